// The independent check of one page: see sheet/verify.hpp.
#pragma once

#include <cstddef>
#include <string>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// "card 7", "the back of card 7".
std::string name_of(const CardFace& face);

/// Throws bug() of a sheet of paper (from 0).
[[noreturn]] void fail_page(const Page& page, const std::string& what);

/// Checks a page by itself: its cards, boxes, marks and footer.
void verify_page(const Page& page, const CardSpec& card, const SheetSpec& sheet);

}  // namespace onematch
