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

void make_own_font(const std::filesystem::path& file) {
  std::string bytes = contents_of(font_file("DejaVu Sans:bold"));
  replace_all(bytes, "DejaVu", "Ownfon");
  replace_all(bytes, wide("DejaVu"), wide("Ownfon"));
  make_file(file, bytes);
}

}  // namespace onematch
