// Which file a FILE argument means, and where its files go.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

#include "project/project.hpp"

namespace onematch {

/// A FILE argument: a project file, a folder (its deck.yaml), or "-" (standard input).
struct ProjectFile {
  std::string name;            ///< of the file itself, for messages
  std::filesystem::path file;  ///< empty: standard input
  std::string stem;            ///< what its files are called, as in STEM.pdf
  std::string title;           ///< if the project gives none
};

/// The name of a folder by the last part of its absolute path, whether or not it is
/// written with a slash at its end.
std::string folder_name(const std::filesystem::path& folder);

/// Nothing is read yet; the file need not exist.
ProjectFile project_file(const std::string& argument);

/// The path that the suffixes of its files, as ".pdf", are put to: beside the project
/// with its own stem or, in `output_folder`, with the stem of what the user named: there
/// a folder's PDF is called after the folder.
std::filesystem::path output_stem(const ProjectFile& project,
                                  const std::optional<std::string>& output_folder);

/// Reads the project's text. Throws Error with the system's reason.
ProjectInput read_project(const ProjectFile& project, std::istream& standard_input);

}  // namespace onematch
