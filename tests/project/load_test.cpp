#include <cmath>
#include <numbers>

#include "support/project.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;
using test::load;

namespace {

/// The text symbols of a project that has no others.
std::vector<TextSymbol> texts_of(const Project& project) {
  std::vector<TextSymbol> texts;
  for (const SymbolSpec& spec : project.symbols)
    texts.push_back(std::get<TextSymbol>(spec.from));
  return texts;
}

double rotation(const std::string& value) {
  return load("symbols: a\nscatter: {rotation: " + value + "}").scatter.largest_angle;
}

Marks marks(const std::string& sheet) {
  return load("symbols: a\n" + sheet).sheet.marks;
}

}  // namespace

TEST_CASE("the smallest file is one line, and all else has its default", "[project]") {
  const Project project = load("symbols: pictures/");
  const Project standard;
  CHECK(project.title == "deck");
  CHECK(project.author == standard.author);
  CHECK(project.language == standard.language);
  CHECK(!project.deck.symbols_per_card);
  CHECK(!project.deck.cards);
  CHECK(project.card.shape == standard.card.shape);
  CHECK(project.card.background == standard.card.background);
  CHECK(project.card.picture.empty());
  CHECK(!project.card.border);
  CHECK(project.scatter.clearance == standard.scatter.clearance);
  CHECK(project.scatter.edge == standard.scatter.edge);
  CHECK(project.scatter.least_size == standard.scatter.least_size);
  CHECK(project.scatter.most_size == standard.scatter.most_size);
  CHECK(project.scatter.largest_angle == standard.scatter.largest_angle);
  CHECK(project.scatter.seed == standard.scatter.seed);
  CHECK(project.sheet.paper_name == standard.sheet.paper_name);
  CHECK(project.sheet.paper == standard.sheet.paper);
  CHECK(project.sheet.orientation == standard.sheet.orientation);
  CHECK(project.sheet.margin == standard.sheet.margin);
  CHECK(project.sheet.gap == standard.sheet.gap);
  CHECK(project.sheet.bleed == standard.sheet.bleed);
  CHECK(project.symbols_at == Source{"deck.yaml", 1, 10});
  CHECK(project.card.size_at == Source{"deck.yaml", 0, 0});
  CHECK(project.scatter.where == Source{"deck.yaml", 0, 0});
  REQUIRE(project.symbols.size() == 1);
  CHECK(std::get<PathSymbols>(project.symbols[0].from).path == "pictures/");
}

TEST_CASE("every key is read", "[project]") {
  const Project project = load(
      "title: Farm animals\n"
      "author: Åse\n"
      "language: pt-BR\n"
      "seed: 9223372036854775807\n"
      "deck: {symbols_per_card: 8, cards: 010}\n"
      "symbols: a\n"
      "card:\n"
      "  shape: rectangle\n"
      "  size: [63 mm, 3.5 in]\n"
      "  corner_radius: 31.5 mm\n"
      "  background: papers/oak.png\n"
      "  border: {width: 1 pt, color: '#f00'}\n"
      "scatter:\n"
      "  clearance: 2\n"
      "  edge: 0.4 cm\n"
      "  size_range: [0.5, 1.5]\n"
      "  rotation: 30°\n"
      "sheet:\n"
      "  paper: letter\n"
      "  orientation: landscape\n"
      "  margin: 0\n"
      "  gap: 1 mm\n"
      "  bleed: 0 mm\n"
      "  marks: [center, crop]\n"
      "outputs: [png, cut_dxf]\n",
      {}, "decks");
  CHECK(project.title == "Farm animals");
  CHECK(project.author == "Åse");
  CHECK(project.language == "pt-BR");
  CHECK(project.scatter.seed == 9223372036854775807u);
  CHECK(project.deck.symbols_per_card->value == 8);
  CHECK(project.deck.symbols_per_card->where == Source{"decks/deck.yaml", 5, 26});
  CHECK(project.deck.cards->value == 10);
  CHECK(project.deck.cards->where == Source{"decks/deck.yaml", 5, 36});
  CHECK(project.card.shape.kind == ShapeKind::rectangle);
  CHECK(project.card.shape.width == 63);
  CHECK(project.card.shape.height == Approx(88.9));
  CHECK(project.card.shape.corner_radius == 31.5);
  CHECK(project.card.size_at == Source{"decks/deck.yaml", 9, 9});
  CHECK(project.card.background == white);
  CHECK(project.card.picture == "decks/papers/oak.png");
  CHECK(project.card.picture_at == Source{"decks/deck.yaml", 11, 15});
  CHECK(project.card.border->width == Length::pt(1));
  CHECK(project.card.border->color == Color{1, 0, 0, 1});
  CHECK(project.scatter.clearance == 2_mm);
  CHECK(project.scatter.edge == 4_mm);
  CHECK(project.scatter.least_size == 0.5);
  CHECK(project.scatter.most_size == 1.5);
  CHECK(project.scatter.largest_angle == Approx(std::numbers::pi / 6));
  CHECK(project.scatter.where == Source{"decks/deck.yaml", 14, 3});
  CHECK(project.sheet.paper_name == "Letter");
  CHECK(project.sheet.paper == Size{Length::inch(8.5), Length::inch(11)});
  CHECK(project.sheet.orientation == Orientation::landscape);
  CHECK(project.sheet.margin == 0_mm);
  CHECK(project.sheet.gap == 1_mm);
  CHECK(project.sheet.bleed == 0_mm);
  CHECK(project.sheet.marks.crop);
  CHECK_FALSE(project.sheet.marks.outline);
  CHECK(project.sheet.marks.center);
  CHECK(project.outputs == Outputs{false, true, false, true});
}

