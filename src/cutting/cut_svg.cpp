#include "core/number.hpp"
#include "core/own_mark.hpp"
#include "cutting/card_edge.hpp"
#include "cutting/cut_file.hpp"

namespace onematch {
namespace {

std::string place(Vec2 p) {
  return in_mm(p.x) + " " + in_mm(p.y);
}

/// A closed path as SVG writes it. Each arc is less than half a turn, clockwise.
std::string path_data(const CardEdge& edge) {
  const std::string radius = in_mm(edge.radius);
  const std::string arc = "A" + radius + " " + radius + " 0 0 1 ";
  std::string data = "M" + place(edge.corners[0].at);
  for (std::size_t i = 0; i < edge.corners.size(); ++i) {
    const bool closes = i + 1 == edge.corners.size();
    const CardEdge::Corner& from = edge.corners[i];
    const CardEdge::Corner& to = edge.corners[closes ? 0 : i + 1];
    if (from.rounds)
      data += arc + place(to.at);
    else if (!closes)  // Z draws that line
      data += "L" + place(to.at);
  }
  return data + "Z";
}

}  // namespace

std::string cut_svg(const Page& page, const Shape& shape) {
  const std::vector<CardFace> faces = cut_faces(page);
  const std::string width = in_mm(page.paper.width.to_mm());
  const std::string height = in_mm(page.paper.height.to_mm());
  std::string svg =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
      width + "mm\" height=\"" + height + "mm\" viewBox=\"0 0 " + width + " " + height +
      "\">\n<title>Cut lines: " + count_of(faces.size(), "card") + " of " +
      dimensions(shape) + ", " + std::string(own_mark) +
      "</title>\n"
      "<g fill=\"none\" stroke=\"#000000\" stroke-width=\"0.1\">\n";
  for (const CardFace& face : faces)
    svg += "<path d=\"" + path_data(card_edge(shape, face)) + "\"/>\n";
  return svg + "</g>\n</svg>\n";
}

}  // namespace onematch
