#include "symbols/load.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/number.hpp"
#include "symbols/emoji_glyph.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/raster.hpp"
#include "symbols/svg.hpp"
#include "symbols/svg_audit.hpp"
#include "symbols/text.hpp"

namespace onematch {
namespace {

/// What may be the reason that nothing of a drawing can be seen.
std::string reason_in(const PictureFile& file) {
  const std::vector<std::string> losses = audit_svg(file).losses;
  if (losses.empty())
    return "all of it may be hidden, transparent or outside its viewBox";
  std::string text;
  for (const std::string& loss : losses) text += (text.empty() ? "" : "; ") + loss;
  return text;
}

Error draws_nothing(const PictureFile& file) {
  return Error(file.name + " draws nothing", file.where,
               is_svg(file.bytes) ? reason_in(file) : "every pixel of it is transparent");
}

/// Whether `file` may hold text; a false alarm only costs time. Text in UTF-16 has zeros
/// between its letters.
bool may_use_fonts(const PictureFile& file) {
  return is_svg(file.bytes) && (file.bytes.find("text") != std::string::npos ||
                                file.bytes.find('\0') != std::string::npos);
}

/// What load_symbol() is asked for.
struct Request {
  const SymbolSource& source;
  const Printing& printing;
  SymbolCache* cache;
  const FontSet& fonts;
};

/// The symbol made from `content`, which `make` makes if the cache has none.
template <class Make>
Symbol cached(SymbolCache* cache, const std::string& content, const Make& make) {
  if (!cache) return make();
  if (std::optional<Symbol> symbol = cache->take(content)) return std::move(*symbol);
  Symbol symbol = make();
  cache->keep(content, symbol);
  return symbol;
}

/// All that the symbol depends on. The folder of a drawing counts, since other files in
/// it may be parts of the drawing.
std::string identity_of(const PictureFile& file, Cutout cutout, const Printing& printing,
                        const FontSet& fonts) {
  const std::string folder =
      is_svg(file.bytes) ? file.path.parent_path().string() : std::string();
  return std::to_string(static_cast<int>(cutout)) + ' ' +
         format_number(printing.longest_mm, 6) + ' ' + folder + '\0' +
         (may_use_fonts(file) ? fonts.identity() : "") + '\0' + file.bytes;
}

Symbol load(const std::filesystem::path& path, const Request& request) {
  const PictureFile file = read_picture_file(path, request.source.where);
  const Cutout cutout = request.source.cutout.value_or(Cutout::automatic);
  const double longest = request.printing.longest_mm;
  const std::string identity = identity_of(file, cutout, request.printing, request.fonts);
  return cached(request.cache, identity, [&] {
    std::optional<FontUse> use;
    if (may_use_fonts(file)) use.emplace(request.fonts);
    std::optional<Symbol> symbol = is_svg(file.bytes)
                                       ? svg_symbol(file, longest)
                                       : raster_symbol(file, cutout, longest);
    if (!symbol) throw draws_nothing(file);
    return std::move(*symbol);
  });
}

Symbol load(const TextSymbol& text, const Request& request) {
  return cached(request.cache, identity_of(text) + '\0' + request.fonts.identity(), [&] {
    const FontUse use(request.fonts);
    return text_symbol(text, request.source.where);
  });
}

Symbol load(const EmojiSymbol& emoji, const Request& request) {
  if (!emoji.art.empty()) return load(emoji.art, request);
  return cached(request.cache, identity_of(emoji) + '\0' + request.fonts.identity(), [&] {
    const FontUse use(request.fonts);
    return emoji_glyph(emoji, request.source.where);
  });
}

}  // namespace

Symbol load_symbol(const SymbolSource& source, const Printing& printing,
                   SymbolCache* cache, const FontSet& fonts) {
  const Request request{source, printing, cache, fonts};
  Symbol symbol =
      std::visit([&](const auto& from) { return load(from, request); }, source.from);
  symbol.name = source.name;
  return symbol;
}

Picture load_picture(const std::filesystem::path& path, const Source& where,
                     const Size& covered, const FontSet& fonts) {
  const PictureFile file = read_picture_file(path, where);
  std::optional<FontUse> use;
  if (may_use_fonts(file)) use.emplace(fonts);
  std::optional<Picture> picture =
      is_svg(file.bytes)
          ? svg_picture(file, std::max(covered.width, covered.height).to_mm())
          : raster_picture(file, covered);
  if (!picture) throw draws_nothing(file);
  return std::move(*picture);
}

}  // namespace onematch
