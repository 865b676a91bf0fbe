// The sentences of a test sheet, set into the room that its scales leave.
#pragma once

#include <optional>
#include <string>

#include "sheet/test_sheet_plan.hpp"

namespace onematch {

struct TestSheetText {
  Notes front, back;
  Ruler across;  ///< stands under the heading
};

/// The text in letters as large as there is room for, all on the front if it fits there
/// in letters that are easily read, else some of it on the back. Nothing if it doesn't
/// fit at all.
std::optional<TestSheetText> write_test_sheet(const TestSheetPlan& plan,
                                              const std::string& paper_name, Size paper,
                                              Flip flip);

}  // namespace onematch
