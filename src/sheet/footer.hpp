// What a sheet says of itself.
#pragma once

#include <string>
#include <vector>

#include "geometry/shape.hpp"
#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// What the footers of a document need to know.
struct FooterSpec {
  std::string title;
  std::string language;    ///< "en", "fr", "de", "es", "it", with or without a region
  const BackSpec* back{};  ///< null: there are no backs
  bool foot_only = false;  ///< the other edges are taken by what a page has besides cards
  std::string credit = {};  ///< whom the drawings' licences ask to name; may be empty
};

/// Gives each page a footer: a bar of 50 mm to hold a ruler against, and the
/// title, which sheet it is, and how to print it. It stands in a strip 3 mm high along
/// the margin, at the foot, else at the head, else along a side, clear of bleed and
/// marks. Where no strip has room for all, its parts stand in different ones, or the
/// one that finds none is left out.
///
/// The last front, which has most room, has the credit too, or another page if only that
/// has room for it: whole, if need be in the place of the title, the bar or all else.
/// Where there is no room for it on any, as much of it as there is.
void add_footers(std::vector<Page>& pages, const Shape& shape, const SheetSpec& sheet,
                 const FooterSpec& spec);

/// Whether a footer names all of the credit, not the beginning of it.
bool has_whole(const std::vector<Page>& pages, const std::string& credit);

}  // namespace onematch
