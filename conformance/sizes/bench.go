package main

import (
	"context"
	"fmt"
	"math"
	"slices"

	"tileir/ast/num"
	"tileir/launcher"
)

// bench times members on one device. All read the same two arrays of normal random numbers, as
// long as the largest matrices: a smaller one is an array's beginning.
type bench struct {
	device  launcher.Device
	members []*member

	a, b    *launcher.Array
	args    []launcher.Arg
	results launcher.Buffer

	right struct {
		size     [3]int
		elements []element
	}
}

// fill makes the matrices, on the host and on the device.
func (b *bench) fill(ctx context.Context) error {
	var most [3]int
	for _, m := range b.members {
		v := m.values
		for i, n := range [3]int{v["M"] * v["K"], v["K"] * v["N"], v["M"] * v["N"]} {
			most[i] = max(most[i], n)
		}
	}
	for i, to := range []**launcher.Array{&b.a, &b.b} {
		spec, err := launcher.ParseSpec(fmt.Sprintf("randn:f16:%d:%d", most[i], i+1))
		if err != nil {
			return err
		}
		if *to, err = spec.Array(num.F16, 0); err != nil {
			return err
		}
		buffer, err := (*to).Upload(ctx, b.device)
		if err != nil {
			return err
		}
		b.args = append(b.args, launcher.Pointer(buffer, 0))
	}
	var err error
	b.results, err = b.device.Alloc(ctx, int64(most[2])*2)
	b.args = append(b.args, launcher.Pointer(b.results, 0))
	return err
}

// answer times the member that a line asks for.
func (b *bench) answer(ctx context.Context, line string) (float64, error) {
	var index, launches, perGraph int
	if n, _ := fmt.Sscan(line, &index, &launches, &perGraph); n != 3 || index < 0 || index >= len(b.members) || launches < 1 {
		return 0, fmt.Errorf("expected the index of one of %d members, launches, and launches of a graph or 0, got %q", len(b.members), line)
	}
	m := b.members[index]
	if m.failed == nil && m.loaded == nil {
		m.failed = b.try(ctx, m)
	}
	if m.failed != nil {
		return 0, m.failed
	}
	launch := b.launch(m)
	launch.Warmup, launch.Iterations, launch.PerGraph = 1, launches, perGraph
	result, err := m.loaded.Launch(ctx, launch)
	if err != nil {
		return 0, err
	}
	slices.Sort(result.Times)
	last := len(result.Times)
	return (result.Times[(last-1)/2] + result.Times[last/2]).Seconds() / 2, nil
}

func (b *bench) launch(m *member) *launcher.Launch {
	return &launcher.Launch{Entry: entry, Grid: m.grid(), Args: b.args}
}

// try loads a member, runs it, and holds what it computes to sums in f64.
func (b *bench) try(ctx context.Context, m *member) (err error) {
	if m.loaded, err = b.device.Load(ctx, &m.program); err != nil {
		return err
	}
	if _, err := m.loaded.Launch(ctx, b.launch(m)); err != nil {
		return err
	}
	return b.check(ctx, m)
}

// Of a result the elements at so many rows and columns are checked, all among the first rows: a
// buffer is read from its beginning.
const rows, columns, firstRows = 16, 4, 1024

// element is one that is checked: where it stands, what it is, and the root of the sum of the
// squares of what is summed up.
type element struct {
	row, column int
	want, norm  float64
}

// check compares some elements of the result.
func (b *bench) check(ctx context.Context, m *member) error {
	v := m.values
	got, err := launcher.NewArray(num.F16, int64(min(firstRows, v["M"])), int64(v["N"]))
	if err != nil {
		return err
	}
	if err := b.results.Read(ctx, got.Data); err != nil {
		return err
	}
	// The result is rounded to f16; of sums in f16 each that the hardware makes, of 16 products.
	roundings := 1.0
	if m.sums() == "f16" {
		roundings = float64(v["K"]) / 16
	}
	for _, e := range b.elements(v["M"], v["N"], v["K"]) {
		c := got.Float(e.row*v["N"] + e.column)
		if bound := 0x1p-10 * (math.Abs(e.want) + roundings*e.norm); !(math.Abs(c-e.want) <= bound) {
			return fmt.Errorf("c[%d,%d] is %g, expected %g", e.row, e.column, c, e.want)
		}
	}
	return nil
}

// elements computes some elements of a product of m×k and k×n, at columns that differ from row to
// row; those of the last size that it was asked for it keeps.
func (b *bench) elements(m, n, k int) []element {
	if size := [3]int{m, n, k}; size != b.right.size {
		b.right.size, b.right.elements = size, nil
		high := min(firstRows, m)
		for i := range rows {
			for j := range columns {
				e := element{row: i * high / rows, column: (i*97 + j*n/columns) % n}
				for s := range k {
					p := b.a.Float(e.row*k+s) * b.b.Float(s*n+e.column)
					e.want, e.norm = e.want+p, e.norm+p*p
				}
				e.norm = math.Sqrt(e.norm)
				b.right.elements = append(b.right.elements, e)
			}
		}
	}
	return b.right.elements
}

// sums is the type that the member sums in.
func (m *member) sums() string {
	for _, d := range m.defines {
		if d.Name == "SUM" {
			return d.Value
		}
	}
	return "f32"
}
