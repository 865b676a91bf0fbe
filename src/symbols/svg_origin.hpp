// Shapes that are turned about a point of their own.
#pragma once

#include <libxml/tree.h>

namespace onematch {

/// Puts the transform-origin of `element` into its transform, which librsvg knows: what
/// is turned or scaled about a point is shifted to the corner of the page and back.
/// Whether anything had to be done and could be. What style sheets say of either is left,
/// and so are points that are counted from the box round a shape.
bool move_origin(xmlNode* element);

}  // namespace onematch
