#include "deck/coloring.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// By how much the most frequent colour at any vertex exceeds the least frequent one.
std::size_t widest_spread(const std::vector<Edge>& edges,
                          const std::vector<std::size_t>& colour, std::size_t colours) {
  std::map<std::pair<int, std::size_t>, std::vector<std::size_t>> counts;
  for (std::size_t i = 0; i < edges.size(); ++i)
    for (const auto& vertex : {std::pair{0, edges[i].left}, {1, edges[i].right}}) {
      counts[vertex].resize(colours);
      ++counts[vertex].at(colour[i]);
    }
  std::size_t widest = 0;
  for (const auto& [vertex, n] : counts) {
    const auto [least, most] = std::minmax_element(n.begin(), n.end());
    widest = std::max(widest, *most - *least);
  }
  return widest;
}

}  // namespace

TEST_CASE("a square in two colours alternates", "[deck]") {
  const auto colour = equitable_coloring({{0, 0}, {0, 1}, {1, 0}, {1, 1}}, 2);
  CHECK(colour[0] == colour[3]);
  CHECK(colour[1] == colour[2]);
  CHECK(colour[0] != colour[1]);
}

TEST_CASE("no edges have no colours", "[deck]") {
  CHECK(equitable_coloring({}, 3).empty());
}

TEST_CASE("every small graph is coloured equitably", "[deck]") {
  // All graphs of three and three vertices.
  const std::size_t colours = GENERATE(as<std::size_t>{}, 1, 2, 3, 4);
  for (unsigned graph = 0; graph < 1u << 9; ++graph) {
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < 9; ++i)
      if ((graph >> i & 1u) != 0) edges.push_back({i / 3, i % 3});
    const auto colour = equitable_coloring(edges, colours);
    REQUIRE(colour.size() == edges.size());
    INFO("graph " << graph);
    REQUIRE(widest_spread(edges, colour, colours) <= 1);
  }
}

TEST_CASE("random graphs, with repeated edges too, are coloured equitably", "[deck]") {
  Random random(3);
  for (int run = 0; run < 300; ++run) {
    const std::uint32_t left = 1 + random.below(12), right = 1 + random.below(40);
    const std::size_t colours = 1 + random.below(9);
    std::vector<Edge> edges(random.below(200));
    for (Edge& edge : edges) edge = {random.below(left), random.below(right)};
    INFO("run " << run);
    CHECK(widest_spread(edges, equitable_coloring(edges, colours), colours) <= 1);
  }
}

TEST_CASE("with colours enough no vertex sees one twice", "[deck]") {
  // Seven by seven, complete: a Latin square.
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < 49; ++i) edges.push_back({i * 3 % 49 / 7, i * 3 % 49 % 7});
  const auto colour = equitable_coloring(edges, 7);
  std::set<std::pair<std::size_t, std::size_t>> rows, columns;
  for (std::size_t i = 0; i < 49; ++i) {
    rows.emplace(edges[i].left, colour[i]);
    columns.emplace(edges[i].right, colour[i]);
  }
  CHECK(rows.size() == 49);
  CHECK(columns.size() == 49);
}
