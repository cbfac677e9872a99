package launcher

// Where several thread blocks share a tile block, by Kernel.Parts or Kernel.Streams, each leaves what it
// has added up in global memory, and whichever comes last adds up what all have left. The launcher
// allocates that memory:
//
//	u32 arrived[counts]  how many have come, for each tile block; 0 before a launch and behind it
//	sums                 from the next multiple of 128 on
//
// By Parts there are as many counts as tile blocks, and Hidden.Bytes for each; by Streams two counts for
// each thread block, one of which is used, and twice Hidden.Bytes.
const sumsAlign = 128

// SumsHeaderBytes returns how many bytes so many counts take, which are zero before the launch.
func SumsHeaderBytes(counts int64) int64 { return (4*counts + sumsAlign - 1) / sumsAlign * sumsAlign }

// SumsBytes returns the size of that memory for so many counts.
func SumsBytes(h Hidden, counts int64) int64 { return SumsHeaderBytes(counts) + h.Bytes*counts }

// SumsCounts returns how many counts there are where a grid of tile blocks is run by so many thread blocks.
func (k *Kernel) SumsCounts(g Grid, blocks int64) int64 {
	if k.Streams {
		return 2 * blocks
	}
	return g.Blocks()
}
