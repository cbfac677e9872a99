package profile

import "encoding/json"

// MarshalJSON writes the profile with its estimate. Names end in the unit where
// they have one; what is not there is zero.
func (p *Profile) MarshalJSON() ([]byte, error) {
	e, t := p.Estimate(), p.Total()
	out := reportJSON{
		Entry: p.Entry, Target: p.Target, GPU: e.GPU, CTAs: p.CTAs, Executed: p.Executed, Threads: p.CTAThreads, Cluster: p.Cluster, SharedBytes: p.SharedBytes,
		Registers: p.Registers, Resident: e.Resident, Seconds: e.Seconds, Cycles: e.Cycles, BoundBy: e.Bounds[0].Name, TouchedBytes: p.TouchedSectors * SectorBytes,
		PathCycles: p.PathCycles, ComputeToMemory: p.ComputeToMemory(), FlopPerByte: p.Intensity(), Bounds: map[string]float64{}, Total: countsOf(&t),
	}
	for _, b := range e.Bounds {
		out.Bounds[b.Name] = b.Cycles
	}
	for i := range p.Lines {
		l := &p.Lines[i]
		out.Lines = append(out.Lines, lineJSON{PTXLine: l.PTX, PTX: l.Text, File: l.Source.File, Line: l.Source.Line, countsJSON: countsOf(&l.Counts)})
	}
	return json.Marshal(&out)
}

type reportJSON struct {
	Entry           string             `json:"entry"`
	Target          string             `json:"target"`
	GPU             string             `json:"estimated_for"`
	CTAs            int                `json:"ctas"`
	Executed        int                `json:"ctas_executed"`
	Threads         int                `json:"threads_per_cta"`
	Cluster         int                `json:"ctas_per_cluster"`
	SharedBytes     int                `json:"shared_bytes_per_cta"`
	Registers       int                `json:"registers_estimate"`
	Resident        int                `json:"ctas_per_sm_estimate"`
	Seconds         float64            `json:"time_estimate_s"`
	Cycles          float64            `json:"cycles_estimate"`
	BoundBy         string             `json:"bound_by"`
	Bounds          map[string]float64 `json:"bounds_cycles"`
	PathCycles      int64              `json:"tile_block_cycles"`
	TouchedBytes    int64              `json:"touched_bytes"`
	ComputeToMemory float64            `json:"compute_to_memory_instructions"`
	FlopPerByte     float64            `json:"flop_per_byte"`
	Total           countsJSON         `json:"total"`
	Lines           []lineJSON         `json:"lines"`
}

type lineJSON struct {
	PTXLine int    `json:"ptx_line"`
	PTX     string `json:"ptx"`
	File    string `json:"file,omitempty"`
	Line    int    `json:"line,omitempty"`
	countsJSON
}

type countsJSON struct {
	Instructions   map[string]int64 `json:"instructions"`
	Threads        int64            `json:"thread_instructions"`
	SharedAccesses int64            `json:"shared_accesses,omitempty"`
	Wavefronts     int64            `json:"shared_wavefronts,omitempty"`
	Conflicts      int64            `json:"bank_conflicts,omitempty"`
	GlobalRequests int64            `json:"global_requests,omitempty"`
	Sectors        int64            `json:"global_sectors,omitempty"`
	IdealSectors   int64            `json:"global_sectors_ideal,omitempty"`
	CopiedBytes    int64            `json:"copy_engine_bytes,omitempty"`
	Flop           int64            `json:"product_flop,omitempty"`
	OperandBytes   int64            `json:"product_operand_bytes,omitempty"`
	Waits          int64            `json:"waits,omitempty"`
	WaitCycles     int64            `json:"wait_cycles_estimate,omitempty"`
	StallCycles    int64            `json:"stall_cycles_estimate,omitempty"`
	InFlight       int64            `json:"groups_in_flight,omitempty"`
}

func countsOf(c *Counts) countsJSON {
	out := countsJSON{
		Instructions: map[string]int64{}, Threads: c.Threads, SharedAccesses: c.SharedAccesses, Wavefronts: c.Wavefronts, Conflicts: c.Conflicts(),
		GlobalRequests: c.GlobalRequests, Sectors: c.Sectors, IdealSectors: c.IdealSectors, CopiedBytes: c.CopiedBytes, Flop: c.Flop,
		OperandBytes: c.OperandBytes, Waits: c.Waits, WaitCycles: c.WaitCycles, StallCycles: c.StallCycles, InFlight: c.InFlight,
	}
	for class, n := range c.Instructions {
		if n > 0 {
			out.Instructions[Class(class).String()] = n
		}
	}
	return out
}
