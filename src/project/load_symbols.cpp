#include "project/sections.hpp"

namespace onematch {
namespace {

const std::string entry_name = "an entry of 'symbols'";

void read_file(const Value& file, const std::optional<std::string>& name,
               std::vector<SymbolSpec>& specs) {
  const auto path = file.text();
  if (!path) return;
  specs.push_back(
      {PathSymbols{*path, file.node().origin->folder.string(), name.value_or("")},
       file.where()});
}

void read_library(const Value& library, std::vector<SymbolSpec>& specs) {
  for (const Value& item : library.items("a name in 'library'"))
    if (const auto name = item.text())
      specs.push_back({LibrarySymbols{*name}, item.where()});
}

/// `look` has all but the text itself.
void read_texts(const Value& texts, TextSymbol look, std::vector<SymbolSpec>& specs) {
  for (const Value& item : texts.items("a text"))
    if (auto text = item.text()) {
      look.text = *text;
      specs.push_back({look, item.where()});
    }
}

/// Reports that `value`, if there is one, does not go with the kind of entry it is in.
void refuse_beside(const std::optional<Value>& value, const std::string& key,
                   const std::string& kind) {
  if (value) value->fail("'" + key + "' does not go with '" + kind + "'");
}

void read_group(const Value& entry, Report& report, std::vector<SymbolSpec>& specs) {
  Reader keys(entry.node(), "symbols", entry.where(), report);
  const auto file = keys.find("file");
  const auto library = keys.find("library");
  const auto text = keys.find("text");
  const auto name = keys.find("name");
  const auto font = keys.find("font");
  const auto color = keys.find("color");
  keys.done();

  const int kinds =
      int(file.has_value()) + int(library.has_value()) + int(text.has_value());
  if (kinds > 1)
    return entry.fail(entry_name + " has more than one of 'file', 'library' and 'text'",
                      "make an entry of each");
  if (kinds == 0) {
    // If it has other keys or empty ones, that has been said.
    const int known =
        int(name.has_value()) + int(font.has_value()) + int(color.has_value());
    if (entry.node().keys.size() == static_cast<std::size_t>(known))
      entry.fail(entry_name + " needs 'file', 'library' or 'text'");
    return;
  }

  const std::optional<std::string> label = name ? name->text() : std::nullopt;
  if (text) {
    TextSymbol look;
    look.name = label.value_or("");
    if (font) look.font = font->text().value_or(look.font);
    if (color) look.color = color->color().value_or(look.color);
    if (name && text->is_list())
      name->fail("one 'name' cannot be that of several texts", "make an entry of each");
    return read_texts(*text, look, specs);
  }
  const std::string kind = file ? "file" : "library";
  refuse_beside(font, "font", kind);
  refuse_beside(color, "color", kind);
  if (file) return read_file(*file, label, specs);
  refuse_beside(name, "name", kind);
  read_library(*library, specs);
}

}  // namespace

std::vector<SymbolSpec> read_symbols(const Value& symbols, Report& report) {
  std::vector<SymbolSpec> specs;
  if (symbols.is_list() && symbols.node().items.empty())
    symbols.fail("'symbols' is an empty list", "such as symbols: pictures/");
  for (const Value& entry : symbols.items(entry_name))
    if (entry.is_map())
      read_group(entry, report, specs);
    else if (entry.is_list() && symbols.is_list())
      entry.refuse("a path or a group of keys", "write its items into the list itself");
    else
      read_file(entry, {}, specs);
  return specs;
}

}  // namespace onematch
