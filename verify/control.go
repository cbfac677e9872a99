package verify

import (
	"slices"

	"tileir/ast"
)

// surroundings are the nearest ops around the op at hand that are not among those
// which a terminator may stand in.
type surroundings struct {
	noIf       *ast.Op
	noIfOrLoop *ast.Op
}

// in is what surrounds the ops in op.
func (s surroundings) in(op *ast.Op) surroundings {
	switch op.Opcode {
	case ast.OpIf:
		return s
	case ast.OpLoop:
		return surroundings{op, s.noIfOrLoop}
	}
	return surroundings{op, op}
}

// enclosingLoop finds the loop that break or continue means: the nearest for
// or loop around op with nothing but ifs in between.
func (c *checker) enclosingLoop(op *ast.Op, loops ...ast.Opcode) *ast.Op {
	if p := c.around.noIf; p != nil {
		if slices.Contains(loops, p.Opcode) {
			return p
		}
		c.fail(op, codeNotInLoop, "expected %s around it with only if in between, got %s", opNames(loops), p.ShortName()).
			note(p.Pos, "%s is here", p.ShortName())
		return nil
	}
	c.fail(op, codeNotInLoop, "expected %s around it, got the top level", opNames(loops))
	return nil
}

// carries reports whether values have the types of want, and an error if not.
func (c *checker) carries(op *ast.Op, what string, want []*ast.Value, got []*ast.Value, at ast.Pos) {
	if sameTypesOf(want, got) {
		return
	}
	c.fail(op, codeCarried, "expected operands of types %s as %s, got %s", spellAll(typesOf(want)), what, spellAll(typesOf(got))).
		note(at, "those are declared here")
}

func sameTypesOf(a, b []*ast.Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !ast.Same(a[i].Type, b[i].Type) {
			return false
		}
	}
	return true
}

func checkBreak(c *checker, op *ast.Op) {
	if l := c.enclosingLoop(op, ast.OpLoop); l != nil {
		c.carries(op, "the results of the loop", l.Results(), op.Operands(), l.Pos)
	}
}

func checkContinue(c *checker, op *ast.Op) {
	l := c.enclosingLoop(op, ast.OpFor, ast.OpLoop)
	switch {
	case l == nil:
	case l.Opcode == ast.OpLoop:
		c.carries(op, "the iter_values of the loop", l.Operands(), op.Operands(), l.Pos)
	default:
		c.carries(op, "the results of the for", l.Results(), op.Operands(), l.Pos)
	}
}

// checkReturn finds the function that return leaves, and holds the operands to
// its type. A return may stand under ifs and loops, not in a for.
func checkReturn(c *checker, op *ast.Op) {
	switch p := c.around.noIfOrLoop; {
	case p == nil:
		c.fail(op, codeReturnPlace, "expected entry around it, got the top level")
	case p.Opcode == ast.OpEntry || p.Opcode == ast.OpTestFunc:
		c.returned(op, p)
	default:
		c.fail(op, codeReturnPlace, "expected entry around it with only if and loop in between, got %s", p.ShortName()).
			note(p.Pos, "%s is here", p.ShortName())
	}
}

func (c *checker) returned(op, fn *ast.Op) {
	t, ok := functionType(fn)
	if !ok || fn.Opcode == ast.OpEntry && len(t.Outs) > 0 { // the entry is wrong itself
		return
	}
	got := op.Operands()
	match := len(got) == len(t.Outs)
	for i := 0; match && i < len(got); i++ {
		match = ast.Same(got[i].Type, t.Outs[i])
	}
	if !match {
		c.fail(op, codeReturned, "expected operands of types %s as @%s returns, got %s", spellAll(t.Outs), fn.Str("sym_name"), spellAll(typesOf(got))).
			note(fn.Pos, "@%s is here", fn.Str("sym_name"))
	}
}

