#include "project/yaml.hpp"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>

#include "core/number.hpp"
#include "project/source_text.hpp"
#include "project/syntax.hpp"
#include "project/utf8.hpp"

namespace onematch {
namespace {

constexpr std::size_t npos = std::string_view::npos;
constexpr std::size_t max_depth = 32;
constexpr std::size_t max_nodes = 20'000;

/// A list or map that is not finished.
struct OpenNode {
  TreeNode node;
  YAML::anchor_t anchor = YAML::NullAnchor;
  bool in_flow = false;
  bool has_key = false;             ///< of a map: the next value belongs to keys.back()
  bool doubled = false;             ///< and is dropped, for the key was given before
  std::map<std::string, int> seen;  ///< keys and their lines
};

/// Builds the tree from the library's events, and sees to what it lets pass.
class Builder : public YAML::EventHandler {
 public:
  Builder(std::string_view text, OriginPtr origin)
      : text_(text),
        lines_(text),
        origin_(std::move(origin)),
        root_(make(TreeNode::Kind::null, 0)) {}

  Parsed take() { return {std::move(root_), std::move(problems_)}; }
  const ParseState& state() const { return state_; }

  [[noreturn]] void fail(const Complaint& complaint) {
    note(complaint);
    throw Error(std::move(problems_));
  }

  void OnDocumentStart(const YAML::Mark& mark) override;
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override;
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag,
                       YAML::anchor_t anchor, YAML::EmitterStyle::value style) override {
    open(TreeNode::Kind::list, mark, tag, anchor, style);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override {
    open(TreeNode::Kind::map, mark, tag, anchor, style);
  }
  void OnMapEnd() override { close(); }

 private:
  void note(const Complaint& complaint);
  TreeNode make(TreeNode::Kind kind, std::size_t at) const;
  std::size_t content(const YAML::Mark& mark, const std::string& tag);
  bool expects_key() const;
  std::size_t place_of_nothing(std::size_t next) const;
  void open(TreeNode::Kind kind, const YAML::Mark& mark, const std::string& tag,
            YAML::anchor_t anchor, YAML::EmitterStyle::value style);
  void close();
  void add_key(TreeNode key, std::size_t at);
  void add(TreeNode node, YAML::anchor_t anchor);
  void count(std::size_t nodes, std::size_t at);

  std::string_view text_;
  LineIndex lines_;
  OriginPtr origin_;
  ParseState state_;
  Problems problems_;
  std::vector<OpenNode> open_;
  std::map<YAML::anchor_t, TreeNode> anchored_;
  std::size_t nodes_ = 0;
  std::size_t key_at_ = 0;  ///< of the last key
  bool started_ = false;
  TreeNode root_;
};

void Builder::note(const Complaint& complaint) {
  TreeNode place;
  place.origin = origin_;
  place.line = lines_.line(complaint.at);
  place.column = lines_.column(complaint.at);
  problems_.push_back({complaint.message, place.where(), complaint.hint});
}

TreeNode Builder::make(TreeNode::Kind kind, std::size_t at) const {
  TreeNode node;
  node.kind = kind;
  node.origin = origin_;
  node.line = lines_.line(at);
  node.column = lines_.column(at);
  return node;
}

void Builder::OnDocumentStart(const YAML::Mark& mark) {
  const auto at = std::min(static_cast<std::size_t>(mark.pos), text_.size());
  if (started_ && text_.substr(at).starts_with("---"))
    fail({at, "a second document starts here", "one file holds one deck"});
  if (started_)
    fail({at, "this does not belong to the lines above",
          "keys of one group start in the same column, and each ends with ':'"});
  started_ = true;
}

/// The offset of what is at `mark` after its anchor, if it has one.
std::size_t Builder::content(const YAML::Mark& mark, const std::string& tag) {
  auto at = std::min(static_cast<std::size_t>(mark.pos), text_.size());
  if (tag.size() > 1 || text_.substr(at).starts_with('!'))
    fail({at, "a value cannot start with '!'", "put it in quotes"});
  if (text_.substr(at).starts_with('&')) {
    at = std::min(text_.find_first_of(" \t\r\n,]}", at), text_.size());
    at = std::min(text_.find_first_not_of(" \t\r\n", at), text_.size());
  }
  if (!state_.flows.empty()) return at;
  const std::size_t tab = tab_in_indentation(text_, at);
  if (tab < at) fail({tab, "a tab in the indentation", "indent with spaces"});
  return at;
}

bool Builder::expects_key() const {
  return !open_.empty() && open_.back().node.kind == TreeNode::Kind::map &&
         !open_.back().has_key;
}

void Builder::count(std::size_t nodes, std::size_t at) {
  nodes_ += nodes;
  if (nodes_ > max_nodes)
    fail({at, "the file holds more than " + with_thousands(max_nodes) + " values", ""});
}

void Builder::open(TreeNode::Kind kind, const YAML::Mark& mark, const std::string& tag,
                   YAML::anchor_t anchor, YAML::EmitterStyle::value style) {
  const std::size_t at = content(mark, tag);
  // At the end of a text with open brackets the library makes up keys.
  const bool is_closed = text_.find_first_of("]}", at) != npos;
  if (expects_key() && style == YAML::EmitterStyle::Flow && !is_closed)
    fail(explain_open_flow(text_, text_.size(), at));
  if (expects_key())
    fail({at, "a key must be a word, not " + shown(make(kind, at)),
          "put a key with special characters in quotes"});
  if (open_.size() == max_depth)
    fail({at, "values are nested more than 32 levels deep", ""});
  count(1, at);
  OpenNode opened;
  opened.node = make(kind, at);
  opened.anchor = anchor;
  opened.in_flow = style == YAML::EmitterStyle::Flow;
  // A pair in a list, as in [a: 1], is a map without a bracket of its own.
  if (opened.in_flow && (text_[at] == '[' || text_[at] == '{'))
    state_.flows.push_back(at);
  else
    opened.in_flow = false;
  open_.push_back(std::move(opened));
  state_.last = at;
  state_.last_is_quoted = false;
}

void Builder::close() {
  OpenNode closed = std::move(open_.back());
  open_.pop_back();
  if (closed.in_flow) state_.flows.pop_back();
  add(std::move(closed.node), closed.anchor);
}

void Builder::OnScalar(const YAML::Mark& mark, const std::string& tag,
                       YAML::anchor_t anchor, const std::string& value) {
  const std::size_t at = content(mark, tag);
  const bool quoted =
      text_.substr(at).starts_with('"') || text_.substr(at).starts_with('\'');
  if (quoted && closing_quote(text_, at) == npos)
    fail({at, "a quote is opened here and never closed", "close it where the text ends"});
  for (std::size_t i = 0; i < value.size();) {
    const Character c = first_character(std::string_view(value).substr(i));
    if (is_control(c.code))
      note({at, "the control character " + code_name(c.code) + " is not text",
            "write a backslash in double quotes twice"});
    i += std::max<std::size_t>(c.size, 1);
  }
  count(1, at);
  state_.last = at;
  state_.last_is_quoted = quoted;
  TreeNode node = make(TreeNode::Kind::scalar, at);
  node.text = value;
  if (expects_key()) {
    if (anchor != YAML::NullAnchor) anchored_[anchor] = node;
    add_key(std::move(node), at);
  } else {
    add(std::move(node), anchor);
  }
}

void Builder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  auto at = std::min(static_cast<std::size_t>(mark.pos), text_.size());
  // Deck makers write words: "Null" is one of them, as German for zero.
  for (const std::string_view word : {"null", "Null", "NULL"})
    if (has_word(text_, content(mark, ""), word))
      return OnScalar(mark, "", anchor, std::string(word));
  if (expects_key()) fail({at, "a key is missing here", "write the key before the ':'"});
  count(1, at);
  if (!has_word(text_, at, "~")) at = place_of_nothing(at);
  state_.last = at;
  state_.last_is_quoted = false;
  TreeNode node = make(TreeNode::Kind::null, at);
  const std::size_t comment = value_taken_as_comment(text_, at);
  if (comment != npos) node.comment = rest_of_line(text_, comment);
  add(std::move(node), anchor);
}

/// The library marks an empty value at whatever comes next; a person looks for it at
/// its key or dash.
std::size_t Builder::place_of_nothing(std::size_t next) const {
  if (open_.empty()) return 0;
  if (open_.back().node.kind == TreeNode::Kind::map) return key_at_;
  if (!state_.flows.empty()) return next;
  if (open_.back().node.items.empty()) return state_.last;
  for (std::size_t at = text_.find('\n', state_.last); at < next;
       at = text_.find('\n', at)) {
    at = text_.find_first_not_of(' ', at + 1);
    if (at < next && text_[at] == '-') return at;
  }
  return next;
}

void Builder::OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const auto at = std::min(static_cast<std::size_t>(mark.pos), text_.size());
  if (expects_key()) fail({at, "a key must be a word, not '*'", "write the key out"});
  const auto found = anchored_.find(anchor);
  if (found == anchored_.end())
    fail({at, "this stands for a value that it is a part of", "write the value out"});
  count(count_nodes(found->second), at);
  add(found->second, YAML::NullAnchor);
}

