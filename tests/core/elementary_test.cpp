#include "core/elementary.hpp"

#include <cmath>

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

TEST_CASE("sine, cosine, exponential and logarithm agree with the C library", "[core]") {
  Random random(6);
  for (int run = 0; run < 20000; ++run) {
    const double x = random.uniform(-1, 1) * (run % 3 == 0 ? 600 : 8);
    INFO("x " << x);
    CHECK(std::abs(sin_cos(x).sin - std::sin(x)) < 1e-14);
    CHECK(std::abs(sin_cos(x).cos - std::cos(x)) < 1e-14);
    CHECK(std::abs(exponential(x) / std::exp(x) - 1) < 2e-15);
    const double y = exponential(x);
    CHECK(std::abs(logarithm(y) - std::log(y)) < 1e-15 * (1 + std::abs(x)));
  }
}

TEST_CASE("elementary functions are exact where the answer is whole", "[core]") {
  CHECK(sin_cos(0).sin == 0);
  CHECK(sin_cos(0).cos == 1);
  CHECK(exponential(0) == 1);
  CHECK(logarithm(1) == 0);
  CHECK(logarithm(exponential(1)) == Approx(1).epsilon(1e-15));
}

TEST_CASE("elementary functions give the same bits everywhere", "[core]") {
  // Sums of many values, so that one wrong bit in one of them shows.
  double sum = 0;
  for (int i = -500; i < 500; ++i) {
    const double x = i * 0.0137;
    sum += sin_cos(x).sin * x + sin_cos(x).cos + exponential(x) + logarithm(1.1 + x * x);
  }
  CHECK(sum == 0x1.119cce147a96bp+16);
}
