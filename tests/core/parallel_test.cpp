#include "core/parallel.hpp"

#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

#include "test.hpp"

using namespace onematch;

TEST_CASE("every piece of work is done once, on any number of threads", "[core]") {
  const int threads = GENERATE(as<int>{}, 1, 2, 4, 16);
  const std::size_t count = GENERATE(as<std::size_t>{}, 0, 1, 3, 1000);
  std::vector<std::atomic<int>> done(count);
  parallel_for(count, threads, [&](std::size_t i) { ++done[i]; });
  for (const std::atomic<int>& times : done) CHECK(times == 1);
}

TEST_CASE("of several failures the first in order is reported", "[core]") {
  const int threads = GENERATE(as<int>{}, 1, 4);
  CHECK_THROWS_WITH(parallel_for(100, threads,
                                 [](std::size_t i) {
                                   if (i % 10 == 7)
                                     throw std::runtime_error(std::to_string(i));
                                 }),
                    "7");
}
