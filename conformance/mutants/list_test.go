package main

import "testing"

// TestListFits holds the list to the tree: who changes a line that a bug is
// planted in finds another place for it.
func TestListFits(t *testing.T) {
	mutants, err := parse(list)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir("../..")
	if err := checkAll(mutants); err != nil {
		t.Errorf("%v\n(go run ./conformance/mutants -check)", err)
	}
	if len(mutants) < 120 {
		t.Errorf("got %d bugs, want 120 at least", len(mutants))
	}
}
