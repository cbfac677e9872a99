package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonum.org/v1/plot/palette/moreland"
)

func drawn(t *testing.T, a Array) image.Image {
	t.Helper()
	var out bytes.Buffer
	if err := WritePNG(&out, a); err != nil {
		t.Fatal(err)
	}
	if dir := os.Getenv("TILEIR_PICTURES"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, a.Title+".png"), out.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	img, err := png.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// where returns the smallest rectangle around all points of a colour.
func where(img image.Image, c color.RGBA) image.Rectangle {
	var r image.Rectangle
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			if color.RGBAModel.Convert(img.At(x, y)) == c {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

func testHeat(lo, hi float64) heat {
	m, err := moreland.NewLuminance(stops)
	if err != nil {
		panic(err)
	}
	m.SetMin(lo)
	m.SetMax(hi)
	return newHeat(lo, hi, m.Palette(shades))
}

// A map shows each element in the colour of its number, the first row on top.
func TestHeatMap(t *testing.T) {
	values := []float64{0, 1, 2, 3, math.NaN(), math.Inf(1), math.Inf(-1), 0}
	a := Array{Title: "x", Shape: []int64{2, 4}, At: func(i int) float64 { return values[i] }}
	colours := testHeat(0, 3)
	img := heatMap(a, 2, 4, colours)
	for i, v := range values {
		x, y := (2*(i%4)+1)*side(4)/8, (2*(i/4)+1)*side(2)/4
		if got, want := img.At(x, y), colours.of(v); got != want {
			t.Errorf("element %d (%v) is %v, want %v", i, v, got, want)
		}
	}
	if colours.of(0) == colours.of(3) || colours.of(math.Inf(1)) != colours.of(3) {
		t.Error("colours do not tell numbers apart")
	}
	page := drawn(t, a)
	hole, b := where(page, missing), page.Bounds()
	if hole.Dx() < b.Dx()/8 || hole.Max.X > b.Dx()/2 || hole.Min.Y < b.Dy()/3 {
		t.Errorf("the element that is no number lies at %v of %v, want the left of the lower row", hole, b)
	}
}

// A line goes from the lower left to the upper right where numbers grow, and has every
// spike, however many elements share a column.
func TestLine(t *testing.T) {
	for _, n := range []int{2, 100, columns, 100_000} {
		ramp := Array{Title: "ramp", Shape: []int64{int64(n)}, At: func(i int) float64 { return float64(i) }}
		all := runs(ramp, n, 0, float64(n-1))
		if len(all) != 1 || all[0][0].Y != 0 || all[0][len(all[0])-1].Y != float64(n-1) {
			t.Errorf("%d elements: the line has other ends", n)
		}
		img := drawn(t, ramp)
		if r := where(img, blue); r.Dx() < img.Bounds().Dx()/2 || r.Dy() < img.Bounds().Dy()/2 {
			t.Errorf("%d elements: the line lies in %v of %v", n, r, img.Bounds())
		}
	}
	spike := Array{Shape: []int64{1 << 20}, At: func(i int) float64 { return float64(max(0, 1-max(i-777_777, 777_777-i))) }}
	highest := 0.0
	for _, xy := range runs(spike, 1<<20, 0, 1)[0] {
		highest = max(highest, xy.Y)
	}
	if highest != 1 {
		t.Error("a spike is lost")
	}
}

// What is no number parts a line; one number between two such is a dot.
func TestGaps(t *testing.T) {
	nan := math.NaN()
	values := []float64{1, 2, nan, 3, nan, math.Inf(1), 0}
	a := Array{Title: "gaps", Shape: []int64{7}, At: func(i int) float64 { return values[i] }}
	all := runs(a, 7, 0, 3)
	if len(all) != 3 || len(all[0]) != 2 || len(all[1]) != 1 || all[2][0].Y != 3 {
		t.Errorf("the runs are %v", all)
	}
	drawn(t, a)
}

// Indices are labelled at whole numbers, few of them, whichever way the axis runs.
func TestIndexTicks(t *testing.T) {
	for _, c := range []struct {
		last, lo, hi float64
		labels       string
		first        float64
	}{
		{0, -0.5, 3.5, "0 1 2 3", 0}, {1, -0.5, 1.5, "0 1", 1}, {0, 0, 99_999, "0 20000 40000 60000 80000", 0}, {1023, -0.5, 1023.5, "0 200 400 600 800 1000", 1023},
	} {
		var labels []string
		ticks := indexTicks{c.last}.Ticks(c.lo, c.hi)
		for _, tick := range ticks {
			labels = append(labels, tick.Label)
		}
		if got := strings.Join(labels, " "); got != c.labels || ticks[0].Value != c.first {
			t.Errorf("from %v to %v: %s, the first at %v", c.lo, c.hi, got, ticks[0].Value)
		}
	}
}

// Whatever the numbers are, there is a picture.
func TestOdd(t *testing.T) {
	for _, shape := range [][]int64{nil, {1}, {1, 1}, {2000, 3}, {2, 3, 4, 5}} {
		drawn(t, Array{Title: "Ünïcode", Shape: shape, At: func(i int) float64 { return 3e-5 * float64(i) }})
	}
	for _, value := range []float64{0, 3, math.NaN(), math.Inf(1), -1e308, math.MaxFloat64, math.SmallestNonzeroFloat64, 1e-310} {
		for _, shape := range [][]int64{{3}, {1, 2}} {
			drawn(t, Array{Title: "signs", Shape: shape, At: func(i int) float64 { return value * float64(1-2*(i%2)) }})
			drawn(t, Array{Title: "near", Shape: shape, At: func(i int) float64 { return math.Nextafter(value, float64(i)) }})
		}
	}
	if err := WritePNG(new(bytes.Buffer), Array{Shape: []int64{0}}); err == nil {
		t.Error("expected an error without elements")
	}
}
