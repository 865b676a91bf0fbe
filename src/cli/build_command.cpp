#include "cli/build_command.hpp"

#include <map>
#include <memory>
#include <ostream>

#include "cli/creation_date.hpp"
#include "cli/data_folder.hpp"
#include "cli/failure.hpp"
#include "cli/progress.hpp"
#include "cli/project_file.hpp"
#include "cli/report.hpp"
#include "core/number.hpp"
#include "output/write_file.hpp"

namespace onematch {
namespace {

/// One project of the batch, and where its PDF goes.
struct Job {
  ProjectFile project;
  std::filesystem::path pdf;
};

/// The file that writing to `pdf` means, whatever links lead to it.
std::filesystem::path real_target(const std::filesystem::path& pdf) {
  std::error_code unknown;
  const std::filesystem::path real = std::filesystem::weakly_canonical(pdf, unknown);
  return unknown ? pdf : real;
}

/// Throws UsageError if two projects would become the same PDF.
std::vector<Job> jobs_of(const BuildArgs& args) {
  std::vector<Job> jobs;
  std::map<std::filesystem::path, std::string> taken;
  for (const std::string& file : args.files) {
    Job job{project_file(file), {}};
    job.pdf = pdf_path(job.project, args.output_folder);
    const auto [first, is_new] = taken.emplace(real_target(job.pdf), file);
    if (!is_new)
      throw UsageError("'" + first->second + "' and '" + file + "' would both become " +
                           job.pdf.string(),
                       {}, "build them one by one, each with an --output of its own");
    jobs.push_back(std::move(job));
  }
  for (const Job& job : jobs)
    for (const Job& other : jobs)
      if (!other.project.file.empty() &&
          real_target(other.project.file) == real_target(job.pdf))
        throw UsageError("the PDF " + job.pdf.string() + " would overwrite the project " +
                         other.project.name);
  return jobs;
}

Workshop workshop_for(const BuildArgs& args, SymbolCache& cache, const Streams& streams) {
  const bool shows_progress = streams.err_is_terminal && !args.quiet;
  return {data_folder(),
          args.settings,
          args.threads,
          &cache,
          creation_date(),
          [&streams, shows_progress](const std::string& label, std::size_t total) {
            // Shared, since std::function must be copyable.
            auto bar =
                std::make_shared<ProgressBar>(streams.err, shows_progress, label, total);
            return [bar](std::size_t done) { bar->update(done); };
          }};
}

void fail_on_warnings(Outcome& outcome) {
  for (Problem& problem : outcome.problems)
    if (problem.severity == Severity::warning) {
      problem.severity = Severity::error;
      outcome.deck.reset();
    }
}

Outcome make(const Job& job, const BuildArgs& args, const Workshop& workshop,
             std::istream& in) {
  Outcome outcome{job.project.name, {}, {}, {}};
  try {
    outcome.deck = make_deck(read_project(job.project, in), workshop);
    outcome.problems = outcome.deck->remarks;
    if (args.strict) fail_on_warnings(outcome);
    if (outcome.deck && args.write) {
      write_file(job.pdf, outcome.deck->pdf);
      outcome.pdf = job.pdf.string();
    }
  } catch (...) {
    outcome.deck.reset();
    const Problems problems = current_problems();
    outcome.problems.insert(outcome.problems.end(), problems.begin(), problems.end());
  }
  // In a batch each problem must say whose it is.
  for (Problem& problem : outcome.problems)
    if (problem.where.file.empty()) problem.where.file = job.project.name;
  return outcome;
}

void report(const Outcome& outcome, const BuildArgs& args, const Streams& streams) {
  for (const Problem& problem : outcome.problems)
    if (!args.quiet || problem.severity == Severity::error)
      streams.err << describe(problem);
  if (outcome.deck && !args.quiet)
    (args.json ? streams.err : streams.out) << as_text(outcome) << std::flush;
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
  SymbolCache cache;
  const Workshop workshop = workshop_for(args, cache, streams);
  if (args.write && args.output_folder) make_folder(*args.output_folder);
  std::vector<Outcome> outcomes;
  bool all_made = true;
  for (const Job& job : jobs) {
    Outcome outcome = make(job, args, workshop, streams.in);
    report(outcome, args, streams);
    all_made = all_made && outcome.deck.has_value();
    if (outcome.deck) outcome.deck->pdf.clear();  // a batch need not hold all its PDFs
    outcomes.push_back(std::move(outcome));
  }
  list_failures(outcomes, streams.err);
  if (args.json) streams.out << as_json(outcomes);
  return all_made ? 0 : 1;
}

}  // namespace onematch
