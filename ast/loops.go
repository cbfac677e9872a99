package ast

// A for and a loop carry values from an iteration to the next. Value i of them is
//
//	element i of the operands initValues,
//	argument i of the body, 1 + i in a for, where the induction variable is first,
//	operand i of each continue that belongs to the loop,
//	and result i; of a loop that is what its break carries, in number and type its own.

// Bounds returns the lower bound, the upper bound and the step of a for.
func (op *Op) Bounds() []*Value { return op.Operands()[:op.At(InInitValues)] }

// InductionVariable returns what counts the iterations of a for.
func (op *Op) InductionVariable() *Value { return op.Body(0).Args[0] }

// Carried lists the arguments of the body of a loop that stand for what it carries.
func (op *Op) Carried() []*Value {
	args := op.Body(0).Args
	if op.Opcode == OpFor {
		return args[1:]
	}
	return args
}

// CarriedIndex returns which of the values that a loop carries the argument v of its
// body is; negative for an induction variable.
func (v *Value) CarriedIndex() int {
	if v.ArgOf().Parent().Opcode == OpFor {
		return v.Index() - 1
	}
	return v.Index()
}

// Initial returns what the first iteration gets for an argument that a loop carries.
func (v *Value) Initial() *Value {
	return v.ArgOf().Parent().List(InInitValues)[v.CarriedIndex()]
}

// Next returns what the next iteration gets for an argument that a loop carries of
// which the only continue is at the end of the body.
func (v *Value) Next() *Value { return v.ArgOf().Last().Operand(v.CarriedIndex()) }

// Terminators lists the continues and breaks that belong to a loop, in order: those of its
// body and of the ifs in it.
func (op *Op) Terminators() (list []*Op) {
	for o := range op.Inside() {
		switch o.Opcode {
		case OpContinue, OpBreak:
			list = append(list, o)
		case OpIf:
			list = append(list, o.Terminators()...)
		}
	}
	return list
}
