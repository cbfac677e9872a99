package expand

import (
	"reflect"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
)

// Roles gives the copies that are scheduled for the copy engine to a role of their
// own: one thread of a warp beside the entry's has the engine bring tiles to a ring, as
// far ahead as the ring has stages, and the entry's warps multiply them. See gpu/role.go
// for how a ring is kept.
//
// What the role does is a slice of the entry: the loops around the loads, what the
// copies' places are computed of, and the copies. It runs from the entry's beginning;
// a persistent entry's loop over tile blocks is sliced as its loop over k is, so the
// next tile block's copies begin under the last one's end.
func Roles(c *pass.Context) error {
	s := &roleSplitter{Context: c, slice: analysis.NewProgramSlice(c.Op, gpu.SaysTileBlock), ends: map[*schedule.Ring]cursor{}}
	if err := s.findLoads(); err != nil || len(s.loads) == 0 {
		return err
	}
	var err error
	if s.rings, err = schedule.MakeRings(c, s.loads); err != nil {
		return err
	}
	if err := takeStages(s.Context, s.rings); err != nil {
		return err
	}
	if gpu.TeamsOf(s.Op) > 1 {
		if why := schedule.WhyNotTogether(s.Op, s.rings, 2); why != "" {
			return s.Wrong(s.Op, "%s = %d, which is not possible: %s", gpu.AttrTeams, gpu.TeamsOf(s.Op), why)
		}
	}
	if err := s.splitTransformed(); err != nil {
		return err
	}
	overlaps, err := findOverlaps(s.Context, s.loads)
	if err != nil {
		return err
	}
	s.produce()
	for _, r := range s.rings {
		if err := s.consume(r); err != nil {
			return err
		}
	}
	s.meetTeams()
	for _, o := range overlaps {
		s.overlap(o)
	}
	if err := rotateLoops(s.Context, s.rings); err != nil {
		return err
	}
	if err := pairLoops(s.Context); err != nil {
		return err
	}
	if err := readAhead(s.Context, s.rings); err != nil {
		return err
	}
	dce.RemoveCarried(c)
	hoistResident(c)
	return s.tellBlocks()
}

// findLoads collects the loads that the schedule gives to the engine.
func (s *roleSplitter) findLoads() (err error) {
	s.Walk(s.Op, func(op *ast.Op) {
		if err != nil || !gpu.Is(op, gpu.StoreShared) {
			return
		}
		t := schedule.Staged(op)
		if schedule.CopyOf(t) != gpu.CopyEngine {
			if n := gpu.TeamsOf(s.Op); n > 1 {
				err = s.Wrong(s.Op, "%s = %d, which is not possible: threads fill a tile in shared memory, of which each team would need its own", gpu.AttrTeams, n)
			}
			return
		}
		if err = schedule.CheckEngine(s.Context, t.Source()); err != nil {
			return
		}
		if err = schedule.CheckPlace(s.Context, t); err != nil {
			return
		}
		l, no := schedule.RingLoadOf(s.Context, t, s.slice)
		if no != nil {
			err = schedule.Impossible(s.Context, t.Source(), no)
			return
		}
		s.loads = append(s.loads, l)
	})
	if err == nil && len(s.loads) > 0 {
		if no := schedule.Straight(s.Context); no != nil {
			err = schedule.Impossible(s.Context, s.loads[0].Load, no)
		}
	}
	return err
}

// takeStages reads the stages of each ring off its loads.
func takeStages(c *pass.Context, rings []*schedule.Ring) error {
	for _, r := range rings {
		r.Stages = int(r.Fillings[0].Loads[0].Load.Int(gpu.AttrStages, 1))
		for _, f := range r.Fillings {
			for _, l := range f.Loads {
				if n := int(l.Load.Int(gpu.AttrStages, 1)); n != r.Stages {
					return c.Wrong(l.Load, "%s = %d, where what the same products read beside it has %d", gpu.AttrStages, n, r.Stages)
				}
			}
		}
		if err := schedule.CheckStages(c, r, r.Stages); err != nil {
			return err
		}
	}
	return nil
}

// produce writes the role and all that it needs: stages, mbarriers and tensor maps.
func (s *roleSplitter) produce() {
	first := s.Op.Body(0).First()
	for gpu.Is(first, gpu.AllocShared) {
		first = first.Next()
	}
	var mbarriers []*ast.Value
	for _, r := range s.rings {
		mbarriers = append(mbarriers, s.makeMbarriers(first, r)...)
		for i, l := range r.Fillings[0].Loads {
			replaceAlloc(l, r.Stages)
			for _, f := range r.Fillings[1:] {
				shareAlloc(f.Loads[i], l)
			}
		}
	}
	maps := analysis.NewProgramSlice(s.Op, gpu.SaysTileBlock)
	for _, l := range s.loads {
		maps.Add(nil, []*ast.Value{analysis.TensorOf(l.Load)})
	}
	s.role = s.newRole(first, gpu.RoleProducer)
	now := maps.CloneBefore(s.role)
	for _, l := range s.loads {
		l.TensorMap = s.mapFor(l, build.Renamed(analysis.TensorOf(l.Load), now))
	}
	init := gpu.NewMbarrierInit(s.Op, mbarriers)
	init.Pos = s.role.Pos
	if gpu.MulticastOf(s.Op) > 1 {
		init.SetAttr(gpu.KeyAcross, ast.UnitAttr{})
	}
	ast.InsertBefore(s.role, init)
	s.write(s.role, s.slice, copies{})
	s.transform()
}

