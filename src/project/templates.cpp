#include "project/templates.hpp"

#include <algorithm>
#include <system_error>

#include "core/error.hpp"
#include "project/source_text.hpp"
#include "project/text_file.hpp"

namespace onematch {
namespace {

/// The text of the comment that `text` begins with; empty if it begins otherwise.
std::string first_comment(const std::string& text) {
  std::string_view line = rest_of_line(text, 0);
  if (!line.starts_with('#')) return "";
  const std::size_t start = line.find_first_not_of("# ");
  return start == std::string_view::npos ? "" : std::string(line.substr(start));
}

}  // namespace

std::vector<TemplateInfo> list_templates(const std::filesystem::path& folder) {
  std::error_code why;
  std::vector<TemplateInfo> templates;
  for (std::filesystem::directory_iterator file(folder, why), end; !why && file != end;
       file.increment(why))
    if (file->path().extension() == ".yaml")
      templates.push_back(
          {file->path().stem().string(), first_comment(read_text_file(file->path()))});
  if (why)
    throw Error("cannot read the templates in " + folder.string() + ": " + why.message());
  std::sort(templates.begin(), templates.end(),
            [](const TemplateInfo& a, const TemplateInfo& b) { return a.name < b.name; });
  return templates;
}

}  // namespace onematch
