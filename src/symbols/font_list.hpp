// Fonts as fontconfig knows them.
#pragma once

#include <fontconfig/fontconfig.h>

#include <initializer_list>
#include <memory>
#include <string>

#include "symbols/cairo_ptr.hpp"

namespace onematch {

using PatternPtr = std::unique_ptr<FcPattern, FreeWith<FcPatternDestroy>>;
using FontListPtr = std::unique_ptr<FcFontSet, FreeWith<FcFontSetDestroy>>;
using CharSetPtr = std::unique_ptr<FcCharSet, FreeWith<FcCharSetDestroy>>;

/// What fonts have that have all of these characters.
PatternPtr pattern_with(const std::u32string& characters);

/// "TrueType", "CFF", or one that Pango draws nothing with, such as "BDF" or "Type 1".
std::string format_of(const FcPattern* font);

/// Whether Pango draws with fonts of that format.
bool is_drawn(const std::string& format);

/// The fonts in use by this thread that are as `pattern` says and that Pango draws with,
/// each with the properties `wanted`.
FontListPtr list_fonts(const PatternPtr& pattern,
                       std::initializer_list<const char*> wanted);

/// The family of a font of a list with that property; empty if it has none.
std::string family_of(const FcPattern* font);

}  // namespace onematch
