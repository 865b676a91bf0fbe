#include "cli/system.hpp"

#include <poll.h>
#include <unistd.h>

#include <system_error>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#ifdef __APPLE__
#include <mach-o/dyld.h>

#include <string>
#endif

namespace onematch {

std::filesystem::path program_path() {
  std::error_code ignored;
#ifdef __APPLE__
  std::uint32_t size = 0;
  _NSGetExecutablePath(nullptr, &size);
  std::string path(size, '\0');
  if (_NSGetExecutablePath(path.data(), &size) != 0) return {};
  return std::filesystem::canonical(path.c_str(), ignored);
#else
  return std::filesystem::read_symlink("/proc/self/exe", ignored);
#endif
}

bool reader_has_gone() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0;
}

void keep_freed_memory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 64 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

}  // namespace onematch
