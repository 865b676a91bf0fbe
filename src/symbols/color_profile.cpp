#include "symbols/color_profile.hpp"

#include <lcms2.h>

#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "symbols/cairo_ptr.hpp"

namespace onematch {

using ProfilePtr = std::unique_ptr<void, FreeWith<cmsCloseProfile>>;

struct ColorChange::Transform {
  std::unique_ptr<void, FreeWith<cmsDeleteTransform>> handle;
};

namespace {

constexpr cmsUInt32Number grey_of_four =
    COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(1);

ColorChange nothing_to_do() {
  return ColorChange(nullptr);
}

ProfilePtr open_profile(std::string_view icc) {
  return ProfilePtr(
      cmsOpenProfileFromMem(icc.data(), static_cast<cmsUInt32Number>(icc.size())));
}

ColorChange change_from(const ProfilePtr& profile, cmsUInt32Number format) {
  const ProfilePtr srgb(cmsCreate_sRGBProfile());
  cmsHTRANSFORM handle =
      cmsCreateTransform(profile.get(), format, srgb.get(), TYPE_RGBA_8,
                         INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_BLACKPOINTCOMPENSATION);
  if (!handle) return nothing_to_do();
  auto transform = std::make_unique<ColorChange::Transform>();
  transform->handle.reset(handle);
  return ColorChange(std::move(transform));
}

/// Whether no colour of a coarse grid changes by more than can be seen.
bool changes_nothing(const ColorChange& change, bool grey) {
  constexpr int steps = 6;
  std::vector<std::uint8_t> grid;
  for (int r = 0; r < steps; ++r)
    for (int g = 0; g < steps; ++g)
      for (int b = 0; b < steps; ++b)
        for (const int level : {r, grey ? r : g, grey ? r : b, steps - 1})
          grid.push_back(static_cast<std::uint8_t>(level * 51));
  std::vector<std::uint8_t> changed = grid;
  change.apply(grid.data(), changed.data(), grid.size() / 4);
  for (std::size_t i = 0; i < grid.size(); ++i)
    if (std::abs(int(grid[i]) - int(changed[i])) > 2) return false;
  return true;
}

/// Read by another profile than its own kind's, a picture would lose its colours.
ColorChange change_by(std::string_view icc, cmsColorSpaceSignature space) {
  const ProfilePtr profile = open_profile(icc);
  if (!profile || cmsGetColorSpace(profile.get()) != space) return nothing_to_do();
  const bool grey = space == cmsSigGrayData;
  ColorChange change = change_from(profile, grey ? grey_of_four : TYPE_RGBA_8);
  return change && changes_nothing(change, grey) ? nothing_to_do() : std::move(change);
}

}  // namespace

ColorChange::ColorChange(std::unique_ptr<Transform> transform)
    : transform_(std::move(transform)) {}
ColorChange::ColorChange(ColorChange&&) noexcept = default;
ColorChange& ColorChange::operator=(ColorChange&&) noexcept = default;
ColorChange::~ColorChange() = default;

void ColorChange::apply(const std::uint8_t* from, std::uint8_t* to,
                        std::size_t count) const {
  cmsDoTransform(transform_->handle.get(), from, to, static_cast<cmsUInt32Number>(count));
}

ColorChange rgb_to_srgb(std::string_view icc) {
  return change_by(icc, cmsSigRgbData);
}

ColorChange grey_to_srgb(std::string_view icc) {
  return change_by(icc, cmsSigGrayData);
}

ColorChange adobe_rgb_to_srgb() {
  // Adobe RGB (1998) Color Image Encoding, 2005, 4.2 and 4.3.
  const cmsCIExyY daylight{0.3127, 0.3290, 1};
  const cmsCIExyYTRIPLE primaries{{0.64, 0.33, 1}, {0.21, 0.71, 1}, {0.15, 0.06, 1}};
  cmsToneCurve* gamma = cmsBuildGamma(nullptr, 563.0 / 256);
  std::array<cmsToneCurve*, 3> curves{gamma, gamma, gamma};
  const ProfilePtr profile(cmsCreateRGBProfile(&daylight, &primaries, curves.data()));
  cmsFreeToneCurve(gamma);
  return change_from(profile, TYPE_RGBA_8);
}

ColorChange cmyk_to_srgb(std::string_view icc, bool inverted) {
  const ProfilePtr profile = open_profile(icc);
  if (!profile || cmsGetColorSpace(profile.get()) != cmsSigCmykData)
    return nothing_to_do();
  return change_from(profile, inverted ? TYPE_CMYK_8_REV : TYPE_CMYK_8);
}

}  // namespace onematch
