#include "symbols/svg_letters.hpp"

#include <glib.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "core/ascii.hpp"
#include "core/number.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_styles.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

// FreeType counts the units of a letter in 16 bits. Some fonts have more, and from
// others, such as Liberation, all letters vanish.
constexpr double largest = 65'000;
constexpr double smallest = 0.5 / 1024;

// Of letters of which nothing is said: browsers have them as large.
constexpr double usual = 16;

struct Size {
  double number;
  bool is_relative = false;  ///< to the letters of what it is in

  double in_letters_of(double around) const {
    return is_relative ? number * around : number;
  }
};

struct Unit {
  std::string_view name;
  Size size;
};

constexpr std::array<Unit, 11> units{{
    {"px", {1}},
    {"pt", {96.0 / 72}},
    {"pc", {16}},
    {"mm", {96 / 25.4}},
    {"cm", {960 / 25.4}},
    {"in", {96}},
    {"rem", {usual}},
    {"em", {1, true}},
    {"ex", {0.5, true}},
    {"ch", {0.5, true}},
    {"%", {0.01, true}},
}};

/// "12pt" in units of the drawing; nothing for words such as "large".
std::optional<Size> size_in(std::string_view value) {
  if (value == "larger") return Size{1.2, true};
  for (const Unit& unit : units) {
    if (!value.ends_with(unit.name)) continue;
    const auto number = parse_number(value.substr(0, value.size() - unit.name.size()));
    if (!number) return {};
    return Size{*number * unit.size.number, unit.size.is_relative};
  }
  const std::optional<double> number = parse_number(value);
  return number ? std::optional(Size{*number}) : std::nullopt;
}

/// The size in a value of `font`: the first word that is a number with a unit. One
/// without is a weight.
std::optional<Size> size_in_shorthand(std::string_view value) {
  while (!value.empty()) {
    const std::string_view word = value.substr(0, value.find(' '));
    const std::string_view size = word.substr(0, word.find('/'));
    if (!parse_number(size))
      if (const auto found = size_in(size)) return found;
    value.remove_prefix(std::min(word.size() + 1, value.size()));
  }
  return {};
}

std::optional<Size> size_of(const SvgDeclaration& declaration) {
  const std::string value = lower(declaration.value);
  if (declaration.property == "font-size") return size_in(value);
  if (declaration.property == "font") return size_in_shorthand(value);
  return {};
}

// -- The largest letters ----------------------------------------------------------------

struct Letters {
  double size;
  std::string value;  ///< of the declaration that it comes from
};

/// A rule of a style sheet that gives letters a size.
struct SizeRule {
  SvgDeclaration declaration;
  Size size;
};

std::vector<SizeRule> size_rules(const SvgContent& content) {
  std::vector<SizeRule> rules;
  for (SvgDeclaration& declaration : declarations_in_sheets(content))
    if (const std::optional<Size> size = size_of(declaration))
      rules.push_back({std::move(declaration), *size});
  return rules;
}

/// What the walk through a drawing knows of an element that it is in.
struct Place {
  Letters letters;
  bool is_in_text = false;
  bool is_hidden = false;
};

/// Goes down a drawing with the size of the letters. What comes out is never less than
/// what librsvg draws: an element that has several sizes counts with the largest, that
/// of what it is in among them.
class LetterWalk {
 public:
  /// `content` must outlive it.
  explicit LetterWalk(const SvgContent& content)
      : content_(content), rules_(size_rules(content)) {
    const auto& elements = content.elements;
    // Both may show what is in something hidden.
    may_hide_ = content.style.find("display") == std::string::npos &&
                std::none_of(elements.begin(), elements.end(),
                             [](const SvgElement& e) { return e.name == "use"; });
  }

  /// Of all that may be shown; of size 0 if there is no text.
  Letters largest_letters() {
    // What is used may use what stands further up. A drawing that uses itself has no end.
    constexpr int most_rounds = 50;
    Letters found{};
    for (int round = 0; round < most_rounds; ++round) {
      is_settled_ = true;
      found = walk();
      if (is_settled_ || found.size > largest) return found;
    }
    if (found.size > 0) found.size = std::numeric_limits<double>::infinity();
    return found;
  }

 private:
  Letters walk() {
    Letters found{};
    std::vector<Place> open;
    for (const SvgElement& element : content_.elements) {
      open.resize(std::min(open.size(), element.depth));
      Place place = open.empty() ? Place{{usual, ""}} : open.back();
      // Elements that are not of SVG are left out of the content, not of the depth.
      open.resize(element.depth, place);
      enter(element, place);
      if (place.is_in_text && !place.is_hidden && place.letters.size > found.size)
        found = place.letters;
      open.push_back(std::move(place));
    }
    return found;
  }

  void enter(const SvgElement& element, Place& place) {
    if (const std::string* id = element.find("id"))
      if (const auto used = used_in_.find(*id); used != used_in_.end())
        enlarge(place.letters, used->second);
    const double around = place.letters.size;
    const std::vector<SvgDeclaration> own = declarations_of(element);
    for (const SvgDeclaration& declaration : own)
      if (const std::optional<Size> size = size_of(declaration))
        enlarge(place.letters, {size->in_letters_of(around), declaration.value});
    for (const SizeRule& rule : rules_) {
      const double size = rule.size.in_letters_of(around);
      if (size > place.letters.size && may_match(rule.declaration.selector, element))
        place.letters = {size, rule.declaration.value};
    }
    place.is_in_text = place.is_in_text || element.name == "text";
    place.is_hidden = place.is_hidden || (may_hide_ && hides(own));
    if (element.name == "use") use(element, place.letters);
  }

