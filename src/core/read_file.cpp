#include "core/read_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

namespace onematch {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

[[noreturn]] void fail() {
  throw std::system_error(errno, std::generic_category());
}

}  // namespace

std::string read_file(const std::filesystem::path& path, std::size_t most) {
  // Not a stream: those need not say why they failed.
  const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
  if (!file) fail();
  std::string bytes;
  std::array<char, 65536> block;
  while (bytes.size() <= most) {
    const std::size_t wanted = std::min(block.size(), most + 1 - bytes.size());
    const std::size_t got = std::fread(block.data(), 1, wanted, file.get());
    bytes.append(block.data(), got);
    if (got < wanted) break;
  }
  if (std::ferror(file.get()) != 0) fail();
  return bytes;
}

}  // namespace onematch
