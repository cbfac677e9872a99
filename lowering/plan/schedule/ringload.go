package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// The copy engine copies boxes of tensors that the launcher describes to it. So a load
// can be its if it is a weak one through a partition view, padded by zeros, of a tensor
// of which base, extents and strides are computed from the entry's arguments, in rows
// of whole 16 bytes. The thread that tells it what to copy runs from the entry's
// beginning, so no load may have to wait for anything that the entry does (see
// analysis.LoopTokens).

// RingLoad is a load that becomes copies to a ring.
type RingLoad struct {
	*StagedTile
	Load      *ast.Op
	Resident  bool // some of its readers are in loops that the load is not in
	number    int  // of the ring that it fills with other loops' loads; -1 if it is none of those
	TensorMap *ast.Value
	Raw       *ast.Op // where copies bring it, if a role makes of that what is read; else nil
}

// RingLoad recognizes a staged tile that copies of the engine can bring, and adds what
// they are computed of to the slice of the entry that makes them.
func RingLoadOf(c *pass.Context, t *StagedTile, slice *analysis.ProgramSlice) (*RingLoad, *pass.Refusal) {
	l := &RingLoad{StagedTile: t, number: -1}
	var no *pass.Refusal
	if l.Load, no = boxedLoad(c, t); no != nil {
		return nil, no
	}
	l.Resident = slices.ContainsFunc(t.Readers, func(r *ast.Op) bool { return r.Block() != t.block })
	loops, ok := LoopsAround(c.Op, l.Load)
	switch {
	case !ok || len(t.Readers) == 0:
		return nil, pass.Refuse(l.Load, remark.EngineLoops)
	case !waitsForNothing(l.Load):
		return nil, pass.Refuse(l.Load, remark.EngineToken)
	}
	tensor := analysis.TensorOf(l.Load)
	if tensor == nil {
		return nil, pass.Refuse(l.Load, remark.EngineTensor)
	}
	if _, ok := gpu.HostTensorOf(c.Op, tensor); !ok {
		return nil, pass.Refuse(l.Load, remark.EngineTensor)
	}
	if !slice.Add(loops, Addresses(l.Load)) {
		return nil, pass.Refuse(l.Load, remark.EngineIndex)
	}
	l.number = int(l.Load.Int(gpu.AttrRing, -1))
	return l, nil
}

// Copied is the tile of a stage as copies bring it.
func (l *RingLoad) Copied() gpu.Shared { return copiedTile(l.Load, l.Shared) }

// Brought is where copies bring what a load loaded.
func (l *RingLoad) Brought() *ast.Op {
	if l.Raw != nil {
		return l.Raw
	}
	return l.Alloc
}

// Realigned reports whether the schedule has the launcher copy what the load reads.
func (l *RingLoad) Realigned() bool { return isTrue(l.Load, gpu.AttrRealigned) }

// EvictFirst reports whether L2 forgets first what is read of it.
func (l *RingLoad) EvictFirst() bool { return isTrue(l.Load, gpu.AttrEvictFirst) }

// boxedLoad returns the load whose tile, or what is left of it without dimensions of
// one element, is staged, if each panel of the shared tile is a box of
// the tensor: a weak load of whole 16-byte chunks that lie in memory as they do in
// shared memory, with nothing or zero for what is outside.
func boxedLoad(c *pass.Context, t *StagedTile) (*ast.Op, *pass.Refusal) {
	v, uses := t.value, t.uses
	if roundedLoad(v) != nil && uses == 1 {
		v = v.Def().Source()
		uses = len(v.Uses())
	}
	if def := v.Def(); def != nil && def.Opcode == ast.OpReshape && uses == 1 {
		v = def.Source()
		uses = len(v.Uses())
	}
	load := v.Def()
	tile := copiedTile(load, t.Shared)
	switch {
	case load == nil:
		return nil, pass.Refuse(t.Readers[0], remark.CopyComputed, "by", "what the loop carries")
	case !load.IsLoad():
		return nil, pass.Refuse(load, remark.CopyComputed, "by", load.ShortName())
	case !load.IsWeakLoad():
		return nil, pass.Refuse(load, remark.CopyOrdered, "order", ast.EnumMemoryOrdering.Info().Names[load.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)])
	case uses != 1:
		return nil, pass.Refuse(load, remark.CopyReaders, "readers", uses)
	case load.Opcode != ast.OpLoadViewTko:
		return nil, pass.Refuse(load, remark.EnginePointers)
	case load.Block() != t.block:
		return nil, pass.Refuse(load, remark.CopyOutside)
	}
	m, no := copied(c, load)
	if no != nil {
		return nil, no
	}
	view := load.Get(ast.InView).Type.(*ast.PartitionViewType)
	dims, same := gpu.ViewDims(view, tile)
	switch {
	case !same:
		return nil, pass.Refuse(load, remark.CopyReshaped)
	case !boxable(view, tile):
		return nil, pass.Refuse(load, remark.EngineBox, "rank", gpu.MaxMapRank, "extent", gpu.MaxBox)
	case m.Contiguous != dims[tile.Contiguous]:
		return nil, pass.Refuse(load, remark.CopyContiguous)
	case tile.RowBytes() < gpu.CopyBytes:
		return nil, pass.Refuse(load, remark.CopyRow, "bytes", tile.RowBytes())
	case m.Bytes < gpu.CopyBytes:
		return load, whyNotRealigned(c, load)
	}
	return load, nil
}

// boxable reports whether each panel of a shared tile is a box of the view's tensor.
func boxable(view *ast.PartitionViewType, s gpu.Shared) bool {
	if len(view.Tile) > gpu.MaxMapRank || s.Slices > 1 {
		return false
	}
	for d, n := range s.Shape {
		if d != s.Contiguous && n > gpu.MaxBox {
			return false
		}
	}
	return true
}

// waitsForNothing reports whether a load may be made at the beginning of the entry.
func waitsForNothing(load *ast.Op) bool {
	token := gpu.TokenOperand(load)
	return token == nil || analysis.NewLoopTokens(nil).Add(token)
}
