package remark

// Reason is the row of Table that a remark is of.
type Reason uint8

// The reasons, by the passes that give them.
const (
	ChunkedRegisters Reason = iota
	ChunkedShared

	PointersAsView
	PointersNotAffine
	PointersStep
	PointersMask
	PointersPadding
	PointersBits

	MergedPairs
	Merged
	MergedNot

	ProductScaled
	ProductBatch
	ProductInHalf
	ProductTransposed

	Warps
	Cluster
	HintIgnored
	Order
	Band

	Multiplied
	MultiplyTarget
	MultiplyShape
	MultiplyWarps
	MultiplyRows
	MultiplyGrid
	MultiplyExact

	Engine
	RolesEntry
	EnginePointers
	EngineBox
	EngineLoops
	EngineToken
	EngineTensor
	EngineIndex
	EngineRoom

	Ahead
	NothingAhead
	AheadNoRoom
	FewerStages
	FewerCTAs
	StagesAgain
	LoopLeft
	LoopNested
	LoopIndex
	LoopForm
	CopyReshaped
	CopyComputed
	CopyOutside
	CopyBranch
	CopyOrdered
	CopyToken
	CopyReaders
	CopyView
	CopyContiguous
	CopyPadding
	CopyCluster
	CopyAligned
	CopyRow
	CopyIndex

	AccessScattered
	AccessNarrow
	AccessSectors
	AccessHalves

	Converted
	BankConflicts
	SharedRounds
	Resources

	BlocksPerCTA
	OneBlockPerCTA
	EngineHalf
	MultiplyAlongK
	Transformed
	TransformOverlapped
	TransformAlone
	Registers
	RegistersKept
	OrderKept
	Later
	LaterNot
	WaitedFor
	ReadAhead
	LoopGuarded
	RegistersEnough
	UnlessOne
	AlwaysScaled
	Descending
	AscendingKept
	Mirrored
	InOrder
	Persistent
	PersistentNot
	EngineUnneeded

	ProductUntransposed
	LoopGuardKept
	RoundedNot
	RingAlone
	OrderLeft
	ClusterWhole
	LoadedByWords
	AtomicAlone
	StoredWhole
	KeptInMemory
	Realigned
	RealignedNot
	UnderWay
	Residency
	Rounded
	LoadedAhead
	SplitK
	SplitKNot
	Chained
	ChainedNot
	SplitKRoom
	SplitKMemory
	OnePlusTanh
	Teams
	TeamsNot
	ReadInPieces
	Dependent
	DependentNot
	StreamK
	LoadedOnce
	Multicast
	MulticastNot
	TransformedByRole
	ReadBothWays
	Alternate
	OneBound
	WithinTile
	MaskKept
	Abreast
	AbreastNot
	Dynamic
	EvictFirst
	LoopSplit
	LoopSplitAtMask

	numReasons
)

