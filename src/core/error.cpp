#include "core/error.hpp"

#include <cassert>
#include <utility>

namespace onematch {
namespace {

std::string first_message(const Problems& problems) {
  assert(!problems.empty());
  return problems.front().message;
}

}  // namespace

std::string to_string(const Source& where) {
  std::string place = where.file;
  if (where.line > 0) place += ":" + std::to_string(where.line);
  if (where.line > 0 && where.column > 0) place += ":" + std::to_string(where.column);
  return place;
}

Error::Error(const std::string& message, Source where, std::string hint)
    : std::runtime_error(message),
      problems_{{message, std::move(where), std::move(hint), Severity::error}} {}

Error::Error(Problems problems)
    : std::runtime_error(first_message(problems)), problems_(std::move(problems)) {}

Error bug(const std::string& message, Source where) {
  return Error(message, std::move(where), "this is a bug in onematch; please report it");
}

std::string describe(const Problem& problem) {
  std::string text;
  if (!problem.where.file.empty()) text += to_string(problem.where) + ": ";
  text += to_string(problem.severity) + ": " + problem.message + "\n";
  if (problem.hint.empty()) return text;
  text += "  hint: ";
  for (const char c : problem.hint)
    text += c == '\n' ? std::string("\n        ") : std::string(1, c);
  return text + "\n";
}

std::string describe(const Error& error) {
  std::string text;
  for (const Problem& problem : error.problems()) text += describe(problem);
  return text;
}

std::string to_string(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "error";
    case Severity::warning:
      return "warning";
    case Severity::notice:
      return "notice";
  }
  assert(false);
  return "";
}

}  // namespace onematch
