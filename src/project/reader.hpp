// Reading of the keys of one group.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "project/value.hpp"

namespace onematch {

/// The keys of one group. Every key that it may have is asked for once, there or not;
/// done() then reports the others.
class Reader {
 public:
  /// `path` is that of the group, "card.border", or "" for the whole file. A node that
  /// is no map reads as an empty one.
  /// `where` stands in for the place of what is absent.
  Reader(const TreeNode& map, std::string path, Source where, Report& report)
      : map_(&map), path_(std::move(path)), where_(std::move(where)), report_(&report) {}

  /// The value of `key`. Nothing if it is absent, or has no value, which is reported.
  std::optional<Value> find(const std::string& key);

  /// Lets `key` stand here, and does not look at its value.
  void pass_over(const std::string& key) { asked_.push_back(key); }

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
  const TreeNode* map_;
  std::string path_;
  Source where_;
  Report* report_;
  std::vector<std::string> asked_;
};

}  // namespace onematch
