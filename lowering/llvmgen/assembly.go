package llvmgen

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/ptxgen/asm"
	"tileir/ptxgen/ptx"
)

// Instructions that LLVM IR lacks are inline assembly. What it says comes from package asm alone,
// a type for each instruction; this file makes calls of it, and says what the words of the
// language are in those of PTX.

// code returns the code of an instruction, which is put together once for a module.
func (mg *moduleGen) code(i asm.Instruction) *asm.Code {
	code := mg.codes[i]
	if code == nil {
		code = asm.CodeOf(i)
		mg.codes[i] = code
	}
	return code
}

// assembly writes a call of inline assembly whose results, where it has any, are of one type.
func (mg *moduleGen) assembly(b *ir.Block, code *asm.Code, result types.Type, args ...value.Value) value.Value {
	last := mg.callees[code]
	if !last.takes(result, args) {
		last = newCallee(code, result, args)
		mg.callees[code] = last
	}
	return b.NewCall(last.asm, args...)
}

// callee is a code as it is called with values of some types.
type callee struct {
	asm    *ir.InlineAsm
	result types.Type
	params []types.Type
}

// takes reports whether a call has the same types. Most have the very same.
func (c *callee) takes(result types.Type, args []value.Value) bool {
	return c != nil && c.result == result && slices.EqualFunc(c.params, args, func(t types.Type, v value.Value) bool { return t == v.Type() })
}

func newCallee(code *asm.Code, result types.Type, args []value.Value) *callee {
	if len(args) != code.Inputs() {
		panic(fmt.Sprintf("BUG: llvmgen: %d arguments for %d inputs of %q", len(args), code.Inputs(), code.Text()))
	}
	params := make([]types.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
		fits(code, params[i], code.Input(i))
	}
	ret := types.Type(types.Void)
	if n := code.Outputs(); n > 0 {
		fits(code, result, code.Output(0))
		ret = several(result, n)
	}
	f := ir.NewInlineAsm(types.NewPointer(types.NewFunc(ret, params...)), code.Text(), code.Constraints())
	f.SideEffect = code.Effects()
	return &callee{f, result, params}
}

// fits holds the type of a value to that of the register that it lies in.
func fits(code *asm.Code, t types.Type, register ptx.Type) {
	if holder(t) != register {
		panic(fmt.Sprintf("BUG: llvmgen: %s in a register of type %s of %q", t.LLString(), register, code.Text()))
	}
}

// holder is the type of the register that holds a value.
func holder(t types.Type) ptx.Type {
	switch {
	case types.Equal(t, types.Float):
		return ptx.F32
	case types.Equal(t, types.Double):
		return ptx.F64
	}
	switch t := t.(type) {
	case *types.IntType:
		switch t.BitSize {
		case 64:
			return ptx.B64
		case 32:
			return ptx.B32
		}
		return ptx.B16
	case *types.PointerType:
		return ptx.B64
	case *types.FloatType, *bfloatType:
		return ptx.B16
	}
	panic(fmt.Sprintf("BUG: llvmgen: no register holds %s", t.LLString()))
}

// several is the type of n values of a type: with more than one a struct.
func several(t types.Type, n int) types.Type {
	if n == 1 {
		return t
	}
	fields := make([]types.Type, n)
	for i := range fields {
		fields[i] = t
	}
	return types.NewStruct(fields...)
}

// issue writes an instruction that has no results.
func (g *gen) issue(i asm.Instruction, args ...value.Value) {
	g.assembly(g.b, g.code(i), nil, args...)
}

// asm writes an instruction, and returns its results, all of one type.
func (g *gen) asm(i asm.Instruction, t types.Type, args ...value.Value) []value.Value {
	code := g.code(i)
	v := g.assembly(g.b, code, t, args...)
	if code.Outputs() == 1 {
		return []value.Value{v}
	}
	out := make([]value.Value, code.Outputs())
	for i := range out {
		out[i] = g.b.NewExtractValue(v, uint64(i))
	}
	return out
}

// asm writes an instruction with one result.
func (c *calc) asm(i asm.Instruction, t types.Type, args ...value.Value) value.Value {
	return c.assembly(c.b, c.code(i), t, args...)
}

// known returns what a table says of a word; one that it lacks has no business here.
func known[K comparable, V any](table map[K]V, word K) V {
	v, ok := table[word]
	if !ok {
		panic(fmt.Sprintf("BUG: llvmgen: PTX has nothing for %v", word))
	}
	return v
}

var ptxScopes = map[uint32]asm.Scope{ast.ScopeTileBlock: asm.CTA, ast.ScopeDevice: asm.GPU, ast.ScopeSystem: asm.System}

var ptxOrders = map[uint32]asm.Order{
	ast.OrderWeak: asm.Weak, ast.OrderRelaxed: asm.Relaxed, ast.OrderAcquire: asm.Acquire, ast.OrderRelease: asm.Release, ast.AcqRel: asm.AcqRel,
}

var ptxRoundings = map[uint32]asm.Rounding{
	ast.RoundNearestEven: asm.Nearest, ast.RoundZero: asm.Zero, ast.RoundNegInf: asm.Down, ast.RoundPosInf: asm.Up,
	ast.RoundApprox: asm.Approx, ast.RoundFull: asm.Full,
}

// ptxTypes are the types of elements; integers are signed.
var ptxTypes = map[num.Type]ptx.Type{
	num.F16: ptx.F16, num.BF16: ptx.BF16, num.TF32: ptx.TF32, num.F64: ptx.F64, num.F32: ptx.F32, num.I32: ptx.S32, num.I8: ptx.S8,
	num.F8E4M3FN: ptx.E4M3, num.F8E5M2: ptx.E5M2,
}

// ptxPairs are the types of two of them, in one register.
var ptxPairs = map[num.Type]ptx.Type{num.F16: ptx.F16x2, num.BF16: ptx.BF16x2, num.F8E4M3FN: ptx.E4M3x2, num.F8E5M2: ptx.E5M2x2}

// ptxWords are the types of memory's words by their bits.
var ptxWords = map[uint64]ptx.Type{8: ptx.B8, 16: ptx.B16, 32: ptx.B32, 64: ptx.B64}
