#include "symbols/load.hpp"

#include <optional>
#include <string>
#include <utility>

#include "symbols/emoji_glyph.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/raster.hpp"
#include "symbols/svg.hpp"
#include "symbols/text.hpp"

namespace onematch {
namespace {

Error draws_nothing(const PictureFile& file) {
  return Error(file.name + " draws nothing", file.where,
               is_svg(file.bytes)
                   ? "all of it may be hidden, transparent, outside its viewBox or in "
                     "another file, or use a filter that librsvg does not know"
                   : "every pixel of it is transparent");
}

/// Whether `file` may hold text; a false alarm only costs time. Text in UTF-16 has zeros
/// between its letters.
bool may_use_fonts(const PictureFile& file) {
  return is_svg(file.bytes) && (file.bytes.find("text") != std::string::npos ||
                                file.bytes.find('\0') != std::string::npos);
}

/// The symbol made from `content`, which `make` makes if the cache has none.
template <class Make>
Symbol cached(SymbolCache* cache, const std::string& content, const Make& make) {
  if (!cache) return make();
  if (std::optional<Symbol> symbol = cache->take(content)) return std::move(*symbol);
  Symbol symbol = make();
  cache->keep(content, symbol);
  return symbol;
}

Symbol load(const std::filesystem::path& path, const Source& where, SymbolCache* cache,
            const FontSet& fonts) {
  const PictureFile file = read_picture_file(path, where);
  const bool has_text = may_use_fonts(file);
  return cached(cache, file.bytes + (has_text ? fonts.identity() : ""), [&] {
    std::optional<FontUse> use;
    if (has_text) use.emplace(fonts);
    std::optional<Symbol> symbol =
        is_svg(file.bytes) ? svg_symbol(file) : raster_symbol(file);
    if (!symbol) throw draws_nothing(file);
    return std::move(*symbol);
  });
}

Symbol load(const TextSymbol& text, const Source& where, SymbolCache* cache,
            const FontSet& fonts) {
  return cached(cache, identity_of(text) + '\0' + fonts.identity(), [&] {
    const FontUse use(fonts);
    return text_symbol(text, where);
  });
}

Symbol load(const EmojiSymbol& emoji, const Source& where, SymbolCache* cache,
            const FontSet& fonts) {
  if (!emoji.art.empty()) return load(emoji.art, where, cache, fonts);
  return cached(cache, identity_of(emoji) + '\0' + fonts.identity(), [&] {
    const FontUse use(fonts);
    return emoji_glyph(emoji, where);
  });
}

}  // namespace

Symbol load_symbol(const SymbolSource& source, SymbolCache* cache, const FontSet& fonts) {
  Symbol symbol =
      std::visit([&](const auto& from) { return load(from, source.where, cache, fonts); },
                 source.from);
  symbol.name = source.name;
  return symbol;
}

Picture load_picture(const std::filesystem::path& path, const Source& where,
                     const FontSet& fonts) {
  const PictureFile file = read_picture_file(path, where);
  std::optional<FontUse> use;
  if (may_use_fonts(file)) use.emplace(fonts);
  std::optional<Picture> picture =
      is_svg(file.bytes) ? svg_picture(file) : raster_picture(file);
  if (!picture) throw draws_nothing(file);
  return std::move(*picture);
}

}  // namespace onematch
