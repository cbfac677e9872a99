package verify

import (
	"strings"

	"tileir/ast"
)

func functionType(op *ast.Op) (*ast.FunctionType, bool) {
	a, ok := op.Attr("function_type").(ast.TypeAttr)
	if !ok {
		return nil, false
	}
	t, ok := a.Type.(*ast.FunctionType)
	return t, ok
}

// parameterAttrs checks the attributes of a function's parameters or results:
// one dictionary for each of n, with names that say whose they are.
func (c *checker) parameterAttrs(op *ast.Op, name string, n int) {
	list, ok := op.Attr(name).(ast.ArrayAttr)
	if !ok {
		return
	}
	if len(list) != n {
		c.fail(op, codeParameters, "expected %s in %s, got %d", counted(n, "dictionary", "dictionaries"), name, len(list))
		return
	}
	for i, d := range list {
		for _, e := range d.(ast.DictAttr) {
			if !strings.Contains(e.Name, ".") {
				c.fail(op, codeParameters, "expected number %d of %s to have names of a dialect such as gpu.note, got %s", i, name, e.Name)
				return
			}
		}
	}
}

// checkFunction holds the parameters of the body to the type of the function.
func checkFunction(c *checker, op *ast.Op) {
	t, _ := functionType(op)
	args := op.Body(0).Args
	ok := len(args) == len(t.Ins)
	for i := 0; ok && i < len(args); i++ {
		ok = ast.Same(args[i].Type, t.Ins[i])
	}
	if !ok {
		c.fail(op, codeParameters, "expected parameters of types %s as the function type says, got %s", spellAll(t.Ins), spellAll(typesOf(args)))
		return
	}
	c.parameterAttrs(op, "arg_attrs", len(args))
	c.parameterAttrs(op, "res_attrs", len(t.Outs))
}

func checkEntry(c *checker, op *ast.Op) {
	t, _ := functionType(op)
	if len(t.Outs) > 0 {
		c.fail(op, codeEntryResults, "expected an entry without results, got %s", spellAll(t.Outs))
		return
	}
	for i, a := range op.Body(0).Args {
		if tile := ast.AsTile(a.Type); tile != nil && tile.Rank() != 0 {
			pos := a.Pos
			if pos == 0 {
				pos = op.Pos
			}
			c.error(codeEntryParameter, pos, "entry: expected parameter %d to be a scalar, got %s", i, spell(tile))
			return
		}
	}
	checkFunction(c, op)
	c.hints(op)
}

func checkGlobal(c *checker, op *ast.Op) {
	v := op.Attr("value").(*ast.DenseAttr)
	if v.Type.Rank() != 1 {
		c.fail(op, codeGlobalRank, "expected elements of a tile of rank 1, got %s", spell(v.Type))
		return
	}
	if !c.wellFormed(v.Type, op.Pos, op) {
		return
	}
	c.denseData(op, v)
	if align := op.Int("alignment", 0); align < 0 || align&(align-1) != 0 {
		c.fail(op, codeAlignment, "expected a power of two as alignment, got %d", align)
	}
}

func checkGetGlobal(c *checker, op *ast.Op) {
	name := op.Attr("name").(ast.SymbolAttr).Root
	g := c.resolve(op, name)
	if g == nil || g.Opcode != ast.OpGlobal {
		f := c.fail(op, codeNoGlobal, "expected the name of a global, got @%s", name)
		if g != nil {
			f.note(g.Pos, "@%s is %s", name, g.ShortName())
		}
		return
	}
	v, ok := g.Attr("value").(*ast.DenseAttr)
	if !ok {
		return
	}
	if t := ast.AsTile(op.Result(0).Type); !ast.Same(v.Type.Elem, ast.NumType(t.Pointee())) {
		c.fail(op, codeElementPointee, "expected a pointer to %s as @%s holds, got %s", spell(v.Type.Elem), name, spell(t)).
			note(g.Pos, "@%s is defined here", name)
	}
}
