#include "render/flate.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/random.hpp"
#include "support/samples.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// Undoes PNG's filters, one byte after the other. PNG specification, 9.2.
std::string unfiltered(const std::string& bytes, const Samples& frame) {
  const std::size_t size = frame.row_size();
  const std::size_t step = std::max<std::size_t>(1, frame.components * frame.bits / 8);
  std::string plain;
  const auto at = [&](std::size_t y, std::size_t i) {
    return static_cast<unsigned char>(plain.at(y * size + i));
  };
  for (std::size_t y = 0; y < frame.height; ++y)
    for (std::size_t i = 0; i < size; ++i) {
      const int a = i >= step ? at(y, i - step) : 0, b = y > 0 ? at(y - 1, i) : 0;
      const int c = i >= step && y > 0 ? at(y - 1, i - step) : 0;
      const int p = a + b - c;
      const int pa = std::abs(p - a), pb = std::abs(p - b), pc = std::abs(p - c);
      const int guesses[] = {0, a, b, (a + b) / 2,
                             pa <= pb && pa <= pc ? a
                             : pb <= pc           ? b
                                                  : c};
      const char filter = bytes.at(y * (size + 1));
      REQUIRE((0 <= filter && filter <= 4));
      plain += static_cast<char>(bytes.at(y * (size + 1) + 1 + i) + guesses[int{filter}]);
    }
  return plain;
}

std::string undone(const std::string& flate, Prediction prediction,
                   const Samples& frame) {
  const bool bare = prediction == Prediction::none;
  const std::optional<std::string> bytes =
      inflated(flate, frame.height * (frame.row_size() + (bare ? 0 : 1)));
  REQUIRE(bytes);
  return bare ? *bytes : unfiltered(*bytes, frame);
}

std::string noise(std::size_t size, std::uint64_t seed) {
  Random random(seed);
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(random.below(256));
  return bytes;
}

}  // namespace

TEST_CASE("what is deflated is the same again afterwards, in any shape", "[flate]") {
  for (std::size_t width = 1; width <= 9; ++width)
    for (std::size_t height = 1; height <= 3; ++height)
      for (const std::size_t components : {1U, 3U})
        for (const std::size_t bits : {1U, 2U, 4U, 8U}) {
          Samples samples{width, height, components, bits, {}};
          samples.bytes = noise(height * samples.row_size(), width);
          for (const Prediction prediction : all_predictions) {
            const std::string flate = deflated(samples, prediction, Effort::quick);
            if (undone(flate, prediction, samples) != samples.bytes)
              FAIL(width << " x " << height << " of " << components << " x " << bits
                         << " bits, prediction " << static_cast<int>(prediction));
          }
        }
}

TEST_CASE("many bytes are all deflated", "[flate]") {
  Samples samples{50'001, 3, 3, 8, {}};
  samples.bytes = noise(3 * samples.row_size(), 5);
  for (const Prediction prediction : {Prediction::none, Prediction::best_of_row})
    CHECK((undone(deflated(samples, prediction, Effort::thorough), prediction, samples) ==
           samples.bytes));
}

TEST_CASE("a slope is foretold", "[flate]") {
  const Samples slope = painted_samples(200, 100, 1, [](int x, int y) {
    return static_cast<unsigned>(x * x / 200 + y * y / 70) & 255U;
  });
  const std::size_t bare = deflated(slope, Prediction::none, Effort::thorough).size();
  CHECK(deflated(slope, Prediction::left, Effort::thorough).size() < bare / 2);
  CHECK(deflated(slope, Prediction::best_of_row, Effort::thorough).size() < bare / 2);
}

TEST_CASE("the filter of each row is the one that leaves least", "[flate]") {
  // Rows that are flat, like the one above, a slope, and noise.
  const Samples rows{8, 4, 1, 8,
                     std::string("\x11\x11\x11\x11\x11\x11\x11\x11", 8) +
                         std::string("\x11\x11\x11\x11\x11\x11\x11\x11", 8) +
                         std::string("\x00\x20\x40\x60\x80\xa0\xc0\xe0", 8) +
                         std::string("\x03\xfd\x02\xff\x01\xfe\x02\xfd", 8)};
  const std::string filtered =
      *inflated(deflated(rows, Prediction::best_of_row, Effort::quick), 4 * 9);
  CHECK(filtered[0] == 1);
  CHECK(filtered[9] == 2);
  CHECK(filtered[18] == 1);
  CHECK(filtered[27] == 0);
}

TEST_CASE("only a whole stream of the expected size is inflated", "[flate]") {
  const Samples samples{70'000, 1, 1, 8, noise(70'000, 3)};
  const std::string flate = deflated(samples, Prediction::none, Effort::quick);
  CHECK((inflated(flate, 70'000) == samples.bytes));
  CHECK_FALSE(inflated(flate, 69'999).has_value());
  CHECK_FALSE(inflated(flate, 70'001).has_value());
  CHECK_FALSE(inflated(flate, 0).has_value());
  CHECK_FALSE(inflated(flate.substr(0, flate.size() - 1), 70'000).has_value());
  CHECK_FALSE(inflated(flate.substr(1), 70'000).has_value());
  CHECK_FALSE(inflated("", 0).has_value());
  CHECK_FALSE(inflated("no stream at all", 10).has_value());
  std::string damaged = flate;
  damaged[damaged.size() - 2] ^= 1;  // of the checksum
  CHECK_FALSE(inflated(damaged, 70'000).has_value());
}
