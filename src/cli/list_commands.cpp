#include "cli/list_commands.hpp"

#include <algorithm>
#include <ostream>

#include "cli/data_folder.hpp"
#include "core/number.hpp"
#include "project/templates.hpp"
#include "symbols/find.hpp"

namespace onematch {
namespace {

/// `words` with commas, broken into lines that fit a terminal, each indented.
std::string wrapped(const std::vector<std::string>& words) {
  constexpr std::size_t width = 78;
  std::string text, line = " ";
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string word = " " + words[i] + (i + 1 < words.size() ? "," : "");
    if (line.size() + word.size() > width) {
      text += line + "\n";
      line = " ";
    }
    line += word;
  }
  return text + line + "\n";
}

}  // namespace

int list_templates(const Streams& streams) {
  const std::vector<TemplateInfo> templates = list_templates(data_folder() / "templates");
  std::size_t widest = 0;
  for (const TemplateInfo& info : templates) widest = std::max(widest, info.name.size());
  for (const TemplateInfo& info : templates)
    streams.out << info.name << std::string(widest + 2 - info.name.size(), ' ')
                << info.description << "\n";
  return 0;
}

int list_symbols(const Streams& streams) {
  for (const LibraryGroup& group : library_groups(data_folder() / "symbols"))
    streams.out << group.name << " (" << count_of(group.symbols.size(), "drawing")
                << ")\n"
                << wrapped(group.symbols);
  return 0;
}

}  // namespace onematch
