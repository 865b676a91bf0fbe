#include "sheet/paper.hpp"

#include <algorithm>
#include <array>

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

char lower(char c) {
  return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::optional<Paper> find_paper(std::string_view name) {
  for (const Paper& paper : papers)
    if (same_word(paper.name, name)) return paper;
  return {};
}

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  names.reserve(papers.size());
  for (const Paper& paper : papers) names.emplace_back(paper.name);
  return names;
}

}  // namespace onematch
