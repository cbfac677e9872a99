package layout

import (
	"testing"
)

// TestWavefronts counts those of accesses of which they are known.
func TestWavefronts(t *testing.T) {
	strided := func(by uint32) []uint32 { return []uint32{by, 2 * by, 4 * by, 8 * by, 16 * by} }
	for _, c := range []struct {
		name           string
		access         WarpAccess
		wavefronts, of int
	}{
		{"words in a row", WarpAccess{Lane: strided(4), Lanes: 32, Width: 4}, 1, 1},
		{"every other word", WarpAccess{Lane: strided(8), Lanes: 32, Width: 4}, 2, 1},
		{"one bank", WarpAccess{Lane: strided(128), Lanes: 32, Width: 4}, 32, 1},
		{"one word", WarpAccess{Lane: strided(0), Lanes: 32, Width: 4}, 1, 1},
		{"bytes of words in a row", WarpAccess{Lane: strided(1), Lanes: 32, Width: 1}, 1, 1},
		{"16 bytes in a row", WarpAccess{Lane: strided(16), Lanes: 32, Width: 16}, 4, 4},
		{"16 bytes of rows of 64", WarpAccess{Lane: strided(64), Lanes: 32, Width: 16}, 16, 4},
		{"rows of a matrix, swizzled", WarpAccess{Lane: []uint32{128 ^ 16, 256 ^ 32, 512 ^ 64}, Lanes: 8, Width: 16}, 1, 1},
		{"rows of a matrix, one below the other", WarpAccess{Lane: []uint32{128, 256, 512}, Lanes: 8, Width: 16}, 8, 1},
	} {
		if n, of := c.access.Wavefronts(); n != c.wavefronts || of != c.of {
			t.Errorf("%s: %d wavefronts where %d would do, want %d and %d", c.name, n, of, c.wavefronts, c.of)
		}
	}
}
