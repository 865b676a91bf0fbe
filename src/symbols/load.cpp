#include "symbols/load.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/number.hpp"
#include "symbols/emoji_glyph.hpp"
#include "symbols/greys.hpp"
#include "symbols/line_art.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/raster.hpp"
#include "symbols/svg.hpp"
#include "symbols/svg_audit.hpp"
#include "symbols/svg_plain.hpp"
#include "symbols/text.hpp"

namespace onematch {
namespace {

/// What may be the reason that nothing of a drawing can be seen.
std::string reason_in(const PictureFile& file, double longest_mm) {
  constexpr std::size_t most = 5;
  const std::vector<std::string> losses = audit_svg(file, longest_mm).losses;
  if (is_off_page(file))
    return "all of it lies outside its page: in Inkscape, Edit > Resize Page to "
           "Selection";
  if (losses.empty())
    return "all of it may be hidden, transparent or outside its viewBox";
  std::string text;
  for (std::size_t i = 0; i < std::min(most, losses.size()); ++i)
    text += (i == 0 ? "" : "; ") + losses[i];
  if (losses.size() > most)
    text += "; and " + with_thousands(losses.size() - most) + " more";
  return text;
}

Error draws_nothing(const PictureFile& file, double longest_mm) {
  return Error(file.name + " draws nothing", file.where,
               is_svg(file.bytes) ? reason_in(file, longest_mm)
                                  : "every pixel of it is transparent");
}

/// Whether `file` may hold text, or show another drawing that does; a false alarm only
/// costs time. Text in UTF-16 has zeros between its letters, an entity may hide any.
bool may_use_fonts(const PictureFile& file) {
  using namespace std::string_view_literals;
  constexpr std::array signs{"text"sv,  "\0"sv,      "<!ENTITY"sv, "image"sv,
                             "Image"sv, "include"sv, ".svg"sv};
  return is_svg(file.bytes) && std::any_of(signs.begin(), signs.end(), [&](auto sign) {
           return file.bytes.find(sign) != std::string::npos;
         });
}

/// A drawing in words that librsvg knows.
PictureFile read_plain(const std::filesystem::path& path, const Source& where,
                       const std::string& name = "") {
  PictureFile file = read_picture_file(path, where, name);
  if (is_svg(file.bytes)) file.bytes = plain_svg(std::move(file.bytes));
  return file;
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

Style style_of(const Request& request) {
  return request.source.style.value_or(Style::color);
}

/// In lines, if that is the style.
Symbol in_style(Symbol symbol, const Request& request) {
  if (style_of(request) != Style::outline) return symbol;
  std::optional<Symbol> lines = line_art(symbol);
  if (!lines)
    throw Error(
        shown(request.source) + " has too many colours to be drawn in lines",
        request.source.where,
        "'style: outline' is for flat drawings and words; 'style: grey' suits all");
  return std::move(*lines);
}

/// All that the symbol depends on, but for what it is made from.
std::string identity_of(const Request& request) {
  return std::to_string(static_cast<int>(style_of(request))) + ' ';
}

/// And of a file. The folder of a drawing counts, since other files in it may be parts of
/// the drawing.
std::string identity_of(const PictureFile& file, Cutout cutout, const Request& request) {
  const std::string folder =
      is_svg(file.bytes) ? file.path.parent_path().string() : std::string();
  return identity_of(request) + std::to_string(static_cast<int>(cutout)) + ' ' +
         format_number(request.printing.longest_mm, 6) +
         (request.printing.is_for_photos ? '~' : ' ') + folder + '\0' +
         (may_use_fonts(file) ? request.fonts.identity() : "") + '\0' + file.bytes;
}

/// Nothing if there is no ink.
std::optional<Symbol> drawn(const PictureFile& file, Cutout cutout,
                            const Request& request) {
  const double longest = request.printing.longest_mm;
  const Style style = style_of(request);
  return is_svg(file.bytes) ? svg_symbol(file, request.printing, style)
                            : raster_symbol(file, cutout, longest, style);
}

Symbol load(const std::filesystem::path& path, const Request& request) {
  const PictureFile file =
      read_plain(path, request.source.where, request.source.file_name);
  const Cutout cutout = request.source.cutout.value_or(Cutout::automatic);
  return cached(request.cache, identity_of(file, cutout, request), [&] {
    std::optional<FontUse> use;
    if (may_use_fonts(file)) use.emplace(request.fonts);
    std::optional<Symbol> symbol = drawn(file, cutout, request);
    if (!symbol) throw draws_nothing(file, request.printing.longest_mm);
    return in_style(std::move(*symbol), request);
  });
}

Symbol load(TextSymbol text, const Request& request) {
  if (style_of(request) == Style::grey) text.color = greyed(text.color);
  const std::string identity =
      identity_of(request) + identity_of(text) + '\0' + request.fonts.identity();
  return cached(request.cache, identity, [&] {
    const FontUse use(request.fonts);
    return in_style(text_symbol(text, request.source.where), request);
  });
}

Symbol load(const EmojiSymbol& emoji, const Request& request) {
  if (!emoji.art.empty()) return load(emoji.art, request);
  const std::string identity =
      identity_of(request) + identity_of(emoji) + '\0' + request.fonts.identity();
  return cached(request.cache, identity, [&] {
    const FontUse use(request.fonts);
    Symbol symbol = emoji_glyph(emoji, request.source.where);
    if (style_of(request) == Style::grey)
      symbol.notes.losses.emplace_back("it comes from a font, and keeps its colours");
    return in_style(std::move(symbol), request);
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
  const PictureFile file = read_plain(path, where);
  std::optional<FontUse> use;
  if (may_use_fonts(file)) use.emplace(fonts);
  std::optional<Picture> picture =
      is_svg(file.bytes) ? svg_picture(file, covered) : raster_picture(file, covered);
  if (!picture)
    throw draws_nothing(file, std::max(covered.width, covered.height).to_mm());
  return std::move(*picture);
}

}  // namespace onematch
