#include "cli/targets.hpp"

#include "core/error.hpp"
#include "output/write_file.hpp"

namespace onematch {
namespace {

namespace fs = std::filesystem;

/// The file that writing to `path` means, whatever links lead to it.
fs::path real_file(const fs::path& path) {
  std::error_code unknown;
  const fs::path real = fs::weakly_canonical(path, unknown);
  return unknown ? path : real;
}

}  // namespace

KeptFiles::KeptFiles(const std::vector<Job>& jobs) {
  std::map<fs::path, std::string> stems;
  for (const Job& job : jobs) {
    const auto [first, is_new] =
        stems.emplace(real_file(job.target(".pdf")), job.argument);
    if (!is_new)
      throw UsageError("'" + first->second + "' and '" + job.argument +
                           "' would both become " + job.stem.string(),
                       {}, "build them one by one, each with an --output of its own");
    if (!job.project.file.empty())
      what_.emplace(real_file(job.project.file), "the project " + job.project.name);
  }
  for (const Job& job : jobs) {
    const auto project = what_.find(real_file(job.target(".pdf")));
    if (project != what_.end())
      throw UsageError("the PDF " + job.target(".pdf").string() + " would overwrite " +
                       project->second);
  }
}

void KeptFiles::check(const Job& job, const MadeDeck& deck) const {
  std::map<fs::path, std::string> own;
  for (const fs::path& picture : deck.pictures)
    own.emplace(real_file(picture), "the picture " + picture.string());
  for (const OutputFile& file : deck.files) {
    const fs::path target = job.target(file.suffix), real = real_file(target);
    const std::string overwrites = target.string() + " would overwrite ";
    if (const auto kept = what_.find(real); kept != what_.end())
      throw Error(overwrites + kept->second);
    const auto [mine, is_new] = own.emplace(real, target.string());
    if (!is_new)
      throw Error(overwrites + mine->second, {},
                  "give the output another folder with --output");
  }
}

void KeptFiles::keep(const Job& job, const MadeDeck& deck) {
  for (const OutputFile& file : deck.files) {
    const fs::path target = job.target(file.suffix);
    what_.emplace(real_file(target), target.string() + " of " + job.project.name);
  }
}

std::vector<std::string> write_outputs(const Job& job, const MadeDeck& deck) {
  for (const OutputFile& file : deck.files)
    if (std::filesystem::is_directory(job.target(file.suffix)))
      throw Error("cannot write " + job.target(file.suffix).string() +
                  ": Is a directory");
  std::vector<std::string> written;
  std::string list;
  for (const OutputFile& file : deck.files) {
    const std::string path = job.target(file.suffix).string();
    try {
      write_file(path, file.bytes);
    } catch (const Error& error) {
      if (written.empty()) throw;
      throw Error(error.what(), {}, "these are new already: " + list);
    }
    list += (written.empty() ? "" : ", ") + path;
    written.push_back(path);
  }
  return written;
}

}  // namespace onematch
