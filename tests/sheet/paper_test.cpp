#include "sheet/paper.hpp"

#include <cmath>

#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

TEST_CASE("paper is found by its name in any case", "[sheet]") {
  CHECK(find_paper("A4")->size == Size{210_mm, 297_mm});
  CHECK(find_paper("a4")->name == "A4");
  CHECK(find_paper("LETTER")->size == Size{Length::inch(8.5), Length::inch(11)});
  CHECK(find_paper("tabloid")->size == Size{Length::inch(11), Length::inch(17)});
  for (const char* name : {"", "A", "A44", "A4 ", "Letters", "210"})
    CHECK(!find_paper(name));
}

TEST_CASE("every paper is found and is portrait", "[sheet]") {
  CHECK(paper_names().size() == 13);
  for (const std::string& name : paper_names()) {
    INFO(name);
    REQUIRE(find_paper(name));
    CHECK(find_paper(name)->name == name);
    CHECK(find_paper(name)->size.width < find_paper(name)->size.height);
  }
}

TEST_CASE("an A paper halved is the next one", "[sheet]") {
  const std::vector<std::string> names{"A3", "A4", "A5", "A6"};
  for (std::size_t i = 1; i < names.size(); ++i) {
    const Size large = find_paper(names[i - 1])->size;
    const Size small = find_paper(names[i])->size;
    CHECK(small.height == large.width);
    CHECK(small.width.to_mm() == std::floor(large.height.to_mm() / 2));
  }
}
