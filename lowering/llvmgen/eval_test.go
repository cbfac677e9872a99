package llvmgen

import (
	"fmt"
	"math"
	"math/bits"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast/num"
)

// An evaluator of LLVM IR for tests: it runs a function of scalars on bit
// patterns, as the hardware would. Approximate instructions are computed
// exactly and then moved by the given number of units in the last place, so
// that accuracy is proved for the worst that the manual allows.

type evaluator struct {
	worst int // units by which approximate instructions are off
	funcs map[*ir.Func]*evalFunc
}

type step func(r []uint64)

type evalFunc struct {
	params []int
	blocks map[*ir.Block]*evalBlock
	entry  *evalBlock
	slots  int
	index  map[value.Value]int
}

type evalBlock struct {
	steps []step
	phis  map[*ir.Block][][2]int // target, source by predecessor
	term  ir.Terminator
	block *ir.Block
}

func newEvaluator(worst int) *evaluator { return &evaluator{worst, map[*ir.Func]*evalFunc{}} }

// compiled prepares f: every value gets a slot, constants first.
func (e *evaluator) compiled(f *ir.Func) *evalFunc {
	if ef := e.funcs[f]; ef != nil {
		return ef
	}
	ef := &evalFunc{blocks: map[*ir.Block]*evalBlock{}, index: map[value.Value]int{}}
	e.funcs[f] = ef
	for _, p := range f.Params {
		ef.params = append(ef.params, ef.slot(p))
	}
	for _, b := range f.Blocks {
		eb := &evalBlock{phis: map[*ir.Block][][2]int{}, term: b.Term, block: b}
		ef.blocks[b] = eb
		for _, in := range b.Insts {
			if phi, ok := in.(*ir.InstPhi); ok {
				for _, inc := range phi.Incs {
					from := inc.Pred.(*ir.Block)
					eb.phis[from] = append(eb.phis[from], [2]int{ef.slot(phi), ef.slot(inc.X)})
				}
				continue
			}
			eb.steps = append(eb.steps, e.step(ef, in))
		}
		switch t := b.Term.(type) {
		case *ir.TermCondBr:
			ef.slot(t.Cond)
		case *ir.TermRet:
			if t.X != nil {
				ef.slot(t.X)
			}
		}
	}
	ef.entry = ef.blocks[f.Blocks[0]]
	return ef
}

func (ef *evalFunc) slot(v value.Value) int {
	if i, ok := ef.index[v]; ok {
		return i
	}
	ef.index[v] = ef.slots
	ef.slots++
	return ef.slots - 1
}

// call runs f on bit patterns.
func (e *evaluator) call(f *ir.Func, args ...uint64) uint64 {
	ef := e.compiled(f)
	r := make([]uint64, ef.slots)
	for v, i := range ef.index {
		if c, ok := v.(constant.Constant); ok {
			r[i] = evalConst(c)
		}
	}
	return e.run(ef, r, args)
}

// runner returns a function that runs f many times.
func (e *evaluator) runner(f *ir.Func) func(args ...uint64) uint64 {
	ef := e.compiled(f)
	r := make([]uint64, ef.slots)
	for v, i := range ef.index {
		if c, ok := v.(constant.Constant); ok {
			r[i] = evalConst(c)
		}
	}
	return func(args ...uint64) uint64 { return e.run(ef, r, args) }
}

func (e *evaluator) run(ef *evalFunc, r, args []uint64) uint64 {
	for i, p := range ef.params {
		r[p] = args[i]
	}
	b := ef.entry
	for {
		for _, s := range b.steps {
			s(r)
		}
		var next *ir.Block
		switch t := b.term.(type) {
		case *ir.TermRet:
			return r[ef.index[t.X]]
		case *ir.TermBr:
			next = t.Target.(*ir.Block)
		case *ir.TermCondBr:
			next = t.TargetFalse.(*ir.Block)
			if r[ef.index[t.Cond]] != 0 {
				next = t.TargetTrue.(*ir.Block)
			}
		default:
			panic(fmt.Sprintf("terminator %T", t))
		}
		nb := ef.blocks[next]
		var moved [8]uint64
		list := nb.phis[b.block]
		for i, p := range list {
			moved[i] = r[p[1]]
		}
		for i, p := range list {
			r[p[0]] = moved[i]
		}
		b = nb
	}
}

