package opt

import (
	"hash/maphash"

	"tileir/ast"
)

// canonicalize gives programs that differ in spelling one spelling, as the
// public pass of this name does:
//
//   - a constant stands once, at the start of the entry;
//   - the product is the left side of a sum;
//   - an assumption is made once;
//   - a choice between values is a select, and no select or if chooses what is
//     known;
//   - ifs that ask the same stand as one.
//
// What is dead afterwards is removed.
func canonicalize(s scope) {
	rw := &rewriter{rules: canonicalRules}
	for again := true; again; {
		again = uniqueConstants(s)
		again = rw.run(s) || again
	}
}

// canonicalRules lists the rules for an op in the order they are tried.
func canonicalRules(op *ast.Op) []rule {
	switch op.Opcode {
	case ast.OpAddF:
		return addRules
	case ast.OpAssume:
		return assumeRules
	case ast.OpSelect:
		return selectRules
	case ast.OpIf:
		return ifRules
	}
	return nil
}

var (
	addRules    = []rule{productFirst}
	assumeRules = []rule{assumedBefore}
)

// productFirst turns c + a·b into a·b + c.
func productFirst(rw *rewriter, op *ast.Op) bool {
	l, r := op.Get(ast.InLhs), op.Get(ast.InRhs)
	if defining(r, ast.OpMulF) == nil || defining(l, ast.OpMulF) != nil {
		return false
	}
	rw.setOperands(op, []*ast.Value{r, l})
	return true
}

// assumedBefore drops an assumption right after the same one.
func assumedBefore(rw *rewriter, op *ast.Op) bool {
	before := defining(op.Source(), ast.OpAssume)
	if before == nil || !ast.SameAttr(before.Attr(ast.KeyPredicate), op.Attr(ast.KeyPredicate)) {
		return false
	}
	rw.replace(op, before.Value())
	return true
}

// uniqueConstants puts every constant once, at the start of the body of the
// isolated op around it. It reports whether anything moved.
func uniqueConstants(s scope) bool {
	p := &constantPool{seed: maphash.MakeSeed(), bodies: map[*ast.Block]*pooledBody{}}
	var constants []*ast.Op
	s.walk(func(op *ast.Op) {
		if op.Opcode == ast.OpConstant {
			constants = append(constants, op)
		}
	})
	for _, c := range constants {
		p.add(c)
	}
	return p.changed
}

// constantPool holds the constants that are in their place.
type constantPool struct {
	seed    maphash.Seed
	bodies  map[*ast.Block]*pooledBody
	changed bool
}

type pooledBody struct {
	byHash map[uint64][]*ast.Op
	placed map[*ast.Op]bool
}

func (p *constantPool) body(op *ast.Op) (*ast.Block, *pooledBody) {
	b := op.Block()
	for b.Parent() != nil && b.Parent().Info() != nil && !b.Parent().Info().Is(ast.IsolatedFromAbove) {
		b = b.Parent().Block()
	}
	if b.Region() != nil {
		b = b.Region().Blocks[0]
	}
	known := p.bodies[b]
	if known == nil {
		known = &pooledBody{map[uint64][]*ast.Op{}, map[*ast.Op]bool{}}
		p.bodies[b] = known
	}
	return b, known
}

// add replaces op by a constant in place if there is an equal one, and puts op
// in place otherwise.
func (p *constantPool) add(op *ast.Op) {
	d, ok := op.Attr(ast.KeyValue).(*ast.DenseAttr)
	if !ok {
		return
	}
	body, known := p.body(op)
	key := maphash.Bytes(p.seed, d.Data)
	for _, other := range known.byHash[key] {
		if computesSame(op, other) {
			op.Value().ReplaceAllUses(other.Value())
			op.Erase()
			p.changed = true
			return
		}
	}
	known.byHash[key] = append(known.byHash[key], op)
	known.placed[op] = true
	if op.Block() == body && (op.Prev() == nil || known.placed[op.Prev()]) {
		return
	}
	op.Unlink()
	if first := body.First(); first != nil {
		ast.InsertBefore(first, op)
	} else {
		body.Append(op)
	}
	p.changed = true
}
