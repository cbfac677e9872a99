package ast

// The opcodes. OpUnregistered stands for every op outside the table: it can be
// read and printed in the generic form only.
const (
	OpUnregistered Opcode = iota
	OpAbsF
	OpAbsI
	OpAddF
	OpAddI
	OpAlloca
	OpAndI
	OpAssert
	OpAssume
	OpAtan2
	OpAtomicCASTko
	OpAtomicRedViewTko
	OpAtomicRMWTko
	OpBitcast
	OpBreak
	OpBroadcast
	OpCat
	OpCeil
	OpCmpF
	OpCmpI
	OpConstant
	OpContinue
	OpCos
	OpCosH
	OpDivF
	OpDivI
	OpEntry
	OpExp
	OpExp2
	OpExtI
	OpExtract
	OpFloor
	OpFma
	OpFor
	OpFToF
	OpFToI
	OpGetGlobal
	OpGetIndexSpaceShape
	OpGetNumTileBlocks
	OpGetTensorShape
	OpGetTileBlockId
	OpGlobal
	OpIf
	OpIntToPtr
	OpIota
	OpIToF
	OpJoinTokens
	OpLoadPtrTko
	OpLoadViewTko
	OpLog
	OpLog2
	OpLoop
	OpMakeGatherScatterView
	OpMakePartitionView
	OpMakeStridedView
	OpMakeTensorView
	OpMakeToken
	OpMaxF
	OpMaxI
	OpMinF
	OpMinI
	OpMmaF
	OpMmaFScaled
	OpMmaI
	OpModule
	OpMulF
	OpMulhiI
	OpMulI
	OpNegF
	OpNegI
	OpOffset
	OpOrI
	OpPack
	OpPermute
	OpPow
	OpPrintTko
	OpPtrToInt
	OpPtrToPtr
	OpReduce
	OpRemF
	OpRemI
	OpReshape
	OpReturn
	OpRsqrt
	OpScan
	OpSelect
	OpShLI
	OpShRI
	OpSin
	OpSinH
	OpSqrt
	OpStorePtrTko
	OpStoreViewTko
	OpSubF
	OpSubI
	OpTan
	OpTanH
	OpTestFunc
	OpTruncI
	OpUnpack
	OpXOrI
	OpYield
	NumOps
)

