// Pictures in drawings are shown as they are shown alone.
#include "symbols/svg_mended.hpp"

#include <librsvg/rsvg.h>

#include <filesystem>

#include "support/picture_files.hpp"
#include "support/png_files.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "symbols/load.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_pictures.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using Texts = std::vector<std::string>;

constexpr int width = 48, height = 32;

/// To be seen upright, from the pixel that is stored there.
struct Turn {
  int orientation;
  bool sideways;
  Paint stored;
};

Rgba seen(int x, int y) {
  return four_blocks(x, y, width, height);
}

/// Exif 2.3, 4.6.4: where the first row and the first column of what is stored are seen.
const std::vector<Turn> turns{
    {1, false, seen},
    {2, false, [](int x, int y) { return seen(width - 1 - x, y); }},
    {3, false, [](int x, int y) { return seen(width - 1 - x, height - 1 - y); }},
    {4, false, [](int x, int y) { return seen(x, height - 1 - y); }},
    {5, true, [](int x, int y) { return seen(y, x); }},
    {6, true, [](int x, int y) { return seen(width - 1 - y, x); }},
    {7, true, [](int x, int y) { return seen(width - 1 - y, height - 1 - x); }},
    {8, true, [](int x, int y) { return seen(y, height - 1 - x); }},
};

std::string stored_jpeg(const Turn& turn) {
  return with_orientation(picture_bytes("jpeg", turn.sideways ? height : width,
                                        turn.sideways ? width : height, turn.stored),
                          turn.orientation);
}

std::string stored_png(const Turn& turn, int columns, int rows) {
  PngKind kind{2, 8};
  std::string exif("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0", 26);
  exif[19] = static_cast<char>(turn.orientation);
  kind.chunks = png_chunk_of("eXIf", exif);
  return png_file(kind, columns, rows, [&](int x, int y) {
    const Rgba color = turn.stored(x, y);
    return std::vector<int>{color.red, color.green, color.blue};
  });
}

std::string stored_png(const Turn& turn) {
  return stored_png(turn, turn.sideways ? height : width, turn.sideways ? width : height);
}

/// What takes most room.
class Noise {
 public:
  Rgba operator()(int, int) {
    state_ = state_ * 1664525 + 1013904223;
    return Rgba{static_cast<int>(state_ >> 24), static_cast<int>(state_ >> 16 & 255),
                static_cast<int>(state_ >> 8 & 255)};
  }

 private:
  std::uint32_t state_ = 1;
};

/// What a drawing looks like whose only picture is in the file `cow.pic` beside it.
Image look(const std::string& body, const std::string& picture) {
  const ScratchFolder folder;
  make_file(folder / "cow.pic", picture);
  make_file(folder / "cow.svg", svg_file("<rect width='100' height='100'/>" + body));
  return render(load_symbol({"cow", folder / "cow.svg", {}}).picture, 1);
}

/// What librsvg makes of a drawing at that size.
Image drawn_by_librsvg(const std::string& bytes, const std::filesystem::path& path,
                       int side) {
  const GObjectPtr<GInputStream> stream(g_memory_input_stream_new_from_data(
      bytes.data(), static_cast<gssize>(bytes.size()), nullptr));
  const GObjectPtr<GFile> file(g_file_new_for_path(path.c_str()));
  const GObjectPtr<RsvgHandle> svg(rsvg_handle_new_from_stream_sync(
      stream.get(), file.get(), RSVG_HANDLE_FLAGS_NONE, nullptr, nullptr));
  REQUIRE(svg);
  return render(side, side, [&](cairo_t* cr) {
    const RsvgRectangle page{0, 0, double(side), double(side)};
    REQUIRE(rsvg_handle_render_document(svg.get(), cr, &page, nullptr));
  });
}

MendedSvg mended_of(const std::string& body, const std::filesystem::path& folder) {
  return mended({"cow.svg", svg_file(body), {}, folder / "cow.svg"}, 60);
}

}  // namespace

