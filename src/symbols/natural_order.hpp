// The order in which people number their files.
#pragma once

#include <string_view>

namespace onematch {

/// Whether `a` comes before `b`: runs of digits by their value (2 before 10), ASCII
/// letters whatever their case, all else by its bytes. Texts that are alike so far
/// ("a1", "A01") are ordered by their bytes: a total order.
bool natural_less(std::string_view a, std::string_view b);

}  // namespace onematch
