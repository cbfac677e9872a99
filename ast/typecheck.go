package ast

import (
	"fmt"

	"tileir/ast/num"
)

// TypeFault is a way in which a type can be malformed although it is spelled
// correctly.
type TypeFault uint8

// The faults.
const (
	FaultNone TypeFault = iota
	FaultElement
	FaultExtents
	FaultPowerOfTwo
	FaultTooLarge
	FaultOddF4
	FaultPointee
	FaultStrideCount
	FaultTensorExtents
	FaultViewRank
	FaultDimMap
	FaultPadding
	FaultSteps
	FaultSparseDim
	FaultPacked
)

// Code returns the code of the diagnostic about the fault.
func (f TypeFault) Code() string { return fmt.Sprintf("TIR%04d", 139+int(f)) }

// maxTileElements is how many elements a tile may have.
const maxTileElements = 1 << 24

// TypeProblem says what is wrong with t on its own and what was expected
// instead; the fault is zero if nothing is.
func TypeProblem(t Type) (TypeFault, string) {
	switch t := t.(type) {
	case *TileType:
		return tileProblem(t)
	case *PtrType:
		return pointeeProblem(t.Elem)
	case *TensorViewType:
		return tensorViewProblem(t)
	case *PartitionViewType:
		if fault, want := gridProblem(t, t.DimMap); fault != 0 {
			return fault, want
		}
		return paddingProblem(t)
	case *StridedViewType:
		if fault, want := gridProblem(t, t.DimMap); fault != 0 {
			return fault, want
		}
		if fault, want := stepsProblem(t); fault != 0 {
			return fault, want
		}
		return paddingProblem(t)
	case *GatherScatterViewType:
		if fault, want := viewProblem(t); fault != 0 {
			return fault, want
		}
		if t.SparseDim < 0 || int(t.SparseDim) >= len(t.View.Shape) {
			return FaultSparseDim, fmt.Sprintf("expected sparse_dim below %d, the rank of the tensor_view", len(t.View.Shape))
		}
		return paddingProblem(t)
	case *FunctionType:
		for _, list := range [][]Type{t.Ins, t.Outs} {
			for _, p := range list {
				if fault, want := TypeProblem(p); fault != 0 {
					return fault, want
				}
			}
		}
	case nil:
		return FaultElement, "expected a type"
	}
	return 0, ""
}

func tileProblem(t *TileType) (TypeFault, string) {
	switch e := t.Elem.(type) {
	case NumType:
		if num.Type(e) == num.Invalid || num.Type(e) >= num.NumTypes {
			return FaultElement, "expected a number type or a pointer as element type of a tile"
		}
	case *PtrType:
		if fault, want := pointeeProblem(e.Elem); fault != 0 {
			return fault, want
		}
	default:
		return FaultElement, "expected a number type or a pointer as element type of a tile"
	}
	return extentsProblem(t.Shape, t.ElemNum())
}

// extentsProblem checks the extents of a tile: powers of two, not too many
// elements, and for f4E2M1FN, which is stored two to a byte, an even number.
func extentsProblem(shape []int64, elem num.Type) (TypeFault, string) {
	n := int64(1)
	for _, d := range shape {
		if d == Dynamic {
			return FaultExtents, "expected constant extents of a tile"
		}
		if d <= 0 {
			return FaultExtents, "expected positive extents of a tile"
		}
		if d&(d-1) != 0 {
			return FaultPowerOfTwo, "expected powers of two as extents of a tile"
		}
		if d > maxTileElements/n {
			return FaultTooLarge, fmt.Sprintf("expected at most %d elements in a tile", maxTileElements)
		}
		n *= d
	}
	if elem == num.F4E2M1FN && n < 2 {
		return FaultOddF4, "expected an even number of elements in a tile of f4E2M1FN"
	}
	return 0, ""
}

// pointeeProblem checks what a pointer points to or a tensor view is made of:
// a number, but not i4.
func pointeeProblem(t num.Type) (TypeFault, string) {
	if t == num.Invalid || t == num.I4 || t >= num.NumTypes {
		return FaultPointee, "expected a number type other than i4 in memory"
	}
	return 0, ""
}

