#include "project/table.hpp"

#include "support/project.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
using test::load;
using test::load_errors;

namespace {

/// A folder with words.csv in it, and the project that asks for it.
class Words {
 public:
  explicit Words(const std::string& csv) { make_file(folder_ / "words.csv", csv); }

  Project project(const std::string& more = "") const {
    return load("symbols: {table: words.csv" + more + "}", {}, folder_.path());
  }

  /// What is wrong with it, without the folder.
  std::string errors(const std::string& more = "") const {
    std::string all =
        load_errors("symbols: {table: words.csv" + more + "}", {}, folder_.path());
    const std::string start = folder_.path().string() + "/";
    for (std::size_t at = 0; (at = all.find(start)) != std::string::npos;)
      all.erase(at, start.size());
    return all;
  }

  const ScratchFolder& folder() const { return folder_; }

 private:
  ScratchFolder folder_;
};

/// "name: face, face": a picture in <>, an emoji in (), what depends in {}.
std::string shown(const SymbolSpec& spec) {
  const auto& symbol = std::get<FacedSymbol>(spec.from);
  std::string text = symbol.name + ":";
  for (const SymbolSpec& face : symbol.faces) {
    text += text.ends_with(':') ? " " : ", ";
    if (const auto* words = std::get_if<TextSymbol>(&face.from)) text += words->text;
    if (const auto* path = std::get_if<PathSymbols>(&face.from))
      text += "<" + path->path + ">";
    if (const auto* emoji = std::get_if<EmojiSymbol>(&face.from))
      text += "(" + emoji->emoji + ")";
    if (const auto* cell = std::get_if<CellSymbol>(&face.from))
      text += "{" + cell->text.text + "}";
  }
  return text;
}

using Texts = std::vector<std::string>;

Texts rows(const std::string& csv) {
  Texts texts;
  for (const SymbolSpec& spec : Words(csv).project().symbols)
    texts.push_back(shown(spec));
  return texts;
}

}  // namespace

TEST_CASE("each row of a table is a symbol", "[table]") {
  const Texts wanted{"Cow: <cow.png>, la vache", "Pig: le cochon", "Hen: <hen.svg>"};
  CHECK(rows("name,picture,text\n"
             "Cow,cow.png,la vache\n"
             "Pig,,le cochon\n"
             ",,\n\n"
             "Hen,hen.svg,\n") == wanted);
  CHECK(rows("\xef\xbb\xbfNAME;Picture; Text \r\n"
             "Cow;cow.png;\"la vache\"\r\n"
             "Pig;; le cochon \r\n"
             "Hen;hen.svg;\r\n") == wanted);
  CHECK(rows("sep=\t\rtext\tname\tpicture\r"
             "\tCow\tcow.png\rle cochon\tPig\t\r")[1] == "Pig: le cochon");
  CHECK(rows("emoji,text\n🐄,cow\n") == Texts{": (🐄), cow"});
}

TEST_CASE("numbered faces are in their order", "[table]") {
  CHECK(rows("face2,name,face1\nla vache,Cow,cow.png\n,Pig,pig") ==
        Texts{"Cow: {cow.png}, {la vache}", "Pig: {pig}"});
  CHECK(rows("face1,face10,face2\na,b,c") == Texts{": {a}, {c}, {b}"});
}

TEST_CASE("a table of one column needs no header", "[table]") {
  CHECK(rows("cow\n\"a, b\"\n\nla vache") == Texts{": cow", ": a, b", ": la vache"});
  CHECK(rows("text\ncow") == Texts{": cow"});
}

TEST_CASE("columns that are blank from top to bottom are passed over", "[table]") {
  const Texts wanted{"Cow: <cow.png>", "Pig: <pig.png>"};
  for (const char* csv : {"name,picture,,\nCow,cow.png,,\nPig,pig.png,,\n",
                          "name;picture;\nCow;cow.png\nPig;pig.png; ;\n",
                          "name,,picture\nCow,,cow.png\nPig, ,pig.png\n",
                          ",name,picture\n,Cow,cow.png\n,Pig,pig.png\n",
                          "name,picture\nCow,cow.png,,,\nPig,pig.png,\n"}) {
    INFO(csv);
    CHECK(rows(csv) == wanted);
  }
  CHECK(rows("cow,,\npig,,\n") == Texts{": cow", ": pig"});
  CHECK(rows("name,text,picture\nCow,moo,\n") == Texts{"Cow: moo"});
  // One cell in one row makes it a column.
  for (const char* csv : {"name,text,\na,b,\nc,d,e\n", "name,text,,\na,b,e,\nc,d,,\n"}) {
    INFO(csv);
    CHECK_THAT(Words(csv).errors(),
               StartsWith("words.csv:1:11: error: a column has no header\n"));
  }
}

