// Small drawings with symbols whose ink is known.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "render/drawing.hpp"

namespace onematch {

/// A picture of 128 x 128 units, painted by `paint`.
Picture painted_picture(const std::function<void(cairo_t*)>& paint);

/// A symbol whose frame is the circle inscribed in such a picture.
Symbol painted_symbol(const std::string& name,
                      const std::function<void(cairo_t*)>& paint);

/// A black disc that fills the frame; a dark square inside it; a triangle of its own
/// colour for each `number`, pointing up.
Symbol disc_symbol();
Symbol square_symbol();
Symbol triangle_symbol(int number);

/// A drawing and all that it refers to.
struct TestDrawing {
  std::vector<Page> pages;
  std::vector<CardLayout> layouts;
  std::vector<Symbol> symbols;
  CardSpec card;

  Drawing drawing() const { return {pages, layouts, symbols, card}; }
};

/// `cards` cards with eight of the `symbols` on each, turned and sized at random.
TestDrawing random_drawing(std::size_t cards, std::vector<Symbol> symbols,
                           const SheetSpec& sheet = {});

/// Cards without symbols.
TestDrawing bare_drawing(std::size_t cards, const CardSpec& card, const SheetSpec& sheet);

}  // namespace onematch