func checkIf(c *checker, op *ast.Op) {
	if !c.noViews(op, "result", op.Results()) {
		return
	}
	if len(op.Results()) > 0 && (len(op.Regions()) < 2 || op.Body(1) == nil) {
		c.fail(op, codeNoElse, "expected an else region, since the if has %s, got none", countText(len(op.Results()), len(op.Results()), "result"))
		return
	}
	for i, name := range [...]string{"then", "else"} {
		b := op.Body(i)
		if b == nil || b.Last().Opcode != ast.OpYield || sameTypesOf(op.Results(), b.Last().Operands()) {
			continue
		}
		c.fail(op, codeYield, "expected the %s region to yield %s, got %s", name, spellAll(typesOf(op.Results())), spellAll(typesOf(b.Last().Operands()))).
			note(b.Last().Pos, "the yield is here")
		return
	}
}

// noViews refuses values that no loop and no if can carry.
func (c *checker) noViews(op *ast.Op, what string, vs []*ast.Value) bool {
	for i, v := range vs {
		switch v.Type.(type) {
		case *ast.TensorViewType, ast.View:
			c.fail(op, codeCarriedView, "expected %s %d to be a tile, a pointer or a token, got %s", what, i, spell(v.Type))
			return false
		}
	}
	return true
}

func checkFor(c *checker, op *ast.Op) {
	args := op.Body(0).Args
	if len(args) == 0 {
		c.fail(op, codeInduction, "expected the induction variable as first block argument, got no arguments")
		return
	}
	if bound := op.Operand(0).Type; !ast.Same(args[0].Type, bound) {
		c.fail(op, codeInduction, "expected an induction variable of type %s as the bounds have, got %s", spell(bound), spell(args[0].Type)).
			note(args[0].Pos, "%s is here", valueName(args[0]))
		return
	}
	c.step(op)
	if c.iterValues(op, op.Group(3), args[1:]) && !sameTypesOf(op.Group(3), op.Results()) {
		c.fail(op, codeCarried, "expected results of types %s as the iter_values have, got %s", spellAll(typesOf(op.Group(3))), spellAll(typesOf(op.Results())))
	}
}

func checkLoop(c *checker, op *ast.Op) { c.iterValues(op, op.Operands(), op.Body(0).Args) }

// iterValues checks the values that a loop carries: their initial values
// against the block arguments.
func (c *checker) iterValues(op *ast.Op, inits, args []*ast.Value) bool {
	if len(inits) != len(args) {
		c.fail(op, codeIterValues, "expected %s for the iter_values, got %d", countText(len(inits), len(inits), "block argument"), len(args))
		return false
	}
	if !c.noViews(op, "iter_value", args) || !c.noViews(op, "result", op.Results()) {
		return false
	}
	for i := range inits {
		if !ast.Same(inits[i].Type, args[i].Type) {
			c.fail(op, codeIterValues, "expected iter_value %d to have type %s as its initial value, got %s", i, spell(inits[i].Type), spell(args[i].Type)).
				note(inits[i].Pos, "%s is defined here", valueName(inits[i]))
			return false
		}
	}
	return true
}

func checkReduce(c *checker, op *ast.Op) {
	if !c.aggregate(op) {
		return
	}
	dim := int(op.Int("dim", 0))
	for i, v := range op.Operands() {
		src, res := ast.AsTile(v.Type), ast.AsTile(op.Result(i).Type)
		if !ast.Same(src.Elem, res.Elem) || !equalShapes(res.Shape[:min(dim, res.Rank())], src.Shape[:dim]) ||
			!equalShapes(res.Shape[min(dim, res.Rank()):], src.Shape[dim+1:]) {
			want := &ast.TileType{Elem: src.Elem, Shape: append(append([]int64{}, src.Shape[:dim]...), src.Shape[dim+1:]...)}
			c.fail(op, codeAggregateResult, "expected result %d of type %s, that of operand %d without dimension %d, got %s", i, spell(want), i, dim, spell(res))
			return
		}
	}
	c.aggregateBody(op)
}

func checkScan(c *checker, op *ast.Op) {
	if !c.aggregate(op) {
		return
	}
	for i, v := range op.Operands() {
		if !ast.Same(v.Type, op.Result(i).Type) {
			c.fail(op, codeAggregateResult, "expected result %d of type %s as operand %d, got %s", i, spell(v.Type), i, spell(op.Result(i).Type))
			return
		}
	}
	c.aggregateBody(op)
}

