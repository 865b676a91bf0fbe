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

TEST_CASE("progress counts the work that is done, up to all of it", "[core]") {
  const int threads = GENERATE(as<int>{}, 1, 4);
  std::vector<std::size_t> told;
  parallel_for(
      100, threads, [](std::size_t) {}, [&](std::size_t done) { told.push_back(done); });
  REQUIRE(told.size() == 100);
  for (std::size_t i = 0; i < told.size(); ++i) CHECK(told[i] == i + 1);
  CHECK_NOTHROW(parallel_for(
      3, threads, [](std::size_t) {}, nullptr));
}

TEST_CASE("work that fails is not counted as done", "[core]") {
  const int threads = GENERATE(as<int>{}, 1, 4);
  std::size_t most = 0;
  const auto fail_at_5 = [](std::size_t i) {
    if (i == 5) throw std::runtime_error("5");
  };
  CHECK_THROWS_WITH(
      parallel_for(10, threads, fail_at_5, [&](std::size_t done) { most = done; }), "5");
  CHECK(most == 9);
}
