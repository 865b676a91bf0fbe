#include "sheet/paper.hpp"

#include <algorithm>
#include <array>

#include "core/ascii.hpp"

namespace onematch {
namespace {

constexpr Size mm(double width, double height) {
  return {Length::mm(width), Length::mm(height)};
}
constexpr Size inches(double width, double height) {
  return {Length::inch(width), Length::inch(height)};
}

constexpr std::array<Paper, 13> papers{{
    {"A3", mm(297, 420)},
    {"A4", mm(210, 297)},
    {"A5", mm(148, 210)},
    {"A6", mm(105, 148)},
    {"Letter", inches(8.5, 11)},
    {"Legal", inches(8.5, 14)},
    {"Tabloid", inches(11, 17)},
    {"SRA3", mm(320, 450)},
    {"SRA4", mm(225, 320)},
    {"9x13", mm(90, 130)},
    {"10x15", mm(100, 150)},
    {"13x18", mm(130, 180)},
    {"universal", mm(210, 279.4)},
}};

/// Photo paper may be called so: "photo-10x15", "photo 10x15 cm".
std::string_view without_photo(std::string_view name) {
  constexpr std::string_view prefix = "photo", unit = "cm";
  if (!lower(name).starts_with(prefix)) return name;
  name.remove_prefix(prefix.size());
  if (name.starts_with(' ') || name.starts_with('-')) name.remove_prefix(1);
  if (lower(name).ends_with(unit)) name.remove_suffix(unit.size());
  while (name.ends_with(' ')) name.remove_suffix(1);
  return name;
}

}  // namespace

std::optional<Paper> find_paper(std::string_view name) {
  for (const Paper& paper : papers)
    if (lower(paper.name) == lower(without_photo(name))) return paper;
  return {};
}

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  names.reserve(papers.size());
  for (const Paper& paper : papers) names.emplace_back(paper.name);
  return names;
}

}  // namespace onematch
