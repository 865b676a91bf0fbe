#include "tables/variant.hpp"

#include <algorithm>

#include "core/error.hpp"
#include "support/complaint.hpp"
#include "support/settings.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::string problem_with(const std::string& setting) {
  Variant variant = variant_named("cotton");
  return complaint_of([&] { set_option(variant, setting); });
}

}  // namespace

TEST_CASE("each game is known by its name, with its rules as options", "[tables]") {
  const auto settings = [](const char* name) { return settings_of(variant_named(name)); };
  const std::vector<std::string> willughby{"men=15",
                                           "ndice=2",
                                           "doublet=total",
                                           "share=none",
                                           "share_unit=die",
                                           "carry=true",
                                           "bottom_counts=false",
                                           "bear=exact",
                                           "extra_requires_use=false",
                                           "doublet_one_man=false",
                                           "bg_doublet=extra"};
  CHECK(settings("willughby") == willughby);
  const auto but_for = [&](const std::vector<std::string>& changes) {
    Variant variant = variant_named("willughby");
    for (const std::string& change : changes) set_option(variant, change);
    return settings_of(variant);
  };
  CHECK(settings("cotton") == but_for({"share=no_lift"}));
  CHECK(settings("doblet") ==
        but_for({"men=12", "ndice=3", "doublet=none", "share=no_lift"}));
  CHECK(settings("dames") == but_for({"doublet=extra", "share=strict"}));
  CHECK(settings("dames-1699") == but_for({"doublet=extra", "share=no_lift"}));
  CHECK(settings("ofanfelling") ==
        but_for({"men=12", "doublet=extra", "bear=backgammon"}));
  CHECK(variant_named("ofanfelling").restack);
  CHECK_FALSE(variant_named("cotton").restack);
  CHECK(known_variants().size() == 6);
}

TEST_CASE("each option takes each of its values", "[tables]") {
  for (const Variant& known : known_variants())
    for (const std::string& setting : every_setting()) {
      Variant variant = known;
      set_option(variant, setting);
      INFO(known.name << " " << setting);
      const std::vector<std::string> now = settings_of(variant);
      CHECK(std::count(now.begin(), now.end(), setting) == 1);
    }
}

TEST_CASE("a variant or option that is not there is told with the nearest", "[tables]") {
  CHECK_THROWS_WITH(variant_named("coton"), "no variant named 'coton'");
  CHECK(problem_with("cary=false") ==
        "error: no option named 'cary'\n  hint: did you mean 'carry'?\n");
  CHECK(problem_with("carry=maybe") == "error: carry is false or true, not 'maybe'\n");
  CHECK(problem_with("share=strickt") ==
        "error: share is none, no_lift, strict, unstack_only or literal_es, not "
        "'strickt'\n  hint: did you mean 'strict'?\n");
  CHECK(problem_with("men=13") ==
        "error: men is 12 or 15, not '13'\n  hint: did you mean '12'?\n");
  CHECK(problem_with("carry") ==
        "error: an option is set as name=value, not as 'carry'\n"
        "  hint: for example carry=false\n");
  CHECK(problem_with("size=3") ==
        "error: no option named 'size'\n"
        "  hint: choose men, ndice, doublet, share, share_unit, carry, bottom_counts, "
        "bear, extra_requires_use, doublet_one_man or bg_doublet\n");
}
