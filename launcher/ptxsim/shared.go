package ptxsim

import (
	"fmt"
	"math/bits"

	"tileir/launcher"
)

// A shared address is 32 bits: the rank of its CTA in the cluster above, the byte
// of that CTA's memory below. An address of the own CTA is therefore an address of
// the window of the cluster as well (PTX ISA, "Shared State Space"), and mapa
// replaces the rank. The low 18 bits are what a matrix descriptor takes.
const (
	rankShift   = 24
	sharedBytes = 1 << 18 // more than any CTA may have
)

// sharedMemory is the shared memory of one CTA.
type sharedMemory struct {
	data    []byte
	marks   []uint64          // a bit for each byte that somebody has written
	base    uint32            // rank << rankShift
	origins []launcher.Origin // of each byte, if they are followed
	boxes   []uint8           // of each row of swizzleRow bytes, the swizzle of the box that is there, in units of 16 bytes; 0: none is
}

func newSharedMemory(bytes, rank int) *sharedMemory {
	return &sharedMemory{
		data: make([]byte, bytes), marks: make([]uint64, (bytes+63)/64), base: uint32(rank) << rankShift,
		boxes: make([]uint8, (bytes+swizzleRow-1)/swizzleRow),
	}
}

// span checks that n bytes are there and returns the first one's place.
func (s *sharedMemory) span(addr uint32, n, align int) (int, error) {
	off := int(addr &^ s.base)
	if addr>>rankShift != s.base>>rankShift || off+n > len(s.data) {
		return 0, fmt.Errorf("%d bytes at shared address %#x are outside of the CTA's %d bytes", n, addr&^s.base, len(s.data))
	}
	if align > 1 && off&(align-1) != 0 {
		return 0, fmt.Errorf("shared address %#x is not a multiple of %d", off, align)
	}
	return off, nil
}

// mark says that n bytes from off are written.
func (s *sharedMemory) mark(off, n int) {
	for n > 0 {
		word, bit := off/64, off%64
		k := min(n, 64-bit)
		s.marks[word] |= (1<<k - 1) << bit
		off, n = off+k, n-k
	}
}

// unwritten returns the first byte of n from off that nobody has written, or -1.
func (s *sharedMemory) unwritten(off, n int) int {
	for end := off + n; off < end; {
		word, bit := off/64, off%64
		k := min(end-off, 64-bit)
		if missing := (uint64(1)<<k - 1) << bit &^ s.marks[word]; missing != 0 {
			return word*64 + bits.TrailingZeros64(missing)
		}
		off += k
	}
	return -1
}

// read returns n bytes that have been written.
func (s *sharedMemory) read(addr uint32, n, align int) ([]byte, error) {
	off, err := s.span(addr, n, align)
	if err != nil {
		return nil, err
	}
	return s.written(off, n)
}

// written returns n bytes from off if somebody has written them.
func (s *sharedMemory) written(off, n int) ([]byte, error) {
	if first := s.unwritten(off, n); first >= 0 {
		return nil, fmt.Errorf("byte %#x of shared memory is read, and nothing has written it", first)
	}
	return s.data[off : off+n], nil
}

// swizzledBy demands that a box at a place has been copied with the swizzle that who
// reads it has.
func (s *sharedMemory) swizzledBy(at, swizzle int, who string) error {
	units := int(s.boxes[at/swizzleRow])
	if units == 0 || units == max(swizzle/16, 1) {
		return nil
	}
	return fmt.Errorf("%s has a swizzle of %d bytes, and the box there was copied with one of %d", who, swizzle, units/2*32)
}

// access is read, or write for what writes only.
func (s *sharedMemory) access(addr uint32, n, align int, in intent) ([]byte, error) {
	if in == writing {
		return s.write(addr, n, align)
	}
	return s.read(addr, n, align)
}

// write returns n bytes to be written.
func (s *sharedMemory) write(addr uint32, n, align int) ([]byte, error) {
	off, err := s.span(addr, n, align)
	if err != nil {
		return nil, err
	}
	s.mark(off, n)
	if s.origins != nil {
		clear(s.origins[off : off+n])
	}
	for row := off / swizzleRow; row <= (off+n-1)/swizzleRow; row++ {
		s.boxes[row] = 0
	}
	return s.data[off : off+n], nil
}
