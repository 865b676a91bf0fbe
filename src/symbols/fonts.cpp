#include "symbols/fonts.hpp"

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <utility>

#include "core/ascii.hpp"
#include "core/missing_path.hpp"
#include "symbols/find_files.hpp"
#include "symbols/font_list.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

using ConfigPtr = std::unique_ptr<FcConfig, FreeWith<FcConfigDestroy>>;

const FcChar8* to_fc(const std::string& text) {
  return reinterpret_cast<const FcChar8*>(text.c_str());
}

/// Of what a folder of fonts is searched for; licences often lie beside them.
bool has_font_name(const fs::path& file) {
  constexpr std::array<std::string_view, 6> extensions{".ttf", ".otf",  ".ttc",
                                                       ".otc", ".woff", ".woff2"};
  const std::string extension = lower(file.extension().string());
  return std::find(extensions.begin(), extensions.end(), extension) != extensions.end();
}

std::vector<fs::path> files_of(const FontPath& entry) {
  const fs::path path = fs::path(entry.folder) / entry.path;
  std::error_code error;
  if (!fs::exists(path, error))
    throw Error("no file or folder '" + entry.path + "'", entry.where,
                hint_for_missing(entry.path, entry.folder));
  if (!fs::is_directory(path, error)) return {path};
  std::vector<fs::path> files = list_folder(path, entry.path, entry.where);
  std::erase_if(files, [](const fs::path& file) { return !has_font_name(file); });
  if (files.empty())
    throw Error("no fonts in '" + entry.path + "'", entry.where,
                "put TTF or OTF files there");
  return files;
}

/// Of the first font in it; nothing if it is no font, which fontconfig adds without a
/// word.
std::optional<std::string> format_in(const fs::path& file) {
  std::error_code unknown;
  if (fs::is_other(file, unknown)) return {};  // opening a pipe would wait for ever
  const FontListPtr found(FcFontSetCreate());
  int count = 0;
  FcFreeTypeQueryAll(to_fc(file.string()), static_cast<unsigned>(-1), nullptr, &count,
                     found.get());
  if (found->nfont == 0) return {};
  return format_of(found->fonts[0]);
}

/// What a web font is called, by how it begins; nothing if it is none. Pango hides them.
const char* web_font_kind(const fs::path& file) {
  std::error_code unknown;
  if (!fs::is_regular_file(file, unknown)) return nullptr;
  std::string mark(4, '\0');
  std::ifstream(file, std::ios::binary).read(mark.data(), 4);
  return mark == "wOF2" ? "WOFF2" : mark == "wOFF" ? "WOFF" : nullptr;
}

std::string in_quotes(const fs::path& file) {
  return "'" + file.filename().string() + "'";
}

Problem unreadable(const std::string& name, const Source& where) {
  return {name + " is not a font that can be read", where, "such as a TTF or OTF file"};
}

/// What is wrong with a file for fonts; nothing if they can be drawn with.
std::optional<Problem> fault_of(const fs::path& file, const Source& where) {
  const std::string name = in_quotes(file);
  const char* other_file = "take its TTF or OTF file instead";
  if (const char* kind = web_font_kind(file))
    return Problem{name + " is a web font (" + kind + "), which can't be used", where,
                   other_file};
  const std::optional<std::string> format = format_in(file);
  if (!format) return unreadable(name, where);
  if (!is_drawn(*format))
    return Problem{name + " is a " + *format + " font, which can't be used", where,
                   other_file};
  return {};
}

void add_fonts(FcConfig* config, const FontPath& entry, std::string& identity,
               Problems& problems) {
  for (const fs::path& file : files_of(entry)) {
    if (auto fault = fault_of(file, entry.where))
      problems.push_back(std::move(*fault));
    else if (!FcConfigAppFontAddFile(config, to_fc(file.string())))
      problems.push_back(unreadable(in_quotes(file), entry.where));
    identity += file.lexically_normal().string() + '\0';
  }
}

}  // namespace

FontSet::FontSet(const std::vector<FontPath>& own) {
  if (own.empty()) return;
  const ConfigPtr config(FcInitLoadConfigAndFonts());
  if (!config) throw Error("the installed fonts can't be listed");
  Problems problems;
  for (const FontPath& entry : own) try {
      add_fonts(config.get(), entry, identity_, problems);
    } catch (const Error& error) {
      problems.insert(problems.end(), error.problems().begin(), error.problems().end());
    }
  if (!problems.empty()) throw Error(problems);
  PangoFontMap* map = pango_cairo_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config.get());
  map_ = std::shared_ptr<void>(map, g_object_unref);
}

FontUse::FontUse(const FontSet& fonts) : changed_(fonts.map_ != nullptr) {
  static std::mutex one_at_a_time;
  lock_ = std::unique_lock(one_at_a_time);
  // librsvg, too, takes the thread's default.
  if (changed_)
    pango_cairo_font_map_set_default(static_cast<PangoCairoFontMap*>(fonts.map_.get()));
}

FontUse::~FontUse() {
  if (changed_) pango_cairo_font_map_set_default(nullptr);
}

void forget_failed_fonts() {
  // Cairo makes a new face in place of one that failed; but Pango keeps the old one.
  pango_fc_font_map_cache_clear(PANGO_FC_FONT_MAP(pango_cairo_font_map_get_default()));
}

}  // namespace onematch
