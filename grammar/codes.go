package grammar

// The codes of the diagnostics of this package. A code never changes its
// meaning.
const (
	codeSyntax      = "TIR0001"
	codeCharacter   = "TIR0002"
	codeUnknownOp   = "TIR0003"
	codeNoFormat    = "TIR0004"
	codeUndefined   = "TIR0005"
	codeRedefined   = "TIR0006"
	codeUseType     = "TIR0007"
	codeResultCount = "TIR0008"
	codeUnknownType = "TIR0009"
	codeTypeForm    = "TIR0010"
	codeAlias       = "TIR0011"
	codeNumber      = "TIR0012"
	codeRange       = "TIR0013"
	codeConstant    = "TIR0014"
	codeEnum        = "TIR0015"
	codeAttribute   = "TIR0016"
	codeOperands    = "TIR0017"
	codeLocation    = "TIR0018"
	codeDepth       = "TIR0019"
	codeText        = "TIR0020"
	codeUnregister  = "TIR0021"
	codeView        = "TIR0022"
	codeScope       = "TIR0023"
	codeLimit       = "TIR0024"
)

// Code says what a diagnostic code stands for.
type Code struct {
	Code, Title string
	Detail      string // what is expected, and how to get there
	Example     string // the smallest text that draws the diagnostic
}

// Codes lists the diagnostics of this package, in the order of their codes.
var Codes = []Code{
	{codeSyntax, "unexpected token", "The text does not have the form that the grammar or the op's assembly format asks for here.", "%0 = addi %a %b : tile<i32>"},
	{codeCharacter, "unexpected character", "The character starts no token, or a string does not end on its line.", "%0 = addi %a ; %b : tile<i32>"},
	{codeUnknownOp, "unknown op", "The name is no op of Tile IR. Inside a module the prefix cuda_tile. may be left out, outside it may not.", "%0 = addx %a, %b : tile<i32>"},
	{codeNoFormat, "op without a syntax of its own", "Ops of other dialects are read in the generic form only.", "gpu.barrier"},
	{codeUndefined, "undefined value", "A value is defined before its first use, by an op or as an argument, in the same or an enclosing region.", "%0 = negi %missing : tile<i32>"},
	{codeRedefined, "value defined twice", "The name is taken in the same or an enclosing region.", "%0 = iota : tile<8xi32>\n%0 = iota : tile<8xi32>"},
	{codeUseType, "value of another type", "The type that the op gives a value here is not the type it was defined with.", "%0 = iota : tile<8xi32>\n%1 = negi %0 : tile<4xi32>"},
	{codeResultCount, "wrong number of results", "The names before the equals sign must match the results of the op, one each; %r:2 names two.", "%0, %1 = iota : tile<8xi32>"},
	{codeUnknownType, "unknown type", "The word is no type of Tile IR.", "%0 = iota : tyle<8xi32>"},
	{codeTypeForm, "malformed type", "The parameters of the type are not those that it takes.", "%0 = iota : tile<8xi32, i32>"},
	{codeAlias, "undefined alias", "An alias for a type or an attribute is defined before its first use; only aliases for locations may follow.", "%0 = iota : !nothing"},
	{codeNumber, "malformed number", "An integer stands where an integer is asked for. A floating-point constant has a decimal point, or is a bit pattern in hexadecimal.", "%0 = constant <f32: 1> : tile<f32>"},
	{codeRange, "number out of range", "The number does not fit into its type.", "%0 = constant <i8: 256> : tile<i8>"},
	{codeConstant, "malformed constant", "The nesting of the literal gives its shape, which must be that of the type; a single number fills any shape.", "%0 = constant <i8: [1, 2]> : tile<4xi8>"},
	{codeEnum, "unknown word", "The word is not one of those that the enumeration has.", "%0 = maxi %a, %b sined : tile<i32>"},
	{codeAttribute, "wrong attribute", "The attribute is not of the kind that the op takes, is given twice, or has a place of its own in the op's syntax.", "%0 = negi %a {overflow = 1 : i32} : tile<i32>"},
	{codeOperands, "operands and types do not match", "There are as many types as operands.", "return %a, %b : tile<i32>"},
	{codeLocation, "malformed location", "A location is unknown, \"file\":line:column, \"name\", callsite(a at b), fused[a, b], or an alias for one.", "return loc(nowhere)"},
	{codeDepth, "nested too deeply", "Regions, attributes, types and locations nest to a depth of 10000.", ""},
	{codeText, "not text", "A source is UTF-8 without NUL bytes, of at most 1 GiB.", ""},
	{codeUnregister, "op of another dialect", "Ops of other dialects are read inside modules, or where they are allowed explicitly.", "\"test.op\"() : () -> ()"},
	{codeView, "shape does not match the view", "The extents and strides that the op lists are those of its tensor_view type.", "%v = make_tensor_view %p, shape = [4], strides = [1] : tensor_view<8xf32, strides=[1]>"},
	{codeScope, "not allowed here", "Blocks with labels and successors are not part of the language.", "^bb0:"},
	{codeLimit, "too many errors", "Reading stops after 100 errors, or where a million tokens were passed in search of the next op.", ""},
}
