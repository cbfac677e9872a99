package lowering_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/grammar"
	"tileir/lowering"
)

// The LLVM IR of a kernel on integers, run by a goroutine for each thread of a
// CTA: what lanes and warps tell each other is seen without a GPU. Lanes meet at
// every shuffle and all threads at every barrier.

// scanShapes are scans of shape along dim by so many warps: within warps, between
// warps, both in one row and over rows.
var scanShapes = []struct {
	shape string
	dim   int
	warps int
}{
	{"1024", 0, 8}, {"4096", 0, 4}, {"64", 0, 2}, {"512", 0, 16}, {"1024", 0, 1},
	{"2x1024", 1, 4}, {"2x1024", 1, 8}, {"1024x2", 0, 8}, {"2x512x2", 1, 16}, {"64x32", 0, 4}, {"8x64", 1, 4},
}

// TestScan runs scans of linear maps, which do not commute, and of sums.
func TestScan(t *testing.T) {
	for _, s := range scanShapes {
		for _, reverse := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s dim %d reverse %v by %d warps", s.shape, s.dim, reverse, s.warps), func(t *testing.T) {
				shape := extentsOf(s.shape)
				n := 1
				for _, x := range shape {
					n *= x
				}
				a, b := make([]uint32, n), make([]uint32, n)
				for i := range a {
					a[i], b[i] = uint32(i*2654435761)>>7|1, uint32(i*40503)^uint32(i)>>3
				}
				wantA, wantB := scanMaps(shape, s.dim, reverse, a, b)
				k := compileThreads(t, scanText(s.shape, s.dim, s.warps, reverse))
				gotA, gotB := make([]uint32, n), make([]uint32, n)
				k.run(a, b, gotA, gotB)
				if !slices.Equal(gotA, wantA) || !slices.Equal(gotB, wantB) {
					t.Errorf("got %v …, expected %v …", gotB[:min(8, n)], wantB[:min(8, n)])
				}
			})
		}
	}
}

func extentsOf(text string) (shape []int) {
	for _, x := range strings.Split(text, "x") {
		var n int
		fmt.Sscan(x, &n)
		shape = append(shape, n)
	}
	return shape
}

// scanMaps composes the maps x → a·x + b along dim.
func scanMaps(shape []int, dim int, reverse bool, a, b []uint32) (outA, outB []uint32) {
	outA, outB = slices.Clone(a), slices.Clone(b)
	stride := 1
	for _, n := range shape[dim+1:] {
		stride *= n
	}
	for i := range a {
		i, step := i, stride
		if reverse {
			i, step = len(a)-1-i, -stride
		}
		first := 0
		if reverse {
			first = shape[dim] - 1
		}
		if i/stride%shape[dim] != first {
			outA[i], outB[i] = a[i]*outA[i-step], a[i]*outB[i-step]+b[i]
		}
	}
	return outA, outB
}

// scanText is an entry that scans the maps of its first two arguments.
func scanText(shape string, dim, warps int, reverse bool) string {
	tile := "tile<" + shape + "xi32>"
	dims := strings.Split(shape, "x")
	zeros := strings.TrimSuffix(strings.Repeat("%zero, ", len(dims)), ", ")
	strides := make([]string, len(dims))
	for n, d := 1, len(dims)-1; d >= 0; d-- {
		strides[d] = fmt.Sprint(n)
		n *= extentsOf(dims[d])[0]
	}
	tensor := fmt.Sprintf("tensor_view<%sxi32, strides=[%s]>", shape, strings.Join(strides, ","))
	view := fmt.Sprintf("partition_view<tile=(%s), %s>", shape, tensor)
	var s strings.Builder
	fmt.Fprintf(&s, "cuda_tile.module @m {\nentry @k(%%pa: tile<ptr<i32>>, %%pb: tile<ptr<i32>>, %%pc: tile<ptr<i32>>, %%pd: tile<ptr<i32>>) optimization_hints=<default = {num_worker_warps_per_cta = %d}> {\n", warps)
	s.WriteString("%zero = constant <i32: 0> : tile<i32>\n")
	for _, p := range []string{"a", "b", "c", "d"} {
		fmt.Fprintf(&s, "%%t%s = make_tensor_view %%p%s, shape = [%s], strides = [%s] : %s\n", p, p, strings.Join(dims, ", "), strings.Join(strides, ", "), tensor)
		fmt.Fprintf(&s, "%%v%s = make_partition_view %%t%s : %s\n", p, p, view)
	}
	for _, p := range []string{"a", "b"} {
		fmt.Fprintf(&s, "%%%s, %%k%s = load_view_tko weak %%v%s[%s] : %s, tile<i32> -> %s, token\n", p, p, p, zeros, view, tile)
	}
	fmt.Fprintf(&s, "%%c, %%d = scan %%a, %%b dim=%d reverse=%v identities=[1 : i32, 0 : i32] : %s, %s -> %s, %s", dim, reverse, tile, tile, tile, tile)
	s.WriteString(` (%x: tile<i32>, %before: tile<i32>, %y: tile<i32>, %sum: tile<i32>) {
		%p = muli %x, %before : tile<i32>
		%q = muli %x, %sum : tile<i32>
		%r = addi %q, %y : tile<i32>
		yield %p, %r : tile<i32>, tile<i32>
	}
	`)
	for _, p := range []string{"c", "d"} {
		fmt.Fprintf(&s, "store_view_tko weak %%%s, %%v%s[%s] : %s, %s, tile<i32> -> token\n", p, p, zeros, tile, view)
	}
	return s.String() + "}\n}\n"
}

