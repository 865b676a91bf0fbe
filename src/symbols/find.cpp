#include "symbols/find.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "core/number.hpp"
#include "symbols/find_files.hpp"
#include "symbols/library.hpp"
#include "symbols/plain_word.hpp"
#include "symbols/tell_apart.hpp"
#include "symbols/ways_to_write.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

using Sources = std::vector<SymbolSource>;

/// Where drawings are that the project does not bring.
struct Shelves {
  const fs::path& library;
  const EmojiArt& emoji;
};

Sources sources_of(const PathSymbols& entry, const Source& where, const Shelves&) {
  const std::vector<fs::path> files = find_files(entry, where);
  if (!entry.name.empty() && files.size() > 1)
    throw Error("'" + entry.path + "' is " + count_of(files.size(), "picture") +
                    ", which cannot all be named '" + entry.name + "'",
                where);
  Sources sources;
  for (const fs::path& file : files)
    sources.push_back({entry.name.empty() ? name_of(file) : entry.name, file, where});
  return sources;
}

Sources sources_of(const LibrarySymbols& entry, const Source& where,
                   const Shelves& shelves) {
  Sources sources;
  for (const fs::path& drawing :
       find_drawings(entry.name, read_library(shelves.library, where), where))
    sources.push_back({name_of(drawing), drawing, where});
  return sources;
}

/// What is wrong with an emoji that is none, or several.
Error no_emoji(const EmojiSymbol& entry, const Source& where) {
  const std::string text = "'" + entry.emoji + "'";
  const std::u32string characters = characters_of(entry.emoji);
  if (characters.empty() || !is_emoji_character(characters[0]))
    return Error(text + " is not an emoji", where,
                 way_to_write_word(entry.emoji, entry.written_in));
  return Error(text + " is not one emoji", where, way_to_write_several(entry.written_in));
}

Sources sources_of(const EmojiSymbol& entry, const Source& where,
                   const Shelves& shelves) {
  const std::u32string characters = characters_of(entry.emoji);
  if (!is_emoji(characters)) throw no_emoji(entry, where);
  EmojiSymbol emoji = entry;
  emoji.art = shelves.emoji.find(characters).value_or("");
  if (emoji.art.empty()) emoji.set = shelves.emoji.folder();
  return {{entry.name.empty() ? entry.emoji : entry.name, emoji, where}};
}

Sources sources_of(const TextSymbol& entry, const Source& where, const Shelves& shelves) {
  TextSymbol text = entry;
  text.text = without_outer_blanks(entry.text);
  const bool chose_font = text.font != TextSymbol().font;
  if (!chose_font && is_shown_as_picture(characters_of(text.text)))
    return sources_of(EmojiSymbol{text.text, text.name, {}}, where, shelves);
  return {{text.name.empty() ? text.text : text.name, text, where}};
}

Sources sources_of(const CellSymbol& entry, const Source& where, const Shelves& shelves) {
  return has_picture_name(entry.picture.path) ? sources_of(entry.picture, where, shelves)
                                              : sources_of(entry.text, where, shelves);
}

Sources sources_of(const FacedSymbol& entry, const Source&, const Shelves& shelves);

Sources sources_of(const SymbolSpec& spec, const Shelves& shelves) {
  Sources sources = std::visit(
      [&](const auto& entry) { return sources_of(entry, spec.where, shelves); },
      spec.from);
  for (SymbolSource& source : sources)
    source.largest_angle = std::min(source.largest_angle, spec.largest_angle);
  for (SymbolSource& source : sources) {
    if (!source.cutout) source.cutout = spec.cutout;
    if (!source.style) source.style = spec.style;
    if (spec.named_at) source.named_at = spec.named_at;
  }
  return sources;
}

/// One source a face, all of them with the symbol's name.
Sources sources_of(const FacedSymbol& entry, const Source&, const Shelves& shelves) {
  Sources sources;
  for (const SymbolSpec& face : entry.faces) {
    const Sources found = sources_of(face, shelves);
    if (found.size() != 1)
      throw Error("a face is one picture, text or emoji, not " +
                      count_of(found.size(), "picture"),
                  face.where, "name a single one");
    sources.push_back(found.front());
  }
  for (SymbolSource& source : sources) {
    source.name = entry.name.empty() ? sources.front().name : entry.name;
    source.named_at = sources.front().named_at;
  }
  return sources;
}

