// The backs of cards, from what the project says to what is painted.
#pragma once

#include <optional>
#include <vector>

#include "render/drawing.hpp"
#include "sheet/spec.hpp"
#include "symbols/emoji.hpp"
#include "symbols/find.hpp"
#include "symbols/fonts.hpp"

namespace onematch {

/// What is in the middle of each design of a back; nothing if it is empty.
using Emblems = std::vector<std::optional<SymbolSource>>;

/// A text, an emoji if a text is no more than that and has no font of its own, or one of
/// `sources`, which are all symbols that the project names: a back may show one that no
/// card has. Throws Error, at its place in the file, if there is no such symbol.
Emblems find_emblems(const BackSpec& back, const std::vector<SymbolSource>& sources,
                     const EmojiArt& emoji);

/// The art of each design of `back` for cards of that shape.
/// Throws Error, at its place in the file, if a picture, text or symbol can't be had.
std::vector<BackArt> draw_backs(const BackSpec& back, const Emblems& emblems,
                                const Shape& card, const FontSet& fonts);

}  // namespace onematch
