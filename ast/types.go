package ast

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tileir/ast/num"
)

// Type is the type of a value. The dynamic types are NumType, *PtrType,
// *TileType, *TensorViewType, *PartitionViewType, *StridedViewType,
// *GatherScatterViewType, TokenType, *FunctionType and *OpaqueType. Types are
// immutable once built; compare them with Same.
type Type interface {
	isType()
	// String returns the short spelling used inside a cuda_tile module, such as
	// "tile<64x64xf32>".
	String() string
}

// Dynamic marks an extent or stride that is known only at run time; it is
// written "?".
const Dynamic int64 = math.MinInt64

// NumType is a number as a type: the element type of a tile, or the type of an
// attribute.
type NumType num.Type

// PtrType is a pointer to numbers in global memory.
type PtrType struct {
	Elem num.Type
	Attr PtrAttr
}

// PtrAttr is the attribute of a pointer, #cuda_tile.ptr_attr<…>. It is part of
// the type: a pointer without one and a pointer with ptr_attr<none> differ,
// though both are ordinary pointers.
type PtrAttr uint8

// The attributes of pointers. PtrPlain stands for a pointer without one.
const (
	PtrPlain PtrAttr = iota
	PtrNone
)

var ptrAttrNames = [...]string{"", "none"}

// String returns the spelling of the attribute; PtrPlain is empty.
func (a PtrAttr) String() string { return ptrAttrNames[a] }

// NumPtrAttrs is the number of attributes that a pointer may have, which the
// bytecode numbers from 0 as PtrNone.
const NumPtrAttrs = len(ptrAttrNames) - 1

// ParsePtrAttr finds the attribute spelled s.
func ParsePtrAttr(s string) (PtrAttr, bool) {
	i := slices.Index(ptrAttrNames[1:], s)
	return PtrAttr(i + 1), i >= 0
}

// TileType is a tile: a rectangular array of numbers or pointers held by one
// tile block. Every extent is a power of two; rank 0 is a scalar.
type TileType struct {
	Shape []int64
	Elem  Type // NumType or *PtrType
}

// TensorViewType is a view of global memory: element (i0, i1, …) lies at
// base + Σ i·stride. Extents and strides are in elements and may be Dynamic.
type TensorViewType struct {
	Elem    num.Type
	Shape   []int64
	Strides []int64
	Attr    PtrAttr // of the base pointer
}

// PartitionViewType cuts a tensor view into a grid of equal tiles that do not
// overlap. Tile dimension d runs along tensor dimension DimMap[d].
type PartitionViewType struct {
	Tile    []int32
	View    *TensorViewType
	DimMap  []int32
	Padding Padding
}

// StridedViewType is a partition whose tiles start every Steps[d] elements, so
// that they may overlap or leave gaps.
type StridedViewType struct {
	Tile    []int32
	Steps   []int32 // traversal_strides
	View    *TensorViewType
	DimMap  []int32
	Padding Padding
}

// GatherScatterViewType takes the index of dimension SparseDim from a tile of
// indices, element by element, and the others from tile coordinates.
type GatherScatterViewType struct {
	Tile      []int32
	View      *TensorViewType
	SparseDim int32
	Padding   Padding
}

// TokenType is the type of the values that order memory operations.
type TokenType struct{}

// FunctionType is the type of an entry.
type FunctionType struct{ Ins, Outs []Type }

// OpaqueType is a type of another dialect, kept as it was written, such as
// "!gpu.memdesc<2x64x128xf16>".
type OpaqueType struct{ Text string }

// Padding is what reading beyond the edge of a tensor view yields.
type Padding uint8

// The padding values. PadNone means that the view names none.
const (
	PadNone Padding = iota
	PadZero
	PadNegZero
	PadNaN
	PadPosInf
	PadNegInf
)

var paddingNames = [...]string{"", "zero", "neg_zero", "nan", "pos_inf", "neg_inf"}

// String returns the spelling of the padding value; PadNone is empty.
func (p Padding) String() string { return paddingNames[p] }

// ParsePadding finds the padding value spelled s.
func ParsePadding(s string) (Padding, bool) {
	i := slices.Index(paddingNames[1:], s)
	return Padding(i + 1), i >= 0
}

func (NumType) isType()                {}
func (*PtrType) isType()               {}
func (*TileType) isType()              {}
func (*TensorViewType) isType()        {}
func (*PartitionViewType) isType()     {}
func (*StridedViewType) isType()       {}
func (*GatherScatterViewType) isType() {}
func (TokenType) isType()              {}
func (*FunctionType) isType()          {}
func (*OpaqueType) isType()            {}

// Num returns the number type itself.
func (t NumType) Num() num.Type { return num.Type(t) }

func (t NumType) String() string  { return num.Type(t).String() }
func (t *PtrType) String() string { return string(AppendType(nil, t)) }

