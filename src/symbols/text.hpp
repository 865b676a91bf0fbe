// Words, letters and numbers, by Pango.
#pragma once

#include "symbols/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// The text as a symbol without a name: its ink in letters of 100 units, lines centred.
/// It stays text, so that a PDF of it can be searched.
///
/// Throws Error at `where` if its font is not installed, if no font has one of its
/// characters, or if it has no ink. The font that nobody asked for, the default, is
/// replaced by any bold one if it is missing.
Symbol text_symbol(const TextSymbol& text, const Source& where);

}  // namespace onematch
