package ast

// Combiner returns the op by which a reduce or a scan of one operand combines each element with what has been folded, where
// that is all that its body does; nil if it does anything else. The op may name the two in either order.
func (op *Op) Combiner() *Op {
	body := op.Body(0)
	by := body.First()
	if body.Len() != 2 || len(body.Args) != 2 || body.Last().Opcode != OpYield || len(by.Operands()) != 2 || len(by.Results()) != 1 || body.Last().Operand(0) != by.Result(0) {
		return nil
	}
	x, y := by.Operand(0), by.Operand(1)
	if elem, acc := body.Args[0], body.Args[1]; x == elem && y == acc || x == acc && y == elem {
		return by
	}
	return nil
}
