#include "symbols/css_plain.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/ascii.hpp"
#include "core/words.hpp"
#include "symbols/svg_content.hpp"

namespace onematch {
namespace {

using Text = std::string_view;

/// Where what opens at `at` closes; the end if it doesn't. What stands in quotes doesn't
/// count.
std::size_t closing(Text css, std::size_t at, char open, char close) {
  char quote = 0;
  int depth = 0;
  for (; at < css.size(); ++at) {
    const char c = css[at];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == open) {
      ++depth;
    } else if (c == close && --depth == 0) {
      return at;
    }
  }
  return css.size();
}

/// "screen and (prefers-color-scheme: light)", but no width and no dark colours.
bool is_met_on_screen(Text query) {
  constexpr std::array<Text, 5> met{"all", "screen", "only", "and",
                                    "(prefers-color-scheme:light)"};
  std::string words = lower(query);
  // "(prefers-color-scheme : light)" has blanks of its own.
  for (std::size_t at = 0; (at = words.find(':', at)) != words.npos; ++at) {
    while (at > 0 && svg_blanks.find(words[at - 1]) != Text::npos) words.erase(--at, 1);
    while (at + 1 < words.size() && svg_blanks.find(words[at + 1]) != Text::npos)
      words.erase(at + 1, 1);
  }
  const std::vector<std::string> parts = split(words, ' ');
  return std::all_of(parts.begin(), parts.end(), [&](const std::string& part) {
    const Text word = trimmed(part, svg_blanks);
    return word.empty() || std::find(met.begin(), met.end(), word) != met.end();
  });
}

bool is_met(Text rule, Text condition) {
  // What a drawing asks for, it has been seen with.
  if (rule == "@supports") return !lower(condition).starts_with("not");
  const std::vector<std::string> queries = split(condition, ',');
  return std::any_of(queries.begin(), queries.end(),
                     [](const std::string& query) { return is_met_on_screen(query); });
}

/// The first of the rules with a condition at or after `at`.
struct Conditional {
  std::size_t begin, open, close;
  bool is_met;
};
std::optional<Conditional> find_conditional(Text css, std::size_t at) {
  for (; (at = css.find('@', at)) != css.npos; ++at)
    for (const Text rule : {Text("@media"), Text("@supports")}) {
      if (lower(css.substr(at, rule.size())) != rule) continue;
      const std::size_t open = css.find('{', at);
      if (open == css.npos) return {};
      const Text condition =
          trimmed(css.substr(at + rule.size(), open - at - rule.size()), svg_blanks);
      return Conditional{at, open, closing(css, open, '{', '}'), is_met(rule, condition)};
    }
  return {};
}

/// Rules in rules in rules are no drawing's.
constexpr int deepest = 8;

/// What becomes of a rule with a condition: of one that is not met, nothing or itself.
enum class Unmet { dropped, kept };

std::string without_conditions(Text css, Unmet unmet, int depth) {
  std::string result;
  std::size_t at = 0;
  while (const auto found = find_conditional(css, at)) {
    result += css.substr(at, found->begin - at);
    const Text inside = css.substr(found->open + 1, found->close - found->open - 1);
    if (found->is_met && depth < deepest)
      result += without_conditions(inside, unmet, depth + 1);
    else if (unmet == Unmet::kept)
      result += css.substr(found->begin, found->close + 1 - found->begin);
    at = std::min(found->close + 1, css.size());
  }
  return result.append(css.substr(at));
}

/// What "--name, other" stands for, if it is known.
std::optional<Text> meaning(Text inside, const CustomProperties& properties) {
  const std::size_t comma = inside.find(',');
  const auto known = properties.find(trimmed(inside.substr(0, comma), svg_blanks));
  if (known != properties.end())
    return known->second ? std::optional<Text>(*known->second) : std::nullopt;
  if (comma == inside.npos) return {};
  return trimmed(inside.substr(comma + 1), svg_blanks);
}

/// `budget`, since each value may hold two of the next.
std::string without_variables(Text text, const CustomProperties& properties, int depth,
                              std::int64_t& budget) {
  constexpr Text function = "var(";
  std::string result;
  std::size_t at = 0;
  for (std::size_t found; (found = text.find(function, at)) != text.npos;) {
    const std::size_t open = found + function.size() - 1;
    const std::size_t close = closing(text, open, '(', ')');
    const auto value = meaning(text.substr(open + 1, close - open - 1), properties);
    result += text.substr(at, found - at);
    at = std::min(close + 1, text.size());
    budget -= static_cast<std::int64_t>(value ? value->size() : 0) + 1;
    if (value && depth < deepest && budget > 0)
      result += without_variables(*value, properties, depth + 1, budget);
    else
      result += text.substr(found, at - found);
  }
  return result.append(text.substr(at));
}

/// Whether a rule is for the whole drawing.
bool is_for_root(Text selector) {
  constexpr std::array<Text, 5> roots{":root", "svg", "svg:root", "*", ":host"};
  const std::vector<std::string> parts = split(selector, ',');
  return std::any_of(parts.begin(), parts.end(), [&](const std::string& part) {
    return std::find(roots.begin(), roots.end(), trimmed(part, svg_blanks)) !=
           roots.end();
  });
}

}  // namespace

std::string without_conditions(Text css) {
  return without_conditions(css, Unmet::kept, 0);
}

std::string rules_in_force(Text css) {
  return without_conditions(without_comments(css), Unmet::dropped, 0);
}

std::vector<SvgDeclaration> custom_properties_in(Text css) {
  std::vector<SvgDeclaration> found = declarations_in(rules_in_force(css));
  std::erase_if(found, [](const auto& d) { return !d.property.starts_with("--"); });
  return found;
}

CustomProperties known_everywhere(const std::vector<SvgDeclaration>& in_sheets,
                                  const std::vector<SvgDeclaration>& in_elements) {
  CustomProperties properties;
  for (const SvgDeclaration& declaration : in_sheets)
    if (is_for_root(declaration.selector))
      properties[declaration.property] = declaration.value;
  const CustomProperties of_root = properties;
  const auto add = [&](const SvgDeclaration& declaration) {
    const auto [known, is_new] =
        properties.try_emplace(declaration.property, declaration.value);
    if (!is_new && known->second != declaration.value) known->second.reset();
  };
  for (const SvgDeclaration& declaration : in_sheets)
    if (of_root.count(declaration.property) == 0) add(declaration);
  for (const SvgDeclaration& declaration : in_elements) add(declaration);
  return properties;
}

std::string without_variables(Text text, const CustomProperties& properties,
                              std::int64_t& budget) {
  return without_variables(text, properties, 0, budget);
}

}  // namespace onematch
