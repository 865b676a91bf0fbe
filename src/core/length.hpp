// Lengths on paper, and the points and sizes made of them.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace onematch {

/// A length on paper.
///
/// Kept in millimetres, the one unit the program computes in. Other units pass
/// through two doors only: parse_length() on the way in from a project file, and
/// to_pt() on the way out to the PDF.
class Length {
 public:
  constexpr Length() = default;

  static constexpr Length mm(double v) { return Length(v); }
  static constexpr Length inch(double v) { return Length(v * 25.4); }
  static constexpr Length pt(double v) { return Length(v * 25.4 / 72.0); }

  constexpr double to_mm() const { return mm_; }
  constexpr double to_pt() const { return mm_ * 72.0 / 25.4; }

  constexpr Length operator-() const { return Length(-mm_); }
  constexpr Length& operator+=(Length o) { return *this = *this + o; }
  constexpr Length& operator-=(Length o) { return *this = *this - o; }

  friend constexpr Length operator+(Length a, Length b) { return Length(a.mm_ + b.mm_); }
  friend constexpr Length operator-(Length a, Length b) { return Length(a.mm_ - b.mm_); }
  friend constexpr Length operator*(double k, Length a) { return Length(k * a.mm_); }
  friend constexpr Length operator/(Length a, double k) { return Length(a.mm_ / k); }
  friend constexpr double operator/(Length a, Length b) { return a.mm_ / b.mm_; }
  friend constexpr auto operator<=>(Length, Length) = default;

 private:
  explicit constexpr Length(double v) : mm_(v) {}

  double mm_ = 0;
};

/// A position on a sheet: origin at the paper's top-left corner, y down.
struct Point {
  Length x, y;
  friend constexpr bool operator==(Point, Point) = default;
};

struct Size {
  Length width, height;
  friend constexpr bool operator==(Size, Size) = default;
};

struct Rect {
  Point corner;  ///< top left
  Size size;
  friend constexpr bool operator==(Rect, Rect) = default;
};

/// "85 mm", "3.35 in", "10 pt", "1 cm" or a bare number of millimetres; the space
/// before the unit is optional. Nothing for any other text, or if not finite.
std::optional<Length> parse_length(std::string_view text);

/// "63.5 mm" and "63.5 x 88 mm": at most two decimals, whatever the locale.
std::string to_string(Length length);
std::string to_string(Size size);

namespace literals {
constexpr Length operator""_mm(long double v) {
  return Length::mm(static_cast<double>(v));
}
constexpr Length operator""_mm(unsigned long long v) {
  return Length::mm(static_cast<double>(v));
}
}  // namespace literals

}  // namespace onematch
