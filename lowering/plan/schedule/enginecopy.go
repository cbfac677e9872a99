package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// The copy engine copies boxes of tensors that the launcher describes to it. So a load
// can be its if it is a weak one through a partition view, padded by zeros, of a tensor
// of which base, extents and strides are computed from the entry's arguments, in rows
// of whole 16 bytes. The thread that tells it what to copy runs from the entry's
// beginning, so no load may have to wait for anything that the entry does (see
// analysis.LoopTokens).

// copyByEngine chooses the loads that the copy engine makes, and the stages of their
// rings, if that is worth a warp of its own.
func (c *chooser) copyByEngine() error {
	asked := slices.IndexFunc(c.tiles, func(t *StagedTile) bool { return CopyOf(t) == gpu.CopyEngine })
	if asked >= 0 && !splitsRoles(c.Machine) {
		return c.Wrong(c.tiles[asked].Source(), "%s = %q, which %s cannot do", gpu.AttrCopy, gpu.CopyEngine, c.Machine.Name)
	}
	if asked < 0 && (c.Disabled["roles"] || !splitsRoles(c.Machine) || !c.hasProductBeside()) {
		return nil
	}
	no := c.Straight()
	if no == nil {
		s := &engineChoice{chooser: c, slice: analysis.NewProgramSlice(c.Op, gpu.SaysTileBlock)}
		if err := s.findLoads(); err != nil {
			return err
		}
		if err := s.dropHalves(); err != nil {
			return err
		}
		if asked < 0 && !s.worthwhile() {
			return nil // a remark at each load says why
		}
		c.shareRings(s.loads)
		var err error
		if s.rings, err = c.MakeRings(s.loads); err != nil {
			return err
		}
		for _, r := range s.rings {
			asked, err := s.askedStages(r)
			if err != nil {
				return err
			}
			if asked > 0 {
				if err := s.CheckStages(r, asked); err != nil {
					return err
				}
			}
		}
		given := c.Op.Int(gpu.AttrOccupancy, 0)
		no = s.chooseStages()
		if n := c.Op.Int(gpu.AttrOccupancy, 0); no == nil && c.residencyGiven && n != given {
			return c.Wrong(c.Op, "%s = %d, where shared memory and registers are enough for %d", gpu.AttrOccupancy, given, n)
		}
		if no == nil {
			s.write()
			c.rings = s.rings
			return nil
		}
	}
	if asked >= 0 {
		return c.Impossible(c.tiles[asked].Source(), no)
	}
	c.Say(no)
	return nil
}

// splitsRoles reports whether a machine has what a role is made for: a copy engine that
// takes tensor maps, and products that run beside the threads.
func splitsRoles(m machine.Machine) bool { return m.CopyTensor && m.Products.Has(machine.WGMMA) }

// hasProductBeside reports whether a product in a loop runs beside the threads.
func (e *Schedule) hasProductBeside() bool {
	found := false
	e.Op.Walk(func(op *ast.Op) { found = found || gpu.RunsBeside(op) && op.Parent() != e.Op })
	return found
}

// Straight refuses the entry unless it runs to its end on one CTA: no return leaves
// it before, and no memory of an alloca has to be waited for.
func (e *Schedule) Straight() (no *pass.Refusal) {
	if e.Cluster > 1 {
		return pass.Refuse(e.Op, remark.RolesEntry, "why", "its tile blocks run on clusters")
	}
	last := e.Op.Body(0).Last()
	e.Op.Walk(func(op *ast.Op) {
		if no == nil && (op.Opcode == ast.OpReturn && op != last || op.Opcode == ast.OpAlloca || op.Opcode == ast.OpAssert) {
			no = pass.Refuse(op, remark.RolesEntry, "why", op.ShortName()+" may end a tile block early, or has to be waited for")
		}
	})
	return no
}

// RingLoad is a load that becomes copies to a ring.
type RingLoad struct {
	*StagedTile
	Load      *ast.Op
	Resident  bool // some of its readers are in loops that the load is not in
	number    int  // of the ring that it fills with other loops' loads; -1 if it is none of those
	TensorMap *ast.Value
}

// engineChoice is the choice of what the copy engine copies for an entry.
type engineChoice struct {
	*chooser
	slice *analysis.ProgramSlice
	loads []*RingLoad
	rings []*Ring
}

