// What each system does in a way of its own.
#pragma once

#include <filesystem>

namespace onematch {

/// The running program's file, links resolved; empty if the system does not say.
std::filesystem::path program_path();

/// Asks for memory that is freed to be kept for the next use, where the system would
/// give it back at once: filters of drawings take and free large pictures by the dozen,
/// of which every page would be cleared anew. Call it before any thread starts.
void keep_freed_memory();

/// Whether whoever read standard output through a pipe has gone away.
bool reader_has_gone();

}  // namespace onematch
