// What a build says of pictures made of pixels.
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "support/picture_files.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Rgba photo(int x, int y) {
  return {(x * 37 + y * 91) % 256, (x * x + y * 7) % 256, (x * y) % 256};
}

/// Three symbols a card: `first` and others that nothing is to be said of.
Ran build(const ScratchFolder& folder, const std::string& first,
          const std::string& more = "") {
  make_file(folder / "deck.yaml", "symbols:\n  - " + first +
                                      "\n  - library: [bee, bus, car, key, leaf, sun]\n" +
                                      more);
  return run_program({"build", folder.path().string()});
}

}  // namespace

TEST_CASE("a picture with too few pixels is warned of, with how few", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "cow.png", picture_bytes("png", 80, 80, photo));
  const Ran ran = build(folder, "{file: cow.png, cutout: none}");
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err, ContainsSubstring("deck.yaml:2:12: warning: this prints at "));
  CHECK_THAT(ran.err,
             ContainsSubstring(" dpi, and may look coarse: cow\n  hint: use larger "
                               "pictures, or smaller cards, or more symbols a card\n"));
  make_file(folder / "cow.png", picture_bytes("png", 500, 500, photo));
  CHECK(build(folder, "{file: cow.png, cutout: none}").err.empty());
}

TEST_CASE("what auto does to pictures is said once, by name", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "cow.png", picture_bytes("png", 500, 500, photo));
  make_file(folder / "dog.png", picture_bytes("png", 500, 500, [](int x, int y) {
              const bool inside = x > 100 && x < 400 && y > 100 && y < 350;
              return inside ? Rgba{200, 30, 30} : Rgba{255, 255, 255};
            }));
  CHECK_THAT(
      build(folder, "'*.png'").err,
      ContainsSubstring("deck.yaml:2:5: notice: cut out of their plain background: "
                        "dog; with round corners: cow\n  hint: cutout: none leaves "
                        "pictures as they are, cutout: rounded all but the corners; "
                        "cutout: circle makes them round\n"));
  // What was asked for is not news.
  CHECK(build(folder, "{file: '*.png', cutout: rounded}").err.find("rounded") ==
        std::string::npos);
  CHECK(build(folder, "'*.png'", "cutout: none\n").err.find("notice: c") ==
        std::string::npos);
}

TEST_CASE("files of one name are told apart wherever they are named", "[cli]") {
  const ScratchFolder folder;
  std::filesystem::create_directories(folder / "cows");
  std::filesystem::create_directories(folder / "birds");
  make_file(folder / "cows/a.png", picture_bytes("png", 80, 80, photo));
  make_file(folder / "birds/a.png",
            picture_bytes("png", 90, 80, [](int x, int y) { return photo(y, x + 3); }));
  make_file(folder / "b.jpg", picture_bytes("jpeg", 70, 80, [](int x, int y) {
              return photo(x + 5, y * 3);
            }));
  make_file(folder / "b.png", picture_bytes("png", 60, 80, [](int x, int y) {
              return photo(y + 9, x * 2);
            }));
  const std::string list = "'*/a.png', '*.jpg', b.png, {library: [fox]}";
  const auto told = [&](const std::string& more) {
    make_file(folder / "deck.yaml", "symbols: [" + list + "]\n" + more);
    return run_program({"check", folder.path().string()}).err;
  };
  const std::string all = told("deck: {symbols_per_card: 2}\n");
  CHECK_THAT(all, ContainsSubstring("may look coarse: birds/a.png, cows/a.png, b.jpg\n"));
  CHECK_THAT(all, ContainsSubstring("with round corners: birds/a.png, cows/a.png, "
                                    "b.jpg\n"));
  CHECK_THAT(all, ContainsSubstring("2 symbols are left over: b.png, fox\n"));
  CHECK_THAT(told("style: outline\n"),
             ContainsSubstring("error: cows/a.png has too many colours to be drawn in"));
  CHECK_THAT(told("back: {symbol: a}\n"),
             ContainsSubstring("error: the deck has no symbol named 'a' for its back\n"
                               "  hint: there are birds/a.png and cows/a.png\n"));
  CHECK(told("back: {symbol: cows/a.png}\n").find("no symbol named") ==
        std::string::npos);
  make_file(folder / "cows/a.png", "no picture");
  CHECK_THAT(told(""), ContainsSubstring("error: cows/a.png is not a picture\n"));
  make_file(folder / "cows/a.png", "");
  CHECK_THAT(told(""), ContainsSubstring("error: cows/a.png is an empty file\n"));
}

