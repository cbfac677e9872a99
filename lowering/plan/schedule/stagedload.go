package schedule

import (
	"slices"
	"strings"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// copyable refuses a staged tile unless threads can bring it by copies: of a weak
// load of whole 16-byte chunks that lie in memory as they do in shared memory, with
// nothing or zero for what is not read. Of a tile of a view dimensions of one element
// may be left out.
func copyable(c *pass.Context, t *StagedTile) *pass.Refusal {
	load, tile := t.value.Def(), t.Shared
	uses, dims := t.uses, []int{0, 1}
	if load != nil && load.Opcode == ast.OpReshape && load.Source().Def().IsLoad() {
		var same bool
		if dims, same = keptDims(load.Source().Def(), tile); !same || uses != 1 {
			return pass.Refuse(load, remark.CopyReshaped)
		}
		load = load.Source().Def()
		uses = len(load.Get(ast.OutTile).Uses())
	}
	switch {
	case load == nil:
		return pass.Refuse(t.Readers[0], remark.CopyComputed, "by", "what the loop carries")
	case !load.IsLoad():
		return pass.Refuse(load, remark.CopyComputed, "by", load.ShortName())
	case !load.IsWeakLoad():
		order := ast.EnumMemoryOrdering.Info().Names[load.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)]
		return pass.Refuse(load, remark.CopyOrdered, "order", order)
	case uses != 1:
		return pass.Refuse(load, remark.CopyReaders, "readers", uses)
	}
	m, no := copied(c, load)
	chunk := int64(gpu.CopyBytes * 8 / tile.Elem.MemBits())
	row := int64(tile.Part()[tile.Contiguous]) // a CTA of a cluster copies its part
	switch {
	case no != nil:
		return no
	case m.Contiguous != dims[tile.Contiguous]:
		return pass.Refuse(load, remark.CopyContiguous)
	case row < chunk:
		return pass.Refuse(load, remark.CopyRow, "bytes", row*gpu.CopyBytes/chunk)
	case m.Bytes < gpu.CopyBytes:
		return c.Narrow(load, m, remark.CopyAligned)
	}
	return nil
}

// Addresses lists what says where a load reads: a view and an index, or pointers and a
// mask.
func Addresses(load *ast.Op) []*ast.Value {
	if load.Opcode == ast.OpLoadPtrTko {
		return slices.Concat(load.List(ast.InSource), load.List(ast.InMask))
	}
	return slices.Concat(load.List(ast.InView), load.List(ast.InIndex))
}

// keptDims returns the dimensions of what is loaded through a view that are those of a
// shared tile; ok is false if there are none such, or it is loaded through pointers.
func keptDims(load *ast.Op, s gpu.Shared) (dims []int, ok bool) {
	if load.Opcode != ast.OpLoadViewTko {
		return nil, false
	}
	view, ok := load.Get(ast.InView).Type.(*ast.PartitionViewType)
	if !ok {
		return nil, false
	}
	return gpu.ViewDims(view, s)
}

// copied describes what copies in place of a load would read.
func copied(c *pass.Context, load *ast.Op) (m analysis.Access, no *pass.Refusal) {
	tile := ast.AsTile(load.Loaded().Type)
	if load.Opcode == ast.OpLoadPtrTko {
		if p := load.Get(ast.InPaddingValue); p != nil {
			if bits, ok := analysis.SplatBits(p); !ok || bits != 0 {
				return m, pass.Refuse(load, remark.CopyPadding)
			}
		}
		if c.Cluster > 1 {
			return m, pass.Refuse(load, remark.CopyCluster) // its CTAs hold parts of the pointers
		}
		masks := load.List(ast.InMask)
		if _, ok := Limits(c, load); ok {
			masks = nil
		}
		return c.PointerAccess(tile, load.Get(ast.InSource), masks...), nil
	}
	view := load.Get(ast.InView)
	t, ok := view.Type.(*ast.PartitionViewType)
	if !ok {
		return m, pass.Refuse(load, remark.CopyView, "view", viewName(view.Type))
	}
	contiguous, ok := analysis.ViewContiguousDim(t)
	switch {
	case !ok:
		return analysis.Access{Tile: tile, Contiguous: -1}, nil
	case t.Padding != ast.PadNone && t.Padding != ast.PadZero:
		return m, pass.Refuse(load, remark.CopyPadding)
	}
	known := c.ViewAlignment(view, load.List(ast.InIndex), contiguous)
	return analysis.Access{Tile: tile, Contiguous: contiguous, Bytes: int(known.Bytes), Known: known}, nil
}

// viewName is what the language calls the type of a view.
func viewName(t ast.Type) string {
	name, _, _ := strings.Cut(t.String(), "<")
	return name
}

// StagedLoad is a load that goes straight into shared memory.
type StagedLoad struct {
	*StagedTile
	Load *ast.Op
	From []*ast.Value // what is read: a view and the index, or pointers and what limits them
}

// StagedLoad recognizes a staged tile that copies of threads can bring, from a place
// that can be computed ahead. What computes it is added to the slice, what the copies
// have to wait for to the tokens.
func StagedLoadOf(c *pass.Context, ahead *analysis.LoopSlice, tokens *analysis.LoopTokens, t *StagedTile) (*StagedLoad, *pass.Refusal) {
	body := ahead.Loop.Body(0)
	if no := copyable(c, t); no != nil {
		return nil, no
	}
	load := t.Source()
	switch {
	case t.block != body:
		return nil, pass.Refuse(load, remark.CopyBranch)
	case load.Block() != body:
		return nil, pass.Refuse(load, remark.CopyOutside)
	}
	if token := gpu.TokenOperand(load); token != nil && !tokens.Add(token) {
		return nil, pass.Refuse(load, remark.CopyToken)
	}
	if by := ahead.Add(Addresses(load)); by != nil {
		return nil, pass.Refuse(load, remark.CopyIndex, "by", *by)
	}
	return &StagedLoad{StagedTile: t, Load: load}, nil
}

// Limits takes the mask of a load through pointers for bounds of its
// coordinates, where it may end in the middle of a chunk: that is then read in
// part. ok is false if it does not, or is no box; to test a mask is cheaper.
func Limits(c *pass.Context, load *ast.Op) (bounds []analysis.Bound, ok bool) {
	tile := ast.AsTile(load.Get(ast.OutResult).Type)
	mask := load.Get(ast.InMask)
	if mask == nil || c.PointerAccess(tile, load.Get(ast.InSource), mask).Bytes >= gpu.CopyBytes {
		return nil, false
	}
	return c.Bounds(mask)
}