void Builder::add_key(TreeNode key, std::size_t at) {
  OpenNode& map = open_.back();
  const auto [first, is_new] = map.seen.emplace(key.text, key.line);
  if (!is_new)
    note({at, "'" + key.text + "' is given twice",
          "the first is on line " + std::to_string(first->second)});
  if (key.text == "<<")
    note({at, "'<<' does not merge keys here", "write the keys out, or use 'extends'"});
  map.has_key = true;
  map.doubled = !is_new || key.text == "<<";
  key_at_ = at;
  if (!map.doubled) map.node.keys.push_back(std::move(key));
}

void Builder::add(TreeNode node, YAML::anchor_t anchor) {
  if (anchor != YAML::NullAnchor) anchored_[anchor] = node;
  if (open_.empty()) {
    root_ = std::move(node);
    return;
  }
  OpenNode& parent = open_.back();
  if (!parent.doubled) parent.node.items.push_back(std::move(node));
  parent.has_key = parent.doubled = false;
}

}  // namespace

Parsed parse_yaml(std::string_view bytes, const OriginPtr& origin) {
  const std::string text = plain_text(bytes);
  Builder builder(text, origin);
  if (const auto complaint = check_encoding(bytes)) builder.fail(*complaint);
  std::istringstream stream(text);
  try {
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const YAML::Exception& error) {
    builder.fail(explain(error, text, builder.state()));
  }
  return builder.take();
}

}  // namespace onematch
