package analysis

import (
	"tileir/ast"
)

// Tokens are all that orders accesses to memory within a tile block. A token
// stands for the access that made it and for all that this one waited for; so
// what an access waits for is found by going back from its token:
//
//	make_token        nothing
//	join_tokens       what each of them stands for
//	a memory op       that op, and what its own token stands for
//	an if             what either side yields
//	a loop's argument what the loop starts with, and what each continue passes on
//	a loop's result   what each break passes on; of a for, what its arguments
//	                  stand for at the end
//
// Weak loads need not wait for each other: nobody can tell which of two reads
// came first. So of a weak load only what it waited for counts.

// LoopTokens collects the tokens from outside a loop that accesses inside have to
// wait for.
type LoopTokens struct {
	Outside []*ast.Value // in the order in which they were found

	loop *ast.Op
	free map[*ast.Value]bool // tokens that no op of the loop is behind
}

// NewLoopTokens returns an empty collection for a loop. One of nil contains everything:
// an access that can be added to it waits for nothing at all.
func NewLoopTokens(loop *ast.Op) *LoopTokens {
	return &LoopTokens{loop: loop, free: map[*ast.Value]bool{}}
}

// Add adds what a token stands for, or reports false and adds nothing if an access
// that waits for it may have to wait for an op of the loop itself, of this
// iteration or of one before. If it reports true, the access need wait for nothing
// but tokens from outside, whichever iteration it belongs to.
func (t *LoopTokens) Add(token *ast.Value) bool {
	w := tokenWalk{LoopTokens: t}
	if w.visit(token) {
		t.Outside = append(t.Outside, w.outside...)
		return true
	}
	for _, v := range w.seen {
		delete(t.free, v) // it was taken for granted of values that depend on each other
	}
	return false
}

// tokenWalk goes back from a token to where a loop begins.
type tokenWalk struct {
	*LoopTokens
	seen, outside []*ast.Value
}

// visit reports whether no op of the loop is behind a token.
func (w *tokenWalk) visit(v *ast.Value) bool {
	if w.free[v] {
		return true
	}
	w.free[v] = true
	w.seen = append(w.seen, v)
	if w.loop != nil && !DefinedIn(v, w.loop) {
		w.outside = append(w.outside, v)
		return true
	}
	op := v.Def()
	if op == nil {
		return w.argument(v)
	}
	switch op.Opcode {
	case ast.OpMakeToken:
		return true
	case ast.OpJoinTokens:
		return w.all(op.Operands())
	case ast.OpIf:
		return w.yields(op, v.Index())
	case ast.OpFor:
		return w.visit(op.List(ast.InInitValues)[v.Index()]) && w.ends(op, v.Index(), ast.OpContinue)
	case ast.OpLoop:
		return w.ends(op, v.Index(), ast.OpBreak)
	}
	return op.IsWeakLoad() && w.all(operandTokens(op))
}

func (w *tokenWalk) all(vs []*ast.Value) bool {
	for _, v := range vs {
		if !w.visit(v) {
			return false
		}
	}
	return true
}

// argument follows a token that a loop carries; nothing else has tokens as
// arguments.
func (w *tokenWalk) argument(v *ast.Value) bool {
	loop := v.ArgOf().Parent()
	switch {
	case loop == nil:
		return false
	case IsLoop(loop) && v.CarriedIndex() >= 0:
		return w.visit(v.Initial()) && w.ends(loop, v.CarriedIndex(), ast.OpContinue)
	}
	return false
}

// yields follows result i of an if.
func (w *tokenWalk) yields(op *ast.Op, i int) bool {
	for k := range op.Regions() {
		body := op.Body(k)
		if body == nil || body.Last() == nil || body.Last().Opcode != ast.OpYield {
			continue // it leaves for good
		}
		if !w.visit(body.Last().Operand(i)) {
			return false
		}
	}
	return true
}

// ends follows what the ops with which a loop's iterations end pass on as value i.
func (w *tokenWalk) ends(loop *ast.Op, i int, code ast.Opcode) bool {
	for _, end := range loop.Terminators() {
		if end.Opcode == code && !w.visit(end.Operand(i)) {
			return false
		}
	}
	return true
}

// operandTokens lists the tokens that an op waits for.
func operandTokens(op *ast.Op) (list []*ast.Value) {
	for _, v := range op.Operands() {
		if _, ok := v.Type.(ast.TokenType); ok {
			list = append(list, v)
		}
	}
	return list
}
