package verify

import "tileir/ast"

// symbolTable holds the named ops of one module.
type symbolTable map[string]*ast.Op

// collectSymbols enters the named ops, of whatever dialect, of b, the body of
// module m or the top level, and reports names that are given twice.
func (c *checker) collectSymbols(m *ast.Op, b *ast.Block) {
	table := symbolTable{}
	for op := b.First(); op != nil && len(c.diags) < maxDiagnostics; op = op.Next() {
		name, ok := op.Attr("sym_name").(ast.StringAttr)
		if !ok {
			continue
		}
		if first := table[string(name)]; first != nil {
			c.error(codeRedefined, op.Pos, "expected a name of its own for %s, got @%s again", op.ShortName(), string(name)).
				note(first.Pos, "@%s is defined here first", string(name))
			continue
		}
		table[string(name)] = op
	}
	if c.symbols == nil {
		c.symbols = map[*ast.Op]symbolTable{}
	}
	c.symbols[m] = table
}

// symbolPlace checks that functions and variables, which are known by their
// names, stand where names are looked up: in a module or at the top level.
func (c *checker) symbolPlace(op, parent *ast.Op) bool {
	if parent == nil || op.Opcode == ast.OpModule || !op.Info().Is(ast.Symbol) {
		return true
	}
	if around := parent.Info(); around == nil || around.Is(ast.SymbolTable) {
		return true
	}
	c.fail(op, codeParent, "expected module around it, got %s", parent.ShortName()).note(parent.Pos, "%s is here", parent.ShortName())
	return false
}

// resolve finds what @name means at op: the nearest module around op that
// defines it decides.
func (c *checker) resolve(op *ast.Op, name string) *ast.Op {
	for p := op.Parent(); ; p = p.Parent() {
		if t, ok := c.symbols[p]; ok {
			return t[name]
		}
		if p == nil {
			return nil
		}
	}
}
