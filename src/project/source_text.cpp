#include "project/source_text.hpp"

#include <algorithm>

#include "project/utf8.hpp"

namespace onematch {
namespace {

constexpr std::size_t npos = std::string_view::npos;
constexpr std::size_t block_size = 1024;
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

std::string hex_byte(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  constexpr std::string_view digits = "0123456789abcdef";
  return {'0', 'x', digits[value >> 4], digits[value & 0xf]};
}

bool looks_like_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) return true;
  return bytes.size() >= 2 && (bytes[0] == '\0') != (bytes[1] == '\0');
}

/// Whether a value can begin right after `before`.
bool separates(char before) {
  return std::string_view(" \t\n\r[{,").find(before) != npos;
}

/// How many characters begin in `text`.
std::size_t count_characters(std::string_view text) {
  // Every byte but the continuations begins one.
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  }));
}

bool starts_comment(std::string_view text, std::size_t at) {
  return text[at] == '#' && (at == 0 || separates(text[at - 1]));
}

}  // namespace

std::optional<Complaint> check_encoding(std::string_view bytes) {
  if (bytes.size() > max_file_size)
    return Complaint{0, "the file is larger than 1 MB", "is this the right file?"};
  if (looks_like_utf16(bytes))
    return Complaint{0, "the file is in UTF-16", "save it as UTF-8"};
  // Offsets are those of plain_text(), which has no mark.
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  for (std::size_t at = 0; at < bytes.size();) {
    const Character c = first_character(bytes.substr(at));
    if (c.size == 0)
      return Complaint{at, "the byte " + hex_byte(bytes[at]) + " is not valid UTF-8",
                       "save the file as UTF-8"};
    if (is_control(c.code))
      return Complaint{at, "the control character " + code_name(c.code) + " is not text",
                       "delete it"};
    at += c.size;
  }
  return {};
}

std::string plain_text(std::string_view bytes) {
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  std::string text(bytes);
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) text[i] = '\n';
  return text;
}

LineIndex::LineIndex(std::string_view text) : text_(text), starts_{0}, blocks_{0} {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n') starts_.push_back(i + 1);
  for (std::size_t i = 0; i + block_size <= text.size(); i += block_size)
    blocks_.push_back(blocks_.back() + count_characters(text.substr(i, block_size)));
}

int LineIndex::line(std::size_t at) const {
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), at);
  return static_cast<int>(after - starts_.begin());
}

std::size_t LineIndex::line_start(std::size_t at) const {
  return starts_[static_cast<std::size_t>(line(at)) - 1];
}

std::size_t LineIndex::characters_before(std::size_t at) const {
  const std::size_t block = at / block_size;
  return blocks_[block] +
         count_characters(text_.substr(block * block_size, at % block_size));
}

int LineIndex::column(std::size_t at) const {
  return 1 + static_cast<int>(characters_before(at) - characters_before(line_start(at)));
}

std::string_view rest_of_line(std::string_view text, std::size_t at) {
  return text.substr(at, text.find_first_of("\r\n", at) - at);
}

bool has_word(std::string_view text, std::size_t at, std::string_view word) {
  if (!text.substr(at).starts_with(word)) return false;
  const std::size_t end = at + word.size();
  return end == text.size() || std::string_view(" \t\r\n,]}").find(text[end]) != npos;
}

std::size_t closing_quote(std::string_view text, std::size_t open) {
  const char quote = text[open];
  for (std::size_t i = open + 1; i < text.size(); ++i) {
    const bool escape = quote == '"' && text[i] == '\\';
    const bool doubled = quote == '\'' && text.substr(i).starts_with("''");
    if (escape || doubled)
      ++i;
    else if (text[i] == quote)
      return i;
  }
  return npos;
}

std::size_t unclosed_quote(std::string_view text, std::size_t from) {
  for (std::size_t i = from; i < text.size(); ++i) {
    if (starts_comment(text, i)) {
      i += rest_of_line(text, i).size();
    } else if ((text[i] == '"' || text[i] == '\'') &&
               (i == 0 || separates(text[i - 1]))) {
      const std::size_t close = closing_quote(text, i);
      if (close == npos) return i;
      i = close;
    }
  }
  return npos;
}

std::size_t tab_in_indentation(std::string_view text, std::size_t at) {
  const std::size_t end = at == 0 ? npos : text.rfind('\n', at - 1);
  const std::size_t start = end == npos ? 0 : end + 1;
  const std::size_t indented = text.substr(start).find_first_not_of(" \t");
  const std::size_t tab = text.substr(start, indented).find('\t');
  return tab == npos ? tab : start + tab;
}

std::size_t value_taken_as_comment(std::string_view text, std::size_t from) {
  const std::size_t end = from + rest_of_line(text, from).size();
  for (std::size_t i = from; i + 1 < end; ++i) {
    if ((text[i] == '"' || text[i] == '\'') && (i == 0 || separates(text[i - 1])))
      i = std::min(closing_quote(text, i), end);
    else if (starts_comment(text, i))
      return separates(text[i + 1]) || text[i + 1] == '#' ? npos : i;
  }
  return npos;
}

}  // namespace onematch
