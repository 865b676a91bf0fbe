#include "cli/creation_date.hpp"

#include <cstdlib>
#include <optional>
#include <string>

#include "core/error.hpp"
#include "core/number.hpp"

namespace onematch {

long long creation_date() {
  constexpr long long start_of_2000 = 946684800;
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  if (!text || !*text) return start_of_2000;
  const std::optional<long long> seconds = parse_integer(text);
  constexpr long long start_of_10000 = 253402300800;  // a PDF date has four digits
  if (!seconds || *seconds < 0 || *seconds >= start_of_10000)
    throw Error("SOURCE_DATE_EPOCH is no number of seconds since 1970: '" +
                std::string(text) + "'");
  return *seconds;
}

}  // namespace onematch
