// The pictures that are parts of a drawing, looked at before librsvg decodes them.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "symbols/picture_file.hpp"
#include "symbols/svg_content.hpp"

namespace onematch {

/// In pixels.
struct PictureSize {
  int width = 0, height = 0;
};

/// What the header of a picture made of pixels says. Nothing of it is decoded. Nothing if
/// gdk-pixbuf doesn't know it.
std::optional<PictureSize> read_picture_size(std::string_view bytes);

/// What a part of a drawing turns out to be.
struct InnerPicture {
  bool is_readable = false;         ///< SVG, or a kind that gdk-pixbuf knows
  bool is_drawing = false;          ///< of which pixels are made
  std::optional<PictureSize> size;  ///< that it has, upright, or is made of
};

/// Holds the pictures in a drawing, and in drawings in it down to the fourth, to the
/// limits that other pictures have.
class InnerPictures {
 public:
  explicit InnerPictures(const PictureFile& drawing) : drawing_(drawing) {}

  /// Looks at the file or at the bytes of a part. Throws Error, naming the part and the
  /// drawing, if it has more than 100 megapixels, is a larger file than any picture may
  /// be, can't be read, or is a drawing in which drawings are nested too deep or letters
  /// are too large.
  InnerPicture look_at_file(const std::filesystem::path& file);
  InnerPicture look_at_bytes(const std::string& bytes);

 private:
  InnerPicture look_at(const PictureFile& part, int depth);
  InnerPicture look_at_file(const std::filesystem::path& file, const PictureFile& drawing,
                            int depth);
  InnerPicture look_at_bytes(const std::string& bytes, const PictureFile& drawing,
                             int depth);
  void look_into(const PictureFile& part, const SvgContent& content, int depth);

  const PictureFile& drawing_;
  std::map<std::filesystem::path, InnerPicture> files_;  ///< those that were looked at
};

}  // namespace onematch
