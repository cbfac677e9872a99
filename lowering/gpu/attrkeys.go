package gpu

// The names of those attributes of gpu ops that passes read and write one by one; what an
// op has is said in its row of the table.
const (
	KeyArrivals    = "arrivals"
	KeyBytes       = "bytes"
	KeyInstruction = "instruction"
	KeyOffset      = "offset"
	KeyOverlap     = "overlap"
	KeyPending     = "pending"
	KeyRole        = "role"
	KeyStages      = "stages"
	KeyTypes       = "types"
	KeyWarps       = "warps"
	KeyRounds      = "rounds"
	KeyWhy         = "why"
)
