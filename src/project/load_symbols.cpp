#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <utility>

#include "core/ascii.hpp"
#include "core/number.hpp"
#include "deck/faces.hpp"
#include "project/sections.hpp"
#include "project/table.hpp"
#include "symbols/stored_path.hpp"

namespace onematch {
namespace {

const std::string entry_name = "an entry of 'symbols'";
const std::string face_name = "a face";

const std::vector<std::pair<std::string, Cutout>> cutouts{
    {"auto", Cutout::automatic},   {"none", Cutout::none},
    {"circle", Cutout::circle},    {"rounded", Cutout::rounded},
    {"white", Cutout::background}, {"white_and_holes", Cutout::holes}};

bool is_table_name(const std::string& path) {
  const std::string name = lower(path);
  return name.ends_with(".csv") || name.ends_with(".tsv");
}

void read_file(const Value& file, const std::optional<std::string>& name,
               std::vector<SymbolSpec>& specs) {
  const auto path = file.path();
  if (!path) return;
  if (is_table_name(*path))
    return file.fail("'" + *path + "' is a table, not a picture",
                     "a table is written {table: " + *path + "}");
  specs.push_back(
      {PathSymbols{*path, file.node().origin->folder.string(), name.value_or("")},
       file.where()});
}

/// The items of a list under `key`, or what stands there alone.
std::vector<Value> filled_items(const Value& value, const std::string& key,
                                const std::string& item_name) {
  if (value.is_list() && value.node().items.empty())
    value.fail("'" + key + "' is an empty list");
  return value.items(item_name);
}

void read_library(const Value& library, std::vector<SymbolSpec>& specs) {
  for (const Value& item : filled_items(library, "library", "a name in 'library'"))
    if (const auto name = item.text())
      specs.push_back({LibrarySymbols{*name}, item.where()});
}

/// How the texts of an entry look.
struct TextLook {
  TextSymbol text;             ///< all but text and colour
  std::vector<Color> palette;  ///< of one text after the other, again and again

  /// The `i`th text of the entry.
  TextSymbol of(std::string words, std::size_t i) const {
    TextSymbol symbol = text;
    symbol.text = std::move(words);
    symbol.color = palette.empty() ? symbol.color : palette[i % palette.size()];
    return symbol;
  }
};

TextLook read_look(const std::optional<Value>& font, const std::optional<Value>& color) {
  TextLook look;
  if (font) {
    look.text.font = font->text().value_or(look.text.font);
    look.text.font_at = font->where();
  }
  if (color)
    for (const Value& item : filled_items(*color, "color", "an item of 'color'"))
      if (const auto one = item.color()) look.palette.push_back(*one);
  return look;
}

void read_texts(const Value& texts, const TextLook& look,
                std::vector<SymbolSpec>& specs) {
  std::size_t count = 0;
  for (const Value& item : filled_items(texts, "text", "a text"))
    if (auto text = item.text()) specs.push_back({look.of(*text, count++), item.where()});
}

void read_emoji(const Value& emoji, const std::string& name,
                std::vector<SymbolSpec>& specs) {
  for (const Value& item : filled_items(emoji, "emoji", "an emoji"))
    if (const auto one = item.text())
      specs.push_back({EmojiSymbol{*one, name, {}}, item.where()});
}

/// Reports that `value`, if there is one, does not go with the kind of entry it is in.
void refuse_beside(const std::optional<Value>& value, const std::string& key,
                   const std::string& kind) {
  if (value) value->fail("'" + key + "' does not go with '" + kind + "'");
}

/// An entry that is a group of keys.
struct Entry {
  std::optional<Value> file, library, text, emoji, table, faces;  ///< the kinds
  std::optional<Value> name, font, color, rotation, cutout, style;

