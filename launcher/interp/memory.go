package interp

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"
)

// The address space. An address is (number of the allocation, offset): the
// upper 24 bits choose an entry of a table, the lower 40 lie around the middle
// of a span of 2^40 bytes, where the allocation begins:
//
//	number·2^40                                          (number+1)·2^40
//	|  red zone, 2^39 bytes  |  allocation  |  red zone ...             |
//	                         base = number·2^40 + 2^39 + align
//
// So a lookup is a shift and an index, and an address that strays from its
// buffer by less than 250 GB hits nothing and still tells which one it came
// from. base is a multiple of align and no more, which is 256 unless more is
// asked for, as on a GPU: an assumption of a greater alignment would be luck
// there too.
const (
	offsetBits = 40
	offsetMask = 1<<offsetBits - 1
	middle     = 1 << (offsetBits - 1)
	leastAlign = 256
	mostAlign  = 1 << (offsetBits - 2)
	maxNumber  = 1<<(64-offsetBits) - 1
)

// allocation is one piece of device memory. Its words keep it aligned to
// eight bytes, which atomics need.
type allocation struct {
	base  uint64
	size  int64
	words []uint64
	label string
	ro    bool // constant for the kernel
	freed atomic.Bool

	shadow  *shadow  // of an alloca, else with the launch
	written *written // nil: all of it
}

func (a *allocation) bytes() []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(a.words))), len(a.words)*8)[:a.size]
}

// memory is the table of allocations. Lookups read it without a lock; a change
// replaces it.
type memory struct {
	mu    sync.Mutex
	table atomic.Pointer[[]*allocation]
	spare []int // numbers free for use again
}

// allocate returns zeroed memory.
func (m *memory) allocate(size int64, label string) (*allocation, error) {
	return m.allocateAligned(size, leastAlign, label)
}

// allocateAligned returns zeroed memory at a multiple of align, a power of two.
// Number 0 is never used: small addresses and the null pointer hit nothing.
func (m *memory) allocateAligned(size, align int64, label string) (*allocation, error) {
	if align > mostAlign {
		return nil, fmt.Errorf("memory cannot be aligned to %d bytes, only to %d", align, int64(mostAlign))
	}
	a := &allocation{size: size, label: label, words: make([]uint64, (size+7)/8+1)}
	m.mu.Lock()
	defer m.mu.Unlock()
	var table []*allocation
	if p := m.table.Load(); p != nil {
		table = *p
	}
	if len(table) == 0 {
		table = []*allocation{nil}
	}
	number := len(table)
	if n := len(m.spare); n > 0 {
		number, m.spare = m.spare[n-1], m.spare[:n-1]
		table = slices.Clone(table)
		table[number] = a
	} else {
		// Readers of the old table never look beyond its length.
		table = append(table, a)
	}
	if number > maxNumber {
		return nil, fmt.Errorf("more than %d allocations are alive", maxNumber)
	}
	a.base = uint64(number)<<offsetBits + middle + uint64(max(align, leastAlign))
	m.table.Store(&table)
	return a, nil
}

func (m *memory) free(a *allocation) {
	if a.freed.Swap(true) {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	number := int(a.base >> offsetBits)
	p := m.table.Load()
	if p == nil || number >= len(*p) || (*p)[number] != a {
		return
	}
	table := slices.Clone(*p)
	table[number] = nil
	m.spare = append(m.spare, number)
	m.table.Store(&table)
}

func (m *memory) clear() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.table.Store(nil)
	m.spare = nil
}

// find returns the allocation whose span the address lies in, or nil. The
// address need not be inside the allocation.
func (m *memory) find(address uint64) *allocation {
	p := m.table.Load()
	if p == nil {
		return nil
	}
	if n := address >> offsetBits; n < uint64(len(*p)) {
		return (*p)[n]
	}
	return nil
}

// span translates size bytes at an address; nil if they do not lie in one live
// allocation.
func (m *memory) span(address uint64, size int64) unsafe.Pointer {
	a := m.find(address)
	if a == nil {
		return nil
	}
	off := int64(address - a.base)
	if off < 0 || size > a.size || off > a.size-size {
		return nil
	}
	return unsafe.Add(unsafe.Pointer(unsafe.SliceData(a.words)), off)
}
