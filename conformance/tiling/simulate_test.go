package main

import (
	"math"
	"testing"

	"tileir/launcher"
	"tileir/launcher/ptxsim"
	"tileir/launcher/ptxsim/profile"
)

// complete is the profile of a product of which every tile block is executed.
func complete(t *testing.T, s *simulator, size [3]int, tile tile) (made *profile.Profile) {
	t.Helper()
	code, err := s.compile(t.Context(), size, tile)
	if err != nil {
		t.Fatal(err)
	}
	device, err := ptxsim.New(ptxsim.Options{Target: s.target, Races: ptxsim.RacesOff, Profile: func(p *profile.Profile) { made = p }})
	if err != nil {
		t.Fatal(err)
	}
	defer device.Close()
	loaded, err := device.Load(t.Context(), &launcher.Program{Code: code})
	if err != nil {
		t.Fatal(err)
	}
	grid := gridOf(size, tile)
	launch := &launcher.Launch{Entry: "gemm_family", Grid: launcher.NewGrid(int(grid[0]), int(grid[1]))}
	for _, bytes := range matrices(size) {
		b, err := device.Alloc(t.Context(), bytes)
		if err != nil {
			t.Fatal(err)
		}
		launch.Args = append(launch.Args, launcher.Pointer(b, 0))
	}
	if _, err := loaded.Launch(t.Context(), launch); err != nil {
		t.Fatal(err)
	}
	return made
}

// TestExtrapolated holds the estimates of samples, and of shorter sums, to those of launches
// that are executed completely.
func TestExtrapolated(t *testing.T) {
	s, err := newSimulator("../../"+source, "sm_80")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		size [3]int
		tile tile
	}{
		{[3]int{128, 128, 128}, tile{32, 32, 64}},
		{[3]int{256, 256, 256}, tile{64, 128, 32}},
		{[3]int{512, 512, 512}, tile{128, 128, 32}},
		{[3]int{200, 333, 301}, tile{64, 64, 64}},
		{[3]int{256, 256, 2048}, tile{64, 64, 64}},
		{[3]int{130, 96, 4001}, tile{64, 64, 32}},
		{[3]int{128, 256, 3072}, tile{128, 256, 64}},
	} {
		got, err := s.estimate(t.Context(), c.size, c.tile)
		if err != nil {
			t.Fatal(err)
		}
		want := complete(t, s, c.size, c.tile)
		g, w := got.Estimate().Cycles, want.Estimate().Cycles
		t.Logf("%v by %s: %.0f cycles of %.0f, %+.2f %%; path %d of %d", c.size, c.tile, g, w, 100*(g/w-1), got.PathCycles, want.PathCycles)
		if math.Abs(g/w-1) > 0.01 {
			t.Errorf("%v by %s: estimated %.0f cycles, executed %.0f", c.size, c.tile, g, w)
		}
		a, b := got.Total(), want.Total()
		if c.size[2] <= longest && (a.Total() != b.Total() || a.Wavefronts != b.Wavefronts || a.Sectors != b.Sectors) {
			t.Errorf("%v by %s: %d instructions, %d wavefronts, %d sectors, and executed %d, %d, %d", c.size, c.tile, a.Total(), a.Wavefronts, a.Sectors, b.Total(), b.Wavefronts, b.Sectors)
		}
		if d := float64(a.Total())/float64(b.Total()) - 1; math.Abs(d) > 0.001 {
			t.Errorf("%v by %s: instructions are off by %.2f %%", c.size, c.tile, 100*d)
		}
	}
}
