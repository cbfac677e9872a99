package layout

// Shared memory has 32 banks of four bytes. An instruction of a warp takes a wavefront for
// as many lanes as move 128 bytes together, and more where these want different words of
// one bank (CUDA Programming Guide, "Shared Memory").

// WarpAccess is an access of a warp to shared memory: each of the first lanes moves some
// bytes at the place that the bits of its number give.
type WarpAccess struct {
	Lane  []uint32
	Lanes int
	Width int // bytes
}

// Wavefronts is how many wavefronts the access takes, and how few it could.
func (a WarpAccess) Wavefronts() (wavefronts, ideal int) {
	return wavefrontsOf(a.Lanes, a.Width, func(lane int) (uint32, bool) { return Combine(a.Lane, lane), true })
}

// wavefrontsOf counts for lanes of which place tells the first byte, and whether they take
// part.
func wavefrontsOf(all, width int, place func(lane int) (at uint32, takesPart bool)) (wavefronts, ideal int) {
	lanes := min(all, rowBytes/width)
	for first := 0; first < all; first += lanes {
		words := map[uint32]map[uint32]bool{} // by bank
		most := 1
		for lane := first; lane < first+lanes; lane++ {
			at, takesPart := place(lane)
			if !takesPart {
				continue
			}
			for b := uint32(0); b < uint32(max(width, bankBytes)); b += bankBytes {
				word := (at + b) / bankBytes
				if words[word%32] == nil {
					words[word%32] = map[uint32]bool{}
				}
				words[word%32][word] = true
				most = max(most, len(words[word%32]))
			}
		}
		wavefronts += most
	}
	return wavefronts, all / lanes
}
