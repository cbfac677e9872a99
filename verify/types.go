package verify

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
)

// maxTileElements is how many elements a tile may have.
const maxTileElements = 1 << 24

// wellFormed checks a type on its own and reports at pos what is wrong with
// it.
func (c *checker) wellFormed(t ast.Type, pos ast.Pos, op *ast.Op) bool {
	code, problem := typeProblem(t)
	if code == 0 {
		return true
	}
	if pos == 0 {
		pos = op.Pos
	}
	c.error(code, pos, "%s, got %s", problem, spell(t))
	return false
}

// typeProblem says what is wrong with t on its own: what was expected, under
// which code; the code is zero if nothing is.
func typeProblem(t ast.Type) (Code, string) {
	switch t := t.(type) {
	case *ast.TileType:
		return tileProblem(t)
	case *ast.PtrType:
		return pointeeProblem(t.Elem)
	case *ast.TensorViewType:
		return tensorViewProblem(t)
	case *ast.PartitionViewType:
		if code, problem := gridProblem(t, t.DimMap); code != 0 {
			return code, problem
		}
		return paddingProblem(t)
	case *ast.StridedViewType:
		if code, problem := gridProblem(t, t.DimMap); code != 0 {
			return code, problem
		}
		if code, problem := stepsProblem(t); code != 0 {
			return code, problem
		}
		return paddingProblem(t)
	case *ast.GatherScatterViewType:
		if code, problem := viewProblem(t); code != 0 {
			return code, problem
		}
		if t.SparseDim < 0 || int(t.SparseDim) >= len(t.View.Shape) {
			return codeSparseDim, fmt.Sprintf("expected sparse_dim below %d, the rank of the tensor_view", len(t.View.Shape))
		}
		return paddingProblem(t)
	case *ast.FunctionType:
		for _, list := range [][]ast.Type{t.Ins, t.Outs} {
			for _, p := range list {
				if code, problem := typeProblem(p); code != 0 {
					return code, problem
				}
			}
		}
	case nil:
		return codeElementType, "expected a type"
	}
	return 0, ""
}

func tileProblem(t *ast.TileType) (Code, string) {
	switch e := t.Elem.(type) {
	case ast.NumType:
		if num.Type(e) == num.Invalid || num.Type(e) >= num.NumTypes {
			return codeElementType, "expected a number type or a pointer as element type of a tile"
		}
	case *ast.PtrType:
		if code, problem := pointeeProblem(e.Elem); code != 0 {
			return code, problem
		}
	default:
		return codeElementType, "expected a number type or a pointer as element type of a tile"
	}
	return extentsProblem(t.Shape, t.ElemNum())
}

// extentsProblem checks the extents of a tile: powers of two, not too many
// elements, and for f4E2M1FN, which is stored two to a byte, an even number.
func extentsProblem(shape []int64, elem num.Type) (Code, string) {
	n := int64(1)
	for _, d := range shape {
		if d == ast.Dynamic {
			return codeExtents, "expected constant extents of a tile"
		}
		if d <= 0 {
			return codeExtents, "expected positive extents of a tile"
		}
		if d&(d-1) != 0 {
			return codePowerOfTwo, "expected powers of two as extents of a tile"
		}
		if d > maxTileElements/n {
			return codeTooLarge, fmt.Sprintf("expected at most %d elements in a tile", maxTileElements)
		}
		n *= d
	}
	if elem == num.F4E2M1FN && n < 2 {
		return codeOddF4, "expected an even number of elements in a tile of f4E2M1FN"
	}
	return 0, ""
}

// pointeeProblem checks what a pointer points to or a tensor view is made of:
// a number, but not i4.
func pointeeProblem(t num.Type) (Code, string) {
	if t == num.Invalid || t == num.I4 || t >= num.NumTypes {
		return codePointee, "expected a number type other than i4 in memory"
	}
	return 0, ""
}

