#include "core/number.hpp"
#include "project/sections.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Range<Length> places{0_mm, 2000_mm};
constexpr std::size_t most_slots = 500;

std::optional<Point> read_point(const Value& value, Range<Length> range,
                                const std::string& name) {
  if (!value.is_list()) {
    value.refuse("two lengths, from the left and from the top", "such as [15 mm, 11 mm]");
    return {};
  }
  const auto sides = value.pair("the first of " + name, "the second of " + name);
  if (!sides) return {};
  const auto x = sides->first.length(range), y = sides->second.length(range);
  if (!x || !y) return {};
  return Point{*x, *y};
}

/// Rows and columns: {first: [15, 11], pitch: [95, 95], columns: 2, rows: 3}.
void read_grid(const Value& slots, SheetSpec& spec) {
  constexpr Range<long long> counts{1, 50};
  Reader keys = slots.keys("sheet.slots");
  const auto first = keys.find("first"), pitch = keys.find("pitch");
  const auto columns = keys.find("columns"), rows = keys.find("rows");
  keys.done();
  const std::string example =
      "such as {first: [15 mm, 11 mm], pitch: [95 mm, 95 mm], columns: 2, rows: 3}";
  for (const auto& [name, value] : {std::pair("first", &first),
                                    {"pitch", &pitch},
                                    {"columns", &columns},
                                    {"rows", &rows}})
    if (!*value && slots.node().find(name) == nullptr) keys.missing(name, example);
  if (!first || !pitch || !columns || !rows) return;
  const auto corner = read_point(*first, places, "'first'");
  const auto step = read_point(*pitch, {1_mm, 2000_mm}, "'pitch'");
  const auto across = columns->integer(counts), down = rows->integer(counts);
  if (!corner || !step || !across || !down) return;
  for (int row = 0; row < *down; ++row)
    for (int column = 0; column < *across; ++column)
      spec.slots.push_back({corner->x + column * step->x, corner->y + row * step->y});
}

}  // namespace

void read_slots(const Value& slots, SheetSpec& spec) {
  spec.slots_at = slots.where();
  if (slots.is("auto")) return;
  if (slots.is_map()) return read_grid(slots, spec);
  if (!slots.is_list()) {
    slots.refuse("auto, a list of places or a group of keys",
                 "such as [[15 mm, 11 mm], [110 mm, 11 mm]]");
    return;
  }
  if (slots.node().items.empty() || slots.node().items.size() > most_slots)
    return slots.fail(
        "'slots' has " + with_thousands(slots.node().items.size()) + " places",
        "1 to " + with_thousands(most_slots) + " can be used");
  for (const Value& slot : slots.items("a slot"))
    if (const auto corner = read_point(slot, places, "a slot"))
      spec.slots.push_back(*corner);
}

}  // namespace onematch
