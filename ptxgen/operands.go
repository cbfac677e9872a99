package ptxgen

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// moveOpcodes move or load an immediate into a register of each class.
var moveOpcodes = [numClasses]string{Pred: "mov.pred", B16: "mov.b16", B32: "mov.b32", B64: "mov.b64"}

// value returns a scalar operand as a register or an immediate.
func (g *funcGen) value(a arg) operand {
	if a.node < 0 {
		c, ok := a.v.(constant.Constant)
		if !ok {
			panic(&Error{Func: g.f.Name(), Reason: a.v.Ident() + " is no value"})
		}
		return g.constValue(c)
	}
	n := g.defined(a)
	if n.kind == kNone {
		g.fail(n, "value of type %s where a scalar is expected", n.typ)
	}
	return g.unpacked(n.val)
}

// defined returns the node of an operand that has been lowered.
func (g *funcGen) defined(a arg) *node {
	n := &g.nodes[a.node]
	if !n.done {
		g.fail(n, "value read before its definition")
	}
	return n
}

// values returns the scalars of an operand: one for a scalar, and all slots of
// a vector or aggregate. They may still be elements of words.
func (g *funcGen) values(a arg) []operand {
	switch scalar := g.kindOf(a) != kNone; {
	case scalar && a.node < 0:
		return g.alone(g.value(a))
	case scalar:
		return g.alone(g.defined(a).val)
	case a.node < 0:
		c, ok := a.v.(constant.Constant)
		if !ok {
			panic(&Error{Func: g.f.Name(), Reason: a.v.Ident() + " is no value"})
		}
		return g.constSlots(c)
	}
	return g.defined(a).slots
}

// alone is a list of one operand.
func (g *funcGen) alone(o operand) []operand {
	if len(g.singles) == cap(g.singles) {
		g.singles = make([]operand, 0, 256)
	}
	n := len(g.singles)
	g.singles = append(g.singles, o)
	return g.singles[n : n+1 : n+1]
}

// register returns a scalar operand in a register.
func (g *funcGen) register(a arg) operand {
	return g.inRegister(g.value(a), g.kindOf(a).class())
}

// inRegister moves an immediate into a register.
func (g *funcGen) inRegister(o operand, c Class) operand {
	o = g.unpacked(o)
	if !o.isImm() {
		return o
	}
	key := constKey{o, c}
	if r, ok := g.cache.consts[key]; ok {
		return regOp(r)
	}
	d := g.compute(c, moveOpcodes[c], o)
	g.cache.consts[key] = d.Reg()
	return d
}

// shapeOf returns the layout of a vector or aggregate operand or result.
func (g *funcGen) shapeOf(n *node, t types.Type) *shape {
	s := g.types.shape(t)
	if s == nil {
		g.fail(n, "value of type %s cannot be held in registers", t)
	}
	return s
}

// symKey is an address that the prologue computes.
type symKey struct {
	symbol  uint32
	offset  int64
	generic bool
	special bool // symbol is a special register
}

// constError reports a constant that cannot be compiled.
func (g *funcGen) constError(c constant.Constant, reason string) {
	var b *ir.Block
	if int(g.curBlock) < len(g.order) {
		b = g.order[g.curBlock]
	}
	g.failAt(b, nil, "constant %s: %s", c.Ident(), reason)
}

// constValue returns a scalar constant as an immediate or, for the address of
// a symbol, a register.
func (g *funcGen) constValue(c constant.Constant) operand {
	k := scalarKind(c.Type())
	if o, ok := literal(c, k); ok {
		return o
	}
	switch c := c.(type) {
	case *ir.Global, *constant.ExprGetElementPtr:
		sym, ok := g.symbolAddress(c)
		if ok {
			return g.symbolRegister(sym)
		}
	case *constant.ExprBitCast:
		from := scalarKind(c.From.Type())
		if from != kNone && k != kNone && from.class() == k.class() {
			return retype(g.constValue(c.From), k)
		}
	case *constant.ExprAddrSpaceCast:
		if sym, ok := g.symbolAddress(c.From); ok && k == kPtr {
			sym.Neg = true
			return g.symbolRegister(sym)
		}
	case *constant.ExprPtrToInt:
		return g.convertPtrInt(g.constValue(c.From), scalarKind(c.From.Type()), k)
	case *constant.ExprIntToPtr:
		return g.convertPtrInt(g.constValue(c.From), scalarKind(c.From.Type()), k)
	}
	g.constError(c, "unsupported here")
	return operand{}
}

