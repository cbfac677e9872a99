package gpu

import (
	"tileir/ast"
)

// Kind says which op of the dialect an op is.
type Kind uint8

// The ops. None stands for every op of the language and of other dialects.
const (
	None Kind = iota
	AllocShared
	StoreShared
	LoadShared
	CopyAsync
	Commit
	Wait
	Barrier
	Convert
	Mma
	MmaWait
	Print
	Role
	AllocMbarrier
	MbarrierInit
	MbarrierWait
	MbarrierArrive
	MbarrierExpect
	MbarrierTell
	MbarrierTold
	TensorMap
	CopyTensor
	TileBlocks
	TileBlock
	DrawTileBlock
	Team
	TakeTurn
	EndTurn
	AwaitTurn
	PassTurn
	SplitPart
	SplitExchange
	SplitJoin
	StreamPart
	StreamJoin
	TakeWorkspace
	FreeWorkspace
	LaunchWait
	LaunchNext
	NumKinds
)

// ValueKind is what an operand or a result may be.
type ValueKind uint8

// The kinds of values.
const (
	Tile         ValueKind = iota // a tile in registers
	SharedTile                    // what gpu.alloc_shared gives
	TileOrShared                  // either
	Slot                          // tile<i32>: which stage of a shared tile
	Guard                         // tile<i1>
	Source                        // a view or a tile of pointers
	Coordinate                    // a tile: of an index, an extent or a mask; or a token
	Printed                       // a tile, or a token
	Token
	TensorView // a tensor view
	Map        // what gpu.tensor_map gives
	Mbarriers  // what gpu.alloc_mbarrier gives
	Phase      // tile<i32>: which phase of an mbarrier, modulo 2
	Index      // a tile: an integer
	Copying    // a token: a copy by threads under way
	Group      // a token: a group of them under way
	Filling    // what gpu.mbarrier_expect gives
)

var valueKinds = [...]string{
	Tile: "a tile", SharedTile: "a shared tile", TileOrShared: "a tile or a shared tile", Slot: "tile<i32>",
	Guard: "tile<i1>", Source: "a partition_view or a tile of pointers", Coordinate: "a tile or a token", Printed: "a tile or a token",
	Token: "a token", TensorView: "a tensor_view", Map: "a tensor map", Mbarriers: "mbarriers", Phase: "tile<i32>", Index: "an integer",
	Copying: "a copy under way: a token", Group: "a group of copies under way: a token",
	Filling: "a filling",
}

// String says what the kind admits, as "a shared tile".
func (k ValueKind) String() string { return valueKinds[k] }

// OperandInfo describes an operand or a result.
type OperandInfo struct {
	Name  string
	Kind  ValueKind
	Arity ast.Arity
	Doc   string
}

// AttrKind is the form of an attribute.
type AttrKind uint8

// The kinds of attributes.
const (
	UnitAttr      AttrKind = iota // there or not
	BoolAttr                      // true or false
	IntAttr                       // an integer, at least Min
	IntsAttr                      // array<i64: …> of Len numbers, at least Min each; Len 0 for any number
	StringAttr                    // a string; one of OneOf, if there are any
	TypeAttr                      // a type
	TypesAttr                     // a list of tile types
	LayoutAttr                    // a list of layouts, see AppendLayout
	SchedulesAttr                 // a dictionary of targets, and of dictionaries of attributes; see ForTarget
	ReasonsAttr                   // a dictionary of strings
	FlagsAttr                     // whatever the op of the language has under this name
)

var attrKinds = [...]string{
	UnitAttr: "a unit attribute", BoolAttr: "true or false", IntAttr: "an integer", IntsAttr: "array<i64: …>", StringAttr: "a string",
	TypeAttr: "a type", TypesAttr: "a list of tile types", LayoutAttr: "a list of layouts",
	SchedulesAttr: "a dictionary of schedules by target", ReasonsAttr: "a dictionary of strings",
	FlagsAttr: "as on the op of the language",
}

// String says what the kind admits, as "an integer".
func (k AttrKind) String() string { return attrKinds[k] }

// AttrInfo describes an attribute.
type AttrInfo struct {
	Name     string
	Kind     AttrKind
	Optional bool
	Min      int64    // of numbers
	Len      int      // of an IntsAttr
	OneOf    []string // of a StringAttr
	Doc      string
}

