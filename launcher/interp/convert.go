package interp

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

func compileExtI(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)).elem, c.info(op.Result(0)).elem
	signed := op.Enum("signedness", ast.Unsigned) == ast.Signed
	if from == num.I32 && to == num.I64 {
		return extend32(c, op, signed)
	}
	return elementwise(c, op, func(a uint64) uint64 { return num.Resize(from, to, a, signed) })
}

// extend32 is the extension that addresses need most.
func extend32(c *compiler, op *ast.Op, signed bool) step {
	a, r := c.slot(op.Operand(0)), c.out(op.Result(0))
	n := c.info(op.Result(0)).n
	return func(f *frame) error {
		x := elems[uint32](f.slots[a], n)
		d := elems[uint64](f.result(r), n)
		if signed {
			for i, v := range x {
				d[i] = uint64(int32(v))
			}
			return nil
		}
		for i, v := range x {
			d[i] = uint64(v)
		}
		return nil
	}
}

// compileTruncI checks what the overflow attribute promises of the lost bits.
func compileTruncI(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	narrow := elementwise(c, op, func(a uint64) uint64 { return num.Wrap(to.elem, a) })
	flags := op.Enum("overflow", ast.OverflowNone)
	if c.unchecked(CheckOverflow) || flags == ast.OverflowNone {
		return narrow
	}
	a := c.slot(op.Operand(0))
	return func(f *frame) error {
		for e := range from.n {
			v := element(f.slots[a], from.bytes, e)
			w := num.Wrap(to.elem, v)
			if flags&ast.NoSignedWrap != 0 && num.Resize(to.elem, from.elem, w, true) != v || flags&ast.NoUnsignedWrap != 0 && w != v {
				return f.fault(op, from.shape, e, "%d does not fit in %s, which the op excludes", num.Signed(from.elem, v), to.elem)
			}
		}
		return narrow(f)
	}
}

func compileFToF(c *compiler, op *ast.Op) step {
	from, to, m := c.info(op.Operand(0)), c.info(op.Result(0)), mode(op)
	if m != num.NearestEven {
		return elementwise(c, op, func(a uint64) uint64 { return num.FToF(from.elem, to.elem, a, m) })
	}
	a, r := c.slot(op.Operand(0)), c.out(op.Result(0))
	return func(f *frame) error {
		x := f.floats(0, from.n)
		decodeTile(from.elem, x, f.slots[a])
		encodeTile(to.elem, f.result(r), x)
		return nil
	}
}

// compileFToI saturates, and NaN gives 0. Without the modifier saturating the
// specification leaves open what a number becomes that does not fit.
func compileFToI(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	signed := op.Enum("signedness", ast.Unsigned) == ast.Signed
	eval := func(a uint64) (uint64, bool) { return num.FToI(from.elem, to.elem, a, signed) }
	if op.MakesTruth() {
		eval = func(a uint64) (uint64, bool) { return num.FToTruth(from.elem, a) }
	}
	made := uint32(0)
	if makesUndefined(op) {
		made = c.maker(op, fmt.Sprintf("%s has no such number", to.elem))
	}
	a, r := c.slot(op.Operand(0)), c.out(op.Result(0))
	return func(f *frame) error {
		x := f.slots[a]
		u := slices.Clone(x.undef)
		d := f.result(r)
		for e := range to.n {
			if e&glance == glance && f.run.stop.Load() {
				return errStopped
			}
			v, fits := eval(element(x, from.bytes, e))
			setElement(d, to.bytes, e, v)
			if !fits && made != 0 {
				if u == nil {
					u = make(undef, to.n)
				}
				u[e] = either(u[e], made)
			}
		}
		d.undef = u
		return nil
	}
}

func compileIToF(c *compiler, op *ast.Op) step {
	from, to, m := c.info(op.Operand(0)).elem, c.info(op.Result(0)).elem, mode(op)
	signed := op.Enum("signedness", ast.Unsigned) == ast.Signed
	return elementwise(c, op, func(a uint64) uint64 { return num.IToF(from, to, a, signed, m) })
}
