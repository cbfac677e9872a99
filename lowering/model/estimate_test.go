package model

import (
	"math"
	"testing"

	"tileir/lowering/analysis"
	"tileir/lowering/machine"
)

// TestAsked holds what tile blocks ask of L2 to what ncu counted on an H200, in sectors of 32 bytes
// (lts__t_sectors_srcunit_tex less those that are stored), of gemm_family with f16, sums over K.
func TestAsked(t *testing.T) {
	for _, c := range []struct {
		grid          [2]int64
		bm, bn, k     int
		band, sectors int64
	}{
		{[2]int64{64, 2}, 64, 32, 4096, 8, 2495928},
		{[2]int64{1, 128}, 64, 32, 4096, 8, 1672460},
		{[2]int64{8, 16}, 64, 32, 16384, 8, 10306950},
		{[2]int64{8, 8}, 64, 64, 16384, 16, 6098464},
		{[2]int64{64, 1}, 64, 64, 4096, 16, 1453500},
		{[2]int64{1, 64}, 64, 64, 4096, 16, 1510056},
	} {
		w := &Work{Machine: machine.Machine{SMs: 132}, Launch: Launch{Grid: [3]int64{c.grid[0], c.grid[1], 1}}, CTAs: 1, order: [3]int{0, 1, 2}, band: c.band}
		blocks := float64(w.Launch.Blocks())
		bytes := 0.0
		for _, a := range []Access{{Bytes: float64(2 * c.bm * c.k), Dims: analysis.GridDims{0: true}, For: 1}, {Bytes: float64(2 * c.bn * c.k), Dims: analysis.GridDims{1: true}, For: 1}} {
			bytes += a.Bytes * w.asked(&a, Usual) * blocks
		}
		counted := float64(c.sectors)*32 - 4*float64(c.bm*c.bn)*blocks
		if ratio := bytes / counted; math.Abs(ratio-1) > 0.1 {
			t.Errorf("grid %v, tiles of %d×%d: %.1f MB by the model, %.1f counted", c.grid, c.bm, c.bn, bytes/1e6, counted/1e6)
		}
	}
}
