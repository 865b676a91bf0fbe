// All that is wrong with a project, gathered over its files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "project/node.hpp"

namespace onematch {

/// Gathers problems while reading goes on, and the names of all keys asked for, so that
/// a misspelt key can be told the right one, wherever it belongs.
class Report {
 public:
  void add(const TreeNode& at, std::string message, std::string hint = "");

  /// Problems found in the text of `origin`.
  void add(const Origin& origin, const Problems& problems);

  /// The same of a table of symbols, with the rank of `origin`: such problems leave all
  /// else as it is meant.
  void add_of_table(const Origin& origin, const Problems& problems);

  /// The key of that path, "card.size", is one that a project may have.
  void expect(const std::string& path);

  /// `key` stands in the group of that path ("" for the whole file), which has no such
  /// key. It becomes a problem in take(), when all keys are known.
  void unknown_key(const TreeNode& key, const std::string& group);

  /// All keys expected, in the order in which they were.
  const std::vector<std::string>& keys() const { return keys_; }

  /// All problems in order of place: the settings, the project file, then what it
  /// extends, then tables. Each is said once. They are no longer here then.
  Problems take();

  /// Throws Error with all of them, if there are any.
  void throw_if_any();

  /// Whether nothing is wrong but tables.
  bool has_tables_only() const;

 private:
  struct Entry {
    int rank;
    Problem problem;
    bool is_of_table = false;
  };
  struct UnknownKey {
    TreeNode key;
    std::string group;
  };

  std::string hint_for(const UnknownKey& unknown) const;

  std::vector<Entry> entries_;
  std::vector<UnknownKey> unknown_;
  std::vector<std::string> keys_;
};

/// "a, b or c"
std::string alternatives(const std::vector<std::string>& names,
                         std::string_view word = "or");

}  // namespace onematch