func tensorViewProblem(t *ast.TensorViewType) (Code, string) {
	if code, problem := pointeeProblem(t.Elem); code != 0 {
		return code, problem
	}
	if len(t.Shape) != len(t.Strides) {
		return codeStrideCount, fmt.Sprintf("expected %d strides, one per extent", len(t.Shape))
	}
	for i := range t.Shape {
		if t.Shape[i] <= 0 && t.Shape[i] != ast.Dynamic {
			return codeTensorExtents, "expected positive extents of a tensor_view"
		}
		if t.Strides[i] <= 0 && t.Strides[i] != ast.Dynamic {
			return codeTensorExtents, "expected positive strides of a tensor_view"
		}
	}
	if t.Elem.MemBits() < 8 {
		return packedProblem(t)
	}
	return 0, ""
}

// packedProblem checks a tensor of elements that share bytes: they must be
// neighbours along a dimension of even extent.
func packedProblem(t *ast.TensorViewType) (Code, string) {
	found := len(t.Shape) == 0
	for i, s := range t.Strides {
		if s == 1 && t.Shape[i] != ast.Dynamic && t.Shape[i]%2 != 0 {
			return codePacked, "expected an even extent where the stride of 4-bit elements is 1"
		}
		found = found || s == 1 || s == ast.Dynamic
	}
	if !found {
		return codePacked, "expected a stride of 1 in a tensor_view of 4-bit elements"
	}
	return 0, ""
}

// viewProblem checks what all views share: their tile and their tensor.
func viewProblem(v ast.View) (Code, string) {
	tensor, tile := v.Tensor(), v.TileShape()
	if tensor == nil {
		return codeViewRank, "expected a tensor_view in a view"
	}
	if code, problem := tensorViewProblem(tensor); code != 0 {
		return code, problem
	}
	if len(tile) == 0 {
		return codeViewRank, "expected at least one dimension in the tile of a view"
	}
	if len(tile) != len(tensor.Shape) {
		return codeViewRank, fmt.Sprintf("expected a tile of rank %d as the tensor_view has", len(tensor.Shape))
	}
	var buf [8]int64
	shape := buf[:0]
	for _, d := range tile {
		shape = append(shape, int64(d))
	}
	return extentsProblem(shape, tensor.Elem)
}

// gridProblem checks a view whose tiles lie on a grid.
func gridProblem(v ast.View, dimMap []int32) (Code, string) {
	if code, problem := viewProblem(v); code != 0 {
		return code, problem
	}
	rank := len(v.TileShape())
	if len(dimMap) != rank {
		return codeDimMap, fmt.Sprintf("expected %d dimensions in dim_map, one per dimension of the tile", rank)
	}
	for i, d := range dimMap {
		if d < 0 || int(d) >= rank {
			return codeDimMap, fmt.Sprintf("expected dimensions from 0 to %d in dim_map", rank-1)
		}
		for _, e := range dimMap[:i] {
			if d == e {
				return codeDimMap, fmt.Sprintf("expected each dimension once in dim_map and not %d again", d)
			}
		}
	}
	return 0, ""
}

func stepsProblem(t *ast.StridedViewType) (Code, string) {
	if len(t.Steps) != len(t.Tile) {
		return codeSteps, fmt.Sprintf("expected %d traversal_strides, one per dimension of the tile", len(t.Tile))
	}
	for _, s := range t.Steps {
		if s <= 0 {
			return codeSteps, "expected positive traversal_strides"
		}
	}
	return 0, ""
}

// paddingProblem checks that a view of integers is padded by zero at most: the
// other padding values are floating-point numbers.
func paddingProblem(v ast.View) (Code, string) {
	if p := v.Pad(); p > ast.PadZero && !v.Tensor().Elem.IsFloat() {
		return codePadding, fmt.Sprintf("expected floating-point elements for the padding value %s", p)
	}
	return 0, ""
}
