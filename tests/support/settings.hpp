// Options of the tables games.
#pragma once

#include <string>
#include <vector>

#include "tables/variant.hpp"

namespace onematch {

/// Each option with each of its values.
inline std::vector<std::string> every_setting() {
  return {"men=12",
          "men=15",
          "ndice=2",
          "ndice=3",
          "doublet=none",
          "doublet=total",
          "doublet=extra",
          "share=none",
          "share=no_lift",
          "share=strict",
          "share=unstack_only",
          "share=literal_es",
          "share_unit=die",
          "share_unit=whole",
          "carry=false",
          "carry=true",
          "bottom_counts=true",
          "bottom_counts=false",
          "bear=exact",
          "bear=overthrow",
          "bear=backgammon",
          "extra_requires_use=true",
          "extra_requires_use=false",
          "doublet_one_man=true",
          "doublet_one_man=false",
          "bg_doublet=extra",
          "bg_doublet=four",
          "bg_doublet=four_extra"};
}

/// A known variant with options of its own.
inline Variant variant_with(const std::string& name,
                            const std::vector<std::string>& settings) {
  Variant variant = variant_named(name);
  for (const std::string& setting : settings) set_option(variant, setting);
  return variant;
}

}  // namespace onematch
