// What the leak sanitizer must not report.

extern "C" {

// Fontconfig keeps the patterns that it has matched until the program ends. Cairo 1.16
// loses some hundred bytes with each font that FreeType refuses to scale; which function
// does, the sanitizer can't see. Weak, as a sanitizer's runtime may have its own.
__attribute__((weak)) const char*
__lsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier)
  return "leak:libfontconfig\nleak:libcairo.so\n";
}
}
