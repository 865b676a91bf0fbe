#include "render/drawing.hpp"

#include <algorithm>
#include <cassert>

#include "render/kit_items.hpp"
#include "render/notes.hpp"
#include "render/pattern.hpp"
#include "render/shape_path.hpp"

namespace onematch {
namespace {

constexpr double line_width = 0.15;  // mm; what prints as a hairline, and prints at all
constexpr double halo_width = 0.45;

void set_color(cairo_t* cr, const Color& color) {
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
}

/// Into the frame of the card on that face; what lies outside its room is cut off.
void enter_card(cairo_t* cr, const CardFace& face) {
  for (const Vec2 p : face.room) cairo_line_to(cr, p.x, p.y);
  cairo_close_path(cr);
  cairo_clip(cr);
  cairo_translate(cr, face.centre.x.to_mm(), face.centre.y.to_mm());
  cairo_rotate(cr, face.angle);
}

/// A picture in the middle, as large as it takes to cover the shape.
void paint_covering(cairo_t* cr, const Picture& picture, const Shape& shape) {
  const SavedState saved(cr);
  add_path(cr, shape, Point());
  cairo_clip(cr);
  const double scale =
      std::max(shape.width / picture.width, shape.height / picture.height);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, -picture.width / 2, -picture.height / 2);
  cairo_set_source_surface(cr, picture.recording.get(), 0, 0);
  cairo_paint(cr);
}

void fill_shape(cairo_t* cr, const Shape& shape, const Color& color) {
  if (color.alpha <= 0) return;
  add_path(cr, shape, Point());
  set_color(cr, color);
  cairo_fill(cr);
}

void paint_symbol(cairo_t* cr, const Symbol& symbol, const Placement& placement) {
  const SavedState saved(cr);
  const double scale = placement.radius / symbol.frame.radius;
  cairo_translate(cr, placement.centre.x, placement.centre.y);
  cairo_rotate(cr, placement.angle);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, -symbol.frame.centre.x, -symbol.frame.centre.y);
  cairo_set_source_surface(cr, symbol.picture.recording.get(), 0, 0);
  cairo_paint(cr);
}

/// The border goes on into the bleed for as much as it is wide: an inexact cut then shows
/// more of it and not the background, and a thin line stays thin on the sheet.
void paint_border(cairo_t* cr, const CardSpec& card, double bleed) {
  const double width = card.border->width.to_mm();
  add_path(cr, grown(card.shape, std::min(width, bleed)), Point());
  add_path(cr, grown(card.shape, -width), Point());
  set_color(cr, card.border->color);
  const SavedState saved(cr);
  cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill(cr);
}

void paint_front(cairo_t* cr, const CardFace& face, const Drawing& drawing) {
  const Shape bleeding = grown(drawing.card.shape, face.bleed.to_mm());
  fill_shape(cr, bleeding, drawing.card.background);
  if (drawing.background) paint_covering(cr, *drawing.background, bleeding);
  for (const Placement& placement : drawing.layouts[index(face.card)])
    paint_symbol(cr, drawing.symbols[index(placement.face)], placement);
  if (drawing.card.border) paint_border(cr, drawing.card, face.bleed.to_mm());
}

void paint_back(cairo_t* cr, const CardFace& face, const Drawing& drawing) {
  const BackArt& art = back_of(drawing, face.pile);
  const Shape bleeding = grown(drawing.card.shape, face.bleed.to_mm());
  fill_shape(cr, bleeding, art.design.color);
  if (art.picture) paint_covering(cr, *art.picture, bleeding);
  paint_pattern(cr, art.design.pattern, art.design.ink, bleeding);
  if (!art.emblem) return;
  if (art.design.pattern != Pattern::none) {
    // On a pattern words are hard to read.
    constexpr double wider = 1.12;
    const double across = 2 * wider * emblem_radius(drawing.card.shape);
    fill_shape(cr, {ShapeKind::circle, across, across, 0}, art.design.color);
  }
  paint_symbol(cr, *art.emblem, emblem_placement(*art.emblem, drawing.card.shape));
}

void set_outline_style(cairo_t* cr, OutlineStyle style) {
  const double grey = style == OutlineStyle::light ? 0.75 : 0.5;
  cairo_set_source_rgb(cr, grey, grey, grey);
  if (style != OutlineStyle::dashed) return;
  constexpr double dashes[] = {2, 1};  // mm
  cairo_set_dash(cr, dashes, 2, 0);
}

