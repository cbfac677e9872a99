package main

import (
	"io"
	"os"
	"runtime"
	"strings"
	"testing"
)

// TestMemory bounds what the command allocates, all in all and not only at one
// time, per byte of text that it reads, verifies and prints: the text itself, which
// comes twice from standard input, the IR, and little else.
func TestMemory(t *testing.T) {
	src := kernels(t, 2<<20)
	used := func() uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if code := run(nil, strings.NewReader(src), io.Discard, os.Stderr); code != 0 {
			t.Fatal(code)
		}
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	// The least of several: what tests before this one left running allocates, too.
	least := used()
	for range 4 {
		least = min(least, used())
	}
	const most = 8.0
	if got := float64(least) / float64(len(src)); got > most {
		t.Errorf("expected at most %.1f bytes of memory for a byte of text, got %.1f", most, got)
	} else {
		t.Logf("%.1f bytes of memory for a byte of text", got)
	}
}