TEST_CASE("pictures of foreign kinds in a folder are warned of", "[cli]") {
  const ScratchFolder folder;
  const std::string start = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0,0";
  make_file(folder / "a.svg", start + "h9v9z'/></svg>");
  make_file(folder / "b.svg", start + "h9v4z'/></svg>");
  make_file(folder / "c.svg", start + "h4l1,9z'/></svg>");
  make_file(folder / "e.psd", "8BPS");
  make_file(folder / "f.mp4", std::string("\0\0\0\x18", 4) + "ftypisom");
  make_file(folder / "deck.yaml", "symbols: ./\n");
  const std::string err = run_program({"check", folder.path().string()}).err;
  const std::string at = (folder / "deck.yaml").string() + ":1:10: ";
  CHECK_THAT(err,
             ContainsSubstring(
                 at + "warning: left out, pictures of kinds that can't be read: e.psd\n"
                      "  hint: save them as PNG or JPEG, drawings as SVG\n"));
  CHECK_THAT(err, ContainsSubstring(at + "notice: left out, not pictures: f.mp4\n"));
}

TEST_CASE("a white flag is clip art without a frame, and a flag with one", "[cli]") {
  const ScratchFolder folder;
  const int frame = GENERATE(0, 1, 2, 3);
  const std::string type = GENERATE(as<std::string>{}, "png", "jpeg");
  CAPTURE(frame, type);
  make_file(folder / "flag.png", picture_bytes(type, 600, 400, [&](int x, int y) {
              const bool framed =
                  std::min(std::min(x, 599 - x), std::min(y, 399 - y)) < frame;
              const int from_middle = (x - 300) * (x - 300) + (y - 200) * (y - 200);
              return framed                    ? Rgba{60, 60, 60}
                     : from_middle < 120 * 120 ? Rgba{188, 0, 45}
                                               : Rgba{255, 255, 255};
            }));
  CHECK_THAT(build(folder, "flag.png").err,
             ContainsSubstring(
                 frame == 0 ? "cut out of their plain background: flag\n"
                              "  hint: cutout: none leaves pictures as they are, "
                              "cutout: rounded all but the corners; "
                            : "with round corners: flag\n"
                              "  hint: cutout: none leaves pictures as they are; "));
}

TEST_CASE("all that was cut off is in the JSON", "[cli]") {
  const ScratchFolder folder;
  const auto on_white = [](int x, int y) {
    const bool inside = x > 100 && x < 400 && y > 100 && y < 350;
    return inside ? Rgba{200, 30, x % 256} : Rgba{255, 255, 255};
  };
  const auto make = [&](const std::string& name, const Paint& paint) {
    make_file(folder / name, picture_bytes("png", 500, 500, paint));
  };
  make("cow.png", photo);
  make("cow2.png", [](int x, int y) { return photo(y, x * 3); });
  make("dog.png", on_white);
  make("pig.png", [&](int x, int y) { return on_white(x, y < 200 ? 0 : y); });
  make("hen.png", [](int x, int y) {
    return (x - 250) * (x - 250) + y * y < 40'000 ? photo(x, y) : Rgba{0, 0, 0, 0};
  });
  make("owl.png", [](int x, int y) { return photo(2 * x + y, y); });
  make_file(folder / "deck.yaml",
            "symbols:\n"
            "  - {name: Cow, faces: [cow.png, cow2.png]}\n"
            "  - dog.png\n"
            "  - {file: pig.png, cutout: white_and_holes}\n"
            "  - hen.png\n"
            "  - {file: owl.png, cutout: circle}\n"
            "  - library: [fox, bee]\n");
  const Ran ran = run_program({"check", "--json", folder.path().string()});
  const auto deck = nlohmann::json::parse(ran.out)["decks"][0];
  INFO(ran.err);
  REQUIRE(deck["made"] == true);
  const auto cut = [&](const std::string& symbol, const std::string& file,
                       const std::string& cutout) {
    return nlohmann::json{
        {"symbol", symbol}, {"file", (folder / file).string()}, {"cutout", cutout}};
  };
  CHECK(deck["cutouts"] ==
        nlohmann::json({cut("Cow", "cow.png", "rounded"),
                        cut("Cow", "cow2.png", "rounded"), cut("dog", "dog.png", "white"),
                        cut("pig", "pig.png", "white_and_holes"),
                        cut("hen", "hen.png", "none"), cut("owl", "owl.png", "circle")}));
}

