// When the PDFs say that they were made.
#pragma once

namespace onematch {

/// Seconds since 1970: SOURCE_DATE_EPOCH, or else a fixed date, so that the same input
/// gives the same bytes. Throws Error if the variable is no such number.
long long creation_date();

}  // namespace onematch
