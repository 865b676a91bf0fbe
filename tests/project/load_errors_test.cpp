#include "support/project.hpp"
#include "test.hpp"

using namespace onematch;
using test::load_errors;
using test::WrongFile;

namespace {

/// Checks files whose first line, put before them, is right.
void check_second_line(const std::vector<WrongFile>& files) {
  for (const WrongFile& file : files) {
    INFO(file.yaml);
    CHECK(load_errors("symbols: a\n" + file.yaml) == "deck.yaml:2:" + file.errors);
  }
}

}  // namespace

TEST_CASE("a wrong value in the head of a project is said word for word", "[project]") {
  check_second_line({
      {"title: [a]", "8: error: 'title' must be text, not a list\n"},
      {"title: {a: 1}", "8: error: 'title' must be text, not a group of keys\n"},
      {"title: ''", "8: error: 'title' is empty\n"},
      {"language: english",
       "11: error: 'language' must be a language tag, not 'english'\n"
       "  hint: such as en, fr or de\n"},
      {"language: en_GB",
       "11: error: 'language' must be a language tag, not 'en_GB'\n"
       "  hint: such as en, fr or de\n"},
      {"seed: -1",
       "7: error: 'seed' must be from 0 to 9,223,372,036,854,775,807, not '-1'\n"},
      {"seed: 9223372036854775808",
       "7: error: 'seed' must be from 0 to 9,223,372,036,854,775,807, not "
       "'9223372036854775808'\n"},
      {"seed: one", "7: error: 'seed' must be a whole number, not 'one'\n"},
      {"seed: 1.0", "7: error: 'seed' must be a whole number, not '1.0'\n"},
      {"seed: .inf", "7: error: 'seed' must be a whole number, not '.inf'\n"},
      {"deck: {cards: 0x1F}", "15: error: 'cards' must be a whole number, not '0x1F'\n"},
      {"deck: {cards: 1_000}",
       "15: error: 'cards' must be a whole number, not '1_000'\n"},
      {"deck: {cards: [2]}", "15: error: 'cards' must be a whole number, not a list\n"},
      {"deck: {cards: 1}", "15: error: 'cards' must be from 2 to 16,513, not '1'\n"},
      {"deck: {symbols_per_card: 130}",
       "26: error: 'symbols_per_card' must be from 2 to 129, not '130'\n"},
      {"deck: classic",
       "7: error: 'deck' must be a group of keys, not 'classic'\n"
       "  hint: write its keys below it, indented, such as symbols_per_card: 8\n"},
      {"deck: cards:3",
       "7: error: 'deck' must be a group of keys, not 'cards:3'\n"
       "  hint: put a space after the ':'\n"},
  });
}

