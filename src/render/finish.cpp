#include "render/finish.hpp"

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdio>
#include <stdexcept>

#include "core/error.hpp"
#include "core/number.hpp"
#include "render/images.hpp"
#include "render/merge.hpp"
#include "sheet/corrected.hpp"

namespace onematch {
namespace {

using Object = QPDFObjectHandle;

/// `length` in points, to a thousandth: less than half a micrometre off.
Object points(Length length) {
  return Object::newReal(format_number(length.to_pt(), 3));
}

/// `box` in the frame of a PDF page, which has its origin at the bottom left.
Object page_box(const Rect& box, Size paper) {
  const Length bottom = paper.height - box.corner.y - box.size.height;
  return Object::newArray({points(box.corner.x), points(bottom),
                           points(box.corner.x + box.size.width),
                           points(paper.height - box.corner.y)});
}

/// What of `box` is on the paper.
Rect inside(const Rect& box, Size paper) {
  const Point low{std::max(box.corner.x, Length()), std::max(box.corner.y, Length())};
  const Point high{std::min(box.corner.x + box.size.width, paper.width),
                   std::min(box.corner.y + box.size.height, paper.height)};
  return {low, {high.x - low.x, high.y - low.y}};
}

/// A moment as PDF writes it: "D:20240229123059Z".
std::string pdf_date(long long created) {
  using namespace std::chrono;
  const sys_seconds moment{seconds{created}};
  const auto midnight = floor<days>(moment);
  const year_month_day date{midnight};
  const hh_mm_ss time{moment - midnight};
  char text[40];
  std::snprintf(text, sizeof text, "D:%04d%02u%02u%02d%02d%02dZ",
                static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
                static_cast<int>(time.minutes().count()),
                static_cast<int>(time.seconds().count()));
  return text;
}

void open(QPDF& pdf, const std::string& bytes) {
  // Cairo 1.16 names a form in a page's resources once for each time that it is
  // painted; reading keeps one of them, and warns of the rest.
  pdf.setSuppressWarnings(true);
  pdf.processMemoryFile("page content", bytes.data(), bytes.size());
}

void describe_document(QPDF& pdf, const DocumentInfo& info) {
  const std::string cairo_version =
      pdf.getTrailer().getKey("/Info").getKey("/Producer").getUTF8Value();
  Object entries = Object::newDictionary();
  entries.replaceKey("/Title", Object::newUnicodeString(info.title));
  if (!info.credits.empty())
    entries.replaceKey("/Subject", Object::newUnicodeString(info.credits));
  if (!info.author.empty())
    entries.replaceKey("/Author", Object::newUnicodeString(info.author));
  entries.replaceKey("/Creator", Object::newString("onematch"));
  entries.replaceKey("/Producer", Object::newUnicodeString(cairo_version));
  entries.replaceKey("/CreationDate", Object::newString(pdf_date(info.created)));
  pdf.getTrailer().replaceKey("/Info", pdf.makeIndirectObject(entries));
  pdf.getRoot().replaceKey("/Lang", Object::newUnicodeString(info.language));
}

void advise_viewer(QPDF& pdf, const DocumentInfo& info) {
  Object wishes = Object::parse(
      "<< /PrintScaling /None /DisplayDocTitle true /PickTrayByPDFSize true >>");
  const char* duplex = "/Simplex";
  if (info.duplex)
    duplex =
        *info.duplex == Flip::long_edge ? "/DuplexFlipLongEdge" : "/DuplexFlipShortEdge";
  wishes.replaceKey("/Duplex", Object::newName(duplex));
  pdf.getRoot().replaceKey("/ViewerPreferences", wishes);
}

void label_pages(QPDF& pdf, const std::vector<Page>& pages) {
  Object labels = Object::newArray();
  for (std::size_t i = 0; i < pages.size(); ++i) {
    labels.appendItem(Object::newInteger(static_cast<long long>(i)));
    labels.appendItem(
        Object::newDictionary({{"/P", Object::newUnicodeString(pages[i].label)}}));
  }
  pdf.getRoot().replaceKey("/PageLabels", Object::newDictionary({{"/Nums", labels}}));
}

void set_boxes(std::vector<QPDFPageObjectHelper>& sheets,
               const std::vector<Page>& pages) {
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const Page& page = pages[i];
    Object sheet = sheets[i].getObjectHandle();
    sheet.replaceKey("/MediaBox", page_box({{}, page.paper}, page.paper));
    const bool cards = !page.faces.empty();
    const auto on_paper = [&](const Rect& box) {
      return inside(cards ? corrected(box, page) : Rect{{}, page.paper}, page.paper);
    };
    sheet.replaceKey("/BleedBox", page_box(on_paper(page.bleed), page.paper));
    sheet.replaceKey("/TrimBox", page_box(on_paper(page.trim), page.paper));
  }
}

Object new_layer(QPDF& pdf, const std::string& name) {
  return pdf.makeIndirectObject(Object::newDictionary(
      {{"/Type", Object::newName("/OCG")}, {"/Name", Object::newUnicodeString(name)}}));
}

/// Lists the layers of the document, all switched on.
void list_layers(QPDF& pdf, const std::vector<Object>& layers) {
  if (layers.empty()) return;
  const Object list = Object::newArray(layers);
  const Object shown = Object::newDictionary({{"/Order", list}, {"/ON", list}});
  pdf.getRoot().replaceKey("/OCProperties",
                           Object::newDictionary({{"/OCGs", list}, {"/D", shown}}));
}

/// The pages of `source` as forms of `pdf` that belong to `layer`. `source` must live
/// until `pdf` is written.
std::vector<Object> import_forms(QPDF& pdf, QPDF& source, const Object& layer) {
  std::vector<Object> forms;
  for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(source).getAllPages()) {
    Object form = pdf.copyForeignObject(page.getFormXObjectForPage());
    form.getDict().replaceKey("/OC", layer);
    forms.push_back(form);
  }
  return forms;
}

