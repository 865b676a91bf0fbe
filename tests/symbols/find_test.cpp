#include "symbols/find.hpp"

#include "support/complaint.hpp"
#include "support/scratch.hpp"
#include "symbols/find_files.hpp"
#include "symbols/picture_file.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

const Source here{"deck.yaml", 3, 5};
const Source there{"deck.yaml", 4, 5};

/// A folder with empty files: find_symbols() looks at names only.
class World {
 public:
  World(std::initializer_list<std::string> files) {
    for (const std::string& file : files) {
      fs::create_directories((folder_ / file).parent_path());
      make_file(folder_ / file, "");
    }
  }

  fs::path operator/(const std::string& name) const { return folder_ / name; }

  SymbolSpec path(const std::string& path, const Source& where = here) const {
    return {PathSymbols{path, folder_.path().string(), ""}, where};
  }

  std::vector<SymbolSource> find(const std::vector<SymbolSpec>& specs) const {
    return find_symbols(specs, folder_ / "library");
  }

  std::vector<std::string> names(const std::vector<SymbolSpec>& specs) const {
    std::vector<std::string> names;
    for (const SymbolSource& source : find(specs)) names.push_back(source.name);
    return names;
  }

  /// All that find() complains about, as it is printed.
  std::string complaint(const std::vector<SymbolSpec>& specs) const {
    return complaint_of([&] { find(specs); });
  }

 private:
  ScratchFolder folder_;
};

using Names = std::vector<std::string>;

SymbolSpec library(const std::string& name, const Source& where = here) {
  return {LibrarySymbols{name}, where};
}

SymbolSpec text(const std::string& text, const Source& where = here) {
  TextSymbol symbol;
  symbol.text = text;
  return {symbol, where};
}

}  // namespace

TEST_CASE("a folder is every picture in it, in natural order", "[symbols]") {
  const World world{"p/cow-10.png",  "p/cow-2.PNG", "p/cow.svg",        "p/Bee.jpeg",
                    "p/.hidden.png", "p/notes.txt", "p/sea_horse.webp", "p/deeper/x.png",
                    "p/png",         "p/photo.HEIC"};
  CHECK(world.names({world.path("p/")}) ==
        Names{"Bee", "cow", "cow 2", "cow 10", "photo", "sea horse"});
  CHECK(world.names({world.path("p")}).size() == 6);
  CHECK(std::get<fs::path>(world.find({world.path("p")})[0].from) ==
        world / "p/Bee.jpeg");
  CHECK(world.find({world.path("p")})[0].where == here);
}

TEST_CASE("every extension of a picture counts, in any case", "[symbols]") {
  const std::string extension =
      GENERATE(as<std::string>{}, "svg", "svgz", "png", "jpg", "jpeg", "gif", "bmp",
               "tif", "tiff", "webp", "heic", "avif", "JPG", "Png");
  const World world{"p/a." + extension};
  CHECK(world.names({world.path("p")}) == Names{"a"});
}

