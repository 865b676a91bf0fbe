// POSIX: Linux, macOS, the BSDs.
#include "output/write_file.hpp"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <optional>
#include <string>
#include <system_error>

#include "core/error.hpp"

namespace onematch {
namespace {

namespace fs = std::filesystem;

/// What went wrong, as the system tells it; write_file() adds the user's path.
[[noreturn]] void fail(int reason = errno) {
  throw std::system_error(reason, std::generic_category());
}

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int get() const { return fd_; }

  /// Some file systems tell only now that the disk is full.
  void close() {
    const int fd = fd_;
    fd_ = -1;
    if (::close(fd) != 0) fail();
  }

 private:
  int fd_;
};

void write_all(int fd, std::string_view bytes) {
  constexpr std::size_t most = std::size_t{1} << 30;  // macOS refuses 2 GiB and more
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd, bytes.data(), std::min(bytes.size(), most));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail();
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// The path that `path` means once symbolic links are followed, whether or not there
/// is a file.
fs::path followed(fs::path path) {
  for (int links = 0; fs::is_symlink(fs::symlink_status(path)); ++links) {
    if (links == 40) fail(ELOOP);
    path = path.parent_path() / fs::read_symlink(path);
  }
  return path;
}

std::optional<struct stat> found_at(const fs::path& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) == 0) return found;
  if (errno != ENOENT) fail();
  return {};
}

/// A file beside the final one, removed again unless it was put in its place.
///
/// Not mkstemp(): its files are private, and the umask that a plain file would get can
/// only be read by changing it, for all threads.
class Draft {
 public:
  explicit Draft(const fs::path& target) {
    static std::atomic<unsigned> count = 0;
    int fd = -1;
    do {
      path_ = target.parent_path() / (".onematch-" + std::to_string(::getpid()) + "-" +
                                      std::to_string(count++) + ".part");
      fd = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (fd < 0 && errno == EEXIST);
    if (fd < 0) fail();
    file_.emplace(fd);
  }
  ~Draft() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  void fill(std::string_view bytes, const std::optional<struct stat>& old) {
    if (old && ::fchmod(file_->get(), old->st_mode & 07777) != 0) fail();
    write_all(file_->get(), bytes);
    if (::fsync(file_->get()) != 0) fail();
    file_->close();
  }

  void put_in_place(const fs::path& target) {
    if (::rename(path_.c_str(), target.c_str()) != 0) fail();
    path_.clear();
  }

 private:
  fs::path path_;
  std::optional<Descriptor> file_;
};

/// Beyond the limit on file sizes the system would end the program by a signal.
void check_size_limit(std::size_t size) {
  struct rlimit limit {};
  if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      size > limit.rlim_cur)
    fail(EFBIG);
}

/// Makes the renaming last. The new file stands whole by now, so that a file system
/// which can't sync folders is no reason to fail.
void sync_folder(const fs::path& folder) {
  const Descriptor opened(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.get() >= 0) ::fsync(opened.get());
}

/// Holds back what would end the program, until no passing file is left behind.
class SignalsHeld {
 public:
  SignalsHeld() {
    sigset_t ending;
    sigemptyset(&ending);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ending, signal);
    pthread_sigmask(SIG_BLOCK, &ending, &before_);
  }
  ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsHeld(const SignalsHeld&) = delete;
  SignalsHeld& operator=(const SignalsHeld&) = delete;

 private:
  sigset_t before_;
};

void replace(const fs::path& target, std::string_view bytes,
             const std::optional<struct stat>& old) {
  check_size_limit(bytes.size());
  // Renaming needs no right to write the old file; someone may have protected it.
  if (old && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0) fail();
  const SignalsHeld held;
  Draft draft(target);
  draft.fill(bytes, old);
  draft.put_in_place(target);
  sync_folder(target.parent_path());
}

void write_to_device(const fs::path& path, std::string_view bytes) {
  Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (device.get() < 0) fail();
  write_all(device.get(), bytes);
  device.close();
}

}  // namespace

void write_file(const fs::path& path, std::string_view bytes) {
  try {
    const std::optional<struct stat> old = found_at(path);
    if (old && S_ISDIR(old->st_mode)) fail(EISDIR);
    if (old && !S_ISREG(old->st_mode))
      write_to_device(path, bytes);
    else
      replace(followed(path), bytes, old);
  } catch (const std::system_error& error) {
    throw Error("cannot write " + path.string() + ": " + error.code().message());
  }
}

void make_folder(const fs::path& path) {
  std::error_code why;
  fs::create_directories(path, why);
  if (std::error_code unknown; !why && !fs::is_directory(path, unknown))
    why = std::make_error_code(std::errc::not_a_directory);
  if (why) throw Error("cannot make the folder " + path.string() + ": " + why.message());
}

}  // namespace onematch
