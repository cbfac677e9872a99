package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"

	"tileir/lowering/model"
)

// A fit changes the constants at random, by smaller and smaller steps, and keeps what makes the
// loss less, from several beginnings. It sees every other problem, by their work; the others are
// held out.
const (
	beginnings, tries = 4, 3000
	firstStep         = 0.3
	nearBest          = 3.0  // how much less a kernel counts the slower it is than the best one
	behindCounts      = 2.0  // how much the choice's being behind counts beside the estimates' spread
	softly            = 0.03 // within which part of the best estimate others may be chosen as well
)

// readFrom are the problems whose tile blocks say the constants of GPUs on which warps multiply by
// mma.sync: those of two lengths give what an iteration takes and what comes around them, those of
// rows that begin anywhere what loads take that are not copied ahead.
var readFrom = [][3]int{{128, 128, 128}, {128, 384, 1536}, {1001, 1003, 1005}, {1500, 1500, 1500}}

// readOff are constants that the fit leaves: how times grow with what is summed over says the first two.
var readOff = []string{"Fetch", "Load", "Queue"}

// seenBy reports whether the constants for a target are from problem number i.
func seenBy(target string, i int, size [3]int) bool {
	if target == measured {
		return i%2 == 0
	}
	return slices.Contains(readFrom, size)
}

// halves parts problems into those of the fit and those held out.
func halves(problems []*problem) (seen, held []*problem) {
	for _, p := range problems {
		if p.seen {
			seen = append(seen, p)
		} else {
			held = append(held, p)
		}
	}
	return seen, held
}

// fit prints constants, and how good they are.
func fit(w io.Writer, problems []*problem) error {
	seen, held := halves(problems)
	usual := constants(problems)
	best := usual
	least := loss(best, seen)
	fmt.Fprintf(w, "before: loss %.4f; seen: %s; held out: %s\n", least, quality(best, seen), quality(best, held))
	random := rand.New(rand.NewPCG(1, 2))
	for range beginnings {
		at := varied(usual, random, firstStep)
		has := loss(at, seen)
		for try := range tries {
			tried := varied(at, random, firstStep*(1-float64(try)/tries)+0.005)
			if l := loss(tried, seen); l < has {
				at, has = tried, l
			}
		}
		if has < least {
			best, least = at, has
		}
	}
	fmt.Fprintf(w, "after: loss %.4f; seen: %s; held out: %s\n%+v\n", least, quality(best, seen), quality(best, held), best)
	return nil
}

// varied changes about a third of the constants by factors around one; shares of what data
// sheets say are none beyond it.
func varied(c model.Constants, random *rand.Rand, step float64) model.Constants {
	fields := reflect.ValueOf(&c).Elem()
	for i := range fields.NumField() {
		if f := fields.Field(i); f.Kind() == reflect.Float64 && !slices.Contains(readOff, fields.Type().Field(i).Name) && random.IntN(3) == 0 {
			f.SetFloat(f.Float() * math.Exp(step*random.NormFloat64()))
		}
	}
	c.TensorShare, c.DRAMShare, c.EngineBytes = min(c.TensorShare, 1), min(c.DRAMShare, 1), min(c.EngineBytes, 1)
	c.L2Share, c.Together, c.Handover = min(c.L2Share, 1), min(c.Together, 1), min(c.Handover, 1)
	return c
}

// loss is how far estimates are from times, in logarithms: of each problem the spread, as its
// choice does not change if all are off by a factor, a tenth of that factor, and how far the
// choice is behind, where near estimates are as good as the best.
func loss(c model.Constants, problems []*problem) (sum float64) {
	for _, p := range problems {
		fastest, estimates, least := p.best().seconds, make([]float64, len(p.kernels)), math.Inf(1)
		for i := range p.kernels {
			estimates[i] = p.kernels[i].work.Estimate(c).Seconds
			least = min(least, estimates[i])
		}
		var weights, mean, square, chosen, behind float64
		for i, e := range estimates {
			k := &p.kernels[i]
			d := math.Log(e / k.seconds)
			weight := math.Exp(-nearBest * (k.seconds/fastest - 1))
			weights, mean, square = weights+weight, mean+weight*d, square+weight*d*d
			choice := math.Exp(-(e/least - 1) / softly)
			chosen, behind = chosen+choice, behind+choice*(k.seconds/fastest-1)
		}
		mean /= weights
		sum += math.Sqrt(max(0, square/weights-mean*mean)) + 0.1*math.Abs(mean) + behindCounts*min(behind/chosen, 0.5)
	}
	return sum / float64(len(problems))
}

// quality says how often the model's choice is how near to the best.
func quality(c model.Constants, problems []*problem) string {
	near, far, most := 0, 0, 0.0
	for _, p := range problems {
		b := p.behind(c)
		if b <= 0.05 {
			near++
		}
		if b <= 0.12 {
			far++
		}
		most = max(most, b)
	}
	return fmt.Sprintf("%d of %d within 5 %%, %d within 12 %%, the farthest %.0f %%", near, len(problems), far, 100*most)
}
