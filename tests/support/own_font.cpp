#include "support/own_font.hpp"

#include <fontconfig/fontconfig.h>

#include <string>

#include "support/scratch.hpp"
#include "test.hpp"

namespace onematch {
namespace {

/// The file of the installed font of that description.
std::string font_file(const char* description) {
  FcPattern* wanted = FcNameParse(reinterpret_cast<const FcChar8*>(description));
  FcConfigSubstitute(nullptr, wanted, FcMatchPattern);
  FcDefaultSubstitute(wanted);
  FcResult result{};
  FcPattern* found = FcFontMatch(nullptr, wanted, &result);
  FcChar8* file = nullptr;
  REQUIRE(FcPatternGetString(found, FC_FILE, 0, &file) == FcResultMatch);
  std::string path = reinterpret_cast<const char*>(file);
  FcPatternDestroy(found);
  FcPatternDestroy(wanted);
  return path;
}

void replace_all(std::string& bytes, const std::string& from, const std::string& to) {
  REQUIRE(from.size() == to.size());
  for (std::size_t at = 0; (at = bytes.find(from, at)) != std::string::npos;)
    bytes.replace(at, from.size(), to);
}

/// As names stand in a font, in UTF-16.
std::string wide(const std::string& ascii) {
  std::string bytes;
  for (const char c : ascii) bytes += std::string{'\0', c};
  return bytes;
}

}  // namespace

void make_own_font(const std::filesystem::path& file, const std::string& family) {
  std::string bytes = contents_of(font_file("DejaVu Sans:bold"));
  replace_all(bytes, "DejaVu Sans", family);
  replace_all(bytes, wide("DejaVu Sans"), wide(family));
  replace_all(bytes, "DejaVu", "Ownfon");
  replace_all(bytes, wide("DejaVu"), wide("Ownfon"));
  make_file(file, bytes);
}

void make_bitmap_font(const std::filesystem::path& file) {
  make_file(file,
            "STARTFONT 2.1\n"
            "FONT -x-Tinyfont-Medium-R-Normal--8-80-75-75-C-80-ISO10646-1\n"
            "SIZE 8 75 75\nFONTBOUNDINGBOX 8 8 0 0\n"
            "STARTPROPERTIES 2\nFAMILY_NAME \"Tinyfont\"\n"
            "CHARSET_REGISTRY \"ISO10646\"\nENDPROPERTIES\n"
            "CHARS 1\nSTARTCHAR a\nENCODING 72192\nSWIDTH 1000 0\nDWIDTH 8 0\n"
            "BBX 8 8 0 0\nBITMAP\nFF\n81\n81\n81\n81\n81\n81\nFF\nENDCHAR\n"
            "ENDFONT\n");
}

}  // namespace onematch
