#include "symbols/emoji.hpp"

#include <glib.h>

#include <algorithm>
#include <charconv>
#include <system_error>

#include "core/read_file.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

constexpr char32_t joiner = 0x200D, picture_selector = 0xFE0F, key_cap = 0x20E3;

bool is_flag_letter(char32_t c) {
  return 0x1F1E6 <= c && c <= 0x1F1FF;
}

bool is_skin_tone(char32_t c) {
  return 0x1F3FB <= c && c <= 0x1F3FF;
}

bool is_tag(char32_t c) {
  return 0xE0020 <= c && c <= 0xE007F;
}

/// Where the element ends that begins at `at`: an emoji with what belongs to it. `at`
/// itself if none begins there.
std::size_t element_end(const std::u32string& text, std::size_t at) {
  if (at == text.size() || !is_emoji_character(text[at])) return at;
  ++at;
  if (at < text.size() && (text[at] == picture_selector || is_skin_tone(text[at]))) ++at;
  while (at < text.size() && is_tag(text[at])) ++at;
  return at;
}

bool is_key_cap(const std::u32string& text) {
  const bool key = !text.empty() && std::u32string_view(U"0123456789#*").find(text[0]) !=
                                        std::u32string_view::npos;
  return key && (text.substr(1) == std::u32string{key_cap} ||
                 text.substr(1) == std::u32string{picture_selector, key_cap});
}

std::u32string without_selectors(std::u32string text) {
  std::erase(text, picture_selector);
  return text;
}

/// The characters that a file is named by; nothing if it is named otherwise.
std::u32string characters_named(const std::string& stem) {
  std::u32string text;
  for (std::size_t at = 0; at <= stem.size();) {
    const std::size_t end = std::min(stem.find('-', at), stem.size());
    std::uint32_t code = 0;
    const auto read = std::from_chars(stem.data() + at, stem.data() + end, code, 16);
    if (read.ec != std::errc() || read.ptr != stem.data() + end) return {};
    text += static_cast<char32_t>(code);
    at = end + 1;
  }
  return text;
}

/// Of a plain file; nothing if there is none that can be read.
std::string first_line(const fs::path& path) {
  constexpr std::size_t most = 10'000;
  std::error_code unknown;
  if (fs::is_other(path, unknown)) return {};  // opening a pipe would wait for ever
  try {
    const std::string text = read_file(path, most);
    return text.substr(0, text.find_first_of("\r\n"));
  } catch (const std::system_error&) {
    return {};
  }
}

}  // namespace

std::u32string characters_of(std::string_view text) {
  std::u32string characters;
  for (const char* at = text.data(); at < text.data() + text.size();
       at = g_utf8_next_char(at))
    characters += static_cast<char32_t>(g_utf8_get_char(at));
  return characters;
}

bool is_emoji(const std::u32string& text) {
  if (text.size() == 2 && is_flag_letter(text[0]) && is_flag_letter(text[1])) return true;
  if (is_key_cap(text)) return true;
  for (std::size_t at = 0;; ++at) {
    const std::size_t end = element_end(text, at);
    if (end == at) return false;
    if (end == text.size()) return true;
    if (text[end] != joiner) return false;
    at = end;
  }
}

bool is_shown_as_picture(const std::u32string& text) {
  return is_emoji(text) && (text.size() > 1 || is_picture_character(text[0]));
}

EmojiArt::EmojiArt(const std::vector<fs::path>& folders) {
  std::error_code error;
  for (const fs::path& folder : folders) {
    std::vector<fs::path> files;
    for (fs::directory_iterator item(folder, error), end; !error && item != end;
         item.increment(error))
      if (item->path().extension() == ".svg") files.push_back(item->path());
    std::sort(files.begin(),
              files.end());  // the first of two for the same emoji is taken
    for (const fs::path& file : files) {
      const std::u32string name = characters_named(file.stem().string());
      if (!name.empty()) drawings_.emplace(without_selectors(name), file);
    }
    if (drawings_.empty()) continue;
    folder_ = folder;
    credit_ = first_line(folder / "credit.txt");
    return;
  }
}

std::optional<fs::path> EmojiArt::find(const std::u32string& emoji) const {
  const auto found = drawings_.find(without_selectors(emoji));
  if (found == drawings_.end()) return {};
  return found->second;
}

}  // namespace onematch