TEST_CASE("a picture in a drawing is seen upright, and has its place", "[symbols]") {
  const std::string place = GENERATE(
      as<std::string>{}, "", "width='100'", "height='90'", "x='9' width='80' height='80'",
      "width='80' height='90' preserveAspectRatio='none'",
      "width='40' height='90' preserveAspectRatio='xMinYMax slice'",
      "transform='rotate(20) scale(.5)'");
  const std::string plain =
      picture_bytes("png", width, height, [](int x, int y) { return seen(x, y); });
  const auto body = [&](const std::string& address) {
    return "<image href='" + address + "' " + place + "/>";
  };
  const Image right = look(body("cow.pic"), plain);
  for (const Turn& turn : turns) {
    INFO(place << ", orientation " << turn.orientation);
    CHECK(mean_difference(look(body("cow.pic"), stored_png(turn)), right) < 0.02);
    CHECK(mean_difference(look(body("cow.pic"), stored_jpeg(turn)), right) < 3);
    CHECK(mean_difference(look(body(data_address("image/png", stored_png(turn))), plain),
                          right) < 0.02);
  }
}

TEST_CASE("a picture that a filter brings in is seen upright, and has its place",
          "[symbols]") {
  const auto [units, place] = GENERATE(table<std::string, std::string>({
      {"", "x='0' y='0' width='96' height='64'"},
      {"", ""},
      {"", "x='10' width='60'"},
      {"", "height='50' preserveAspectRatio='none'"},
      {"primitiveUnits='objectBoundingBox'", ""},
      {"primitiveUnits='objectBoundingBox'", "width='.5'"},
  }));
  const std::string body =
      "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='100' "
      "height='100' " +
      units + "><feImage href='cow.pic' " + place +
      "/></filter><rect width='100' height='100' filter='url(#f)'/>";
  const Image right = look(
      body, picture_bytes("png", width, height, [](int x, int y) { return seen(x, y); }));
  INFO(units << ' ' << place);
  CHECK(mean_difference(look(body, stored_png(turns[5])), right) < 0.02);
}

TEST_CASE("a large photo takes no more room than librsvg gives it", "[symbols]") {
  const std::string photo =
      with_orientation(picture_bytes("jpeg", 2400, 3200, Noise()), 6);
  const Image image = look("<image href='cow.pic' transform='scale(.03)'/>", photo);
  const ScratchFolder folder;
  make_file(folder / "cow.pic", photo);
  const MendedSvg file = mended_of("<image href='cow.pic'/>", folder.path());
  CHECK(file.notes.losses == Texts{});
  CHECK(file.bytes.size() < 10'000'000);
  CHECK_THAT(file.bytes, ContainsSubstring(R"(width="3200" height="2400")"));
  // Noise in place of the black below it.
  CHECK((image.at(64, 64) & 0xffffff) != 0);
}

TEST_CASE("many photos take no more room than librsvg gives them", "[symbols]") {
  const ScratchFolder folder;
  const std::string type = GENERATE(as<std::string>{}, "jpeg", "png");
  Turn noise{6, true, Noise()};
  for (const std::string name : {"a", "b"})
    make_file(folder / name,
              type == "png"
                  ? stored_png(noise, 600, 900)
                  : with_orientation(picture_bytes(type, 1200, 1500, Noise()), 6));
  // Of a picture that is embedded, what it took is room for what takes its place.
  const std::string embedded = data_address("", contents_of(folder / "a"));
  std::string body;
  for (int i = 0; i < 20; ++i)
    body += "<image width='20' height='15' x='" + std::to_string(i % 5 * 20) + "' y='" +
            std::to_string(i / 5 * 20) + "' href='" +
            (i == 0      ? embedded
             : i % 2 > 0 ? "a"
                         : "b") +
            "'/>";
  const MendedSvg file = mended_of(body, folder.path());
  CHECK(file.notes.losses == Texts{});
  CHECK(file.bytes.find("href=\"a\"") == std::string::npos);
  CHECK(file.bytes.size() < 10'000'000);
  CHECK(file.bytes.size() > 2'500'000);
  const Image image = drawn_by_librsvg(file.bytes, folder / "cow.svg", 100);
  for (int i = 0; i < 20; ++i) CHECK(image.at(i % 5 * 20 + 10, i / 5 * 20 + 7) >> 24 > 0);
}

