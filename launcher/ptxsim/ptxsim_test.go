package ptxsim

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
)

// kernelText is a kernel with registers and shared memory, whose parameter is a
// buffer of words: %rd1 is its address, %rd2 that of the thread's own word, %r1 the
// thread.
func kernelText(body string) []byte {
	return []byte(`.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 shared[];
.func (.param .b32 twice_result) twice(.param .b32 twice_param_0)
{
	.reg .b32 %r<3>;
	ld.param.b32 %r1, [twice_param_0];
	add.s32 %r2, %r1, %r1;
	st.param.b32 [twice_result], %r2;
	ret;
}
.visible .entry k(.param .u64 k_param_0)
{
	.reg .pred %p<8>;
	.reg .b16 %rs<8>;
	.reg .b32 %r<64>;
	.reg .b64 %rd<16>;
	ld.param.b64 %rd1, [k_param_0];
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd2, %r1, 4;
	add.s64 %rd2, %rd1, %rd2;
` + body + `
	ret;
}
`)
}

// runText runs a kernel of one CTA and returns the words of its buffer.
func runText(t *testing.T, text []byte, threads, words int, o Options) ([]uint32, error) {
	t.Helper()
	return runGrid(t, text, 1, threads, words, o)
}

// runGrid is runText for several CTAs.
func runGrid(t *testing.T, text []byte, ctas, threads, words int, o Options) ([]uint32, error) {
	t.Helper()
	d, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	b, err := d.Alloc(ctx, int64(4*words))
	if err != nil {
		t.Fatal(err)
	}
	k := launcher.Kernel{Entry: "k", Symbol: "k", Threads: threads, SharedBytes: 8192, Params: []launcher.Param{{Name: "x", Elem: num.I32, Pointer: true}}}
	loaded, err := d.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: "sm_90a", PTX: text, Kernels: []launcher.Kernel{k}}})
	if err != nil {
		return nil, err
	}
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(ctas), Args: []launcher.Arg{launcher.Pointer(b, 0)}}); err != nil {
		return nil, err
	}
	raw := make([]byte, 4*words)
	if err := b.Read(ctx, raw); err != nil {
		t.Fatal(err)
	}
	out := make([]uint32, words)
	for i := range out {
		out[i] = binary.LittleEndian.Uint32(raw[4*i:])
	}
	return out, nil
}

// every makes n words by their number.
func every(n int, f func(i int) uint32) []uint32 {
	out := make([]uint32, n)
	for i := range out {
		out[i] = f(i)
	}
	return out
}

