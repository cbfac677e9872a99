package launcher

// Where several thread blocks share a tile block, by Kernel.Parts, each leaves what it has added up
// in global memory, and whichever comes last adds up what all have left. The launcher allocates that
// memory:
//
//	u32 arrived[tiles]  how many have come, for each tile block; 0 before a launch and behind it
//	sums                from the next multiple of 128 on, Hidden.Bytes for each tile block
const sumsAlign = 128

// SumsHeaderBytes returns how many bytes there are before the sums of so many tile blocks, which are
// zero before the launch.
func SumsHeaderBytes(tiles int64) int64 { return (4*tiles + sumsAlign - 1) / sumsAlign * sumsAlign }

// SumsBytes returns the size of that memory for so many tile blocks.
func SumsBytes(h Hidden, tiles int64) int64 { return SumsHeaderBytes(tiles) + h.Bytes*tiles }
