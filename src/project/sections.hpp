// The sections of a project file. Each function reads the keys of one section into what
// it is about, and leaves the defaults where a key is absent or wrong.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "project/project.hpp"
#include "project/reader.hpp"

namespace onematch {

/// "30", "30°" or "30 deg" in degrees.
std::optional<double> parse_degrees(std::string_view text);

/// The value of a key `rotation`: the largest angle in radians.
std::optional<double> read_rotation(const Value& rotation);

/// The value of a key `seed`.
std::optional<std::uint64_t> read_seed(const Value& seed);

/// `spec` has the project's seed already, which holds if there is none in `scatter`.
void read_scatter(Reader scatter, ScatterSpec& spec);
void read_deck(Reader deck, DeckSpec& spec);
void read_card(Reader card, CardSpec& spec);

/// `card`, which is read already, decides which marks are the default.
void read_sheet(Reader sheet, const CardSpec& card, SheetSpec& spec);

/// The value of the key `sheet.slots`.
void read_slots(const Value& slots, SheetSpec& spec);

/// Reads the key `back` of `root`; nothing if there are no backs. `sheet` and `deck` are
/// read already.
std::optional<BackSpec> read_back(Reader& root, const SheetSpec& sheet,
                                  const DeckSpec& deck);

/// The keys of a doublets kit, and what its men show into project.symbols.
KitSpec read_kit(Reader& root, Project& project, Report& report);

/// Reports what is in `tree`, the whole project, and makes no sense in a deck; or in a
/// kit. They are keys of `root` all the same. The second returns whether the kit extends
/// what is for decks, which is then the one thing wrong with all that is in there.
void refuse_kit_keys(const TreeNode& tree, Reader& root, Report& report);
bool refuse_deck_keys(const TreeNode& tree, Reader& root, Report& report);

/// The value of the key `pages`: whether there is to be a test sheet.
bool read_pages(const Value& pages);

/// The value of the key `outputs`.
void read_outputs(const Value& outputs, Outputs& spec);

/// The value of a key `cutout`.
std::optional<Cutout> read_cutout(const Value& cutout);

/// The value of a key `style`.
std::optional<Style> read_style(const Value& style);

/// The value of the key `fonts`.
std::vector<FontPath> read_fonts(const Value& fonts);

/// Makes the keys of an entry of `symbols` known, whether there is one with keys or not.
void expect_symbol_keys(Report& report);

/// The value of the key `symbols`; the tables that it names are read, too.
void read_symbols(const Value& symbols, Report& report, Project& project);

}  // namespace onematch
