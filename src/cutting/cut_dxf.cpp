#include <initializer_list>

#include "core/elementary.hpp"
#include "core/number.hpp"
#include "cutting/card_edge.hpp"
#include "cutting/cut_file.hpp"

namespace onematch {
namespace {

/// What DXF is made of: a value, and a code that says what it means.
struct Group {
  int code;
  std::string value;
};

using Groups = std::initializer_list<Group>;

std::string lines(Groups groups) {
  std::string text;
  for (const Group& group : groups)
    text += std::to_string(group.code) + "\n" + group.value + "\n";
  return text;
}

std::string header(Size paper) {
  return lines({{0, "SECTION"},
                {2, "HEADER"},
                {9, "$ACADVER"},
                {1, "AC1009"},
                {9, "$INSUNITS"},
                {70, "4"},  // millimetres
                {9, "$MEASUREMENT"},
                {70, "1"},  // metric
                {9, "$LIMMIN"},
                {10, "0"},
                {20, "0"},
                {9, "$LIMMAX"},
                {10, in_mm(paper.width.to_mm())},
                {20, in_mm(paper.height.to_mm())},
                {0, "ENDSEC"}});
}

/// The layer, and the type of its lines.
std::string tables() {
  return lines(
      {{0, "SECTION"},    {2, "TABLES"},     {0, "TABLE"}, {2, "LTYPE"},
       {70, "1"},  // one entry follows
       {0, "LTYPE"},      {2, "CONTINUOUS"}, {70, "0"},    {3, "Solid line"},
       {72, "65"},        {73, "0"},         {40, "0"},    {0, "ENDTAB"},
       {0, "TABLE"},      {2, "LAYER"},      {70, "1"},    {0, "LAYER"},
       {2, "CUT"},        {70, "0"},         {62, "7"},  // black on white, white on black
       {6, "CONTINUOUS"}, {0, "ENDTAB"},     {0, "ENDSEC"}});
}

/// `edge` is in the sheet frame; `height` is that of the paper.
std::string polyline(const CardEdge& edge, double height) {
  // A bulge is the tangent of a quarter of an arc's turn, negative if clockwise. As a
  // ratio it needs more digits than a length.
  const SinCos quarter = sin_cos(edge.turn / 4);
  const std::string bulge = format_number(-quarter.sin / quarter.cos, 8);
  std::string text = lines({{0, "POLYLINE"},
                            {8, "CUT"},
                            {66, "1"},  // vertices follow
                            {10, "0"},
                            {20, "0"},
                            {30, "0"},
                            {70, "1"}});  // closed
  for (const CardEdge::Corner& corner : edge.corners) {
    text += lines({{0, "VERTEX"},
                   {8, "CUT"},
                   {10, in_mm(corner.at.x)},
                   {20, in_mm(height - corner.at.y)},
                   {30, "0"}});
    if (corner.rounds) text += lines({{42, bulge}});
  }
  return text + lines({{0, "SEQEND"}, {8, "CUT"}});
}

std::string circle(const Shape& shape, Point centre, double height) {
  return lines({{0, "CIRCLE"},
                {8, "CUT"},
                {10, in_mm(centre.x.to_mm())},
                {20, in_mm(height - centre.y.to_mm())},
                {30, "0"},
                {40, in_mm(shape.width / 2)}});
}

}  // namespace

std::string cut_dxf(const Page& page, const Shape& shape) {
  const double height = page.paper.height.to_mm();
  std::string text =
      header(page.paper) + tables() + lines({{0, "SECTION"}, {2, "ENTITIES"}});
  for (const CardFace& face : cut_faces(page))
    text += shape.kind == ShapeKind::circle ? circle(shape, face.centre, height)
                                            : polyline(card_edge(shape, face), height);
  return text + lines({{0, "ENDSEC"}, {0, "EOF"}});
}

}  // namespace onematch
