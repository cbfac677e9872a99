package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// chooseWarps sets how many warps compute the entry. A product by tensor cores
// wants 64 results per thread, for eight loads of fragments per 32 products; one
// by multiply-adds wants 16, a square of 4×4; without a product, eight elements
// per thread of the largest tile keep a memory-bound kernel's accesses wide and
// its occupancy high, but a transposition wants as many as make 16 bytes in
// either direction, and a reduction few warps, or as many as leave each enough registers
// beside the others (pressure.go). All this is for a tile block; the CTAs of a cluster share
// its warps.
func chooseWarps(c *pass.Context) {
	c.Cluster = chooseCluster(c)
	if c.Cluster > 1 {
		c.Op.SetAttr(gpu.AttrCluster, gpu.Int(c.Cluster))
	}
	work := measure(c)
	given := c.Op.Int(gpu.AttrWarps, 0)
	if c.Warps = int(given); given == 0 {
		c.Warps = warpsInTurn(c, work, warpsFor(c, work))
		if n := gpu.TeamsOf(c.Op); n > 1 { // of which all multiply
			c.Warps = max(min(c.Warps, machine.Warpgroup), c.Warps/n)
		}
	}
	c.Op.SetAttr(gpu.AttrWarps, gpu.Int(c.Warps))
	remarkWarps(c, work, given > 0)
	if n, ok := hint(c, hintOccupancy); ok && n > 0 && !c.Op.Has(gpu.AttrOccupancy) {
		// More threads than a multiprocessor holds cannot be asked for.
		c.Op.SetAttr(gpu.AttrOccupancy, gpu.Int(min(int(n), c.Machine.CTAsOf(c.Warps/c.Cluster))))
	}
}

// warpsFor is how many warps some work takes.
func warpsFor(c *pass.Context, w work) int {
	if n, ok := hint(c, hintWarps); ok && n > 0 && n <= pass.MaxWarps && n&(n-1) == 0 {
		return int(n) * c.Cluster
	}
	want := w.largest / (32 * w.each)
	if w.product > 0 {
		want = max(w.product/32, int64(4*c.Cluster))
	}
	warps := c.Cluster
	for int64(warps) < want && warps < pass.MaxWarps*c.Cluster {
		warps *= 2
	}
	return warps
}

// work is what the number of warps depends on.
type work struct {
	largest int64 // elements of the largest tile that is loaded or stored
	each    int64 // elements of it that a thread should have
	product int64 // threads that the largest product wants; 0 if there is none
	inTurn  int64 // elements of the largest tile of which threads compute one after the other, in a loop
}

// measure finds an entry's work.
func measure(c *pass.Context) work {
	w := work{largest: 1, each: 8}
	c.Walk(c.Op, func(op *ast.Op) {
		if gpu.AccessesMemory(op) {
			for _, v := range slices.Concat(op.Results(), op.Operands()) {
				if t := ast.AsTile(v.Type); t != nil {
					w.largest = max(w.largest, t.NumElements())
				}
			}
		}
		switch op.Opcode {
		case ast.OpReduce, ast.OpScan:
			w.each = max(w.each, 32) // fewer warps have less to tell each other
		case ast.OpPermute:
			side := int64(gpu.CopyBytes / gpu.ElemBytes(ast.AsTile(op.Value().Type).Elem))
			w.each = max(w.each, side*side)
		case ast.OpDivF, ast.OpSqrt:
			if mode := op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven); mode != ast.RoundApprox && mode != ast.RoundFull && analysis.LoopOf(op) != nil {
				w.inTurn = max(w.inTurn, ast.AsTile(op.Value().Type).NumElements())
			}
		case ast.OpMmaF, ast.OpMmaI:
			w.product = max(w.product, ast.AsTile(op.Value().Type).NumElements()/resultsPerThread(c, op))
			for _, part := range []ast.Part{ast.InLhs, ast.InRhs} {
				w.product = max(w.product, int64(gpu.TileBytes(op.Get(part))/4/mostOfOperand))
			}
		}
	})
	return w
}

// mostOfOperand is how many registers of a thread an operand should take at most, on its
// way to shared memory where it cannot be copied there.
const mostOfOperand = 128

// manyResults is from how many results of a product by warpgroups on a thread
// should hold 128: two warpgroups then read what four would, 128×256 makes 694 TFLOP/s on
// an H200 where it made 685, and threads have registers left.
const manyResults = 128 * 256

// convertedResults is the same where the first operand comes through registers: what its
// threads convert keeps them from multiplying, so two CTAs of one warpgroup are better than
// one of two. 128×128 in tf32 makes 261 TFLOP/s then, where it made 231.
const convertedResults = 128 * 128

