package ptxsim

import (
	"math"
	"testing"

	"tileir/launcher"
)

// TestFragments holds the formulas to elements as the figures of the PTX ISA show
// them, in "Matrix Fragments for mma…", of lane 13: row group 3, the second of it.
func TestFragments(t *testing.T) {
	type cell [2]int
	for _, c := range []struct {
		shape   string
		bits    int
		a, b, c []cell
	}{
		{"m8n8k4", 64, []cell{{3, 1}}, []cell{{1, 3}}, []cell{{3, 2}, {3, 3}}},
		{"m16n8k8", 32, []cell{{3, 1}, {11, 1}, {3, 5}, {11, 5}}, []cell{{1, 3}, {5, 3}}, []cell{{3, 2}, {3, 3}, {11, 2}, {11, 3}}},
		{"m16n8k16", 16,
			[]cell{{3, 2}, {3, 3}, {11, 2}, {11, 3}, {3, 10}, {3, 11}, {11, 10}, {11, 11}},
			[]cell{{2, 3}, {3, 3}, {10, 3}, {11, 3}}, []cell{{3, 2}, {3, 3}, {11, 2}, {11, 3}}},
		{"m16n8k32", 8,
			[]cell{{3, 4}, {3, 5}, {3, 6}, {3, 7}, {11, 4}, {11, 5}, {11, 6}, {11, 7}, {3, 20}, {3, 21}, {3, 22}, {3, 23}, {11, 20}, {11, 21}, {11, 22}, {11, 23}},
			[]cell{{4, 3}, {5, 3}, {6, 3}, {7, 3}, {20, 3}, {21, 3}, {22, 3}, {23, 3}}, []cell{{3, 2}, {3, 3}, {11, 2}, {11, 3}}},
	} {
		s := shapes[c.shape][c.bits]
		for _, part := range []struct {
			place place
			want  []cell
		}{{s.a, c.a}, {s.b, c.b}, {s.c, c.c}} {
			for i, want := range part.want {
				if row, col := part.place(3, 1, i); (cell{row, col}) != want {
					t.Errorf("%s: element %d is at (%d, %d), expected %v", c.shape, i, row, col, want)
				}
			}
		}
	}
	// wgmma: elements 4 to 7 are eight columns further.
	for i, want := range []cell{{3, 2}, {3, 3}, {11, 2}, {11, 3}, {3, 10}, {3, 11}, {11, 10}, {11, 11}} {
		if row, col := groupResult(3, 1, i); (cell{row, col}) != want {
			t.Errorf("wgmma: element %d is at (%d, %d), expected %v", i, row, col, want)
		}
	}
}

// TestEveryElementOnce: over lanes and elements, each place of a matrix comes up
// once.
func TestEveryElementOnce(t *testing.T) {
	for name, byBits := range shapes {
		for bits, s := range byBits {
			for _, f := range []fragment{{place: s.a, rows: s.m, cols: s.k}, {place: s.b, rows: s.k, cols: s.n}, {place: s.c, rows: s.m, cols: s.n}} {
				f.index()
				seen := map[uint16]bool{}
				for _, lanes := range f.at {
					for _, at := range lanes {
						seen[at] = true
					}
				}
				if len(seen) != f.rows*f.cols {
					t.Errorf("%s of %d bits: %d of %d elements", name, bits, len(seen), f.rows*f.cols)
				}
			}
		}
	}
}

// TestSwizzle holds the swizzles to the patterns of the PTX ISA, "Swizzling Modes":
// which 16-byte unit of row r holds unit 0 of it.
func TestSwizzle(t *testing.T) {
	for swizzle, want := range map[int][8]int{
		0: {}, 32: {0, 1, 0, 1, 0, 1, 0, 1}, 64: {0, 1, 2, 3, 0, 1, 2, 3}, 128: {0, 1, 2, 3, 4, 5, 6, 7},
	} {
		for row, unit := range want {
			if got := swizzled(128*row, swizzle); got != 128*row+16*unit {
				t.Errorf("%d bytes: row %d begins at %d, expected unit %d", swizzle, row, got, unit)
			}
		}
	}
	// Of rows of 32 bytes, four are in 128: units are exchanged in the second four.
	if a, b := swizzled(3*32, 32), swizzled(5*32+16, 32); a != 3*32 || b != 5*32 {
		t.Errorf("got %d and %d", a, b)
	}
}

