// What can be wrong with a user's input, and how it is shown.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace onematch {

/// A place in an input file. Lines and columns count from 1; 0 means unknown.
struct Source {
  std::string file;
  int line = 0;
  int column = 0;

  friend bool operator==(const Source&, const Source&) = default;
};

/// "deck.yaml:12:9", or as much of it as is known.
std::string to_string(const Source& where);

/// A value from a project file and where it stands.
template <class T>
struct Located {
  T value{};
  Source where;
};

/// How much a problem matters: an error stops the deck, a warning only with
/// --strict, a notice never.
enum class Severity { error, warning, notice };

/// Something to tell the user: a wrong value, a missing file, a left-over picture.
///
/// The message says what is so in the user's own terms, without a final stop; the
/// hint, if any, says what to try, on one line or on several.
struct Problem {
  std::string message;
  Source where;
  std::string hint;
  Severity severity = Severity::error;
  /// All that the message lists, of which it may tell the first only. For scripts.
  std::vector<std::string> items = {};

  friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

/// The one exception this program throws for what the user can put right: one
/// problem or, where a file has several, all of them. Broken invariants are bugs:
/// assert them.
class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& message, Source where = {}, std::string hint = {});

  /// `problems` must hold at least one; what() is the first one's message.
  explicit Error(Problems problems);

  const Problems& problems() const noexcept { return problems_; }

 private:
  Problems problems_;
};

/// What to throw when one of the program's own checks finds its work wrong: the user
/// can't put that right, and the hint says so.
Error bug(const std::string& message, Source where = {});

/// A wrong command line: the program then exits with 2 instead of 1.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// The problem as printed, one or two lines, each ended by a newline; further lines of a
/// hint stand below its first:
///
///     deck.yaml:12:9: error: no symbol named 'foxx'
///       hint: did you mean 'fox'?
std::string describe(const Problem& problem);

/// All problems of `error`, one after the other.
std::string describe(const Error& error);

/// "error", "warning" or "notice".
std::string to_string(Severity severity);

}  // namespace onematch
