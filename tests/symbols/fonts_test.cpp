#include "symbols/fonts.hpp"

#include <sys/stat.h>

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include "core/ascii.hpp"
#include "support/complaint.hpp"
#include "support/own_font.hpp"
#include "support/scratch.hpp"
#include "symbols/font_families.hpp"
#include "symbols/font_list.hpp"
#include "symbols/load.hpp"
#include "symbols/oracle.hpp"
#include "symbols/text.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using FcConfigPtr = std::unique_ptr<FcConfig, FreeWith<FcConfigDestroy>>;
using MapPtr = GObjectPtr<PangoFontMap>;

const Source here{"deck.yaml", 3, 5};

FontPath own(const ScratchFolder& folder, const std::string& path) {
  return {path, folder.path().string(), here};
}

std::string complaint(const std::vector<FontPath>& paths) {
  return complaint_of([&] { const FontSet fonts(paths); });
}

TextSymbol moo(const std::string& font) {
  return {"Moo", font, black, ""};
}

/// Whether the PDF of the symbol has the font that make_own_font() makes.
bool has_own_font(const Symbol& symbol) {
  return pdf_of(symbol.picture).find("OwnfonSans-Bold") != std::string::npos;
}

}  // namespace

TEST_CASE("text is drawn with a project's own fonts", "[fonts]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "fonts");
  make_own_font(folder / "fonts/Own.TTF");
  make_file(folder / "fonts/OFL.txt", "a licence");
  const std::string path = GENERATE(as<std::string>{}, "fonts/", "fonts/Own.TTF");
  const FontSet fonts({own(folder, path)});
  CHECK_FALSE(fonts.identity().empty());
  CHECK(
      has_own_font(load_symbol({"", moo("Ownfon Sans Bold"), here}, {}, nullptr, fonts)));
  CHECK_FALSE(
      has_own_font(load_symbol({"", moo("DejaVu Sans Bold"), here}, {}, nullptr, fonts)));
  // Nothing was installed.
  CHECK_THROWS_WITH(load_symbol({"", moo("Ownfon Sans Bold"), here}),
                    "the font 'Ownfon Sans' is not installed");
}

TEST_CASE("the text of drawings, too, has a project's own fonts", "[fonts]") {
  const ScratchFolder folder;
  make_own_font(folder / "own.ttf");
  const auto draw = [&](const std::string& name, const std::string& family) {
    make_file(folder / name,
              "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'><text "
              "font-family='" +
                  family + "' font-weight='bold' y='30'>Mill</text></svg>");
    return SymbolSource{"", folder / name, here};
  };
  const SymbolSource own_font = draw("own.svg", "Ownfon Sans, DejaVu Sans Mono");
  const auto shape = [](const Symbol& symbol) {
    return symbol.picture.width / symbol.picture.height;
  };
  const double wanted = shape(load_symbol(draw("sans.svg", "DejaVu Sans")));
  const double other = shape(load_symbol(draw("mono.svg", "DejaVu Sans Mono")));
  REQUIRE(std::abs(wanted - other) > 0.2);
  SymbolCache cache;
  const FontSet fonts({own(folder, "own.ttf")});
  CHECK(shape(load_symbol(own_font, {}, &cache, fonts)) == wanted);
  cache.begin_deck();  // another deck, which has no such font
  CHECK(shape(load_symbol(own_font, {}, &cache)) == other);
  CHECK(shape(load_symbol(own_font, {}, &cache, fonts)) == wanted);
}

TEST_CASE("a drawing in a drawing has a project's own fonts", "[fonts]") {
  const ScratchFolder folder;
  make_own_font(folder / "own.ttf");
  const FontSet fonts({own(folder, "own.ttf")});
  const std::string root =
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'>";
  const auto [inner, shown] = GENERATE(table<std::string, std::string>({
      {"word.svg", "<image width='90' height='40' href='word.svg'/>"},
      {"word", "<image width='90' height='40' href='word'/>"},
      {"word.svg", "<use href='word.svg#w'/>"},
  }));
  INFO(shown);
  const std::string word =
      root + "<text id='w' font-family='Ownfon Sans' y='30'>Mill</text></svg>";
  make_file(folder / inner, word);
  make_file(folder / "cow.svg", root + shown + "</svg>");
  SymbolCache cache;
  const SymbolSource source{"", folder / "cow.svg", here};
  const auto height = [&](const FontSet& set) {
    return load_symbol(source, {}, &cache, set).picture.height;
  };
  // Neither is taken for the other in the cache.
  const double without = height({});
  CHECK(height(fonts) != without);
  cache.begin_deck();
  CHECK(height({}) == without);
}

TEST_CASE("all that is wrong with own fonts is told at once", "[fonts]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "fonts");
  make_file(folder / "fonts/notes.txt", "no font");
  make_file(folder / "bad.ttf", "no font either");
  CHECK(complaint({own(folder, "font/"), own(folder, "fonts"), own(folder, "bad.ttf"),
                   own(folder, "elsewhere/x.ttf")}) ==
        "deck.yaml:3:5: error: no file or folder 'font/'\n"
        "  hint: did you mean 'fonts'?\n"
        "deck.yaml:3:5: error: no fonts in 'fonts'\n"
        "  hint: put TTF or OTF files there\n"
        "deck.yaml:3:5: error: 'bad.ttf' is not a font that can be read\n"
        "  hint: such as a TTF or OTF file\n"
        "deck.yaml:3:5: error: no file or folder 'elsewhere/x.ttf'\n"
        "  hint: it was looked for in the folder '" +
            folder.path().string() + "'\n");
  CHECK(complaint({}).empty());
}

