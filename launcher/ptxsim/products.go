package ptxsim

import (
	"errors"
	"fmt"
	"strings"

	"tileir/ast/num"
	"tileir/launcher"
	"tileir/ptxgen/ptx"
)

// Products are held to those of the program's meaning, which another device has told: a
// product of other elements of memory, or of elements as another type, ends the launch.

// elementOf is the element type of package num that an operand of a product has.
func elementOf(t ptx.Type) num.Type {
	if t == ptx.S8 || t == ptx.U8 {
		return num.I8
	}
	return numTypes[t]
}

// operand is where the elements of a fragment come from, whose registers are from.
func (f *fragment) operand(elem num.Type, from []vecOrigins) *launcher.Operand {
	o := &launcher.Operand{Elem: elem, Rows: f.rows, Cols: f.cols, From: make([]launcher.Origin, f.rows*f.cols)}
	per := f.perWord()
	for i := range f.at {
		for lane, at := range &f.at[i] {
			o.From[at] = from[i/per][lane][i%per*f.bits/8]
		}
	}
	return o
}

// origins are those of a fragment's registers.
func (f *fragment) origins(fr *frame) (list []vecOrigins) {
	for i := range f.src {
		list = append(list, fr.originsOf(&f.src[i]))
	}
	return list
}

// check holds a product of a warp to the program's.
func (w *warpProduct) check(p *path) {
	a, b := w.a.operand(w.elem, w.a.origins(p.frame)), w.b.operand(w.elem, w.b.origins(p.frame))
	run := p.warp.cta.unit.run
	wrong := run.program.device.options.Products.Check(a, b)
	if wrong == nil {
		return
	}
	s := &p.frame.f.steps[p.pc]
	fault := p.fault(s, -1, wrong.Text(run.paramName))
	switch wrong.Transposed {
	case "A":
		fault.Before = p.madeBy("A", &w.a)
	case "B":
		fault.Before = p.madeBy("B", &w.b)
	}
	panic(fault)
}

// madeBy says which instruction wrote a fragment.
func (p *path) madeBy(operand string, f *fragment) string {
	if len(f.src) == 0 || f.src[0].constant != nil || p.frame.writers[f.src[0].reg] == nil {
		return ""
	}
	s, m := p.frame.writers[f.src[0].reg], p.warp.cta.unit.module
	return fmt.Sprintf("operand %s is of %s, PTX line %d:\n  %5d | %s", operand, m.location(s.loc), s.line, s.line, strings.TrimSpace(m.text(s.line)))
}

// paramName is the name of an argument's parameter.
func (r *run) paramName(arg int) string { return launcher.ParamName(r.kernel.Params[arg], arg) }

// check holds a product of a warpgroup to the program's.
func (g *warpgroupProduct) check(w *warp) error {
	s, products := w.cta.shared, w.cta.unit.run.program.device.options.Products
	if s.origins == nil {
		return nil
	}
	a := &launcher.Operand{Elem: g.elem, Rows: 16, Cols: g.k, From: make([]launcher.Origin, 16*g.k)}
	if g.fragment != nil {
		a = g.fragmentA.operand(g.elem, g.origins)
	} else {
		first := w.index % 4 * 16
		g.descA.origins(s, g.transA, g.k, g.operand, first, 16, func(row, k int, o launcher.Origin) { a.From[(row-first)*g.k+k] = o })
	}
	b := &launcher.Operand{Elem: g.elem, Rows: g.k, Cols: g.n, From: make([]launcher.Origin, g.k*g.n)}
	g.descB.origins(s, g.transB, g.k, g.operand, 0, g.n, func(col, k int, o launcher.Origin) { b.From[k*g.n+col] = o })
	if wrong := products.Check(a, b); wrong != nil {
		return errors.New(wrong.Text(w.cta.unit.run.paramName))
	}
	return nil
}

// origins calls give with the origins of a matrix that has been read.
func (d descriptor) origins(s *sharedMemory, mnMajor bool, k, size, first, count int, give func(x, k int, o launcher.Origin)) {
	d.units(mnMajor, k, size, first, count, func(at, x, i int) {
		for off := 0; off < unitBytes; off += size {
			if at+off < len(s.origins) {
				give(x, i, s.origins[at+off])
			}
			if mnMajor {
				x++
			} else {
				i++
			}
		}
	})
}