func (t *TileType) String() string              { return string(AppendType(nil, t)) }
func (t *TensorViewType) String() string        { return string(AppendType(nil, t)) }
func (t *PartitionViewType) String() string     { return string(AppendType(nil, t)) }
func (t *StridedViewType) String() string       { return string(AppendType(nil, t)) }
func (t *GatherScatterViewType) String() string { return string(AppendType(nil, t)) }
func (TokenType) String() string                { return "token" }
func (t *FunctionType) String() string          { return string(AppendType(nil, t)) }
func (t *OpaqueType) String() string            { return t.Text }

// AppendType appends the short spelling of t.
func AppendType(b []byte, t Type) []byte { return appendType(b, t, "") }

// AppendQualifiedType appends the spelling of t as it stands outside a
// cuda_tile op's own syntax: dialect types get the prefix "!cuda_tile.".
func AppendQualifiedType(b []byte, t Type) []byte { return appendType(b, t, "!cuda_tile.") }

// appendType writes prefix before the outermost dialect type only: inside its
// angle brackets the short form is the rule.
func appendType(b []byte, t Type, prefix string) []byte {
	switch t := t.(type) {
	case NumType:
		return append(b, t.String()...)
	case *PtrType:
		b = append(append(b, prefix...), "ptr<"...)
		return append(appendPtrAttr(append(b, t.Elem.String()...), t.Attr), '>')
	case *TileType:
		b = append(append(b, prefix...), "tile<"...)
		b = appendDims(b, t.Shape)
		return append(appendType(b, t.Elem, ""), '>')
	case *TensorViewType:
		b = append(append(b, prefix...), "tensor_view<"...)
		b = appendDims(b, t.Shape)
		b = append(b, t.Elem.String()...)
		if len(t.Strides) > 0 {
			b = append(b, ", strides=["...)
			for i, s := range t.Strides {
				if i > 0 {
					b = append(b, ',')
				}
				b = appendDim(b, s)
			}
			b = append(b, ']')
		}
		return append(appendPtrAttr(b, t.Attr), '>')
	case *PartitionViewType:
		b = append(append(b, prefix...), "partition_view<"...)
		b = appendTileShape(b, t.Tile)
		b = appendPaddingParam(b, t.Padding)
		b = appendType(append(b, ", "...), t.View, "")
		b = appendDimMap(b, t.DimMap)
		return append(b, '>')
	case *StridedViewType:
		b = append(append(b, prefix...), "strided_view<"...)
		b = appendTileShape(b, t.Tile)
		b = append(b, ", traversal_strides=["...)
		b = appendInts(b, t.Steps, ",")
		b = append(b, ']')
		b = appendPaddingParam(b, t.Padding)
		b = appendType(append(b, ", "...), t.View, "")
		b = appendDimMap(b, t.DimMap)
		return append(b, '>')
	case *GatherScatterViewType:
		b = append(append(b, prefix...), "gather_scatter_view<"...)
		b = appendTileShape(b, t.Tile)
		b = appendPaddingParam(b, t.Padding)
		b = appendType(append(b, ", "...), t.View, "")
		b = append(b, ", sparse_dim="...)
		b = strconv.AppendInt(b, int64(t.SparseDim), 10)
		return append(b, '>')
	case TokenType:
		return append(append(b, prefix...), "token"...)
	case *FunctionType:
		return appendFunctionType(b, t, prefix)
	case *OpaqueType:
		return append(b, t.Text...)
	}
	panic("BUG: ast.AppendType: unknown type")
}

func appendFunctionType(b []byte, t *FunctionType, prefix string) []byte {
	b = append(b, '(')
	b = appendTypes(b, t.Ins, prefix)
	b = append(b, ") -> "...)
	if len(t.Outs) == 1 {
		return appendType(b, t.Outs[0], prefix)
	}
	b = append(b, '(')
	b = appendTypes(b, t.Outs, prefix)
	return append(b, ')')
}

func appendTypes(b []byte, ts []Type, prefix string) []byte {
	for i, t := range ts {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = appendType(b, t, prefix)
	}
	return b
}

func appendTileShape(b []byte, tile []int32) []byte {
	b = append(b, "tile=("...)
	b = appendInts(b, tile, "x")
	return append(b, ')')
}

func appendPtrAttr(b []byte, a PtrAttr) []byte {
	if a == PtrPlain {
		return b
	}
	b = append(append(b, ", #cuda_tile.ptr_attr<"...), a.String()...)
	return append(b, '>')
}

func appendPaddingParam(b []byte, p Padding) []byte {
	if p == PadNone {
		return b
	}
	return append(append(b, ", padding_value = "...), p.String()...)
}

// appendDimMap writes the dimension map unless it is the identity.
func appendDimMap(b []byte, m []int32) []byte {
	identity := true
	for i, d := range m {
		identity = identity && int(d) == i
	}
	if identity {
		return b
	}
	b = append(b, ", dim_map=["...)
	b = appendInts(b, m, ", ")
	return append(b, ']')
}

func appendDims(b []byte, shape []int64) []byte {
	for _, d := range shape {
		b = append(appendDim(b, d), 'x')
	}
	return b
}

func appendDim(b []byte, d int64) []byte {
	if d == Dynamic {
		return append(b, '?')
	}
	return strconv.AppendInt(b, d, 10)
}

