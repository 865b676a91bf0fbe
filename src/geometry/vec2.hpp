// Plain vectors for geometry. The unit and the frame are those of the caller: the
// symbol frame (the smallest circle round the ink has radius 1, origin at its centre)
// or the card frame (millimetres, origin at the card's centre). In both y points down
// and angles turn clockwise on paper.
#pragma once

#include <cmath>

namespace onematch {

struct Vec2 {
  double x = 0, y = 0;

  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(double k, Vec2 a) { return {k * a.x, k * a.y}; }
  friend constexpr bool operator==(Vec2, Vec2) = default;
};

constexpr double dot(Vec2 a, Vec2 b) {
  return a.x * b.x + a.y * b.y;
}
constexpr double cross(Vec2 a, Vec2 b) {
  return a.x * b.y - a.y * b.x;
}
inline double length(Vec2 v) {
  return std::sqrt(dot(v, v));
}

}  // namespace onematch