/// What two sources share if they would look the same.
std::string identity(const SymbolSource& source) {
  if (const auto* text = std::get_if<TextSymbol>(&source.from)) return identity_of(*text);
  if (const auto* emoji = std::get_if<EmojiSymbol>(&source.from))
    return identity_of(*emoji);
  const fs::path& file = std::get<fs::path>(source.from);
  std::error_code error;
  const fs::path real = fs::canonical(file, error);
  return "file:" + (error ? file.lexically_normal() : real).string();
}

struct Repeat {
  const SymbolSource* first;
  std::vector<const SymbolSource*> again;
};

/// The sources that were there before; one item for all that two entries share.
std::vector<Repeat> find_repeats(const Sources& sources) {
  std::map<std::string, const SymbolSource*> seen;
  std::vector<Repeat> repeats;
  for (const SymbolSource& source : sources) {
    const auto [first, is_new] = seen.try_emplace(identity(source), &source);
    if (is_new) continue;
    if (!repeats.empty() && repeats.back().again[0]->where == source.where &&
        repeats.back().first->where == first->second->where)
      repeats.back().again.push_back(&source);
    else
      repeats.push_back({first->second, {&source}});
  }
  return repeats;
}

Problem to_problem(const Repeat& repeat) {
  std::vector<std::string> items;
  for (const SymbolSource* source : repeat.again) items.push_back(shown(*source));
  const std::string others =
      items.size() > 1 ? " and " + with_thousands(items.size() - 1) + " more are" : " is";
  return {items[0] + others + " used twice, first at " + to_string(repeat.first->where),
          repeat.again[0]->where, "every symbol may be in the list only once",
          Severity::error, items};
}

}  // namespace

std::string shown(const SymbolSource& source) {
  if (const auto* text = std::get_if<TextSymbol>(&source.from))
    return "the text '" + text->text + "'";
  if (const auto* emoji = std::get_if<EmojiSymbol>(&source.from))
    return "the emoji " + emoji->emoji;
  return source.file_name.empty() ? std::get<fs::path>(source.from).filename().string()
                                  : source.file_name;
}

std::string identity_of(const TextSymbol& text) {
  const Color& color = text.color;
  std::string key = "text:" + text.text + '\0' + text.font;
  if (text.underlined) key += " underlined";
  for (const double part : {color.red, color.green, color.blue, color.alpha})
    key += '\0' + format_number(part, 6);
  return key;
}

std::string identity_of(const EmojiSymbol& emoji) {
  std::string key = emoji.emoji;
  constexpr std::string_view selector = "\uFE0F";
  for (std::size_t at = 0; (at = key.find(selector)) != std::string::npos;)
    key.erase(at, selector.size());
  return "emoji:" + key;
}

FoundSymbols look_for_symbols(const std::vector<SymbolSpec>& specs,
                              const fs::path& library, const EmojiArt& art) {
  const Shelves shelves{library, art};
  FoundSymbols found;
  auto& [sources, problems] = found;
  std::size_t count = 0;
  for (const SymbolSpec& spec : specs) {
    try {
      Sources more = sources_of(spec, shelves);
      const bool faces = std::holds_alternative<FacedSymbol>(spec.from);
      for (SymbolSource& source : more) source.symbol = faces ? count : count++;
      if (faces) ++count;
      sources.insert(sources.end(), more.begin(), more.end());
    } catch (const Error& error) {
      problems.insert(problems.end(), error.problems().begin(), error.problems().end());
    }
  }
  tell_apart(sources);
  for (const Repeat& repeat : find_repeats(sources))
    problems.push_back(to_problem(repeat));
  return found;
}

Sources find_symbols(const std::vector<SymbolSpec>& specs, const fs::path& library,
                     const EmojiArt& art) {
  FoundSymbols found = look_for_symbols(specs, library, art);
  if (!found.problems.empty()) throw Error(std::move(found.problems));
  return std::move(found.sources);
}

std::vector<LibraryGroup> library_groups(const fs::path& library) {
  std::vector<LibraryGroup> groups;
  for (const DrawingGroup& group : read_library(library, {})) {
    groups.push_back({group.name, {}});
    for (const fs::path& drawing : group.drawings)
      groups.back().symbols.push_back(name_of(drawing));
  }
  return groups;
}

}  // namespace onematch
