#include "symbols/svg_fault.hpp"

#include <vector>

#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const std::string head = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">)"
                         "\n";
const std::string rect = "<rect width='9' height='9'/>";

/// "message" or "message | hint"; empty if nothing is wrong.
std::string fault(const std::string& svg) {
  const auto found = find_svg_fault(svg);
  if (!found) return "";
  return found->message + (found->hint.empty() ? "" : " | " + found->hint);
}

struct Case {
  std::string svg, told;
};

/// What people break, and what they are told.
std::vector<Case> cases() {
  return {
      {head + rect,
       "line 2: <svg> of line 1 is never closed | the end of the file may be "
       "missing"},
      {head + "<g>\n" + rect + "</svg>", "line 3: <g> of line 2 is closed by </svg>"},
      {head + "<text>a&nbsp;b</text></svg>",
       "line 2: &nbsp; is a name that SVG doesn't know | write &#160; in its place"},
      {head + "<text>&eacute;</text></svg>",
       "line 2: &eacute; is a name that SVG doesn't know | write the character itself in "
       "its place"},
      {head + "<text>a & b</text></svg>",
       "line 2: a bare '&' or '<' stands in a text | write &amp; for & and &lt; for <"},
      {head + "<text>a < b</text></svg>",
       "line 2: a bare '&' or '<' stands in a text | write &amp; for & and &lt; for <"},
      {head + "<rect width=9/></svg>",
       "line 2: a value has no quotes round it | write width=\"9\", not width=9"},
      {head + "<rect width='9/></svg>",
       "line 2: the quotes round a value are never closed"},
      {head + "<rect width/></svg>", "line 2: 'width' has no value"},
      {head + "<rect width='9' width='8'/></svg>",
       "line 2: 'width' is there twice in one tag | leave one of them out"},
      {head + "<rect width='9'height='9'/></svg>",
       "line 2: a blank or a quote is missing in a tag"},
      {head + "<use xlink:href='#a'/></svg>",
       "line 2: the names that begin with 'xlink:' are not declared | add "
       "xmlns:xlink=\"http://www.w3.org/1999/xlink\" to <svg>"},
      {head + "<text>\xff\xfe</text></svg>",
       "line 2: a letter is not in UTF-8 | save it in UTF-8"},
      {"<?xml version='1.0' encoding='klingon'?>" + head + "</svg>",
       "line 1: it says that it is in 'klingon', which is not known | save it in UTF-8"},
      {head + "<text>\x01</text></svg>",
       "line 2: it holds a character that no text may have"},
      {head + "</svg>\n<svg/>", "line 3: something stands behind the end of the drawing"},
      {head + "<!-- a\n</svg>", "line 3: a comment is never closed by -->"},
      {head + "<!-- a -- b --></svg>",
       "line 2: a comment has -- in it | leave out the comment"},
      {"\n<?xml version='1.0'?>" + head + "</svg>",
       "line 2: <?xml ...?> stands elsewhere than at the very beginning | delete what is "
       "before it"},
      {"<html>svg<br></html>",
       "it is a web page | download the picture itself, not the page that shows it"},
      {"<svg xmlns='http//www.w3.org/2000/svg'/>",
       "the first tag does not say that it is SVG | write <svg "
       "xmlns=\"http://www.w3.org/2000/svg\" ...>"},
      {"<plist>svg</plist>", "it begins with <plist>, not with <svg>"},
  };
}

}  // namespace

TEST_CASE("each fault of an SVG has words and a line of its own", "[svg_fault]") {
  for (const Case& one : cases()) {
    INFO(one.svg);
    CHECK(fault(one.svg) == one.told);
  }
  CHECK(fault(head + rect + "</svg>").empty());
}

TEST_CASE("groups too deep and abbreviations without end are told", "[svg_fault]") {
  std::string deep = head;
  for (int i = 0; i < 300; ++i) deep += "<g>";
  CHECK_THAT(fault(deep), ContainsSubstring("its groups lie in each other"));
  std::string bomb = "<!DOCTYPE svg [<!ENTITY a 'ha'>";
  for (char name = 'b'; name <= 'h'; ++name) {
    bomb += std::string("<!ENTITY ") + name + " '";
    for (int i = 0; i < 10; ++i) bomb += std::string("&") + char(name - 1) + ";";
    bomb += "'>";
  }
  CHECK_THAT(fault(bomb + "]>" + head + "<text>&h;</text></svg>"),
             ContainsSubstring("its abbreviations grow without end"));
}

TEST_CASE("more embedded pictures than can be read are told", "[svg_fault]") {
  const auto image = [](std::size_t size) {
    return "<image href='data:," + std::string(size, 'A') + "'/>";
  };
  const std::string told = "line 2: what is embedded in it takes more than 10 MB";
  CHECK_THAT(fault(head + image(11'000'000) + "</svg>"), ContainsSubstring(told));
  std::string body;
  for (int i = 0; i < 15; ++i) body += image(800'000);
  CHECK_THAT(fault(head + body + "</svg>"), ContainsSubstring(told));
}

TEST_CASE("no drawing cut off or changed is told in a library's words", "[svg_fault]") {
  const ScratchFolder folder;
  const auto told = [&](const std::string& svg) -> std::string {
    make_file(folder / "cow.svg", svg);
    try {
      load_symbol({"cow", folder / "cow.svg", {"deck.yaml", 3, 5}});
      return "";
    } catch (const Error& error) {
      return error.what();
    }
  };
  const std::string whole =
      head + "<g id='a'><!-- b -->" + rect + "<text x='1'>&amp; c</text></g></svg>\n";
  for (std::size_t i = 5; i < whole.size(); ++i)
    for (const std::string& svg :
         {whole.substr(0, i), whole.substr(0, i) + "<" + whole.substr(i + 1),
          whole.substr(0, i) + "\"" + whole.substr(i + 1),
          whole.substr(0, i) + whole.substr(i + 1)}) {
      const std::string said = told(svg);
      INFO(svg << "\n" << said);
      CHECK(said.find("rror domain") == std::string::npos);
      CHECK(said.find("XML parse error") == std::string::npos);
      CHECK(said.find('(') == std::string::npos);
    }
}
