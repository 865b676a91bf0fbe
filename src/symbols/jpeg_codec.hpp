// JPEG files to pixels and back, by libjpeg-turbo.
#pragma once

#include <string>

#include "symbols/color_profile.hpp"
#include "symbols/jpeg.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/pixels.hpp"

namespace onematch {

/// From the colours of a JPEG that is grey or in RGB.
ColorChange colors_of(const JpegHeader& header);

/// The picture as stored, not turned upright, in sRGB: CMYK and YCCK by the file's own
/// profile or the plain formula, RGB by its profile. At least `longest` pixels on the
/// longer side, or as many as there are, and less than an eighth of these more.
///
/// Throws Error if the file is damaged, cut off, of a kind that is not read or stored in
/// more than 500 scans, or if more than 100 million pixels of it are wanted.
Pixels decode_jpeg(const PictureFile& file, int longest);

/// Opaque `pixels`, their alpha not looked at, as a JPEG file of high quality.
std::string encode_jpeg(const Pixels& pixels);

}  // namespace onematch