// makeMbarriers makes those of a ring, and of the one that copies fill where a role makes this one
// of that: one thread fills what is copied, and all warps of whoever reads a stage let it go.
func (s *roleSplitter) makeMbarriers(first *ast.Op, r *schedule.Ring) (made []*ast.Value) {
	at := r.Fillings[0].Loads[0].Load
	alloc := func(stages, arrivals int) *ast.Value {
		op := gpu.NewAllocMbarrier(at, stages, arrivals)
		ast.InsertBefore(first, op)
		made = append(made, op.Value())
		return op.Value()
	}
	own, fills := s.Warps*gpu.MulticastOf(s.Op)*teamsReading(s.Op, r), 1
	if r.Copied != nil {
		fills = s.transformers()
		r.Copied.Full, r.Copied.Empty = alloc(r.Copied.Stages, 1), alloc(r.Copied.Stages, fills)
	}
	r.Full, r.Empty, r.Across = alloc(r.Stages, fills), alloc(r.Stages, own), gpu.MulticastOf(s.Op) > 1
	return made
}

// mapFor writes the tensor map of a load before the role, unless one like it is there.
func (s *roleSplitter) mapFor(l *schedule.RingLoad, tensor *ast.Value) *ast.Value {
	m := gpu.NewTensorMap(l.Load, tensor, l.Load.Get(ast.InView).Type.(*ast.PartitionViewType), l.Copied(), gpu.MulticastOf(l.Load))
	if l.Realigned() {
		m.SetAttr(gpu.KeyRealigns, ast.UnitAttr{})
	}
	for op := s.role.Prev(); gpu.Is(op, gpu.TensorMap); op = op.Prev() {
		if op.Source() == tensor && reflect.DeepEqual(op.Attrs, m.Attrs) {
			return op.Value()
		}
	}
	ast.InsertBefore(s.role, m)
	return m.Value()
}

// replaceAlloc gives a load's tile in shared memory its stages.
func replaceAlloc(l *schedule.RingLoad, stages int) {
	l.Shared.Stages = stages
	a := gpu.NewAllocShared(l.Alloc, l.Shared)
	ast.InsertBefore(l.Alloc, a)
	l.Alloc.Value().ReplaceAllUses(a.Value())
	l.Alloc.Erase()
	l.Alloc = a
}

// shareAlloc has a load's tile lie where that of a load of a loop before lies.
func shareAlloc(l *schedule.RingLoad, before *schedule.RingLoad) {
	l.Shared.Stages = before.Shared.Stages
	l.Alloc.Value().ReplaceAllUses(before.Alloc.Value())
	l.Alloc.Erase()
	l.Alloc = before.Alloc
}

// copies is what a producer does: it has the engine fill the next stage of a ring.
type copies struct{}

func (copies) rings(r *schedule.Ring) (reads, fills *schedule.Ring) { return nil, copiedTo(r) }

// copiedTo is the ring that copies fill of what the entry's warps read of one.
func copiedTo(r *schedule.Ring) *schedule.Ring {
	if r.Copied != nil {
		return r.Copied
	}
	return r
}

func (copies) fill(p *roleWriter, a build.At, f *schedule.Filling) {
	r := copiedTo(f.Ring)
	c := p.at[r]
	wait := gpu.NewMbarrierWait(f.Loads[0].Load, r.Empty, c.slot, c.phase)
	ast.InsertBefore(a.Mark, wait)
	expect := gpu.NewExpect(f.Loads[0].Load, r.Full, wait.Value(), f.Bytes())
	ast.InsertBefore(a.Mark, expect)
	for _, l := range f.Loads {
		operands := []*ast.Value{build.Renamed(l.Load.Get(ast.InView), p.now), l.TensorMap, l.Brought().Value(), expect.Value()}
		for _, v := range l.Load.List(ast.InIndex) {
			operands = append(operands, build.Renamed(v, p.now))
		}
		copy := gpu.New(l.Load, gpu.CopyTensor, operands)
		gpu.KeepWhy(copy, l.Load)
		if gpu.MulticastOf(l.Load) > 1 {
			copy.SetAttr(gpu.KeyAcross, ast.UnitAttr{})
		}
		if l.EvictFirst() {
			copy.SetAttr(gpu.KeyEvictFirst, ast.UnitAttr{})
		}
		ast.InsertBefore(a.Mark, copy)
	}
	p.at[r] = c.next(a, r.Stages)
}
