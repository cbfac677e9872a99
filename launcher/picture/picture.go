// Package picture draws an array as an image: one dimension as a line over its index,
// more as a heat map of the last two, with the least and the greatest number beside it.
//
// Elements that are no numbers are left out of lines, and grey in maps; infinities
// are drawn at the edge. The package must not know where an array comes from.
package picture

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"strconv"
)

// Array is what is drawn.
type Array struct {
	Title string
	Shape []int64
	At    func(i int) float64 // element i in row-major order
}

// The measures of a picture, in pixels.
const (
	plotWidth  = 640
	plotHeight = 400
	margin     = 12
	textScale  = 2
	scaleWidth = 16 // of the colour scale beside a map
	maxSide    = 1024
)

var (
	paper = color.RGBA{255, 255, 255, 255}
	ink   = color.RGBA{40, 40, 40, 255}
	faint = color.RGBA{225, 225, 225, 255}
	blue  = color.RGBA{31, 90, 170, 255}
	grey  = color.RGBA{150, 150, 150, 255}
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
	var img *image.RGBA
	if len(a.Shape) < 2 {
		img = line(a, int(n), lo, hi)
	} else {
		img = heatMap(a, int(n), lo, hi)
	}
	return png.Encode(w, img)
}

// bounds returns the least and the greatest finite element; 0 and 1 if there is none.
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
	return lo, hi
}

// part returns where x lies between lo and hi, from 0 to 1. Halves keep the difference of
// the greatest numbers finite.
func part(x, lo, hi float64) float64 {
	if lo == hi {
		return 0.5
	}
	return max(0, min(1, (x/2-lo/2)/(hi/2-lo/2)))
}

// canvas returns an empty picture.
func canvas(width, height int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	fill(img, img.Rect, paper)
	return img
}

func fill(img *image.RGBA, r image.Rectangle, c color.RGBA) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			img.SetRGBA(x, y, c)
		}
	}
}

// line draws elements over their index: in each column of pixels from the least to the
// greatest of those that fall there, joined to the column before.
func line(a Array, n int, lo, hi float64) *image.RGBA {
	top, left := 2*margin+glyphHeight*textScale, margin+textWidth(longer(number(lo), number(hi)))+margin
	img := canvas(left+plotWidth+margin, top+plotHeight+2*margin+glyphHeight*textScale)
	text(img, left, margin, a.Title)
	frame := image.Rect(left, top, left+plotWidth, top+plotHeight)
	axes(img, frame, lo, hi)
	text(img, left, frame.Max.Y+margin, "0")
	last := strconv.Itoa(n - 1)
	text(img, frame.Max.X-textWidth(last), frame.Max.Y+margin, last)
	y := func(v float64) int { return frame.Max.Y - 1 - int(part(v, lo, hi)*float64(plotHeight-1)) }
	before := -1
	for column := range plotWidth {
		from, to := column*n/plotWidth, (column+1)*n/plotWidth
		upper, lower, last := -1, -1, -1
		for i := from; i < max(to, from+1); i++ {
			v := a.At(i)
			if math.IsNaN(v) {
				continue
			}
			at := y(v)
			if upper < 0 {
				upper, lower = at, at
			}
			upper, lower, last = min(upper, at), max(lower, at), at
		}
		if upper < 0 {
			before = -1
			continue
		}
		if before >= 0 {
			upper, lower = min(upper, before), max(lower, before)
		}
		fill(img, image.Rect(left+column, upper, left+column+1, lower+1), blue)
		before = last
	}
	return img
}

// axes draws a frame with the numbers of its upper and lower edge.
func axes(img *image.RGBA, r image.Rectangle, lo, hi float64) {
	for k := 1; k < 4; k++ {
		y := r.Min.Y + k*r.Dy()/4
		fill(img, image.Rect(r.Min.X, y, r.Max.X, y+1), faint)
	}
	outline(img, r)
	text(img, margin, r.Min.Y, number(hi))
	text(img, margin, r.Max.Y-glyphHeight*textScale, number(lo))
}

func outline(img *image.RGBA, r image.Rectangle) {
	fill(img, image.Rect(r.Min.X-1, r.Min.Y-1, r.Max.X+1, r.Min.Y), ink)
	fill(img, image.Rect(r.Min.X-1, r.Max.Y, r.Max.X+1, r.Max.Y+1), ink)
	fill(img, image.Rect(r.Min.X-1, r.Min.Y-1, r.Min.X, r.Max.Y+1), ink)
	fill(img, image.Rect(r.Max.X, r.Min.Y-1, r.Max.X+1, r.Max.Y+1), ink)
}

// heatMap draws the last two dimensions, the ones before below each other, one or more
// pixels to an element or one pixel to several, of which it shows the first.
func heatMap(a Array, n int, lo, hi float64) *image.RGBA {
	columns := int(a.Shape[len(a.Shape)-1])
	rows := n / columns
	width, height := side(columns), side(rows)
	top := 2*margin + glyphHeight*textScale
	labels := textWidth(longer(number(lo), number(hi)))
	img := canvas(max(margin+width+2*margin+scaleWidth+margin+labels, margin+textWidth(a.Title))+margin, top+max(height, 4*glyphHeight*textScale)+margin)
	text(img, margin, margin, a.Title)
	for y := range height {
		for x := range width {
			v := a.At(y*rows/height*columns + x*columns/width)
			img.SetRGBA(margin+x, top+y, heat(v, lo, hi))
		}
	}
	outline(img, image.Rect(margin, top, margin+width, top+height))
	tall := max(height, 4*glyphHeight*textScale)
	scale := image.Rect(margin+width+2*margin, top, margin+width+2*margin+scaleWidth, top+tall)
	for y := range tall {
		fill(img, image.Rect(scale.Min.X, top+y, scale.Max.X, top+y+1), ramp(1-float64(y)/float64(max(1, tall-1))))
	}
	text(img, scale.Max.X+margin, scale.Min.Y, number(hi))
	text(img, scale.Max.X+margin, scale.Max.Y-glyphHeight*textScale, number(lo))
	return img
}

// side returns how many pixels so many elements take: a multiple, up to maxSide.
func side(n int) int {
	if n >= 256 {
		return min(n, maxSide)
	}
	return n * (256 / n)
}

func heat(v, lo, hi float64) color.RGBA {
	if math.IsNaN(v) {
		return grey
	}
	return ramp(part(v, lo, hi))
}

// stops are colours of even steps in lightness, dark to light, that people see apart who
// see few colours.
var stops = []color.RGBA{{10, 12, 60, 255}, {70, 30, 120, 255}, {150, 50, 120, 255}, {215, 90, 90, 255}, {245, 160, 80, 255}, {250, 240, 170, 255}}

func ramp(x float64) color.RGBA {
	at := x * float64(len(stops)-1)
	i := min(int(at), len(stops)-2)
	rest := at - float64(i)
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a)*(1-rest) + float64(b)*rest)) }
	return color.RGBA{mix(stops[i].R, stops[i+1].R), mix(stops[i].G, stops[i+1].G), mix(stops[i].B, stops[i+1].B), 255}
}

func number(x float64) string { return fmt.Sprintf("%.4g", x) }

func longer(a, b string) string {
	if len(a) > len(b) {
		return a
	}
	return b
}