// executed are kernels of so many threads, and the word that each of them stores.
var executed = map[string]struct {
	body    string
	threads int
	want    func(i int) uint32
}{
	"one lane is elected": {`
	elect.sync %r2|%p1, -1;
	selp.b32 %r3, 1, 0, %p1;
	st.global.b32 [%rd2], %r3;`, 64, func(i int) uint32 {
		if i%32 == 0 {
			return 1
		}
		return 0
	}},
	"nothing to wait for before the grid": {`
	griddepcontrol.launch_dependents;
	griddepcontrol.wait;
	st.global.b32 [%rd2], %r1;`, 32, func(i int) uint32 { return uint32(i) }},
	"lanes part and meet": {`
	setp.lt.u32 %p1, %r1, 5;
	@%p1 bra $A;
	mov.b32 %r2, 7;
	bra $B;
$A:
	mov.b32 %r2, 3;
$B:
	shfl.sync.bfly.b32 %r3, %r2, 31, 31, -1;
	add.s32 %r4, %r2, %r3;
	st.global.b32 [%rd2], %r4;`, 32, func(i int) uint32 {
		if i < 5 || i > 26 {
			return 10
		}
		return 14
	}},
	"a loop of another length in each lane": {`
	mov.b32 %r2, 0;
	mov.b32 %r3, 0;
$L:
	setp.gt.u32 %p1, %r2, %r1;
	@%p1 bra $E;
	add.s32 %r3, %r3, %r2;
	add.s32 %r2, %r2, 1;
	bra $L;
$E:
	bar.sync 0;
	st.global.b32 [%rd2], %r3;`, 64, func(i int) uint32 { return uint32(i * (i + 1) / 2) }},
	"lanes that wait while others of the warp return": {`
	setp.lt.u32 %p1, %r1, 16;
	st.global.b32 [%rd2], %r1;
	@!%p1 bra $X;
	barrier.sync 0;
	st.global.b32 [%rd2], 7;
	ret;
$X:
	nanosleep.u32 100;`, 64, func(i int) uint32 {
		if i < 16 {
			return 7
		}
		return uint32(i)
	}},
	"lanes that return early": {`
	st.global.b32 [%rd2], %r1;
	setp.lt.u32 %p1, %r1, 40;
	@%p1 ret;
	bar.sync 0;
	st.global.b32 [%rd2], 99;`, 64, func(i int) uint32 {
		if i < 40 {
			return uint32(i)
		}
		return 99
	}},
	"a lane waits for another of its warp": {`
	st.shared.b32 [shared], 0;
	bar.warp.sync -1;
	setp.eq.u32 %p1, %r1, 9;
	@%p1 bra $S;
$W:
	ld.volatile.shared.b32 %r2, [shared];
	setp.eq.b32 %p2, %r2, 0;
	@%p2 bra $W;
	bra $E;
$S:
	st.volatile.shared.b32 [shared], 6;
	mov.b32 %r2, 5;
$E:
	st.global.b32 [%rd2], %r2;`, 32, func(i int) uint32 {
		if i == 9 {
			return 5
		}
		return 6
	}},
	"a function": {`
	{
	.param .b32 call0_param0;
	.param .b32 call0_result;
	st.param.b32 [call0_param0], %r1;
	call (call0_result), twice, (call0_param0);
	ld.param.b32 %r2, [call0_result];
	}
	st.global.b32 [%rd2], %r2;`, 32, func(i int) uint32 { return uint32(2 * i) }},
	"local memory": {`
	.local .align 8 .b8 depot[64];
	.reg .b64 %SPL;
	mov.b64 %SPL, depot;
	and.b32 %r2, %r1, 15;
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %SPL, %rd3;
	st.local.b32 [%rd4], %r1;
	cvta.local.u64 %rd5, %rd4;
	ld.b32 %r3, [%rd5];
	cvta.to.local.u64 %rd6, %rd5;
	ld.local.b32 %r4, [%rd6];
	add.s32 %r3, %r3, %r4;
	st.global.b32 [%rd2], %r3;`, 32, func(i int) uint32 { return uint32(2 * i) }},
	"shared memory turned round": {`
	shl.b32 %r2, %r1, 2;
	mov.b32 %r3, shared;
	add.s32 %r4, %r3, %r2;
	st.shared.b32 [%r4], %r1;
	bar.sync 0;
	sub.s32 %r5, 252, %r2;
	add.s32 %r5, %r3, %r5;
	ld.shared.b32 %r6, [%r5];
	st.global.b32 [%rd2], %r6;`, 64, func(i int) uint32 { return uint32(63 - i) }},
	"a part of the CTA at a barrier": {`
	setp.ge.u32 %p1, %r1, 64;
	mov.b32 %r2, 1;
	@%p1 bra $E;
	bar.sync 1, 64;
	mov.b32 %r2, 2;
$E:
	st.global.b32 [%rd2], %r2;`, 96, func(i int) uint32 { return uint32(2 - i/64) }},
	"bar.red": {`
	setp.ne.u32 %p1, %r1, 50;
	bar.red.and.pred %p2, 0, %p1;
	bar.red.or.pred %p3, 0, %p1;
	selp.b32 %r2, 1, 0, %p2;
	selp.b32 %r3, 2, 0, %p3;
	add.s32 %r4, %r2, %r3;
	st.global.b32 [%rd2], %r4;`, 64, func(int) uint32 { return 2 }},
	"atomics in the order of lanes": {`
	st.shared.b32 [shared], 0;
	bar.sync 0;
	atom.shared.add.u32 %r2, [shared], 2;
	st.global.b32 [%rd2], %r2;`, 32, func(i int) uint32 { return uint32(2 * i) }},
	"votes": {`
	setp.lt.u32 %p1, %r1, 4;
	vote.sync.ballot.b32 %r2, %p1, -1;
	redux.sync.max.u32 %r3, %r1, -1;
	add.s32 %r2, %r2, %r3;
	st.global.b32 [%rd2], %r2;`, 32, func(int) uint32 { return 15 + 31 }},
	"bit fields": {`
	bfe.u32 %r2, 0xabcdef12, 8, 8;
	bfe.s32 %r3, 0xabcdef12, 8, 8;
	prmt.b32 %r4, 0x03020100, 0x07060504, 0x7531;
	add.s32 %r5, %r2, %r3;
	xor.b32 %r5, %r5, %r4;
	st.global.b32 [%rd2], %r5;`, 32, func(int) uint32 { return 0xde ^ 0x07050301 }},
	"conversions clamp": {`
	mov.b32 %r2, 0f4F800000;
	cvt.rzi.s32.f32 %r3, %r2;
	cvt.rzi.u32.f32 %r4, 0fBF800000;
	cvt.rn.f16.f32 %rs1, 0f477FF000;
	cvt.u32.u16 %r5, %rs1;
	add.s32 %r3, %r3, %r4;
	xor.b32 %r3, %r3, %r5;
	st.global.b32 [%rd2], %r3;`, 32, func(int) uint32 { return 0x7fffffff ^ 0x7c00 }},
	"copies that are waited for": {`
	mul.wide.u32 %rd3, %r1, 16;
	shl.b32 %r2, %r1, 4;
	mov.b32 %r3, shared;
	add.s32 %r2, %r2, %r3;
	st.global.b32 [%rd2], 77;
	bar.warp.sync -1;
	cp.async.cg.shared.global [%r2], [%rd1], 16, 4;
	cp.async.commit_group;
	cp.async.wait_group 0;
	ld.shared.v2.b32 {%r4, %r5}, [%r2];
	add.s32 %r4, %r4, %r5;
	bar.warp.sync -1;
	st.global.b32 [%rd2], %r4;`, 32, func(int) uint32 { return 77 }},
	"an mbarrier of four warps": {`
	setp.ne.u32 %p1, %r1, 0;
	mov.b32 %r2, shared;
	@%p1 bra $I;
	mbarrier.init.shared::cta.b64 [%r2], 128;
$I:
	bar.sync 0;
	mbarrier.arrive.shared::cta.b64 _, [%r2];
$W:
	mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r2], 0;
	@!%p2 bra $W;
	mbarrier.test_wait.parity.shared::cta.b64 %p3, [%r2], 1;
	selp.b32 %r3, 1, 0, %p3;
	st.global.b32 [%rd2], %r3;`, 128, func(int) uint32 { return 0 }},
}

