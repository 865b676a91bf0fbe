#include "project/source_text.hpp"

#include "project/utf8.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// `code` in UTF-8, by its definition.
std::string encoded(char32_t code) {
  const auto byte = [](char32_t value) { return static_cast<char>(value); };
  const auto tail = [&](int shift) { return byte(0x80 | (code >> shift & 0x3f)); };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xc0 | code >> 6), tail(0)};
  if (code < 0x10000) return {byte(0xe0 | code >> 12), tail(6), tail(0)};
  return {byte(0xf0 | code >> 18), tail(12), tail(6), tail(0)};
}

bool is_valid(const std::string& bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const Character c = first_character(std::string_view(bytes).substr(i));
    if (c.size == 0) return false;
    i += c.size;
  }
  return true;
}

}  // namespace

TEST_CASE("every character is decoded, but for surrogates", "[project]") {
  std::size_t wrong = 0;
  for (char32_t code = 0; code <= 0x110100; ++code) {
    const std::string bytes = encoded(code);
    const Character c = first_character(bytes);
    const bool exists = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    if (exists ? c.code != code || c.size != bytes.size() : c.size != 0) ++wrong;
    if (exists &&
        first_character(bytes.substr(0, bytes.size() - 1) + " ").size == bytes.size() &&
        bytes.size() > 1)
      ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("two bytes are valid just if they are ASCII or one character", "[project]") {
  std::size_t valid = 0;
  for (int a = 0; a < 256; ++a)
    for (int b = 0; b < 256; ++b)
      if (is_valid({static_cast<char>(a), static_cast<char>(b)})) ++valid;
  CHECK(valid == 128 * 128 + (0x800 - 0x80));
}

TEST_CASE("overlong forms are no characters", "[project]") {
  for (const char* bytes : {"\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf",
                            "\x80", "\xbf", "\xff", "\xf5\x80\x80\x80", "\xe2\x82"})
    CHECK(first_character(bytes).size == 0);
}

TEST_CASE("columns count characters, lines count from 1", "[project]") {
  const std::string text = "é🦊x\ny\n";
  const LineIndex index(text);
  const auto place = [&](std::size_t at) {
    return std::pair(index.line(at), index.column(at));
  };
  CHECK(place(0) == std::pair(1, 1));
  CHECK(place(2) == std::pair(1, 2));
  CHECK(place(6) == std::pair(1, 3));
  CHECK(place(8) == std::pair(2, 1));
  CHECK(place(text.size()) == std::pair(3, 1));
}

TEST_CASE("places are right far into long lines", "[project]") {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += i % 700 == 699 ? "\n" : i % 3 == 0 ? "é" : "x";
  const LineIndex index(text);
  int line = 1;
  int column = 1;
  std::size_t wrong = 0;
  for (std::size_t at = 0; at < text.size();
       at += first_character(text.substr(at)).size) {
    if (index.line(at) != line || index.column(at) != column) ++wrong;
    ++column;
    if (text[at] == '\n') {
      ++line;
      column = 1;
    }
  }
  CHECK(line == 5);
  CHECK(wrong == 0);
}

TEST_CASE("the byte order mark and old line ends are made plain", "[project]") {
  CHECK(plain_text("\xef\xbb\xbf"
                   "a: 1\r\nb: 2\rc: 3\r") == "a: 1\r\nb: 2\nc: 3\n");
}

TEST_CASE("a quote closes where YAML says", "[project]") {
  CHECK(closing_quote("'a'", 0) == 2);
  CHECK(closing_quote("'it''s'", 0) == 6);
  CHECK(closing_quote("'''", 0) == npos);
  CHECK(closing_quote(R"("a\"b")", 0) == 5);
  CHECK(closing_quote(R"("a\\")", 0) == 4);
  CHECK(closing_quote(R"("a\)", 0) == npos);
  CHECK(closing_quote("'a\nb'", 0) == 4);
}

TEST_CASE("an unclosed quote is found behind words, comments and other quotes",
          "[project]") {
  CHECK(unclosed_quote("a: \"b", 0) == 3);
  CHECK(unclosed_quote("it's: \"b\" # \"c\n'd", 0) == 15);
  CHECK(unclosed_quote("it's", 0) == npos);
  CHECK(unclosed_quote("[\"a\",'b]", 0) == 5);
}

TEST_CASE("a comment that looks like a value is found", "[project]") {
  CHECK(value_taken_as_comment("color: #fff", 0) == 7);
  CHECK(value_taken_as_comment("color: # white", 0) == npos);
  CHECK(value_taken_as_comment("color: '#fff'", 0) == npos);
  CHECK(value_taken_as_comment("color: a#b", 0) == npos);
  CHECK(value_taken_as_comment("color:\n#fff", 0) == npos);
  CHECK(value_taken_as_comment("color: #", 0) == npos);
  CHECK(value_taken_as_comment("color: 'x", 0) == npos);
}
