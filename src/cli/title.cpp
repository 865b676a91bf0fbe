#include "cli/title.hpp"

#include "symbols/coverage.hpp"
#include "symbols/text_line.hpp"

namespace onematch {

void check_title(const Project& project) {
  // Cut files have no letters.
  const bool has_sheets = project.kit || project.outputs.pdf || project.outputs.png;
  if (!project.sheet.footer || !has_sheets) return;
  if (const char32_t missing = first_without_font(project.title))
    throw Error("no font has the character " + shown_character(missing) +
                    " of the title '" + project.title + "'",
                project.title_at,
                "install a font that has it, write another title, or write sheet: "
                "{footer: false}");
}

}  // namespace onematch
