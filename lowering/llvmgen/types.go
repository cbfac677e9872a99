package llvmgen

import (
	"math"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
)

// bfloat is LLVM's bfloat, which llir does not have.
type bfloatType struct{ name string }

var bfloat types.Type = &bfloatType{}

func (t *bfloatType) String() string          { return "bfloat" }
func (t *bfloatType) LLString() string        { return "bfloat" }
func (t *bfloatType) Name() string            { return t.name }
func (t *bfloatType) SetName(name string)     { t.name = name }
func (t *bfloatType) Equal(u types.Type) bool { return u.LLString() == "bfloat" }

func pointerTo(t types.Type, space types.AddrSpace) *types.PointerType {
	p := types.NewPointer(t)
	p.AddrSpace = space
	return p
}

// elemType returns the LLVM type of one element in a register. Types that LLVM
// lacks are integers of their width.
func elemType(t ast.Type) types.Type {
	if _, ok := t.(*ast.PtrType); ok {
		return types.I64
	}
	return numType(t.(ast.NumType).Num())
}

func numType(t num.Type) types.Type {
	switch t {
	case num.I1:
		return types.I1
	case num.I16:
		return types.I16
	case num.I32:
		return types.I32
	case num.I64:
		return types.I64
	case num.F16:
		return types.Half
	case num.BF16:
		return bfloat
	case num.F32, num.TF32:
		return types.Float
	case num.F64:
		return types.Double
	}
	return types.I8
}

// paramType returns the type of a scalar kernel parameter: the integer of its
// width in memory, or the floating-point type.
func paramType(t num.Type) types.Type {
	switch t {
	case num.F32, num.TF32, num.F64:
		return numType(t)
	}
	return bitsType(t.MemBits())
}

func bitsType(bits int) *types.IntType {
	switch {
	case bits <= 8:
		return types.I8
	case bits == 16:
		return types.I16
	case bits == 32:
		return types.I32
	}
	return types.I64
}

// memType is the integer type that holds one element in memory.
func memType(t ast.Type) *types.IntType {
	if n, ok := t.(ast.NumType); ok {
		return bitsType(n.Num().MemBits())
	}
	return types.I64
}

// toMem turns a register into the bits that are stored.
func (g *gen) toMem(v value.Value, t ast.Type) value.Value {
	mt := memType(t)
	switch {
	case types.Equal(v.Type(), types.I1):
		return g.b.NewZExt(v, mt)
	case types.Equal(v.Type(), mt):
		return v
	}
	return g.b.NewBitCast(v, mt)
}

// fromMem is the reverse of toMem.
func (g *gen) fromMem(v value.Value, t ast.Type) value.Value {
	et := elemType(t)
	switch {
	case types.Equal(et, types.I1): // any byte but zero is true
		return g.icmp(enum.IPredNE, v, constant.NewInt(v.Type().(*types.IntType), 0))
	case types.Equal(et, v.Type()):
		return v
	}
	return g.b.NewBitCast(v, et)
}

// clean drops what a tf32 read from global memory has below its last bit.
func (g *gen) clean(regs []value.Value, t ast.Type) []value.Value {
	if t != ast.Type(ast.NumType(num.TF32)) {
		return regs
	}
	out := make([]value.Value, len(regs))
	for i, v := range regs {
		out[i] = g.b.NewBitCast(g.b.NewAnd(g.b.NewBitCast(v, types.I32), i32(-1<<13)), types.Float)
	}
	return out
}

// constantBits is an element given by its bit pattern. Floating-point numbers
// are written as such where LLVM's text can hold them exactly, and as
// reinterpreted integers otherwise: infinities, NaN payloads, bfloat.
func (g *gen) constantBits(t ast.Type, bits uint64) value.Value {
	n, ok := t.(ast.NumType)
	if !ok {
		return i64(int64(bits))
	}
	switch n.Num() {
	case num.I1:
		return constant.NewBool(bits&1 != 0)
	case num.F32, num.TF32:
		if f := math.Float32frombits(uint32(bits)); !isSpecial(float64(f)) {
			return constant.NewFloat(types.Float, float64(f))
		}
	case num.F64:
		if f := math.Float64frombits(bits); !isSpecial(f) {
			return constant.NewFloat(types.Double, f)
		}
	}
	it := bitsType(n.Num().MemBits())
	c := constant.NewInt(it, signExtend(bits, int(it.BitSize)))
	if types.Equal(it, elemType(t)) {
		return c
	}
	return constant.NewBitCast(c, elemType(t))
}

func isSpecial(f float64) bool {
	return math.IsInf(f, 0) || math.IsNaN(f) || f == 0 && math.Signbit(f)
}

func signExtend(bits uint64, width int) int64 {
	s := 64 - width
	return int64(bits<<s) >> s
}

// unpack takes the words of a tile apart.
func (g *gen) unpack(t *tile) []value.Value {
	et := elemType(t.typ.Elem)
	per := 32 / (8 * elemBytes(t.typ.Elem))
	it := memType(t.typ.Elem)
	out := make([]value.Value, 0, len(t.words)*per)
	for _, w := range t.words {
		vec := g.b.NewBitCast(w, types.NewVector(uint64(per), it))
		for i := range per {
			out = append(out, g.reinterpret(g.b.NewExtractElement(vec, i32(int64(i))), et))
		}
	}
	return out
}

// words returns the words of a value of 16-bit or 8-bit elements: those that an
// instruction made, else its registers, put together.
func (g *gen) words(v *ast.Value) []value.Value {
	t := g.tile(v)
	if t.later != nil {
		g.force(t)
	}
	return g.pack(t)
}

// pack puts registers of 16 or 8 bits together into words.
func (g *gen) pack(t *tile) []value.Value {
	if t.words != nil {
		return t.words
	}
	per := 32 / (8 * elemBytes(t.typ.Elem))
	it := memType(t.typ.Elem)
	vt := types.NewVector(uint64(per), it)
	var out []value.Value
	for r := 0; r < len(t.regs); r += per {
		if per == 4 {
			if word := g.joined(t.regs[r : r+per]); word != nil {
				out = append(out, word)
				continue
			}
		}
		var vec value.Value = constant.NewUndef(vt)
		for i := range per {
			vec = g.b.NewInsertElement(vec, g.reinterpret(t.regs[r+i], it), i32(int64(i)))
		}
		out = append(out, g.b.NewBitCast(vec, types.I32))
	}
	return out
}

// reinterpret changes the type of a register, not its bits.
func (g *gen) reinterpret(v value.Value, t types.Type) value.Value {
	if types.Equal(v.Type(), t) {
		return v
	}
	return g.b.NewBitCast(v, t)
}

func boolConst(b bool) value.Value { return constant.NewBool(b) }
