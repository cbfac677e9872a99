package launcher

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// PrintComparison is the outcome of comparing what was printed. It counts tile
// blocks, or lines where what is expected is a text, in which no tile blocks
// show.
type PrintComparison struct {
	Unit       string // "tile block" or "line"
	Units      int    // compared
	Mismatches int    // units that print what is not expected, or lack, whichever are more
	Place      string // of the first mismatch, such as "tile block (1, 0, 0), line 2"
	Got, Want  string // the lines there, quoted and cut; "nothing" where there is none
}

// OK reports whether the same was printed.
func (c *PrintComparison) OK() bool { return c.Mismatches == 0 }

// String returns one line, such as "the same in 4 tile blocks".
func (c *PrintComparison) String() string {
	units := c.Unit + "s"
	if c.Units == 1 {
		units = c.Unit
	}
	if c.OK() {
		return fmt.Sprintf("the same in %d %s", c.Units, units)
	}
	return fmt.Sprintf("%d of %d %s differ, the first: %s: got %s, expected %s", c.Mismatches, c.Units, units, c.Place, c.Got, c.Want)
}

// MarshalJSON writes the comparison.
func (c *PrintComparison) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		OK         bool   `json:"ok"`
		Unit       string `json:"unit"`
		Units      int    `json:"units"`
		Mismatches int    `json:"mismatches"`
		Place      string `json:"place,omitempty"`
		Got        string `json:"got,omitempty"`
		Want       string `json:"want,omitempty"`
	}{c.OK(), c.Unit, c.Units, c.Mismatches, c.Place, c.Got, c.Want})
}

// printUnit is what is compared as a whole.
type printUnit struct {
	at    [3]uint32 // its tile block, or the number of its line from 0
	text  string
	lines func() []printedLine // of what was got
}

// ComparePrints compares the prints of two launches: those of a tile block in
// their order, tile blocks in any order, as what a tile block prints may follow
// from when it ran. Pointers are compared as null or not, floats as Compare does,
// with a digit more in the last place that is printed; tol is nil for the
// tolerance by element type. Everything else must be the same text.
func ComparePrints(got, want *Prints, tol *Tolerance) *PrintComparison {
	m := matcher{got: got.units(), want: want.units(), tol: tol, anyOrder: true, unit: "tile block"}
	return m.compare()
}

// CompareText compares the prints of a launch with a text, line by line. Where
// several tile blocks print, lines may come in any order. Numbers are compared as
// in ComparePrints, where what was printed there is a float.
func CompareText(got *Prints, want string, tol *Tolerance) *PrintComparison {
	m := matcher{tol: tol, anyOrder: len(got.blocks) > 1, unit: "line"}
	var prints []Print
	for _, block := range got.order() {
		prints = append(prints, got.blocks[block]...)
	}
	lines := sync.OnceValue(func() []printedLine { return linesOf(prints) })
	printed := textOf(prints)
	if !strings.Contains(printed, "\r") {
		want = strings.ReplaceAll(want, "\r\n", "\n") // a text file of Windows
	}
	for i, text := range splitLines(printed) {
		m.got = append(m.got, printUnit{lineNumber(i), text, func() []printedLine { return lines()[i : i+1] }})
	}
	for i, text := range splitLines(want) {
		m.want = append(m.want, printUnit{at: lineNumber(i), text: text})
	}
	return m.compare()
}

func lineNumber(i int) [3]uint32 { return [3]uint32{uint32(i), 0, 0} }

// splitLines returns the lines of a text without their ends.
func splitLines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// order returns the tile blocks that printed: by z, then y, then x.
func (p *Prints) order() [][3]uint32 {
	return slices.SortedFunc(maps.Keys(p.blocks), compareBlocks)
}

func compareBlocks(a, b [3]uint32) int {
	return cmp.Or(cmp.Compare(a[2], b[2]), cmp.Compare(a[1], b[1]), cmp.Compare(a[0], b[0]))
}

// units returns what each tile block printed.
func (p *Prints) units() []printUnit {
	var units []printUnit
	for _, block := range p.order() {
		prints := withoutAddresses(p.blocks[block])
		units = append(units, printUnit{block, textOf(prints), func() []printedLine { return linesOf(prints) }})
	}
	return units
}

// matcher finds for each unit that was got one that was expected.
type matcher struct {
	got, want []printUnit // in the order of their places
	tol       *Tolerance
	anyOrder  bool
	unit      string
}

func (m *matcher) compare() *PrintComparison {
	c := &PrintComparison{Unit: m.unit, Units: max(len(m.got), len(m.want))}
	m.pair(func(u *printUnit) any { return u.at }, m.fits)
	if m.anyOrder {
		m.pair(func(u *printUnit) any { return u.text }, func(_, _ *printUnit) bool { return true })
		m.pairSorted()
	}
	if c.Mismatches = max(len(m.got), len(m.want)); c.Mismatches > 0 {
		m.describe(c)
	}
	return c
}

// pair takes away units of one key that fit.
func (m *matcher) pair(key func(*printUnit) any, fits func(got, want *printUnit) bool) {
	places := map[any][]int{} // in want
	for i := range m.want {
		k := key(&m.want[i])
		places[k] = append(places[k], i)
	}
	taken := make([]bool, len(m.want))
	var rest []printUnit
	for i := range m.got {
		g := &m.got[i]
		if found := places[key(g)]; len(found) > 0 && fits(g, &m.want[found[0]]) {
			taken[found[0]], places[key(g)] = true, found[1:]
		} else {
			rest = append(rest, *g)
		}
	}
	var lacking []printUnit
	for i, w := range m.want {
		if !taken[i] {
			lacking = append(lacking, w)
		}
	}
	m.got, m.want = rest, lacking
}