// resultsPerThread is how many results of a product one thread should hold.
func resultsPerThread(c *pass.Context, op *ast.Op) int64 {
	a, acc := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	if a.Rank() == 2 {
		i, ok := gpu.InstructionFor(c.Machine, a.ElemNum(), acc.ElemNum(), acc.Shape[0], acc.Shape[1], a.Shape[1])
		if ok && i.Beside() && splitsRoles(c.Machine) && acc.NumElements() >= manyResults {
			return 128
		}
		if ok && i.Beside() && splitsRoles(c.Machine) && forFour(op) {
			return 32
		}
		if ok && splitsRoles(c.Machine) && acc.NumElements() >= convertedResults && comesThroughRegisters(c, op, i) {
			return 128
		}
		if ok && (!i.ReadsShared() || i.Beside() || i.C.MemBits() <= 32) {
			return 64
		}
	}
	return 16
}

// comesThroughRegisters reports whether a product's first operand goes from shared memory to
// registers, and on from there.
func comesThroughRegisters(c *pass.Context, product *ast.Op, i gpu.Instruction) bool {
	if !i.TakesEither() || !i.AlongK() || i.A.MemBits() == 8 { // of which there are few registers
		return false
	}
	_, ok := rawOperand(c, product, product.Get(ast.InLhs), 0, i)
	return ok
}

// remarkWarps says how many threads there are, and which hints are not followed.
func remarkWarps(c *pass.Context, w work, given bool) {
	if !c.Listening() {
		return
	}
	if c.Cluster > 1 {
		why := "its products, or what it reduces, are too large for one CTA"
		if n, _ := hint(c, hintCluster); int(n) == c.Cluster {
			why = "the hint " + hintCluster + " asks for it"
		}
		c.Remark(c.Op, remark.Cluster, "ctas", c.Cluster, "why", why)
	}
	why := fmt.Sprintf("the largest tile that is loaded or stored has %d elements", w.largest)
	switch {
	case w.product > 0:
		why = "its products ask for as many"
	case c.Warps > warpsFor(c, w):
		why = whyInTurn(c, warpsFor(c, w))
	}
	if given {
		why = "its schedule says so"
	}
	n, hinted := hint(c, hintWarps)
	if !given && hinted && int(n)*c.Cluster == c.Warps {
		why = "the hint " + hintWarps + " says so"
	}
	c.Remark(c.Op, remark.Warps, "warps", c.Warps, "why", why)
	if hinted && int(n)*c.Cluster != c.Warps {
		c.Remark(c.Op, remark.HintIgnored, "hint", hintWarps, "value", int(n), "why", fmt.Sprintf("expected a power of two up to %d", pass.MaxWarps))
	}
	if n, hinted := hint(c, hintCluster); hinted && int(n) != c.Cluster {
		why := fmt.Sprintf("expected a power of two up to %d", c.Machine.ClusterMax)
		if !c.Machine.Clusters {
			why = c.Machine.Generation + " has no clusters"
		}
		c.Remark(c.Op, remark.HintIgnored, "hint", hintCluster, "value", int(n), "why", why)
	}
	if n, hinted := hint(c, hintOccupancy); hinted && int(n) > c.Machine.CTAsOf(c.Warps/c.Cluster) {
		c.Remark(c.Op, remark.HintIgnored, "hint", hintOccupancy, "value", int(n),
			"why", fmt.Sprintf("a multiprocessor of %s holds %d warps, of %d CTAs at most", c.Machine.Name, c.Machine.WarpsPerSM, c.Machine.CTAsPerSM))
	}
}

// Warps hide for each other how long what they wait for takes. A thread that begins with
// one element before it has ended with another needs few others beside it: cross_entropy
// makes 2675 GB/s on an H200 with 20 warps of 88 registers to a multiprocessor, 2546 with 36
// of 55. Division and roots that are rounded exactly have a branch for each element, which
// keeps a thread from that: softmax_online makes 2036 GB/s with 16 warps, 2111 with 20, 3122
// with 40. Where a thread has few of them in turn, waiting for memory is more:
// rms_norm_persistent and decode_join, which divide an element or two, are slower by 2 and
// 47 % with twice the warps. Nor is it better where tile blocks divide once: others load then
// (softmax_rows, 3304 GB/s with 28 warps of 72, 3289 with 48 of 40).
const (
	warpsForTurns = 32 // of a multiprocessor
	manyInTurn    = 16 // elements of a thread
)

// warpsInTurn is how many warps compute an entry without products that would otherwise be
// computed by some: as many as leave a multiprocessor enough of them, for what each computes
// element by element.
func warpsInTurn(c *pass.Context, w work, warps int) int {
	if _, hinted := hint(c, hintWarps); hinted || w.product > 0 || w.inTurn < manyInTurn*32 {
		return warps
	}
	p := measurePressure(c)
	for warps < pass.MaxWarps*c.Cluster && w.inTurn >= int64(manyInTurn*32*warps) && warpsBeside(c, p, warps) < warpsForTurns {
		warps *= 2
	}
	return warps
}

// whyInTurn says why there are more warps than some.
func whyInTurn(c *pass.Context, fewer int) string {
	p := measurePressure(c)
	return fmt.Sprintf("with %d a multiprocessor would hold %d (about %d registers a thread), too few for what threads divide element by element",
		fewer, warpsBeside(c, p, fewer), p.registers(fewer))
}
