#include "project/text_file.hpp"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include "core/error.hpp"
#include "project/source_text.hpp"

namespace onematch {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

[[noreturn]] void fail(const std::filesystem::path& path, int why) {
  throw Error("cannot read " + path.string() + ": " +
              std::generic_category().message(why));
}

}  // namespace

std::string read_text_file(const std::filesystem::path& path) {
  const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
  if (!file) fail(path, errno);
  // One byte more than is allowed tells that there are too many.
  std::string bytes(max_file_size + 1, '\0');
  bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file.get()));
  if (std::ferror(file.get()) != 0) fail(path, errno);
  return bytes;
}

}  // namespace onematch
