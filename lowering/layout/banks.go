package layout

import "slices"

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
	words := make([]uint32, 0, rowBytes/bankBytes)
	for first := 0; first < all; first += lanes {
		words = words[:0]
		for lane := first; lane < first+lanes; lane++ {
			at, takesPart := place(lane)
			if !takesPart {
				continue
			}
			for b := uint32(0); b < uint32(max(width, bankBytes)); b += bankBytes {
				words = append(words, (at+b)/bankBytes)
			}
		}
		wavefronts += mostInBank(words)
	}
	return wavefronts, all / lanes
}

// mostInBank is how many different words the bank has that has most of them, at least 1. It
// sorts the words.
func mostInBank(words []uint32) int {
	slices.Sort(words)
	var count [rowBytes / bankBytes]int
	most := 1
	for _, w := range slices.Compact(words) {
		bank := w % uint32(len(count))
		count[bank]++
		most = max(most, count[bank])
	}
	return most
}
