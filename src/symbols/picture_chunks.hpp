// The chunks that PNG and WebP files are made of.
#pragma once

#include <optional>
#include <string_view>

namespace onematch {

bool is_png(std::string_view bytes);
bool is_webp(std::string_view bytes);

/// What is in the first chunk of that name, of four letters. A part of the file. ISO/IEC
/// 15948, 5.3.
std::optional<std::string_view> png_chunk(std::string_view bytes, std::string_view name);

/// Whether a WebP file is as long as it says that it is. RFC 9649, 2.4.
bool has_webp_end(std::string_view bytes);

/// As png_chunk(). RFC 9649, 2.3.
std::optional<std::string_view> webp_chunk(std::string_view bytes, std::string_view name);

}  // namespace onematch
