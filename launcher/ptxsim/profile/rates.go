package profile

import (
	"strconv"
	"strings"
)

// Pipe is a unit of a multiprocessor that instructions keep busy.
type Pipe uint8

// The pipes of the model.
const (
	FMAPipe     Pipe = iota // f32, f16
	ALUPipe                 // integers, comparisons, moves
	FP64Pipe                // f64
	SpecialPipe             // approximations, conversions between integers and floats
	NumPipes
)

var pipeNames = [NumPipes]string{"FMA", "ALU", "FP64", "XU"}

// Rates is what a GPU does in a cycle of a multiprocessor, and how long it takes to
// answer. Lanes and operations per cycle are those of the CUDA C++ Programming
// Guide, "Arithmetic Instructions" (throughput of native arithmetic instructions),
// and of the architecture white papers; clocks and bandwidths of the data sheets;
// places those of clusters, as one H200 has them (cuOccupancyMaxActiveClusters, and where CTAs
// ran); latencies, rounded, what microbenchmarks have found (Luo et al., "Benchmarking
// and Dissecting the Nvidia Hopper GPU Architecture via Microbenchmarking", 2024).
type Rates struct {
	Name     string
	sm       int
	SMs      int
	Places   []int // of how many multiprocessors those are that a cluster may lie among; nil: all are one
	GHz      float64
	Threads  int           // of a multiprocessor
	CTAs     int           // the same
	Shared   int           // bytes, the same
	Lanes    [NumPipes]int // of a multiprocessor
	TensorK  int           // operations on f16 in a cycle of a multiprocessor
	L2Bytes  int           // in a cycle, of the GPU
	DRAMGBps float64
}

// rates has a row for each generation that the simulator is like; others are taken
// for the newest that is not newer.
var rates = []Rates{
	{Name: "A100 SXM 80 GB", sm: 80, SMs: 108, GHz: 1.41, Threads: 2048, CTAs: 32, Shared: 164 << 10, Lanes: [NumPipes]int{64, 64, 32, 16}, TensorK: 2048, L2Bytes: 5120, DRAMGBps: 2039},
	{Name: "RTX 3090", sm: 86, SMs: 82, GHz: 1.70, Threads: 1536, CTAs: 16, Shared: 100 << 10, Lanes: [NumPipes]int{128, 64, 2, 16}, TensorK: 512, L2Bytes: 2048, DRAMGBps: 936},
	{Name: "L40S", sm: 89, SMs: 142, GHz: 2.52, Threads: 1536, CTAs: 24, Shared: 100 << 10, Lanes: [NumPipes]int{128, 64, 2, 16}, TensorK: 1024, L2Bytes: 4096, DRAMGBps: 864},
	{Name: "H200 SXM", sm: 90, SMs: 132, Places: []int{16, 16, 16, 16, 16, 18, 18, 8, 2, 2, 2, 2}, GHz: 1.755, Threads: 2048, CTAs: 32, Shared: 228 << 10, Lanes: [NumPipes]int{128, 64, 64, 16}, TensorK: 4096, L2Bytes: 5120, DRAMGBps: 4800},
}

// RatesOf returns the row of a target such as sm_90a.
func RatesOf(target string) *Rates {
	sm, _ := strconv.Atoi(strings.TrimRight(strings.TrimPrefix(target, "sm_"), "af"))
	best := &rates[0]
	for i := range rates {
		if rates[i].sm <= sm {
			best = &rates[i]
		}
	}
	return best
}

// What all multiprocessors of these generations have.
const (
	partitions = 4 // each issues an instruction of a warp in a cycle
	warpLanes  = 32
	l1Sectors  = 4 // of 32 bytes in a cycle, to and from the L2
)

// Cycles until a result can be used, and what a wait costs.
const (
	LatencyALU     = 4
	LatencyDouble  = 8
	LatencySpecial = 18
	LatencyShuffle = 24
	LatencyShared  = 29
	LatencyGlobal  = 500
	LatencyCopy    = 600 // of the copy engine
	LatencyTensor  = 32
	LatencyBarrier = 20

	launchCycles = 4000 // what a launch takes beside: fitted to the ten kernels of docs/SIM.md
)

// TensorCyclesOf is how many cycles a product keeps the tensor cores of one of the
// four partitions busy: flop operations on elements of so many bits.
func (r *Rates) TensorCyclesOf(flop int64, bits int) int64 {
	perCycle := int64(r.TensorK) / partitions * 16 / int64(max(bits, 8))
	if bits > 32 {
		perCycle = int64(r.Lanes[FP64Pipe]) // a multiply and an add on twice as many as without
	}
	return max(1, flop/max(1, perCycle))
}
