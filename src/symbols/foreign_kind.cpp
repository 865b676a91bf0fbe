#include "symbols/foreign_kind.hpp"

#include <algorithm>
#include <array>

#include "core/ascii.hpp"
#include "symbols/tiff.hpp"

namespace onematch {
namespace {

using namespace std::string_view_literals;

constexpr const char* as_pixels = "save it as PNG or JPEG";
constexpr const char* as_vectors = "save it as SVG, or as PNG";
constexpr const char* one_frame = "save one frame of it as PNG or JPEG";
constexpr const char* its_pictures = "save the picture in it as SVG, PNG or JPEG";

/// What files begin with, and have at another place.
struct Mark {
  std::string_view start;
  std::size_t at;
  std::string_view bytes;
  const char* name;
  const char* remedy;
  bool is_picture;
};

constexpr std::array<Mark, 29> marks{{
    {"\0\0\0\x0cJXL \r\n\x87\n"sv, 0, ""sv, "a JPEG XL", as_pixels, true},
    {"\xff\x0a"sv, 0, ""sv, "a JPEG XL", as_pixels, true},
    {"\0\0\0\x0cjP  \r\n\x87\n"sv, 0, ""sv, "a JPEG 2000", as_pixels, true},
    {"\xff\x4f\xff\x51"sv, 0, ""sv, "a JPEG 2000", as_pixels, true},
    {"8BPS"sv, 0, ""sv, "a Photoshop file", as_pixels, true},
    {"gimp xcf"sv, 0, ""sv, "a GIMP file", as_pixels, true},
    {"PK\3\4"sv, 30, "mimetypeimage/openraster"sv, "an OpenRaster file", as_pixels, true},
    {"PK\3\4"sv, 30, "mimetypeapplication/x-krita"sv, "a Krita file", as_pixels, true},
    {"%PDF-"sv, 0, ""sv, "a PDF", as_vectors, true},
    {"%!PS"sv, 0, ""sv, "a PostScript file", as_vectors, true},
    {"\xc5\xd0\xd3\xc6"sv, 0, ""sv, "an EPS", as_vectors, true},
    {"\xd7\xcd\xc6\x9a"sv, 0, ""sv, "a WMF", as_vectors, true},
    {"\1\0\0\0"sv, 40, " EMF"sv, "an EMF", as_vectors, true},
    {"RIFF"sv, 8, "CDR"sv, "a CorelDRAW file", as_vectors, true},
    {"\0\xff\x4b\x41"sv, 0, ""sv, "an Affinity file", as_vectors, true},
    {"PK\3\4"sv, 30, "mimetypeapplication/vnd.oasis.opendocument.graphics"sv,
     "a LibreOffice drawing", as_vectors, true},
    {"PK\3\4"sv, 30, "mimetypeapplication/vnd.oasis.opendocument"sv,
     "a LibreOffice document", its_pictures, false},
    {"PK\3\4"sv, 30, "[Content_Types].xml"sv, "an Office document", its_pictures, false},
    {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, 0, ""sv, "an Office document", its_pictures,
     false},
    {"PK\3\4"sv, 0, ""sv, "a ZIP archive", "unpack it", false},
    {"RIFF"sv, 8, "AVI "sv, "a film", one_frame, false},
    {"\x1a\x45\xdf\xa3"sv, 0, ""sv, "a film", one_frame, false},
    {""sv, 4, "moov"sv, "a film", one_frame, false},
    {""sv, 4, "mdat"sv, "a film", one_frame, false},
    {""sv, 4, "ftypqt  "sv, "a film", one_frame, false},
    {""sv, 4, "ftypM4V"sv, "a film", one_frame, false},
    {""sv, 4, "ftypmp4"sv, "a film", one_frame, false},
    {""sv, 4, "ftypiso"sv, "a film", one_frame, false},
    {""sv, 4, "ftyp3gp"sv, "a film", one_frame, false},
}};

bool has(std::string_view bytes, std::size_t at, std::string_view mark) {
  return at < bytes.size() && bytes.substr(at).starts_with(mark);
}

/// Raw files that only begin as a TIFF does, or not even so: of Canon, Fujifilm,
/// Panasonic and Olympus.
bool has_mark_of_raw(std::string_view bytes) {
  return has(bytes, 8, "CR\2"sv) || has(bytes, 4, "ftypcrx "sv) ||
         has(bytes, 0, "FUJIFILMCCD-RAW"sv) || has(bytes, 0, "IIU\0"sv) ||
         has(bytes, 0, "IIRO"sv) || has(bytes, 0, "IIRS"sv) || has(bytes, 0, "MMOR"sv);
}

/// Whether a TIFF begins with a small preview, and keeps another picture inside: Nikon's
/// files, and all DNGs. TIFF 6.0, section 8; TIFF/EP.
bool begins_with_preview(std::string_view bytes) {
  constexpr std::uint32_t subfile_type = 254, inner_directories = 330,
                          dng_version = 50706;
  const Tiff tiff(bytes);
  if (!tiff.has_mark()) return false;
  const std::size_t first = tiff.first_directory();
  return tiff.find(first, dng_version) ||
         ((tiff.value(subfile_type, 0) & 1) != 0 && tiff.find(first, inner_directories));
}

/// Whether PostScript or a PDF is what Illustrator saves.
bool is_of_illustrator(std::string_view bytes) {
  return (has(bytes, 0, "%PDF-") || has(bytes, 0, "%!PS")) &&
         bytes.find("Adobe Illustrator") != bytes.npos;
}

/// Whether it is PostScript to be set in other pages.
bool is_eps(std::string_view bytes) {
  return has(bytes, 0, "%!PS") &&
         bytes.substr(0, bytes.find_first_of("\r\n")).find("EPSF") != bytes.npos;
}

bool is_web_page(std::string_view bytes) {
  constexpr std::size_t enough = 200;
  const std::string start = lower(bytes.substr(0, enough));
  const std::size_t first = start.find('<');
  return first != std::string::npos &&
         first == start.find_first_not_of(" \r\n\t\xef\xbb\xbf") &&
         (has(start, first, "<!doctype html") || has(start, first, "<html"));
}

}  // namespace

bool is_raw_photo(std::string_view bytes) {
  return has_mark_of_raw(bytes) || begins_with_preview(bytes);
}

std::optional<ForeignKind> foreign_kind(std::string_view bytes) {
  if (is_raw_photo(bytes)) return ForeignKind{"a camera's raw file", as_pixels, true};
  if (is_of_illustrator(bytes))
    return ForeignKind{"an Illustrator file", as_vectors, true};
  if (is_eps(bytes)) return ForeignKind{"an EPS", as_vectors, true};
  if (is_web_page(bytes))
    return ForeignKind{"a web page", "save the picture that it shows", false};
  const auto* const mark =
      std::find_if(marks.begin(), marks.end(), [&](const Mark& known) {
        return bytes.starts_with(known.start) && has(bytes, known.at, known.bytes);
      });
  if (mark == marks.end()) return {};
  return ForeignKind{mark->name, mark->remedy, mark->is_picture};
}

}  // namespace onematch
