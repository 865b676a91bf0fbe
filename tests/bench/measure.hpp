// What makes a deck of cards look full, even and lively, in numbers.
#pragma once

#include <vector>

#include "placement/placement.hpp"

namespace onematch::bench {

struct Figures {
  double size_mean = 0;   ///< R: mean radius over that of equal discs, best known
  double size_p10 = 0;    ///< of the cards' R, the tenth percentile
  double size_worst = 0;  ///< of the cards' R, the least
  double diameter = 0;    ///< mean diameter over the card's
  double fill = 0;        ///< share of the card that silhouettes cover
  double void_mean = 0;   ///< radius of the largest empty disc over the mean radius
  double void_worst = 0;
  double spread_on_card = 0;    ///< CV of visual sizes on a card, mean
  double spread_radii = 0;      ///< the same of radii
  double spread_of_symbol = 0;  ///< CV of a symbol's visual size over the deck, mean
  double resultant = 0;         ///< of a symbol's angles over the deck, mean; 0 is even
  double never_inmost = 0;      ///< share of symbols that are in the middle of no card
  double layout_distance = 0;   ///< mm between centres of two cards, best matched
  double range_low = 0;         ///< least visual size over its card's mean
  double range_high = 0;
  int fallbacks = 0;  ///< cards whose visual sizes are all equal
};

/// The figures of a deck of circular cards.
Figures measure(const std::vector<CardLayout>& layouts, const std::vector<Face>& faces,
                const Shape& shape, double clearance, double edge);

}  // namespace onematch::bench
