// What is said of a build, to people and to scripts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/make_deck.hpp"
#include "core/error.hpp"

namespace onematch {

/// What became of one project file.
struct Outcome {
  std::string file;                ///< as the user wrote it
  std::vector<std::string> files;  ///< the paths written, in order
  std::optional<MadeDeck> deck;    ///< none: it could not be made
  Problems problems;               ///< errors, warnings and notices
  Problems told;                   ///< more of them, told while it was made
  bool is_misuse = false;          ///< all errors are in the command line's settings
  bool is_too_strict = false;      ///< all errors are warnings, which --strict makes them
};

/// The few true lines about a deck or kit, for people.
std::string as_text(const Outcome& outcome);

/// {"decks": [...]}, one entry an outcome.
std::string as_json(const std::vector<Outcome>& outcomes);

/// {"decks": [], "problems": [...]}: what there is to say if there is no list of that
/// name.
std::string failure_json(const char* list, const Problems& problems);

}  // namespace onematch
