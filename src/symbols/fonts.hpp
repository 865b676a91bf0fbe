// The fonts that text is drawn with: those installed, and a project's own.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "symbols/spec.hpp"

namespace onematch {

/// Fonts to choose from. Nothing is installed: a project's own are known only where they
/// are in use.
class FontSet {
 public:
  /// The installed fonts.
  FontSet() = default;

  /// Those, and the fonts of `own`: files, and folders of them. Throws Error with all
  /// that is wrong: a path that leads nowhere, a folder without fonts, a file that is
  /// none.
  explicit FontSet(const std::vector<FontPath>& own);

  /// What tells these fonts from others; empty without own ones.
  const std::string& identity() const { return identity_; }

 private:
  friend class FontUse;

  std::shared_ptr<void> map_;  ///< a PangoFontMap; none: that of the thread
  std::string identity_;
};

/// While it lives, this thread draws all text, also that of drawings, with the fonts of
/// the set, and no other thread draws any: Cairo 1.16 opens font files with a FreeType
/// library that all threads share, and not under its lock.
class FontUse {
 public:
  explicit FontUse(const FontSet& fonts);
  ~FontUse();
  FontUse(const FontUse&) = delete;
  FontUse& operator=(const FontUse&) = delete;

 private:
  bool changed_;  ///< the thread's default
  std::unique_lock<std::mutex> lock_;
};

/// To be called when Cairo couldn't draw letters, as when they are too large: it would
/// draw no others of their font from then on. For the thread that has the FontUse.
void forget_failed_fonts();

}  // namespace onematch
