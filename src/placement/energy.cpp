#include "placement/energy.hpp"

#include <algorithm>
#include <cmath>

#include "core/elementary.hpp"

namespace onematch {
namespace {

constexpr double edge_weight = 1.5;
constexpr double target_weight = 5;  // of a size off its target, under pressure
constexpr double range_weight = 60;  // of a size out of its range

}  // namespace

Energy::Energy(const CardTask& task)
    : task_(task),
      inner_radius_(depth_inside(task.shape, {0, 0})),
      turned_(task.bodies.size()),
      sizes_(task.bodies.size()) {}

void Energy::slopes(const Poses& poses, const Stage& stage, Poses& gradient) {
  const std::size_t n = poses.size();
  world_.resize(n * stage.samples);
  for (std::size_t i = 0; i < n; ++i) {
    const Pose& pose = poses[i];
    const SinCos turn = sin_cos(pose.angle);
    const Turned t{turn.cos, turn.sin, exponential(pose.log_radius)};
    turned_[i] = t;
    const double c = t.radius * t.cos, s = t.radius * t.sin;
    for (std::size_t k = 0; k < stage.samples; ++k) {
      const Vec2 p = task_.bodies[i]->samples[k];
      world_[i * stage.samples + k] = {pose.centre.x + c * p.x - s * p.y,
                                       pose.centre.y + s * p.x + c * p.y};
    }
  }
  std::fill(gradient.begin(), gradient.end(), Pose{});
  for (std::size_t i = 0; i < n; ++i) {
    add_edge(i, poses, stage, gradient);
    for (std::size_t j = 0; j < n; ++j)
      if (j != i) add_pair(i, j, poses, stage, gradient);
  }
  if (stage.pressure > 0) add_sizes(poses, stage, gradient);
}

void Energy::add_edge(std::size_t i, const Poses& poses, const Stage& stage,
                      Poses& gradient) const {
  const Pose& pose = poses[i];
  const Turned& t = turned_[i];
  if (length(pose.centre) + t.radius + task_.edge <= inner_radius_) return;
  const double weight = edge_weight / static_cast<double>(coarse_samples);
  // What is wished beyond the clearance is wished at the edge as well.
  const double wish = task_.edge + (stage.clearance - task_.clearance);
  for (const Vec2 p : task_.bodies[i]->hull) {
    const Vec2 arm{t.radius * (t.cos * p.x - t.sin * p.y),
                   t.radius * (t.sin * p.x + t.cos * p.y)};
    const double missing = wish - depth_inside(task_.shape, pose.centre + arm);
    if (missing <= 0) continue;
    const Vec2 pull = -2 * weight * missing * inward(task_.shape, pose.centre + arm);
    gradient[i].centre = gradient[i].centre + pull;
    gradient[i].angle += cross(arm, pull);
    gradient[i].log_radius += dot(arm, pull);
  }
}

void Energy::add_pair(std::size_t i, std::size_t j, const Poses& poses,
                      const Stage& stage, Poses& gradient) const {
  const Vec2 ci = poses[i].centre, cj = poses[j].centre;
  const Turned& t = turned_[j];
  const double near = t.radius + stage.clearance;
  const double reach = near + turned_[i].radius;
  if (dot(ci - cj, ci - cj) >= reach * reach) return;

  const DistanceField& field = task_.bodies[j]->field;
  const double shrink = 1 / t.radius;
  const double weight = 2 / static_cast<double>(stage.samples);
  Pose on_i, on_j;
  for (std::size_t k = 0; k < stage.samples; ++k) {
    const Vec2 p = world_[i * stage.samples + k];
    const Vec2 arm = p - cj;
    if (dot(arm, arm) >= near * near) continue;
    const DistanceField::Sample at = field.at({shrink * (t.cos * arm.x + t.sin * arm.y),
                                               shrink * (t.cos * arm.y - t.sin * arm.x)});
    const double distance = t.radius * at.distance;
    const double missing = stage.clearance - distance;
    if (missing <= 0) continue;
    const Vec2 pull = -weight * missing *
                      Vec2{t.cos * at.slope.x - t.sin * at.slope.y,
                           t.sin * at.slope.x + t.cos * at.slope.y};
    on_i.centre = on_i.centre + pull;
    on_i.angle += cross(p - ci, pull);
    on_i.log_radius += dot(p - ci, pull);
    on_j.angle -= cross(arm, pull);
    on_j.log_radius -= weight * missing * distance + dot(arm, pull);
  }
  gradient[i].centre = gradient[i].centre + on_i.centre;
  gradient[i].angle += on_i.angle;
  gradient[i].log_radius += on_i.log_radius;
  gradient[j].centre = gradient[j].centre - on_i.centre;
  gradient[j].angle += on_j.angle;
  gradient[j].log_radius += on_j.log_radius;
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
    gradient[i].log_radius +=
        stage.pressure * (-1 + 2 * target_weight * off + 2 * range_weight * out);
  }
}

}  // namespace onematch
