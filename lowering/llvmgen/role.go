package llvmgen

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/launcher"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
	"tileir/views"
)

// barrierOwn is the number of the barrier for the entry's own warps, where roles have
// some of their own; 0 is that of all threads of the CTA.
const barrierOwn = 1

// A tensor map as a parameter, in bytes.
const (
	mapBytes = 128
	mapAlign = 64
)

// addMaps declares a parameter for each tensor map of the entry.
func (g *gen) addMaps(add func(*ir.Param, launcher.Hidden)) (err error) {
	g.entry.Walk(func(op *ast.Op) {
		if !gpu.Is(op, gpu.TensorMap) || err != nil {
			return
		}
		m, ok := gpu.HostMapOf(g.entry, op)
		if !ok {
			err = g.unsupported(op, "its tensor depends on more than the arguments")
			return
		}
		t := types.NewArray(mapBytes, types.I8)
		p := ir.NewParam(fmt.Sprintf("map%d", len(g.mapParams)), types.NewPointer(t))
		p.Attrs = []ir.ParamAttribute{ir.Byval{Typ: t}, ir.Align(mapAlign)}
		add(p, launcher.Hidden{Kind: launcher.HiddenTensorMap, Map: m})
		g.mapParams[op] = p
	})
	return err
}

// annotateMaps says that the maps, the parameters from number first on, are read
// where they are.
func (g *gen) annotateMaps(first, end int) {
	if first == end {
		return
	}
	var numbers []metadata.Field
	for i := first; i < end; i++ {
		numbers = append(numbers, i32(int64(i+1)))
	}
	list := &metadata.Tuple{MetadataID: metadata.MetadataID(len(g.mod.MetadataDefs)), Fields: numbers}
	g.mod.MetadataDefs = append(g.mod.MetadataDefs, list)
	g.annotateWith("grid_constant", list)
}

func (g *gen) tensorMap(op *ast.Op) error {
	g.maps[op.Value()] = g.top.NewPtrToInt(g.mapParams[op], types.I64)
	return nil
}

// mbarrierPlace is where an mbarrier lies: so far behind an address, which is the same of all that have its slot.
type mbarrierPlace struct {
	base   value.Value
	offset int
}

// mbarrier is where the mbarrier of a slot lies.
func (g *gen) mbarrier(mbarriers, slot *ast.Value) mbarrierPlace {
	return g.mbarrierAt(mbarriers, g.scalar(slot))
}

// mbarrierAt is the same of a slot that is computed.
func (g *gen) mbarrierAt(mbarriers *ast.Value, slot value.Value) mbarrierPlace {
	return mbarrierPlace{g.add(g.sharedBase(), g.mul(slot, i32(gpu.MbarrierBytes))), int(mbarriers.Def().Int(gpu.KeyOffset, 0))}
}

// address is that of the mbarrier.
func (bar mbarrierPlace) address(g *gen) value.Value { return g.add(bar.base, i32(int64(bar.offset))) }

// role writes all roles with the first, one behind the other: it has the first thread of each
// role's warps run it, or all if it is collective, which end there.
func (g *gen) role(op *ast.Op) error {
	roles := gpu.RolesOf(g.entry)
	if op != roles[0] {
		return nil
	}
	before, all := g.b, g.newBlock("role")
	first := gpu.OwnWarps(g.entry)
	others := g.icmp(enum.IPredUGE, g.numbered, i32(int64(first)))
	_, registers, _ := gpu.RegistersOf(g.entry)
	g.b = all
	if len(registers) > 1 && !slices.ContainsFunc(registers, func(n int) bool { return n != registers[0] }) {
		g.setRegisters(registers[0]) // roles may share a warpgroup, all of whose warps are to do so
		registers = nil
	}
	for i, role := range roles {
		end, rest := first+gpu.WarpsOfRole(role), (*ir.Block)(nil)
		if i < len(roles)-1 {
			this := g.newBlock("role")
			rest = g.newBlock("role")
			g.b.NewCondBr(g.icmp(enum.IPredULT, g.numbered, i32(int64(end))), this, rest)
			g.b = this
		}
		if len(registers) > 0 {
			g.setRegisters(registers[i])
		}
		if err := g.runRole(role, first); err != nil {
			return err
		}
		first, g.b = end, rest
	}
	own := g.newBlock("own")
	before.NewCondBr(others, all, own)
	g.b = own
	if n, _, ok := gpu.RegistersOf(g.entry); ok {
		g.setRegisters(n)
	}
	g.split = true
	return nil
}

