#include <numbers>

#include "core/number.hpp"
#include "core/spelling.hpp"
#include "project/sections.hpp"

namespace onematch {
namespace {

using namespace literals;

void read_size_range(const Value& range, ScatterSpec& spec) {
  if (!range.is_list()) return range.refuse("two numbers", "such as [0.7, 1.3]");
  const auto ends = range.pair("the first of 'size_range'", "the second of 'size_range'");
  if (!ends) return;
  const auto least = ends->first.number({0.2, 1});
  const auto most = ends->second.number({1, 5});
  if (!least || !most) return;
  spec.least_size = *least;
  spec.most_size = *most;
}

}  // namespace

std::optional<double> parse_degrees(std::string_view text) {
  for (const std::string_view unit : {"°", "degrees", "deg"})
    if (text.ends_with(unit)) {
      text.remove_suffix(unit.size());
      if (text.ends_with(' ')) text.remove_suffix(1);
      break;
    }
  return parse_number(text);
}

std::optional<double> read_rotation(const Value& rotation) {
  if (rotation.is("any")) return std::numbers::pi;
  if (rotation.is("upright")) return 0;
  const std::string& text = rotation.node().text;
  const auto degrees = parse_degrees(text);
  if (degrees && 0 <= *degrees && *degrees <= 180)
    return *degrees * std::numbers::pi / 180;
  rotation.refuse("any, upright or an angle from 0° to 180°",
                  did_you_mean(text, {"any", "upright"}));
  return {};
}

void read_scatter(Reader scatter, ScatterSpec& spec) {
  spec.where = scatter.where();
  spec.clearance = scatter.length("clearance", {0_mm, 20_mm}).value_or(spec.clearance);
  spec.edge = scatter.length("edge", {0_mm, 100_mm}).value_or(spec.edge);
  if (const auto range = scatter.find("size_range")) read_size_range(*range, spec);
  if (const auto rotation = scatter.find("rotation"))
    spec.largest_angle = read_rotation(*rotation).value_or(spec.largest_angle);
  if (const auto fullness = scatter.find("fullness"))
    spec.fullness =
        fullness->choice<Fullness>({{"full", Fullness::full}, {"airy", Fullness::airy}})
            .value_or(spec.fullness);
  if (const auto seed = scatter.find("seed"))
    spec.seed = read_seed(*seed).value_or(spec.seed);
  scatter.done();
}

}  // namespace onematch
