package main

import (
	"image/color"
	"os"
	"path/filepath"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"

	"tileir/lowering/model"
)

// series is points of one colour with a name.
type series struct {
	name   string
	colour color.Color
	points plotter.XYs
}

// plotAll writes the pictures of docs/TILING.md to a folder.
func plotAll(folder string, problems []*problem) error {
	behind := []series{{"the model's choice", color.RGBA{R: 200, A: 255}, nil}, {"average of all tiles", color.RGBA{G: 140, A: 255}, nil}, {"worst tile", color.RGBA{B: 160, A: 255}, nil}}
	estimates := []series{{"tiles of the fit's problems", color.RGBA{B: 160, A: 255}, nil}, {"tiles of problems held out", color.RGBA{R: 200, A: 255}, nil}}
	for i, p := range problems {
		best, mean := p.best().seconds, 0.0
		for _, k := range p.kernels {
			mean += k.seconds / float64(len(p.kernels))
			at := plotter.XY{X: 1e6 * k.work.Estimate(model.Usual).Seconds, Y: 1e6 * k.seconds}
			estimates[i%2].points = append(estimates[i%2].points, at)
		}
		for s, seconds := range []float64{p.pick(model.Usual).seconds, mean, p.worst().seconds} {
			behind[s].points = append(behind[s].points, plotter.XY{X: float64(i + 1), Y: seconds / best})
		}
	}
	one := plot.New()
	one.Title.Text = "Time by that of the best tile"
	one.X.Label.Text, one.Y.Label.Text = "problems, by their work", "times the best"
	one.Y.Scale, one.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	two := plot.New()
	two.Title.Text = "Measured beside estimated"
	two.X.Label.Text, two.Y.Label.Text = "estimated, µs", "measured, µs"
	two.X.Scale, two.X.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	two.Y.Scale, two.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	if err := save(one, behind, filepath.Join(folder, "tiling-choice.svg")); err != nil {
		return err
	}
	return save(two, estimates, filepath.Join(folder, "tiling-estimates.svg"))
}

// save writes a plot of some series as SVG.
func save(p *plot.Plot, list []series, path string) error {
	p.Add(plotter.NewGrid())
	p.Legend.Top, p.Legend.Left = true, true
	for _, s := range list {
		dots, err := plotter.NewScatter(s.points)
		if err != nil {
			return err
		}
		dots.GlyphStyle = draw.GlyphStyle{Color: s.colour, Radius: vg.Points(2), Shape: draw.CircleGlyph{}}
		p.Add(dots)
		p.Legend.Add(s.name, dots)
	}
	canvas := vgsvg.New(16*vg.Centimeter, 11*vg.Centimeter)
	p.Draw(draw.New(canvas))
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if _, err := canvas.WriteTo(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
