// Random numbers that are the same on every machine.
#pragma once

#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

namespace onematch {

/// A small generator with its own distributions, since the standard ones differ
/// between libraries: SplitMix64 (Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014).
///
/// Each `stream` of a seed is a sequence of its own, so that work can be done in
/// parallel and in any order with the same result.
class Random {
 public:
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
      : state_(mixed(seed) ^ mixed(~stream)) {}

  std::uint64_t next() { return mixed(state_ += 0x9e3779b97f4a7c15u); }

  /// Evenly spread in [0, 1).
  double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  /// Evenly spread in [low, high).
  double uniform(double low, double high) { return low + (high - low) * uniform(); }

  /// A whole number in [0, n), n at least 1.
  std::uint32_t below(std::uint32_t n) {
    assert(n > 0);
    // Lemire's multiplication: its bias, below n / 2^32, does not matter here.
    return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
  }

  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

 private:
  static std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace onematch