TEST_CASE("a wrong card is said word for word", "[project]") {
  check_second_line({
      {"card: {shape: circel}",
       "15: error: 'shape' must be circle, square, rectangle or hexagon, not 'circel'\n"
       "  hint: did you mean 'circle'?\n"},
      {"card: {shape: round, size: [1, 2]}",
       "15: error: 'shape' must be circle, square, rectangle or hexagon, not 'round'\n"
       "  hint: did you mean 'circle'?\n"},
      {"card: {size: big}",
       "14: error: 'size' must be a length, not 'big'\n"
       "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n"},
      {"card: {size: '8,5 cm'}",
       "14: error: 'size' must be a length, not '8,5 cm'\n"
       "  hint: write decimals with a point: 8.5 mm\n"},
      {"card: {size: .nan}",
       "14: error: 'size' must be a length, not '.nan'\n"
       "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n"},
      {"card: {size: 14.9 mm}",
       "14: error: 'size' must be from 15 mm to 1000 mm, not '14.9 mm'\n"},
      {"card: {size: 40 in}",
       "14: error: 'size' must be from 15 mm to 1000 mm, not '40 in'\n"},
      {"card: {size: [85, 85]}",
       "14: error: a circle has one size, its diameter, not a list\n"
       "  hint: such as size: 85 mm; a rectangle has two\n"},
      {"card: {shape: square, size: [85, 85]}",
       "29: error: a square has one size, its side, not a list\n"
       "  hint: such as size: 85 mm; a rectangle has two\n"},
      {"card: {shape: hexagon, size: [85, 85]}",
       "30: error: a hexagon has one size, from corner to corner, not a list\n"
       "  hint: such as size: 85 mm; a rectangle has two\n"},
      {"card: {shape: rectangle, size: 85 mm}",
       "32: error: a rectangle needs a width and a height, not just '85 mm'\n"
       "  hint: such as size: [63 mm, 88 mm], or shape: square\n"},
      {"card: {shape: rectangle, size: [1, 2, 3]}",
       "32: error: 'size' must have two values, not 3\n"},
      {"card: {shape: rectangle, size: [1, 2000]}",
       "33: error: the width in 'size' must be from 15 mm to 1000 mm, not '1'\n"
       "deck.yaml:2:36: error: the height in 'size' must be from 15 mm to 1000 mm, not "
       "'2000'\n"},
      {"card: {corner_radius: 3}",
       "23: error: a circle has no corners that 'corner_radius' could round\n"
       "  hint: leave it out, or set it to 0\n"},
      {"card: {shape: rectangle, corner_radius: 32}",
       "41: error: a corner radius of 32 mm does not fit a card of 63 x 88 mm\n"
       "  hint: at most 31.5 mm\n"},
      {"card: {shape: hexagon, size: 100, corner_radius: 43.4}",
       "50: error: a corner radius of 43.4 mm does not fit a card of 100 mm\n"
       "  hint: at most 43.3 mm\n"},
      {"card: {corner_radius: -1}",
       "23: error: 'corner_radius' must be from 0 mm to 500 mm, not '-1'\n"},
      {"card: {background: grean}",
       "20: error: 'background' must be a colour or a picture such as paper.png, not "
       "'grean'\n"
       "  hint: did you mean 'green'?\n"},
      {"card: {background: abc123}",
       "20: error: 'background' must be a colour or a picture such as paper.png, not "
       "'abc123'\n"
       "  hint: write '#abc123', in quotes\n"},
      {"card: {background: '#abcd1'}",
       "20: error: 'background' must be a colour or a picture such as paper.png, not "
       "'#abcd1'\n"
       "  hint: write a CSS name such as gold, or '#rgb', '#rrggbb' or '#rrggbbaa' in "
       "quotes\n"},
      {"card: {border: 3}",
       "16: error: 'border' must be none or a group of keys, not '3'\n"
       "  hint: such as {width: 0.5 mm, color: black}\n"},
      {"card: {border: {color: red}}",
       "16: error: 'width' is missing\n"
       "  hint: such as {width: 0.5 mm, color: black}\n"},
      {"card: {size: 15, border: {width: 7.5}}",
       "26: error: a border of 7.5 mm leaves nothing of a card of 15 mm\n"
       "  hint: use a thinner border or a larger card\n"},
      {"card: {border: {width: 21}}",
       "24: error: 'width' must be from 0.05 mm to 20 mm, not '21'\n"},
      {"card: {border: {width: 1, color: bleu}}",
       "34: error: 'color' must be a colour, not 'bleu'\n"
       "  hint: did you mean 'blue'?\n"},
  });
}

TEST_CASE("a wrong deck is said word for word", "[project]") {
  check_second_line({
      {"deck: {symbols_per_card: 1}",
       "26: error: 'symbols_per_card' must be from 2 to 129, not '1'\n"},
      {"deck: {symbols_per_card: [6, 130]}",
       "30: error: the second of 'symbols_per_card' must be from 2 to 129, not '130'\n"},
      {"deck: {symbols_per_card: [8, 6]}",
       "26: error: 'symbols_per_card' goes from 8 down to 6\n"
       "  hint: the smaller number comes first\n"},
      {"deck: {symbols_per_card: 6-8}",
       "26: error: 'symbols_per_card' must be a whole number or two, not '6-8'\n"
       "  hint: write a range as [6, 8]\n"},
      {"deck: {symbols_per_card: [8]}",
       "26: error: 'symbols_per_card' must have two values, not 1\n"},
      {"deck: {matches: 3}", "17: error: 'matches' must be from 1 to 2, not '3'\n"},
      {"deck: {decoys: yes}", "16: error: 'decoys' must be allow or never, not 'yes'\n"},
      {"deck: {piles: 0}", "15: error: 'piles' must be from 1 to 2, not '0'\n"},
      {"deck: {order: expandible}",
       "15: error: 'order' must be any or expandable, not 'expandible'\n"
       "  hint: did you mean 'expandable'?\n"},
      {"deck: {order: expandable, piles: 2}",
       "15: error: an expandable order does not go with two piles\n"
       "  hint: leave out 'order' or 'piles'\n"},
  });
}

