package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Choose writes down how the entry will run, before anything is made of it:
// attributes of the entry and of its ops, which the passes behind it carry out and
// which a person, or a tuner, may write or change.
//
//	entry     gpu.cluster      CTAs of a tile block
//	          gpu.warps        warps of a tile block that multiply
//	          gpu.occupancy    CTAs that a multiprocessor should hold
//	          gpu.role_warps   warps of the role that tells the copy engine what to copy
//	          gpu.registers    registers of a thread that multiplies, and of the role
//	          gpu.order        in which order tile blocks follow each other,
//	          gpu.band         and in how wide bands
//	          gpu.persistent   whether a CTA runs one tile block after the other
//	product   gpu.instruction  which instruction computes it
//	          gpu.grid         rows and columns of warps that share its result
//	          gpu.overlap      until when it is under way
//	load      gpu.copy         by what its tile comes to shared memory, ahead of time;
//	                           without it, threads load it when its turn comes
//	          gpu.ring         which stages it shares with loads of other loops
//	          gpu.stages       how many of its tiles shared memory holds
//
// What is there already is kept, and the rest chosen to go with it. What cannot be
// kept is an error at its place.
func Choose(e *Schedule) error {
	c := &chooser{Schedule: e, residencyGiven: e.Op.Has(gpu.AttrOccupancy)}
	e.chooseWarps()
	if err := c.checkPersistent(); err != nil {
		return err
	}
	if err := e.chooseInstructions(); err != nil {
		return err
	}
	c.tiles = e.stagedTiles()
	if err := c.checkCopies(); err != nil {
		return err
	}
	if err := c.copyByEngine(); err != nil {
		return err
	}
	if err := c.checkRole(); err != nil {
		return err
	}
	if err := c.copyByThreads(); err != nil {
		return err
	}
	if err := c.chooseOverlaps(); err != nil {
		return err
	}
	c.chooseOrder()
	return nil
}

// chooser chooses what is copied ahead for the products of an entry.
type chooser struct {
	*Schedule
	tiles          []*StagedTile
	rings          []*Ring // of the copy engine, once they are chosen
	residencyGiven bool    // by hand; a hint alone may be overruled
}

// CopyOf returns what a tile's load says, or has been chosen, of how it is copied.
func CopyOf(t *StagedTile) string {
	if load := t.Source(); load != nil {
		return load.Str(gpu.AttrCopy)
	}
	return ""
}

// checkCopies refuses what is said of loads that no product reads from shared memory.
func (c *chooser) checkCopies() (err error) {
	fed := map[*ast.Op]bool{}
	for _, t := range c.tiles {
		fed[t.Source()] = true
	}
	c.Walk(c.Op, func(op *ast.Op) {
		if copy := op.Str(gpu.AttrCopy); err == nil && copy != "" && copy != gpu.CopyNone && !fed[op] {
			err = c.Wrong(op, "%s = %q, but no product reads its tile from shared memory", gpu.AttrCopy, copy)
		}
	})
	return err
}

// Wrong is the located error for a schedule that cannot be kept.
func (e *Schedule) Wrong(op *ast.Op, format string, args ...any) error {
	return ast.Diagnostics{{
		Severity: ast.Error, Code: gpu.Code, Source: e.Source, Pos: op.Pos,
		Message: fmt.Sprintf("%s: the schedule has ", op.ShortName()) + fmt.Sprintf(format, args...),
	}}
}

// Impossible is the error for a copy that was asked for and is refused.
func (e *Schedule) Impossible(load *ast.Op, no *pass.Refusal) error {
	return e.Wrong(load, "%s = %q, which is not possible: %s", gpu.AttrCopy, load.Str(gpu.AttrCopy), remark.Text(no.Reason, no.Args...))
}