TEST_CASE("lists that messages shorten are whole in the JSON", "[cli]") {
  const ScratchFolder folder;
  const auto problems_of = [&](const std::string& yaml) {
    make_file(folder / "deck.yaml", yaml);
    const Ran ran = run_program({"check", "--json", folder.path().string()});
    return nlohmann::json::parse(ran.out)["decks"][0]["problems"];
  };
  std::vector<std::string> files, names;
  for (int i = 1; i <= 13; ++i) {
    names.push_back("p" + std::to_string(i));
    files.push_back(names.back() + ".png");
    make_file(folder / files.back(), picture_bytes("png", 80 + i, 80, [i](int x, int y) {
                return photo(x * i + y, y + i * i);
              }));
  }
  // Notices and warnings.
  for (const auto& problem : problems_of("symbols: '*.png'\n")) {
    INFO(problem);
    CHECK_THAT(problem["message"].get<std::string>(), ContainsSubstring(" and 8 more"));
    CHECK(problem["items"] == names);
  }
  // Symbols used twice.
  const auto twice = problems_of("symbols: ['*.png', './*.png']\n");
  REQUIRE(twice.size() == 1);
  CHECK(
      twice[0]["message"].get<std::string>().starts_with("p1.png and 12 more are used"));
  CHECK(twice[0]["items"] == files);
  // Symbols that are alike.
  for (std::size_t i = 0; i < files.size(); ++i)
    make_file(folder / files[i],
              picture_bytes("png", 80 + static_cast<int>(i), 80, [](int, int) {
                return Rgba{9, 99, 9};
              }));
  const auto alike = problems_of("symbols: '*.png'\ncutout: circle\n");
  REQUIRE(alike.size() == 1);
  CHECK_THAT(alike[0]["message"].get<std::string>(),
             ContainsSubstring("and 5 more look"));
  CHECK(alike[0]["items"] == files);
  // A drawing's losses.
  std::string images;
  for (int i = 0; i < 6; ++i)
    images += "<image width='9' height='9' href='" + std::to_string(i) + ".png'/>";
  make_file(folder / "bad.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect "
            "width='9' height='5'/>" +
                images + "</svg>");
  const auto losses = problems_of("symbols: [bad.svg, {library: [fox, bee]}]\n");
  REQUIRE(losses.size() == 5);
  CHECK(losses[4]["message"] == "bad.svg: 2 more of that kind");
  CHECK(losses[4]["items"] ==
        nlohmann::json({"<image> 4.png is not there", "<image> 5.png is not there"}));
  CHECK_FALSE(losses[0].contains("items"));
}

TEST_CASE("a background and a back with too few pixels are warned of", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "paper.png", picture_bytes("png", 300, 300, photo));
  const Ran ran = build(folder, "library: fox",
                        "card: {background: ./paper.png, size: 85 mm}\n"
                        "back: {picture: paper.png}\n");
  CHECK(ran.code == 0);
  // 300 pixels on 85 mm and twice a bleed of 3 mm, or less.
  CHECK_THAT(ran.err,
             ContainsSubstring("warning: the card's background prints at 83 dpi, "
                               "and may look coarse\n  hint: a picture of 1,075 "
                               "x 1,075 pixels would print at 300 dpi\n"));
  CHECK_THAT(ran.err, ContainsSubstring(
                          "warning: the picture of the back prints at 83 dpi, and may"));
}

