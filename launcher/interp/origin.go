package interp

import (
	"slices"

	"tileir/ast"
)

// Where addresses come from.
//
// Two events can only be in a race if one of them writes and one is fragile:
// weak, or atomic within its tile block. Much memory is not accessed like that
// in a launch: what all tile blocks read and nobody writes, or what all update
// with atomic ops alone. Such memory is quiet, and nothing needs to be
// remembered of it.
//
// Let O(s) be the parameters and globals that the addresses of site s may be
// made from, found by going back from its operands through the ops that make
// addresses from addresses, and through the results and arguments of regions.
// A parameter's use is the union of what the sites do whose O(s) has it, and an
// allocation's that of the parameters that are bound to it. The allocation is
// quiet if by its use
//
//	nobody writes, or nobody is fragile
//
// and nobody acquires or releases, for what it publishes orders other memory.
//
// An address that is made from an integer may come from anywhere. One that is
// made from a pointer belongs to the buffer of that pointer: a kernel that
// reaches into another buffer with it, by an offset of terabytes, is not
// followed there.

// use is how memory is accessed.
type use struct{ writes, fragile, orders bool }

func (u use) quiet() bool { return !u.orders && !(u.writes && u.fragile) }

func (u use) and(o use) use {
	return use{u.writes || o.writes, u.fragile || o.fragile, u.orders || o.orders}
}

func (s *site) use() use {
	return use{writes: s.writes, fragile: s.fragile(), orders: s.acquires || s.releases}
}

// uses is the use of all memory by the sites of an entry.
type uses struct {
	params  map[int]use    // by number
	globals map[string]use // by name
	unknown use            // by addresses of which the origin is not known
}

// note adds a site's use to that of the origins of its addresses.
func (u *uses) note(s *site) {
	seen := map[*ast.Value]bool{}
	list := slices.Clone(s.op.Operands())
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if seen[v] || !isAddress(v.Type) {
			continue
		}
		seen[v] = true
		list = append(list, u.back(v, s.use())...)
	}
}

// isAddress reports whether values of a type are made from addresses.
func isAddress(t ast.Type) bool {
	switch t := t.(type) {
	case *ast.TileType:
		_, ok := t.Elem.(*ast.PtrType)
		return ok
	case *ast.TensorViewType, ast.View:
		return true
	}
	return false
}

// back returns the values that an address may be made from; if it is an origin,
// how it is used is noted instead.
func (u *uses) back(v *ast.Value, how use) []*ast.Value {
	op := v.Def()
	if b := v.ArgOf(); b != nil {
		if op = b.Parent(); op.Opcode == ast.OpEntry {
			u.params[v.Index()] = u.params[v.Index()].and(how)
			return nil
		}
	}
	switch op.Opcode {
	case ast.OpGetGlobal:
		name, _ := op.Attr("name").(ast.SymbolAttr)
		u.globals[name.Root] = u.globals[name.Root].and(how)
		return nil
	case ast.OpAlloca:
		return nil // is watched anyway
	}
	from := passed(op)
	for _, o := range from {
		if isAddress(o.Type) {
			return from
		}
	}
	u.unknown = u.unknown.and(how)
	return nil
}

// passed lists what an op or the terminators in its regions pass on.
func passed(op *ast.Op) []*ast.Value {
	out := op.Operands()
	if len(op.Regions()) == 0 {
		return out
	}
	out = slices.Clone(out)
	op.Walk(func(inner *ast.Op) {
		switch inner.Opcode {
		case ast.OpYield, ast.OpContinue, ast.OpBreak:
			out = append(out, inner.Operands()...)
		}
	})
	return out
}

// useOf returns how a launch uses an allocation.
func (r *launch) useOf(a *allocation) use {
	u := r.entry.uses.unknown
	for i, arg := range r.args {
		if b, ok := arg.Buffer().(*buffer); ok && b.allocation == a {
			u = u.and(r.entry.uses.params[i])
		}
	}
	for name, g := range r.program.globals {
		if g == a {
			u = u.and(r.entry.uses.globals[name])
		}
	}
	return u
}
