package llvmgen

import (
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/layout"
)

// shuffled moves registers between the lanes of a warp, as layout.Shuffle says.
func (g *gen) shuffled(s layout.Shuffle, regs []value.Value, elem ast.Type) []value.Value {
	words := make([]value.Value, len(s.From))
	for i, r := range s.From {
		words[i] = regs[r]
	}
	t := &tile{typ: &ast.TileType{Elem: elem}, regs: words}
	if s.Per > 1 {
		words = g.pack(t)
	}
	words = g.choices(s.Before, words)
	got := make([]value.Value, len(s.Send))
	for w, send := range s.Send {
		got[w] = words[send]
		if !s.Stays(w) {
			got[w] = g.fromLane(s, w, got[w])
		}
	}
	got = g.choices(s.After, got)
	if s.Per > 1 {
		got = g.unpack(&tile{typ: t.typ, words: got})
	}
	out := make([]value.Value, len(s.To))
	for r, at := range s.To {
		out[r] = got[at]
	}
	return out
}

// choices lets lanes take one of their words for another.
func (g *gen) choices(list []layout.Choice, words []value.Value) []value.Value {
	for _, c := range list {
		odd := g.oddLane(c.Lanes)
		now := make([]value.Value, len(words))
		for w := range now {
			now[w] = g.b.NewSelect(odd, words[w^c.Words], words[w])
		}
		words = now
	}
	return words
}

// oddLane is the condition that the lane's number has an odd number of bits in
// common with a mask.
func (g *gen) oddLane(mask uint32) value.Value {
	bits := g.b.NewAnd(g.lane, i32(int64(mask)))
	if mask&(mask-1) == 0 {
		return g.icmp(enum.IPredNE, bits, i32(0))
	}
	count := g.b.NewCall(g.intrinsic("llvm.ctpop.i32", types.I32, types.I32), bits)
	return g.icmp(enum.IPredNE, g.b.NewAnd(count, i32(1)), i32(0))
}

// fromLane is the word that the lane which holds it sends as word w.
func (g *gen) fromLane(s layout.Shuffle, w int, v value.Value) value.Value {
	skip := layout.Combine(s.Skip, w)
	if s.Straight() {
		return g.shuffle("bfly", v, i32(int64(skip)))
	}
	return g.shuffle("idx", v, g.value(linear{reg: []uint32{skip}, lane: s.Lane}, 1))
}
