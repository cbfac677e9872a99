package expand

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// A tile that a role transforms (schedule/byrole.go) goes through two rings. Copies fill the one; the
// transformer's warps, all of their threads, read a stage of that and write one of the other, which the
// entry's warps read as if it had been copied there:
//
//	%s = gpu.mbarrier_wait %copied.full, …
//	%e = gpu.mbarrier_wait %ring.empty, …
//	%t = gpu.load_shared %raw, %s
//	gpu.store_shared %t, %transposed, %e
//	gpu.mbarrier_arrive %copied.empty, %s
//	gpu.mbarrier_arrive %ring.full, %e
//
// Roles share the warps that the schedule gives them, a warpgroup, so that they can hand registers on:
// one half is the producer's, of which a thread works, the other the transformer's.

// transformers is how many warps a transformer has.
func (s *roleSplitter) transformers() int { return int(s.Op.Int(gpu.AttrRoleWarps, 1)) / 2 }

// splitTransformed makes two rings of each of which a role transforms the tiles.
func (s *roleSplitter) splitTransformed() error {
	for _, r := range s.rings {
		load := r.Fillings[0].Loads[0].Load
		if !schedule.ByRole(load) {
			continue
		}
		if s.transformers() == 0 {
			return s.Wrong(load, "%s = %d, for which roles have two warps at least, got %s = %d", gpu.AttrTransformed, load.Int(gpu.AttrTransformed, 0), gpu.AttrRoleWarps, s.Op.Int(gpu.AttrRoleWarps, 1))
		}
		r.Copied = &schedule.Ring{Stages: r.Stages}
		r.Stages = int(load.Int(gpu.AttrTransformed, 0))
		for _, f := range r.Fillings {
			for i, l := range f.Loads {
				if f != r.Fillings[0] {
					l.Raw = r.Fillings[0].Loads[i].Raw
					continue
				}
				tile := l.Copied()
				tile.Stages = r.Copied.Stages
				l.Raw = gpu.NewAllocShared(l.Alloc, tile)
				ast.InsertBefore(l.Alloc, l.Raw)
			}
		}
	}
	return nil
}

// transform writes the transformer, if a ring has one.
func (s *roleSplitter) transform() {
	slice, any := analysis.NewProgramSlice(s.Op, gpu.SaysTileBlock), false
	for _, r := range s.rings {
		for _, f := range r.Fillings {
			if r.Copied != nil && !slice.Add(f.Loops, nil) {
				panic("BUG: roles: a loop whose copies a role makes, and another cannot go through")
			}
			any = any || r.Copied != nil
		}
	}
	if !any {
		return
	}
	role := s.newRole(s.role.Next(), gpu.RoleTransformer)
	role.SetAttr(gpu.KeyCollective, ast.UnitAttr{})
	for _, r := range []*ast.Op{s.role, role} {
		r.SetAttr(gpu.KeyWarps, gpu.Int(s.transformers()))
	}
	if own, of, ok := gpu.RegistersOf(s.Op); ok {
		s.Op.SetAttr(gpu.AttrRegisters, gpu.Ints(own, of[0], of[0]))
	}
	s.write(role, slice, transforms{})
}

// transforms is what a transformer does.
type transforms struct{}

func (transforms) rings(r *schedule.Ring) (reads, fills *schedule.Ring) {
	if r.Copied == nil {
		return nil, nil
	}
	return r.Copied, r
}

func (transforms) fill(w *roleWriter, a build.At, f *schedule.Filling) {
	from, to := f.Ring.Copied, f.Ring
	if from == nil {
		return
	}
	at := f.Loads[0].Load
	wait := func(mbarriers *ast.Value, c cursor) *ast.Value {
		op := gpu.NewMbarrierWait(at, mbarriers, c.slot, c.phase)
		ast.InsertBefore(a.Mark, op)
		return op.Value()
	}
	arrive := func(mbarriers, stage *ast.Value) {
		ast.InsertBefore(a.Mark, gpu.New(at, gpu.MbarrierArrive, []*ast.Value{mbarriers, stage}))
	}
	full, empty := wait(from.Full, w.at[from]), wait(to.Empty, w.at[to])
	for _, l := range f.Loads {
		load := gpu.New(at, gpu.LoadShared, []*ast.Value{l.Raw.Value(), full}, gpu.Get(l.Store, gpu.InTile).Type)
		ast.InsertBefore(a.Mark, load)
		store := gpu.New(at, gpu.StoreShared, []*ast.Value{load.Value(), l.Alloc.Value(), empty})
		store.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
		ast.InsertBefore(a.Mark, store)
	}
	arrive(from.Empty, full)
	arrive(to.Full, empty)
	w.at[from], w.at[to] = w.at[from].next(a, from.Stages), w.at[to].next(a, to.Stages)
}
