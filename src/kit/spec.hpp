// What a printed kit of the Doublets family is to be, as the project file says it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/color.hpp"
#include "core/error.hpp"
#include "core/length.hpp"
#include "tables/variant.hpp"

namespace onematch {

struct KitSpec {
  std::vector<Variant> variants;  ///< a rules card for each, at least one
  std::optional<Length> man;      ///< diameter; none: 25 mm, or less where the paper asks
  Source man_at;                  ///< for "does not fit"
  /// Of the two players. The first's men are plain, the second's have rings, so that a
  /// printer without colours tells them apart.
  std::array<Color, 2> colors{{{0.48, 0.12, 0.12, 1}, {0.94, 0.88, 0.74, 1}}};
  bool nets = true;  ///< for dice of paper
  Source dice_at;    ///< for "do not fit"
};

/// How many dice the games of the kit need.
int dice_of(const KitSpec& spec);

/// The largest diameter of men that nobody asked for.
constexpr Length usual_man = Length::mm(25);

/// The smallest and the largest that can be asked for.
constexpr Length least_man = Length::mm(10), largest_man = Length::mm(40);

}  // namespace onematch
