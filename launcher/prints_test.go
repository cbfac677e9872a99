package launcher

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"tileir/ast/num"
)

// printed is a print of an f32 and an i32 in one tile block.
type printed struct {
	block uint32
	text  string
	x     float32
	n     int32
}

func keep(list ...printed) *Prints {
	p := new(Prints)
	for _, e := range list {
		x := TileValue{TileType{Elem: num.F32}, []uint64{uint64(math.Float32bits(e.x))}}
		n := TileValue{TileType{Elem: num.I32}, []uint64{uint64(uint32(e.n))}}
		p.Add(Print{[3]uint32{e.block, 0, 0}, e.text, []TileValue{x, n}})
	}
	return p
}

func TestComparePrints(t *testing.T) {
	const form = "x = %6.2f, n = %d\n"
	exact := &Tolerance{}
	for _, c := range []struct {
		what      string
		got, want *Prints
		tol       *Tolerance
		text      string
	}{
		{"nothing", keep(), keep(), nil, "the same in 0 tile blocks"},
		{"the same", keep(printed{0, form, 1, 2}), keep(printed{0, form, 1, 2}), nil, "the same in 1 tile block"},
		{"a float that is near", keep(printed{0, form, 99.99, 2}), keep(printed{0, form, 100.04, 2}), nil, "the same in 1 tile block"},
		{"a float that is far", keep(printed{0, form, 1, 2}), keep(printed{0, form, 1.1, 2}), nil,
			`1 of 1 tile block differ, the first: tile block (0, 0, 0), line 1: got "x =   1.00, n = 2", expected "x =   1.10, n = 2"`},
		{"a float that is rounded to another digit", keep(printed{0, form, 1.0049, 2}), keep(printed{0, form, 1.0051, 2}), exact, "the same in 1 tile block"},
		{"exact", keep(printed{0, "%g %d", 1, 2}), keep(printed{0, "%g %d", 1.001, 2}), exact,
			`1 of 1 tile block differ, the first: tile block (0, 0, 0), line 1: got "1 2", expected "1.001 2"`},
		{"an integer", keep(printed{0, form, 1, 20000}), keep(printed{0, form, 1, 20001}), nil,
			`1 of 1 tile block differ, the first: tile block (0, 0, 0), line 1: got "x =   1.00, n = 20000", expected "x =   1.00, n = 20001"`},
		{"the order within a tile block", keep(printed{0, form, 1, 2}, printed{0, form, 3, 4}), keep(printed{0, form, 3, 4}, printed{0, form, 1, 2}), nil,
			`1 of 1 tile block differ, the first: tile block (0, 0, 0), line 1: got "x =   1.00, n = 2", expected "x =   3.00, n = 4"`},
		{"the second line", keep(printed{3, form, 1, 2}, printed{3, form, 3, 4}), keep(printed{3, form, 1.0001, 2}, printed{3, form, 3, 5}), nil,
			`1 of 1 tile block differ, the first: tile block (3, 0, 0), line 2: got "x =   3.00, n = 4", expected "x =   3.00, n = 5"`},
		{"the order of tile blocks", keep(printed{0, form, 1, 2}, printed{1, form, 3, 4}), keep(printed{0, form, 3, 4}, printed{1, form, 1, 2}), nil, "the same in 2 tile blocks"},
		{"both at once", keep(printed{0, "%f %d\n", 1.0001, 2}, printed{1, "%f %d\n", 3, 4}), keep(printed{0, "%f %d\n", 3, 4}, printed{1, "%f %d\n", 1, 2}), nil, "the same in 2 tile blocks"},
		{"too little", keep(printed{0, form, 1, 2}), keep(printed{0, form, 1, 2}, printed{1, form, 3, 4}), nil,
			`1 of 2 tile blocks differ, the first: tile block (1, 0, 0), line 1: got nothing, expected "x =   3.00, n = 4"`},
		{"too much", keep(printed{0, form, 1, 2}, printed{0, form, 1, 2}), keep(printed{0, form, 1, 2}), nil,
			`1 of 1 tile block differ, the first: tile block (0, 0, 0), line 2: got "x =   1.00, n = 2", expected nothing`},
		{"twice and once", keep(printed{0, form, 1, 2}, printed{1, form, 1, 2}), keep(printed{0, form, 1, 2}), nil,
			`1 of 2 tile blocks differ, the first: tile block (1, 0, 0), line 1: got "x =   1.00, n = 2", expected nothing`},
		{"NaN and infinity", keep(printed{0, "%f %d", float32(math.NaN()), 0}), keep(printed{0, "%f %d", float32(math.Inf(1)), 0}), &Tolerance{1, math.Inf(1)},
			`1 of 1 tile block differ, the first: tile block (0, 0, 0), line 1: got "nan 0", expected "inf 0"`},
	} {
		if got := ComparePrints(c.got, c.want, c.tol).String(); got != c.text {
			t.Errorf("%s: got\n%s\nexpected\n%s", c.what, got, c.text)
		}
	}
}

// Where a buffer lies is up to the device, whether a pointer is null is not.
func TestComparePrintedPointers(t *testing.T) {
	at := func(address uint64) *Prints {
		p := new(Prints)
		p.Add(Print{Format: "%p\n", Args: []TileValue{{TileType{Elem: num.F32, Pointer: true}, []uint64{address}}}})
		return p
	}
	if c := ComparePrints(at(4096), at(8192), nil); !c.OK() {
		t.Errorf("two addresses: %s", c)
	}
	if c := ComparePrints(at(0), at(8192), nil); c.OK() {
		t.Errorf("null and an address: %s", c)
	}
}

