// Picture files of kinds that only other programs write.
#pragma once

#include <string>

namespace onematch {

/// Each has 16 x 12 pixels in four blocks: (220, 40, 40) and (30, 200, 60) above,
/// (40, 60, 220) and (250, 240, 30) below.
std::string tiny_heic();
std::string tiny_avif();
std::string tiny_webp();
std::string tiny_gif();

/// The same, to be turned by a quarter clockwise.
std::string turned_avif();

/// All of it 55, in one channel, with a profile in which grey is as light as its number.
std::string grey_avif();

}  // namespace onematch
