// Drawings from literal texts.
#pragma once

#include <string>

namespace onematch {

/// An SVG file of what is in `body`, which may refer to things by xlink:href too.
inline std::string svg_file(const std::string& body,
                            const std::string& box = "0 0 100 100") {
  return R"(<svg xmlns="http://www.w3.org/2000/svg")"
         R"( xmlns:xlink="http://www.w3.org/1999/xlink" viewBox=")" +
         box + "\">" + body + "</svg>";
}

}  // namespace onematch
