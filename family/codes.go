package family

// The codes of the findings of this package. A code never changes its meaning.
const (
	codeDirective  = "TIR0031"
	codeExpression = "TIR0032"
	codeUnknown    = "TIR0033"
	codeValue      = "TIR0034"
	codeWhere      = "TIR0035"
	codeArithmetic = "TIR0036"
	codeBranch     = "TIR0037"
)

// Code says what a code stands for.
type Code struct {
	Code, Title string
	Detail      string // what is expected, and how to get there
	Example     string // the smallest text that draws the finding
}

// Codes lists the findings about families, in the order of their codes.
var Codes = []Code{
	{codeDirective, "malformed line about a parameter", "A parameter is declared by // param: NAME = DEFAULT in VALUE, VALUE: WHAT IT IS, a name for an expression by // let: NAME = EXPRESSION.", "// param: BM = 128\n// param: BN = [64]"},
	{codeExpression, "malformed expression", "What stands in ${…} and behind let:, where: and if: is made of integers, \"words\", names, + - * / %, comparisons, !, &&, ||, COND ? A : B and the functions min, max, ceildiv, log2, pow2 and bits.", "// param: BM = 128\n// let: HALF = BM / "},
	{codeUnknown, "unknown parameter", "No line // param: or // let: before declares the name. A word, such as the name of a type, stands in quotes.", "// param: BM = 128\n// let: HALF = BN / 2"},
	{codeValue, "value that a parameter does not take", "The value is none of those that the parameter's line lists, is of another kind than they are, or is missing: a parameter with the default ? is given by --define.", "// param: BM = 100 in 64, 128"},
	{codeWhere, "condition that does not hold", "The values do not go together: a line // where: says what must hold.", "// param: BM = 128\n// where: BM <= 64"},
	{codeArithmetic, "no result", "A division leaves a remainder, a result does not fit into 64 bits, or a function does not take the number.", "// param: BM = 128\n// let: THIRD = BM / 3"},
	{codeBranch, "if without end", "A line // if: CONDITION is followed by // else:, which may be left out, and // end:. Parameters stand outside of these.", "// param: BM = 128\n// if: BM > 64"},
}