func TestCompareText(t *testing.T) {
	tile := new(Prints)
	tile.Add(Print{Format: "%-6.1f|%e\n", Args: []TileValue{
		{TileType{Shape: []int64{2}, Elem: num.F64}, []uint64{math.Float64bits(-1.5), math.Float64bits(1e300)}},
		{TileType{Elem: num.F16}, []uint64{0x7e00}},
	}})
	const form = "%f, %d\n"
	blocks := keep(printed{0, form, 1, 2}, printed{1, form, 3, 4}, printed{2, form, 5, 6})
	one := keep(printed{0, form, 1, 2}, printed{0, form, 3, 4})
	words := keep(printed{0, "a ", 0, 0}, printed{1, "b ", 0, 0})
	for _, c := range []struct {
		what string
		got  *Prints
		want string
		text string
	}{
		{"a tile", tile, "[-1.5  , 999999999999999999e282]|nan\n", "the same in 1 line"},
		{"another sign", tile, "[1.5, 1e300]|nan", `1 of 1 line differ, the first: line 1: got "[-1.5  , 1`},
		{"in order", blocks, "1, 2\n3, 4\n5, 6\n", "the same in 3 lines"},
		{"with other ends of lines", blocks, "1.0, 2\r\n3.0, 4\r\n5.0, 6", "the same in 3 lines"},
		{"tile blocks in another order", blocks, "3.000000, 4\n5.000000, 6\n1.000000, 2\n", "the same in 3 lines"},
		{"one of them near", blocks, "3.000010, 4\n5.000000, 6\n1.000000, 2\n", "the same in 3 lines"},
		{"one tile block in another order", one, "3.000000, 4\n1.000000, 2\n", `2 of 2 lines differ, the first: line 1: got "1.000000, 2", expected "3.000000, 4"`},
		{"one lacks", blocks, "1.000000, 2\n5.000000, 6\n", `1 of 3 lines differ, the first: line 2: got "3.000000, 4", expected nothing`},
		{"one too many", one, "1.000000, 2\n3.000000, 4\n\n", `1 of 3 lines differ, the first: line 3: got nothing, expected ""`},
		{"an integer that is none", one, "1.0, 2.0\n3.0, 4\n", `1 of 2 lines differ, the first: line 1: got "1.000000, 2", expected "1.0, 2.0"`},
		{"no number", one, "one, 2\n3.0, 4\n", `1 of 2 lines differ, the first: line 1: got "1.000000, 2", expected "one, 2"`},
		{"nothing", keep(), "", "the same in 0 lines"},
		{"a line of several tile blocks", words, "a b \n", "the same in 1 line"},
	} {
		if got := CompareText(c.got, c.want, nil).String(); !strings.HasPrefix(got, c.text) {
			t.Errorf("%s: got\n%s\nexpected\n%s", c.what, got, c.text)
		}
	}
}

// A long line is shown around what differs.
func TestShowLongLines(t *testing.T) {
	long := strings.Repeat("abc ", 1000)
	got := CompareText(keep(printed{0, long + "%g" + long, 1, 0}), long+"2"+long, nil)
	if got.OK() || len(got.Got) > 120 || !strings.Contains(got.Got, "abc 1abc") || !strings.Contains(got.Want, "abc 2abc") {
		t.Errorf("got %s", got)
	}
	if text, err := json.Marshal(got); err != nil || !strings.HasPrefix(string(text), `{"ok":false,"unit":"line","units":1,"mismatches":1,"place":"line 1",`) {
		t.Errorf("got %s, %v", text, err)
	}
}

// What is too much is not kept, and counted.
func TestPrintsAreBounded(t *testing.T) {
	bits := make([]uint64, maxKeptElements/2)
	var p Prints
	for range 3 {
		p.Add(Print{Args: []TileValue{{Bits: bits}}})
	}
	if p.Lost() != 2 || len(p.blocks[[3]uint32{}]) != 1 {
		t.Errorf("lost %d, kept %d", p.Lost(), len(p.blocks))
	}
}

// Many tile blocks, all in another place and none alike, take no quadratic time.
func TestComparePrintsOfManyBlocks(t *testing.T) {
	const n = 20_000
	got, want := new(Prints), new(Prints)
	for i := range uint32(n) {
		for p, x := range map[*Prints]uint32{got: i, want: n - 1 - i} {
			p.Add(Print{[3]uint32{i}, "%d\n", []TileValue{{TileType{Elem: num.I32}, []uint64{uint64(x)}}}})
		}
	}
	if c := ComparePrints(got, want, nil); !c.OK() {
		t.Error(c)
	}
}

func FuzzCompareText(f *testing.F) {
	f.Add("x = %6.2f, n = %d\n", float32(1), "x =   1.00, n = 7\n")
	f.Add("%a %% %c%g", float32(-0.1), "nan")
	f.Add("\n\r\n%e", float32(1), "0")
	f.Fuzz(func(t *testing.T, format string, x float32, text string) {
		got := keep(printed{0, format, x, 7}, printed{1, format, x, 7})
		CompareText(got, text, nil)
		if c := CompareText(got, textOf(got.blocks[[3]uint32{}])+textOf(got.blocks[[3]uint32{1}]), nil); !c.OK() {
			t.Errorf("it differs from itself: %s", c)
		}
	})
}
