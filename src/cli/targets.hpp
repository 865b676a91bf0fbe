// Where the files of a batch go, and what they must not take the place of.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "cli/make_deck.hpp"
#include "cli/project_file.hpp"

namespace onematch {

/// One project of the batch, and where its files go.
struct Job {
  std::string argument;  ///< as the user named it
  ProjectFile project;
  std::filesystem::path stem;  ///< what their suffixes are put to

  std::filesystem::path target(const std::string& suffix) const {
    return stem.string() + suffix;
  }
};

/// The files that a batch must leave as they are.
class KeptFiles {
 public:
  /// Throws UsageError if two projects would have files of the same names, or the PDF of
  /// one would take the place of a project.
  explicit KeptFiles(const std::vector<Job>& jobs);

  /// Throws Error if a file of `deck`, made of `job`, would take the place of a project,
  /// of one of its own pictures, or of what has been kept since.
  void check(const Job& job, const MadeDeck& deck) const;

  /// Keeps the files of `deck` from those that follow.
  void keep(const Job& job, const MadeDeck& deck);

 private:
  std::map<std::filesystem::path, std::string> what_;  ///< by the file itself
};

/// Writes the files of `deck`, one after the other. Returns their paths. Throws Error if
/// one can't be written; its hint names those that were.
std::vector<std::string> write_outputs(const Job& job, const MadeDeck& deck);

}  // namespace onematch
