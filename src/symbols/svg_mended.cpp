#include "symbols/svg_mended.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "core/number.hpp"
#include "core/words.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_audit.hpp"
#include "symbols/svg_linked.hpp"
#include "symbols/svg_loans.hpp"
#include "symbols/svg_plain.hpp"
#include "symbols/svg_substitute.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

// libxml2 takes not much more in all attributes of data together.
constexpr double most_in_file = 9.5e6;

// So many drawings have all their pixels; more of them are likely to be smaller in
// theirs, and share those.
constexpr double most_drawn = 16;

// Nor more pixels than Cairo can keep, who knows none of them again: the same picture may
// be shown a thousand times.
constexpr double most_shown = 24e6;

/// A length without what it is counted in; nothing for "50%", of which the other side may
/// be another, and what isn't known.
struct Length {
  double number = 0;
  std::string unit;
};
std::optional<Length> length_in(const std::string& text) {
  const std::size_t end = text.find_last_of("0123456789.") + 1;
  const std::optional<double> number = parse_number(text.substr(0, end));
  const std::string unit = text.substr(end);
  constexpr std::array units{"", "px", "pt", "pc", "mm", "cm", "in", "em", "ex"};
  if (!number || std::find(units.begin(), units.end(), unit) == units.end()) return {};
  return Length{*number, unit};
}

/// What is no length, or less than nothing, counts as nothing at all: for librsvg, too.
std::string side_of(xmlNode* image, const char* side) {
  const XmlText written(xmlGetNoNsProp(image, as_xml(side)), xmlFree);
  if (!written) return "";
  std::string text(trimmed(as_text(written.get()), svg_blanks));
  const std::optional<Length> length = length_in(text);
  if (length && length->number >= 0) return text;
  const bool is_share =
      text.ends_with('%') && parse_number(text.substr(0, text.size() - 1));
  return is_share ? text : "";
}

/// For librsvg a side of which nothing is said is as long as the picture has pixels, even
/// if the other side says how long it would be. What a filter brings in fills the
/// filter's region instead. Whether there was anything to do.
bool give_size(xmlNode* image, const Substitute& shown) {
  if (std::string_view(as_text(image->name)) != "image") return false;
  const std::string width = side_of(image, "width"), height = side_of(image, "height");
  const bool can_stay = shown.address.empty() && width.empty() && height.empty();
  if (can_stay) return false;
  const auto give = [&](const char* side, const std::string& other, double ratio,
                        double own) {
    const std::optional<Length> length = length_in(other);
    const std::string text = length
                                 ? format_number(length->number * ratio, 6) + length->unit
                                 : format_number(own, 6);
    xmlSetProp(image, as_xml(side), as_xml(text));
  };
  if (width.empty()) give("width", height, shown.width / shown.height, shown.width);
  if (height.empty()) give("height", width, shown.height / shown.width, shown.height);
  return width.empty() || height.empty();
}

/// Whether any address does not begin with #.
bool may_borrow(std::string_view svg) {
  constexpr std::array<std::string_view, 2> signs{"href", "url"};
  for (const std::string_view sign : signs)
    for (std::size_t at = svg.find(sign); at != svg.npos; at = svg.find(sign, at)) {
      at = svg.find_first_not_of(" \t\r\n=('\"", at + sign.size());
      if (at == svg.npos || svg[at] != '#') return true;
    }
  return false;
}

/// A false alarm only costs time: an entity may hide any name, UTF-16 has zeros between
/// its letters.
bool may_show_pictures(const std::string& svg) {
  using namespace std::string_view_literals;
  constexpr std::array signs{"mage"sv, "\0"sv, "<!ENTITY"sv};
  return may_borrow(svg) || std::any_of(signs.begin(), signs.end(), [&](auto sign) {
           return svg.find(sign) != svg.npos;
         });
}

/// What all drawings in a drawing have in common.
struct Mending {
  double longest_mm;
  std::set<fs::path> open{};  ///< drawings that are being drawn: one may show itself
  std::map<std::pair<fs::path, Manner>, std::optional<Substitute>> drawn{};
};

MendedSvg mended(const PictureFile& drawing, Style style, Mending& mending);

/// Takes a drawing from those that are open, even if it can't be drawn.
struct Closing {
  std::set<fs::path>& open;
  const fs::path& path;
  ~Closing() { open.erase(path); }
};

/// Mends one drawing.
class Mender {
 public:
  Mender(const PictureFile& drawing, const Manner& manner, Mending& mending)
      : drawing_(drawing), manner_(manner), mending_(mending) {}

  MendedSvg mend() {
    const XmlDocument document = read_svg_tree(drawing_.bytes);
    if (!document) return {drawing_.bytes, {}};
    notes_.losses = refuse_loans(document.get(), drawing_);
    has_changed_ = !notes_.losses.empty();
    visit(xmlDocGetRootElement(document.get()));
    return {has_changed_ ? svg_text(document.get()) : drawing_.bytes, std::move(notes_)};
  }

  /// How many times as much as may be all substitutes are together.
  double excess() const {
    constexpr double always = 1e6;  // a file of that much more than shapes is no trouble
    const double room = most_in_file - double(drawing_.bytes.size());
    return std::max({added_ / (std::max(room, always) + removed_), drawn_ / most_drawn,
                     shown_ / most_shown});
  }