func appendInts(b []byte, v []int32, sep string) []byte {
	for i, x := range v {
		if i > 0 {
			b = append(b, sep...)
		}
		b = strconv.AppendInt(b, int64(x), 10)
	}
	return b
}

// Same reports whether a and b are the same type.
func Same(a, b Type) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *PtrType:
		b, ok := b.(*PtrType)
		return ok && *a == *b
	case *TileType:
		b, ok := b.(*TileType)
		return ok && slices.Equal(a.Shape, b.Shape) && Same(a.Elem, b.Elem)
	case *TensorViewType:
		b, ok := b.(*TensorViewType)
		return ok && a.Elem == b.Elem && a.Attr == b.Attr && slices.Equal(a.Shape, b.Shape) && slices.Equal(a.Strides, b.Strides)
	case *PartitionViewType:
		b, ok := b.(*PartitionViewType)
		return ok && a.Padding == b.Padding && slices.Equal(a.Tile, b.Tile) &&
			slices.Equal(a.DimMap, b.DimMap) && Same(a.View, b.View)
	case *StridedViewType:
		b, ok := b.(*StridedViewType)
		return ok && a.Padding == b.Padding && slices.Equal(a.Tile, b.Tile) && slices.Equal(a.Steps, b.Steps) &&
			slices.Equal(a.DimMap, b.DimMap) && Same(a.View, b.View)
	case *GatherScatterViewType:
		b, ok := b.(*GatherScatterViewType)
		return ok && a.Padding == b.Padding && a.SparseDim == b.SparseDim &&
			slices.Equal(a.Tile, b.Tile) && Same(a.View, b.View)
	case *FunctionType:
		b, ok := b.(*FunctionType)
		return ok && slices.EqualFunc(a.Ins, b.Ins, Same) && slices.EqualFunc(a.Outs, b.Outs, Same)
	case *OpaqueType:
		b, ok := b.(*OpaqueType)
		return ok && a.Text == b.Text
	}
	return false
}

// Rank returns the number of dimensions.
func (t *TileType) Rank() int { return len(t.Shape) }

// NumElements returns the product of the extents; a scalar has one element.
func (t *TileType) NumElements() int64 {
	n := int64(1)
	for _, d := range t.Shape {
		n *= d
	}
	return n
}

// ElemNum returns the element type of a tile of numbers, or num.Invalid for a
// tile of pointers.
func (t *TileType) ElemNum() num.Type {
	if n, ok := t.Elem.(NumType); ok {
		return n.Num()
	}
	return num.Invalid
}

// Pointee returns what the pointers of the tile point to, or num.Invalid if
// the elements are numbers.
func (t *TileType) Pointee() num.Type {
	if p, ok := t.Elem.(*PtrType); ok {
		return p.Elem
	}
	return num.Invalid
}

// AsTile returns t as a tile type, or nil.
func AsTile(t Type) *TileType {
	tt, _ := t.(*TileType)
	return tt
}

// Tile builds a tile type of numbers.
func Tile(elem num.Type, shape ...int64) *TileType {
	return &TileType{Shape: shape, Elem: NumType(elem)}
}

// PtrTile builds a tile type of pointers to elem.
func PtrTile(elem num.Type, shape ...int64) *TileType {
	return &TileType{Shape: shape, Elem: &PtrType{Elem: elem}}
}

// Base is the type of the pointer that a tensor view starts from.
func (t *TensorViewType) Base() *TileType {
	return &TileType{Elem: &PtrType{Elem: t.Elem, Attr: t.Attr}}
}

// View is what the three tile views have in common.
type View interface {
	Type
	// TileShape is the shape of the tiles that the view yields.
	TileShape() []int32
	// Tensor is the tensor view that the view looks at.
	Tensor() *TensorViewType
	// Pad is the value read beyond the edges.
	Pad() Padding
}

// TileShape implements View.
func (t *PartitionViewType) TileShape() []int32 { return t.Tile }

// TileShape implements View.
func (t *StridedViewType) TileShape() []int32 { return t.Tile }

// TileShape implements View.
func (t *GatherScatterViewType) TileShape() []int32 { return t.Tile }

// Tensor implements View.
func (t *PartitionViewType) Tensor() *TensorViewType { return t.View }

// Tensor implements View.
func (t *StridedViewType) Tensor() *TensorViewType { return t.View }

// Tensor implements View.
func (t *GatherScatterViewType) Tensor() *TensorViewType { return t.View }

// Pad implements View.
func (t *PartitionViewType) Pad() Padding { return t.Padding }

// Pad implements View.
func (t *StridedViewType) Pad() Padding { return t.Padding }

// Pad implements View.
func (t *GatherScatterViewType) Pad() Padding { return t.Padding }

// ShapeString renders extents as "64x?x8"; a scalar is "scalar".
func ShapeString(shape []int64) string {
	if len(shape) == 0 {
		return "scalar"
	}
	return strings.TrimSuffix(string(appendDims(nil, shape)), "x")
}