func evalConst(c constant.Constant) uint64 {
	switch c := c.(type) {
	case *constant.Int:
		return mask(uint64(c.X.Int64()), widthOf(c.Typ))
	case *constant.Float:
		f, _ := c.X.Float64()
		if widthOf(c.Typ) == 32 {
			return uint64(math.Float32bits(float32(f)))
		}
		return math.Float64bits(f)
	case *constant.ExprBitCast:
		return evalConst(c.From)
	case *ir.Global, *constant.Undef:
		return 0
	}
	panic(fmt.Sprintf("constant %T", c))
}

func widthOf(t types.Type) int {
	if it, ok := t.(*types.IntType); ok {
		return int(it.BitSize)
	}
	return bitWidth(t)
}

func mask(v uint64, width int) uint64 {
	if width >= 64 {
		return v
	}
	return v & (1<<width - 1)
}

func signed(v uint64, width int) int64 { return int64(v<<(64-width)) >> (64 - width) }

func (e *evaluator) step(ef *evalFunc, in ir.Instruction) step {
	if _, ok := in.(*ir.InstStore); ok {
		panic("store")
	}
	d := ef.slot(in.(value.Value))
	switch in := in.(type) {
	case *ir.InstCall:
		return e.callStep(ef, d, in)
	case *ir.InstSelect:
		c, x, y := ef.slot(in.Cond), ef.slot(in.ValueTrue), ef.slot(in.ValueFalse)
		return func(r []uint64) {
			if r[c] != 0 {
				r[d] = r[x]
			} else {
				r[d] = r[y]
			}
		}
	case *ir.InstICmp:
		x, y, f := ef.slot(in.X), ef.slot(in.Y), intCompare(in.Pred, widthOf(in.X.Type()))
		return func(r []uint64) { r[d] = oneIf(f(r[x], r[y])) }
	case *ir.InstFCmp:
		x, y, f, w := ef.slot(in.X), ef.slot(in.Y), floatCompare(in.Pred), formatOf(in.X.Type())
		return func(r []uint64) { r[d] = oneIf(f(decode(r[x], w), decode(r[y], w))) }
	case *ir.InstGetElementPtr:
		x, g := ef.slot(in.Indices[1]), in.Src.(*ir.Global)
		_ = g
		return func(r []uint64) { r[d] = r[x] }
	case *ir.InstLoad:
		p := ef.slot(in.Src)
		words := in.Src.(*ir.InstGetElementPtr).Src.(*ir.Global).Init.(*constant.Array).Elems
		return func(r []uint64) { r[d] = evalConst(words[r[p]]) }
	}
	if s := binaryStep(ef, d, in); s != nil {
		return s
	}
	return castStep(ef, d, in)
}

