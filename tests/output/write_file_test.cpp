#include "output/write_file.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/mount.h>
#endif

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "core/parallel.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

using Names = std::vector<std::string>;

unsigned mode_of(const fs::path& file) {
  struct stat found {};
  REQUIRE(::stat(file.c_str(), &found) == 0);
  return found.st_mode & 07777;
}

/// What write_file() says when it fails.
std::string refusal(const fs::path& file, const std::string& bytes = "new") {
  try {
    write_file(file, bytes);
  } catch (const Error& error) {
    return error.what();
  }
  return "written";
}

/// A user without rights, in its scope: root may do anything.
class Unprivileged {
 public:
  Unprivileged() {
    if (::geteuid() == 0) REQUIRE(::seteuid(65534) == 0);
  }
  ~Unprivileged() {
    if (::getuid() == 0 && ::seteuid(0) != 0) std::abort();
  }
  Unprivileged(const Unprivileged&) = delete;
  Unprivileged& operator=(const Unprivileged&) = delete;
};

/// Files of at most `size` bytes, in its scope.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t size) {
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &old_) == 0);
    const struct rlimit limit { size, old_.rlim_max };
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &limit) == 0);
  }
  ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &old_); }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  struct rlimit old_ {};
};

#if defined(__linux__)
/// A disk of 64 KiB at `folder`, in its scope, if the user may mount one.
class SmallDisk {
 public:
  explicit SmallDisk(const fs::path& folder)
      : folder_(folder),
        mounted_(::mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=64k") == 0) {}
  ~SmallDisk() {
    if (mounted_) ::umount(folder_.c_str());
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  bool mounted() const { return mounted_; }

 private:
  fs::path folder_;
  bool mounted_;
};
#endif

}  // namespace

TEST_CASE("a file is made with every byte", "[output]") {
  const ScratchFolder folder;
  std::string bytes(3'000'001, '\0');
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7 >> 3);
  write_file(folder / "out.pdf", bytes);
  CHECK(contents_of(folder / "out.pdf") == bytes);
  CHECK(folder.names() == Names{"out.pdf"});
}

TEST_CASE("an old file is replaced, also by an empty one", "[output]") {
  const ScratchFolder folder;
  make_file(folder / "out.pdf", "the old one, which is longer");
  write_file(folder / "out.pdf", "new");
  CHECK(contents_of(folder / "out.pdf") == "new");
  write_file(folder / "out.pdf", "");
  CHECK(contents_of(folder / "out.pdf").empty());
}

TEST_CASE("a file without a folder goes to the current one", "[output]") {
  const ScratchFolder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  write_file("out.pdf", "new");
  fs::current_path(before);
  CHECK(contents_of(folder / "out.pdf") == "new");
}

TEST_CASE("one who has the old file open keeps it whole", "[output]") {
  const ScratchFolder folder;
  make_file(folder / "out.pdf", "old");
  std::ifstream reader(folder / "out.pdf");
  write_file(folder / "out.pdf", "new");
  std::string seen;
  reader >> seen;
  CHECK(seen == "old");
}

TEST_CASE("a new file has the mode of the umask, a replaced one its old mode",
          "[output]") {
  const ScratchFolder folder;
  const mode_t before = ::umask(027);
  write_file(folder / "new.pdf", "new");
  ::umask(before);
  CHECK(mode_of(folder / "new.pdf") == 0640);

  make_file(folder / "old.pdf", "old");
  REQUIRE(::chmod((folder / "old.pdf").c_str(), 0604) == 0);
  write_file(folder / "old.pdf", "new");
  CHECK(mode_of(folder / "old.pdf") == 0604);
}

TEST_CASE("symbolic links are followed, not replaced", "[output]") {
  const ScratchFolder folder;
  fs::create_directory(folder / "real");
  fs::create_symlink("real/out.pdf", folder / "link.pdf");
  fs::create_symlink("link.pdf", folder / "link-to-link.pdf");
  write_file(folder / "link-to-link.pdf", "first");  // the target is yet to be made
  CHECK(contents_of(folder / "real/out.pdf") == "first");
  write_file(folder / "link-to-link.pdf", "second");
  CHECK(contents_of(folder / "real/out.pdf") == "second");
  CHECK(fs::is_symlink(folder / "link.pdf"));
  CHECK(folder.names() == Names{"link-to-link.pdf", "link.pdf", "real"});
}

