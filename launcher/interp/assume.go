package interp

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/launcher"
)

// compileAssume passes its operand on, after a check that the assumption holds.
func compileAssume(c *compiler, op *ast.Op) step {
	v, r := op.Operand(0), op.Result(0)
	if _, isView := v.Type.(*ast.TensorViewType); isView {
		return c.assumeView(op)
	}
	if ast.AsTile(v.Type) == nil {
		if _, isView := v.Type.(ast.View); isView {
			return compileSameView(c, op)
		}
		return nil
	}
	check := c.predicate(op)
	a, s := c.slot(v), c.slot(r)
	return func(f *frame) error {
		if check != nil {
			if err := check(f, f.slots[a]); err != nil {
				return err
			}
		}
		f.set(s, f.slots[a].retain())
		return nil
	}
}

// assumeView: div_by speaks of the base address.
func (c *compiler) assumeView(op *ast.Op) step {
	compileSameView(c, op)
	div, ok := op.Attr("predicate").(ast.DivByAttr)
	if !ok || div.Divisor == 0 || c.unchecked(CheckAssume) {
		return nil
	}
	id := c.viewOf(op.Operand(0))
	return func(f *frame) error {
		if base := f.views[id].base; base%div.Divisor != 0 {
			return f.fault(op, nil, -1, "the base address %#x is not divisible by %d", base, div.Divisor)
		}
		return nil
	}
}

// predicate returns the check of an assumption on a tile, or nil. That a number
// is a multiple or within bounds is not checked of constants: the verifier has
// warned, and no device makes anything of it. Nothing is checked of strides that
// no address depends on: frontends make the same assumptions of all strides, and
// that of a dimension of extent 1 may be any number.
func (c *compiler) predicate(op *ast.Op) func(f *frame, t *tile) error {
	if c.unchecked(CheckAssume) || onlyIdleStride(op.Result(0)) {
		return nil
	}
	i := c.info(op.Operand(0))
	switch p := op.Attr("predicate").(type) {
	case ast.DivByAttr:
		if !p.Grouped && op.AssumesConstant() {
			return nil
		}
		return divBy(op, i, p)
	case ast.BoundedAttr:
		if op.AssumesConstant() {
			return nil
		}
		return bounded(op, i, p)
	case ast.SameElementsAttr:
		return sameElements(op, i, p)
	}
	return nil
}

// onlyIdleStride reports whether v is used, and for nothing but the strides of
// dimensions whose extent is 1: the one index that is in bounds there is 0.
func onlyIdleStride(v *ast.Value) bool {
	for _, use := range v.Uses() {
		switch use.Op.Opcode {
		case ast.OpAssume:
			if !onlyIdleStride(use.Op.Result(0)) {
				return false
			}
		case ast.OpMakeTensorView:
			if !idleStride(use.Op, use.Index) {
				return false
			}
		default:
			return false
		}
	}
	return len(v.Uses()) > 0
}

// idleStride reports whether operand i of a make_tensor_view is the stride of a
// dimension whose extent the type says is 1.
func idleStride(mk *ast.Op, i int) bool {
	t, ok := mk.Result(0).Type.(*ast.TensorViewType)
	k := i - (len(mk.Operands()) - len(mk.Group(2)))
	if !ok || k < 0 {
		return false
	}
	for d, s := range t.Strides {
		if s != ast.Dynamic {
			continue
		}
		if k == 0 {
			return t.Shape[d] == 1
		}
		k--
	}
	return false
}

// divBy: the first element of each group of Every along Along is divisible,
// the others follow it by one element each.
func divBy(op *ast.Op, i info, p ast.DivByAttr) func(f *frame, t *tile) error {
	if p.Divisor == 0 {
		return nil
	}
	every, stride, extent := 1, 1, 1
	if p.Grouped && p.Every > 0 && int(p.Along) < len(i.shape) {
		every, stride, extent = int(p.Every), rowMajor(i.shape)[p.Along], int(i.shape[p.Along])
	}
	unit := uint64(1)
	if i.ptr {
		unit = uint64(max(1, i.elem.MemBits()/8))
	}
	return func(f *frame, t *tile) error {
		for e := range i.n {
			v := element(t, i.bytes, e)
			k := e / stride % extent % every
			if k == 0 {
				if v%p.Divisor != 0 {
					return f.fault(op, i.shape, e, "%s is not divisible by %d", i.render(v), p.Divisor)
				}
				continue
			}
			before := element(t, i.bytes, e-stride)
			follows := v == before+unit
			if !i.ptr {
				follows = num.Signed(i.elem, v) == num.Signed(i.elem, before)+1
			}
			if !follows {
				return f.fault(op, i.shape, e, "%s does not follow its neighbour %s by one element", i.render(v), i.render(before))
			}
		}
		return nil
	}
}

