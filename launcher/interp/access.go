package interp

import (
	"math"
	"sync/atomic"
	"unsafe"

	"tileir/ast"
	"tileir/ast/num"
)

// Weak accesses are plain copies, run by run. All others are atomic for each
// element: between tile blocks they synchronize, whatever their scope, as
// strongly as Go's atomics do.

// weak reports whether the op promises that nobody else touches the memory.
func weak(op *ast.Op) bool {
	return op.Enum("memory_ordering_semantics", ast.OrderWeak) == ast.OrderWeak
}

// access is what loads and stores share.
type access struct {
	op    *ast.Op
	t     num.Type
	size  int64 // bytes of an element in memory
	n     int
	shape []int64
	weak  bool
	store bool
	site  *site  // nil if nothing is checked
	left  uint32 // which maker leaves open what a load's mask leaves out; 0: none

	follows bool // values may be undefined
}

func (c *compiler) access(op *ast.Op, tile *ast.Value, store bool) *access {
	i := c.info(tile)
	if i.ptr {
		c.fail(op, "%s of pointers is not supported: memory holds numbers", op.ShortName())
		return nil
	}
	return &access{
		op: op, t: i.elem, size: int64(i.elem.MemBits()) / 8, n: i.n, shape: i.shape, weak: weak(op), store: store, follows: c.current.follows,
		site: c.site(op, !op.IsStore(), store),
	}
}

// at translates the address of element e.
func (x *access) at(f *frame, e int, address uint64) (unsafe.Pointer, error) {
	if address&uint64(x.size-1) != 0 {
		return nil, f.misaligned(x.op, x.shape, e, address, x.size)
	}
	p := f.run.memory.span(address, x.size)
	if p == nil {
		return nil, f.badAddress(x.op, x.shape, e, address, x.size)
	}
	if x.store {
		if a := f.run.memory.find(address); a.ro {
			return nil, f.readOnly(x.op, address, a)
		}
	}
	return p, nil
}

