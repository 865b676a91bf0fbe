#include "support/leaks.hpp"

extern "C" {

// Fontconfig keeps the patterns that it has matched until the program ends. Weak, as a
// sanitizer's runtime may have its own.
__attribute__((weak)) const char*
__lsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier)
  return "leak:libfontconfig\n";
}

// Of a sanitizer's runtime, if there is one.
__attribute__((weak)) void __lsan_disable();  // NOLINT(bugprone-reserved-identifier)
__attribute__((weak)) void __lsan_enable();   // NOLINT(bugprone-reserved-identifier)
}

namespace onematch {

LeaksAside::LeaksAside() {
  if (__lsan_disable) __lsan_disable();
}

LeaksAside::~LeaksAside() {
  if (__lsan_enable) __lsan_enable();
}

}  // namespace onematch