TEST_CASE("a title stands on one line, however it is written", "[project]") {
  for (const std::string title : {"|\n  Farm\n  animals", ">\n  Farm\n  animals",
                                  "'  Farm   animals '", "\"Farm\\n\\tanimals\\n\""})
    CHECK(load("symbols: a\ntitle: " + title).title == "Farm animals");
}

TEST_CASE("outputs are a word or a list, and a PDF if none is said", "[project]") {
  const auto outputs = [](const std::string& line,
                          const std::vector<std::string>& settings = {}) {
    return load("symbols: a\n" + line, settings).outputs;
  };
  CHECK(outputs("") == Outputs{true, false, false, false});
  CHECK(outputs("outputs: pdf") == Outputs{true, false, false, false});
  CHECK(outputs("outputs: png") == Outputs{false, true, false, false});
  CHECK(outputs("outputs: [cut_svg]") == Outputs{false, false, true, false});
  CHECK(outputs("outputs: [cut_dxf, cut_svg, png, pdf]") ==
        Outputs{true, true, true, true});
  CHECK(outputs("outputs: png", {"outputs=[pdf, cut_dxf]"}) ==
        Outputs{true, false, false, true});
}

TEST_CASE("symbols are any mixture of paths, library and text", "[project]") {
  const Project project = load(
      "symbols:\n"
      "- pictures/\n"
      "- '*.svg'\n"
      "- {file: c.png, name: Cow}\n"
      "- library: [fox, bee]\n"
      "- library: animals\n"
      "- text: [1.50, no]\n"
      "  font: Serif\n"
      "  color: red\n"
      "- {text: Moo, name: cow}\n",
      {}, "decks");
  CHECK(project.symbols_at == Source{"decks/deck.yaml", 2, 1});
  REQUIRE(project.symbols.size() == 9);
  const auto path = [&](std::size_t i) {
    const auto& spec = std::get<PathSymbols>(project.symbols[i].from);
    return spec.folder + "|" + spec.path + "|" + spec.name;
  };
  CHECK(path(0) == "decks|pictures/|");
  CHECK(path(1) == "decks|*.svg|");
  CHECK(path(2) == "decks|c.png|Cow");
  CHECK(std::get<LibrarySymbols>(project.symbols[3].from).name == "fox");
  CHECK(std::get<LibrarySymbols>(project.symbols[4].from).name == "bee");
  CHECK(std::get<LibrarySymbols>(project.symbols[5].from).name == "animals");
  const auto& number = std::get<TextSymbol>(project.symbols[6].from);
  CHECK(number.text == "1.50");
  CHECK(number.font == "Serif");
  CHECK(number.color == Color{1, 0, 0, 1});
  CHECK(number.name.empty());
  CHECK(std::get<TextSymbol>(project.symbols[7].from).text == "no");
  const auto& moo = std::get<TextSymbol>(project.symbols[8].from);
  CHECK(moo.font == TextSymbol{}.font);
  CHECK(moo.color == black);
  CHECK(moo.name == "cow");

  std::vector<Source> places;
  for (const SymbolSpec& spec : project.symbols) places.push_back(spec.where);
  const std::string file = "decks/deck.yaml";
  CHECK(places == std::vector<Source>{{file, 2, 3},
                                      {file, 3, 3},
                                      {file, 4, 10},
                                      {file, 5, 13},
                                      {file, 5, 18},
                                      {file, 6, 12},
                                      {file, 7, 10},
                                      {file, 7, 16},
                                      {file, 10, 10}});
}

