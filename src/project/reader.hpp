// Typed reading of a tree: each function either gives a value that is right in type and
// range, or reports what is wrong and gives nothing, and reading goes on.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
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
void report_nothing(const Node& node, const std::string& name, Report& report);

/// A node, and what to call it at the start of a message: "'size'".
class Value {
 public:
  Value(const Node& node, std::string name, Report& report)
      : node_(&node), name_(std::move(name)), report_(&report) {}

  const Node& node() const { return *node_; }
  Source where() const { return node_->where(); }
  bool is_list() const { return node_->kind == Node::Kind::list; }
  bool is_map() const { return node_->kind == Node::Kind::map; }

  /// Whether it is just that word.
  bool is(std::string_view word) const;

  /// Any single value that is not blank, as it is written. Numbers, below, are decimal
  /// and finite.
  std::optional<std::string> text() const;
  std::optional<Length> length(Range<Length> range) const;
  std::optional<double> number(Range<double> range) const;
  std::optional<long long> integer(Range<long long> range) const;
  /// `what` is what it must be: more than a colour, if other values are right too.
  std::optional<Color> color(const std::string& what = "a colour") const;

  /// One of the given words.
  template <class T>
  std::optional<T> choice(const std::vector<std::pair<std::string, T>>& choices) const {
    std::vector<std::string> names;
    for (const auto& [name, value] : choices) names.push_back(name);
    const std::optional<std::size_t> index = choice_index(names);
    if (!index) return {};
    return choices[*index].second;
  }

  /// The items of a list, or this alone; empty items are reported and left out.
  /// `item_name` is what to call each.
  std::vector<Value> items(const std::string& item_name) const;

  /// Two values of a list, else nothing, after a report.
  std::optional<std::pair<Value, Value>> pair(const std::string& first_name,
                                              const std::string& second_name) const;

  /// Reports that this is wrong.
  void fail(const std::string& message, const std::string& hint = "") const {
    report_->add(*node_, message, hint);
  }

  /// Reports that it "must be `what`, not" what it is.
  void refuse(const std::string& what, const std::string& hint = "") const;

 private:
  std::optional<std::size_t> choice_index(const std::vector<std::string>& names) const;

  const Node* node_;
  std::string name_;
  Report* report_;
};

/// The keys of one group. Every key that it may have is asked for once, there or not;
/// done() then reports the others.
class Reader {
 public:
  /// `path` is that of the group, "card.border", or "" for the whole file. A node that
  /// is no map reads as an empty one.
  /// `where` stands in for the place of what is absent.
  Reader(const Node& map, std::string path, Source where, Report& report)
      : map_(&map), path_(std::move(path)), where_(std::move(where)), report_(&report) {}

  /// The value of `key`. Nothing if it is absent, or has no value, which is reported.
  std::optional<Value> find(const std::string& key);

  std::optional<std::string> text(const std::string& key);
  std::optional<Length> length(const std::string& key, Range<Length> range);
  std::optional<Color> color(const std::string& key);

  /// The group under `key`; empty unless there is one.
  Reader group(const std::string& key) const;

  /// The same, but nothing else may stand there. `example` is one of its lines, for the
  /// hint.
  Reader section(const std::string& key, const std::string& example);

  /// The place of this group.
  const Source& where() const { return where_; }

  /// The place of the value of `key`; of this group, if the key is absent.
  Source place(const std::string& key) const;

  /// Reports that `key` is missing from this group.
  void missing(const std::string& key, const std::string& hint);

  void done();

 private:
  const Node* map_;
  std::string path_;
  Source where_;
  Report* report_;
  std::vector<std::string> asked_;
};

}  // namespace onematch
