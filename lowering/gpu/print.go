package gpu

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
)

// PrintArg is an argument of a print_tko or a gpu.print.
type PrintArg struct {
	Value  *ast.Value
	Type   *ast.TileType // what is printed
	Memory bool          // it lies where Value points to, in row-major order
}

// PrintArgs lists the arguments of a print_tko or a gpu.print.
func PrintArgs(op *ast.Op) ([]PrintArg, error) {
	var list []PrintArg
	if !Is(op, Print) {
		for _, v := range op.List(ast.InArgs) {
			list = append(list, PrintArg{Value: v, Type: ast.AsTile(v.Type)})
		}
		return list, nil
	}
	types, _ := op.Attr(KeyTypes).(ast.ArrayAttr)
	for i, a := range types {
		t, ok := a.(ast.TypeAttr)
		if !ok || ast.AsTile(t.Type) == nil || i >= len(op.Operands()) {
			return nil, fmt.Errorf("%s: entry %d of %s is not the tile type of an argument", Print, i, "types")
		}
		arg := PrintArg{Value: op.Operand(i), Type: ast.AsTile(t.Type)}
		if arg.Value.Type.String() != arg.Type.String() {
			if arg.Memory = holds(ast.AsTile(arg.Value.Type), arg.Type); !arg.Memory {
				return nil, fmt.Errorf("%s: argument %d, %s, is neither %s nor a pointer to its elements", Print, i, arg.Value.Type, arg.Type)
			}
		}
		list = append(list, arg)
	}
	return list, nil
}

// holds reports whether p is a pointer to what can be an element of t, or to what
// the chunk pass keeps in memory for one: integers for pointers and, in a byte,
// for numbers of 4 bits, of which the floating-point ones are f8E4M3FN.
func holds(p, t *ast.TileType) bool {
	if p == nil || p.NumElements() != 1 {
		return false
	}
	switch x := t.ElemNum(); x {
	case num.Invalid:
		return p.Pointee() == num.I64
	case num.I4:
		return p.Pointee() == num.I8
	case num.F4E2M1FN:
		return p.Pointee() == num.F8E4M3FN
	default:
		return p.Pointee() == x
	}
}
