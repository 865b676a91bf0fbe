#include "symbols/cache.hpp"

namespace onematch {
namespace {

constexpr std::size_t most_bytes = 200'000;  // of content

/// The same symbol, its picture shared: nobody draws into one that is recorded.
Symbol shared(const Symbol& symbol) {
  const Picture& picture = symbol.picture;
  return {{},
          symbol.silhouette,
          {SurfacePtr(cairo_surface_reference(picture.recording.get())), picture.width,
           picture.height, picture.pixels_per_unit, picture.blanks},
          symbol.frame,
          symbol.ink,
          symbol.notes,
          symbol.cutout};
}

}  // namespace

void SymbolCache::begin_deck() {
  const std::lock_guard lock(mutex_);
  for (const auto& [content, symbol] : kept_) to_take_.insert(content);
}

std::optional<Symbol> SymbolCache::take(const std::string& content) {
  const std::lock_guard lock(mutex_);
  if (to_take_.erase(content) == 0) return {};
  return shared(kept_.at(content));
}

void SymbolCache::keep(const std::string& content, const Symbol& symbol) {
  if (content.size() > most_bytes) return;
  const std::lock_guard lock(mutex_);
  kept_.try_emplace(content, shared(symbol));
}

}  // namespace onematch
