package main

import (
	"bytes"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
)

// convolution is the values of the parameters of the family of convolutions.
type convolution struct{ n, h, w, c, k, r, s, stride, dilation, pad, groups int }

func (v convolution) out() (p, q int) {
	return (v.h+2*v.pad-v.dilation*(v.r-1)-1)/v.stride + 1, (v.w+2*v.pad-v.dilation*(v.s-1)-1)/v.stride + 1
}

// sum is one element of the result, by the definition.
func (v convolution) sum(x, w *launcher.Array, n, p, q, k int) (sum float64) {
	group := v.c / v.groups
	for r := range v.r {
		for s := range v.s {
			i, j := p*v.stride-v.pad+r*v.dilation, q*v.stride-v.pad+s*v.dilation
			if i < 0 || i >= v.h || j < 0 || j >= v.w {
				continue
			}
			for c := range group {
				channel := k/(v.k/v.groups)*group + c
				sum += x.Float(((n*v.h+i)*v.w+j)*v.c+channel) * w.Float(((r*v.s+s)*group+c)*v.k+k)
			}
		}
	}
	return sum
}

// TestConvolutions holds the family of convolutions to the definition: strides, dilation,
// padding and groups, filters of one pixel, tiles that go beyond the edges.
func TestConvolutions(t *testing.T) {
	for _, c := range []struct {
		convolution
		device, tiles string
	}{
		{convolution{1, 5, 6, 8, 8, 1, 1, 1, 1, 0, 1}, "cpu", "BM=16 BN=16 BK=16"},
		{convolution{2, 7, 5, 24, 40, 3, 3, 1, 1, 1, 1}, "cpu", "BM=32 BN=32 BK=16"},
		{convolution{2, 8, 9, 16, 16, 3, 2, 2, 2, 2, 1}, "cpu", "BM=64 BN=16 BK=16"},
		{convolution{1, 6, 6, 32, 32, 3, 3, 1, 1, 1, 2}, "cpu", "BM=16 BN=16 BK=16"},
		{convolution{1, 7, 7, 8, 16, 5, 5, 3, 1, 4, 1}, "sim", "BM=64 BN=16 BK=16"},
		{convolution{1, 6, 6, 64, 32, 3, 3, 1, 2, 2, 2}, "sim:sm_80", "BM=16 BN=16 BK=32"},
		{convolution{1, 6, 6, 64, 64, 1, 1, 2, 1, 0, 1}, "sim", "BM=64 BN=64 BK=64"},
		{convolution{2, 5, 7, 64, 64, 1, 1, 1, 1, 0, 2}, "sim", "BM=64 BN=32 BK=32"},
		{convolution{1, 5, 6, 16, 16, 1, 1, 1, 1, 1, 1}, "cpu", "BM=16 BN=16 BK=16"},
	} {
		p, q := c.out()
		file := filepath.Join(t.TempDir(), "y.npy")
		args := []string{"--device", c.device, "--run", "any", "--out", "y=" + file}
		for name, value := range map[string]int{"N": c.n, "H": c.h, "W": c.w, "C": c.c, "K": c.k, "R": c.r, "S": c.s, "STRIDE": c.stride, "DILATION": c.dilation, "PAD": c.pad, "GROUPS": c.groups} {
			args = append(args, "--define", fmt.Sprintf("%s=%d", name, value))
		}
		for _, tile := range strings.Fields(c.tiles) {
			args = append(args, "--define", tile)
		}
		var out, errs bytes.Buffer
		if code := run(append(args, "../../examples/convolution/conv2d_family.mlir"), strings.NewReader(""), &out, &errs); code != 0 {
			t.Errorf("%+v: exit %d\n%s%s", c, code, &out, &errs)
			continue
		}
		got, err := launcher.ReadNPYFile(file, num.F16)
		if err != nil {
			t.Fatal(err)
		}
		x := someArray(t, fmt.Sprintf("rand:f16:%dx%dx%dx%d:1", c.n, c.h, c.w, c.c))
		w := someArray(t, fmt.Sprintf("rand:f16:%dx%dx%dx%d:2", c.r, c.s, c.c/c.groups, c.k))
		if got.Len() != c.n*p*q*c.k {
			t.Fatalf("%+v: %s", c, got.Type())
		}
		for i := range got.Len() {
			want := c.sum(x, w, i/(p*q*c.k), i/(q*c.k)%p, i/c.k%q, i%c.k)
			if math.Abs(got.Float(i)-want) > 1e-2*(1+math.Abs(want)) {
				t.Fatalf("%+v: element %d is %g, want %g", c, i, got.Float(i), want)
			}
		}
	}
}

// someArray is what a value of the command line stands for.
func someArray(t *testing.T, text string) *launcher.Array {
	t.Helper()
	spec, err := launcher.ParseSpec(text)
	if err != nil {
		t.Fatal(err)
	}
	a, err := spec.Array(num.F16, 0)
	if err != nil {
		t.Fatal(err)
	}
	return a
}
