package barrier

import (
	"container/heap"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/plan/live"
	"tileir/lowering/plan/pass"
)

// tokenOrder is the set of ops that a token puts before its reader. Of those that
// are reached only around the end of a loop, the runs of earlier iterations are
// before it, and not the latest.
type tokenOrder struct {
	*pass.Context
	time    *live.Timeline
	seen    map[*ast.Value]age // the youngest that was followed
	ahead   []*ast.Value       // to be looked at now, the nearest first
	around  tokensAround       // and then
	ops     map[*ast.Op]bool   // now
	earlier map[*ast.Op]age    // the innermost loop in whose earlier iterations
	unknown bool               // any op may be among them

	// Tokens are followed until as many were looked at, or without end if the
	// number is negative. Then demanded is whom it is asked about and that are not
	// in ops, of which earliest comes first: without any, and to where none can
	// be, tokens are not followed.
	most     int
	demanded map[*ast.Op]bool
	earliest int
}

// fewTokens is after how many tokens it is better to look first at whom it is
// asked about. Where an access among the nearest is enough, the first of those is
// named.
const fewTokens = 64

// tokenAt is a token of this iteration of the loops around, or of an earlier one.
type tokenAt struct {
	v   *ast.Value
	age age
}

// tokensAround is a heap of tokens of earlier iterations, the youngest first.
type tokensAround []tokenAt

func (t tokensAround) Len() int           { return len(t) }
func (t tokensAround) Less(i, j int) bool { return t[i].age < t[j].age }
func (t tokensAround) Swap(i, j int)      { t[i], t[j] = t[j], t[i] }
func (t *tokensAround) Push(x any)        { *t = append(*t, x.(tokenAt)) }
func (t *tokensAround) Pop() any {
	last := len(*t) - 1
	x := (*t)[last]
	*t = (*t)[:last]
	return x
}

func (t *tokenOrder) before(r globalAccess) bool {
	earlier := t.earlier[r.op]
	return t.unknown || t.ops[r.op] || earlier != never && r.age >= earlier
}

func mark[K comparable, V any](m *map[K]V, k K, v V) {
	if *m == nil {
		*m = map[K]V{}
	}
	(*m)[k] = v
}

// from follows a token to all that it leads from.
func (t *tokenOrder) from(v *ast.Value) {
	for t.follow(v, now); len(t.ahead)+len(t.around) > 0; {
		halt.If(t.Ctx)
		if t.most == 0 || t.most < 0 && len(t.demanded) == 0 {
			return
		}
		at := t.next()
		if t.seen[at.v] < at.age {
			continue // it was followed since as a younger one
		}
		if t.most > 0 {
			t.most--
		}
		t.look(at.v, at.age)
	}
}

// next takes the token that is to be looked at.
func (t *tokenOrder) next() tokenAt {
	if len(t.ahead) == 0 {
		return heap.Pop(&t.around).(tokenAt)
	}
	v := t.ahead[0]
	t.ahead = t.ahead[1:]
	return tokenAt{v, now}
}

// follow has a token looked at, unless it was as one that is as young, or none of those
// demanded can be there.
func (t *tokenOrder) follow(v *ast.Value, a age) {
	if seen := t.seen[v]; seen != never && seen <= a || t.most < 0 && t.time.Before(v) < t.earliest {
		return
	}
	mark(&t.seen, v, a)
	if a == now {
		t.ahead = append(t.ahead, v)
	} else {
		heap.Push(&t.around, tokenAt{v, a})
	}
}

func (t *tokenOrder) look(v *ast.Value, a age) {
	op := v.Def()
	switch {
	case op == nil:
		t.followCarried(v.ArgOf().Parent(), v, a)
	case op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop:
		t.followResult(op, v.Index(), a)
	case op.Opcode == ast.OpIf:
		for i := range op.Regions() {
			if body := op.Body(i); body != nil && body.Last() != nil && body.Last().Opcode == ast.OpYield {
				t.follow(body.Last().Operand(v.Index()), a)
			}
		}
	case len(op.Regions()) > 0:
		t.unknown = true
	default:
		if a > now {
			mark(&t.earlier, op, a)
		} else {
			mark(&t.ops, op, true)
			delete(t.demanded, op)
		}
		for _, o := range op.Operands() {
			if _, ok := o.Type.(ast.TokenType); ok {
				t.follow(o, a)
			}
		}
	}
}

// followCarried follows a token that a loop carries: to where it starts and to
// what each iteration passes on. What is before the loop is no older in its later
// iterations than in its first.
func (t *tokenOrder) followCarried(loop *ast.Op, v *ast.Value, a age) {
	if loop.Opcode != ast.OpFor && loop.Opcode != ast.OpLoop {
		t.unknown = true
		return
	}
	around := ageAround(t.time, loop)
	before := a
	if a == around {
		before = now
	}
	t.follow(v.Initial(), before)
	t.followEnds(loop, v.CarriedIndex(), ast.OpContinue, max(a, around))
}

// followResult follows result i of a loop.
func (t *tokenOrder) followResult(loop *ast.Op, i int, a age) {
	t.followEnds(loop, i, ast.OpBreak, a)
	if loop.Opcode == ast.OpFor {
		t.follow(loop.List(ast.InInitValues)[i], a)
		t.followEnds(loop, i, ast.OpContinue, a)
	}
}

func (t *tokenOrder) followEnds(loop *ast.Op, i int, code ast.Opcode, a age) {
	for _, end := range t.Terminators(loop) {
		if end.Opcode == code {
			t.follow(end.Operand(i), a)
		}
	}
}
