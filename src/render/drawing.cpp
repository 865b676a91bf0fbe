#include "render/drawing.hpp"

#include <algorithm>

#include "render/shape_path.hpp"

namespace onematch {
namespace {

constexpr double line_width = 0.15;  // mm; what prints as a hairline, and prints at all

void set_color(cairo_t* cr, const Color& color) {
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
}

/// A picture in the middle of `face`, as large as it takes to cover a box.
void paint_covering(cairo_t* cr, const Picture& picture, const CardFace& face,
                    double width, double height) {
  const double scale = std::max(width / picture.width, height / picture.height);
  cairo_translate(cr, face.centre.x.to_mm(), face.centre.y.to_mm());
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, -picture.width / 2, -picture.height / 2);
  cairo_set_source_surface(cr, picture.recording.get(), 0, 0);
  cairo_paint(cr);
}

void clip_to(cairo_t* cr, const Rect& box) {
  cairo_rectangle(cr, box.corner.x.to_mm(), box.corner.y.to_mm(), box.size.width.to_mm(),
                  box.size.height.to_mm());
  cairo_clip(cr);
}

void paint_background(cairo_t* cr, const CardFace& face, const Drawing& drawing) {
  const SavedState saved(cr);
  const Shape shape = grown(drawing.card.shape, face.bleed.to_mm());
  clip_to(cr, face.room);
  if (drawing.card.background.alpha > 0) {
    add_path(cr, shape, face.centre);
    set_color(cr, drawing.card.background);
    cairo_fill(cr);
  }
  if (drawing.background != nullptr) {
    add_path(cr, shape, face.centre);
    cairo_clip(cr);
    paint_covering(cr, *drawing.background, face, shape.width, shape.height);
  }
}

void paint_symbol(cairo_t* cr, const Symbol& symbol, const Placement& placement,
                  Point card) {
  const SavedState saved(cr);
  const double scale = placement.radius / symbol.frame.radius;
  cairo_translate(cr, card.x.to_mm() + placement.centre.x,
                  card.y.to_mm() + placement.centre.y);
  cairo_rotate(cr, placement.angle);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, -symbol.frame.centre.x, -symbol.frame.centre.y);
  cairo_set_source_surface(cr, symbol.picture.recording.get(), 0, 0);
  cairo_paint(cr);
}

/// The border goes on into the bleed for as much as it is wide: an inexact cut then shows
/// more of it and not the background, and a thin line stays thin on the sheet.
void paint_border(cairo_t* cr, const CardFace& face, const CardSpec& card) {
  const SavedState saved(cr);
  clip_to(cr, face.room);
  const double width = card.border->width.to_mm();
  add_path(cr, grown(card.shape, std::min(width, face.bleed.to_mm())), face.centre);
  add_path(cr, grown(card.shape, -width), face.centre);
  set_color(cr, card.border->color);
  cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill(cr);
}

void stroke_outlines(cairo_t* cr, const std::vector<CutLine>& lines, const Shape& shape) {
  for (const CutLine& line : lines)
    if (const auto* outline = std::get_if<Outline>(&line)) add_path(cr, shape, *outline);
  cairo_set_source_rgb(cr, 0.5, 0.5, 0.5);
  cairo_stroke(cr);
}

void stroke_segments(cairo_t* cr, const std::vector<CutLine>& lines) {
  for (const CutLine& line : lines)
    if (const auto* segment = std::get_if<Segment>(&line)) {
      cairo_move_to(cr, segment->from.x.to_mm(), segment->from.y.to_mm());
      cairo_line_to(cr, segment->to.x.to_mm(), segment->to.y.to_mm());
    }
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_stroke(cr);
}

}  // namespace

void paint_cards(cairo_t* cr, const Page& page, const Drawing& drawing) {
  for (const CardFace& face : page.faces) {
    paint_background(cr, face, drawing);
    for (const Placement& placement : drawing.layouts[index(face.card)])
      paint_symbol(cr, drawing.symbols[index(placement.face)], placement, face.centre);
    if (drawing.card.border) paint_border(cr, face, drawing.card);
  }
}

void paint_cut_lines(cairo_t* cr, const Page& page, const Shape& shape) {
  cairo_set_line_width(cr, line_width);
  stroke_outlines(cr, page.cut_lines, shape);
  stroke_segments(cr, page.cut_lines);
}

}  // namespace onematch
