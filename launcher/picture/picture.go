// Package picture draws an array as an image: one dimension as a line over its index,
// more as a heat map of the last two, with a scale of its colours beside it.
//
// Elements that are no numbers are left out of lines, and grey in maps; infinities
// are drawn at the edge. The package must not know where an array comes from.
package picture

import (
	"errors"
	"io"
	"math"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"
)

// Array is what is drawn.
type Array struct {
	Title string
	Shape []int64
	At    func(i int) float64 // element i in row-major order
}

// A picture's size.
const (
	width  = 7 * vg.Inch
	height = 5 * vg.Inch
	margin = 8 * vg.Inch / 72
)

// WritePNG draws an array.
func WritePNG(w io.Writer, a Array) error {
	n := int64(1)
	for _, d := range a.Shape {
		n *= d
	}
	if n < 1 {
		return errors.New("expected an array with elements")
	}
	lo, hi := bounds(a, int(n))
	canvas := vgimg.New(width, height)
	page := draw.Crop(draw.New(canvas), margin, -margin, margin, -margin)
	drawn := drawMap
	if len(a.Shape) < 2 {
		drawn = drawLine
	}
	if err := drawn(page, a, int(n), lo, hi); err != nil {
		return err
	}
	_, err := vgimg.PngCanvas{Canvas: canvas}.WriteTo(w)
	return err
}

// widest is how far from zero an axis goes: what is computed of its ends stays finite.
const widest = math.MaxFloat64 / 1e4

// bounds returns what an axis of elements goes from and to: the least and the greatest
// finite one, apart even if all are the same; 0 and 1 if there is none.
func bounds(a Array, n int) (lo, hi float64) {
	lo, hi = math.Inf(1), math.Inf(-1)
	for i := range n {
		if x := a.At(i); !math.IsNaN(x) && !math.IsInf(x, 0) {
			lo, hi = min(lo, x), max(hi, x)
		}
	}
	if lo > hi {
		return 0, 1
	}
	lo, hi = max(lo, -widest), min(hi, widest)
	lo, hi = min(lo, widest), max(hi, -widest)
	// Steps between ticks must be numbers apart from those that they are added to.
	if size := max(math.Abs(lo), math.Abs(hi)); hi-lo <= size*1e-12 {
		apart := max(size*1e-2, math.SmallestNonzeroFloat64*1e20)
		lo, hi = lo-apart, hi+apart
	}
	return lo, hi
}

// clip brings infinities to the edges.
func clip(v, lo, hi float64) float64 { return max(lo, min(hi, v)) }

// newPlot returns an empty plot in letters that are read on screens.
func newPlot(title string) *plot.Plot {
	p := plot.New()
	p.Title.Text = title
	p.Title.Padding = 2 * vg.Millimeter
	for _, style := range []*text.Style{&p.Title.TextStyle, &p.X.Label.TextStyle, &p.X.Tick.Label, &p.Y.Label.TextStyle, &p.Y.Tick.Label} {
		style.Font.Variant = "Sans"
	}
	return p
}

// indexTicks are labelled ticks at whole numbers alone; where last is set, at that less
// the number, for axes that run downwards from zero to it.
type indexTicks struct{ last float64 }

func (t indexTicks) Ticks(lo, hi float64) []plot.Tick {
	const most = 8
	var ticks []plot.Tick
	step := stepOf((hi - lo) / most)
	for v := 0.0; v <= hi; v += step {
		at := v
		if t.last != 0 {
			at = t.last - v
		}
		ticks = append(ticks, plot.Tick{Value: at, Label: strconv.FormatFloat(v, 'f', -1, 64)})
	}
	return ticks
}

// stepOf returns the least of 1, 2, 5, 10, 20, 50, ... that is not below a number.
func stepOf(least float64) float64 {
	for ten := 1.0; ; ten *= 10 {
		for _, step := range []float64{ten, 2 * ten, 5 * ten} {
			if step >= least {
				return step
			}
		}
	}
}
