// From a project to finished files: the pipeline in one place.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "deck/verify.hpp"
#include "placement/verify.hpp"
#include "project/project.hpp"
#include "symbols/cache.hpp"
#include "tables/outlook.hpp"

namespace onematch {

/// What the pipeline needs to know of its surroundings.
struct Workshop {
  std::filesystem::path data;                ///< holds `templates` and `symbols`
  std::vector<std::filesystem::path> emoji;  ///< folders that may hold drawings of emoji
  std::vector<std::string> settings;
  int threads = 1;
  SymbolCache* cache = nullptr;  ///< of the batch; or none
  long long created = 0;         ///< the PDF's date, in seconds since 1970
  /// Called at the start of a step with its name and the number of its parts; what it
  /// returns is called with the number of parts done.
  std::function<std::function<void(std::size_t)>(const std::string&, std::size_t)> step;
  /// Called with what must be told before long work begins.
  std::function<void(Problem)> tell;
};

/// A file that a deck became.
struct OutputFile {
  std::string suffix;  ///< of its name: ".pdf", "-01.png", ".cut-1-9.svg"
  std::string bytes;
};

/// What was cut off a picture made of pixels.
struct CutPicture {
  std::string symbol;  ///< that it is, or a face of it
  std::filesystem::path file;
  Cutout cutout = Cutout::none;
};

/// What a kit has come to.
struct KitFacts {
  struct Game {
    std::string variant;
    Outlook outlook;
  };
  double man = 0;  ///< the diameter of the men, in mm
  int nets = 0;    ///< how many dice there are nets for
  std::vector<Game> games;
};

/// A deck, and all that was counted and measured on the way.
struct MadeDeck {
  std::size_t cards = 0;
  std::size_t symbols = 0;
  std::size_t matches = 1;     ///< of any two cards
  std::size_t first_pile = 0;  ///< how many cards it has; 0: there are no piles
  /// Of the matches, those of two faces, if any symbol has two.
  std::optional<std::size_t> different_faces;
  DeckFacts deck;
  Clearances least;
  std::size_t sheets = 0;  ///< of paper
  std::size_t pages = 0;   ///< of the PDF
  std::string capacity;    ///< how many cards fit on a sheet, and what would let in more
  std::string paper;
  std::vector<OutputFile> files;                ///< at least one
  std::vector<std::filesystem::path> pictures;  ///< that it was made from, and tables
  std::vector<std::string> credits;             ///< whom its drawings' licences name
  std::vector<CutPicture> cutouts;              ///< of all its pictures made of pixels
  Problems remarks;                             ///< warnings and notices
  /// It is a kit, and of the above has but sheets, pages, paper, files, pictures and
  /// remarks.
  std::optional<KitFacts> kit;
};

/// Makes the deck or kit of `input`. Nothing is written. Throws Error.
MadeDeck make_deck(const ProjectInput& input, const Workshop& workshop);

}  // namespace onematch
