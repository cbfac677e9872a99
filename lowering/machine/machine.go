// Package machine says what a GPU can do: its limits, its instructions, what copies
// beside its threads. Of finds a target by its name; what depends on the target
// asks a field of what it returns, and never for the number of a generation.
//
// The package must not know what is decided from it, nor how PTX is written: it
// says that an instruction is there, not since which version of PTX.
package machine

// Machine is one target. Sizes of memory are in bytes; registers have 32 bits.
type Machine struct {
	Name       string // as PTX's .target has it: sm_90a
	Generation string // without the features of the very generation: sm_90, as hints have it

	// A multiprocessor (SM). How many there are differs within a generation: SMs is
	// that of its largest product, for estimates.
	SMs          int
	Rates        Rates
	ThreadsPerSM int
	WarpsPerSM   int
	CTAsPerSM    int

	// A CTA.
	ThreadsPerCTA int
	WarpsPerCTA   int

	// Registers. A warp takes them in multiples of RegisterUnit, from one of the
	// Partitions of a multiprocessor; the assembler hands them to threads in multiples
	// of RegisterStep.
	Partitions         int
	RegisterStep       int
	RegistersPerThread int
	RegistersPerCTA    int
	RegistersPerSM     int
	RegisterUnit       int

	// Shared memory: the most of one CTA, which the host has to ask for; what a CTA
	// has without asking; and what each takes besides, for the system.
	SharedPerSM    int
	SharedPerCTA   int
	SharedUnasked  int
	SharedReserved int

	// Clusters of CTAs that read each other's shared memory. ClusterPortable runs
	// wherever there are clusters; for more, up to ClusterMax, the host has to ask,
	// and a GPU may refuse. Both are 1 where there are none.
	Clusters        bool
	ClusterPortable int
	ClusterMax      int
	ClusterPlaces   []int // of how many multiprocessors each; nil: not known

	// Products are the ways to multiply tiles.
	Products Families

	// What copies between global and shared memory, beside the threads.
	CopyAsync     bool // 4, 8 or 16 bytes for a thread: cp.async
	CopyBulk      bool // any piece, for one thread, told to an mbarrier: cp.async.bulk
	CopyTensor    bool // a box of a tensor map: cp.async.bulk.tensor
	CopyMulticast bool // such a box to many CTAs of a cluster, at full speed

	// What threads wait with, and who does.
	Mbarrier       bool // barriers with phases, in shared memory
	MbarrierBytes  bool // which also count bytes copied, and on which a thread may sleep
	ProxyFence     bool // an order between what threads write and copy engines read: fence.proxy.async
	ElectThread    bool // one thread of a warp: elect.sync
	SetRegisters   bool // warpgroups hand registers to each other: setmaxnreg
	GridDependency bool // a launch may begin before the one ahead has ended: griddepcontrol

	// Access to memory.
	LoadMatrix    bool // fragments from shared memory: ldmatrix
	StoreMatrix   bool // fragments to shared memory: stmatrix
	AccessBytes   int  // the most that a thread reads or writes at once
	AddF32        int  // bytes of neighbours to which one instruction adds, to each by itself; 0: elements one by one
	AddF16        int
	AddBF16       int
	AtomicAddBF16 bool // an atomic addition to one bf16

	// Arithmetic.
	ConvertF8  bool // f8E4M3FN and f8E5M2 from f32, and to f16
	RoundTF32  bool // f32 to tf32, to the nearest even
	InOrderF32 bool // multiply-adds of f32 are faster in the order in which they are written than in the one that ptxas finds
	PackedF32  bool // two multiply-adds of f32 in one instruction
	ReduceInts bool // i32 over the lanes of a warp: redux.sync
	ReduceF32  bool // f32 over the lanes of a warp
}

// Family is one way to multiply tiles.
type Family uint8

// The families.
const (
	FMA       Family = iota // threads, by multiply-adds
	MMA                     // a warp, from registers: mma.sync of f16, bf16, tf32, f64 by 8 rows, i8
	MMAF8                   // the same of 8-bit floating-point numbers
	MMAF64                  // the same of f64, by 16 rows
	MMAScaled               // the same of numbers with a common scale
	WGMMA                   // four warps, from shared memory, beside them: wgmma
	TCGEN05                 // one thread, from shared memory into tensor memory: tcgen05.mma
	numFamilies
)

// String returns the family's name.
func (f Family) String() string {
	return [numFamilies]string{"fma", "mma", "mma.f8", "mma.f64", "mma.scaled", "wgmma", "tcgen05"}[f]
}

// Families is a set of them.
type Families uint8

// Has reports whether f is in the set.
func (s Families) Has(f Family) bool { return s>>f&1 != 0 }

// Without returns the set without f.
func (s Families) Without(f Family) Families { return s &^ (1 << f) }

func families(has map[Family]bool) (s Families) {
	for f, ok := range has {
		if ok {
			s |= 1 << f
		}
	}
	return s
}

// Without returns a machine that lacks a family.
func (m Machine) Without(f Family) Machine {
	m.Products = m.Products.Without(f)
	return m
}

// Warpgroups reports whether four warps together multiply tiles in shared memory, either way they lie.
func (m Machine) Warpgroups() bool { return m.Products.Has(WGMMA) }

// SharedFor returns the most shared memory of a CTA of which so many fit on a
// multiprocessor.
func (m Machine) SharedFor(ctas int) int {
	return min(m.SharedPerCTA, m.SharedPerSM/ctas-m.SharedReserved)
}

// RegistersFor returns how many registers a thread can have if so many warps shall fit
// on a multiprocessor.
func (m Machine) RegistersFor(warps int) int {
	each := (warps + m.Partitions - 1) / m.Partitions // of a partition
	return min(m.RegistersPerThread, m.RegistersPerSM/m.Partitions/(32*each)/m.RegisterStep*m.RegisterStep)
}

// WarpsWith returns how many warps a multiprocessor holds of CTAs of each, if a thread has
// so many registers.
func (m Machine) WarpsWith(registers, each int) int {
	unit := (32*registers + m.RegisterUnit - 1) / m.RegisterUnit * m.RegisterUnit
	warps := m.RegistersPerSM / m.Partitions / unit * m.Partitions
	return min(warps/each, m.CTAsOf(each)) * each
}

// Warpgroup is how many warps issue one product together, and hand each other registers.
const Warpgroup = 4

// LeastSetRegisters is the fewest that the threads of a warpgroup can keep when it gives
// others away (PTX ISA, "setmaxnreg").
const LeastSetRegisters = 24

// RegistersBeside returns how many registers a thread can have of a CTA's warps, if so
// many CTAs shall fit on a multiprocessor and other warps of the CTA keep a number each;
// 0 if warps cannot hand each other registers.
func (m Machine) RegistersBeside(ctas, warps, others, keep int) int {
	if !m.SetRegisters || warps%Warpgroup != 0 || others%Warpgroup != 0 {
		return 0
	}
	start := m.RegistersFor(ctas * (warps + others))
	if start < keep {
		return 0
	}
	n := ((warps+others)*start - others*keep) / warps
	return min(n, m.RegistersPerThread) / m.RegisterStep * m.RegisterStep
}

// CTAsOf is how many CTAs of so many warps a multiprocessor holds at most.
func (m Machine) CTAsOf(warps int) int { return min(m.CTAsPerSM, m.WarpsPerSM/warps) }