 private:
  /// Elements are at most as deep as libxml2 lets them be: 256.
  void visit(xmlNode* node) {
    for (; node; node = node->next) {
      if (node->type != XML_ELEMENT_NODE) continue;
      const std::string_view name = as_text(node->name);
      if (name == "image" || name == "feImage") mend_picture(node);
      visit(node->children);
    }
  }

  void mend_picture(xmlNode* element) {
    for (xmlAttr* attribute = element->properties; attribute; attribute = attribute->next)
      if (std::string_view(as_text(attribute->name)) == "href")
        mend_address(element, attribute);
  }

  void mend_address(xmlNode* element, xmlAttr* attribute) {
    const std::string address = cleaned_address(value_of(attribute));
    const auto [known, is_new] = substitutes_.try_emplace(address);
    if (is_new)
      known->second = find(shown_reference(as_text(element->name), address), address);
    if (!known->second) return;
    const Substitute& shown = *known->second;
    shown_ += shown.pixels;
    has_changed_ = give_size(element, shown) || has_changed_;
    if (shown.address.empty()) return;
    added_ += double(shown.address.size());
    removed_ += double(address.size());
    // The same picture may be shown a thousand times: memory is not to run out.
    if (added_ > 2 * most_in_file) return;
    xmlSetNsProp(element, attribute->ns, attribute->name, as_xml(shown.address));
    has_changed_ = true;
  }

  /// What to show in the place of the picture at the address, `subject` in a message,
  /// without an address if it can stay; nothing if there is none to be shown. librsvg
  /// gets to see nothing that has not been decoded before.
  std::optional<Substitute> find(const std::string& subject, const std::string& address) {
    std::optional<LinkedFile> part = find_linked(subject, address, drawing_);
    if (!part) return {};
    if (manner_.share == 0) return blank();
    try {
      if (!is_svg(part->file.bytes)) return substitute_for(part->file, address, manner_);
      part->file.bytes = plain_svg(std::move(part->file.bytes));
      return find_drawing(*part);
    } catch (const Error& error) {
      notes_.losses.emplace_back(error.problems().front().message);
      return blank();
    }
  }

  std::optional<Substitute> find_drawing(const LinkedFile& part) {
    drawn_ += manner_.share;
    if (drawn_ > most_drawn) return {};
    if (!part.is_apart) return drawn(part.file).value_or(blank());
    const fs::path& path = part.file.path;
    const std::pair key(path, manner_);
    if (const auto known = mending_.drawn.find(key); known != mending_.drawn.end())
      return known->second;
    if (!mending_.open.insert(path).second) {
      notes_.losses.push_back(part.file.name +
                              " shows itself, or what it is in: it is left out there");
      return blank();
    }
    const Closing closing{mending_.open, path};
    return mending_.drawn[key] = drawn(part.file).value_or(blank());
  }

  /// Made grey at the end.
  std::optional<Substitute> drawn(const PictureFile& inner) {
    // How large it is printed is not known: of photos in it with few pixels nothing is
    // said.
    constexpr double small_mm = 1e-3;
    const DrawingNotes audited = audit_svg(inner, small_mm);
    MendedSvg right = mended(inner, Style::color, mending_);
    for (const DrawingNotes& more : {audited, right.notes}) {
      for (const std::string& loss : more.losses)
        notes_.losses.push_back(inner.name + ": " + loss);
      notes_.files.insert(notes_.files.end(), more.files.begin(), more.files.end());
    }
    const PictureFile file{inner.name, std::move(right.bytes), inner.where, inner.path};
    return substitute_for(file, mending_.longest_mm, manner_);
  }

  const PictureFile& drawing_;
  const Manner manner_;
  Mending& mending_;
  std::map<std::string, std::optional<Substitute>> substitutes_{};  ///< by address
  DrawingNotes notes_{};
  bool has_changed_ = false;
  double added_ = 0, removed_ = 0;  ///< bytes in addresses
  double drawn_ = 0;                ///< drawings, by their share of pixels
  double shown_ = 0;                ///< pixels
};

/// As often as it takes until all pictures have room.
MendedSvg mended(const PictureFile& drawing, Style style, Mending& mending) {
  constexpr double spare = 0.9;
  constexpr int most_rounds = 8;
  DrawingNotes notes;  // of all rounds: nothing is told again of what is cached
  Manner manner{style};
  for (int round = 0; round < most_rounds; ++round) {
    Mender mender(drawing, manner, mending);
    MendedSvg result = mender.mend();
    add(result.notes, notes);
    result.notes = notes;
    if (mender.excess() <= 1) return result;
    if (manner.is_tight) manner.share *= spare / mender.excess();
    manner.is_tight = true;
  }
  notes.losses.emplace_back("it shows too many pictures: none of them is drawn");
  return {Mender(drawing, {style, true, 0}, mending).mend().bytes, std::move(notes)};
}

}  // namespace

void add(const DrawingNotes& more, DrawingNotes& notes) {
  const auto add_to = [](auto& all, const auto& some) {
    for (const auto& one : some)
      if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
  };
  add_to(notes.losses, more.losses);
  add_to(notes.files, more.files);
}

MendedSvg mended(const PictureFile& drawing, double longest_mm, Style style) {
  Mending mending{longest_mm};
  if (!may_show_pictures(drawing.bytes)) return {drawing.bytes, {}};
  std::error_code error;
  mending.open.insert(fs::weakly_canonical(drawing.path, error));
  return mended(drawing, style, mending);
}

}  // namespace onematch