/// Cairo leaves its own matrix behind at the end of a page.
void enclose_contents(QPDF& pdf, std::vector<QPDFPageObjectHelper>& sheets) {
  const Object save = pdf.newStream("q\n"), restore = pdf.newStream("Q\n");
  for (QPDFPageObjectHelper& sheet : sheets) {
    sheet.addPageContents(save, true);
    sheet.addPageContents(restore, false);
  }
}

void lay_over(QPDF& pdf, std::vector<QPDFPageObjectHelper>& sheets,
              const std::vector<Object>& forms, const Overlay& overlay,
              const std::string& name) {
  const Object paint = pdf.newStream(name + " Do\n");
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    if (!overlay.page[i]) continue;
    Object resources = sheets[i].getAttribute("/Resources", true);
    if (!resources.hasKey("/XObject"))
      resources.replaceKey("/XObject", Object::newDictionary());
    resources.getKey("/XObject").replaceKey(name, forms[*overlay.page[i]]);
    sheets[i].addPageContents(paint, false);
  }
}

std::string written(QPDF& pdf) {
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setMinimumPDFVersion("1.7");
  writer.setObjectStreamMode(qpdf_o_generate);
  writer.setDeterministicID(true);
  writer.write();
  const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

}  // namespace

std::string finish_pdf(const std::string& pdf, const std::vector<Overlay>& overlays,
                       const std::vector<Page>& pages, const DocumentInfo& info,
                       int threads) try {
  // Those of the layers must live until the document is written.
  std::vector<QPDF> sources(overlays.size());
  QPDF document;
  open(document, pdf);
  auto sheets = QPDFPageDocumentHelper(document).getAllPages();
  assert(sheets.size() == pages.size());
  describe_document(document, info);
  advise_viewer(document, info);
  label_pages(document, pages);
  set_boxes(sheets, pages);
  enclose_contents(document, sheets);
  std::vector<Object> layers;
  for (std::size_t i = 0; i < overlays.size(); ++i) {
    if (overlays[i].pdf.empty()) continue;
    assert(overlays[i].page.size() == pages.size());
    open(sources[i], overlays[i].pdf);
    layers.push_back(new_layer(document, overlays[i].name));
    lay_over(document, sheets, import_forms(document, sources[i], layers.back()),
             overlays[i], "/Layer" + std::to_string(layers.size()));
  }
  list_layers(document, layers);
  merge_images(document);
  pack_images(document, threads);
  return written(document);
} catch (const std::runtime_error& error) {
  throw Error(std::string("cannot finish the PDF: ") + error.what());
}

}  // namespace onematch
