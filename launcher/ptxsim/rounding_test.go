package ptxsim

import (
	"encoding/binary"
	"testing"

	"tileir/launcher"
)

// TestRoundedBox copies f32 by a map of type TFLOAT32: what comes is what comes on an H200
// (driver 580, 22 November 2026), where 2^20 patterns were copied so.
func TestRoundedBox(t *testing.T) {
	want := map[uint32]uint32{
		0x3f800000: 0x3f800000, 0x3f800001: 0x3f800000, 0x3f801000: 0x3f800000, 0x3f801001: 0x3f802000,
		0x3f803000: 0x3f804000, 0x3f801fff: 0x3f802000, 0xbf803000: 0xbf804000,
		0x00000fff: 0, 0x00001001: 0x00002000, 0x80001000: 0x80000000, 0x007ff000: 0x00800000, // subnormal
		0x7f7fefff: 0x7f7fe000, 0x7f7ff000: 0x7f800000, 0xff7fffff: 0xff800000, 0x7f800000: 0x7f800000, 0xff800000: 0xff800000,
		0x7f800001: 0x7fffe000, 0x7fc00000: 0x7fffe000, 0xff9e0800: 0x7fffe000, // NaN
	}
	var m memory
	a := m.allocate("a tensor", 32*4)
	var from []uint32
	for v := range want {
		binary.LittleEndian.PutUint32(a.data[4*len(from):], v)
		from = append(from, v)
	}
	tensor, err := newTensorMap(launcher.TensorMapValues{Type: 11, Base: a.base, Extents: []uint64{uint64(len(from))}, Box: []uint32{32}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	box, err := tensor.read(m.snapshot(), []int64{0})
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range from {
		if got := binary.LittleEndian.Uint32(box[4*i:]); got != want[v] {
			t.Errorf("%08x: got %08x, expected %08x", v, got, want[v])
		}
	}
}

// TestFused multiplies doubles whose products are as long as two numbers: they are added as they
// are, and one after the other in the order of k, as an H200 does it (driver 580, 23 November
// 2026: the products of chained.mlir by m16n8k16 are equal to the bit).
func TestFused(t *testing.T) {
	const small = 1.0 / (1 << 30)
	for _, test := range []struct {
		a, b []float64
		c    float64
		want float64
	}{
		{[]float64{1 + small}, []float64{1 - small}, -1, -small * small},
		{[]float64{1 << 53, 1, -1 << 53}, []float64{1, 1, 1}, 0, 0}, // 2^53 + 1 is rounded
		{[]float64{1 << 53, -1 << 53, 1}, []float64{1, 1, 1}, 0, 1},
	} {
		c := []float64{test.c}
		if fused(test.a, test.b, c, 1, 1, len(test.a)); c[0] != test.want {
			t.Errorf("%v · %v + %v: got %v, expected %v", test.a, test.b, test.c, c[0], test.want)
		}
	}
}