TEST_CASE("wrong scatter and sheet are said word for word", "[project]") {
  check_second_line({
      {"cutout: oval",
       "9: error: 'cutout' must be auto, none, circle, rounded, white or "
       "white_and_holes, not 'oval'\n"},
      {"scatter: {clearance: 21 mm}",
       "22: error: 'clearance' must be from 0 mm to 20 mm, not '21 mm'\n"},
      {"scatter: {edge: -1}",
       "17: error: 'edge' must be from 0 mm to 100 mm, not '-1'\n"},
      {"scatter: {size_range: 1}",
       "23: error: 'size_range' must be two numbers, not '1'\n"
       "  hint: such as [0.7, 1.3]\n"},
      {"scatter: {size_range: [1.3, 0.7]}",
       "24: error: the first of 'size_range' must be from 0.2 to 1, not '1.3'\n"
       "deck.yaml:2:29: error: the second of 'size_range' must be from 1 to 5, not "
       "'0.7'\n"},
      {"scatter: {size_range: [.nan, .inf]}",
       "24: error: the first of 'size_range' must be a number, not '.nan'\n"
       "deck.yaml:2:30: error: the second of 'size_range' must be a number, not "
       "'.inf'\n"},
      {"scatter: {size_range: ['0,7', 1]}",
       "24: error: the first of 'size_range' must be a number, not '0,7'\n"
       "  hint: write decimals with a point: 0.7\n"},
      {"scatter: {rotation: anny}",
       "21: error: 'rotation' must be any, upright or an angle from 0° to 180°, not "
       "'anny'\n"
       "  hint: did you mean 'any'?\n"},
      {"scatter: {rotation: 181}",
       "21: error: 'rotation' must be any, upright or an angle from 0° to 180°, not "
       "'181'\n"},
      {"scatter: {fullness: fluffy}",
       "21: error: 'fullness' must be full or airy, not 'fluffy'\n"},
      {"scatter: {seed: -1}",
       "17: error: 'seed' must be from 0 to 9,223,372,036,854,775,807, not '-1'\n"},
      {"sheet: {paper: a44}",
       "16: error: 'paper' must be A3, A4, A5, A6, Letter, Legal, Tabloid, SRA3, SRA4, "
       "9x13, "
       "10x15, 13x18 or universal, or "
       "[width, height], not 'a44'\n"
       "  hint: did you mean 'A4'?\n"},
      {"sheet: {paper: [10, 3000]}",
       "17: error: the width in 'paper' must be from 20 mm to 2000 mm, not '10'\n"
       "deck.yaml:2:21: error: the height in 'paper' must be from 20 mm to 2000 mm, not "
       "'3000'\n"},
      {"sheet: {orientation: upright}",
       "22: error: 'orientation' must be auto, portrait or landscape, not 'upright'\n"},
      {"sheet: {margin: 101}",
       "17: error: 'margin' must be from 0 mm to 100 mm, not '101'\n"},
      {"sheet: {gap: 1 px}",
       "14: error: 'gap' must be a length, not '1 px'\n"
       "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n"},
      {"sheet: {bleed: 21}", "16: error: 'bleed' must be from 0 mm to 20 mm, not '21'\n"},
      {"sheet: {marks: cross}",
       "16: error: 'marks' must be crop, guides, outline, center, registration or none, "
       "not 'cross'\n"},
      {"sheet: {marks: [crop, centre]}",
       "23: error: a mark must be crop, guides, outline, center, registration or none, "
       "not 'centre'\n"
       "  hint: did you mean 'center'?\n"},
      {"sheet: {marks_on: front}",
       "19: error: 'marks_on' must be fronts, backs or both, not 'front'\n"
       "  hint: did you mean 'fronts'?\n"},
      {"sheet: {cutter: cameo}",
       "17: error: 'cutter' must be silhouette, silhouette-v1 or cricut, not 'cameo'\n"},
      {"sheet: {cutter: cricut}",
       "17: error: 'cutter' is for registration marks, and this sheet has none\n"
       "  hint: write marks: registration, or leave it out\n"},
      {"sheet: {footer: 3}", "17: error: 'footer' must be true or false, not '3'\n"},
      {"sheet: {scale: 1.01}",
       "16: error: 'scale' must be two numbers, not '1.01'\n"
       "  hint: such as [1.0, 1.01]\n"},
      {"sheet: {scale: [1, 2]}",
       "20: error: the second of 'scale' must be from 0.9 to 1.1, not '2'\n"},
      {"sheet: {slots: 3}",
       "16: error: 'slots' must be auto, a list of places or a group of keys, not '3'\n"
       "  hint: such as [[15 mm, 11 mm], [110 mm, 11 mm]]\n"},
      {"sheet: {slots: [[15, 11], 3]}",
       "27: error: a slot must be two lengths, from the left and from the top, not '3'\n"
       "  hint: such as [15 mm, 11 mm]\n"},
      {"sheet: {slots: {first: [1, 2], pitch: [3, 4], rows: 2}}",
       "16: error: 'columns' is missing\n"
       "  hint: such as {first: [15 mm, 11 mm], pitch: [95 mm, 95 mm], columns: 2, rows: "
       "3}\n"},
      {"back: navy",
       "7: error: 'back' must be none or a group of keys, not 'navy'\n"
       "  hint: such as {color: navy}\n"},
      {"back: {text: a, symbol: b}",
       "25: error: a back shows a 'text' or a 'symbol' in its middle, not both\n"},
      {"back: {font: Sans}", "14: error: 'font' is for 'text', and this back has none\n"},
      {"back: {offset: 1}",
       "16: error: 'offset' must be two lengths, to the right and down, not '1'\n"
       "  hint: such as [0.5 mm, -1 mm]\n"},
      {"back: {rotation: 6}",
       "18: error: 'rotation' must be an angle from -5° to 5°, not '6'\n"
       "  hint: such as 0.4°, clockwise\n"},
      {"back: {pattern: plaid}",
       "17: error: 'pattern' must be none, dots, stripes, checks or rings, not "
       "'plaid'\n"},
      {"back: {layout: fold, offset: [1, 0]}",
       "7: error: 'offset' and 'rotation' are for backs on a side of their own\n"
       "  hint: leave them out: what is folded lies where it is printed\n"},
      {"back: {piles: [{color: red}]}",
       "15: error: the deck has no piles that could have backs of their own\n"
       "  hint: write deck: {piles: 2}, or one back for all cards\n"},
      {"pages: rules", "8: error: 'pages' must be test_sheet or none, not 'rules'\n"},
      {"back: {piles: [{color: red}, {color: blue}]}",
       "15: error: the deck has no piles that could have backs of their own\n"
       "  hint: write deck: {piles: 2}, or one back for all cards\n"},
      {"sheet: {marks: [none, crop]}",
       "17: error: 'none' does not go with other marks\n"},
  });
}

