// A table of symbols: a CSV file whose rows are symbols.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "project/value.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// Reads the file that the value of a key `table` names. Each row becomes a symbol, its
/// faces in the order of their columns; `look` makes the text of the `i`th of them.
/// Reports all that is wrong with it, at its places in the file.
std::vector<SymbolSpec> read_table(
    const Value& table, Report& report,
    const std::function<TextSymbol(std::string, std::size_t)>& look);

}  // namespace onematch