TEST_CASE("web fonts are refused by their kind", "[fonts]") {
  const ScratchFolder folder;
  make_file(folder / "own.woff2", "wOF2 and more");
  make_file(folder / "own.ttf", "wOFF and more");
  CHECK(complaint({own(folder, "own.woff2"), own(folder, "own.ttf")}) ==
        "deck.yaml:3:5: error: 'own.woff2' is a web font (WOFF2), which can't be used\n"
        "  hint: take its TTF or OTF file instead\n"
        "deck.yaml:3:5: error: 'own.ttf' is a web font (WOFF), which can't be used\n"
        "  hint: take its TTF or OTF file instead\n");
}

TEST_CASE("fonts that can't be drawn with are refused, and in folders passed over",
          "[fonts]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "fonts");
  make_bitmap_font(folder / "fonts/tiny.bdf");
  CHECK(complaint({own(folder, "fonts/tiny.bdf")}) ==
        "deck.yaml:3:5: error: 'tiny.bdf' is a BDF font, which can't be used\n"
        "  hint: take its TTF or OTF file instead\n");
  make_file(folder / "fonts/old.pfb", "%!PS-AdobeFont-1.0");
  make_own_font(folder / "fonts/own.ttf");
  CHECK(complaint({own(folder, "fonts")}).empty());
}

TEST_CASE("no font is proposed that can't be drawn with", "[fonts]") {
  const ScratchFolder folder;
  make_bitmap_font(folder / "tiny.bdf");
  const FcConfigPtr config(FcInitLoadConfigAndFonts());
  REQUIRE(FcConfigAppFontAddFile(
      config.get(), reinterpret_cast<const FcChar8*>((folder / "tiny.bdf").c_str())));
  const MapPtr map(pango_cairo_font_map_new());
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map.get()), config.get());
  pango_cairo_font_map_set_default(PANGO_CAIRO_FONT_MAP(map.get()));
  const auto told = [](const std::string& font) {
    return complaint_of([&] { text_symbol({"\U00011A00", font, black, ""}, here); });
  };
  const std::string hint =
      "  hint: install a font that has it, or name its file under 'fonts'; or use a "
      "picture\n";
  CHECK_THAT(told("DejaVu Sans Bold"), Catch::Matchers::EndsWith(hint));
  CHECK_THAT(told("DejaVu Serif"), Catch::Matchers::EndsWith(hint));
  CHECK_THAT(told("Tinyfont, DejaVu Sans"), Catch::Matchers::EndsWith(hint));
  pango_cairo_font_map_set_default(nullptr);
}

TEST_CASE("a family may end like a style or a size", "[fonts]") {
  const ScratchFolder folder;
  const auto [family, font] = GENERATE(table<std::string, std::string>({
      {"Ownfon Sa 3", "Ownfon Sa 3"},
      {"Ownfon Sa 3", "ownfon sa 3 Bold"},
      {"Ownfon Sa 3", "Nowhere, Ownfon Sa 3 Bold"},
      {"Ownfon Sa 3", "DejaVu Sans Mono, Ownfon Sa 3"},
      {"Ownfo Black", "Ownfo Black"},
      {"Ownfo Black", "Ownfo Black Bold 12"},
  }));
  INFO(font);
  make_own_font(folder / "own.ttf", family);
  const FontSet fonts({own(folder, "own.ttf")});
  const FontUse use(fonts);
  const FontPtr found = described_font(font, installed_families());
  CHECK_THAT(lower(pango_font_description_get_family(found.get())),
             Catch::Matchers::EndsWith(lower(family)));
  CHECK_NOTHROW(text_symbol(moo(font), here));
}

TEST_CASE("of two families that a font may name it is the longer name's", "[fonts]") {
  const ScratchFolder folder;
  make_own_font(folder / "black.ttf", "Ownfo Black");
  const FontSet fonts({own(folder, "black.ttf")});
  const FontUse use(fonts);
  const auto family = [](const std::string& font) -> std::string {
    const FontPtr found = described_font(font, {"DejaVu Sans", "Ownfo", "Ownfo Black"});
    return pango_font_description_get_family(found.get());
  };
  CHECK(family("Ownfo Black") == "Ownfo Black");
  CHECK(family("Ownfo Black Bold") == "Ownfo Black");
  CHECK(family("DejaVu Sans, Ownfo Black") == "DejaVu Sans,Ownfo Black");
  CHECK(family("Ownfo Bold") == "Ownfo");
  CHECK(family("Ownfo, Black") == "Ownfo");
}

TEST_CASE("a pipe is no font, and nobody waits for it", "[fonts]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "fonts");
  REQUIRE(mkfifo((folder / "fonts/pipe.ttf").c_str(), 0600) == 0);
  for (const char* path : {"fonts", "fonts/pipe.ttf"})
    CHECK(complaint({own(folder, path)}) ==
          "deck.yaml:3:5: error: 'pipe.ttf' is not a font that can be read\n"
          "  hint: such as a TTF or OTF file\n");
}
