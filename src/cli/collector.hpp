// All that is wrong with a project, as far as one thing can be looked at without the
// other.
#pragma once

#include <algorithm>

#include "core/error.hpp"

namespace onematch {

inline void append(Problems& all, const Problems& more) {
  all.insert(all.end(), more.begin(), more.end());
}

/// Goes on after an Error and keeps its problems, each once.
class Collector {
 public:
  Collector() = default;

  /// With what is known to be wrong already.
  explicit Collector(const Problems& known) : problems_(known) {}

  template <class Work>
  void attempt(const Work& work) {
    try {
      work();
    } catch (const Error& error) {
      add(error.problems());
    }
  }

  void add(const Problems& problems) {
    for (const Problem& problem : problems) add(problem);
  }

  bool empty() const { return problems_.empty(); }

  void finish() const {
    if (!problems_.empty()) throw Error(problems_);
  }

 private:
  /// A font that is not there is not there for twenty words: that is one problem.
  void add(const Problem& problem) {
    const auto says_the_same = [&](const Problem& other) {
      return other.message == problem.message && other.hint == problem.hint &&
             other.where.file == problem.where.file;
    };
    if (std::none_of(problems_.begin(), problems_.end(), says_the_same))
      problems_.push_back(problem);
  }

  Problems problems_;
};

}  // namespace onematch
