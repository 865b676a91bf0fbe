// What a drawing borrows from other drawings: shapes, paints, masks.
#pragma once

#include <libxml/tree.h>

#include <string>
#include <vector>

#include "symbols/picture_file.hpp"

namespace onematch {

/// Pictures and links in a drawing from which another borrows would come to librsvg as
/// they are: it may draw them wrongly, or end the program. So the addresses in the tree
/// of `drawing` that lead to a drawing with such, or to one that borrows from it, are
/// replaced by one that leads nowhere. What is lost by it, for messages.
std::vector<std::string> refuse_loans(xmlDoc* tree, const PictureFile& drawing);

}  // namespace onematch
