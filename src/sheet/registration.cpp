#include "sheet/registration.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Length inset = registration_inset, square = 5_mm, leg = 8.89_mm,
                 thickness = 0.991_mm;
constexpr Length quiet = 1.5_mm;  ///< blank round each mark

bool has_marks(const SheetSpec& spec) {
  return spec.marks.registration && spec.cutter == Cutter::silhouette;
}

}  // namespace

std::vector<Rect> registration_bars(Size paper, const SheetSpec& spec) {
  if (!has_marks(spec)) return {};
  const Length right = paper.width - inset, bottom = paper.height - inset;
  return {{{inset, inset}, {square, square}},
          {{right - leg, inset}, {leg, thickness}},
          {{right - thickness, inset + thickness}, {thickness, leg - thickness}},
          {{inset, bottom - thickness}, {leg, thickness}},
          {{inset, bottom - leg}, {thickness, leg - thickness}}};
}

std::vector<Rect> registration_zones(Size paper, const SheetSpec& spec) {
  if (!has_marks(spec)) return {};
  const Length reach = inset + leg + quiet;
  const Size corner{reach, reach};
  const Length small = inset + square + quiet;
  return {{{}, {small, small}},
          {{paper.width - reach, Length()}, corner},
          {{Length(), paper.height - reach}, corner}};
}

Length machine_margin(const SheetSpec& spec) {
  if (!spec.marks.registration) return Length();
  return spec.cutter == Cutter::cricut ? 13.6_mm + spec.bleed : registration_inset;
}

}  // namespace onematch
