#include "symbols/load.hpp"

#include <mutex>
#include <string>
#include <utility>

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

/// All that a drawing's symbol depends on. The folder counts, since other files in it may
/// be parts of the drawing.
std::string identity_of(const PictureFile& file, const Printing& printing) {
  return file.bytes + '\0' + file.path.parent_path().string() + '\0' +
         std::to_string(printing.longest_mm);
}

Symbol load(const std::filesystem::path& path, const Source& where, SymbolCache* cache,
            const Printing& printing) {
  const PictureFile file = read_picture_file(path, where);
  return cached(cache, identity_of(file, printing), [&] {
    const auto lock = lock_fonts_for(file);
    std::optional<Symbol> symbol =
        is_svg(file.bytes) ? svg_symbol(file, printing.longest_mm) : raster_symbol(file);
    if (!symbol) throw draws_nothing(file);
    return std::move(*symbol);
  });
}

Symbol load(const TextSymbol& text, const Source& where, SymbolCache* cache,
            const Printing&) {
  return cached(cache, identity_of(text), [&] {
    const auto lock = lock_fonts();
    return text_symbol(text, where);
  });
}

}  // namespace

Symbol load_symbol(const SymbolSource& source, SymbolCache* cache,
                   const Printing& printing) {
  Symbol symbol = std::visit(
      [&](const auto& from) { return load(from, source.where, cache, printing); },
      source.from);
  symbol.name = source.name;
  return symbol;
}

Picture load_picture(const std::filesystem::path& path, const Source& where,
                     const Printing& printing) {
  const PictureFile file = read_picture_file(path, where);
  const auto lock = lock_fonts_for(file);
  std::optional<Picture> picture =
      is_svg(file.bytes) ? svg_picture(file, printing.longest_mm) : raster_picture(file);
  if (!picture) throw draws_nothing(file);
  return std::move(*picture);
}

}  // namespace onematch
