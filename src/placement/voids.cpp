#include "placement/voids.hpp"

#include <algorithm>

#include "core/elementary.hpp"

namespace onematch {
namespace {

/// What is empty of a card.
class Voids {
 public:
  Voids(const CardTask& task, const Poses& poses) : task_(task), poses_(poses) {
    for (const Pose& pose : poses) {
      turns_.push_back(sin_cos(pose.angle));
      radii_.push_back(exponential(pose.log_radius));
    }
  }

  /// The radius of the largest empty disc, looked for on a grid and then nearby.
  double largest() const {
    double pitch = task_.unit / 5;
    const int columns = static_cast<int>(task_.shape.width / 2 / pitch);
    const int rows = static_cast<int>(task_.shape.height / 2 / pitch);
    double largest = 0;
    Vec2 centre;
    const auto look_at = [&](Vec2 p) {
      const double room = room_at(p, largest);
      if (room <= largest) return;
      largest = room;
      centre = p;
    };
    for (int row = -rows; row <= rows; ++row)
      for (int column = -columns; column <= columns; ++column)
        look_at({column * pitch, row * pitch});
    for (int halving = 0; halving < 4; ++halving) {
      pitch /= 2;
      const Vec2 middle = centre;
      for (const double y : {-pitch, 0.0, pitch})
        for (const double x : {-pitch, 0.0, pitch}) look_at(middle + Vec2{x, y});
    }
    return largest;
  }

 private:
  /// The radius of the largest empty disc round `p`; less than that if not `enough`.
  double room_at(Vec2 p, double enough) const {
    double room = depth_inside(task_.shape, p);
    for (std::size_t i = 0; i < poses_.size() && room > enough; ++i) {
      const Vec2 arm = p - poses_[i].centre;
      if (length(arm) - radii_[i] >= room) continue;
      const Vec2 q = 1 / radii_[i] *
                     Vec2{turns_[i].cos * arm.x + turns_[i].sin * arm.y,
                          turns_[i].cos * arm.y - turns_[i].sin * arm.x};
      room = std::min(room, radii_[i] * task_.bodies[i]->field.at(q).distance);
    }
    return room;
  }

  const CardTask& task_;
  const Poses& poses_;
  std::vector<SinCos> turns_;
  std::vector<double> radii_;
};

}  // namespace

double largest_void(const CardTask& task, const Poses& poses) {
  return Voids(task, poses).largest();
}

}  // namespace onematch