// OpInfo is the row of an op.
type OpInfo struct {
	Name     string // "gpu.barrier"
	Summary  string
	Operands []OperandInfo
	Results  []OperandInfo
	Attrs    []AttrInfo
	Regions  int
	Effects  []Effect   // on the memory that operands stand for
	WaitsFor Completion // what it waits for, if anything
	Waits    int        // how often all threads wait for each other while it runs, where gpu.waits does not say; see WaitsOf
}

// Table describes the ops, by kind.
var Table = [NumKinds]OpInfo{
	AllocShared: {
		Name: "gpu.alloc_shared", Summary: "a tile in shared memory, in one or several stages",
		Results: []OperandInfo{{Name: "shared", Kind: SharedTile}},
		Attrs: []AttrInfo{
			{Name: KeyShape, Kind: IntsAttr, Min: 1, Doc: "extents, powers of two"},
			{Name: KeyElem, Kind: TypeAttr, Doc: "type of the elements"},
			{Name: KeyStages, Kind: IntAttr, Min: 1, Doc: "copies of the tile, one after the other"},
			{Name: KeyContiguous, Kind: IntAttr, Doc: "the contiguous dimension"},
			{Name: KeyInLanes, Kind: UnitAttr, Optional: true, Doc: "of 16 elements along it those come first that a lane has of a product's result: 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15"},
			{Name: KeySlices, Kind: IntsAttr, Len: 3, Optional: true, Doc: "parts of which each CTA of a cluster has one, their dimension, and the bit of the rank that numbers them"},
			{Name: KeyOffset, Kind: IntAttr, Optional: true, Doc: "bytes from the beginning of the CTA's shared memory"},
		},
	},
	StoreShared: {
		Name: "gpu.store_shared", Summary: "writes a tile from registers to shared memory",
		Operands: []OperandInfo{{Name: "tile", Kind: Tile}, {Name: "shared", Kind: SharedTile}, {Name: "slot", Kind: Slot, Arity: ast.Optional, Doc: "the stage; needed where there are several"}},
		Attrs:    []AttrInfo{{Name: AttrAsync, Kind: UnitAttr, Optional: true, Doc: "the asynchronous proxy (wgmma) reads it next"}},
		Effects:  []Effect{{Operand: "shared", Slot: "slot", Writes: true}},
	},
	LoadShared: {
		Name: "gpu.load_shared", Summary: "reads a tile from shared memory to registers",
		Operands: []OperandInfo{{Name: "shared", Kind: SharedTile}, {Name: "slot", Kind: Slot, Arity: ast.Optional, Doc: "the stage; needed where there are several"}},
		Results:  []OperandInfo{{Name: "tile", Kind: Tile}},
		Attrs: []AttrInfo{
			{Name: AttrBy, Kind: StringAttr, Optional: true, OneOf: loadTransfers, Doc: "the instruction that reads it"},
			{Name: AttrPiece, Kind: IntsAttr, Len: 2, Optional: true, Doc: "of the equal pieces along a dimension that one: the dimension, and its number; the whole tile without"},
		},
		Effects: []Effect{{Operand: "shared", Slot: "slot"}},
	},
	CopyAsync: {
		Name: "gpu.copy_async", Summary: "starts to copy a tile from global to shared memory, in chunks of 16 bytes; zeros stand for what is not read",
		Operands: []OperandInfo{
			{Name: "source", Kind: Source},
			{Name: "shared", Kind: SharedTile},
			{Name: "slot", Kind: Slot, Doc: "the stage that is written"},
			{Name: "guard", Kind: Guard, Doc: "nothing is read where it is false"},
			{Name: "where", Kind: Coordinate, Arity: ast.Variadic, Doc: "of a view, the index; of pointers, nothing, a mask, or an extent for each dimension; then, optionally, the token of what comes before the copy"},
		},
		Results: []OperandInfo{{Name: "copy", Kind: Copying, Doc: "it is under way; a gpu.commit takes it"}},
		Attrs:   []AttrInfo{{Name: ast.KeyInbounds, Kind: FlagsAttr, Optional: true, Doc: "as on the load that it stands for"}},
		Effects: []Effect{{Operand: "source", Global: true, Done: ByGroup}, {Operand: "shared", Slot: "slot", Writes: true, Done: ByGroup}},
	},
	Commit: {
		Name: "gpu.commit", Summary: "closes the group of copies started since the last commit",
		Operands: []OperandInfo{{Name: "copies", Kind: Copying, Arity: ast.Variadic, Doc: "all of them"}},
		Results:  []OperandInfo{{Name: "group", Kind: Group, Doc: "it is under way; loops carry it to the gpu.wait that takes it"}},
	},
	Wait: {
		Name: "gpu.wait", Summary: "waits for groups of copies: until at most so many are under way",
		Operands: []OperandInfo{{Name: "groups", Kind: Group, Arity: ast.Variadic, Doc: "of which what was copied is read from here on"}},
		Results:  []OperandInfo{{Name: "token", Kind: Token, Arity: ast.Optional, Doc: "comes after what those waited for have read"}},
		Attrs: []AttrInfo{
			{Name: KeyPending, Kind: IntAttr, Doc: "groups that may still be under way: only such as were closed behind those waited for"},
			{Name: AttrAsync, Kind: UnitAttr, Optional: true, Doc: "the asynchronous proxy (wgmma) reads what was copied"},
		},
		WaitsFor: ByGroup,
	},
	Barrier: {
		Name: "gpu.barrier", Summary: "all threads of the tile block wait for each other",
		Attrs: []AttrInfo{
			{Name: AttrLocal, Kind: UnitAttr, Optional: true, Doc: "those of each CTA of a cluster do"},
			{Name: KeyAcross, Kind: UnitAttr, Optional: true, Doc: "those of all CTAs do that bring each other tiles"},
			{Name: KeyWhy, Kind: StringAttr, Optional: true, Doc: "what would go wrong without it"},
		},
		Waits: 1,
	},
	Convert: {
		Name: "gpu.convert_layout", Summary: "the same tile, held by other threads",
		Operands: []OperandInfo{{Name: "tile", Kind: Tile}},
		Results:  []OperandInfo{{Name: "converted", Kind: Tile}},
		Attrs:    []AttrInfo{{Name: AttrBy, Kind: StringAttr, Optional: true, OneOf: conversionTransfers, Doc: "what takes it there"}},
	},
	Mma: {
		Name: "gpu.mma", Summary: "a product of two tiles added to a third, by the instruction named",
		Operands: []OperandInfo{
			{Name: "a", Kind: TileOrShared},
			{Name: "b", Kind: TileOrShared},
			{Name: "acc", Kind: Tile},
			{Name: "slot", Kind: Slot, Arity: ast.Variadic, Doc: "the stage of the operands that slot_a and slot_b name: one of both, or one of each"},
		},
		Results: []OperandInfo{{Name: "result", Kind: Tile}},
		Attrs: []AttrInfo{
			{Name: KeyInstruction, Kind: StringAttr},
			{Name: KeyWarps, Kind: IntsAttr, Len: 2, Min: 1, Doc: "rows and columns of warps that share the result"},
			{Name: KeySlotA, Kind: UnitAttr, Optional: true, Doc: "a is staged"},
			{Name: KeyTransposedA, Kind: UnitAttr, Optional: true, Doc: "a lies there transposed, k×m: another product reads it as it is"},
			{Name: KeySlotB, Kind: UnitAttr, Optional: true, Doc: "b is staged"},
			{Name: AttrSteps, Kind: IntsAttr, Len: 2, Min: 1, Optional: true, Doc: "where threads multiply from shared memory: how many neighbours of a and b, along what is summed over, they read at a time"},
			{Name: KeyHoistedA, Kind: UnitAttr, Optional: true, Doc: "the descriptor of a is computed in front of the loops in which its stage stays the same"},
			{Name: KeyHoistedB, Kind: UnitAttr, Optional: true, Doc: "all of the descriptor of b that no stage changes is computed in front of the loops"},
			{Name: AttrAnew, Kind: UnitAttr, Optional: true, Doc: "acc is not added to: its registers become the result's"},
			{Name: AttrSumsOver, Kind: IntsAttr, Len: 2, Optional: true, Doc: "of what is summed over, from where on and how much; all without"},
			{Name: KeyOverlap, Kind: StringAttr, OneOf: Overlaps, Optional: true, Doc: "as on the product of the language; none without"},
			{Name: ast.KeySignednessLHS, Kind: BoolAttr, Optional: true, Doc: "of 8-bit integers: a is signed"},
			{Name: ast.KeySignednessRHS, Kind: BoolAttr, Optional: true, Doc: "of 8-bit integers: b is signed"},
		},
		Effects: []Effect{
			{Operand: "a", Slot: "slot", If: "slot_a", Async: true, Done: ByProduct},
			{Operand: "b", Slot: "slot", If: "slot_b", Async: true, Done: ByProduct},
		},
	},
	MmaWait: {
		Name: "gpu.mma_wait", Summary: "waits for a product: until at most so many are under way",
		Operands: []OperandInfo{{Name: "product", Kind: Tile, Doc: "which is complete from here on"}},
		Results:  []OperandInfo{{Name: "result", Kind: Tile, Arity: ast.Optional, Doc: "what it has made, unless the next product adds to it"}},
		Attrs: []AttrInfo{
			{Name: KeyPending, Kind: IntAttr, Optional: true, Doc: "products that may still be under way: only such as were begun behind it; 0 without"},
			{Name: KeyHalves, Kind: UnitAttr, Optional: true, Doc: "of what is computed in front of it of folded rows, that of the second half of each thread's comes behind it"},
		},
		WaitsFor: ByProduct,
	},
	Print: {
		Name: "gpu.print", Summary: "print_tko of tiles that are in registers or that lie in memory in row-major order",
		Operands: []OperandInfo{{Name: "args", Kind: Printed, Arity: ast.Variadic, Doc: "tiles, or pointers to where they lie; then tokens"}},
		Results:  []OperandInfo{{Name: "token", Kind: Printed, Arity: ast.Optional}},
		Attrs: []AttrInfo{
			{Name: ast.KeyFormat, Kind: StringAttr, Doc: "the format"},
			{Name: KeyTypes, Kind: TypesAttr, Doc: "of the tiles printed"},
		},
		Effects: []Effect{{Operand: "args", Global: true}},
	},
	Role: {
		Name: "gpu.role", Summary: "what one thread of a warp of its own does, or with collective all threads of its warps, beside the entry's warps and other roles, from its beginning to its end",
		Attrs: []AttrInfo{
			{Name: KeyRole, Kind: StringAttr, OneOf: []string{RoleProducer, RoleTransformer}, Doc: "what it is for: a producer copies to shared memory what others read; a transformer reads there what was copied, and writes it there again as products of the entry's warps read it"},
			{Name: KeyWarps, Kind: IntAttr, Min: 1, Optional: true, Doc: "its warps; as many as gpu.role_warps of the entry says without"},
			{Name: KeyCollective, Kind: UnitAttr, Optional: true, Doc: "all threads of its warps run it, and hold tiles together; one does without"},
		},
		Regions: 1,
	},
	AllocMbarrier: {
		Name: "gpu.alloc_mbarrier", Summary: "mbarriers in shared memory, one for each stage of a ring",
		Results: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers}},
		Attrs: []AttrInfo{
			{Name: KeyStages, Kind: IntAttr, Min: 1, Doc: "mbarriers, one after the other"},
			{Name: KeyArrivals, Kind: IntAttr, Min: 1, Doc: "arrivals that complete a phase"},
			{Name: KeyWords, Kind: IntAttr, Min: 1, Optional: true, Doc: "numbers of 32 bits that each has room for beside it, of gpu.mbarrier_tell"},
			{Name: KeyOffset, Kind: IntAttr, Optional: true, Doc: "bytes from the beginning of the CTA's shared memory"},
		},
	},
	MbarrierInit: {
		Name: "gpu.mbarrier_init", Summary: "one thread makes mbarriers ready, at the beginning of their first phase, for all threads and the copy engine; then all threads wait for each other",
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers, Arity: ast.Variadic, Doc: "all of the entry"}},
		Attrs:    []AttrInfo{{Name: KeyAcross, Kind: UnitAttr, Optional: true, Doc: "those of all CTAs do that bring each other tiles"}},
		Waits:    1,
	},
	MbarrierWait: {
		Name: "gpu.mbarrier_wait", Summary: "waits until the phase of this parity is complete: at once for the parity of the phase before the first",
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers}, {Name: "slot", Kind: Slot, Doc: "which of them"}, {Name: "phase", Kind: Phase, Doc: "the parity, 0 or 1"}},
		Results:  []OperandInfo{{Name: "stage", Kind: Slot, Doc: "the slot, of which the phase is complete: what reads the stage, fills it or releases it takes this"}},
		Attrs:    []AttrInfo{{Name: KeyAgain, Kind: UnitAttr, Optional: true, Doc: "the phase is complete: it is the one that was waited for last, and what stands before this op stays before it"}},
		WaitsFor: ByMbarrier,
	},
	MbarrierArrive: {
		Name: "gpu.mbarrier_arrive", Summary: "each warp arrives once, when what it did before is done",
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers}, {Name: "slot", Kind: Slot, Doc: "which of them: a stage of gpu.mbarrier_wait; none if it is negative"}},
		Attrs: []AttrInfo{
			{Name: KeyAcross, Kind: UnitAttr, Optional: true, Doc: "and once at that of each other CTA that brings tiles to this one"},
			{Name: AttrAsync, Kind: UnitAttr, Optional: true, Doc: "the asynchronous proxy (the copy engine) writes next what threads have read"},
		},
	},
	MbarrierExpect: {
		Name: "gpu.mbarrier_expect", Summary: "arrives, and has the phase wait for bytes that copies bring",
		Results:  []OperandInfo{{Name: "filling", Kind: Filling, Doc: "the phase, with which the copies that take it are complete"}},
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers}, {Name: "slot", Kind: Slot, Doc: "which of them: a stage of gpu.mbarrier_wait"}},
		Attrs:    []AttrInfo{{Name: KeyBytes, Kind: IntAttr, Min: 1, Doc: "of all copies that take it"}},
	},
	MbarrierTell: {
		Name: "gpu.mbarrier_tell", Summary: "writes numbers beside an mbarrier, and arrives: who waits for the phase may read them",
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers}, {Name: "slot", Kind: Slot, Doc: "which of them: a stage of gpu.mbarrier_wait"}, {Name: "numbers", Kind: Index, Arity: ast.Variadic, Doc: "as many as the mbarriers have words"}},
	},
	MbarrierTold: {
		Name: "gpu.mbarrier_told", Summary: "the numbers that were written beside an mbarrier when its phase was completed",
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers}, {Name: "slot", Kind: Slot, Doc: "which of them: a stage of gpu.mbarrier_wait for them"}},
		Results:  []OperandInfo{{Name: "numbers", Kind: Index, Arity: ast.Variadic, Doc: "as many as the mbarriers have words"}},
	},
	TensorMap: {
		Name: "gpu.tensor_map", Summary: "describes a tensor and the boxes of it that are copied; the launcher makes it from the entry's arguments",
		Operands: []OperandInfo{{Name: "tensor", Kind: TensorView}},
		Results:  []OperandInfo{{Name: "map", Kind: Map}},
		Attrs: []AttrInfo{
			{Name: KeyDims, Kind: IntsAttr, Doc: "dimensions of the tensor, the contiguous one first"},
			{Name: KeyBox, Kind: IntsAttr, Min: 1, Doc: "extents of a box along them"},
			{Name: KeySwizzle, Kind: IntAttr, Doc: "bytes of a row whose chunks are exchanged, as in the shared tile: 128, 64, 32; 0 for none"},
			{Name: KeyRounds, Kind: UnitAttr, Optional: true, Doc: "elements of f32 come as tf32, rounded to nearest even"},
			{Name: KeyRealigns, Kind: UnitAttr, Optional: true, Doc: "where base or strides are no multiples of 16 bytes, the launcher copies the tensor before each launch, and describes the copy"},
		},
	},
	CopyTensor: {
		Name: "gpu.copy_tensor", Summary: "starts to copy a tile of a view from global to shared memory as boxes of a tensor map, by the asynchronous proxy; it is under way until a phase of an mbarrier is complete, which counts its bytes; zeros stand for what lies outside the tensor",
		Operands: []OperandInfo{
			{Name: "source", Kind: Source},
			{Name: "map", Kind: Map},
			{Name: "shared", Kind: SharedTile},
			{Name: "filling", Kind: Filling, Doc: "the phase that its bytes count towards; the stage that is written is that of its mbarrier"},
			{Name: "index", Kind: Index, Arity: ast.Variadic, Doc: "of the view"},
		},
		Attrs: []AttrInfo{
			{Name: KeyAcross, Kind: UnitAttr, Optional: true, Doc: "a part of the tile, to the shared memory of all CTAs that bring each other tiles, of which each brings another"},
			{Name: KeyEvictFirst, Kind: UnitAttr, Optional: true, Doc: "L2 forgets first what it reads"},
		},
		Effects: []Effect{
			{Operand: "source", Global: true, Async: true, Done: ByMbarrier},
			{Operand: "shared", Slot: "filling", Writes: true, Async: true, Done: ByMbarrier},
		},
	},
	TileBlocks: {
		Name: "gpu.tile_blocks", Summary: "which tile blocks a persistent CTA runs, by their numbers",
		Results: []OperandInfo{
			{Name: "first", Kind: Index},
			{Name: "end", Kind: Index, Doc: "all numbers are below"},
			{Name: "step", Kind: Index, Doc: "how far apart they lie"},
		},
	},
	TileBlock: {
		Name: "gpu.tile_block", Summary: "where in the grid the tile block of a number stands, in the order that the entry gives them; where teams run neighbours abreast (gpu.abreast), a number is that of as many as there are teams",
		Operands: []OperandInfo{{Name: "number", Kind: Index}, {Name: "team", Kind: Slot, Arity: ast.Optional, Doc: "which of the neighbours of that number, where teams run them abreast: one behind the end of the grid, if there are no more, or in front of it, of a grid that is run from the end"}},
		Results:  []OperandInfo{{Name: "x", Kind: Index}, {Name: "y", Kind: Index}, {Name: "z", Kind: Index}},
	},
	DrawTileBlock: {
		Name: "gpu.draw_tile_block", Summary: "the number of the next tile block that no CTA of the launch has begun, from a counter in global memory; the end of gpu.tile_blocks or more if there is none. It is begun with this op: each CTA asks until there is none",
		Results: []OperandInfo{{Name: "number", Kind: Index}},
	},
	Team: {
		Name: "gpu.team", Summary: "which of the entry's teams runs, from 0",
		Results: []OperandInfo{{Name: "team", Kind: Slot}},
	},
	TakeTurn: {
		Name: "gpu.take_turn", Summary: "waits until it is the team's turn to read rings",
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers, Doc: "one for each team"}, {Name: "phase", Kind: Phase, Doc: "the parity of its own, 0 or 1"}},
	},
	EndTurn: {
		Name: "gpu.end_turn", Summary: "gives the turn to the next team: each warp arrives once, when what it did before is done",
		Operands: []OperandInfo{{Name: "mbarriers", Kind: Mbarriers, Doc: "one for each team"}},
	},
	AwaitTurn: {
		Name: "gpu.await_turn", Summary: "a warpgroup waits until the one before it has begun its products",
	},
	PassTurn: {
		Name: "gpu.pass_turn", Summary: "a warpgroup has begun its products, and the next one may begin its own",
		Attrs: []AttrInfo{{Name: KeyFirst, Kind: UnitAttr, Optional: true, Doc: "only the last one does, so that the first may begin"}},
	},
	SplitPart: {
		Name: "gpu.split_part", Summary: "which part of its tile block's sums a CTA adds up, of as many as gpu.split_k says",
		Results: []OperandInfo{{Name: "part", Kind: Index}},
	},
	SplitExchange: {
		Name: "gpu.split_exchange", Summary: "the CTAs that share a sum give each other what they have of it, through their shared memory: each gets its rows of the tile of all, and all wait for each other before and after",
		Operands: []OperandInfo{{Name: "tile", Kind: Tile, Doc: "the sum of the CTA's part"}},
		Results:  []OperandInfo{{Name: "rows", Kind: Tile, Arity: ast.Variadic, Doc: "of the sum of each part, in their order"}},
		Attrs:    []AttrInfo{{Name: KeyAlong, Kind: IntAttr, Doc: "the dimension of the tile along which the CTAs divide it"}},
	},
	SplitJoin: {
		Name: "gpu.split_join", Summary: "the CTAs that share sums leave what they have of them in memory, and end, all but the last: it adds up what all have left, in the order of the parts, and goes on. All threads wait for each other before it is known which CTA that is, and then to be told",
		Operands: []OperandInfo{{Name: "sums", Kind: Tile, Arity: ast.Variadic, Doc: "of the CTA's part"}},
		Results:  []OperandInfo{{Name: "totals", Kind: Tile, Arity: ast.Variadic, Doc: "of all parts"}},
	},
	StreamPart: {
		Name: "gpu.stream_part", Summary: "which of its tile block's iterations a CTA runs where CTAs divide the iterations of many, and which others run the rest; the pass persist computes it in place of this op",
		Operands: []OperandInfo{{Name: "iterations", Kind: Index, Doc: "of each tile block"}},
		Results: []OperandInfo{
			{Name: "from", Kind: Index, Doc: "the first that it runs"},
			{Name: "to", Kind: Index, Doc: "behind the last"},
			{Name: "all", Kind: Guard, Doc: "whether those are all"},
			{Name: "number", Kind: Index, Doc: "of the tile block, among those that are divided"},
			{Name: "first", Kind: Index, Doc: "the number of the CTA that runs the first iterations"},
			{Name: "own", Kind: Index, Doc: "that of this one"},
			{Name: "last", Kind: Index, Doc: "that of the one that runs the last iterations"},
			{Name: "apart", Kind: Index, Doc: "how far apart the numbers are of those that have a part"},
		},
	},
	StreamJoin: {
		Name: "gpu.stream_join", Summary: "each of the CTAs that have a part of a tile block's iterations leaves its sums in memory and counts, and the last to do so adds up what all have left, in the order of their numbers. All threads wait for each other before it is known which CTA that is, and then to be told",
		Operands: []OperandInfo{
			{Name: "number", Kind: Index, Doc: "of the tile block, among those that are divided"},
			{Name: "first", Kind: Index, Doc: "the number of the CTA that runs the first iterations"},
			{Name: "own", Kind: Index, Doc: "that of this one"},
			{Name: "last", Kind: Index, Doc: "that of the one that runs the last iterations"},
			{Name: "apart", Kind: Index, Doc: "how far apart the numbers are of those that have a part"},
			{Name: "sums", Kind: Tile, Arity: ast.Variadic, Doc: "of the CTA's part"},
		},
		Results: []OperandInfo{
			{Name: "whole", Kind: Guard, Doc: "whether the CTA is the last, and goes on with the totals"},
			{Name: "totals", Kind: Tile, Arity: ast.Variadic, Doc: "of all parts where it is"},
		},
	},
	TakeWorkspace: {
		Name: "gpu.take_workspace", Summary: "one thread takes a part of the launch's workspace for the tile block's alloca ops, and tells all others through scratch where it is",
	},
	FreeWorkspace: {
		Name: "gpu.free_workspace", Summary: "one thread gives the tile block's part of the workspace back, with which all have done",
	},
	LaunchWait: {
		Name: "gpu.launch_wait", Summary: "each thread waits until all that was launched before in the stream has ended, and sees what it stored; at once where the launch was told not to begin before",
	},
	LaunchNext: {
		Name: "gpu.launch_next", Summary: "the next launch of the stream may begin when all CTAs have come here or ended, if it waits by itself",
	},
}

// String returns the op's name, "gpu.barrier".
func (k Kind) String() string { return Table[k].Name }

// KindOf returns the kind of an op.
func KindOf(op *ast.Op) Kind {
	if op == nil || op.Opcode != ast.OpUnregistered {
		return None
	}
	name := op.Name()
	for k := AllocShared; k < NumKinds; k++ {
		if Table[k].Name == name {
			return k
		}
	}
	return None
}

// Is reports whether op is of the kind k.
func Is(op *ast.Op, k Kind) bool {
	return op != nil && op.Opcode == ast.OpUnregistered && op.Name() == Table[k].Name
}

// New makes an op that takes its position from at, in no block yet.
func New(at *ast.Op, k Kind, operands []*ast.Value, results ...ast.Type) *ast.Op {
	op := ast.NewOp(ast.OpUnregistered, operands, results)
	op.Pos, op.Loc = at.Pos, at.Loc
	op.SetName(Table[k].Name)
	return op
}
