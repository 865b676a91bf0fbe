// Whole sets of drawings, as they are in the wild. Slow: run it by hand, on the folder of
// a set: ONEMATCH_SET=FOLDER onematch_tests "[sets]".
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>

#include "core/read_file.hpp"
#include "symbols/load.hpp"
#include "symbols/oracle.hpp"
#include "symbols/picture_file.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> drawings_in(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".svg") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// As rsvg-convert would draw it, from the file's own size.
Original original_of(const fs::path& path) {
  RsvgHandle* handle = rsvg_handle_new_from_file(path.c_str(), nullptr);
  if (!handle) return {0, 0, {}};
  const std::shared_ptr<RsvgHandle> owned(handle, g_object_unref);
  rsvg_handle_set_dpi(handle, 96);
  double width = 0, height = 0;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height)) {
    gboolean has_width = 0, has_height = 0, has_box = 0;
    RsvgLength w{}, h{};
    RsvgRectangle box{};
    rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h,
                                         &has_box, &box);
    width = has_box ? box.width : 100;
    height = has_box ? box.height : 100;
  }
  return {width, height, [owned, width, height](cairo_t* cr) {
            const RsvgRectangle viewport{0, 0, width, height};
            cairo_rectangle(cr, 0, 0, width, height);
            cairo_clip(cr);
            rsvg_handle_render_document(owned.get(), cr, &viewport, nullptr);
          }};
}

}  // namespace

TEST_CASE("every drawing of a set is drawn where librsvg draws it, or refused",
          "[.][sets]") {
  const char* folder = std::getenv("ONEMATCH_SET");
  REQUIRE(folder != nullptr);
  std::size_t drawn = 0, refused = 0, warned = 0, over = 0;
  double most = 0, most_overhang = 0;
  for (const fs::path& file : drawings_in(folder)) {
    INFO(file.string());
    try {
      const Symbol symbol = load_symbol({file.stem(), file, {}});
      const Likeness likeness = compare(symbol, original_of(file));
      CHECK(likeness.mean_difference < 1);
      if (likeness.overhang >= 0.005) {
        std::cout << file.string() << " has ink outside its outline\n";
        ++over;
      }
      most = std::max(most, likeness.mean_difference);
      most_overhang = std::max(most_overhang, likeness.overhang);
      warned += symbol.notes.losses.empty() ? 0 : 1;
      ++drawn;
    } catch (const Error& error) {
      std::cout << describe(error);
      ++refused;
    }
  }
  std::cout << drawn << " drawn, " << warned << " of them with a warning, " << refused
            << " refused; mean difference at most " << most << ", ink outside outline "
            << most_overhang << "\n";
  CHECK(drawn > 0);
  // A line too short for a recording, which has 1/256 of a unit, may give its joins a
  // spike in the original.
  CHECK(over <= drawn / 1000);
}
