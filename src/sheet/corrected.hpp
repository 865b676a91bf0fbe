// Where things are on paper once a page is corrected.
#pragma once

#include "sheet/page.hpp"

namespace onematch {

/// Where a place of the page is then.
Point corrected(Point place, const Page& page);

/// The smallest box round what becomes of `box`.
Rect corrected(const Rect& box, const Page& page);

}  // namespace onematch
