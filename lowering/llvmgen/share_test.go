package llvmgen

import (
	"testing"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// TestShare: each tile block is run once, in rows of any length and number, by any number of CTAs, in sections and without;
// and where there are as many as attention has on an H200, each of which takes as long as its place says and two
// iterations more, the CTA with the most has at most 1.032 times the mean, 1.04 where teams run three abreast.
func TestShare(t *testing.T) {
	for _, g := range []sharedGrid{
		{1, 1, 1, 0, 0}, {1, 7, 3, 0, 0}, {2, 5, 4, 0, 0}, {3, 7, 5, 0, 0}, {5, 6, 4, 0, 0}, {5, 12, 7, 0, 0}, {8, 1, 8, 0, 0}, {9, 40, 2, 0, 0}, {64, 2, 5, 0, 0}, {40, 3, 7, 0, 0},
		{3, 100, 2, 0, 0}, {7, 31, 4, 0, 0}, {90, 5, 3, 0, 0}, {2, 2, 9, 0, 0}, {13, 64, 3, 0, 0},
		{8, 256, 132, 1.032, 0}, {16, 128, 132, 1.019, 0}, {32, 64, 132, 1.005, 0}, {64, 32, 132, 1.006, 0}, {128, 16, 132, 1.008, 0}, {32, 24, 132, 1.03, 0},
		{11, 128, 132, 0, 1.04}, {22, 64, 132, 0, 1.02}, {43, 32, 132, 0, 1.012}, {86, 16, 132, 0, 1.008}, {22, 256, 132, 0, 1.02}, {43, 256, 132, 0, 1.01},
	} {
		g.check(t, false, g.whole)
		g.check(t, true, g.inSections)
	}
}

// sharedGrid is rows of n tile blocks, of which CTAs have at most so many times the mean, 0 for any.
type sharedGrid struct {
	n, rows, ctas     uint64
	whole, inSections float64
}

func (g sharedGrid) check(t *testing.T, inSections bool, most float64) {
	count, row, place := shareFunction("count", inSections), shareFunction("row", inSections), shareFunction("place", inSections)
	seen, longest, all := map[[2]uint64]bool{}, 0.0, 0.0
	for own := range g.ctas {
		long := 0.0
		for turn := range count(own, g.ctas, g.n, g.rows, 0) {
			at := [2]uint64{row(own, g.ctas, g.n, g.rows, turn), place(own, g.ctas, g.n, g.rows, turn)}
			if seen[at] || at[0] >= g.rows || at[1] >= g.n {
				t.Fatalf("%d rows of %d, %d CTAs: CTA %d runs place %d of row %d, which there is not, or a second time", g.rows, g.n, g.ctas, own, at[1], at[0])
			}
			seen[at] = true
			long += float64(at[1]) + 3
		}
		longest, all = max(longest, long), all+long
	}
	if uint64(len(seen)) != g.n*g.rows {
		t.Errorf("%d rows of %d, %d CTAs: %d tile blocks are run", g.rows, g.n, g.ctas, len(seen))
	}
	if times := longest * float64(g.ctas) / all; most > 0 && times > most {
		t.Errorf("%d rows of %d, %d CTAs: the CTA with the most has %.4f times the mean, expected at most %.3f", g.rows, g.n, g.ctas, times, most)
	}
}

// shareFunction is a function of a CTA, how many there are, the tile blocks of a row, the rows, and which of its tile blocks: what is said of it.
func shareFunction(what string, inSections bool) func(...uint64) uint64 {
	var params []*ir.Param
	for _, name := range []string{"own", "ctas", "n", "rows", "number"} {
		params = append(params, ir.NewParam(name, types.I32))
	}
	f := ir.NewFunc(what, types.I32, params...)
	b := f.NewBlock("")
	all := b.NewMul(params[2], params[3])
	var s shares = newShare(b, params[0], params[1], all, params[2])
	if inSections {
		s = newSections(b, params[0], params[1], all, params[2])
	}
	first, end, step := s.numbers(b)
	row, each, place := s.tileBlock(b, b.NewAdd(first, b.NewMul(params[4], step)))
	count := b.NewUDiv(b.NewAdd(b.NewSub(end, first), b.NewSub(step, i32(1))), step)
	b.NewRet(map[string]value.Value{"count": count, "row": b.NewUDiv(row, each), "place": place}[what])
	return newEvaluator(0).runner(f)
}
