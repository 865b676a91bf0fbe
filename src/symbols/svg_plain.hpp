// Drawings in the words that librsvg knows.
#pragma once

#include <string>

namespace onematch {

/// An SVG file that says in plain words what librsvg would pass over or take amiss, and
/// what it shows is what a browser shows:
/// - links are none: Cairo 1.16 ends the program over those in recordings;
/// - `requiredFeatures` are met, as SVG 2 has it, but for foreign objects, which have a
///   stand-in; with draw.io's, "Text is not SVG" would be printed;
/// - what is turned or scaled about a point of its own is shifted to the corner of its
///   page and back (symbols/svg_origin.hpp);
/// - custom properties and conditions are resolved (symbols/css_plain.hpp);
/// - a root with a coloured background, but for white, has a rectangle of that colour as
///   large as its view box.
/// Bytes without any of these, or that aren't well-formed, stay as they are.
std::string plain_svg(std::string bytes);

}  // namespace onematch
