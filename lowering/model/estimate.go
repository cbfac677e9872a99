package model

import (
	"math"

	"tileir/lowering/machine"
)

// Constants are what no data sheet says, by how a product of f16 on an H200 goes: fitted to
// times of many of them (docs/TILING.md). Shares are of the rates of the machine's row.
type Constants struct {
	TensorShare float64 // of the rate of the tensor cores that products reach if all are busy, as power allows
	SharedShare float64 // of that of shared memory
	L2Share     float64
	L2Holds     float64 // of what L2 holds: its halves have copies of each other's
	DRAMShare   float64
	Port        float64 // bytes that a multiprocessor takes from L2 in a cycle
	Stream      float64 // the same of one stage, as long as no other is on its way
	Crossing    float64 // how much more a tile takes on its way whose rows lie across lines
	Latency     float64 // cycles from asking for a tile until its first bytes are there
	Miss        float64 // and how many more if it comes from DRAM
	Step        float64 // cycles of an iteration at least, in which warps wait for each other
	Begin       float64 // cycles of a CTA before it asks for its first tile, and behind its last store
	StorePerSM  float64 // bytes that a multiprocessor stores in a cycle
	Handover    float64 // share of a CTA's stores that the next CTA of the multiprocessor cannot hide
	Launch      float64 // seconds of any launch
}

// Usual is what estimates are made with. What the fit sees is their sum: Begin is high and
// Latency low, as what a product waits for at its begin is in both.
var Usual = Constants{
	TensorShare: 0.707, SharedShare: 1, L2Share: 1.067, L2Holds: 0.428, DRAMShare: 1,
	Port: 85, Stream: 31, Crossing: 1.31, Latency: 66.8, Miss: 1155,
	Step: 438, Begin: 4886, StorePerSM: 208, Handover: 0.0525, Launch: 2.245e-6,
}

// The terms of an estimate. The first ones are what one unit would take by itself with the
// work of the whole launch, spread evenly over the GPU; the others what comes on top.
const (
	Tensor    = "tensor cores"  // or multiply-adds, as the products' instructions are
	SharedMem = "shared memory" // operands of products, and what is copied there
	L2        = "L2"            // what tile blocks load and store
	DRAM      = "DRAM"          // the same, less what tile blocks that run at one time share
	Loop      = "loop"          // what an iteration takes besides, or waits for its tiles
	Epilogue  = "epilogue"      // stores, and the begin of the CTA behind them
	Idle      = "idle SMs"      // multiprocessors that have nothing to do in the last wave
	Pressure  = "spills"        // those that threads lack
)

