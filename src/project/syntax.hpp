// Errors of the YAML library in plain words.
#pragma once

#include <string_view>
#include <vector>

#include "project/source_text.hpp"

namespace YAML {
class Exception;
}

namespace onematch {

/// How far parsing has come.
struct ParseState {
  std::size_t last = 0;            ///< offset of the last scalar, list or map seen
  bool last_is_quoted = false;     ///< and whether that was a text in quotes
  std::vector<std::size_t> flows;  ///< offsets of the open '[' and '{'
};

/// What `error`, thrown on `text` at this point, means to the one who wrote it.
Complaint explain(const YAML::Exception& error, std::string_view text,
                  const ParseState& state);

/// What it means that the '[' or '{' at `open` is not closed where `at` is.
Complaint explain_open_flow(std::string_view text, std::size_t at, std::size_t open);

}  // namespace onematch