// findLoads collects the loads that can be copies of the engine. One that has to be and
// cannot is an error.
func (s *engineChoice) findLoads() error {
	for _, t := range s.tiles {
		by := CopyOf(t)
		if t.transformed || by != "" && by != gpu.CopyEngine {
			continue
		}
		l, no := s.RingLoad(t, s.slice)
		switch {
		case no == nil:
			s.loads = append(s.loads, l)
		case by == gpu.CopyEngine:
			return s.Impossible(t.Source(), no)
		default:
			s.Say(no)
		}
	}
	return nil
}

// RingLoad recognizes a staged tile that copies of the engine can bring, and adds what
// they are computed of to the slice of the entry that makes them.
func (e *Schedule) RingLoad(t *StagedTile, slice *analysis.ProgramSlice) (*RingLoad, *pass.Refusal) {
	l := &RingLoad{StagedTile: t, number: -1}
	var no *pass.Refusal
	if l.Load, no = e.boxedLoad(t); no != nil {
		return nil, no
	}
	l.Resident = slices.ContainsFunc(t.Readers, func(r *ast.Op) bool { return r.Block() != t.block })
	loops, ok := e.LoopsAround(l.Load)
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
	if _, ok := gpu.HostTensorOf(e.Op, tensor); !ok {
		return nil, pass.Refuse(l.Load, remark.EngineTensor)
	}
	if !slice.Add(loops, Addresses(l.Load)) {
		return nil, pass.Refuse(l.Load, remark.EngineIndex)
	}
	l.number = int(l.Load.Int(gpu.AttrRing, -1))
	return l, nil
}

