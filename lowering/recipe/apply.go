package recipe

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// Use is a recipe on its way through the compilation of one module.
type Use struct {
	recipe  *Recipe
	module  *ast.Module
	machine machine.Machine
	set     []placed
}

// placed is a setting that was written into an op.
type placed struct {
	op *ast.Op
	*item
}

// Begin writes what the rules say of entries into those of a module, of which none may
// be planned already. The error is an ast.Diagnostics.
func (r *Recipe) Begin(m *ast.Module, target machine.Machine, planned func(entry *ast.Op) bool) (*Use, error) {
	u := &Use{recipe: r, module: m, machine: target}
	var names []string
	used := map[*rule]bool{}
	var wrong ast.Diagnostics
	for entry := range u.entries() {
		names = append(names, entry.Str(ast.KeySymName))
		for _, rule := range u.rules(entry) {
			used[rule] = true
			if planned(entry) {
				wrong = append(wrong, r.finding(rule.at, "expected an entry that has no schedule yet, got one that is planned: %s", entry.Str(ast.KeySymName)))
				continue
			}
			u.write(entry, rule.body)
		}
	}
	for _, rule := range r.rules {
		if !rule.isPattern() && !slices.Contains(names, rule.entry) {
			wrong = append(wrong, r.finding(rule.at, "there is no entry %s%s (%s)", rule.entry, meant(rule.entry, names), strings.Join(names, ", ")))
		}
	}
	if len(wrong) == 0 && len(used) == 0 {
		wrong = append(wrong, r.finding(r.first(), "expected a rule for an entry of the module on %s (%s)", target.Name, strings.Join(names, ", ")))
	}
	return u, wrong.Err()
}

// first is where the first rule stands, or the text begins if there is none.
func (r *Recipe) first() int {
	if len(r.rules) == 0 {
		return 0
	}
	return r.rules[0].at
}

func (r *Recipe) finding(at int, format string, args ...any) *ast.Diagnostic {
	return &ast.Diagnostic{Severity: ast.Error, Code: Code, Source: r.src, Pos: ast.Pos(at + 1), Message: fmt.Sprintf(format, args...)}
}

// entries goes through the entries of the module.
func (u *Use) entries() iter.Seq[*ast.Op] {
	return func(yield func(*ast.Op) bool) {
		going := true
		u.module.Walk(func(op *ast.Op) {
			if op.Opcode == ast.OpEntry && going {
				going = yield(op)
			}
		})
	}
}

// Schedules reports whether a recipe says something of an entry; none says nothing.
func (u *Use) Schedules(entry *ast.Op) bool { return u != nil && len(u.rules(entry)) > 0 }

// rules returns those for an entry, in their order.
func (u *Use) rules(entry *ast.Op) (list []*rule) {
	for _, r := range u.recipe.rules {
		if r.matches(entry.Str(ast.KeySymName), u.machine.Name, u.machine.Generation) {
			list = append(list, r)
		}
	}
	return list
}

// write writes settings into an op.
func (u *Use) write(op *ast.Op, items []item) {
	for i := range items {
		if it := &items[i]; it.ops == nil {
			op.SetAttr(it.attr.Name, it.value)
			u.set = append(u.set, placed{op, it})
		}
	}
}

// Ops writes what the rules say of products and loads into an entry that is about to be
// scheduled. The error is an ast.Diagnostics.
func (u *Use) Ops(entry *ast.Op) error {
	var wrong ast.Diagnostics
	for _, r := range u.rules(entry) {
		for i := range r.body {
			if it := &r.body[i]; it.ops != nil {
				wrong = append(wrong, u.choose(entry, it)...)
			}
		}
	}
	return wrong.Err()
}

// choose writes settings into the ops that a selection means. Numbers must be those
// of ops; types are conditions, which none need meet.
func (u *Use) choose(entry *ast.Op, it *item) (wrong ast.Diagnostics) {
	ops := opsOf(entry, it.ops.place)
	for _, want := range it.ops.numbers {
		if want.n >= len(ops) {
			wrong = append(wrong, u.recipe.finding(want.at, "there is no such op: the entry %s has %d %s, counted from 0", entry.Str(ast.KeySymName), len(ops), it.ops.place))
		}
	}
	for n, op := range ops {
		if it.ops.includes(op, n) {
			u.write(op, it.ops.body)
		}
	}
	return wrong
}

// opsOf lists the ops of an entry that settings of a place are for, in their order.
func opsOf(entry *ast.Op, place gpu.Place) (list []*ast.Op) {
	entry.Walk(func(op *ast.Op) {
		if gpu.IsOn(place, op) {
			list = append(list, op)
		}
	})
	return list
}

// Locate turns findings about ops into ones about the settings that the recipe made of
// them: what cannot be kept is its mistake. Other errors stay as they are.
func (u *Use) Locate(err error) error {
	found, ok := err.(ast.Diagnostics) // what wraps some is to be told from them
	if u == nil || !ok {
		return err
	}
	located := make(ast.Diagnostics, len(found))
	for i, d := range found {
		located[i] = d
		if s := u.blamed(d); s != nil {
			about := *d
			about.Severity, about.Code, about.Notes, about.Message = ast.Note, "", nil, "this op"
			moved := *d
			moved.Source, moved.Pos, moved.Notes = u.recipe.src, ast.Pos(s.at+1), append([]*ast.Diagnostic{&about}, d.Notes...)
			located[i] = &moved
		}
	}
	return located
}

// blamed returns the setting that a finding is about: of those of the op there the one
// that it speaks of most, and of such the last.
func (u *Use) blamed(d *ast.Diagnostic) (blamed *placed) {
	if d.Source == u.recipe.src {
		return nil
	}
	most := 0
	for i := range u.set {
		s := &u.set[i]
		if s.op.Pos != d.Pos {
			continue
		}
		if n := s.spokenOf(d.Message); n >= most {
			blamed, most = s, n
		}
	}
	return blamed
}

// spokenOf says how much a message speaks of a setting: by the name of its attribute, by
// its value, or by its own name.
func (s *placed) spokenOf(message string) int {
	value := strings.Trim(gpu.FormatGiven(s.value), `"[]`)
	switch {
	case strings.Contains(message, s.attr.Name):
		return 3
	case len(value) > 2 && strings.Contains(message, strings.ReplaceAll(value, ", ", "×")):
		return 2
	case strings.Contains(message, setting(s.attr)):
		return 1
	}
	return 0
}