// aggregate checks what reduce and scan share outside their body.
func (c *checker) aggregate(op *ast.Op) bool {
	in := op.Operands()
	if len(in) == 0 {
		c.fail(op, codeAggregate, "expected at least one operand, got none")
		return false
	}
	if len(op.Results()) != len(in) {
		c.fail(op, codeAggregate, "expected %s as there are operands, got %d", countText(len(in), len(in), "result"), len(op.Results()))
		return false
	}
	if !c.identities(op, in) {
		return false
	}
	rank := ast.AsTile(in[0].Type).Rank()
	if dim := op.Int("dim", 0); dim >= int64(rank) {
		c.fail(op, codeDim, "expected dim below the rank %d, got %d", rank, dim)
		return false
	}
	return true
}

func (c *checker) identities(op *ast.Op, in []*ast.Value) bool {
	ids := op.Attr("identities").(ast.ArrayAttr)
	if len(ids) != len(in) {
		c.fail(op, codeIdentities, "expected %s, one per operand, got %d", counted(len(in), "identity", "identities"), len(ids))
		return false
	}
	for i, id := range ids {
		t, ok := typeOfNumber(id)
		if want := ast.AsTile(in[i].Type).Elem; !ok || !ast.Same(t, want) && !bothHalf(t, want) {
			c.fail(op, codeIdentities, "expected identity %d of type %s as operand %d, got %s", i, spell(want), i, attrText(id))
			return false
		}
	}
	return true
}

// bothHalf reports whether a and b are f16 and bf16: the public tools take one
// for the other as identity.
func bothHalf(a, b ast.Type) bool {
	return a == f16 && b == bf16 || a == bf16 && b == f16
}

// typeOfNumber returns the type of an attribute that is a number.
func typeOfNumber(a ast.Attr) (ast.Type, bool) {
	switch a := a.(type) {
	case ast.IntAttr:
		return a.Type, true
	case ast.FloatAttr:
		return ast.NumType(a.Type), true
	case ast.BoolAttr:
		return i1, true
	}
	return nil, false
}

// aggregateBody checks the function that reduce or scan folds with: for each
// operand two scalar arguments and one yielded value of its element type, and
// nothing with effects.
func (c *checker) aggregateBody(op *ast.Op) {
	in, body := op.Operands(), op.Body(0)
	if len(body.Args) != 2*len(in) {
		c.fail(op, codeAggregateArgs, "expected %d block arguments, two per operand, got %d", 2*len(in), len(body.Args))
		return
	}
	for i, a := range body.Args {
		if want := ast.AsTile(in[i/2].Type).Elem; !isScalarOf(a.Type, want) {
			c.fail(op, codeAggregateArgs, "expected block argument %d of type tile<%s>, got %s", i, spell(want), spell(a.Type)).
				note(a.Pos, "%s is here", valueName(a))
			return
		}
	}
	out := body.Last().Operands()
	if len(out) != len(in) {
		c.fail(op, codeYield, "expected the body to yield %s, got %d", countText(len(in), len(in), "value"), len(out)).
			note(body.Last().Pos, "the yield is here")
		return
	}
	for i, v := range out {
		if want := ast.AsTile(in[i].Type).Elem; !isScalarOf(v.Type, want) {
			c.fail(op, codeYield, "expected the body to yield tile<%s> as value %d, got %s", spell(want), i, spell(v.Type)).
				note(body.Last().Pos, "the yield is here")
			return
		}
	}
	c.pureBody(op, body)
}

func isScalarOf(t, elem ast.Type) bool {
	tile := ast.AsTile(t)
	return tile != nil && tile.Rank() == 0 && ast.Same(tile.Elem, elem)
}

// pureBody refuses ops with effects or undefined cases: how often and in which
// order a fold calls its function is not defined.
func (c *checker) pureBody(op *ast.Op, body *ast.Block) {
	for o := body.First(); o != body.Last(); o = o.Next() {
		if info := o.Info(); info == nil || !info.Is(ast.Pure) {
			c.fail(o, codeImpure, "expected only ops without effects inside %s, got %s", op.ShortName(), o.ShortName()).
				note(op.Pos, "%s is here", op.ShortName())
		}
	}
}