// boxedLoad returns the load whose tile, or what is left of it without dimensions of
// one element, is staged, if each panel of the shared tile is a box of
// the tensor: a weak load of whole 16-byte chunks that lie in memory as they do in
// shared memory, with nothing or zero for what is outside.
func (e *Schedule) boxedLoad(t *StagedTile) (*ast.Op, *pass.Refusal) {
	v, uses := t.value, t.uses
	if def := v.Def(); def != nil && def.Opcode == ast.OpReshape && uses == 1 {
		v = def.Source()
		uses = len(v.Uses())
	}
	load, s := v.Def(), t.Shared
	switch {
	case load == nil:
		return nil, pass.Refuse(t.Readers[0], remark.CopyComputed, "by", "what the loop carries")
	case !analysis.IsLoad(load):
		return nil, pass.Refuse(load, remark.CopyComputed, "by", load.ShortName())
	case !analysis.IsWeakLoad(load):
		return nil, pass.Refuse(load, remark.CopyOrdered, "order", ast.EnumMemoryOrdering.Info().Names[load.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)])
	case uses != 1:
		return nil, pass.Refuse(load, remark.CopyReaders, "readers", uses)
	case load.Opcode != ast.OpLoadViewTko:
		return nil, pass.Refuse(load, remark.EnginePointers)
	case load.Block() != t.block:
		return nil, pass.Refuse(load, remark.CopyOutside)
	}
	m, no := e.copied(load)
	if no != nil {
		return nil, no
	}
	view := load.Get(ast.InView).Type.(*ast.PartitionViewType)
	dims, same := gpu.ViewDims(view, s)
	switch {
	case !same:
		return nil, pass.Refuse(load, remark.CopyReshaped)
	case !boxable(view, s):
		return nil, pass.Refuse(load, remark.EngineBox, "rank", gpu.MaxMapRank, "extent", gpu.MaxBox)
	case m.Contiguous != dims[s.Contiguous]:
		return nil, pass.Refuse(load, remark.CopyContiguous)
	case s.RowBytes() < gpu.CopyBytes:
		return nil, pass.Refuse(load, remark.CopyRow, "bytes", s.RowBytes())
	case m.Bytes < gpu.CopyBytes:
		return nil, e.Narrow(load, m, remark.CopyAligned)
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

// dropHalves leaves out loads of which a product's other operand is loaded beside
// them in another way: the threads that load that copy both ahead, at one pace.
func (s *engineChoice) dropHalves() error {
	for n := -1; n != len(s.loads); {
		n = len(s.loads)
		var kept []*RingLoad
		for _, l := range s.loads {
			if !s.isHalf(l) {
				kept = append(kept, l)
				continue
			}
			no := pass.Refuse(l.Load, remark.EngineHalf)
			if CopyOf(l.StagedTile) == gpu.CopyEngine {
				return s.Impossible(l.Load, no)
			}
			s.Say(no)
		}
		s.loads = kept
	}
	return nil
}

// isHalf reports whether a product that reads l has its other operand staged in l's
// block from a load that is none of the engine's.
func (s *engineChoice) isHalf(l *RingLoad) bool {
	return slices.ContainsFunc(s.tiles, func(other *StagedTile) bool {
		return other != l.StagedTile && other.block == l.block && other.Source() != nil && sharesReader(other, l.StagedTile) &&
			!slices.ContainsFunc(s.loads, func(o *RingLoad) bool { return o.StagedTile == other })
	})
}

// sharesReader reports whether an instruction reads both tiles from shared memory, at one
// time.
func sharesReader(a, b *StagedTile) bool {
	return a.direct && b.direct && slices.ContainsFunc(a.Readers, func(r *ast.Op) bool { return slices.Contains(b.Readers, r) })
}

// LoopsAround returns the loops around an op, the outermost first; ok is false if
// there is anything else around it, or if one of them may end early.
func (e *Schedule) LoopsAround(op *ast.Op) (loops []*ast.Op, ok bool) {
	for p := op.Parent(); p != e.Op; p = p.Parent() {
		if p.Opcode != ast.OpFor || !runsThrough(p) {
			return nil, false
		}
		loops = append(loops, p)
	}
	slices.Reverse(loops)
	return loops, true
}

// runsThrough reports whether every iteration of a for runs to the end of its body.
func runsThrough(loop *ast.Op) bool {
	last := loop.Body(0).Last()
	for _, t := range analysis.LoopTerminators(loop) {
		if t != last {
			return false
		}
	}
	return last != nil && last.Opcode == ast.OpContinue
}

// waitsForNothing reports whether a load may be made at the beginning of the entry.
func waitsForNothing(load *ast.Op) bool {
	token := gpu.TokenOperand(load)
	return token == nil || analysis.NewLoopTokens(nil).Add(token)
}

// worthwhile reports whether a product in a loop, by an instruction that runs beside
// the threads, reads one of the loads there.
func (s *engineChoice) worthwhile() bool {
	return slices.ContainsFunc(s.loads, func(l *RingLoad) bool {
		return l.Load.Parent() != s.Op && !l.Resident && slices.ContainsFunc(l.Readers, gpu.RunsBeside)
	})
}

// askedStages is how many stages the loads of a ring ask for, 0 if none does. All that
// ask must ask for the same.
func (s *engineChoice) askedStages(r *Ring) (int, error) {
	asked := 0
	for _, f := range r.Fillings {
		for _, l := range f.Loads {
			n := int(l.Load.Int(gpu.AttrStages, 0))
			if n > 0 && asked > 0 && n != asked {
				return 0, s.Wrong(l.Load, "%s = %d, where what is in one ring with it has %d", gpu.AttrStages, n, asked)
			}
			asked = max(asked, n)
		}
	}
	return asked, nil
}

// CheckStages refuses one stage for a ring that is filled in a loop: it is let go when
// the product behind the next one has begun, which then would never come. One whose tile
// loops read that its load is not in has one.
func (e *Schedule) CheckStages(r *Ring, stages int) error {
	first := r.Fillings[0].Loads[0].Load
	switch {
	case r.staged() && stages < 2:
		return e.Wrong(first, "%s = %d, where a ring that is filled in a loop has at least 2", gpu.AttrStages, stages)
	case !r.staged() && stages > 1:
		return e.Wrong(first, "%s = %d, where a tile that is loaded once for a loop has 1", gpu.AttrStages, stages)
	}
	return nil
}

// write puts the choice into the entry.
func (s *engineChoice) write() {
	for _, r := range s.rings {
		for _, f := range r.Fillings {
			for _, l := range f.Loads {
				l.Shared.Stages = r.Stages
				l.Load.SetAttr(gpu.AttrCopy, ast.StringAttr(gpu.CopyEngine))
				if l.number >= 0 {
					l.Load.SetAttr(gpu.AttrRing, gpu.Int(l.number))
				}
				l.Load.SetAttr(gpu.AttrStages, gpu.Int(r.Stages))
			}
		}
	}
	s.remarkRings()
}

// remarkRings says at each loop what is copied in it.
func (s *engineChoice) remarkRings() {
	for _, r := range s.rings {
		for _, f := range r.Fillings {
			at := f.Loads[0].Load
			if len(f.Loops) > 0 {
				at = f.Loops[len(f.Loops)-1]
			}
			s.Remark(at, remark.Engine, "tiles", len(f.Loads), "stages", r.Stages, "bytes", r.Bytes())
		}
	}
}
