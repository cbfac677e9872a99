package gpu

import (
	"maps"
	"math"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// The attributes that ops of the language take.
const (
	AttrPlanned      = "gpu.planned"
	AttrWarps        = "gpu.warps"
	AttrCluster      = "gpu.cluster"
	AttrOccupancy    = "gpu.occupancy"
	AttrRoleWarps    = "gpu.role_warps"
	AttrTeams        = "gpu.teams"
	AttrAbreast      = "gpu.abreast"
	AttrTeamScratch  = "gpu.team_scratch"
	AttrAlternate    = "gpu.alternate"
	AttrRegisters    = "gpu.registers"
	AttrOrder        = "gpu.order"
	AttrBand         = "gpu.band"
	AttrDescending   = "gpu.descending"
	AttrMirrored     = "gpu.mirrored"
	AttrDynamic      = "gpu.dynamic"
	AttrSection      = "gpu.section"
	AttrTold         = "gpu.told"
	AttrInOrder      = "gpu.in_order"
	AttrPersistent   = "gpu.persistent"
	AttrCTAs         = "gpu.persistent_ctas"
	AttrDependent    = "gpu.dependent"
	AttrBlocksPerCTA = "gpu.blocks_per_cta"
	AttrDivisor      = "gpu.divisors"
	AttrLaunch       = "gpu.launch"
	AttrArguments    = "gpu.arguments"
	AttrFixed        = "gpu.fixed"
	AttrPairs        = "gpu.pairs"
	AttrMerge        = "gpu.merge"
	AttrMerged       = "gpu.merged"
	AttrSplitK       = "gpu.split_k"
	AttrSplitBy      = "gpu.split_k_by"
	AttrStreamK      = "gpu.stream_k"
	AttrMulticast    = "gpu.multicast"
	AttrShared       = "gpu.shared"
	AttrScratch      = "gpu.scratch"
	AttrRounds       = "gpu.rounds"
	AttrWaits        = "gpu.waits"
	AttrFailing      = "gpu.waits_failing"
	AttrLayout       = "gpu.layout"
	AttrVector       = "gpu.vector"
	AttrPart         = "gpu.part"
	AttrUnlessOne    = "gpu.unless_one"
	AttrPlacesLate   = "gpu.places_late"
	AttrUnrolled     = "gpu.unrolled"
	AttrNonempty     = "gpu.nonempty"
	AttrByHalves     = "gpu.by_halves"

	AttrInstruction = "gpu.instruction"
	AttrGrid        = "gpu.grid"
	AttrCopy        = "gpu.copy"
	AttrOverlap     = "gpu.overlap"
	AttrRounded     = "gpu.rounded"
	AttrRealigned   = "gpu.realigned"
	AttrTransformed = "gpu.transformed"
	AttrEvictFirst  = "gpu.evict_first"
	AttrRing        = "gpu.ring"
	AttrStages      = "gpu.stages"
	AttrWhy         = "gpu.why"
)

// The attributes of that form that only ops of the dialect take.
const (
	AttrLocal = "gpu.local" // on gpu.barrier
	AttrAsync = "gpu.async" // on gpu.store_shared, gpu.wait and gpu.mbarrier_arrive

	AttrSumsOver = "sums_over" // on gpu.mma
	AttrAnew     = "anew"      // on gpu.mma
)

// How the tile of a load comes ahead of time.
const (
	CopyNone      = "none"                 // it does not
	CopyThreads   = "cp.async"             // to shared memory, by the threads that multiply
	CopyEngine    = "cp.async.bulk.tensor" // to shared memory, by the copy engine, which a role tells
	CopyRegisters = "registers"            // to registers, while a persistent CTA is at the tile block before
	CopyOnce      = "once"                 // to shared memory, for all tile blocks that a persistent CTA runs
)

// Through what the CTAs that share a sum give each other what they have of it.
const (
	SplitByCluster = "cluster" // the shared memory of their cluster
	SplitByMemory  = "memory"  // global memory, to whichever comes last
)

// Until when a product is under way that runs beside the threads.
const (
	OverlapNone        = "none"        // it is waited for where it is begun
	OverlapNext        = "next"        // until the next iteration's has begun
	OverlapTransformed = "transformed" // until threads have transposed or converted the next iteration's operands
	OverlapHeld        = "held"        // as later, and what its loop computes meanwhile stays in front of the wait for it
	OverlapLater       = "later"       // it is begun an iteration later, and waited for when that has computed what the next one takes
	OverlapScaled      = "scaled"      // as later, and what it adds to is scaled behind the wait for it, in the middle of what its loop computes meanwhile
	OverlapPaired      = "paired"      // two iterations' products are under way together, and one is added up under the other
	OverlapAhead       = "ahead"       // until threads have read the next iteration's left operand to registers
	OverlapPieces      = "pieces"      // threads read its operands in pieces of what it sums over, each under the product of the one before
)

// Overlaps lists what a schedule may say of that.
var Overlaps = []string{OverlapNone, OverlapNext, OverlapTransformed, OverlapLater, OverlapHeld, OverlapScaled, OverlapPaired, OverlapAhead, OverlapPieces}

// Place says which ops may carry an attribute.
type Place uint8

// The places.
const (
	OnEntry   Place = iota // an entry
	OnMemory               // an access to memory
	OnLoad                 // a load of a tile
	OnProduct              // mmaf or mmai
	OnMover                // an op that moves data between threads
	OnTile                 // an op with a tile as a result, or a loop that carries one
	OnStore                // a store of a tile
	OnBatched              // a load or an elementwise op
	OnFactors              // mulf
	OnFold                 // reduce
	OnCount                // a for
	OnAssert               // assert
	OnAny                  // any op
)

var places = [...]string{
	OnEntry: "entries", OnMemory: "accesses to memory", OnLoad: "loads", OnProduct: "products", OnMover: "ops that move data between threads",
	OnTile: "ops that make or carry tiles", OnStore: "stores", OnBatched: "loads and elementwise ops",
	OnFactors: "mulf", OnFold: "reduce", OnCount: "loops that count", OnAssert: "assert", OnAny: "any op",
}

// String names the ops, as "entries".
func (p Place) String() string { return places[p] }

// LangAttr describes an attribute that ops beside those of the dialect take.
type LangAttr struct {
	AttrInfo
	On    []Place
	Given bool // it may stand where there is no plan yet: given by hand, by a tuner or by the launch
}

// Attrs lists those attributes.
var Attrs = []LangAttr{
	{AttrInfo{Name: AttrPlanned, Kind: StringAttr, Doc: "the last pass that it went through; the next ones go on from there"}, []Place{OnEntry}, false},
	{AttrInfo{Name: AttrWarps, Kind: IntAttr, Min: 1, Doc: "warps of a tile block, a power of two"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrCluster, Kind: IntAttr, Min: 1, Doc: "CTAs that share them, a power of two; 1 without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrOccupancy, Kind: IntAttr, Min: 1, Doc: "CTAs that a multiprocessor should hold"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrRoleWarps, Kind: IntAttr, Min: 1, Doc: "warps of its roles, of which one thread works; where another role transforms what is copied, that has the other half of them, which all work; 1 without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrTeams, Kind: IntAttr, Min: 1, Doc: "teams of so many warps that a persistent CTA has beside each other, of which each runs tile blocks of its own, in turn; 1 without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrAbreast, Kind: IntAttr, Doc: "dimension of the grid along which the teams of a CTA run neighbours at the same time, 0 for x, and read together what all of those ask for; without it they run tile blocks in turn"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrAlternate, Kind: BoolAttr, Doc: "the warpgroups of a CTA begin their products one after the other, where two products are under way at a time (gpu.overlap)"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrRegisters, Kind: IntsAttr, Min: 1, Doc: "registers of a thread when roles have gone their ways: of the entry's own warps, and of each role's in their order; what a CTA starts with is divided evenly without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrOrder, Kind: IntsAttr, Len: 3, Doc: "dimensions of the grid along which tile blocks follow each other, 0 for x, the fastest first; x, y, z without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrBand, Kind: IntAttr, Min: 1, Doc: "tile blocks along the first of them before the second goes on, and then so many more; all without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrDescending, Kind: IntAttr, Doc: "dimension of the grid along which tile blocks follow each other from the last to the first, 0 for x"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrMirrored, Kind: IntAttr, Doc: "dimension of the grid along which a persistent CTA runs two tile blocks one after the other that lie as far from either end, from both ends inwards, and of the last rows, which make up for what CTAs have more than others, the longest first; 0 for x; it is the first along which they follow each other"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrDynamic, Kind: IntAttr, Doc: "persistent CTAs draw the numbers of the tile blocks that they run from a counter in memory, when they get to them (dynamic scheduling); those that stand later along this dimension of the grid, 0 for x, take longer, and begin earlier"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrSection, Kind: IntAttr, Min: 1, Doc: "about how many tile blocks a CTA draws of each section: rows along the dimension of gpu.dynamic are run some at a time, those whose operands L2 holds; all together without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrTold, Kind: BoolAttr, Doc: "a role tells the entry's warps which tile block is the next, and where it stands, and they compute neither; so it is with gpu.dynamic"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrInOrder, Kind: StringAttr, Doc: "what stays in the order in which it is written when ptxas assembles it: `reads` of operands that threads multiply, or `all`, for which it assembles with -O1; `none` without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrPersistent, Kind: BoolAttr, Doc: "a CTA runs one tile block after the other, and as many are launched as multiprocessors hold; false: one each"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrCTAs, Kind: IntAttr, Min: 1, Doc: "how many persistent CTAs are launched, at most; as many as multiprocessors hold without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrDependent, Kind: BoolAttr, Doc: "a launch may begin while what was launched before it in its stream is still running, and waits for it before it reaches for memory; false: it begins when that has ended"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrBlocksPerCTA, Kind: IntAttr, Min: 1, Doc: "tile blocks that may share a CTA, a warp for each"}, []Place{OnEntry}, false},
	{AttrInfo{Name: AttrDivisor, Kind: IntsAttr, Min: 1, Doc: "what divides each argument, a power of two"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrLaunch, Kind: IntsAttr, Len: 3, Min: 1, Doc: "extents of the grid that is launched, x, y and z"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrArguments, Kind: IntsAttr, Min: math.MinInt64, Doc: "arguments of the launch that are integers: the number of the parameter and the value of each"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrMerge, Kind: IntsAttr, Len: 3, Min: 1, Doc: "how many neighbours along x, y and z one tile block shall do the work of: 2 along one of them"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrMerged, Kind: IntsAttr, Len: 3, Min: 1, Doc: "of how many one does, as gpu.merge has it"}, []Place{OnEntry}, false},
	{AttrInfo{Name: AttrPairs, Kind: IntAttr, Min: 1, Doc: "how far apart the numbers of two tile blocks are of which one shall do the work, a power of two, where an entry computes of a number where a tile block stands"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrSplitK, Kind: IntAttr, Min: 1, Doc: "CTAs among which a tile block's loop over what its products sum over is split, a power of two; 1 without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrSplitBy, Kind: StringAttr, OneOf: []string{SplitByCluster, SplitByMemory}, Doc: "through what they give each other what they have: the shared memory of a cluster, or global memory, where whichever comes last adds up what all have left and goes on alone"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrStreamK, Kind: IntAttr, Min: 1, Doc: "how many persistent CTAs share a tile block at most, where those that make no whole round are divided among all CTAs, iteration by iteration of what their products sum over; of what several have a part the last that comes adds up what all have left in global memory; 1 without"}, []Place{OnEntry}, true},
	{AttrInfo{Name: AttrMulticast, Kind: IntAttr, Min: 1, Doc: "CTAs of a cluster that run neighbouring tile blocks, each one of its own, in step, and bring each other what all of them read: 2, or 1 without; on a load, that its tile is such"}, []Place{OnEntry, OnLoad}, true},
	{AttrInfo{Name: AttrFixed, Kind: IntsAttr, Min: math.MinInt64, Doc: "arguments for which the plan was made, as in gpu.arguments; it runs for no other values of them"}, []Place{OnEntry}, false},
	{AttrInfo{Name: AttrShared, Kind: IntAttr, Doc: "bytes of shared memory that a CTA needs"}, []Place{OnEntry}, false},
	{AttrInfo{Name: AttrTeamScratch, Kind: IntsAttr, Len: 2, Doc: "offset and bytes of the shared memory that gpu.scratch of the first team lies in; that of each next one lies so many bytes further on"}, []Place{OnEntry}, false},
	{AttrInfo{Name: AttrPlacesLate, Kind: UnitAttr, Doc: "what follows from a thread's number alone is computed behind the loops with products if nothing before them asks for it: threads have no registers to keep it in"}, []Place{OnEntry}, false},
	{AttrInfo{Name: AttrScratch, Kind: IntsAttr, Len: 2, Doc: "offset and bytes of the shared memory that the op uses while it runs"}, []Place{OnMover}, false},
	{AttrInfo{Name: AttrRounds, Kind: IntAttr, Min: 1, Doc: "log2 of the parts in which it moves its data through that"}, []Place{OnMover}, false},
	{AttrInfo{Name: AttrWaits, Kind: IntAttr, Min: 1, Doc: "how often all threads of the tile block wait for each other while it runs, as between writing its scratch and reading it; never without"}, []Place{OnMover}, false},
	{AttrInfo{Name: AttrFailing, Kind: IntAttr, Min: 1, Doc: "how often they do so once more before all end, where the assertion does not hold; never without"}, []Place{OnAssert}, false},
	{AttrInfo{Name: AttrLayout, Kind: LayoutAttr, Doc: "which thread holds which element: one for each result, for a loop also for each argument of its body"}, []Place{OnTile}, false},
	{AttrInfo{Name: AttrVector, Kind: IntsAttr, Len: 2, Doc: "how many elements one access may move, and along which dimension"}, []Place{OnMemory}, false},
	{AttrInfo{Name: AttrInstruction, Kind: StringAttr, Doc: "which instruction computes it"}, []Place{OnProduct}, true},
	{AttrInfo{Name: AttrGrid, Kind: IntsAttr, Len: 2, Min: 1, Doc: "rows and columns of warps that share the result"}, []Place{OnProduct}, true},
	{AttrInfo{Name: AttrOverlap, Kind: StringAttr, OneOf: Overlaps, Doc: "until when it is under way: it is waited for at once (none), when the next iteration's has begun (next), when that's operands are transformed (transformed), it is begun an iteration later and under way while its loop computes what the next one takes (later), in front of the wait for it (held), or half in front of that wait and half behind, where what the next one adds to is scaled (scaled), two iterations' are under way together and threads add up one of them under the other (paired), it is under way while threads read the next iteration's left operand to registers (ahead), or threads, which multiply by mma.sync, read its operands in pieces along what is summed over, each under the product of the piece before, and the next iteration's first under that of the last (pieces)"}, []Place{OnProduct}, true},
	{AttrInfo{Name: AttrCopy, Kind: StringAttr, OneOf: []string{CopyNone, CopyThreads, CopyEngine, CopyRegisters, CopyOnce}, Doc: "by what the tile comes ahead of time: to shared memory, for products; to registers, while a persistent CTA is at the tile block before; or once, to shared memory, for all tile blocks that it runs"}, []Place{OnLoad}, true},
	{AttrInfo{Name: AttrRounded, Kind: BoolAttr, Doc: "whether the copy engine rounds its elements to tf32 on their way, in place of the ftof that reads them"}, []Place{OnLoad}, true},
	{AttrInfo{Name: AttrRealigned, Kind: BoolAttr, Doc: "whether the launcher copies its tensor before the launch, so that rows begin at multiples of 16 bytes, where they do not, for the copy engine"}, []Place{OnLoad}, true},
	{AttrInfo{Name: AttrEvictFirst, Kind: BoolAttr, Doc: "whether L2 forgets first what the copy engine has read of its tile, which no other tile block reads"}, []Place{OnLoad}, true},
	{AttrInfo{Name: AttrTransformed, Kind: IntAttr, Doc: "how many stages a ring has to which a role of its own writes what the copy engine brings, transposed as its product reads it; 0: the threads that multiply transpose it"}, []Place{OnLoad}, true},
	{AttrInfo{Name: AttrRing, Kind: IntAttr, Doc: "number of the ring that it fills, where loops one behind the other fill one; by the copy engine"}, []Place{OnLoad}, true},
	{AttrInfo{Name: AttrStages, Kind: IntAttr, Min: 1, Doc: "how many of its tiles shared memory holds then"}, []Place{OnLoad}, true},
	{AttrInfo{Name: AttrWhy, Kind: ReasonsAttr, Doc: "reasons of what is chosen, by attribute: what it was, and why; nothing depends on them"}, []Place{OnAny}, true},
	{AttrInfo{Name: AttrSchedule, Kind: SchedulesAttr, Doc: "which of the attributes that may be given it has on which target: the one named, its generation, or default"}, []Place{OnEntry, OnProduct, OnLoad}, true},
	{AttrInfo{Name: AttrBatch, Kind: IntAttr, Min: 1, Doc: "how many registers of a thread are stored at a time, when the ops before it that are gpu.batched have made them"}, []Place{OnStore}, false},
	{AttrInfo{Name: AttrBatched, Kind: UnitAttr, Doc: "it makes its registers a batch at a time, for the next op that has gpu.batch"}, []Place{OnBatched}, false},
	{AttrInfo{Name: AttrPart, Kind: UnitAttr, Doc: "a product of a batch: it stages its operands where the others do"}, []Place{OnProduct}, false},
	{AttrInfo{Name: AttrUnlessOne, Kind: UnitAttr, Doc: "a warp that finds nothing but ones in the right operand leaves the left one as it is"}, []Place{OnFactors}, false},
	{AttrInfo{Name: AttrByHalves, Kind: IntAttr, Min: 1, Doc: "what a thread has of the first half of its results is folded in front of what it has of the others, that in so many chains, which it folds in the end"}, []Place{OnFold}, false},
	{AttrInfo{Name: AttrNonempty, Kind: UnitAttr, Doc: "there is one iteration at least: whether the loop runs is not asked before the first"}, []Place{OnCount}, false},
	{AttrInfo{Name: AttrUnrolled, Kind: IntAttr, Min: 1, Doc: "how many iterations are written one behind the other, after each of which the loop may end; 1 without"}, []Place{OnCount}, false},
}

// Plans reports whether an attribute is one that a planning pass writes.
func Plans(name string) bool {
	a := langAttr(name)
	return a != nil && !a.Given
}

// Int makes an integer attribute.
func Int(v int) ast.Attr { return ast.IntAttr{Value: int64(v), Type: ast.NumType(num.I64)} }

// Ints makes a list of integers.
func Ints(values ...int) ast.Attr {
	a := ast.DenseArrayAttr{Elem: num.I64}
	for _, v := range values {
		a.Values = append(a.Values, int64(v))
	}
	return a
}

// IntsOf returns the numbers of a list, none if there is no such attribute.
func IntsOf(op *ast.Op, name string) (list []int) {
	a, _ := op.Attr(name).(ast.DenseArrayAttr)
	for _, n := range a.Values {
		list = append(list, int(n))
	}
	return list
}

// ScratchOf returns where the scratch of an op lies, and its size in bytes; ok is
// false if it has none.
func ScratchOf(op *ast.Op) (offset, bytes int, ok bool) {
	a, _ := op.Attr(AttrScratch).(ast.DenseArrayAttr)
	if len(a.Values) != 2 {
		return 0, 0, false
	}
	return int(a.Values[0]), int(a.Values[1]), true
}

// maxDivisor bounds what is recorded of a divisor: beyond it nothing asks.
const maxDivisor = 1 << 20

// SetDivisors records what divides the arguments of an entry: the powers of two
// in it.
func SetDivisors(entry *ast.Op, divisors []uint64) {
	values := make([]int, len(divisors))
	for i, d := range divisors {
		d = max(d, 1)
		values[i] = int(min(d&-d, maxDivisor))
	}
	entry.SetAttr(AttrDivisor, Ints(values...))
}

// DivisorOf returns what divides argument i of an entry: 1 if nothing is known.
func DivisorOf(entry *ast.Op, i int) uint64 {
	if a, ok := entry.Attr(AttrDivisor).(ast.DenseArrayAttr); ok && i < len(a.Values) && a.Values[i] > 0 {
		return uint64(a.Values[i] & -a.Values[i])
	}
	return 1
}

// SetArguments records the arguments of an entry that are integers, by parameter.
func SetArguments(entry *ast.Op, integers map[int]int64) {
	var list []int
	for _, i := range slices.Sorted(maps.Keys(integers)) {
		list = append(list, i, int(integers[i]))
	}
	entry.SetAttr(AttrArguments, Ints(list...))
}

// FixedOf returns the only value of argument i that the plan of an entry is for, and whether there is one.
func FixedOf(entry *ast.Op, i int) (v int64, ok bool) {
	list := IntsOf(entry, AttrFixed)
	for at := 0; at+1 < len(list); at += 2 {
		if list[at] == i {
			return int64(list[at+1]), true
		}
	}
	return 0, false
}

// ClusterOf returns the number of CTAs that a planned entry's tile block has.
func ClusterOf(entry *ast.Op) int { return int(max(entry.Int(AttrCluster, 1), 1)) }

// CTAsOf returns the number of CTAs of a planned entry's tile block, be it that they share its
// warps or its sums.
func CTAsOf(entry *ast.Op) int { return ClusterOf(entry) * SplitOf(entry) }

// ClusteredOf returns how many of them are those of a cluster.
func ClusteredOf(entry *ast.Op) int {
	if SplitsByMemory(entry) {
		return ClusterOf(entry)
	}
	return CTAsOf(entry)
}

// VectorOf returns how many elements one access of a memory op moves under a
// layout: what the plan found that memory allows, as far as a thread holds it
// in a row.
func VectorOf(op *ast.Op, l layout.Layout) int {
	a, ok := op.Attr(AttrVector).(ast.DenseArrayAttr)
	if !ok || len(a.Values) != 2 || a.Values[1] < 0 || int(a.Values[1]) >= len(l.Shape) {
		return 1
	}
	return min(l.Contiguous(int(a.Values[1])), int(max(a.Values[0], 1)))
}
