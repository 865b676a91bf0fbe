// A picture file's bytes, and what kind of picture they are.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace onematch {

struct PictureFile {
  std::string name;   ///< for messages
  std::string bytes;  ///< a compressed SVG is unpacked
  Source where;
  std::filesystem::path path;
};

/// Throws Error at `where` if the file can't be read, is empty, or is an SVG of more
/// than 20 MB, unpacked. Messages call it `name`, or by its file name if that is empty.
PictureFile read_picture_file(const std::filesystem::path& file, const Source& where,
                              const std::string& name = "");

/// What to throw if the file's pixels can't be had because of `reason`.
Error damaged(const PictureFile& file, const std::string& reason);

/// Whether `bytes` begin like XML and speak of SVG, in UTF-8 or UTF-16.
bool is_svg(std::string_view bytes);

/// Whether a file that begins with `bytes` is a picture of a kind that symbols may be, as
/// far as that shows: its first 512 will do. A compressed file counts as an SVG.
bool begins_as_picture(std::string_view bytes);

}  // namespace onematch