// TestExecute runs kernels that each store a word for each thread.
func TestExecute(t *testing.T) {
	for name, c := range executed {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(4) {
				got, err := runText(t, kernelText(c.body), c.threads, c.threads, Options{Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				if want := every(c.threads, c.want); !slices.Equal(got, want) {
					t.Errorf("seed %d: got %d, expected %d", seed, got, want)
				}
			}
		})
	}
}

// TestFaults demands that a mistake is found and named.
func TestFaults(t *testing.T) {
	for want, body := range map[string]string{
		"st.global.b32: 4 bytes at 0x2000000100 are outside of every allocation: at byte 256 of the buffer of x, which has 256": "\tst.global.b32 [%rd1+256], 1;",
		"st.global.b32: address 0x2000000002 is not a multiple of 4":                                                            "\tst.global.b32 [%rd1+2], 1;",
		"ld.shared.b32: byte 0x40 of shared memory is read, and nothing has written it":                                         "\tld.shared.b32 %r2, [shared+64];",
		"ld.shared.b32: 4 bytes at shared address 0x2000 are outside of the CTA's 8192 bytes":                                   "\tld.shared.b32 %r2, [shared+8192];",
		"register %r2 is read, and nothing has written it":                                                                      "\tadd.s32 %r3, %r2, 1;",
		"bar.sync: it is .aligned: all 32 threads of the warp must execute it together, and 3 do":                               "\tsetp.lt.u32 %p1, %r1, 3;\n\t@!%p1 bra $E;\n\tbar.sync 0;\n$E:",
		"bar.sync: it is .aligned, and the threads of the warp may have been apart since they left the loop around line 26":     "$L:\n\tatom.global.add.u32 %r2, [%rd1], 1;\n\tsetp.lt.u32 %p1, %r2, 40;\n\t@%p1 bra $L;\n\tbar.sync 0;",
		"shfl.sync.idx.b32: its mask 0xffffffff names lanes 0xfffffff8, which are elsewhere":                                    "\tsetp.lt.u32 %p1, %r1, 3;\n\t@%p1 shfl.sync.idx.b32 %r2, %r1, 0, 31, -1;",
		"warp 1 waits for barrier 1, at which 32 threads are":                                                                   "\tsetp.lt.u32 %p1, %r1, 32;\n\t@%p1 bra $E;\n\tbar.sync 1, 64;\n$E:",
		"there is no mbarrier at shared address 0x8: nothing has initialized one":                                               "\tmov.b32 %r2, shared;\n\tmbarrier.arrive.shared::cta.b64 _, [%r2+8];",
		"waits for phase 0 of an mbarrier, which expects 1 more arrivals of 1 and 0 bytes":                                      "\tmov.b32 %r2, shared;\n\tsetp.eq.u32 %p2, %r1, 0;\n\t@%p2 mbarrier.init.shared::cta.b64 [%r2], 1;\n\tbar.sync 0;\n\tmbarrier.try_wait.parity.shared::cta.b64 %p1, [%r2], 0;",
		"1 arrivals at an mbarrier that expects 0 more in phase 0":                                                              "\tmov.b32 %r2, shared;\n\tsetp.eq.u32 %p2, %r1, 0;\n\t@%p2 mbarrier.init.shared::cta.b64 [%r2], 1;\n\t@%p2 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 64;\n\t@%p2 mbarrier.arrive.shared::cta.b64 _, [%r2];",
		"race at byte 0x0 of shared memory: it is written by a copy":                                                            "\tmov.b32 %r2, shared;\n\tcp.async.cg.shared.global [%r2], [%rd1], 16, 16;\n\tcp.async.commit_group;\n\tcp.async.wait_group 1;\n\tld.shared.b32 %r3, [%r2];",
		"ld.local.b32: byte 0x4 of local memory is read, and nothing has written it":                                            "\t.local .b32 v[4];\n\tst.local.b32 [v], 1;\n\tld.local.b32 %r2, [v+4];",
		"ld.local.b32: 4 bytes at local address 0x10 are outside of the thread's 16":                                            "\t.local .b32 v[4];\n\tld.local.b32 %r2, [v+16];",
		"the lane is not in the mask 0x1":                                                                                       "\tvote.sync.any.pred %p1, 1, 1;",
	} {
		t.Run(want, func(t *testing.T) {
			if strings.Contains(body, "%p1, 1, 1") {
				body = "\tsetp.eq.u32 %p2, %r1, 0;\n\tvote.sync.any.pred %p1, %p2, 1;"
			}
			_, err := runText(t, kernelText(body), 64, 64, Options{})
			var fault *Fault
			if !errors.As(err, &fault) || !strings.Contains(err.Error(), want) || fault.PTXLine < 20 {
				t.Errorf("got %v, expected %s", err, want)
			}
		})
	}
}

