#include "cli/failure.hpp"

#include <exception>
#include <new>

namespace onematch {

Problems current_problems() {
  try {
    throw;
  } catch (const Error& error) {
    return error.problems();
  } catch (const std::bad_alloc&) {
    return {{"there is not enough memory", {}, "use smaller pictures"}};
  } catch (const std::exception& error) {
    return bug(error.what()).problems();
  }
}

}  // namespace onematch