// TermNames lists the terms, in the order of a table.
func TermNames() []string {
	return []string{Tensor, SharedMem, L2, DRAM, Loop, Epilogue, Idle, Pressure}
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
	b := w.tileBlock(k, resident)
	m, r := w.Machine, w.Machine.Rates
	blocks := float64(w.Launch.Blocks() * int64(w.CTAs))
	sms := float64(m.SMs)
	seconds := func(cycles float64) float64 { return cycles / (r.GHz * 1e9) }
	even := blocks / sms

	busy := max(b.tensor, b.shared, b.port)
	full := math.Floor(blocks / (sms * float64(resident)))
	rest := math.Ceil((blocks - full*sms*float64(resident)) / sms)
	cycles := full*w.wave(b, k, busy, float64(resident)) + w.wave(b, k, busy, rest)
	if full+math.Min(rest, 1) > 0 {
		cycles += k.Latency + k.Begin
	}
	pressure := 1 + float64(w.Needs.Lacking(w.Has))/1000
	dram := w.traffic(k, resident).dram / (r.DRAMPerSec * k.DRAMShare)
	l2 := seconds(w.traffic(k, resident).l2 / (float64(r.L2PerCycle) * k.L2Share))
	e := &Estimate{
		Seconds: max(seconds(cycles*pressure), l2, dram) + k.Launch,
		Waves:   blocks / (sms * float64(resident)), Resident: resident, Warps: w.Warps + w.RoleWarps, Stages: w.stages(),
		Shared: w.Shared, Registers: w.Needs.Total(), Has: w.Has, Guessed: w.Guessed,
	}
	e.Terms = map[string]float64{
		Tensor: seconds(b.tensor * even), SharedMem: seconds(b.shared * even), L2: l2, DRAM: dram,
		Loop:     seconds(max(0, b.loop-busy) * even),
		Epilogue: seconds(b.epilogue * even),
		Idle:     seconds(cycles - cycles*min(1, e.Waves/math.Ceil(e.Waves))),
		Pressure: seconds(cycles * (pressure - 1)),
	}
	w.ratios(e)
	return e
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

// resident is how many CTAs a multiprocessor has at a time, of those that there are.
func (w *Work) resident() int {
	there := (w.Launch.Blocks()*int64(w.CTAs) + int64(w.Machine.SMs) - 1) / int64(w.Machine.SMs)
	return int(max(1, min(int64(w.Resident), there)))
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
	tensor, shared, port float64
	loop                 float64 // from its first tile to its last product
	epilogue             float64
}

func (w *Work) tileBlock(k Constants, resident int) (b blockCost) {
	r := w.Machine.Rates
	ctas := float64(w.CTAs)
	steps, stages := 0.0, 1
	all := math.Min(1, float64(w.Launch.Blocks()*int64(w.CTAs))/float64(w.Machine.SMs))
	share := 1 - (1-k.TensorShare)*all
	var stored float64
	for i := range w.Products {
		p := &w.Products[i]
		b.tensor += p.Flop() * p.Times / (rate(p, r) * share) / ctas
		b.shared += p.SharedB * p.Times / (float64(r.SharedByte) * k.SharedShare) / ctas
		steps = max(steps, p.Times)
	}
	for _, a := range w.Accesses {
		switch {
		case a.Store:
			stored += a.Bytes * a.Times / ctas
			continue
		case a.Copied:
			b.shared += a.Bytes * a.Times / (float64(r.SharedByte) * k.SharedShare) / ctas
		}
		b.port += a.moved(k) / k.Port / ctas
		steps, stages = max(steps, a.Times), max(stages, a.Stages)
	}
	if steps > 0 {
		arrives := k.Latency + b.port*k.Port/k.Stream/steps
		if w.traffic(k, resident).misses {
			arrives += k.Miss
		}
		b.loop = max(b.tensor, b.shared, b.port, steps*k.Step, steps*arrives/float64(stages))
	}
	b.epilogue = stored/k.StorePerSM + k.Begin
	return b
}

// moved is the bytes that an access moves in a tile block, more where rows lie across lines.
func (a *Access) moved(k Constants) float64 {
	n := a.Bytes * a.Times
	return n * (1 + k.Crossing*a.Crosses)
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
func (w *Work) wave(b blockCost, k Constants, busy, ctas float64) float64 {
	if ctas == 0 {
		return 0
	}
	epilogue := b.epilogue
	switch {
	case ctas > 1:
		epilogue *= k.Handover
	case w.Persistent:
		epilogue -= k.Begin
	}
	return max(ctas*busy, b.loop) + epilogue
}

// traffic is what goes through L2, and of that to and from memory.
type traffic struct {
	l2, dram float64 // bytes
	misses   bool    // L2 does not hold all
}

// traffic counts all that tile blocks touch: in memory once where L2 holds it, and else once
// for each wave of tile blocks that share it.
func (w *Work) traffic(k Constants, resident int) (t traffic) {
	wave := w.waveExtents(float64(resident))
	blocks := float64(w.Launch.Blocks())
	waves := math.Max(1, blocks/(wave[0]*wave[1]*wave[2]))
	var once, again, stored float64
	for _, a := range w.Accesses {
		all := a.Bytes * a.Times * blocks
		t.l2 += a.moved(k) * blocks
		if a.Store {
			stored += all
			continue
		}
		touched, at := a.Bytes*a.Times, a.Bytes*a.Times*waves
		for d, depends := range a.Dims {
			if depends {
				touched *= float64(w.Launch.Grid[d])
				at *= wave[d]
			}
		}
		once += touched
		again += math.Max(touched, at)
	}
	if once+stored <= k.L2Holds*float64(w.Machine.Rates.L2Bytes) {
		return traffic{t.l2, once + stored, false}
	}
	t.dram, t.misses = again+stored, true
	return t
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
