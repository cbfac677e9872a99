package llvmgen

import (
	"slices"
	"testing"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// TestShare: each tile block is run once, in rows of any length and number, by any number of CTAs; and where there are as many as attention
// has on an H200, each of which takes as long as its place says and two iterations more, the CTA with the most has at most 1.032 times the mean.
func TestShare(t *testing.T) {
	for _, g := range slices.Concat(smallGrids, []grid{
		{8, 256, 132, 1.032}, {16, 128, 132, 1.019}, {32, 64, 132, 1.005}, {64, 32, 132, 1.006}, {128, 16, 132, 1.008}, {32, 24, 132, 1.03},
	}) {
		count, row, place := shareFunction("count"), shareFunction("row"), shareFunction("place")
		run := g.run(t)
		for own := range g.ctas {
			for turn := range count(own, g.ctas, g.n, g.rows, 0) {
				run.tileBlock(own, row(own, g.ctas, g.n, g.rows, turn), place(own, g.ctas, g.n, g.rows, turn))
			}
		}
		run.end()
	}
}

// TestSections: the same of tile blocks that CTAs draw, in sections and all together: whoever has ended first draws the next.
func TestSections(t *testing.T) {
	for _, each := range []int64{0, 1, 2, 6} {
		for _, g := range slices.Concat(smallGrids, []grid{
			{6, 256, 132, 1.04}, {11, 128, 132, 1.03}, {22, 64, 132, 1.03}, {43, 32, 132, 1.03}, {86, 16, 132, 1.035}, {22, 48, 132, 1.05},
		}) {
			row, place := sectionFunction("row", each), sectionFunction("place", each)
			if each == 1 || each == 2 { // the last section is short, too
				g.most = 0
			}
			run := g.run(t)
			for number := range g.n * g.rows {
				run.tileBlock(run.first(), row(0, g.ctas, g.n, g.rows, number), place(0, g.ctas, g.n, g.rows, number))
			}
			run.end()
		}
	}
}

// smallGrids are of which each tile block is to be run once.
var smallGrids = []grid{
	{1, 1, 1, 0}, {1, 7, 3, 0}, {2, 5, 4, 0}, {3, 7, 5, 0}, {5, 6, 4, 0}, {5, 12, 7, 0}, {8, 1, 8, 0}, {9, 40, 2, 0}, {64, 2, 5, 0}, {40, 3, 7, 0},
	{3, 100, 2, 0}, {7, 31, 4, 0}, {90, 5, 3, 0}, {2, 2, 9, 0}, {13, 64, 3, 0},
}

// grid is rows of n tile blocks, of which CTAs have at most so many times the mean, 0 for any.
type grid struct {
	n, rows, ctas uint64
	most          float64
}

// gridRun is a run of a grid: the tile blocks that have been run, and how long each CTA has taken.
type gridRun struct {
	grid
	t     *testing.T
	seen  map[[2]uint64]bool
	taken []float64
}

func (g grid) run(t *testing.T) *gridRun {
	return &gridRun{grid: g, t: t, seen: map[[2]uint64]bool{}, taken: make([]float64, g.ctas)}
}

// first is the CTA that has ended first what it has run so far.
func (r *gridRun) first() uint64 {
	return uint64(slices.Index(r.taken, slices.Min(r.taken)))
}

func (r *gridRun) tileBlock(cta, row, place uint64) {
	at := [2]uint64{row, place}
	if r.seen[at] || row >= r.rows || place >= r.n {
		r.t.Fatalf("%d rows of %d, %d CTAs: place %d of row %d, which there is not, or a second time", r.rows, r.n, r.ctas, place, row)
	}
	r.seen[at] = true
	r.taken[cta] += float64(place) + 3
}

func (r *gridRun) end() {
	if uint64(len(r.seen)) != r.n*r.rows {
		r.t.Errorf("%d rows of %d, %d CTAs: %d tile blocks are run", r.rows, r.n, r.ctas, len(r.seen))
	}
	all := 0.0
	for _, n := range r.taken {
		all += n
	}
	if times := slices.Max(r.taken) * float64(r.ctas) / all; r.most > 0 && times > r.most {
		r.t.Errorf("%d rows of %d, %d CTAs: the CTA with the most has %.4f times the mean, expected at most %.3f", r.rows, r.n, r.ctas, times, r.most)
	}
}

// shareFunction is a function of a CTA, how many there are, the tile blocks of a row, the rows, and which of its tile blocks: what is said of it.
func shareFunction(what string) func(...uint64) uint64 {
	return gridFunction(what, func(b *ir.Block, own, ctas, n, all, number value.Value) map[string]value.Value {
		s := newShare(b, own, ctas, all, n)
		first, place := s.tileBlock(b, b.NewAdd(own, b.NewMul(number, ctas)))
		return map[string]value.Value{"count": b.NewUDiv(b.NewSub(s.end(b), own), ctas), "row": b.NewUDiv(first, n), "place": place}
	})
}

// sectionFunction is the same of the number of a tile block that is drawn.
func sectionFunction(what string, each int64) func(...uint64) uint64 {
	return gridFunction(what, func(b *ir.Block, _, ctas, n, all, number value.Value) map[string]value.Value {
		row, place := newSections(b, ctas, all, n, each).tileBlock(b, number)
		return map[string]value.Value{"row": row, "place": place}
	})
}

func gridFunction(what string, values func(b *ir.Block, own, ctas, n, all, number value.Value) map[string]value.Value) func(...uint64) uint64 {
	var params []*ir.Param
	for _, name := range []string{"own", "ctas", "n", "rows", "number"} {
		params = append(params, ir.NewParam(name, types.I32))
	}
	f := ir.NewFunc(what, types.I32, params...)
	b := f.NewBlock("")
	b.NewRet(values(b, params[0], params[1], params[2], b.NewMul(params[2], params[3]), params[4])[what])
	return newEvaluator(0).runner(f)
}
