// A project file, read and checked.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "deck/planner.hpp"
#include "kit/spec.hpp"
#include "placement/placement.hpp"
#include "sheet/spec.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// Which files a deck becomes; at least one.
struct Outputs {
  bool pdf = true;
  bool png = false;      ///< a picture of each page
  bool cut_svg = false;  ///< for cutting machines
  bool cut_dxf = false;

  friend bool operator==(const Outputs&, const Outputs&) = default;
};

/// What the printer prints with.
enum class PrintColors { color, grey };

struct Project {
  std::string title;
  Source title_at;  ///< the file if it gives none
  std::string author;
  std::string language = "en";  ///< a tag that begins in small letters: "fr", "pt-BR"
  Source language_at;
  std::uint64_t seed = 1;
  std::optional<KitSpec> kit;  ///< then it is no deck, and has no keys of one
  DeckSpec deck;
  std::vector<SymbolSpec> symbols;  ///< at least one; on the men of a kit two, or none
  Source symbols_at;
  std::vector<FontPath> fonts;                ///< of the project's own
  std::vector<std::filesystem::path> tables;  ///< that symbols were read from
  CardSpec card;
  ScatterSpec scatter;  ///< its seed is the project's, unless it has its own
  SheetSpec sheet;
  std::optional<BackSpec> back;
  Outputs outputs;
  PrintColors print = PrintColors::color;
  bool test_sheet = false;  ///< after the deck's own pages
};

/// A project file's text, and how to speak of it.
struct ProjectInput {
  std::string text;
  std::string name;              ///< for messages, as the user wrote it
  std::filesystem::path folder;  ///< paths in the file are relative to it: "decks"
  std::string title;             ///< if the file gives none
};

struct LoadOptions {
  std::vector<std::string> settings;  ///< of --set: "card.size=70 mm"
  std::filesystem::path templates;    ///< folder of the bundled ones
};

/// Reads a project with what it extends, key by key; `settings` win over both.
///
/// Throws Error with every problem found, each at its file, line and column, in that
/// order; a wrong setting, first of all, at the file name "--set card.size=70 px".
/// Pictures are not looked for here.
Project load_project(const ProjectInput& input, const LoadOptions& options);

/// A project as far as it could be read, and what is wrong with it.
struct LoadedProject {
  Project project;
  Problems problems;
  bool is_sound = true;  ///< all is as it is meant, but for tables of symbols
};

/// The same. Throws Error only if there is nothing in which keys could be looked for.
LoadedProject load_with_problems(const ProjectInput& input, const LoadOptions& options);

/// The value of a key `cutout` that asks for it: "rounded".
std::string key_of(Cutout cutout);

/// Every key that a project file may have, as a path: "card.size", "symbols.text" (of an
/// entry of `symbols`). In the order of reading. For the README.
std::vector<std::string> project_keys();

}  // namespace onematch
