package interp

import (
	"unsafe"

	"tileir/ast"
)

// Elements of 4 bits lie two to a byte: element k of a tensor is the low half of
// byte k/2 if k is even, else the high half. A pointer is the address of a byte,
// so one to a 4-bit element points to the low half, as the base of a tensor
// does. The offset of a pointer by an odd number of elements is in the middle of
// a byte, which no pointer can say.

// place is a 4-bit element in memory.
type place struct {
	address uint64
	high    int64 // 1 for the high half of the byte, else 0
}

// nibble performs the access of element e; do gets the byte and where in it the
// element begins.
func (x *access) nibble(f *frame, event *event, e int, at place, do func(p unsafe.Pointer, shift uint)) error {
	p := f.run.memory.span(at.address, 1)
	if p == nil {
		return f.badAddress(x.op, x.shape, e, at.address, 1)
	}
	a := f.run.memory.find(at.address)
	if x.store && a.ro {
		return f.readOnly(x.op, at.address, a)
	}
	unit := int64(at.address-a.base)*2 + at.high
	access := func() bool {
		do(p, uint(at.high)*4)
		return x.store
	}
	switch {
	case event == nil:
		access()
	case !x.weak:
		if !event.atomicUnits(a, unit, unit+1, access) {
			return event.fault(x.shape, e)
		}
	case event.touchUnits(a, unit, unit+1):
		access()
	default:
		return event.fault(x.shape, e)
	}
	return nil
}

// loadNibble reads an element, storeNibble changes it and leaves the other half
// of the byte to whom it belongs.
func loadNibble(p unsafe.Pointer, shift uint) uint8 { return uint8(atomicLoad(p, 1)) >> shift & 15 }

func storeNibble(p unsafe.Pointer, shift uint, v uint8) {
	update(p, 1, func(old uint64) uint64 { return old&^(15<<shift) | uint64(v&15)<<shift })
}

// nibbles visits the elements of a box.
func (v *viewAccess) nibbles(f *frame, b *box, visit func(e int, at place) error) error {
	last := max(0, b.rank-1)
	base := f.views[v.id].base
	return b.runs(func(e int, from int64) error {
		for range max(1, b.extents[last]) {
			if err := visit(e, place{base + uint64(from>>1), from & 1}); err != nil {
				return err
			}
			e += b.tile[last]
			from += b.memory[last]
		}
		return nil
	})
}

func (v *viewAccess) loadNibbles(r out, pad uint64) step {
	return func(f *frame) error {
		event := f.begin(v.site)
		d := elems[uint8](f.result(r), v.n)
		fillAs(d, uint8(pad))
		err := v.boxes(f, func(b *box) error {
			return v.nibbles(f, b, func(e int, at place) error {
				return v.nibble(f, event, e, at, func(p unsafe.Pointer, shift uint) { d[e] = loadNibble(p, shift) })
			})
		})
		event.end()
		return err
	}
}

func (v *viewAccess) storeNibbles(src int32) step {
	return func(f *frame) error {
		event := f.begin(v.site)
		s := elems[uint8](f.slots[src], v.n)
		err := v.boxes(f, func(b *box) error {
			if err := v.storable(f, b, src); err != nil {
				return err
			}
			return v.nibbles(f, b, func(e int, at place) error {
				return v.nibble(f, event, e, at, func(p unsafe.Pointer, shift uint) { storeNibble(p, shift, s[e]) })
			})
		})
		event.end()
		return err
	}
}

// gatherNibbles is load_ptr_tko of 4-bit elements.
func (x *access) gatherNibbles(ptrs, mask, pad int32, r out) step {
	return func(f *frame) error {
		if err := x.addressed(f, ptrs, mask); err != nil {
			return err
		}
		event := f.begin(x.site)
		d := elems[uint8](f.result(r), x.n)
		for e, address := range elems[uint64](f.slots[ptrs], x.n) {
			switch {
			case mask < 0 || elems[uint8](f.slots[mask], x.n)[e] != 0:
				err := x.nibble(f, event, e, place{address: address}, func(p unsafe.Pointer, shift uint) { d[e] = loadNibble(p, shift) })
				if err != nil {
					return err
				}
			case pad >= 0:
				d[e] = elems[uint8](f.slots[pad], x.n)[e]
			default:
				d[e] = 0
			}
		}
		event.end()
		x.leave(f, f.slots[r.slot], mask, pad)
		return nil
	}
}

// scatterNibbles is store_ptr_tko of 4-bit elements.
func (x *access) scatterNibbles(ptrs, mask, src int32) step {
	return func(f *frame) error {
		if err := x.addressed(f, ptrs, mask, src); err != nil {
			return err
		}
		event := f.begin(x.site)
		s := elems[uint8](f.slots[src], x.n)
		for e, address := range elems[uint64](f.slots[ptrs], x.n) {
			if mask >= 0 && elems[uint8](f.slots[mask], x.n)[e] == 0 {
				continue
			}
			err := x.nibble(f, event, e, place{address: address}, func(p unsafe.Pointer, shift uint) { storeNibble(p, shift, s[e]) })
			if err != nil {
				return err
			}
		}
		event.end()
		return nil
	}
}

// offsetNibbles advances pointers by elements, two to a byte.
func offsetNibbles(c *compiler, op *ast.Op) step {
	i, o := c.info(op.Result(0)), c.info(op.Operand(1))
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	return func(f *frame) error {
		p, offsets := elems[uint64](f.slots[a.slot], i.n), f.slots[b.slot]
		d := elems[uint64](f.resultOver(r, a), i.n)
		for k := range d {
			by := signedElement(o, offsets, k)
			if by&1 != 0 {
				return f.fault(op, i.shape, k, "%d elements of %s from address %#x on is the middle of a byte, to which no pointer can point", by, i.elem, p[k])
			}
			d[k] = p[k] + uint64(by>>1)
		}
		return nil
	}
}
