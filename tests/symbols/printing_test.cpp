#include "symbols/printing.hpp"

#include <cmath>

#include "placement/body.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// Of a rectangle so many times as wide as it is high.
double longer_side_of(double proportion) {
  return 2 * proportion / std::hypot(proportion, 1);
}

}  // namespace

TEST_CASE("what is known of a symbol's size is not guessed", "[symbols]") {
  for (const double proportion : {1.0, 8.0})
    CHECK(longest_mm({30, false}, rectangle_silhouette(proportion),
                     longer_side_of(proportion)) == 30);
}

TEST_CASE("a photo of 3 by 2 is as long as is said of photos", "[symbols]") {
  CHECK(longest_mm({30, true}, rectangle_silhouette(1.5), longer_side_of(1.5)) ==
        Approx(30).epsilon(1e-3));
}

TEST_CASE("what looks as large as a photo is longer if it is lean", "[symbols]") {
  const auto radius = [](double proportion) {
    return longest_mm({30, true}, rectangle_silhouette(proportion),
                      longer_side_of(proportion)) /
           longer_side_of(proportion);
  };
  for (const double proportion : {1.0, 2.0, 5.0, 12.0}) {
    CAPTURE(proportion);
    const Body lean(rectangle_silhouette(proportion));
    const Body photo(rectangle_silhouette(1.5));
    CHECK(radius(proportion) * lean.visual_size ==
          Approx(radius(1.5) * photo.visual_size).epsilon(1e-6));
  }
}
