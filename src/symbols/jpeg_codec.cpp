#include "symbols/jpeg_codec.hpp"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdio>
// libjpeg's header wants FILE to be there.
#include <jpeglib.h>

#include <jerror.h>

#include <cstdlib>
#include <memory>
#include <optional>

#include "symbols/cairo_ptr.hpp"
#include "symbols/exif.hpp"
#include "symbols/picture_fault.hpp"
#include "symbols/pixbuf.hpp"

namespace onematch {
namespace {

/// How libjpeg tells of trouble: it must not return from what is fatal, and only counts
/// what it can make up for.
struct Trouble {
  jpeg_error_mgr manager{};  // first, so that libjpeg's pointer to it is one to this
  std::jmp_buf way_out{};
  bool damaged = false;
  int code = 0;  ///< libjpeg's, if the message is
  std::array<char, JMSG_LENGTH_MAX> message{};
};

/// What has stopped a decoder, in our words where there are some.
std::string reason_of(const Trouble& trouble) {
  if (trouble.code == 0) return trouble.message.data();
  if (trouble.code == JERR_SOF_UNSUPPORTED || trouble.code == JERR_ARITH_NOTIMPL ||
      trouble.code == JERR_BAD_PRECISION)
    return "it is of a rare kind that can't be read; save it anew as JPEG or PNG";
  return picture_fault("", trouble.message.data());
}

[[noreturn]] void give_up(j_common_ptr codec) {
  auto* trouble = reinterpret_cast<Trouble*>(codec->err);
  trouble->code = codec->err->msg_code;
  codec->err->format_message(codec, trouble->message.data());
  std::longjmp(trouble->way_out, 1);
}

/// What cameras and editors do wrong and every decoder sets right is no damage.
void note(j_common_ptr codec, int level) {
  const int code = codec->err->msg_code;
  const bool harmless = code == JWRN_EXTRANEOUS_DATA || code == JWRN_ADOBE_XFORM ||
                        code == JWRN_JFIF_MAJOR || code == JWRN_BOGUS_PROGRESSION;
  if (level < 0 && !harmless) reinterpret_cast<Trouble*>(codec->err)->damaged = true;
}

void set_up(Trouble& trouble) {
  jpeg_std_error(&trouble.manager);
  trouble.manager.error_exit = give_up;
  trouble.manager.emit_message = note;
}

/// Runs `work`, a row of calls of libjpeg that leaves nothing to be destroyed. Whether it
/// got to its end.
template <class Work>
bool run(Trouble& trouble, const Work& work) {
  if (setjmp(trouble.way_out) != 0) return false;
  work();
  return true;
}

/// A scan may be of a few bytes and still take as long as the whole picture. Encoders
/// make ten.
constexpr int most_scans = 500;

void watch_scans(j_common_ptr codec) {
  if (reinterpret_cast<j_decompress_ptr>(codec)->input_scan_number <= most_scans) return;
  auto* trouble = reinterpret_cast<Trouble*>(codec->err);
  std::snprintf(trouble->message.data(), trouble->message.size(),
                "it has more than %d scans", most_scans);
  std::longjmp(trouble->way_out, 1);
}

struct Decoder {
  jpeg_decompress_struct jpeg{};
  Trouble trouble;
  jpeg_progress_mgr progress{};

  Decoder() {
    set_up(trouble);
    jpeg.err = &trouble.manager;
    progress.progress_monitor = watch_scans;
  }
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;
  ~Decoder() { jpeg_destroy_decompress(&jpeg); }

