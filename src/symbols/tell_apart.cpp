#include "symbols/tell_apart.hpp"

#include <cstddef>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "symbols/stored_path.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

std::size_t parts_of(const fs::path& path) {
  return static_cast<std::size_t>(std::distance(path.begin(), path.end()));
}

/// The last `count` parts of the path, or all of it.
std::string tail_of(const fs::path& path, std::size_t count) {
  const std::size_t parts = parts_of(path);
  if (parts <= count) return path.string();
  fs::path tail;
  for (auto part = std::next(path.begin(), static_cast<std::ptrdiff_t>(parts - count));
       part != path.end(); ++part)
    tail /= *part;
  return tail.string();
}

/// Of each path the shortest end that no other has.
std::map<fs::path, std::string> short_names(std::set<fs::path> paths) {
  std::map<fs::path, std::string> names;
  for (std::size_t count = 1; !paths.empty(); ++count) {
    std::map<std::string, int> uses;
    for (const fs::path& path : paths) ++uses[tail_of(path, count)];
    std::erase_if(paths, [&](const fs::path& path) {
      names[path] = tail_of(path, count);
      return uses[names[path]] == 1 || parts_of(path) <= count;
    });
  }
  return names;
}

void name_files(std::vector<SymbolSource>& sources) {
  std::set<fs::path> paths;
  for (const SymbolSource& source : sources)
    if (const auto* path = std::get_if<fs::path>(&source.from))
      paths.insert(path->lexically_normal());
  const std::map<fs::path, std::string> names = short_names(std::move(paths));
  for (SymbolSource& source : sources)
    if (const auto* path = std::get_if<fs::path>(&source.from))
      source.file_name = composed(names.at(path->lexically_normal()));
}

/// A symbol by the first of its faces.
bool is_first_face(const std::vector<SymbolSource>& sources, std::size_t i) {
  return i == 0 || sources[i - 1].symbol != sources[i].symbol;
}

}  // namespace

void tell_apart(std::vector<SymbolSource>& sources) {
  name_files(sources);
  std::map<std::string, int> symbols;  // that have the name
  for (std::size_t i = 0; i < sources.size(); ++i)
    if (is_first_face(sources, i)) ++symbols[sources[i].name];
  std::string name;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    SymbolSource& source = sources[i];
    if (is_first_face(sources, i)) {
      const bool is_clear = source.named_at || symbols[source.name] == 1;
      name = is_clear || source.file_name.empty() ? source.name : source.file_name;
    }
    source.name = name;
  }
}

}  // namespace onematch
