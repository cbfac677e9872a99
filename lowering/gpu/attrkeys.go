package gpu

// The names of attributes of gpu ops that are read and written one by one; what an op has is
// said in its row of the table.
const (
	KeyAcross      = "across"
	KeyAgain       = "again"
	KeyAlong       = "along"
	KeyArrivals    = "arrivals"
	KeyBox         = "box"
	KeyBytes       = "bytes"
	KeyCollective  = "collective"
	KeyContiguous  = "contiguous"
	KeyInLanes     = "in_lanes"
	KeyDims        = "dims"
	KeyElem        = "elem"
	KeyInstruction = "instruction"
	KeyOffset      = "offset"
	KeyOverlap     = "overlap"
	KeyPending     = "pending"
	KeyRole        = "role"
	KeyShape       = "shape"
	KeySlices      = "slices"
	KeySlotA       = "slot_a"
	KeySlotB       = "slot_b"
	KeyStages      = "stages"
	KeySwizzle     = "swizzle"
	KeyTransposedA = "transposed_a"
	KeyTypes       = "types"
	KeyWarps       = "warps"
	KeyRounds      = "rounds"
	KeyRealigns    = "realigns"
	KeyWhy         = "why"
)
