#include "symbols/svg_styles.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/ascii.hpp"
#include "core/words.hpp"

namespace onematch {
namespace {

constexpr std::string_view function = "url(";

/// One "property: value"; anything else is passed over.
void add_declaration(std::string_view text, const std::string& element,
                     std::string_view selector,
                     std::vector<SvgDeclaration>& declarations) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) return;
  std::string_view value = trimmed(text.substr(colon + 1), svg_blanks);
  value = trimmed(value.substr(0, value.find('!')), svg_blanks);
  const std::string_view property = trimmed(text.substr(0, colon), svg_blanks);
  declarations.push_back(
      {property.starts_with("--") ? std::string(property) : lower(property),
       std::string(value), element, std::string(selector)});
}

/// What stands between braces and semicolons. Those in strings and in url(...) belong to
/// the value.
void add_declarations(std::string_view css, const std::string& element,
                      std::vector<SvgDeclaration>& declarations) {
  char quote = 0;
  int parentheses = 0;
  std::size_t begin = 0;
  std::string_view selector;
  for (std::size_t i = 0; i <= css.size(); ++i) {
    const char c = i < css.size() ? css[i] : ';';
    if (i < css.size() && quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '(') {
      ++parentheses;
    } else if (c == ')') {
      --parentheses;
    } else if (c == '{') {
      selector = trimmed(css.substr(begin, i - begin), svg_blanks);
      begin = i + 1;
    } else if (c == '}' || (c == ';' && (parentheses <= 0 || i == css.size()))) {
      add_declaration(css.substr(begin, i - begin), element, selector, declarations);
      begin = i + 1;
      parentheses = 0;
    }
  }
}

std::string unquoted(std::string_view name) {
  name = trimmed(name, svg_blanks);
  if (name.size() >= 2 && (name.front() == '"' || name.front() == '\'') &&
      name.back() == name.front())
    name = name.substr(1, name.size() - 2);
  return std::string(trimmed(name, svg_blanks));
}

bool stands_for_any(const std::string& family) {
  constexpr std::array<std::string_view, 14> any{
      "serif",     "sans-serif", "monospace", "cursive",      "fantasy",
      "system-ui", "math",       "emoji",     "fangsong",     "inherit",
      "initial",   "unset",      "revert",    "-apple-system"};
  const std::string name = lower(family);
  return name.empty() || name.starts_with("ui-") || name.starts_with("var(") ||
         std::find(any.begin(), any.end(), name) != any.end();
}

/// Of the shorthand "italic bold 12px/1.5 Arial, serif": what follows the size.
std::string_view after_size(std::string_view font) {
  std::size_t at = font.find_first_of(decimal_digits);
  // A weight such as 700 has no unit.
  while (at != font.npos) {
    const std::size_t end = std::min(font.find_first_of(" \t\n", at), font.size());
    const std::string_view word = font.substr(at, end - at);
    if (!has_only(word, decimal_digits)) return font.substr(end);
    at = font.find_first_of(decimal_digits, end);
  }
  return {};
}

bool has_word(std::string_view list, const std::string& word) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find_first_of(svg_blanks), list.size());
    if (lower(list.substr(0, end)) == word) return true;
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return false;
}

/// Whether "g > text.big:first-child" may be for the element, by "text.big".
bool may_match_one(std::string_view selector, const SvgElement& element) {
  selector = trimmed(selector, svg_blanks);
  selector = selector.substr(0, selector.find(':'));
  const std::size_t gap = selector.find_last_of(" \t\r\n\f>+~");
  if (gap != selector.npos) selector.remove_prefix(gap + 1);
  for (char kind = 0; kind != 0 || !selector.empty();) {
    const std::size_t end = std::min(selector.find_first_of(".#"), selector.size());
    const std::string name = lower(selector.substr(0, end));
    const std::string* const value =
        kind == 0 ? &element.name : element.find(kind == '.' ? "class" : "id");
    const bool is_any = kind == 0 && (name.empty() || name == "*");
    if (!is_any && (!value || !has_word(*value, name))) return false;
    if (end == selector.size()) return true;
    kind = selector[end];
    selector.remove_prefix(end + 1);
  }
  return true;
}

}  // namespace

