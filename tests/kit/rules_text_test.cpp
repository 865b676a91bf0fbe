// Rules cards say what the engine plays.
#include "kit/rules_text.hpp"

#include <algorithm>
#include <set>

#include "support/kits.hpp"
#include "support/settings.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const std::vector<std::string> languages{"en", "fr", "de", "es", "it"};

RulesText text_of(const Variant& variant, const Outlook& outlook = {0.52, 17.1, 0.19},
                  const std::string& language = "en") {
  return rules_text(variant, outlook, kit_words(language));
}

/// All that is said but the small print.
std::string joined(const RulesText& text) {
  std::string all =
      text.men + text.begin + text.between + text.win + text.odds + text.note;
  for (const RulesPart& part : text.parts) all += part.title + part.text;
  return all + text.doublet.title + text.doublet.text + text.unused.title +
         text.unused.text;
}

}  // namespace

TEST_CASE("a rules card says what each variant is", "[kit]") {
  const RulesText willughby = text_of(variant_named("willughby"));
  CHECK(willughby.title == "Doublets");
  CHECK(willughby.men ==
        "15 men each, in piles of two on points 1 to 3 and of three on 4 to 6.");
  CHECK(willughby.begin ==
        "Each throws one die, and ties throw again. The higher number begins, with a new "
        "throw of two dice; then you take turns.");
  CHECK(willughby.parts.size() == 2);
  CHECK(willughby.doublet.text ==
        "Play as many men as the dice show together, from any points: ten men for two "
        "fives.");
  CHECK(willughby.unused.text == "It is lost.");

  const RulesText doblet = text_of(variant_named("doblet"));
  CHECK(doblet.men == "12 men each, in piles of two on all six points.");
  CHECK_THAT(doblet.begin, ContainsSubstring("three dice"));
  CHECK(doblet.doublet.text == "It is worth no more than any other throw.");
  CHECK(doblet.unused.text ==
        "Your opponent plays it at once, if he can. Else it is lost. He, too, bears "
        "nothing off before all his men are down.");

  const RulesText ofanfelling = text_of(variant_named("ofanfelling"));
  CHECK(ofanfelling.parts.size() == 3);
  CHECK(ofanfelling.note == "On a full board use each one’s right-hand table.");
  CHECK_THAT(ofanfelling.parts[2].text, ContainsSubstring("moves down"));

  const RulesText dames = text_of(variant_named("dames"));
  CHECK(dames.doublet.text == "Play every die, then throw again.");
  CHECK_THAT(dames.unused.text,
             ContainsSubstring("But not while you bear off and he does not yet."));
  CHECK_THAT(text_of(variant_named("dames-1699")).unused.text,
             ContainsSubstring("bears nothing off before all his men are down"));
}

TEST_CASE("every option that has a meaning changes what the card says", "[kit]") {
  const std::string& language = GENERATE_COPY(from_range(languages));
  struct Choice {
    const char* variant;
    std::vector<std::string> before;
    std::vector<const char*> settings;  // all different from each other
  };
  const std::vector<Choice> choices{
      {"cotton", {}, {"men=12", "men=15"}},
      {"cotton", {}, {"ndice=2", "ndice=3"}},
      {"doblet", {"doublet=total"}, {"ndice=2", "ndice=3"}},
      {"cotton", {}, {"doublet=none", "doublet=total", "doublet=extra"}},
      {"cotton",
       {},
       {"share=none", "share=no_lift", "share=strict", "share=unstack_only",
        "share=literal_es"}},
      {"cotton", {}, {"share_unit=die", "share_unit=whole"}},
      {"cotton", {}, {"carry=true", "carry=false"}},
      {"cotton", {}, {"bottom_counts=true", "bottom_counts=false"}},
      {"cotton", {}, {"bear=exact", "bear=overthrow", "bear=backgammon"}},
      {"dames", {}, {"extra_requires_use=true", "extra_requires_use=false"}},
      {"dames",
       {"doublet_one_man=true"},
       {"extra_requires_use=true", "extra_requires_use=false"}},
      {"cotton",
       {"bear=backgammon", "bg_doublet=four_extra"},
       {"extra_requires_use=true", "extra_requires_use=false"}},
      {"dames", {}, {"doublet_one_man=true", "doublet_one_man=false"}},
      {"ofanfelling",
       {},
       {"bg_doublet=extra", "bg_doublet=four", "bg_doublet=four_extra"}}};
  std::set<std::string> covered;
  for (const Choice& choice : choices) {
    std::set<std::string> texts, prints;
    for (const char* setting : choice.settings) {
      INFO(language << " " << choice.variant << " " << setting);
      Variant variant = variant_with(choice.variant, choice.before);
      set_option(variant, setting);
      const RulesText text = text_of(variant, {0.52, 17.1, 0.19}, language);
      CHECK(texts.insert(joined(text)).second);
      const std::vector<std::string> usual = settings_of(variant_named(choice.variant));
      const bool is_usual = std::count(usual.begin(), usual.end(), setting) > 0;
      CHECK_THAT(text.small_print, ContainsSubstring(choice.variant));
      CHECK((text.small_print.find(setting) == std::string::npos) == is_usual);
      covered.insert(setting);
    }
  }
  const std::vector<std::string> all = every_setting();
  CHECK(covered == std::set<std::string>(all.begin(), all.end()));
}

