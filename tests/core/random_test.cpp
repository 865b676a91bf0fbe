#include "core/random.hpp"

#include <algorithm>
#include <array>

#include "test.hpp"

using namespace onematch;

TEST_CASE("the generator is the same everywhere", "[core]") {
  // Computed by a separate Python program from the published algorithm.
  Random random(1, 2);
  CHECK(random.next() == 0x5072f87657172324u);
  CHECK(random.next() == 0xaef14ac4878a47a7u);
}

TEST_CASE("streams of one seed differ", "[core]") {
  CHECK(Random(1, 0).next() != Random(1, 1).next());
  CHECK(Random(1, 0).next() != Random(2, 0).next());
  CHECK(Random(1, 2).next() != Random(2, 1).next());
}

TEST_CASE("below() is fair and stays below", "[core]") {
  Random random(7);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts[random.below(6)];
  for (const int count : counts) CHECK(std::abs(count - 10000) < 500);
}

TEST_CASE("uniform() fills its range", "[core]") {
  Random random(7);
  double least = 1, most = 0, sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double x = random.uniform();
    least = std::min(least, x);
    most = std::max(most, x);
    sum += x;
  }
  CHECK(least >= 0);
  CHECK(least < 0.01);
  CHECK(most < 1);
  CHECK(most > 0.99);
  CHECK(sum / 10000 == Approx(0.5).margin(0.02));
}

TEST_CASE("a shuffle keeps every item", "[core]") {
  std::vector<int> items{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  std::vector<int> shuffled = items;
  Random(3).shuffle(shuffled);
  CHECK(shuffled != items);
  std::sort(shuffled.begin(), shuffled.end());
  CHECK(shuffled == items);
}