  static int count(std::initializer_list<const std::optional<Value>*> values) {
    return static_cast<int>(
        std::count_if(values.begin(), values.end(),
                      [](const auto* value) { return value->has_value(); }));
  }
  int kinds() const { return count({&file, &library, &text, &emoji, &table, &faces}); }
  int others() const { return count({&name, &font, &color, &rotation, &cutout, &style}); }
};

Entry entry_of(const Value& value, Report& report) {
  Reader keys(value.node(), "symbols", value.where(), report);
  Entry entry;
  entry.file = keys.find("file");
  entry.library = keys.find("library");
  entry.text = keys.find("text");
  entry.emoji = keys.find("emoji");
  entry.table = keys.find("table");
  entry.faces = keys.find("faces");
  entry.name = keys.find("name");
  entry.font = keys.find("font");
  entry.color = keys.find("color");
  entry.rotation = keys.find("rotation");
  entry.cutout = keys.find("cutout");
  entry.style = keys.find("style");
  keys.done();
  return entry;
}

void read_entry(const Value& value, const std::string& name, Report& report,
                std::vector<SymbolSpec>& specs);

FacedSymbol read_faces(const Value& faces, Report& report) {
  FacedSymbol symbol;
  const std::string example = "such as faces: [cow.svg, {text: cow}]";
  if (!faces.is_list()) {
    faces.refuse("a list", example);
    return symbol;
  }
  if (faces.node().items.empty()) faces.fail("'faces' is an empty list", example);
  if (faces.node().items.size() > most_faces)
    faces.fail("a symbol can have " + std::to_string(most_faces) +
               " faces at most, not " + with_thousands(faces.node().items.size()));
  for (const Value& face : faces.items(face_name)) {
    const auto has = [&](const char* key) {
      return face.is_map() && face.node().find(key) != nullptr;
    };
    if (has("faces") || has("table")) {
      face.fail(has("faces") ? "a face has no faces of its own"
                             : "a face has no table of its own");
      continue;
    }
    const std::size_t before = symbol.faces.size();
    read_entry(face, face_name, report, symbol.faces);
    if (symbol.faces.size() > before + 1)
      face.fail("a face is one picture, text or emoji, not " +
                    with_thousands(symbol.faces.size() - before),
                "make a face of each");
  }
  return symbol;
}

/// The kind of an entry, as its key.
std::string kind_of(const Entry& entry) {
  return entry.file      ? "file"
         : entry.library ? "library"
         : entry.text    ? "text"
         : entry.emoji   ? "emoji"
         : entry.table   ? "table"
                         : "faces";
}

/// Reports what does not go with the kind of the entry.
void refuse_what_does_not_fit(const Entry& entry) {
  const std::string kind = kind_of(entry);
  if (!entry.text && !entry.table) {
    refuse_beside(entry.font, "font", kind);
    refuse_beside(entry.color, "color", kind);
  }
  if (entry.library || entry.table) refuse_beside(entry.name, "name", kind);
  if (entry.library || entry.text || entry.emoji)
    refuse_beside(entry.cutout, "cutout", kind);
  const std::optional<Value>& list = entry.text ? entry.text : entry.emoji;
  if (entry.name && list && list->is_list())
    entry.name->fail("one 'name' cannot be that of several " +
                         std::string(entry.text ? "texts" : "emoji"),
                     "make an entry of each");
}

/// The symbols of an entry of one kind.
void read_kind(const Entry& entry, Report& report, std::vector<SymbolSpec>& specs) {
  refuse_what_does_not_fit(entry);
  const std::optional<std::string> label = entry.name ? entry.name->text() : std::nullopt;
  if (entry.file) return read_file(*entry.file, label, specs);
  if (entry.library) return read_library(*entry.library, specs);
  if (entry.emoji) return read_emoji(*entry.emoji, label.value_or(""), specs);
  if (entry.faces) {
    FacedSymbol symbol = read_faces(*entry.faces, report);
    symbol.name = label.value_or("");
    specs.push_back({std::move(symbol), entry.faces->where()});
    return;
  }
  TextLook look = read_look(entry.font, entry.color);
  if (entry.text) {
    look.text.name = label.value_or("");
    return read_texts(*entry.text, look, specs);
  }
  for (SymbolSpec& spec : read_table(
           *entry.table, report,
           [&](const std::string&words, std::size_t i) { return look.of(words, i); }))
    specs.push_back(std::move(spec));
}

void read_group(const Value& value, const std::string& name, Report& report,
                std::vector<SymbolSpec>& specs) {
  const Entry entry = entry_of(value, report);
  if (entry.kinds() > 1)
    return value.fail(
        name +
            " has more than one of 'file', 'library', 'text', 'emoji', 'table' and "
            "'faces'",
        "make an entry of each");
  if (entry.kinds() == 0) {
    // If it has other keys or empty ones, that has been said.
    if (value.node().keys.size() == static_cast<std::size_t>(entry.others()))
      value.fail(name + (name == face_name
                             ? " needs 'file', 'library', 'text' or 'emoji'"
                             : " needs 'file', 'library', 'text', 'emoji', 'table' or "
                               "'faces'"));
    return;
  }
  const std::size_t first = specs.size();
  read_kind(entry, report, specs);
  const auto largest_angle =
      entry.rotation ? read_rotation(*entry.rotation) : std::nullopt;
  const auto cutout = entry.cutout ? read_cutout(*entry.cutout) : std::nullopt;
  const auto style = entry.style ? read_style(*entry.style) : std::nullopt;
  for (std::size_t i = first; i < specs.size(); ++i) {
    specs[i].largest_angle = largest_angle.value_or(specs[i].largest_angle);
    specs[i].cutout = cutout;
    specs[i].style = style;
    if (entry.name) specs[i].named_at = entry.name->where();
  }
}

void read_entry(const Value& value, const std::string& name, Report& report,
                std::vector<SymbolSpec>& specs) {
  if (value.is_map())
    read_group(value, name, report, specs);
  else
    read_file(value, {}, specs);
}

}  // namespace

void expect_symbol_keys(Report& report) {
  for (const char* key : {"file", "library", "text", "emoji", "table", "faces", "name",
                          "font", "color", "rotation", "cutout", "style"})
    report.expect(std::string("symbols.") + key);
}

std::optional<Cutout> read_cutout(const Value& cutout) {
  return cutout.choice<Cutout>(cutouts);
}

std::string key_of(Cutout cutout) {
  const auto found =
      std::find_if(cutouts.begin(), cutouts.end(),
                   [cutout](const auto& known) { return known.second == cutout; });
  assert(found != cutouts.end());
  return found->first;
}

std::optional<Style> read_style(const Value& style) {
  return style.choice<Style>(
      {{"color", Style::color}, {"grey", Style::grey}, {"outline", Style::outline}});
}

std::vector<FontPath> read_fonts(const Value& fonts) {
  std::vector<FontPath> paths;
  for (const Value& item : filled_items(fonts, "fonts", "a path in 'fonts'"))
    if (const auto path = item.path())
      paths.push_back({*path, item.node().origin->folder.string(), item.where()});
  return paths;
}

void read_symbols(const Value& symbols, Report& report, Project& project) {
  std::vector<SymbolSpec>& specs = project.symbols;
  project.symbols_at = symbols.where();
  if (symbols.is_list() && symbols.node().items.empty())
    symbols.fail("'symbols' is an empty list", "such as symbols: pictures/");
  for (const Value& entry : symbols.items(entry_name)) {
    if (entry.is_list() && symbols.is_list())
      entry.refuse("a path or a group of keys", "write its items into the list itself");
    else
      read_entry(entry, entry_name, report, specs);
    if (const TreeNode* table = entry.is_map() ? entry.node().find("table") : nullptr)
      project.tables.push_back(table->origin->folder /
                               as_stored(table->text, table->origin->folder));
  }
}

}  // namespace onematch
