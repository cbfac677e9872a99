package analysis

import "tileir/ast"

// GridDims is a set of dimensions of the grid.
type GridDims [3]bool

// DependsOn returns the dimensions of the grid that values are computed of.
func DependsOn(values ...*ast.Value) GridDims {
	return (&gridUse{seen: map[*ast.Value]bool{}}).all(values)
}

// DependsUpTo returns them but for where loops end: tile blocks that differ along another dimension go through the same values
// from the same beginning, and some go further.
func DependsUpTo(values ...*ast.Value) GridDims {
	return (&gridUse{seen: map[*ast.Value]bool{}, endless: true}).all(values)
}

// gridUse finds the dimensions of the grid that values are computed of.
type gridUse struct {
	seen    map[*ast.Value]bool
	endless bool // where loops end does not count
	dims    GridDims
}

func (g *gridUse) all(values []*ast.Value) GridDims {
	for _, v := range values {
		g.visit(v)
	}
	return g.dims
}

func (g *gridUse) visit(v *ast.Value) {
	if _, token := v.Type.(ast.TokenType); token || g.seen[v] {
		return
	}
	g.seen[v] = true
	def := v.Def()
	switch {
	case def == nil:
		g.argument(v)
	case def.Opcode == ast.OpGetTileBlockId:
		g.dims[v.Index()] = true
	case len(def.Regions()) > 0:
		g.dims = GridDims{true, true, true} // who knows
	default:
		for _, o := range def.Operands() {
			g.visit(o)
		}
	}
}

// argument goes on from a loop's argument to what the loop starts and goes on with.
func (g *gridUse) argument(v *ast.Value) {
	loop := v.ArgOf().Parent()
	switch {
	case loop.Opcode == ast.OpEntry:
	case loop.Opcode != ast.OpFor:
		g.dims = GridDims{true, true, true}
	case v.Index() == 0:
		for _, name := range []ast.Part{ast.InLowerBound, ast.InUpperBound, ast.InStep} {
			if name != ast.InUpperBound || !g.endless {
				g.visit(loop.Get(name))
			}
		}
	default:
		g.visit(v.Initial())
		for _, end := range loop.Terminators() {
			if end.Opcode == ast.OpContinue {
				g.visit(end.Operand(v.CarriedIndex()))
			}
		}
	}
}
