#include <algorithm>
#include <cmath>
#include <optional>

#include "core/error.hpp"
#include "core/number.hpp"
#include "cutting/read_back.hpp"

namespace onematch {
namespace {

[[noreturn]] void refuse(const std::string& what) {
  throw bug("the cut file in DXF " + what);
}

/// A line with a code and a line with its value.
struct Pair {
  long long code = 0;
  std::string value;
};

std::vector<Pair> pairs_of(const std::string& dxf) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < dxf.size();) {
    const std::size_t end = std::min(dxf.find('\n', at), dxf.size());
    lines.push_back(dxf.substr(at, end - at));
    at = end + 1;
  }
  if (lines.size() % 2 != 0) refuse("ends in the middle of something");
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < lines.size(); i += 2) {
    const std::optional<long long> code = parse_integer(lines[i]);
    if (!code) refuse("has a broken line " + std::to_string(i + 1));
    pairs.push_back({*code, lines[i + 1]});
  }
  return pairs;
}

/// What begins with a code 0, up to the next of these: "CIRCLE" and what it says.
struct Item {
  std::string type;
  std::vector<Pair> pairs;

  /// The first value of that code; nothing if there is none.
  std::optional<std::string> find(long long code) const {
    for (const Pair& pair : pairs)
      if (pair.code == code) return pair.value;
    return {};
  }

  double number(long long code) const {
    const std::optional<std::string> text = find(code);
    const std::optional<double> value = text ? parse_number(*text) : std::nullopt;
    if (!value) refuse("has a " + type + " with a number missing");
    return *value;
  }
};

std::vector<Item> items_of(const std::string& dxf) {
  std::vector<Item> items;
  for (const Pair& pair : pairs_of(dxf))
    if (pair.code == 0)
      items.push_back({pair.value, {}});
    else if (items.empty())
      refuse("begins with nothing");
    else
      items.back().pairs.push_back(pair);
  if (items.empty() || items.back().type != "EOF") refuse("has no end");
  return items;
}

/// Whether the variable of the header has that value.
bool says(const Item& header, const std::string& variable, const std::string& value) {
  for (std::size_t i = 0; i + 1 < header.pairs.size(); ++i)
    if (header.pairs[i].code == 9 && header.pairs[i].value == variable)
      return header.pairs[i + 1].value == value;
  return false;
}

/// A vertex, and how the path bends from there to the next.
struct Vertex {
  Vec2 at;
  double bulge = 0;
};

/// The path through `vertices` and back to the first. (y points up.)
Polygon path_through(const std::vector<Vertex>& vertices) {
  Polygon path;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const auto& [from, bulge] = vertices[i];
    const Vec2 to = vertices[(i + 1) % vertices.size()].at;
    path.push_back(from);
    if (bulge == 0) continue;
    // The arc is as high above its chord as half the chord times the bulge.
    const double off = (1 / bulge - bulge) / 4;
    const Vec2 middle = 0.5 * (from + to), along = to - from;
    add_arc(path, {middle.x - off * along.y, middle.y + off * along.x},
            4 * std::atan(bulge));
    path.pop_back();  // the next vertex
  }
  return path;
}

Polygon circle(const Item& item) {
  const Vec2 centre{item.number(10), item.number(20)};
  Polygon path{{centre.x + item.number(40), centre.y}};
  add_arc(path, centre, 2 * std::acos(-1));
  path.pop_back();
  return path;
}

class EntityReader {
 public:
  std::vector<Polygon> paths;

  void read(const Item& item) {
    if (item.find(8) != "CUT") refuse("has a " + item.type + " on another layer");
    if (item.type == "VERTEX" && open_) {
      vertices_.push_back(
          {{item.number(10), item.number(20)}, item.find(42) ? item.number(42) : 0});
    } else if (item.type == "SEQEND" && open_) {
      paths.push_back(path_through(vertices_));
      vertices_.clear();
      open_ = false;
    } else if (item.type == "POLYLINE" && !open_) {
      if (item.find(70) != "1") refuse("has a line that is not closed");
      open_ = true;
    } else if (item.type == "CIRCLE" && !open_) {
      paths.push_back(circle(item));
    } else {
      refuse("has more than circles and lines: " + item.type);
    }
  }

  void finish() const {
    if (open_) refuse("has a line without an end");
  }

 private:
  bool open_ = false;
  std::vector<Vertex> vertices_;
};

}  // namespace

std::vector<Polygon> read_cut_dxf(const std::string& dxf, Size paper) {
  EntityReader reader;
  std::string section;
  for (const Item& item : items_of(dxf)) {
    if (item.type == "SECTION") section = item.find(2).value_or("");
    if (item.type == "SECTION" && section == "HEADER" &&
        !(says(item, "$INSUNITS", "4") && says(item, "$MEASUREMENT", "1")))
      refuse("is not in millimetres");
    if (item.type == "ENDSEC") section.clear();
    if (item.type != "SECTION" && section == "ENTITIES") reader.read(item);
  }
  reader.finish();
  for (Polygon& path : reader.paths)
    for (Vec2& p : path) p.y = paper.height.to_mm() - p.y;
  return reader.paths;
}

}  // namespace onematch