TEST_CASE("pictures that get no room are told, and none is drawn", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "cow.png", stored_png(turns[5], 32, 48));
  make_file(folder / "bad.png", stored_png(turns[5], 32, 48).substr(0, 90));
  std::string body = "<image href='bad.png'/>";
  for (int i = 0; i < 90'000; ++i) body += "<image href='cow.png'/>";
  const MendedSvg file = mended_of(body, folder.path());
  CHECK(file.bytes.find("cow.png") == std::string::npos);
  CHECK(file.notes.losses == Texts{"<image> bad.png is damaged: its end is missing",
                                   "it shows too many pictures: none of them is drawn"});
}

TEST_CASE("a lean picture is no longer than Cairo draws", "[symbols]") {
  const Image image =
      look("<image href='cow.pic' width='100' height='100' preserveAspectRatio='none'/>",
           with_orientation(picture_bytes("jpeg", 9, 40'000,
                                          [](int, int) {
                                            return Rgba{255, 255, 255};
                                          }),
                            3));
  CHECK((image.at(64, 64) & 0xffffff) == 0xffffff);
}

TEST_CASE("pictures in a grey drawing are grey, and all in the drawing", "[symbols]") {
  const ScratchFolder folder;
  const std::string png =
      picture_bytes("png", width, height, [](int x, int y) { return seen(x, y); });
  make_file(folder / "cow.png", png);
  make_file(folder / "cow.svg", svg_file("<rect width='9' height='9' fill='red'/>"));
  make_file(folder / "dog.svg", svg_file("<image href='dog.svg'/>"));
  for (const std::string& body : std::vector<std::string>{
           "<image href='cow.png'/><feImage href='cow.png'/>", "<image href='cow.svg'/>",
           "<image href='dog.svg'/>", "<image href='gone.png'/>",
           "<image href='" + data_address("", png.substr(0, 90)) + "'/>"}) {
    INFO(body);
    const MendedSvg file =
        mended({"cow.svg", svg_file(body), {}, folder / "dog.svg"}, 60, Style::grey);
    CHECK(file.bytes.find("cow.") == std::string::npos);
    const Image image = drawn_by_librsvg(file.bytes, folder / "dog.svg", 100);
    for (int y = 0; y < image.height; ++y)
      for (int x = 0; x < image.width; ++x) {
        const std::uint32_t pixel = image.at(x, y);
        if ((pixel & 0xff) != (pixel >> 8 & 0xff) ||
            (pixel & 0xff) != (pixel >> 16 & 0xff))
          FAIL_CHECK(x << ", " << y << " has a colour");
      }
  }
}

TEST_CASE("what says that it is another kind of picture is taken for what it is",
          "[symbols]") {
  const std::string kind = GENERATE(as<std::string>{}, "jpeg", "png", "bmp", "tiff");
  const std::string bytes =
      picture_bytes(kind, width, height, [](int x, int y) { return seen(x, y); });
  const ScratchFolder folder;
  const auto shown = [&](const std::string& address) {
    const MendedSvg file = mended_of(
        "<image width='96' height='64' href='" + address + "'/>", folder.path());
    CHECK(file.notes.losses == Texts{});
    return drawn_by_librsvg(file.bytes, folder / "cow.svg", 200);
  };
  make_file(folder / ("cow." + kind), bytes);
  const Image right = shown("cow." + kind);
  CHECK(right.alpha(50, 50) == 255);
  for (const std::string type :
       {"image/heic", "image/heif", "image/avif", "image/svg+xml", "image/png",
        "image/jpeg", "IMAGE/GIF", "text/plain", ""})
    CHECK(mean_difference(shown(data_address(type, bytes)), right) < 0.02);
  for (const std::string name : {"a.heic", "b.svg", "c.png", "d.jpg", "e"}) {
    make_file(folder / name, bytes);
    CHECK(mean_difference(shown(name), right) < 0.02);
  }
}

TEST_CASE("librsvg sees no picture that can't be decoded", "[symbols]") {
  const ScratchFolder folder;
  for (const std::string& bytes : {std::string("junk"),
                                   std::string("\0\0\0\x18"
                                               "ftypheic",
                                               12),
                                   stored_png(turns[0]).substr(0, 99)})
    for (const std::string type : {"image/heic", "image/png", ""}) {
      const std::string address = data_address(type, bytes);
      const MendedSvg file =
          mended_of("<image href='" + address + "'/><feImage href='" + address + "'/>",
                    folder.path());
      CHECK(file.bytes.find(address) == std::string::npos);
      drawn_by_librsvg(file.bytes, folder / "cow.svg", 100);
    }
}

