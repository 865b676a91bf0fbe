// What footers say, in the language of the deck.
#pragma once

#include <cstddef>
#include <string>

#include "sheet/footer.hpp"
#include "sheet/page.hpp"

namespace onematch {

/// Which of so many sheets the page is, and how to print it: "sheet 1 of 2, front · print
/// at 100 %".
std::string directions(const Page& page, std::size_t sheets, const FooterSpec& spec);

/// Those parts that are not empty, with dots between them.
std::string with_dots(const std::string& a, const std::string& b,
                      const std::string& c = "");

}  // namespace onematch
