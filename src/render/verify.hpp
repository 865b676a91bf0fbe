// An independent check of a finished PDF.
#pragma once

#include <string>
#include <vector>

#include "sheet/page.hpp"

namespace onematch {

/// Reads the PDF back and checks what decides whether it prints at true size: as many
/// pages as `pages`, each of its paper's size to 0.01 mm, neither turned nor in another
/// unit, and the wish not to be scaled. Throws Error; that would be a bug.
void verify_pdf(const std::string& pdf, const std::vector<Page>& pages);

}  // namespace onematch
