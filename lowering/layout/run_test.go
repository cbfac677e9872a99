package layout

import "testing"

// TestRun: what is neighbours in memory goes together, as far as it is aligned in every
// thread and one access moves.
func TestRun(t *testing.T) {
	for _, c := range []struct {
		m    Map
		size int
		want int
	}{
		{Map{Reg: []uint32{4, 8, 16}, Lane: []uint32{32, 64}}, 4, 4},        // 16 bytes, not 32
		{Map{Reg: []uint32{4, 8}, Lane: []uint32{16, 64 | 4}}, 4, 1},        // some lanes begin 4 bytes on
		{Map{Reg: []uint32{4, 8}, Lane: []uint32{16, 64 | 8}}, 4, 2},        // and 8
		{Map{Reg: []uint32{4, 32, 8}, Lane: []uint32{64}}, 4, 2},            // the next register is elsewhere
		{Map{Reg: []uint32{2, 4, 8, 16}, Warp: []uint32{32}}, 2, 8},         // of 2 bytes
		{Map{Reg: []uint32{8}, Lane: []uint32{4}}, 4, 1},                    // the neighbour is another lane's
		{Map{Reg: []uint32{4, 8, 64 | 4}, Lane: []uint32{16, 32}}, 4, 1},    // a register further on is not aligned
		{Map{Lane: []uint32{4, 8}}, 4, 1},                                   // one register
		{Map{Reg: []uint32{1, 2, 4, 8, 16}, Lane: []uint32{32, 64}}, 1, 16}, // bytes
	} {
		if got := c.m.Run(c.size); got != c.want {
			t.Errorf("%v of %d bytes: got %d, want %d", c.m, c.size, got, c.want)
		}
	}
}
