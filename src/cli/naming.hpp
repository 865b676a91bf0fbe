// Remarks that name symbols.
#pragma once

#include <string>
#include <vector>

#include "cli/materials.hpp"
#include "core/error.hpp"

namespace onematch {

/// "cow, dog and 3 more": enough to find them by.
std::string some_of(const std::vector<std::string>& names);

/// What to call these faces: one of several of a symbol by itself.
std::vector<std::string> names_of(const std::vector<FaceId>& faces,
                                  const std::vector<SymbolSource>& sources);

/// Warnings of names that the project has chosen for two symbols.
Problems shared_names(const std::vector<SymbolSource>& sources);

/// Adds `message` and the names. Nothing if there are none.
void remark(Problems& remarks, Severity severity, const Source& where,
            const std::string& message, const std::vector<std::string>& names,
            const std::string& hint = "");

/// The same of some faces, at the entry of the first.
void remark_on_faces(Problems& remarks, Severity severity, const std::string& message,
                     const std::vector<FaceId>& faces, const Materials& materials,
                     const std::string& hint = "");

}  // namespace onematch
