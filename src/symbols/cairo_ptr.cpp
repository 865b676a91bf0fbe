#include "symbols/cairo_ptr.hpp"

#include "core/error.hpp"

namespace onematch {

void check(cairo_t* cr, const char* doing) {
  const cairo_status_t status = cairo_status(cr);
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("cannot ") + doing + ": " + cairo_status_to_string(status));
}

std::string take_message(GError* error) {
  if (!error) return "no reason given";
  const std::unique_ptr<GError, FreeWith<g_error_free>> owned(error);
  std::string message = owned->message;
  message.erase(message.find_last_not_of(" \n") +
                1);  // librsvg ends some with a line end
  return message;
}

}  // namespace onematch
