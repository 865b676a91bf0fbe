#include "symbols/svg_letters.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "core/ascii.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

// Pango keeps lengths in whole numbers of 1/1024 unit that have 32 bits. A line of text
// is as long as ten letters are high.
constexpr double largest = 200'000;
constexpr double smallest = 0.5 / 1024;

struct Unit {
  std::string_view name;
  double size;
};

/// Relative ones as of the size that a text has if nothing is said.
constexpr std::array<Unit, 11> units{{
    {"px", 1},
    {"pt", 96.0 / 72},
    {"pc", 16},
    {"mm", 96 / 25.4},
    {"cm", 960 / 25.4},
    {"in", 96},
    {"rem", 16},
    {"em", 16},
    {"ex", 8},
    {"ch", 8},
    {"%", 0.16},
}};

/// "12pt" in units of the drawing; nothing for words such as "large".
std::optional<double> size_in(std::string_view value) {
  for (const Unit& unit : units) {
    if (!value.ends_with(unit.name)) continue;
    const auto number = parse_number(value.substr(0, value.size() - unit.name.size()));
    return number ? std::optional(*number * unit.size) : std::nullopt;
  }
  return parse_number(value);
}

/// The size in a value of `font`: the first word that is a number with a unit. One
/// without is a weight.
std::optional<double> size_in_shorthand(std::string_view value) {
  while (!value.empty()) {
    const std::string_view word = value.substr(0, value.find(' '));
    const std::string_view size = word.substr(0, word.find('/'));
    if (!parse_number(size))
      if (const auto found = size_in(size)) return found;
    value.remove_prefix(std::min(word.size() + 1, value.size()));
  }
  return {};
}

std::optional<double> size_of(const SvgDeclaration& declaration) {
  const std::string value = lower(declaration.value);
  if (declaration.property == "font-size") return size_in(value);
  if (declaration.property == "font") return size_in_shorthand(value);
  return {};
}

}  // namespace

std::vector<std::string> letter_losses(const std::vector<SvgDeclaration>& declarations,
                                       const PictureFile& file) {
  std::vector<std::string> losses;
  for (const SvgDeclaration& declaration : declarations) {
    const std::optional<double> size = size_of(declaration);
    if (!size) continue;
    if (*size > largest)
      throw Error(file.name + " has letters of a size of " + declaration.value +
                      ", larger than can be drawn",
                  file.where,
                  "turn its letters into paths, or make all of the drawing smaller");
    if (0 < *size && *size < smallest)
      losses.push_back("<" + declaration.element + "> has letters of a size of " +
                       declaration.value + ", which are too small to be drawn");
  }
  return losses;
}

bool strains_fonts(const std::string& bytes) {
  constexpr double most = 0xffff;  // FreeType counts the pixels of a letter in 16 bits
  if (bytes.find("font") == std::string::npos) return false;
  const std::vector<SvgDeclaration> declarations =
      declarations_of(read_svg_content(bytes));
  return std::any_of(
      declarations.begin(), declarations.end(),
      [&](const SvgDeclaration& d) { return size_of(d).value_or(0) > most / 4; });
}

}  // namespace onematch
