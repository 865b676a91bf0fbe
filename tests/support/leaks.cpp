// What the leak sanitizer must not report.

extern "C" {

// Fontconfig keeps the patterns that it has matched until the program ends. Weak, as a
// sanitizer's runtime may have its own.
__attribute__((weak)) const char*
__lsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier)
  return "leak:libfontconfig\n";
}
}
