package conformance

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/verify"
)

// shrink makes a module small that fails in some way: it tries to leave out ops,
// to replace results by what is there, and to halve extents, and keeps what
// still fails. It ends when nothing of that helps, after maxTries, or with the
// context.
func shrink(ctx context.Context, text string, fails func(text string) bool) string {
	s := &shrinker{ctx: ctx, text: text, fails: fails, tries: maxTries}
	for progress := true; progress; {
		progress = s.dropOps()
		progress = s.halveExtents() || progress
	}
	return s.text
}

const maxTries = 600

type shrinker struct {
	ctx   context.Context
	text  string
	fails func(text string) bool
	tries int
}

// spent reports whether enough was tried.
func (s *shrinker) spent() bool { return s.tries <= 0 || s.ctx.Err() != nil }

// accept keeps a smaller text if it is a valid module that still fails.
func (s *shrinker) accept(text string) bool {
	if s.spent() || text == s.text {
		return false
	}
	m, err := grammar.Parse("shrunk.mlir", []byte(text))
	if err != nil || verify.Module(m) != nil {
		return false
	}
	s.tries--
	if !s.fails(text) {
		return false
	}
	s.text = text
	return true
}

// dropOps tries for each op, the last first, to do without it.
func (s *shrinker) dropOps() bool {
	progress := false
	for i := s.count() - 1; i >= 0 && !s.spent(); i-- {
		for way := range ways {
			text, ok := s.without(i, way)
			if ok && s.accept(text) {
				progress = true
				break
			}
		}
	}
	return progress
}

func (s *shrinker) parse() *ast.Module {
	m, err := grammar.Parse("shrunk.mlir", []byte(s.text))
	if err != nil {
		panic("BUG: shrink: " + err.Error())
	}
	return m
}

// candidates are the ops that can be left out: all but the frame.
func candidates(m *ast.Module) []*ast.Op {
	var list []*ast.Op
	m.Walk(func(op *ast.Op) {
		info := op.Info()
		if info != nil && !info.Is(ast.Terminator) && op.Opcode != ast.OpModule && op.Opcode != ast.OpEntry {
			list = append(list, op)
		}
	})
	return list
}

func (s *shrinker) count() int { return len(candidates(s.parse())) }

// The ways to do without an op: its results become operands of it, or values
// that its regions hand out, or any earlier values; or constants.
const ways = 3

// without returns the module without op i.
func (s *shrinker) without(i, way int) (string, bool) {
	m := s.parse()
	list := candidates(m)
	if i >= len(list) {
		return "", false
	}
	op := list[i]
	for _, r := range op.Results() {
		if len(r.Uses()) == 0 {
			continue
		}
		v := replacement(op, r, way)
		if v == nil {
			return "", false
		}
		r.ReplaceAllUses(v)
	}
	op.Erase()
	return m.String(), true
}

// replacement finds a value to stand for a result; nil if there is none.
func replacement(op *ast.Op, r *ast.Value, way int) *ast.Value {
	switch way {
	case 0:
		for _, v := range op.Operands() {
			if ast.Same(v.Type, r.Type) {
				return v
			}
		}
		return nil
	case 1:
		return earlier(op, r.Type)
	}
	return constantBefore(op, r.Type)
}

// earlier returns the first value in scope with the type.
func earlier(op *ast.Op, t ast.Type) *ast.Value {
	for b := op.Block(); b != nil; {
		for _, v := range b.Args {
			if ast.Same(v.Type, t) {
				return v
			}
		}
		for o := b.First(); o != nil && o != op; o = o.Next() {
			for _, v := range o.Results() {
				if ast.Same(v.Type, t) {
					return v
				}
			}
		}
		if op = b.Parent(); op == nil || op.Opcode == ast.OpEntry {
			return nil
		}
		b = op.Block()
	}
	return nil
}

// constantBefore makes a constant of zeros before op.
func constantBefore(op *ast.Op, t ast.Type) *ast.Value {
	tile := ast.AsTile(t)
	if tile == nil || tile.Pointee() != 0 || op.Opcode == ast.OpConstant && op.Attr("value").(*ast.DenseAttr).Splat {
		return nil
	}
	value := &ast.DenseAttr{Type: tile, Splat: true}
	value.Data = make([]byte, value.ElemBytes())
	c := ast.NewOp(ast.OpConstant, nil, []ast.Type{t})
	c.SetAttr("value", value)
	ast.InsertBefore(op, c)
	return c.Result(0)
}

// extentPattern finds what may be an extent: a number within a type or a list.
var extentPattern = regexp.MustCompile(`\b\d+(x|\)|\]|,)`)

// halveExtents tries to halve one extent everywhere, or all from one up.
func (s *shrinker) halveExtents() bool {
	progress := false
	for _, n := range s.extents() {
		progress = s.accept(s.replaceExtents(func(m int) bool { return m == n })) ||
			s.accept(s.replaceExtents(func(m int) bool { return m >= n })) || progress
	}
	return progress
}

// extents lists the powers of two above 1 in the text, the largest first.
func (s *shrinker) extents() []int {
	seen := map[int]bool{}
	for _, word := range extentPattern.FindAllString(s.text, -1) {
		if n, err := strconv.Atoi(strings.TrimRight(word, "x)],")); err == nil && n > 1 && n&(n-1) == 0 {
			seen[n] = true
		}
	}
	var list []int
	for n := range seen {
		list = append(list, n)
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

func (s *shrinker) replaceExtents(which func(n int) bool) string {
	return extentPattern.ReplaceAllStringFunc(s.text, func(word string) string {
		digits := strings.TrimRight(word, "x)],")
		n, err := strconv.Atoi(digits)
		if err != nil || n < 2 || n&(n-1) != 0 || !which(n) {
			return word
		}
		return strconv.Itoa(n/2) + word[len(digits):]
	})
}

// TestShrink shrinks a random kernel to what still has a certain op.
func TestShrink(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		text := source(fuzzKernel(seed))
		if strings.Count(text, "\n") < 40 || !strings.Contains(text, " mulf ") {
			continue
		}
		small := shrink(t.Context(), text, func(text string) bool { return strings.Contains(text, " mulf ") })
		if n := strings.Count(small, "\n"); n > 16 { // a mulf within two loops
			t.Errorf("seed %d: %d lines became %d:\n%s", seed, strings.Count(text, "\n"), n, small)
		}
		return
	}
	t.Error("no kernel of enough lines has a mulf")
}

// withText is the case with another text for its module, whose entry keeps its
// name and parameters.
func (c *matrixCase) withText(text string) *matrixCase {
	d := *c
	d.text = text
	return &d
}
