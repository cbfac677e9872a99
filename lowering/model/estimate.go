package model

import (
	"math"
	"slices"

	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// Constants are what no data sheet says, by how a product of f16 on an H200 goes: fitted to
// times of many of them (docs/TILING.md). Shares are of the rates of the machine's row.
type Constants struct {
	TensorShare float64 // of the rate of the tensor cores that products reach if all are busy, as power allows
	SharedShare float64 // of that of shared memory
	EngineBytes float64 // of the time that threads' bytes take there, what those take that the copy engine writes
	L2Share     float64
	Together    float64 // of what neighbours ask for together, the part that comes from L2 once
	Written     float64 // how much longer than a byte read from L2 takes one that is written
	Beyond      float64 // and one beyond a tensor's edge, as the copy engine gets them all from one place
	DRAMShare   float64
	Stream      float64 // bytes that a multiprocessor takes from L2 in a cycle of one stage, as long as no other is on its way
	Crossing    float64 // how much more a tile takes on its way whose rows lie across lines
	Narrow      float64 // and one whose rows are half a line
	Latency     float64 // cycles from asking for a tile until its first bytes are there
	Fetch       float64 // the same of a tile that threads load themselves: no engine has to begin
	Load        float64 // and for each of the loads that a thread makes, one after the other
	Miss        float64 // and how many cycles more if it comes from DRAM
	Kept        float64 // stages that are not on their way, as products read them
	Step        float64 // cycles of an iteration at least whose products run beside the threads
	ThreadStep  float64 // the same besides all else, of one whose threads multiply, in which warps wait for each other
	Issue       float64 // cycles of each line that a load by a warp touches, where threads load operands themselves
	Begin       float64 // cycles of a CTA before it asks for its first tile, and behind its last store
	ThreadBegin float64 // the same of one without the copy engine
	StorePerSM  float64 // bytes that a multiprocessor stores in a cycle
	Exchanged   float64 // bytes of a sum that a CTA gets of others in a cycle, which share it
	Joined      float64 // the same of one that reads what they left in memory
	Join        float64 // cycles until a CTA knows whether it is the last
	Handover    float64 // share of a CTA's stores that the next CTA of the multiprocessor cannot hide
	Queue       float64 // how units are in each other's way: what three take together is the root of the sum of their times' powers
	Launch      float64 // seconds of any launch
	Align       float64 // and of a tensor's copy to aligned rows
	AlignShare  float64 // of the rate of DRAM that such a copy reaches

	ByWarps // where warps multiply by mma.sync
}

// Usual is what estimates are made with. What the fit sees is often a sum: Launch is low and Begin
// high, as what any launch takes is in both.
var Usual = Constants{
	TensorShare: 0.9058, SharedShare: 1.010, EngineBytes: 0.04216, L2Share: 1, Together: 0.7902, Written: 2.774, Beyond: 3.557,
	DRAMShare: 0.8990, Stream: 303.4, Crossing: 0.6743, Narrow: 0.3074, Latency: 381.6, Fetch: 230, Load: 8, Miss: 1781,
	Kept: 0.004600, Step: 207.4, ThreadStep: 72.68, Issue: 2.226, Begin: 792.8, ThreadBegin: 971.6,
	StorePerSM: 21.50, Exchanged: 24, Joined: 55, Join: 600, Handover: 1, Queue: 4, Launch: 0.0727e-6, Align: 3.205e-6, AlignShare: 0.4717,
}

// byMMA is what estimates of GPUs are made with on which warps multiply by mma.sync: of an A100 by
// the simulator's account of its time (docs/TILING.md), as no such GPU was measured. Shares
// are whole, latencies those of the simulator, by which no unit is in another's way.
var byMMA = Constants{
	TensorShare: 1, SharedShare: 1, L2Share: 1, Written: 1, DRAMShare: 1, Stream: 64, Latency: 500, Fetch: 400, StorePerSM: 128, Exchanged: 24, Joined: 78, Join: 1200, Queue: math.Inf(1), Launch: 2.837e-6, AlignShare: 1,
	ByWarps: ByWarps{
		Iteration: 208, PerCopy: 17.5, PerMatrix: 5.2, Ahead: 1.19, PerLoad: 22, Around: 1283,
		IntegersOf: 40, IntegersPerCopy: 6, IntegersPerLoad: 8, IntegersPerMatrix: 1, IntegersAround: 220, IntegersPerStore: 3.7,
	},
}

// ConstantsOf is what estimates for a machine are made with.
func ConstantsOf(m machine.Machine) Constants {
	if m.Products.Has(machine.WGMMA) || m.Products.Has(machine.TCGEN05) {
		return Usual
	}
	return byMMA
}

const (
	// port is the bytes that a multiprocessor takes from L2 in a cycle: so many a single CTA
	// takes of deep stages.
	port = 98

	// neighbours are the multiprocessors whose requests for the same come together: those of
	// three pairs, on which CTAs begin that follow each other.
	neighbours = 6

	// edge is how suddenly L2 does not hold what is as large as itself.
	edge = 10
)

// The terms of an estimate. The first ones are what one unit would take by itself with the
// work of the whole launch, spread evenly over the GPU; the others what comes on top.
const (
	Tensor    = "tensor cores"  // or multiply-adds, as the products' instructions are
	SharedMem = "shared memory" // operands of products, and what is copied there
	Integers  = "integers"      // addresses, of warps that copy and multiply by mma.sync
	L2        = "L2"            // what tile blocks load and store
	DRAM      = "DRAM"          // the same, less what tile blocks that run at one time share, and what L2 holds
	Aligning  = "alignment"     // copies of tensors to aligned rows, before the launch
	Loop      = "loop"          // what an iteration takes besides, or waits for its tiles
	Epilogue  = "epilogue"      // stores, and the begin of the CTA behind them
	Idle      = "idle SMs"      // multiprocessors that have nothing to do in the last wave
	Pressure  = "spills"        // those that threads lack
)

// TermNames lists the terms, in the order of a table.
func TermNames() []string {
	return []string{Tensor, SharedMem, Integers, L2, DRAM, Aligning, Loop, Epilogue, Idle, Pressure}
}

// Estimate is how long a launch takes.
type Estimate struct {
	Seconds float64
	Terms   map[string]float64 // in seconds, by name

	Waves        float64 // how often all multiprocessors are filled with CTAs
	Resident     int     // CTAs of a multiprocessor
	Warps        int     // of a CTA, those that copy included
	Stages       int     // through which most is copied ahead
	Shared       int     // bytes of a CTA
	Registers    int     // that a thread needs
	Has          int     // and has
	Flop         float64 // of products, with what tiles have beyond the edges
	FlopPerByte  float64 // of what tile blocks load: the compute to memory ratio
	Guessed      bool    // there are loops of which nobody knows how often they run
	Instructions []string
}

// Estimate applies the model.
func (w *Work) Estimate(k Constants) *Estimate {
	resident := w.resident()
	t := w.traffic(k, resident)
	b := w.tileBlock(k, t.misses)
	m, r := w.Machine, w.Machine.Rates
	blocks := float64(w.Launch.Blocks() * int64(w.CTAs))
	sms := float64(m.SMs)
	seconds := func(cycles float64) float64 { return cycles / (r.GHz * 1e9) }
	even := blocks / sms

	full, rest := w.waves(resident)
	cycles := full*w.wave(b, k, float64(resident)) + w.wave(b, k, rest)
	if w.Streaming > 0 {
		cycles += w.shares(b, k, float64(resident))
	}
	if full+math.Min(rest, 1) > 0 {
		cycles += k.Latency + k.Miss*t.misses + b.begin
	}
	pressure := 1 + float64(w.Needs.Lacking(w.Has))/1000
	dram := t.dram / (r.DRAMPerSec * k.DRAMShare)
	l2 := seconds(t.l2 / (float64(r.L2PerCycle) * k.L2Share))
	aligning := w.aligning(k)
	e := &Estimate{
		Seconds: together(k.Queue, seconds(cycles*pressure), l2, dram) + k.Launch + aligning,
		Waves:   blocks / (sms * float64(resident)), Resident: max(1, resident/w.Abreast), Warps: w.Warps*w.Abreast + w.RoleWarps, Stages: w.stages(),
		Shared: w.Shared, Registers: w.Needs.Total(), Has: w.Has, Guessed: w.Guessed,
	}
	e.Terms = map[string]float64{
		Tensor: seconds(b.tensor * even), SharedMem: seconds(b.shared * even), Integers: seconds(b.integers * even), L2: l2, DRAM: dram, Aligning: aligning,
		Loop:     seconds(max(0, b.loop-b.busy()) * even),
		Epilogue: seconds(b.epilogue * even),
		Idle:     seconds(w.idle(cycles, e.Waves)),
		Pressure: seconds(cycles * (pressure - 1)),
	}
	w.ratios(e)
	return e
}

// idle is how many of so many cycles multiprocessors have nothing to do in the last of so many waves.
func (w *Work) idle(cycles, waves float64) float64 {
	if w.Streaming > 0 {
		return 0
	}
	return cycles - cycles*min(1, waves/math.Ceil(waves))
}

// division is how CTAs divide the iterations of tile blocks that make no whole round, as gpu/stream.go has it.
type division struct {
	rounds float64 // of whole tile blocks before
	tiles  float64 // that a group of CTAs shares; 0 if none are left
	ctas   float64 // of a group
	left   float64 // parts of sums that are left in memory, of all groups
}

// divided finds it.
func (w *Work) divided() (d division) {
	ctas := int64(w.Streaming)
	d.rounds = float64(w.Launch.Blocks() / ctas)
	left := w.Launch.Blocks() % ctas
	if left == 0 {
		return d
	}
	tiles, shares := gpu.SharesOf(left, ctas, w.Shares)
	d.tiles, d.ctas = float64(tiles), float64(shares)
	if shares > 1 {
		d.left = float64(left) * (d.ctas + d.tiles - 1) / d.tiles
	}
	return d
}

// shares is how long a multiprocessor has to do with what its CTAs have of the tile blocks whose iterations
// are divided. Whichever CTA comes last leaves one part in memory, and reads those of the others.
func (w *Work) shares(b blockCost, k Constants, ctas float64) float64 {
	d := w.divided()
	if d.tiles == 0 {
		return 0
	}
	join := 0.0
	if d.ctas > 1 {
		join = w.Joined*(d.ctas+d.tiles-1)/d.tiles/k.Joined + k.Join
	}
	return d.tiles/d.ctas*math.Max(ctas*b.busy()+b.waits, b.loop) + b.epilogue + join
}

// waves is how often all multiprocessors have so many CTAs, and how many CTAs one of them has of
// what is left. Clusters are as many at a time as find room.
func (w *Work) waves(resident int) (full, rest float64) {
	if w.Streaming > 0 {
		return w.divided().rounds, 0
	}
	if w.Clustered > 1 {
		clusters, once := w.Launch.Blocks(), int64(max(1, w.Machine.ClustersAtOnce(w.CTAs, resident)))
		if left := clusters % once; left > 0 {
			rest = float64(w.Machine.ResidencyOf(left, w.CTAs, resident))
		}
		return float64(clusters / once), rest
	}
	blocks, sms := float64(w.Launch.Blocks()*int64(w.CTAs)), float64(w.Machine.SMs)
	full = math.Floor(blocks / (sms * float64(resident)))
	return full, math.Ceil((blocks - full*sms*float64(resident)) / sms)
}

// together is how long units take that work at one time: longer than the longest where two are
// nearly as long, unless queue is infinite.
func together(queue float64, times ...float64) float64 {
	longest := slices.Max(times)
	if longest == 0 {
		return 0
	}
	sum := 0.0
	for _, t := range times {
		sum += math.Pow(t/longest, queue)
	}
	return longest * math.Pow(sum, 1.0/queue)
}

// aligning is how long the launcher copies tensors to aligned rows: each is read and written.
func (w *Work) aligning(k Constants) (seconds float64) {
	for _, a := range w.Accesses {
		if a.Aligned > 0 {
			seconds += k.Align + 2*a.Aligned/(w.Machine.Rates.DRAMPerSec*k.AlignShare)
		}
	}
	return seconds
}

// ratios counts what does not depend on the machine.
func (w *Work) ratios(e *Estimate) {
	var loaded float64
	for _, a := range w.Accesses {
		if !a.Store {
			loaded += a.Bytes * a.Times
		}
	}
	seen := map[string]bool{}
	for i := range w.Products {
		p := &w.Products[i]
		e.Flop += p.Flop() * p.Times
		if !seen[p.Instr.Name] {
			seen[p.Instr.Name] = true
			e.Instructions = append(e.Instructions, p.Instr.Name)
		}
	}
	if loaded > 0 {
		e.FlopPerByte = e.Flop / loaded
	}
	e.Flop *= float64(w.Launch.Blocks())
}

// resident is how many CTAs a multiprocessor has at a time, of those that there are, each of them as many as run side by side.
func (w *Work) resident() int {
	if w.Clustered > 1 {
		return w.Machine.ResidencyOf(w.Launch.Blocks(), w.CTAs, max(1, w.Resident))
	}
	if w.Streaming > 0 {
		return max(1, min(w.Resident, (w.Streaming+w.Machine.SMs-1)/w.Machine.SMs))
	}
	there := (w.Launch.Blocks()*int64(w.CTAs) + int64(w.Machine.SMs) - 1) / int64(w.Machine.SMs)
	return int(max(1, min(int64(w.Resident*w.Abreast), there)))
}

// stages is through how many stages most is copied ahead.
func (w *Work) stages() (most int) {
	for _, a := range w.Accesses {
		most = max(most, a.Stages)
	}
	return most
}

// blockCost is what a CTA takes, in cycles of a multiprocessor that has nothing else to do.
type blockCost struct {
	tensor, shared, integers, port float64
	loop                           float64 // from its first tile to its last product
	waits                          float64 // of that, for tiles that threads load: CTAs that begin together wait together
	begin, epilogue                float64
}

// busy is what the unit takes that has most to do.
func (b *blockCost) busy() float64 { return max(b.tensor, b.shared, b.integers, b.port) }

// tileBlock adds up what a CTA does, of whose tiles some come from DRAM.
func (w *Work) tileBlock(k Constants, misses float64) (b blockCost) {
	ctas := float64(w.CTAs)
	all := math.Min(1, float64(w.Launch.Blocks()*int64(w.CTAs))/float64(w.Machine.SMs))
	for i := range w.Products {
		p := &w.Products[i]
		b.tensor += p.Flop() * p.Times / (rate(p, w.Machine.Rates) * (1 - (1-k.TensorShare)*all)) / ctas
		b.shared += p.SharedB * p.Times / ctas
	}
	var stored, loaded, issued float64
	for i := range w.Accesses {
		a := &w.Accesses[i]
		if a.Store {
			stored += a.within() / float64(w.Clustered)
			continue
		}
		b.shared += a.Bytes * a.Times / float64(a.For) * a.sharedShare(k) / ctas
		b.port += a.narrow(k) / port / ctas
		loaded += a.moved(k) / ctas
		if a.direct() {
			issued += a.touched() * k.Issue / ctas
		}
	}
	b.shared /= float64(w.Machine.Rates.SharedByte) * k.SharedShare
	b.port = max(b.port, issued)
	b.begin = k.ThreadBegin
	if w.RoleWarps > 0 {
		b.begin = k.Begin
	}
	w.loop(&b, k, loaded, misses)
	w.warps(&b, k, stored)
	b.epilogue = stored/k.StorePerSM + b.begin
	if w.Parts > 1 {
		b.epilogue += w.Exchanged * (1 - 1/float64(w.Parts)) / k.Exchanged
	}
	if w.Joined > 0 && w.Streaming == 0 {
		b.epilogue += w.Joined*float64(w.Parts)/k.Joined + k.Join
	}
	return b
}

// loop is how long a CTA's iterations take. Tiles that threads load to registers they wait for;
// others are on their way meanwhile, as far ahead as there are stages. Products beside the
// threads run on from one iteration to the next, and threads that multiply wait for each other.
func (w *Work) loop(b *blockCost, k Constants, loaded, misses float64) {
	steps, waited, loads := 0.0, 0.0, 0.0
	beside := len(w.Products) > 0
	for i := range w.Products {
		steps = max(steps, w.Products[i].Times)
		beside = beside && w.Products[i].Instr.Beside()
	}
	for i := range w.Accesses {
		if a := &w.Accesses[i]; !a.Store {
			steps = max(steps, a.Times)
			if a.direct() {
				waited = max(waited, a.Times)
				loads += a.within() / float64(a.Piece*warpLanes*w.Warps*w.CTAs)
			}
		}
	}
	if steps == 0 {
		return
	}
	steps /= float64(w.Parts)
	waited /= float64(w.Parts)
	begins := k.Latency
	if waited > 0 {
		begins = k.Fetch
	}
	arrives, stages := begins+loaded/steps/k.Stream+k.Miss*misses, 1.0
	if most := float64(w.stages()); most > 1 {
		stages = max(1, most-k.Kept)
	}
	step := k.ThreadStep
	if beside {
		step = k.Step
	}
	switch {
	case waited > 0:
		b.waits = steps*step + waited*arrives + loads*k.Load
		b.loop = b.busy() + b.waits
	case beside:
		b.loop = max(b.busy(), steps*step, steps*arrives/stages)
	default:
		b.loop = max(b.busy()+steps*step, steps*arrives/stages)
	}
}

// direct reports whether threads load a tile to registers.
func (a *Access) direct() bool { return !a.Store && !a.Copied }

// within is the bytes that an access moves in a tile block, without those beyond the edges.
func (a *Access) within() float64 { return a.Bytes * a.Times * (1 - a.Beyond) }

// touched is how many lines the loads of warps touch that bring a tile, one after the other: each has
// a row, or what of it their lanes load at one time, and the line behind it where rows begin within lines.
func (a *Access) touched() float64 {
	row := float64(a.Row)
	lines := math.Max(1, row/float64(warpLanes*a.Piece))
	if a.Crosses > 0 {
		lines += row / lineBytes
	}
	return a.within() / row * lines
}

// moved is the same, more where rows lie across lines, and less where it comes for several.
func (a *Access) moved(k Constants) float64 {
	return a.within() / float64(a.For) * (1 + k.Crossing*a.Crosses)
}

// narrow is the same, more where the copy engine asks for less than a line at a time.
func (a *Access) narrow(k Constants) float64 {
	if !a.Engine {
		return a.moved(k)
	}
	return a.moved(k) * (1 + k.Narrow*(lineBytes/float64(a.Row)-1))
}

// sharedShare is how much a byte counts that a load brings to shared memory, as all do.
func (a *Access) sharedShare(k Constants) float64 {
	if a.Engine {
		return k.EngineBytes
	}
	return 1
}

// rate is how much a multiprocessor computes in a cycle of a product's instruction.
func rate(p *Product, r machine.Rates) float64 {
	wide := 16 / float64(max(p.Bits, 8)) // tf32 has 32 bits in registers and memory
	switch p.Instr.Family {
	case machine.FMA:
		return 2 * float64(r.FMALanes)
	case machine.WGMMA, machine.TCGEN05:
		return float64(r.TensorFlop) * wide
	}
	if p.Bits > 32 {
		return max(float64(r.DoubleFlop), float64(r.FMALanes))
	}
	return float64(r.MMAFlop) * wide
}

// wave is how long a multiprocessor has to do with so many CTAs at a time: the unit that has
// most to do, or each CTA by itself, whichever is longer. Where CTAs follow each other the
// stores of one go on under the next, where that is another CTA or a persistent one, whose
// tiles are there already.
func (w *Work) wave(b blockCost, k Constants, ctas float64) float64 {
	if ctas == 0 {
		return 0
	}
	epilogue := b.epilogue
	switch {
	case ctas > 1:
		epilogue *= k.Handover
	case w.Persistent:
		epilogue -= b.begin
	}
	return max(ctas*b.busy()+b.waits, b.loop) + epilogue
}

// traffic is what goes through L2, and of that to and from memory.
type traffic struct {
	l2, dram float64 // bytes, in L2 as if all were read
	misses   float64 // which part of what is read L2 does not hold
}

// traffic counts all that tile blocks touch: what is written comes to memory, and what is read
// comes from there once for each wave of tile blocks that share it, unless L2 holds it from one
// launch to the next.
func (w *Work) traffic(k Constants, resident int) (t traffic) {
	wave := w.waveExtents(float64(resident))
	blocks := float64(w.Launch.Blocks())
	waves := math.Max(1, blocks/(wave[0]*wave[1]*wave[2]))
	var held, again, stored float64
	for i := range w.Accesses {
		a := &w.Accesses[i]
		if a.Store {
			stored += a.within() * blocks
			continue
		}
		t.l2 += a.narrow(k) * w.asked(a, k) * blocks
		if a.Engine {
			t.l2 += k.Beyond * a.Bytes * a.Times * a.Beyond * blocks
		}
		touched, at := a.within(), a.within()*waves
		for d, depends := range a.Dims {
			if depends {
				touched *= float64(w.Launch.Grid[d])
				at *= wave[d]
			}
		}
		held += touched * w.copies(a, wave)
		again += math.Max(touched, at)
	}
	t.l2 += k.Written*stored + 2*w.Joined*w.left()
	size := float64(w.Machine.Rates.L2Bytes)
	if held+stored > 0 {
		t.misses = 1 / (1 + math.Pow((held+stored)/size, -edge))
	}
	t.dram = again*t.misses + stored
	return t
}

// left is how many parts of sums CTAs leave in memory.
func (w *Work) left() float64 {
	if w.Streaming > 0 {
		return w.divided().left
	}
	return float64(w.Parts) * float64(w.Launch.Blocks())
}

// asked is which part of the tiles that an access brings is asked of L2: those of a group of
// multiprocessors that ask for the same at one time share most of what comes. CTAs that share a sum
// are neighbours in a cluster, and at other parts of k; where they share it through memory, CTAs at the
// same part are.
func (w *Work) asked(a *Access, k Constants) float64 {
	if w.Exchanged > 0 {
		return 1
	}
	group, blocks := float64(neighbours), float64(w.Launch.Blocks())
	if blocks*float64(w.CTAs) <= float64(w.Machine.SMs)/2 {
		group /= 2 // one of each two multiprocessors has a CTA
	}
	group = math.Min(group, blocks)
	run, different := 1.0, 1.0 // tile blocks behind each other until a dimension's number changes; tiles of the group
	for i, d := range w.order {
		n := float64(w.Launch.Grid[d])
		if i == 0 && w.band > 0 {
			n = math.Min(n, float64(w.band))
		}
		if a.Dims[d] {
			different *= math.Min(n, 1+(group-1)/run)
		}
		run *= n
	}
	different = math.Min(different, group)
	return (different + (group-different)*(1-k.Together)) / group
}

// copies is how many copies of a tile L2 has: one in each half that a tile block of the wave
// reads it from. Two tile blocks that follow each other are taken to be on one side.
func (w *Work) copies(a *Access, wave [3]float64) float64 {
	readers := 1.0
	for i, d := range w.order {
		switch {
		case a.Dims[d]:
		case i == 0:
			readers *= math.Ceil(wave[d] / 2)
		default:
			readers *= wave[d]
		}
	}
	return 2 - math.Exp2(1-readers)
}

// waveExtents is of how many tile blocks along each dimension those are that run at one time:
// they follow each other along the first dimension, or in bands of it.
func (w *Work) waveExtents(resident float64) (extents [3]float64) {
	at := float64(w.Machine.SMs) * resident / float64(w.CTAs)
	grid := w.Launch.Grid
	for i, d := range w.order {
		n := float64(grid[d])
		if i == 0 && w.band > 0 {
			n = math.Min(n, float64(w.band))
		}
		extents[d] = math.Max(1, math.Min(n, math.Ceil(at)))
		at = math.Max(1, at/extents[d])
	}
	return extents
}
