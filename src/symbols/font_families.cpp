#include "symbols/font_families.hpp"

#include <algorithm>

#include "core/words.hpp"

namespace onematch {
namespace {

std::string last_family(const std::string& families) {
  return std::string(trimmed(split(families, ',').back(), " "));
}

}  // namespace

std::vector<std::string> installed_families() {
  PangoFontFamily** families = nullptr;
  int count = 0;
  pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count);
  const std::unique_ptr<PangoFontFamily*, FreeWith<g_free>> owned(families);
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i)
    names.emplace_back(pango_font_family_get_name(families[i]));
  std::sort(names.begin(), names.end());
  return names;
}

bool has_family(const std::vector<std::string>& installed, const std::string& family) {
  return std::any_of(installed.begin(), installed.end(), [&](const std::string& name) {
    return g_ascii_strcasecmp(name.c_str(), family.c_str()) == 0;
  });
}

FontPtr described_font(const std::string& description,
                       const std::vector<std::string>& installed) {
  for (std::size_t end = description.size(); end != std::string::npos && end > 0;
       end = description.rfind(' ', end - 1)) {
    if (!has_family(installed, last_family(description.substr(0, end)))) continue;
    // The comma ends the families: Pango takes no word before it for a style.
    const std::string marked = description.substr(0, end) + "," + description.substr(end);
    return FontPtr(pango_font_description_from_string(marked.c_str()));
  }
  return FontPtr(pango_font_description_from_string(description.c_str()));
}

std::string family_drawn_for(const std::string& family) {
  const FontPtr wanted(pango_font_description_new());
  pango_font_description_set_family(wanted.get(), family.c_str());
  const GObjectPtr<PangoFont> font(pango_font_map_load_font(
      pango_cairo_font_map_get_default(), exact_context().get(), wanted.get()));
  if (!font) return {};
  const FontPtr drawn(pango_font_describe(font.get()));
  const char* name = pango_font_description_get_family(drawn.get());
  return name ? name : "";
}

}  // namespace onematch
