package legalize

import (
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// ShareK has several CTAs run the loop over what products sum over, where the schedule says so: each a part of
// every tile block's, or as many iterations as others of tile blocks that make no whole round.
func ShareK(c *pass.Context) error {
	if gpu.Streams(c.Op) {
		return streamK(c)
	}
	return splitK(c)
}