// Table is the op table, indexed by opcode.
var Table = [NumOps]OpInfo{
	OpAbsF:                  {Name: "absf"},
	OpAbsI:                  {Name: "absi"},
	OpAddF:                  {Name: "addf"},
	OpAddI:                  {Name: "addi"},
	OpAlloca:                {Name: "alloca"},
	OpAndI:                  {Name: "andi"},
	OpAssert:                {Name: "assert"},
	OpAssume:                {Name: "assume"},
	OpAtan2:                 {Name: "atan2"},
	OpAtomicCASTko:          {Name: "atomic_cas_tko"},
	OpAtomicRedViewTko:      {Name: "atomic_red_view_tko"},
	OpAtomicRMWTko:          {Name: "atomic_rmw_tko"},
	OpBitcast:               {Name: "bitcast"},
	OpBreak:                 {Name: "break"},
	OpBroadcast:             {Name: "broadcast"},
	OpCat:                   {Name: "cat"},
	OpCeil:                  {Name: "ceil"},
	OpCmpF:                  {Name: "cmpf"},
	OpCmpI:                  {Name: "cmpi"},
	OpConstant:              {Name: "constant"},
	OpContinue:              {Name: "continue"},
	OpCos:                   {Name: "cos"},
	OpCosH:                  {Name: "cosh"},
	OpDivF:                  {Name: "divf"},
	OpDivI:                  {Name: "divi"},
	OpEntry:                 {Name: "entry"},
	OpExp:                   {Name: "exp"},
	OpExp2:                  {Name: "exp2"},
	OpExtI:                  {Name: "exti"},
	OpExtract:               {Name: "extract"},
	OpFloor:                 {Name: "floor"},
	OpFma:                   {Name: "fma"},
	OpFor:                   {Name: "for"},
	OpFToF:                  {Name: "ftof"},
	OpFToI:                  {Name: "ftoi"},
	OpGetGlobal:             {Name: "get_global"},
	OpGetIndexSpaceShape:    {Name: "get_index_space_shape"},
	OpGetNumTileBlocks:      {Name: "get_num_tile_blocks"},
	OpGetTensorShape:        {Name: "get_tensor_shape"},
	OpGetTileBlockId:        {Name: "get_tile_block_id"},
	OpGlobal:                {Name: "global"},
	OpIf:                    {Name: "if"},
	OpIntToPtr:              {Name: "int_to_ptr"},
	OpIota:                  {Name: "iota"},
	OpIToF:                  {Name: "itof"},
	OpJoinTokens:            {Name: "join_tokens"},
	OpLoadPtrTko:            {Name: "load_ptr_tko"},
	OpLoadViewTko:           {Name: "load_view_tko"},
	OpLog:                   {Name: "log"},
	OpLog2:                  {Name: "log2"},
	OpLoop:                  {Name: "loop"},
	OpMakeGatherScatterView: {Name: "make_gather_scatter_view"},
	OpMakePartitionView:     {Name: "make_partition_view"},
	OpMakeStridedView:       {Name: "make_strided_view"},
	OpMakeTensorView:        {Name: "make_tensor_view"},
	OpMakeToken:             {Name: "make_token"},
	OpMaxF:                  {Name: "maxf"},
	OpMaxI:                  {Name: "maxi"},
	OpMinF:                  {Name: "minf"},
	OpMinI:                  {Name: "mini"},
	OpMmaF:                  {Name: "mmaf"},
	OpMmaFScaled:            {Name: "mmaf_scaled"},
	OpMmaI:                  {Name: "mmai"},
	OpModule:                {Name: "module"},
	OpMulF:                  {Name: "mulf"},
	OpMulhiI:                {Name: "mulhii"},
	OpMulI:                  {Name: "muli"},
	OpNegF:                  {Name: "negf"},
	OpNegI:                  {Name: "negi"},
	OpOffset:                {Name: "offset"},
	OpOrI:                   {Name: "ori"},
	OpPack:                  {Name: "pack"},
	OpPermute:               {Name: "permute"},
	OpPow:                   {Name: "pow"},
	OpPrintTko:              {Name: "print_tko"},
	OpPtrToInt:              {Name: "ptr_to_int"},
	OpPtrToPtr:              {Name: "ptr_to_ptr"},
	OpReduce:                {Name: "reduce"},
	OpRemF:                  {Name: "remf"},
	OpRemI:                  {Name: "remi"},
	OpReshape:               {Name: "reshape"},
	OpReturn:                {Name: "return"},
	OpRsqrt:                 {Name: "rsqrt"},
	OpScan:                  {Name: "scan"},
	OpSelect:                {Name: "select"},
	OpShLI:                  {Name: "shli"},
	OpShRI:                  {Name: "shri"},
	OpSin:                   {Name: "sin"},
	OpSinH:                  {Name: "sinh"},
	OpSqrt:                  {Name: "sqrt"},
	OpStorePtrTko:           {Name: "store_ptr_tko"},
	OpStoreViewTko:          {Name: "store_view_tko"},
	OpSubF:                  {Name: "subf"},
	OpSubI:                  {Name: "subi"},
	OpTan:                   {Name: "tan"},
	OpTanH:                  {Name: "tanh"},
	OpTestFunc:              {Name: "testing$func"},
	OpTruncI:                {Name: "trunci"},
	OpUnpack:                {Name: "unpack"},
	OpXOrI:                  {Name: "xori"},
	OpYield:                 {Name: "yield"},
}