// mbarrierInit has the first thread make mbarriers ready, and tells all threads.
func (g *gen) mbarrierInit(op *ast.Op) error {
	g.only(g.icmp(enum.IPredEQ, g.b.NewOr(g.lane, g.numbered), i32(0)), func() {
		for _, v := range op.Operands() {
			m := v.Def()
			base := g.add(g.sharedBase(), i32(m.Int(gpu.KeyOffset, 0)))
			for i := range m.Int(gpu.KeyStages, 1) {
				g.issue(asm.InitMbarrier(int(m.Int(gpu.KeyArrivals, 1))), g.add(base, i32(i*gpu.MbarrierBytes)))
			}
		}
		g.issue(asm.FenceMbarriers{})
		g.issue(asm.FenceAsync{})
	})
	if op.Has(gpu.KeyAcross) {
		g.clusterBarrier()
		return nil
	}
	g.blockBarrier()
	return nil
}

// runCollective has all threads of a role's warps, of which the first is given, run it: warps are
// numbered from there on, and what follows from a thread's number is computed where the role begins.
func (g *gen) runCollective(role *ast.Op, first int) error {
	parts, at, warp, warps := g.parts, g.partsAt, g.warp, g.warps
	begins, body := g.b, g.newBlock("collective")
	g.lines.keepOpen(begins)
	g.parts, g.partsAt, g.warps = map[threadColumns]value.Value{}, begins, gpu.WarpsOfRole(role)
	g.warp = begins.NewSub(g.numbered, i32(int64(first)))
	begins.NewBr(body)
	g.b = body
	err := g.block(role.Body(0))
	if err == nil {
		g.b.NewRet(nil)
	}
	g.lines.close(begins)
	g.parts, g.partsAt, g.warp, g.warps = parts, at, warp, warps
	return err
}

// runRole has the first thread of a role's warps, of which the first is given, run it.
func (g *gen) runRole(role *ast.Op, first int) error {
	if role.Has(gpu.KeyCollective) {
		return g.runCollective(role, first)
	}
	thread, ends := g.newBlock("thread"), g.newBlock("ends")
	lane := value.Value(g.lane)
	if gpu.WarpsOfRole(role) > 1 {
		lane = g.b.NewOr(lane, g.b.NewXor(g.numbered, i32(int64(first))))
	}
	g.b.NewCondBr(g.icmp(enum.IPredEQ, lane, i32(0)), thread, ends)
	ends.NewRet(nil)
	g.b = thread
	if err := g.block(role.Body(0)); err != nil {
		return err
	}
	g.b.NewBr(ends)
	return nil
}

// setRegisters has a warpgroup give registers away, or wait for more, until each of its
// threads has n.
func (g *gen) setRegisters(n int) {
	if start := gpu.StartRegisters(g.entry, g.machine); n != start {
		g.issue(asm.SetRegisters{Count: n, More: n > start})
	}
}

func (g *gen) mbarrierWait(op *ast.Op) error {
	bar, parity := g.mbarrier(gpu.Get(op, gpu.InMbarriers), gpu.Get(op, gpu.InSlot)), g.scalar(gpu.Get(op, gpu.InPhase))
	g.untilComplete(bar, parity)
	return g.define(op.Value(), g.regs(gpu.Get(op, gpu.InSlot)))
}

// untilComplete waits until the phase of a parity of an mbarrier is complete.
func (g *gen) untilComplete(bar mbarrierPlace, parity value.Value) {
	spin, done := g.newBlock("spin"), g.newBlock("complete")
	g.b.NewBr(spin)
	g.b = spin
	complete := g.asm(asm.TryWait{Offset: bar.offset}, types.I32, bar.base, parity)[0]
	g.b.NewCondBr(g.icmp(enum.IPredNE, complete, i32(0)), done, spin)
	g.b = done
}

