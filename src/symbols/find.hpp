// From what the project file says to a list of single faces, not yet drawn.
#pragma once

#include <filesystem>
#include <numbers>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// A symbol to load, or one of its faces.
struct SymbolSource {
  std::string name;  ///< of the symbol, as shown to people: "cow 2" for cow-2.png
  std::variant<std::filesystem::path, TextSymbol> from;
  Source where;            ///< the entry of the project file that named it
  std::size_t symbol = 0;  ///< whose face it is, counted from 0
  double largest_angle = std::numbers::pi;  ///< either way, that it may be turned by
  std::optional<Cutout> cutout = {};  ///< of a picture made of pixels; automatic if none
};

/// All that makes a text look as it does, as one string that no other text has.
std::string identity_of(const TextSymbol& text);

/// What a source is, in a message: "cow.svg" or "the text 'Moo'".
std::string shown(const SymbolSource& source);

/// The faces of all symbols of `specs`, in their order, those of a symbol one after
/// another; those of a folder or glob in natural order (2 before 10). Hidden files,
/// folders in folders and files that are no pictures are skipped. `library` is the folder
/// of bundled groups.
///
/// Throws Error with all that is wrong: a missing file, an empty folder, a glob without
/// hits, an unknown bundled name, the same picture twice, several where one is meant.
std::vector<SymbolSource> find_symbols(const std::vector<SymbolSpec>& specs,
                                       const std::filesystem::path& library);

/// A bundled group and the names of its drawings, both in alphabetical order.
struct LibraryGroup {
  std::string name;
  std::vector<std::string> symbols;
};
std::vector<LibraryGroup> library_groups(const std::filesystem::path& library);

}  // namespace onematch
