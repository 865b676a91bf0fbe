// Pictures and text into symbols.
#pragma once

#include <filesystem>

#include "core/length.hpp"
#include "symbols/cache.hpp"
#include "symbols/find.hpp"
#include "symbols/fonts.hpp"
#include "symbols/printing.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// Draws one symbol and traces its outline. A picture's kind is told by its content,
/// not its name: SVG, JPEG, or anything that gdk-pixbuf reads (PNG, WebP, HEIC ...).
///
/// Several threads may load at a time, each symbol or picture by itself: what may use
/// `fonts` waits for its turn. A symbol is the same whatever thread has loaded it. It may
/// be used by one thread at a time.
///
/// The systemLanguage of a drawing is that of the process's LANGUAGE and LC_ALL: librsvg
/// 2.54 cannot be told another.
///
/// With a `cache`, what is there already is not drawn again.
///
/// Throws Error at source.where, naming the file, if it can't be read, is no picture or
/// draws nothing; or, for text and emoji, if there is no glyph.
Symbol load_symbol(const SymbolSource& source, const Printing& printing = {},
                   SymbolCache* cache = nullptr, const FontSet& fonts = {});

/// A picture that is no symbol, such as a card's background: all of it, margins and
/// proportions kept, to be printed so that it just covers a rectangle of that size.
/// Throws Error at `where`, likewise.
Picture load_picture(const std::filesystem::path& file, const Source& where,
                     const Size& covered, const FontSet& fonts = {});

}  // namespace onematch
