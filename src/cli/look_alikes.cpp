#include "cli/look_alikes.hpp"

#include <algorithm>
#include <optional>

#include "symbols/look.hpp"
#include "symbols/plain_word.hpp"

namespace onematch {
namespace {

// As measured by re-encoding, scaling and turning pictures, and on emoji that differ.
constexpr double same_mean = 3;
constexpr double same_most = 20;
constexpr double near_mean = 5;

const TextSymbol* text_of(const SymbolSource& source) {
  return std::get_if<TextSymbol>(&source.from);
}

/// Both by what people call them: two files of one name by their folders as well.
std::string both(const SymbolSource& a, const SymbolSource& b) {
  if (shown(a) != shown(b)) return shown(a) + " and " + shown(b);
  const auto path = [](const SymbolSource& source) {
    const auto* file = std::get_if<std::filesystem::path>(&source.from);
    return file ? file->lexically_normal().string() : shown(source);
  };
  return path(a) + " and " + path(b);
}

Problem same_look(const SymbolSource& a, const SymbolSource& b) {
  return {both(a, b) + " look the same", b.where,
          "each symbol may be there once: leave one of them out"};
}

/// Whether two are different words: then a small difference is meant.
bool are_different_words(const SymbolSource& a, const SymbolSource& b) {
  return text_of(a) && text_of(b) &&
         plain_word(text_of(a)->text) != plain_word(text_of(b)->text);
}

/// What is wrong with two symbols that look like this, if anything.
std::optional<Problem> problem_of(const SymbolSource& a, const SymbolSource& b,
                                  const LookDifference& difference, Sight sight) {
  const bool same = sight == Sight::color && difference.mean <= same_mean &&
                    difference.most <= same_most;
  if (same && !are_different_words(a, b)) return same_look(a, b);
  return Problem{
      both(a, b) + (sight == Sight::grey ? " look alike in greys" : " look alike"),
      b.where, "players may take one for the other: change or replace one of them",
      Severity::warning};
}

/// A symbol, where it is from, and how far it may be turned.
struct Suspect {
  const Symbol& symbol;
  const SymbolSource& source;
  double largest_angle;
};

std::optional<Problem> compare(const Suspect& a, const Suspect& b, PrintColors colors) {
  const double turn = a.largest_angle + b.largest_angle;
  for (const Sight sight : {Sight::color, Sight::grey}) {
    if (sight == Sight::grey && colors == PrintColors::color) continue;
    const auto found =
        difference(a.symbol.ink.look, b.symbol.ink.look, sight, turn, near_mean);
    if (found) return problem_of(a.source, b.source, *found, sight);
  }
  return {};
}

/// What is wrong with two words that are the same but for case, accents and blanks.
Problem same_words(const Suspect& a, const Suspect& b) {
  constexpr double identical = 0.5;
  if (difference(a.symbol.ink.look, b.symbol.ink.look, Sight::color, 0, identical))
    return same_look(a.source, b.source);
  const bool same = text_of(a.source)->text == text_of(b.source)->text;
  return {both(a.source, b.source) + (same ? " differ in their looks only"
                                           : " differ in case, accents or blanks only"),
          b.source.where, "players may take one for the other: change one of them",
          Severity::warning};
}

}  // namespace

Problems find_look_alikes(const std::vector<Symbol>& symbols,
                          const std::vector<SymbolSource>& sources,
                          const Project& project) {
  const auto suspect = [&](std::size_t i) {
    return Suspect{symbols[i], sources[i],
                   std::min(sources[i].largest_angle, project.scatter.largest_angle)};
  };
  std::vector<std::string> words(symbols.size());  // empty for what is none
  for (std::size_t i = 0; i < symbols.size(); ++i)
    if (const TextSymbol* text = text_of(sources[i])) words[i] = plain_word(text->text);
  Problems problems;
  for (std::size_t b = 0; b < symbols.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) {
      if (sources[a].symbol == sources[b].symbol) continue;
      const bool same_word = !words[a].empty() && words[a] == words[b];
      std::optional<Problem> problem =
          same_word ? same_words(suspect(a), suspect(b))
                    : compare(suspect(a), suspect(b), project.print);
      if (!problem) continue;
      problems.push_back(std::move(*problem));
      break;  // of three that are alike, each is told once
    }
  return problems;
}

}  // namespace onematch
