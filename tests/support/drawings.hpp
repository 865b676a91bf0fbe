// Symbols drawn by formula, from the plain to the awkward.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "geometry/silhouette.hpp"
#include "placement/face.hpp"

namespace onematch {

struct DrawnSymbol {
  std::string name;
  AlphaMask mask;
  Trace trace;
};

/// A drawing of `side` pixels square, inked where `inked` says so for (x, y) between -1
/// and 1.
template <class Inked>
DrawnSymbol draw(const std::string& name, const Inked& inked, int side = 256) {
  AlphaMask mask{side, side, {}};
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column)
      mask.alpha.push_back(
          inked((2 * column + 1.0) / side - 1, (2 * row + 1.0) / side - 1) ? 255 : 0);
  Trace trace = trace_silhouette(mask).value();
  return {name, std::move(mask), std::move(trace)};
}

inline std::vector<DrawnSymbol> awkward_drawings() {
  const auto disc = [](double x, double y, double r) { return x * x + y * y <= r * r; };
  const auto in = [](double x, double low, double high) { return low <= x && x <= high; };
  return {
      draw("disc", [=](double x, double y) { return disc(x, y, 0.95); }),
      draw("square",
           [=](double x, double y) { return in(x, -0.7, 0.7) && in(y, -0.7, 0.7); }),
      draw("star",
           [=](double x, double y) {
             return std::sqrt(std::abs(x)) + std::sqrt(std::abs(y)) < 0.98;
           }),
      draw("needle",
           [=](double x, double y) { return in(x, -0.95, 0.95) && in(y, 0.2, 0.3); }),
      draw("crescent",
           [=](double x, double y) {
             return disc(x, y, 0.95) && !disc(x - 0.35, y, 0.75);
           }),
      draw("ring",
           [=](double x, double y) { return disc(x, y, 0.95) && !disc(x, y, 0.8); }),
      draw("L",
           [=](double x, double y) {
             return in(x, -0.8, 0.6) && in(y, -0.9, 0.9) && (x < -0.5 || y > 0.6);
           }),
      draw("dots",
           [=](double x, double y) {
             return disc(x - 0.7, y, 0.2) || disc(x + 0.6, y - 0.5, 0.3) ||
                    disc(x, y + 0.8, 0.1);
           }),
      draw("bone",
           [=](double x, double y) {
             return disc(x - 0.6, y, 0.35) || disc(x + 0.6, y, 0.35) ||
                    (in(x, -0.6, 0.6) && in(y, -0.1, 0.1));
           }),
      draw("arrow",
           [=](double x, double y) {
             return (in(x, -0.9, 0.1) && in(y, -0.2, 0.2)) ||
                    (in(x, 0.1, 0.9) && std::abs(y) < 0.9 - x);
           }),
  };
}

/// `count` of their silhouettes, over and over.
inline std::vector<Silhouette> awkward_silhouettes(std::size_t count) {
  static const std::vector<DrawnSymbol> drawings = awkward_drawings();
  std::vector<Silhouette> silhouettes;
  for (std::size_t i = 0; i < count; ++i)
    silhouettes.push_back(drawings[i % drawings.size()].trace.silhouette);
  return silhouettes;
}

inline std::vector<Face> awkward_faces(std::size_t count) {
  std::vector<Face> faces;
  for (Silhouette& silhouette : awkward_silhouettes(count))
    faces.push_back({{}, std::move(silhouette), {}});
  return faces;
}

/// Every symbol of `deck` with one face, those of `faces` in turn.
inline Cast cast_of(const Deck& deck, std::vector<Face> faces) {
  Cast cast{std::move(faces), {}};
  for (std::size_t i = 0; i < cast.faces.size(); ++i)
    cast.faces[i].symbol = static_cast<SymbolId>(i);
  for (const Card& card : deck.cards) {
    std::vector<FaceId>& shown = cast.shown.emplace_back();
    for (const SymbolId symbol : card)
      shown.push_back(static_cast<FaceId>(index(symbol)));
  }
  return cast;
}

inline std::vector<std::string> awkward_names(std::size_t count) {
  static const std::vector<DrawnSymbol> drawings = awkward_drawings();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < count; ++i)
    names.push_back(drawings[i % drawings.size()].name + std::to_string(i + 1));
  return names;
}

}  // namespace onematch
