// Package profile is what the code of a launch cost, line by line, as the
// simulator counted it, and an estimate of the time that a GPU would take.
//
// Counts are exact for the PTX. A GPU runs machine code that ptxas makes of it:
// what ptxas merges, moves or leaves out is counted here all the same. Times are
// estimates by a model (estimate.go), and said to be.
//
//	profile.go   counts, by line
//	rates.go     what a GPU does in a cycle, with its sources
//	estimate.go  the model
//	text.go      tables and annotated sources; json.go the report for programs
package profile

// Class is a kind of instruction.
type Class uint8

// The classes, as the units of a multiprocessor that execute them.
const (
	Integer Class = iota // arithmetic, logic and comparisons of integers
	Float                // arithmetic of f32, f16 and bf16
	Double               // of f64
	Special              // approximations: ex2, rcp, …
	Convert              // between types
	Move                 // between registers, choices; parameters
	Control              // branches, calls, returns
	Shuffle              // between lanes: shuffles, votes, reductions
	Global               // loads, stores and atomics of global memory
	Shared               // of shared memory, ldmatrix and stmatrix
	Copy                 // cp.async, copies of the copy engine
	Tensor               // products of matrices
	Sync                 // barriers, mbarriers, fences, waits
	NumClasses
)

var classNames = [NumClasses]string{
	"integer", "float", "double", "special", "convert", "move", "control", "shuffle", "global", "shared", "copy", "tensor", "sync",
}

// String is the name of a class.
func (c Class) String() string { return classNames[c] }

// Counts is what some code cost in a launch. An instruction is one of a warp.
type Counts struct {
	Instructions [NumClasses]int64
	Threads      int64 // that executed them: lanes that were there and whose guard held

	SharedAccesses int64 // instructions of a warp
	Wavefronts     int64 // of 128 bytes at most, that the banks served one after the other
	IdealFronts    int64 // as many as the bytes would need without conflicts

	GlobalRequests int64 // instructions of a warp, of threads' copies, too
	Sectors        int64 // of 32 bytes, that they touched
	IdealSectors   int64 // as many as the bytes that were asked for would need
	CopiedBytes    int64 // by the copy engine

	Flop         int64           // of products
	TensorCycles int64           // that they keep the tensor cores of a partition busy
	OperandBytes int64           // that products read from shared memory
	Waits        int64           // of a warp, for others, copies or products
	WaitCycles   int64           // that those took, by the model
	StallCycles  int64           // that warps stood still, by the model: in waits, and for registers that what came before had not computed or loaded yet
	InFlight     int64           // groups of copies or of products under way at most, of a warp
	PipeIssues   [NumPipes]int64 // instructions that each pipe executed
}

// Conflicts is how many wavefronts were due to bank conflicts.
func (c *Counts) Conflicts() int64 { return c.Wavefronts - c.IdealFronts }

// Total is the number of instructions of all classes.
func (c *Counts) Total() (n int64) {
	for _, k := range c.Instructions {
		n += k
	}
	return n
}

// Add adds what other code cost.
func (c *Counts) Add(o *Counts) { c.AddTimes(o, 1) }

// AddTimes adds what other code cost, so many times.
func (c *Counts) AddTimes(o *Counts, times int64) {
	for i, n := range o.Instructions {
		c.Instructions[i] += times * n
	}
	for i, n := range o.PipeIssues {
		c.PipeIssues[i] += times * n
	}
	c.Threads += times * o.Threads
	c.SharedAccesses += times * o.SharedAccesses
	c.Wavefronts += times * o.Wavefronts
	c.IdealFronts += times * o.IdealFronts
	c.GlobalRequests += times * o.GlobalRequests
	c.Sectors += times * o.Sectors
	c.IdealSectors += times * o.IdealSectors
	c.CopiedBytes += times * o.CopiedBytes
	c.Flop += times * o.Flop
	c.TensorCycles += times * o.TensorCycles
	c.OperandBytes += times * o.OperandBytes
	c.Waits += times * o.Waits
	c.WaitCycles += times * o.WaitCycles
	c.StallCycles += times * o.StallCycles
	c.InFlight = max(c.InFlight, o.InFlight)
}

// Place is a line of a program; the zero Place is none.
type Place struct {
	File string
	Line int
}

// Line is a line of the PTX that was executed, and what it cost.
type Line struct {
	PTX    int    // from 1
	Text   string // of the line
	Source Place  // of the Tile IR
	Counts
}

// Profile is what a launch cost.
type Profile struct {
	Entry  string
	Target string // of the simulated GPU

	CTAs, CTAThreads int // Cluster CTAs are one tile block
	Executed         int // CTAs, which stand for the others where they are not all
	Cluster          int
	SharedBytes      int   // of a CTA
	Registers        int   // of a thread: what of the PTX's registers is in use at a time; ptxas decides what becomes of it
	TouchedSectors   int64 // of 32 bytes of global memory, each counted once
	PathCycles       int64 // that a tile block takes if alone, by the model: the mean of all

	Lines []Line // by PTX line, those that were executed
}

// Total is what all lines cost.
func (p *Profile) Total() (c Counts) {
	for i := range p.Lines {
		c.Add(&p.Lines[i].Counts)
	}
	return c
}

// Intensity is how many operations of products there are for each byte that comes
// from global memory or goes there, through caches or not.
func (p *Profile) Intensity() float64 {
	t := p.Total()
	if bytes := t.Sectors*SectorBytes + t.CopiedBytes; bytes > 0 {
		return float64(t.Flop) / float64(bytes)
	}
	return 0
}

// ComputeToMemory is how many instructions compute, products included, for each
// that accesses memory.
func (p *Profile) ComputeToMemory() float64 {
	t := p.Total()
	memory := t.Instructions[Global] + t.Instructions[Shared] + t.Instructions[Copy]
	if memory == 0 {
		return 0
	}
	return float64(t.Instructions[Tensor]+t.Instructions[Float]+t.Instructions[Double]+t.Instructions[Special]) / float64(memory)
}

// SectorBytes is what global memory is accessed in.
const SectorBytes = 32
