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

// trace adds the sites' use of memory to that of the origins of their addresses.
func (u *uses) trace(sites []*site) {
	t := &tracer{uses: u, values: map[*ast.Value]use{}, ops: map[*ast.Op]use{}, bodies: map[*ast.Op]use{}, passes: map[*ast.Op]bool{}}
	for _, s := range sites {
		for _, v := range s.op.Operands() {
			t.ahead = append(t.ahead, followed{v, s.use()})
		}
	}
	for len(t.ahead) > 0 {
		next := t.ahead[len(t.ahead)-1]
		t.ahead = t.ahead[:len(t.ahead)-1]
		t.back(next.v, next.how)
	}
}

// tracer follows addresses to where they come from, with all the use that is made of
// them. It comes back to a value only if more use has come together: that happens as
// often as there are kinds of use.
type tracer struct {
	*uses
	values map[*ast.Value]use // so far
	ops    map[*ast.Op]use    // of the results and arguments of an op with regions
	bodies map[*ast.Op]use    // of what its terminators pass on
	passes map[*ast.Op]bool   // memory of passesAddress
	ahead  []followed
}

// followed is an address to be followed, and how it is used.
type followed struct {
	v   *ast.Value
	how use
}

// more adds a use to what is known of x, and reports whether that was less.
func more[K comparable](known map[K]use, x K, how use) (use, bool) {
	before, ok := known[x]
	known[x] = before.and(how)
	return known[x], !ok || known[x] != before
}

// back follows a value to those that it may be made from; if it is an origin, its
// use is noted.
func (t *tracer) back(v *ast.Value, how use) {
	if !isAddress(v.Type) {
		return
	}
	how, grown := more(t.values, v, how)
	if !grown {
		return
	}
	op := v.Def()
	if b := v.ArgOf(); b != nil {
		if op = b.Parent(); op.Opcode == ast.OpEntry {
			t.params[v.Index()] = t.params[v.Index()].and(how)
			return
		}
	}
	switch {
	case op.Opcode == ast.OpGetGlobal:
		name, _ := op.Attr("name").(ast.SymbolAttr)
		t.globals[name.Root] = t.globals[name.Root].and(how)
	case op.Opcode == ast.OpAlloca: // is watched anyway
	case !t.passesAddress(op):
		t.unknown = t.unknown.and(how)
	default:
		if how, grown := more(t.ops, op, how); grown || len(op.Regions()) == 0 {
			t.follow(op.Operands(), how)
			t.body(op, how)
		}
	}
}

func (t *tracer) follow(vs []*ast.Value, how use) {
	for _, v := range vs {
		t.ahead = append(t.ahead, followed{v, how})
	}
}

// body follows what the terminators in the regions of an op pass on.
func (t *tracer) body(op *ast.Op, how use) {
	if len(op.Regions()) == 0 {
		return
	}
	how, grown := more(t.bodies, op, how)
	if !grown {
		return
	}
	for inner := range op.Inside() {
		if passesOn(inner) {
			t.follow(inner.Operands(), how)
		}
		t.body(inner, how)
	}
}

// passesAddress reports whether an op, or a terminator in its regions, passes an
// address on.
func (t *tracer) passesAddress(op *ast.Op) bool {
	return slices.ContainsFunc(op.Operands(), hasAddress) || t.bodyPassesAddress(op)
}

func (t *tracer) bodyPassesAddress(op *ast.Op) (found bool) {
	if len(op.Regions()) == 0 {
		return false
	}
	if known, ok := t.passes[op]; ok {
		return known
	}
	for inner := range op.Inside() {
		found = found || passesOn(inner) && slices.ContainsFunc(inner.Operands(), hasAddress) || t.bodyPassesAddress(inner)
	}
	t.passes[op] = found
	return found
}

// passesOn reports whether an op hands its operands to the op around it.
func passesOn(op *ast.Op) bool {
	return op.Opcode == ast.OpYield || op.Opcode == ast.OpContinue || op.Opcode == ast.OpBreak
}

func hasAddress(v *ast.Value) bool { return isAddress(v.Type) }

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

// uses returns how a launch uses each allocation that the host made.
func (r *launch) uses() map[*allocation]use {
	list := map[*allocation]use{}
	for i, arg := range r.args {
		if b, ok := arg.Buffer().(*buffer); ok {
			list[b.allocation] = list[b.allocation].and(r.entry.uses.params[i])
		}
	}
	for name, a := range r.program.globals {
		list[a] = list[a].and(r.entry.uses.globals[name])
	}
	return list
}
