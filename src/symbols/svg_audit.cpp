#include "symbols/svg_audit.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "core/ascii.hpp"
#include "core/number.hpp"
#include "symbols/coverage.hpp"
#include "symbols/font_families.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_drawing.hpp"
#include "symbols/svg_elements.hpp"
#include "symbols/svg_letters.hpp"
#include "symbols/svg_pictures.hpp"
#include "symbols/svg_properties.hpp"
#include "symbols/svg_scale.hpp"
#include "symbols/svg_styles.hpp"
#include "symbols/text_line.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

using Text = std::string_view;

constexpr double mm_per_inch = 25.4;

/// Below, pixels are seen.
constexpr double least_per_inch = 150;

void add_once(std::vector<std::string>& list, std::string item) {
  if (std::find(list.begin(), list.end(), item) == list.end())
    list.push_back(std::move(item));
}

std::string tag(const std::string& name) {
  return "<" + name + ">";
}

// -- References -------------------------------------------------------------------------

/// All that is looked at in one file.
struct Audit {
  const PictureFile& file;
  double longest_mm;
  double longer_side;  ///< of the drawing in its own units; 0 if it doesn't say
  std::set<std::string> sizing{};  ///< selectors of rules for sizes
  InnerPictures pictures{file};
  std::set<std::string> ids{};
  /// What is at an address, after the element that shows it.
  std::map<std::string, std::optional<InnerPicture>> shown{};
  std::set<std::string> paints{};  ///< addresses of paints, masks and the like
  std::set<std::string> losses{};  ///< as in `result`, to be found fast
  std::set<std::string> fonts{};
  std::set<fs::path> files{};
  DrawingNotes result{};

  void lose(std::string what) {
    if (losses.insert(what).second) result.losses.push_back(std::move(what));
  }
  void use(const fs::path& part) {
    if (files.insert(part).second) result.files.push_back(part);
  }
};

/// The file that an address leads to, if it can be drawn; else says why not.
std::optional<fs::path> look_at_file(const std::string& subject,
                                     const std::string& address, Audit& audit) {
  const std::string beginning = tag(subject) + " " + shortened(address) + " ";
  const std::optional<std::string> scheme = scheme_of(address);
  if (scheme && *scheme != "file") {
    audit.lose(beginning + "is not in reach");
    return {};
  }
  const LocalFile local = find_local(address, audit.file.path);
  if (!local.trouble.empty()) {
    audit.lose(beginning + local.trouble);
    return {};
  }
  audit.use(local.path);
  return local.path;
}

/// `element` shows a picture, whose name in a message is `subject`.
void look_at_picture(const SvgElement& element, const std::string& subject,
                     const InnerPicture& picture, Audit& audit) {
  if (!picture.is_readable)
    return audit.lose(subject + " holds no picture that can be read");
  if (element.name != "image" || !picture.size || audit.longer_side <= 0) return;
  const double mm_per_unit = audit.longest_mm / audit.longer_side;
  const std::optional<double> units =
      units_per_pixel(element, *picture.size, audit.longer_side);
  if (!units) return;
  double per_inch = mm_per_inch / (*units * mm_per_unit);
  // A drawing is drawn as finely as if it filled the other.
  if (picture.is_drawing)
    per_inch *= inner_pixels(audit.longest_mm) /
                std::max(picture.size->width, picture.size->height);
  if (per_inch >= least_per_inch || is_sized_by_css(element, audit.sizing)) return;
  const double whole = rounded_down(per_inch, 0);
  const std::string shown = whole < 1 ? "less than 1" : format_number(whole, 0);
  if (picture.is_drawing)
    return audit.lose(subject + " is a drawing in the drawing, and is printed with " +
                      shown + (whole < 2 ? " pixel" : " pixels") +
                      " to an inch when that is " + format_number(audit.longest_mm, 0) +
                      " mm long: put its shapes into the drawing itself");
  audit.lose(subject + " has only " + with_thousands(picture.size->width) + " x " +
             with_thousands(picture.size->height) + " pixels: " + shown +
             " to an inch when the drawing is " + format_number(audit.longest_mm, 0) +
             " mm long");
}

