// Typed reading of single values: each function either gives a value that is right in
// type and range, or reports what is wrong and gives nothing, and reading goes on.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/color.hpp"
#include "core/length.hpp"
#include "project/report.hpp"

namespace onematch {

/// The values allowed, both ends included.
template <class T>
struct Range {
  T low, high;
};

/// Reports that `node`, called `name`, is a null.
void report_nothing(const TreeNode& node, const std::string& name, Report& report);

class Reader;

/// Words, each with the one that is right in its place.
using OtherWords = std::vector<std::pair<std::string, std::string>>;

/// A node, and what to call it at the start of a message: "'size'".
class Value {
 public:
  Value(const TreeNode& node, std::string name, Report& report)
      : node_(&node), name_(std::move(name)), report_(&report) {}

  const TreeNode& node() const { return *node_; }
  Source where() const { return node_->where(); }
  bool is_list() const { return node_->kind == TreeNode::Kind::list; }
  bool is_map() const { return node_->kind == TreeNode::Kind::map; }

  /// Whether it is just that word.
  bool is(std::string_view word) const;

  /// Any single value that is not blank, as it is written. Numbers, below, are decimal
  /// and finite.
  std::optional<std::string> text() const;
  /// A text that is a path from the folder of the file it is in, as what is there is
  /// called, in whatever form Unicode has the letters.
  std::optional<std::string> path() const;
  std::optional<Length> length(Range<Length> range) const;
  std::optional<double> number(Range<double> range) const;
  std::optional<long long> integer(Range<long long> range) const;
  /// `what` is what it must be: more than a colour, if other values are right too.
  std::optional<Color> color(const std::string& what = "a colour") const;

  /// One of the given words. `other_words` are what people may call them, each with the
  /// right one, for a hint.
  template <class T>
  std::optional<T> choice(const std::vector<std::pair<std::string, T>>& choices,
                          const OtherWords& other_words = {}) const {
    std::vector<std::string> names;
    names.reserve(choices.size());
    for (const auto& [name, value] : choices) names.push_back(name);
    const std::optional<std::size_t> index = choice_index(names, other_words);
    if (!index) return {};
    return choices[*index].second;
  }

  /// The items of a list, or this alone; empty items are reported and left out.
  /// `item_name` is what to call each.
  std::vector<Value> items(const std::string& item_name) const;

  /// Two values of a list, else nothing, after a report.
  std::optional<std::pair<Value, Value>> pair(const std::string& first_name,
                                              const std::string& second_name) const;

  /// The keys of a map, whose path is `path`.
  Reader keys(const std::string& path) const;

  /// Reports that this is wrong.
  void fail(const std::string& message, const std::string& hint = "") const {
    report_->add(*node_, message, hint);
  }

  /// Reports that it "must be `what`, not" what it is.
  void refuse(const std::string& what, const std::string& hint = "") const;

 private:
  std::optional<std::size_t> choice_index(const std::vector<std::string>& names,
                                          const OtherWords& other_words) const;

  const TreeNode* node_;
  std::string name_;
  Report* report_;
};

}  // namespace onematch
