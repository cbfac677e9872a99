package llvmgen

import (
	"tileir/ast"
)

// rule says how one op is written, or why it is not.
type rule struct {
	gen func(*gen, *ast.Op) error
	why string // of an op without gen
}

func (r *rule) reason() string {
	if r.why != "" {
		return r.why
	}
	return "the code generator has no rule for the op"
}

// rules is the code generator, indexed by opcode.
var rules [ast.NumOps]rule

// Supported reports whether the code generator has a rule for an op, and if
// not, why.
func Supported(op ast.Opcode) (bool, string) {
	r := &rules[op]
	return r.gen != nil, r.reason()
}

func init() {
	rules = [ast.NumOps]rule{
		ast.OpModule:                 {why: "it holds kernels and is none"},
		ast.OpEntry:                  {why: "it is the kernel itself"},
		ast.OpGlobal:                 {why: "it belongs to the module"},
		ast.OpTestFunc:               {why: "it is known to tests of the language only"},
		ast.OpAbsF:                   signBit((*gen).clearSign),
		ast.OpAbsI:                   unaryI((*gen).absI),
		ast.OpAddF:                   {gen: (*gen).rounded},
		ast.OpSubF:                   {gen: (*gen).rounded},
		ast.OpMulF:                   {gen: (*gen).rounded},
		ast.OpDivF:                   {gen: (*gen).rounded},
		ast.OpFma:                    {gen: (*gen).rounded},
		ast.OpNegF:                   signBit((*gen).flipSign),
		ast.OpSqrt:                   {gen: (*gen).rounded},
		ast.OpExp:                    {gen: (*gen).mathOp},
		ast.OpExp2:                   {gen: (*gen).mathOp},
		ast.OpLog:                    {gen: (*gen).mathOp},
		ast.OpLog2:                   {gen: (*gen).mathOp},
		ast.OpSin:                    {gen: (*gen).mathOp},
		ast.OpCos:                    {gen: (*gen).mathOp},
		ast.OpTan:                    {gen: (*gen).mathOp},
		ast.OpSinH:                   {gen: (*gen).mathOp},
		ast.OpCosH:                   {gen: (*gen).mathOp},
		ast.OpTanH:                   {gen: (*gen).mathOp},
		ast.OpRsqrt:                  {gen: (*gen).mathOp},
		ast.OpPow:                    {gen: (*gen).mathOp2},
		ast.OpAtan2:                  {gen: (*gen).mathOp2},
		ast.OpRemF:                   {gen: (*gen).mathOp2},
		ast.OpMaxF:                   {gen: (*gen).minmaxF},
		ast.OpMinF:                   {gen: (*gen).minmaxF},
		ast.OpFloor:                  integral("floor"),
		ast.OpCeil:                   integral("ceil"),
		ast.OpAddI:                   {gen: (*gen).intBinary},
		ast.OpSubI:                   {gen: (*gen).intBinary},
		ast.OpMulI:                   {gen: (*gen).intBinary},
		ast.OpMulhiI:                 {gen: (*gen).intBinary},
		ast.OpAndI:                   {gen: (*gen).intBinary},
		ast.OpOrI:                    {gen: (*gen).intBinary},
		ast.OpXOrI:                   {gen: (*gen).intBinary},
		ast.OpShLI:                   {gen: (*gen).intBinary},
		ast.OpShRI:                   {gen: (*gen).intBinary},
		ast.OpDivI:                   {gen: (*gen).intBinary},
		ast.OpRemI:                   {gen: (*gen).intBinary},
		ast.OpMaxI:                   {gen: (*gen).intBinary},
		ast.OpMinI:                   {gen: (*gen).intBinary},
		ast.OpNegI:                   unaryI((*gen).negI),
		ast.OpCmpI:                   {gen: (*gen).compareI},
		ast.OpCmpF:                   {gen: (*gen).compareF},
		ast.OpSelect:                 {gen: (*gen).choose},
		ast.OpExtI:                   {gen: (*gen).extend},
		ast.OpTruncI:                 {gen: (*gen).truncate},
		ast.OpFToF:                   {gen: (*gen).floatToFloat},
		ast.OpFToI:                   {gen: (*gen).floatToInt},
		ast.OpIToF:                   {gen: (*gen).intToFloat},
		ast.OpBitcast:                {gen: (*gen).bitcast},
		ast.OpPtrToInt:               {gen: (*gen).passThrough},
		ast.OpIntToPtr:               {gen: (*gen).passThrough},
		ast.OpPtrToPtr:               {gen: (*gen).passThrough},
		ast.OpAssume:                 {gen: (*gen).assume},
		ast.OpOffset:                 {gen: (*gen).offset},
		ast.OpConstant:               {gen: (*gen).constant},
		ast.OpIota:                   {gen: (*gen).iota},
		ast.OpReshape:                {gen: (*gen).reshape},
		ast.OpBroadcast:              {gen: (*gen).broadcast},
		ast.OpPermute:                {gen: (*gen).reshape},
		ast.OpReduce:                 {gen: (*gen).reduce},
		ast.OpScan:                   {gen: (*gen).scan},
		ast.OpCat:                    {gen: (*gen).cat},
		ast.OpExtract:                {gen: (*gen).extract},
		ast.OpPack:                   {gen: (*gen).repack},
		ast.OpUnpack:                 {gen: (*gen).repack},
		ast.OpGetTileBlockId:         {gen: (*gen).blockID},
		ast.OpGetNumTileBlocks:       {gen: (*gen).blockID},
		ast.OpGetGlobal:              {gen: (*gen).getGlobal},
		ast.OpMakeTensorView:         {gen: (*gen).makeTensorView},
		ast.OpMakePartitionView:      {gen: (*gen).makeTileView},
		ast.OpMakeStridedView:        {gen: (*gen).makeTileView},
		ast.OpMakeGatherScatterView:  {gen: (*gen).makeTileView},
		ast.OpGetTensorShape:         {gen: (*gen).tensorShape},
		ast.OpGetIndexSpaceShape:     {gen: (*gen).indexSpaceShape},
		ast.OpLoadViewTko:            {gen: (*gen).loadView},
		ast.OpStoreViewTko:           {gen: (*gen).storeView},
		ast.OpLoadPtrTko:             {gen: (*gen).loadPtr},
		ast.OpStorePtrTko:            {gen: (*gen).storePtr},
		ast.OpAtomicCASTko:           {gen: (*gen).atomic},
		ast.OpAtomicRMWTko:           {gen: (*gen).atomic},
		ast.OpAtomicRedViewTko:       {gen: (*gen).atomicRedView},
		ast.OpAlloca:                 {gen: (*gen).alloca},
		ast.OpFPowI:                  {gen: (*gen).powIntOp},
		ast.OpInsert:                 {gen: (*gen).insert},
		ast.OpGdcLaunchDependentsTko: {gen: (*gen).gridControl},
		ast.OpGdcWaitTko:             {gen: (*gen).gridControl},
		ast.OpMemoryFenceAliasTko:    {gen: (*gen).fenceAlias},
		ast.OpMmaF:                   {why: "the plan writes it as gpu.mma"},
		ast.OpMmaI:                   {why: "the plan writes it as gpu.mma"},
		ast.OpMmaFScaled:             {why: "the plan writes it as mmaf"},
		ast.OpMakeToken:              {gen: nothing},
		ast.OpJoinTokens:             {gen: nothing},
		ast.OpFor:                    {gen: (*gen).forLoop},
		ast.OpLoop:                   {gen: (*gen).loop},
		ast.OpIf:                     {gen: (*gen).ifElse},
		ast.OpContinue:               {gen: (*gen).continueLoop},
		ast.OpBreak:                  {gen: (*gen).breakLoop},
		ast.OpYield:                  {gen: nothing},
		ast.OpReturn:                 {gen: (*gen).ret},
		ast.OpPrintTko:               {gen: (*gen).print},
		ast.OpAssert:                 {gen: (*gen).assert},
	}
}

// nothing writes nothing: tokens order memory accesses, which the plan's
// barriers have done, and what a yield passes on is read by its if.
func nothing(*gen, *ast.Op) error { return nil }