TEST_CASE("a picture without extension counts in a folder, by its content", "[symbols]") {
  const World world{"p/cow.png"};
  make_file(world / "p/IMG_0001", "\xff\xd8\xff\xe0");
  make_file(world / "p/drawing", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  make_file(world / "p/LICENSE", "do as you like");
  make_file(world / "p/cow.bak", "\xff\xd8\xff\xe0");
  CHECK(world.names({world.path("p")}) == Names{"cow", "drawing", "IMG 0001"});
}

TEST_CASE("pictures of all kinds are known by how they begin", "[symbols]") {
  using namespace std::string_literals;
  const auto boxed = [](const std::string& brand) {
    return "\0\0\0\x18"s + "ftyp" + brand;
  };
  const std::string rest(20, '\0');
  for (const std::string& start :
       {"\x89PNG\r\n\x1a\n"s, "\xff\xd8\xff\xe0"s, "GIF89a"s, "BM"s, "II*\0"s, "MM\0*"s,
        "RIFF\1\0\0\0WEBP"s, boxed("heic"), boxed("hevx"), boxed("mif1"), boxed("avif"),
        boxed("avis"), "<?xml version='1.0'?><svg/>"s, "\xff\xfe<\0s\0v\0g\0"s,
        "\x1f\x8b\x08"s}) {
    INFO(start);
    CHECK(begins_as_picture(start + rest));
  }
  for (const std::string& other :
       {""s, "BM"s, "BMX bikes: true"s, "MM: 1"s, "II: 2"s, "symbols: <svg>"s,
        boxed("isom"), boxed("mp42"), boxed(""), "RIFF\1\0\0\0WAVE"s, "%PDF-1.7"s,
        "<html/>"s}) {
    INFO(other);
    CHECK_FALSE(begins_as_picture(other));
  }
}

TEST_CASE("what is no picture in a folder is left out by name", "[symbols]") {
  const World world{"p/a.png",     "p/z.psd",      "p/logo.pdf", "p/notes.txt",
                    "p/Thumbs.db", "p/.DS_Store",  "p/d.yaml",   "p/words.csv",
                    "p/more/x.md", "p/desktop.ini"};
  const auto of = [&](const std::string& path, const std::string& folder) {
    return left_out({path, (world / folder).string(), ""});
  };
  make_file(world / "p/z.psd", "8BPS");
  make_file(world / "p/logo.pdf", "%PDF-1.7");
  CHECK(of("p/", "").foreign_pictures == Names{"logo.pdf", "z.psd"});
  CHECK(of("p/", "").others == Names{"notes.txt"});
  // Its own deck's PDF is there.
  CHECK(of(".", "p").foreign_pictures == Names{"z.psd"});
  CHECK(of("p/a.png", "").others.empty());
  CHECK(of("p/a.png", "").foreign_pictures.empty());
}

TEST_CASE("a link that leads nowhere is told", "[symbols]") {
  const World world{"p/cow.png"};
  fs::create_symlink("/nowhere/dog.png", world / "p/dog.png");
  fs::create_symlink("/nowhere/else", world / "p/else");
  CHECK(world.complaint({world.path("p")}) ==
        "deck.yaml:3:5: error: 'dog.png' is a link to '/nowhere/dog.png', which is not "
        "there\n  hint: put the file there, or delete the link\n");
}

TEST_CASE("a single file may have any extension", "[symbols]") {
  const World world{"cow.picture", "dog"};
  CHECK(world.names({world.path("cow.picture"), world.path("dog")}) ==
        Names{"cow", "dog"});
}

TEST_CASE("a name given by hand wins", "[symbols]") {
  const World world{"p/cow-1.png", "p/dog.png"};
  SymbolSpec named = world.path("p/cow-1.png");
  std::get<PathSymbols>(named.from).name = "Daisy-May";
  CHECK(world.names({named}) == Names{"Daisy-May"});

  std::get<PathSymbols>(named.from).path = "p/";
  CHECK(world.complaint({named}) ==
        "deck.yaml:3:5: error: 'p/' is 2 pictures, which cannot all be named "
        "'Daisy-May'\n");
}

TEST_CASE("names that two files would share tell the files apart", "[symbols]") {
  struct Example {
    std::vector<std::string> files;
    Names names;
  };
  const auto [files, names] = GENERATE(values<Example>({
      {{"a.jpg", "a.png", "b.png"}, {"a.jpg", "a.png", "b"}},
      {{"cows/a.png", "birds/a.png", "b.png"}, {"cows/a.png", "birds/a.png", "b"}},
      {{"cows/a.png", "a.png"}, {"cows/a.png", "in/a.png"}},
      {{"x/cows/a.png", "y/cows/a.png", "z/a.png"},
       {"x/cows/a.png", "y/cows/a.png", "z/a.png"}},
      {{"cows/a.png", "birds/a.jpg"}, {"a.png", "a.jpg"}},
      {{"sea-cow.png", "sea_cow.png"}, {"sea-cow.png", "sea_cow.png"}},
      {{"cows/a.png", "birds/a.png", "a.jpg"}, {"cows/a.png", "birds/a.png", "a.jpg"}},
      {{"cows/a.png", "birds/b.png"}, {"a", "b"}},
  }));
  ScratchFolder folder;
  std::vector<SymbolSpec> specs;
  for (const std::string& file : files) {
    fs::create_directories((folder / "in" / file).parent_path());
    make_file(folder / "in" / file, "");
    specs.push_back({PathSymbols{file, (folder / "in").string(), ""}, here});
  }
  Names found;
  for (const SymbolSource& source : find_symbols(specs, folder / "library"))
    found.push_back(source.name);
  CHECK(found == names);
}

TEST_CASE("a file gives way to a text or a chosen name", "[symbols]") {
  const World world{"fox.png", "cow.png", "cow.svg"};
  SymbolSpec cow{PathSymbols{"cow.svg", (world / "").string(), "cow"}, here};
  cow.named_at = here;
  CHECK(world.names({world.path("fox.png"), text("fox"), world.path("cow.png"), cow}) ==
        Names{"fox.png", "fox", "cow.png", "cow"});
}

TEST_CASE("a symbol of several faces is told from others as its first is", "[symbols]") {
  const World world{"cow.png", "cow.svg", "calf.png"};
  const SymbolSpec faced{FacedSymbol{{world.path("cow.png"), world.path("calf.png")}, ""},
                         here};
  CHECK(world.names({faced, world.path("cow.svg")}) ==
        Names{"cow.png", "cow.png", "cow.svg"});
  // Faces of one symbol share its name.
  const SymbolSpec twice{FacedSymbol{{world.path("cow.png"), world.path("cow.svg")}, ""},
                         here};
  CHECK(world.names({twice, world.path("calf.png")}) == Names{"cow", "cow", "calf"});
}

TEST_CASE("messages tell files of one name by their folders", "[symbols]") {
  const World world{"cows/a.png", "birds/a.png", "b.png"};
  Names shown_names;
  for (const SymbolSource& source : world.find(
           {world.path("cows/a.png"), world.path("birds/a.png"), world.path("b.png")}))
    shown_names.push_back(shown(source));
  CHECK(shown_names == Names{"cows/a.png", "birds/a.png", "b.png"});
}

TEST_CASE("globs match whole names, in natural order", "[symbols]") {
  const World world{"a/cow10.svg", "a/cow2.svg",    "a/cow2.png",      "a/cow.txt.svg",
                    "b/cow1.svg",  "a/.hidden.svg", "a/dir.svg/x.png", "a/cow3.txt"};
  CHECK(world.names({world.path("a/*.svg")}) == Names{"cow.txt", "cow2", "cow10"});
  CHECK(world.names({world.path("a/cow?.*")}) == Names{"cow2.png", "cow2.svg"});
  CHECK(world.names({world.path("?/cow[0-1]*.svg")}) == Names{"cow10", "cow1"});
  CHECK(world.names({world.path((world / "b/*").string())}) == Names{"cow1"});
  CHECK(world.complaint({world.path("a/*.gif")}) ==
        "deck.yaml:3:5: error: no pictures match 'a/*.gif'\n"
        "  hint: it was looked for in the folder '" +
            (world / "a").string() + "'\n");
  CHECK(world.complaint({world.path("c/*.svg")}) ==
        "deck.yaml:3:5: error: no pictures match 'c/*.svg'\n"
        "  hint: it was looked for in the folder '" +
            (world / "").parent_path().string() + "'\n");
}

TEST_CASE("glob characters in real names are taken as they are", "[symbols]") {
  const World world{"my [deck]*/a.png", "my [deck]*/b.png", "what?.png", "whatx.png"};
  CHECK(world.names({world.path("my [deck]*")}) == Names{"a", "b"});
  CHECK(world.names({world.path("what?.png")}) == Names{"what?"});
  const SymbolSpec inside{PathSymbols{"*.png", (world / "my [deck]*").string(), ""},
                          here};
  CHECK(world.names({inside}) == Names{"a", "b"});
}

TEST_CASE("a missing file is told with the nearest name", "[symbols]") {
  const World world{"pictures/cow.png", "pictures/dog.png"};
  CHECK(world.complaint({world.path("pictures/cwo.png")}) ==
        "deck.yaml:3:5: error: no file or folder 'pictures/cwo.png'\n"
        "  hint: did you mean 'pictures/cow.png'?\n");
  CHECK(world.complaint({world.path("picture/cow.png")}) ==
        "deck.yaml:3:5: error: no file or folder 'picture/cow.png'\n"
        "  hint: did you mean 'pictures'?\n");
  CHECK(world.complaint({world.path("somewhere else")}) ==
        "deck.yaml:3:5: error: no file or folder 'somewhere else'\n"
        "  hint: a word is written {text: somewhere else}, a bundled drawing "
        "{library: somewhere else}\n");
  CHECK(world.complaint({world.path("other/x.png")}) ==
        "deck.yaml:3:5: error: no file or folder 'other/x.png'\n"
        "  hint: it was looked for in the folder '" +
            (world / "").parent_path().string() + "'\n");
  CHECK(world.complaint({world.path("~/Photos")}) ==
        "deck.yaml:3:5: error: no file or folder '~/Photos'\n"
        "  hint: ~ is not known here: write the whole path\n");
  CHECK(world.complaint({world.path("~/*.png")}) ==
        "deck.yaml:3:5: error: no pictures match '~/*.png'\n"
        "  hint: ~ is not known here: write the whole path\n");
  CHECK(world.complaint({world.path("🐄")}) ==
        "deck.yaml:3:5: error: no file or folder '🐄'\n"
        "  hint: an emoji is written {emoji: 🐄}\n");
}

TEST_CASE("what a cell of a table should not hold is told in words of tables",
          "[symbols]") {
  const World world{"cow.png"};
  const auto cell = [&](const std::string& content) {
    return world.complaint(
        {{PathSymbols{content, (world / "").string(), "", WrittenIn::table}, here}});
  };
  const std::string faces =
      "or 'face1', 'face2' and so on, which take words, emoji and pictures";
  CHECK(cell("🐄") ==
        "deck.yaml:3:5: error: no file or folder '🐄'\n"
        "  hint: an emoji goes into a column 'emoji', " +
            faces + "\n");
  CHECK(cell("dog") ==
        "deck.yaml:3:5: error: no file or folder 'dog'\n"
        "  hint: a word goes into a column 'text', " +
            faces + "; the name of a picture ends in .png or .jpg\n");
  for (const char* content : {"{emoji: 🐄}", "{text: dog}", "{file: a/cow.png}"})
    CHECK(cell(content) ==
          "deck.yaml:3:5: error: no file or folder '" + std::string(content) +
              "'\n  hint: a cell has no keys: write the word or emoji alone, in a column "
              "'text' or 'emoji'\n");
  CHECK(cell("cov.png") ==
        "deck.yaml:3:5: error: no file or folder 'cov.png'\n"
        "  hint: did you mean 'cow.png'?\n");
}

TEST_CASE("a folder without pictures is told with what it holds", "[symbols]") {
  const World world{"p/a.txt", "p/b", "q/.hidden.png", "r/x/y.png"};
  CHECK(world.complaint({world.path("p/")}) ==
        "deck.yaml:3:5: error: no pictures in 'p/'\n"
        "  hint: put SVG, PNG, JPEG or HEIC files there; it holds 2 other files\n");
  make_file(world / "p/c.psd", "8BPS");
  CHECK(
      world.complaint({world.path("p/")}) ==
      "deck.yaml:3:5: error: no pictures in 'p/'\n"
      "  hint: put SVG, PNG, JPEG or HEIC files there; it holds 1 picture of kinds that "
      "can't be read; it holds 2 other files\n");
  CHECK(world.complaint({world.path("q")}) ==
        "deck.yaml:3:5: error: no pictures in 'q'\n"
        "  hint: put SVG, PNG, JPEG or HEIC files there\n");
  CHECK(world.complaint({world.path("r")}) ==
        "deck.yaml:3:5: error: no pictures in 'r'\n"
        "  hint: put SVG, PNG, JPEG or HEIC files there; for those in a folder of it, "
        "write r/x/\n");
}

TEST_CASE("loops of links and special files are refused", "[symbols]") {
  const World world{"p/a.png"};
  fs::create_symlink("loop", world / "loop");
  fs::create_directory_symlink(world / "p", world / "p/again");
  CHECK(world.complaint({world.path("loop")}) ==
        "deck.yaml:3:5: error: cannot read 'loop': Too many levels of symbolic links\n");
  CHECK(world.names({world.path("p")}) == Names{"a"});
  CHECK(world.complaint({world.path("/dev/null")}) ==
        "deck.yaml:3:5: error: '/dev/null' is neither a file nor a folder\n");
}

TEST_CASE("the same file twice is told with both places", "[symbols]") {
  const World world{"p/cow.png", "p/dog.png", "p/elk.png"};
  CHECK(world.complaint({world.path("p/"), world.path("p/../p/./cow.png", there)}) ==
        "deck.yaml:4:5: error: cow.png is used twice, first at deck.yaml:3:5\n"
        "  hint: every symbol may be in the list only once\n");
  CHECK(world.complaint({world.path("p/"), world.path("p/*.png", there)}) ==
        "deck.yaml:4:5: error: cow.png and 2 more are used twice, first at "
        "deck.yaml:3:5\n"
        "  hint: every symbol may be in the list only once\n");
  fs::create_symlink("cow.png", world / "p/link.png");
  CHECK(world.complaint({world.path("p/")}) ==
        "deck.yaml:3:5: error: link.png is used twice, first at deck.yaml:3:5\n"
        "  hint: every symbol may be in the list only once\n");
}

TEST_CASE("texts are symbols and the same one twice is told", "[symbols]") {
  const World world{};
  const TextSymbol moo{"Moo", "DejaVu Sans Bold", black, ""};
  TextSymbol red = moo;
  red.color = {1, 0, 0, 1};
  red.name = "red moo";
  const auto sources = world.find({{moo, here}, {red, there}});
  REQUIRE(sources.size() == 2);
  CHECK(sources[0].name == "Moo");
  CHECK(sources[1].name == "red moo");
  CHECK(std::get<TextSymbol>(sources[1].from).text == "Moo");
  CHECK(world.complaint({{moo, here}, {moo, there}}) ==
        "deck.yaml:4:5: error: the text 'Moo' is used twice, first at deck.yaml:3:5\n"
        "  hint: every symbol may be in the list only once\n");
}

TEST_CASE("a bundled group or drawing is found by its name", "[symbols]") {
  const World world{"library/sea/sea-horse.svg", "library/sea/crab.svg",
                    "library/sea/notes.txt",     "library/land/fox.svg",
                    "library/LICENSE",           "library/old-farm/cow.svg"};
  CHECK(world.names({library("sea")}) == Names{"crab", "sea horse"});
  CHECK(world.names({library("fox"), library("sea horse")}) == Names{"fox", "sea horse"});
  CHECK(world.names({library("sea-horse")}) == Names{"sea horse"});
  CHECK(world.names({library("old farm")}) == Names{"cow"});
  CHECK(world.complaint({library("foxx")}) ==
        "deck.yaml:3:5: error: no bundled symbol or group named 'foxx'\n"
        "  hint: did you mean 'fox'?\n");
  CHECK(world.complaint({library("fox"), library("land", there)}) ==
        "deck.yaml:4:5: error: fox.svg is used twice, first at deck.yaml:3:5\n"
        "  hint: every symbol may be in the list only once\n");

  const std::vector<LibraryGroup> groups = library_groups(world / "library");
  REQUIRE(groups.size() == 3);
  CHECK(groups[0].name == "land");
  CHECK(groups[1].name == "old farm");
  CHECK(groups[2].name == "sea");
  CHECK(groups[2].symbols == Names{"crab", "sea horse"});
}

TEST_CASE("a library that is not there is told", "[symbols]") {
  CHECK_THROWS_WITH(library_groups("/nowhere/symbols"),
                    "cannot read the folder '/nowhere/symbols': No such file or "
                    "directory");
}

TEST_CASE("all that is wrong is told at once", "[symbols]") {
  const World world{"library/land/fox.svg", "p/a.png"};
  CHECK(world.complaint({world.path("q"), library("bear", there), world.path("p"),
                         world.path("p/a.png", {"deck.yaml", 9, 1})}) ==
        "deck.yaml:3:5: error: no file or folder 'q'\n"
        "  hint: a word is written {text: q}, a bundled drawing {library: q}\n"
        "deck.yaml:4:5: error: no bundled symbol or group named 'bear'\n"
        "  hint: onematch symbols lists what is bundled\n"
        "deck.yaml:9:1: error: a.png is used twice, first at deck.yaml:3:5\n"
        "  hint: every symbol may be in the list only once\n");
}

TEST_CASE("the faces of a symbol have one number and one name", "[symbols]") {
  const World world{"a.png", "b.png", "cow.svg", "library/animals/cow.svg"};
  const SymbolSpec cow{
      FacedSymbol{{world.path("cow.svg"), text("moo", there), library("cow")}, "Cow"},
      here};
  const auto sources = world.find({world.path("a.png"), cow, world.path("b.png")});
  REQUIRE(sources.size() == 5);
  const std::vector<std::size_t> symbols{0, 1, 1, 1, 2};
  for (std::size_t i = 0; i < 5; ++i) CHECK(sources[i].symbol == symbols[i]);
  CHECK(sources[0].name == "a");
  for (std::size_t i = 1; i < 4; ++i) CHECK(sources[i].name == "Cow");
  CHECK(sources[2].where == there);
  CHECK(std::get<TextSymbol>(sources[2].from).text == "moo");
}

TEST_CASE("a symbol without a name has that of its first face", "[symbols]") {
  const World world{"cow.svg"};
  const SymbolSpec cow{FacedSymbol{{world.path("cow.svg"), text("moo")}, ""}, here};
  CHECK(world.names({cow}) == Names{"cow", "cow"});
}

TEST_CASE("a face is cut out as it says, or else as its symbol says", "[symbols]") {
  const World world{"a.png", "b.png", "c.png"};
  SymbolSpec first = world.path("a.png"), second = world.path("b.png");
  second.cutout = Cutout::none;
  SymbolSpec symbol{FacedSymbol{{first, second}, ""}, here};
  symbol.cutout = Cutout::circle;
  const auto sources = world.find({symbol, world.path("c.png")});
  REQUIRE(sources.size() == 3);
  CHECK(sources[0].cutout == Cutout::circle);
  CHECK(sources[1].cutout == Cutout::none);
  CHECK_FALSE(sources[2].cutout);
}

TEST_CASE("a face turns no further than it and its symbol may", "[symbols]") {
  const World world{};
  SymbolSpec stiff = text("6");
  stiff.largest_angle = 0.5;
  SymbolSpec symbol{FacedSymbol{{stiff, text("six")}, ""}, here};
  symbol.largest_angle = 1;
  const auto sources = world.find({symbol});
  CHECK(sources[0].largest_angle == 0.5);
  CHECK(sources[1].largest_angle == 1);
}

TEST_CASE("blanks round a text make no other text of it", "[symbols]") {
  const World world{};
  CHECK(world.names({text(" Moo\t"), text("la  vache\n"), text("\u00A0\u200B6\u3000")}) ==
        Names{"Moo", "la  vache", "6"});
  CHECK(world.names({text(" ")}) == Names{" "});  // which is refused where it is drawn
  CHECK(world.complaint({text("Moo"), text("Moo ", there)}) ==
        "deck.yaml:4:5: error: the text 'Moo' is used twice, first at deck.yaml:3:5\n"
        "  hint: every symbol may be in the list only once\n");
}

TEST_CASE("a folder is no face", "[symbols]") {
  const World world{"p/a.png", "p/b.png", "p/c.png"};
  CHECK(world.complaint({{FacedSymbol{{world.path("p/", there)}, "it"}, here}}) ==
        "deck.yaml:4:5: error: a face is one picture, text or emoji, not 3 pictures\n"
        "  hint: name a single one\n");
}

TEST_CASE("a cell is a picture if it is named like one", "[symbols]") {
  const World world{"cow.png", "cow"};
  const auto cell = [&](const std::string& content) {
    TextSymbol words;
    words.text = content;
    const PathSymbols picture{content, (world / "").string(), ""};
    return SymbolSpec{CellSymbol{picture, words}, here};
  };
  CHECK(std::holds_alternative<fs::path>(world.find({cell("cow.png")})[0].from));
  CHECK(std::holds_alternative<TextSymbol>(world.find({cell("cow")})[0].from));
  CHECK(std::holds_alternative<TextSymbol>(world.find({cell("Mr. Cow")})[0].from));
  CHECK(world.complaint({cell("cov.png")}) ==
        "deck.yaml:3:5: error: no file or folder 'cov.png'\n"
        "  hint: did you mean 'cow.png'?\n");
}
