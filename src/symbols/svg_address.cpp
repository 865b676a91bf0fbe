#include "symbols/svg_address.hpp"

#include <glib.h>

#include <algorithm>
#include <memory>
#include <system_error>

#include "core/ascii.hpp"
#include "core/words.hpp"
#include "symbols/cairo_ptr.hpp"
#include "symbols/svg_content.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

/// Percent signs are undone. What they hide may be a zero, which GLib gives up at.
std::string unescaped(std::string_view address) {
  std::string text;
  for (std::size_t at = 0; at < address.size(); ++at) {
    const int high = at + 2 < address.size() ? g_ascii_xdigit_value(address[at + 1]) : -1;
    const int low = high < 0 ? -1 : g_ascii_xdigit_value(address[at + 2]);
    if (address[at] != '%' || low < 0) {
      text += address[at];
    } else {
      text += static_cast<char>(16 * high + low);
      at += 2;
    }
  }
  return text;
}

bool is_inside(const fs::path& file, const fs::path& folder) {
  const fs::path relative = file.lexically_relative(folder);
  return !relative.empty() && *relative.begin() != "..";
}

/// Whether what stands before the comma ends in ";base64".
bool is_base64(std::string_view media_type) {
  constexpr std::string_view mark = "base64";
  const std::string type = lower(trimmed(media_type, svg_blanks));
  if (!type.ends_with(mark)) return false;
  return trimmed(std::string_view(type).substr(0, type.size() - mark.size()), svg_blanks)
      .ends_with(';');
}

}  // namespace

std::optional<std::string> scheme_of(std::string_view address) {
  const std::size_t colon = address.find(':');
  if (colon == address.npos || colon < 2 || address.find_first_of("/\\") < colon)
    return {};
  return lower(address.substr(0, colon));
}

std::string cleaned_address(std::string_view address) {
  std::string clean(trimmed(address, svg_blanks));
  std::erase_if(clean, [](char c) { return c == '\t' || c == '\r' || c == '\n'; });
  return clean;
}

LocalFile find_local(std::string address, const fs::path& drawing) {
  if (scheme_of(address) == "file") address.erase(0, 5);
  address.resize(std::min(address.find('#'), address.size()));
  std::replace(address.begin(), address.end(), '\\', '/');
  if (address.starts_with("//"))  // and the name of a host, mostly empty
    address.erase(0, std::min(address.find('/', 2), address.size()));
  std::error_code error;
  const fs::path folder =
      fs::canonical(fs::absolute(drawing, error).parent_path(), error);
  const fs::path real = fs::weakly_canonical(folder / unescaped(address), error);
  if (!is_inside(real, folder)) return {real, "is outside the drawing's folder"};
  if (!fs::is_regular_file(real, error)) return {real, "is not there"};
  return {real, ""};
}

std::string shortened(const std::string& address) {
  constexpr std::size_t most = 60;
  return address.size() <= most ? address : address.substr(0, most) + "...";
}

std::string shown_reference(const std::string& element, const std::string& address) {
  const bool has_name = scheme_of(address) != "data";
  return "<" + element + ">" + (has_name ? " " + shortened(address) : "");
}

std::string data_address(const std::string& type, const std::string& bytes) {
  const std::unique_ptr<char, FreeWith<g_free>> text(
      g_base64_encode(reinterpret_cast<const guchar*>(bytes.data()), bytes.size()));
  return "data:" + type + ";base64," + text.get();
}

std::optional<std::string> data_in(std::string_view address) {
  const std::size_t colon = address.find(':'), comma = address.find(',');
  if (colon == address.npos || comma == address.npos || comma < colon) return {};
  const std::string_view rest = address.substr(comma + 1);
  const std::string data = unescaped(rest.substr(0, rest.find('#')));
  if (!is_base64(address.substr(colon + 1, comma - colon - 1))) return data;
  gsize size = 0;
  const std::unique_ptr<guchar, FreeWith<g_free>> bytes(
      g_base64_decode(data.c_str(), &size));
  if (!bytes) return {};
  return std::string(reinterpret_cast<const char*>(bytes.get()), size);
}

}  // namespace onematch