func oneIf(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func intCompare(p enum.IPred, w int) func(x, y uint64) bool {
	s := func(f func(x, y int64) bool) func(x, y uint64) bool {
		return func(x, y uint64) bool { return f(signed(x, w), signed(y, w)) }
	}
	return map[enum.IPred]func(x, y uint64) bool{
		enum.IPredEQ: func(x, y uint64) bool { return x == y }, enum.IPredNE: func(x, y uint64) bool { return x != y },
		enum.IPredULT: func(x, y uint64) bool { return x < y }, enum.IPredULE: func(x, y uint64) bool { return x <= y },
		enum.IPredUGT: func(x, y uint64) bool { return x > y }, enum.IPredUGE: func(x, y uint64) bool { return x >= y },
		enum.IPredSLT: s(func(x, y int64) bool { return x < y }), enum.IPredSLE: s(func(x, y int64) bool { return x <= y }),
		enum.IPredSGT: s(func(x, y int64) bool { return x > y }), enum.IPredSGE: s(func(x, y int64) bool { return x >= y }),
	}[p]
}

func floatCompare(p enum.FPred) func(x, y float64) bool {
	return map[enum.FPred]func(x, y float64) bool{
		enum.FPredOEQ: func(x, y float64) bool { return x == y }, enum.FPredUNE: func(x, y float64) bool { return x != y },
		enum.FPredONE: func(x, y float64) bool { return x < y || x > y }, enum.FPredUEQ: func(x, y float64) bool { return !(x < y || x > y) },
		enum.FPredOLT: func(x, y float64) bool { return x < y }, enum.FPredOLE: func(x, y float64) bool { return x <= y },
		enum.FPredOGT: func(x, y float64) bool { return x > y }, enum.FPredOGE: func(x, y float64) bool { return x >= y },
		enum.FPredUNO: func(x, y float64) bool { return x != x || y != y },
		enum.FPredORD: func(x, y float64) bool { return x == x && y == y },
	}[p]
}

// bfloatWidth stands for the width of bfloat, to tell it from half.
const bfloatWidth = -16

// formatOf is the width of a floating-point type.
func formatOf(t types.Type) int {
	if types.Equal(bfloat, t) {
		return bfloatWidth
	}
	return widthOf(t)
}

func decode(v uint64, w int) float64 {
	switch w {
	case 16:
		return num.Decode(num.F16, v)
	case bfloatWidth:
		return num.Decode(num.BF16, v)
	case 32:
		return float64(math.Float32frombits(uint32(v)))
	}
	return math.Float64frombits(v)
}

func encode(f float64, w int) uint64 {
	switch w {
	case 16:
		return num.Encode(num.F16, f, num.NearestEven)
	case bfloatWidth:
		return num.Encode(num.BF16, f, num.NearestEven)
	case 32:
		return uint64(math.Float32bits(float32(f)))
	}
	return math.Float64bits(f)
}

func binaryStep(ef *evalFunc, d int, in ir.Instruction) step {
	two := func(x, y value.Value, f func(x, y uint64) uint64) step {
		a, b, w := ef.slot(x), ef.slot(y), widthOf(x.Type())
		return func(r []uint64) { r[d] = mask(f(r[a], r[b]), w) }
	}
	// Sums and products of f32 in float64 and a second rounding are those of
	// f32 rounded once, quotients too: 53 ≥ 2·24 + 2.
	float := func(x, y value.Value, f func(x, y float64) float64) step {
		a, b, w := ef.slot(x), ef.slot(y), formatOf(x.Type())
		return func(r []uint64) { r[d] = encode(f(decode(r[a], w), decode(r[b], w)), w) }
	}
	switch in := in.(type) {
	case *ir.InstFAdd:
		return float(in.X, in.Y, func(x, y float64) float64 { return x + y })
	case *ir.InstFSub:
		return float(in.X, in.Y, func(x, y float64) float64 { return x - y })
	case *ir.InstFMul:
		return float(in.X, in.Y, func(x, y float64) float64 { return x * y })
	case *ir.InstFDiv:
		return float(in.X, in.Y, func(x, y float64) float64 { return x / y })
	case *ir.InstAdd:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x + y })
	case *ir.InstSub:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x - y })
	case *ir.InstMul:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x * y })
	case *ir.InstURem:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x % y })
	case *ir.InstUDiv:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x / y })
	case *ir.InstAnd:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x & y })
	case *ir.InstOr:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x | y })
	case *ir.InstXor:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x ^ y })
	case *ir.InstShl:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x << y })
	case *ir.InstLShr:
		return two(in.X, in.Y, func(x, y uint64) uint64 { return x >> y })
	case *ir.InstAShr:
		w := widthOf(in.Typ)
		return two(in.X, in.Y, func(x, y uint64) uint64 { return uint64(signed(x, w) >> y) })
	}
	return nil
}