TEST_CASE("a list of colours goes from text to text", "[project]") {
  const auto texts =
      texts_of(load("symbols:\n"
                    "- {text: [a, b, c], color: [red, '#00f']}\n"
                    "- {text: [d], color: [lime]}\n"));
  const Color red{1, 0, 0, 1}, blue{0, 0, 1, 1}, lime{0, 1, 0, 1};
  REQUIRE(texts.size() == 4);
  CHECK(texts[0].color == red);
  CHECK(texts[1].color == blue);
  CHECK(texts[2].color == red);
  CHECK(texts[3].color == lime);
}

TEST_CASE("emoji are one, a list of them, or faces", "[project]") {
  const Project project = load(
      "symbols:\n"
      "- {emoji: 🐄, name: Cow, rotation: upright}\n"
      "- emoji: [🐖, ❤️]\n"
      "- faces: [{emoji: 🐔}, {text: hen}]\n");
  REQUIRE(project.symbols.size() == 4);
  const auto& cow = std::get<EmojiSymbol>(project.symbols[0].from);
  CHECK(cow.emoji == "🐄");
  CHECK(cow.name == "Cow");
  CHECK(project.symbols[0].largest_angle == 0);
  CHECK(std::get<EmojiSymbol>(project.symbols[2].from).emoji == "❤️");
  const auto& hen = std::get<FacedSymbol>(project.symbols[3].from);
  CHECK(std::get<EmojiSymbol>(hen.faces.at(0).from).emoji == "🐔");
}

TEST_CASE("fonts are a path or a list of them", "[project]") {
  CHECK(load("symbols: a").fonts.empty());
  const Project project = load("symbols: a\nfonts: [fonts/, b.ttf]", {}, "decks");
  REQUIRE(project.fonts.size() == 2);
  CHECK(project.fonts[0].path == "fonts/");
  CHECK(project.fonts[0].folder == "decks");
  CHECK(project.fonts[1].where == Source{"decks/deck.yaml", 2, 17});
  CHECK(load("symbols: a\nfonts: fonts/").fonts.size() == 1);
}

TEST_CASE("one entry needs no list", "[project]") {
  CHECK(load("symbols: {library: animals}").symbols.size() == 1);
  CHECK(load("symbols: {text: [a, b]}").symbols.size() == 2);
  CHECK(load("symbols: {file: a.png, name: A}").symbols.size() == 1);
}

TEST_CASE("text stays as it is written, whatever YAML makes of it", "[project]") {
  const std::vector<std::string> words{
      "no",  "Null",  "null", "1.50", "010", "0x1F",       "1_000", "yes",    ".inf",
      "1e3", "12:30", "-",    "true", "a#b", "2024-01-01", "🦊",  "מזל טוב"};
  for (const std::string& word : words) {
    INFO(word);
    const std::string yaml = word == "-" ? "'-'" : word;
    const auto texts = texts_of(load("symbols: [{text: " + yaml + "}]\ntitle: " + yaml));
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].text == word);
    CHECK(load("symbols: a\ntitle: " + yaml).title == word);
  }
  CHECK(load("symbols: a\nlanguage: no").language == "no");
}

TEST_CASE("texts may be quoted, folded and anchored", "[project]") {
  const auto texts =
      texts_of(load("symbols:\n"
                    "- {text: 'it''s', color: &c red}\n"
                    "- {text: \"a\\\"b\\u20AC\", color: *c}\n"
                    "- text: |-\n    la\n    vache\n"
                    "- text: >-\n    la\n    vache\n"));
  REQUIRE(texts.size() == 4);
  CHECK(texts[0].text == "it's");
  CHECK(texts[1].text == "a\"b€");
  CHECK(texts[1].color == Color{1, 0, 0, 1});
  CHECK(texts[2].text == "la\nvache");
  CHECK(texts[3].text == "la vache");
}

