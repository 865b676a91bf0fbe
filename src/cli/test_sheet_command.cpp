#include "cli/test_sheet_command.hpp"

#include <filesystem>
#include <ostream>

#include "cli/creation_date.hpp"
#include "core/error.hpp"
#include "core/spelling.hpp"
#include "output/write_file.hpp"
#include "render/pdf.hpp"
#include "sheet/paper.hpp"
#include "sheet/test_sheet.hpp"

namespace onematch {
namespace {

namespace fs = std::filesystem;

SheetSpec sheet_of(const std::string& paper) {
  const std::optional<Paper> known = find_paper(paper);
  if (!known) {
    const std::vector<std::string> names = paper_names();
    std::string hint = did_you_mean(paper, names);
    if (hint.empty()) {
      hint = "there are ";
      for (const std::string& name : names)
        hint += (name == names.front()  ? ""
                 : name == names.back() ? " and "
                                        : ", ") +
                name;
    }
    throw UsageError("no paper named '" + paper + "'", {}, hint);
  }
  SheetSpec spec;
  spec.paper_name = known->name;
  spec.paper = known->size;
  return spec;
}

}  // namespace

int run_test_sheet(const TestSheetArgs& args, const Streams& streams) {
  const SheetSpec spec = sheet_of(args.paper);
  const std::string pdf =
      render_pdf(test_sheet(spec, args.flip),
                 {"onematch test sheet", "", "en", creation_date(), args.flip});
  const fs::path folder = args.output_folder.value_or("");
  if (args.output_folder) make_folder(folder);
  const fs::path file = folder / "test-sheet.pdf";
  write_file(file, pdf);
  const std::string edge = args.flip == Flip::long_edge ? "long" : "short";
  streams.out << file.string() << ": two pages of " << spec.paper_name
              << ", the front and the back of a sheet\n"
              << "  Print it at 100 %, on both sides, flip on the " << edge << " edge.\n"
              << "  Then a ruler and a lamp tell what to write into the project file,\n"
              << "  for sheet.scale, sheet.margin, back.offset and back.rotation: the\n"
              << "  sheet says how.\n";
  return 0;
}

}  // namespace onematch