TEST_CASE("small print names the rules, and only what is changed in them", "[kit]") {
  for (const Variant& variant : known_variants())
    CHECK(text_of(variant).small_print == "Rule set " + variant.name + ".");
  CHECK(text_of(variant_with("willughby", {"carry=false", "men=15", "share=strict"}))
            .small_print == "Rule set willughby, with share=strict, carry=false.");
  // What has no meaning here: there is no sharing.
  CHECK(text_of(variant_with("willughby", {"share_unit=whole"})).small_print ==
        "Rule set willughby.");
  const Variant variant = variant_with("cotton", {"bear=overthrow"});
  const auto in = [&](const char* language) {
    return text_of(variant, {0.52, 17.1, 0.19}, language).small_print;
  };
  CHECK(in("fr") == "Règles cotton, avec bear=overthrow.");
  CHECK(in("de") == "Regeln cotton, mit bear=overthrow.");
  CHECK(in("es") == "Reglas cotton, con bear=overthrow.");
  CHECK(in("it") == "Regole cotton, con bear=overthrow.");
}

TEST_CASE("odds are those it is given, and say no more", "[kit]") {
  const Variant variant = variant_named("cotton");
  CHECK(text_of(variant, {0.5203, 16.56, 0.1928}).odds ==
        "A game takes about 17 throws in all; who begins wins 52 games of 100. About one "
        "game in five is won on the other’s throw.");
  CHECK(text_of(variant, {0.5258, 17.07, 0.069}).odds ==
        "A game takes about 17 throws in all; who begins wins 53 games of 100. About 7 "
        "games of 100 are won on the other’s throw.");
  const RulesText never = text_of(variant, {0.5319, 19.01, 0});
  CHECK(never.odds ==
        "A game takes about 19 throws in all; who begins wins 53 games of 100.");
  CHECK(never.win == "The first to bear off all his men wins.");
  CHECK_THAT(text_of(variant).win, ContainsSubstring("even on the other’s throw"));
}

TEST_CASE("no language lacks words, or keeps a place to be filled in", "[kit]") {
  for (const std::string& language : languages)
    for (const Variant& variant : known_variants()) {
      INFO(language << " " << variant.name);
      const RulesText text = text_of(variant, {0.52, 17.1, 0.19}, language);
      CHECK(joined(text).find('%') == std::string::npos);
      for (const std::string& part :
           {text.title, text.source, text.men, text.begin, text.between,
            text.doublet.title, text.doublet.text, text.unused.title, text.unused.text,
            text.win, text.odds, text.small_print})
        CHECK_FALSE(part.empty());
      for (const RulesPart& part : text.parts)
        CHECK_FALSE((part.title.empty() || part.text.empty()));
      if (language == "en") continue;
      CHECK(text.win != text_of(variant).win);
      CHECK(text.begin != text_of(variant).begin);
    }
}

TEST_CASE("how to make a kit is a step a sentence", "[kit]") {
  const std::vector<std::string> steps = making_text(family_kit(), true, kit_words("en"));
  REQUIRE(steps.size() == 5);
  CHECK(
      steps[0] ==
      "Print all pages at 100\u00a0%, without “fit to page”, on heavy paper. The bar at "
      "the foot of each page must measure 50\u00a0mm.");
  CHECK(
      steps[2] ==
      "Cut out the men along their grey lines. Some are to spare: you play with 15 or 12 "
      "of each colour.");
  CHECK(
      steps[4] ==
      "The players sit face to face, each at the side where his six points are. Half of "
      "any backgammon board will do as well.");
}

TEST_CASE("how to make a kit says what this one has", "[kit]") {
  for (const std::string& language : languages) {
    INFO(language);
    const KitWords& words = kit_words(language);
    const auto has = [](const std::string& text, const char* number) {
      return text.find(number) != std::string::npos;
    };
    CHECK(has(making_text(family_kit(), true, words)[0], "50"));
    CHECK_FALSE(has(making_text(family_kit(), false, words)[0], "50"));
    const std::string both = making_text(family_kit(), true, words)[2];
    CHECK((has(both, "15") && has(both, "12")));
    const std::string large = making_text(kit_of({"cotton"}), true, words)[2];
    CHECK((has(large, "15") && !has(large, "12")));
    const std::string small = making_text(kit_of({"doblet"}), true, words)[2];
    CHECK((has(small, "12") && !has(small, "15")));
    for (const bool nets : {true, false}) {
      KitSpec spec = kit_of({"doblet"});
      spec.nets = nets;
      const auto steps = making_text(spec, true, words);
      CHECK(std::count(steps.begin(), steps.end(), words.making_dice) == (nets ? 1 : 0));
      CHECK(std::count(steps.begin(), steps.end(), words.own_dice) == (nets ? 0 : 1));
      for (const std::string& step : steps) CHECK(step.find("%1") == std::string::npos);
    }
  }
}

TEST_CASE("words are those of the language, whatever its region", "[kit]") {
  CHECK(kit_words("fr-CA").language == "fr");
  CHECK(kit_words("pt").language == "en");
  CHECK(kit_languages() == languages);
  for (const std::string& language : languages)
    CHECK(kit_words(language).language == language);
}
