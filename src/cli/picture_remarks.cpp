#include "cli/picture_remarks.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "cli/cover_remarks.hpp"
#include "cli/loss_remarks.hpp"
#include "cli/naming.hpp"
#include "cli/printed_size.hpp"
#include "core/number.hpp"
#include "symbols/find_files.hpp"

namespace onematch {
namespace {

/// Drawings that are not vectors on the page, by their reason.
void remark_on_effects(Problems& remarks, const Materials& materials) {
  std::map<std::string, std::vector<FaceId>> faces;
  for (std::uint32_t i = 0; i < materials.symbols.size(); ++i)
    for (const std::string& effect : materials.symbols[i].notes.pixel_effects)
      faces[effect].push_back(FaceId{i});
  for (const auto& [effect, ids] : faces)
    remark_on_faces(remarks, Severity::notice,
                    "printed as fine pixels, for " + effect + " in them: ", ids,
                    materials);
}

/// Pictures made of pixels that are somewhere printed so large that their pixels show.
void remark_on_coarse(Problems& remarks, const Materials& materials,
                      const std::vector<CardLayout>& layouts) {
  const std::vector<std::optional<double>> dpi = least_dpi(materials.symbols, layouts);
  std::vector<FaceId> coarse;
  double least = coarse_dpi, most = 0;
  for (std::uint32_t i = 0; i < dpi.size(); ++i) {
    if (!dpi[i] || *dpi[i] >= coarse_dpi) continue;
    coarse.push_back(FaceId{i});
    least = std::min(least, *dpi[i]);
    most = std::max(most, *dpi[i]);
  }
  const std::string low = shown_dpi(least), high = shown_dpi(most);
  remark_on_faces(remarks, Severity::warning,
                  (coarse.size() == 1 ? "this prints at " : "these print at ") + low +
                      (low == high ? "" : " to " + high) + " dpi, and may look coarse: ",
                  coarse, materials,
                  "use larger pictures, or smaller cards, or more symbols a card");
}

/// What was cut off pictures without being asked for.
void remark_on_cutouts(Problems& remarks, const Materials& materials) {
  std::vector<FaceId> cut, rounded;
  for (std::uint32_t i = 0; i < materials.symbols.size(); ++i) {
    const std::optional<Cutout>& asked = materials.sources[i].cutout;
    if (asked.value_or(Cutout::automatic) != Cutout::automatic) continue;
    const std::optional<Cutout>& done = materials.symbols[i].cutout;
    if (done == Cutout::background) cut.push_back(FaceId{i});
    if (done == Cutout::rounded) rounded.push_back(FaceId{i});
  }
  std::string message;
  std::vector<std::string> all;
  const auto add = [&](const std::string& what, const std::vector<FaceId>& faces) {
    if (faces.empty()) return;
    const std::vector<std::string> names = names_of(faces, materials.sources);
    message += (message.empty() ? "" : "; ") + what + some_of(names);
    all.insert(all.end(), names.begin(), names.end());
  };
  add("cut out of their plain background: ", cut);
  add("with round corners: ", rounded);
  if (message.empty()) return;
  const FaceId first = cut.empty()       ? rounded[0]
                       : rounded.empty() ? cut[0]
                                         : std::min(cut[0], rounded[0]);
  const std::string keeping = cut.empty() ? "" : ", cutout: rounded all but the corners";
  remarks.push_back({message, materials.sources[index(first)].where,
                     "cutout: none leaves pictures as they are" + keeping +
                         "; cutout: circle makes them round",
                     Severity::notice, all});
}

/// What is in the folders of pictures and is none, or of a kind that can't be read.
void remark_on_left_out(Problems& remarks, const Project& project) {
  for (const SymbolSpec& spec : project.symbols) {
    const auto* entry = std::get_if<PathSymbols>(&spec.from);
    if (!entry) continue;
    const LeftOut files = left_out(*entry);
    remark(remarks, Severity::warning, spec.where,
           "left out, pictures of kinds that can't be read: ", files.foreign_pictures,
           "save them as PNG or JPEG, drawings as SVG");
    remark(remarks, Severity::notice, spec.where,
           "left out, not pictures: ", files.others);
  }
}

/// Emoji for which there is no drawing, and how coarse they print.
void remark_on_font_emoji(Problems& remarks, const Materials& materials,
                          const std::vector<CardLayout>& layouts) {
  std::set<FaceId> coarse;
  double least = 1e9;
  for (const CardLayout& layout : layouts)
    for (const Placement& placement : layout) {
      const auto* emoji =
          std::get_if<EmojiSymbol>(&materials.sources[index(placement.face)].from);
      if (!emoji || !emoji->art.empty()) continue;
      coarse.insert(placement.face);
      least = std::min(least,
                       dpi_of_glyph(materials.symbols[index(placement.face)], placement));
    }
  remark_on_faces(remarks, Severity::warning,
                  of_font_pixels("these emoji are", "print", least) + ": ",
                  {coarse.begin(), coarse.end()}, materials, get_emoji);
}

}  // namespace

Problems picture_remarks(const Project& project, const Materials& materials,
                         const std::vector<CardLayout>& layouts) {
  Problems remarks = loss_remarks(materials.symbols, materials.sources);
  remark_on_effects(remarks, materials);
  remark_on_coarse(remarks, materials, layouts);
  remark_on_font_emoji(remarks, materials, layouts);
  for (Problem& remark : cover_remarks(project, materials))
    remarks.push_back(std::move(remark));
  remark_on_cutouts(remarks, materials);
  remark_on_left_out(remarks, project);
  return remarks;
}

Problems unused_pictures(const std::filesystem::path& folder, const Project& project,
                         const Materials& materials) {
  namespace fs = std::filesystem;
  const fs::path place = folder / "pictures";
  std::error_code error;
  if (!fs::is_directory(place, error)) return {};
  const auto is_in_place = [&](const fs::path& file) {
    return fs::equivalent(file.parent_path(), place, error);
  };
  if (std::any_of(materials.pictures.begin(), materials.pictures.end(), is_in_place))
    return {};
  const std::vector<fs::path> files = list_folder(place, "pictures", project.symbols_at);
  const auto count = std::count_if(files.begin(), files.end(), has_picture_name);
  if (count == 0) return {};
  return {{count_of(static_cast<std::size_t>(count), "picture") + " in pictures/ " +
               (count == 1 ? "is" : "are") + " not in the deck",
           project.symbols_at, "symbols: pictures/ makes the deck of them",
           Severity::notice}};
}

}  // namespace onematch
