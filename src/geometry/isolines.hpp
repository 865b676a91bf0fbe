// Lines of equal opacity.
#pragma once

#include <vector>

#include "geometry/polygon.hpp"
#include "geometry/silhouette.hpp"

namespace onematch {

/// The closed lines round all that is at least half as opaque as the most opaque of
/// `mask`, in its pixels, also those round holes. Between the pixels' middles opacity is
/// taken to change evenly, so that an antialiased edge gives a smooth line; beyond the
/// mask all is clear.
std::vector<Polygon> isolines(const AlphaMask& mask);

}  // namespace onematch
