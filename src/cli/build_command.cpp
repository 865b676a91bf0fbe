#include "cli/build_command.hpp"

#include <memory>
#include <ostream>
#include <set>

#include "cli/collector.hpp"
#include "cli/creation_date.hpp"
#include "cli/data_folder.hpp"
#include "cli/failure.hpp"
#include "cli/problem_list.hpp"
#include "cli/progress.hpp"
#include "cli/project_file.hpp"
#include "cli/report.hpp"
#include "cli/targets.hpp"
#include "core/number.hpp"
#include "output/write_file.hpp"

namespace onematch {
namespace {

std::vector<Job> jobs_of(const BuildArgs& args) {
  std::vector<Job> jobs;
  for (const std::string& file : args.files) {
    const ProjectFile project = project_file(file);
    jobs.push_back({file, project, output_stem(project, args.output_folder)});
  }
  return jobs;
}

Workshop workshop_for(const BuildArgs& args, SymbolCache& cache, const Streams& streams) {
  const bool shows_progress = streams.err_is_terminal && !args.quiet;
  const std::filesystem::path data = data_folder();
  return {data,
          emoji_folders(data),
          args.settings,
          args.threads,
          &cache,
          creation_date(),
          [&streams, shows_progress](const std::string& label, std::size_t total) {
            // Shared, since std::function must be copyable.
            auto bar =
                std::make_shared<ProgressBar>(streams.err, shows_progress, label, total);
            return [bar](std::size_t done) { bar->update(done); };
          },
          {}};
}

void fail_on_warnings(Outcome& outcome) {
  for (Problem& problem : outcome.problems)
    if (problem.severity == Severity::warning) {
      problem.severity = Severity::error;
      outcome.deck.reset();
      outcome.is_too_strict = true;
    }
}

Outcome make(const Job& job, const BuildArgs& args, Workshop workshop,
             const Streams& streams, KeptFiles& kept) {
  Outcome outcome{job.project.name, {}, {}, {}, {}, false};
  workshop.tell = [&](const Problem& problem) {
    if (!args.quiet) streams.err << describe(problem) << std::flush;
    outcome.told.push_back(problem);
  };
  try {
    outcome.deck = make_deck(read_project(job.project, streams.in), workshop);
    outcome.problems = outcome.deck->remarks;
    if (args.strict) fail_on_warnings(outcome);
    if (outcome.deck) {
      kept.check(job, *outcome.deck);
      if (args.write) outcome.files = write_outputs(job, *outcome.deck);
      kept.keep(job, *outcome.deck);
    }
  } catch (const UsageError& error) {
    outcome.is_misuse = true;
    append(outcome.problems, error.problems());
  } catch (...) {
    outcome.deck.reset();
    append(outcome.problems, current_problems());
  }
  // In a batch each problem must say whose it is.
  for (Problem& problem : outcome.problems)
    if (problem.where.file.empty()) problem.where.file = job.project.name;
  return outcome;
}

/// Leaves out the errors that the projects before have said of a file that they share,
/// such as a template; adds the rest to `said`. Warnings stay, since each is of one deck.
void say_once(const Outcome& outcome, Problems& problems, std::set<std::string>& said) {
  if (outcome.is_too_strict) return;
  std::erase_if(problems, [&](const Problem& problem) {
    return problem.severity == Severity::error && problem.where.file != outcome.file &&
           !said.insert(describe(problem)).second;
  });
}

void report(const Outcome& outcome, const BuildArgs& args, const Streams& streams,
            std::set<std::string>& said) {
  Problems told = outcome.problems;
  if (args.quiet)
    std::erase_if(
        told, [](const Problem& problem) { return problem.severity != Severity::error; });
  say_once(outcome, told, said);
  streams.err << list_problems(told);
  if (outcome.deck && !args.quiet)
    (args.json ? streams.err : streams.out) << as_text(outcome) << std::flush;
}

int exit_code(const std::vector<Outcome>& outcomes) {
  int code = 0;
  for (const Outcome& outcome : outcomes) {
    if (outcome.deck) continue;
    if (!outcome.is_misuse) return 1;
    code = 2;
  }
  return code;
}

void list_failures(const std::vector<Outcome>& outcomes, std::ostream& err) {
  std::vector<std::string> failed;
  for (const Outcome& outcome : outcomes)
    if (!outcome.deck) failed.push_back(outcome.file);
  if (outcomes.size() < 2 || failed.empty()) return;
  err << failed.size() << " of " << count_of(outcomes.size(), "deck")
      << " could not be made:\n";
  for (const std::string& file : failed) err << "  " << file << "\n";
}

}  // namespace

int run_build(const BuildArgs& args, const Streams& streams) {
  const std::vector<Job> jobs = jobs_of(args);
  KeptFiles kept(jobs);
  SymbolCache cache;
  const Workshop workshop = workshop_for(args, cache, streams);
  if (args.write && args.output_folder) make_folder(*args.output_folder);
  std::vector<Outcome> outcomes;
  std::set<std::string> said;
  for (const Job& job : jobs) {
    Outcome outcome = make(job, args, workshop, streams, kept);
    report(outcome, args, streams, said);
    if (outcome.deck) outcome.deck->files.clear();  // a batch need not hold all its files
    outcomes.push_back(std::move(outcome));
  }
  list_failures(outcomes, streams.err);
  if (args.json) streams.out << as_json(outcomes);
  return exit_code(outcomes);
}

}  // namespace onematch
