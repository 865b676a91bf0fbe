#include "cli/progress.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <thread>

#include "test.hpp"

using namespace onematch;
using std::chrono::milliseconds;

TEST_CASE("no bar is shown where there is no terminal", "[cli]") {
  std::ostringstream err;
  {
    ProgressBar bar(err, false, "placing cards", 10, milliseconds(0));
    bar.update(5);
  }
  CHECK(err.str().empty());
}

TEST_CASE("work that is soon done shows no bar", "[cli]") {
  std::ostringstream err;
  {
    ProgressBar bar(err, true, "placing cards", 10, std::chrono::hours(1));
    for (std::size_t done = 1; done <= 10; ++done) bar.update(done);
  }
  CHECK(err.str().empty());
}

TEST_CASE("a bar is patient for half a second", "[cli]") {
  std::ostringstream err;
  {
    const auto start = std::chrono::steady_clock::now();
    ProgressBar bar(err, true, "placing cards", 10);
    bar.update(1);
    // On a machine that stood still between the two lines, nothing can be said.
    if (std::chrono::steady_clock::now() - start < milliseconds(500))
      CHECK(err.str().empty());
    std::this_thread::sleep_for(milliseconds(510));
    bar.update(2);
    CHECK_FALSE(err.str().empty());
  }
}

TEST_CASE("a bar is as long as the work that is done, and wiped at the end", "[cli]") {
  std::ostringstream err;
  {
    ProgressBar bar(err, true, "placing cards", 10, milliseconds(0));
    bar.update(5);
    CHECK(err.str() == "\r\x1b[Kplacing cards [###############               ] 5 of 10");
  }
  CHECK(err.str() ==
        "\r\x1b[Kplacing cards [###############               ] 5 of 10\r\x1b[K");
}

TEST_CASE("a bar is full when all is done, and is not redrawn for each step", "[cli]") {
  std::ostringstream err;
  ProgressBar bar(err, true, "drawing symbols", 3000, milliseconds(0));
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t done = 1; done < 3000; ++done) bar.update(done);
  const auto took = std::chrono::steady_clock::now() - start;
  const std::string shown = err.str();
  const auto drawn = std::count(shown.begin(), shown.end(), '\r');
  CHECK(drawn <= 1 + took / milliseconds(50));
  std::this_thread::sleep_for(milliseconds(60));
  bar.update(3000);
  CHECK_THAT(err.str(),
             Catch::Matchers::EndsWith(
                 "drawing symbols [##############################] 3000 of 3000"));
}

TEST_CASE("a bar for no work shows nothing", "[cli]") {
  std::ostringstream err;
  { ProgressBar(err, true, "placing cards", 0, milliseconds(0)).update(0); }
  CHECK(err.str().empty());
}
