#include "cli/look_alikes.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <optional>

#include "core/number.hpp"
#include "project/report.hpp"
#include "symbols/look.hpp"
#include "symbols/plain_word.hpp"

namespace onematch {
namespace {

// As measured by re-encoding, scaling and turning pictures, and on emoji that differ.
constexpr double same_mean = 4, same_redrawn = 0.02, same_most = 0.16;
constexpr double near_mean = 8, near_redrawn = 0.05;

// The same drawing in other shades, such as the flags of Monaco and Indonesia, if no part
// is further away than that: of all emoji that comes to flags and to hands of
// neighbouring colours. Of pale drawings even parts that differ are near each other.
constexpr double near_shade = 18, near_most = 0.35;

const TextSymbol* text_of(const SymbolSource& source) {
  return std::get_if<TextSymbol>(&source.from);
}

/// How players may take one symbol for another.
enum class Likeness { same, looks, spelling, color, grey };

Severity severity_of(Likeness likeness) {
  return likeness == Likeness::same ? Severity::error : Severity::warning;
}

/// What symbols that are alike do.
const char* verb_of(Likeness likeness) {
  switch (likeness) {
    case Likeness::same:
      return "look the same";
    case Likeness::looks:
      return "differ in their looks only";
    case Likeness::spelling:
      return "differ in case, accents or blanks only";
    case Likeness::color:
      return "look alike";
    case Likeness::grey:
      return "look alike in greys";
  }
  assert(false);
  return "";
}

std::string hint_for(Likeness likeness, std::size_t count) {
  const bool two = count == 2;
  if (likeness == Likeness::same)
    return std::string("each symbol may be there once: ") +
           (two ? "leave one of them out" : "keep one of them only");
  const bool words = likeness == Likeness::looks || likeness == Likeness::spelling;
  return std::string("players may take one for ") + (two ? "the other" : "another") +
         ": change " + (words ? "" : "or replace ") +
         (two ? "one of them" : "all of them but one");
}

/// "a, b and c"; of many the first, and how many more there are.
std::string listed(std::vector<std::string> names) {
  constexpr std::size_t most = 8;
  if (names.size() > most + 1) {
    const std::string rest = with_thousands(names.size() - most) + " more";
    names.resize(most);
    names.push_back(rest);
  }
  return alternatives(names, "and");
}

/// What is wrong with two symbols and more that are alike.
Problem problem_of(const std::vector<const SymbolSource*>& group, Likeness likeness) {
  const bool texts = group.size() > 2 &&
                     std::all_of(group.begin(), group.end(),
                                 [](const auto* source) { return text_of(*source); });
  std::vector<std::string> items, names;
  for (const SymbolSource* source : group) {
    items.push_back(texts ? text_of(*source)->text : shown(*source));
    names.push_back(texts ? "'" + items.back() + "'" : items.back());
  }
  return {(texts ? "the texts " : "") + listed(names) + " " + verb_of(likeness),
          group[1]->where, hint_for(likeness, group.size()), severity_of(likeness),
          std::move(items)};
}

/// Whether two are different words: then a small difference is meant.
bool are_different_words(const SymbolSource& a, const SymbolSource& b) {
  return text_of(a) && text_of(b) &&
         plain_word(text_of(a)->text) != plain_word(text_of(b)->text);
}

/// A symbol on the card, where it is from, and how far it may be turned.
struct Suspect {
  const SymbolSource& source;
  std::string word;  ///< as a quick look reads it; empty for what is none
  double largest_angle;
  View view;
  std::optional<View> grey_view;  ///< if greys are printed
};

std::vector<Suspect> suspects_of(const std::vector<Symbol>& symbols,
                                 const std::vector<SymbolSource>& sources,
                                 const Project& project, const Color& card) {
  std::vector<Suspect> suspects;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const TextSymbol* text = text_of(sources[i]);
    const Look& look = symbols[i].ink.look;
    suspects.push_back({sources[i], text ? plain_word(text->text) : "",
                        std::min(sources[i].largest_angle, project.scatter.largest_angle),
                        view_of(look, card, Sight::color), std::nullopt});
    if (project.print != PrintColors::color)
      suspects.back().grey_view = view_of(look, card, Sight::grey);
  }
  return suspects;
}

/// How alike two are in any turn up to `turn`, if they are.
std::optional<LookDifference> near_difference(const View& a, const View& b, double turn) {
  const bool may_be_shades = have_ink_alike(a, b);
  auto found = difference(a, b, turn, may_be_shades ? near_shade : near_mean);
  if (!found) return {};
  const bool is_redrawn = found->mean > near_mean || found->redrawn > near_redrawn;
  const bool is_shaded =
      may_be_shades && found->farthest <= near_shade && found->most <= near_most;
  if (is_redrawn && !is_shaded) return {};
  return found;
}

std::optional<Likeness> compare_looks(const Suspect& a, const Suspect& b) {
  const double turn = a.largest_angle + b.largest_angle;
  if (const auto found = near_difference(a.view, b.view, turn)) {
    const bool same = found->mean <= same_mean && found->redrawn <= same_redrawn &&
                      found->most <= same_most &&
                      !are_different_words(a.source, b.source);
    return same ? Likeness::same : Likeness::color;
  }
  if (a.grey_view && near_difference(*a.grey_view, *b.grey_view, turn))
    return Likeness::grey;
  return {};
}

/// How two words are alike that are the same but for case, accents and blanks.
Likeness compare_words(const Suspect& a, const Suspect& b) {
  constexpr double identical = 0.5;
  if (difference(a.view, b.view, 0, identical)) return Likeness::same;
  return text_of(a.source)->text == text_of(b.source)->text ? Likeness::looks
                                                            : Likeness::spelling;
}

std::optional<Likeness> compare(const Suspect& a, const Suspect& b) {
  if (a.source.symbol == b.source.symbol) return {};
  if (!a.word.empty() && a.word == b.word) return compare_words(a, b);
  return compare_looks(a, b);
}

/// Symbols by their numbers, gathered by what joins them in pairs.
class Groups {
 public:
  explicit Groups(std::size_t count) : first_(count) {
    std::iota(first_.begin(), first_.end(), std::size_t{0});
  }

