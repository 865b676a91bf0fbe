// Elementary functions that give the same bits on every machine: those of the C
// library differ in the last place from one to the next. Each is correct to about
// 1e-15 of its value (of 1, for sine and cosine). The square root needs no such care.
#pragma once

namespace onematch {

struct SinCos {
  double sin = 0, cos = 1;
};

/// Sine and cosine of `angle` in radians, at most 1e6 either way.
SinCos sin_cos(double angle);

/// e to the power of `x`, for x between -700 and 700.
double exponential(double x);

/// The natural logarithm of `x`, above 0.
double logarithm(double x);

}  // namespace onematch
