package remark

// Question is something that those who want a kernel to be fast ask, and the remarks that
// answer it.
type Question struct {
	Text    string
	Reasons []Reason
}

// Questions has each remark once.
var Questions = []Question{
	{"which instruction multiplies, and why not a better one", []Reason{
		Multiplied, MultiplyTarget, MultiplyShape, MultiplyWarps, MultiplyRows, MultiplyGrid, MultiplyExact, MultiplyAlongK,
		ProductScaled, ProductBatch, ProductInHalf, ProductTransposed, ProductUntransposed, Chained, ChainedNot, InOrder,
	}},
	{"is it copied ahead, through how many stages, and what held back more", []Reason{
		Ahead, NothingAhead, AheadNoRoom, FewerStages, StagesAgain, RingAlone, LoadedAhead, LoadedOnce, ReadBothWays,
		LoopLeft, LoopNested, LoopIndex, LoopForm, LoopGuarded, LoopGuardKept, LoopSplit, LoopSplitAtMask,
		CopyReshaped, CopyComputed, CopyOutside, CopyBranch, CopyOrdered, CopyToken, CopyReaders, CopyView, CopyContiguous,
		CopyPadding, CopyCluster, CopyAligned, CopyRow, CopyIndex,
	}},
	{"does the copy engine bring it, and which assumption is missing", []Reason{
		Engine, RolesEntry, EnginePointers, EngineBox, EngineLoops, EngineToken, EngineTensor, EngineIndex, EngineRoom, EngineHalf,
		EngineUnneeded, EvictFirst, Realigned, RealignedNot, Rounded, RoundedNot,
	}},
	{"what runs beside the threads, and under what", []Reason{
		UnderWay, WaitedFor, Later, LaterNot, ReadAhead, ReadInPieces, Transformed, TransformedByRole, TransformOverlapped, TransformAlone,
	}},
	{"what goes from thread to thread, and what that costs", []Reason{Converted, SharedRounds, LoadedByWords}},
	{"is an access to memory narrow, or scattered", []Reason{
		PointersAsView, PointersNotAffine, PointersStep, PointersMask, PointersPadding, PointersBits,
		AccessScattered, AccessNarrow, AccessSectors, AccessHalves, AtomicAlone,
	}},
	{"are there bank conflicts", []Reason{BankConflicts}},
	{"what does a CTA need of threads, registers and shared memory, and how many does a multiprocessor hold", []Reason{
		Resources, Residency, FewerCTAs, Warps, Cluster, ClusterWhole, Registers, RegistersKept, RegistersEnough,
		ChunkedRegisters, ChunkedShared, KeptInMemory, StoredWhole, BlocksPerCTA, OneBlockPerCTA,
	}},
	{"which tile blocks does a CTA run, and in which order", []Reason{
		Order, Band, OrderKept, OrderLeft, Descending, Mirrored, Dynamic, AscendingKept, Persistent, PersistentNot,
		Merged, MergedPairs, MergedNot, SplitK, SplitKNot, SplitKRoom, SplitKMemory, Teams, TeamsNot, Abreast, AbreastNot, Alternate, Dependent, DependentNot, StreamK, Multicast, MulticastNot,
	}},
	{"is a hint followed", []Reason{HintIgnored}},
	{"is something computed that need not be", []Reason{UnlessOne, AlwaysScaled, OnePlusTanh, OneBound, WithinTile, MaskKept}},
}
