// All that the printed pages are drawn from, and how it is painted.
#pragma once

#include <optional>
#include <vector>

#include "placement/placement.hpp"
#include "sheet/page.hpp"
#include "sheet/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

struct KitItem;

/// What is on the back of cards.
struct BackArt {
  BackDesign design;
  std::optional<Picture> picture;  ///< covers the card
  std::optional<Symbol> emblem;    ///< in the middle
};

/// All that is drawn. The references must outlive the call.
struct Drawing {
  const std::vector<Page>& pages;
  const std::vector<CardLayout>& layouts;  ///< one for each card
  const std::vector<Symbol>& symbols;      ///< by FaceId
  const CardSpec& card;
  const Picture* background = nullptr;  ///< of fronts, scaled to cover them; or none
  const std::vector<BackArt>* backs = nullptr;  ///< one, or one for each pile; or none
  OutlineStyle outline = OutlineStyle::solid;
  /// Of a kit, what is on each page under the cards, which are its men; or none.
  const std::vector<std::vector<KitItem>>* items = nullptr;
};

/// The back that a card of that pile has.
const BackArt& back_of(const Drawing& drawing, std::size_t pile);

/// The radius in mm of the disc in the middle of a back that its emblem keeps to.
double emblem_radius(const Shape& shape);

/// Where the emblem is: the middle of the box round its ink in that of the card.
Placement emblem_placement(const Symbol& emblem, const Shape& shape);

/// Moves the user space, which is the sheet frame in millimetres, as the page's
/// correction says.
void correct(cairo_t* cr, const Page& page);

/// Paints the cards of `page`, one of drawing.pages, and its content. The user space of
/// `cr` is the sheet frame in millimetres.
void paint_cards(cairo_t* cr, const Page& page, const Drawing& drawing);

/// Paints the cut lines of `page`, 0.15 mm wide, in the same user space: outlines in
/// grey, since a trace of them may stay on the card, all else in black; what may lie on
/// a picture, with a white edge.
void paint_cut_lines(cairo_t* cr, const Page& page, const Shape& shape,
                     OutlineStyle style);

}  // namespace onematch