TEST_CASE("a picture of which one side is said has its proportions", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "cow.png", stored_png(turns[0]));  // 3 by 2
  make_file(folder / "cow.jpg", stored_jpeg(turns[5]));
  make_file(folder / "dog.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='30' "
            "height='20'><rect width='30' height='20'/></svg>");
  const auto [written, completed] = GENERATE(table<std::string, std::string>({
      {R"(width="60")", R"(height="40")"},
      {R"(height="60")", R"(width="90")"},
      {R"(width="6mm" height="auto")", R"(height="4mm")"},
      {R"(width="auto" height="1e1px")", R"(width="15px")"},
      {R"(width="-60" height="20")", R"(width="30")"},
      {R"(width="60" height="abc")", R"(height="40")"},
      {R"(width="60" height="9 px")", R"(height="40")"},
  }));
  for (const std::string name : {"cow.png", "cow.jpg", "dog.svg"}) {
    const MendedSvg file =
        mended_of("<image href='" + name + "' " + written + "/>", folder.path());
    CHECK_THAT(file.bytes, ContainsSubstring(completed));
  }
}

TEST_CASE("a picture of which no side is rightly said has its own size", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "cow.jpg", stored_jpeg(turns[5]));
  for (const std::string sides :
       {"", R"(width="auto")", R"(width="-1" height="-1")", R"(height="high")"})
    CHECK_THAT(mended_of("<image href='cow.jpg' " + sides + "/>", folder.path()).bytes,
               ContainsSubstring(R"(width="48")") && ContainsSubstring(R"(height="32")"));
}

TEST_CASE("a drawing whose pictures are right keeps its bytes", "[symbols]") {
  const ScratchFolder folder;
  const auto paint = [](int x, int y) { return seen(x, y); };
  for (const std::string type : {"png", "jpeg"})
    make_file(folder / ("cow." + type), picture_bytes(type, width, height, paint));
  make_file(folder / "dog.jpeg", stored_jpeg(turns[5]));
  for (const std::string body :
       {"<image href='cow.png'/>", "<image  href='cow.jpeg'/>",
        "<image href='cow.png' width='9' height='9'/>", "<image href='gone.png'/>",
        "<image href='#a'/>", "<image href='../cow.png'/>", "<image href=''/>",
        "<image/>", "<g href='dog.jpeg'/>",
        "<image href='https://example.org/dog.jpeg'/>", "<image href='data:'/>"}) {
    INFO(body);
    const MendedSvg file = mended_of(body, folder.path());
    CHECK(file.bytes == svg_file(body));
    CHECK(file.notes.losses == Texts{});
  }
  CHECK(mended({"cow.svg", "<svg><g>", {}, "cow.svg"}, 60).bytes == "<svg><g>");
}

TEST_CASE("a drawing in a drawing is as fine as it is printed", "[symbols]") {
  const ScratchFolder folder;
  const std::string shapes =
      "<rect width='24' height='20' fill='gold'/><circle cx='20' cy='15' r='9'/>";
  const auto [size, place, box, inlined] =
      GENERATE_COPY(table<std::string, std::string, std::string, std::string>({
          {"width='40' height='30'", "", "0 0 40 30", "width='40' height='30'"},
          {"width='40' height='30'", "width='80'", "0 0 40 30", "width='80' height='60'"},
          {"width='40' height='30'", "width='auto' height='60px'", "0 0 40 30",
           "width='80' height='60'"},
          {"width='40' height='30' viewBox='0 0 80 80'", "x='9' width='80' height='80'",
           "-13.333 0 106.667 80", "x='9' width='80' height='80'"},
          {"viewBox='0 0 40 30'", "", "0 0 40 30", "width='40' height='30'"},
          {"viewBox='-5 -5 40 30'", "width='70' height='30' preserveAspectRatio='none'",
           "-5 -5 40 30", "width='70' height='30' preserveAspectRatio='none'"},
          {"width='100%' height='100%' viewBox='0 0 40 30'", "width='90' height='80'",
           "0 0 40 30", "width='90' height='80'"},
          {"width='10mm' height='8mm'", "width='90' height='80'", "0 0 37.795 30.236",
           "width='90' height='80'"},
          {"width='40' height='30'",
           "width='70' height='30' preserveAspectRatio='xMaxYMin slice'", "0 0 40 30",
           "width='70' height='30' preserveAspectRatio='xMaxYMin slice'"},
      }));
  INFO(size << " in " << place);
  make_file(folder / "dog.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' " + size + ">" + shapes + "</svg>");
  const MendedSvg file =
      mended_of("<image href='dog.svg' " + place + "/>", folder.path());
  CHECK(file.notes.losses == Texts{});
  const auto drawn = [&](const std::string& bytes) {
    return drawn_by_librsvg(bytes, folder / "cow.svg", 600);
  };
  // Against the same shapes as vectors.
  CHECK(mean_difference(drawn(file.bytes),
                        drawn(svg_file("<svg viewBox='" + box + "' " + inlined + ">" +
                                       shapes + "</svg>"))) < 0.3);
}

