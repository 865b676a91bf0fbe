#include "project/sections.hpp"

namespace onematch {

bool read_pages(const Value& pages) {
  enum class Extra { test_sheet, none };
  bool test_sheet = false;
  for (const Value& item : pages.items("a page")) {
    const auto page =
        item.choice<Extra>({{"test_sheet", Extra::test_sheet}, {"none", Extra::none}});
    if (page == Extra::test_sheet && test_sheet) item.fail("'test_sheet' is given twice");
    test_sheet |= page == Extra::test_sheet;
  }
  return test_sheet;
}

void read_outputs(const Value& outputs, Outputs& spec) {
  if (outputs.is_list() && outputs.node().items.empty())
    return outputs.fail("'outputs' is empty",
                        "at least one of pdf, png, cut_svg and cut_dxf");
  Outputs asked{false, false, false, false};
  for (const Value& item : outputs.items("an output")) {
    const auto output = item.choice<bool Outputs::*>({{"pdf", &Outputs::pdf},
                                                      {"png", &Outputs::png},
                                                      {"cut_svg", &Outputs::cut_svg},
                                                      {"cut_dxf", &Outputs::cut_dxf}});
    if (!output) return;
    if (asked.**output) return item.fail("'" + item.node().text + "' is given twice");
    asked.** output = true;
  }
  spec = asked;
}

}  // namespace onematch
