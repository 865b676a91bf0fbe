#include "render/verify.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFMatrix.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include "core/error.hpp"

namespace onematch {
namespace {

using Object = QPDFObjectHandle;

constexpr double tolerance = 0.01;      // mm
constexpr double emblem_share = 0.62;   // of half a card, what is on its back takes
constexpr double mm_of_pt = 25.4 / 72;  // not from Length, which the PDF was made with

bool is_length(Object points, Length length) {
  return points.isNumber() &&
         std::abs(points.getNumericValue() * mm_of_pt - length.to_mm()) < tolerance;
}

bool is_paper(Object box, Size paper) {
  return box.isArray() && box.getArrayNItems() == 4 &&
         is_length(box.getArrayItem(0), Length()) &&
         is_length(box.getArrayItem(1), Length()) &&
         is_length(box.getArrayItem(2), paper.width) &&
         is_length(box.getArrayItem(3), paper.height);
}

/// What operators paint, as points of the user space, which is a point (1/72 in) from
/// the bottom left.
struct Painted {
  /// Two for each picture, the middle of its box and of the box's right side: they tell
  /// its place, size and angle, whichever way up it is stored.
  std::vector<Vec2> pictures;
  std::vector<Vec2> strokes;  ///< of the cut lines, the two ends of each straight one
};

/// Follows the operators that move the user space or paint in it.
class Reader : public Object::ParserCallbacks {
 public:
  Reader(Object resources, const QPDFMatrix& matrix, bool cuts, Painted& painted)
      : pictures_(resources.getKeyIfDict("/XObject")),
        matrix_(matrix),
        cuts_(cuts),
        painted_(painted) {}

  void handleObject(Object object, std::size_t, std::size_t) override {
    operands_.push_back(object);
    if (!object.isOperator()) return;
    follow(object.getOperatorValue());
    operands_.clear();
  }
  void handleEOF() override {}

 private:
  double number(std::size_t i) { return operands_.at(i).getNumericValue(); }

  Vec2 placed(double x, double y) const {
    Vec2 p;
    matrix_.transform(x, y, p.x, p.y);
    return p;
  }

  void follow(const std::string& name) {
    if (name == "q") saved_.push_back(matrix_);
    if (name == "Q" && !saved_.empty()) {
      matrix_ = saved_.back();
      saved_.pop_back();
    }
    if (name == "cm")
      matrix_.concat({number(0), number(1), number(2), number(3), number(4), number(5)});
    if (name == "m") pen_ = placed(number(0), number(1));
    if (name == "l") {
      const Vec2 from = std::exchange(pen_, placed(number(0), number(1)));
      if (cuts_) painted_.strokes.insert(painted_.strokes.end(), {from, pen_});
    }
    if (name == "Do") paint(pictures_.getKey(operands_.at(0).getName()));
  }

  void paint(Object picture) {
    Object entries = picture.getDict();
    if (entries.hasKey("/OC")) {
      const bool cuts =
          entries.getKey("/OC").getKey("/Name").getUTF8Value() == "Cut lines";
      Reader reader(entries.getKey("/Resources"), matrix_, cuts, painted_);
      picture.parseAsContents(&reader);
      return;
    }
    const auto box = entries.getKey("/BBox").getArrayAsRectangle();
    const double middle = (box.lly + box.ury) / 2;
    painted_.pictures.push_back(placed((box.llx + box.urx) / 2, middle));
    painted_.pictures.push_back(placed(box.urx, middle));
  }

  Object pictures_;
  QPDFMatrix matrix_;
  bool cuts_;
  Painted& painted_;
  std::vector<QPDFMatrix> saved_;
  std::vector<Object> operands_;
  Vec2 pen_;
};

/// The check of one page.
class PageCheck {
 public:
  PageCheck(QPDFPageObjectHelper found, const Page& page, const Drawing& drawing,
            const std::string& name)
      : found_(found), page_(page), drawing_(drawing), name_(name) {}

  void check() {
    check_paper();
    Painted painted;
    Reader reader(found_.getAttribute("/Resources", false), {}, false, painted);
    found_.parseContents(&reader);
    check_symbols(painted.pictures);
    check_marks(painted.strokes);
  }

 private:
  void check_paper() {
    Object crop = found_.getAttribute("/CropBox", false);
    if (!is_paper(found_.getAttribute("/MediaBox", false), page_.paper) ||
        !(crop.isNull() || is_paper(crop, page_.paper)))
      throw bug(name_ + " is not " + to_string(page_.paper));
    if (found_.getObjectHandle().hasKey("/UserUnit") ||
        !found_.getAttribute("/Rotate", false).isNull())
      throw bug(name_ + " is scaled or turned");
  }

  /// Whether a place of the PDF is (x, y) of the sheet, after the page's correction.
  bool is_at(Vec2 points, double x, double y) const {
    const Correction& by = page_.correction;
    const double middle_x = page_.paper.width.to_mm() / 2,
                 middle_y = page_.paper.height.to_mm() / 2;
    const double across = by.across * (x - middle_x), down = by.down * (y - middle_y);
    const double cos = std::cos(by.angle), sin = std::sin(by.angle);
    const double expected_x = middle_x + across * cos - down * sin + by.right.to_mm();
    const double expected_y = middle_y + across * sin + down * cos + by.below.to_mm();
    return std::hypot(points.x * mm_of_pt - expected_x,
                      2 * middle_y - points.y * mm_of_pt - expected_y) < tolerance;
  }
  bool is_at(Vec2 points, Point place) const {
    return is_at(points, place.x.to_mm(), place.y.to_mm());
  }

