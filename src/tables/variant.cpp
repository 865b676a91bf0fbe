#include "tables/variant.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/error.hpp"
#include "core/spelling.hpp"

namespace onematch {
namespace {

constexpr PointCounts twelve_men{2, 2, 2, 2, 2, 2};
constexpr PointCounts fifteen_men{2, 2, 2, 3, 3, 3};

std::vector<Variant> make_variants() {
  const Variant willughby{.name = "willughby",
                          .title = "Doublets, after Willughby (about 1665)",
                          .doublet = Doublet::total};
  Variant cotton = willughby;
  cotton.name = "cotton";
  cotton.title = "Doublets, after Cotton (1674)";
  cotton.share = Share::no_lift;
  const Variant doblet{.name = "doblet",
                       .title = "Doblet, after Alfonso X (1283)",
                       .dice = 3,
                       .piles = twelve_men,
                       .share = Share::no_lift};
  const Variant dames{.name = "dames",
                      .title = "Dames rabattues",
                      .doublet = Doublet::extra,
                      .share = Share::strict};
  Variant older_dames = dames;
  older_dames.name = "dames-1699";
  older_dames.title = "Dames rabattues, as in 1699";
  older_dames.share = Share::no_lift;
  const Variant ofanfelling{.name = "ofanfelling",
                            .title = "Ofanfelling",
                            .piles = twelve_men,
                            .restack = true,
                            .doublet = Doublet::extra,
                            .bear = BearOff::backgammon};
  return {willughby, cotton, doblet, dames, older_dames, ofanfelling};
}

/// An option by its name: its values, and which of them a variant has.
struct Option {
  std::string name;
  std::vector<std::string> values;
  std::function<std::size_t(const Variant&)> get;
  std::function<void(Variant&, std::size_t)> set;
};

/// Of a member whose values count from 0, as those of enumerations and truth do.
template <class Member>
Option option(const char* name, Member Variant::*member,
              std::vector<std::string> values = {"false", "true"}) {
  return {name, std::move(values),
          [member](const Variant& v) { return static_cast<std::size_t>(v.*member); },
          [member](Variant& v, std::size_t i) { v.*member = static_cast<Member>(i); }};
}

std::vector<Option> make_options() {
  const Option men{
      "men",
      {"12", "15"},
      [](const Variant& v) { return v.piles == twelve_men ? 0u : 1u; },
      [](Variant& v, std::size_t i) { v.piles = i == 0 ? twelve_men : fifteen_men; }};
  const Option dice{"ndice",
                    {"2", "3"},
                    [](const Variant& v) { return static_cast<std::size_t>(v.dice - 2); },
                    [](Variant& v, std::size_t i) { v.dice = static_cast<int>(i) + 2; }};
  return {men,
          dice,
          option("doublet", &Variant::doublet, {"none", "total", "extra"}),
          option("share", &Variant::share,
                 {"none", "no_lift", "strict", "unstack_only", "literal_es"}),
          option("share_unit", &Variant::share_unit, {"die", "whole"}),
          option("carry", &Variant::carry),
          option("bottom_counts", &Variant::bottom_counts),
          option("bear", &Variant::bear, {"exact", "overthrow", "backgammon"}),
          option("extra_requires_use", &Variant::extra_requires_use),
          option("doublet_one_man", &Variant::doublet_one_man),
          option("bg_doublet", &Variant::bg_doublet, {"extra", "four", "four_extra"})};
}

const std::vector<Option>& options() {
  static const std::vector<Option> all = make_options();
  return all;
}

/// "2 or 3", "none, total or extra".
std::string either(const std::vector<std::string>& words) {
  std::string text = words.front();
  for (std::size_t i = 1; i < words.size(); ++i)
    text += (i + 1 == words.size() ? " or " : ", ") + words[i];
  return text;
}

/// The nearest of `names`, or all.
std::string hint_for(std::string_view word, const std::vector<std::string>& names) {
  const std::string near = did_you_mean(word, names);
  return near.empty() ? "choose " + either(names) : near;
}

const Option& option_named(std::string_view name) {
  std::vector<std::string> names;
  for (const Option& option : options()) {
    if (option.name == name) return option;
    names.push_back(option.name);
  }
  throw Error("no option named '" + std::string(name) + "'", {}, hint_for(name, names));
}

}  // namespace

const std::vector<Variant>& known_variants() {
  static const std::vector<Variant> variants = make_variants();
  return variants;
}

Variant variant_named(std::string_view name) {
  std::vector<std::string> names;
  for (const Variant& variant : known_variants()) {
    if (variant.name == name) return variant;
    names.push_back(variant.name);
  }
  throw Error("no variant named '" + std::string(name) + "'", {}, hint_for(name, names));
}

void set_option(Variant& variant, std::string_view setting) {
  const std::size_t equals = setting.find('=');
  if (equals == std::string_view::npos)
    throw Error("an option is set as name=value, not as '" + std::string(setting) + "'",
                {}, "for example carry=false");
  const Option& option = option_named(setting.substr(0, equals));
  const std::string_view value = setting.substr(equals + 1);
  const auto found = std::find(option.values.begin(), option.values.end(), value);
  if (found == option.values.end())
    throw Error(option.name + " is " + either(option.values) + ", not '" +
                    std::string(value) + "'",
                {}, did_you_mean(value, option.values));
  option.set(variant, static_cast<std::size_t>(found - option.values.begin()));
}

std::vector<std::string> settings_of(const Variant& variant) {
  std::vector<std::string> settings;
  for (const Option& option : options())
    settings.push_back(option.name + "=" + option.values.at(option.get(variant)));
  return settings;
}

int men_of(const Variant& variant) {
  return std::accumulate(variant.piles.begin(), variant.piles.end(), 0);
}

}  // namespace onematch
