// The picture files that a path, a folder or a glob stands for.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// The files that `entry` names, in natural order. A path that exists is taken as it
/// is, even if it holds `*`, `?` or `[`; in folders and among the hits of a glob,
/// hidden files, folders and files without a picture's extension are passed over; but in
/// folders not those without any that are pictures by their content, and there also those
/// that decks have become.
///
/// Throws Error at `where` if there are none, or links among them lead nowhere.
std::vector<std::filesystem::path> find_files(const PathSymbols& entry,
                                              const Source& where);

/// The names of files that are passed over.
struct LeftOut {
  std::vector<std::string> foreign_pictures;  ///< of kinds that can't be read
  std::vector<std::string> others;            ///< no pictures
};

/// Those in the folder that `entry` names, if it is one, hidden ones and those aside that
/// belong to a project, or that systems leave in every folder.
LeftOut left_out(const PathSymbols& entry);

/// "sea horse" for "sea-horse" or "sea_horse".
std::string spaced_name(std::string name);

/// "cow 2" for cow-2.png.
std::string name_of(const std::filesystem::path& picture);

/// Whether the extension is one of a picture, in any case.
bool has_picture_name(const std::filesystem::path& file);

/// What is in `folder`, hidden things aside, in natural order. Throws Error at `where`,
/// calling the folder `shown`, if it can't be read.
std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder,
                                               const std::string& shown,
                                               const Source& where);

}  // namespace onematch
