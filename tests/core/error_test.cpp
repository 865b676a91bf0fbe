#include "core/error.hpp"

#include "test.hpp"

using namespace onematch;

TEST_CASE("an error is shown with its place and hint", "[core]") {
  const Error error("no symbol named 'foxx'", {"deck.yaml", 12, 9},
                    "did you mean 'fox'?");
  CHECK(describe(error) ==
        "deck.yaml:12:9: error: no symbol named 'foxx'\n  hint: did you mean 'fox'?\n");
}

TEST_CASE("an unknown place is left out", "[core]") {
  CHECK(describe(Error("no room")) == "error: no room\n");
  CHECK(describe(Error("no room", {"deck.yaml", 0, 0})) == "deck.yaml: error: no room\n");
  CHECK(describe(Error("no room", {"deck.yaml", 3, 0})) ==
        "deck.yaml:3: error: no room\n");
}

TEST_CASE("a bug asks to be reported", "[core]") {
  CHECK(describe(bug("cards 1 and 2 share no symbol", {"deck.yaml", 3, 5})) ==
        "deck.yaml:3:5: error: cards 1 and 2 share no symbol\n"
        "  hint: this is a bug in onematch; please report it\n");
}

TEST_CASE("several problems are shown one after the other", "[core]") {
  const Error error(Problems{{"first", {"a.yaml", 1, 1}, ""}, {"second", {}, "try it"}});
  CHECK(describe(error) == "a.yaml:1:1: error: first\nerror: second\n  hint: try it\n");
  CHECK(std::string(error.what()) == "first");
}

TEST_CASE("a warning and a notice say what they are", "[core]") {
  CHECK(describe(Problem{"pale", {"a.yaml", 2, 3}, "", Severity::warning}) ==
        "a.yaml:2:3: warning: pale\n");
  CHECK(describe(Problem{"left over", {}, "", Severity::notice}) ==
        "notice: left over\n");
}

TEST_CASE("the lines of a hint stand below each other", "[core]") {
  CHECK(
      describe(Error("too few symbols", {"deck.yaml", 2, 3}, "add one\nor take less")) ==
      "deck.yaml:2:3: error: too few symbols\n"
      "  hint: add one\n"
      "        or take less\n");
}
