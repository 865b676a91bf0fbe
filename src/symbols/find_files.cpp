#include "symbols/find_files.hpp"

#include <glob.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <system_error>

#include "core/ascii.hpp"
#include "core/missing_path.hpp"
#include "core/number.hpp"
#include "core/own_mark.hpp"
#include "symbols/emoji.hpp"
#include "symbols/foreign_kind.hpp"
#include "symbols/natural_order.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/stored_path.hpp"
#include "symbols/ways_to_write.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

/// Also those that need a loader which may not be installed: a photo that can't be read
/// must be reported, not passed over.
constexpr std::array<std::string_view, 16> picture_extensions{
    ".svg", ".svgz", ".png", ".apng", ".jpg",  ".jpeg", ".jpe",  ".jfif",
    ".gif", ".bmp",  ".tif", ".tiff", ".webp", ".heic", ".heif", ".avif"};

/// Folders first, then names without extension: "cow.png" comes before "cow 2.png".
bool comes_before(const fs::path& a, const fs::path& b) {
  if (a.parent_path() != b.parent_path())
    return natural_less(a.parent_path().native(), b.parent_path().native());
  if (a.stem() != b.stem()) return natural_less(a.stem().native(), b.stem().native());
  return natural_less(a.native(), b.native());
}

bool is_hidden(const fs::path& file) {
  return file.filename().native().starts_with('.');
}

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

std::string quoted(const std::string& text) {
  return "'" + text + "'";
}

/// What was meant by a path that leads nowhere.
std::string hint_for_entry(const PathSymbols& entry) {
  if (entry.path.starts_with('{') && entry.written_in == WrittenIn::table)
    return way_to_write_word(entry.path, entry.written_in);
  if (const auto near = misspelt_path(entry.path, entry.folder)) return *near;
  if (entry.path.find_first_of("./\\~") != std::string::npos)
    return where_looked(entry.path, entry.folder);
  return is_emoji(characters_of(entry.path))
             ? way_to_write_emoji(entry.path, entry.written_in)
             : way_to_write_word(entry.path, entry.written_in);
}

bool holds_pictures(const fs::path& folder) {
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end;
       item.increment(error))
    if (has_picture_name(item->path())) return true;
  return false;
}

/// So much of it shows what kind of file it is, or who made it.
constexpr std::size_t enough_for_kind = 512, enough_for_foreign_kind = 16384;

std::string start_of(const fs::path& file, std::size_t length = enough_for_kind) {
  std::string start(length, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<std::size_t>(stream.gcount()));
  return start;
}

/// By its name or, without an extension, by its content.
bool is_picture(const fs::path& file) {
  return has_picture_name(file) ||
         (file.extension().empty() && begins_as_picture(start_of(file)));
}

/// Whether it is a picture to its owner, of a kind that can't be read.
bool is_foreign_picture(const fs::path& file) {
  const auto kind = foreign_kind(start_of(file, enough_for_foreign_kind));
  return kind && kind->is_picture;
}

/// Whether it is a sheet or a cut file of a deck, which is no symbol.
bool is_own_picture(const fs::path& file) {
  return start_of(file).find(own_mark) != std::string::npos;
}

/// Links among `items` that lead nowhere and would be pictures.
Problems dead_links(const std::vector<fs::path>& items, const Source& where) {
  Problems problems;
  for (const fs::path& item : items) {
    std::error_code ignored;
    if (!has_picture_name(item) || !fs::is_symlink(item, ignored) ||
        fs::exists(item, ignored))
      continue;
    problems.push_back({quoted(item.filename().string()) + " is a link to " +
                            quoted(fs::read_symlink(item, ignored).string()) +
                            ", which is not there",
                        where, "put the file there, or delete the link"});
  }
  return problems;
}

std::vector<fs::path> files_in(const fs::path& folder, const PathSymbols& entry,
                               const Source& where) {
  const std::vector<fs::path> items = list_folder(folder, entry.path, where);
  const Problems problems = dead_links(items, where);
  if (!problems.empty()) throw Error(problems);
  std::vector<fs::path> pictures;
  int others = 0, foreign = 0;
  std::string inner;  // a folder in it
  for (const fs::path& file : items) {
    std::error_code ignored;
    if (inner.empty() && fs::is_directory(file, ignored) && holds_pictures(file))
      inner = file.filename();
    if (!is_file(file)) continue;
    if (!is_picture(file))
      ++(is_foreign_picture(file) ? foreign : others);
    else if (!is_own_picture(file))
      pictures.push_back(file);
  }
  if (pictures.empty())
    throw Error("no pictures in " + quoted(entry.path), where,
                "put SVG, PNG, JPEG or HEIC files there" +
                    (foreign > 0 ? "; it holds " + count_of(foreign, "picture") +
                                       " of kinds that can't be read"
                                 : "") +
                    (others > 0 ? "; it holds " + count_of(others, "other file") : "") +
                    (inner.empty() ? ""
                                   : "; for those in a folder of it, write " +
                                         (fs::path(entry.path) / inner / "").string()));
  return pictures;
}

