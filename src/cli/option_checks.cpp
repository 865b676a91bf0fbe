#include "cli/option_checks.hpp"

#include <algorithm>
#include <optional>
#include <thread>

#include "core/number.hpp"

namespace onematch {
namespace {

constexpr int most_threads = 256;

int usual_threads() {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::clamp(cores, 1, most_threads);
}

}  // namespace

CLI::Validator whole_number(long long low, long long high) {
  return CLI::Validator(
      [low, high](const std::string& text) {
        const std::optional<long long> value = parse_integer(text);
        if (value && low <= *value && *value <= high) return std::string();
        return "must be a whole number from " + with_thousands(low) + " to " +
               with_thousands(high) + ", not '" + text + "'";
      },
      "");
}

void add_threads(CLI::App& command, int& threads) {
  threads = usual_threads();
  command.add_option("-j,--jobs", threads, "threads to work with")
      ->check(whole_number(1, most_threads))
      ->type_name("N")
      ->capture_default_str();
}

}  // namespace onematch
