#include "support/project.hpp"
#include "test.hpp"

using namespace onematch;
using test::load_errors;
using test::WrongFile;

namespace {

const std::string unclosed =
    "error: a quote is opened here and never closed\n"
    "  hint: close it where the text ends\n";
const std::string tab =
    "error: a tab in the indentation\n"
    "  hint: indent with spaces\n";
const std::string same_column =
    "  hint: keys of one group start in the same column, and each ends with ':'\n";
const std::string smallest =
    "  hint: the smallest file is one line: symbols: pictures/\n";

}  // namespace

TEST_CASE("what is no YAML is said in plain words", "[project]") {
  const std::vector<WrongFile> files{
      // Quotes
      {"title: \"open\nsymbols: a\n", "deck.yaml:1:8: " + unclosed},
      {"title: \"open", "deck.yaml:1:8: " + unclosed},
      {"title: 'open\nsymbols: a", "deck.yaml:1:8: " + unclosed},
      {"symbols: ['a', \"b]", "deck.yaml:1:16: " + unclosed},
      {"title: '''\n", "deck.yaml:1:8: " + unclosed},
      {"tïtle: &x \"open\nsymbols: a\n", "deck.yaml:1:11: " + unclosed},
      {"title: 'it's'",
       "deck.yaml:1:12: error: a text in quotes ends before this\n"
       "  hint: an apostrophe in single quotes is written twice: 'it''s'\n"},
      {"title: \"x\" y",
       "deck.yaml:1:12: error: a text in quotes ends before this\n"
       "  hint: write a double quote in double quotes as \\\"\n"},
      {"title: \"x\n\nauthor: \"y\"\n",
       "deck.yaml:1:8: error: the quote that opens here is closed only some lines "
       "further down\n"
       "  hint: close it with \" where the text ends\n"},
      {"symbols: \"C:\\pictures\"",
       "deck.yaml:1:13: error: '\\p' means nothing in double quotes\n"
       "  hint: use single quotes, or write the backslash twice\n"},
      {"title: \"\\x4\"",
       "deck.yaml:1:9: error: a bad character code in double quotes\n"
       "  hint: write codes as \\x41 or \\u20AC, or use single quotes\n"},
      {"title: \"\\ud800\"",
       "deck.yaml:1:9: error: a bad character code in double quotes\n"
       "  hint: write codes as \\x41 or \\u20AC, or use single quotes\n"},
      // Tabs
      {"\tsymbols: a", "deck.yaml:1:1: " + tab},
      {"card:\n\tsize: 3", "deck.yaml:2:1: " + tab},
      {"card:\n  size: 3\n\tx: 3", "deck.yaml:3:1: " + tab},
      {"symbols:\n  \tpictures/", "deck.yaml:2:3: " + tab},
      {"symbols:\n\t- a", "deck.yaml:2:1: " + tab},
      // Keys and indentation
      {"title: Fox: a tale",
       "deck.yaml:1:11: error: a second ': ' on one line\n"
       "  hint: put the value in quotes: 'Fox: a tale'\n"},
      {"title: it's: a tale",
       "deck.yaml:1:12: error: a second ': ' on one line\n"
       "  hint: put a value with ': ' in it in quotes\n"},
      {"card:\n  size: 1\n   shape: circle",
       "deck.yaml:3:4: error: a key cannot stand here\n" + same_column},
      {"symbols\ntitle: x",
       "deck.yaml:2:1: error: a key cannot stand here\n" + same_column},
      {"  title: x\nsymbols: a",
       "deck.yaml:2:1: error: this does not belong to the lines above\n" + same_column},
      {"title: b #c\n  d",
       "deck.yaml:2:3: error: this does not belong to the lines above\n" + same_column},
      {"symbols:\n   - b\n  - c",
       "deck.yaml:3:3: error: this does not belong to the lines above\n" + same_column},
      {"symbols: - b",
       "deck.yaml:1:10: error: a list cannot start here\n"
       "  hint: start each '-' on a line of its own, or write [cow, fox]\n"},
      {": b",
       "deck.yaml:1:1: error: a key is missing here\n"
       "  hint: write the key before the ':'\n"},
      {"? [a]\n: 3",
       "deck.yaml:1:3: error: a key must be a word, not a list\n"
       "  hint: put a key with special characters in quotes\n"},
      {"&x title: a\n*x : b",
       "deck.yaml:2:1: error: a key must be a word, not '*'\n"
       "  hint: write the key out\n"},
      // Brackets
      {"symbols: [a, b",
       "deck.yaml:1:10: error: '[' is never closed\n  hint: close it with ']'\n"},
      {"symbols: [[a], [b, [c",
       "deck.yaml:1:16: error: '[' is never closed\n  hint: close it with ']'\n"},
      {"symbols: [[a]: b]",
       "deck.yaml:1:11: error: a key must be a word, not a list\n"
       "  hint: put a key with special characters in quotes\n"},
      {"card: {size: 3",
       "deck.yaml:1:7: error: '{' is never closed\n  hint: close it with '}'\n"},
      {"symbols: [a, b]]\ntitle: x",
       "deck.yaml:1:16: error: nothing was opened that this ']' could close\n"
       "  hint: put a value with brackets in it in quotes\n"},
      {"symbols: [a}",
       "deck.yaml:1:12: error: nothing was opened that this '}' could close\n"
       "  hint: put a value with brackets in it in quotes\n"},
      {"card: {size: c: d}",
       "deck.yaml:1:15: error: a ',' or the closing '}' is missing before this\n"
       "  hint: put a value with ': ' or quotes in it in quotes as a whole\n"},
      {"card: {background: #fff, size: 80 mm}",
       "deck.yaml:1:20: error: '#' starts a comment, which hides the closing '}'\n"
       "  hint: put the colour in quotes: '#fff'\n"},
      // Special characters
      {"title: 100%\nsymbols: %a",
       "deck.yaml:2:10: error: a value cannot start with '%'\n  hint: put it in "
       "quotes\n"},
      {"author: @me",
       "deck.yaml:1:9: error: a value cannot start with '@'\n  hint: put it in quotes\n"},
      {"author: & Co",
       "deck.yaml:1:9: error: a value cannot start with '&'\n  hint: put it in quotes\n"},
      {"title: &x &y 1",
       "deck.yaml:1:11: error: two names for one value\n"
       "  hint: put a value that starts with '&' in quotes\n"},
      {"title: !Hi you",
       "deck.yaml:1:8: error: a value cannot start with '!'\n  hint: put it in quotes\n"},
      {"title: *",
       "deck.yaml:1:8: error: a value cannot start with '*'\n  hint: put it in quotes\n"},
      {"symbols: *.png",
       "deck.yaml:1:10: error: a value cannot start with '*'\n"
       "  hint: put it in quotes: '*.png'\n"},
      {"title: *x",
       "deck.yaml:1:8: error: no value above is named '&x'\n"
       "  hint: if '*x' is the value itself, put it in quotes\n"},
      {"title: |x\n foo",
       "deck.yaml:1:9: error: only a line end can follow '|' or '>' here\n"
       "  hint: put a text that starts with '|' or '>' in quotes\n"},
      {"%YAML 3.0\n---\ntitle: x",
       "deck.yaml:1:1: error: this is not YAML: YAML major version too large\n"
       "  hint: put a value with special characters in quotes\n"},
      // The file as a whole
      {"", "deck.yaml:1:1: error: there is no key in the file\n" + smallest},
      {"# nothing yet\n",
       "deck.yaml:1:1: error: there is no key in the file\n" + smallest},
      {"pictures/",
       "deck.yaml:1:1: error: there is no key in the file, only 'pictures/'\n" +
           smallest},
      {"symbols:pictures/",
       "deck.yaml:1:1: error: there is no key in the file, only 'symbols:pictures/'\n"
       "  hint: put a space after the ':'\n"},
      {"- a\n",
       "deck.yaml:1:1: error: there is no key in the file, only a list\n" + smallest},
      {"symbols: a\n---\nsymbols: b\n",
       "deck.yaml:2:1: error: a second document starts here\n"
       "  hint: one file holds one deck\n"},
      // Bytes
      {"title: M\xe4rz",
       "deck.yaml:1:9: error: the byte 0xe4 is not valid UTF-8\n"
       "  hint: save the file as UTF-8\n"},
      {"# é\ntitle: é\x01",
       "deck.yaml:2:9: error: the control character U+0001 is not text\n"
       "  hint: delete it\n"},
      {std::string("\xff\xfes\0y\0", 6),
       "deck.yaml:1:1: error: the file is in UTF-16\n  hint: save it as UTF-8\n"},
      {std::string("\0s\0y", 4),
       "deck.yaml:1:1: error: the file is in UTF-16\n  hint: save it as UTF-8\n"},
  };
  for (const WrongFile& file : files) {
    INFO(file.yaml);
    CHECK(load_errors(file.yaml) == file.errors);
  }
}

