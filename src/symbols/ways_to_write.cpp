#include "symbols/ways_to_write.hpp"

namespace onematch {
namespace {

/// The columns of a table that take what is called `what`.
std::string columns_for(const std::string& what, const std::string& column) {
  return what + " goes into a column '" + column +
         "', or 'face1', 'face2' and so on, which take words, emoji and pictures";
}

}  // namespace

std::string way_to_write_word(const std::string& word, WrittenIn place) {
  if (place != WrittenIn::table)
    return "a word is written {text: " + word + "}, a bundled drawing {library: " + word +
           "}";
  if (word.starts_with('{'))
    return "a cell has no keys: write the word or emoji alone, in a column 'text' or "
           "'emoji'";
  return columns_for("a word", "text") + "; the name of a picture ends in .png or .jpg";
}

std::string way_to_write_emoji(const std::string& emoji, WrittenIn place) {
  return place == WrittenIn::table ? columns_for("an emoji", "emoji")
                                   : "an emoji is written {emoji: " + emoji + "}";
}

std::string way_to_write_several(WrittenIn place) {
  return place == WrittenIn::table ? "a cell holds one: give each its own"
                                   : "several are a list, emoji: [🐄, 🐖]";
}

std::string way_to_set_emoji_apart(WrittenIn place) {
  if (place == WrittenIn::back)
    return "a back draws an emoji that is all of its text, without 'font': text: 🎂";
  return place == WrittenIn::table
             ? "an emoji has a cell of its own, in a column 'emoji'"
             : "an emoji is a symbol or a face of its own: {emoji: 🐄}";
}

std::string way_to_write_less(WrittenIn place) {
  if (place == WrittenIn::back) return "a back has room for a word or a few";
  return std::string("a symbol is a word or a few; ") + (place == WrittenIn::table
                                                             ? "give each its own row"
                                                             : "put several into a list");
}

}  // namespace onematch
