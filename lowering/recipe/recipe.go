package recipe

import (
	"fmt"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
)

// A Recipe is what a file says.
type Recipe struct {
	src   *ast.Source
	rules []*rule
}

// rule is what is said of entries.
type rule struct {
	at      int    // of the name
	entry   string // a name, or a pattern with *
	exact   bool   // it stood in quotes: * stands for itself
	targets []string
	body    []item
}

// isPattern reports whether a rule is for whichever entries there are of some names: it
// need not be for any.
func (r *rule) isPattern() bool { return !r.exact && strings.Contains(r.entry, "*") }

// matches reports whether a rule is for an entry on a machine, which has a name and is of
// a generation.
func (r *rule) matches(entry, target, generation string) bool {
	named := r.entry == entry
	if r.isPattern() {
		named = glob(r.entry, entry)
	}
	if !named || len(r.targets) == 0 {
		return named
	}
	for _, t := range r.targets {
		if t == target || t == generation {
			return true
		}
	}
	return false
}

// glob reports whether a name is one of a pattern, in which * stands for any letters.
func glob(pattern, name string) bool {
	parts := strings.Split(pattern, "*")
	rest, ok := strings.CutPrefix(name, parts[0])
	if !ok {
		return false
	}
	last := len(parts) - 1
	for _, p := range parts[1:last] {
		if _, rest, ok = strings.Cut(rest, p); !ok {
			return false
		}
	}
	return strings.HasSuffix(rest, parts[last])
}

// item is a setting, or settings for ops in an entry.
type item struct {
	at    int
	attr  *gpu.LangAttr // of a setting
	value ast.Attr
	ops   *selection // nil: a setting
}

// selection says which ops settings are for.
type selection struct {
	place   gpu.Place
	numbers []number // nil: all of them
	of      *shape   // of the result; nil: any
	from    *shape   // of a product's first operand; nil: any
	body    []item   // settings alone
}

// setting is the name of an attribute in a recipe.
func setting(a *gpu.LangAttr) string { return strings.TrimPrefix(a.Name, "gpu.") }

type number struct{ at, n int }

// includes reports whether an op is meant, the n-th of its kind.
func (s *selection) includes(op *ast.Op, n int) bool {
	if s.of != nil && !s.of.matches(made(op)) || s.from != nil && !s.from.matches(op.Get(ast.InLhs)) {
		return false
	}
	for _, want := range s.numbers {
		if want.n == n {
			return true
		}
	}
	return s.numbers == nil
}

// made is the tile that a product or a load makes.
func made(op *ast.Op) *ast.Value {
	switch op.Opcode {
	case ast.OpLoadViewTko:
		return op.Get(ast.OutTile)
	case ast.OpLoadPtrTko:
		return op.Get(ast.OutResult)
	}
	return op.Value()
}

// shape is the type of a tile, of which extents and the element type may be left open.
type shape struct {
	extents []int64  // -1: any
	elem    num.Type // Invalid: any
}

// parseShape reads 128x?xf16.
func parseShape(text string) (*shape, error) {
	parts := strings.Split(text, "x")
	s := &shape{}
	for _, p := range parts[:len(parts)-1] {
		n, err := strconv.ParseInt(p, 10, 64)
		switch {
		case p == "?":
			n = -1
		case err != nil || n <= 0:
			return nil, fmt.Errorf("expected the type of a tile, such as 128x?xf16, got %s", text)
		}
		s.extents = append(s.extents, n)
	}
	if last := parts[len(parts)-1]; last != "?" {
		t, ok := num.ParseType(last)
		if !ok {
			return nil, fmt.Errorf("expected the type of a tile, such as 128x?xf16, got %s", text)
		}
		s.elem = t
	}
	return s, nil
}

// matches reports whether a value is a tile of the type.
func (s *shape) matches(v *ast.Value) bool {
	t := ast.AsTile(v.Type)
	if t == nil || len(t.Shape) != len(s.extents) || s.elem != num.Invalid && t.ElemNum() != s.elem {
		return false
	}
	for i, n := range s.extents {
		if n >= 0 && n != t.Shape[i] {
			return false
		}
	}
	return true
}
