package llvmgen

import (
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
)

// Tiles of 8-bit elements that go from one place in shared memory to another stay in
// words of four, and bytes are moved by prmt, which takes any four of two words.

// byteWords is where each byte of some words comes from: which word, and which byte of
// it.
type byteWords struct {
	from  []value.Value
	bytes []int       // 4·word + byte
	read  func(i int) // reads word i of from, if it is nil
}

// byteRegisters is a tile's words with their bytes in another order: byte i is what was number
// order[i].
func byteRegisters(t *tile, order []int) byteWords { return byteWords{t.words, order, t.later} }

// source is word i of those that bytes come from.
func (w byteWords) source(i int) value.Value {
	if w.from[i] == nil {
		w.read(i)
	}
	return w.from[i]
}

// readFor reads the words that some bytes come from.
func (w byteWords) readFor(from, to int) {
	for _, b := range w.bytes[from:min(to, len(w.bytes))] {
		w.source(b / 4)
	}
}

// word makes word i.
func (g *gen) word(w byteWords, i int) value.Value {
	b := w.bytes[4*i : 4*i+4]
	var sources []int
	for _, x := range b {
		if len(sources) == 0 || sources[0] != x/4 && (len(sources) == 1 || sources[1] != x/4) {
			sources = append(sources, x/4)
		}
	}
	if len(sources) == 1 && b[0]%4 == 0 && b[1] == b[0]+1 && b[2] == b[0]+2 && b[3] == b[0]+3 {
		return w.source(sources[0])
	}
	if len(sources) <= 2 {
		return g.permuteBytes(w, b, sources)
	}
	// Halves first, each of two words at most.
	low, high := g.half(w, b[:2]), g.half(w, b[2:])
	return g.prmt(low, high, 0x5410)
}

// half makes a word of which the lower two bytes are those asked for.
func (g *gen) half(w byteWords, b []int) value.Value {
	return g.permuteBytes(w, []int{b[0], b[1], b[0], b[1]}, []int{b[0] / 4, b[1] / 4})
}

// permuteBytes makes a word of bytes of one or two words.
func (g *gen) permuteBytes(w byteWords, b, sources []int) value.Value {
	first, second := w.source(sources[0]), w.source(sources[len(sources)-1])
	selector := 0
	for i, x := range b {
		n := x % 4
		if x/4 != sources[0] {
			n += 4
		}
		selector |= n << (4 * i)
	}
	return g.prmt(first, second, selector)
}

func (g *gen) prmt(a, b value.Value, selector int) value.Value {
	return g.asm(asm.PermuteBytes(selector), types.I32, a, b)[0]
}

// bytesAtOnce is how many bytes of a tile that is read as it is written are read before those
// in front of them are: as many again are in registers.
const bytesAtOnce = 32

// writeWords stores 8-bit elements in whole words; false, and nothing is done, if they do
// not lie in words there.
func (g *gen) writeWords(addr value.Value, w byteWords, l layout.Layout, s gpu.Shared) bool {
	if s.Elem.MemBits() != 8 {
		return false
	}
	m := placeIn(l, s.Place())
	n := accessRun(m, 1)
	if n < 4 {
		return false
	}
	for r := 0; r < l.NumRegs(); r += n {
		if r%bytesAtOnce == 0 {
			w.readFor(r, r+2*bytesAtOnce)
		}
		base, off := g.at(m, r)
		words := make([]value.Value, n/4)
		for i := range words {
			words[i] = g.word(w, r/4+i)
		}
		g.plainStore(g.sharedPointer(g.add(addr, base), off, types.I32), words, types.I32, ast.NumType(num.I32))
	}
	return true
}

// fromWords makes elements of 32 bits of words.
func (g *gen) fromWords(words []value.Value, elem ast.Type) []value.Value {
	out := make([]value.Value, len(words))
	for i, w := range words {
		out[i] = g.fromMem(w, elem)
	}
	return out
}
