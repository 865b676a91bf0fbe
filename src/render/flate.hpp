// Compressing samples the way PNG does: each row foretold from its neighbours, and what
// is left deflated. PDF calls it FlateDecode with a PNG predictor.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "render/samples.hpp"

namespace onematch {

/// How rows are foretold: not at all, each by the same filter of PNG, or each by the
/// filter that leaves least of it.
enum class Prediction { none, left, above, average, paeth, best_of_row };

inline constexpr std::array<Prediction, 6> all_predictions{
    Prediction::none,    Prediction::left,  Prediction::above,
    Prediction::average, Prediction::paeth, Prediction::best_of_row};

/// The bytes that `flate` stands for; nothing unless it is whole and they are `size`.
std::optional<std::string> inflated(std::string_view flate, std::size_t size);

/// How thoroughly to look for repetitions.
enum class Effort { quick, thorough };

/// The same bytes on every run with the same libdeflate.
std::string deflated(const Samples& samples, Prediction prediction, Effort effort);

}  // namespace onematch
