#include "symbols/quiet.hpp"

#include <glib.h>

namespace onematch {

void silence_libraries() {
  g_log_set_writer_func([](GLogLevelFlags, const GLogField*, gsize,
                           gpointer) { return G_LOG_WRITER_HANDLED; },
                        nullptr, nullptr);
}

}  // namespace onematch
