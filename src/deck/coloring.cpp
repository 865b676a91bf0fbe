#include "deck/coloring.hpp"

#include <array>
#include <cassert>

namespace onematch {
namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// The pieces of one side's vertices.
struct Pieces {
  std::size_t count = 0;
  std::vector<std::size_t> of_edge;
};

/// Each vertex gives its first edges to one piece, the next ones to another.
Pieces split(const std::vector<Edge>& edges, std::size_t Edge::*side,
             std::size_t most_edges) {
  Pieces pieces;
  std::vector<std::size_t> seen, current;
  for (const Edge& edge : edges) {
    const std::size_t vertex = edge.*side;
    if (vertex >= seen.size()) {
      seen.resize(vertex + 1);
      current.resize(vertex + 1);
    }
    if (seen[vertex]++ % most_edges == 0) current[vertex] = pieces.count++;
    pieces.of_edge.push_back(current[vertex]);
  }
  return pieces;
}

/// Colours edges, so that no two of a piece are of one colour.
class ProperColouring {
 public:
  ProperColouring(const Pieces& left, const Pieces& right, std::size_t colours)
      : colours_(colours),
        ends_{&left.of_edge, &right.of_edge},
        edge_at_{std::vector<std::size_t>(left.count * colours, none),
                 std::vector<std::size_t>(right.count * colours, none)},
        colour_of_(left.of_edge.size(), none) {}

  void add(std::size_t edge) {
    const std::size_t a = free_colour(0, edge), b = free_colour(1, edge);
    // Along the path of colours a, b, a ... from the right end, swap the two: it can't
    // come to the left end, which has no a. Then a is free at both.
    path_.clear();
    std::size_t side = 1;
    for (std::size_t next = at(1, edge, a); next != none;
         next = at(side, next, side == 1 ? a : b)) {
      path_.push_back(next);
      side = 1 - side;
    }
    for (const std::size_t old : path_) put(old, colour_of_[old], none);
    for (const std::size_t old : path_) {
      colour_of_[old] = colour_of_[old] == a ? b : a;
      put(old, colour_of_[old], old);
    }
    colour_of_[edge] = a;
    put(edge, a, edge);
  }

  const std::vector<std::size_t>& colours() const { return colour_of_; }

 private:
  /// The edge of `colour` at that end of `edge` which is on `side`.
  std::size_t& at(std::size_t side, std::size_t edge, std::size_t colour) {
    return edge_at_[side][(*ends_[side])[edge] * colours_ + colour];
  }
  void put(std::size_t edge, std::size_t colour, std::size_t value) {
    for (const std::size_t side : {0u, 1u}) at(side, edge, colour) = value;
  }
  std::size_t free_colour(std::size_t side, std::size_t edge) {
    std::size_t colour = 0;
    while (at(side, edge, colour) != none) ++colour;
    assert(colour < colours_);
    return colour;
  }

  std::size_t colours_;
  std::array<const std::vector<std::size_t>*, 2> ends_;
  std::array<std::vector<std::size_t>, 2> edge_at_;  ///< by side, piece and colour
  std::vector<std::size_t> colour_of_;
  std::vector<std::size_t> path_;
};

}  // namespace

std::vector<std::size_t> equitable_coloring(const std::vector<Edge>& edges,
                                            std::size_t colours) {
  assert(colours > 0 || edges.empty());
  const Pieces left = split(edges, &Edge::left, colours);
  const Pieces right = split(edges, &Edge::right, colours);
  ProperColouring colouring(left, right, colours);
  for (std::size_t edge = 0; edge < edges.size(); ++edge) colouring.add(edge);
  return colouring.colours();
}

}  // namespace onematch
