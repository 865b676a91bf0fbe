// What the addresses in a drawing lead to.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace onematch {

/// The scheme of an address in lower case, "data" or "https"; none if it is a path.
std::optional<std::string> scheme_of(std::string_view address);

/// An address as librsvg understands it: without blanks around it and line ends in it.
std::string cleaned_address(std::string_view address);

/// Of a clean address without a scheme, or with "file:".
struct LocalFile {
  std::filesystem::path path;
  std::string trouble;  ///< why it can't be drawn: "is not there"
};
LocalFile find_local(std::string address, const std::filesystem::path& drawing);

/// A long address says no more than its beginning.
std::string shortened(const std::string& address);

/// What is at a clean address and the element of that name shows, for a message: "<image>
/// dog.png", or "<image>" if the address is the picture itself.
std::string shown_reference(const std::string& element, const std::string& address);

/// The address that holds the bytes of a file of that type, "image/png", itself.
std::string data_address(const std::string& type, const std::string& bytes);

/// The bytes in a clean address that begins with "data:" (RFC 2397); nothing if it holds
/// none.
std::optional<std::string> data_in(std::string_view address);

}  // namespace onematch
