// What of a drawing lies beside its page.
#pragma once

#include "symbols/record.hpp"

namespace onematch {

struct PageOverrun {
  /// There is something, but nothing of it on the page, as far as is known.
  bool is_all = false;
  bool is_cut = false;  ///< a good part of what there is lies beside the page
};

/// `art` draws beside its canvas, the page, too: within `reach`, as far as is known
/// without drawing it. What is farther away than the page is long doesn't count as cut.
PageOverrun find_overrun(const Artwork& art, const Box& reach);

}  // namespace onematch
