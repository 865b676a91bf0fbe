// Words, letters and numbers, by Pango.
#pragma once

#include "symbols/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// The text as a symbol without a name: its ink in letters of 100 units, lines centred.
/// A text without line breaks of its own is broken between words where that makes the
/// circle round it smallest. It stays text, so that a PDF of it can be searched. An
/// underlined one has a line below all its ink.
///
/// Throws Error where the font is chosen if it is not installed, and at `where` if it
/// lacks one of the characters, if there is no ink, or if an emoji stands among its
/// letters. For the font that nobody asked for, the default, and for general ones such as
/// Sans, any other stands in that has what is missing.
Symbol text_symbol(const TextSymbol& text, const Source& where);

}  // namespace onematch
