package opt

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// hoist moves out of a loop what is the same in every iteration:
//
//   - what has no effect and is defined whatever its operands are, as the loop may
//     not run at all; a division by a constant is, an op that promises not to
//     overflow is not;
//   - what a thread has no more registers to keep for than before: scalars, views,
//     tokens, and tiles of which the operands are not read any more where the loop
//     runs. Other tiles are computed again as often as their readers want them:
//     a register that is held through a loop costs more than an instruction.
//
// Inner loops come first, so that what depends on none leaves them all. What stands
// in an if stays there.
func hoist(s scope) {
	var loops []*ast.Op
	s.walk(func(op *ast.Op) {
		if op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop {
			loops = append(loops, op)
		}
	})
	for i := len(loops) - 1; i >= 0; i-- {
		h := &hoister{s, loops[i]}
		h.run()
	}
}

// hoister moves ops out of one loop.
type hoister struct {
	scope
	loop *ast.Op
}

func (h *hoister) run() {
	for op := range h.loop.Body(0).Ops() {
		h.look()
		if h.invariant(op) && h.defined(op) && h.cheap(op) {
			op.Unlink()
			ast.InsertBefore(h.loop, op)
		}
	}
}

// holds reports whether v, which an op of the loop's body reads, is made in it.
func (h *hoister) holds(v *ast.Value) bool {
	b := v.ArgOf()
	if op := v.Def(); op != nil {
		b = op.Block()
	}
	return b == h.loop.Body(0)
}

// invariant reports whether an op, and what is in its regions, reads nothing that
// the loop makes.
func (h *hoister) invariant(op *ast.Op) bool {
	if slices.ContainsFunc(op.Operands(), h.holds) {
		return false
	}
	for o := range op.Inside() {
		if slices.ContainsFunc(o.Operands(), h.holds) {
			return false
		}
	}
	return true
}

// defined reports whether an op may run where it has not run before: it has no
// effect, and there is a result for all operands.
func (h *hoister) defined(op *ast.Op) bool {
	info := op.Info()
	switch {
	case info == nil || op.Enum(ast.KeyOverflow, ast.OverflowNone) != ast.OverflowNone:
		return false
	case op.Opcode == ast.OpDivI || op.Opcode == ast.OpRemI:
		return dividesAlways(op)
	case op.Opcode != ast.OpReduce && op.Opcode != ast.OpScan:
		return info.Is(ast.Pure) && !info.Is(ast.Terminator)
	}
	for o := range op.Inside() {
		if o.Opcode != ast.OpYield && !h.defined(o) {
			return false
		}
	}
	return true
}

// dividesAlways reports whether a division is by a constant, which is not 0, nor -1,
// by which the least number cannot be divided.
func dividesAlways(op *ast.Op) bool {
	by, known := uniform(constantOf(op.Get(ast.InRhs)))
	return known && by != 0 && !(isSigned(op) && by == num.Mask(ast.AsTile(op.Get(ast.InRhs).Type).ElemNum()))
}

// fewer is how many times smaller than its operands the results of a reduction
// must be to be worth their registers.
const fewer = 8

// cheap reports whether the results of an op take no more registers than are free
// without it.
func (h *hoister) cheap(op *ast.Op) bool {
	takes := bits(op.Results()...)
	if takes == 0 || op.Opcode == ast.OpConstant && op.Attr(ast.KeyValue).(*ast.DenseAttr).Splat {
		return true
	}
	if op.Opcode == ast.OpReduce && fewer*takes <= bits(op.Operands()...) {
		return true // threads need not meet in every iteration
	}
	frees := int64(0)
	for _, v := range op.Operands() {
		if len(v.Uses()) == 1 && constantOf(v) == nil && defining(v, ast.OpIota) == nil && defining(v, ast.OpBroadcast) == nil {
			frees += bits(v)
		}
	}
	return takes <= frees
}

// bits counts those of the tiles among values that threads share; all threads have
// scalars, views and tokens alike.
func bits(vals ...*ast.Value) (n int64) {
	for _, v := range vals {
		t := ast.AsTile(v.Type)
		switch {
		case t == nil || t.NumElements() == 1:
		case t.ElemNum() == num.Invalid:
			n += 64 * t.NumElements()
		default:
			n += int64(t.ElemNum().MemBits()) * t.NumElements()
		}
	}
	return n
}
