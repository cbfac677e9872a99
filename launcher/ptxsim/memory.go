package ptxsim

import (
	"encoding/binary"
	"fmt"
	"math/bits"
	"sync"
)

// The global address space: each allocation starts at a multiple of 2^regionBits
// of its own, so an address beyond one hits none. The first regions belong to
// nobody, so that small numbers and the windows of other spaces are no addresses.
const (
	regionBits  = 36
	firstRegion = 2
	maxBytes    = 1 << (regionBits - 1)
	wordBytes   = 4
	halfBytes   = 2
)

// The generic addresses of what is not global (PTX ISA, "Generic Addressing"): a
// window each, below the first allocation.
const (
	sharedWindow = uint64(1) << 32
	paramWindow  = uint64(2) << 32
	localWindow  = uint64(3) << 32
)

// allocation is memory that a buffer or a launch holds.
type allocation struct {
	name string // for reports
	base uint64
	data []byte
}

// memory is the allocations of a device.
type memory struct {
	mu   sync.RWMutex
	list []*allocation // by region; nil where none is
}

// allocate makes an allocation of zeros.
func (m *memory) allocate(name string, bytes int64) *allocation {
	a := &allocation{name: name, data: make([]byte, bytes, (bytes+wordBytes-1)&^(wordBytes-1))}
	m.mu.Lock()
	defer m.mu.Unlock()
	for len(m.list) < firstRegion {
		m.list = append(m.list, nil)
	}
	a.base = uint64(len(m.list)) << regionBits
	m.list = append(m.list, a)
	return a
}

// free gives an allocation back. Its region is not used again, so that addresses
// of it stay invalid.
func (m *memory) free(a *allocation) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if i := a.base >> regionBits; i < uint64(len(m.list)) && m.list[i] == a {
		m.list[i] = nil
	}
}

// snapshot returns the allocations as a launch sees them: none is made while it
// runs.
func (m *memory) snapshot() globalMemory {
	m.mu.RLock()
	defer m.mu.RUnlock()
	return globalMemory(append([]*allocation(nil), m.list...))
}

// globalMemory is global memory during a launch.
type globalMemory []*allocation

// at returns n bytes of memory, or why there are none.
func (g globalMemory) at(addr uint64, n int) ([]byte, error) {
	if addr&uint64(n-1) != 0 && bits.OnesCount(uint(n)) == 1 {
		return nil, fmt.Errorf("address %#x is not a multiple of %d", addr, n)
	}
	return g.bytes(addr, n)
}

// half is at for an atomic operation on 16 bits, which may be of those that the last
// byte of an allocation is in: there is none on 8 bits, and devices have memory in
// larger units.
func (g globalMemory) half(addr uint64, n int) ([]byte, error) {
	if i := addr >> regionBits; i < uint64(len(g)) && g[i] != nil && n == halfBytes && addr%halfBytes == 0 {
		a, off := g[i], addr&(1<<regionBits-1)
		if off+1 == uint64(len(a.data)) && cap(a.data) > len(a.data) {
			return a.data[off : off+halfBytes], nil
		}
	}
	return g.at(addr, n)
}

// bytes is at without alignment.
func (g globalMemory) bytes(addr uint64, n int) ([]byte, error) {
	if i := addr >> regionBits; i < uint64(len(g)) && g[i] != nil {
		a, off := g[i], addr&(1<<regionBits-1)
		if off+uint64(n) <= uint64(len(a.data)) {
			return a.data[off : off+uint64(n) : off+uint64(n)], nil
		}
	}
	return nil, g.outside(addr, n)
}

// outside says where an address lies that is in no allocation.
func (g globalMemory) outside(addr uint64, n int) error {
	near, distance := (*allocation)(nil), int64(0)
	for _, a := range g {
		if a == nil {
			continue
		}
		off := int64(addr - a.base)
		if near == nil || abs64(off) < abs64(distance) {
			near, distance = a, off
		}
	}
	switch {
	case addr < firstRegion<<regionBits:
		return fmt.Errorf("address %#x is in no allocation", addr)
	case near == nil:
		return fmt.Errorf("address %#x is in no allocation: there is none", addr)
	case distance < 0:
		return fmt.Errorf("%d bytes at %#x are outside of every allocation: %d bytes before %s of %d bytes", n, addr, -distance, near.name, len(near.data))
	}
	return fmt.Errorf("%d bytes at %#x are outside of every allocation: at byte %d of %s, which has %d", n, addr, distance, near.name, len(near.data))
}

func abs64(n int64) int64 { return max(n, -n) }

// load reads a little-endian number of 1, 2, 4 or 8 bytes.
func load(b []byte) uint64 {
	switch len(b) {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	case 8:
		return binary.LittleEndian.Uint64(b)
	}
	panic(fmt.Sprintf("BUG: ptxsim: a number of %d bytes", len(b)))
}

// store writes a little-endian number of 1, 2, 4 or 8 bytes.
func store(b []byte, v uint64) {
	switch len(b) {
	case 1:
		b[0] = byte(v)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(v))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(v))
	case 8:
		binary.LittleEndian.PutUint64(b, v)
	default:
		panic(fmt.Sprintf("BUG: ptxsim: a number of %d bytes", len(b)))
	}
}

// clear frees all allocations.
func (m *memory) clear() {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(m.list)
}
