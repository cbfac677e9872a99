package verify

import "tileir/ast"

// faultCodes gives the faults of types their codes; ast.TypeFault.Code says the
// same to those who meet a type before this package does.
var faultCodes = [...]Code{
	ast.FaultElement:       codeElementType,
	ast.FaultExtents:       codeExtents,
	ast.FaultPowerOfTwo:    codePowerOfTwo,
	ast.FaultTooLarge:      codeTooLarge,
	ast.FaultOddF4:         codeOddF4,
	ast.FaultPointee:       codePointee,
	ast.FaultStrideCount:   codeStrideCount,
	ast.FaultTensorExtents: codeTensorExtents,
	ast.FaultViewRank:      codeViewRank,
	ast.FaultDimMap:        codeDimMap,
	ast.FaultPadding:       codePadding,
	ast.FaultSteps:         codeSteps,
	ast.FaultSparseDim:     codeSparseDim,
	ast.FaultPacked:        codePacked,
}

// wellFormed checks a type on its own and reports at pos what is wrong with
// it.
func (c *checker) wellFormed(t ast.Type, pos ast.Pos, op *ast.Op) bool {
	fault, want := ast.TypeProblem(t)
	if fault == ast.FaultNone {
		return true
	}
	if pos == 0 {
		pos = op.Pos
	}
	c.error(faultCodes[fault], pos, "%s, got %s", want, spell(t))
	return false
}
