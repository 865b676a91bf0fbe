#include "deck/field.hpp"

#include <vector>

#include "test.hpp"

using namespace onematch;

namespace {

std::vector<int> orders_up_to(int most) {
  std::vector<int> orders;
  for (int n = 2; n <= most; ++n)
    if (Field::exists(n)) orders.push_back(n);
  return orders;
}

/// How many b satisfy what `holds` asks.
template <class Predicate>
int count(int order, Predicate holds) {
  int n = 0;
  for (int b = 0; b < order; ++b) n += holds(b) ? 1 : 0;
  return n;
}

}  // namespace

TEST_CASE("prime powers are told from other numbers", "[deck]") {
  CHECK(orders_up_to(32) == std::vector<int>{2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19, 23,
                                             25, 27, 29, 31, 32});
  CHECK(orders_up_to(128).size() == 44);
  for (const int n : {-1, 0, 6, 10, 12, 100, 129, 131}) CHECK_FALSE(Field::exists(n));
  CHECK(as_prime_power(81)->prime == 3);
  CHECK(as_prime_power(81)->exponent == 4);
  CHECK_FALSE(as_prime_power(1));
}

TEST_CASE("a prime field is arithmetic modulo the prime", "[deck]") {
  for (const int p : {2, 3, 5, 7, 31, 127}) {
    const Field field(p);
    for (int a = 0; a < p; ++a)
      for (int b = 0; b < p; ++b) {
        CHECK(field.sum(a, b) == (a + b) % p);
        CHECK(field.product(a, b) == a * b % p);
      }
  }
}

TEST_CASE("the field of four has the well-known tables", "[deck]") {
  const Field field(4);
  const int product[4][4] = {{0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}};
  for (int a = 0; a < 4; ++a)
    for (int b = 0; b < 4; ++b) {
      CHECK(field.sum(a, b) == (a ^ b));
      CHECK(field.product(a, b) == product[a][b]);
    }
}

TEST_CASE("every field up to 128 has neutral, opposite and inverse elements", "[deck]") {
  for (const int q : orders_up_to(128)) {
    INFO("order " << q);
    const Field field(q);
    for (int a = 0; a < q; ++a) {
      REQUIRE(field.sum(a, 0) == a);
      REQUIRE(field.product(a, 1) == a);
      REQUIRE(field.product(a, 0) == 0);
      REQUIRE(count(q, [&](int b) { return field.sum(a, b) == 0; }) == 1);
      if (a > 0) REQUIRE(count(q, [&](int b) { return field.product(a, b) == 1; }) == 1);
      for (int b = 0; b < q; ++b) {
        REQUIRE(field.sum(a, b) == field.sum(b, a));
        REQUIRE(field.product(a, b) == field.product(b, a));
      }
    }
  }
}

TEST_CASE("sums and products associate and distribute in every field up to 32",
          "[deck]") {
  for (const int q : orders_up_to(32)) {
    INFO("order " << q);
    const Field f(q);
    bool holds = true;
    for (int a = 0; a < q; ++a)
      for (int b = 0; b < q; ++b)
        for (int c = 0; c < q; ++c)
          holds = holds && f.sum(f.sum(a, b), c) == f.sum(a, f.sum(b, c)) &&
                  f.product(f.product(a, b), c) == f.product(a, f.product(b, c)) &&
                  f.product(a, f.sum(b, c)) == f.sum(f.product(a, b), f.product(a, c));
    CHECK(holds);
  }
}

TEST_CASE("x generates every extension field, as a Conway polynomial's root does",
          "[deck]") {
  for (const int q : orders_up_to(128)) {
    const PrimePower power = *as_prime_power(q);
    if (power.exponent == 1) continue;
    INFO("order " << q);
    const Field field(q);
    int element = power.prime, steps = 1;  // the number p stands for x
    for (; element != 1; ++steps) element = field.product(element, power.prime);
    CHECK(steps == q - 1);
  }
}
