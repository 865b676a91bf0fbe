// Catch2 2 wants one file with this; Catch2 3 brings its own main.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
