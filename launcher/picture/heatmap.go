package picture

import (
	"image"
	"image/color"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/palette"
	"gonum.org/v1/plot/palette/moreland"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

const (
	scaleWidth = 0.9 * vg.Inch // of the scale beside a map, its numbers included
	shades     = 256
	maxSide    = 768 // points of a map along a dimension: one for several elements where there are more
)

// missing is the colour of what is no number: a grey with some blue, unlike any letter's edge.
var missing = color.RGBA{140, 150, 165, 255}

// stops are colours of a growing lightness, none of them white like the paper: people see
// them apart who see few colours.
var stops = []color.Color{
	color.RGBA{10, 12, 60, 255}, color.RGBA{70, 30, 120, 255}, color.RGBA{150, 50, 120, 255},
	color.RGBA{215, 90, 90, 255}, color.RGBA{245, 160, 80, 255}, color.RGBA{250, 240, 170, 255},
}

// drawMap draws the last two dimensions, the ones before below each other.
func drawMap(page draw.Canvas, a Array, n int, lo, hi float64) error {
	shade, err := moreland.NewLuminance(stops)
	if err != nil {
		return err
	}
	shade.SetMin(lo)
	shade.SetMax(hi)
	columns := int(a.Shape[len(a.Shape)-1])
	rows := n / columns

	p := newPlot(a.Title)
	p.X.Tick.Marker = indexTicks{}
	p.Y.Tick.Marker = indexTicks{last: float64(rows - 1)}
	p.X.Padding, p.Y.Padding = 0, 0
	p.Add(plotter.NewImage(heatMap(a, rows, columns, newHeat(lo, hi, shade.Palette(shades))), -0.5, -0.5, float64(columns)-0.5, float64(rows)-0.5))
	p.Draw(draw.Crop(page, 0, -scaleWidth-2*margin, 0, 0))
	newScale(p, shade).Draw(draw.Crop(page, page.Max.X-page.Min.X-scaleWidth, 0, 0, 0))
	return nil
}

// newScale returns the scale of colours as a plot that lies beside a map, whose title and
// axis it leaves the room of.
func newScale(beside *plot.Plot, shade palette.ColorMap) *plot.Plot {
	p := newPlot(" ")
	p.Title = beside.Title
	p.Title.Text = " "
	p.X.Tick.Marker = plot.ConstantTicks{{Value: 0.5, Label: " "}}
	p.X.Tick.Length = beside.X.Tick.Length
	p.X.Color, p.X.Tick.Color = color.Transparent, color.Transparent
	p.X.Padding, p.Y.Padding = 0, 0
	p.Add(&plotter.ColorBar{ColorMap: shade, Vertical: true, Colors: shades})
	return p
}

// heatMap returns a map's image: a block of points to an element, or one point to several,
// of which it shows the first.
func heatMap(a Array, rows, columns int, colours heat) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, side(columns), side(rows)))
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			img.Set(x, y, colours.of(a.At(y*rows/img.Rect.Dy()*columns+x*columns/img.Rect.Dx())))
		}
	}
	return img
}

// side returns how many points so many elements take: a multiple, so many that drawing
// them smooth leaves elements sharp, up to maxSide.
func side(n int) int {
	if n >= maxSide {
		return maxSide
	}
	return n * (maxSide / n)
}

// heat gives numbers their colours.
type heat struct {
	lo, hi float64
	shades []color.RGBA
}

func newHeat(lo, hi float64, p palette.Palette) heat {
	h := heat{lo: lo, hi: hi}
	for _, c := range p.Colors() {
		h.shades = append(h.shades, color.RGBAModel.Convert(c).(color.RGBA))
	}
	return h
}

func (h heat) of(v float64) color.RGBA {
	if math.IsNaN(v) {
		return missing
	}
	part := (clip(v, h.lo, h.hi) - h.lo) / (h.hi - h.lo)
	return h.shades[int(math.Round(part*float64(len(h.shades)-1)))]
}