// pairSorted takes away units that fit when both sides are sorted by their text:
// floats that differ in their last digits leave most of that order.
func (m *matcher) pairSorted() {
	if len(m.got) != len(m.want) {
		return
	}
	byText := func(a, b printUnit) int { return strings.Compare(a.text, b.text) }
	got, want := slices.SortedStableFunc(slices.Values(m.got), byText), slices.SortedStableFunc(slices.Values(m.want), byText)
	m.got, m.want = nil, nil
	for i := range got {
		if !m.fits(&got[i], &want[i]) {
			m.got, m.want = append(m.got, got[i]), append(m.want, want[i])
		}
	}
	byPlace := func(a, b printUnit) int { return compareBlocks(a.at, b.at) }
	slices.SortFunc(m.got, byPlace)
	slices.SortFunc(m.want, byPlace)
}

// describe says where the first mismatch is, and what there is.
func (m *matcher) describe(c *PrintComparison) {
	var got, want *printUnit
	if len(m.got) > 0 {
		got = &m.got[0]
	}
	if len(m.want) > 0 {
		want = &m.want[0]
	}
	if got != nil {
		if i := slices.IndexFunc(m.want, func(w printUnit) bool { return w.at == got.at }); i >= 0 {
			want = &m.want[i]
		}
	}
	at := cmp.Or(got, want).at
	c.Place = fmt.Sprintf("line %d", at[0]+1)
	g, w := got.all(), want.all()
	line := m.firstDifference(got, want, g, w)
	if m.unit != "line" {
		c.Place = fmt.Sprintf("tile block (%d, %d, %d), line %d", at[0], at[1], at[2], line+1)
	}
	c.Got, c.Want = showLines(g, w, line)
}

// all returns the lines of a unit; none of none.
func (u *printUnit) all() []string {
	if u == nil {
		return nil
	}
	if u.text == "" {
		return []string{""}
	}
	return splitLines(u.text)
}

// firstDifference returns the number of the first line that differs.
func (m *matcher) firstDifference(got, want *printUnit, g, w []string) int {
	n := min(len(g), len(w))
	if n == 0 {
		return 0
	}
	parts := got.lines()
	for i := range n {
		if g[i] != w[i] && !(i < len(parts) && parts[i].fits(w[i], m.tol)) {
			return i
		}
	}
	return n
}

// fits reports whether all lines of a unit are as expected.
func (m *matcher) fits(got, want *printUnit) bool {
	if got.text == want.text {
		return true
	}
	lines, texts := got.lines(), want.all()
	if len(lines) != len(texts) {
		return false
	}
	for i, l := range lines {
		if !l.fits(texts[i], m.tol) {
			return false
		}
	}
	return true
}

// printedNumber is a float at the start of a text, as directives print it.
var printedNumber = lazy(`^[-+]?(?i:0x[0-9a-f]+(?:\.[0-9a-f]*)?(?:p[-+]?[0-9]+)?|[0-9]+(?:\.[0-9]*)?(?:e[-+]?[0-9]+)?|inf|nan)`)

// fits reports whether the line is as expected: floats nearly, the rest the
// same. Blanks around floats do not count: they may be there to fill a width.
func (l printedLine) fits(want string, tol *Tolerance) bool {
	for i, p := range l {
		text := p.text
		if p.float {
			text, want = strings.Trim(text, " "), strings.TrimLeft(want, " ")
			number := printedNumber().FindString(want)
			if !p.fits(text, number, tol) {
				return false
			}
			want = strings.TrimLeft(want[len(number):], " ")
			continue
		}
		if i > 0 && l[i-1].float {
			text = strings.TrimLeft(text, " ")
		}
		if i+1 < len(l) && l[i+1].float {
			text = strings.TrimRight(text, " ")
		}
		rest, ok := strings.CutPrefix(want, text)
		if !ok {
			return false
		}
		want = rest
	}
	return strings.TrimRight(want, " ") == ""
}

// fits reports whether a float is near enough to the one expected.
func (p part) fits(got, want string, tol *Tolerance) bool {
	if got == want {
		return true
	}
	g, err1 := strconv.ParseFloat(got, 64)
	w, err2 := strconv.ParseFloat(want, 64)
	switch {
	case err1 != nil || err2 != nil || math.IsInf(g, 0) || math.IsInf(w, 0):
		return err1 == nil && err2 == nil && g == w
	case math.IsNaN(g) || math.IsNaN(w):
		return math.IsNaN(g) && math.IsNaN(w)
	}
	t := DefaultTolerance(p.elem)
	if tol != nil {
		t = *tol
	}
	return math.Abs(g-w) <= t.Abs+t.Rel*math.Abs(w)+p.digit*(1+1e-9)
}

// shownBytes bounds how much of a line is shown.
const shownBytes = 100

// showLines returns line i of both, where they have it, quoted, and cut to what
// is around the first byte that differs.
func showLines(got, want []string, i int) (string, string) {
	var g, w string
	if i < len(got) {
		g = got[i]
	}
	if i < len(want) {
		w = want[i]
	}
	same := 0
	for same < min(len(g), len(w)) && g[same] == w[same] {
		same++
	}
	show := func(lines []string, s string) string {
		if i >= len(lines) {
			return "nothing"
		}
		from, to := 0, len(s)
		if len(s) > shownBytes {
			from = max(0, same-shownBytes/2)
			to = min(from+shownBytes, len(s))
		}
		text := strconv.Quote(s[from:to])
		if from > 0 {
			text = "…" + text
		}
		if to < len(s) {
			text += "…"
		}
		return text
	}
	return show(got, g), show(want, w)
}
