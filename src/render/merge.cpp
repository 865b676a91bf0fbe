#include "render/merge.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>

namespace onematch {
namespace {

using Object = QPDFObjectHandle;

/// Which image to show in the place of another.
using Twins = std::map<QPDFObjGen, Object>;

bool same_bytes(Object a, Object b) {
  const std::shared_ptr<Buffer> left = a.getRawStreamData(), right = b.getRawStreamData();
  const auto text = [](const Buffer& bytes) {
    return std::string_view(reinterpret_cast<const char*>(bytes.getBuffer()),
                            bytes.getSize());
  };
  return text(*left) == text(*right);
}

/// All that is said of an image, and how long its bytes are: few have that in common.
std::string properties(Object image) {
  Object dictionary = image.getDict().shallowCopy();
  const std::string length = dictionary.getKey("/Length").unparseResolved();
  dictionary.removeKey("/Length");
  return length + dictionary.unparse();
}

/// Those of `images` that are the same as an earlier one.
Twins twins_among(const std::vector<Object>& images) {
  Twins twins;
  std::map<std::string, std::vector<Object>> kept;
  for (Object image : images) {
    std::vector<Object>& alike = kept[properties(image)];
    const auto twin = std::find_if(alike.begin(), alike.end(), [&](Object other) {
      return same_bytes(image, other);
    });
    if (twin == alike.end())
      alike.push_back(image);
    else
      twins[image.getObjGen()] = *twin;
  }
  return twins;
}

void replace(Object dictionary, const std::string& key, const Twins& twins) {
  if (const auto twin = twins.find(dictionary.getKey(key).getObjGen());
      twin != twins.end())
    dictionary.replaceKey(key, twin->second);
}

/// So that nobody spends time on them.
void forget(QPDF& pdf, const Twins& twins) {
  for (const auto& [image, twin] : twins) pdf.replaceObject(image, Object::newNull());
}

/// In all that shows images.
void replace_shown(QPDF& pdf, const Twins& twins) {
  for (Object object : pdf.getAllObjects()) {
    Object holder = object.isStream() ? object.getDict() : object;
    if (!holder.isDictionary()) continue;
    Object resources = holder.getKey("/Resources");
    if (!resources.isDictionary()) continue;
    Object shown = resources.getKey("/XObject");
    if (!shown.isDictionary()) continue;
    for (const std::string& name : shown.getKeys()) replace(shown, name, twins);
  }
}

}  // namespace

void merge_images(QPDF& pdf) {
  std::set<QPDFObjGen> masks;
  std::vector<Object> images, mask_images, pictures;
  for (Object object : pdf.getAllObjects())
    if (object.isStreamOfType("", "/Image")) {
      images.push_back(object);
      masks.insert(object.getDict().getKey("/SMask").getObjGen());
    }
  for (Object image : images)
    (masks.count(image.getObjGen()) > 0 ? mask_images : pictures).push_back(image);
  const Twins same_masks = twins_among(mask_images);
  for (Object picture : pictures) replace(picture.getDict(), "/SMask", same_masks);
  const Twins same_pictures = twins_among(pictures);
  replace_shown(pdf, same_pictures);
  forget(pdf, same_masks);
  forget(pdf, same_pictures);
}

}  // namespace onematch
