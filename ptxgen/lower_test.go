package ptxgen

import "testing"

// TestTableTotal checks that every operation of a block's inside is lowered.
func TestTableTotal(t *testing.T) {
	notInside := map[nodeOp]bool{
		opInvalid: true, opParam: true, opBr: true, opCondBr: true, opSwitch: true, opRet: true, opUnreachable: true,
	}
	for op := range numNodeOps {
		if (lowerings[op] == nil) != notInside[op] {
			t.Errorf("operation %d: lowering present: %v", op, lowerings[op] != nil)
		}
	}
}