// literal returns a constant that is a plain number.
func literal(c constant.Constant, k kind) (operand, bool) {
	switch c := c.(type) {
	case *constant.Int:
		if k == kNone {
			return operand{}, false
		}
		return intOp(canonicalInt(c.X, k)), true
	case *constant.Float:
		return floatOperand(k, floatBits(c, k)), k != kNone
	case *constant.Null, *constant.Undef, *constant.Poison, *constant.ZeroInitializer:
		return retype(intOp(0), k), k != kNone
	}
	if k == kBF16 && strings.HasPrefix(c.Ident(), "0xR") {
		bits, err := strconv.ParseUint(c.Ident()[3:], 16, 16)
		return intOp(int64(int16(bits))), err == nil
	}
	return operand{}, false
}

// canonicalInt cuts an integer to its kind: an i8 is zero-extended, as its
// registers are, all others are sign-extended.
func canonicalInt(x *big.Int, k kind) int64 {
	v := x.Int64()
	if !x.IsInt64() {
		v = int64(new(big.Int).And(x, new(big.Int).SetUint64(math.MaxUint64)).Uint64())
	}
	return canonical(v, k)
}

func canonical(v int64, k kind) int64 {
	switch k {
	case kI1:
		return v & 1
	case kI8:
		return v & 0xFF
	}
	switch k.class() {
	case B16:
		return int64(int16(v))
	case B32:
		return int64(int32(v))
	}
	return v
}

// floatOperand returns an immediate of a floating-point kind from its bits.
func floatOperand(k kind, bits uint64) operand {
	switch k {
	case kF32:
		return operand{Kind: operandF32, Val: int64(bits)}
	case kF64:
		return operand{Kind: operandF64, Val: int64(bits)}
	}
	return intOp(int64(int16(bits)))
}

// retype returns an immediate's bits as an immediate of kind k; registers are
// untyped.
func retype(o operand, k kind) operand {
	if !o.isImm() {
		return o
	}
	switch k {
	case kF32:
		return operand{Kind: operandF32, Val: int64(uint32(o.Val))}
	case kF64:
		return operand{Kind: operandF64, Val: o.Val}
	}
	return intOp(canonical(o.Val, k))
}

// floatBits returns the bits of a constant, rounded once to its kind.
func floatBits(c *constant.Float, k kind) uint64 {
	negative := c.X != nil && c.X.Signbit()
	sign := uint64(0)
	if negative {
		sign = 1
	}
	switch k {
	case kF32:
		if c.NaN {
			return 0x7FC00000 | sign<<31
		}
		f, _ := c.X.Float32()
		return uint64(math.Float32bits(f))
	case kF64:
		if c.NaN {
			return 0x7FF8000000000000 | sign<<63
		}
		f, _ := c.X.Float64()
		return math.Float64bits(f)
	case kF16:
		if c.NaN {
			return 0x7E00 | sign<<15
		}
		return halfBits(c.X) | sign<<15
	}
	return 0
}

// halfBits rounds the magnitude of x to half precision, to nearest even.
func halfBits(x *big.Float) uint64 {
	if x.IsInf() {
		return 0x7C00
	}
	f := new(big.Float).SetPrec(0).Abs(x)
	if f.Sign() == 0 {
		return 0
	}
	exp := max(f.MantExp(nil)-1, -14) // of the leading bit, or of subnormals
	scaled := new(big.Float).SetMantExp(f, 10-exp)
	floor, _ := scaled.Int(nil)
	rest := new(big.Float).Sub(scaled, new(big.Float).SetInt(floor))
	n := floor.Uint64()
	if cmp := rest.Cmp(big.NewFloat(0.5)); cmp > 0 || cmp == 0 && n&1 == 1 {
		n++
	}
	if exp > 15 {
		return 0x7C00
	}
	// The leading bit of a normal number carries into the exponent.
	return min(n+uint64(exp+14)<<10, 0x7C00)
}

// symbolAddress returns a constant pointer as symbol plus offset. Neg says that
// it is the generic address.
func (g *funcGen) symbolAddress(c constant.Constant) (operand, bool) {
	switch c := c.(type) {
	case *ir.Global:
		return symbolOp(g.symbol(ptxName(c.Name()))), true
	case *constant.ExprBitCast:
		return g.symbolAddress(c.From)
	case *constant.ExprAddrSpaceCast:
		o, ok := g.symbolAddress(c.From)
		to, isPtr := c.To.(*types.PointerType)
		o.Neg = true
		return o, ok && isPtr && to.AddrSpace == spaceGeneric
	case *constant.ExprGetElementPtr:
		o, ok := g.symbolAddress(c.Src)
		offset, ok2 := g.constOffset(c)
		o.Val += offset
		return o, ok && ok2
	}
	return operand{}, false
}

