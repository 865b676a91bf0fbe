#include "project/text_file.hpp"

#include <system_error>

#include "core/error.hpp"
#include "core/read_file.hpp"
#include "project/source_text.hpp"

namespace onematch {

std::string read_text_file(const std::filesystem::path& path) {
  // Opening a pipe would wait for ever.
  std::error_code unknown;
  if (std::filesystem::is_other(path, unknown))
    throw Error("cannot read " + path.string() + ": it is no plain file");
  try {
    return read_file(path, max_file_size);
  } catch (const std::system_error& error) {
    throw Error("cannot read " + path.string() + ": " + error.code().message());
  }
}

}  // namespace onematch
