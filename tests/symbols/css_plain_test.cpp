#include "symbols/css_plain.hpp"

#include "test.hpp"

using namespace onematch;

TEST_CASE("rules stand by themselves if a light screen heeds them", "[svg]") {
  const auto plain = [](const std::string& condition) {
    return without_conditions("a{b:c} " + condition + "{d{e:f}} g{h:i}");
  };
  const std::string met = "a{b:c} d{e:f} g{h:i}";
  CHECK(plain("@media all") == met);
  CHECK(plain("@media only screen") == met);
  CHECK(plain("@media screen, print") == met);
  CHECK(plain("@MEDIA print,\n all") == met);
  CHECK(plain("@media (prefers-color-scheme: light)") == met);
  CHECK(plain("@media screen and (prefers-color-scheme :light)") == met);
  CHECK(plain("@supports (fill: color(display-p3 1 0 0))") == met);
  for (const std::string condition :
       {"@media print", "@media (prefers-color-scheme: dark)", "@media (min-width: 9px)",
        "@media not all", "@supports not (fill: red)", "@font-face", "@keyframes spin"})
    CHECK(plain(condition) == "a{b:c} " + condition + "{d{e:f}} g{h:i}");
}

TEST_CASE("conditions in conditions, and broken ones", "[svg]") {
  CHECK(without_conditions("@media all{@supports (a:b){c{d:e}}@media print{f{g:h}}}") ==
        "c{d:e}@media print{f{g:h}}");
  CHECK(without_conditions("@media all{a{content:'}'}}b{c:d}") == "a{content:'}'}b{c:d}");
  CHECK(without_conditions("@media all{a{b:c}") == "a{b:c}");
  CHECK(without_conditions("@media all") == "@media all");
  CHECK(without_conditions("@media") == "@media");
  std::string deep;
  for (int i = 0; i < 1000; ++i) deep += "@media all{";
  CHECK(without_conditions(deep).size() <= deep.size());
}

namespace {

CustomProperties known_in(const std::string& sheet, const std::string& style = "") {
  return known_everywhere(custom_properties_in(sheet), custom_properties_in(style));
}

std::string plain_value(const std::string& value, const CustomProperties& properties) {
  std::int64_t budget = 1'000'000;
  return without_variables(value, properties, budget);
}

}  // namespace

TEST_CASE("variables are what they stand for, or what they say to take", "[svg]") {
  const CustomProperties properties = known_in(
      ":root { --ink: #123; --pale : rgb(1, 2, 3) } .a{--twice:var(--ink)}"
      "@media (prefers-color-scheme: dark) { :root { --ink: #fff } }",
      "fill: red; --own: blue");
  const auto plain = [&](const std::string& value) {
    return plain_value(value, properties);
  };
  CHECK(plain("var(--ink)") == "#123");
  CHECK(plain("var( --pale , red)") == "rgb(1, 2, 3)");
  CHECK(plain("var(--twice) 2px") == "#123 2px");
  CHECK(plain("var(--own)") == "blue");
  CHECK(plain("var(--none, green)") == "green");
  CHECK(plain("var(--none, var(--nothing, rgb(0, 0, 9)))") == "rgb(0, 0, 9)");
  CHECK(plain("var(--none,)").empty());
  CHECK(plain("var(--none)") == "var(--none)");
  CHECK(plain("a{fill:var(--ink)}b{fill:var(--none,red)}") == "a{fill:#123}b{fill:red}");
  CHECK(plain("var(--ink") == "#123");
}

TEST_CASE("comments, strings and addresses in style sheets end where they should",
          "[svg]") {
  const CustomProperties properties = known_in(
      "/* don't */:root{/* --ink: blue; */--ink:red;--Ink:green;"
      "--mark:url(\"data:a;b\");--quote:'};'} @media all{/* it's { */ a{--b:c}}");
  CHECK(properties == CustomProperties{{"--ink", "red"},
                                       {"--Ink", "green"},
                                       {"--mark", "url(\"data:a;b\")"},
                                       {"--quote", "'};'"},
                                       {"--b", "c"}});
  CHECK(rules_in_force("/* @supports */a{b:c}@media print{d{e:f}}/* ' */g{h:i}") ==
        "a{b:c}g{h:i}");
}

TEST_CASE("a variable of several values stays, but for themes", "[svg]") {
  const auto plain = [](const std::string& sheet, const std::string& style = "") {
    return plain_value("var(--a, x)", known_in(sheet, style));
  };
  CHECK(plain(":root{--a:red} .dark{--a:white}") == "red");
  CHECK(plain(".dark{--a:white} svg , .light{--a:red}") == "red");
  CHECK(plain(":root{--a:red} :root{--a:blue}") == "blue");
  CHECK(plain(".b{--a:red} .c{--a:red}", "--a:red") == "red");
  CHECK(plain(".b{--a:red} .c{--a:blue}") == "var(--a, x)");
  CHECK(plain("", "--a:red;--a:blue") == "var(--a, x)");
  CHECK(plain(":root{--a:red}", "--a:blue") == "var(--a, x)");
}

TEST_CASE("variables that stand for themselves, or for too much, come to an end",
          "[svg]") {
  CustomProperties properties{{"--a", "var(--b)"}, {"--b", "var(--a)"}};
  CHECK(plain_value("var(--a)", properties).starts_with("var("));
  properties = {{"--0", std::string(1000, 'x')}};
  for (int i = 1; i < 8; ++i) {
    const std::string before = "var(--" + std::to_string(i - 1) + ") ";
    std::string& many = properties["--" + std::to_string(i)].emplace();
    for (int k = 0; k < 50; ++k) many += before;
  }
  CHECK(plain_value("var(--7)", properties).size() < 10'000'000);
  // What one value has used up is not there for the next.
  std::int64_t budget = 1'000'000;
  without_variables("var(--7)", properties, budget);
  CHECK(without_variables("var(--1)", properties, budget) == "var(--1)");
}
