#include "render/flate.hpp"

#include <zlib.h>

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

namespace onematch {
namespace {

using Byte = std::uint8_t;

/// zlib takes and gives its bytes in portions; it counts them in 32 bits.
constexpr std::size_t portion = std::size_t{1} << 16;

class Deflater {
 public:
  Deflater(Prediction prediction, Effort effort) {
    const bool thorough = effort == Effort::thorough;
    // What is left of a photo is noise with small numbers; this is made for it.
    const int strategy = prediction == Prediction::none ? Z_DEFAULT_STRATEGY : Z_FILTERED;
    if (deflateInit2(&stream_, thorough ? 8 : 4, Z_DEFLATED, MAX_WBITS, 8, strategy) !=
        Z_OK)
      throw std::bad_alloc();
  }
  ~Deflater() { deflateEnd(&stream_); }
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;

  void add(const Byte* bytes, std::size_t size) {
    while (size > 0) {
      const std::size_t part = std::min(size, portion);
      stream_.next_in = const_cast<Bytef*>(bytes);  // zlib 1.2's types know no const
      stream_.avail_in = static_cast<uInt>(part);
      run(Z_NO_FLUSH);
      bytes += part;
      size -= part;
    }
  }

  std::string finish() {
    run(Z_FINISH);
    return std::move(done_);
  }

 private:
  void run(int flush) {
    do {
      stream_.next_out = buffer_.data();
      stream_.avail_out = static_cast<uInt>(buffer_.size());
      [[maybe_unused]] const int status = deflate(&stream_, flush);
      assert(status != Z_STREAM_ERROR);
      done_.append(reinterpret_cast<const char*>(buffer_.data()),
                   buffer_.size() - stream_.avail_out);
    } while (stream_.avail_out == 0);
  }

  z_stream stream_{};
  std::vector<Byte> buffer_ = std::vector<Byte>(portion);
  std::string done_;
};

/// Paeth's prediction: that of the three neighbours which is nearest to their plane.
int paeth(int left, int above, int corner) {
  const int to_left = std::abs(above - corner), to_above = std::abs(left - corner);
  const int to_corner = std::abs(left + above - 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return left;
  return to_above <= to_corner ? above : corner;
}

/// What a filter of PNG leaves of rows. PNG specification (ISO/IEC 15948), 9.
class Filter {
 public:
  explicit Filter(const Samples& samples)
      : size_(samples.row_size()),
        step_(std::max<std::size_t>(1, samples.components * samples.bits / 8)),
        black_(size_) {}

  /// The row at `row`, below the one at `above`, in `left`: its filter's number first.
  void apply(Prediction by, const Byte* row, const Byte* above,
             std::vector<Byte>& left) const {
    left.resize(1 + size_);
    left[0] = static_cast<Byte>(by);
    Byte* to = left.data() + 1;
    const std::size_t first = std::min(step_, size_);
    switch (by) {
      case Prediction::none:
      case Prediction::best_of_row:
        std::copy(row, row + size_, to);
        break;
      case Prediction::left:
        std::copy(row, row + first, to);
        for (std::size_t i = first; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] - row[i - step_]);
        break;
      case Prediction::above:
        for (std::size_t i = 0; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] - above[i]);
        break;
      case Prediction::average:
        for (std::size_t i = 0; i < first; ++i)
          to[i] = static_cast<Byte>(row[i] - above[i] / 2);
        for (std::size_t i = first; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] - (row[i - step_] + above[i]) / 2);
        break;
      case Prediction::paeth:
        for (std::size_t i = 0; i < first; ++i)
          to[i] = static_cast<Byte>(row[i] - above[i]);
        for (std::size_t i = first; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] -
                                    paeth(row[i - step_], above[i], above[i - step_]));
        break;
    }
  }

  const Byte* black() const { return black_.data(); }

 private:
  std::size_t size_;
  std::size_t step_;  ///< bytes from a sample to the same one of the next pixel
  std::vector<Byte> black_;
};

/// The sum of what is left, as signed numbers.
std::size_t weight(const std::vector<Byte>& left) {
  unsigned sum = 0;
  for (std::size_t i = 1; i < left.size(); ++i)
    sum += std::min<unsigned>(left[i], 256U - left[i]);
  return sum;
}

}  // namespace

std::optional<std::string> inflated(std::string_view flate, std::size_t size) {
  z_stream stream{};
  if (inflateInit(&stream) != Z_OK) throw std::bad_alloc();
  std::string bytes(size + 1, '\0');  // room for one too many
  std::size_t taken = 0, given = 0;
  int status = Z_OK;
  while (status == Z_OK) {
    const std::size_t in = std::min(portion, flate.size() - taken);
    const std::size_t out = std::min(portion, bytes.size() - given);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(flate.data() + taken));
    stream.avail_in = static_cast<uInt>(in);
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data() + given);
    stream.avail_out = static_cast<uInt>(out);
    status = inflate(&stream, Z_NO_FLUSH);  // an error once nothing can be done
    taken += in - stream.avail_in;
    given += out - stream.avail_out;
  }
  inflateEnd(&stream);
  if (status != Z_STREAM_END || given != size) return {};
  bytes.resize(size);
  return bytes;
}

std::string deflated(const Samples& samples, Prediction prediction, Effort effort) {
  const auto* row = reinterpret_cast<const Byte*>(samples.bytes.data());
  const std::size_t size = samples.row_size();
  assert(samples.bytes.size() == samples.height * size);
  Deflater deflater(prediction, effort);
  if (prediction == Prediction::none) {
    deflater.add(row, samples.bytes.size());
    return deflater.finish();
  }
  const Filter filter(samples);
  const Byte* above = filter.black();
  std::vector<Byte> left, other;
  for (std::size_t y = 0; y < samples.height; ++y, above = row, row += size) {
    if (prediction != Prediction::best_of_row) {
      filter.apply(prediction, row, above, left);
    } else {
      filter.apply(Prediction::none, row, above, left);
      for (const Prediction by : {Prediction::left, Prediction::above,
                                  Prediction::average, Prediction::paeth}) {
        filter.apply(by, row, above, other);
        if (weight(other) < weight(left)) std::swap(left, other);
      }
    }
    deflater.add(left.data(), left.size());
  }
  return deflater.finish();
}

}  // namespace onematch
