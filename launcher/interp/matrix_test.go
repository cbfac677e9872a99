package interp_test

import (
	"context"
	"fmt"
	"math"
	"math/rand"
	"os"
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// The matrix: every elementwise op × element type × mode on random and special
// values, against package num, which is checked against math/big. So what is
// tested here is the fast loops, the reading of attributes and the plumbing.

const lanes = 512

// opCase is one op: its text with %a, %b, %c as operands, the element types,
// and what each element of the result must be.
type opCase struct {
	text string
	ins  []num.Type
	out  num.Type
	want func(v []uint64) uint64
	fix  func(v []uint64) // keeps the operands where the op is defined
}

// operandText writes a type list: "tile<512xf32>".
func tileText(t num.Type) string { return fmt.Sprintf("tile<%dx%s>", lanes, t) }

func (c opCase) program() string {
	var b strings.Builder
	names := "abc"
	b.WriteString("cuda_tile.module @m {\n  entry @e(")
	for i, t := range c.ins {
		fmt.Fprintf(&b, "%%p%c: tile<ptr<%s>>, ", names[i], t)
	}
	fmt.Fprintf(&b, "%%pr: tile<ptr<%s>>) {\n    %%i = constant <i32: 0> : tile<i32>\n", c.out)
	view := func(name string, t num.Type) string {
		tv := fmt.Sprintf("tensor_view<%dx%s, strides=[1]>", lanes, t)
		fmt.Fprintf(&b, "    %%t%s = make_tensor_view %%p%s, shape = [%d], strides = [1] : %s\n", name, name, lanes, tv)
		pv := fmt.Sprintf("partition_view<tile=(%d), %s>", lanes, tv)
		fmt.Fprintf(&b, "    %%v%s = make_partition_view %%t%s : %s\n", name, name, pv)
		return pv
	}
	for i, t := range c.ins {
		n := names[i : i+1]
		pv := view(n, t)
		fmt.Fprintf(&b, "    %%%s, %%k%s = load_view_tko weak %%v%s[%%i] : %s, tile<i32> -> %s, token\n", n, n, n, pv, tileText(t))
	}
	fmt.Fprintf(&b, "    %%r = %s\n", c.text)
	pv := view("r", c.out)
	fmt.Fprintf(&b, "    %%kr = store_view_tko weak %%r, %%vr[%%i] : %s, %s, tile<i32> -> token\n    return\n  }\n}\n", tileText(c.out), pv)
	return b.String()
}

var (
	baseFloats = []num.Type{num.F16, num.BF16, num.F32, num.F64}
	allFloats  = []num.Type{num.F16, num.BF16, num.F32, num.F64, num.TF32, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN}
	allInts    = []num.Type{num.I1, num.I8, num.I16, num.I32, num.I64}
	modes      = []struct {
		text string
		m    num.Rounding
	}{{"nearest_even", num.NearestEven}, {"zero", num.TowardZero}, {"negative_inf", num.TowardNegative}, {"positive_inf", num.TowardPositive}}
)

func matrix() []opCase {
	var cases []opCase
	cases = append(cases, floatCases()...)
	cases = append(cases, functionCases()...)
	cases = append(cases, intCases()...)
	cases = append(cases, compareCases()...)
	return append(cases, conversionCases()...)
}

func floatCases() []opCase {
	var cases []opCase
	arith := map[string]func(num.Type, uint64, uint64, num.Rounding) uint64{"addf": num.Add, "subf": num.Sub, "mulf": num.Mul, "divf": num.Div}
	for _, t := range baseFloats {
		two, three := []num.Type{t, t}, []num.Type{t, t, t}
		for name, f := range arith {
			for _, m := range modes {
				cases = append(cases, opCase{fmt.Sprintf("%s %%a, %%b rounding<%s> : %s", name, m.text, tileText(t)), two, t,
					func(v []uint64) uint64 { return f(t, v[0], v[1], m.m) }, nil})
			}
			if t == num.F32 {
				cases = append(cases, opCase{fmt.Sprintf("%s %%a, %%b rounding<zero> flush_to_zero : %s", name, tileText(t)), two, t,
					func(v []uint64) uint64 {
						return num.Flush(t, f(t, num.Flush(t, v[0]), num.Flush(t, v[1]), num.TowardZero))
					}, nil})
			}
		}
		for _, m := range modes {
			cases = append(cases,
				opCase{fmt.Sprintf("fma %%a, %%b, %%c rounding<%s> : %s", m.text, tileText(t)), three, t,
					func(v []uint64) uint64 { return num.Fma(t, v[0], v[1], v[2], m.m) }, nil},
				opCase{fmt.Sprintf("sqrt %%a rounding<%s> : %s", m.text, tileText(t)), two[:1], t,
					func(v []uint64) uint64 { return num.Sqrt(t, v[0], m.m) }, nil})
		}
		for _, nan := range []bool{false, true} {
			text := map[bool]string{true: " propagate_nan"}[nan]
			cases = append(cases,
				opCase{fmt.Sprintf("maxf %%a, %%b%s : %s", text, tileText(t)), two, t, func(v []uint64) uint64 { return num.Max(t, v[0], v[1], nan) }, nil},
				opCase{fmt.Sprintf("minf %%a, %%b%s : %s", text, tileText(t)), two, t, func(v []uint64) uint64 { return num.Min(t, v[0], v[1], nan) }, nil})
		}
		cases = append(cases,
			opCase{"remf %a, %b : " + tileText(t), two, t, func(v []uint64) uint64 { return num.Rem(t, v[0], v[1]) }, nil},
			opCase{"pow %a, %b : " + tileText(t), two, t, func(v []uint64) uint64 { return num.Pow(t, v[0], v[1]) }, nil},
			opCase{"atan2 %a, %b : " + tileText(t), two, t, func(v []uint64) uint64 { return num.Atan2(t, v[0], v[1]) }, nil},
			opCase{"absf %a : " + tileText(t), two[:1], t, func(v []uint64) uint64 { return num.Abs(t, v[0]) }, nil},
			opCase{"negf %a : " + tileText(t), two[:1], t, func(v []uint64) uint64 { return num.Neg(t, v[0]) }, nil})
	}
	return cases
}

func functionCases() []opCase {
	var cases []opCase
	for name, f := range map[string]num.Func{"ceil": num.Ceil, "floor": num.Floor, "exp": num.Exp, "exp2": num.Exp2, "log": num.Log, "log2": num.Log2,
		"sin": num.Sin, "cos": num.Cos, "tan": num.Tan, "sinh": num.SinH, "cosh": num.CosH, "tanh": num.TanH, "rsqrt": num.Rsqrt} {
		for _, t := range baseFloats {
			cases = append(cases, opCase{name + " %a : " + tileText(t), []num.Type{t}, t, func(v []uint64) uint64 { return num.Call(f, t, v[0]) }, nil})
		}
	}
	return cases
}

func intCases() []opCase {
	var cases []opCase
	for _, t := range allInts {
		two := []num.Type{t, t}
		add := func(text string, want func(a, b uint64) uint64) {
			cases = append(cases, opCase{text + " : " + tileText(t), two, t, func(v []uint64) uint64 { return want(v[0], v[1]) }, nil})
		}
		add("addi %a, %b", func(a, b uint64) uint64 { return num.Wrap(t, a+b) })
		add("subi %a, %b", func(a, b uint64) uint64 { return num.Wrap(t, a-b) })
		add("muli %a, %b", func(a, b uint64) uint64 { return num.Wrap(t, a*b) })
		add("mulhii %a, %b", func(a, b uint64) uint64 { return num.MulHi(t, a, b, false) })
		add("andi %a, %b", func(a, b uint64) uint64 { return a & b })
		add("ori %a, %b", func(a, b uint64) uint64 { return a | b })
		add("xori %a, %b", func(a, b uint64) uint64 { return a ^ b })
		add("shli %a, %b", func(a, b uint64) uint64 { return num.ShL(t, a, b) })
		add("absi %a", func(a, _ uint64) uint64 {
			if num.Signed(t, a) < 0 {
				return num.Wrap(t, -a)
			}
			return a
		})
		add("negi %a", func(a, _ uint64) uint64 { return num.Wrap(t, -a) })
		for _, signed := range []bool{false, true} {
			sign := map[bool]string{false: "unsigned", true: "signed"}[signed]
			add("maxi %a, %b "+sign, func(a, b uint64) uint64 { return num.MaxI(t, a, b, signed) })
			add("mini %a, %b "+sign, func(a, b uint64) uint64 { return num.MinI(t, a, b, signed) })
			add("shri %a, %b "+sign, func(a, b uint64) uint64 { return num.ShR(t, a, b, signed) })
			n := len(cases)
			add("remi %a, %b "+sign, func(a, b uint64) uint64 { v, _ := num.RemI(t, a, b, signed); return v })
			for _, m := range modes[1:] {
				if m.m != num.TowardNegative || signed {
					add("divi %a, %b "+sign+" rounding<"+m.text+">", func(a, b uint64) uint64 { v, _ := num.DivI(t, a, b, signed, m.m); return v })
				}
			}
			for i := range cases[n:] {
				cases[n+i].fix = func(v []uint64) {
					if v[1] == 0 || signed && v[0] == num.MinSigned(t) && num.Signed(t, v[1]) == -1 {
						v[0], v[1] = 0, 1
					}
				}
			}
		}
	}
	return cases
}

func compareCases() []opCase {
	var cases []opCase
	holds := map[string]func(o num.Order) bool{
		"equal":                 func(o num.Order) bool { return o == num.Equal },
		"not_equal":             func(o num.Order) bool { return o == num.Less || o == num.Greater },
		"less_than":             func(o num.Order) bool { return o == num.Less },
		"less_than_or_equal":    func(o num.Order) bool { return o == num.Less || o == num.Equal },
		"greater_than":          func(o num.Order) bool { return o == num.Greater },
		"greater_than_or_equal": func(o num.Order) bool { return o == num.Greater || o == num.Equal },
	}
	bit := map[bool]uint64{true: 1}
	for name, hold := range holds {
		for _, t := range baseFloats {
			for _, ordering := range []string{"ordered", "unordered"} {
				cases = append(cases, opCase{fmt.Sprintf("cmpf %s %s %%a, %%b : %s -> %s", name, ordering, tileText(t), tileText(num.I1)), []num.Type{t, t}, num.I1,
					func(v []uint64) uint64 {
						o := num.Compare(t, v[0], v[1])
						return bit[hold(o) || o == num.Unordered && ordering == "unordered"]
					}, nil})
			}
		}
		for _, t := range allInts {
			for _, sign := range []string{"unsigned", "signed"} {
				cases = append(cases, opCase{fmt.Sprintf("cmpi %s %%a, %%b, %s : %s -> %s", name, sign, tileText(t), tileText(num.I1)), []num.Type{t, t}, num.I1,
					func(v []uint64) uint64 { return bit[hold(num.CompareI(t, v[0], v[1], sign == "signed"))] }, nil})
			}
		}
	}
	for _, t := range append(append([]num.Type{}, allInts...), allFloats...) {
		cases = append(cases, opCase{fmt.Sprintf("select %%a, %%b, %%c : %s, %s", tileText(num.I1), tileText(t)), []num.Type{num.I1, t, t}, t,
			func(v []uint64) uint64 {
				if v[0] != 0 {
					return v[1]
				}
				return v[2]
			}, nil})
	}
	return cases
}

func conversionCases() []opCase {
	var cases []opCase
	add := func(text string, from, to num.Type, want func(a uint64) uint64) {
		cases = append(cases, opCase{fmt.Sprintf("%s : %s -> %s", text, tileText(from), tileText(to)), []num.Type{from}, to, func(v []uint64) uint64 { return want(v[0]) }, nil})
	}
	for _, from := range allFloats {
		for _, to := range allFloats {
			if from == to {
				continue
			}
			if to == num.F8E8M0FNU {
				add("ftof %a rounding<zero>", from, to, func(a uint64) uint64 { return num.FToF(from, to, a, num.TowardZero) })
				add("ftof %a rounding<positive_inf>", from, to, func(a uint64) uint64 { return num.FToF(from, to, a, num.TowardPositive) })
				continue
			}
			add("ftof %a rounding<nearest_even>", from, to, func(a uint64) uint64 { return num.FToF(from, to, a, num.NearestEven) })
		}
		for _, to := range allInts {
			for _, sign := range []string{"unsigned", "signed"} {
				add("ftoi %a "+sign+" rounding<nearest_int_to_zero> saturating", from, to, func(a uint64) uint64 { v, _ := num.FToI(from, to, a, sign == "signed"); return v })
			}
		}
	}
	for _, from := range allInts {
		for _, sign := range []string{"unsigned", "signed"} {
			for _, to := range allFloats {
				if to != num.F8E8M0FNU && to != num.F8E5M3FNU {
					add("itof %a "+sign+" rounding<nearest_even>", from, to, func(a uint64) uint64 { return num.IToF(from, to, a, sign == "signed", num.NearestEven) })
				}
			}
			for _, to := range allInts {
				if to.Bits() > from.Bits() {
					add("exti %a "+sign, from, to, func(a uint64) uint64 { return num.Resize(from, to, a, sign == "signed") })
				}
			}
		}
		for _, to := range allInts {
			if to.Bits() < from.Bits() {
				add("trunci %a", from, to, func(a uint64) uint64 { return num.Wrap(to, a) })
			}
		}
	}
	for _, p := range [][2]num.Type{{num.I32, num.F32}, {num.F32, num.I32}, {num.F16, num.BF16}, {num.I64, num.F64}, {num.I8, num.F8E5M2}, {num.F8E4M3FN, num.I8}} {
		add("bitcast %a", p[0], p[1], func(a uint64) uint64 { return a })
	}
	return cases
}

// sample draws an encoding: any bits, numbers of moderate size, or a special.
func sample(rng *rand.Rand, t num.Type) uint64 {
	v := rng.Uint64() & num.Mask(t)
	if t == num.TF32 {
		v = rng.Uint64() & 0xffffe000
	}
	if t.IsInt() {
		switch rng.Intn(4) {
		case 0:
			return num.Wrap(t, uint64(rng.Intn(9)-4))
		case 1:
			return []uint64{num.MinSigned(t), num.Mask(t), num.Mask(t) >> 1, 1}[rng.Intn(4)]
		}
		return v
	}
	switch rng.Intn(4) {
	case 0:
		return num.Encode(t, rng.NormFloat64()*math.Ldexp(1, rng.Intn(12)-4), num.NearestEven)
	case 1:
		specials := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 2, 3, math.Inf(1), math.Inf(-1), math.NaN()}
		return num.Encode(t, specials[rng.Intn(len(specials))], num.NearestEven)
	}
	return v
}

