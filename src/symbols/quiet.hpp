// No words of others' on standard error.
#pragma once

namespace onematch {

/// From now on, what GLib, Pango and their like would print about odd files is not
/// printed: what matters of it is told as a problem, with the file's name.
void silence_libraries();

}  // namespace onematch
