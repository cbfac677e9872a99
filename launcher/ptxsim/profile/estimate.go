package profile

import (
	"cmp"
	"slices"
)

// The model. A GPU can be no faster than its busiest unit: each bound below is how
// many cycles one would take with the work of the launch, those of a multiprocessor
// on the one that has most CTAs. And it can be no faster than a tile block is by
// itself, times how many come one after the other on a multiprocessor: PathCycles
// follows the instructions of each warp, which issue in order, one a cycle, when
// the registers that they read are there; barriers, copies and products make it
// wait. The estimate is the longest of all, and what any launch takes. It knows
// nothing of caches but that DRAM is read once, and nothing of how bounds add up.

// Bound is what one unit would take.
type Bound struct {
	Name   string
	Cycles float64
}

// Estimate is how long the launch would take on a GPU.
type Estimate struct {
	GPU      string
	Resident int // CTAs on a multiprocessor at a time, as shared memory, threads and registers allow
	Seconds  float64
	Cycles   float64 // the longest bound, and what a launch takes beside
	Bounds   []Bound // the longest first
}

// Estimate applies the model.
func (p *Profile) Estimate() *Estimate {
	r, t := RatesOf(p.Target), p.Total()
	e := &Estimate{GPU: r.Name, Resident: p.resident(r)}
	full, rest := p.waves(r, e.Resident)
	most := float64(full*e.Resident+rest) / float64(max(1, p.CTAs))
	perSM := func(name string, work float64, inCycle float64) {
		e.Bounds = append(e.Bounds, Bound{name, work / inCycle * most})
	}
	perSM("issue slots", float64(t.Total()), partitions)
	for i, n := range t.PipeIssues {
		perSM(pipeNames[i]+" pipe", float64(n)*warpLanes, float64(r.Lanes[i]))
	}
	perSM("tensor cores", float64(t.TensorCycles), partitions)
	perSM("shared memory", float64(t.Wavefronts)+float64(t.OperandBytes+t.CopiedBytes)/128, 1)
	sectors := float64(t.Sectors) + float64(t.CopiedBytes)/SectorBytes
	perSM("L1 and L2 requests", sectors, l1Sectors)
	e.Bounds = append(e.Bounds,
		Bound{"L2 bandwidth", sectors * SectorBytes / float64(r.L2Bytes)},
		Bound{"DRAM bandwidth", float64(p.TouchedSectors) * SectorBytes / r.DRAMGBps * r.GHz},
		Bound{"latency of a tile block", float64(p.PathCycles) * float64(max(1, full+min(rest, 1)))})
	slices.SortStableFunc(e.Bounds, func(a, b Bound) int { return cmp.Compare(b.Cycles, a.Cycles) })
	e.Cycles = e.Bounds[0].Cycles + launchCycles
	e.Seconds = e.Cycles / r.GHz * 1e-9
	return e
}

// resident is how many CTAs a multiprocessor has at a time.
func (p *Profile) resident(r *Rates) int {
	const reserved, fileRegisters, step = 1 << 10, 64 << 10, 8 // bytes of shared memory of each CTA; registers
	n := min(r.CTAs, r.Threads/max(1, p.CTAThreads), r.Shared/(p.SharedBytes+reserved))
	if p.Registers > 0 {
		registers := (min(p.Registers, 255) + step - 1) / step * step
		n = min(n, fileRegisters/(registers*max(warpLanes, p.CTAThreads)))
	}
	return max(1, n)
}

// waves is how often all multiprocessors have as many CTAs as fit, one behind the other, and how
// many the one has of the rest that has most: CTAs are spread evenly, clusters as they find room.
func (p *Profile) waves(r *Rates, resident int) (full, rest int) {
	clusters, once := p.CTAs/max(1, p.Cluster), max(1, r.clusters(p.Cluster, resident))
	full = clusters / once
	for left := clusters % once; rest < resident && r.clusters(p.Cluster, rest) < left; {
		rest++
	}
	return full, rest
}

// clusters is how many run at one time where a multiprocessor has so many CTAs.
func (r *Rates) clusters(size, ctas int) (n int) {
	if size <= 1 || r.Places == nil {
		return r.SMs * ctas / max(1, size)
	}
	for _, sms := range r.Places {
		if sms >= size {
			n += sms * ctas / size
		}
	}
	return n
}