  void join(std::size_t a, std::size_t b) {
    const auto [first, other] = std::minmax(first_[a], first_[b]);
    if (first == other) return;
    std::replace(first_.begin(), first_.end(), std::size_t{other}, std::size_t{first});
  }

  /// Those of two and more, each in order, by their second.
  std::vector<std::vector<std::size_t>> all() const {
    std::map<std::size_t, std::vector<std::size_t>> by_first;
    for (std::size_t i = 0; i < first_.size(); ++i) by_first[first_[i]].push_back(i);
    std::vector<std::vector<std::size_t>> groups;
    for (auto& [first, group] : by_first)
      if (group.size() > 1) groups.push_back(std::move(group));
    std::sort(groups.begin(), groups.end(),
              [](const auto& a, const auto& b) { return a[1] < b[1]; });
    return groups;
  }

 private:
  std::vector<std::size_t> first_;  ///< of the group that each is in
};

}  // namespace

Problems find_look_alikes(const std::vector<Symbol>& symbols,
                          const std::vector<SymbolSource>& sources,
                          const Project& project, const Color& card) {
  const std::vector<Suspect> suspects = suspects_of(symbols, sources, project, card);
  std::map<Likeness, Groups> alike;
  for (std::size_t b = 0; b < suspects.size(); ++b)
    for (std::size_t a = 0; a < b; ++a)
      if (const auto likeness = compare(suspects[a], suspects[b]))
        alike.try_emplace(*likeness, suspects.size()).first->second.join(a, b);
  Problems problems;
  for (const auto& [likeness, groups] : alike)
    for (const std::vector<std::size_t>& group : groups.all()) {
      std::vector<const SymbolSource*> members;
      for (const std::size_t i : group) members.push_back(&sources[i]);
      problems.push_back(problem_of(members, likeness));
    }
  return problems;
}

}  // namespace onematch
