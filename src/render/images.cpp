#include "render/images.hpp"

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>

#include "core/parallel.hpp"
#include "render/pack.hpp"

namespace onematch {
namespace {

using Object = QPDFObjectHandle;

/// A picture, or how opaque one is.
struct Image {
  Object stream;
  Samples frame;  ///< without the bytes
  Palettes palettes = Palettes::allowed;
  bool is_opaque = false;  ///< full throughout: as a mask it hides nothing
  std::optional<PackedImage> smaller = {};
};

long long number(Object dictionary, const char* key) {
  Object value = dictionary.getKey(key);
  return value.isInteger() ? value.getIntValue() : 0;
}

/// The form of the samples, without them, if they are stored the way Cairo does it and
/// nothing in the dictionary depends on their bits.
std::optional<Samples> plain_frame(Object image) {
  for (const char* key : {"/DecodeParms", "/Decode", "/ImageMask", "/Mask", "/Matte"})
    if (image.hasKey(key)) return {};
  if (image.hasKey("/SMask") && image.getKey("/SMask").getDict().hasKey("/Matte"))
    return {};
  Object colors = image.getKey("/ColorSpace");
  const bool is_grey = colors.isNameAndEquals("/DeviceGray");
  const long long width = number(image, "/Width"), height = number(image, "/Height");
  const long long bits = number(image, "/BitsPerComponent");
  constexpr long long largest = 1 << 15;  // no image of Cairo's is larger
  if (!image.getKey("/Filter").isNameAndEquals("/FlateDecode") ||
      !(is_grey || colors.isNameAndEquals("/DeviceRGB")) ||
      !(bits == 8 || (bits == 1 && is_grey)) || width < 1 || width > largest ||
      height < 1 || height > largest)
    return {};
  return Samples{static_cast<std::size_t>(width),
                 static_cast<std::size_t>(height),
                 is_grey ? 1U : 3U,
                 static_cast<std::size_t>(bits),
                 {}};
}

std::vector<Image> plain_images(const std::vector<Object>& pictures) {
  std::set<QPDFObjGen> masks;
  for (Object picture : pictures)
    masks.insert(picture.getDict().getKey("/SMask").getObjGen());
  std::vector<Image> images;
  for (Object picture : pictures)
    if (const std::optional<Samples> frame = plain_frame(picture.getDict()))
      images.push_back({picture, *frame,
                        masks.count(picture.getObjGen()) > 0 ? Palettes::forbidden
                                                             : Palettes::allowed});
  return images;
}

/// About what the dictionary takes that tells how `image` is stored, in bytes.
std::size_t description_size(const PackedImage& image) {
  constexpr std::size_t prediction = 70, indexed = 90;
  return (image.prediction == Prediction::none ? 0 : prediction) +
         (image.coding.palette.empty()
              ? 0
              : indexed + image.coding.palette.size() * (image.coding.is_grey ? 1 : 3));
}

/// Finds what is smaller than `flate`, if anything is.
void pack(Image& image, std::string_view flate) {
  Samples samples = image.frame;
  std::optional<std::string> bytes = inflated(flate, samples.height * samples.row_size());
  if (!bytes) return;
  samples.bytes = std::move(*bytes);
  if (samples.bits == 1) samples = widened(samples);
  image.is_opaque = samples.bytes.find_first_not_of('\xff') == std::string::npos;
  PackedImage found = packed(samples, image.palettes);
  if (found.flate.size() + description_size(found) < flate.size())
    image.smaller = std::move(found);
}

/// The bytes of the colours, as a string or, since a long one is written in hexadecimal,
/// as a stream.
Object palette_of(const Coding& coding, QPDF& pdf) {
  std::string bytes;
  for (const std::uint32_t color : coding.palette)
    for (const int shift : {16, 8, 0})
      if (shift == 0 || !coding.is_grey) bytes += static_cast<char>(color >> shift & 255);
  constexpr std::size_t longest_string = 64;
  return bytes.size() <= longest_string ? Object::newString(bytes) : pdf.newStream(bytes);
}

void store(Image& image, QPDF& pdf) {
  const PackedImage& smaller = *image.smaller;
  const Coding& coding = smaller.coding;
  const auto bits = static_cast<long long>(coding.bits);
  Object colors = Object::newName(coding.is_grey ? "/DeviceGray" : "/DeviceRGB");
  if (!coding.palette.empty())
    colors = Object::newArray(
        {Object::newName("/Indexed"), colors,
         Object::newInteger(static_cast<long long>(coding.palette.size()) - 1),
         palette_of(coding, pdf)});
  Object prediction = Object::newNull();
  if (smaller.prediction != Prediction::none) {
    constexpr int of_png = 15;  // each row says which
    prediction = Object::newDictionary(
        {{"/Predictor", Object::newInteger(of_png)},
         {"/Colors", Object::newInteger(static_cast<long long>(coding.components()))},
         {"/BitsPerComponent", Object::newInteger(bits)},
         {"/Columns", Object::newInteger(static_cast<long long>(image.frame.width))}});
  }
  image.stream.getDict().replaceKey("/ColorSpace", colors);
  image.stream.getDict().replaceKey("/BitsPerComponent", Object::newInteger(bits));
  image.stream.replaceStreamData(smaller.flate, Object::newName("/FlateDecode"),
                                 prediction);
}

}  // namespace

void pack_images(QPDF& pdf, int threads) {
  std::vector<Object> pictures;
  for (Object object : pdf.getAllObjects())
    if (object.isStreamOfType("", "/Image")) pictures.push_back(object);
  std::vector<Image> images = plain_images(pictures);
  std::mutex library;  // libqpdf reads for one at a time
  parallel_for(images.size(), threads, [&](std::size_t i) {
    std::shared_ptr<Buffer> flate;
    {
      const std::lock_guard<std::mutex> lock(library);
      flate = images[i].stream.getRawStreamData();
    }
    pack(images[i],
         {reinterpret_cast<const char*>(flate->getBuffer()), flate->getSize()});
  });
  std::set<QPDFObjGen> opaque;
  for (Image& image : images) {
    if (image.smaller) store(image, pdf);
    if (image.is_opaque) opaque.insert(image.stream.getObjGen());
  }
  for (Object picture : pictures)
    if (opaque.count(picture.getDict().getKey("/SMask").getObjGen()) > 0)
      picture.getDict().removeKey("/SMask");
}

}  // namespace onematch
