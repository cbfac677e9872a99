package main

import (
	"path/filepath"
	"testing"
)

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

// TestTestsExist holds the rows to the tree: a package that has lost its tests would
// have its bugs not tried, all of them.
func TestTestsExist(t *testing.T) {
	for dir := range tests {
		for _, words := range testsOf(dir) {
			if files, _ := filepath.Glob("../../" + words[0] + "/*_test.go"); len(files) == 0 {
				t.Errorf("the row of %s names %s, which has no tests", dir, words[0])
			}
		}
	}
}
