#include "render/verify.hpp"

#include <cmath>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include "core/error.hpp"

namespace onematch {
namespace {

bool is_length(QPDFObjectHandle points, Length length) {
  return points.isNumber() &&
         std::abs(Length::pt(points.getNumericValue()).to_mm() - length.to_mm()) < 0.01;
}

bool is_paper(QPDFObjectHandle box, Size paper) {
  return box.isArray() && box.getArrayNItems() == 4 &&
         is_length(box.getArrayItem(0), Length()) &&
         is_length(box.getArrayItem(1), Length()) &&
         is_length(box.getArrayItem(2), paper.width) &&
         is_length(box.getArrayItem(3), paper.height);
}

void verify(QPDF& pdf, const std::vector<Page>& pages) {
  const std::vector<QPDFPageObjectHelper> found =
      QPDFPageDocumentHelper(pdf).getAllPages();
  if (found.size() != pages.size())
    throw Error("the PDF has " + std::to_string(found.size()) + " pages instead of " +
                std::to_string(pages.size()));
  for (std::size_t i = 0; i < pages.size(); ++i) {
    QPDFPageObjectHelper page = found[i];
    QPDFObjectHandle crop = page.getAttribute("/CropBox", false);
    if (!is_paper(page.getAttribute("/MediaBox", false), pages[i].paper) ||
        !(crop.isNull() || is_paper(crop, pages[i].paper)))
      throw Error("page " + std::to_string(i + 1) + " of the PDF is not " +
                  to_string(pages[i].paper));
    if (page.getObjectHandle().hasKey("/UserUnit") ||
        !page.getAttribute("/Rotate", false).isNull())
      throw Error("page " + std::to_string(i + 1) + " of the PDF is scaled or turned");
  }
  QPDFObjectHandle scaling =
      pdf.getRoot().getKey("/ViewerPreferences").getKeyIfDict("/PrintScaling");
  if (!scaling.isNameAndEquals("/None")) throw Error("the PDF does not forbid scaling");
}

}  // namespace

void verify_pdf(const std::string& bytes, const std::vector<Page>& pages) {
  try {
    QPDF pdf;
    pdf.processMemoryFile("the finished PDF", bytes.data(), bytes.size());
    verify(pdf, pages);
  } catch (const QPDFExc& error) {
    throw Error(std::string("the PDF can't be read back: ") + error.what());
  }
}

}  // namespace onematch
