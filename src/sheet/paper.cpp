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

constexpr std::array<Paper, 7> papers{{
    {"A3", mm(297, 420)},
    {"A4", mm(210, 297)},
    {"A5", mm(148, 210)},
    {"A6", mm(105, 148)},
    {"Letter", inches(8.5, 11)},
    {"Legal", inches(8.5, 14)},
    {"Tabloid", inches(11, 17)},
}};

}  // namespace

std::optional<Paper> find_paper(std::string_view name) {
  for (const Paper& paper : papers)
    if (lower(paper.name) == lower(name)) return paper;
  return {};
}

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  names.reserve(papers.size());
  for (const Paper& paper : papers) names.emplace_back(paper.name);
  return names;
}

}  // namespace onematch
