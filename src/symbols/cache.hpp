// Symbols kept for the next deck of a batch.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "symbols/symbol.hpp"

namespace onematch {

/// Symbols by what they are made from, bytes of a file or a text and its look, so that
/// decks of a batch that share drawings trace each once. For several threads.
///
/// A deck is the same to the byte whatever was made before it: each symbol of an earlier
/// deck is given out once a deck only, as Cairo writes two symbols that share a picture
/// otherwise than two that look alike.
class SymbolCache {
 public:
  /// From now on, what was kept before can be taken.
  void begin_deck();

  /// A symbol made from the same for an earlier deck; without a name.
  std::optional<Symbol> take(const std::string& content);

  /// Keeps `symbol`, unless it may be large: photos would fill the memory, and have no
  /// outline that takes long to trace.
  void keep(const std::string& content, const Symbol& symbol);

 private:
  std::mutex mutex_;
  std::map<std::string, Symbol> kept_;
  std::set<std::string> to_take_;
};

}  // namespace onematch