// constOffset returns the offset of a constant getelementptr in bytes.
func (g *funcGen) constOffset(c *constant.ExprGetElementPtr) (int64, bool) {
	t := c.ElemType
	var offset int64
	for i, index := range c.Indices {
		if x, ok := index.(*constant.Index); ok {
			index = x.Constant
		}
		n, ok := constInt(arg{node: -1, v: index})
		if !ok {
			return 0, false
		}
		step, next, ok := g.gepStep(t, i == 0, n)
		if !ok {
			return 0, false
		}
		offset, t = offset+step, next
	}
	return offset, true
}

// gepStep returns the offset of a constant index into t and the type reached.
func (g *funcGen) gepStep(t types.Type, first bool, n int64) (offset int64, next types.Type, ok bool) {
	if s, isStruct := t.(*types.StructType); isStruct && !first {
		offset, ok = g.types.fieldOffset(s, int(n))
		if !ok {
			return 0, nil, false
		}
		return offset, s.Fields[n], true
	}
	stride, next, ok := g.gepStride(t, first)
	return stride * n, next, ok
}

// gepStride returns the bytes that one step of an index into t advances.
func (g *funcGen) gepStride(t types.Type, first bool) (stride int64, next types.Type, ok bool) {
	next = t
	if !first {
		switch agg := t.(type) {
		case *types.ArrayType:
			next = agg.ElemType
		case *types.VectorType:
			next = agg.ElemType
		default:
			return 0, nil, false
		}
	}
	stride, _, ok = g.types.sizeAlign(next)
	return stride, next, ok
}

// symbolRegister returns the register that holds the address of a symbol. The
// prologue computes it once.
func (g *funcGen) symbolRegister(sym operand) operand {
	key := symKey{symbol: sym.ID, offset: sym.Val, generic: sym.Neg}
	if r, ok := g.symRegs[key]; ok {
		return regOp(r)
	}
	space := types.AddrSpace(spaceGlobal)
	if gl := g.globals[g.moduleGen.out.Symbols[sym.ID]]; gl != nil {
		space = globalSpace(gl)
	}
	class := B64
	if space == spaceShared {
		class = B32
	}
	d := g.newReg(class)
	generic := sym.Neg
	sym.Neg = false
	g.emitPrologue(moveOpcodes[class], d, sym)
	if generic {
		if class == B32 {
			wide := g.newReg(B64)
			g.emitPrologue("cvt.u64.u32", wide, d)
			d = wide
		}
		r := g.newReg(B64)
		g.emitPrologue("cvta"+spaceNames[space]+".u64", r, d)
		d = r
	}
	g.symRegs[key] = d.Reg()
	return d
}

// constSlots returns the scalars of a constant vector or aggregate.
func (g *funcGen) constSlots(c constant.Constant) []operand {
	s := g.types.shape(c.Type())
	if s == nil {
		g.constError(c, "its type cannot be held in registers")
	}
	list := make([]operand, 0, len(s.slots))
	appendAll := func(elems []constant.Constant) {
		for _, e := range elems {
			if scalarKind(e.Type()) != kNone {
				list = append(list, g.constValue(e))
			} else {
				list = append(list, g.constSlots(e)...)
			}
		}
	}
	switch c := c.(type) {
	case *constant.Vector:
		appendAll(c.Elems)
	case *constant.Struct:
		appendAll(c.Fields)
	case *constant.Array:
		appendAll(c.Elems)
	case *constant.CharArray:
		for _, b := range c.X {
			list = append(list, intOp(int64(b)))
		}
	case *constant.Undef, *constant.Poison, *constant.ZeroInitializer:
		for _, sl := range s.slots {
			list = append(list, retype(intOp(0), sl.kind))
		}
	case *constant.ExprBitCast:
		return g.bitCast(nil, g.values(arg{node: -1, v: c.From}), c.From.Type(), c.To)
	default:
		g.constError(c, "unsupported here")
	}
	if len(list) != len(s.slots) {
		g.constError(c, "wrong number of elements")
	}
	return list
}
