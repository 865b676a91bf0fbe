#include "cli/make_kit.hpp"

#include <mutex>
#include <utility>

#include "cli/collector.hpp"
#include "cli/sheet_remarks.hpp"
#include "core/parallel.hpp"
#include "kit/draw.hpp"
#include "kit/pages.hpp"
#include "kit/verify.hpp"
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
  const auto progress = workshop.step("computing odds", variants.size());
  std::mutex one_at_a_time;
  std::size_t done = 0;
  parallel_for(variants.size(), workshop.threads, [&](std::size_t i) {
    outlooks[i] = outlook_of(variants[i]);
    const std::lock_guard lock(one_at_a_time);
    progress(++done);
  });
  return outlooks;
}

/// What the two players' men show; none or two. The files go to `pictures`.
std::vector<Symbol> emblems_of(const Project& project, const Workshop& workshop,
                               std::vector<std::filesystem::path>& pictures) {
  std::vector<Symbol> emblems;
  if (project.symbols.empty()) return emblems;
  const std::vector<SymbolSource> sources =
      find_symbols(project.symbols, workshop.data / "symbols");
  if (sources.size() != 2)
    throw Error("men show one picture for each player, and these are " +
                    std::to_string(sources.size()),
                project.symbols_at, "name single drawings, such as [fox, bee]");
  for (const SymbolSource& source : sources) {
    emblems.push_back(load_symbol(source, {largest_man.to_mm()}, workshop.cache));
    pictures.push_back(std::get<std::filesystem::path>(source.from).lexically_normal());
  }
  return emblems;
}

/// The diameter that the men have come to.
double man_on(const std::vector<KitPage>& pages) {
  for (const KitPage& page : pages)
    for (const KitItem& item : page.items)
      if (item.part == Part::man) return 2 * std::get<Disc>(item.what).radius.to_mm();
  return 0;
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

std::string printed(const Project& project, const std::vector<KitPage>& kit,
                    const std::vector<Symbol>& emblems, const Workshop& workshop) {
  std::vector<Page> pages;
  std::vector<std::vector<KitItem>> items;
  for (const KitPage& page : kit) {
    pages.push_back(page.page);
    items.push_back(page.items);
  }
  const double man = man_on(kit);
  const std::vector<CardLayout> layouts = layouts_of(emblems, man);
  CardSpec card;
  card.shape = {ShapeKind::circle, man, man, 0};
  card.background.alpha = 0;  // men are painted already
  Drawing drawing{pages, layouts, emblems, card, nullptr, nullptr, project.sheet.outline};
  drawing.items = &items;
  std::string pdf = render_pdf(
      drawing, {project.title, project.author, project.language, workshop.created});
  verify_pdf(pdf, drawing);
  return pdf;
}

std::vector<Page> sheets_of(const std::vector<KitPage>& kit) {
  std::vector<Page> pages;
  for (const KitPage& page : kit) pages.push_back(page.page);
  return pages;
}

}  // namespace

MadeDeck make_kit(const Project& project, const Workshop& workshop) {
  const KitSpec& spec = *project.kit;
  MadeDeck made;
  std::vector<Symbol> emblems;
  Collector collector;
  collector.attempt([&] { man_of(spec, project.sheet); });
  collector.attempt([&] { emblems = emblems_of(project, workshop, made.pictures); });
  collector.finish();

  KitContext context;
  context.title = project.title;
  context.language = project.language;
  context.outlooks = outlooks_of(spec.variants, workshop);
  context.emblems = !emblems.empty();
  context.measure = printed_width();
  const std::vector<KitPage> pages = kit_pages(spec, project.sheet, context);
  verify_kit(pages, spec, project.sheet, context.measure);
  made.remarks = sheet_remarks(project, sheets_of(pages));
  made.files.push_back({".pdf", printed(project, pages, emblems, workshop)});

  made.sheets = made.pages = pages.size();
  made.paper = project.sheet.paper_name;
  made.kit = KitFacts{man_on(pages), spec.nets ? dice_of(spec) : 0, {}};
  for (std::size_t i = 0; i < spec.variants.size(); ++i)
    made.kit->games.push_back({spec.variants[i].name, context.outlooks[i]});
  return made;
}

}  // namespace onematch
