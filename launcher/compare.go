package launcher

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strconv"

	"tileir/ast/num"
)

// Tolerance is how far an element may be from what is expected:
// |got - want| ≤ Abs + Rel·|want|.
type Tolerance struct {
	Rel, Abs float64
}

// defaultTolerances has the tolerances per float type: a few units in the last
// place for single operations, and for f32 and f64 room for sums that are added
// up in another order. Integers are compared exactly.
var defaultTolerances = [num.NumTypes]Tolerance{
	num.F64:       {1e-9, 1e-9},
	num.F32:       {1e-3, 1e-3},
	num.TF32:      {5e-3, 5e-3},
	num.F16:       {1e-2, 1e-2},
	num.BF16:      {2e-2, 2e-2},
	num.F8E4M3FN:  {0.13, 1e-2},
	num.F8E5M2:    {0.26, 1e-2},
	num.F8E8M0FNU: {0, 0},
	num.F8E5M3FNU: {0.13, 1e-2},
	num.F4E2M1FN:  {0.5, 0.5},
}

// DefaultTolerance returns the tolerance for arrays of the type when the user
// names none; zero, that is exact, for integers.
func DefaultTolerance(t num.Type) Tolerance { return defaultTolerances[t] }

// Comparison is the outcome of comparing two arrays. NaN equals NaN, an
// infinity equals the infinity of the same sign only; both then differ by 0.
type Comparison struct {
	Elements   int
	Mismatches int     // elements beyond the tolerance
	MaxAbs     float64 // largest |got - want|
	MaxRel     float64 // largest |got - want| / |want| over want ≠ 0
	First      []int64 // index of the first mismatch; nil if there is none
	Got, Want  string  // the elements there
	Tolerance  Tolerance
}

// OK reports whether all elements are within the tolerance.
func (c *Comparison) OK() bool { return c.Mismatches == 0 }

// String returns one line, such as
// "max abs 0.0012, max rel 0.0003 (rtol 0.01, atol 0.01)".
func (c *Comparison) String() string {
	s := fmt.Sprintf("max abs %.3g, max rel %.3g", c.MaxAbs, c.MaxRel)
	if c.Tolerance == (Tolerance{}) {
		s += " (exact)"
	} else {
		s += fmt.Sprintf(" (rtol %g, atol %g)", c.Tolerance.Rel, c.Tolerance.Abs)
	}
	if c.Mismatches > 0 {
		s += fmt.Sprintf("; %d of %d elements differ, the first at %s: got %s, expected %s",
			c.Mismatches, c.Elements, indexText(c.First), c.Got, c.Want)
	}
	return s
}

// MarshalJSON writes the comparison; numbers that JSON lacks become strings.
func (c *Comparison) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		OK         bool     `json:"ok"`
		Elements   int      `json:"elements"`
		Mismatches int      `json:"mismatches"`
		MaxAbs     JSONReal `json:"max_abs"`
		MaxRel     JSONReal `json:"max_rel"`
		RTol       float64  `json:"rtol"`
		ATol       float64  `json:"atol"`
		First      []int64  `json:"first,omitempty"`
		Got        string   `json:"got,omitempty"`
		Want       string   `json:"want,omitempty"`
	}{c.OK(), c.Elements, c.Mismatches, JSONReal(c.MaxAbs), JSONReal(c.MaxRel),
		c.Tolerance.Rel, c.Tolerance.Abs, c.First, c.Got, c.Want})
}

// JSONReal is a number that becomes "inf", "-inf" or "nan" in JSON where it is
// none that JSON can write.
type JSONReal float64

// MarshalJSON implements json.Marshaler.
func (x JSONReal) MarshalJSON() ([]byte, error) {
	f := float64(x)
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return json.Marshal(numpyWord(f))
	}
	return strconv.AppendFloat(nil, f, 'g', -1, 64), nil
}

// Compare compares got with want element by element. Shapes and types must
// agree; integers must be equal whatever the tolerance.
func Compare(got, want *Array, tol Tolerance) (*Comparison, error) {
	if got.Elem != want.Elem || shapeText(got.Shape) != shapeText(want.Shape) {
		return nil, fmt.Errorf("expected %s, got %s", want.Type(), got.Type())
	}
	if got.Elem.IsInt() {
		tol = Tolerance{}
	}
	c := &Comparison{Elements: got.Len(), Tolerance: tol}
	if bytes.Equal(got.Data, want.Data) {
		return c, nil
	}
	for i := range c.Elements {
		if g, w := got.Bits(i), want.Bits(i); g != w {
			c.add(got, want, i)
		}
	}
	return c, nil
}

// add takes element i, whose encodings differ, into account.
func (c *Comparison) add(got, want *Array, i int) {
	diff, size := difference(got, want, i)
	c.MaxAbs = max(c.MaxAbs, diff)
	if size > 0 && diff > 0 {
		rel := diff / size
		if math.IsInf(diff, 0) {
			rel = diff
		}
		c.MaxRel = max(c.MaxRel, rel)
	}
	if limit := c.Tolerance.Abs + c.Tolerance.Rel*size; diff == 0 || diff <= limit && !math.IsInf(diff, 0) {
		return
	}
	if c.Mismatches == 0 {
		c.First = unravel(i, got.Shape)
		c.Got, c.Want = got.Text(i), want.Text(i)
	}
	c.Mismatches++
}

// difference returns |got - want| and |want|. A NaN or an infinity on one side
// only is infinitely far.
func difference(got, want *Array, i int) (diff, size float64) {
	if got.Elem.IsInt() {
		g, w := got.Int(i), want.Int(i)
		d := uint64(max(g, w)) - uint64(min(g, w))
		return float64(d), math.Abs(float64(w))
	}
	g, w := got.Float(i), want.Float(i)
	switch {
	case g == w, math.IsNaN(g) && math.IsNaN(w):
		return 0, 0
	case math.IsNaN(g), math.IsNaN(w), math.IsInf(g, 0), math.IsInf(w, 0):
		return math.Inf(1), 1
	}
	return math.Abs(g - w), math.Abs(w)
}

// unravel turns a row-major position into an index.
func unravel(i int, shape []int64) []int64 {
	index := make([]int64, len(shape))
	for d := len(shape) - 1; d >= 0; d-- {
		index[d] = int64(i) % shape[d]
		i /= int(shape[d])
	}
	return index
}

// indexText returns "[3, 4]".
func indexText(index []int64) string {
	s := "["
	for i, n := range index {
		if i > 0 {
			s += ", "
		}
		s += strconv.FormatInt(n, 10)
	}
	return s + "]"
}
