#include "project/report.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/spelling.hpp"

namespace onematch {
namespace {

/// The last name of a path: "size" of "card.size".
std::string last_name(const std::string& path) {
  return path.substr(path.rfind('.') + 1);
}

/// The group of a path: "card" of "card.size", "" of "title".
std::string group_of(const std::string& path) {
  const std::size_t dot = path.rfind('.');
  return dot == std::string::npos ? "" : path.substr(0, dot);
}

/// The names that `paths` have just below `group`, each once.
std::vector<std::string> names_in(const std::string& group,
                                  const std::vector<std::string>& paths) {
  const std::string start = group.empty() ? "" : group + ".";
  std::vector<std::string> names;
  for (const std::string& path : paths) {
    if (!path.starts_with(start)) continue;
    const std::size_t dot = path.find('.', start.size());
    const std::string name = path.substr(start.size(), dot - start.size());
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

/// What does the work, in a group, of a key that only others have; or nothing.
std::string does_instead(const std::string& key, const std::string& group) {
  const bool is_back = group == "back" || group == "back.piles";
  return is_back && key == "emoji"
             ? "'text' draws an emoji that is all of it, such as text: 🎂"
             : "";
}

}  // namespace

void Report::add(const TreeNode& at, std::string message, std::string hint) {
  entries_.push_back(
      {at.origin->rank, {std::move(message), at.where(), std::move(hint)}, false});
}

void Report::add(const Origin& origin, const Problems& problems) {
  for (const Problem& problem : problems)
    entries_.push_back({origin.rank, problem, false});
}

void Report::add_of_table(const Origin& origin, const Problems& problems) {
  for (const Problem& problem : problems)
    entries_.push_back({origin.rank, problem, true});
}

bool Report::has_tables_only() const {
  return unknown_.empty() &&
         std::all_of(entries_.begin(), entries_.end(),
                     [](const Entry& entry) { return entry.is_of_table; });
}

void Report::expect(const std::string& path) {
  if (std::find(keys_.begin(), keys_.end(), path) == keys_.end()) keys_.push_back(path);
}

void Report::unknown_key(const TreeNode& key, const std::string& group) {
  unknown_.push_back({key, group});
}

std::string Report::hint_for(const UnknownKey& unknown) const {
  const std::string& key = unknown.key.text;
  if (key.find(':') != std::string::npos) return "put a space after the ':'";
  if (std::string hint = does_instead(key, unknown.group); !hint.empty()) return hint;
  const std::vector<std::string> here = names_in(unknown.group, keys_);
  if (std::string hint = did_you_mean(key, here); !hint.empty()) return hint;
  const auto elsewhere =
      std::find_if(keys_.begin(), keys_.end(),
                   [&](const std::string& path) { return last_name(path) == key; });
  if (elsewhere == keys_.end()) return "the keys here are " + alternatives(here, "and");
  const std::string group = group_of(*elsewhere);
  return "'" + key + "' belongs " +
         (group.empty()        ? "at the left margin"
          : group == "symbols" ? "to an entry of 'symbols'"
                               : "in '" + group + "'");
}

Problems Report::take() {
  for (const UnknownKey& unknown : std::exchange(unknown_, {}))
    add(unknown.key,
        "unknown key '" + unknown.key.text + "'" +
            (unknown.group.empty() ? "" : " in '" + unknown.group + "'"),
        hint_for(unknown));
  std::stable_sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
    return std::tie(a.rank, a.problem.where.line, a.problem.where.column) <
           std::tie(b.rank, b.problem.where.line, b.problem.where.column);
  });
  Problems problems;
  for (Entry& entry : std::exchange(entries_, {})) {
    // What is the same stands at the same place, and so just before.
    const auto same_place = [&](const Problem& other) {
      return other.where == entry.problem.where;
    };
    const auto before =
        std::find_if_not(problems.rbegin(), problems.rend(), same_place).base();
    if (std::find(before, problems.end(), entry.problem) == problems.end())
      problems.push_back(std::move(entry.problem));
  }
  return problems;
}

void Report::throw_if_any() {
  if (Problems problems = take(); !problems.empty()) throw Error(std::move(problems));
}

std::string alternatives(const std::vector<std::string>& names, std::string_view word) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0 && i + 1 == names.size())
      text += " " + std::string(word) + " ";
    else if (i > 0)
      text += ", ";
    text += names[i];
  }
  return text;
}

}  // namespace onematch
