// A folder of a test's own, and whole files.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace onematch {

/// A new, empty folder, removed at the end of the scope with all that is in it.
class ScratchFolder {
 public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

  /// The names in it, hidden ones too, in order.
  std::vector<std::string> names() const;

 private:
  std::filesystem::path path_;
};

/// The bytes of a file. Fails the test if there is none.
std::string contents_of(const std::filesystem::path& file);

/// Makes a file without the help of the code under test.
void make_file(const std::filesystem::path& file, const std::string& bytes);

}  // namespace onematch
