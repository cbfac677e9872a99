package launcher_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tileir/ast/num"
	"tileir/launcher"
)

// everyParam is a kernel with a parameter of every form.
var everyParam = &launcher.Kernel{
	Params: []launcher.Param{{Name: "p", Elem: num.F16, Pointer: true, Divisor: 16}, {Name: "b", Elem: num.I1}, {Name: "h", Elem: num.BF16}, {Elem: num.TF32}, {Elem: num.F64}, {Elem: num.F4E2M1FN}},
	Hidden: []launcher.Hidden{
		{Kind: launcher.HiddenGridX}, {Kind: launcher.HiddenPrintBuffer}, {Kind: launcher.HiddenWorkspace, Bytes: 64, Align: 16},
		{Kind: launcher.HiddenTensorMap, Map: &launcher.TensorMap{Elem: num.F16, Base: arg(0, 64)}},
	},
}

// TestParamBytes checks what a device passes for each parameter.
func TestParamBytes(t *testing.T) {
	encode := func(m *launcher.TensorMap, args []uint64, copied uint64) ([]byte, error) {
		if v, err := m.Base.Eval(args); err != nil || v != 0x1122334455667788 || copied != 0x3000 {
			t.Errorf("got base %#x, %v, copied to %#x", v, err, copied)
		}
		return bytes.Repeat([]byte{9}, 128), nil
	}
	args := []uint64{0x1122334455667788, 1, 0x3f80, 0x40000000, 1 << 62, 7}
	memory := []uint64{0, 0x1000, 0x2000, 0x3000}
	got, err := everyParam.ParamBytes(launcher.NewGrid(0x10203, 2), args, memory, encode)
	want := [][]byte{
		{0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11}, {1}, {0x80, 0x3f}, {0, 0, 0, 0x40}, {0, 0, 0, 0, 0, 0, 0, 0x40}, {7},
		{3, 2, 1, 0}, {0, 0x10, 0, 0, 0, 0, 0, 0}, {0, 0x20, 0, 0, 0, 0, 0, 0}, bytes.Repeat([]byte{9}, 128),
	}
	if err != nil || !cmp.Equal(got, want) {
		t.Errorf("got %v, %v\nexpected %v", got, err, want)
	}
	for i, p := range everyParam.Params {
		if p.Bytes() != len(want[i]) {
			t.Errorf("parameter %d: %d bytes", i, p.Bytes())
		}
	}
	for i, h := range everyParam.Hidden {
		if h.ParamBytes() != len(want[len(everyParam.Params)+i]) {
			t.Errorf("hidden parameter %d: %d bytes", i, h.ParamBytes())
		}
	}
	refuse := func(*launcher.TensorMap, []uint64, uint64) ([]byte, error) { return nil, errors.New("no maps here") }
	for _, c := range []struct {
		k            *launcher.Kernel
		args, memory []uint64
		want         string
	}{
		{everyParam, args, memory, "no maps here"},
		{everyParam, args[1:], memory, "got 5 arguments"},
		{&launcher.Kernel{Hidden: []launcher.Hidden{{Kind: launcher.HiddenTensorMap}}}, nil, []uint64{0}, "nothing describes"},
		{&launcher.Kernel{Hidden: []launcher.Hidden{{Kind: "magic"}}}, nil, []uint64{0}, `"magic"`},
	} {
		if _, err := c.k.ParamBytes(launcher.NewGrid(1), c.args, c.memory, refuse); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, expected %q", err, c.want)
		}
	}
}

// TestParamJSON checks that the size of each parameter is written, and that what is
// written is read back.
func TestParamJSON(t *testing.T) {
	code := &launcher.Code{Target: "sm_90a", Kernels: []launcher.Kernel{*everyParam}}
	text, err := code.JSON()
	if err != nil {
		t.Fatal(err)
	}
	var sizes struct {
		Kernels []struct{ Params, Hidden []struct{ Size int } }
	}
	if err := json.Unmarshal(text, &sizes); err != nil {
		t.Fatal(err)
	}
	for i, p := range everyParam.Params {
		if got := sizes.Kernels[0].Params[i].Size; got != p.Bytes() {
			t.Errorf("parameter %d: size %d, expected %d", i, got, p.Bytes())
		}
	}
	for i, h := range everyParam.Hidden {
		if got := sizes.Kernels[0].Hidden[i].Size; got != h.ParamBytes() {
			t.Errorf("hidden parameter %d: size %d, expected %d", i, got, h.ParamBytes())
		}
	}
	var again launcher.Code
	if !strings.Contains(string(text), `"elem": "f16"`) {
		t.Errorf("no name of the type in %s", text)
	}
	if err := json.Unmarshal(text, &again); err != nil || !cmp.Equal(&again, code) {
		t.Errorf("%v: read back as %+v", err, again)
	}
}

