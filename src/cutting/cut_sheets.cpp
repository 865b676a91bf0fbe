#include <algorithm>

#include "cutting/cut_file.hpp"

namespace onematch {
namespace {

bool are_cut_alike(const Page& a, const Page& b) {
  const std::vector<CardFace> own = cut_faces(a), other = cut_faces(b);
  return a.paper == b.paper &&
         std::equal(own.begin(), own.end(), other.begin(), other.end(),
                    [](const CardFace& x, const CardFace& y) {
                      return x.centre == y.centre && x.angle == y.angle;
                    });
}

}  // namespace

std::vector<CardFace> cut_faces(const Page& page) {
  std::vector<CardFace> faces;
  if (page.side != Side::front) return faces;
  for (const CardFace& face : page.faces)
    if (face.side == Side::front) faces.push_back(face);
  return faces;
}

std::vector<CutSheets> sheets_cut_alike(const std::vector<Page>& pages) {
  std::vector<CutSheets> groups;
  for (const Page& page : pages) {
    if (cut_faces(page).empty()) continue;
    auto group = std::find_if(groups.begin(), groups.end(), [&](const CutSheets& known) {
      return are_cut_alike(*known.page, page);
    });
    if (group == groups.end()) group = groups.insert(groups.end(), {&page, {}});
    group->sheets.push_back(page.sheet);
  }
  return groups;
}

std::string sheet_numbers(const std::vector<std::size_t>& sheets) {
  std::string text;
  for (std::size_t first = 0; first < sheets.size();) {
    std::size_t last = first;
    while (last + 1 < sheets.size() && sheets[last + 1] == sheets[last] + 1) ++last;
    if (!text.empty()) text += "+";
    text += std::to_string(sheets[first] + 1);
    if (last > first) text += "-" + std::to_string(sheets[last] + 1);
    first = last + 1;
  }
  return text;
}

}  // namespace onematch