// chooseWarps sets how many warps compute the entry. A product by tensor cores
// wants 64 results per thread, for eight loads of fragments per 32 products; one
// by multiply-adds wants 16, a square of 4×4; without a product, eight elements
// per thread of the largest tile keep a memory-bound kernel's accesses wide and
// its occupancy high, but a transposition wants as many as make 16 bytes in
// either direction, and a reduction few warps. All this is for a tile block; the CTAs of a cluster
// share its warps.
func (e *Schedule) chooseWarps() {
	e.Cluster = e.chooseCluster()
	if e.Cluster > 1 {
		e.Op.SetAttr(gpu.AttrCluster, gpu.Int(e.Cluster))
	}
	work := e.measure()
	given := e.Op.Int(gpu.AttrWarps, 0)
	if e.Warps = int(given); given == 0 {
		e.Warps = e.warpsFor(work)
	}
	e.Op.SetAttr(gpu.AttrWarps, gpu.Int(e.Warps))
	e.remarkWarps(work, given > 0)
	if n, ok := e.hint(hintOccupancy); ok && n > 0 && !e.Op.Has(gpu.AttrOccupancy) {
		// More threads than a multiprocessor holds cannot be asked for.
		e.Op.SetAttr(gpu.AttrOccupancy, gpu.Int(min(int(n), e.Machine.WarpsPerSM/(e.Warps/e.Cluster))))
	}
}

// warpsFor is how many warps some work takes.
func (e *Schedule) warpsFor(w work) int {
	if n, ok := e.hint(hintWarps); ok && n > 0 && n <= pass.MaxWarps && n&(n-1) == 0 {
		return int(n) * e.Cluster
	}
	want := w.largest / (32 * w.each)
	if w.product > 0 {
		want = max(w.product/32, int64(4*e.Cluster))
	}
	warps := e.Cluster
	for int64(warps) < want && warps < pass.MaxWarps*e.Cluster {
		warps *= 2
	}
	return warps
}

// work is what the number of warps depends on.
type work struct {
	largest int64 // elements of the largest tile that is loaded or stored
	each    int64 // elements of it that a thread should have
	product int64 // threads that the largest product wants; 0 if there is none
}

// measure finds an entry's work.
func (e *Schedule) measure() work {
	w := work{largest: 1, each: 8}
	e.Walk(e.Op, func(op *ast.Op) {
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
		case ast.OpMmaF, ast.OpMmaI:
			w.product = max(w.product, ast.AsTile(op.Value().Type).NumElements()/e.resultsPerThread(op))
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

// The hints that planning follows.
const (
	hintWarps     = "num_worker_warps_per_cta"
	hintCluster   = "num_cta_in_cga"
	hintOccupancy = "occupancy"
)

// hint returns an optimization hint of the entry: the one for the target, else
// the default one.
func (e *Schedule) hint(key string) (int64, bool) {
	hints, ok := e.Op.Attr(ast.KeyOptimizationHints).(ast.HintsAttr)
	if !ok {
		return 0, false
	}
	for _, target := range []string{e.Machine.Generation, "default"} {
		list, _ := hints.Targets.Get(target).(ast.DictAttr)
		if n, ok := list.Get(key).(ast.IntAttr); ok {
			return n.Value, true
		}
	}
	return 0, false
}

// manyResults is from how many results of a product by warpgroups on a thread
// should hold 128: two warpgroups then read what four would, 128×256 makes 694 TFLOP/s on
// an H200 where it made 685, and threads have registers left.
const manyResults = 128 * 256

// convertedResults is the same where the first operand comes through registers: what its
// threads convert keeps them from multiplying, so two CTAs of one warpgroup are better than
// one of two. 128×128 in tf32 makes 261 TFLOP/s then, where it made 231.
const convertedResults = 128 * 128

// resultsPerThread is how many results of a product one thread should hold.
func (e *Schedule) resultsPerThread(op *ast.Op) int64 {
	a, c := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	if a.Rank() == 2 {
		i, ok := gpu.InstructionFor(e.Machine, a.ElemNum(), c.ElemNum(), c.Shape[0], c.Shape[1], a.Shape[1])
		if ok && i.Beside() && splitsRoles(e.Machine) && c.NumElements() >= manyResults {
			return 128
		}
		if ok && splitsRoles(e.Machine) && c.NumElements() >= convertedResults && e.comesThroughRegisters(op, i) {
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
func (e *Schedule) comesThroughRegisters(product *ast.Op, i gpu.Instruction) bool {
	if !i.TakesEither() || !i.AlongK() {
		return false
	}
	_, ok := e.rawOperand(product, product.Get(ast.InLhs), 0, i)
	return ok
}
