#include "cli/make_deck.hpp"

#include <algorithm>

#include "cli/cast.hpp"
#include "cli/collector.hpp"
#include "cli/make_kit.hpp"
#include "cli/materials.hpp"
#include "cli/outputs.hpp"
#include "cli/picture_remarks.hpp"
#include "cli/remarks.hpp"
#include "cli/sharpness.hpp"
#include "cli/sheet_remarks.hpp"
#include "core/words.hpp"
#include "deck/faces.hpp"
#include "sheet/verify.hpp"
#include "symbols/find.hpp"

namespace onematch {
namespace {

/// A border counts as ink: symbols keep their clearance from it.
ScatterSpec inside_border(ScatterSpec scatter, const CardSpec& card) {
  if (card.border)
    scatter.edge = std::max(scatter.edge, card.border->width + scatter.clearance);
  return scatter;
}

/// All warnings and notices, those that matter most first.
Problems all_remarks(const ProjectInput& input, const Project& project,
                     const Materials& materials, const DeckFacts& facts,
                     const std::vector<CardLayout>& layouts) {
  Problems remarks = remarks_on(project, materials, facts, layouts);
  append(remarks, unused_pictures(input.folder, project, materials));
  append(remarks,
         sheet_remarks(project, materials.pages, joined(materials.credits, "; ")));
  return remarks;
}

std::vector<OutputFile> drawn(const Project& project, const Materials& materials,
                              const std::vector<CardLayout>& layouts,
                              const Workshop& workshop) {
  const Picture* background = materials.background ? &*materials.background : nullptr;
  const Drawing drawing{materials.pages,      layouts,    materials.symbols,
                        project.card,         background, &materials.backs,
                        project.sheet.outline};
  return render_outputs(project, drawing, materials.credits, workshop);
}

/// What there is to say of a deck in numbers.
void count(const Project& project, const Materials& materials, MadeDeck& made) {
  const Deck& deck = materials.deck;
  made.cards = deck.cards.size();
  made.symbols = deck.symbol_count - made.deck.unused.size();
  made.matches = deck.matches;
  made.first_pile = static_cast<std::size_t>(
      std::count(materials.piles.begin(), materials.piles.end(), Pile::first));
  if (materials.cast.faces.size() > deck.symbol_count)
    made.different_faces = matches_by_different_faces(deck, faces_shown(materials.cast));
  for (const Page& page : materials.pages)
    made.sheets = std::max(made.sheets, page.sheet + 1);
  made.pages = materials.pages.size();
  made.capacity = capacity_of(project);
  made.paper = project.sheet.paper_name;
}

/// What was cut off each of the pictures, asked for or not.
std::vector<CutPicture> cutouts_of(const Materials& materials) {
  std::vector<CutPicture> cutouts;
  for (std::size_t i = 0; i < materials.symbols.size(); ++i) {
    const SymbolSource& source = materials.sources[i];
    const auto* file = std::get_if<std::filesystem::path>(&source.from);
    const std::optional<Cutout>& cutout = materials.symbols[i].cutout;
    if (!file || !cutout) continue;
    const bool holes = cutout == Cutout::background && source.cutout == Cutout::holes;
    cutouts.push_back(
        {source.name, file->lexically_normal(), holes ? Cutout::holes : *cutout});
  }
  return cutouts;
}

/// Whether the user wrote it after --set rather than in a file.
bool is_of_setting(const Problem& problem) {
  return problem.where.file.starts_with("--set ");
}

/// Throws Error with all that is wrong with its keys and with the symbols that they name;
/// UsageError, if that is nothing but settings. Tables may be wrong in what it returns.
LoadedProject read(const ProjectInput& input, const Workshop& workshop) {
  const LoadOptions options{workshop.settings, workshop.data / "templates"};
  try {
    LoadedProject loaded = load_with_problems(input, options);
    if (loaded.is_sound) return loaded;
    append(loaded.problems,
           look_for_symbols(loaded.project.symbols, workshop.data / "symbols").problems);
    throw Error(std::move(loaded.problems));
  } catch (const Error& error) {
    const Problems& problems = error.problems();
    if (std::all_of(problems.begin(), problems.end(), is_of_setting))
      throw UsageError(problems);
    throw;
  }
}

}  // namespace

MadeDeck make_deck(const ProjectInput& input, const Workshop& workshop) {
  const LoadedProject loaded = read(input, workshop);
  const Project& project = loaded.project;
  if (project.kit) return make_kit(project, workshop);
  Materials materials = gather(project, loaded.problems, workshop);
  const Deck& deck = materials.deck;
  const ScatterSpec scatter = inside_border(project.scatter, project.card);

  MadeDeck made;
  made.deck = verify_deck(deck, materials.names);
  const BackSpec* back = project.back ? &*project.back : nullptr;
  verify_pages(materials.pages, deck.cards.size(), project.card, project.sheet, back);

  const std::vector<CardLayout> layouts =
      place_deck(deck, materials.cast, project.card.shape, scatter, workshop.threads,
                 workshop.step("placing cards", deck.cards.size()));
  made.least = verify_layouts(deck, materials.cast, materials.names, project.card.shape,
                              scatter, layouts);

  sharpen(materials, layouts, workshop);
  made.remarks = all_remarks(input, project, materials, made.deck, layouts);
  made.files = drawn(project, materials, layouts, workshop);
  made.pictures = materials.pictures;
  made.cutouts = cutouts_of(materials);
  made.credits = materials.credits;
  count(project, materials, made);
  return made;
}

}  // namespace onematch
