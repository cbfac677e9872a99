package conformance

import (
	"flag"
	"fmt"
)

// usualKernels is how many random kernels there are if -fuzzkernels does not say.
const usualKernels = 200

// The flags of the differential fuzzer.
var (
	fuzzKernels = flag.Int("fuzzkernels", usualKernels, "how many random kernels TestFuzz and TestFuzzGPU make")
	fuzzCluster = flag.Int("fuzzcluster", 0, "how many CTAs TestFuzzGPU gives to each tile block; 0 does not say")
	fuzzSeed    = flag.Uint64("fuzzseed", 1, "the seed of the first of them; the next ones follow")
)

// childArguments passes the flags on to a child.
func childArguments() []string {
	return []string{fmt.Sprintf("-fuzzkernels=%d", *fuzzKernels), fmt.Sprintf("-fuzzseed=%d", *fuzzSeed), fmt.Sprintf("-fuzzcluster=%d", *fuzzCluster), "-llcin=" + *llcIn}
}
