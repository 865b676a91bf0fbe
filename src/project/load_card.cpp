#include <algorithm>
#include <cmath>

#include "core/number.hpp"
#include "project/sections.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Range<Length> card_sizes{15_mm, 1000_mm};

/// The shapes as people know them.
enum class CardShape { circle, square, rectangle, hexagon };

/// What to blame if two values do not go together: the one that has the last word.
const Value& upper(const Value& value, const std::optional<Value>& other) {
  const bool other_wins = other && other->node().origin->rank < value.node().origin->rank;
  return other_wins ? *other : value;
}

std::string only_size(CardShape shape) {
  if (shape == CardShape::square) return "a square has one size, its side";
  if (shape == CardShape::hexagon) return "a hexagon has one size, from corner to corner";
  return "a circle has one size, its diameter";
}

std::optional<Size> read_size(const Value& size, CardShape shape,
                              const std::optional<Value>& shape_value) {
  if (shape != CardShape::rectangle && size.is_list()) {
    upper(size, shape_value)
        .fail(only_size(shape) + ", not a list",
              "such as size: 85 mm; a rectangle has two");
    return {};
  }
  if (shape == CardShape::rectangle && !size.is_list()) {
    upper(size, shape_value)
        .fail("a rectangle needs a width and a height, not just " + shown(size.node()),
              "such as size: [63 mm, 88 mm], or shape: square");
    return {};
  }
  if (shape == CardShape::rectangle) {
    const auto sides = size.pair("the width in 'size'", "the height in 'size'");
    if (!sides) return {};
    const auto width = sides->first.length(card_sizes);
    const auto height = sides->second.length(card_sizes);
    if (!width || !height) return {};
    return Size{*width, *height};
  }
  const auto width = size.length(card_sizes);
  if (!width) return {};
  const double flat = shape == CardShape::hexagon ? std::sqrt(3.0) / 2 : 1;
  return Size{*width, flat * *width};
}

Size default_size(CardShape shape) {
  if (shape == CardShape::rectangle) return {63_mm, 88_mm};
  if (shape == CardShape::hexagon) return {85_mm, std::sqrt(3.0) / 2 * 85_mm};
  return {85_mm, 85_mm};
}

/// The corner radius, once the rest of `shape` is known.
void check_corners(const Value& radius, Length length,
                   const std::optional<Value>& shape_value, Shape& shape) {
  const Value& blamed = upper(radius, shape_value);
  const Length most = Length::mm(std::min(shape.width, shape.height) / 2);
  if (shape.kind == ShapeKind::circle && length > Length())
    blamed.fail("a circle has no corners that 'corner_radius' could round",
                "leave it out, or set it to 0");
  else if (shape.kind != ShapeKind::circle && length > most)
    blamed.fail("a corner radius of " + to_string(length) + " does not fit a card of " +
                    dimensions(shape),
                "at most " + format_number(rounded_down(most.to_mm(), 2)) + " mm");
  else
    shape.corner_radius = length.to_mm();
}

void read_shape(Reader& card, Shape& spec) {
  const auto shape_value = card.find("shape");
  const auto size_value = card.find("size");
  const auto radius_value = card.find("corner_radius");
  const auto radius = radius_value ? radius_value->length({0_mm, 500_mm}) : std::nullopt;
  CardShape shape = CardShape::circle;
  if (shape_value) {
    const auto chosen =
        shape_value->choice<CardShape>({{"circle", CardShape::circle},
                                        {"square", CardShape::square},
                                        {"rectangle", CardShape::rectangle},
                                        {"hexagon", CardShape::hexagon}},
                                       {{"round", "circle"}});
    if (!chosen) return;  // size and corners mean nothing without
    shape = *chosen;
  }
  Size size = default_size(shape);
  if (size_value) {
    const auto read = read_size(*size_value, shape, shape_value);
    if (!read) return;
    size = *read;
  }
  if (shape == CardShape::square || shape == CardShape::rectangle)
    spec.kind = ShapeKind::rectangle;
  if (shape == CardShape::hexagon) spec.kind = ShapeKind::hexagon;
  spec.width = size.width.to_mm();
  spec.height = size.height.to_mm();
  if (spec.kind == ShapeKind::rectangle) spec.corner_radius = 3;
  if (radius) check_corners(*radius_value, *radius, shape_value, spec);
}

void read_background(const Value& background, CardSpec& spec) {
  const TreeNode& node = background.node();
  const bool is_path = node.kind == TreeNode::Kind::scalar &&
                       !node.text.starts_with('#') &&
                       node.text.find_first_of("./\\") != std::string::npos;
  if (is_path) {
    spec.picture = node.origin->folder / background.path().value_or("");
    spec.picture_at = node.where();
  } else if (const auto color =
                 background.color("a colour or a picture such as paper.png")) {
    spec.background = *color;
  }
}

std::optional<Border> read_border(Reader& card, const Shape& shape) {
  const auto value = card.find("border");
  Reader keys = card.group("border");
  Border border;
  const auto width = keys.length("width", {0.05_mm, 20_mm});
  if (const auto color = keys.color("color")) border.color = *color;
  keys.done();
  if (!value || value->is("none")) return {};
  if (!value->is_map()) {
    value->refuse("none or a group of keys", "such as {width: 0.5 mm, color: black}");
    return {};
  }
  if (value->node().find("width") == nullptr)
    keys.missing("width", "such as {width: 0.5 mm, color: black}");
  if (!width) return {};
  border.width = *width;
  if (2 * border.width.to_mm() >= std::min(shape.width, shape.height)) {
    value->fail("a border of " + to_string(border.width) +
                    " leaves nothing of a card of " + dimensions(shape),
                "use a thinner border or a larger card");
    return {};
  }
  return border;
}

}  // namespace

void read_card(Reader card, CardSpec& spec) {
  read_shape(card, spec.shape);
  spec.size_at = card.place("size");
  if (const auto background = card.find("background")) read_background(*background, spec);
  spec.border = read_border(card, spec.shape);
  card.done();
}

}  // namespace onematch
