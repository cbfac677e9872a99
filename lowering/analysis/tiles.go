package analysis

import "tileir/ast"

// IsTile reports whether v is a tile of more than one element: those have a
// choice of layouts.
func IsTile(v *ast.Value) bool {
	t := ast.AsTile(v.Type)
	return t != nil && t.NumElements() > 1
}

// Permutation returns the permutation of a permute op.
func Permutation(op *ast.Op) []int {
	values := op.Attr(ast.KeyPermutation).(ast.DenseArrayAttr).Values
	perm := make([]int, len(values))
	for i, v := range values {
		perm[i] = int(v)
	}
	return perm
}

func IsZeroScalar(v *ast.Value) bool {
	n, ok := SplatValue(v)
	return ok && n == 0
}

// IsElementwise reports whether op computes each element of its result from
// the elements at the same place of its operands.
func IsElementwise(op *ast.Op) bool {
	info := op.Info()
	if info == nil || len(op.Results()) != 1 {
		return false
	}
	switch op.Opcode {
	case ast.OpSelect, ast.OpOffset, ast.OpAssume:
		return true
	}
	return info.Is(ast.Elementwise)
}

// Rematerializable reports whether v costs so little that every reader may
// make its own: constants, index tiles, copies of scalars, and a few integer
// ops on them.
func Rematerializable(v *ast.Value, depth int) bool {
	if !IsTile(v) {
		return true
	}
	op := v.Def()
	if op == nil || depth == 0 {
		return false
	}
	switch op.Opcode {
	case ast.OpConstant, ast.OpIota:
		return true
	case ast.OpReshape, ast.OpBroadcast, ast.OpPermute:
		return Rematerializable(op.Source(), depth)
	case ast.OpAddI, ast.OpSubI, ast.OpMulI, ast.OpShLI, ast.OpAndI, ast.OpOrI, ast.OpXOrI,
		ast.OpCmpI, ast.OpExtI, ast.OpTruncI, ast.OpOffset:
		for _, o := range op.Operands() {
			if !Rematerializable(o, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}

// IsConversion reports whether an op converts numbers one by one.
func IsConversion(op *ast.Op) bool {
	if op == nil {
		return false
	}
	switch op.Opcode {
	case ast.OpFToF, ast.OpIToF, ast.OpExtI, ast.OpTruncI, ast.OpFToI:
		return true
	}
	return false
}
