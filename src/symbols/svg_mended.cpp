#include "symbols/svg_mended.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "symbols/greys.hpp"
#include "symbols/jpeg_codec.hpp"
#include "symbols/picture_chunks.hpp"
#include "symbols/pixbuf.hpp"
#include "symbols/raster_file.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_pictures.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

// libxml2 takes no attribute of more than 10 million bytes. So many pixels are fewer in
// any PNG, even when each of its bytes has become one and a third.
constexpr double most_in_png = 1.8e6;

// As a JPEG a third of that; on a symbol of 60 mm they are 850 an inch.
constexpr double most_in_jpeg = 4e6;

/// In the place of a picture.
struct Substitute {
  std::string address;  ///< with "data:"
  int width = 0;        ///< of the picture itself, upright
  int height = 0;
};

Substitute substitute_for(const RasterFile& raster, Style style) {
  const double count = double(raster.width) * raster.height;
  const double most = raster.is_opaque ? most_in_jpeg : most_in_png;
  const double scale = std::sqrt(std::min(1.0, most / count));
  const auto scaled = [&](int side) {
    return std::max(1, static_cast<int>(std::floor(scale * side)));
  };
  Pixels pixels = upright(raster.pixels({0, 0, raster.width, raster.height},
                                        scaled(raster.width), scaled(raster.height)),
                          raster.orientation);
  if (style == Style::grey) make_grey(pixels);
  const bool fits_png = double(pixels.width) * pixels.height <= most_in_png;
  const bool sideways = raster.orientation >= 5;
  return {fits_png ? data_address("image/png", encode_png(pixels))
                   : data_address("image/jpeg", encode_jpeg(pixels)),
          sideways ? raster.height : raster.width,
          sideways ? raster.width : raster.height};
}

/// Whether the file is known to be shown as it should be, without decoding it.
bool is_surely_right(const std::string& bytes) {
  return is_png(bytes) && png_chunk(bytes, "IEND") && !png_chunk(bytes, "iCCP") &&
         !png_chunk(bytes, "eXIf");
}

/// Mends one drawing.
class Mender {
 public:
  Mender(const PictureFile& drawing, Style style)
      : drawing_(drawing), is_grey_(style == Style::grey) {}

  MendedSvg mend() {
    const XmlDocument document = read_svg_tree(drawing_.bytes);
    if (document) visit(xmlDocGetRootElement(document.get()));
    return {has_changed_ ? svg_text(document.get()) : drawing_.bytes, std::move(losses_),
            is_grey_ && !has_colors_};
  }

 private:
  /// Elements are at most as deep as libxml2 lets them be: 256.
  void visit(xmlNode* node) {
    for (; node; node = node->next) {
      if (node->type != XML_ELEMENT_NODE) continue;
      const std::string_view name = as_text(node->name);
      if (name == "image" || name == "feImage") mend_element(node);
      visit(node->children);
    }
  }

  void mend_element(xmlNode* element) {
    for (xmlAttr* attribute = element->properties; attribute; attribute = attribute->next)
      if (std::string_view(as_text(attribute->name)) == "href")
        mend_address(element, attribute);
  }

  void mend_address(xmlNode* element, xmlAttr* attribute) {
    const XmlText written(xmlNodeListGetString(element->doc, attribute->children, 1),
                          xmlFree);
    if (!written) return;
    const std::string address = cleaned_address(as_text(written.get()));
    const auto [known, is_new] = substitutes_.try_emplace(address);
    if (is_new)
      known->second = find(shown_reference(as_text(element->name), address), address);
    if (!known->second) return;
    const Substitute& substitute = *known->second;
    xmlSetNsProp(element, attribute->ns, attribute->name, as_xml(substitute.address));
    // What has no size is as large as it has pixels, and these may be fewer now.
    if (!xmlHasProp(element, as_xml("width")) && !xmlHasProp(element, as_xml("height"))) {
      xmlSetProp(element, as_xml("width"), as_xml(std::to_string(substitute.width)));
      xmlSetProp(element, as_xml("height"), as_xml(std::to_string(substitute.height)));
    }
    has_changed_ = true;
  }

  /// What to show in the place of the picture at the address, `subject` in a message;
  /// nothing if it is shown as it should be, or can't be.
  std::optional<Substitute> find(const std::string& subject, const std::string& address) {
    const std::optional<std::string> bytes = bytes_at(address);
    if (!bytes) return {};
    if (is_svg(*bytes)) has_colors_ = true;
    if (is_svg(*bytes) || (!is_grey_ && is_surely_right(*bytes)) ||
        !read_picture_size(*bytes))
      return {};
    try {
      const PictureFile file{subject, *bytes, drawing_.where, drawing_.path};
      const RasterFile raster = open_raster(file);
      const bool is_right = raster.orientation == 1 && !raster.has_own_colors;
      if (is_right && !is_grey_) return {};
      return substitute_for(raster, is_grey_ ? Style::grey : Style::color);
    } catch (const Error& error) {
      losses_.emplace_back(error.problems().front().message);
      has_colors_ = true;
      return {};
    }
  }

  std::optional<std::string> bytes_at(const std::string& address) const {
    const std::optional<std::string> scheme = scheme_of(address);
    if (scheme == "data") return data_in(address);
    if (address.empty() || address.starts_with('#') || (scheme && scheme != "file"))
      return {};
    const LocalFile local = find_local(address, drawing_.path);
    if (!local.trouble.empty()) return {};
    return read_picture_file(local.path, drawing_.where).bytes;
  }

  const PictureFile& drawing_;
  const bool is_grey_;
  bool has_colors_ = false;  ///< of a picture that is not replaced
  std::map<std::string, std::optional<Substitute>> substitutes_;  ///< by address
  std::vector<std::string> losses_;
  bool has_changed_ = false;
};

}  // namespace

MendedSvg mended(const PictureFile& drawing, Style style) {
  return Mender(drawing, style).mend();
}

}  // namespace onematch
