// How far the symbols of a card are from lying well, and which way is better.
#pragma once

#include <vector>

#include "placement/card.hpp"

namespace onematch {

/// What counts at some stage of the descent.
struct Stage {
  double margin = 0;        ///< mm that distances are wished to have beyond their gaps
  double pressure = 0;      ///< mm^2: how much growing is worth; 0 leaves sizes alone
  std::size_t samples = 0;  ///< of each outline that are looked at
  bool both_ways = true;    ///< of any two symbols, or of one of them against the other
};

/// The energy of a layout: squares of missing distances between symbols (by samples of
/// each outline in the distance field of the other) and to the card's edge (by hulls),
/// less the pressure's gain from size, plus its loss from sizes off their targets.
class Energy {
 public:
  explicit Energy(const CardTask& task);

  /// The energy at `poses`, in mm^2; `gradient` is set to its slopes.
  double at(const Poses& poses, const Stage& stage, Poses& gradient);

 private:
  struct Turned {
    double cos = 1, sin = 0, radius = 1;
  };

  void add_edge(std::size_t i, const Poses& poses, const Stage& stage, Poses& gradient);
  void add_pair(std::size_t i, std::size_t j, const Poses& poses, const Stage& stage,
                Poses& gradient);
  void add_sizes(const Poses& poses, const Stage& stage, Poses& gradient);

  const CardTask& task_;
  double inner_radius_;  ///< of the largest disc in the card
  double sum_ = 0;
  std::vector<Turned> turned_;
  std::vector<double> sizes_;
};

}  // namespace onematch
