#include "core/spelling.hpp"

#include "test.hpp"

using namespace onematch;

TEST_CASE("the edit distance counts changes, additions, losses and swaps", "[core]") {
  CHECK(edit_distance("", "") == 0);
  CHECK(edit_distance("fox", "fox") == 0);
  CHECK(edit_distance("fox", "foxx") == 1);
  CHECK(edit_distance("fox", "ox") == 1);
  CHECK(edit_distance("fox", "fix") == 1);
  CHECK(edit_distance("clearance", "claerance") == 1);
  CHECK(edit_distance("", "abc") == 3);
  CHECK(edit_distance("kitten", "sitting") == 3);
}

TEST_CASE("the edit distance is a distance", "[core]") {
  // Every word of up to three letters over {a, b}.
  std::vector<std::string> words{""};
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i].size() < 3)
      for (const char c : {'a', 'b'}) words.push_back(words[i] + c);
  for (const std::string& a : words)
    for (const std::string& b : words) {
      CHECK((edit_distance(a, b) == 0) == (a == b));
      CHECK(edit_distance(a, b) == edit_distance(b, a));
    }
}

TEST_CASE("the nearest name is found, far ones are not", "[core]") {
  const std::vector<std::string> names{"cat", "dog", "fox", "elephant"};
  CHECK(nearest("foxx", names) == "fox");
  CHECK(nearest("Dog", names) == "dog");
  CHECK(nearest("elefant", names) == "elephant");
  CHECK_FALSE(nearest("giraffe", names));
  CHECK_FALSE(nearest("x", {"y"}));
  CHECK(did_you_mean("foxx", names) == "did you mean 'fox'?");
  CHECK(did_you_mean("giraffe", names).empty());
}