TEST_CASE("line ends and a byte order mark make no difference", "[project]") {
  const std::string unix_file = "symbols: a\ncard:\n  size: 80 mm\n";
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    std::string yaml = "\xef\xbb\xbf";
    for (const char c : unix_file) yaml += c == '\n' ? end : std::string(1, c);
    const Project project = load(yaml);
    CHECK(project.card.shape.width == 80);
    CHECK(project.card.size_at == Source{"deck.yaml", 3, 9});
  }
}

TEST_CASE("an empty section says nothing", "[project]") {
  CHECK(load("symbols: a\ncard:\nsheet:\n").card.shape == Shape{});
}

TEST_CASE("each shape has its size and corners", "[project]") {
  const auto shape = [](const std::string& card) {
    return load("symbols: a\ncard: {" + card + "}").card.shape;
  };
  const double flat = std::sqrt(3.0) / 2;
  CHECK(shape("size: 70") == Shape{ShapeKind::circle, 70, 70, 0});
  CHECK(shape("corner_radius: 0") == Shape{});
  CHECK(shape("shape: square") == Shape{ShapeKind::rectangle, 85, 85, 3});
  CHECK(shape("shape: square, size: 60") == Shape{ShapeKind::rectangle, 60, 60, 3});
  CHECK(shape("shape: rectangle") == Shape{ShapeKind::rectangle, 63, 88, 3});
  CHECK(shape("shape: rectangle, corner_radius: 0") ==
        Shape{ShapeKind::rectangle, 63, 88, 0});
  CHECK(shape("shape: hexagon") == Shape{ShapeKind::hexagon, 85, flat * 85, 0});
  CHECK(shape("shape: hexagon, size: 100, corner_radius: 43.3") ==
        Shape{ShapeKind::hexagon, 100, flat * 100, 43.3});
}

TEST_CASE("a background is a colour or a picture", "[project]") {
  const auto card = [](const std::string& background) {
    return load("symbols: a\ncard: {background: " + background + "}").card;
  };
  CHECK(card("Gold").background == parse_color("gold"));
  CHECK(card("'#12345678'").picture.empty());
  CHECK(card("gold.png").picture == "gold.png");
  CHECK(card("papers/gold").picture == "papers/gold");
  CHECK(card("gold").picture.empty());
  CHECK(!load("symbols: a\ncard: {border: none}").card.border);
}

TEST_CASE("cards are full unless they are to be airy", "[project]") {
  const auto fullness = [](const std::string& scatter) {
    return load("symbols: a\nscatter: {" + scatter + "}").scatter.fullness;
  };
  CHECK(fullness("edge: 2") == Fullness::full);
  CHECK(fullness("fullness: full") == Fullness::full);
  CHECK(fullness("fullness: airy") == Fullness::airy);
}

TEST_CASE("the scatter has the project's seed unless it has its own", "[project]") {
  CHECK(load("symbols: a").scatter.seed == 1);
  CHECK(load("symbols: a\nseed: 5").scatter.seed == 5);
  const Project own = load("symbols: a\nseed: 5\nscatter: {seed: 7}");
  CHECK(own.seed == 5);
  CHECK(own.scatter.seed == 7);
}

TEST_CASE("the deck may have cards of one size or of several", "[project]") {
  const DeckSpec one = load("symbols: a\ndeck: {symbols_per_card: 8}").deck;
  CHECK(one.symbols_per_card->value == 8);
  CHECK(!one.most_per_card);
  const DeckSpec several = load("symbols: a\ndeck: {symbols_per_card: [6, 8]}").deck;
  CHECK(several.symbols_per_card->value == 6);
  CHECK(several.symbols_per_card->where == Source{"deck.yaml", 2, 26});
  CHECK(several.most_per_card == 8);
}

