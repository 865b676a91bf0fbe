// From the PDF that Cairo writes to the one that is handed out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "render/pdf.hpp"

namespace onematch {

/// The pages of a PDF that are laid over those of another as a layer.
struct Overlay {
  std::string name;                              ///< of the layer, for people
  std::string pdf;                               ///< may be empty if no page is used
  std::vector<std::optional<std::size_t>> page;  ///< for each page below: which of them
};

/// The name of the layer that holds the cut lines.
inline constexpr const char* cut_layer = "Cut lines";

/// Adds to `pdf`, which shows `pages` with the bottom left of the paper in the origin,
/// what Cairo can't write: page boxes, layers that can be switched off, page labels,
/// viewer preferences and metadata. Of images that are the same one is left, and stored
/// anew, on up to `threads` threads: see merge_images() and pack_images(). Throws Error
/// if libqpdf fails.
std::string finish_pdf(const std::string& pdf, const std::vector<Overlay>& layers,
                       const std::vector<Page>& pages, const DocumentInfo& info,
                       int threads);

}  // namespace onematch
