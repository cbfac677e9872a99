package interp

import (
	"tileir/ast/num"
	"tileir/launcher"
)

// Which elements of memory are multiplied by which: for a device that executes compiled
// code to be held to. A tile that was loaded knows where its elements come from, and so
// do those that are made of it by moving elements about.

// products tells them.
type products struct {
	to   *launcher.Products
	args map[*allocation]int // the first argument that an allocation is the buffer of
}

// newProducts prepares a launch; nil if nobody asks.
func (r *launch) newProducts(to *launcher.Products) *products {
	if to == nil {
		return nil
	}
	p := &products{to, map[*allocation]int{}}
	for i, arg := range r.args {
		b, ok := arg.Buffer().(*buffer)
		if !ok {
			continue
		}
		if _, known := p.args[b.allocation]; !known {
			p.args[b.allocation] = i
		}
	}
	return p
}

// origin is where an address lies.
func (r *launch) origin(address uint64) launcher.Origin {
	a := r.memory.find(address)
	if arg, ok := r.products.args[a]; ok {
		return launcher.OriginOf(arg, int64(address-a.base))
	}
	return 0
}

// origins returns where the n elements of a tile come from; nil if that is not known.
func (t *tile) origins(n int) []launcher.Origin {
	if len(t.from) != n { // not known, or of other elements that the storage was read as
		return nil
	}
	return t.from
}

// noteOrigins says where the elements of a box that was loaded come from.
func (v *viewAccess) noteOrigins(f *frame, dst *tile, b *box) error {
	if dst.from == nil {
		dst.from = make([]launcher.Origin, v.n)
	}
	if b.empty() {
		return nil
	}
	return v.elements(f, b, func(at int, address uint64) error {
		dst.from[at] = f.run.origin(address)
		return nil
	})
}

// noteOriginsOf says where elements that were loaded through pointers come from, but for
// those that the mask leaves out.
func (x *access) noteOriginsOf(f *frame, dst *tile, pointers []uint64, mask []uint8) {
	dst.from = make([]launcher.Origin, x.n)
	for i, address := range pointers {
		if mask == nil || mask[i] != 0 {
			dst.from[i] = f.run.origin(address)
		}
	}
}

// tell tells the products of two tiles.
func (p product) tell(f *frame, t num.Type, a, b *tile) {
	if f.run.products == nil {
		return
	}
	left, right := a.origins(p.batch*p.m*p.k), b.origins(p.batch*p.k*p.n)
	if left == nil {
		left = make([]launcher.Origin, p.batch*p.m*p.k)
	}
	if right == nil {
		right = make([]launcher.Origin, p.batch*p.k*p.n)
	}
	for i := range p.batch {
		f.run.products.to.Add(
			&launcher.Operand{Elem: t, Rows: p.m, Cols: p.k, From: left[i*p.m*p.k:][:p.m*p.k]},
			&launcher.Operand{Elem: t, Rows: p.k, Cols: p.n, From: right[i*p.k*p.n:][:p.k*p.n]})
	}
}
