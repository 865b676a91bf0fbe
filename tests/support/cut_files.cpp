#include "support/cut_files.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <map>
#include <regex>
#include <sstream>

#include "test.hpp"

namespace onematch {
namespace {

using Place = std::complex<double>;

/// Where a path goes on from, and the tangent of a quarter of the turn to the next.
struct Node {
  Place at;
  double bulge = 0;
};

CutPath measured(const std::vector<Node>& nodes) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  CutPath path{infinity, infinity, -infinity, -infinity};
  const auto visit = [&](Place from, Place to) {
    path.left = std::min(path.left, to.real());
    path.top = std::min(path.top, to.imag());
    path.right = std::max(path.right, to.real());
    path.bottom = std::max(path.bottom, to.imag());
    path.area += std::imag(std::conj(from) * to) / 2;
    path.length += std::abs(to - from);
  };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Place from = nodes[i].at, to = nodes[(i + 1) % nodes.size()].at;
    const double bulge = nodes[i].bulge;
    ++(bulge == 0 ? path.lines : path.arcs);
    if (bulge == 0) {
      visit(from, to);
      continue;
    }
    const Place centre =
        (from + to) / 2.0 + Place(0, (1 - bulge * bulge) / (4 * bulge)) * (to - from);
    constexpr int steps = 2000;
    Place before = from;
    for (int step = 1; step <= steps; ++step) {
      const Place here =
          centre + std::polar(1.0, 4 * std::atan(bulge) * step / steps) * (from - centre);
      visit(before, here);
      before = here;
    }
    CHECK(std::abs(before - to) < 1e-6);
  }
  return path;
}

/// Whether `text` is all that an element may be here besides a path.
bool is_frame(const std::string& text) {
  static const std::regex frame(
      "<(\\?xml [^<>]*\\?|/?svg( [^<>]*)?|/?title|/?g( [^<>]*)?)>");
  return std::regex_match(text, frame);
}

}  // namespace

std::vector<CutPath> paths_of_svg(const std::string& svg) {
  static const std::regex element("<[^<>]*>"), path("<path d=\"([^\"]*)\"/>");
  std::vector<CutPath> paths;
  for (std::sregex_iterator it(svg.begin(), svg.end(), element), end; it != end; ++it) {
    const std::string text = it->str();
    std::smatch match;
    if (!std::regex_match(text, match, path)) {
      INFO(text);
      CHECK(is_frame(text));
      continue;
    }
    std::string data = std::regex_replace(match[1].str(), std::regex("([MLAZ])"), " $1 ");
    std::istringstream words(data);
    std::vector<Node> nodes;
    bool closed = false;
    for (std::string command; words >> command;) {
      CHECK_FALSE(closed);
      double x = 0, y = 0;
      if (command == "A") {
        double radius = 0, same = 0, axis = 0;
        int large = 0, sweep = 0;
        words >> radius >> same >> axis >> large >> sweep >> x >> y;
        CHECK(same == radius);
        CHECK(large == 0);
        const double half =
            std::asin(std::abs(Place(x, y) - nodes.back().at) / 2 / radius);
        nodes.back().bulge = (sweep == 1 ? 1 : -1) * std::tan(half / 2);
      } else if (command == "M" || command == "L") {
        CHECK((command == "M") == nodes.empty());
        words >> x >> y;
      } else {
        CHECK(command == "Z");
        closed = true;
        continue;
      }
      REQUIRE(words);
      nodes.push_back({{x, y}});
    }
    CHECK(closed);
    // An arc ends in the start; a last line is drawn by the closing.
    if (nodes.size() > 1 && nodes.back().at == nodes.front().at) nodes.pop_back();
    paths.push_back(measured(nodes));
  }
  return paths;
}

std::vector<CutPath> paths_of_dxf(const std::string& dxf, double paper_height) {
  std::istringstream lines(dxf);
  std::vector<CutPath> paths;
  std::vector<Node> nodes;
  std::map<int, std::string> entity;
  bool in_entities = false;
  const auto number = [&](int code) { return std::stod(entity.at(code)); };
  const auto place = [&] { return Place(number(10), paper_height - number(20)); };
  // Upside down, what turned one way turns the other.
  const auto finish = [&] {
    const std::string type = entity[0];
    if (type == "SECTION") in_entities = entity.at(2) == "ENTITIES";
    if (!in_entities || type == "SECTION") return;
    if (type == "ENDSEC") {
      in_entities = false;
      return;
    }
    CHECK(entity.at(8) == "CUT");
    if (type == "CIRCLE") {
      const double radius = number(40);
      CutPath path = measured({{place() - radius, 1}, {place() + radius, 1}});
      path.arcs = 1;
      paths.push_back(path);
    } else if (type == "POLYLINE") {
      CHECK(entity.at(70) == "1");
      CHECK(nodes.empty());
    } else if (type == "VERTEX") {
      nodes.push_back({place(), entity.count(42) > 0 ? -number(42) : 0});
    } else {
      CHECK(type == "SEQEND");
      paths.push_back(measured(nodes));
      nodes.clear();
    }
  };
  for (std::string code, value;
       std::getline(lines, code) && std::getline(lines, value);) {
    if (code == "0") {
      if (!entity.empty()) finish();
      entity.clear();
    }
    entity[std::stoi(code)] = value;
  }
  CHECK(entity[0] == "EOF");
  CHECK(nodes.empty());
  return paths;
}

}  // namespace onematch
