// Pages into a finished PDF.
#pragma once

#include <string>
#include <vector>

#include "placement/placement.hpp"
#include "sheet/page.hpp"
#include "sheet/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// What a PDF says of itself.
struct DocumentInfo {
  std::string title;
  std::string author;     ///< may be empty
  std::string language;   ///< "en"
  long long created = 0;  ///< seconds since 1970, UTC
};

/// All that is drawn. The references must outlive the call.
struct Drawing {
  const std::vector<Page>& pages;
  const std::vector<CardLayout>& layouts;  ///< one for each card
  const std::vector<Symbol>& symbols;      ///< by SymbolId
  const CardSpec& card;
  const Picture* background = nullptr;  ///< of the card, scaled to cover it; or none
};

/// The PDF's bytes: true size, each symbol stored once, cut lines in a layer of their
/// own, page boxes, no scaling by the print dialogue. The same input gives the same
/// bytes. Throws Error if a library fails.
std::string render_pdf(const Drawing& drawing, const DocumentInfo& info);

}  // namespace onematch
