#include "core/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace onematch {
namespace {

/// Joined at the end of the scope. Not std::jthread: not every standard library has it.
struct Helpers {
  std::vector<std::thread> threads;
  Helpers() = default;
  ~Helpers() {
    for (std::thread& thread : threads) thread.join();
  }
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;
};

}  // namespace

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
    Helpers helpers;
    const std::size_t wanted = std::min(count, static_cast<std::size_t>(threads));
    try {
      for (std::size_t t = 1; t < wanted; ++t) helpers.threads.emplace_back(worker);
    } catch (const std::system_error&) {
      // The system grants no more threads: those there are do it all.
    }
    worker();
  }
  for (const std::exception_ptr& failure : failures)
    if (failure) std::rethrow_exception(failure);
}

void parallel_for(std::size_t count, int threads,
                  const std::function<void(std::size_t)>& work,
                  const std::function<void(std::size_t)>& progress) {
  std::mutex one_at_a_time;
  std::size_t done = 0;
  parallel_for(count, threads, [&](std::size_t i) {
    work(i);
    const std::lock_guard lock(one_at_a_time);
    ++done;
    if (progress) progress(done);
  });
}

}  // namespace onematch