  /// Whether the point (u, v) of the symbol's picture is there.
  bool shows(Vec2 points, double u, double v, const Symbol& symbol,
             const Placement& placement, const CardFace& face) const {
    const double scale = placement.radius / symbol.frame.radius;
    const double right = scale * (u - symbol.frame.centre.x),
                 down = scale * (v - symbol.frame.centre.y);
    const double cos = std::cos(placement.angle), sin = std::sin(placement.angle);
    const double x = placement.centre.x + right * cos - down * sin,
                 y = placement.centre.y + right * sin + down * cos;
    const double c = std::cos(face.angle), s = std::sin(face.angle);
    return is_at(points, face.centre.x.to_mm() + c * x - s * y,
                 face.centre.y.to_mm() + s * x + c * y);
  }

  /// Checks the next picture found.
  void check_symbol(std::vector<Vec2>::const_iterator& next, const Symbol& symbol,
                    const Placement& placement, const CardFace& face) const {
    cairo_rectangle_t box{};
    cairo_recording_surface_get_extents(symbol.picture.recording.get(), &box);
    const double right = box.x + box.width, middle = box.y + box.height / 2;
    if (!shows(*next++, right - box.width / 2, middle, symbol, placement, face) ||
        !shows(*next++, right, middle, symbol, placement, face))
      throw bug(name_ + " does not show '" + symbol.name + "' where it is on " +
                (face.side == Side::back ? "the back of card " : "card ") +
                std::to_string(index(face.card) + 1));
  }

  /// The emblem as large as its place allows, its ink in the middle of the card.
  Placement in_the_middle(const Symbol& emblem) const {
    const double room = emblem_share *
                        std::min(drawing_.card.shape.width, drawing_.card.shape.height) /
                        2;
    const Polygon& ink = emblem.silhouette.outline;
    if (ink.empty()) return {{}, {0, 0}, room, 0};
    const auto [left, right] = std::minmax_element(
        ink.begin(), ink.end(), [](Vec2 a, Vec2 b) { return a.x < b.x; });
    const auto [top, bottom] = std::minmax_element(
        ink.begin(), ink.end(), [](Vec2 a, Vec2 b) { return a.y < b.y; });
    const double x = (left->x + right->x) / 2, y = (top->y + bottom->y) / 2;
    double far = 0;
    for (const Vec2 p : ink) far = std::max(far, std::hypot(p.x - x, p.y - y));
    return {{}, {-room / far * x, -room / far * y}, room / far, 0};
  }

  /// The pictures on a face that are no symbols, and those that are.
  std::pair<std::size_t, std::size_t> pictures_on(const CardFace& face) const {
    if (face.side == Side::front)
      return {drawing_.background != nullptr ? 1 : 0,
              drawing_.layouts[index(face.card)].size()};
    const BackArt& art = back_of(drawing_, face.pile);
    return {art.picture ? 1 : 0, art.emblem ? 1 : 0};
  }

  void check_symbols(const std::vector<Vec2>& found) const {
    std::size_t count = 0;
    for (const CardFace& face : page_.faces)
      count += pictures_on(face).first + pictures_on(face).second;
    if (found.size() != 2 * count)
      throw bug(name_ + " shows " + std::to_string(found.size() / 2) +
                " pictures instead of " + std::to_string(count));
    auto next = found.begin();
    for (const CardFace& face : page_.faces) {
      next += 2 * static_cast<std::ptrdiff_t>(pictures_on(face).first);
      if (face.side == Side::front) {
        for (const Placement& placement : drawing_.layouts[index(face.card)])
          check_symbol(next, drawing_.symbols[index(placement.face)], placement, face);
      } else if (const BackArt& art = back_of(drawing_, face.pile); art.emblem) {
        check_symbol(next, *art.emblem, in_the_middle(*art.emblem), face);
      }
    }
  }

  /// Each mark is among the strokes, which hold those of outlines too.
  void check_marks(const std::vector<Vec2>& found) const {
    for (const CutLine& line : page_.cut_lines) {
      const auto* mark = std::get_if<Segment>(&line);
      if (!mark) continue;
      bool shown = false;
      for (std::size_t i = 0; i + 1 < found.size() && !shown; i += 2)
        shown = is_at(found[i], mark->from) && is_at(found[i + 1], mark->to);
      if (!shown) throw bug(name_ + " does not show a mark where it is");
    }
  }

  QPDFPageObjectHelper found_;
  const Page& page_;
  const Drawing& drawing_;
  std::string name_;
};

void verify(QPDF& pdf, const Drawing& drawing) {
  const std::vector<QPDFPageObjectHelper> found =
      QPDFPageDocumentHelper(pdf).getAllPages();
  if (found.size() != drawing.pages.size())
    throw bug("the PDF has " + std::to_string(found.size()) + " pages instead of " +
              std::to_string(drawing.pages.size()));
  for (std::size_t i = 0; i < found.size(); ++i)
    PageCheck(found[i], drawing.pages[i], drawing,
              "page " + std::to_string(i + 1) + " of the PDF")
        .check();
  Object scaling =
      pdf.getRoot().getKey("/ViewerPreferences").getKeyIfDict("/PrintScaling");
  if (!scaling.isNameAndEquals("/None")) throw bug("the PDF does not forbid scaling");
}

}  // namespace

void verify_pdf(const std::string& bytes, const Drawing& drawing) {
  try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.processMemoryFile("the finished PDF", bytes.data(), bytes.size());
    verify(pdf, drawing);
    // What libqpdf has mended while it was reading, another program may not.
    for (const QPDFExc& warning : pdf.getWarnings()) throw warning;
  } catch (const Error&) {
    throw;
  } catch (const std::exception& error) {
    throw bug(std::string("the PDF can't be read back: ") + error.what());
  }
}

}  // namespace onematch
