package main

import (
	"testing"

	"tileir/launcher"
)

// TestFailuresAreKept checks that a comparison that failed is not forgotten when
// later ones pass.
func TestFailuresAreKept(t *testing.T) {
	var r report
	r.addComparison("check", "a", &launcher.Comparison{Mismatches: 1})
	r.addComparison("check", "b", &launcher.Comparison{})
	if c := r.Check; c == nil || c.Passed || len(c.Buffers) != 2 {
		t.Errorf("got %+v, expected a failure with two buffers", c)
	}
}
