#include "symbols/text_blanks.hpp"

#include <algorithm>
#include <memory>

#include "symbols/cairo_ptr.hpp"

namespace onematch {
namespace {

using ClusterPtr = std::unique_ptr<PangoLayoutIter, FreeWith<pango_layout_iter_free>>;

Box in_units(const PangoRectangle& box) {
  const auto units = [](int v) { return double(v) / PANGO_SCALE; };
  return {units(box.x), units(box.y), units(box.width), units(box.height)};
}

/// Letters that lean may leave no width.
Box between(const Box& left, const Box& right) {
  const double begin = left.x + left.width, top = std::min(left.y, right.y);
  return {begin, top, right.x - begin,
          std::max(left.y + left.height, right.y + right.height) - top};
}

}  // namespace

std::vector<Box> text_blanks(PangoLayout* layout) {
  std::vector<Box> blanks;
  Box last;  // the ink to the left, in the same line
  bool has_last = false, after_blank = false;
  const PangoLayoutLine* line = nullptr;
  // From left to right, whatever the direction of reading.
  const ClusterPtr cluster(pango_layout_get_iter(layout));
  do {
    PangoRectangle ink{}, whole{};
    pango_layout_iter_get_cluster_extents(cluster.get(), &ink, &whole);
    if (pango_layout_iter_get_line_readonly(cluster.get()) != line) has_last = false;
    line = pango_layout_iter_get_line_readonly(cluster.get());
    if (ink.width == 0 || ink.height == 0) {
      // A joiner is no blank: it has no width.
      after_blank = after_blank || whole.width > 0;
      continue;
    }
    const Box here = in_units(ink);
    if (has_last && after_blank) {
      const Box blank = between(last, here);
      if (blank.width > 0) blanks.push_back(blank);
    }
    last = here;
    has_last = true;
    after_blank = false;
  } while (pango_layout_iter_next_cluster(cluster.get()));
  return blanks;
}

}  // namespace onematch