func castStep(ef *evalFunc, d int, in ir.Instruction) step {
	one := func(x value.Value, to types.Type, f func(x uint64, from, to int) uint64) step {
		a, from, w := ef.slot(x), widthOf(x.Type()), widthOf(to)
		return func(r []uint64) { r[d] = mask(f(r[a], from, w), w) }
	}
	switch in := in.(type) {
	case *ir.InstFNeg:
		return one(in.X, in.X.Type(), func(x uint64, w, _ int) uint64 { return x ^ 1<<(w-1) })
	case *ir.InstBitCast:
		return one(in.From, in.To, func(x uint64, _, _ int) uint64 { return x })
	case *ir.InstTrunc:
		return one(in.From, in.To, func(x uint64, _, _ int) uint64 { return x })
	case *ir.InstZExt:
		return one(in.From, in.To, func(x uint64, _, _ int) uint64 { return x })
	case *ir.InstSExt:
		return one(in.From, in.To, func(x uint64, w, _ int) uint64 { return uint64(signed(x, w)) })
	case *ir.InstFPExt:
		return reround(ef, d, in.From, in.To)
	case *ir.InstFPTrunc:
		return reround(ef, d, in.From, in.To)
	case *ir.InstSIToFP:
		return one(in.From, in.To, func(x uint64, w, _ int) uint64 { return num.IToF(intOf(w), floatOf(in.To), x, true, num.NearestEven) })
	case *ir.InstUIToFP:
		return one(in.From, in.To, func(x uint64, w, _ int) uint64 { return num.IToF(intOf(w), floatOf(in.To), x, false, num.NearestEven) })
	case *ir.InstFPToSI:
		return one(in.From, in.To, func(x uint64, _, to int) uint64 {
			v, _ := num.FToI(floatOf(in.From.Type()), intOf(to), x, true)
			return v
		})
	case *ir.InstFPToUI:
		return one(in.From, in.To, func(x uint64, _, to int) uint64 {
			v, _ := num.FToI(floatOf(in.From.Type()), intOf(to), x, false)
			return v
		})
	}
	panic(fmt.Sprintf("instruction %T", in))
}

func reround(ef *evalFunc, d int, x value.Value, to types.Type) step {
	a, from, w := ef.slot(x), formatOf(x.Type()), formatOf(to)
	return func(r []uint64) { r[d] = encode(decode(r[a], from), w) }
}

func intOf(w int) num.Type {
	return map[int]num.Type{1: num.I1, 8: num.I8, 16: num.I16, 32: num.I32, 64: num.I64}[w]
}

func floatOf(t types.Type) num.Type {
	return map[int]num.Type{16: num.F16, bfloatWidth: num.BF16, 32: num.F32, 64: num.F64}[formatOf(t)]
}

func (e *evaluator) callStep(ef *evalFunc, d int, in *ir.InstCall) step {
	args := make([]int, len(in.Args))
	for i, a := range in.Args {
		args[i] = ef.slot(a)
	}
	if a, ok := in.Callee.(*ir.InlineAsm); ok {
		return conversionStep(d, args[0], a.Asm)
	}
	f := in.Callee.(*ir.Func)
	if len(f.Blocks) > 0 {
		return func(r []uint64) {
			x := make([]uint64, len(args))
			for i, a := range args {
				x[i] = r[a]
			}
			r[d] = e.call(f, x...)
		}
	}
	name, w := f.Name(), widthOf(in.Type())
	if x := exactCalls(name, w); x != nil {
		return func(r []uint64) { r[d] = x(r, args) }
	}
	for stem, f := range map[string]func(x float64) float64{
		"rcp.approx": func(x float64) float64 { return 1 / x }, "rsqrt.approx": func(x float64) float64 { return 1 / math.Sqrt(x) },
		"ex2.approx": math.Exp2,
	} {
		if strings.HasPrefix(name, "llvm.nvvm."+stem) {
			return func(r []uint64) { r[d] = e.off(f(decode(r[args[0]], w)), w) }
		}
	}
	panic("call of " + name)
}