  bool is_cmyk() const { return jpeg.num_components == 4; }
};

/// As few eighths of the size as make `longest` pixels: decoding to them is faster, and
/// each pixel is the mean of those that it stands for.
unsigned eighths_for(const jpeg_decompress_struct& jpeg, int longest) {
  const unsigned side = std::max(jpeg.image_width, jpeg.image_height);
  for (unsigned n = 1; n < 8; ++n)
    if (side * n / 8 >= static_cast<unsigned>(longest)) return n;
  return 8;
}

bool start(Decoder& decoder, const PictureFile& file, int longest) {
  return run(decoder.trouble, [&] {
    jpeg_decompress_struct& jpeg = decoder.jpeg;
    jpeg_create_decompress(&jpeg);  // which forgets all but where trouble goes
    jpeg.progress = &decoder.progress;
    jpeg_mem_src(&jpeg, reinterpret_cast<const unsigned char*>(file.bytes.data()),
                 file.bytes.size());
    jpeg_read_header(&jpeg, TRUE);
    jpeg.out_color_space = decoder.is_cmyk() ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg.scale_num = eighths_for(jpeg, longest);
    jpeg.scale_denom = 8;
    jpeg_start_decompress(&jpeg);
  });
}

bool read_rows(Decoder& decoder, Pixels& pixels) {
  return run(decoder.trouble, [&] {
    while (decoder.jpeg.output_scanline < decoder.jpeg.output_height) {
      JSAMPROW row = pixels.at(0, static_cast<int>(decoder.jpeg.output_scanline));
      jpeg_read_scanlines(&decoder.jpeg, &row, 1);
    }
    jpeg_finish_decompress(&decoder.jpeg);
  });
}

/// Adobe's programs store how little ink there is instead of how much.
void mix_inks(const std::string& icc, bool inverted, Pixels& pixels) {
  const std::size_t count = pixels.rgba.size() / 4;
  const ColorChange change = cmyk_to_srgb(icc, inverted);
  if (change) change.apply(pixels.rgba.data(), pixels.rgba.data(), count);
  for (std::size_t i = 0; i < count; ++i) {
    std::uint8_t* pixel = &pixels.rgba[4 * i];
    const auto paper = [&](int k) { return inverted ? pixel[k] : 255 - pixel[k]; };
    if (!change)
      for (int k = 0; k < 3; ++k)
        pixel[k] = static_cast<std::uint8_t>((paper(k) * paper(3) + 127) / 255);
    pixel[3] = 255;
  }
}

}  // namespace

ColorChange colors_of(const JpegHeader& header) {
  const bool is_adobe_rgb = header.icc.empty() && read_exif(header.exif).is_adobe_rgb;
  if (is_adobe_rgb) return adobe_rgb_to_srgb();
  return header.is_grey ? grey_to_srgb(header.icc) : rgb_to_srgb(header.icc);
}

Pixels decode_jpeg(const PictureFile& file, int longest) {
  const std::optional<JpegHeader> header = read_jpeg_header(file.bytes);
  if (!header) throw damaged(file, "its end is missing");
  Decoder decoder;
  Pixels pixels;
  bool ok = start(decoder, file, longest);
  if (ok) {
    const auto width = static_cast<int>(decoder.jpeg.output_width);
    const auto height = static_cast<int>(decoder.jpeg.output_height);
    if (is_too_large(width, height)) check_size(file, header->width, header->height);
    pixels = Pixels(width, height);
    ok = read_rows(decoder, pixels);
  }
  if (!ok) throw damaged(file, reason_of(decoder.trouble));
  if (decoder.trouble.damaged) throw damaged(file, "a part of its pixels is not there");
  if (decoder.is_cmyk()) {
    mix_inks(header->icc, decoder.jpeg.saw_Adobe_marker != FALSE, pixels);
  } else if (const ColorChange change = colors_of(*header)) {
    change.apply(pixels.rgba.data(), pixels.rgba.data(), pixels.rgba.size() / 4);
  }
  return pixels;
}

std::string encode_jpeg(const Pixels& pixels) {
  constexpr int quality = 92;
  jpeg_compress_struct jpeg{};
  Trouble trouble;
  set_up(trouble);
  jpeg.err = &trouble.manager;
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  const bool ok = run(trouble, [&] {
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &bytes, &size);
    jpeg.image_width = static_cast<JDIMENSION>(pixels.width);
    jpeg.image_height = static_cast<JDIMENSION>(pixels.height);
    jpeg.input_components = 4;
    jpeg.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, quality, TRUE);
    jpeg.optimize_coding = TRUE;
    jpeg_start_compress(&jpeg, TRUE);
    while (jpeg.next_scanline < jpeg.image_height) {
      JSAMPROW row =
          const_cast<std::uint8_t*>(pixels.at(0, static_cast<int>(jpeg.next_scanline)));
      jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
  });
  // Until its end `bytes` may be a block that was let go for a larger one: this tells
  // which there is.
  if (!ok && jpeg.dest) jpeg.dest->term_destination(&jpeg);
  jpeg_destroy_compress(&jpeg);
  const std::unique_ptr<unsigned char, FreeWith<std::free>> owned(bytes);
  if (!ok) throw Error(std::string("cannot encode a JPEG: ") + trouble.message.data());
  return {reinterpret_cast<const char*>(bytes), size};
}

}  // namespace onematch
