package machine

import (
	"slices"
	"strconv"
)

// generation is what differs in size between GPUs.
type generation struct {
	sm           int
	also         string // suffixes of its targets, besides none
	sms          int
	threadsPerSM int
	ctasPerSM    int
	sharedPerSM  int // KiB
}

// generations follows the CUDA Programming Guide, "Technical Specifications per
// Compute Capability", and cuda_occupancy.h of CUDA 13; the numbers of
// multiprocessors are those of A100, GA102, Orin, AD102 (L40S), H100, B200, GB300,
// Thor, GB202 (RTX PRO 6000) and GB10.
var generations = []generation{
	{80, "", 108, 2048, 32, 164},
	{86, "", 84, 1536, 16, 100},
	{87, "", 16, 1536, 16, 164},
	{89, "", 142, 1536, 24, 100},
	{90, "a", 132, 2048, 32, 228},
	{100, "af", 148, 2048, 32, 228},
	{103, "af", 160, 2048, 32, 228},
	{110, "af", 20, 1536, 24, 228},
	{120, "af", 188, 1536, 24, 100},
	{121, "af", 48, 1536, 24, 100},
}

// Of returns the target of a name such as sm_90a; ok is false if it is none.
func Of(name string) (m Machine, ok bool) {
	for _, g := range generations {
		for _, t := range g.targets() {
			if t.String() == name {
				return g.machine(t), true
			}
		}
	}
	return Machine{}, false
}

// Names lists the targets, the older first.
func Names() (names []string) {
	for _, g := range generations {
		for _, t := range g.targets() {
			names = append(names, t.String())
		}
	}
	return names
}

// target is a generation, with or without what later ones may lack.
type target struct {
	sm     int
	suffix string // "", "a": of the very generation, "f": of its family
}

func (t target) String() string { return "sm_" + strconv.Itoa(t.sm) + t.suffix }

func (g generation) targets() []target {
	list := []target{{g.sm, ""}}
	for _, suffix := range g.also {
		list = append(list, target{g.sm, string(suffix)})
	}
	return list
}

// from reports whether the target is of generation sm or a later one.
func (t target) from(sm int) bool { return t.sm >= sm }

// only reports whether the target has what only the generations listed have.
func (t target) only(sm ...int) bool { return t.suffix != "" && slices.Contains(sm, t.sm) }

// least returns n if the target is of generation sm or a later one, else less.
func (t target) least(sm, n, less int) int {
	if t.from(sm) {
		return n
	}
	return less
}

// machine returns a target's row. From which generation on there is an
// instruction stands in the PTX ISA manual, under "Target ISA Notes" of each;
// TestFeatures asks ptxas the same. That a
// multicast is slow elsewhere the manual says, not ptxas.
func (g generation) machine(t target) Machine {
	const kib = 1 << 10
	return Machine{
		Name:       t.String(),
		Generation: target{sm: t.sm}.String(),

		SMs:          g.sms,
		Rates:        rates[g.sm],
		ThreadsPerSM: g.threadsPerSM,
		WarpsPerSM:   g.threadsPerSM / 32,
		CTAsPerSM:    g.ctasPerSM,

		ThreadsPerCTA: 1024,
		WarpsPerCTA:   1024 / 32,

		RegistersPerThread: 255,
		RegistersPerCTA:    64 * kib,
		RegistersPerSM:     64 * kib,
		RegisterUnit:       256,
		Partitions:         4,
		RegisterStep:       8,

		SharedPerSM:    g.sharedPerSM * kib,
		SharedPerCTA:   (g.sharedPerSM - 1) * kib,
		SharedUnasked:  48 * kib,
		SharedReserved: 1 * kib,

		Clusters:        t.from(90),
		ClusterPortable: t.least(90, 8, 1),
		ClusterMax:      t.least(90, 16, 1),
		ClusterPlaces:   places[g.sm],

		Products: families(map[Family]bool{
			FMA:       true,
			MMA:       t.from(80),
			MMAF8:     t.from(89),
			MMAF64:    t.from(90),
			MMAScaled: t.only(120, 121),
			WGMMA:     t.only(90),
			TCGEN05:   t.only(100, 103, 110),
		}),

		CopyAsync:     t.from(80),
		CopyBulk:      t.from(90),
		CopyTensor:    t.from(90),
		CopyMulticast: t.only(90, 100, 103, 110),

		Mbarrier:       t.from(80),
		MbarrierBytes:  t.from(90),
		ProxyFence:     t.from(90),
		ElectThread:    t.from(90),
		SetRegisters:   t.only(90, 100, 103, 110, 120, 121),
		GridDependency: t.from(90),

		LoadMatrix:    t.from(80),
		StoreMatrix:   t.from(90),
		AccessBytes:   t.least(100, 32, 16),
		AddF32:        t.least(90, 16, 0),
		AddF16:        t.least(90, 16, 4),
		AddBF16:       t.least(90, 16, 0),
		AtomicAddBF16: t.from(90),

		ConvertF8:  t.from(89),
		RoundTF32:  t.from(90),
		InOrderF32: t.sm == 90, // by measuring; no other was looked at
		PackedF32:  t.from(100),
		ReduceInts: t.from(80),
		ReduceF32:  t.only(100, 103),
	}
}
