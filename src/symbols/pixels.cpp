#include "symbols/pixels.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace onematch {
namespace {

/// A stretch of old pixels that one new pixel covers, and how much of the two at its
/// ends.
struct Span {
  int first = 0, last = 0;
  float first_share = 1, last_share = 1;

  float share(int i) const {
    return i == first ? first_share : i == last ? last_share : 1;
  }
};

/// How `from` pixels become `to`.
std::vector<Span> spans(int from, int to) {
  std::vector<Span> result(static_cast<std::size_t>(to));
  const double step = double(from) / to;
  for (int i = 0; i < to; ++i) {
    const double begin = i * step, end = i + 1 == to ? from : (i + 1) * step;
    Span& span = result[static_cast<std::size_t>(i)];
    span.first = std::min(static_cast<int>(begin), from - 1);
    span.last = std::clamp(static_cast<int>(std::ceil(end)) - 1, span.first, from - 1);
    span.first_share = static_cast<float>(std::min(span.first + 1.0, end) - begin);
    if (span.last > span.first) span.last_share = static_cast<float>(end - span.last);
  }
  return result;
}

/// Adds a row of the picture, `share` of it, to the sums of a new row: three colours
/// times alpha, and alpha.
void add_row(const std::uint8_t* row, int channels, float share,
             const std::vector<Span>& columns, std::vector<float>& sums) {
  float* sum = sums.data();
  for (const Span& span : columns) {
    for (int x = span.first; x <= span.last; ++x) {
      const std::uint8_t* pixel = row + static_cast<std::ptrdiff_t>(x) * channels;
      const float weight = share * span.share(x) * (channels == 4 ? pixel[3] : 255.0F);
      for (int i = 0; i < 3; ++i) sum[i] += weight * pixel[i];
      sum[3] += weight;
    }
    sum += 4;
  }
}

std::uint8_t rounded(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

Pixels copied(const PixelView& view, const Window& part) {
  Pixels result(part.width, part.height);
  for (int y = 0; y < part.height; ++y)
    for (int x = 0; x < part.width; ++x) {
      std::uint8_t* to = result.at(x, y);
      to[3] = 255;
      std::memcpy(to, view.at(part.x + x, part.y + y),
                  static_cast<std::size_t>(view.channels));
    }
  return result;
}

}  // namespace

PixelView view_of(const Pixels& pixels) {
  return {pixels.rgba.data(), std::ptrdiff_t{4} * pixels.width, 4, pixels.width,
          pixels.height};
}

std::optional<Window> inked(const PixelView& view) {
  if (view.channels < 4) return Window{0, 0, view.width, view.height};
  int left = view.width, right = -1, top = view.height, bottom = -1;
  for (int y = 0; y < view.height; ++y)
    for (int x = 0; x < view.width; ++x)
      if (view.at(x, y)[3] > 0) {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = y;
      }
  if (right < 0) return {};
  return Window{left, top, right - left + 1, bottom - top + 1};
}

bool is_opaque(const PixelView& view) {
  if (view.channels < 4) return true;
  for (int y = 0; y < view.height; ++y)
    for (int x = 0; x < view.width; ++x)
      if (view.at(x, y)[3] < 255) return false;
  return true;
}

bool has_transparent_parts(const PixelView& view) {
  constexpr int clear = 230;
  if (view.channels < 4) return false;
  const int rim = std::min(2, std::min(view.width, view.height) / 50);
  long long count = 0;
  for (int y = rim; y < view.height - rim; ++y)
    for (int x = rim; x < view.width - rim; ++x) count += view.at(x, y)[3] < clear;
  return 1000 * count > static_cast<long long>(view.width) * view.height;
}

Pixels laid_on(Pixels pixels, const std::array<std::uint8_t, 3>& ground) {
  for (std::size_t i = 0; i < pixels.rgba.size(); i += 4) {
    std::uint8_t* pixel = &pixels.rgba[i];
    const int alpha = pixel[3];
    for (std::size_t k = 0; k < ground.size(); ++k)
      pixel[k] = static_cast<std::uint8_t>(
          (pixel[k] * alpha + ground[k] * (255 - alpha) + 127) / 255);
    pixel[3] = 255;
  }
  return pixels;
}

Pixels scaled_down(const PixelView& view, const Window& part, int width, int height) {
  if (width == part.width && height == part.height) return copied(view, part);
  const std::vector<Span> columns = spans(part.width, width);
  const std::vector<Span> rows = spans(part.height, height);
  const float area =
      static_cast<float>(double(part.width) / width * (double(part.height) / height));
  Pixels result(width, height);
  std::vector<float> sums;
  for (int y = 0; y < height; ++y) {
    const Span& span = rows[static_cast<std::size_t>(y)];
    sums.assign(4 * static_cast<std::size_t>(width), 0);
    for (int row = span.first; row <= span.last; ++row)
      add_row(view.at(part.x, part.y + row), view.channels, span.share(row), columns,
              sums);
    for (int x = 0; x < width; ++x) {
      const float* sum = &sums[4 * static_cast<std::size_t>(x)];
      std::uint8_t* to = result.at(x, y);
      if (sum[3] <= 0) continue;
      for (int i = 0; i < 3; ++i) to[i] = rounded(sum[i] / sum[3]);
      to[3] = rounded(sum[3] / area);
    }
  }
  return result;
}

Pixels upright(const Pixels& stored, int orientation) {
  const bool exchanges = orientation >= 5;
  const bool mirrors_x =
      orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
  const bool mirrors_y =
      orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
  Pixels result(exchanges ? stored.height : stored.width,
                exchanges ? stored.width : stored.height);
  for (int y = 0; y < result.height; ++y)
    for (int x = 0; x < result.width; ++x) {
      const int u = mirrors_x ? result.width - 1 - x : x;
      const int v = mirrors_y ? result.height - 1 - y : y;
      std::memcpy(result.at(x, y), exchanges ? stored.at(v, u) : stored.at(u, v), 4);
    }
  return result;
}

bool is_photo_like(const Pixels& pixels) {
  constexpr int smallest = 64;
  if (std::min(pixels.width, pixels.height) < smallest) return false;
  long long pairs = 0, alike = 0;
  for (int y = 0; y < pixels.height; ++y)
    for (int x = 1; x < pixels.width; ++x) {
      const std::uint8_t* here = pixels.at(x, y);
      if (here[3] == 0 || here[-1] == 0) continue;
      ++pairs;
      alike += std::memcmp(here - 4, here, 4) == 0;
    }
  return 5 * alike < 2 * pairs;
}

}  // namespace onematch
