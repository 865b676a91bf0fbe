// All that a test sheet says, in one place.
#pragma once

#include <string_view>

namespace onematch {

/// The words of a language. "%1", "%2" ...: what is filled in.
struct TestSheetWords {
  std::string_view title, back_title;
  std::string_view how;  ///< %1: paper, %2: orientation, %3: edge
  std::string_view portrait, landscape, long_edge, short_edge;

  std::string_view scale;
  std::string_view scale_text;  ///< %1: length of the rulers
  std::string_view small_paper;
  std::string_view measured, write;
  std::string_view scale_example;  ///< %1: a length, %2: a length, %3: a scale

  std::string_view backs;
  std::string_view backs_text;
  std::string_view backs_keys;     ///< %1 and %2: B and C, %3: degrees a mm
  std::string_view backs_example;  ///< %1: degrees

  std::string_view margin;
  std::string_view margin_text;
};

constexpr TestSheetWords english_test_sheet{
    .title = "onematch test sheet",
    .back_title = "Test sheet, back",
    .how = "%1 %2. Print at 100 %, on both sides, flip on the %3 edge.",
    .portrait = "portrait",
    .landscape = "landscape",
    .long_edge = "long",
    .short_edge = "short",

    .scale = "Scale",
    .scale_text =
        "Lay a ruler on both scales. Find what their %1 mm measure: under it is the "
        "number to write, across first, then down.",
    .small_paper = "(There is no room for 100 mm.)",
    .measured = "ruler",
    .write = "write",
    .scale_example = "%1 and %2 mm: sheet: {scale: [%3, 1]}",

    .backs = "Backs",
    .backs_text =
        "Hold the sheet against a lamp, front towards you. On A, B and C find the tick "
        "that is in line with one of its own length on the other side. Read it in mm, "
        "0.25 for each tick. Then write",
    .backs_keys =
        "back: {offset: [A, (B\u00a0+\u00a0C)\u00a0/\u00a02], "
        "rotation: (%1\u00a0-\u00a0%2)\u00a0x\u00a0%3°}",
    .backs_example =
        "A 0.5, B -1, C 0: back: {offset: [0.5\u00a0mm, -0.5\u00a0mm], "
        "rotation:\u00a0%1°}",

    .margin = "Margin",
    .margin_text =
        "At each edge, on both sides, find the smallest number whose line is there from "
        "end to end. If the largest of the eight is 5, write "
        "sheet:\u00a0{margin:\u00a05\u00a0mm}",
};

}  // namespace onematch
