#include "core/lab.hpp"

#include <algorithm>

#include "core/elementary.hpp"

namespace onematch {
namespace {

double lab_root(double t) {
  return t > 216.0 / 24389 ? exponential(logarithm(t) / 3)
                           : (24389.0 / 27 * t + 16) / 116;
}

/// `root` is lab_root() or near enough.
template <class Root>
Lab lab_of(double red, double green, double blue, const Root& root) {
  const double x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const double y = root(light_of(red, green, blue));
  const double z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

}  // namespace

double light_of(double value) {
  return value <= 0.04045 ? value / 12.92
                          : exponential(2.4 * logarithm((value + 0.055) / 1.055));
}

Lab to_lab(const Color& color) {
  return lab_of(light_of(color.red), light_of(color.green), light_of(color.blue),
                lab_root);
}

LabTable::LabTable() {
  for (std::size_t i = 0; i < linear_.size(); ++i) linear_[i] = light_of(double(i) / 255);
  for (std::size_t i = 0; i < roots_.size(); ++i) roots_[i] = lab_root(double(i) / steps);
}

double LabTable::root(double t) const {
  const double at = std::clamp(t, 0.0, 1.0) * steps;
  const auto i = static_cast<std::size_t>(at);
  return roots_[i] + (at - double(i)) * (roots_[i + 1] - roots_[i]);
}

Lab LabTable::operator()(const std::uint8_t* rgb) const {
  return lab_of(linear_[rgb[0]], linear_[rgb[1]], linear_[rgb[2]],
                [this](double t) { return root(t); });
}

}  // namespace onematch
