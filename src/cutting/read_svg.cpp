#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>

#include "core/error.hpp"
#include "core/number.hpp"
#include "cutting/read_back.hpp"

namespace onematch {
namespace {

constexpr std::string_view blanks = " \t\n,";

[[noreturn]] void refuse(const std::string& what) {
  throw bug("the cut file in SVG " + what);
}

/// A tag: its name, and what it says.
struct Tag {
  std::string name;
  std::map<std::string, std::string> attributes;

  /// Empty if it says nothing of that.
  std::string attribute(const std::string& key) const {
    const auto found = attributes.find(key);
    return found == attributes.end() ? "" : found->second;
  }
};

/// The attributes in `text`: name="value" name="value".
std::map<std::string, std::string> attributes_in(std::string_view text) {
  std::map<std::string, std::string> attributes;
  for (std::size_t at = 0; (at = text.find_first_not_of(blanks, at)) != text.npos;) {
    const std::size_t equals = text.find("=\"", at);
    const std::size_t end = equals == text.npos ? equals : text.find('"', equals + 2);
    if (end == text.npos) refuse("has a broken tag");
    const bool is_new = attributes
                            .emplace(text.substr(at, equals - at),
                                     text.substr(equals + 2, end - equals - 2))
                            .second;
    if (!is_new) refuse("says something twice");
    at = end + 1;
  }
  return attributes;
}

/// The tags that open something, in their order.
std::vector<Tag> tags_of(const std::string& svg) {
  std::vector<Tag> tags;
  for (std::size_t at = 0; (at = svg.find('<', at)) != svg.npos;) {
    const std::size_t end = svg.find('>', at);
    if (end == svg.npos) refuse("has a broken tag");
    std::string_view text = std::string_view(svg).substr(at + 1, end - at - 1);
    at = end + 1;
    if (text.starts_with('/') || text.starts_with('?')) continue;
    if (text.ends_with('/')) text.remove_suffix(1);
    const std::size_t name_end = std::min(text.find_first_of(blanks), text.size());
    tags.push_back(
        {std::string(text.substr(0, name_end)), attributes_in(text.substr(name_end))});
  }
  return tags;
}

/// Path data, read command by command.
class PathReader {
 public:
  explicit PathReader(std::string_view data) : data_(data) {}

  Polygon closed_path() {
    if (command() != 'M') refuse("has a path that starts nowhere");
    path_.push_back(point());
    for (;;) switch (command()) {
        case 'L':
          path_.push_back(point());
          break;
        case 'A':
          arc();
          break;
        case 'Z':
          if (data_.find_first_not_of(blanks) != data_.npos)
            refuse("has a path of several parts");
          return path_;
        default:
          refuse("has a path that is not closed");
      }
  }

 private:
  void skip_blanks() {
    data_.remove_prefix(std::min(data_.find_first_not_of(blanks), data_.size()));
  }

  char command() {
    skip_blanks();
    if (data_.empty()) return 0;
    const char letter = data_.front();
    data_.remove_prefix(1);
    return letter;
  }

  double number() {
    skip_blanks();
    const std::size_t end =
        std::min(data_.find_first_not_of("-.0123456789"), data_.size());
    const std::optional<double> value = parse_number(data_.substr(0, end));
    if (!value) refuse("has a path with a number missing");
    data_.remove_prefix(end);
    return *value;
  }

  Vec2 point() {
    const double x = number();
    return {x, number()};
  }

  /// An arc of a circle. Its centre is on the line that halves the chord.
  void arc() {
    const double radius = number(), other_radius = number();
    number();  // a circle's axis has no direction
    const bool large = number() != 0, to_y_axis = number() != 0;
    const Vec2 from = path_.back(), to = point();
    const double chord = length(to - from);
    if (radius != other_radius || radius <= 0 || chord <= 0 || chord > 2 * radius)
      refuse("has an impossible arc");
    const double half = std::asin(chord / (2 * radius));
    const double turn = large ? 2 * (std::acos(-1) - half) : 2 * half;
    const double off = (large == to_y_axis ? -1 : 1) * radius * std::cos(half) / chord;
    const Vec2 middle = 0.5 * (from + to);
    const Vec2 centre{middle.x - off * (to.y - from.y), middle.y + off * (to.x - from.x)};
    add_arc(path_, centre, to_y_axis ? turn : -turn);
    path_.back() = to;
  }

  std::string_view data_;
  Polygon path_;
};

/// Whether `side` says the length of `side_of_paper` in millimetres: "210mm".
bool is_length(const std::string& side, Length side_of_paper) {
  const std::optional<Length> length = parse_length(side);
  return length && side.ends_with("mm") &&
         std::abs(length->to_mm() - side_of_paper.to_mm()) < 0.001;
}

/// Whether the drawing is as large as `paper`, with a unit of a millimetre.
bool is_paper(const Tag& svg, Size paper) {
  if (svg.name != "svg" || svg.attributes.size() != 4) return false;
  const std::string width = svg.attribute("width"), height = svg.attribute("height");
  if (!is_length(width, paper.width) || !is_length(height, paper.height)) return false;
  return svg.attribute("xmlns") == "http://www.w3.org/2000/svg" &&
         svg.attribute("viewBox") == "0 0 " + width.substr(0, width.size() - 2) + " " +
                                         height.substr(0, height.size() - 2);
}

}  // namespace

std::vector<Polygon> read_cut_svg(const std::string& svg, Size paper) {
  const std::vector<Tag> tags = tags_of(svg);
  if (tags.empty() || !is_paper(tags[0], paper)) refuse("is not " + to_string(paper));
  std::vector<Polygon> paths;
  for (std::size_t i = 1; i < tags.size(); ++i) {
    const Tag& tag = tags[i];
    if (!tag.attribute("transform").empty()) refuse("moves what it draws");
    if (tag.name == "path")
      paths.push_back(PathReader(tag.attribute("d")).closed_path());
    else if (tag.name != "title" && tag.name != "g")
      refuse("has more than paths: " + tag.name);
  }
  return paths;
}

}  // namespace onematch
