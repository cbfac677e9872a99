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
)

// series is points of one colour with a name.
type series struct {
	name   string
	colour color.Color
	points plotter.XYs
}

// plotAll writes the pictures of docs/TILING.md to a folder.
func plotAll(folder, target string, problems []*problem) error {
	c := constants(problems)
	behind := []series{{"the model's choice", color.RGBA{R: 200, A: 255}, nil}, {"average of all tiles", color.RGBA{G: 140, A: 255}, nil}, {"worst tile", color.RGBA{B: 160, A: 255}, nil}}
	estimates := []series{{"tiles of the fit's problems", color.RGBA{B: 160, A: 255}, nil}, {"tiles of problems held out", color.RGBA{R: 200, A: 255}, nil}}
	for _, p := range problems {
		best, mean, half := p.best().seconds, 0.0, 1
		if p.seen {
			half = 0
		}
		for _, k := range p.kernels {
			mean += k.seconds / float64(len(p.kernels))
			at := plotter.XY{X: 1e6 * k.work.Estimate(c).Seconds, Y: 1e6 * k.seconds}
			estimates[half].points = append(estimates[half].points, at)
		}
		for s, seconds := range []float64{p.pick(c).seconds, mean, p.worst().seconds} {
			behind[s].points = append(behind[s].points, plotter.XY{X: float64(1 + len(behind[s].points)), Y: seconds / best})
		}
	}
	one := plot.New()
	one.Title.Text = "Time by that of the best tile"
	one.X.Label.Text, one.Y.Label.Text = "problems, by their work", "times the best"
	one.Y.Scale, one.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	two := plot.New()
	two.Title.Text = "Measured beside estimated"
	name, times := "tiling", "measured, µs"
	if target != measured {
		name, times = "tiling-"+target, "by the simulator, µs"
		two.Title.Text = "By the simulator beside by the model"
	}
	two.X.Label.Text, two.Y.Label.Text = "estimated, µs", times
	two.X.Scale, two.X.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	two.Y.Scale, two.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	if err := save(one, behind, filepath.Join(folder, name+"-choice.svg")); err != nil {
		return err
	}
	return save(two, estimates, filepath.Join(folder, name+"-estimates.svg"))
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
