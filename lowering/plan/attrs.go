package plan

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
)

// The dialect that plans are written in; see package gpu.
const (
	AttrWarps     = gpu.AttrWarps
	AttrCluster   = gpu.AttrCluster
	AttrShared    = gpu.AttrShared
	AttrScratch   = gpu.AttrScratch
	AttrRounds    = gpu.AttrRounds
	AttrLayout    = gpu.AttrLayout
	AttrVector    = gpu.AttrVector
	AttrDivisor   = gpu.AttrDivisor
	AttrOccupancy = gpu.AttrOccupancy
	AttrTogether  = gpu.AttrTogether
	AttrLocal     = gpu.AttrLocal
	AttrAsync     = gpu.AttrAsync
	attrPart      = gpu.AttrPart

	attrBy    = "by"    // on gpu.convert_layout
	attrWhy   = "why"   // on gpu.barrier
	attrTypes = "types" // on gpu.print

	AllocShared = gpu.AllocShared
	StoreShared = gpu.StoreShared
	LoadShared  = gpu.LoadShared
	CopyAsync   = gpu.CopyAsync
	Commit      = gpu.Commit
	Wait        = gpu.Wait
	Barrier     = gpu.Barrier
	Convert     = gpu.Convert
	Mma         = gpu.Mma
	MmaWait     = gpu.MmaWait
	Print       = gpu.Print
)

type (
	Shared      = gpu.Shared
	Instruction = gpu.Instruction
	PrintArg    = gpu.PrintArg
)

func newOp(at *ast.Op, k gpu.Kind, operands []*ast.Value, results ...ast.Type) *ast.Op {
	return gpu.New(at, k, operands, results...)
}

func int64Array(values ...int) ast.Attr { return gpu.Ints(values...) }
func intAttr(v int) ast.Attr            { return gpu.Int(v) }

func allocShared(at *ast.Op, s Shared) *ast.Op { return gpu.NewAllocShared(at, s) }

func ScratchOf(op *ast.Op) (offset, bytes int, ok bool)   { return gpu.ScratchOf(op) }
func AppendLayout(b []byte, l layout.Layout) []byte       { return gpu.AppendLayout(b, l) }
func Shape(t *ast.TileType) []int                         { return gpu.Shape(t) }
func LayoutOf(v *ast.Value, w int) (layout.Layout, error) { return gpu.LayoutOf(v, w) }
func SetDivisors(entry *ast.Op, divisors []uint64)        { gpu.SetDivisors(entry, divisors) }
func DivisorOf(entry *ast.Op, i int) uint64               { return gpu.DivisorOf(entry, i) }
func VectorOf(op *ast.Op, l layout.Layout) int            { return gpu.VectorOf(op, l) }
func ElemBytes(t ast.Type) int                            { return gpu.ElemBytes(t) }
func SharedOf(op *ast.Op) (Shared, error)                 { return gpu.SharedOf(op) }
func PlaceOf(place []uint32, e uint32) uint32             { return gpu.PlaceOf(place, e) }
func Is(op *ast.Op, k gpu.Kind) bool                      { return gpu.Is(op, k) }
func PrintArgs(op *ast.Op) ([]PrintArg, error)            { return gpu.PrintArgs(op) }
func MmaLayouts(op *ast.Op) (i Instruction, a, b, c layout.Layout, err error) {
	return gpu.MmaLayouts(op)
}
