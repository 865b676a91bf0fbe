#include "cli/naming.hpp"

#include <map>

namespace onematch {

std::string some_of(const std::vector<std::string>& names) {
  constexpr std::size_t shown = 5;
  std::string text;
  const std::size_t listed = names.size() <= shown + 1 ? names.size() : shown;
  for (std::size_t i = 0; i < listed; ++i) text += (i == 0 ? "" : ", ") + names[i];
  if (listed < names.size())
    text += " and " + std::to_string(names.size() - listed) + " more";
  return text;
}

std::vector<std::string> names_of(const std::vector<FaceId>& faces,
                                  const std::vector<SymbolSource>& sources) {
  const auto is_one_of_several = [&](std::size_t i) {
    return (i > 0 && sources[i - 1].symbol == sources[i].symbol) ||
           (i + 1 < sources.size() && sources[i + 1].symbol == sources[i].symbol);
  };
  std::vector<std::string> names;
  for (const FaceId id : faces) {
    const SymbolSource& source = sources[index(id)];
    names.push_back(source.name +
                    (is_one_of_several(index(id)) ? " (" + shown(source) + ")" : ""));
  }
  return names;
}

Problems shared_names(const std::vector<SymbolSource>& sources) {
  std::map<std::string, const SymbolSource*> named;
  Problems problems;
  const SymbolSource* before = nullptr;
  for (const SymbolSource& source : sources) {
    const bool is_next_face = before && before->symbol == source.symbol;
    before = &source;
    if (!source.named_at || is_next_face) continue;
    const auto [first, is_new] = named.try_emplace(source.name, &source);
    if (is_new) continue;
    problems.push_back({"the name '" + source.name + "' is used twice, first at " +
                            to_string(*first->second->named_at),
                        *source.named_at,
                        "messages call symbols by their names: give each its own",
                        Severity::warning});
  }
  return problems;
}

void remark(Problems& remarks, Severity severity, const Source& where,
            const std::string& message, const std::vector<std::string>& names,
            const std::string& hint) {
  if (!names.empty())
    remarks.push_back({message + some_of(names), where, hint, severity, names});
}

void remark_on_faces(Problems& remarks, Severity severity, const std::string& message,
                     const std::vector<FaceId>& faces, const Materials& materials,
                     const std::string& hint) {
  const std::vector<SymbolSource>& sources = materials.sources;
  if (!faces.empty())
    remark(remarks, severity, sources[index(faces[0])].where, message,
           names_of(faces, sources), hint);
}

}  // namespace onematch
