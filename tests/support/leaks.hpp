// What the leak sanitizer must not report.
#pragma once

namespace onematch {

/// What this thread allocates while one lives is no leak. Cairo 1.16 loses some hundred
/// bytes with each font that FreeType refuses to scale, and nobody can free them.
class LeaksAside {
 public:
  LeaksAside();
  ~LeaksAside();
  LeaksAside(const LeaksAside&) = delete;
  LeaksAside& operator=(const LeaksAside&) = delete;
};

}  // namespace onematch
