package main

import (
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// TestMemory bounds what the command allocates, all in all and not only at one
// time, per byte of text that it reads, verifies and prints: the text itself, which
// comes twice from standard input, the IR, and little else.
func TestMemory(t *testing.T) {
	const alone = "TILEOPT_TEST_ALONE"
	if os.Getenv(alone) == "" { // in a process without what other tests have left running
		again := exec.Command(os.Args[0], "-test.run=^TestMemory$", "-test.v")
		again.Env = append(os.Environ(), alone+"=yes")
		if out, err := again.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
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
	used() // what is made once
	const most = 8.0
	if got := float64(used()) / float64(len(src)); got > most {
		t.Errorf("expected at most %.1f bytes of memory for a byte of text, got %.1f", most, got)
	} else {
		t.Logf("%.1f bytes of memory for a byte of text", got)
	}
}
