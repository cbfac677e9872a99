package gpu

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/launcher"
)

// hostOps are the ops of the language that the launcher can compute.
var hostOps = map[ast.Opcode]string{ast.OpAddI: launcher.ExprAdd, ast.OpSubI: launcher.ExprSub, ast.OpMulI: launcher.ExprMul}

// maxHostDepth bounds expressions: beyond it nobody computes an extent.
const maxHostDepth = 16

// HostValue returns how the launcher computes a scalar of an entry; ok is false if
// it depends on anything but the arguments.
func HostValue(entry *ast.Op, v *ast.Value) (x launcher.Expr, ok bool) {
	return hostValue(entry, v, maxHostDepth)
}

func hostValue(entry *ast.Op, v *ast.Value, depth int) (x launcher.Expr, ok bool) {
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
		return launcher.Expr{Op: launcher.ExprArg, Value: int64(v.Index()), Bits: bits}, b == entry.Body(0)
	}
	op := v.Def()
	switch op.Opcode {
	case ast.OpConstant:
		n, ok := constant(v)
		return launcher.Expr{Op: launcher.ExprConst, Value: n, Bits: bits}, ok
	case ast.OpAssume:
		return hostValue(entry, op.Source(), depth-1)
	case ast.OpExtI:
		from := launcher.ExprSigned
		if op.Enum(ast.KeySignedness, ast.Signed) != ast.Signed {
			from = launcher.ExprUnsigned
		}
		arg, ok := hostValue(entry, op.Source(), depth-1)
		return launcher.Expr{Op: from, Bits: bits, Args: []launcher.Expr{arg}}, ok
	}
	code, ok := hostOps[op.Opcode]
	if !ok {
		return x, false
	}
	x = launcher.Expr{Op: code, Bits: bits}
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
	Base    launcher.Expr   // address
	Extents []launcher.Expr // per dimension of the tensor, in elements
	Strides []launcher.Expr // per dimension of the tensor, in elements
}

// HostTensorOf returns how the launcher computes what a tensor_view holds; ok is
// false if it depends on anything but the arguments.
func HostTensorOf(entry *ast.Op, tensor *ast.Value) (t HostTensor, ok bool) {
	op := tensor.Def()
	if op == nil || op.Opcode != ast.OpMakeTensorView {
		return t, false
	}
	if t.Base, ok = HostValue(entry, op.Get(ast.InBase)); !ok {
		return t, false
	}
	typ := op.Value().Type.(*ast.TensorViewType)
	if t.Extents, ok = hostNumbers(entry, typ.Shape, op.List(ast.InExtents)); !ok {
		return t, false
	}
	t.Strides, ok = hostNumbers(entry, typ.Strides, op.List(ast.InStrides))
	return t, ok
}

// hostNumbers lists extents or strides, the dynamic ones from operands, which the
// language reads as unsigned.
func hostNumbers(entry *ast.Op, static []int64, dynamic []*ast.Value) (list []launcher.Expr, ok bool) {
	for _, n := range static {
		if n != ast.Dynamic {
			list = append(list, launcher.Expr{Op: launcher.ExprConst, Value: n, Bits: 64})
			continue
		}
		x, ok := HostValue(entry, dynamic[0])
		if !ok {
			return nil, false
		}
		dynamic = dynamic[1:]
		list = append(list, launcher.Expr{Op: launcher.ExprUnsigned, Bits: 64, Args: []launcher.Expr{x}})
	}
	return list, true
}

// HostMapOf returns the tensor map that a gpu.tensor_map of an entry asks the launcher
// for; ok is false if its tensor depends on anything but the arguments.
func HostMapOf(entry, op *ast.Op) (m *launcher.TensorMap, ok bool) {
	tensor, ok := HostTensorOf(entry, op.Source())
	if !ok {
		return nil, false
	}
	m = &launcher.TensorMap{
		Elem: ast.NumType(op.Source().Type.(*ast.TensorViewType).Elem).Num(), Base: tensor.Base,
		Box: IntsOf(op, KeyBox), Swizzle: int(op.Int(KeySwizzle, 0)), Rounds: op.Has(KeyRounds), Realigns: op.Has(KeyRealigns),
	}
	size := launcher.Expr{Op: launcher.ExprConst, Value: int64(m.Elem.MemBits() / 8), Bits: 64}
	for i, d := range IntsOf(op, KeyDims) {
		m.Extents = append(m.Extents, tensor.Extents[d])
		if i > 0 {
			m.Strides = append(m.Strides, launcher.Expr{Op: launcher.ExprMul, Bits: 64, Args: []launcher.Expr{tensor.Strides[d], size}})
		}
	}
	return m, true
}
