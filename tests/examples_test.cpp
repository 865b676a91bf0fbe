// Each example is built as a user would, and looked at with other people's tools.
#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

#include "support/command.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

/// All but the kit of the whole family: it has its own test, since odds take time.
std::vector<std::string> examples() {
  std::vector<std::string> folders;
  for (const auto& entry :
       fs::directory_iterator(fs::path(ONEMATCH_SOURCE_DIR) / "examples"))
    if (entry.is_directory() && entry.path().filename() != "doublets")
      folders.push_back(entry.path().string());
  std::sort(folders.begin(), folders.end());
  return folders;
}

/// How often `part` occurs in `text`.
std::size_t count_of(const std::string& part, const std::string& text) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + part.size()))
    ++n;
  return n;
}

}  // namespace

TEST_CASE("there are the seven examples", "[examples]") {
  std::set<std::string> names;
  for (const std::string& folder : examples())
    names.insert(fs::path(folder).filename().string());
  CHECK(names == std::set<std::string>{"classic", "dames", "kids", "smallest",
                                       "vocabulary", "words"});
  CHECK(fs::exists(fs::path(ONEMATCH_SOURCE_DIR) / "examples/doublets/deck.yaml"));
}

TEST_CASE("every example gives the same bytes with one thread and with four",
          "[examples]") {
  for (const std::string& example : examples()) {
    INFO(example);
    const ScratchFolder one, four;
    REQUIRE(run_program({"build", example, "-j", "1", "-o", one.path().string()}).code ==
            0);
    REQUIRE(run_program({"build", example, "-j", "4", "-o", four.path().string()}).code ==
            0);
    const std::string pdf = fs::path(example).filename().string() + ".pdf";
    CHECK(contents_of(one / pdf) == contents_of(four / pdf));
  }
}

TEST_CASE("every example is made without a word of complaint", "[examples]") {
  for (const std::string& example : examples()) {
    INFO(example);
    const Ran ran = run_program({"check", "--strict", example});
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
  }
}

TEST_CASE("every example is a sound PDF of A4 sheets", "[examples]") {
  const ScratchFolder out;
  for (const std::string& example : examples()) {
    INFO(example);
    const Ran ran = run_program({"build", example, "--json", "-o", out.path().string()});
    REQUIRE(ran.code == 0);
    const auto deck = nlohmann::json::parse(ran.out)["decks"][0];
    const std::string pdf = deck["pdf"];
    output_of("qpdf --check " + pdf);
    const std::string info = output_of("pdfinfo " + pdf);
    CHECK_THAT(info, ContainsSubstring("(A4)"));
    CHECK_THAT(info, ContainsSubstring("Pages:           " +
                                       std::to_string(deck["sheets"].get<int>()) + "\n"));
  }
}

TEST_CASE("the classic deck stores each of its 57 symbols once, as vectors",
          "[examples]") {
  const ScratchFolder out;
  const std::string example =
      (fs::path(ONEMATCH_SOURCE_DIR) / "examples/classic").string();
  const Ran ran = run_program({"build", example, "--json", "-o", out.path().string()});
  REQUIRE(ran.code == 0);
  const auto deck = nlohmann::json::parse(ran.out)["decks"][0];
  CHECK(deck["cards"] == 55);
  CHECK(deck["symbols"] == 57);
  CHECK(deck["uses"] == nlohmann::json({6, 8}));
  CHECK(deck["pairs_checked"] == 1485);
  CHECK(deck["sheets"] == 10);
  const std::string pdf = deck["pdf"];
  const std::string plain = (out / "plain.pdf").string();
  output_of("qpdf --qdf --object-streams=disable " + pdf + " " + plain);
  const std::string text = contents_of(plain);
  // One form a symbol, one for the cut lines of whole sheets and of the last, and a
  // footer for each sheet.
  CHECK(count_of("/Subtype /Form", text) == 57 + 2 + 10);
  CHECK(count_of("/Subtype /Image", text) == 0);
}

TEST_CASE("every word of the word list can be found in its PDF", "[examples]") {
  const ScratchFolder out;
  const std::string example = (fs::path(ONEMATCH_SOURCE_DIR) / "examples/words").string();
  // pdftotext takes slanted words apart.
  REQUIRE(run_program({"build", example, "--set", "scatter.rotation=upright", "-o",
                       out.path().string()})
              .code == 0);
  const std::string pdf = (out / "words.pdf").string();
  const std::string text = output_of("pdftotext " + pdf + " -");
  for (const char* word : {"maison", "école", "gâteau", "œuf", "frère"})
    CHECK_THAT(text, ContainsSubstring(word));
  const std::string fonts = output_of("pdffonts " + pdf + " | tail -n +3");
  CHECK_THAT(fonts, ContainsSubstring("DejaVuSans-Bold"));
  CHECK_THAT(fonts, ContainsSubstring("yes yes yes"));  // embedded, a subset, unicode
}
