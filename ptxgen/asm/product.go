package asm

import (
	"fmt"

	"tileir/ptxgen/ptx"
)

// Product is a matrix product with its shape m×n×k and types: of the sums, and of the elements of
// both operands.
type Product struct {
	M, N, K   int
	Sum, A, B ptx.Type
}

func (p *Product) shape() string { return fmt.Sprintf("m%dn%dk%d", p.M, p.N, p.K) }

// fragment is the type of the registers that elements are held in: words, but of sums of 32 bits
// and of f64.
func fragment(t ptx.Type) ptx.Type {
	if t == ptx.F64 || t == ptx.F32 {
		return t
	}
	return ptx.B32
}

// MMA is a product that a warp computes from registers: d = a·b + c. Outputs: d; inputs: a, b, and c
// in the registers of d.
type MMA struct {
	Product
	InA, InB, InSum int // how many registers a lane holds of each
}

func (p MMA) write(w *writer) {
	d := vector(w.outs(fragment(p.Sum), p.InSum))
	fa, fb := w.ins(fragment(p.A), p.InA), w.ins(fragment(p.B), p.InB)
	c := w.tie()
	sum := name(p.Sum)
	w.do([]string{"mma", "sync", "aligned", p.shape(), "row", "col", sum, name(p.A), name(p.B), sum}, d, vector(fa), vector(fb), vector(c))
}

// WarpgroupMMA starts a product that a warpgroup computes, 64 rows of it, beside its own work.
// Outputs: the sums; inputs: the sums, if they are given, in the same registers; A, four words or a
// matrix descriptor; the matrix descriptor of B.
type WarpgroupMMA struct {
	Product
	// Fragments says that A is in registers.
	Fragments bool
	// Transposed says of operands A and B whose elements have 16 bits that they are not contiguous
	// along k; of others it must be false.
	Transposed [2]bool
	// Adds says that the product is added to what the sums hold, and Given that they hold something.
	Adds, Given bool
}

// fragmentWords is the registers of A that a thread holds.
const fragmentWords = 4

// Sums returns how many registers of the result a thread has.
func (p *WarpgroupMMA) Sums() int { return p.N / 2 * p.Sum.Bits() / 32 }

func (p WarpgroupMMA) write(w *writer) {
	d := vector(w.outs(fragment(p.Sum), p.Sums()))
	if p.Given {
		w.tie()
	}
	var a operands
	if p.Fragments {
		a = vector(w.ins(ptx.B32, fragmentWords))
	} else {
		a = w.in(ptx.B64)
	}
	b := w.in(ptx.B64)
	w.scope(func() {
		adds := w.locals(ptx.Pred, "p")[0]
		w.do([]string{"setp", "ne", "b32"}, adds, bit(p.Adds), num(0))
		args := append([]operands{d, a, b, adds}, p.modifiers()...)
		w.do([]string{"wgmma", "mma_async", "sync", "aligned", p.shape(), name(p.Sum), name(p.A), name(p.B)}, args...)
	})
}

// modifiers are the operands behind the predicate: the signs of floating-point operands, and of
// 16-bit ones in shared memory whether they are transposed.
func (p *WarpgroupMMA) modifiers() []operands {
	switch {
	case p.A.Kind() != ptx.Float:
		return nil
	case p.A.Bits() != 16:
		return []operands{num(1), num(1)}
	case p.Fragments:
		return []operands{num(1), num(1), bit(p.Transposed[1])}
	}
	return []operands{num(1), num(1), bit(p.Transposed[0]), bit(p.Transposed[1])}
}

func bit(set bool) operands {
	if set {
		return num(1)
	}
	return num(0)
}

// WarpgroupFence orders what registers got before the products of a warpgroup that have them. The
// sums that are given go through it.
type WarpgroupFence struct {
	Sums int
	Type ptx.Type // theirs
}

func (f WarpgroupFence) write(w *writer) {
	w.outs(fragment(f.Type), f.Sums)
	w.tie()
	w.do([]string{"wgmma", "fence", "sync", "aligned"})
}

// CommitProducts makes a group of the products that the warpgroup has started.
type CommitProducts struct{}

func (CommitProducts) write(w *writer) { w.do([]string{"wgmma", "commit_group", "sync", "aligned"}) }

// WaitProducts waits until at most so many groups of products are under way.
type WaitProducts int

func (n WaitProducts) write(w *writer) {
	w.do([]string{"wgmma", "wait_group", "sync", "aligned"}, num(int(n)))
}