// threads runs a kernel.
type threads struct {
	f      *ir.Func
	count  int
	global []byte
	shared []byte
	all    *meeting
	warps  []*meeting
	mu     sync.Mutex
}

func compileThreads(t *testing.T, text string) *threads {
	t.Helper()
	m, err := grammar.Parse("scan.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	r, err := lowering.Compile(context.Background(), m, lowering.Options{Target: "sm_90a", NoLineInfo: true})
	if err != nil {
		t.Fatal(err)
	}
	k := r.Code.Kernels[0]
	for _, f := range r.LLVM.Funcs {
		if f.Name() == k.Symbol {
			return &threads{f: f, count: k.Threads, shared: make([]byte, k.SharedBytes)}
		}
	}
	t.Fatal("no kernel")
	return nil
}

// run runs the kernel on buffers, one after the other in global memory.
func (k *threads) run(buffers ...[]uint32) {
	var args []uint64
	for _, b := range buffers {
		args = append(args, uint64(len(k.global)))
		for _, x := range b {
			k.global = binary.LittleEndian.AppendUint32(k.global, x)
		}
	}
	k.all = newMeeting(k.count)
	for range k.count / 32 {
		k.warps = append(k.warps, newMeeting(32))
	}
	var done sync.WaitGroup
	for id := range k.count {
		done.Go(func() { (&thread{k: k, id: id, values: map[value.Value][]uint64{}}).run(args) })
	}
	done.Wait()
	at := 0
	for _, b := range buffers {
		for i := range b {
			b[i] = binary.LittleEndian.Uint32(k.global[at:])
			at += 4
		}
	}
}

// meeting is where threads wait for each other, each with a word for the others.
type meeting struct {
	mu      sync.Mutex
	wake    *sync.Cond
	here, n int
	words   []uint64
	round   *[]uint64
}

func newMeeting(n int) *meeting {
	m := &meeting{n: n, words: make([]uint64, n)}
	m.wake = sync.NewCond(&m.mu)
	return m
}

// meet returns the words of all.
func (m *meeting) meet(i int, word uint64) []uint64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.words[i] = word
	if m.here++; m.here < m.n {
		for old := m.round; m.round == old; {
			m.wake.Wait()
		}
		return *m.round
	}
	said := slices.Clone(m.words)
	m.here, m.round = 0, &said
	m.wake.Broadcast()
	return said
}

// thread is one of the threads; a value is its elements.
type thread struct {
	k      *threads
	id     int
	values map[value.Value][]uint64
}

func (t *thread) run(args []uint64) {
	for i, p := range t.k.f.Params {
		t.values[p] = []uint64{1} // the extent of the grid
		if i < len(args) {
			t.values[p] = []uint64{args[i]}
		}
	}
	b := t.k.f.Blocks[0]
	for {
		for _, in := range b.Insts {
			t.step(in)
		}
		from := b
		switch term := b.Term.(type) {
		case *ir.TermRet:
			return
		case *ir.TermBr:
			b = term.Target.(*ir.Block)
		case *ir.TermCondBr:
			b = term.TargetFalse.(*ir.Block)
			if t.get(term.Cond)[0] != 0 {
				b = term.TargetTrue.(*ir.Block)
			}
		}
		t.phis(b, from)
	}
}

func (t *thread) phis(b, from *ir.Block) {
	for _, in := range b.Insts {
		if phi, ok := in.(*ir.InstPhi); ok {
			for _, inc := range phi.Incs {
				if inc.Pred == from {
					t.values[phi] = t.get(inc.X)
				}
			}
		}
	}
}

func (t *thread) get(v value.Value) []uint64 {
	switch c := v.(type) {
	case *constant.Int:
		return []uint64{uint64(c.X.Int64())}
	case *constant.Undef:
		return make([]uint64, 4)
	case *ir.Global:
		return []uint64{0} // of shared memory
	case constant.Expression:
		return []uint64{0}
	}
	x, ok := t.values[v]
	if !ok {
		panic("no value of " + v.String())
	}
	return x
}

func cut(x uint64, t types.Type) uint64 {
	if it, ok := t.(*types.IntType); ok && it.BitSize < 64 {
		return x & (1<<it.BitSize - 1)
	}
	return x
}