TEST_CASE("the deck may have two matches, decoys, piles and an order", "[project]") {
  const DeckSpec plain = load("symbols: a").deck;
  CHECK(!plain.matches);
  CHECK(plain.decoys == Decoys::never);
  CHECK(plain.piles == 1);
  CHECK(plain.order == CardOrder::any);
  const DeckSpec deck =
      load("symbols: a\ndeck: {matches: 2, decoys: allow, piles: 2, order: any}").deck;
  CHECK(deck.matches->value == 2);
  CHECK(deck.decoys == Decoys::allow);
  CHECK(deck.piles == 2);
  CHECK(load("symbols: a\ndeck: {order: expandable}").deck.order ==
        CardOrder::expandable);
}

TEST_CASE("a symbol can have several faces, each of any kind", "[project]") {
  const Project project = load(
      "symbols:\n"
      "  - {name: Cow, faces: [cow.svg, {text: la vache, color: red}, {library: cow}]}\n"
      "  - {rotation: upright, faces: [b.png, {text: b, rotation: 30}]}\n");
  REQUIRE(project.symbols.size() == 2);
  const auto& cow = std::get<FacedSymbol>(project.symbols[0].from);
  CHECK(cow.name == "Cow");
  REQUIRE(cow.faces.size() == 3);
  CHECK(std::get<PathSymbols>(cow.faces[0].from).path == "cow.svg");
  CHECK(std::get<TextSymbol>(cow.faces[1].from).text == "la vache");
  CHECK(std::get<LibrarySymbols>(cow.faces[2].from).name == "cow");
  CHECK(cow.faces[1].where == Source{"deck.yaml", 2, 41});
  const auto& b = std::get<FacedSymbol>(project.symbols[1].from);
  CHECK(b.name.empty());
  CHECK(project.symbols[1].largest_angle == 0);
  CHECK(b.faces[1].largest_angle == Approx(std::numbers::pi / 6));
}

TEST_CASE("an entry can limit the rotation of its symbols", "[project]") {
  const Project project = load(
      "symbols:\n"
      "  - {text: [6, 9], rotation: upright}\n"
      "  - {library: animals, rotation: 45}\n"
      "  - {file: a.png, rotation: 180°}\n"
      "  - b.png\n");
  REQUIRE(project.symbols.size() == 5);
  CHECK(project.symbols[0].largest_angle == 0);
  CHECK(project.symbols[1].largest_angle == 0);
  CHECK(project.symbols[2].largest_angle == Approx(std::numbers::pi / 4));
  CHECK(project.symbols[3].largest_angle == std::numbers::pi);
  CHECK(project.symbols[4].largest_angle == std::numbers::pi);
}

TEST_CASE("what is cut off pictures is said for all or for an entry", "[project]") {
  const auto cutouts = [](const std::string& text) {
    std::vector<std::optional<Cutout>> result;
    for (const SymbolSpec& spec : load(text).symbols) result.push_back(spec.cutout);
    return result;
  };
  using Cutouts = std::vector<std::optional<Cutout>>;
  CHECK(cutouts("symbols: a") == Cutouts{std::nullopt});
  CHECK(cutouts("symbols: [a, {file: b, cutout: none}, {file: c, cutout: auto}]\n"
                "cutout: circle\n") ==
        Cutouts{Cutout::circle, Cutout::none, Cutout::automatic});
  CHECK(cutouts("symbols: [{file: a, cutout: white}, {file: b, cutout: rounded}]") ==
        Cutouts{Cutout::background, Cutout::rounded});
  const Project faced =
      load("symbols: [{cutout: circle, faces: [a.png, {file: b.png, cutout: none}]}]");
  const auto& faces = std::get<FacedSymbol>(faced.symbols[0].from).faces;
  CHECK(faced.symbols[0].cutout == Cutout::circle);
  CHECK_FALSE(faces[0].cutout);
  CHECK(faces[1].cutout == Cutout::none);
}

TEST_CASE("a rotation is a word or an angle", "[project]") {
  CHECK(rotation("any") == std::numbers::pi);
  CHECK(rotation("upright") == 0);
  for (const char* angle : {"30", "30°", "30 °", "30 deg", "30deg", "30 degrees", "3e1"})
    CHECK(rotation(angle) == Approx(std::numbers::pi / 6));
  CHECK(rotation("0") == 0);
  CHECK(rotation("180") == std::numbers::pi);
}

