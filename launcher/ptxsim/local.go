package ptxsim

import "fmt"

// localMemory is the local memory of one thread: the variables of the functions that it
// is in, one after the other. What a function has it finds unwritten.
type localMemory struct {
	data    []byte
	written []bool
}

// maxLocalBytes is what a thread may have (CUDA C++ Programming Guide, "Technical
// Specifications per Compute Capability").
const maxLocalBytes = 512 << 10

// declareLocal gives a variable in .local its place in the function's part.
func (d *decoder) declareLocal(name string, size, align int) {
	at := (d.f.localBytes + align - 1) &^ (align - 1)
	if d.locals == nil {
		d.locals = map[string]int{}
	}
	d.locals[name] = at
	d.f.localBytes = at + size
}

// localAlign is what the part of each function is aligned to, at least.
const localAlign = 128

// enterLocal makes room for the variables of a function that lanes begin, at an address.
func (w *warp) enterLocal(f *function, at int, lanes uint32) {
	if f.localBytes == 0 {
		return
	}
	end := at + f.localBytes
	for lane := range w.local {
		m := &w.local[lane]
		if n := end - len(m.data); n > 0 {
			m.data, m.written = append(m.data, make([]byte, n)...), append(m.written, make([]bool, n)...)
		}
		if lanes>>lane&1 != 0 {
			clear(m.written[at:end])
		}
	}
}

// localEnd is where the variables of the functions that a frame calls begin.
func (f *frame) localEnd() int {
	return (f.local + f.f.localBytes + localAlign - 1) &^ (localAlign - 1)
}

// viewLocal is an access of a lane to its local memory.
func viewLocal(p *path, lane int, addr uint64, n int, in intent) ([]byte, error) {
	m := &p.warp.local[lane]
	end := uint64(p.frame.local + p.frame.f.localBytes)
	switch {
	case addr+uint64(n) > end || addr > end:
		return nil, fmt.Errorf("%d bytes at local address %#x are outside of the thread's %d bytes", n, addr, end)
	case addr%uint64(n) != 0:
		return nil, fmt.Errorf("local address %#x is not a multiple of %d", addr, n)
	}
	for i := addr; i < addr+uint64(n); i++ {
		if in.does() == writing {
			m.written[i] = true
		} else if !m.written[i] {
			return nil, fmt.Errorf("byte %#x of local memory is read, and nothing has written it", i)
		}
	}
	return m.data[addr : addr+uint64(n)], nil
}
