#include "symbols/stored_path.hpp"

#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

const std::string joined_name = "J\u00fcrgen", apart_name = "Ju\u0308rgen";

const std::string drawing =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
    "<path d='M0,0h9v9z'/></svg>";

}  // namespace

TEST_CASE("letters and their marks are put together and taken apart", "[symbols]") {
  CHECK(composed(apart_name) == joined_name);
  CHECK(composed(joined_name) == joined_name);
  CHECK(decomposed(joined_name) == apart_name);
  CHECK(composed("cow") == "cow");
  CHECK(composed("\xff\xfe") == "\xff\xfe");
  CHECK(composed("").empty());
}

TEST_CASE("a path is found in whatever form its parts are stored", "[symbols]") {
  const bool apart = GENERATE(false, true);
  const std::string& stored = apart ? apart_name : joined_name;
  const std::string& written = apart ? joined_name : apart_name;
  const ScratchFolder folder;
  const fs::path& root = folder.path();
  fs::create_directories(root / stored / stored);
  make_file(root / stored / stored / (stored + ".svg"), drawing);
  const auto is = [&](const std::string& path, const std::string& wanted) {
    return as_stored(path, root) == wanted;
  };
  const std::string inner = "/" + stored + "/" + stored + ".svg";
  CHECK(is(written + "/" + written + "/" + written + ".svg", stored + inner));
  CHECK(is(stored + "/" + written + "/" + written + ".svg", stored + inner));
  CHECK(is(written + "/", stored + "/"));
  // What is not there stays as it is written, after what is.
  CHECK(is(written + "/" + written + ".png", stored + "/" + written + ".png"));
  CHECK(is("./" + written + "x//y", "./" + written + "x//y"));
  const std::string whole = (root / written / written).string();
  CHECK(as_stored(whole, "elsewhere") == (root / stored / stored).string());
}

TEST_CASE("of two forms of a name the one that is written is taken", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / joined_name, "");
  make_file(folder / apart_name, "");
  CHECK(as_stored(joined_name, folder.path()) == joined_name);
  CHECK(as_stored(apart_name, folder.path()) == apart_name);
}

TEST_CASE("pictures of every use are found in whatever form they are stored",
          "[symbols]") {
  const bool apart = GENERATE(false, true);
  const std::string& stored = apart ? apart_name : joined_name;
  const std::string& written = apart ? joined_name : apart_name;
  const ScratchFolder folder;
  make_file(folder / (stored + ".svg"), drawing);
  make_file(folder / (stored + ".csv"), "picture\n" + written + ".svg\n");
  make_file(folder / (stored + ".yaml"), "title: Farm\n");
  const auto check = [&](const std::string& symbol, const std::string& more) {
    make_file(folder / "deck.yaml",
              "symbols: [" + symbol + ", {text: [A, B]}]\n" + more + "\n");
    return run_program({"check", "-q", folder.path().string()}).err;
  };
  const std::string file = written + ".svg";
  for (const std::string& symbol :
       {file, "{file: " + file + "}", "{faces: [" + file + ", {text: C}]}",
        "{table: " + written + ".csv}", "'" + written.substr(0, 4) + "*.svg'"}) {
    INFO(symbol);
    CHECK(check(symbol, "back: {symbol: " + written + "}").empty());
    CHECK(check(symbol, "back: {symbol: " + stored + "}").empty());
  }
  CHECK(check("{text: C}", "card: {background: " + file + "}").empty());
  CHECK(check("{text: C}", "back: {picture: " + file + "}").empty());
  CHECK(check("{text: C}", "extends: ./" + written + ".yaml").empty());
  CHECK(check(written + "x.svg", "").find("did you mean '" + stored + ".svg'?") !=
        std::string::npos);
}
