package legalize

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// A tile that is printed goes to the message buffer element by element, in
// row-major order, so there is no need to have it in registers if it lies in
// memory like that already. The chunk pass leaves prints of tiles too large for
// registers in this form.

// Prints makes every print of a tile that was just loaded as it lies in
// memory a gpu.print.
func Prints(c *pass.Context) {
	var found []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpPrintTko {
			found = append(found, op)
		}
	})
	for _, op := range found {
		halt.If(c.Ctx)
		copyPrinted(op)
	}
}

func copyPrinted(op *ast.Op) {
	args := slices.Clone(op.List(ast.InArgs))
	var types ast.ArrayAttr
	var tokens []*ast.Value
	loads := map[int]*ast.Op{}
	for i, v := range args {
		types = append(types, ast.TypeAttr{Type: v.Type})
		if load, base := denseLoad(v, op); load != nil && analysis.IsTile(v) {
			args[i], loads[i] = base, load
			tokens = append(tokens, load.List(ast.InToken)...)
		}
	}
	if len(loads) == 0 {
		return
	}
	tokens = append(tokens, op.List(ast.InToken)...)
	var results []ast.Type
	for _, r := range op.Results() {
		results = append(results, r.Type)
	}
	made := gpu.New(op, gpu.Print, append(args, tokens...), results...)
	made.SetAttr(ast.KeyFormat, op.Attr(ast.KeyFormat))
	made.SetAttr(gpu.KeyTypes, types)
	ast.InsertBefore(op, made)
	for i, r := range op.Results() {
		r.ReplaceAllUses(made.Result(i))
	}
	unread := slices.Clone(op.List(ast.InArgs))
	op.Erase()
	for i := range loads {
		eraseUnread(unread[i])
	}
}

// eraseUnread erases the load that v was, and the changes of its type.
func eraseUnread(v *ast.Value) {
	for op := v.Def(); op != nil; {
		from := op.Operand(0).Def()
		isLoad := op.Opcode == ast.OpLoadViewTko
		op.Erase()
		if isLoad {
			return
		}
		op = from
	}
}

// denseLoad returns the load that makes v, for nobody but reader, of all that a
// tensor in memory has, if that lies in row-major order from base on; no op
// between load and reader writes memory.
func denseLoad(v *ast.Value, reader *ast.Op) (load *ast.Op, base *ast.Value) {
	op := v.Def()
	for ; op != nil && len(op.FirstResult().Uses()) == 1; op = op.Source().Def() {
		if op.Opcode == ast.OpLoadViewTko {
			if base := denseBase(op); base != nil && quietBetween(op, reader) {
				return op, base
			}
			return nil, nil
		}
		if !unboxes(op) {
			return nil, nil
		}
	}
	return nil, nil
}

// unboxes reports whether op turns elements into the type that they are printed
// as, from one that memory holds in as many bytes; see holds.
func unboxes(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpIntToPtr:
		return true
	case ast.OpTruncI:
		return ast.AsTile(op.Source().Type).ElemNum() == num.I8 && ast.AsTile(op.Value().Type).ElemNum() == num.I4
	case ast.OpFToF:
		return ast.AsTile(op.Source().Type).ElemNum() == num.F8E4M3FN && ast.AsTile(op.Value().Type).ElemNum() == num.F4E2M1FN &&
			op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven) == ast.RoundNearestEven
	}
	return false
}

// denseBase returns where the memory begins that a weak load reads as it lies, or
// nil.
func denseBase(load *ast.Op) *ast.Value {
	p, ok := load.Get(ast.InView).Type.(*ast.PartitionViewType)
	if !ok || !load.IsWeakLoad() || len(load.Get(ast.OutToken).Uses()) > 0 {
		return nil
	}
	n := int64(1)
	for d := len(p.Tile) - 1; d >= 0; d-- {
		if int(p.DimMap[d]) != d || p.View.Shape[d] != int64(p.Tile[d]) || p.View.Strides[d] != n || !isZeroConstant(load.List(ast.InIndex)[d]) {
			return nil
		}
		n *= p.View.Shape[d]
	}
	def := load.Get(ast.InView).Def()
	if def == nil || def.Opcode != ast.OpMakePartitionView || p.View.Elem.MemBits() < 8 {
		return nil
	}
	if def = def.Source().Def(); def == nil || def.Opcode != ast.OpMakeTensorView {
		return nil
	}
	return def.Get(ast.InBase)
}

func isZeroConstant(v *ast.Value) bool {
	op := v.Def()
	return op != nil && op.Opcode == ast.OpConstant && op.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0) == 0
}

// quietBetween reports whether the ops between two of a block write no memory and
// wait for nobody who does.
func quietBetween(from, to *ast.Op) bool {
	for op := from.Next(); op != to; op = op.Next() {
		if op == nil || !analysis.Repeatable(op) && !op.IsWeakLoad() {
			return false
		}
	}
	return true
}