bool looks_like_glob(const std::string& path) {
  return path.find_first_of("*?[") != std::string::npos;
}

/// `text` as a pattern that matches only itself.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (std::string_view("*?[]\\").find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

/// The pictures that match the pattern as it is.
std::set<fs::path> hits_of(const std::string& pattern) {
  glob_t hits{};
  const int status = glob(pattern.c_str(), GLOB_NOSORT, nullptr, &hits);
  std::set<fs::path> pictures;
  for (std::size_t i = 0; status == 0 && i < hits.gl_pathc; ++i) {
    const fs::path hit = hits.gl_pathv[i];
    if (!is_hidden(hit) && has_picture_name(hit) && is_file(hit)) pictures.insert(hit);
  }
  globfree(&hits);
  return pictures;
}

std::vector<fs::path> glob_files(const PathSymbols& entry, const Source& where) {
  const bool absolute = fs::path(entry.path).is_absolute() || entry.folder.empty();
  const std::string start = absolute ? "" : escaped(entry.folder) + "/";
  std::set<fs::path> hits;
  for (const std::string& form :
       {entry.path, composed(entry.path), decomposed(entry.path)})
    hits.merge(hits_of(start + form));
  std::vector<fs::path> pictures(hits.begin(), hits.end());
  if (pictures.empty())
    throw Error("no pictures match " + quoted(entry.path), where,
                where_looked(entry.path, entry.folder));
  std::sort(pictures.begin(), pictures.end(), comes_before);
  return pictures;
}

}  // namespace

std::vector<fs::path> find_files(const PathSymbols& entry, const Source& where) {
  const fs::path path = fs::path(entry.folder) / entry.path;
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  switch (status.type()) {
    case fs::file_type::regular:
      return {path};
    case fs::file_type::directory:
      return files_in(path, entry, where);
    case fs::file_type::not_found:
      if (looks_like_glob(entry.path)) return glob_files(entry, where);
      throw Error("no file or folder " + quoted(entry.path), where,
                  hint_for_entry(entry));
    case fs::file_type::none:
      throw Error("cannot read " + quoted(entry.path) + ": " + error.message(), where);
    default:
      throw Error(quoted(entry.path) + " is neither a file nor a folder", where);
  }
}

LeftOut left_out(const PathSymbols& entry) {
  const fs::path folder = fs::path(entry.folder) / entry.path;
  std::error_code error;
  if (!fs::is_directory(folder, error)) return {};
  constexpr std::array<std::string_view, 3> of_projects{".yaml", ".yml", ".csv"};
  // A deck that is made of the folder it is in puts its own files there.
  const bool is_own =
      fs::equivalent(folder, entry.folder.empty() ? "." : entry.folder, error);
  LeftOut files;
  for (const fs::path& file : list_folder(folder, entry.path, {})) {
    const std::string name = lower(file.filename().string());
    const std::string extension = lower(file.extension().string());
    const bool is_known =
        name == "thumbs.db" || name == "desktop.ini" ||
        std::find(of_projects.begin(), of_projects.end(), extension) !=
            of_projects.end() ||
        (is_own && (extension == ".pdf" ||
                    (extension == ".dxf" && name.find(".cut") != std::string::npos)));
    if (is_file(file) && !is_known && !is_picture(file))
      (is_foreign_picture(file) ? files.foreign_pictures : files.others)
          .push_back(file.filename().string());
  }
  return files;
}

std::string spaced_name(std::string name) {
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '-' || c == '_'; }, ' ');
  return name;
}

std::string name_of(const fs::path& picture) {
  return spaced_name(composed(picture.stem().string()));
}

bool has_picture_name(const fs::path& file) {
  const std::string extension = lower(file.extension().string());
  return std::find(picture_extensions.begin(), picture_extensions.end(), extension) !=
         picture_extensions.end();
}

std::vector<fs::path> list_folder(const fs::path& folder, const std::string& shown,
                                  const Source& where) {
  std::error_code error;
  std::vector<fs::path> items;
  for (fs::directory_iterator item(folder, error), end; !error && item != end;
       item.increment(error))
    if (!is_hidden(item->path())) items.push_back(item->path());
  if (error)
    throw Error("cannot read the folder " + quoted(shown) + ": " + error.message(),
                where);
  std::sort(items.begin(), items.end(), comes_before);
  return items;
}

}  // namespace onematch