/// The picture at an address, if `element` shows one.
std::optional<InnerPicture> find_picture(const SvgElement& element,
                                         const std::string& address, Audit& audit) {
  const bool shows = element.name == "image" || element.name == "feImage";
  if (address.starts_with("#")) {
    if (audit.ids.count(address.substr(1)) == 0)
      audit.lose(tag(element.name) + " " + address + " is not in the file");
    return {};
  }
  if (scheme_of(address) == "data") {
    const std::optional<std::string> bytes = data_in(address);
    return bytes ? audit.pictures.look_at_bytes(*bytes) : InnerPicture{};
  }
  const std::optional<fs::path> part = look_at_file(element.name, address, audit);
  if (!part || element.name == "?xml-stylesheet") return {};
  const InnerPicture picture = audit.pictures.look_at_file(*part);
  return shows ? std::optional(picture) : std::nullopt;
}

void look_at_address(const SvgElement& element, const std::string& address,
                     Audit& audit) {
  if (address.empty()) return;
  const auto [known, is_new] = audit.shown.try_emplace(element.name + " " + address);
  if (is_new) known->second = find_picture(element, address, audit);
  if (!known->second) return;
  look_at_picture(element, shown_reference(element.name, address), *known->second, audit);
}

void look_at_references(const SvgElement& element, Audit& audit) {
  if (!element.draws_reference()) return;
  for (const SvgAttribute& attribute : element.attributes)
    if (attribute.name == "href")
      look_at_address(element, cleaned_address(attribute.value), audit);
}

// -- Declarations -----------------------------------------------------------------------

/// The address in a paint "url(#a)" that has none to stand in for it.
std::optional<std::string> paint_address(const std::string& value) {
  if (!value.starts_with("url(") || value.find(')') + 1 != value.size()) return {};
  std::string address = value.substr(4, value.size() - 5);
  std::erase_if(address, [](char c) { return c == '"' || c == '\'' || c == ' '; });
  return address;
}

/// What librsvg takes for a wrong value, and so for black or nothing.
std::string unknown_value(const std::string& value) {
  constexpr std::array<Text, 8> functions{"var(", "oklch(", "oklab(",     "lch(",
                                          "lab(", "hwb(",   "color-mix(", "color("};
  const std::string text = lower(value);
  for (const Text function : functions) {
    const std::size_t at = text.find(function);
    if (at == 0 || (at != text.npos && text[at - 1] == ' '))
      return std::string(function) + ")";
  }
  return {};
}

/// What is drawn instead if there is nothing at the address; nothing if the property
/// takes none, or says of paints what look_at_declaration() does.
std::string without_address(const std::string& property) {
  if (property == "filter") return "so it is drawn without the filter";
  if (property == "mask") return "so nothing is masked";
  if (property == "clip-path") return "so nothing is clipped";
  return property.starts_with("marker") ? "so the marker is left out" : "";
}

/// Whether anything is at all addresses in the value of a filter or the like; says what
/// is not.
bool has_all_addresses(const SvgDeclaration& declaration, Audit& audit) {
  const std::string without = without_address(declaration.property);
  if (without.empty()) return true;
  const std::string subject = declaration.element + " " + declaration.property;
  bool has_all = true;
  for (const std::string& written : addresses_in(declaration.value)) {
    const std::string address = cleaned_address(written);
    const bool is_there = address.starts_with('#')
                              ? audit.ids.count(address.substr(1)) > 0
                              : look_at_file(subject, address, audit).has_value();
    if (!is_there && address.starts_with('#'))
      audit.lose(tag(subject) + " " + shortened(address) + " is not in the file, " +
                 without);
    has_all = has_all && is_there;
  }
  return has_all;
}

/// CSS has shapes to clip with that librsvg doesn't know.
void look_at_shape(const SvgDeclaration& declaration, Audit& audit) {
  constexpr std::array<Text, 7> shapes{"circle(", "ellipse(", "inset(", "polygon(",
                                       "path(",   "rect(",    "xywh("};
  if (declaration.property != "clip-path") return;
  const std::string value = lower(declaration.value);
  for (const Text shape : shapes)
    if (value.starts_with(shape))
      audit.lose(tag(declaration.element + " clip-path") + " with " + std::string(shape) +
                 ") is not understood, so nothing is clipped");
}

