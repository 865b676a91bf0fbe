#include "cli/make_kit.hpp"

#include <algorithm>
#include <utility>

#include "cli/collector.hpp"
#include "cli/loss_remarks.hpp"
#include "cli/sheet_remarks.hpp"
#include "cli/title.hpp"
#include "core/parallel.hpp"
#include "core/words.hpp"
#include "kit/draw.hpp"
#include "kit/pages.hpp"
#include "kit/verify.hpp"
#include "kit/words.hpp"
#include "project/report.hpp"
#include "render/kit_items.hpp"
#include "render/pdf.hpp"
#include "render/verify.hpp"
#include "symbols/find.hpp"
#include "symbols/load.hpp"

namespace onematch {
namespace {

/// The odds of all games, several at a time.
std::vector<Outlook> outlooks_of(const std::vector<Variant>& variants,
                                 const Workshop& workshop) {
  std::vector<Outlook> outlooks(variants.size());
  parallel_for(
      variants.size(), workshop.threads,
      [&](std::size_t i) { outlooks[i] = outlook_of(variants[i]); },
      workshop.step("computing odds", variants.size()));
  return outlooks;
}

/// What the two players' men show: none or two.
struct Emblems {
  std::vector<SymbolSource> sources;
  std::vector<Symbol> symbols;
};

/// A photo, which would only have its corners rounded, is cut to the man's own shape.
Symbol load_emblem(SymbolSource source, const Workshop& workshop) {
  const Printing printing{largest_man.to_mm()};
  Symbol symbol = load_symbol(source, printing, workshop.cache);
  if (symbol.cutout != Cutout::rounded) return symbol;
  source.cutout = Cutout::circle;
  return load_symbol(source, printing, workshop.cache);
}

Emblems emblems_of(const Project& project, const Workshop& workshop) {
  Emblems emblems;
  if (project.symbols.empty()) return emblems;
  emblems.sources = find_symbols(project.symbols, workshop.data / "symbols");
  if (emblems.sources.size() != 2)
    throw Error("men show one picture for each player, and these are " +
                    std::to_string(emblems.sources.size()),
                project.symbols_at, "name single drawings, such as [fox, bee]");
  for (const SymbolSource& source : emblems.sources)
    emblems.symbols.push_back(load_emblem(source, workshop));
  return emblems;
}

/// What is on each man, as if they were cards.
std::vector<CardLayout> layouts_of(const std::vector<Symbol>& emblems, double man) {
  std::vector<CardLayout> layouts(2 * static_cast<std::size_t>(men_of_a_color));
  if (emblems.empty()) return layouts;
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    const std::size_t player = i / men_of_a_color;
    const double radius = emblem_of_man * man / 2;
    const double across =
        2 * radius * (man / 2) / emblem_radius({ShapeKind::circle, man, man, 0});
    Placement placement =
        emblem_placement(emblems[player], {ShapeKind::circle, across, across, 0});
    placement.face = FaceId{static_cast<std::uint32_t>(player)};
    layouts[i].push_back(placement);
  }
  return layouts;
}

std::vector<Page> sheets_of(const std::vector<KitPage>& kit) {
  std::vector<Page> pages;
  for (const KitPage& page : kit) pages.push_back(page.page);
  return pages;
}

std::string printed(const Project& project, const std::vector<KitPage>& kit,
                    const std::vector<Symbol>& emblems, double man,
                    const std::vector<CardLayout>& layouts, const Workshop& workshop) {
  const std::vector<Page> pages = sheets_of(kit);
  std::vector<std::vector<KitItem>> items;
  for (const KitPage& page : kit) items.push_back(page.items);
  CardSpec card;
  card.shape = {ShapeKind::circle, man, man, 0};
  card.background.alpha = 0;  // men are painted already
  Drawing drawing{pages, layouts, emblems, card, nullptr, nullptr, project.sheet.outline};
  drawing.items = &items;
  std::string pdf = render_pdf(
      drawing, {project.title, project.author, project.language, workshop.created},
      workshop.threads);
  verify_pdf(pdf, drawing);
  return pdf;
}

/// A language that a kit has no words in.
Problems language_remarks(const Project& project) {
  const std::vector<std::string> known = kit_languages();
  const std::string_view tag = language_of(project.language);
  if (std::count(known.begin(), known.end(), tag) > 0) return {};
  return {{"the rules are in " + alternatives(known, "and") + "; '" + project.language +
               "' gets English",
           project.language_at, "", Severity::warning}};
}

}  // namespace

MadeDeck make_kit(const Project& project, const Workshop& workshop) {
  const KitSpec& spec = *project.kit;
  MadeDeck made;
  Emblems emblems;
  double man = 0;
  Collector collector;
  collector.attempt([&] { man = man_of(spec, project.sheet).to_mm(); });
  collector.attempt([&] { check_title(project); });
  collector.attempt([&] { emblems = emblems_of(project, workshop); });
  collector.finish();
  for (const SymbolSource& source : emblems.sources)
    made.pictures.push_back(
        std::get<std::filesystem::path>(source.from).lexically_normal());

  KitContext context;
  context.title = project.title;
  context.language = project.language;
  context.outlooks = outlooks_of(spec.variants, workshop);
  context.emblems = !emblems.symbols.empty();
  context.measure = printed_width();
  const std::vector<KitPage> pages = kit_pages(spec, project.sheet, context);
  verify_kit(pages, spec, project.sheet, context.measure);
  const std::vector<CardLayout> layouts = layouts_of(emblems.symbols, man);
  made.remarks = language_remarks(project);
  append(made.remarks, sheet_remarks(project, sheets_of(pages)));
  append(made.remarks, loss_remarks(emblems.symbols, emblems.sources));
  append(made.remarks, coarse_remarks(emblems.symbols, emblems.sources, layouts));
  made.files.push_back(
      {".pdf", printed(project, pages, emblems.symbols, man, layouts, workshop)});

  made.sheets = made.pages = pages.size();
  made.paper = project.sheet.paper_name;
  made.kit = KitFacts{man, spec.nets ? dice_of(spec) : 0, {}};
  for (std::size_t i = 0; i < spec.variants.size(); ++i)
    made.kit->games.push_back({spec.variants[i].name, context.outlooks[i]});
  return made;
}

}  // namespace onematch
