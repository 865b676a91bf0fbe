#include "symbols/svg_audit.hpp"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "core/ascii.hpp"
#include "symbols/cairo_ptr.hpp"
#include "symbols/font_families.hpp"
#include "symbols/svg_styles.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

using Text = std::string_view;

template <std::size_t n>
bool is_one_of(Text name, const std::array<Text, n>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void add_once(std::vector<std::string>& list, std::string item) {
  if (std::find(list.begin(), list.end(), item) == list.end())
    list.push_back(std::move(item));
}

std::string tag(const std::string& name) {
  return "<" + name + ">";
}

/// A long address says no more than its beginning.
std::string shortened(const std::string& address) {
  constexpr std::size_t most = 60;
  return address.size() <= most ? address : address.substr(0, most) + "...";
}

// -- Elements ---------------------------------------------------------------------------

#if LIBRSVG_CHECK_VERSION(2, 55, 91)
constexpr bool knows_drop_shadow = true;
#else
constexpr bool knows_drop_shadow = false;
#endif

bool is_known_primitive(Text name) {
  constexpr std::array<Text, 24> known{
      "feBlend",           "feColorMatrix",    "feComponentTransfer",
      "feComposite",       "feConvolveMatrix", "feDiffuseLighting",
      "feDisplacementMap", "feDistantLight",   "feFlood",
      "feFuncA",           "feFuncB",          "feFuncG",
      "feFuncR",           "feGaussianBlur",   "feImage",
      "feMerge",           "feMergeNode",      "feMorphology",
      "feOffset",          "fePointLight",     "feSpecularLighting",
      "feSpotLight",       "feTile",           "feTurbulence"};
  return is_one_of(name, known) || (knows_drop_shadow && name == "feDropShadow");
}

/// Why what an element shows is lost, or nothing.
std::string loss_of(const SvgElement& element) {
  constexpr std::array<Text, 6> letters{"textPath", "flowRoot", "altGlyph",
                                        "font",     "glyph",    "textArea"};
  constexpr std::array<Text, 5> paints{"meshgradient", "meshGradient", "mesh", "hatch",
                                       "solidcolor"};
  constexpr std::array<Text, 4> media{"video", "audio", "canvas", "iframe"};
  if (element.name.starts_with("fe") && !is_known_primitive(element.name))
    return "makes all that its filter is used on vanish: librsvg doesn't know it";
  if (is_one_of(element.name, letters)) return "is left out, with its letters";
  if (is_one_of(element.name, paints))
    return "is left out, and what it should fill stays empty";
  if (is_one_of(element.name, media)) return "is left out";
  // Beside one that a drawing program can't show, there is another way to say it.
  if (element.name == "foreignObject" && element.parent != "switch")
    return "is left out, with all that is in it";
  return {};
}

// -- References -------------------------------------------------------------------------

/// What an address refers to. Percent signs are undone.
std::string unescaped(const std::string& address) {
  const std::unique_ptr<char, FreeWith<g_free>> text(
      g_uri_unescape_string(address.c_str(), nullptr));
  return text ? text.get() : address;
}

bool is_inside(const fs::path& file, const fs::path& folder) {
  const fs::path relative = file.lexically_relative(folder);
  return !relative.empty() && *relative.begin() != "..";
}

/// Of an address without a scheme, or with "file:".
struct LocalFile {
  fs::path path;
  std::string trouble;  ///< why it can't be drawn
};

LocalFile find_local(std::string address, const fs::path& drawing) {
  if (address.starts_with("file://")) address.erase(0, 7);
  std::error_code error;
  const fs::path folder =
      fs::canonical(fs::absolute(drawing, error).parent_path(), error);
  const fs::path wanted = folder / unescaped(address.substr(0, address.find('#')));
  const fs::path real = fs::weakly_canonical(wanted, error);
  if (!is_inside(real, folder)) return {real, "is outside the drawing's folder"};
  if (!fs::is_regular_file(real, error)) return {real, "is not there"};
  return {real, ""};
}

std::optional<std::string> scheme_of(const std::string& address) {
  const std::size_t colon = address.find(':');
  if (colon == address.npos || colon < 2 || address.find('/') < colon) return {};
  return lower(address.substr(0, colon));
}

bool is_picture(Text bytes) {
  if (is_svg(bytes)) return true;
  const GObjectPtr<GdkPixbufLoader> loader(gdk_pixbuf_loader_new());
  const std::size_t beginning = std::min<std::size_t>(bytes.size(), 65536);
  const bool taken =
      gdk_pixbuf_loader_write(loader.get(), reinterpret_cast<const guchar*>(bytes.data()),
                              beginning, nullptr) != 0;
  // A loader must be closed, though it has only half of the picture.
  gdk_pixbuf_loader_close(loader.get(), nullptr);
  return taken && gdk_pixbuf_loader_get_format(loader.get()) != nullptr;
}

/// The picture that is in an address that begins with "data:". RFC 2397.
bool holds_picture(const std::string& address) {
  const std::size_t comma = address.find(',');
  if (comma == address.npos) return false;
  std::string data = address.substr(comma + 1);
  if (address.substr(0, comma).find("base64") == address.npos)
    return is_picture(unescaped(data));
  gsize size = 0;
  const std::unique_ptr<guchar, FreeWith<g_free>> bytes(
      g_base64_decode(unescaped(data).c_str(), &size));
  return bytes && is_picture({reinterpret_cast<const char*>(bytes.get()), size});
}

/// All that is looked at in one file.
struct Audit {
  const PictureFile& file;
  std::set<std::string> ids;
  DrawingNotes result{};

  void lose(std::string what) { add_once(result.losses, std::move(what)); }
};

void look_at_file(const std::string& element, const std::string& address, Audit& audit) {
  const std::string subject = tag(element) + " " + shortened(address) + " ";
  const std::optional<std::string> scheme = scheme_of(address);
  if (scheme && *scheme != "file") return audit.lose(subject + "is not in reach");
  const LocalFile local = find_local(address, audit.file.path);
  if (!local.trouble.empty()) return audit.lose(subject + local.trouble);
  if (std::find(audit.result.files.begin(), audit.result.files.end(), local.path) ==
      audit.result.files.end())
    audit.result.files.push_back(local.path);
}

void look_at_reference(const SvgElement& element, Audit& audit) {
  constexpr std::array<Text, 9> drawing{"image",          "feImage", "use",
                                        "tref",           "pattern", "linearGradient",
                                        "radialGradient", "include", "?xml-stylesheet"};
  const std::string* address = element.find("href");
  if (!address || address->empty() || !is_one_of(element.name, drawing)) return;
  if (address->starts_with("#")) {
    if (audit.ids.count(address->substr(1)) == 0)
      audit.lose(tag(element.name) + " " + *address + " is not in the file");
  } else if (address->starts_with("data:")) {
    if (!holds_picture(*address))
      audit.lose(tag(element.name) + " holds no picture that can be read");
  } else {
    look_at_file(element.name, *address, audit);
  }
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

bool is_paint(const std::string& property) {
  constexpr std::array<Text, 6> paints{"fill",  "stroke",      "stop-color",
                                       "color", "flood-color", "lighting-color"};
  return is_one_of(property, paints);
}

void look_at_declaration(const SvgDeclaration& declaration, Audit& audit) {
  const std::string& value = declaration.value;
  if (is_paint(declaration.property)) {
    const std::string subject = declaration.element + " " + declaration.property;
    const std::optional<std::string> address = paint_address(value);
    if (address && !address->starts_with('#')) look_at_file(subject, *address, audit);
    if (address && address->starts_with('#') && audit.ids.count(address->substr(1)) == 0)
      audit.lose(tag(subject) + " " + *address +
                 " is not in the file, so nothing is painted");
    if (const std::string unknown = unknown_value(value); !unknown.empty())
      audit.lose(tag(subject) + " with " + unknown +
                 " is not understood: the colour may be black");
  }
  const bool none = value.empty() || value == "none";
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
  const std::string drawn = family_drawn_for(declaration.value);
  audit.lose(tag(declaration.element) + " is in the font '" + families.front() +
             "', which is not installed" +
             (drawn.empty() ? "" : ": " + drawn + " takes its place"));
}

}  // namespace

DrawingNotes audit_svg(const PictureFile& file) {
  const SvgContent content = read_svg_content(file.bytes);
  Audit audit{file, {}};
  bool has_text = false;
  for (const SvgElement& element : content.elements) {
    if (const std::string* id = element.find("id")) audit.ids.insert(*id);
    has_text = has_text || element.name == "text";
  }
  for (const SvgElement& element : content.elements) {
    if (const std::string loss = loss_of(element); !loss.empty())
      audit.lose(tag(element.name) + " " + loss);
    look_at_reference(element, audit);
  }
  const std::vector<SvgDeclaration> declarations = declarations_of(content);
  for (const SvgDeclaration& declaration : declarations)
    look_at_declaration(declaration, audit);
  if (has_text) {
    const std::vector<std::string> installed = installed_families();
    for (const SvgDeclaration& declaration : declarations)
      look_at_fonts(declaration, installed, audit);
  }
  for (const std::string& address : imported_styles(content))
    look_at_file("style", address, audit);
  return std::move(audit.result);
}

}  // namespace onematch
