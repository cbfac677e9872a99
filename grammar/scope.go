package grammar

import (
	"strconv"

	"tileir/ast"
)

// binding is what a name stands for: the results of one op under that name, or
// one argument. Without values the definition has failed.
type binding struct {
	vals []*ast.Value
	pos  ast.Pos
	name string
}

// scope maps the names of values to their definitions. Regions nest: closing
// one forgets the names defined in it. What a region may use is another matter,
// which does not depend on names: an entry, that sees nothing from outside, may
// not give a value the name of one outside either.
type scope struct {
	index    map[string]int32
	bindings []binding
	marks    []int // how many bindings there were when each open region was opened
}

func (s *scope) init() { s.index = make(map[string]int32) }

// open starts a region.
func (s *scope) open() { s.marks = append(s.marks, len(s.bindings)) }

// close ends the region that was opened last.
func (s *scope) close() {
	n := s.marks[len(s.marks)-1]
	s.marks = s.marks[:len(s.marks)-1]
	for i := len(s.bindings) - 1; i >= n; i-- {
		delete(s.index, s.bindings[i].name)
		s.bindings[i] = binding{}
	}
	s.bindings = s.bindings[:n]
}

// lookup returns the definition of a name, or nil.
func (s *scope) lookup(name string) *binding {
	i, ok := s.index[name]
	if !ok {
		return nil
	}
	return &s.bindings[i]
}

// define binds a name and returns an earlier definition, which then stays.
func (s *scope) define(name string, bd binding) *binding {
	if i, ok := s.index[name]; ok {
		return &s.bindings[i]
	}
	bd.name = name
	s.index[name] = int32(len(s.bindings))
	s.bindings = append(s.bindings, bd)
	return nil
}

// openNames and closeNames follow the regions.
func (b *builder) openNames() {
	b.names.open()
	b.record.openRegion()
}

func (b *builder) closeNames() {
	b.names.close()
	b.record.closeRegion(b.last().end)
}

// define binds a name and reports a second definition.
func (b *builder) define(name string, p ast.Pos, vals []*ast.Value) {
	b.record.define(name, p, vals)
	if old := b.names.define(name, binding{vals: vals, pos: p}); old != nil {
		d := b.reportAt(p, codeRedefined, "expected a new name, got %"+name+" again")
		b.note(d, old.pos, "%"+name+" is defined here")
		return
	}
	b.meet(name, vals)
}

// operandUse is a value that the op at hand reads.
type operandUse struct {
	val  *ast.Value
	pos  ast.Pos
	slot int // which operand of the op table
}

// use resolves the value named by a token and adds it to the operands of the
// op at hand.
func (b *builder) use(t *token, slot int) bool {
	v := b.resolve(t)
	if v == nil {
		return false
	}
	b.operands = append(b.operands, operandUse{v, pos(t), slot})
	return true
}

func (b *builder) resolve(t *token) *ast.Value {
	name, number := valueName(b.str(t))
	bd := b.names.lookup(name)
	if bd != nil {
		b.record.use(t, bd.pos)
	}
	switch {
	case bd == nil:
		return b.promise(t, name, max(number, 0))
	case len(bd.vals) == 0:
		b.failQuietly()
		return nil
	case number < 0:
		return bd.vals[0]
	case number >= len(bd.vals):
		d := b.fail(t, codeUndefined, "expected one of the "+plural(len(bd.vals), "value")+" of %"+name+", got #"+strconv.Itoa(number))
		b.note(d, bd.pos, "%"+name+" is defined here")
		return nil
	}
	return bd.vals[number]
}

// checkUse reports a use whose type is not the one that the op states.
func (b *builder) checkUse(u *operandUse, want ast.Type) bool {
	if u.val.Type == nil {
		u.val.Type = want // of a value whose definition follows
	}
	if want == nil || ast.Same(u.val.Type, want) {
		return true
	}
	d := b.reportAt(u.pos, codeUseType, "expected a value of type "+want.String()+", got "+u.val.Type.String())
	b.note(d, u.val.Pos, "the value is defined here")
	b.failQuietly()
	return false
}
