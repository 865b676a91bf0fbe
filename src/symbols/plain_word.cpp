#include "symbols/plain_word.hpp"

#include <glib.h>

#include <memory>

#include "symbols/cairo_ptr.hpp"

namespace onematch {
namespace {

using TextPtr = std::unique_ptr<char, FreeWith<g_free>>;

/// Marks that only change a letter a little. Those of Indic scripts are letters of
/// their own.
bool is_accent(gunichar c) {
  return g_unichar_type(c) == G_UNICODE_NON_SPACING_MARK &&
         g_unichar_get_script(c) == G_UNICODE_SCRIPT_INHERITED;
}

bool is_blank(gunichar c) {
  constexpr gunichar zero_width_space = 0x200B, byte_order_mark = 0xFEFF;
  return g_unichar_isspace(c) || c == zero_width_space || c == byte_order_mark;
}

}  // namespace

std::string plain_word(const std::string& text) {
  const TextPtr folded(g_utf8_casefold(text.data(), static_cast<gssize>(text.size())));
  const TextPtr parts(g_utf8_normalize(folded.get(), -1, G_NORMALIZE_ALL));
  std::string word;
  for (const char* at = parts.get(); *at;) {
    const gunichar c = g_utf8_get_char(at);
    const char* next = g_utf8_next_char(at);
    if (!is_accent(c) && !is_blank(c)) word.append(at, next);
    at = next;
  }
  return word;
}

std::string without_outer_blanks(const std::string& text) {
  const char* first = text.c_str();
  const char* end = first + text.size();
  while (first != end && is_blank(g_utf8_get_char(first)))
    first = g_utf8_next_char(first);
  if (first == end) return text;
  for (const char* last = g_utf8_prev_char(end); is_blank(g_utf8_get_char(last));
       last = g_utf8_prev_char(last))
    end = last;
  return {first, end};
}

std::string usual_characters(const std::string& text) {
  const TextPtr usual(g_utf8_normalize(text.data(), static_cast<gssize>(text.size()),
                                       G_NORMALIZE_ALL_COMPOSE));
  return usual.get();
}

}  // namespace onematch