  static void enlarge(Letters& letters, const Letters& other) {
    if (other.size > letters.size) letters = other;
  }

  static bool hides(const std::vector<SvgDeclaration>& own) {
    bool hides = false;
    for (const SvgDeclaration& declaration : own) {
      if (declaration.property != "display") continue;
      if (declaration.value != "none") return false;
      hides = true;
    }
    return hides;
  }

  /// What is used is in the letters of the element that uses it.
  void use(const SvgElement& element, const Letters& letters) {
    for (const SvgAttribute& attribute : element.attributes) {
      if (attribute.name != "href") continue;
      const std::string address = cleaned_address(attribute.value);
      if (!address.starts_with('#')) continue;
      Letters& around = used_in_[address.substr(1)];
      if (letters.size <= around.size) continue;
      around = letters;
      is_settled_ = false;
    }
  }

  const SvgContent& content_;
  std::vector<SizeRule> rules_;
  std::map<std::string, Letters> used_in_;  ///< by the id of what is used
  bool may_hide_ = false;
  bool is_settled_ = true;
};

// -- Style sheets in other files --------------------------------------------------------

struct SheetAddress {
  std::string address;
  fs::path asker;  ///< the file in which it stands
};

void add_imports(const SvgContent& content, const fs::path& asker,
                 std::vector<SheetAddress>& sheets) {
  for (const std::string& address : imported_styles(content))
    sheets.push_back({cleaned_address(address), asker});
}

/// With what stands in the style sheets that it asks for, as far as they are in reach.
SvgContent with_sheets(SvgContent content, const PictureFile& file) {
  constexpr std::size_t most_sheets = 100;
  std::vector<SheetAddress> sheets;
  for (const SvgElement& element : content.elements)
    if (const std::string* address = element.find("href");
        address && element.name == "?xml-stylesheet")
      sheets.push_back({cleaned_address(*address), file.path});
  add_imports(content, file.path, sheets);
  std::set<fs::path> known;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const SheetAddress sheet = sheets[i];
    if (scheme_of(sheet.address).value_or("file") != "file") continue;
    const LocalFile local = find_local(sheet.address, sheet.asker);
    if (!local.trouble.empty()) continue;
    // librsvg goes round in those that import each other until it ends the program.
    if (i >= most_sheets)
      throw Error(file.name + " asks for more than " + std::to_string(most_sheets) +
                      " style sheets, or for one that imports itself",
                  file.where, "put what they say into the drawing itself");
    SvgContent part;
    part.style = read_picture_file(local.path, file.where).bytes;
    add_imports(part, local.path, sheets);
    if (known.insert(local.path).second) content.style += '\n' + part.style;
  }
  return content;
}

}  // namespace

double check_letters(const SvgContent& content, const PictureFile& file) {
  const SvgContent styled = with_sheets(content, file);
  const Letters letters = LetterWalk(styled).largest_letters();
  if (letters.size > largest)
    throw Error(file.name + " has letters of a size of " + letters.value +
                    ", larger than can be drawn",
                file.where,
                "turn its letters into paths, or make all of the drawing smaller");
  return letters.size;
}

std::vector<std::string> letter_losses(const SvgContent& content,
                                       const PictureFile& file) {
  if (check_letters(content, file) == 0) return {};
  std::vector<std::string> losses;
  for (const SvgDeclaration& declaration : declarations_of(content)) {
    const std::optional<Size> size = size_of(declaration);
    const double units = size ? size->in_letters_of(usual) : 0;
    if (0 < units && units < smallest)
      losses.push_back("<" + declaration.element + "> has letters of a size of " +
                       declaration.value + ", which are too small to be drawn");
  }
  return losses;
}

std::string printed_letters(const std::string& text) {
  std::string printed;
  for (const char* at = text.c_str(); *at; at = g_utf8_next_char(at)) {
    const gunichar c = g_utf8_get_char(at);
    const GUnicodeType type = g_unichar_type(c);
    if (g_unichar_isspace(c) || type == G_UNICODE_LINE_SEPARATOR ||
        type == G_UNICODE_PARAGRAPH_SEPARATOR)
      printed += ' ';
    else if (type != G_UNICODE_CONTROL && type != G_UNICODE_FORMAT)
      printed.append(at, static_cast<std::size_t>(g_utf8_next_char(at) - at));
  }
  return printed;
}

bool strains_fonts(const std::string& bytes) {
  // FreeType counts the pixels of a letter in 16 bits. What is drawn to be measured may
  // have a few for a unit.
  constexpr double most_pixels = 0xffff, pixels_per_unit = 4;
  if (bytes.find("font") == std::string::npos) return false;
  const SvgContent content = read_svg_content(bytes);
  return LetterWalk(content).largest_letters().size > most_pixels / pixels_per_unit;
}

}  // namespace onematch
