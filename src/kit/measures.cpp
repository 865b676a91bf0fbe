#include "kit/measures.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/number.hpp"
#include "sheet/paper.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Length footer_height = 5_mm;  // its strip of 3 mm, and air above it
constexpr Length between_nets = 4_mm;

bool fits(Size size, Size room) {
  constexpr Length hair = 0.000001_mm;  // what fits exactly must survive rounding
  return size.width <= room.width + hair && size.height <= room.height + hair;
}

int nets_of(const KitSpec& spec) {
  return spec.nets ? dice_of(spec) : 0;
}

bool fits(Length man, const KitSpec& spec, const SheetSpec& sheet) {
  const Size room = kit_room(sheet).size;
  return fits(BoardMeasures(man).size, room) &&
         fits(MenMeasures(man, sheet, nets_of(spec)).size, room);
}

/// The largest men that fit, in tenths of a millimetre; 0 if not even the smallest do.
Length largest_fit(const KitSpec& spec, const SheetSpec& sheet) {
  for (int tenths = static_cast<int>(10 * largest_man.to_mm());
       tenths >= static_cast<int>(10 * least_man.to_mm()); --tenths)
    if (fits(0.1 * tenths * 1_mm, spec, sheet)) return 0.1 * tenths * 1_mm;
  return {};
}

/// The two smallest papers that would do, by their names.
std::string papers_for(Length man, const KitSpec& spec, SheetSpec sheet) {
  std::vector<std::pair<double, std::string>> found;
  for (const std::string& name : paper_names()) {
    sheet.paper = find_paper(name)->size;
    if (fits(man, spec, sheet))
      found.emplace_back(sheet.paper.width.to_mm() * sheet.paper.height.to_mm(), name);
  }
  std::sort(found.begin(), found.end());
  if (found.empty()) return "";
  return found[0].second + (found.size() > 1 ? " or " + found[1].second : "");
}

Error does_not_fit(Length man, Length largest, const KitSpec& spec,
                   const SheetSpec& sheet) {
  const Size room = kit_room(sheet).size;
  const Size board = BoardMeasures(man).size;
  const Size men = MenMeasures(man, sheet, nets_of(spec)).size;
  const bool is_board = !fits(board, room);
  std::string what = is_board ? "a board for men of " : "a page with 32 men of ";
  what += to_string(man);
  if (!is_board && nets_of(spec) > 0)
    what += " and nets for " + std::to_string(nets_of(spec)) + " dice";
  std::string hint;
  if (largest > Length()) hint = "men of " + to_string(largest) + " would fit";
  const std::string paper = papers_for(man, spec, sheet);
  if (!paper.empty())
    hint += (hint.empty() ? "it would fit on " : "; these would on ") + paper;
  if (hint.empty()) hint = "use smaller men, larger paper or narrower margins";
  return Error(what + " is " + to_string(is_board ? board : men) + ", and there are " +
                   to_string(room) + " inside the margins of " + sheet.paper_name,
               spec.man_at, hint);
}

}  // namespace

int dice_of(const KitSpec& spec) {
  int dice = 0;
  for (const Variant& variant : spec.variants) dice = std::max(dice, variant.dice);
  return dice;
}

BoardMeasures::BoardMeasures(Length man)
    : point_width(1.2 * man), point_length(3 * man + 7_mm) {
  size = {6 * point_width + bar + 2 * frame,
          2 * point_length + middle + 2 * (frame + numbers)};
}

MenMeasures::MenMeasures(Length man, const SheetSpec& sheet, int nets)
    : pitch(man + sheet.gap) {
  const Length length = 5 * pitch + man;
  men = {length, length};
  const Length bleed = std::min(sheet.bleed, sheet.gap / 2);
  // Crop marks begin 3 mm from a man at least, and are 5 mm long.
  clear = sheet.marks.crop ? std::max(sheet.bleed, 3_mm) + 6_mm : bleed + 2_mm;
  size = {men.width + 2 * bleed, title_height + clear + men.height + bleed};
  if (nets == 0) return;
  size.width = std::max(size.width, nets * net_size.width + (nets - 1) * between_nets);
  size.height += clear - bleed + title_height + net_size.height;
}

Size kit_paper(const SheetSpec& sheet) {
  const auto [width, height] = std::minmax(sheet.paper.width, sheet.paper.height);
  return {width, height};
}

Rect kit_room(const SheetSpec& sheet) {
  const Size paper = kit_paper(sheet);
  const Length foot = sheet.footer ? footer_height : Length();
  return {{sheet.margin, sheet.margin},
          {paper.width - 2 * sheet.margin, paper.height - 2 * sheet.margin - foot}};
}

Length man_of(const KitSpec& spec, const SheetSpec& sheet) {
  const Length wish = spec.man.value_or(usual_man);
  if (fits(wish, spec, sheet)) return wish;
  const Length largest = largest_fit(spec, sheet);
  const Length whole = std::floor(largest.to_mm()) * 1_mm;
  if (!spec.man && whole >= least_man) return whole;
  throw does_not_fit(wish, largest, spec, sheet);
}

}  // namespace onematch
