#include "symbols/turned.hpp"

#include <algorithm>
#include <numbers>
#include <set>
#include <string_view>

#include "symbols/plain_word.hpp"

namespace onematch {
namespace {

constexpr std::string_view upright = "01689HINOSXZMWbqdpunlosxz";
constexpr std::string_view turned = "01986HINOSXZWMqbpdnulosxz";
static_assert(upright.size() == turned.size());

bool is_number(const std::string& text) {
  return text.find_first_not_of("0123456789") == std::string::npos;
}

/// Whether a reader could take `turned_text` for a text of the same kind.
bool makes_sense(const std::string& text, const std::string& turned_text) {
  if (text.size() == 1) return true;
  return is_number(text) && !turned_text.starts_with('0');
}

}  // namespace

std::string upside_down(const std::string& text) {
  std::string result(text.rbegin(), text.rend());
  for (char& c : result) {
    const std::size_t at = upright.find(c);
    if (at == std::string_view::npos) return "";
    c = turned[at];
  }
  return result;
}

std::vector<std::size_t> underline_ambiguous(std::vector<SymbolSource>& sources,
                                             double largest_angle) {
  // Empty for what is no text.
  std::vector<std::string> texts;
  for (const SymbolSource& source : sources) {
    const auto* text = std::get_if<TextSymbol>(&source.from);
    texts.push_back(text ? usual_characters(without_outer_blanks(text->text)) : "");
  }
  const std::set<std::string> all(texts.begin(), texts.end());
  std::vector<std::size_t> underlined;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const std::string& text = texts[i];
    const double angle = std::min(sources[i].largest_angle, largest_angle);
    if (text.empty() || angle <= std::numbers::pi / 2) continue;
    const bool quarter = text == "N" || text == "Z";
    const std::string other = quarter ? (text == "N" ? "Z" : "N") : upside_down(text);
    if (other.empty() || other == text) continue;
    if (!all.contains(other) && (quarter || !makes_sense(text, other))) continue;
    std::get<TextSymbol>(sources[i].from).underlined = true;
    underlined.push_back(i);
  }
  return underlined;
}

}  // namespace onematch
