// What went wrong, whatever was thrown.
#pragma once

#include "core/error.hpp"

namespace onematch {

/// The problems of the exception that is being handled: an Error's own; or that memory
/// ran out, or that we have a bug. Call it in a catch clause only.
Problems current_problems();

}  // namespace onematch
