// Fair shares: edge colourings of a graph with two sides.
#pragma once

#include <cstddef>
#include <vector>

namespace onematch {

/// An edge from a vertex of one side to one of the other, such as from a card to a symbol
/// on it; each side counts its vertices from 0.
struct Edge {
  std::size_t left = 0, right = 0;
};

/// A colour from 0 to `colours` - 1 for each edge, such that at each vertex no colour is
/// on two more of its edges than another. So a vertex with no more edges than there are
/// colours has none twice. There always is such a colouring (de Werra, "Equitable
/// colorations of graphs", 1971); of the many, the order of `edges` decides which.
///
/// Each vertex is split into pieces of `colours` edges, and these are coloured one by one
/// (König, "Über Graphen und ihre Anwendung auf Determinantentheorie und Mengenlehre",
/// 1916). Up to one step a piece for each edge, commonly few.
std::vector<std::size_t> equitable_coloring(const std::vector<Edge>& edges,
                                            std::size_t colours);

}  // namespace onematch