TEST_CASE("what is cut straight has crop marks, what is round its outline too",
          "[project]") {
  CHECK(marks("card: {shape: circle}").outline);
  CHECK(marks("card: {shape: hexagon}").outline);
  CHECK(marks("card: {shape: square}").outline);  // its corners are round
  CHECK_FALSE(marks("card: {shape: square, corner_radius: 0}").outline);
  CHECK_FALSE(marks("card: {shape: rectangle, corner_radius: 0}").outline);
  for (const char* shape : {"circle", "hexagon", "square", "rectangle"}) {
    const Marks standard = marks(std::string("card: {shape: ") + shape + "}");
    CHECK(standard.crop);
    CHECK_FALSE(standard.center);
  }
}

TEST_CASE("marks are a word or a list", "[project]") {
  const auto drawn = [](const std::string& value) {
    const Marks m = marks("sheet: {marks: " + value + "}");
    return std::string(m.crop ? "crop " : "") + (m.outline ? "outline " : "") +
           (m.center ? "center" : "");
  };
  CHECK(drawn("none").empty());
  CHECK(drawn("[]").empty());
  CHECK(drawn("[none]").empty());
  CHECK(drawn("crop") == "crop ");
  CHECK(drawn("outline") == "outline ");
  CHECK(drawn("[center, outline, crop]") == "crop outline center");
}

TEST_CASE("paper of any size has its size as its name", "[project]") {
  const SheetSpec sheet = load("symbols: a\nsheet: {paper: [10 in, 150 mm]}").sheet;
  CHECK(sheet.paper == Size{Length::inch(10), 150_mm});
  CHECK(sheet.paper_name == "254 x 150 mm");
}

TEST_CASE("the list of keys is that of the keys that are read", "[project]") {
  CHECK(project_keys() == std::vector<std::string>{"extends",
                                                   "kit",
                                                   "title",
                                                   "author",
                                                   "language",
                                                   "seed",
                                                   "variant",
                                                   "rules",
                                                   "men.size",
                                                   "men.colors",
                                                   "men.symbols",
                                                   "dice",
                                                   "deck.symbols_per_card",
                                                   "deck.cards",
                                                   "deck.matches",
                                                   "deck.decoys",
                                                   "deck.piles",
                                                   "deck.order",
                                                   "symbols",
                                                   "symbols.file",
                                                   "symbols.library",
                                                   "symbols.text",
                                                   "symbols.emoji",
                                                   "symbols.table",
                                                   "symbols.faces",
                                                   "symbols.name",
                                                   "symbols.font",
                                                   "symbols.color",
                                                   "symbols.rotation",
                                                   "symbols.cutout",
                                                   "symbols.style",
                                                   "fonts",
                                                   "cutout",
                                                   "style",
                                                   "card.shape",
                                                   "card.size",
                                                   "card.corner_radius",
                                                   "card.background",
                                                   "card.border",
                                                   "card.border.width",
                                                   "card.border.color",
                                                   "scatter.clearance",
                                                   "scatter.edge",
                                                   "scatter.size_range",
                                                   "scatter.rotation",
                                                   "scatter.fullness",
                                                   "scatter.seed",
                                                   "sheet.paper",
                                                   "sheet.orientation",
                                                   "sheet.margin",
                                                   "sheet.gap",
                                                   "sheet.bleed",
                                                   "sheet.marks",
                                                   "sheet.marks_on",
                                                   "sheet.outline",
                                                   "sheet.cutter",
                                                   "sheet.footer",
                                                   "sheet.slots",
                                                   "sheet.scale",
                                                   "back",
                                                   "back.color",
                                                   "back.ink",
                                                   "back.picture",
                                                   "back.pattern",
                                                   "back.text",
                                                   "back.font",
                                                   "back.symbol",
                                                   "back.flip",
                                                   "back.layout",
                                                   "back.offset",
                                                   "back.rotation",
                                                   "back.bleed",
                                                   "back.piles",
                                                   "pages",
                                                   "outputs",
                                                   "print"});
}

TEST_CASE("a language is the same in capitals", "[project]") {
  const auto language = [](const std::string& tag) {
    return load("symbols: p/\nlanguage: " + tag + "\n").language;
  };
  CHECK(language("FR") == "fr");
  CHECK(language("De-CH") == "de-CH");
  CHECK(language("pt-BR") == "pt-BR");
  CHECK(load("symbols: p/\nlanguage: FR\n").language_at == Source{"deck.yaml", 2, 11});
}
