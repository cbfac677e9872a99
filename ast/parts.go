package ast

// Part is the name of an operand or of a result, as the op's row of the table has it.
// No row gives a name twice.
type Part string

// The parts that are asked for one by one. A test holds these names to the table.
const (
	InAcc          Part = "acc"
	InArg          Part = "arg"
	InArgs         Part = "args"
	InBase         Part = "base"
	InCmp          Part = "cmp"
	InCond         Part = "cond"
	InCondition    Part = "condition"
	InDestination  Part = "destination"
	InExtents      Part = "dynamicShape"
	InExponent     Part = "exponent"
	InFrom         Part = "from"
	InIndex        Part = "index"
	InIndices      Part = "indices"
	InInitValues   Part = "initValues"
	InLhs          Part = "lhs"
	InLhsScale     Part = "lhs_scale"
	InLowerBound   Part = "lowerBound"
	InMask         Part = "mask"
	InOffset       Part = "offset"
	InOperands     Part = "operands"
	InPaddingValue Part = "paddingValue"
	InPointers     Part = "pointers"
	InPtr          Part = "ptr"
	InRhs          Part = "rhs"
	InRhsScale     Part = "rhs_scale"
	InSource       Part = "source"
	InStep         Part = "step"
	InStrides      Part = "dynamicStrides"
	InTile         Part = "tile"
	InToken        Part = "token"
	InTokens       Part = "tokens"
	InUpperBound   Part = "upperBound"
	InVal          Part = "val"
	InValIfFalse   Part = "val_if_false"
	InValIfTrue    Part = "val_if_true"
	InValue        Part = "value"
	InView         Part = "view"

	OutResult Part = "result"
	OutTile   Part = "tile"
	OutToken  Part = "result_token"
)

// Get returns the operand or the result that the row calls p, or nil if it was left
// out.
func (op *Op) Get(p Part) *Value {
	info := op.Info()
	if info == nil {
		panic("BUG: ast.Op.Get: " + op.ShortName() + " is not in the table")
	}
	if i := info.OperandIndex(string(p)); i >= 0 && info.Operands[i].Arity != Variadic {
		return op.Opt(i)
	}
	if i := info.ResultIndex(string(p)); i >= 0 && info.Results[i].Arity != Variadic {
		return op.Result(i)
	}
	panic("BUG: ast.Op.Get: " + op.ShortName() + " has no single " + string(p))
}

// List returns the operands that the row calls p: one, none or one for an optional
// operand, any number for a variadic one. The slice belongs to the op.
func (op *Op) List(p Part) []*Value {
	if info := op.Info(); info != nil {
		if i := info.OperandIndex(string(p)); i >= 0 {
			return op.Group(i)
		}
	}
	panic("BUG: ast.Op.List: " + op.ShortName() + " has no operands " + string(p))
}

// Value returns the result of an op that has one.
func (op *Op) Value() *Value {
	if len(op.Results()) != 1 {
		panic("BUG: ast.Op.Value: " + op.ShortName() + " has not one result")
	}
	return op.Result(0)
}

// Source returns the operand of an op that has one.
func (op *Op) Source() *Value {
	if len(op.Operands()) != 1 {
		panic("BUG: ast.Op.Source: " + op.ShortName() + " has not one operand")
	}
	return op.Operand(0)
}

// Set replaces the operand that the row calls p, which must be there.
func (op *Op) Set(p Part, v *Value) { op.SetOperand(op.At(p), v) }

// At returns which operand of op is the first that the row calls p.
func (op *Op) At(p Part) int {
	n := 0
	for i, o := range op.Info().Operands {
		if o.Name == string(p) {
			return n
		}
		n += len(op.Group(i))
	}
	panic("BUG: ast.Op.At: " + op.ShortName() + " has no operand " + string(p))
}

// FirstResult returns the first result, or nil: the tile of an op that gives a tile and
// a token.
func (op *Op) FirstResult() *Value {
	if len(op.Results()) == 0 {
		return nil
	}
	return op.Result(0)
}

// LastResult returns the last result of an op that has some.
func (op *Op) LastResult() *Value { return op.Result(len(op.Results()) - 1) }

// Accessed returns what an op that accesses memory goes through: a view or a tile of
// pointers.
func (op *Op) Accessed() *Value {
	return op.firstOf("goes through nothing to memory", InView, InPointers, InSource, InDestination)
}

// Stored returns the tile that an op writes to memory or combines with what is there.
func (op *Op) Stored() *Value {
	return op.firstOf("stores nothing", InTile, InValue, InArg, InVal)
}

// Loaded returns the tile that a load or an atomic op gives: what was in memory.
func (op *Op) Loaded() *Value {
	if len(op.Results()) < 2 {
		panic("BUG: ast.Op.Loaded: " + op.ShortName() + " loads nothing")
	}
	return op.Result(0)
}

// firstOf returns the operand for the first of the names that the row has.
func (op *Op) firstOf(otherwise string, names ...Part) *Value {
	for _, p := range names {
		if i := op.Info().OperandIndex(string(p)); i >= 0 {
			return op.Group(i)[0]
		}
	}
	panic("BUG: ast: " + op.ShortName() + " " + otherwise)
}