TEST_CASE("drawings in a drawing are told of, whatever they lose", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "a.svg", svg_file("<image href='b.svg'/><image href='gone.png'/>"));
  make_file(folder / "b.svg", svg_file("<rect fill='url(#gone)'/>"));
  make_file(folder / "bad.svg", "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>");
  const MendedSvg file = mended_of(
      "<image href='a.svg'/><image href='b.svg'/><image href='bad.svg'/>", folder.path());
  CHECK(file.notes.losses ==
        Texts{"<image> a.svg: <image> gone.png is not there",
              "<image> a.svg: <image> b.svg: <rect fill> #gone is not in the file, so "
              "nothing is painted",
              "<image> bad.svg is not a readable SVG: "
              "line 1: <g> of line 1 is closed by </svg>"});
  REQUIRE_FALSE(file.notes.files.empty());
  CHECK(file.notes.files[0].filename() == "b.svg");
}

TEST_CASE("many drawings in a drawing share the pixels of a few", "[symbols]") {
  const ScratchFolder folder;
  const auto pixels_of = [&](int count) {
    std::string body;
    for (int i = 0; i < count; ++i) {
      const std::string name = "part" + std::to_string(i) + ".svg";
      make_file(folder / name,
                svg_file("<rect width='9' height='" + std::to_string(i + 1) +
                         "'/><image href='gone" + std::to_string(i) + ".png'/>"));
      body += "<image width='9' height='9' href='" + name + "'/>";
    }
    const MendedSvg file = mended_of(body, folder.path());
    CHECK(file.notes.losses.size() == static_cast<std::size_t>(count));
    double sum = 0;
    int shown = 0;
    for (std::size_t at = file.bytes.find("data:"); at != file.bytes.npos; ++shown) {
      const std::size_t end = file.bytes.find_first_of("'\"", at);
      const PictureSize size =
          read_picture_size(data_in(file.bytes.substr(at, end - at)).value()).value();
      sum += double(size.width) * size.height;
      at = file.bytes.find("data:", end);
    }
    CHECK(shown == count);
    return sum;
  };
  const double one = pixels_of(1);
  CHECK(pixels_of(3) == Approx(3 * one));
  CHECK(pixels_of(40) < 17 * one);
  CHECK(pixels_of(40) > 10 * one);
}

TEST_CASE("drawings that show each other come to an end", "[symbols]") {
  const ScratchFolder folder;
  const std::string mark = "<rect width='50' height='50'/>";
  make_file(folder / "a.svg", svg_file(mark + "<image href='b.svg'/>"));
  make_file(folder / "b.svg", svg_file(mark + "<image href='cow.svg'/>"));
  make_file(folder / "cow.svg", svg_file(mark + "<image href='a.svg'/>"));
  CHECK(load_symbol({"cow", folder / "cow.svg", {}}).notes.losses ==
        Texts{"<image> a.svg: <image> b.svg: <image> cow.svg shows itself, or what it is "
              "in: it is left out there"});
  // Each is drawn once, however often it is asked for.
  std::string body = mark;
  for (int depth = 4; depth > 0; --depth) {
    const std::string name = "part" + std::to_string(depth);
    for (int i = 0; i < 12; ++i)
      make_file(folder / (name + "-" + std::to_string(i) + ".svg"), svg_file(body));
    body = mark;
    for (int i = 0; i < 12; ++i)
      body += "<image href='" + name + "-" + std::to_string(i) + ".svg'/>";
  }
  CHECK(mended_of(body, folder.path()).notes.losses == Texts{});
}