TEST_CASE("wrong outputs are said word for word", "[project]") {
  check_second_line({
      {"outputs: svg",
       "10: error: 'outputs' must be pdf, png, cut_svg or cut_dxf, not 'svg'\n"},
      {"outputs: [pdf, cut_swg]",
       "16: error: an output must be pdf, png, cut_svg or cut_dxf, not 'cut_swg'\n"
       "  hint: did you mean 'cut_svg'?\n"},
      {"outputs: [png, pdf, png]", "21: error: 'png' is given twice\n"},
      {"outputs: []",
       "10: error: 'outputs' is empty\n"
       "  hint: at least one of pdf, png, cut_svg and cut_dxf\n"},
      {"outputs: [~]", "11: error: an output has no value\n"},
      {"outputs:", "1: error: 'outputs' has no value\n"},
      {"outputs: {pdf: true}",
       "10: error: 'outputs' must be pdf, png, cut_svg or cut_dxf, not a group of "
       "keys\n"},
  });
}

TEST_CASE("wrong symbols are said word for word", "[project]") {
  const std::vector<WrongFile> files{
      {"title: x",
       "1: error: 'symbols' is missing\n"
       "  hint: the smallest file is one line: symbols: pictures/\n"},
      {"symbols:", "1: error: 'symbols' has no value\n"},
      {"symbols: ''", "10: error: 'symbols' is empty\n"},
      {"symbols: []",
       "10: error: 'symbols' is an empty list\n  hint: such as symbols: pictures/\n"},
      {"symbols: [[a]]",
       "11: error: an entry of 'symbols' must be a path or a group of keys, not a list\n"
       "  hint: write its items into the list itself\n"},
      {"symbols: [{file: a, text: b}]",
       "11: error: an entry of 'symbols' has more than one of 'file', 'library', "
       "'text', 'emoji', 'table' and 'faces'\n"
       "  hint: make an entry of each\n"},
      {"symbols: [{name: x}]",
       "11: error: an entry of 'symbols' needs 'file', 'library', 'text', 'emoji', "
       "'table' or 'faces'\n"},
      {"symbols: [{emoji: [a, b], name: c}]",
       "33: error: one 'name' cannot be that of several emoji\n"
       "  hint: make an entry of each\n"},
      {"symbols: [{emoji: a, font: b}]", "28: error: 'font' does not go with 'emoji'\n"},
      {"symbols: [{emoji: []}]", "19: error: 'emoji' is an empty list\n"},
      {"symbols: [{txt: x}]",
       "12: error: unknown key 'txt' in 'symbols'\n  hint: did you mean 'text'?\n"},
      {"symbols: [{file: }]", "12: error: 'file' has no value\n"},
      {"symbols: [{library: x, name: y}]",
       "30: error: 'name' does not go with 'library'\n"},
      {"symbols: [{file: x, font: y}]", "27: error: 'font' does not go with 'file'\n"},
      {"symbols: [{library: x, color: y}]",
       "31: error: 'color' does not go with 'library'\n"},
      {"symbols: [{text: [a, b], name: c}]",
       "32: error: one 'name' cannot be that of several texts\n"
       "  hint: make an entry of each\n"},
      {"symbols: [{text: [a, [b]]}]", "22: error: a text must be text, not a list\n"},
      {"symbols: [{text: a, color: bleu}]",
       "28: error: 'color' must be a colour, not 'bleu'\n"
       "  hint: did you mean 'blue'?\n"},
      {"symbols: [{text: [a, b], color: [red, bleu]}]",
       "39: error: an item of 'color' must be a colour, not 'bleu'\n"
       "  hint: did you mean 'blue'?\n"},
      {"symbols: [{text: a, color: []}]", "28: error: 'color' is an empty list\n"},
      {"symbols: [{faces: cow.png}]",
       "19: error: 'faces' must be a list, not 'cow.png'\n"
       "  hint: such as faces: [cow.svg, {text: cow}]\n"},
      {"symbols: [{faces: []}]",
       "19: error: 'faces' is an empty list\n"
       "  hint: such as faces: [cow.svg, {text: cow}]\n"},
      {"symbols: [{faces: [a, b, c, d, e, f, g, h, i]}]",
       "19: error: a symbol can have 8 faces at most, not 9\n"},
      {"symbols: [{faces: [a, {faces: [b]}]}]",
       "23: error: a face has no faces of its own\n"},
      {"symbols: [{faces: [{name: a}]}]",
       "20: error: a face needs 'file', 'library', 'text' or 'emoji'\n"},
      {"symbols: [{faces: [{text: [q, r, s, t, u, v, w, x, y]}]}]",
       "20: error: a face is one picture, text or emoji, not 9\n  hint: make a face of "
       "each\n"},
      {"symbols: [{faces: [{text: []}, a]}]", "27: error: 'text' is an empty list\n"},
      {"symbols: [{library: []}]", "21: error: 'library' is an empty list\n"},
      {"symbols: [{faces: [a], color: red}]",
       "31: error: 'color' does not go with 'faces'\n"},
      {"symbols: [{library: {a: b}}]",
       "21: error: 'library' must be text, not a group of keys\n"},
  };
  for (const WrongFile& file : files) {
    INFO(file.yaml);
    CHECK(load_errors(file.yaml) == "deck.yaml:1:" + file.errors);
  }
}

