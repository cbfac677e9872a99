package interp_test

import (
	"bytes"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
)

// What is kept of the prints is what is written, by tile block, whatever their
// order; of several launches that of the last one.
func TestPrintsAreKept(t *testing.T) {
	const text = `cuda_tile.module @m {
  entry @k() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %f = itof %x signed : tile<i32> -> tile<f32>
    %half = constant <f32: 0.5> : tile<f32>
    %h = mulf %f, %half : tile<f32>
    %t0 = print_tko "%d: %f\n", %x, %h : tile<i32>, tile<f32> -> token
    %t1 = print_tko "and %x\n", %x token=%t0 : tile<i32> -> token
    return
  }
}`
	run := func(o interp.Options, iterations int) (*launcher.Prints, string) {
		d := interp.New(o)
		defer d.Close()
		l := load(t, d, text)
		var prints launcher.Prints
		var out bytes.Buffer
		_, err := l.Launch(t.Context(), &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(40), Output: &out, Prints: &prints, Iterations: iterations})
		if err != nil {
			t.Fatal(err)
		}
		return &prints, out.String()
	}
	one, written := run(interp.Options{}, 0)
	if c := launcher.CompareText(one, written, &launcher.Tolerance{}); !c.OK() || c.Units != 80 {
		t.Error(c)
	}
	shaken, _ := run(interp.Options{Schedule: &interp.Schedule{Seed: 3}}, 3)
	if c := launcher.ComparePrints(one, shaken, &launcher.Tolerance{}); !c.OK() || c.Units != 40 {
		t.Error(c)
	}
}