// turns is how many times lanes operands a case is tried with. With
// TILEIR_MATRIX=full that makes 100 000, or all there are if the operands have
// no more than 16 bits together.
func (c opCase) turns() (n int, all bool) {
	if os.Getenv("TILEIR_MATRIX") != "full" {
		return 1, false
	}
	bits := 0
	for _, t := range c.ins {
		bits += t.Bits()
	}
	if bits <= 16 {
		return max(1, 1<<bits/lanes), true
	}
	return 100_000/lanes + 1, false
}

// operands draws those of one lane, or takes number k of all.
func (c opCase) operands(rng *rand.Rand, v []uint64, k int, all bool) {
	for i, t := range c.ins {
		if all {
			v[i] = uint64(k) & num.Mask(t)
			k >>= t.Bits()
		} else {
			v[i] = sample(rng, t)
		}
	}
	if c.fix != nil {
		c.fix(v)
	}
}

func TestMatrix(t *testing.T) {
	device := interp.New(interp.Options{})
	defer device.Close()
	rng := rand.New(rand.NewSource(7))
	tried := 0
	for _, c := range matrix() {
		t.Run(c.text, func(t *testing.T) {
			n, all := c.turns()
			r := newCaseRun(t, device, c)
			defer r.close()
			for turn := range n {
				r.turn(t, rng, turn, all)
			}
			tried += n * lanes
		})
	}
	t.Logf("%d operands", tried)
}