TEST_CASE("an unknown key is told the right one, wherever that belongs", "[project]") {
  check_second_line({
      {"fonts: []", "8: error: 'fonts' is an empty list\n"},
      {"fonts: {a: b}", "8: error: 'fonts' must be text, not a group of keys\n"},
      {"crad: {size: 3}", "1: error: unknown key 'crad'\n  hint: did you mean 'card'?\n"},
      {"Title: x", "1: error: unknown key 'Title'\n  hint: did you mean 'title'?\n"},
      {"card: {corner-radius: 3}",
       "8: error: unknown key 'corner-radius' in 'card'\n"
       "  hint: did you mean 'corner_radius'?\n"},
      {"card: {border: {width: 1, colour: red}}",
       "27: error: unknown key 'colour' in 'card.border'\n  hint: did you mean "
       "'color'?\n"},
      {"paper: A4",
       "1: error: unknown key 'paper'\n  hint: 'paper' belongs in 'sheet'\n"},
      {"card: {title: x}",
       "8: error: unknown key 'title' in 'card'\n"
       "  hint: 'title' belongs at the left margin\n"},
      {"card: {border: {background: red, width: 1}}",
       "17: error: unknown key 'background' in 'card.border'\n"
       "  hint: 'background' belongs in 'card'\n"},
      {"back: {emoji: 🎂}",
       "8: error: unknown key 'emoji' in 'back'\n"
       "  hint: 'text' draws an emoji that is all of it, such as text: 🎂\n"},
      {"emoji: [🐄]",
       "1: error: unknown key 'emoji'\n"
       "  hint: 'emoji' belongs to an entry of 'symbols'\n"},
      {"table: words.csv",
       "1: error: unknown key 'table'\n"
       "  hint: 'table' belongs to an entry of 'symbols'\n"},
      {"text: cow",
       "1: error: unknown key 'text'\n"
       "  hint: 'text' belongs to an entry of 'symbols'\n"},
      {"title:x", "1: error: unknown key 'title:x'\n  hint: put a space after the ':'\n"},
      {"zebra: pdf",
       "1: error: unknown key 'zebra'\n"
       "  hint: the keys here are extends, kit, title, author, language, seed, variant, "
       "rules, men, dice, deck, symbols, fonts, cutout, style, card, scatter, sheet, "
       "back, pages, "
       "outputs and print\n"},
  });
}

