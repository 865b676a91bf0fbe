#include "symbols/cairo_ptr.hpp"

#include "core/error.hpp"

namespace onematch {

void check(cairo_t* cr, const char* doing) {
  const cairo_status_t status = cairo_status(cr);
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("cannot ") + doing + ": " + cairo_status_to_string(status));
}

}  // namespace onematch