func (t *thread) step(in ir.Instruction) {
	two := func(v value.Value, x, y value.Value, f func(x, y uint64) uint64) {
		t.values[v] = []uint64{cut(f(cut(t.get(x)[0], x.Type()), cut(t.get(y)[0], y.Type())), v.Type())}
	}
	switch in := in.(type) {
	case *ir.InstPhi:
	case *ir.InstAdd:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x + y })
	case *ir.InstSub:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x - y })
	case *ir.InstMul:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x * y })
	case *ir.InstAnd:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x & y })
	case *ir.InstOr:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x | y })
	case *ir.InstXor:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x ^ y })
	case *ir.InstShl:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x << y })
	case *ir.InstLShr:
		two(in, in.X, in.Y, func(x, y uint64) uint64 { return x >> y })
	case *ir.InstICmp:
		two(in, in.X, in.Y, compareWords(in.Pred))
	case *ir.InstSelect:
		t.values[in] = t.get(in.ValueFalse)
		if t.get(in.Cond)[0] != 0 {
			t.values[in] = t.get(in.ValueTrue)
		}
	case *ir.InstZExt:
		t.values[in] = []uint64{cut(t.get(in.From)[0], in.From.Type())}
	case *ir.InstSExt:
		shift := 64 - in.From.Type().(*types.IntType).BitSize
		t.values[in] = []uint64{cut(uint64(int64(t.get(in.From)[0]<<shift)>>shift), in.To)}
	case *ir.InstTrunc:
		t.values[in] = []uint64{cut(t.get(in.From)[0], in.To)}
	case *ir.InstBitCast:
		t.values[in] = t.get(in.From)
	case *ir.InstIntToPtr:
		t.values[in] = t.get(in.From)
	case *ir.InstPtrToInt:
		t.values[in] = t.get(in.From)
	default:
		t.memory(in)
	}
}

func compareWords(p enum.IPred) func(x, y uint64) uint64 {
	return func(x, y uint64) uint64 {
		a, b := int32(x), int32(y)
		holds := map[enum.IPred]bool{enum.IPredEQ: a == b, enum.IPredNE: a != b, enum.IPredSGT: a > b, enum.IPredSLT: a < b, enum.IPredUGE: x >= y}
		yes, known := holds[p]
		switch {
		case !known:
			panic("predicate " + p.String())
		case yes:
			return 1
		}
		return 0
	}
}

// memory executes what is left: accesses, vectors, calls.
func (t *thread) memory(in ir.Instruction) {
	switch in := in.(type) {
	case *ir.InstGetElementPtr:
		if len(in.Indices) != 1 {
			panic(in.LLString())
		}
		t.values[in] = []uint64{t.get(in.Src)[0] + uint64(sizeOf(in.ElemType))*t.get(in.Indices[0])[0]}
	case *ir.InstLoad:
		t.k.mu.Lock()
		at, out := t.bytes(in.Src), make([]uint64, sizeOf(in.ElemType)/4)
		for i := range out {
			out[i] = uint64(binary.LittleEndian.Uint32(at[4*i:]))
		}
		t.k.mu.Unlock()
		t.values[in] = out
	case *ir.InstStore:
		t.k.mu.Lock()
		at := t.bytes(in.Dst)
		for i, w := range t.get(in.Src)[:sizeOf(in.Src.Type())/4] {
			binary.LittleEndian.PutUint32(at[4*i:], uint32(w))
		}
		t.k.mu.Unlock()
	case *ir.InstExtractElement:
		t.values[in] = []uint64{t.get(in.X)[t.get(in.Index)[0]]}
	case *ir.InstInsertElement:
		x := slices.Clone(t.get(in.X))
		x[t.get(in.Index)[0]] = t.get(in.Elem)[0]
		t.values[in] = x
	case *ir.InstCall:
		t.call(in)
	default:
		panic(fmt.Sprintf("instruction %T", in))
	}
}

func sizeOf(t types.Type) int {
	switch t := t.(type) {
	case *types.VectorType:
		return int(t.Len) * sizeOf(t.ElemType)
	case *types.IntType:
		return int(t.BitSize) / 8
	}
	panic("size of " + t.String())
}

// bytes is the memory that a pointer leads to.
func (t *thread) bytes(p value.Value) []byte {
	if p.Type().(*types.PointerType).AddrSpace == 3 {
		return t.k.shared[uint32(t.get(p)[0]):]
	}
	return t.k.global[t.get(p)[0]:]
}

func (t *thread) call(in *ir.InstCall) {
	name := strings.TrimPrefix(in.Callee.(*ir.Func).Name(), "llvm.nvvm.")
	warp, lane := t.k.warps[t.id/32], t.id%32
	switch name {
	case "read.ptx.sreg.tid.x":
		t.values[in] = []uint64{uint64(t.id)}
	case "read.ptx.sreg.ctaid.x":
		t.values[in] = []uint64{0}
	case "read.ptx.sreg.ntid.x":
		t.values[in] = []uint64{uint64(t.k.count)}
	case "barrier0":
		t.k.all.meet(t.id, 0)
	case "shfl.sync.idx.i32":
		t.values[in] = []uint64{warp.meet(lane, t.get(in.Args[1])[0])[t.get(in.Args[2])[0]&31]}
	case "shfl.sync.bfly.i32":
		t.values[in] = []uint64{warp.meet(lane, t.get(in.Args[1])[0])[lane^int(t.get(in.Args[2])[0])]}
	default:
		panic("call of " + name)
	}
}
