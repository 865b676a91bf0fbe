#include "cli/outputs.hpp"

#include <algorithm>

#include "core/words.hpp"
#include "cutting/cut_file.hpp"
#include "cutting/verify.hpp"
#include "render/pdf.hpp"
#include "render/png.hpp"
#include "render/verify.hpp"

namespace onematch {
namespace {

using Files = std::vector<OutputFile>;

/// How a printer that prints both sides is to turn the sheets.
std::optional<Flip> duplex(const Project& project) {
  if (!project.back || project.back->layout != BackLayout::interleaved) return {};
  return project.back->flip;
}

void add_pdf(const Project& project, const Drawing& drawing,
             const std::vector<std::string>& credits, const Workshop& workshop,
             Files& files) {
  const DocumentInfo info{project.title,    project.author,  project.language,
                          workshop.created, duplex(project), joined(credits, "; ")};
  files.push_back({".pdf", render_pdf(drawing, info, workshop.threads)});
  verify_pdf(files.back().bytes, drawing);
}

/// `number` with zeros before it, so that the last of `count` files has no digit more,
/// and at least two digits: names are then in the order of the pages.
std::string padded(std::size_t number, std::size_t count) {
  const std::size_t digits = std::max<std::size_t>(2, std::to_string(count).size());
  const std::string text = std::to_string(number);
  return std::string(digits - text.size(), '0') + text;
}

void add_pictures(const Project& project, const Drawing& drawing,
                  const Workshop& workshop, Files& files) {
  const bool cut_out =
      project.sheet.marks.registration && project.sheet.cutter == Cutter::cricut;
  const auto render = cut_out ? render_cutouts : render_png;
  constexpr int dpi = 300;
  const std::size_t count = drawing.pages.size();
  const auto progress = workshop.step("painting pages", count);
  for (std::size_t i = 0; i < count; ++i) {
    files.push_back(
        {"-" + padded(i + 1, count) + ".png", render(drawing, drawing.pages[i], dpi)});
    progress(i + 1);
  }
}

void add_cut_files(const Outputs& outputs, const Drawing& drawing, Files& files) {
  const std::vector<CutSheets> groups = sheets_cut_alike(drawing.pages);
  if (groups.empty()) throw Error("no sheet shows the front of a card, to be cut");
  const auto add = [&](const std::string& extension, auto make, auto verify) {
    for (const CutSheets& group : groups) {
      std::string suffix = ".cut";
      if (groups.size() > 1) suffix += "-" + sheet_numbers(group.sheets);
      suffix += extension;
      files.push_back({suffix, make(*group.page, drawing.card.shape)});
      verify(files.back().bytes, *group.page, drawing.card.shape);
    }
  };
  if (outputs.cut_svg) add(".svg", cut_svg, verify_cut_svg);
  if (outputs.cut_dxf) add(".dxf", cut_dxf, verify_cut_dxf);
}

}  // namespace

std::vector<OutputFile> render_outputs(const Project& project, const Drawing& drawing,
                                       const std::vector<std::string>& credits,
                                       const Workshop& workshop) {
  const Outputs& outputs = project.outputs;
  Files files;
  if (outputs.pdf) add_pdf(project, drawing, credits, workshop, files);
  if (outputs.png) add_pictures(project, drawing, workshop, files);
  if (outputs.cut_svg || outputs.cut_dxf) add_cut_files(outputs, drawing, files);
  return files;
}

}  // namespace onematch
