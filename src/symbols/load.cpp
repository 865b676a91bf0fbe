#include "symbols/load.hpp"

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>

#include "core/number.hpp"
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

/// One thread at a time works with fonts: Cairo 1.16 opens their files with a FreeType
/// library that all threads share, and not under its lock.
std::unique_lock<std::mutex> lock_fonts() {
  static std::mutex fonts;
  return std::unique_lock(fonts);
}

/// The same if `file` may hold text; a false alarm only costs time. Text in UTF-16 has
/// zeros between its letters.
std::unique_lock<std::mutex> lock_fonts_for(const PictureFile& file) {
  const bool may_use_fonts =
      is_svg(file.bytes) && (file.bytes.find("text") != std::string::npos ||
                             file.bytes.find('\0') != std::string::npos);
  return may_use_fonts ? lock_fonts() : std::unique_lock<std::mutex>();
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

/// All that the symbol depends on. The folder of a drawing counts, since other files in
/// it may be parts of the drawing.
std::string identity_of(const PictureFile& file, Cutout cutout,
                        const Printing& printing) {
  const std::string folder =
      is_svg(file.bytes) ? file.path.parent_path().string() : std::string();
  return std::to_string(static_cast<int>(cutout)) + ' ' +
         format_number(printing.longest_mm, 6) + ' ' + folder + '\0' + file.bytes;
}

Symbol load(const std::filesystem::path& path, const SymbolSource& source,
            const Printing& printing, SymbolCache* cache) {
  const PictureFile file = read_picture_file(path, source.where);
  const Cutout cutout = source.cutout.value_or(Cutout::automatic);
  return cached(cache, identity_of(file, cutout, printing), [&] {
    const auto lock = lock_fonts_for(file);
    std::optional<Symbol> symbol = is_svg(file.bytes)
                                       ? svg_symbol(file, printing.longest_mm)
                                       : raster_symbol(file, cutout, printing.longest_mm);
    if (!symbol) throw draws_nothing(file);
    return std::move(*symbol);
  });
}

Symbol load(const TextSymbol& text, const SymbolSource& source, const Printing&,
            SymbolCache* cache) {
  return cached(cache, identity_of(text), [&] {
    const auto lock = lock_fonts();
    return text_symbol(text, source.where);
  });
}

}  // namespace

Symbol load_symbol(const SymbolSource& source, const Printing& printing,
                   SymbolCache* cache) {
  Symbol symbol = std::visit(
      [&](const auto& from) { return load(from, source, printing, cache); }, source.from);
  symbol.name = source.name;
  return symbol;
}

Picture load_picture(const std::filesystem::path& path, const Source& where,
                     const Size& covered) {
  const PictureFile file = read_picture_file(path, where);
  const auto lock = lock_fonts_for(file);
  std::optional<Picture> picture =
      is_svg(file.bytes)
          ? svg_picture(file, std::max(covered.width, covered.height).to_mm())
          : raster_picture(file, covered);
  if (!picture) throw draws_nothing(file);
  return std::move(*picture);
}

}  // namespace onematch