/// Paints, masks and the like of other drawings may have pictures in them.
void look_into_files(const SvgDeclaration& declaration, Audit& audit) {
  if (!takes_address(declaration.property)) return;
  for (const std::string& written : addresses_in(declaration.value)) {
    const std::string address = cleaned_address(written);
    const std::optional<std::string> scheme = scheme_of(address);
    if (address.starts_with('#') || (scheme && *scheme != "file") ||
        !audit.paints.insert("url " + address).second)
      continue;
    const LocalFile local = find_local(address, audit.file.path);
    if (!local.trouble.empty()) continue;
    audit.use(local.path);
    audit.pictures.look_at_file(local.path);
  }
}

void look_at_declaration(const SvgDeclaration& declaration, Audit& audit) {
  const std::string& value = declaration.value;
  if (is_paint(declaration.property)) {
    const std::string subject = declaration.element + " " + declaration.property;
    const std::optional<std::string> address = paint_address(value);
    if (address && !address->starts_with('#') &&
        audit.paints.insert(subject + " " + *address).second)
      look_at_file(subject, *address, audit);
    if (address && address->starts_with('#') && audit.ids.count(address->substr(1)) == 0)
      audit.lose(tag(subject) + " " + *address +
                 " is not in the file, so nothing is painted");
    if (const std::string unknown = unknown_value(value); !unknown.empty())
      audit.lose(tag(subject) + " with " + unknown +
                 " is not understood: the colour may be black");
  }
  look_into_files(declaration, audit);
  look_at_shape(declaration, audit);
  const bool none =
      value.empty() || value == "none" || !has_all_addresses(declaration, audit);
  if (declaration.property == "filter" && !none)
    add_once(audit.result.pixel_effects, "a filter");
  if (declaration.property == "mask" && !none)
    add_once(audit.result.pixel_effects, "a mask");
}

void look_at_fonts(const SvgDeclaration& declaration,
                   const std::vector<std::string>& installed, Audit& audit) {
  const std::vector<std::string> families = font_families(declaration);
  const bool found = std::any_of(
      families.begin(), families.end(),
      [&](const std::string& family) { return has_family(installed, family); });
  if (families.empty() || found) return;
  // A name that nobody has costs fontconfig milliseconds.
  constexpr std::size_t most = 20;
  if (!audit.fonts.insert(declaration.element + ' ' + declaration.value).second) return;
  const std::string drawn =
      audit.fonts.size() <= most ? family_drawn_for(declaration.value) : "";
  audit.lose(tag(declaration.element) + " is in the font '" + families.front() +
             "', which is not installed" +
             (drawn.empty() ? "" : ": " + drawn + " takes its place"));
}

}  // namespace

DrawingNotes audit_svg(const PictureFile& file, double longest_mm) {
  const SvgContent content = read_svg_content(file.bytes);
  Audit audit{file, longest_mm, longer_side_of(content), sizing_selectors(content)};
  bool has_text = false;
  for (const SvgElement& element : content.elements) {
    if (const std::string* id = element.find("id")) audit.ids.insert(*id);
    has_text = has_text || element.name == "text";
  }
  for (const SvgElement& element : content.elements) {
    if (const std::string loss = loss_of(element); !loss.empty())
      audit.lose(tag(element.name) + " " + loss);
    if (element.name == "pattern" && has_fine_tiles(element, audit.longer_side))
      audit.lose("<pattern> has tiles too small to be drawn, which may be left out");
    look_at_references(element, audit);
  }
  const std::vector<SvgDeclaration> declarations = declarations_of(content);
  for (const SvgDeclaration& declaration : declarations)
    look_at_declaration(declaration, audit);
  if (has_text) {
    const std::vector<std::string> installed = installed_families();
    for (const SvgDeclaration& declaration : declarations)
      look_at_fonts(declaration, installed, audit);
    if (const char32_t missing = first_without_font(printed_letters(content.letters)))
      audit.lose("<text> has the character " + shown_character(missing) +
                 ", which no font has");
  }
  for (std::string& loss : letter_losses(content, file)) audit.lose(std::move(loss));
  for (std::string& loss : property_losses(content)) audit.lose(std::move(loss));
  for (const std::string& address : imported_styles(content))
    look_at_file("style", cleaned_address(address), audit);
  return std::move(audit.result);
}

}  // namespace onematch