// TestRefused demands that what is not implemented is an error when it is loaded,
// at its line.
func TestRefused(t *testing.T) {
	for body, want := range map[string]string{
		"\ttex.1d.v4.f32.f32 {%r1, %r2, %r3, %r4}, [%rd1, {%r5}];":                                      "tex.1d.v4.f32.f32 is not implemented by the simulator",
		"\tadd.foo.s32 %r1, %r1, %r1;":                                                                  "modifier .foo is not implemented by the simulator",
		"\tmov.u32 %r1, %clock;":                                                                        "%clock is not implemented by the simulator",
		"\tst.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r3], %r4, [%r5];":                "st.async",
		"\tcp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [%r3], 64;":               "cp.reduce.async.bulk",
		"\tcp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group [%rd1, {%r4}], [%r3];": "cp.reduce.async.bulk.tensor",
		"\tcp.async.mbarrier.arrive.noinc.shared::cta.b64 [%r3];":                                       "cp.async.mbarrier.arrive",
		"\tmultimem.ld_reduce.relaxed.sys.global.add.u32 %r3, [%rd1];":                                  "multimem.ld_reduce",
		"\twmma.load.a.sync.aligned.row.m16n16k16.global.s8 {%r3, %r4}, [%rd1], %r5;":                   "wmma.load.a.sync.aligned.row.m16n16k16.global.s8 is not implemented by the simulator",
		"\ttcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r3], 32;":                          "tcgen05.alloc",
	} {
		_, err := runText(t, kernelText(body), 32, 32, Options{})
		var refused *LoadError
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), want) || refused.Line != 23 {
			t.Errorf("%s: got %v, expected %s", body, err, want)
		}
	}
}

