// Where Cairo puts what it writes.
#pragma once

#include <cairo.h>

#include <string>

namespace onematch {

/// A cairo_write_func_t whose closure is a std::string.
inline cairo_status_t append_bytes(void* bytes, const unsigned char* data,
                                   unsigned size) try {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), size);
  return CAIRO_STATUS_SUCCESS;
} catch (...) {  // nothing may pass through the C code
  return CAIRO_STATUS_NO_MEMORY;
}

}  // namespace onematch
