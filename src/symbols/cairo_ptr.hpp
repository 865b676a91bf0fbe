// Owning pointers for the C libraries that draw.
#pragma once

#include <cairo.h>
#include <glib-object.h>

#include <memory>
#include <string>

namespace onematch {

template <auto Free>
struct FreeWith {
  template <class T>
  void operator()(T* p) const noexcept {
    Free(p);
  }
};

using SurfacePtr = std::unique_ptr<cairo_surface_t, FreeWith<cairo_surface_destroy>>;
using ContextPtr = std::unique_ptr<cairo_t, FreeWith<cairo_destroy>>;

template <class T>
using GObjectPtr = std::unique_ptr<T, FreeWith<g_object_unref>>;

/// Saves the drawing state and restores it at the end of the scope.
class SavedState {
 public:
  explicit SavedState(cairo_t* cr) : cr_(cr) { cairo_save(cr_); }
  ~SavedState() { cairo_restore(cr_); }
  SavedState(const SavedState&) = delete;
  SavedState& operator=(const SavedState&) = delete;

 private:
  cairo_t* cr_;
};

/// Cairo remembers the first failure instead of returning it: call this once per
/// picture or page. Throws Error, naming `doing`, if anything since has failed.
void check(cairo_t* cr, const char* doing);

/// What `error` says; frees it. Libraries may fail without one.
std::string take_message(GError* error);

}  // namespace onematch
