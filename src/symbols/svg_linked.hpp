// The files that a drawing is made of besides its own.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "symbols/picture_file.hpp"
#include "symbols/svg_content.hpp"

namespace onematch {

/// Whatever is drawn, or says how to draw, as it is written; style sheets aside.
std::vector<std::string> linked_addresses(const SvgContent& content);

struct LinkedFile {
  PictureFile file;
  bool is_apart = false;  ///< a file of its own, not data in the address
};

/// What a clean address in a drawing leads to, called `name` in messages; nothing if it
/// is in the drawing itself or can't be drawn. Throws Error if it can't be read.
std::optional<LinkedFile> find_linked(const std::string& name, const std::string& address,
                                      const PictureFile& drawing);

}  // namespace onematch