// render writes an element as an address or a signed integer.
func (i info) render(v uint64) string {
	if i.ptr {
		return fmt.Sprintf("address %#x", v)
	}
	return fmt.Sprint(num.Signed(i.elem, v))
}

func bounded(op *ast.Op, i info, p ast.BoundedAttr) func(f *frame, t *tile) error {
	return func(f *frame, t *tile) error {
		for e := range i.n {
			v := num.Signed(i.elem, element(t, i.bytes, e))
			if p.Lo != nil && v < *p.Lo {
				return f.fault(op, i.shape, e, "%d is below the lower bound %d", v, *p.Lo)
			}
			if p.Hi != nil && v > *p.Hi {
				return f.fault(op, i.shape, e, "%d is above the upper bound %d", v, *p.Hi)
			}
		}
		return nil
	}
}

// sameElements: all elements of a group equal its first one.
func sameElements(op *ast.Op, i info, p ast.SameElementsAttr) func(f *frame, t *tile) error {
	strides := rowMajor(i.shape)
	return func(f *frame, t *tile) error {
		for e := range i.n {
			first := e
			for d, s := range strides {
				if d < len(p.Values) && p.Values[d] > 1 {
					first -= e / s % int(i.shape[d]) % int(p.Values[d]) * s
				}
			}
			v, w := element(t, i.bytes, e), element(t, i.bytes, first)
			if v != w {
				return f.fault(op, i.shape, e, "%s differs from %s, the first of its group of %v", i.render(v), i.render(w), p.Values)
			}
		}
		return nil
	}
}

// compileAssert notes the failing elements and goes on: the specification lets
// the kernel run to its end.
func compileAssert(c *compiler, op *ast.Op) step {
	i, a := c.info(op.Operand(0)), c.slot(op.Operand(0))
	message := op.Str("message")
	location := ""
	if line, col := c.source.Position(op.Pos); line > 0 {
		location = fmt.Sprintf("%s:%d:%d", c.source.Name, line, col)
	}
	return func(f *frame) error {
		if err := f.defined(op, a, i, "the condition"); err != nil {
			return err
		}
		for e, v := range elems[uint8](f.slots[a], i.n) {
			if v != 0 {
				continue
			}
			fail := &launcher.AssertError{Block: f.block, Message: message, Location: location}
			if len(i.shape) > 0 {
				fail.Index = unflatten(e, i.shape)
			}
			f.run.failAssert(f.index, fail)
		}
		return nil
	}
}

func compilePrint(c *compiler, op *ast.Op) step {
	format := op.Str("str")
	args := op.Group(0)
	infos := make([]info, len(args))
	types := make([]launcher.TileType, len(args))
	for k, v := range args {
		infos[k], types[k] = c.info(v), launcher.TileTypeOf(ast.AsTile(v.Type))
	}
	slots := c.slotsOf(args)
	in, out := c.tokenSlots(op)
	return func(f *frame) error {
		if out >= 0 {
			f.set(out, newToken(f.historyOf(in)))
		}
		values := make([]launcher.TileValue, len(args))
		for k, i := range infos {
			if err := f.defined(op, slots[k], i, "a value that is printed"); err != nil {
				return err
			}
			values[k] = launcher.TileValue{TileType: types[k], Bits: make([]uint64, i.n)}
			for e := range values[k].Bits {
				values[k].Bits[e] = element(f.slots[slots[k]], i.bytes, e)
			}
		}
		f.run.kept.Add(launcher.Print{Block: f.block, Format: format, Args: values})
		return launcher.WriteMessage(message{f}, format, values)
	}
}

// message takes the pieces of what a tile block prints, until the launch is over.
type message struct{ *frame }

func (m message) Write(piece []byte) (int, error) {
	if m.run.stop.Load() {
		return 0, errStopped
	}
	m.run.out.print(m.index, piece)
	return len(piece), nil
}
