package picture

import (
	"bytes"
	"image"
	"image/png"
	"math"
	"testing"
)

func drawn(t *testing.T, a Array) image.Image {
	t.Helper()
	var out bytes.Buffer
	if err := WritePNG(&out, a); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// A map shows each element in the colour of its number, where it stands.
func TestHeatMap(t *testing.T) {
	values := []float64{0, 1, 2, 3, math.NaN(), math.Inf(1), math.Inf(-1), 0}
	img := drawn(t, Array{Title: "x", Shape: []int64{2, 4}, At: func(i int) float64 { return values[i] }})
	top, width, height := 2*margin+glyphHeight*textScale, side(4), side(2)
	for i, v := range values {
		x, y := margin+(2*(i%4)+1)*width/8, top+(2*(i/4)+1)*height/4
		if got, want := img.At(x, y), heat(v, 0, 3); got != want {
			t.Errorf("element %d (%v) is %v, want %v", i, v, got, want)
		}
	}
	if heat(0, 0, 3) == heat(3, 0, 3) || heat(math.Inf(1), 0, 3) != heat(3, 0, 3) {
		t.Error("colours do not tell numbers apart")
	}
}

// A line goes from the lower left to the upper right where numbers grow.
func TestLine(t *testing.T) {
	for _, n := range []int{2, 100, plotWidth, 100_000} {
		img := drawn(t, Array{Title: "ramp (f32)", Shape: []int64{int64(n)}, At: func(i int) float64 { return float64(i) }})
		b := img.Bounds()
		top := 2*margin + glyphHeight*textScale
		right := b.Max.X - margin - 1
		if img.At(right, top) != blue || img.At(b.Max.X-margin-plotWidth, top+plotHeight-1) != blue {
			t.Errorf("%d elements: the line has other ends", n)
		}
	}
}

// Whatever the numbers are, there is a picture.
func TestOdd(t *testing.T) {
	for _, c := range []struct {
		shape []int64
		value float64
	}{{nil, 3}, {[]int64{1}, math.NaN()}, {[]int64{1, 1}, math.Inf(1)}, {[]int64{2000, 3}, 0}, {[]int64{2, 3, 4, 5}, -1e308}, {[]int64{3}, math.MaxFloat64}} {
		drawn(t, Array{Title: "Ünïcode?", Shape: c.shape, At: func(i int) float64 { return c.value * float64(1-2*(i%2)) }})
	}
	if err := WritePNG(new(bytes.Buffer), Array{Shape: []int64{0}}); err == nil {
		t.Error("expected an error without elements")
	}
}
