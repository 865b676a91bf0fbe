#include "core/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <thread>
#include <vector>

namespace onematch {

void parallel_for(std::size_t count, int threads,
                  const std::function<void(std::size_t)>& work) {
  assert(threads >= 1);
  std::atomic<std::size_t> next = 0;
  std::vector<std::exception_ptr> failures(count);
  const auto worker = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      try {
        work(i);
      } catch (...) {
        failures[i] = std::current_exception();
      }
    }
  };
  {
    std::vector<std::jthread> helpers;
    const std::size_t wanted = std::min(count, static_cast<std::size_t>(threads));
    for (std::size_t t = 1; t < wanted; ++t) helpers.emplace_back(worker);
    worker();
  }
  for (const std::exception_ptr& failure : failures)
    if (failure) std::rethrow_exception(failure);
}

}  // namespace onematch
