#include "sheet/packing.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace onematch {
namespace {

/// Lets a row that fits exactly on paper survive rounding: 3 x 70 mm fit in 210 mm.
constexpr double slack = 1e-9;

Vec2 transposed(Vec2 v) {
  return {v.y, v.x};
}

/// How often `pitch` fits into what is left of `room` after one `size`, and one more.
int count_in(double room, double size, double pitch) {
  if (room < size - slack) return 0;
  return static_cast<int>(std::floor((room - size) / pitch + slack)) + 1;
}

/// A kind of card in one of its two positions, and the frame in which rows are level.
struct Lie {
  const Shape& shape;
  bool turned;
  bool columns;  ///< rows are columns: x and y are exchanged
  double gap;

  Vec2 size() const {
    const Vec2 box = extent(shape, turned);
    return columns ? transposed(box) : box;
  }
  bool clear(Vec2 offset) const {
    return is_clear(shape, turned, columns ? transposed(offset) : offset, gap);
  }

  /// The least distance of two rows if one is moved sideways by `shift` against the
  /// other.
  double row_distance(double shift) const {
    double low = 0, high = size().y + gap;
    constexpr int halvings = 60;
    for (int i = 0; i < halvings; ++i) {
      const double middle = (low + high) / 2;
      (clear({shift, middle}) ? high : low) = middle;
    }
    return high;
  }
};

/// Rows of cards, `pitch` apart in each and `distance` from row to row. Every other row
/// is moved by `shift`, and has `fewer` cards less.
struct Rows {
  int columns = 0, rows = 0;
  double pitch = 0, distance = 0, shift = 0;
  int fewer = 0;

  int count() const { return columns * rows - fewer * (rows / 2); }
};

Rows grid(const Lie& lie, Vec2 room) {
  const Vec2 size = lie.size();
  const Vec2 pitch{size.x + lie.gap, size.y + lie.gap};
  return {count_in(room.x, size.x, pitch.x), count_in(room.y, size.y, pitch.y), pitch.x,
          pitch.y};
}

/// The same with as many rows as fit.
Rows filled(Rows rows, const Lie& lie, double height) {
  // Rows two apart stand above each other.
  const double least = (lie.size().y + lie.gap) / 2;
  const double shift =
      rows.columns == 1 ? rows.shift : std::min(rows.shift, rows.pitch - rows.shift);
  rows.distance = std::max(lie.row_distance(shift), least);
  rows.rows = count_in(height, lie.size().y, rows.distance);
  return rows;
}

/// All staggered rows with `columns` cards in the first.
std::vector<Rows> staggered(const Lie& lie, Vec2 room, int columns) {
  const double free = room.x - lie.size().x;
  const double tight = lie.size().x + lie.gap;
  std::vector<Rows> all;
  Rows equal{columns, 0, tight};
  if (columns > 1) equal.pitch = std::max(tight, free / (columns - 0.5));
  equal.shift = free - (columns - 1) * equal.pitch;
  if (columns > 1) equal.shift = std::min(equal.shift, equal.pitch / 2);
  if (equal.shift > 0) all.push_back(filled(equal, lie, room.y));
  if (columns > 1) {
    const double pitch = free / (columns - 1);
    all.push_back(filled({columns, 0, pitch, 0, pitch / 2, 1}, lie, room.y));
  }
  return all;
}

std::vector<Vec2> centres_of(const Rows& rows, bool columns) {
  std::vector<Vec2> centres;
  for (int row = 0; row < rows.rows; ++row) {
    const bool moved = row % 2 == 1;
    for (int i = 0; i < rows.columns - (moved ? rows.fewer : 0); ++i)
      centres.push_back({i * rows.pitch + (moved ? rows.shift : 0), row * rows.distance});
  }
  Vec2 low = centres.front(), high = low;
  for (const Vec2 c : centres) {
    low = {std::min(low.x, c.x), std::min(low.y, c.y)};
    high = {std::max(high.x, c.x), std::max(high.y, c.y)};
  }
  for (Vec2& c : centres) c = c - 0.5 * (low + high);
  if (columns)
    std::transform(centres.begin(), centres.end(), centres.begin(), transposed);
  std::stable_sort(centres.begin(), centres.end(), [](Vec2 a, Vec2 b) {
    return std::abs(a.y - b.y) > slack ? a.y < b.y : a.x < b.x;
  });
  return centres;
}

}  // namespace

Vec2 extent(const Shape& shape, bool turned) {
  const Vec2 box = extent(shape);
  return turned ? transposed(box) : box;
}

bool is_clear(const Shape& shape, bool turned, Vec2 offset, double gap) {
  if (turned) offset = transposed(offset);
  // Where the centre of the other may not lie: the shape twice as large, and the gap.
  Shape taken = shape;
  const double grow = shape.kind == ShapeKind::hexagon ? 2 * gap / std::sqrt(3.0) : gap;
  taken.width = 2 * (shape.width + grow);
  taken.height = 2 * (shape.height + gap);
  taken.corner_radius = 2 * shape.corner_radius + gap;
  return depth_inside(taken, offset) <= slack;
}

Packing best_packing(const Shape& shape, Vec2 room, double gap,
                     const std::function<bool(Vec2 centre, bool turned)>& is_free) {
  assert(shape.width > 0 && shape.height > 0 && gap >= 0);
  const bool can_turn =
      shape.kind == ShapeKind::hexagon ||
      (shape.kind == ShapeKind::rectangle && shape.width != shape.height);
  Packing best;
  const auto consider = [&](const Rows& rows, const Lie& lie) {
    if (rows.rows < 1 || static_cast<std::size_t>(rows.count()) <= best.centres.size())
      return;
    std::vector<Vec2> centres = centres_of(rows, lie.columns);
    if (is_free)
      std::erase_if(centres, [&](Vec2 at) { return !is_free(at, lie.turned); });
    if (centres.size() > best.centres.size()) best = {std::move(centres), lie.turned};
  };
  for (const bool turn : {false, true})
    if (!turn || can_turn) {
      const Lie lie{shape, turn, false, gap};
      consider(grid(lie, room), lie);
    }
  if (shape.kind == ShapeKind::rectangle) return best;
  for (const bool turn : {false, true})
    for (const bool as_columns : {false, true}) {
      if (turn && !can_turn) continue;
      const Lie lie{shape, turn, as_columns, gap};
      const Vec2 space = as_columns ? transposed(room) : room;
      const int most = count_in(space.x, lie.size().x, lie.size().x + gap);
      for (int n = 1; n <= most; ++n)
        for (const Rows& rows : staggered(lie, space, n)) consider(rows, lie);
    }
  return best;
}

}  // namespace onematch