TEST_CASE("a pipe is written to", "[output]") {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  write_file("/dev/fd/" + std::to_string(ends[1]), "through a pipe");
  char seen[32] = {};
  CHECK(::read(ends[0], seen, sizeof seen) == 14);
  CHECK(std::string(seen) == "through a pipe");
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST_CASE("many files are written at once", "[output]") {
  const ScratchFolder folder;
  parallel_for(40, 4, [&](std::size_t i) {
    write_file(folder / std::to_string(i), std::to_string(i * i));
  });
  CHECK(folder.names().size() == 40);
  for (std::size_t i = 0; i < 40; ++i)
    CHECK(contents_of(folder / std::to_string(i)) == std::to_string(i * i));
}

#if defined(__linux__)
TEST_CASE("a full disk is told", "[output]") {
  const ScratchFolder folder;
  fs::create_symlink("/dev/full", folder / "out.pdf");
  CHECK(refusal(folder / "out.pdf") ==
        "cannot write " + (folder / "out.pdf").string() + ": No space left on device");
  CHECK(fs::is_character_file("/dev/full"));
  CHECK(folder.names() == Names{"out.pdf"});
}

TEST_CASE("a disk that fills up half-way leaves the old file", "[output]") {
  const ScratchFolder folder;
  const SmallDisk disk(folder.path());
  if (!disk.mounted()) {
    WARN("not tested: no right to mount a small disk");
    return;
  }
  make_file(folder / "out.pdf", "old");
  CHECK(refusal(folder / "out.pdf", std::string(1'000'000, 'x')) ==
        "cannot write " + (folder / "out.pdf").string() + ": No space left on device");
  CHECK(contents_of(folder / "out.pdf") == "old");
  CHECK(folder.names() == Names{"out.pdf"});
}
#endif

TEST_CASE("a folder as target is told", "[output]") {
  const ScratchFolder folder;
  CHECK(refusal(folder.path()) ==
        "cannot write " + folder.path().string() + ": Is a directory");
  CHECK(folder.names().empty());
}

TEST_CASE("a missing folder is told", "[output]") {
  const ScratchFolder folder;
  CHECK(refusal(folder / "none/out.pdf") == "cannot write " +
                                                (folder / "none/out.pdf").string() +
                                                ": No such file or directory");
  make_file(folder / "file", "");
  CHECK(refusal(folder / "file/out.pdf") ==
        "cannot write " + (folder / "file/out.pdf").string() + ": Not a directory");
}

TEST_CASE("links in a circle are told", "[output]") {
  const ScratchFolder folder;
  fs::create_symlink("b", folder / "a");
  fs::create_symlink("a", folder / "b");
  CHECK_THAT(refusal(folder / "a"),
             ContainsSubstring("oo many levels of symbolic links"));
}

TEST_CASE("a name that is too long is told, and nothing is left", "[output]") {
  const ScratchFolder folder;
  const fs::path file = folder / std::string(300, 'x');
  CHECK(refusal(file) == "cannot write " + file.string() + ": File name too long");
  CHECK(folder.names().empty());
}

TEST_CASE("a folder without write permission is told", "[output]") {
  const ScratchFolder folder;
  make_file(folder / "out.pdf", "old");
  REQUIRE(::chmod((folder / "out.pdf").c_str(), 0666) == 0);
  REQUIRE(::chmod(folder.path().c_str(), 0555) == 0);
  {
    const Unprivileged user;
    CHECK(refusal(folder / "out.pdf") ==
          "cannot write " + (folder / "out.pdf").string() + ": Permission denied");
  }
  CHECK(contents_of(folder / "out.pdf") == "old");
  CHECK(folder.names() == Names{"out.pdf"});
  REQUIRE(::chmod(folder.path().c_str(), 0755) == 0);
}

TEST_CASE("a protected file is left alone", "[output]") {
  const ScratchFolder folder;
  make_file(folder / "out.pdf", "old");
  REQUIRE(::chmod((folder / "out.pdf").c_str(), 0444) == 0);
  REQUIRE(::chmod(folder.path().c_str(), 0777) == 0);
  {
    const Unprivileged user;
    CHECK(refusal(folder / "out.pdf") ==
          "cannot write " + (folder / "out.pdf").string() + ": Permission denied");
  }
  CHECK(contents_of(folder / "out.pdf") == "old");
}

TEST_CASE("a limit on file sizes is told and does not end the program", "[output]") {
  const ScratchFolder folder;
  make_file(folder / "out.pdf", "old");
  std::string at_limit, beyond;
  {
    const FileSizeLimit limit(1000);
    beyond = refusal(folder / "out.pdf", std::string(1001, 'x'));
    CHECK(folder.names() == Names{"out.pdf"});
    CHECK(contents_of(folder / "out.pdf") == "old");
    at_limit = refusal(folder / "out.pdf", std::string(1000, 'x'));
  }
  CHECK(beyond == "cannot write " + (folder / "out.pdf").string() + ": File too large");
  CHECK(at_limit == "written");
}
