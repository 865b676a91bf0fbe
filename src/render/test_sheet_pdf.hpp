// A test sheet into a finished PDF.
#pragma once

#include <string>
#include <vector>

#include "render/pdf.hpp"

namespace onematch {

/// The PDF's bytes: the contents of `pages`, which have no cards, at true size. There
/// must be at least one page. Throws Error if a library fails.
std::string render_test_sheet(const std::vector<Page>& pages, const DocumentInfo& info);

}  // namespace onematch