// TestDescriptor holds offsets to the canonical layouts of "Strides" in the PTX ISA,
// of 16-bit elements, with leading = 4096 and stride = 1024.
func TestDescriptor(t *testing.T) {
	const strides = 4096>>4<<16 | 1024>>4<<32
	for _, c := range []struct {
		name    string
		desc    descriptor
		mnMajor bool
		x, k    int
		want    int
	}{
		{"K-major, 128 bytes: x along rows of 128, eight to a stride", strides | 1<<62, false, 11, 5, 1024 + 3*128 + 10},
		{"K-major, 64 bytes", strides | 2<<62, false, 11, 5, 1024 + 3*64 + 10},
		{"K-major, 32 bytes", strides | 3<<62, false, 11, 5, 1024 + 3*32 + 10},
		{"K-major, none: core matrices of 8 by 16 bytes", strides, false, 11, 13, 1024 + 4096 + 3*16 + 10},
		{"MN-major, 128 bytes: 64 of x in a row, then leading", strides | 1<<62, true, 67, 11, 4096 + 1024 + 3*128 + 6},
		{"MN-major, 64 bytes", strides | 2<<62, true, 35, 11, 4096 + 1024 + 3*64 + 6},
		{"MN-major, 32 bytes", strides | 3<<62, true, 19, 3, 4096 + 3*32 + 6},
		{"MN-major, none", strides, true, 11, 10, 1024 + 4096 + 2*16 + 6},
	} {
		if got := c.desc.offset(c.x, c.k, 2, c.mnMajor); got != c.want {
			t.Errorf("%s: got %d, expected %d", c.name, got, c.want)
		}
	}
	if d := descriptor(strides | 1<<62 | 0x1230>>4); d.start() != 0x1230 || d.swizzle() != 128 {
		t.Errorf("start %#x, swizzle %d", d.start(), d.swizzle())
	}
}

