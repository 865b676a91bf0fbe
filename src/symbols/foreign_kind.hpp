// Kinds of files that people take for pictures, or that are, and that can't be read.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace onematch {

/// What a file is whose kind can't be read.
struct ForeignKind {
  std::string name;         ///< "a Photoshop file"
  std::string remedy;       ///< "save it as PNG or JPEG"
  bool is_picture = false;  ///< to those who made it: not films, documents and the like
};

/// What a file is that begins with `bytes`, of which some thousand will do; nothing if it
/// may be read, or nobody knows it. Of a camera's raw files also those that look like a
/// TIFF, of which a decoder would take the small preview.
std::optional<ForeignKind> foreign_kind(std::string_view bytes);

/// Whether it is one of these.
bool is_raw_photo(std::string_view bytes);

}  // namespace onematch
