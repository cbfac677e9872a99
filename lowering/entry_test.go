package lowering_test

import (
	"bytes"
	"strings"
	"testing"

	"tileir/lowering"
	"tileir/lowering/recipe"
)

// TestEntry compiles one entry of a module of several: its kernel is the one that compiling
// all makes, and no other is there.
func TestEntry(t *testing.T) {
	m := parse(t, "testdata/chained.mlir")
	for _, target := range []string{"sm_80", "sm_90a"} {
		all, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range all.Code.Kernels {
			one, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, Entry: k.Entry})
			if err != nil {
				t.Fatal(err)
			}
			if len(one.Code.Kernels) != 1 || one.Code.Kernels[0].Entry != k.Entry {
				t.Errorf("%s, %s: %d kernels, the first of %s", target, k.Entry, len(one.Code.Kernels), one.Code.Kernels[0].Entry)
			}
			if body := bodyOf(one.Code.PTX, k.Symbol); body == "" || body != bodyOf(all.Code.PTX, k.Symbol) {
				t.Errorf("%s, %s: other PTX than where all are compiled", target, k.Entry)
			}
		}
	}
}

// bodyOf returns the lines of an entry in PTX, from its name to the brace that closes it.
func bodyOf(ptx []byte, symbol string) string {
	_, rest, _ := bytes.Cut(ptx, []byte(".entry "+symbol+"("))
	body, _, _ := bytes.Cut(rest, []byte("\n}\n"))
	return string(body)
}

// TestEntryUnknown: the entry must be of the module.
func TestEntryUnknown(t *testing.T) {
	_, err := lowering.Compile(t.Context(), parse(t, "testdata/chained.mlir"), lowering.Options{Target: "sm_80", Entry: "halfs"})
	if err == nil || !strings.Contains(err.Error(), `there is no entry "halfs" to compile: expected one of halves, wide,`) {
		t.Errorf("got %v", err)
	}
}

// TestEntryBesideRecipe: a recipe may speak of entries that are not compiled.
func TestEntryBesideRecipe(t *testing.T) {
	r, err := recipe.Read("two.recipe", []byte("entry wide { warps = 4 }\nentry halves { warps = 8 }\n"))
	if err != nil {
		t.Fatal(err)
	}
	result, err := lowering.Compile(t.Context(), parse(t, "testdata/chained.mlir"), lowering.Options{Target: "sm_80", Entry: "wide", Recipe: r})
	if err != nil {
		t.Fatal(err)
	}
	if k := result.Code.Kernels; len(k) != 1 || k[0].Threads != 128 {
		t.Errorf("expected one kernel of 128 threads, got %d, the first of %d", len(k), k[0].Threads)
	}
}