// TestBox copies boxes at the edges of a tensor: what is outside is zero.
func TestBox(t *testing.T) {
	var m memory
	a := m.allocate("a tensor", 64*5)
	for i := range a.data {
		a.data[i] = byte(i + 1)
	}
	tensor, err := newTensorMap(launcher.TensorMapValues{Type: 1, Base: a.base, Extents: []uint64{30, 5}, Strides: []uint64{64}, Box: []uint32{8, 2}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range [][]int64{{0, 0}, {24, 4}, {-3, -1}, {40, 2}, {28, 3}} {
		box, err := tensor.read(m.snapshot(), at)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 16 {
			x, y := at[0]+int64(i%8), at[1]+int64(i/8)
			want := uint64(0)
			if x >= 0 && x < 30 && y >= 0 && y < 5 {
				want = load(a.data[y*64+x*2 : y*64+x*2+2])
			}
			if got := load(box[2*i : 2*i+2]); got != want {
				t.Errorf("box at %v: element %d is %#x, expected %#x", at, i, got, want)
			}
		}
	}
}

// TestTensorMapErrors: what the driver refuses is refused.
func TestTensorMapErrors(t *testing.T) {
	good := launcher.TensorMapValues{Type: 6, Base: 1 << 40, Extents: []uint64{64, 64}, Strides: []uint64{128}, Box: []uint32{64, 8}}
	if _, err := newTensorMap(good, 128); err != nil {
		t.Error(err)
	}
	for name, change := range map[string]func(v *launcher.TensorMapValues){
		"address":  func(v *launcher.TensorMapValues) { v.Base += 8 },
		"stride":   func(v *launcher.TensorMapValues) { v.Strides = []uint64{120} },
		"box":      func(v *launcher.TensorMapValues) { v.Box = []uint32{64, 257} },
		"rows":     func(v *launcher.TensorMapValues) { v.Box = []uint32{4, 8} },
		"swizzle":  func(v *launcher.TensorMapValues) { v.Box = []uint32{128, 8} },
		"extent":   func(v *launcher.TensorMapValues) { v.Extents = []uint64{0, 64} },
		"elements": func(v *launcher.TensorMapValues) { v.Type = 77 },
	} {
		v := good
		change(&v)
		if _, err := newTensorMap(v, 128); err == nil {
			t.Errorf("%s: expected an error", name)
		}
	}
}

// TestProduct multiplies by mma.sync with numbers that tell all elements apart.
func TestProduct(t *testing.T) {
	// Lane l holds a[i] = 0 but where its row is its column; then the product is B.
	text := kernelText(`
	shr.u32 %r2, %r1, 2;
	and.b32 %r3, %r1, 3;
	shl.b32 %r4, %r3, 1;
	add.s32 %r5, %r4, 1;
	setp.eq.u32 %p1, %r2, %r4;
	setp.eq.u32 %p2, %r2, %r5;
	selp.b32 %r6, 0x3c00, 0, %p1;
	selp.b32 %r7, 0x3c000000, 0, %p2;
	or.b32 %r8, %r6, %r7;
	mov.b32 %r9, 0;
	mul.lo.s32 %r10, %r4, 8;
	add.s32 %r10, %r10, %r2;
	add.s32 %r11, %r10, 8;
	cvt.rn.f32.u32 %r12, %r10;
	cvt.rn.f32.u32 %r13, %r11;
	cvt.rn.f16x2.f32 %r14, %r13, %r12;
	mov.b32 %r15, 0f3F800000;
	mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r20, %r21, %r22, %r23}, {%r8, %r9, %r9, %r8}, {%r14, %r9}, {%r15, %r15, %r15, %r15};
	shl.b32 %r24, %r2, 3;
	add.s32 %r24, %r24, %r4;
	mul.wide.u32 %rd3, %r24, 4;
	add.s64 %rd3, %rd1, %rd3;
	st.global.b32 [%rd3], %r20;
	st.global.b32 [%rd3+4], %r21;`)
	got, err := runText(t, text, 32, 64, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range got { // B has 8·row + column at (row, column) of its first 8 rows
		if x := math.Float32frombits(v); x != float32(i+1) {
			t.Errorf("element (%d, %d) is %g, expected %d", i/8, i%8, x, i+1)
		}
	}
}

// TestLdmatrix loads a matrix of numbers 8·row + column, as it is and turned.
func TestLdmatrix(t *testing.T) {
	for trans, want := range map[string]func(i int) uint32{
		"":       func(i int) uint32 { n := uint32(8*(i/4) + 2*(i%4)); return n | (n+1)<<16 },
		".trans": func(i int) uint32 { n := uint32(i/4 + 16*(i%4)); return n | (n+8)<<16 },
	} {
		got, err := runText(t, kernelText(`
	shl.b32 %r2, %r1, 2;
	mov.b32 %r3, shared;
	add.s32 %r4, %r3, %r2;
	shl.b32 %r5, %r1, 1;
	add.s32 %r6, %r5, 1;
	shl.b32 %r6, %r6, 16;
	or.b32 %r6, %r6, %r5;
	st.shared.b32 [%r4], %r6;
	bar.sync 0;
	and.b32 %r7, %r1, 7;
	shl.b32 %r7, %r7, 4;
	add.s32 %r7, %r7, %r3;
	ldmatrix.sync.aligned.m8n8.x1`+trans+`.shared.b16 {%r8}, [%r7];
	st.global.b32 [%rd2], %r8;`), 32, 32, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range got {
			if v != want(i) {
				t.Errorf("ldmatrix%s: lane %d got %#x, expected %#x", trans, i, v, want(i))
			}
		}
	}
}

// TestStmatrix stores a matrix of numbers 8·row + column, as it is and turned.
func TestStmatrix(t *testing.T) {
	for trans, want := range map[string]func(i int) uint32{
		"":       func(i int) uint32 { return uint32(2*i | (2*i+1)<<16) },
		".trans": func(i int) uint32 { n := uint32(i/4 + 16*(i%4)); return n | (n+8)<<16 },
	} {
		got, err := runText(t, kernelText(`
	mov.b32 %r3, shared;
	shl.b32 %r2, %r1, 2;
	add.s32 %r4, %r3, %r2;
	shl.b32 %r5, %r1, 1;
	add.s32 %r6, %r5, 1;
	shl.b32 %r6, %r6, 16;
	or.b32 %r6, %r6, %r5;
	and.b32 %r7, %r1, 7;
	shl.b32 %r7, %r7, 4;
	add.s32 %r7, %r7, %r3;
	stmatrix.sync.aligned.m8n8.x1`+trans+`.shared.b16 [%r7], {%r6};
	bar.sync 0;
	ld.shared.b32 %r8, [%r4];
	st.global.b32 [%rd2], %r8;`), 32, 32, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range got {
			if v != want(i) {
				t.Errorf("stmatrix%s: word %d is %#x, expected %#x", trans, i, v, want(i))
			}
		}
	}
}
