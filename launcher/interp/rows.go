package interp

import (
	"tileir/ast"
	"tileir/ast/num"
)

// row says how an op is executed: by a step, by a control if it has regions
// that may leave the block around it, as the end of a block, or not at all for
// the reason given. step and control return nil for an op that needs nothing
// done at run time, and after they have reported that it cannot be executed.
type row struct {
	step    func(c *compiler, op *ast.Op) step
	control func(c *compiler, op *ast.Op) control
	end     signal
	reason  string
}

// rows is THE table of the interpreter: one row per op of the language.
func rows() *[ast.NumOps]row {
	return &[ast.NumOps]row{
		ast.OpUnregistered: {reason: "it is not an op of the language"},
		ast.OpModule:       {reason: "a module holds entries and is not executed itself"},
		ast.OpEntry:        {reason: "an entry is launched, not executed"},
		ast.OpGlobal:       {reason: "a global is memory, set up when the module is loaded"},
		ast.OpTestFunc:     {reason: "it exists for tests of the parser only"},

		// Control flow.
		ast.OpIf:       {control: compileIf},
		ast.OpFor:      {control: compileFor},
		ast.OpLoop:     {control: compileLoop},
		ast.OpYield:    {end: sigYield},
		ast.OpContinue: {end: sigContinue},
		ast.OpBreak:    {end: sigBreak},
		ast.OpReturn:   {end: sigReturn},
		ast.OpAssert:   {step: compileAssert},

		// Tiles.
		ast.OpConstant:         {step: compileConstant},
		ast.OpIota:             {step: compileIota},
		ast.OpReshape:          {step: compileAlias},
		ast.OpBroadcast:        {step: compileBroadcast},
		ast.OpPermute:          {step: compilePermute},
		ast.OpCat:              {step: compileCat},
		ast.OpExtract:          {step: compileExtract},
		ast.OpInsert:           {step: compileInsert},
		ast.OpSelect:           {step: compileSelect},
		ast.OpPack:             {step: compilePack},
		ast.OpUnpack:           {step: compileUnpack},
		ast.OpReduce:           {step: compileReduce},
		ast.OpScan:             {step: compileScan},
		ast.OpGetTileBlockId:   {step: compileBlockID},
		ast.OpGetNumTileBlocks: {step: compileGridSize},
		ast.OpGetGlobal:        {step: compileGetGlobal},

		// Integers.
		ast.OpAddI:   intBinary(intAdd),
		ast.OpSubI:   intBinary(intSub),
		ast.OpMulI:   intBinary(intMul),
		ast.OpMulhiI: intBinary(intMulHi),
		ast.OpDivI:   intBinary(intDiv),
		ast.OpRemI:   intBinary(intRem),
		ast.OpMaxI:   intBinary(intMax),
		ast.OpMinI:   intBinary(intMin),
		ast.OpShLI:   intBinary(intShL),
		ast.OpShRI:   intBinary(intShR),
		ast.OpAndI:   intBinary(intAnd),
		ast.OpOrI:    intBinary(intOr),
		ast.OpXOrI:   intBinary(intXor),
		ast.OpAbsI:   {step: compileAbsI},
		ast.OpNegI:   {step: compileNegI},
		ast.OpCmpI:   {step: compileCmpI},

		// Floating point.
		ast.OpAddF:  floatBinary(floatAdd),
		ast.OpSubF:  floatBinary(floatSub),
		ast.OpMulF:  floatBinary(floatMul),
		ast.OpDivF:  floatBinary(floatDiv),
		ast.OpRemF:  floatBinary(floatRem),
		ast.OpMaxF:  floatBinary(floatMax),
		ast.OpMinF:  floatBinary(floatMin),
		ast.OpPow:   floatBinary(floatPow),
		ast.OpFPowI: {step: compilePowI},
		ast.OpAtan2: floatBinary(floatAtan2),
		ast.OpFma:   {step: compileFma},
		ast.OpSqrt:  {step: compileSqrt},
		ast.OpAbsF:  {step: compileAbsF},
		ast.OpNegF:  {step: compileNegF},
		ast.OpCmpF:  {step: compileCmpF},
		ast.OpCeil:  function(num.Ceil),
		ast.OpFloor: function(num.Floor),
		ast.OpExp:   function(num.Exp),
		ast.OpExp2:  function(num.Exp2),
		ast.OpLog:   function(num.Log),
		ast.OpLog2:  function(num.Log2),
		ast.OpSin:   function(num.Sin),
		ast.OpCos:   function(num.Cos),
		ast.OpTan:   function(num.Tan),
		ast.OpSinH:  function(num.SinH),
		ast.OpCosH:  function(num.CosH),
		ast.OpTanH:  function(num.TanH),
		ast.OpRsqrt: function(num.Rsqrt),

		// Matrix products.
		ast.OpMmaF:       {step: compileMmaF},
		ast.OpMmaFScaled: {step: compileMmaFScaled},
		ast.OpMmaI:       {step: compileMmaI},

		// Conversions.
		ast.OpBitcast:  {step: compileAlias},
		ast.OpPtrToInt: {step: compileAlias},
		ast.OpIntToPtr: {step: compileAlias},
		ast.OpPtrToPtr: {step: compileAlias},
		ast.OpExtI:     {step: compileExtI},
		ast.OpTruncI:   {step: compileTruncI},
		ast.OpFToF:     {step: compileFToF},
		ast.OpFToI:     {step: compileFToI},
		ast.OpIToF:     {step: compileIToF},

		// Memory.
		ast.OpOffset:                {step: compileOffset},
		ast.OpAlloca:                {step: compileAlloca},
		ast.OpLoadPtrTko:            {step: compileLoadPtr},
		ast.OpStorePtrTko:           {step: compileStorePtr},
		ast.OpLoadViewTko:           {step: compileLoadView},
		ast.OpStoreViewTko:          {step: compileStoreView},
		ast.OpAtomicCASTko:          {step: compileAtomicCAS},
		ast.OpAtomicRMWTko:          {step: compileAtomicRMW},
		ast.OpAtomicRedViewTko:      {step: compileAtomicRedView},
		ast.OpMakeToken:             {step: compileToken},
		ast.OpJoinTokens:            {step: compileToken},
		ast.OpMemoryFenceAliasTko:   {step: compileToken},
		ast.OpMakeTensorView:        {step: compileMakeTensorView},
		ast.OpMakePartitionView:     {step: compileSameView},
		ast.OpMakeStridedView:       {step: compileSameView},
		ast.OpMakeGatherScatterView: {step: compileSameView},
		ast.OpGetIndexSpaceShape:    {step: compileIndexSpaceShape},
		ast.OpGetTensorShape:        {step: compileTensorShape},

		// Launches run one after the other: those before are over, and those
		// after do not wait for a sign.
		ast.OpGdcLaunchDependentsTko: {step: compileToken},
		ast.OpGdcWaitTko:             {step: compileToken},

		// The rest.
		ast.OpAssume:   {step: compileAssume},
		ast.OpPrintTko: {step: compilePrint},
	}
}