TEST_CASE("a picture that is damaged is told", "[symbols]") {
  const ScratchFolder folder;
  const std::string jpeg = stored_jpeg(turns[5]), png = stored_png(turns[5]);
  make_file(folder / "cow.jpg", jpeg.substr(0, jpeg.size() - 40));
  make_file(folder / "cow.png", png.substr(0, png.size() - 20));
  const std::string body =
      "<image href='cow.jpg'/><image href='cow.jpg'/><image xlink:href='cow.png'/>"
      "<feImage href='" +
      data_address("", jpeg.substr(0, jpeg.size() - 9)) + "'/>";
  const MendedSvg file = mended_of(body, folder.path());
  CHECK(file.bytes.find("cow.") == std::string::npos);
  CHECK(file.notes.losses == Texts{"<image> cow.jpg is damaged: its end is missing",
                                   "<image> cow.png is damaged: its end is missing",
                                   "<feImage> is damaged: its end is missing"});
}

TEST_CASE("nothing is borrowed from a drawing with pictures", "[svg]") {
  // An address in a lender would come to librsvg as it is.
  const std::string picture = "<image width='9' height='9' href='data:a;base64,AAAA'/>";
  const ScratchFolder folder;
  make_file(folder / "lender.svg", svg_file("<g id='a'><path d='M0 0H9L4 9'/>" + picture +
                                            "</g><linearGradient id='b'>"
                                            "<stop stop-color='red'/></linearGradient>"));
  make_file(folder / "middle.svg", svg_file("<g id='a'><use href='lender.svg#a'/></g>"));
  make_file(folder / "honest.svg", svg_file("<g id='a'><use href='honest.svg#b'/></g>"
                                            "<path id='b' d='M0 0H9L4 9'/>"));
  const auto losses_of = [&](const std::string& inside) {
    const std::string bytes = svg_file("<rect width='9' height='9'/>" + inside);
    const MendedSvg result = mended({"a.svg", bytes, {}, folder / "a.svg"}, 20);
    CHECK((result.bytes == bytes) == result.notes.losses.empty());
    CHECK(result.bytes.find("lender.svg") == result.bytes.npos);
    return result.notes.losses;
  };
  const auto left_out = [](const std::string& what) {
    return Texts{"<" + what +
                 " is in a drawing with pictures or links, and is left out: put "
                 "it into this one"};
  };
  CHECK(losses_of("<use href='lender.svg#a'/>") == left_out("use> lender.svg#a"));
  CHECK(losses_of("<use href='middle.svg#a'/>") == left_out("use> middle.svg#a"));
  CHECK(losses_of("<path d='M0 0H9L4 9' fill='url(lender.svg#b) blue'/>") ==
        left_out("path> lender.svg#b"));
  CHECK(losses_of("<path d='M0 0H9L4 9' style='fill:url(\"lender.svg#b\")'/>") ==
        left_out("path> lender.svg#b"));
  CHECK(losses_of("<style>rect { mask: url(lender.svg#b) }</style>") ==
        left_out("style> lender.svg#b"));
  // One address may be the end of another.
  make_file(folder / "a-lender.svg", svg_file("<mask id='b'/>"));
  const std::string both =
      svg_file("<style>a{mask:url(a-lender.svg#b)}b{mask:url(lender.svg#b)}</style>");
  const MendedSvg one_of_two = mended({"a.svg", both, {}, folder / "a.svg"}, 20);
  CHECK(one_of_two.bytes.find("url(a-lender.svg#b)") != std::string::npos);
  CHECK(one_of_two.bytes.find("url(#)") != std::string::npos);
  CHECK(
      losses_of("<use href='" +
                data_address("image/svg+xml", svg_file("<g id='a'>" + picture + "</g>")) +
                "#a'/>") == left_out("use>"));
  CHECK(losses_of("<use href='honest.svg#a'/>").empty());
  CHECK(losses_of("<use href='missing.svg#a'/>").empty());
}