// TestLocations demands the line of the Tile IR with a fault.
func TestLocations(t *testing.T) {
	text := kernelText("\t.loc 1 30 16\n\tst.global.b32 [%rd1+256], 1;")
	text = []byte(strings.Replace(string(text), ".address_size 64\n", ".address_size 64\n.file 1 \"a.mlir\"\n", 1))
	_, err := runText(t, text, 32, 64, Options{})
	want := "a.mlir:30:16: error: st.global.b32: 4 bytes at 0x2000000100 are outside of every allocation: at byte 256 of the buffer of x, which has 256\n" +
		"  in CTA (0, 0, 0), warp 0, lane 0; PTX line 25:\n     25 | st.global.b32 [%rd1+256], 1;"
	if err == nil || err.Error() != want {
		t.Errorf("got %v, expected %s", err, want)
	}
}

// TestTimeout demands that a kernel without end ends with its context, and says
// where it was.
// A dependent kernel waits for the launches before it before any of its threads reaches for global memory.
func TestDependent(t *testing.T) {
	const store, some = "st.global.b32 [%rd2], %r1;\n", "setp.lt.u32 %p1, %r1, 3;\n@%p1 griddepcontrol.wait;\n"
	for _, c := range []struct{ name, body, want string }{
		{"waits", "griddepcontrol.wait;\n" + store, ""},
		{"stores before", store + "griddepcontrol.wait;\n", "expected griddepcontrol.wait before it"},
		{"never", store, "expected griddepcontrol.wait before it"},
		{"lets others begin only", "griddepcontrol.launch_dependents;\n" + store, "expected griddepcontrol.wait before it"},
		{"some threads alone", some + store, "lane 3"},
		{"copies before", "mov.b32 %r2, shared;\ncp.async.ca.shared.global [%r2], [%rd1], 4;\ngriddepcontrol.wait;\ncp.async.wait_all;\n", "expected griddepcontrol.wait before it"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, dependent := range []bool{true, false} {
				d, err := New(Options{})
				if err != nil {
					t.Fatal(err)
				}
				b, err := d.Alloc(t.Context(), 4*32)
				if err != nil {
					t.Fatal(err)
				}
				k := launcher.Kernel{Entry: "k", Symbol: "k", Threads: 32, SharedBytes: 8192, Dependent: dependent, Params: []launcher.Param{{Name: "x", Elem: num.I32, Pointer: true}}}
				loaded, err := d.Load(t.Context(), &launcher.Program{Code: &launcher.Code{Target: "sm_90a", PTX: kernelText(c.body), Kernels: []launcher.Kernel{k}}})
				if err != nil {
					t.Fatal(err)
				}
				_, err = loaded.Launch(t.Context(), &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(1), Args: []launcher.Arg{launcher.Pointer(b, 0)}})
				want := c.want
				if !dependent {
					want = ""
				}
				if got := errorText(err); (got == "") != (want == "") || !strings.Contains(got, want) {
					t.Errorf("dependent %t: %q, expected %q", dependent, got, want)
				}
			}
		})
	}
}

func TestTimeout(t *testing.T) {
	d, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	k := launcher.Kernel{Entry: "k", Symbol: "k", Threads: 32, SharedBytes: 16, Params: []launcher.Param{{Elem: num.I32, Pointer: true}}}
	loaded, err := d.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: "sm_90a", PTX: kernelText("$L:\n\tbra $L;"), Kernels: []launcher.Kernel{k}}})
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	_, err = loaded.Launch(ctx, &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(3), Args: []launcher.Arg{launcher.Null()}})
	var stopped *launcher.StoppedError
	if !errors.As(err, &stopped) || !errors.Is(err, context.Canceled) || stopped.Total != 3 {
		t.Errorf("got %v", err)
	}
}

// TestNames demands that a module whose names mean two things is refused, as ptxas does.
func TestNames(t *testing.T) {
	d, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	const begin = ".version 8.0\n.target sm_90a\n.address_size 64\n"
	for text, want := range map[string]string{
		".entry k() { ret; }\n.entry k() { ret; }\n":                        "PTX:5:1: error: k is declared twice",
		".global .b32 k;\n.entry k() { ret; }\n":                            "PTX:5:1: error: k is declared twice",
		".shared .b32 s;\n.shared .b32 s;\n.entry k() { ret; }\n":           "PTX:5:1: error: s is declared twice",
		".func f();\n.entry k() { call f; ret; }\n.func f() { ret; }\n":     "",
		".func f() { ret; }\n.entry k() { call f; ret; }\n.func f() {ret;}": "PTX:6:1: error: f is declared twice",
	} {
		_, err := d.Load(t.Context(), &launcher.Program{Code: &launcher.Code{Target: "sm_90a", PTX: []byte(begin + text)}})
		if got := errorText(err); got != want {
			t.Errorf("%s: got %q, expected %q", text, got, want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