TEST_CASE("columns between bars are told from words", "[table]") {
  const std::string told =
      "words.csv:1:1: error: the columns seem to be separated by '|'\n"
      "  hint: write 'sep=|' in a line of its own above them, or separate them by "
      "commas, semicolons or tabs\n";
  CHECK(Words("name|text\nCow|moo\n").errors() == told);
  CHECK(Words("cow|moo\n\nhen|cluck, cluck\n").errors() == told);
  CHECK(rows("sep=|\nname|text\nCow|moo\n") == Texts{"Cow: moo"});
  // A bar may be a part of a word.
  CHECK(rows("text\na|b\nc|d\n") == Texts{": a|b", ": c|d"});
  CHECK(rows("a|b\ncow\n") == Texts{": a|b", ": cow"});
}

TEST_CASE("texts of a table look as the entry says", "[table]") {
  const auto symbols = Words("text\na\nb\nc")
                           .project(", font: Serif, color: [red, lime], rotation: 30°")
                           .symbols;
  REQUIRE(symbols.size() == 3);
  const auto look = [&](std::size_t i) {
    return std::get<TextSymbol>(std::get<FacedSymbol>(symbols[i].from).faces[0].from);
  };
  CHECK(look(0).font == "Serif");
  CHECK(look(0).color == Color{1, 0, 0, 1});
  CHECK(look(1).color == Color{0, 1, 0, 1});
  CHECK(look(2).color == Color{1, 0, 0, 1});
  CHECK(symbols[2].largest_angle == Approx(0.5236).margin(1e-4));
}

TEST_CASE("a table's symbols know their row, and its pictures their folder", "[table]") {
  const Words words("name,picture\n\"C\now\",cow.png\nPig,pig.png");
  const Project project = words.project();
  const std::string file = (words.folder() / "words.csv").string();
  CHECK(project.symbols[0].where == Source{file, 3, 5});
  CHECK(project.symbols[1].where == Source{file, 4, 5});
  CHECK(project.tables == std::vector<std::filesystem::path>{file});
  const auto& face = std::get<FacedSymbol>(project.symbols[0].from).faces[0];
  CHECK(std::get<PathSymbols>(face.from).folder == words.folder().path().string());
}

TEST_CASE("all that is wrong with a table is said, by row", "[table]") {
  CHECK(Words("name,text\nCow\nPig,b,c\n,d\nHen,\n").errors() ==
        "words.csv:2:1: error: a row of 1 cell in a table of 2\n"
        "words.csv:3:1: error: a row of 3 cells in a table of 2\n"
        "  hint: put a cell that holds a separator in quotes\n"
        "words.csv:4:1: error: the name of this symbol is empty\n"
        "words.csv:5:1: error: the row says nothing but the symbol's name\n");
  CHECK(Words("name,txt,,TEXT,text\na,b,c,d,e\n").errors() ==
        "words.csv:1:6: error: unknown header 'txt'\n"
        "  hint: did you mean 'text'?\n"
        "words.csv:1:10: error: a column has no header\n"
        "  hint: the headers there are: name, picture, text, emoji, face1, face2 and so "
        "on; for a word in two languages: face1,face2; for a word and a picture: "
        "text,picture\n"
        "words.csv:1:16: error: two columns have the header 'text'\n");
  CHECK(Words("cow,vache\n").errors() ==
        "words.csv:1:1: error: the first row is no header\n"
        "  hint: the headers there are: name, picture, text, emoji, face1, face2 and so "
        "on; for a word in two languages: face1,face2; for a word and a picture: "
        "text,picture\n");
  CHECK(Words("text,name\na\"b,c\n\"d").errors() ==
        "words.csv:2:2: error: a quote stands in a cell that has none round it\n"
        "  hint: put the whole cell in quotes, and write each quote in it twice\n"
        "words.csv:3:1: error: the quote that opens this cell is never closed\n"
        "  hint: put the whole cell in quotes, and write each quote in it twice\n");
  for (const char* empty : {"", "\n\n", ";;\n"})
    CHECK_THAT(Words(empty).errors(),
               StartsWith("words.csv:1:1: error: the table is empty\n"));
  CHECK(Words("text\n").errors() ==
        "words.csv:1:1: error: the table has no row below its header\n");
  CHECK_THAT(Words("name\nCow\n").errors(),
             StartsWith("words.csv:1:1: error: the table says of no symbol what it "
                        "shows\n"));
  CHECK(Words("face1,face2,face3,face4,face5,face6,face7,face8,face9\n"
              "a,b,c,d,e,f,g,h,i\n")
            .errors() ==
        "words.csv:1:1: error: a symbol can have 8 faces at most, not 9\n");
}

