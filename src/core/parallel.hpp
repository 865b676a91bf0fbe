// One loop spread over several threads.
#pragma once

#include <cstddef>
#include <functional>

namespace onematch {

/// Calls work(i) once for each i in [0, count), on up to `threads` threads (at least
/// 1), in no set order. Returns when all are done. If calls throw, the exception of
/// the least such i is rethrown, so that the outcome does not depend on timing.
void parallel_for(std::size_t count, int threads,
                  const std::function<void(std::size_t)>& work);

/// The same, and tells `progress`, if there is one, after each call that does not throw
/// how many of them are done; never on two threads at once.
void parallel_for(std::size_t count, int threads,
                  const std::function<void(std::size_t)>& work,
                  const std::function<void(std::size_t)>& progress);

}  // namespace onematch
