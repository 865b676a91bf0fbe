#include "cli/run.hpp"

#include <csignal>
#include <ostream>
#include <variant>

#include "cli/args.hpp"
#include "cli/build_command.hpp"
#include "cli/deck_command.hpp"
#include "cli/failure.hpp"
#include "cli/list_commands.hpp"
#include "cli/new_command.hpp"
#include "cli/odds_command.hpp"
#include "cli/plan_command.hpp"
#include "cli/play_command.hpp"
#include "cli/system.hpp"
#include "cli/test_sheet_command.hpp"
#include "core/error.hpp"

namespace onematch {
namespace {

/// One overload a command; each returns the exit code.
struct Runner {
  const Streams& streams;

  int operator()(const BuildArgs& args) const { return run_build(args, streams); }
  int operator()(const NewArgs& args) const { return run_new(args, streams); }
  int operator()(const PlanArgs& args) const { return run_plan(args, streams); }
  int operator()(const DeckArgs& args) const { return run_deck(args, streams); }
  int operator()(const TestSheetArgs& args) const {
    return run_test_sheet(args, streams);
  }
  int operator()(const TemplatesArgs&) const { return list_templates(streams); }
  int operator()(const SymbolsArgs&) const { return list_symbols(streams); }
  int operator()(const OddsArgs& args) const { return run_odds(args, streams); }
  int operator()(const PlayArgs& args) const { return run_play(args, streams); }
  int operator()(const SimulateArgs& args) const { return run_simulate(args, streams); }
  int operator()(const PrintArgs& args) const {
    streams.out << args.text;
    return 0;
  }
};

int run_unchecked(const std::vector<std::string>& args, const Streams& streams) {
  const int code = std::visit(Runner{streams}, parse_args(args));
  streams.out.flush();
  // A reader that has enough ends a program in silence, by this signal, and a shell
  // shows that so. A full disk must not look like success.
  if (!streams.out && reader_has_gone()) return 128 + SIGPIPE;
  if (!streams.out) throw Error("cannot write to standard output");
  return code;
}

}  // namespace

int run(const std::vector<std::string>& args, const Streams& streams) {
  try {
    return run_unchecked(args, streams);
  } catch (const UsageError& error) {
    streams.err << describe(error);
    return 2;
  } catch (...) {
    streams.err << describe(Error(current_problems()));
  }
  return 1;
}

}  // namespace onematch