TEST_CASE("a background and a back that are printed as pixels are told", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "paper.svg",
            svg_file("<filter id='f'><feGaussianBlur stdDeviation='3'/></filter><mask "
                     "id='m'><circle r='90' fill='white'/></mask><rect width='100' "
                     "height='100' fill='#eef' filter='url(#f)' mask='url(#m)'/>"));
  const Ran ran = build(folder, "library: fox",
                        "card: {background: ./paper.svg}\nback: {picture: paper.svg}\n");
  CHECK(ran.code == 0);
  for (const std::string name : {"the card's background", "the picture of the back"})
    CHECK_THAT(ran.err, ContainsSubstring(" notice: " + name +
                                          " is printed as fine pixels, for a "
                                          "filter and a mask in it\n"));
}

TEST_CASE("no output takes the place of a part of a background", "[cli]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "art");
  make_file(folder / "art/deck.pdf", svg_file("<rect width='9' height='9'/>"));
  make_file(folder / "art/paper.svg", svg_file("<use href='deck.pdf#a'/><rect "
                                               "width='100' height='100' fill='#eef'/>"));
  make_file(folder / "deck.yaml",
            "symbols: {library: animals}\ncard: {background: art/paper.svg}\n");
  const Ran ran = run_program(
      {"build", (folder / "deck.yaml").string(), "-o", (folder / "art").string()});
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, ContainsSubstring("deck.pdf"));
}

TEST_CASE("a symbol on a back is looked at like those on cards", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "cow.png", picture_bytes("png", 90, 90, photo));
  make_file(folder / "pig.svg",
            svg_file("<rect width='100' height='100'/><image href='gone.png'/>"));
  // The fourth and fifth symbols are on no card.
  const auto told = [&](const std::string& name) {
    make_file(folder / "deck.yaml",
              "symbols: [{library: [fox, bee, cat]}, cow.png, pig.svg]\n"
              "back: {symbol: " +
                  name + "}\n");
    const Ran ran = run_program({"build", (folder / "deck.yaml").string()});
    CHECK(ran.code == 0);
    return ran.err;
  };
  const std::string coarse = told("cow");
  CHECK_THAT(coarse, ContainsSubstring("deck.yaml:2:16: warning: "));
  CHECK_THAT(coarse, ContainsSubstring(" dpi, and may look coarse\n"
                                       "  hint: use a larger picture\n"));
  CHECK_THAT(told("pig"), ContainsSubstring("deck.yaml:2:16: warning: pig.svg: <image> "
                                            "gone.png is not there\n"));
}

TEST_CASE("what a background and a back lose is told", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "paper.svg",
            svg_file("<rect width='100' height='100' fill='#eef'/><image "
                     "href='gone.png'/><image href='lost.png'/>"));
  const Ran ran = build(folder, "library: fox",
                        "card: {background: paper.svg}\nback: {picture: paper.svg}\n");
  CHECK(ran.code == 0);
  for (const std::string name : {"the card's background", "the picture of the back"})
    for (const std::string lost : {"gone.png", "lost.png"})
      CHECK_THAT(ran.err, ContainsSubstring(" warning: " + name + ": <image> " + lost +
                                            " is not there\n"));
}

TEST_CASE("pictures where pictures belong are not passed over in silence", "[cli]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "pictures");
  const std::string notice =
      "notice: 1 picture in pictures/ is not in the deck\n"
      "  hint: symbols: pictures/ makes the deck of them\n";
  const std::string words = "{text: [one, two, three]}";
  CHECK(build(folder, words).err.find("pictures/") == std::string::npos);
  make_file(folder / "pictures/cow.png", picture_bytes("png", 300, 300, [](int, int) {
              return Rgba{200, 30, 30};
            }));
  CHECK_THAT(build(folder, words).err, ContainsSubstring(notice));
  CHECK(build(folder, words + ", pictures/cow.png").err.find(notice) ==
        std::string::npos);
}