func tensorViewProblem(t *TensorViewType) (TypeFault, string) {
	if fault, want := pointeeProblem(t.Elem); fault != 0 {
		return fault, want
	}
	if len(t.Shape) != len(t.Strides) {
		return FaultStrideCount, fmt.Sprintf("expected %d strides, one per extent", len(t.Shape))
	}
	for i := range t.Shape {
		if t.Shape[i] <= 0 && t.Shape[i] != Dynamic {
			return FaultTensorExtents, "expected positive extents of a tensor_view"
		}
		if t.Strides[i] <= 0 && t.Strides[i] != Dynamic {
			return FaultTensorExtents, "expected positive strides of a tensor_view"
		}
	}
	if t.Elem.MemBits() < 8 {
		return packedProblem(t)
	}
	return 0, ""
}

// packedProblem checks a tensor of elements that share bytes: they must be
// neighbours along a dimension of even extent.
func packedProblem(t *TensorViewType) (TypeFault, string) {
	found := len(t.Shape) == 0
	for i, s := range t.Strides {
		if s == 1 && t.Shape[i] != Dynamic && t.Shape[i]%2 != 0 {
			return FaultPacked, "expected an even extent where the stride of 4-bit elements is 1"
		}
		found = found || s == 1 || s == Dynamic
	}
	if !found {
		return FaultPacked, "expected a stride of 1 in a tensor_view of 4-bit elements"
	}
	return 0, ""
}

// viewProblem checks what all views share: their tile and their tensor.
func viewProblem(v View) (TypeFault, string) {
	tensor, tile := v.Tensor(), v.TileShape()
	if tensor == nil {
		return FaultViewRank, "expected a tensor_view in a view"
	}
	if fault, want := tensorViewProblem(tensor); fault != 0 {
		return fault, want
	}
	if len(tile) == 0 {
		return FaultViewRank, "expected at least one dimension in the tile of a view"
	}
	if len(tile) != len(tensor.Shape) {
		return FaultViewRank, fmt.Sprintf("expected a tile of rank %d as the tensor_view has", len(tensor.Shape))
	}
	var buf [8]int64
	shape := buf[:0]
	for _, d := range tile {
		shape = append(shape, int64(d))
	}
	return extentsProblem(shape, tensor.Elem)
}

// gridProblem checks a view whose tiles lie on a grid.
func gridProblem(v View, dimMap []int32) (TypeFault, string) {
	if fault, want := viewProblem(v); fault != 0 {
		return fault, want
	}
	rank := len(v.TileShape())
	if len(dimMap) != rank {
		return FaultDimMap, fmt.Sprintf("expected %d dimensions in dim_map, one per dimension of the tile", rank)
	}
	for i, d := range dimMap {
		if d < 0 || int(d) >= rank {
			return FaultDimMap, fmt.Sprintf("expected dimensions from 0 to %d in dim_map", rank-1)
		}
		for _, e := range dimMap[:i] {
			if d == e {
				return FaultDimMap, fmt.Sprintf("expected each dimension once in dim_map and not %d again", d)
			}
		}
	}
	return 0, ""
}

func stepsProblem(t *StridedViewType) (TypeFault, string) {
	if len(t.Steps) != len(t.Tile) {
		return FaultSteps, fmt.Sprintf("expected %d traversal_strides, one per dimension of the tile", len(t.Tile))
	}
	for _, s := range t.Steps {
		if s <= 0 {
			return FaultSteps, "expected positive traversal_strides"
		}
	}
	return 0, ""
}

// paddingProblem checks that a view of integers is padded by zero at most: the
// other padding values are floating-point numbers.
func paddingProblem(v View) (TypeFault, string) {
	if p := v.Pad(); p > PadZero && !v.Tensor().Elem.IsFloat() {
		return FaultPadding, fmt.Sprintf("expected floating-point elements for the padding value %s", p)
	}
	return 0, ""
}
