#include "placement/energy.hpp"

#include <algorithm>
#include <cmath>

#include "core/elementary.hpp"

namespace onematch {
namespace {

constexpr double edge_weight = 1.5;
constexpr double target_weight = 5;  // of a size off its target, under pressure
constexpr double range_weight = 60;  // of a size out of its range

/// Of two symbols, whether i is the one that is looked at alone: for half of the others.
bool is_first(std::size_t i, std::size_t j) {
  return (i < j) == ((i + j) % 2 == 0);
}

}  // namespace

Energy::Energy(const CardTask& task)
    : task_(task),
      inner_radius_(depth_inside(task.shape, {0, 0})),
      turned_(task.bodies.size()),
      sizes_(task.bodies.size()) {}

double Energy::at(const Poses& poses, const Stage& stage, Poses& gradient) {
  const std::size_t n = poses.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Pose& pose = poses[i];
    const SinCos turn = sin_cos(pose.angle);
    const Turned t{turn.cos, turn.sin, exponential(pose.log_radius)};
    turned_[i] = t;
  }
  sum_ = 0;
  std::fill(gradient.begin(), gradient.end(), Pose{});
  for (std::size_t i = 0; i < n; ++i) {
    add_edge(i, poses, stage, gradient);
    for (std::size_t j = 0; j < n; ++j)
      if (j != i && (stage.both_ways || is_first(i, j)))
        add_pair(i, j, poses, stage, gradient);
  }
  if (stage.pressure > 0) add_sizes(poses, stage, gradient);
  return sum_;
}

void Energy::add_edge(std::size_t i, const Poses& poses, const Stage& stage,
                      Poses& gradient) {
  const Pose& pose = poses[i];
  const Turned& t = turned_[i];
  const double weight = edge_weight / static_cast<double>(coarse_samples);
  const double wish = task_.edge + stage.margin;
  const double safe = std::max(inner_radius_ - wish, 0.0);
  if (length(pose.centre) + t.radius <= safe) return;
  for (const Vec2 p : task_.bodies[i]->hull) {
    const Vec2 arm{t.radius * (t.cos * p.x - t.sin * p.y),
                   t.radius * (t.sin * p.x + t.cos * p.y)};
    const Vec2 at = pose.centre + arm;
    if (dot(at, at) <= safe * safe) continue;
    const Depth here = depth_at(task_.shape, at);
    const double missing = wish - here.depth;
    if (missing <= 0) continue;
    sum_ += weight * missing * missing;
    const Vec2 pull = -2 * weight * missing * here.inward;
    gradient[i].centre = gradient[i].centre + pull;
    gradient[i].angle += cross(arm, pull);
    gradient[i].log_radius += dot(arm, pull);
  }
}

void Energy::add_pair(std::size_t i, std::size_t j, const Poses& poses,
                      const Stage& stage, Poses& gradient) {
  const Turned& a = turned_[i];
  const Turned& b = turned_[j];
  const Vec2 off = poses[i].centre - poses[j].centre;
  const double gap = task_.gap(i, j) + stage.margin;
  const double reach = a.radius + b.radius + gap;
  if (dot(off, off) >= reach * reach) return;

  // In the frame of j: where i's centre lies, and its samples turned and scaled.
  const double shrink = 1 / b.radius;
  const Vec2 centre =
      shrink * Vec2{b.cos * off.x + b.sin * off.y, b.cos * off.y - b.sin * off.x};
  const double scale = shrink * a.radius;
  const double c = scale * (a.cos * b.cos + a.sin * b.sin);
  const double s = scale * (a.sin * b.cos - a.cos * b.sin);
  const double wish = shrink * gap;
  const double near = 1 + wish;
  const DistanceField& field = task_.bodies[j]->field;

  Vec2 pull;  // on i
  double squares = 0, torque = 0, stretch = 0, press = 0;
  const Vec2* samples = task_.bodies[i]->samples.data();
  for (std::size_t k = 0; k < stage.samples; ++k) {
    const Vec2 p = samples[k];
    const Vec2 q{centre.x + c * p.x - s * p.y, centre.y + s * p.x + c * p.y};
    if (dot(q, q) >= near * near) continue;
    const DistanceField::Sample at = field.at(q);
    const double missing = wish - at.distance;
    if (missing <= 0) continue;
    squares += missing * missing;
    const Vec2 force = missing * at.slope;
    pull = pull + force;
    torque += cross(q, force);
    stretch += dot(q, force);
    press += missing * at.distance;
  }
  if (squares == 0) return;

  const double weight = 2 * b.radius / static_cast<double>(stage.samples);
  const double turn = weight * b.radius;
  sum_ += turn / 2 * squares;
  gradient[i].angle -= turn * (torque - cross(centre, pull));
  gradient[i].log_radius -= turn * (stretch - dot(centre, pull));
  gradient[j].angle += turn * torque;
  gradient[j].log_radius += turn * (stretch - press);
  const Vec2 push =
      weight * Vec2{b.cos * pull.x - b.sin * pull.y, b.sin * pull.x + b.cos * pull.y};
  gradient[i].centre = gradient[i].centre - push;
  gradient[j].centre = gradient[j].centre + push;
}

void Energy::add_sizes(const Poses& poses, const Stage& stage, Poses& gradient) {
  const std::size_t n = poses.size();
  double mean_log = 0, mean = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sizes_[i] = poses[i].log_radius + task_.bodies[i]->log_visual_size;
    mean_log += sizes_[i] / static_cast<double>(n);
    mean += turned_[i].radius * task_.bodies[i]->visual_size / static_cast<double>(n);
  }
  const double log_mean = logarithm(mean);
  const double least = log_mean + logarithm(task_.least_size);
  const double most = log_mean + logarithm(task_.most_size);
  for (std::size_t i = 0; i < n; ++i) {
    const double off = sizes_[i] - mean_log - task_.targets[i];
    const double out = std::min(sizes_[i] - least, 0.0) + std::max(sizes_[i] - most, 0.0);
    sum_ += stage.pressure *
            (-poses[i].log_radius + target_weight * off * off + range_weight * out * out);
    gradient[i].log_radius +=
        stage.pressure * (-1 + 2 * target_weight * off + 2 * range_weight * out);
  }
}

}  // namespace onematch
