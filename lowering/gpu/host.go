package gpu

import (
	"tileir/ast"
	"tileir/ast/num"
)

// HostExpr is a number that the launcher computes from the arguments of an entry.
type HostExpr struct {
	Op    HostOp
	Value int64      // of a constant; the parameter of an argument
	Bits  int        // of the result: it wraps to so many
	Args  []HostExpr // of add, sub and mul
}

// HostOp says what a HostExpr computes.
type HostOp string

// What is computed. Signed and unsigned say how the bits of the only operand are
// read before they are taken for a wider number.
const (
	HostConst    HostOp = "const"
	HostArg      HostOp = "arg"
	HostAdd      HostOp = "add"
	HostSub      HostOp = "sub"
	HostMul      HostOp = "mul"
	HostSigned   HostOp = "signed"
	HostUnsigned HostOp = "unsigned"
)

// hostOps are the ops of the language that the launcher can compute.
var hostOps = map[ast.Opcode]HostOp{ast.OpAddI: HostAdd, ast.OpSubI: HostSub, ast.OpMulI: HostMul}

// maxHostDepth bounds expressions: beyond it nobody computes an extent.
const maxHostDepth = 16

// HostValue returns how the launcher computes a scalar of an entry; ok is false if
// it depends on anything but the arguments.
func HostValue(entry *ast.Op, v *ast.Value) (x HostExpr, ok bool) {
	return hostValue(entry, v, maxHostDepth)
}

func hostValue(entry *ast.Op, v *ast.Value, depth int) (x HostExpr, ok bool) {
	t := ast.AsTile(v.Type)
	if depth == 0 || t == nil || t.Rank() > 0 {
		return x, false
	}
	bits := 64
	if t.Pointee() == num.Invalid {
		if !t.ElemNum().IsInt() {
			return x, false
		}
		bits = t.ElemNum().MemBits()
	}
	if b := v.ArgOf(); b != nil {
		return HostExpr{Op: HostArg, Value: int64(v.Index()), Bits: bits}, b == entry.Body(0)
	}
	op := v.Def()
	switch op.Opcode {
	case ast.OpConstant:
		n, ok := constant(v)
		return HostExpr{Op: HostConst, Value: n, Bits: bits}, ok
	case ast.OpAssume:
		return hostValue(entry, op.Operand(0), depth-1)
	case ast.OpExtI:
		from := HostSigned
		if op.Enum("signedness", ast.Signed) != ast.Signed {
			from = HostUnsigned
		}
		arg, ok := hostValue(entry, op.Operand(0), depth-1)
		return HostExpr{Op: from, Bits: bits, Args: []HostExpr{arg}}, ok
	}
	code, ok := hostOps[op.Opcode]
	if !ok {
		return x, false
	}
	x = HostExpr{Op: code, Bits: bits}
	for _, o := range op.Operands() {
		arg, ok := hostValue(entry, o, depth-1)
		if !ok {
			return x, false
		}
		x.Args = append(x.Args, arg)
	}
	return x, true
}

// HostTensor is a tensor as the launcher describes it to the copy engine.
type HostTensor struct {
	Base    HostExpr   // address
	Extents []HostExpr // per dimension of the tensor, in elements
	Strides []HostExpr // per dimension of the tensor, in elements
}

// HostTensorOf returns how the launcher computes what a tensor_view holds; ok is
// false if it depends on anything but the arguments.
func HostTensorOf(entry *ast.Op, tensor *ast.Value) (t HostTensor, ok bool) {
	op := tensor.Def()
	if op == nil || op.Opcode != ast.OpMakeTensorView {
		return t, false
	}
	if t.Base, ok = HostValue(entry, op.Group(0)[0]); !ok {
		return t, false
	}
	typ := op.Result(0).Type.(*ast.TensorViewType)
	if t.Extents, ok = hostNumbers(entry, typ.Shape, op.Group(1)); !ok {
		return t, false
	}
	t.Strides, ok = hostNumbers(entry, typ.Strides, op.Group(2))
	return t, ok
}

// hostNumbers lists extents or strides, the dynamic ones from operands, which the
// language reads as unsigned.
func hostNumbers(entry *ast.Op, static []int64, dynamic []*ast.Value) (list []HostExpr, ok bool) {
	for _, n := range static {
		if n != ast.Dynamic {
			list = append(list, HostExpr{Op: HostConst, Value: n, Bits: 64})
			continue
		}
		x, ok := HostValue(entry, dynamic[0])
		if !ok {
			return nil, false
		}
		dynamic = dynamic[1:]
		list = append(list, HostExpr{Op: HostUnsigned, Bits: 64, Args: []HostExpr{x}})
	}
	return list, true
}
