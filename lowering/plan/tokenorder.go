package plan

import (
	"tileir/ast"
	"tileir/halt"
)

// tokenOrder is the set of ops that a token puts before its reader. Of those that
// are reached only around the end of a loop, the runs of earlier iterations are
// before it, and not the latest.
type tokenOrder struct {
	*entry
	time    *timeline
	seen    map[tokenAt]bool
	ahead   []tokenAt        // to be looked at, the nearest first
	ops     map[*ast.Op]bool // now
	earlier map[*ast.Op]bool
	unknown bool // any op may be among them

	// Tokens are followed until as many were looked at, or without end if the
	// number is negative. Then wanted is whom it is asked about and that are not
	// in ops, of which earliest comes first: without any, and to where none can
	// be, tokens are not followed.
	most     int
	wanted   map[*ast.Op]bool
	earliest int
}

// fewTokens is after how many tokens it is better to look first at whom it is
// asked about. Where an access among the nearest is enough, the first of those is
// named.
const fewTokens = 64

// tokenAt is a token of this iteration of the loops around, or of earlier ones.
type tokenAt struct {
	v       *ast.Value
	earlier bool
}

func (t *tokenOrder) before(r reach) bool {
	return t.unknown || t.ops[r.op] || r.old && t.earlier[r.op]
}

func mark[K comparable](m *map[K]bool, k K) {
	if *m == nil {
		*m = map[K]bool{}
	}
	(*m)[k] = true
}

// from follows a token to all that it leads from.
func (t *tokenOrder) from(v *ast.Value) {
	for t.follow(v, false); len(t.ahead) > 0; {
		halt.If(t.Ctx)
		at := t.ahead[0]
		t.ahead = t.ahead[1:]
		if t.most == 0 || t.most < 0 && len(t.wanted) == 0 {
			return
		}
		if t.most > 0 {
			t.most--
		}
		t.look(at.v, at.earlier)
	}
}

// follow has a token looked at, unless none of those wanted can be there.
func (t *tokenOrder) follow(v *ast.Value, earlier bool) {
	if at := (tokenAt{v, earlier}); !t.seen[at] && (t.most >= 0 || t.time.before(v) >= t.earliest) {
		mark(&t.seen, at)
		t.ahead = append(t.ahead, at)
	}
}

func (t *tokenOrder) look(v *ast.Value, earlier bool) {
	op := v.Def()
	switch {
	case op == nil:
		t.followCarried(v.ArgOf().Parent(), v, earlier)
	case op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop:
		t.followResult(op, v.Index(), earlier)
	case op.Opcode == ast.OpIf:
		for i := range op.Regions() {
			if body := op.Body(i); body != nil && body.Last() != nil && body.Last().Opcode == ast.OpYield {
				t.follow(body.Last().Operand(v.Index()), earlier)
			}
		}
	case len(op.Regions()) > 0:
		t.unknown = true
	default:
		if earlier {
			mark(&t.earlier, op)
		} else {
			mark(&t.ops, op)
			delete(t.wanted, op)
		}
		for _, o := range op.Operands() {
			if _, ok := o.Type.(ast.TokenType); ok {
				t.follow(o, earlier)
			}
		}
	}
}

// followCarried follows a token that a loop carries: to where it starts and to
// what each iteration passes on.
func (t *tokenOrder) followCarried(loop *ast.Op, v *ast.Value, earlier bool) {
	i, first := v.Index(), 0
	switch loop.Opcode {
	case ast.OpFor:
		i, first = i-1, 3
	case ast.OpLoop:
	default:
		t.unknown = true
		return
	}
	t.follow(loop.Operand(first+i), earlier)
	t.followEnds(loop, i, ast.OpContinue, true)
}

// followResult follows result i of a loop.
func (t *tokenOrder) followResult(loop *ast.Op, i int, earlier bool) {
	t.followEnds(loop, i, ast.OpBreak, earlier)
	if loop.Opcode == ast.OpFor {
		t.follow(loop.Operand(3+i), earlier)
		t.followEnds(loop, i, ast.OpContinue, earlier)
	}
}

func (t *tokenOrder) followEnds(loop *ast.Op, i int, code ast.Opcode, earlier bool) {
	for _, end := range t.Terminators(loop) {
		if end.Opcode == code {
			t.follow(end.Operand(i), earlier)
		}
	}
}
