// Pages into a finished PDF.
#pragma once

#include <optional>
#include <string>

#include "render/drawing.hpp"

namespace onematch {

/// What a PDF says of itself. Text is UTF-8.
struct DocumentInfo {
  std::string title;
  std::string author;     ///< may be empty
  std::string language;   ///< "en"
  long long created = 0;  ///< seconds since 1970, UTC
  /// How a printer that prints both sides should turn the paper; none: one side only.
  std::optional<Flip> duplex = {};
  std::string credits = {};  ///< whom the drawings' licences name; may be empty
};

/// The PDF's bytes: true size, each symbol stored once, cut lines and footers each in
/// a layer of their own, page boxes, no scaling by the print dialogue. The same input
/// gives the same bytes, on any number of `threads` (at least 1). There must be at least
/// one page. Throws Error if a library fails.
std::string render_pdf(const Drawing& drawing, const DocumentInfo& info, int threads = 1);

/// The same of pages that have no cards.
std::string render_pdf(const std::vector<Page>& pages, const DocumentInfo& info);

}  // namespace onematch
