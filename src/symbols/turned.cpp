#include "symbols/turned.hpp"

#include <algorithm>
#include <array>
#include <numbers>
#include <set>
#include <string_view>

#include "symbols/plain_word.hpp"

namespace onematch {
namespace {

constexpr std::string_view upright = "01689HINOSXZMWbqdpunlosxz";
constexpr std::string_view turned = "01986HINOSXZWMqbpdnulosxz";
static_assert(upright.size() == turned.size());

/// Two signs of which each looks like the other when it is turned so far.
struct Turn {
  std::string_view one, other;
  double angle;
};
constexpr double quarter = std::numbers::pi / 2, eighth = std::numbers::pi / 4;
constexpr std::array<Turn, 7> turns{{{"N", "Z", quarter},
                                     {"+", "×", eighth},
                                     {"+", "x", eighth},
                                     {"-", "|", quarter},
                                     {"–", "|", quarter},
                                     {"—", "|", quarter},
                                     {"−", "|", quarter}}};

bool is_number(const std::string& text) {
  return text.find_first_not_of("0123456789") == std::string::npos;
}

/// Whether a reader could take `turned_text` for a text of the same kind.
bool makes_sense(const std::string& text, const std::string& turned_text) {
  if (text.size() == 1) return true;
  return is_number(text) && !turned_text.starts_with('0');
}

/// Whether any of `all` is what `text` looks like, turned; each by up to `angle`.
bool has_turned_twin(const std::string& text, const std::set<std::string>& all,
                     double angle) {
  return std::any_of(turns.begin(), turns.end(), [&](const Turn& turn) {
    const bool is_one = text == turn.one, is_other = text == turn.other;
    return (is_one || is_other) && 2 * angle > turn.angle &&
           all.contains(std::string(is_one ? turn.other : turn.one));
  });
}

/// Whether `text` upside down reads as another that makes sense.
bool is_other_way_up(const std::string& text, const std::set<std::string>& all) {
  const std::string other = upside_down(text);
  return !other.empty() && other != text &&
         (all.contains(other) || makes_sense(text, other));
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
    if (text.empty()) continue;
    const bool is_ambiguous =
        (angle > std::numbers::pi / 2 && is_other_way_up(text, all)) ||
        has_turned_twin(text, all, angle);
    if (!is_ambiguous) continue;
    std::get<TextSymbol>(sources[i].from).underlined = true;
    underlined.push_back(i);
  }
  return underlined;
}

}  // namespace onematch
