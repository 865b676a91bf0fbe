// How far the symbols of a card are from lying well, and which way is better.
#pragma once

#include <vector>

#include "placement/card.hpp"

namespace onematch {

/// What counts at some stage of the descent.
struct Stage {
  double clearance = 0;     ///< mm that distances are wished to have at least
  double pressure = 0;      ///< mm^2: how much growing is worth; 0 leaves sizes alone
  std::size_t samples = 0;  ///< of each outline that are looked at
};

/// The energy of a layout: squares of missing distances between symbols (by samples of
/// each outline in the distance field of the other) and to the card's edge (by hulls),
/// less the pressure's gain from size, plus its loss from sizes off their targets.
class Energy {
 public:
  explicit Energy(const CardTask& task);

  /// Sets `gradient` to the slopes of the energy at `poses`.
  void slopes(const Poses& poses, const Stage& stage, Poses& gradient);

 private:
  struct Turned {
    double cos = 1, sin = 0, radius = 1;
  };

  void add_edge(std::size_t i, const Poses& poses, const Stage& stage,
                Poses& gradient) const;
  void add_pair(std::size_t i, std::size_t j, const Poses& poses, const Stage& stage,
                Poses& gradient) const;
  void add_sizes(const Poses& poses, const Stage& stage, Poses& gradient);

  const CardTask& task_;
  double inner_radius_;  ///< of the largest disc in the card
  std::vector<Turned> turned_;
  std::vector<Vec2> world_;  ///< the samples of all symbols in the card frame
  std::vector<double> sizes_;
};

}  // namespace onematch
