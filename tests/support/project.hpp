// Projects from literal texts.
#pragma once

#include <string>
#include <vector>

#include "project/project.hpp"
#include "support/complaint.hpp"

namespace onematch::test {

/// `yaml` as the file deck.yaml in the folder `folder`, with the bundled templates.
inline Project load(const std::string& yaml,
                    const std::vector<std::string>& settings = {},
                    const std::filesystem::path& folder = "") {
  return load_project({yaml, (folder / "deck.yaml").string(), folder, "deck"},
                      {settings, ONEMATCH_SOURCE_DIR "/templates"});
}

/// What is said when it is loaded, as printed; empty if nothing is wrong.
inline std::string load_errors(const std::string& yaml,
                               const std::vector<std::string>& settings = {},
                               const std::filesystem::path& folder = "") {
  return complaint_of([&] { load(yaml, settings, folder); });
}

/// A file that says it wrongly, and what is said of it.
struct WrongFile {
  std::string yaml;
  std::string errors;
};

}  // namespace onematch::test