/// Strokes the path twice: white and broad, then as it is meant to be.
void stroke_two_tone(cairo_t* cr) {
  cairo_pattern_t* ink = cairo_pattern_reference(cairo_get_source(cr));
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_set_line_width(cr, halo_width);
  cairo_stroke_preserve(cr);
  cairo_set_source(cr, ink);
  cairo_pattern_destroy(ink);
  cairo_set_line_width(cr, line_width);
  cairo_stroke(cr);
}

void stroke_outlines(cairo_t* cr, const std::vector<CutLine>& lines, const Shape& shape,
                     OutlineStyle style) {
  const SavedState saved(cr);
  for (const CutLine& line : lines)
    if (const auto* outline = std::get_if<Outline>(&line)) add_path(cr, shape, *outline);
  set_outline_style(cr, style);
  stroke_two_tone(cr);
}

void stroke_segments(cairo_t* cr, const std::vector<CutLine>& lines, LineStyle style) {
  const SavedState saved(cr);
  for (const CutLine& line : lines) {
    const auto* segment = std::get_if<Segment>(&line);
    if (!segment || segment->style != style) continue;
    cairo_move_to(cr, segment->from.x.to_mm(), segment->from.y.to_mm());
    cairo_line_to(cr, segment->to.x.to_mm(), segment->to.y.to_mm());
  }
  cairo_set_source_rgb(cr, 0, 0, 0);
  if (style == LineStyle::two_tone) return stroke_two_tone(cr);
  constexpr double dashes[] = {3, 2};  // mm
  if (style == LineStyle::dashed) cairo_set_dash(cr, dashes, 2, 0);
  cairo_stroke(cr);
}

void fill_bars(cairo_t* cr, const std::vector<CutLine>& lines) {
  for (const CutLine& line : lines)
    if (const auto* bar = std::get_if<Bar>(&line))
      cairo_rectangle(cr, bar->box.corner.x.to_mm(), bar->box.corner.y.to_mm(),
                      bar->box.size.width.to_mm(), bar->box.size.height.to_mm());
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_fill(cr);
}

}  // namespace

const BackArt& back_of(const Drawing& drawing, std::size_t pile) {
  assert(drawing.backs && !drawing.backs->empty());
  return (*drawing.backs)[std::min(pile, drawing.backs->size() - 1)];
}

double emblem_radius(const Shape& shape) {
  constexpr double share = 0.62;
  return share * std::min(shape.width, shape.height) / 2;
}

Placement emblem_placement(const Symbol& emblem, const Shape& shape) {
  Vec2 low{1, 1}, high{-1, -1};
  for (const Vec2 p : emblem.silhouette.outline) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const Vec2 middle = 0.5 * (low + high);
  double reach = 0;
  for (const Vec2 p : emblem.silhouette.outline)
    reach = std::max(reach, length(p - middle));
  const double radius = emblem_radius(shape) / (reach > 0 ? reach : 1);
  return {{}, -radius * middle, radius, 0};
}

void correct(cairo_t* cr, const Page& page) {
  const Correction& by = page.correction;
  const double x = page.paper.width.to_mm() / 2, y = page.paper.height.to_mm() / 2;
  cairo_translate(cr, x + by.right.to_mm(), y + by.below.to_mm());
  cairo_rotate(cr, by.angle);
  cairo_scale(cr, by.across, by.down);
  cairo_translate(cr, -x, -y);
}

void paint_cards(cairo_t* cr, const Page& page, const Drawing& drawing) {
  if (drawing.items)
    paint_kit_items(
        cr, drawing.items->at(static_cast<std::size_t>(&page - drawing.pages.data())));
  for (const CardFace& face : page.faces) {
    const SavedState saved(cr);
    enter_card(cr, face);
    if (face.side == Side::front)
      paint_front(cr, face, drawing);
    else
      paint_back(cr, face, drawing);
  }
  paint_notes(cr, page.content);
}

void paint_cut_lines(cairo_t* cr, const Page& page, const Shape& shape,
                     OutlineStyle style) {
  cairo_set_line_width(cr, line_width);
  stroke_outlines(cr, page.cut_lines, shape, style);
  for (const LineStyle line : {LineStyle::plain, LineStyle::two_tone, LineStyle::dashed})
    stroke_segments(cr, page.cut_lines, line);
  fill_bars(cr, page.cut_lines);
}

}  // namespace onematch
