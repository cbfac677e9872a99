package picture

import (
	"image/color"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

var blue = color.RGBA{31, 90, 170, 255}

// columns is how many places along the index a line has: more elements than that share
// one, of which the least and the greatest are drawn.
const columns = 1024

// drawLine draws elements over their index.
func drawLine(page draw.Canvas, a Array, n int, lo, hi float64) error {
	p := newPlot(a.Title)
	p.X.Label.Text = "index"
	p.X.Tick.Marker = indexTicks{}
	p.Add(plotter.NewGrid())
	for _, run := range runs(a, n, lo, hi) {
		if err := addRun(p, run); err != nil {
			return err
		}
	}
	p.X.Min, p.X.Max = 0, float64(max(1, n-1))
	p.Y.Min, p.Y.Max = lo, hi
	p.Draw(page)
	return nil
}

// addRun draws points that belong together: a line, or a dot if there is but one.
func addRun(p *plot.Plot, run plotter.XYs) error {
	if len(run) == 1 {
		dot, err := plotter.NewScatter(run)
		if err != nil {
			return err
		}
		dot.GlyphStyle = draw.GlyphStyle{Color: blue, Radius: vg.Points(1.5), Shape: draw.CircleGlyph{}}
		p.Add(dot)
		return nil
	}
	line, err := plotter.NewLine(run)
	if err != nil {
		return err
	}
	line.Color = blue
	p.Add(line)
	return nil
}

// runs returns the points of a line, apart where elements are no numbers.
func runs(a Array, n int, lo, hi float64) []plotter.XYs {
	var all []plotter.XYs
	var run plotter.XYs
	for column := range min(n, columns) {
		points := extremes(a, column*n/min(n, columns), (column+1)*n/min(n, columns), lo, hi)
		if len(points) == 0 && len(run) > 0 {
			all, run = append(all, run), nil
		}
		run = append(run, points...)
	}
	if len(run) > 0 {
		all = append(all, run)
	}
	return all
}

// extremes returns the least and the greatest of some elements in the order of their
// indices, one point if they are one, none if no element is a number.
func extremes(a Array, from, to int, lo, hi float64) plotter.XYs {
	least, greatest := -1, -1
	for i := from; i < to; i++ {
		v := a.At(i)
		if math.IsNaN(v) {
			continue
		}
		if least < 0 || v < a.At(least) {
			least = i
		}
		if greatest < 0 || v > a.At(greatest) {
			greatest = i
		}
	}
	point := func(i int) plotter.XY { return plotter.XY{X: float64(i), Y: clip(a.At(i), lo, hi)} }
	switch {
	case least < 0:
		return nil
	case least == greatest:
		return plotter.XYs{point(least)}
	}
	return plotter.XYs{point(min(least, greatest)), point(max(least, greatest))}
}