// mbarrierArrive has the first lane arrive for its warp, when all lanes have done
// what comes before; across CTAs, a lane for each of them.
func (g *gen) mbarrierArrive(op *ast.Op) error {
	slot := g.scalar(gpu.Get(op, gpu.InSlot))
	g.fenceAsync(op)
	g.warpBarrier()
	arrives := g.icmp(enum.IPredEQ, g.lane, i32(0))
	if op.Has(gpu.KeyAcross) {
		arrives = g.icmp(enum.IPredULT, g.lane, i32(gpu.CTAsInStep))
	}
	if asInt(slot) == nil && !gpu.Is(gpu.Get(op, gpu.InSlot).Def(), gpu.MbarrierWait) {
		arrives = g.b.NewAnd(arrives, g.icmp(enum.IPredSGE, slot, i32(0)))
	}
	bar, arrive := g.mbarrier(gpu.Get(op, gpu.InMbarriers), gpu.Get(op, gpu.InSlot)), g.b.NewZExt(arrives, types.I32)
	if op.Has(gpu.KeyAcross) {
		g.issue(asm.ArriveAcross{}, bar.address(g), g.b.NewAnd(g.lane, i32(gpu.CTAsInStep-1)), arrive)
		return nil
	}
	g.issue(asm.Arrive{Offset: bar.offset}, bar.base, arrive)
	return nil
}

func (g *gen) mbarrierExpect(op *ast.Op) error {
	bar := g.mbarrier(gpu.Get(op, gpu.InMbarriers), gpu.Get(op, gpu.InSlot))
	g.issue(asm.ArriveExpecting(int(op.Int(gpu.KeyBytes, 0))), bar.address(g))
	return nil
}

// copyTensor copies the panels of a tile, a box each; across CTAs, those that are this one's part, to all.
func (g *gen) copyTensor(op *ast.Op) error {
	view, tensorMap, shared, mbarriers, slot, index := gpu.CopyOf(op)
	s := g.allocs[shared]
	m := views.Of(view.Type.(ast.View))
	bar, stage := g.mbarrier(mbarriers, slot).address(g), g.stageAddress(s, g.scalar(slot))
	order := gpu.BoxOrder(view.Type.(*ast.PartitionViewType), s)
	var origin []value.Value
	for _, d := range order {
		origin = append(origin, g.mul(g.resize(g.scalar(index[d]), types.I32, false), i32(m.Step[d])))
	}
	count, bytes := gpu.Boxes(s)
	code := asm.CopyTensor{Rank: len(order), Multicast: op.Has(gpu.KeyAcross), Policy: op.Has(gpu.KeyEvictFirst)}
	var beside []value.Value
	if code.Multicast {
		part, _ := gpu.PartOf(s, gpu.CTAsInStep)
		rank := g.sreg("cluster.ctarank")
		count, stage = part.Boxes, g.add(stage, g.mul(rank, i32(int64(part.Bytes))))
		origin[part.Along] = g.add(origin[part.Along], g.mul(rank, i32(int64(part.Step))))
		beside = append(beside, constant.NewInt(types.I16, 1<<gpu.CTAsInStep-1))
	}
	if code.Policy {
		beside = append(beside, evictFirst(g))
	}
	for i := range count {
		args := []value.Value{g.add(stage, i32(int64(i*bytes))), g.maps[tensorMap], bar}
		args = append(args, g.add(origin[0], i32(int64(i*s.RowBytes()*8/s.Elem.MemBits()))))
		g.issue(code, slices.Concat(args, origin[1:], beside)...)
	}
	return nil
}

// evictFirst is the policy by which L2 forgets first what is read, made once for an entry.
func evictFirst(g *gen) value.Value {
	if g.policy == nil {
		g.policy = g.assembly(g.top, g.code(asm.EvictFirst{}), types.I64)
	}
	return g.policy
}

// warpBarrier makes the lanes of a warp wait for each other.
func (g *gen) warpBarrier() {
	g.issue(asm.SyncWarp{})
}

// ownBarrier makes the entry's own warps wait for each other, or those of a team.
func (g *gen) ownBarrier() {
	if g.team != nil {
		g.issue(asm.SyncTeam{Threads: g.warps << layout.LaneBits}, g.add(g.team, i32(barrierOwn)))
		return
	}
	g.issue(asm.Sync{Barrier: barrierOwn, Threads: g.warps << layout.LaneBits})
}
