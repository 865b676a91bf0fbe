#include "symbols/load.hpp"

#include <utility>

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

Symbol load(const std::filesystem::path& path, const Source& where) {
  const PictureFile file = read_picture_file(path, where);
  std::optional<Symbol> symbol =
      is_svg(file.bytes) ? svg_symbol(file) : raster_symbol(file);
  if (!symbol) throw draws_nothing(file);
  return std::move(*symbol);
}

Symbol load(const TextSymbol& text, const Source& where) {
  return text_symbol(text, where);
}

}  // namespace

Symbol load_symbol(const SymbolSource& source) {
  Symbol symbol =
      std::visit([&](const auto& from) { return load(from, source.where); }, source.from);
  symbol.name = source.name;
  return symbol;
}

Picture load_picture(const std::filesystem::path& path, const Source& where) {
  const PictureFile file = read_picture_file(path, where);
  std::optional<Picture> picture =
      is_svg(file.bytes) ? svg_picture(file) : raster_picture(file);
  if (!picture) throw draws_nothing(file);
  return std::move(*picture);
}

}  // namespace onematch
