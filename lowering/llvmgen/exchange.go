package llvmgen

import (
	"slices"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/transfer"
)

// move is a tile that an op moves to other threads: the registers that a thread
// has of it, and in which of them it writes.
type move struct {
	regs     []value.Value
	from, to ast.Type
	owner    value.Value // whether the thread writes, nil for always
	part     *chosenPart // nil to move all of the tile
}

// chosenPart limits a move to elements of one part of a tile.
type chosenPart struct {
	of       layout.Map  // the number of the part that a register lies in
	demanded value.Value // that of the part that is moved
}

// exchange moves tiles between threads through the scratch of op, as
// layout.Exchange says. The plan has placed a barrier before it where one is
// needed; a warp that stays by itself waits until its own lanes have read what they had
// there before.
func (g *gen) exchange(op *ast.Op, moves ...*move) [][]value.Value {
	rounds := transfer.RoundsOf(op)
	transfers := transfer.Transfers(op, g.warps, g.cluster, rounds)
	if len(transfers) != len(moves) {
		panic("BUG: llvmgen: " + op.ShortName() + " moves other tiles than the plan says")
	}
	base := g.scratchOf(op)
	meet := g.barrier
	if gpu.WithinWarps(op) {
		meet = g.warpBarrier
	}
	out := make([][]value.Value, len(moves))
	for i, t := range transfers {
		out[i] = make([]value.Value, 1<<len(t.Read.Map.Reg))
	}
	for round := range 1 << rounds {
		if round > 0 || gpu.WithinWarps(op) {
			meet() // all have read the last round
		}
		for i, t := range transfers {
			g.writeRound(g.add(base, i32(int64(t.Offset))), t.Write, moves[i], round)
		}
		meet()
		for i, t := range transfers {
			g.readRound(g.add(base, i32(int64(t.Offset))), t.Read, moves[i].to, out[i], round)
		}
	}
	return out
}

// move1 moves one tile.
func (g *gen) move1(op *ast.Op, m *move) []value.Value { return g.exchange(op, m)[0] }

// writeClass is the registers that the same threads write in a round: where lanes or warps
// differ in what they write, or only a part is demanded, there are several.
type writeClass struct {
	round, part int
	vectors     [][]int // registers, by access
}

// writeClasses lists what is written in a round.
func writeClasses(a layout.Access, m *move, round int) (list []*writeClass) {
	done := make([]bool, len(m.regs))
	for r := range m.regs {
		if done[r] {
			continue
		}
		vector := a.Neighbours(r)
		for _, q := range vector {
			done[q] = true
		}
		in, part := a.RoundOf(r), 0
		if m.part != nil {
			part = int(layout.Combine(m.part.of.Reg, r))
		}
		if a.Solo() && in != round {
			continue
		}
		i := slices.IndexFunc(list, func(c *writeClass) bool { return c.round == in && c.part == part })
		if i < 0 {
			i, list = len(list), append(list, &writeClass{round: in, part: part})
		}
		list[i].vectors = append(list[i].vectors, vector)
	}
	return list
}

// writeRound writes the registers of a round.
func (g *gen) writeRound(addr value.Value, a layout.Access, m *move, round int) {
	for _, c := range writeClasses(a, m, round) {
		cond := m.owner
		if !a.Solo() {
			cond = g.both(cond, g.icmp(enum.IPredEQ, g.threadPart(linearOf(a.Round)), i32(int64(c.round^round))))
		}
		if m.part != nil {
			own := g.b.NewXor(g.threadPart(linearOf(m.part.of)), i32(int64(c.part)))
			cond = g.both(cond, g.icmp(enum.IPredEQ, own, m.part.demanded))
		}
		g.only(cond, func() {
			for _, vector := range c.vectors {
				g.writeVector(addr, a, vector, m)
			}
		})
	}
}

func (g *gen) writeVector(addr value.Value, a layout.Access, vector []int, m *move) {
	regs := make([]value.Value, len(vector))
	for i, r := range vector {
		regs[i] = m.regs[r]
	}
	mt := memType(m.from)
	base, off := g.at(linearOf(a.Map), vector[0])
	g.plainStore(g.sharedPointer(g.add(addr, base), off, mt), regs, mt, m.from)
}

// readRound reads the registers of a round, which are the same in all threads.
func (g *gen) readRound(addr value.Value, a layout.Access, elem ast.Type, out []value.Value, round int) {
	mt := memType(elem)
	for r := range out {
		if out[r] != nil || a.RoundOf(r) != round {
			continue
		}
		vector := a.Neighbours(r)
		base, off := g.at(linearOf(a.Map), vector[0])
		for i, v := range g.plainLoad(g.sharedPointer(g.add(addr, base), off, mt), len(vector), mt, elem) {
			out[vector[i]] = v
		}
	}
}

func linearOf(m layout.Map) linear { return linear{reg: m.Reg, lane: m.Lane, warp: m.Warp} }

// partNumber is the number of a part, from its coordinates: see layout.Part.
func (g *gen) partNumber(shape, part []int, coords []*ast.Value) value.Value {
	var n value.Value = i32(0)
	for d := range part {
		count := int64(shape[d] / part[d])
		if count > 1 {
			n = g.add(g.mul(n, i32(count)), g.resize(g.scalar(coords[d]), types.I32, false))
		}
	}
	return n
}

// ownedMove is the move of a value's registers.
func (g *gen) ownedMove(v *ast.Value, to ast.Type) *move {
	t := g.tile(v)
	return &move{regs: slices.Clone(g.regs(v)), from: t.typ.Elem, to: to, owner: g.owner(t.layout)}
}
