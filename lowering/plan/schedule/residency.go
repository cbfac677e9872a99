package schedule

import (
	"fmt"
	"math"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// How many CTAs a multiprocessor holds, and how many stages the tiles have that are
// copied ahead, go together: shared memory has to be enough for all of them, and
// registers for all their threads.

// residency is how many CTAs of an entry share a multiprocessor.
type residency struct {
	*pass.Context
	byHand bool // gpu.occupancy is written; a hint alone may be overruled
	once   bool // no two tile blocks read the same for their products (once.go)
}

// ringStages chooses how many stages the rings of the copy engine have, and how many CTAs fit
// beside each other so.
type ringStages struct {
	residency
	tiles []*StagedTile
	rings []*Ring
}

// maxRingStages bounds the depth of a ring: past eight, the copies under way are
// more than memory's latency asks for.
const maxRingStages = 8

// multiplyingWarps is how many warps of a multiprocessor multiply at best: four
// warpgroups, of which some multiply while others do what is between their products.
const multiplyingWarps = 16

// MbarrierBytes is left free in shared memory for the mbarriers of rings, and ringMbarriers is what those of one ring take.
const (
	MbarrierBytes = 256
	ringMbarriers = 256
)

// needs is the shared memory that a CTA takes, in bytes.
type needs struct {
	fixed int // whatever the number of stages
	alone int // besides, if no other CTA is on the multiprocessor
	next  int // for tiles of the next tile block, beside those that this one's loops read
	stage int // for a stage of all rings that have several
	asked int // stages that the schedule asks for; 0 for none
}

func (s ringStages) needs() needs {
	n := needs{fixed: max(s.scratchBeside(), s.KeptFree) + max(0, ringMbarriers*len(s.rings)-MbarrierBytes)}
	for _, t := range s.tiles {
		if !t.placed {
			n.fixed += t.Shared.StageStride() * t.Shared.Stages
		}
		if t.transformed && gpu.IsPersistent(s.Op) { // the next iteration's, while nobody else multiplies
			n.alone += (TransformedStages - 1) * t.Shared.StageStride()
		}
	}
	for _, r := range s.rings {
		n.fixed -= (len(r.Fillings) - 1) * r.Bytes()
		n.fixed += r.transformedBytes()
		if r.staged() {
			n.stage += r.Bytes()
			n.fixed -= r.Bytes()
			for _, l := range r.Fillings[0].Loads {
				n.asked = max(n.asked, int(l.Load.Int(gpu.AttrStages, 0)))
			}
			continue
		}
		switch asked := r.asked(); {
		case asked > 1:
			n.fixed += (asked - 1) * r.Bytes()
		case asked == 0 && gpu.IsPersistent(s.Op) && chained(s.Context):
			n.fixed += (teamsAbreast(s.Op) - 1) * r.Bytes()
			n.next += teamsAbreast(s.Op) * r.Bytes()
		}
	}
	return n
}

// fitNext is how many CTAs a multiprocessor has room for, with how many stages each, and how many
// stages tiles have that loops read whose loads are not in them: another for the next tile block, if
// there is room. Where it has to wait for the last loop of the one before, all that its products read
// comes late: causal attention of 128 features makes 459, 560, 604, 612, 632 TFLOP/s on an H200 with two,
// for lengths of 1024 to 16384, and 425, 537, 583, 598, 608 with one.
func (s ringStages) fitNext(n needs) (ctas, stages, resident int) {
	if n.next > 0 {
		with := n
		with.fixed += n.next
		if ctas, stages = s.fit(with); ctas > 0 {
			return ctas, stages, 2
		}
	}
	ctas, stages = s.fit(n)
	return ctas, stages, 1
}

// fit is how many CTAs a multiprocessor has room for, and with how many stages each; no
// CTAs if there is not even room for one.
func (s ringStages) fit(n needs) (ctas, stages int) {
	for ctas := s.mostCTAs(); ctas > 0; ctas-- {
		if stages, no := s.stagesWith(n, ctas); no == "" {
			return ctas, stages
		}
	}
	return 0, 0
}

// stagesWith is how many stages there are if a multiprocessor holds so many CTAs. If it
// cannot, or too few stages would be left, it says why.
func (s ringStages) stagesWith(n needs, ctas int) (stages int, no string) {
	room, least := s.roomFor(n, ctas), 2
	switch {
	case n.asked > 0:
		least = n.asked
	case ctas > 1:
		least = fewStages(s.Context)
	}
	most := n.asked
	if most == 0 {
		most = s.mostStages(n.stage)
	}
	stages = stagesIn(room, n.stage, most)
	switch {
	case stages < least:
		return 0, noFit(least, n.stage)
	case ctas > 1 && !s.registersSuffice(ctas):
		return 0, "threads have too few registers for what products add up"
	case ctas > s.Machine.CTAsOf(ownWarps(s.Context)+roleWarps(s.Op)):
		return 0, fmt.Sprintf("there are more warps than the %d that a multiprocessor holds", s.Machine.WarpsPerSM)
	}
	return stages, ""
}

// roomFor is the shared memory that stages may take if a multiprocessor holds so many CTAs.
func (s ringStages) roomFor(n needs, ctas int) int {
	if ctas == 1 {
		n.fixed += n.alone
	}
	return s.Machine.SharedFor(ctas) - n.fixed - MbarrierBytes
}

// remarkRoom says what held back more stages of rings, or more CTAs, than there are.
func (s ringStages) remarkRoom(n needs, ctas, stages int) {
	i := slices.IndexFunc(s.rings, (*Ring).staged)
	if n.asked > 0 || i < 0 || !s.Listening() {
		return
	}
	loops := s.rings[i].Fillings[0].Loops
	at := loops[len(loops)-1]
	if most := s.mostStages(n.stage); stages < most {
		s.Remark(at, remark.FewerStages, "stages", stages, "most", most, "ctas", ctas, "room", s.roomFor(n, ctas), "bytes", n.stage)
	}
	if goal := s.mostCTAs(); ctas < goal {
		_, why := s.stagesWith(n, ctas+1)
		s.Remark(at, remark.FewerCTAs, "ctas", ctas, "goal", goal, "why", why)
	}
}

// fewStages is how many stages are worth fewer CTAs.
func fewStages(c *pass.Context) int {
	if chained(c) {
		return 2
	}
	return 3
}

// Of large stages that take long to multiply three do better than four: of 128×256 by 64 of f16, 48 KB
// and 1,024 cycles, an H200 makes 762 TFLOP/s of 4096³ so and 778 of 8192³, where with four it makes
// 757 and 767. Of 64×128 by 128, as large, for 512 cycles, three take 1.2 times as long as four with
// 1024×1024×8192; and of 256×128 by 64, 1.07 times with 128×4096×14336, 32 tile blocks.
const (
	largeStage = 48 << 10 // bytes
	longStage  = 1024     // cycles of a multiprocessor's tensor cores
	manyRounds = 3        // tile blocks of a CTA
)

// mostStages is how many stages of some bytes are worth it.
func (s ringStages) mostStages(each int) int {
	if each > 0 && s.once {
		return stagesOnce(each, maxRingStages)
	}
	products := Products(s.Context)
	flop := 0
	for _, p := range products {
		instr, _, _ := OfProduct(p)
		if !instr.Beside() || instr.A.MemBits() != 16 {
			return maxRingStages
		}
		left := gpu.Shape(ast.AsTile(gpu.Factors(p)[0].Type))
		flop += 2 * int(ast.AsTile(p.Value().Type).NumElements()) * left[len(left)-1]
	}
	if each >= largeStage && flop >= longStage*s.Machine.Rates.TensorFlop && launchedCTAs(s.Context) >= manyRounds && !chained(s.Context) {
		return 3
	}
	return maxRingStages
}

// stagesIn is how many stages of some bytes there are in so much shared memory, and no more
// than most. Where no tile has several any number will do.
func stagesIn(room, each, most int) int {
	switch {
	case room < 0:
		return 0
	case each == 0:
		return most
	}
	return min(most, room/each)
}

// scratchBeside estimates the shared memory through which results go to other threads
// while rings are in use: those of loops in a loop go on to be filled then, be it the loop
// over the tile blocks of a persistent CTA. Half of a result is enough, which goes in two
// rounds.
func (s ringStages) scratchBeside() (most int) {
	for _, r := range s.rings {
		f := r.Fillings[0]
		for _, product := range f.Loads[0].Readers {
			switch {
			case !f.Staged():
			case len(f.Loops) > 1:
				most = max(most, gpu.TileBytes(product.Value())/2)
			case gpu.IsPersistent(s.Op):
				most = max(most, exchangedBytes(s.Op)/2)
			}
		}
	}
	return most * gpu.TeamsOf(s.Op)
}

// exchangedBytes estimates how much of a result goes through shared memory on its way out
// of a tile block: threads store elements of 32 bits and more as they hold them, some in a
// row, and narrower ones when others have given them their neighbours.
func exchangedBytes(entry *ast.Op) (most int) {
	visit := func(b *ast.Block) {
		for op := range b.Ops() {
			if v, _ := gpu.StoredTile(op); v != nil && gpu.ElemBytes(ast.AsTile(v.Type).Elem) < 4 {
				most = max(most, gpu.TileBytes(v))
			}
		}
	}
	visit(entry.Body(0))
	if behind := gpu.BehindJoin(entry); behind != nil {
		visit(behind)
	}
	return most
}

// chained reports whether a product's operand is computed of another product. What is
// computed between them keeps warps from multiplying, which more CTAs make up for, rather
// than more stages: attention of 64 features makes 412 TFLOP/s on an H200 with three CTAs
// and two stages, 374 with two and three.
func chained(c *pass.Context) bool {
	return slices.ContainsFunc(Products(c), func(p *ast.Op) bool {
		instr, _, _ := OfProduct(p)
		return instr.TakesEither() && fromProduct(p.Get(ast.InLhs))
	})
}

// mostCTAs is how many CTAs of an entry with a role a multiprocessor should hold: as many as
// are worth it, if the grid has them.
func (r residency) mostCTAs() int {
	if r.byHand {
		return int(r.Op.Int(gpu.AttrOccupancy, 1))
	}
	return min(worthCTAs(r.Context), launchedCTAs(r.Context))
}

// worthCTAs is how many CTAs of an entry with a role do better on a multiprocessor than fewer
// with more stages. One that is persistent has its next tile block's operands there when it has
// stored its result, so the room for another does better as more stages, and for the result as a
// whole: 128×128 of f16 makes 724 TFLOP/s on an H200 so, 685 with two.
func worthCTAs(c *pass.Context) int {
	if gpu.IsPersistent(c.Op) && exchangedBytes(c.Op) > 0 || gpu.TeamsOf(c.Op) > 1 {
		return 1
	}
	return max(2, multiplyingWarps/ownWarps(c))
}

// manyCTAs stands for all larger grids.
const manyCTAs = 1 << 31

// launchedCTAs is how many CTAs of the grid there are for a multiprocessor, if it is known how
// large that is, or of clusters that share sums, how many it takes for all of them to run at one
// time: some multiprocessors lie where no cluster has room. The room of others is for stages then,
// as what bounds so small a grid is how many bytes are on their way: of 512×512×16384 in f16, 64
// tiles of 64×64, an H200 with one CTA of seven stages makes 295 TFLOP/s, with room for two of
// three stages each 187; 16 clusters of 8 CTAs that share tiles of 128×128 take it 30.7 µs with
// one CTA on a multiprocessor, of which 15 run at one time, and 26.2 µs with two.
func launchedCTAs(c *pass.Context) int {
	if gpu.Streams(c.Op) { // be there tile blocks for all or not
		return max(1, (int(c.Op.Int(gpu.AttrCTAs, manyCTAs))+c.Machine.SMs-1)/c.Machine.SMs)
	}
	grid := gpu.IntsOf(c.Op, gpu.AttrLaunch)
	if len(grid) != 3 {
		return math.MaxInt
	}
	if n := gpu.SplitOf(c.Op); n > 1 && !gpu.SplitsByMemory(c.Op) {
		return c.Machine.ResidencyOf(int64(grid[0])*int64(grid[1])*int64(grid[2]), n, c.Machine.CTAsPerSM)
	}
	ctas, merged := gpu.CTAsOf(c.Op), gpu.IntsOf(c.Op, gpu.AttrMerged)
	for d, n := range grid {
		if len(merged) == 3 {
			n /= merged[d]
		}
		ctas = min(ctas*min(n, manyCTAs), manyCTAs)
	}
	return max(1, (ctas+c.Machine.SMs-1)/c.Machine.SMs)
}

// leastRegisters is what ptxas wants for any kernel with such products.
const leastRegisters = 96

// registersSuffice reports whether the registers of a multiprocessor are estimated to
// be enough for so many CTAs with a role, or the schedule asks for them.
func (r residency) registersSuffice(ctas int) bool {
	if own, role, ok := gpu.RegistersOf(r.Op); ok {
		warps := ownWarps(r.Context)
		return warps*own+roleWarps(r.Op)*role[0] <= (warps+roleWarps(r.Op))*r.Machine.RegistersFor(ctas*(warps+roleWarps(r.Op)))
	}
	need, has := registers(r.Context), mostRegisters(r.Context, ctas)
	return r.byHand || max(need.Total(), leastRegisters) <= has || worthWaiting(r.Context, ctas) && max(need.AtOnce(), leastRegisters) <= has
}

// waitingCTAs is how many CTAs of one warpgroup do better if each waits for its products at
// once than fewer of which a product is under way while threads compute what the next takes.
// Attention of 64 features, 64×128 numbers in an iteration, makes 439, 464, 478, 485, 488 TFLOP/s
// on an H200 with three CTAs that wait, and 403, 444, 464, 473, 425 with two that do not, for
// lengths of 1024 to 16384.
const waitingCTAs = 3

// comparedRegisters is how many numbers of a product's result a thread compares under a causal mask
// with what three CTAs leave it: with 64, 292 bytes are spilled.
const comparedRegisters = 32

// worthWaiting reports whether so many CTAs do. Where loops grow with a tile block's number, as under a
// causal mask, comparing rows takes registers too: 64×64 numbers in an iteration leave enough. The
// backward pass of queries takes 568 µs so, 667 with two CTAs.
func worthWaiting(c *pass.Context, ctas int) bool {
	if ctas > waitingCTAs || c.Warps != machine.Warpgroup {
		return false
	}
	masked, beside := growsAlongGrid(c), map[*ast.Block]int{}
	for _, p := range Products(c) {
		beside[p.Block()]++
		if masked && gpu.TileBytes(p.Value())/4/(32*c.Warps) > comparedRegisters {
			return false
		}
	}
	return slices.ContainsFunc(Products(c), func(p *ast.Op) bool { return beside[p.Block()] > 1 && fromProduct(p.Get(ast.InLhs)) })
}

// growsAlongGrid reports whether loops with products grow with a tile block's number.
func growsAlongGrid(c *pass.Context) bool {
	return slices.ContainsFunc([]int{0, 1, 2}, func(d int) bool { return iterationsGrow(c, d) })
}

// placesLate reports whether threads of so many CTAs lack registers, as they wait for their
// products at once, as four warpgroups share them, or as they add up in one loop what a role has transposed for: attention of 8 bits in one loop
// takes 616 µs of an H200 so, 640 without, in which a thread spills; in two, of which the second has a mask, 1,277 and 1,209.
func placesLate(c *pass.Context, ctas int) bool {
	waits := worthWaiting(c, ctas) || ctas == 1 && c.Warps >= alternating*machine.Warpgroup && chained(c) || len(byRole(c.Op)) > 0 && productLoops(c) == 1
	has := mostRegisters(c, ctas)
	if own, _, given := gpu.RegistersOf(c.Op); given {
		has = own
	}
	return waits && registers(c).Total() > has
}

// productLoops is how many loops have products beside others.
func productLoops(c *pass.Context) int {
	loops := map[*ast.Op]bool{}
	for _, p := range Products(c) {
		loops[p.Parent()] = true
	}
	return len(loops)
}

func noFit(stages, bytes int) string {
	return fmt.Sprintf("%d stages of %d bytes do not fit", stages, bytes)
}
