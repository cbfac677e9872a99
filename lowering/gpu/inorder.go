package gpu

import "tileir/ast"

// What of an entry stays in the order in which it is written when ptxas assembles it.
const (
	InOrderNone  = "none"
	InOrderReads = "reads" // of operands that threads multiply
	InOrderAll   = "all"
)

// InOrderOf returns what of an entry stays in its order.
func InOrderOf(entry *ast.Op) string {
	if s := entry.Str(AttrInOrder); s != "" {
		return s
	}
	return InOrderNone
}

// inOrder checks gpu.in_order.
func (c *checker) inOrder(op *ast.Op) {
	switch s := op.Str(AttrInOrder); s {
	case InOrderNone, InOrderReads, InOrderAll:
	default:
		c.fail(op, "expected %s to be %q, %q or %q, got %q", AttrInOrder, InOrderNone, InOrderReads, InOrderAll, s)
	}
}
