// The layouts of the examples, as they have always been.
#include "cli/materials.hpp"
#include "project/project.hpp"
#include "support/digest.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

std::uint64_t layouts_of(const std::string& example, int threads) {
  const fs::path source = ONEMATCH_SOURCE_DIR, folder = source / "examples" / example;
  Workshop workshop;
  workshop.data = source;
  workshop.threads = threads;
  workshop.step = [](const std::string&, std::size_t) { return [](std::size_t) {}; };
  const Project project =
      load_project({contents_of(folder / "deck.yaml"), example, folder, example},
                   {{}, source / "templates"});
  const Materials materials = gather(project, {}, workshop);
  return digest(place_deck(materials.deck, materials.cast, project.card.shape,
                           project.scatter, threads));
}

}  // namespace

TEST_CASE("the examples have the layouts that they always had", "[cli]") {
  // They are the same on every machine, with every compiler and number of threads, as
  // long as the versions of librsvg and Cairo render the drawings alike. Whoever changes
  // the scatter or the drawings on purpose looks at them, and puts the new numbers here.
  // The examples with words depend on the version of the font besides.
  CHECK(layouts_of("classic", 1) == 0x9434203a06966505u);
  CHECK(layouts_of("classic", 2) == 0x9434203a06966505u);
  CHECK(layouts_of("kids", 2) == 0xb8394fca203cd016u);
  CHECK(layouts_of("smallest", 2) == 0x7dc57a3f19183000u);
}
