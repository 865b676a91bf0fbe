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

Length width_of_nets(int nets) {
  return nets * net_size.width + (nets - 1) * between_nets;
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

std::string inside_margins(const std::string& room, const SheetSpec& sheet) {
  return ", and there are " + room + " inside the margins of " + sheet.paper_name;
}

Error does_not_fit(Length man, Length largest, const KitSpec& spec,
                   const SheetSpec& sheet) {
  const Size room = kit_room(sheet).size;
  const Size board = BoardMeasures(man).size;
  const Size men = MenMeasures(man, sheet, nets_of(spec)).size;
  const bool is_board = !fits(board, room);
  std::string what = is_board ? "a board for men of " : "a page with 32 men of ";
  what += to_string(man);
  if (!spec.man) what += ", the smallest,";
  if (!is_board && nets_of(spec) > 0)
    what += " and nets for " + std::to_string(nets_of(spec)) + " dice";
  std::string hint;
  if (largest > Length()) hint = "men of " + to_string(largest) + " would fit";
  const std::string paper = papers_for(man, spec, sheet);
  if (!paper.empty())
    hint += (hint.empty() ? "it would fit on " : "; these would on ") + paper;
  if (hint.empty()) hint = "use smaller men, larger paper or narrower margins";
  return Error(what + " is " + to_string(is_board ? board : men) +
                   inside_margins(to_string(room), sheet),
               spec.man_at, hint);
}

/// The widest margin, in tenths of a millimetre, that leaves room; 0 if there is none
/// that printers can do.
Length widest_margin(Length man, const KitSpec& spec, SheetSpec sheet) {
  constexpr Length least = 3_mm;
  for (int tenths = static_cast<int>(10 * sheet.margin.to_mm());
       0.1 * tenths * 1_mm >= least; --tenths) {
    sheet.margin = 0.1 * tenths * 1_mm;
    if (fits(man, spec, sheet)) return sheet.margin;
  }
  return {};
}

/// Men become smaller, but nets don't.
Error no_room_for_nets(const KitSpec& spec, const SheetSpec& sheet) {
  const Size room = kit_room(sheet).size;
  const std::string nets = "nets for " + std::to_string(nets_of(spec)) + " dice";
  const Length width = width_of_nets(nets_of(spec));
  const std::string what =
      !fits({width, {}}, room)
          ? nets + " are " + to_string(width) + " wide" +
                inside_margins(to_string(room.width), sheet)
          : nets + " and men of " + to_string(least_man) + ", the smallest, are " +
                to_string(MenMeasures(least_man, sheet, nets_of(spec)).size) +
                inside_margins(to_string(room), sheet);
  const Length man = spec.man.value_or(least_man);
  std::string hint = "write 'dice: none' and use real dice";
  if (const Length margin = widest_margin(man, spec, sheet); margin > Length())
    hint += ", or margins of " + to_string(margin);
  if (const std::string paper = papers_for(man, spec, sheet); !paper.empty())
    hint += ", or print on " + paper;
  return Error(what, spec.dice_at, hint);
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
  size.width = std::max(size.width, width_of_nets(nets));
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
  KitSpec own_dice = spec;
  own_dice.nets = false;
  if (largest == Length() && fits(least_man, own_dice, sheet))
    throw no_room_for_nets(spec, sheet);
  throw does_not_fit(spec.man.value_or(least_man), largest, spec, sheet);
}

}  // namespace onematch
