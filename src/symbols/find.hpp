// From what the project file says to a list of single symbols, not yet drawn.
#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// One symbol to load.
struct SymbolSource {
  std::string name;  ///< as shown to people: "cow 2" for cow-2.png
  std::variant<std::filesystem::path, TextSymbol> from;
  Source where;  ///< the entry of the project file that named it
};

/// All symbols of `specs`, in their order; those of a folder or glob in natural order
/// (2 before 10). Hidden files, folders in folders and files that are no pictures are
/// skipped. `library` is the folder of bundled groups.
///
/// Throws Error with all that is wrong: a missing file, an empty folder, a glob without
/// hits, an unknown bundled name, the same picture twice.
std::vector<SymbolSource> find_symbols(const std::vector<SymbolSpec>& specs,
                                       const std::filesystem::path& library);

/// A bundled group and the names of its drawings, both in alphabetical order.
struct LibraryGroup {
  std::string name;
  std::vector<std::string> symbols;
};
std::vector<LibraryGroup> library_groups(const std::filesystem::path& library);

}  // namespace onematch
