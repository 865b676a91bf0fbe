#include "symbols/svg_loans.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "symbols/svg_address.hpp"
#include "symbols/svg_content.hpp"
#include "symbols/svg_linked.hpp"
#include "symbols/svg_styles.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

using Texts = std::vector<std::string>;

/// Over a link in a recording Cairo 1.16 ends the program.
bool is_no_loan(const SvgElement& element) {
  return (element.name == "image" || element.name == "feImage" || element.name == "a") &&
         element.find("href");
}

/// What stands after a # names a part, even in an address that begins with "data:".
std::string whole(const std::string& address) {
  return address.substr(0, address.find('#'));
}

/// `seen` are the drawings that were looked at: they may borrow from each other.
bool lends_pictures(const std::string& address, const PictureFile& borrower,
                    std::vector<std::filesystem::path>& seen) {
  const std::optional<LinkedFile> lender = find_linked("", whole(address), borrower);
  if (!lender || !is_svg(lender->file.bytes)) return false;
  const std::filesystem::path& path = lender->file.path;
  if (lender->is_apart && std::find(seen.begin(), seen.end(), path) != seen.end())
    return false;
  seen.push_back(path);
  const SvgContent content = read_svg_content(lender->file.bytes);
  const Texts addresses = linked_addresses(content);
  return std::any_of(content.elements.begin(), content.elements.end(), is_no_loan) ||
         std::any_of(addresses.begin(), addresses.end(), [&](const std::string& next) {
           return lends_pictures(cleaned_address(next), lender->file, seen);
         });
}

class Refusal {
 public:
  explicit Refusal(const PictureFile& drawing) : drawing_(drawing) {}

  /// Elements are at most as deep as libxml2 lets them be: 256.
  void visit(xmlNode* node) {
    for (; node; node = node->next) {
      if (node->type != XML_ELEMENT_NODE) continue;
      const std::string name = as_text(node->name);
      if (name != "image" && name != "feImage") look_at_attributes(node, name);
      if (name == "style")
        change_texts(node, [&](const std::string& sheet) {
          return without_loans(name, sheet, addresses_in(sheet));
        });
      visit(node->children);
    }
  }

  Texts take_losses() { return std::move(losses_); }

 private:
  void look_at_attributes(xmlNode* element, const std::string& name) {
    for (xmlAttr* attribute = element->properties; attribute;
         attribute = attribute->next) {
      const std::string value = value_of(attribute);
      const bool is_address = std::string_view(as_text(attribute->name)) == "href";
      const std::string left =
          without_loans(name, value, is_address ? Texts{value} : addresses_in(value));
      if (left != value)
        xmlSetNsProp(element, attribute->ns, attribute->name, as_xml(left));
    }
  }

  std::string without_loans(const std::string& element, std::string text,
                            const Texts& addresses) {
    // One address may be the end of another: each is looked for after the one before.
    std::size_t at = 0;
    for (const std::string& address : addresses) {
      const std::string clean = cleaned_address(address);
      at = text.find(address, at);
      if (!lends(whole(clean))) {
        at += address.size();
        continue;
      }
      text.replace(at, address.size(), "#");
      ++at;
      losses_.push_back(
          shown_reference(element, clean) +
          " is in a drawing with pictures or links, and is left out: put it "
          "into this one");
    }
    return text;
  }

  bool lends(const std::string& address) {
    if (address.empty()) return false;
    const auto [known, is_new] = lenders_.try_emplace(address);
    if (is_new) {
      std::vector<std::filesystem::path> seen;
      known->second = lends_pictures(address, drawing_, seen);
    }
    return known->second;
  }

  const PictureFile& drawing_;
  std::map<std::string, bool> lenders_{};  ///< drawings, by address
  Texts losses_{};
};

}  // namespace

std::vector<std::string> refuse_loans(xmlDoc* tree, const PictureFile& drawing) {
  Refusal refusal(drawing);
  refusal.visit(xmlDocGetRootElement(tree));
  return refusal.take_losses();
}

}  // namespace onematch
