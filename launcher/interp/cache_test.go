package interp_test

import (
	"testing"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// TestLaunchOfCached: buffers of a cache are the device's own, for launches too, whether
// they were there or not.
func TestLaunchOfCached(t *testing.T) {
	module, err := grammar.Parse("add.mlir", []byte(sumOf))
	if err != nil {
		t.Fatal(err)
	}
	device := interp.New(interp.Options{})
	defer device.Close()
	loaded, err := device.Load(t.Context(), &launcher.Program{Module: module})
	if err != nil {
		t.Fatal(err)
	}
	defer loaded.Close()
	cache := launcher.NewCache(device)
	defer cache.Close()
	for range 3 {
		x, err := cache.Alloc(t.Context(), 4<<20)
		if err != nil {
			t.Fatal(err)
		}
		y, err := cache.Alloc(t.Context(), 4)
		if err != nil {
			t.Fatal(err)
		}
		ones := make([]byte, 4<<20)
		for i := 0; i < len(ones); i += 4 {
			ones[i+2], ones[i+3] = 0x80, 0x3f
		}
		if err := x.Write(t.Context(), ones); err != nil {
			t.Fatal(err)
		}
		args := []launcher.Arg{launcher.Pointer(x, 0), launcher.Pointer(y, 0)}
		if _, err := loaded.Launch(t.Context(), &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(1), Args: args}); err != nil {
			t.Fatal(err)
		}
		sum := make([]byte, 4)
		if err := y.Read(t.Context(), sum); err != nil || [4]byte(sum) != [4]byte{0, 0, 0x80, 0x49} { // 2^20
			t.Errorf("got % x (%v)", sum, err)
		}
		for _, b := range []launcher.Buffer{x, y} {
			if err := cache.Release(b); err != nil {
				t.Error(err)
			}
		}
	}
	if got := cache.Stats(); got.Hits != 4 || got.Misses != 2 {
		t.Errorf("got %+v", got)
	}
}
