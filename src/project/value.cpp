#include "project/value.hpp"

#include <algorithm>
#include <cassert>

#include "core/number.hpp"
#include "core/spelling.hpp"
#include "core/words.hpp"
#include "project/reader.hpp"
#include "symbols/stored_path.hpp"

namespace onematch {
namespace {

/// "from 2 to 100"
std::string between(const std::string& low, const std::string& high) {
  return "from " + low + " to " + high;
}

std::string length_hint(const std::string& text) {
  if (text.find(',') != std::string::npos) return "write decimals with a point: 8.5 mm";
  return "write a number and its unit, mm, cm, in or pt, such as 85 mm";
}

std::string color_hint(const std::string& text) {
  const bool hex = has_only(text, "0123456789abcdefABCDEF") &&
                   (text.size() == 3 || text.size() == 6 || text.size() == 8);
  if (hex) return "write '#" + text + "', in quotes";
  if (!text.starts_with('#')) {
    std::vector<std::string> names;
    for (const std::string_view name : color_names()) names.emplace_back(name);
    if (std::string hint = did_you_mean(text, names); !hint.empty()) return hint;
  }
  return "write a CSS name such as gold, or '#rgb', '#rrggbb' or '#rrggbbaa' in quotes";
}

/// How to write a setting with ': ' in its value, which made a group of it.
std::string hint_for_colon(const std::string& origin) {
  const std::size_t equals = origin.find('=');
  if (!origin.starts_with("--set ") || equals == std::string::npos) return "";
  constexpr std::size_t key = 6;
  return "put the value in quotes: --set '" + origin.substr(key, equals - key) + "=\"" +
         origin.substr(equals + 1) + "\"'";
}

}  // namespace

void report_nothing(const TreeNode& node, const std::string& name, Report& report) {
  assert(node.kind == TreeNode::Kind::null);
  if (node.comment.empty())
    report.add(node, name + " has no value");
  else
    report.add(node, name + " has no value, for '#' starts a comment",
               "put the value in quotes: '" + node.comment + "'");
}

void Value::refuse(const std::string& what, const std::string& hint) const {
  fail(name_ + " must be " + what + ", not " + shown(*node_), hint);
}

bool Value::is(std::string_view word) const {
  return node_->kind == TreeNode::Kind::scalar && node_->text == word;
}

std::optional<std::string> Value::text() const {
  if (node_->kind != TreeNode::Kind::scalar)
    refuse("text", is_map() ? hint_for_colon(node_->origin->name) : "");
  else if (node_->text.find_first_not_of(" \n\t") == std::string::npos)
    fail(name_ + " is empty");
  else
    return node_->text;
  return {};
}

std::optional<std::string> Value::path() const {
  const auto written = text();
  if (!written) return {};
  return as_stored(*written, node_->origin->folder);
}

std::optional<Length> Value::length(Range<Length> range) const {
  std::optional<Length> length;
  if (node_->kind == TreeNode::Kind::scalar) length = parse_length(node_->text);
  if (!length)
    refuse("a length", length_hint(node_->text));
  else if (*length < range.low || *length > range.high)
    refuse(between(to_string(range.low), to_string(range.high)));
  else
    return length;
  return {};
}

std::optional<double> Value::number(Range<double> range) const {
  std::optional<double> number;
  if (node_->kind == TreeNode::Kind::scalar) number = parse_number(node_->text);
  if (!number)
    refuse("a number", node_->text.find(',') == std::string::npos
                           ? ""
                           : "write decimals with a point: 0.7");
  else if (*number < range.low || *number > range.high)
    refuse(between(format_number(range.low), format_number(range.high)));
  else
    return number;
  return {};
}

std::optional<long long> Value::integer(Range<long long> range) const {
  const std::string& text = node_->text;
  const bool digits =
      has_only(text.starts_with('-') ? text.substr(1) : text, decimal_digits);
  // Digits that do not parse are a number too large for the type, and so for the range.
  const std::optional<long long> number = parse_integer(text);
  if (!digits || node_->kind != TreeNode::Kind::scalar)
    refuse("a whole number");
  else if (!number || *number < range.low || *number > range.high)
    refuse(between(with_thousands(range.low), with_thousands(range.high)));
  else
    return number;
  return {};
}

std::optional<Color> Value::color(const std::string& what) const {
  std::optional<Color> color;
  if (node_->kind == TreeNode::Kind::scalar) color = parse_color(node_->text);
  if (!color) refuse(what, color_hint(node_->text));
  return color;
}

std::optional<std::size_t> Value::choice_index(const std::vector<std::string>& names,
                                               const OtherWords& other_words) const {
  if (node_->kind == TreeNode::Kind::scalar) {
    const auto found = std::find(names.begin(), names.end(), node_->text);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  }
  std::string hint = did_you_mean(node_->text, names);
  for (const auto& [other, right] : other_words)
    if (node_->text == other) hint = "did you mean '" + right + "'?";
  refuse(alternatives(names), hint);
  return {};
}

std::vector<Value> Value::items(const std::string& item_name) const {
  if (!is_list()) return {*this};
  std::vector<Value> values;
  for (const TreeNode& item : node_->items)
    if (item.kind == TreeNode::Kind::null)
      report_nothing(item, item_name, *report_);
    else
      values.emplace_back(item, item_name, *report_);
  return values;
}

Reader Value::keys(const std::string& path) const {
  return {*node_, path, where(), *report_};
}

std::optional<std::pair<Value, Value>> Value::pair(const std::string& first_name,
                                                   const std::string& second_name) const {
  assert(is_list());
  if (node_->items.size() != 2) {
    fail(name_ + " must have two values, not " + std::to_string(node_->items.size()));
    return {};
  }
  return std::pair(Value(node_->items[0], first_name, *report_),
                   Value(node_->items[1], second_name, *report_));
}

}  // namespace onematch
