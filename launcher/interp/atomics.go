package interp

import (
	"fmt"
	"unsafe"

	"tileir/ast"
	"tileir/ast/num"
)

// change returns what an atomic op makes of the old value and its argument.
// addf rounds to nearest even; sizes below 32 bits are changed within the word
// around them.
func change(mode uint32, t num.Type) (func(old, arg uint64) uint64, error) {
	switch mode {
	case ast.AtomicAnd:
		return func(a, b uint64) uint64 { return a & b }, nil
	case ast.AtomicOr:
		return func(a, b uint64) uint64 { return a | b }, nil
	case ast.AtomicXor:
		return func(a, b uint64) uint64 { return a ^ b }, nil
	case ast.AtomicXchg:
		return func(_, b uint64) uint64 { return b }, nil
	case ast.AtomicAdd:
		return func(a, b uint64) uint64 { return num.Wrap(t, a+b) }, nil
	case ast.AtomicMax, ast.AtomicUMax:
		return func(a, b uint64) uint64 { return num.MaxI(t, a, b, mode == ast.AtomicMax) }, nil
	case ast.AtomicMin, ast.AtomicUMin:
		return func(a, b uint64) uint64 { return num.MinI(t, a, b, mode == ast.AtomicMin) }, nil
	case ast.AtomicAddF:
		if t.IsFloat() {
			return func(a, b uint64) uint64 { return num.Add(t, a, b, num.NearestEven) }, nil
		}
	}
	return nil, fmt.Errorf("mode %v is not defined for elements of type %s", ast.EnumAttr{Enum: ast.EnumAtomicMode, Value: mode}, t)
}

// pointers is the common part of the atomics over pointer tiles.
type pointers struct {
	*access
	ptrs, mask int32
}

func (c *compiler) pointers(op *ast.Op, value *ast.Value, mask int) *pointers {
	x := c.access(op, value, true)
	if x == nil {
		return nil
	}
	if x.size == 0 {
		c.fail(op, "%s of %s: 4-bit elements have no address of their own", op.ShortName(), x.t)
		return nil
	}
	return &pointers{access: x, ptrs: c.slot(op.Group(0)[0]), mask: optional(c, op, mask)}
}

// visit visits the elements that the mask lets through; do reports whether it
// wrote. masked gets the others.
func (x *pointers) visit(f *frame, do func(e int, p unsafe.Pointer) bool, masked func(e int)) error {
	event := f.begin(x.site)
	var m []uint8
	if x.mask >= 0 {
		m = elems[uint8](f.slots[x.mask], x.n)
	}
	err := x.each(f, event, elems[uint64](f.slots[x.ptrs], x.n), m, masked, func(q *piece) error {
		return x.atomic(event, q, func(k int) bool { return do(q.e+k, unsafe.Add(q.memory, k*int(x.size))) })
	})
	if err != nil {
		return err
	}
	event.end()
	return nil
}

// compileAtomicRMW: a masked element yields zero.
func compileAtomicRMW(c *compiler, op *ast.Op) step {
	arg := op.Group(1)[0]
	x := c.pointers(op, arg, 2)
	if x == nil {
		return nil
	}
	apply, err := change(op.Enum("mode", ast.AtomicAdd), x.t)
	if err != nil {
		return c.fail(op, "atomic_rmw_tko: %v", err)
	}
	a, r := c.slot(arg), c.out(op.Result(0))
	bytes := elemBytes(x.t)
	return func(f *frame) error {
		if err := x.addressed(f, x.ptrs, x.mask, a); err != nil {
			return err
		}
		args, d := f.slots[a], f.result(r)
		return x.visit(f, func(e int, p unsafe.Pointer) bool {
			v := element(args, bytes, e)
			setElement(d, bytes, e, update(p, x.size, func(old uint64) uint64 { return apply(old, v) }))
			return true
		}, func(e int) { setElement(d, bytes, e, 0) })
	}
}

// compileAtomicCAS compares bits; a masked element yields what it was compared
// with.
func compileAtomicCAS(c *compiler, op *ast.Op) step {
	cmp, val := op.Group(1)[0], op.Group(2)[0]
	x := c.pointers(op, val, 3)
	if x == nil {
		return nil
	}
	a, b, r := c.slot(cmp), c.slot(val), c.out(op.Result(0))
	bytes := elemBytes(x.t)
	return func(f *frame) error {
		if err := x.addressed(f, x.ptrs, x.mask, a, b); err != nil {
			return err
		}
		want, swap, d := f.slots[a], f.slots[b], f.result(r)
		return x.visit(f, func(e int, p unsafe.Pointer) bool {
			w, s := element(want, bytes, e), element(swap, bytes, e)
			found := update(p, x.size, func(old uint64) uint64 {
				if old == w {
					return s
				}
				return old
			})
			setElement(d, bytes, e, found)
			return found == w
		}, func(e int) { setElement(d, bytes, e, element(want, bytes, e)) })
	}
}

func compileAtomicRedView(c *compiler, op *ast.Op) step {
	value := op.Group(2)[0]
	v := c.viewAccess(op, op.Group(0)[0], value, op.Group(1), true)
	if v == nil {
		return nil
	}
	apply, err := change(op.Enum("mode", ast.AtomicAdd), v.t)
	if err != nil || v.size == 0 {
		return c.fail(op, "atomic_red_view_tko: %v", err)
	}
	a, bytes := c.slot(value), elemBytes(v.t)
	return func(f *frame) error {
		event := f.begin(v.site)
		err := v.boxes(f, func(b *box) error {
			if err := v.storable(f, b, a); err != nil {
				return err
			}
			return v.each(f, event, b, func(q *piece) error {
				arg := element(f.slots[a], bytes, q.e)
				return v.atomic(event, q, func(int) bool {
					update(q.memory, v.size, func(old uint64) uint64 { return apply(old, arg) })
					return true
				})
			})
		})
		event.end()
		return err
	}
}