std::string without_comments(std::string_view css) {
  std::string result;
  while (true) {
    const std::size_t begin = css.find("/*");
    result += css.substr(0, begin);
    const std::size_t end = begin == css.npos ? css.npos : css.find("*/", begin + 2);
    if (end == css.npos) return result;
    css.remove_prefix(end + 2);
  }
}

std::vector<SvgDeclaration> declarations_in(std::string_view css,
                                            const std::string& element) {
  std::vector<SvgDeclaration> declarations;
  add_declarations(without_comments(css), element, declarations);
  return declarations;
}

std::vector<SvgDeclaration> declarations_of(const SvgElement& element) {
  std::vector<SvgDeclaration> declarations;
  for (const SvgAttribute& attribute : element.attributes)
    if (attribute.name == "style")
      add_declarations(without_comments(attribute.value), element.name, declarations);
    else
      declarations.push_back({attribute.name,
                              std::string(trimmed(attribute.value, svg_blanks)),
                              element.name});
  return declarations;
}

std::vector<SvgDeclaration> declarations_in_sheets(const SvgContent& content) {
  return declarations_in(content.style);
}

std::vector<SvgDeclaration> declarations_of(const SvgContent& content) {
  std::vector<SvgDeclaration> declarations;
  const auto add = [&](std::vector<SvgDeclaration> more) {
    std::move(more.begin(), more.end(), std::back_inserter(declarations));
  };
  for (const SvgElement& element : content.elements) add(declarations_of(element));
  add(declarations_in_sheets(content));
  return declarations;
}

bool may_match(std::string_view selector, const SvgElement& element) {
  // In attributes, functions and escapes, commas and dots are not what they are here.
  if (selector.find_first_of("[(\\|") != selector.npos) return true;
  while (true) {
    const std::size_t comma = std::min(selector.find(','), selector.size());
    if (may_match_one(selector.substr(0, comma), element)) return true;
    if (comma == selector.size()) return false;
    selector.remove_prefix(comma + 1);
  }
}

std::vector<std::string> font_families(const SvgDeclaration& declaration) {
  std::string_view list;
  if (declaration.property == "font-family") list = declaration.value;
  if (declaration.property == "font") list = after_size(declaration.value);
  std::vector<std::string> families;
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    std::string family = unquoted(list.substr(at, comma - at));
    if (!stands_for_any(family)) families.push_back(std::move(family));
    at = comma + 1;
  }
  return families;
}

bool is_paint(std::string_view property) {
  constexpr std::array<std::string_view, 6> paints{
      "fill", "stroke", "stop-color", "color", "flood-color", "lighting-color"};
  return std::find(paints.begin(), paints.end(), property) != paints.end();
}

bool takes_address(std::string_view property) {
  return is_paint(property) || property == "filter" || property == "mask" ||
         property == "clip-path" || property.starts_with("marker");
}

std::vector<std::string> addresses_in(std::string_view value) {
  std::vector<std::string> addresses;
  for (std::size_t at = value.find(function); at != value.npos;
       at = value.find(function, at)) {
    at += function.size();
    const std::size_t end = std::min(value.find(')', at), value.size());
    addresses.push_back(unquoted(value.substr(at, end - at)));
    at = end;
  }
  return addresses;
}

std::vector<std::string> imported_styles(const SvgContent& content) {
  constexpr std::string_view keyword = "@import";
  constexpr std::size_t longest = 2000;
  const std::string css = without_comments(content.style);
  std::vector<std::string> addresses;
  for (std::size_t at = css.find(keyword); at != css.npos; at = css.find(keyword, at)) {
    at += keyword.size();
    at = std::min(css.find_first_not_of(svg_blanks, at), css.size());
    const std::size_t end = std::min(css.find_first_of(";\r\n}", at), css.size());
    std::string_view rule = std::string_view(css).substr(at, end - at);
    if (rule.starts_with(function))
      rule = rule.substr(function.size(), rule.find(')') - function.size());
    if (std::string address = unquoted(rule); address.size() <= longest)
      addresses.push_back(std::move(address));
    at = end;
  }
  return addresses;
}

}  // namespace onematch
