// Lines of letters in columns.
#pragma once

#include <string>
#include <vector>

#include "kit/item.hpp"

namespace onematch {

/// How a paragraph looks.
struct LetterStyle {
  Length letter;
  Typeface face = Typeface::regular;
  Color color = kit_ink::dark;
  Part part = Part::text;
};

/// From line to line, in sizes of the type.
inline constexpr double leading = 1.27;

/// How far letters rise above the line they stand on, and how far they hang below it, at
/// most, in sizes of the type.
inline constexpr double ascent = 0.94, descent = 0.24;

/// `text` broken at its blanks into lines that are at most so wide. A word that is wider
/// has a line of its own.
std::vector<std::string> broken(const std::string& text, const LetterStyle& style,
                                Length width, const LetterWidth& measure);

/// A column that is filled from the top.
struct Column {
  Length left, width;
  Length y;  ///< where the next line's box begins
  std::vector<KitItem> items{};

  /// Adds a paragraph; nothing if it has no text.
  void add(const std::string& text, const LetterStyle& style, const LetterWidth& measure);
  void skip(Length by) { y += by; }
};

/// Whether every letter of `items` is between `left` and `right`.
bool fits_between(const std::vector<KitItem>& items, Length left, Length right,
                  const LetterWidth& measure);

}  // namespace onematch
