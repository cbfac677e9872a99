package verify

import (
	"strings"

	"tileir/ast"
)

// builtinModule checks a module of the builtin dialect: one region that is one
// block without arguments, and attributes that say whose they are.
func (c *checker) builtinModule(op *ast.Op) {
	if n := len(op.Operands()); n > 0 {
		c.fail(op, codeOperandCount, "expected no operands, got %d", n)
	}
	if n := len(op.Results()); n > 0 {
		c.fail(op, codeResultCount, "expected no results, got %d", n)
	}
	switch regions := op.Regions(); {
	case len(regions) != 1:
		c.fail(op, codeRegionCount, "expected one region, got %d", len(regions))
	case len(regions[0].Blocks) != 1:
		c.fail(op, codeRegionCount, "expected one block, got %d", len(regions[0].Blocks))
	case len(op.Body(0).Args) > 0:
		c.fail(op, codeBlockArgs, "expected no block arguments, got %d", len(op.Body(0).Args))
	}
	c.builtinAttrs(op)
}

// builtinAttrs checks the attributes of a module of the builtin dialect.
func (c *checker) builtinAttrs(op *ast.Op) {
	for _, a := range op.Attrs {
		text, isString := a.Value.(ast.StringAttr)
		switch {
		case op.Owns(a.Name) && !isString:
			c.fail(op, codeAttrKind, "expected attribute %s to be a string, got %s", a.Name, attrText(a.Value))
		case a.Name == "sym_visibility" && text != "public" && text != "private" && text != "nested":
			c.fail(op, codeAttrVariant, "expected %s to be public, private or nested, got %s", a.Name, attrText(a.Value))
		case !op.Owns(a.Name) && !strings.Contains(a.Name, "."):
			c.fail(op, codeModuleAttr, "expected the name of a dialect and a point before the names of attributes, got %s", a.Name)
		}
	}
}

// holdsSymbols reports whether names are looked up in op.
func holdsSymbols(op *ast.Op) bool {
	if info := op.Info(); info != nil {
		return info.Is(ast.SymbolTable)
	}
	return op.IsBuiltinModule()
}
