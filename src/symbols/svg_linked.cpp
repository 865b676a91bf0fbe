#include "symbols/svg_linked.hpp"

#include <utility>

#include "symbols/svg_address.hpp"
#include "symbols/svg_styles.hpp"

namespace onematch {

std::vector<std::string> linked_addresses(const SvgContent& content) {
  std::vector<std::string> addresses;
  for (const SvgElement& element : content.elements)
    for (const SvgAttribute& attribute : element.attributes)
      if (attribute.name == "href" && element.draws_reference() &&
          element.name != "?xml-stylesheet")
        addresses.push_back(attribute.value);
  for (const SvgDeclaration& declaration : declarations_of(content))
    if (takes_address(declaration.property))
      for (std::string& address : addresses_in(declaration.value))
        addresses.push_back(std::move(address));
  return addresses;
}

std::optional<LinkedFile> find_linked(const std::string& name, const std::string& address,
                                      const PictureFile& drawing) {
  const std::optional<std::string> scheme = scheme_of(address);
  if (scheme == "data") {
    std::optional<std::string> bytes = data_in(address);
    if (!bytes) return {};
    return LinkedFile{{name, std::move(*bytes), drawing.where, drawing.path}};
  }
  if (address.empty() || address.starts_with('#') || (scheme && scheme != "file"))
    return {};
  const LocalFile local = find_local(address, drawing.path);
  if (!local.trouble.empty()) return {};
  return LinkedFile{{name, read_picture_file(local.path, drawing.where).bytes,
                     drawing.where, local.path},
                    true};
}

}  // namespace onematch