TEST_CASE("all that is wrong with a file is said at once, in order of place",
          "[project]") {
  CHECK(load_errors("sheet: {paper: a44}\n"
                    "card:\n"
                    "  sise: 3\n"
                    "  shape: circle\n"
                    "  shape: square\n"
                    "title:\n"
                    "symbols: [{file: a, font: b}]\n"
                    "seed: x\n") ==
        "deck.yaml:1:16: error: 'paper' must be A3, A4, A5, A6, Letter, Legal, Tabloid, "
        "SRA3, "
        "SRA4, 9x13, 10x15, 13x18 or universal, or [width, height], not 'a44'\n"
        "  hint: did you mean 'A4'?\n"
        "deck.yaml:3:3: error: unknown key 'sise' in 'card'\n"
        "  hint: did you mean 'size'?\n"
        "deck.yaml:5:3: error: 'shape' is given twice\n"
        "  hint: the first is on line 4\n"
        "deck.yaml:6:1: error: 'title' has no value\n"
        "deck.yaml:7:27: error: 'font' does not go with 'file'\n"
        "deck.yaml:8:7: error: 'seed' must be a whole number, not 'x'\n");
}

TEST_CASE("a problem that an alias repeats is said once", "[project]") {
  CHECK(load_errors("symbols: a\n"
                    "card: {size: &s big}\n"
                    "sheet: {gap: *s, margin: *s}\n") ==
        "deck.yaml:2:17: error: 'size' must be a length, not 'big'\n"
        "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n"
        "deck.yaml:2:17: error: 'margin' must be a length, not 'big'\n"
        "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n"
        "deck.yaml:2:17: error: 'gap' must be a length, not 'big'\n"
        "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n");
  CHECK(load_errors("symbols: [&e {text: ''}, *e]") ==
        "deck.yaml:1:21: error: 'text' is empty\n");
}

TEST_CASE("a long value is shown by its beginning", "[project]") {
  CHECK(load_errors("symbols: a\nlanguage: " + std::string(60, 'x')) ==
        "deck.yaml:2:11: error: 'language' must be a language tag, not '" +
            std::string(40, 'x') + " ...'\n  hint: such as en, fr or de\n");
}

TEST_CASE("a table among the pictures is told how it is written", "[project]") {
  for (const std::string name : {"words.csv", "lists/Words.TSV"})
    for (const std::string yaml : {"symbols: ", "symbols: {file: "}) {
      const std::string end =
          yaml.ends_with(' ') && yaml.find('{') != yaml.npos ? "}" : "";
      CHECK(load_errors(yaml + name + end) ==
            "deck.yaml:1:" + std::to_string(yaml.size() + 1) + ": error: '" + name +
                "' is a table, not a picture\n  hint: a table is written {table: " +
                name + "}\n");
    }
}
