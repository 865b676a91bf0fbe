// What an emoji is, and where its drawing is.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace onematch {

/// Whether a character is an emoji that stands by itself as a picture, or as a picture or
/// a sign.
bool is_picture_character(char32_t code);
bool is_emoji_character(char32_t code);

/// The characters of valid UTF-8.
std::u32string characters_of(std::string_view text);

/// Whether the whole of `text` is one emoji as UTS 51 puts it together: of one or more
/// characters with joiners, skin tones, tags, as a flag or a key cap.
bool is_emoji(const std::u32string& text);

/// Whether, besides, it is to be shown as a picture if nobody says so: the sign of a
/// heart is not, unless U+FE0F follows.
bool is_shown_as_picture(const std::u32string& text);

/// A set of drawings, one for each emoji, such as Twemoji or OpenMoji.
class EmojiArt {
 public:
  EmojiArt() = default;

  /// What is in the first of `folders` that is there: SVG files named by the emoji's
  /// characters in hexadecimal, joined by hyphens, with or without U+FE0F, in either
  /// case, the first by name if there are two; and credit.txt. Without a folder there is
  /// nothing.
  explicit EmojiArt(const std::vector<std::filesystem::path>& folders);

  /// The drawing of an emoji.
  std::optional<std::filesystem::path> find(const std::u32string& emoji) const;

  /// The folder that they are in; empty if there is nothing.
  const std::filesystem::path& folder() const { return folder_; }

  /// Whom to thank for them: the first line of credit.txt.
  const std::string& credit() const { return credit_; }

 private:
  std::map<std::u32string, std::filesystem::path> drawings_;  ///< without U+FE0F
  std::filesystem::path folder_;
  std::string credit_;
};

}  // namespace onematch