// caseRun is a case that has been loaded, with its buffers.
type caseRun struct {
	opCase
	loaded  launcher.Loaded
	arrays  []*launcher.Array
	buffers []launcher.Buffer
	args    []launcher.Arg
}

func newCaseRun(t *testing.T, device launcher.Device, c opCase) *caseRun {
	ctx := context.Background()
	src := c.program()
	module, err := grammar.Parse("matrix.mlir", []byte(src))
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	r := &caseRun{opCase: c}
	if r.loaded, err = device.Load(ctx, &launcher.Program{Module: module}); err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	for _, ty := range append(slices.Clone(c.ins), c.out) {
		a, err := launcher.NewArray(ty, lanes)
		if err != nil {
			t.Fatal(err)
		}
		b, err := device.Alloc(ctx, int64(len(a.Data)))
		if err != nil {
			t.Fatal(err)
		}
		r.arrays, r.buffers, r.args = append(r.arrays, a), append(r.buffers, b), append(r.args, launcher.Pointer(b, 0))
	}
	return r
}

func (r *caseRun) close() {
	for _, b := range r.buffers {
		b.Free()
	}
	r.loaded.Close()
}

// turn fills the operands, runs the program and compares each lane.
func (r *caseRun) turn(t *testing.T, rng *rand.Rand, turn int, all bool) {
	ctx := context.Background()
	v := make([]uint64, len(r.ins))
	for k := range lanes {
		r.operands(rng, v, turn*lanes+k, all)
		for i := range v {
			r.arrays[i].SetBits(k, v[i])
		}
	}
	for i, b := range r.buffers {
		if err := b.Write(ctx, r.arrays[i].Data); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := r.loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: r.args}); err != nil {
		t.Fatal(err)
	}
	got := r.arrays[len(r.ins)]
	if err := r.buffers[len(r.ins)].Read(ctx, got.Data); err != nil {
		t.Fatal(err)
	}
	for k := range lanes {
		for i := range v {
			v[i] = r.arrays[i].Bits(k)
		}
		if g, w := got.Bits(k), r.want(v); g != w {
			t.Fatalf("lane %d of %x: got %#x, want %#x", k, v, g, w)
		}
	}
}