// TestPersistentBlocks checks grids of kernels whose thread blocks run many tile blocks each.
func TestPersistentBlocks(t *testing.T) {
	k := launcher.Kernel{Entry: "f", BlocksPerSM: 2}
	for _, c := range []struct {
		grid launcher.Grid
		sms  int
		want int
	}{
		{launcher.NewGrid(10, 3, 2), 132, 60},
		{launcher.NewGrid(10, 3, 2), 4, 8},
		{launcher.NewGrid(1), 0, 1},
		{launcher.NewGrid(1<<20, 1<<10), 132, 264},
	} {
		if got, err := k.PersistentBlocks(c.grid, c.sms); err != nil || got != launcher.NewGrid(c.want) {
			t.Errorf("%v on %d: got %v, %v, expected %d", c.grid, c.sms, got, err, c.want)
		}
	}
	k.InStep = 2
	for _, c := range []struct{ sms, most, want int }{{132, 0, 60}, {1, 0, 2}, {4, 0, 8}, {132, 7, 6}, {132, 1, 2}} {
		k.MostBlocks = c.most
		if got, err := k.PersistentBlocks(launcher.NewGrid(10, 3, 2), c.sms); err != nil || got != launcher.NewGrid(c.want) {
			t.Errorf("in clusters of two on %d, at most %d: got %v, %v, expected %d", c.sms, c.most, got, err, c.want)
		}
	}
	k.InStep, k.MostBlocks = 0, 100
	for _, c := range []struct {
		streams bool
		grid    launcher.Grid
		want    int
		counts  int64
	}{
		{false, launcher.NewGrid(10, 3, 2), 60, 60},
		{false, launcher.NewGrid(10, 30, 2), 100, 600},
		{true, launcher.NewGrid(10, 3, 2), 100, 200},
		{true, launcher.NewGrid(10, 30, 2), 100, 200},
	} {
		k.Streams = c.streams
		got, err := k.PersistentBlocks(c.grid, 132)
		if err != nil || got != launcher.NewGrid(c.want) {
			t.Errorf("%v by at most 100, shared: %v: got %v, %v, expected %d", c.grid, c.streams, got, err, c.want)
		}
		if n := k.SumsCounts(c.grid, got.Blocks()); n != c.counts {
			t.Errorf("%v by %v, shared: %v: got %d counts, expected %d", c.grid, got, c.streams, n, c.counts)
		}
	}
	if _, err := k.PersistentBlocks(launcher.NewGrid(1<<20, 1<<10, 2), 132); err == nil || !strings.Contains(err.Error(), "expected at most 1073741824") {
		t.Errorf("a grid of 2^31 tile blocks: got %v", err)
	}
}

// TestBlocks checks grids of clusters and of shared thread blocks.
func TestBlocks(t *testing.T) {
	for _, c := range []struct {
		k    launcher.Kernel
		n    int
		want launcher.Grid
	}{
		{launcher.Kernel{}, 1, launcher.NewGrid(10, 3, 2)},
		{launcher.Kernel{Cluster: [3]int{2, 1, 1}}, 1, launcher.NewGrid(20, 3, 2)},
		{launcher.Kernel{BlocksPerCTA: 8}, 4, launcher.NewGrid(3, 3, 2)},
	} {
		if got := c.k.Blocks(launcher.NewGrid(10, 3, 2), c.n); got != c.want {
			t.Errorf("%+v: got %v, expected %v", c.k, got, c.want)
		}
	}
}

// TestMergedGrid checks the grids of kernels that do the work of several tile blocks in one.
func TestMergedGrid(t *testing.T) {
	k := launcher.Kernel{Merged: [3]int{1, 2, 1}}
	if got, err := k.MergedGrid(launcher.NewGrid(3, 4, 5)); err != nil || got != launcher.NewGrid(3, 2, 5) {
		t.Errorf("got %v, %v, expected 3,2,5", got, err)
	}
	if _, err := k.MergedGrid(launcher.NewGrid(4, 3)); err == nil || !strings.Contains(err.Error(), "grid 4,3,1: expected a multiple of 1,2,1") {
		t.Errorf("got %v, expected that 3 is no multiple of 2", err)
	}
	if got, err := (&launcher.Kernel{}).MergedGrid(launcher.NewGrid(3, 3)); err != nil || got != launcher.NewGrid(3, 3) {
		t.Errorf("got %v, %v, expected the grid as it is", got, err)
	}
}