// run translates count elements, e and those after it, that lie one after the
// other from address on.
func (x *access) run(f *frame, e, count int, address uint64) (unsafe.Pointer, error) {
	p, err := x.at(f, e, address)
	if err != nil || count == 1 {
		return p, err
	}
	if f.run.memory.span(address, int64(count)*x.size) != nil {
		return p, nil
	}
	for k := range count { // find the one that is outside
		if _, err := x.at(f, e+k, address+uint64(int64(k)*x.size)); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// compileLoadPtr gathers. Elements that the mask leaves out take the padding
// value, or zero if there is none: the language leaves that open.
func compileLoadPtr(c *compiler, op *ast.Op) step {
	x := c.access(op, op.Result(0), false)
	if x == nil {
		return nil
	}
	ptrs, mask, pad := c.slot(op.Group(0)[0]), optional(c, op, 1), optional(c, op, 2)
	r := c.out(op.Result(0))
	if makesUndefined(op) {
		x.left = c.maker(op, "the mask leaves the element out, and there is no padding for it")
	}
	if x.t.MemBits() == 4 {
		return x.gatherNibbles(ptrs, mask, pad, r)
	}
	size := int(x.size)
	return func(f *frame) error {
		if err := x.addressed(f, ptrs, mask); err != nil {
			return err
		}
		event := f.begin(x.site)
		p := elems[uint64](f.slots[ptrs], x.n)
		var m []uint8
		if mask >= 0 {
			m = elems[uint8](f.slots[mask], x.n)
		}
		dst := elems[uint8](f.result(r), x.n*size)
		masked := func(i int) { clear(dst[i*size : (i+1)*size]) }
		if pad >= 0 {
			from := elems[uint8](f.slots[pad], x.n*size)
			masked = func(i int) { copy(dst[i*size:(i+1)*size], from[i*size:]) }
		}
		err := x.each(f, event, p, m, masked, func(q *piece) error {
			return x.load(event, q, dst[q.e*size:(q.e+q.count)*size])
		})
		if err != nil {
			return err
		}
		event.end()
		if f.run.products != nil {
			x.noteOriginsOf(f, f.slots[r.slot], p, m)
		}
		x.leave(f, f.slots[r.slot], mask, pad)
		return nil
	}
}

// addressed reports pointers, masks and values of an access that are undefined.
func (x *access) addressed(f *frame, ptrs, mask int32, values ...int32) error {
	if !x.follows {
		return nil
	}
	on := func(int) bool { return true }
	i := info{shape: x.shape}
	if mask >= 0 {
		if err := f.defined(x.op, mask, i, "the mask"); err != nil {
			return err
		}
		m := elems[uint8](f.slots[mask], x.n)
		on = func(e int) bool { return m[e] != 0 }
	}
	if err := f.definedWhere(x.op, f.slots[ptrs].undef, i, "the pointer", on); err != nil {
		return err
	}
	for _, v := range values {
		if err := f.definedWhere(x.op, f.slots[v].undef, i, "the value", on); err != nil {
			return err
		}
	}
	return nil
}

// leave says of a tile that was loaded what its mask has left open.
func (x *access) leave(f *frame, t *tile, mask, pad int32) {
	if mask < 0 || x.left == 0 && (pad < 0 || f.slots[pad].undef == nil) {
		return
	}
	m := elems[uint8](f.slots[mask], x.n)
	t.undef = undefOf(x.n, func(e int) uint32 {
		switch {
		case m[e] != 0:
			return 0
		case pad >= 0:
			return f.slots[pad].undef.at(e)
		}
		return x.left
	})
}

// optional returns the slot of an operand of the op table that may be left out,
// or -1.
func optional(c *compiler, op *ast.Op, group int) int32 {
	if v := op.Opt(group); v != nil {
		return c.slot(v)
	}
	return -1
}

// runLength counts the elements from i on whose pointers follow each other.
func runLength(p []uint64, mask []uint8, i int, size int64) int {
	next := p[i] + uint64(size)
	k := i + 1
	for k < len(p) && p[k] == next && (mask == nil || mask[k] != 0) {
		next += uint64(size)
		k++
	}
	return k - i
}

// load copies a piece from memory.
func (x *access) load(event *event, q *piece, dst []uint8) error {
	if x.weak {
		copy(dst, unsafe.Slice((*uint8)(q.memory), len(dst)))
	} else if err := x.atomic(event, q, func(k int) bool {
		at := k * int(x.size)
		putWord(dst[at:], x.size, atomicLoad(unsafe.Add(q.memory, at), x.size))
		return false
	}); err != nil {
		return err
	}
	x.clean(dst)
	return nil
}

// clean brings what was read into the form that tiles hold: i1 is 0 or 1, tf32
// has its low bits clear.
func (x *access) clean(dst []uint8) {
	switch x.t {
	case num.I1:
		for i, v := range dst {
			if v != 0 {
				dst[i] = 1
			}
		}
	case num.TF32:
		for i := 0; i < len(dst); i += 4 {
			dst[i], dst[i+1] = 0, dst[i+1]&^0x1f
		}
	}
}

func compileStorePtr(c *compiler, op *ast.Op) step {
	value := op.Group(1)[0]
	x := c.access(op, value, true)
	if x == nil {
		return nil
	}
	ptrs, src, mask := c.slot(op.Group(0)[0]), c.slot(value), optional(c, op, 2)
	if x.t.MemBits() == 4 {
		return x.scatterNibbles(ptrs, mask, src)
	}
	size := int(x.size)
	return func(f *frame) error {
		if err := x.addressed(f, ptrs, mask, src); err != nil {
			return err
		}
		event := f.begin(x.site)
		p := elems[uint64](f.slots[ptrs], x.n)
		v := elems[uint8](f.slots[src], x.n*size)
		var m []uint8
		if mask >= 0 {
			m = elems[uint8](f.slots[mask], x.n)
		}
		err := x.each(f, event, p, m, func(int) {}, func(q *piece) error {
			return x.put(event, q, v[q.e*size:(q.e+q.count)*size])
		})
		if err != nil {
			return err
		}
		event.end()
		return nil
	}
}

// put copies a piece to memory.
func (x *access) put(event *event, q *piece, src []uint8) error {
	if x.weak {
		copy(unsafe.Slice((*uint8)(q.memory), len(src)), src)
		return nil
	}
	return x.atomic(event, q, func(k int) bool {
		at := k * int(x.size)
		atomicStore(unsafe.Add(q.memory, at), x.size, getWord(src[at:], x.size))
		return true
	})
}

func getWord(b []uint8, size int64) uint64 {
	switch size {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(*(*uint16)(unsafe.Pointer(&b[0])))
	case 4:
		return uint64(*(*uint32)(unsafe.Pointer(&b[0])))
	}
	return *(*uint64)(unsafe.Pointer(&b[0]))
}

func putWord(b []uint8, size int64, v uint64) {
	switch size {
	case 1:
		b[0] = uint8(v)
	case 2:
		*(*uint16)(unsafe.Pointer(&b[0])) = uint16(v)
	case 4:
		*(*uint32)(unsafe.Pointer(&b[0])) = uint32(v)
	default:
		*(*uint64)(unsafe.Pointer(&b[0])) = v
	}
}

// wordAround returns the aligned 32-bit word that holds a smaller element, and
// the element's place in it. Allocations are whole words of 64 bits.
func wordAround(p unsafe.Pointer) (*uint32, uint) {
	low := uintptr(p) & 3
	return (*uint32)(unsafe.Add(p, -int(low))), uint(low) * 8
}

func atomicLoad(p unsafe.Pointer, size int64) uint64 {
	switch size {
	case 4:
		return uint64(atomic.LoadUint32((*uint32)(p)))
	case 8:
		return atomic.LoadUint64((*uint64)(p))
	}
	w, shift := wordAround(p)
	return uint64(atomic.LoadUint32(w)>>shift) & (1<<(8*size) - 1)
}

func atomicStore(p unsafe.Pointer, size int64, v uint64) {
	switch size {
	case 4:
		atomic.StoreUint32((*uint32)(p), uint32(v))
	case 8:
		atomic.StoreUint64((*uint64)(p), v)
	default:
		update(p, size, func(uint64) uint64 { return v })
	}
}

// update replaces an element by a function of itself, atomically, and returns
// what it was.
func update(p unsafe.Pointer, size int64, change func(uint64) uint64) uint64 {
	switch size {
	case 8:
		w := (*uint64)(p)
		for {
			old := atomic.LoadUint64(w)
			if atomic.CompareAndSwapUint64(w, old, change(old)) {
				return old
			}
		}
	case 4:
		w := (*uint32)(p)
		for {
			old := atomic.LoadUint32(w)
			if atomic.CompareAndSwapUint32(w, old, uint32(change(uint64(old)))) {
				return uint64(old)
			}
		}
	}
	w, shift := wordAround(p)
	mask := uint32(1<<(8*size)-1) << shift
	for {
		whole := atomic.LoadUint32(w)
		old := uint64(whole & mask >> shift)
		if atomic.CompareAndSwapUint32(w, whole, whole&^mask|uint32(change(old))<<shift&mask) {
			return old
		}
	}
}

// nowhere is an address that no allocation is near, and none that a sum with an
// offset of moderate size leads to is.
const nowhere = 1<<63 | 1<<62

// compileOffset: offsets count elements of the pointee, signed. One that leads
// beyond what 64 bits can count leads nowhere: the language leaves it open, and
// who does not use the pointer may make it.
func compileOffset(c *compiler, op *ast.Op) step {
	i, o := c.info(op.Result(0)), c.info(op.Operand(1))
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	if i.elem.MemBits() == 4 {
		return offsetNibbles(c, op)
	}
	size := uint64(i.elem.MemBits() / 8)
	most := math.MaxInt64 / size
	return func(f *frame) error {
		p, offsets := elems[uint64](f.slots[a.slot], i.n), f.slots[b.slot]
		d := elems[uint64](f.resultOver(r, a), i.n)
		switch o.bytes {
		case 4:
			for k, v := range elems[int32](offsets, i.n) {
				d[k] = p[k] + uint64(int64(v))*size
			}
		case 8:
			for k, v := range elems[uint64](offsets, i.n) {
				if v+most > 2*most {
					d[k] = nowhere
					continue
				}
				d[k] = p[k] + v*size
			}
		default:
			for k := range d {
				d[k] = p[k] + uint64(signedElement(o, offsets, k))*size
			}
		}
		return nil
	}
}

// signedElement reads element k of a tile of integers.
func signedElement(i info, t *tile, k int) int64 {
	return num.Signed(i.elem, element(t, i.bytes, k))
}

// maxAlloca is the most bytes that one alloca gets.
const maxAlloca = 1 << 30

// compileAlloca: the memory lives as long as the block of code around the op. A
// request that cannot be satisfied ends the launch when it is made.
func compileAlloca(c *compiler, op *ast.Op) step {
	i := c.info(op.Result(0))
	n, align := op.Int("num_elem", 0), op.Int("alignment", 1)
	bytes := int64(maxAlloca + 1)
	if n <= maxAlloca*8/int64(i.elem.MemBits()) {
		bytes = (n*int64(i.elem.MemBits()) + 7) / 8
	}
	r := c.slot(op.Result(0))
	c.allocas = true
	return func(f *frame) error {
		if bytes > maxAlloca {
			return f.fault(op, nil, -1, "%d elements of %s are more than the %d bytes that an alloca can have", n, i.elem, maxAlloca)
		}
		a, err := f.run.memory.allocateAligned(bytes, align, "alloca")
		if err != nil {
			return f.fault(op, nil, -1, "%v", err)
		}
		top := len(f.local) - 1
		f.local[top] = append(f.local[top], a)
		if f.run.checked {
			a.shadow = &shadow{of: a, private: !op.Has("global"), owner: f.index}
		}
		if f.run.poison {
			a.poison()
		}
		t := f.get(1)
		t.words[0] = a.base
		f.set(r, t)
		return nil
	}
}