// conversionStep executes the one kind of inline assembly that is evaluated, a
// conversion such as cvt.rz.f16.f32 $0, $1.
func conversionStep(d, a int, text string) step {
	var mode, to, from string
	if _, err := fmt.Sscanf(strings.ReplaceAll(text, ".", " "), "cvt %s %s %s $0, $1;", &mode, &to, &from); err != nil {
		panic("inline assembly " + text)
	}
	m, ok := map[string]num.Rounding{"rz": num.TowardZero, "rm": num.TowardNegative, "rp": num.TowardPositive}[mode]
	out, ok1 := num.ParseType(to)
	in, ok2 := num.ParseType(from)
	if !ok || !ok1 || !ok2 {
		panic("inline assembly " + text)
	}
	return func(r []uint64) { r[d] = num.FToF(in, out, r[a], m) }
}

// off rounds a finite number and moves it by the worst error.
func (e *evaluator) off(x float64, w int) uint64 {
	b := encode(x, w)
	if x == 0 || math.IsInf(decode(b, w), 0) || x != x {
		return b
	}
	return b + uint64(e.worst)
}

func exactCalls(name string, w int) func(r []uint64, a []int) uint64 {
	float := func(f func(x float64) float64) func(r []uint64, a []int) uint64 {
		return func(r []uint64, a []int) uint64 { return encode(f(decode(r[a[0]], w)), w) }
	}
	switch strings.TrimSuffix(strings.TrimSuffix(name, ".f32"), ".f64") {
	case "llvm.fma":
		if w == 64 {
			return func(r []uint64, a []int) uint64 {
				return math.Float64bits(math.FMA(decode(r[a[0]], 64), decode(r[a[1]], 64), decode(r[a[2]], 64)))
			}
		}
		return func(r []uint64, a []int) uint64 {
			return uint64(math.Float32bits(fma32(decode(r[a[0]], 32), decode(r[a[1]], 32), decode(r[a[2]], 32))))
		}
	case "llvm.fabs":
		return func(r []uint64, a []int) uint64 { return r[a[0]] &^ (1 << (w - 1)) }
	case "llvm.minnum":
		return func(r []uint64, a []int) uint64 { return pickNumber(r[a[0]], r[a[1]], w, true) }
	case "llvm.maxnum":
		return func(r []uint64, a []int) uint64 { return pickNumber(r[a[0]], r[a[1]], w, false) }
	case "llvm.copysign":
		return func(r []uint64, a []int) uint64 { return r[a[0]]&^(1<<(w-1)) | r[a[1]]&(1<<(w-1)) }
	case "llvm.floor":
		return float(math.Floor)
	case "llvm.sqrt":
		return float(math.Sqrt)
	case "llvm.smin.i32", "llvm.smin.i64":
		return func(r []uint64, a []int) uint64 { return mask(uint64(min(signed(r[a[0]], w), signed(r[a[1]], w))), w) }
	case "llvm.smax.i32", "llvm.smax.i64":
		return func(r []uint64, a []int) uint64 { return mask(uint64(max(signed(r[a[0]], w), signed(r[a[1]], w))), w) }
	case "llvm.umin.i32", "llvm.umin.i64":
		return func(r []uint64, a []int) uint64 { return min(r[a[0]], r[a[1]]) }
	case "llvm.ctlz.i64":
		return func(r []uint64, a []int) uint64 { return uint64(bits.LeadingZeros64(r[a[0]])) }
	case "llvm.nvvm.mulhi.ull":
		return func(r []uint64, a []int) uint64 {
			h, _ := bits.Mul64(r[a[0]], r[a[1]])
			return h
		}
	}
	return nil
}

// pickNumber is the lesser or greater of two numbers, and the other one where
// one is NaN.
func pickNumber(x, y uint64, w int, lesser bool) uint64 {
	a, b := decode(x, w), decode(y, w)
	if b != b || a == a && (a < b) == lesser {
		return x
	}
	return y
}

// fma32 rounds once: the sum in float64 is first rounded to odd.
func fma32(x, y, z float64) float32 {
	p := x * y // exact
	s := p + z
	bb := s - p
	err := (p - (s - bb)) + (z - bb)
	if err != 0 && !math.IsInf(s, 0) && s == s {
		b := math.Float64bits(s)
		if b&1 == 0 {
			if (err > 0) == (s > 0) {
				b++
			} else {
				b--
			}
		}
		s = math.Float64frombits(b)
	}
	return float32(s)
}
