#include "support/drawing.hpp"

#include <cmath>
#include <numbers>

#include "core/random.hpp"
#include "sheet/impose.hpp"

namespace onematch {

using std::numbers::pi;

Picture painted_picture(const std::function<void(cairo_t*)>& paint) {
  const cairo_rectangle_t extents{0, 0, 128, 128};
  Picture picture{
      SurfacePtr(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)),
      128, 128};
  const ContextPtr context(cairo_create(picture.recording.get()));
  paint(context.get());
  check(context.get(), "paint a test picture");
  return picture;
}

Symbol painted_symbol(const std::string& name,
                      const std::function<void(cairo_t*)>& paint) {
  return {name, {}, painted_picture(paint), {{64, 64}, 64}};
}

Symbol disc_symbol() {
  return painted_symbol("disc", [](cairo_t* cr) {
    cairo_arc(cr, 64, 64, 64, 0, 2 * pi);
    cairo_fill(cr);
  });
}

Symbol square_symbol() {
  return painted_symbol("square", [](cairo_t* cr) {
    cairo_rectangle(cr, 64 - 45, 64 - 45, 90, 90);
    cairo_set_source_rgb(cr, 0, 0, 0.25);
    cairo_fill(cr);
  });
}

Symbol triangle_symbol(int number) {
  return painted_symbol("triangle " + std::to_string(number), [&](cairo_t* cr) {
    for (int corner = 0; corner < 3; ++corner) {
      const double angle = (4 * corner - 3) * pi / 6;
      cairo_line_to(cr, 64 + 64 * std::cos(angle), 64 + 64 * std::sin(angle));
    }
    const auto digit = [&](int place) { return number / place % 4; };
    cairo_set_source_rgb(cr, 0.25 * digit(1), 0.25 * digit(4), 0.25 * digit(16));
    cairo_fill(cr);
  });
}

TestDrawing random_drawing(std::size_t cards, std::vector<Symbol> symbols,
                           const SheetSpec& sheet) {
  TestDrawing made = bare_drawing(cards, CardSpec{}, sheet);
  for (std::size_t card = 0; card < cards; ++card) {
    Random random(7, card);
    for (std::size_t i = 0; i < 8; ++i) {
      const auto face = static_cast<FaceId>((card * 8 + i) % symbols.size());
      const double around = static_cast<double>(i) * 2 * pi / 7;
      const double out = i == 0 ? 0 : 27;
      made.layouts[card].push_back({face,
                                    {out * std::cos(around), out * std::sin(around)},
                                    random.uniform(7, 11),
                                    random.uniform(-pi, pi)});
    }
  }
  made.symbols = std::move(symbols);
  return made;
}

TestDrawing bare_drawing(std::size_t cards, const CardSpec& card,
                         const SheetSpec& sheet) {
  return {impose({cards}, card, sheet), std::vector<CardLayout>(cards), {}, card};
}

}  // namespace onematch