TEST_CASE("what YAML lets pass and people do not mean is refused", "[project]") {
  const std::vector<WrongFile> files{
      {"symbols: a\nsymbols: b\n",
       "deck.yaml:2:1: error: 'symbols' is given twice\n"
       "  hint: the first is on line 1\n"},
      {"symbols: a\ncard: {size: 80, shape: square, size: 90}\n",
       "deck.yaml:2:33: error: 'size' is given twice\n"
       "  hint: the first is on line 2\n"},
      {"symbols: a\ncard:\n  <<: {size: 80}\n",
       "deck.yaml:3:3: error: '<<' does not merge keys here\n"
       "  hint: write the keys out, or use 'extends'\n"},
      {"symbols: a\ntitle: \"x\\0y\"",
       "deck.yaml:2:8: error: the control character U+0000 is not text\n"
       "  hint: write a backslash in double quotes twice\n"},
      {"symbols: &a [*a]",
       "deck.yaml:1:14: error: this stands for a value that it is a part of\n"
       "  hint: write the value out\n"},
  };
  for (const WrongFile& file : files) {
    INFO(file.yaml);
    CHECK(load_errors(file.yaml) == file.errors);
  }
}

TEST_CASE("bombs do not go off", "[project]") {
  std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i <= 10; ++i) {
    const std::string last = "*a" + std::to_string(i - 1);
    bomb += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + last;
    for (int k = 1; k < 10; ++k) bomb += ", " + last;
    bomb += "]\n";
  }
  CHECK(load_errors(bomb) ==
        "deck.yaml:5:10: error: the file holds more than 20,000 values\n");
  CHECK(load_errors("symbols: " + std::string(500, '[') + std::string(500, ']')) ==
        "deck.yaml:1:41: error: values are nested more than 32 levels deep\n");
  CHECK(load_errors("symbols: " + std::string(1'000'000, 'x')) ==
        "deck.yaml:1:1: error: the file is larger than 1 MB\n"
        "  hint: is this the right file?\n");
}

TEST_CASE("a value that is a comment is missed at its key", "[project]") {
  CHECK(load_errors("symbols: a\ncard:\n  background: #fff\n  size: 80\n") ==
        "deck.yaml:3:3: error: 'background' has no value, for '#' starts a comment\n"
        "  hint: put the value in quotes: '#fff'\n");
  CHECK(load_errors("symbols:\n- #1.png\n- b\n- # later\n") ==
        "deck.yaml:2:1: error: an entry of 'symbols' has no value, for '#' starts a "
        "comment\n"
        "  hint: put the value in quotes: '#1.png'\n"
        "deck.yaml:4:1: error: an entry of 'symbols' has no value\n");
  CHECK(load_errors("symbols: a\ntitle: # later\nauthor:\nlanguage: ~\n") ==
        "deck.yaml:2:1: error: 'title' has no value\n"
        "deck.yaml:3:1: error: 'author' has no value\n"
        "deck.yaml:4:11: error: 'language' has no value\n");
}
