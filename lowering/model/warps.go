package model

import "tileir/lowering/machine"

// Where warps multiply by mma.sync, they ask for copies, take operands from shared memory and
// wait for each other in the same order in which they multiply. So the tensor cores have
// nothing to do for a part of each iteration, unless another CTA has work for them; and the
// units for integers are busy with addresses.

// ByWarps are constants of warps that multiply by mma.sync, each for itself.
type ByWarps struct {
	// Cycles of a CTA.
	Iteration float64 // of an iteration besides its products: barriers, addresses, the first operands
	PerCopy   float64 // of each 16 bytes that a thread copies ahead
	PerMatrix float64 // of each ldmatrix.x4 of a warp
	Ahead     float64 // share of a step of a warp's products that goes on under all that
	PerLoad   float64 // of each access by which a thread reads a tile that is not copied ahead
	Around    float64 // of a CTA before its first and behind its last product

	// Instructions on integers of a warp.
	IntegersOf        float64 // of an iteration
	IntegersPerCopy   float64 // of each 16 bytes that a thread copies ahead
	IntegersPerLoad   float64 // of each other access
	IntegersPerMatrix float64 // of each ldmatrix.x4
	IntegersAround    float64 // before the first and behind the last iteration
	IntegersPerStore  float64 // of each number that a thread stores
}

// warps has a CTA whose warps multiply take the time that these constants say.
func (w *Work) warps(b *blockCost, k Constants, stored float64) {
	e, ok := w.iteration()
	if !ok || k.Iteration == 0 {
		return
	}
	steps := 0.0
	for i := range w.Products {
		steps = max(steps, w.Products[i].Times)
	}
	b.waits = 0 // by that account one CTA waits while another goes on
	b.integers = e.integers(k, steps, stored/storedBytes/float64(warpLanes*w.Warps), w.Warps)
	b.loop = max(b.tensor+steps*e.besides(k)+k.Around, b.busy(), b.loop)
}

// each is what a thread, or its warp, does in an iteration.
type each struct {
	copies   float64 // of 16 bytes, ahead of the products, by cp.async
	loads    float64 // of what is not copied ahead
	matrices float64 // ldmatrix.x4 of a warp
	products float64 // cycles that the tensor cores take for the warp's mma.sync of one depth
}

const (
	ldmatrixBytes = 512 // that an ldmatrix.x4 reads
	copyBytes     = 16  // of a cp.async
	mmaDepth      = 16  // how much an mma.sync of f16 sums over
	integerLanes  = 64  // of a multiprocessor
	warpLanes     = 32
	storedBytes   = 4 // of a sum
)

// iteration counts what threads do in an iteration besides multiplying; ok is false where
// they do not multiply by mma.sync.
func (w *Work) iteration() (e each, ok bool) {
	for i := range w.Products {
		p := &w.Products[i]
		if !byWarps(p) {
			continue
		}
		depth := p.Flop() * mmaDepth / float64(p.K) / float64(w.Warps)
		e.matrices = max(e.matrices, p.SharedB/ldmatrixBytes/float64(w.Warps))
		e.products = max(e.products, depth*float64(w.Machine.Partitions)/rate(p, w.Machine.Rates))
		ok = true
	}
	threads := float64(warpLanes * w.Warps)
	for _, a := range w.Accesses {
		switch {
		case a.Store || a.Times <= 1:
		case a.Copied:
			e.copies += a.Bytes / copyBytes / threads
		default:
			e.loads += a.Bytes / float64(max(1, a.Piece)) / threads
		}
	}
	return e, ok
}

// byWarps reports whether each warp multiplies for itself.
func byWarps(p *Product) bool {
	switch p.Instr.Family {
	case machine.MMA, machine.MMAF8, machine.MMAF64, machine.MMAScaled:
		return true
	}
	return false
}

// besides is how many cycles of an iteration a CTA has nothing for the tensor cores.
func (e *each) besides(k Constants) float64 {
	cycles := k.Iteration + k.PerCopy*e.copies + k.PerMatrix*e.matrices - k.Ahead*e.products
	if e.loads > 0 {
		cycles += k.Fetch + k.PerLoad*e.loads
	}
	return max(0, cycles)
}

// integers is how many cycles the units for integers have to do for a CTA of so many
// iterations, of which each thread stores so many numbers.
func (e *each) integers(k Constants, steps, stores float64, warps int) float64 {
	once := k.IntegersOf + k.IntegersPerCopy*e.copies + k.IntegersPerLoad*e.loads + k.IntegersPerMatrix*e.matrices
	around := k.IntegersAround + k.IntegersPerStore*stores
	return (steps*once + around) * float64(warps*warpLanes) / integerLanes
}
