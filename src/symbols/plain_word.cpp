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

}  // namespace

std::string plain_word(const std::string& text) {
  const TextPtr folded(g_utf8_casefold(text.data(), static_cast<gssize>(text.size())));
  const TextPtr parts(g_utf8_normalize(folded.get(), -1, G_NORMALIZE_ALL));
  std::string word;
  for (const char* at = parts.get(); *at;) {
    const gunichar c = g_utf8_get_char(at);
    const char* next = g_utf8_next_char(at);
    if (!is_accent(c) && !g_unichar_isspace(c)) word.append(at, next);
    at = next;
  }
  return word;
}

}  // namespace onematch