TEST_CASE("a table that can't be read as text is told", "[table]") {
  CHECK(Words("text\nGem\xfcse\n").errors() ==
        "words.csv:2:4: error: the byte 0xfc is not valid UTF-8\n"
        "  hint: in Excel choose 'CSV UTF-8', in LibreOffice the character set Unicode "
        "(UTF-8)\n");
  CHECK(Words(std::string("\xff\xfet\0", 4)).errors() ==
        "words.csv:1:1: error: the file is in UTF-16\n"
        "  hint: in Excel choose 'CSV UTF-8', in LibreOffice the character set Unicode "
        "(UTF-8)\n");
  const std::string workbook("PK\x03\x04\x14\0\x06\0\x08", 9);
  CHECK_THAT(Words(workbook).errors(),
             ContainsSubstring("deck.yaml:1:18: error: 'words.csv' is a workbook\n"
                               "  hint: save it as CSV UTF-8\n"));
}

TEST_CASE("a table that is not there is told with the nearest", "[table]") {
  const Words words("text\na");
  CHECK_THAT(load_errors("symbols: {table: word.csv}", {}, words.folder().path()),
             ContainsSubstring("deck.yaml:1:18: error: no file 'word.csv'\n"
                               "  hint: did you mean 'words.csv'?\n"));
  CHECK_THAT(load_errors("symbols: {table: x/}", {}, words.folder().path()),
             ContainsSubstring("error: no file 'x/'\n  hint: it was looked for in the "
                               "folder '" +
                               words.folder().path().string() + "'\n"));
  CHECK_THAT(words.errors(", name: x"),
             ContainsSubstring("error: 'name' does not go with 'table'\n"));
  CHECK_THAT(load_errors("symbols: [{faces: [a, {table: b}]}]"),
             ContainsSubstring("error: a face has no table of its own\n"));
}

TEST_CASE("headers that are nearly right get examples", "[table]") {
  for (const char* header : {"word", "image", "english"})
    CHECK(Words("name," + std::string(header) + "\na,b\n").errors() ==
          "words.csv:1:6: error: unknown header '" + std::string(header) +
              "'\n  hint: the headers there are: name, picture, text, emoji, face1, "
              "face2 and so on; for a word in two languages: face1,face2; for a word and "
              "a picture: text,picture\n");
}

TEST_CASE("a faulty quote hides nothing of the other rows", "[table]") {
  const std::string hint =
      "  hint: put the whole cell in quotes, and write each quote in it twice\n";
  CHECK(Words("name,text\nCow\nP\"ig\n,d\n\"x\"y,\n,\n\"Hen,").errors() ==
        "words.csv:2:1: error: a row of 1 cell in a table of 2\n"
        "words.csv:3:2: error: a quote stands in a cell that has none round it\n" +
            hint +
            "words.csv:4:1: error: the name of this symbol is empty\n"
            "words.csv:5:4: error: something follows the quote that closes a cell\n" +
            hint +
            "words.csv:7:1: error: the quote that opens this cell is never closed\n" +
            hint);
  // Not so where the header itself is not what was meant.
  CHECK(Words("\"name\"x,text\nCow\n").errors() ==
        "words.csv:1:7: error: something follows the quote that closes a cell\n" + hint);
  // A list of words has no header.
  CHECK(Words("a\"b\nc,d\n").errors() ==
        "words.csv:1:2: error: a quote stands in a cell that has none round it\n" + hint +
            "words.csv:2:1: error: a row of 2 cells in a table of 1\n"
            "  hint: put a cell that holds a separator in quotes\n");
}