// Table has what can be said, in the order of the reasons. A code is not given
// again to another thing; those that free up stay unused.
var Table = [numReasons]Row{
	ChunkedRegisters: {"TIR0601", "ChunkedForRegisters", "chunk", Applied,
		"tiles need more registers than there are: loops over chunks of {chunk} elements take their place", "smaller tiles",
		"tiles too large for registers became loops over chunks",
		"A tile takes the registers of all threads of a CTA, 256 KiB, and so do all tiles together that are needed while threads exchange data. Beyond that each op becomes a loop over chunks, with tiles in between kept in memory."},
	ChunkedShared: {"TIR0602", "ChunkedForSharedMemory", "chunk", Missed,
		"planned again in chunks: {why}", "smaller tiles, or a target with more shared memory",
		"tiles needed more shared memory than there is",
		"How much shared memory tiles need on their way between threads is known when they have layouts. If it is too much, compiling starts again with loops over chunks in place of all larger tiles."},

	PointersAsView: {"TIR0605", "PointersAsView", "boxes", Applied,
		"accessed as a tile of a view: pointers and mask are those of one", "",
		"an access through pointers became one through a view",
		"Pointers that are a base and a step for each dimension, with a mask that bounds coordinates, are a tile of a view: one address to a thread, not one to an element, and copies can run ahead."},
	PointersNotAffine: {"TIR0606", "PointersNotAffine", "boxes", Missed,
		"accessed element by element: the pointers are not known to be a base and a step for each dimension", "offsets made of iota, broadcast, muli and addi with no_wrap where they are extended, or load_view_tko",
		"pointers that follow no pattern",
		"Each thread computes and holds an address for each element. That arithmetic does not wrap has to be known where a number is extended to more bits: by overflow<no_signed_wrap>, or by assume bounded."},
	PointersStep: {"TIR0607", "PointersStep", "boxes", Missed,
		"accessed element by element: along dimension {dim} neighbours are {by} bytes apart, and views take positive multiples of the element size {size}", "load_view_tko, or another order of the elements",
		"pointers in steps that no view has",
		"A tensor_view has strides of at least one element. Pointers that go backwards, stay where they are, or lie within an element are taken one by one."},
	PointersMask: {"TIR0608", "PointersMask", "boxes", Missed,
		"accessed element by element: the mask is not known to bound the coordinates", "a mask made by andi of comparisons of iota with one number each",
		"a mask that is no box",
		"Of a view all elements within its extents are accessed, so the mask has to be an and of comparisons, each of a coordinate with a number that is the same for all elements."},
	PointersPadding: {"TIR0609", "PointersPadding", "boxes", Missed,
		"accessed element by element: what masked elements are is not a padding that views have", "a constant zero, or of floating-point types -0, NaN or an infinity",
		"padding that views do not have",
		"Views have paddings zero, neg_zero, nan, pos_inf and neg_inf only."},
	PointersBits: {"TIR0610", "PointersBits", "boxes", Missed,
		"accessed element by element: elements of {elem} are none that views have", "numbers of a byte or more, unpacked or converted behind the load",
		"elements that views do not have",
		"A tensor_view has numbers of a byte or more. Pointers in memory, and numbers of 4 bits, are accessed one by one."},

	Merged: {"TIR0613", "Merged", "merge", Applied,
		"neighbours along {dimension} are one tile block, so that what both multiply by comes once", "",
		"pairs of tile blocks as one",
		"Where the number of a tile block is nothing but the index of views, two neighbours do the work of one with tiles twice as large. Products of 128×128 become such of 128×256, which take less power: as many cycles at a higher clock. It is done where the grid is known when compiling, as tilerun knows it, and large enough."},
	MergedPairs: {"TIR0611", "MergedPairs", "merge", Applied,
		"tile blocks whose numbers are {distance} apart are one, so that what both multiply by comes once", "",
		"pairs of tile blocks, found by their numbers, as one",
		"A program that orders its tile blocks itself computes of a number where each stands. Where the arguments are known when compiling, as tilerun knows them, that is computed for all of them; if tile blocks of some distance always stand side by side they are merged. The code is for these arguments alone, and the launcher refuses others."},
	MergedNot: {"TIR0614", "MergedNot", "merge", Missed,
		"neighbours stay tile blocks of their own: {why}", "",
		"pairs of tile blocks that could be one",
		"A product of 128×128 would gain by being one of 128×256 with its neighbour's. That takes a grid that is known when compiling, of an even number of tile blocks along the dimension in question and enough to keep all multiprocessors busy, numbers of tile blocks that are indices of views and nothing else, and little to do with the sums when they are made."},
	ProductScaled: {"TIR0615", "ProductScaled", "products", Missed,
		"the operands are multiplied by their scales first, and then as bf16", "",
		"a product of scaled numbers is one of bf16",
		"bf16 holds an element times its scale exactly. Instructions that take scales are not used yet."},
	ProductBatch: {"TIR0616", "ProductBatch", "products", Analysis,
		"computed as {products} products of matrices, one after the other", "",
		"a batch of products is made one by one",
		"Each matrix of the batch is cut out of its tile, multiplied, and put back."},
	ProductInHalf: {"TIR0617", "ProductInHalf", "products", Missed,
		"8-bit numbers are converted to f16 and multiplied so: {target} has no instruction for {types} of {m}x{n}x{k}", "a result of f32, extents of 16x8x32 at least, and a target from sm_89 on",
		"8-bit floating-point numbers multiplied as f16",
		"f16 holds them, so that the result is as it should be, at half the rate and with conversions besides."},

	ProductTransposed: {"TIR0618", "ProductTransposed", "products", Analysis,
		"computed as the transpose of a product, whose left operand comes through registers and whose right one is read where it lies", "",
		"a product is computed as its transpose",
		"Instructions for tf32 and for 8-bit types read what lies in shared memory along k alone, but take the left operand from registers as well. So a right operand across k becomes the left one."},

	Warps: {"TIR0620", "Warps", "schedule", Analysis,
		"warps to a tile block: {warps}, as {why}", "the hint num_worker_warps_per_cta for another number",
		"how many warps there are",
		"A product by tensor cores takes 64 results to a thread, another 16, anything else 8 elements of what it loads and stores: the fewest warps that have no more, up to 16 in a CTA."},
	Cluster: {"TIR0621", "Cluster", "schedule", Applied,
		"a tile block runs on a cluster of {ctas} CTAs, as {why}", "",
		"how many CTAs there are to a tile block",
		"By the hint num_cta_in_cga, or because what has to be there as a whole, the results of a product or what is reduced, takes more than half of the registers of a CTA."},
	HintIgnored: {"TIR0622", "HintIgnored", "schedule", Missed,
		"the hint {hint} = {value} is not followed: {why}", "",
		"a hint that cannot be followed",
		"Hints may be left alone: the program means the same without them."},
	Order: {"TIR0623", "Order", "schedule", Applied,
		"tile blocks follow each other along {order} of the grid: {why}", "",
		"tile blocks run in an order of their own",
		"The hardware starts tile blocks along x first. What those that run at one time read in common comes from memory once, and then from the L2 cache."},
	Band: {"TIR0624", "Band", "schedule", Applied,
		"tile blocks go along {first} for {band}, then on along {second}, and so through one band after the other", "",
		"tile blocks run in bands",
		"One operand depends on the one dimension of the grid and the other on the other, so tile blocks that lie in a square read the fewest tiles together."},

	Multiplied: {"TIR0625", "Multiplied", "schedule", Applied,
		"multiplied by {instruction}, warps in {rows} rows and {columns} columns", "",
		"which instruction computes a product",
		"Each warp, or warpgroup, computes a part of the result. Remarks of the same pass say why it was not a better one."},
	MultiplyTarget: {"TIR0626", "MultiplyTarget", "schedule", Missed,
		"not multiplied by {instruction}, which {target} lacks", "--target={other}, if that is the GPU",
		"a better instruction needs another target",
		"Instructions of the very generation are used only when it is named, as code with them runs nowhere else."},
	MultiplyShape: {"TIR0627", "MultiplyShape", "schedule", Missed,
		"not multiplied by {instruction}, which takes {least} at least: the product is {shape}", "larger tiles",
		"a product too small for a better instruction",
		"The shape is rows and columns of the result, and what is summed over."},
	MultiplyWarps: {"TIR0628", "MultiplyWarps", "schedule", Missed,
		"not multiplied by {instruction}, for which four warps of a CTA go together: a CTA has {warps}", "the hint num_worker_warps_per_cta = 4, or larger tiles",
		"fewer warps than an instruction takes",
		"wgmma is issued by the four warps of a warpgroup."},
	MultiplyRows: {"TIR0629", "MultiplyRows", "schedule", Missed,
		"not multiplied by {instruction}, which reads rows of {least} bytes from shared memory: those of the right operand have {bytes}", "more columns",
		"rows too short for an instruction that reads shared memory",
		"wgmma reads its operands where they lie in shared memory, in rows of 32, 64 or 128 bytes."},
	MultiplyGrid: {"TIR0630", "MultiplyGrid", "schedule", Missed,
		"not multiplied by {instruction}: {warps} warps cannot share {m}x{n} results so that each warpgroup has 64 rows and 8 to 256 columns", "fewer warps, by the hint num_worker_warps_per_cta",
		"more warps than an instruction's shape allows",
		"Each warpgroup takes a part of the result of its own."},
	MultiplyExact: {"TIR0631", "MultiplyExact", "schedule", Missed,
		"f32 is multiplied by the threads, not by tensor cores, which would round it to tf32", "ftof to tf32 before the product, if 10 bits of fraction are enough",
		"f32 products are exact",
		"The language computes a product of f32 in f32. Tensor cores have tf32 only: 8 to 16 times as fast, and three digits instead of seven."},

	Engine: {"TIR0632", "Engine", "schedule", Applied,
		"operands that the copy engine brings, told by a thread of its own: {tiles}, through {stages} stages of {bytes} bytes in shared memory", "",
		"operands come by the copy engine",
		"A warp beside those that multiply has the copy engine bring boxes of tensors, as far ahead as there are stages. The launcher describes the tensors to it."},
	RolesEntry: {"TIR0633", "RolesEntry", "schedule", Missed,
		"the copy engine is not used: {why}", "",
		"an entry without a role that copies",
		"The thread that copies runs from the beginning of the entry to its end, beside all others."},
	EnginePointers: {"TIR0634", "EnginePointers", "schedule", Missed,
		"not by the copy engine: it goes through pointers", "load_view_tko through a partition_view",
		"the copy engine takes views only",
		"The copy engine takes boxes of tensors that the launcher describes to it; pointers it takes none. Threads copy them."},
	EngineBox: {"TIR0635", "EngineBox", "schedule", Missed,
		"not by the copy engine: it takes boxes of {rank} dimensions of {extent} elements at most", "smaller tiles",
		"a tile that is too large for the copy engine",
		"So boxes of tensor maps are bounded."},
	EngineLoops: {"TIR0636", "EngineLoops", "schedule", Missed,
		"not by the copy engine: what is around it is not a for alone of which each iteration runs to its end", "for without an early continue, and no if around the load",
		"loads in ifs and open loops",
		"The thread that copies goes through the same loops as those that multiply, without waiting for them."},
	EngineToken: {"TIR0637", "EngineToken", "schedule", Missed,
		"not by the copy engine: by its token it waits for what the entry does", "no token of a store or atomic, if they touch other memory",
		"a load that waits for the entry itself",
		"The thread that copies begins when the entry does, and waits for nobody but for free stages."},
	EngineTensor: {"TIR0638", "EngineTensor", "schedule", Missed,
		"not by the copy engine: base, extents and strides of the tensor are not all computed from the entry's arguments, with strides of whole 16 bytes", "make_tensor_view of parameters, and assume div_by on strides",
		"a tensor that the launcher cannot describe",
		"The launcher makes the tensor map before the launch, from the arguments alone."},
	EngineIndex: {"TIR0639", "EngineIndex", "schedule", Missed,
		"not by the copy engine: its index is not made of pure ops", "an index made of loop variables, tile block numbers and arguments",
		"an index that a thread cannot compute ahead",
		"The thread that copies computes indices by itself, with no data of the entry."},
	EngineRoom: {"TIR0640", "EngineRoom", "schedule", Missed,
		"not by the copy engine: {stages} stages of {bytes} bytes do not fit into the {room} bytes of shared memory that are left", "smaller tiles along what is summed over",
		"too little shared memory for two stages of a ring",
		"With one stage the copy engine would wait for the product, and the product for it."},

	Ahead: {"TIR0641", "Ahead", "schedule", Applied,
		"operands copied ahead: {tiles}, by {ahead} iterations, through {stages} stages of {bytes} bytes in shared memory; CTAs to a multiprocessor: {ctas}", "",
		"operands are copied ahead",
		"While one iteration multiplies, the operands of later ones are copied to shared memory beside the threads."},
	NothingAhead: {"TIR0642", "NothingAhead", "schedule", Missed,
		"nothing is copied ahead for the loop's products ({products}): {why}", "",
		"no operand of a loop's products is copied ahead",
		"Each iteration waits for its loads. The remark at the load, or another at the loop, says what it takes."},
	AheadNoRoom: {"TIR0643", "AheadNoRoom", "schedule", Missed,
		"not copied ahead: {stages} stages of {bytes} bytes do not fit into the {room} bytes of shared memory that are left, with CTAs to a multiprocessor: {ctas}", "smaller tiles along what is summed over",
		"too little shared memory for two stages",
		"Copies ahead need room for the tiles of two iterations at least, beside what else lies in shared memory."},
	FewerStages: {"TIR0644", "FewerStages", "schedule", Missed,
		"{stages} stages, where {most} would be used: a stage takes {bytes} bytes of shared memory, and there are {room}, with CTAs to a multiprocessor: {ctas}", "smaller tiles along what is summed over",
		"shared memory bounds how far copies run ahead",
		"Fewer stages hide less of the time that memory takes."},
	FewerCTAs: {"TIR0645", "FewerCTAs", "schedule", Missed,
		"CTAs to a multiprocessor: {ctas}, where {goal} would be aimed at: with more of them {why}", "smaller tiles",
		"stages leave room for fewer CTAs",
		"With several CTAs on a multiprocessor one computes while another waits. Copies ahead, and registers for what products add up, are worth more."},
	StagesAgain: {"TIR0646", "StagesAgain", "schedule", Missed,
		"scheduled again, with {bytes} bytes of shared memory left beside what products read there: {why}", "smaller tiles",
		"copies ahead were given less shared memory",
		"How much shared memory tiles need on their way between threads is known when they have layouts. If stages left too little, they are chosen again: the remarks say how many there are now, and whether anything is copied ahead at all. Stages written by hand are not changed; they are refused."},
	LoopLeft: {"TIR0650", "LoopLeft", "schedule", Missed,
		"an iteration may end before the end of the body", "if around what is left out, and a bound that the loop ends at",
		"a loop that is left, or an iteration cut short",
		"Copies for later iterations must be for iterations that come: return, break and an early continue say that they may not."},
	LoopNested: {"TIR0651", "LoopNested", "schedule", Missed,
		"there is another loop in it", "the product in the inner loop only",
		"a loop around another",
		"Only a loop without loops in it copies ahead."},
	LoopIndex: {"TIR0652", "LoopIndex", "schedule", Missed,
		"its variable is {type}{unsigned}, and copies ahead are counted in signed numbers of at most 32 bits", "a variable of i32, compared as signed",
		"a loop variable that cannot be counted ahead",
		"Whether there is an iteration some steps ahead is computed in 64 bits, where sums of 32-bit numbers cannot wrap."},
	LoopForm: {"TIR0653", "LoopForm", "schedule", Missed,
		"nothing is copied ahead in a loop without bounds", "for with its bounds",
		"a loop that ends by break",
		"What a later iteration reads, and whether there is one, is known only of for."},
	CopyReshaped: {"TIR0654", "CopyReshaped", "schedule", Missed,
		"not copied ahead: the operand is reshaped behind its load", "a view whose tiles are those that are multiplied",
		"an operand that is reshaped",
		"What is copied is the tile that is multiplied, so the load has to be of that tile; through a view it may have more dimensions of one element."},
	CopyComputed: {"TIR0655", "CopyComputed", "schedule", Missed,
		"not copied ahead: the operand comes from {by}, not from a load", "the operand in memory as it is multiplied, or the conversion after the product",
		"an operand that is computed",
		"A copy moves bytes from global to shared memory as they are."},
	CopyOutside: {"TIR0656", "CopyOutside", "schedule", Missed,
		"not copied ahead: it is loaded outside of the loop", "",
		"an operand that is loaded before the loop",
		"The tile stays in registers, and is written to shared memory for each product."},
	CopyBranch: {"TIR0657", "CopyBranch", "schedule", Missed,
		"not copied ahead: it stands under a condition of the iteration", "the load before the if",
		"a load in an if",
		"Whether the load comes to pass in a later iteration is not known ahead."},
	CopyOrdered: {"TIR0658", "CopyOrdered", "schedule", Missed,
		"not copied ahead: it is {order}, and only weak loads may be made early", "weak",
		"a load that is ordered among tile blocks",
		"A copy ahead reads before its iteration begins, which only a weak load allows."},
	CopyToken: {"TIR0659", "CopyToken", "schedule", Missed,
		"not copied ahead: by its token it waits for what an iteration of the loop does", "no token of a store or atomic of the loop, if they touch other memory",
		"a load that waits for the loop",
		"A copy for a later iteration cannot wait for a store or an atomic of an earlier one that has not run yet."},
	CopyReaders: {"TIR0660", "CopyReaders", "schedule", Missed,
		"not copied ahead: {readers} ops read what it loads, and a copy serves the product alone", "a load for each",
		"a loaded tile that others read too",
		"A copied tile is in shared memory only, arranged for the product."},
	CopyView: {"TIR0662", "CopyView", "schedule", Missed,
		"not copied ahead: it is through {view}, and copies go through partition_view or pointers", "partition_view",
		"a view that copies do not go through",
		"Copies take their addresses from a partition_view or from a tile of pointers."},
	CopyContiguous: {"TIR0663", "CopyContiguous", "schedule", Missed,
		"not copied ahead: no dimension of the tile is known to be contiguous in memory", "strides=[…,1], with the 1 in the type",
		"no dimension known to be contiguous",
		"A copy moves 16 bytes that lie side by side, in global and in shared memory."},
	CopyPadding: {"TIR0664", "CopyPadding", "schedule", Missed,
		"not copied ahead: what is out of bounds is not zero", "padding_value = zero, or none",
		"padding other than zero",
		"A copy fills what it does not read with zeros."},
	CopyCluster: {"TIR0665", "CopyCluster", "schedule", Missed,
		"not copied ahead: the CTAs of a cluster hold parts of the pointers each", "load_view_tko, or no cluster",
		"copies through pointers in a cluster",
		"A CTA copies all that its warps multiply, and for that needs all pointers."},
	CopyAligned: {"TIR0666", "CopyAligned", "schedule", Missed,
		"not copied ahead: no more than {bytes} bytes at a time are known to be aligned and in bounds together, and a copy moves 16: {limit}", "{assume}",
		"alignment that is not known",
		"Known are constants, strides in types, assume div_by, and what divides the arguments of a launch by tilerun."},
	CopyRow: {"TIR0667", "CopyRow", "schedule", Missed,
		"not copied ahead: a row of the tile has {bytes} bytes, and a copy moves 16", "tiles with longer rows",
		"rows shorter than a copy",
		"The row is along the dimension that is contiguous in memory."},
	CopyIndex: {"TIR0668", "CopyIndex", "schedule", Missed,
		"not copied ahead: where it reads depends on {by}, which cannot be computed ahead", "an index made of the loop's variable and of what is computed by pure ops",
		"a place that is not known ahead",
		"What is loaded, printed or computed under conditions in the loop is not known iterations ahead."},

	AccessScattered: {"TIR0670", "AccessScattered", "assign", Missed,
		"accessed element by element: no dimension is known to be contiguous in memory", "strides=[…,1], with the 1 in the type, or pointers that differ by one element along a dimension",
		"an access without a contiguous dimension",
		"Neighbours may lie anywhere, so each element takes an instruction, and a warp touches up to 32 sectors of 32 bytes."},
	AccessNarrow: {"TIR0671", "AccessNarrow", "assign", Missed,
		"a thread moves {bytes} bytes at a time, where {most} would do: {limit}", "{assume}",
		"accesses narrower than they could be",
		"How much a thread moves at once depends on what is known to divide addresses, strides and extents, or to be in bounds."},
	AccessSectors: {"TIR0672", "AccessSectors", "assign", Missed,
		"a warp touches {bytes} consecutive bytes, less than a sector of 32: its threads lie along another dimension", "a tile that is longer along dimension {dim}",
		"an access that is not coalesced",
		"Memory moves sectors of 32 bytes. What a warp does not use of one is moved for nothing."},
	AccessHalves: {"TIR0673", "AccessHalves", "assign", Missed,
		"accessed half a byte at a time: two elements of a byte are not known to be in bounds together, and one thread's", "an even extent along the contiguous dimension, even strides along the others, and tiles of two elements at least",
		"elements of 4 bits that are not accessed in whole bytes",
		"Two elements share a byte. One of them is stored by an atomic exchange, as another thread may store its neighbour, which takes many times as long as to store whole bytes."},

	Converted: {"TIR0680", "Converted", "transfers", Analysis,
		"{tile} goes to other threads by {by}", "",
		"a tile in another layout",
		"Two ops want the tile distributed differently. Registers cost nothing, shuffles a few instructions for each register, scratch a way through shared memory and a barrier."},
	BankConflicts: {"TIR0681", "BankConflicts", "smem", Missed,
		"its {access} take {wavefronts} wavefronts where {least} would do", "",
		"bank conflicts",
		"A warp's access to shared memory takes one wavefront for each 128 bytes, more if lanes want different words of one of the 32 banks. The number is of one instruction; tiles that products read lie swizzled, which keeps most accesses apart."},
	SharedRounds: {"TIR0682", "SharedRounds", "smem", Missed,
		"goes through shared memory in {rounds} rounds, {bytes} bytes each: there is no room for all at once", "smaller tiles",
		"a tile goes through shared memory in parts",
		"Each round costs two barriers."},
	Resources: {"TIR0683", "Resources", "smem", Analysis,
		"a CTA has {threads} threads, {registers} registers for each at most, and {shared} bytes of shared memory; a multiprocessor of {target} holds {ctas}", "",
		"what a CTA takes",
		"How many registers a thread really takes ptxas decides; where they are many, fewer CTAs fit."},

	BlocksPerCTA: {"TIR0690", "BlocksPerCTA", "blocks-per-cta", Applied,
		"{blocks} tile blocks share a CTA, a warp for each", "",
		"tile blocks of one warp share a CTA",
		"A multiprocessor holds and starts few CTAs; of one warp each they leave it half empty."},
	OneBlockPerCTA: {"TIR0691", "OneBlockPerCTA", "blocks-per-cta", Missed,
		"tile blocks of one warp have a CTA each: {why}", "larger tiles, or as many warps as make up for it",
		"CTAs of one warp",
		"Tile blocks can share a CTA if they know nothing of it: no shared memory, no barrier, no memory of their own."},
	EngineHalf: {"TIR0692", "EngineHalf", "schedule", Missed,
		"not by the copy engine: the other operand of its product does not come by it", "",
		"a product of which one operand does not come by the copy engine",
		"Operands that are copied ahead go through their stages at one pace, which either the copy engine sets or the threads."},
	MultiplyAlongK: {"TIR0693", "MultiplyAlongK", "schedule", Missed,
		"not multiplied by {instruction}, which does not transpose: the {operand} operand lies in memory across the dimension that is summed over", "memory in the other order, or one CTA",
		"operands that lie in memory in the other order",
		"wgmma transposes operands of 16 bits in shared memory; others must be contiguous there along the dimension that is summed over. Threads transpose them on the way, but not those of which each CTA of a cluster has a part."},
	Transformed: {"TIR0694", "Transformed", "mma", Analysis,
		"the warps read the {operand} operand from shared memory, {how} it and pass it on in {where}, where {instruction} takes it from", "",
		"an operand goes through the warps' registers",
		"wgmma reads operands as they are copied if they are of its type and, but for 16 bits, lie along the dimension that is summed over. Others take a way through registers, which costs reads and writes of shared memory."},
	TransformOverlapped: {"TIR0695", "TransformOverlapped", "schedule", Applied,
		"operands are transposed or converted while the product before is under way", "",
		"a product under way while operands are transformed",
		"What they become has two stages, and a product is waited for in the next iteration."},
	TransformAlone: {"TIR0696", "TransformAlone", "schedule", Missed,
		"no product of the tile block is under way while its warps transpose or convert operands: {why}", "",
		"nothing is multiplied while operands are transformed",
		"Two stages of what operands become take shared memory, and products under way registers. Where several CTAs share a multiprocessor, others multiply meanwhile."},
	Registers: {"TIR0697", "Registers", "schedule", Applied,
		"a thread starts with {start} registers; those that multiply go on with {own}, those of the role with {role}: {why}", "",
		"registers go from one role to others",
		"A role that copies needs few registers. As a warpgroup it gives the others away by setmaxnreg, to those that hold the results of products; three of its four warps do nothing else."},
	RegistersKept: {"TIR0698", "RegistersKept", "schedule", Missed,
		"a thread that multiplies needs about {need} registers and has {has}; a role that gives its own away would leave {others}", "smaller tiles, or more warps by the hint num_worker_warps_per_cta",
		"too few registers, and a role would give none",
		"What does not fit into registers goes to memory and back. Three more warps for the role take more than they would give here, or the target has no way to hand registers on."},
	OrderKept: {"TIR0699", "OrderKept", "schedule", Missed,
		"tile blocks run in the order of the hardware, which is not the best for the L2 cache: by this {op} they may tell each other something", "weak loads and stores",
		"tile blocks that may wait for each other keep their order",
		"A tile block may wait for one before it, if atomics or ordered accesses tell it of that; in another order it could wait for one that has no place to run."},
	ReadAhead: {"TIR0703", "ReadAhead", "schedule", Applied,
		"the threads read its left operand to registers an iteration ahead, under the product before", "",
		"an operand read under the product before",
		"An operand that wgmma does not take as it lies threads transpose or convert on its way to registers. They do so for the next iteration while the product of this one is under way, where there are registers for both."},
	ReadInPieces: {"TIR0757", "ReadInPieces", "schedule", Applied,
		"the threads read its operands in {pieces} pieces along what is summed over, each under the product of the one before", "",
		"operands read in pieces, one ahead",
		"Threads that multiply by mma.sync wait for copies and for each other, and read operands, while nobody multiplies if all come to it at one time. So they have a piece of the operands ahead, and the first of the next iteration's before the last of this one's is multiplied."},
	Later: {"TIR0700", "Later", "schedule", Applied,
		"begun an iteration later: it is under way while its loop computes what it takes of the next product's result, {where}", "",
		"a product under way under the next iteration",
		"The loop is rotated: what comes before the product runs once ahead, the product once behind. So two products of an iteration are under way at a time, and the threads compute under one of them."},
	LaterNot: {"TIR0701", "LaterNot", "schedule", Missed,
		"not begun an iteration later, under what the next iteration computes: {why}", "",
		"a product that the threads wait for before they go on",
		"Between its products the loop computes what the second takes of the first one's result. The second may run under the next iteration if nothing else in its own takes its result, if its right operand is in a ring and the left one in registers."},
	LoopGuarded: {"TIR0710", "LoopGuarded", "guards", Applied,
		"runs without the if around it: of no iterations where that is false", "",
		"a loop that an if guards became one of no iterations",
		"An if that does nothing but to run a loop with products, and hands on what that starts with otherwise, stands in the way of copies by a role, which takes no branches. A loop that ends where it begins does the same."},
	RegistersEnough: {"TIR0711", "RegistersEnough", "schedule", Applied,
		"a role of one warp keeps its registers: a thread that multiplies needs about {need} and has {has}, which costs about {kept} thousandths of the time; three idle warps in a role that gives its own away would cost {handed}", "",
		"registers that are few, where more would cost more",
		"A role gives registers away as a warpgroup only, three warps of which do nothing. What lacks can be made up for in part: what is computed between products goes in smaller pieces. The attribute gpu.registers asks for the other choice."},
	UnlessOne: {"TIR0714", "UnlessOne", "schedule", Applied,
		"a warp multiplies its rows only where one of their factors is not one", "",
		"a sum that is scaled where it must be",
		"Online softmax scales its sum by how much the largest number of a row has grown, which is by nothing in most iterations. A number times one is that number, so a warp of whose factors all are one goes around the multiplications."},
	AlwaysScaled: {"TIR0715", "AlwaysScaled", "schedule", Missed,
		"every number is multiplied, even where all factors are one: {why}", "{instead}",
		"a sum that is scaled in each iteration",
		"A warp may go around multiplications by one where that changes nothing, and where few factors have to be looked at: one for a row."},
	Descending: {"TIR0716", "Descending", "schedule", Applied,
		"tile blocks with the most iterations begin first: they follow each other from the last to the first along {dim} of the grid", "",
		"tile blocks that take longest run first",
		"Where a loop has more iterations the larger a tile block's number is, as under a causal mask, those that begin last would run when most multiprocessors have nothing left to do."},
	AscendingKept: {"TIR0717", "AscendingKept", "schedule", Missed,
		"tile blocks with the most iterations begin last: {why}", "{instead}",
		"tile blocks that take longest run last",
		"A tile block may wait for one before it, if atomics or ordered accesses tell it of that; in another order it could wait for one that has no place to run. Where several CTAs share a multiprocessor, those that are left in the end have it for themselves, and are faster."},
	Mirrored: {"TIR0718", "Mirrored", "schedule", Applied,
		"a CTA runs two tile blocks that lie as far from either end along {dim} of the grid, one after the other: together they have as many iterations as any other two; of the last rows the longest first", "",
		"tile blocks that take longest and shortest run on one CTA",
		"Where a loop has more iterations the larger a tile block's number is, as under a causal mask, persistent CTAs that each run every so manieth would have some more to do than others."},
	InOrder: {"TIR0719", "InOrder", "schedule", Applied,
		"{what} stay in the order in which they are written: {how}", "",
		"instructions that ptxas leaves in their order",
		"A multiply-add of f32 that has a factor in common with the one before it reads a register less, and what reads three takes longer. In its own order ptxas mixes those of several steps, which share nothing."},
	Persistent: {"TIR0720", "Persistent", "schedule", Applied,
		"a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, {ctas} each", "",
		"CTAs run many tile blocks each",
		"Where a CTA ends with its tile block, nothing is multiplied while it stores its result, nor until the first tiles for the next one's have come."},
	PersistentNot: {"TIR0721", "PersistentNot", "schedule", Missed,
		"each tile block has a CTA of its own: {why}", "",
		"CTAs run one tile block each",
		"A CTA can run many tile blocks if these do not wait for each other, run to their end, and are not told apart but by where they stand in the grid."},
	EngineUnneeded: {"TIR0722", "EngineUnneeded", "schedule", Missed,
		"not by the copy engine: {why}", "",
		"a load for which no role is made",
		"A role copies ahead of a loop whose products run beside the threads. A warp of its own, a ring and its mbarriers are not worth it for a tile that is loaded once, or that threads read."},
	ProductUntransposed: {"TIR0730", "ProductNotTransposed", "products", Missed,
		"not computed as its transpose, by which nothing would be transposed in shared memory: {why}", "the right operand in memory along what is summed over",
		"a product that is not computed as its transpose",
		"Instructions for tf32 and for 8-bit types read what lies in shared memory along k alone, but take the left operand from registers as well. A right operand across k is transposed by the threads, unless the product can be computed as its transpose."},
	LoopGuardKept: {"TIR0731", "LoopGuardKept", "guards", Missed,
		"stays in the if around it, where no role copies ahead for it: {why}", "the if around what else it does alone",
		"a loop that an if guards stays there",
		"A role that copies takes no branches. A loop with products runs without the if around it, of no iterations where that is false, if the if does nothing else."},
	RoundedNot: {"TIR0732", "NotRoundedByEngine", "schedule", Missed,
		"not rounded to tf32 by the copy engine on the way: {why}", "",
		"f32 that threads round to tf32",
		"The copy engine rounds f32 to tf32, to nearest even, as it brings a tile that is loaded through a view and rounded for a product alone. Otherwise threads read it from shared memory, round it and pass it on."},
	RingAlone: {"TIR0733", "RingAlone", "schedule", Missed,
		"goes on with the stages of no loop before it, but has its own, of {bytes} bytes: its tiles are others, or lie otherwise in shared memory", "tiles of the same shapes, types and order in memory in both loops",
		"a loop with stages of its own",
		"Loops one behind the other fill one ring if their tiles lie alike in it. Then copies for the next loop begin while the last one ends, and shared memory has room for more stages."},
	OrderLeft: {"TIR0734", "OrderLeft", "schedule", Analysis,
		"tile blocks run in the order of the hardware, x first: {why}", "",
		"tile blocks keep the order of the hardware",
		"Another order lets tile blocks that run at one time share more of what they read through the L2 cache, if one operand of a product depends on one dimension of the grid and the other on another. A program that numbers its tile blocks itself has an order of its own."},
	ClusterWhole: {"TIR0735", "ClusterWhole", "schedule", Missed,
		"each CTA of the cluster has all of the {operand} operand in its shared memory: {why}", "larger tiles, or a smaller cluster",
		"an operand that the CTAs of a cluster do not share",
		"The CTAs of a cluster multiply parts of a tile, and each has in shared memory those rows or columns of the operands that its warps read, if there are enough of them."},
	LoadedByWords: {"TIR0736", "LoadedByWords", "transfers", Missed,
		"the {operand} operand is read from shared memory word by word, not by ldmatrix: {why}", "",
		"fragments that are read word by word",
		"ldmatrix reads up to four 8×8 matrices of 16-bit elements by one instruction, where a thread would read each of its registers by one."},
	AtomicAlone: {"TIR0737", "AtomicAlone", "assign", Missed,
		"adds element by element: {why}", "",
		"an atomic addition of one element at a time",
		"A thread adds to several neighbours in memory by one instruction, up to 16 bytes of them, where the target has one, where nobody reads what was there before, and where it waits for nobody."},
	StoredWhole: {"TIR0738", "StoredWhole", "batch", Missed,
		"stored as a whole, {registers} registers of a thread, and not made some at a time for the store: {why}", "",
		"a large tile is stored as a whole",
		"A large tile is loaded, computed and stored some registers at a time, if what makes it can move down to the store. Otherwise all of its registers are in use at one time."},
	KeptInMemory: {"TIR0739", "KeptInMemory", "chunk", Missed,
		"{tile} is kept in memory, not computed by chunk where it is read: {why}", "smaller tiles",
		"a tile too large for registers is kept in memory",
		"Of tiles too large for registers each chunk is computed in the loop that reads it, where that can be. Otherwise a loop of its own writes the tile to the workspace, and others read it there."},
	Realigned: {"TIR0740", "Realigned", "schedule", Applied,
		"its tensor is copied before the launch, if it has to be, so that rows begin at multiples of 16 bytes and the copy engine can read it", "",
		"a tensor is copied to aligned rows first",
		"The copy engine reads rows that begin at multiples of 16 bytes. Others threads would load element by element, in each tile block that reads them. So the launcher copies the tensor once, with room behind each row, where many tile blocks multiply by it."},
	RealignedNot: {"TIR0741", "RealignedNot", "schedule", Missed,
		"not copied to aligned rows before the launch, for the copy engine: {why}", "rows of whole 16 bytes",
		"rows that the copy engine cannot read",
		"The copy engine reads rows that begin at multiples of 16 bytes. A tensor of others the launcher copies first where the grid is known when compiling, as tilerun knows it, and has a tile block for each multiprocessor at least."},
	UnderWay: {"TIR0742", "UnderWay", "schedule", Applied,
		"under way beside the threads until {until}: {why}", "",
		"a product that runs beside the threads",
		"A product by warpgroups is under way while threads do something else. Where the copy engine brings both operands and the loop only adds it up, threads wait for it when the next one has begun, so that the tensor cores always have work."},
	Residency: {"TIR0743", "Residency", "schedule", Analysis,
		"CTAs to a multiprocessor: {ctas}, as {why}", "",
		"how many CTAs a multiprocessor should hold",
		"More of them hide for each other how long what they wait for takes; fewer have more stages and registers each."},
	Rounded: {"TIR0744", "Rounded", "schedule", Applied,
		"rounded to tf32 by the copy engine on its way, in place of the threads", "",
		"f32 that the copy engine rounds to tf32",
		"What is loaded through a view and rounded to tf32 for a product alone, to nearest even, the copy engine rounds as it brings it. The product reads it where it lies."},
	LoadedAhead: {"TIR0745", "LoadedAhead", "schedule", Applied,
		"loaded to registers for the next tile block, while the CTA is at the one before", "",
		"a row that is loaded ahead of its tile block",
		"A row that takes most registers of a CTA has a multiprocessor for itself, and nobody else loads while it is folded, computed and stored. A CTA that is persistent loads the next one meanwhile, where there are registers for both."},
	SplitK: {"TIR0746", "SplitK", "split-k", Applied,
		"its sums are split among the {ctas} CTAs of a cluster, each of which runs a part of its iterations", "",
		"a loop over products that several CTAs share",
		"Where a grid has few tile blocks, and each sums up much, several CTAs share one: each adds up a part, and then its rows of all parts, in their order, which it reads in the shared memory of the others. Floating-point sums are rounded otherwise than in the order of the program, and always in the same way."},
	SplitKNot: {"TIR0747", "SplitKNot", "split-k", Missed,
		"{blocks} tile blocks keep as many of {sms} multiprocessors busy at most", "split_k = {ctas} in a recipe, if its sums may be added up in another order",
		"a grid that keeps few multiprocessors busy",
		"Several CTAs can share a tile block's sum, if the schedule says so: it is rounded otherwise then than in the order of the program, which no compiler may choose."},
	Chained: {"TIR0748", "Chained", "schedule", Applied,
		"its left operand stays in registers where a product before left it, as both go by {warps} rows of warps alone", "",
		"a product that takes its left operand from the one before",
		"Each warp has whole rows of the first product's result. What is computed of them, element by element, is the left operand of the second, of which the warp needs the same rows; and folding them asks no other warp. For that each warp reads all of the right operands."},
	ChainedNot: {"TIR0749", "ChainedNot", "schedule", Missed,
		"its left operand, computed of another product's result, goes through shared memory: {why}", "as many rows as warps want, and right operands of 8 bits along what is summed over",
		"a product whose left operand goes through shared memory though it is in registers",
		"Where each warp has whole rows of both products' results, the second takes its left operand from registers."},
	SplitKRoom: {"TIR0750", "SplitKRoom", "split-k", Missed,
		"of {blocks} clusters of {ctas} CTAs {once} find room at one time if a multiprocessor has one CTA: some have more to do than others", "split_k = {fits}, at which all find room, or larger tiles",
		"more clusters than find room",
		"The CTAs of a cluster lie among multiprocessors that belong together, and what is left of those stays idle: of 132, an H200 gives 120 to clusters of 4 or 8. Where not all clusters run at one time the rest takes as long again; where a multiprocessor holds two CTAs, which the schedule sees to then, some have two and others one."},
	SplitKMemory: {"TIR0751", "SplitKMemory", "split-k", Applied,
		"its sums are split among {ctas} CTAs, each of which runs a part of its iterations, and the last adds up what all have left in memory: {why}", "",
		"a loop over products that several CTAs share through memory",
		"Where a grid has few tile blocks, and each sums up much, several CTAs share one: each adds up a part and leaves it in memory that the launcher provides. Whichever comes last adds up the parts, in their order, and goes on alone; nobody waits. Floating-point sums are rounded otherwise than in the order of the program, and always in the same way."},
	OnePlusTanh: {"TIR0752", "OnePlusTanh", "functions", Applied,
		"computed together with the tanh that it adds to one, as 2/(1 + e^-2x), in four instructions in place of seventeen", "",
		"one plus a tanh, as in gelu",
		"Near zero tanh has to be as exact as its argument, which takes a polynomial beside the quotient that it is elsewhere. One plus tanh shows nothing of that. The sum is within three units of its last place where it is one or more, as that of two rounded results is within one and a half."},
	Teams: {"TIR0753", "Teams", "schedule", Applied,
		"two teams of four warps, in 4 rows, run its tile blocks in turn: what one computes of its sums and stores runs under the products of the other", "",
		"tile blocks that two teams of warps run in turn",
		"Nothing is multiplied while all warps of a CTA compute a function of each sum. Two teams, each with a tile block of its own, take turns at the rings. Where sums are long, two tile blocks as one, which take less from L2, do better."},
	TeamsNot: {"TIR0754", "TeamsNot", "schedule", Missed,
		"all warps share each tile block, where two teams of them could run one each, in turn: {why}", "",
		"tile blocks that two teams could have run in turn",
		"Two teams take turns at rings that the copy engine fills, each with a tile block of 128×128 of its own, of which loops iterate as often in all tile blocks."},
	Dependent: {"TIR0760", "Dependent", "schedule", Applied,
		"its launches may begin while what was launched before them is still running, and wait where they reach for memory", "",
		"launches that begin before others have ended",
		"Between the end of a launch and the first load of the next one CTAs are placed and make ready what they need, which takes as long as a small kernel. Where all of a known grid run at one time, a launch may do that beforehand: all threads wait before any of them reaches for global memory, so that nothing else changes. dependent = false in a recipe, or the pass dependents disabled, has it begin when what was launched before has ended."},
	DependentNot: {"TIR0761", "DependentNot", "schedule", Missed,
		"its launches begin when those before have ended: {why}", "",
		"launches that begin when others have ended",
		"A launch may begin before, if all its threads can wait before one of them reaches for global memory. An entry that says itself for what it waits, by the ops of the language for that, is left as it is."},
	StreamK: {"TIR0762", "StreamK", "split-k", Applied,
		"the iterations of tile blocks that make no whole round are divided among all CTAs, at most {ctas} to a tile block, and the last of them adds up what all have left in memory", "",
		"a loop over products whose iterations CTAs divide among them",
		"Tile blocks that are no multiple of what multiprocessors run at one time leave some idle in the end. So each CTA runs whole tile blocks first, and then as many iterations as others of those that are left: a part of one, or the end of one and the beginning of another. Floating-point sums of those are rounded otherwise than in the order of the program, and always in the same way for as many CTAs."},
	LoadedOnce: {"TIR0764", "LoadedOnce", "schedule", Applied,
		"held in {bytes} bytes of shared memory, once for all tile blocks that a CTA runs", "",
		"a tile that all tile blocks read, held in shared memory",
		"What every tile block reads, as the weights of a normalization do, comes from L2 each time. A persistent CTA that is alone on its multiprocessor, and whose rows are in registers, loads it once and keeps it in shared memory, up to three fourths of that."},
	Multicast: {"TIR0765", "Multicast", "schedule", Applied,
		"brought once for two tile blocks that are neighbours along {dimension}: each of the two CTAs of a cluster brings half of it to both", "",
		"a tile that the CTAs of a cluster bring each other",
		"Tile blocks beside each other read the same tiles of one operand. On the two CTAs of a cluster, in step, each brings half of such a tile to the shared memory of both, so that L2 hands it out once."},
	MulticastNot: {"TIR0766", "MulticastNot", "schedule", Missed,
		"each CTA brings all that it reads by itself: {why}", "",
		"tiles that CTAs could have brought each other",
		"multicast = 2 has the CTAs of clusters bring each other tiles that two neighbouring tile blocks share. It takes a target whose copy engine writes to several CTAs at once, one ring that it fills alone, loops that iterate as often in all tile blocks, and tile blocks that go in pairs."},
	WaitedFor: {"TIR0702", "WaitedFor", "schedule", Missed,
		"the threads wait for it where it is begun: {why}", "",
		"a product that nothing is done under",
		"A product runs beside the threads. It is under way until the next iteration's has begun where the copy engine brings both operands and the loop only adds it up, or until the next operands are transformed; of products that threads add up, two are under way where there are registers for them. Where several CTAs share a multiprocessor, others multiply meanwhile."},
	TransformedByRole: {"TIR0767", "TransformedByRole", "schedule", Applied,
		"{warps} warps of a role of their own transpose what the copy engine brings, to {stages} stages of another ring, ahead of those that multiply", "",
		"a role of its own transposes an operand",
		"wgmma reads bytes from shared memory only as they lie along the dimension that is summed over. Where the threads that multiply have other work, as attention's weights, a role's warps transpose what was copied, and no warpgroup waits for another."},
	ReadBothWays: {"TIR0768", "ReadBothWays", "products", Applied,
		"not loaded again: its product reads transposed what another load has brought to shared memory", "",
		"a tile that products read both ways",
		"wgmma reads elements of 16 bits from shared memory along either dimension. A tile that a program loads twice, and multiplies as it is and transposed, is brought once where stages of both would not fit."},
	Alternate: {"TIR0769", "Alternate", "schedule", Applied,
		"its {warpgroups} warpgroups begin the products of an iteration one after the other", "",
		"warpgroups that take turns",
		"Warpgroups that begin their products at once wait for the tensor cores at once, and then compute at once. One after the other, what one computes runs under the products of the others."},
	OneBound: {"TIR0770", "OneBound", "masks", Applied,
		"compared once, with the lesser of two bounds", "",
		"two bounds of a mask's numbers are one",
		"A causal mask compares each column with the row and with the length. The lesser of the two is one number for a row, and the columns are compared with that alone."},
	WithinTile: {"TIR0771", "WithinTile", "masks", Applied,
		"compared within its tile: what a number is counted from is taken from its bound", "",
		"a mask's numbers are counted from the tile's beginning",
		"Where a tile begins at a multiple of its extent, no number in it wraps. So the bound less that beginning is compared with numbers that are known, and threads keep none of them."},
	MaskKept: {"TIR0772", "MaskKept", "masks", Missed,
		"compared as the program has it: {why}", "",
		"a mask that stays as it is",
		"A mask is part of few iterations. Written with fewer instructions, it has the assembler order those of all others otherwise, too, which takes longer beside products of 8 bits, and where 64 features are added up: causal attention takes 595 thousand cycles of 579, and 1,931 of 1,890, on an H200."},
	Abreast: {"TIR0773", "Abreast", "schedule", Applied,
		"three teams of a warpgroup run neighbours along {dim} side by side, and what all of them read is brought once", "",
		"neighbours that run side by side",
		"What is computed between products of few rows takes longer than they do, so three tile blocks of a warpgroup keep the tensor cores busier than one. As teams of one CTA they read keys and values together."},
	AbreastNot: {"TIR0774", "AbreastNot", "schedule", Missed,
		"each tile block brings all that it reads, where three neighbours could share it: {why}", "",
		"neighbours that do not run side by side",
		"Tile blocks can share what they read where it is the same for neighbours along a dimension of the grid, from the first iteration of their loops on, and where the copy engine brings all of it."},
	Dynamic: {"TIR0775", "Dynamic", "schedule", Applied,
		"whichever CTA has ended a tile block draws the next one, those with the most iterations first: they follow each other from the last to the first along {dim} of the grid", "",
		"tile blocks that CTAs draw from a counter",
		"Where a loop has more iterations the larger a tile block's number is, as under a causal mask, CTAs with shares that are as long by a count of iterations end at different times. Drawn one by one, the last of which are short, tile blocks keep all multiprocessors busy to the end."},
	EvictFirst: {"TIR0776", "EvictFirst", "schedule", Applied,
		"L2 forgets it first, as no other tile block reads it", "",
		"a tile that is read once",
		"What one tile block reads once, as the keys and values of its part of a sequence in decoding, is of no use in L2 when it has been handed out. Then no more of it is under way either than memory's latency asks for, and tile blocks follow each other as what they read lies in the tensor."},
	LoopSplit: {"TIR0777", "LoopSplit", "split-loops", Applied,
		"what is left of a loop that has become two, of which each has one side of an if", "",
		"a loop that was cut where a condition changes",
		"An if that asks how far its loop has come, as masks of the last tiles do, stands between a product and what is computed of it, so that no other product is under way meanwhile. As two loops, neither has the branch."},
	LoopSplitAtMask: {"TIR0778", "LoopSplitAtMask", "split-loops", Applied,
		"what is left of a loop that has become two, of which one goes without a mask", "",
		"a loop that was cut where a mask begins to matter",
		"A mask that compares numbers of columns with those of rows, or with a length, hides nothing in the iterations in which they are far apart, and is not computed there."},
}
