package machine

// Rates is what the largest product of a generation does in a cycle of its multiprocessors,
// for estimates: cards of the same generation differ in clocks and memory.
type Rates struct {
	GHz float64 // of a multiprocessor under load

	// Of a multiprocessor, in a cycle.
	TensorFlop int // operations on f16 with sums in f32, by the best instruction that there is
	MMAFlop    int // the same by mma.sync
	FMALanes   int // multiply-adds of f32
	DoubleFlop int // operations on f64 by mma.sync; 0: no faster than by threads
	SharedByte int // bytes of shared memory

	// Of the GPU.
	L2PerCycle int     // bytes from L2 to the multiprocessors in a cycle
	L2Bytes    int     // what it holds
	DRAMPerSec float64 // bytes
}

// rates follows the white papers and data sheets of the products that generations names;
// L2PerCycle are rounded figures of microbenchmarks (Luo et al., "Benchmarking and
// Dissecting the Nvidia Hopper GPU Architecture via Microbenchmarking", 2024), and of
// what they have not measured, that of the row above by multiprocessor.
var rates = map[int]Rates{
	80:  {1.41, 2048, 2048, 64, 128, 128, 5120, 40 << 20, 2.039e12},
	86:  {1.70, 512, 512, 128, 0, 128, 2048, 6 << 20, 0.936e12},
	87:  {1.30, 2048, 2048, 128, 0, 128, 640, 4 << 20, 0.204e12},
	89:  {2.52, 1024, 1024, 128, 0, 128, 4096, 96 << 20, 0.864e12},
	90:  {1.755, 4096, 2560, 128, 256, 128, 5120, 50 << 20, 4.8e12},
	100: {1.85, 8192, 2560, 128, 128, 128, 5760, 126 << 20, 8e12},
	103: {1.85, 8192, 2560, 128, 128, 128, 6144, 126 << 20, 8e12},
	110: {1.57, 8192, 2560, 128, 0, 128, 768, 32 << 20, 0.273e12},
	120: {2.60, 1024, 1024, 128, 0, 128, 5440, 128 << 20, 1.792e12},
	121: {2.40, 1024, 1024, 128, 0, 128, 1408, 24 << 20, 0.273e12},
}
