// An emoji as a font has it, for want of a drawing.
#pragma once

#include "symbols/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// The emoji as a symbol without a name, from the finest pixels that an installed colour
/// font has: one unit of the picture is one of them. Cairo 1.16 loses glyphs of such
/// fonts where there are several, and knows no colour fonts made of outlines.
///
/// Throws Error at `where` if no colour font with pixels has it as a single picture.
Symbol emoji_glyph(const EmojiSymbol& emoji, const Source& where);

}  // namespace onematch
