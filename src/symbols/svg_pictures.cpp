#include "symbols/svg_pictures.hpp"

#include <algorithm>
#include <utility>

#include "symbols/exif.hpp"
#include "symbols/jpeg.hpp"
#include "symbols/pixbuf.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_content.hpp"
#include "symbols/svg_letters.hpp"
#include "symbols/svg_linked.hpp"
#include "symbols/svg_scale.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

constexpr int most_depth = 4;

void keep_size(GdkPixbufLoader* loader, int width, int height,
               std::optional<PictureSize>* size) {
  *size = PictureSize{width, height};
  gdk_pixbuf_loader_set_size(loader, 0, 0);  // makes the loader give up
}

}  // namespace

std::optional<PictureSize> read_picture_size(std::string_view bytes) {
  constexpr std::size_t block = 65536;
  std::optional<PictureSize> size;
  const GObjectPtr<GdkPixbufLoader> loader(gdk_pixbuf_loader_new());
  g_signal_connect(loader.get(), "size-prepared", G_CALLBACK(keep_size), &size);
  bool taken = true;
  while (taken && !size && !bytes.empty()) {
    const std::size_t count = std::min(block, bytes.size());
    taken = gdk_pixbuf_loader_write(loader.get(),
                                    reinterpret_cast<const guchar*>(bytes.data()), count,
                                    nullptr) != 0;
    bytes.remove_prefix(count);
  }
  // Some loaders begin only here; and each must be closed, though it has half a picture.
  gdk_pixbuf_loader_close(loader.get(), nullptr);
  return size;
}

InnerPicture InnerPictures::look_at_file(const fs::path& file) {
  return look_at_file(file, drawing_, 1);
}

InnerPicture InnerPictures::look_at_bytes(const std::string& bytes) {
  return look_at_bytes(bytes, drawing_, 1);
}

InnerPicture InnerPictures::look_at_file(const fs::path& file, const PictureFile& drawing,
                                         int depth) {
  if (const auto known = files_.find(file); known != files_.end()) return known->second;
  files_[file];  // a drawing that shows itself has no end
  PictureFile part;
  try {
    part = read_picture_file(file, drawing.where);
  } catch (const Error& error) {
    const Problem& problem = error.problems().front();
    throw Error(drawing.name + ": " + problem.message, problem.where, problem.hint);
  }
  part.name += " in " + drawing.name;
  return files_[file] = look_at(part, depth);
}

InnerPicture InnerPictures::look_at_bytes(const std::string& bytes,
                                          const PictureFile& drawing, int depth) {
  return look_at({"a picture in " + drawing.name, bytes, drawing.where, drawing.path},
                 depth);
}

InnerPicture InnerPictures::look_at(const PictureFile& part, int depth) {
  if (is_svg(part.bytes)) {
    if (depth > most_depth)
      throw Error(drawing_.name + " has drawings in drawings, more than " +
                      std::to_string(most_depth) + " deep",
                  drawing_.where, "save it as one drawing, or as a PNG");
    const SvgContent content = read_svg_content(part.bytes);
    check_letters(content, part);
    look_into(part, content, depth);
    InnerPicture picture;
    picture.is_readable = picture.is_drawing = true;
    picture.size = pixels_of_drawing(content);
    return picture;
  }
  const std::optional<PictureSize> size = read_picture_size(part.bytes);
  if (size) check_size(part, size->width, size->height);
  InnerPicture picture;
  picture.is_readable = size.has_value();
  picture.size = size;
  if (const std::optional<JpegHeader> header = read_jpeg_header(part.bytes)) {
    const bool sideways = read_exif(header->exif).orientation >= 5;
    if (sideways && size) picture.size = PictureSize{size->height, size->width};
  }
  return picture;
}

void InnerPictures::look_into(const PictureFile& part, const SvgContent& content,
                              int depth) {
  for (const std::string& written : linked_addresses(content)) {
    const std::string address = cleaned_address(written);
    const std::optional<std::string> scheme = scheme_of(address);
    if (scheme == "data") {
      if (const auto bytes = data_in(address)) look_at_bytes(*bytes, part, depth + 1);
    } else if (!address.starts_with('#') && (!scheme || scheme == "file")) {
      const LocalFile local = find_local(address, part.path);
      if (local.trouble.empty()) look_at_file(local.path, part, depth + 1);
    }
  }
}

}  // namespace onematch
