// `onematch templates` and `onematch symbols`: what is bundled.
#pragma once

#include "cli/run.hpp"

namespace onematch {

/// Each template on a line with what it is for. Returns 0.
int list_templates(const Streams& streams);

/// Each group with its drawings. Returns 0.
int list_symbols(const Streams& streams);

}  // namespace onematch
