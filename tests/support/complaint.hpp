// What is said of what is wrong.
#pragma once

#include <string>

#include "core/error.hpp"
#include "test.hpp"

namespace onematch {

/// What `work` is refused with, as it is printed; empty if it is not refused.
template <class Work>
std::string complaint_of(const Work& work) {
  try {
    work();
  } catch (const Error& error) {
    return describe(error);
  }
  return "";
}

/// What a check of the program's own work finds; empty if that is nothing. Fails the test
/// if the user is told more than that it is the program's fault.
template <class Check>
std::string bug_found_by(const Check& check) {
  try {
    check();
  } catch (const Error& error) {
    REQUIRE(error.problems().size() == 1);
    CHECK(error.problems()[0].hint == "this is a bug in onematch; please report it");
    return error.what();
  }
  return "";
}

}  // namespace onematch
