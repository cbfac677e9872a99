package interp_test

import (
	"runtime"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
)

// TestStorageIsKept launches a kernel with a tile of 4 MB again and again: only the
// first launches may ask for its storage.
func TestStorageIsKept(t *testing.T) {
	run, done := prepare(t, interp.Options{Workers: 1}, sumOf, launcher.Grid{X: 1, Y: 1, Z: 1}, "rand:f32:1048576", "zeros:f32:1")
	defer done()
	run()
	const launches = 8
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range launches {
		run()
	}
	runtime.ReadMemStats(&after)
	if got := after.TotalAlloc - before.TotalAlloc; got > 1<<20 {
		t.Errorf("%d launches allocated %d bytes, as if each made its tile of 4194304 bytes anew", launches, got)
	}
}
