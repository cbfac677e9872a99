package layout

// Run returns how many consecutive registers of a map to bytes, of elements of the given
// size, lie in consecutive bytes of every thread, aligned to their size: those that one
// access moves, of accessBytes at most.
func (m Map) Run(size int) int {
	n := 0
	for n < len(m.Reg) && m.Reg[n] == uint32(size)<<n && size<<(n+1) <= accessBytes {
		n++
	}
	for ; n > 0; n-- {
		low := uint32(size)<<n - 1
		clean := true
		for _, columns := range [][]uint32{m.Reg[n:], m.Lane, m.Warp} {
			for _, c := range columns {
				clean = clean && c&low == 0
			}
		}
		if clean {
			break
		}
	}
	return 1 << n
}
