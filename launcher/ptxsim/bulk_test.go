package ptxsim

import (
	"context"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
)

// bulkText is a kernel whose parameters are a buffer of words, %rd1, and the tensor map
// of it, %rd3: 16 rows of 32 words, in boxes of 8 by 8 with a swizzle of 32 bytes. %r1 is
// the thread, %r2 the CTA, %r3 shared memory, and %p1 the first thread, %p2 that of the
// first CTA. Statements stand between semicolons.
func bulkText(body string) []byte {
	head, _, _ := strings.Cut(string(kernelText("")), "\tld.param.b64 %rd1")
	head = strings.Replace(head, "k_param_0)", "k_param_0, .param .align 64 .b8 k_param_1[128])", 1)
	return []byte(head + strings.ReplaceAll(`
	ld.param.b64 %rd1, [k_param_0];
	mov.b64 %rd3, k_param_1;
	cvta.param.u64 %rd3, %rd3;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %ctaid.x;
	mov.b32 %r3, shared;
	shl.b32 %r4, %r1, 2;
	add.s32 %r4, %r4, %r3;
	setp.eq.u32 %p1, %r1, 0;
	or.b32 %r5, %r1, %r2;
	setp.eq.u32 %p2, %r5, 0;
`+body, "; ", ";\n\t") + "\n\tret;\n}\n")
}

// runBulk runs a kernel of clusters of two CTAs of 64 threads and returns the words of
// its buffer, which begins with their numbers.
func runBulk(t *testing.T, text []byte, clusters int, seed uint64) ([]uint32, error) {
	t.Helper()
	const words = 512
	d, err := New(Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	b, err := d.Alloc(ctx, 4*words)
	if err != nil {
		t.Fatal(err)
	}
	raw := make([]byte, 4*words)
	for i := range words {
		binary.LittleEndian.PutUint32(raw[4*i:], uint32(i))
	}
	if err := b.Write(ctx, raw); err != nil {
		t.Fatal(err)
	}
	constant := func(n int64) launcher.Expr { return launcher.Expr{Op: launcher.ExprConst, Value: n, Bits: 64} }
	tensor := &launcher.TensorMap{
		Elem: num.F32, Base: launcher.Expr{Op: launcher.ExprArg, Bits: 64},
		Extents: []launcher.Expr{constant(30), constant(16)}, Strides: []launcher.Expr{constant(128)}, Box: []int{8, 8}, Swizzle: 32,
	}
	k := launcher.Kernel{
		Entry: "k", Symbol: "k", Threads: 64, SharedBytes: 8192, Cluster: [3]int{2, 1, 1},
		Params: []launcher.Param{{Name: "x", Elem: num.I32, Pointer: true}}, Hidden: []launcher.Hidden{{Kind: launcher.HiddenTensorMap, Map: tensor}},
	}
	loaded, err := d.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: "sm_90a", PTX: text, Kernels: []launcher.Kernel{k}}})
	if err != nil {
		return nil, err
	}
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(clusters), Args: []launcher.Arg{launcher.Pointer(b, 0)}}); err != nil {
		return nil, err
	}
	if err := b.Read(ctx, raw); err != nil {
		t.Fatal(err)
	}
	out := make([]uint32, words)
	for i := range out {
		out[i] = binary.LittleEndian.Uint32(raw[4*i:])
	}
	return out, nil
}

// fill gives the first 64 words of shared memory a thousand more than their number, for
// the copy engine to see.
const fill = "add.s32 %r6, %r1, 1000; st.shared.b32 [%r4], %r6; fence.proxy.async.shared::cta; bar.sync 0; "

// mbarrierOf makes an mbarrier for one arrival in each CTA, behind 4096 bytes.
const mbarrierOf = "@%p1 mbarrier.init.shared::cta.b64 [%r3+4096], 1; fence.mbarrier_init.release.cluster; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; "

// awaited waits for phase 0 of it.
const awaited = "$W: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p3, [%r3+4096], 0; @!%p3 bra $W; "

// out stores the word of each thread of the second CTA to the buffer.
const out = "ld.shared.b32 %r8, [%r4]; setp.eq.u32 %p4, %r2, 1; mul.wide.u32 %rd5, %r1, 4; add.s64 %rd5, %rd1, %rd5; @%p4 st.global.b32 [%rd5+1024], %r8;"

const wait = "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"

// TestBulk copies from shared memory to global memory, to that of other CTAs, and to
// several CTAs at once; what is left out shows.
func TestBulk(t *testing.T) {
	for name, c := range bulkCases() {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(3) {
				got, err := runBulk(t, bulkText(c.body), 1, seed)
				if c.says != "" {
					var fault *Fault
					if !errors.As(err, &fault) || !strings.Contains(err.Error(), c.says) {
						t.Fatalf("seed %d: got %v, expected %q", seed, err, c.says)
					}
					continue
				}
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				for i, v := range got {
					if want := c.want(i); v != want {
						t.Fatalf("seed %d: word %d is %d, expected %d", seed, i, v, want)
					}
				}
			}
		})
	}
}

// bulkCases are kernels, with the words that each leaves or what is said of it.
func bulkCases() map[string]bulkCase {
	const box = "@%p2 cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd3, {24, 4}], [%r3]; "
	const linear = "@%p2 cp.async.bulk.global.shared::cta.bulk_group [%rd1+64], [%r3], 256; "
	// word r of the box is at row r/8, and its unit of 16 bytes exchanged in rows 4 to 7
	stored := func(i int) uint32 {
		x, y := i%32-24, i/32-4
		if x < 0 || x >= 6 || y < 0 || y >= 8 {
			return uint32(i)
		}
		return uint32(1000 + (y*8 + x) ^ (y>>2&1)<<2)
	}
	bytes := func(i int) uint32 {
		if i >= 16 && i < 80 {
			return uint32(1000 + i - 16)
		}
		return uint32(i)
	}
	second := func(first uint32) func(i int) uint32 {
		return func(i int) uint32 {
			if i >= 256 && i < 320 {
				return first + uint32(i-256)
			}
			return uint32(i)
		}
	}
	return map[string]bulkCase{
		"a box":                     {body: fill + box + wait, want: stored},
		"a box with a hint":         {body: fill + "mov.b64 %rd4, 1; @%p2 cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint [%rd3, {24, 4}], [%r3], %rd4; " + wait, want: stored},
		"a box that is only read":   {body: fill + box + "cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0;", want: stored},
		"bytes":                     {body: fill + linear + wait, want: bytes},
		"a box off a unit":          {body: fill + strings.Replace(box, "24, 4", "25, 4", 1) + wait, says: "a box that begins at element 25 of its row, of 4 bytes each: not at a multiple of 16 bytes"},
		"a group that is not read":  {body: fill + box + "cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 1;", says: "the CTA ends while the copy still reads its shared memory"},
		"copies that are in none":   {body: fill + box + "cp.async.bulk.wait_group.read 0;", says: "the CTA ends while the copy still reads its shared memory"},
		"no fence of the proxy":     {body: strings.Replace(fill, "fence.proxy.async.shared::cta; ", "", 1) + box + wait, says: "no fence.proxy.async comes between"},
		"no barrier":                {body: strings.Replace(fill, "bar.sync 0; ", "", 1) + strings.Replace(linear, "256", "128", 1) + wait, says: "no bar.warp.sync or barrier comes between"},
		"written again":             {body: fill + linear + "cp.async.bulk.commit_group; bar.sync 0; st.shared.b32 [%r4], 1; cp.async.bulk.wait_group 0;", says: "by a bulk copy, and no cp.async.bulk.wait_group.read"},
		"written again after that":  {body: fill + linear + "cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; bar.sync 0; st.shared.b32 [%r4], 1;", want: bytes},
		"one lane waits":            {body: fill + linear + "cp.async.bulk.commit_group; @!%p1 cp.async.bulk.wait_group.read 0; bar.sync 0; st.shared.b32 [%r4], 1;", says: "by a bulk copy, and no cp.async.bulk.wait_group.read"},
		"read back":                 {body: fill + linear + wait + " @%p2 ld.global.b32 %r7, [%rd1+64];", want: bytes},
		"read back before":          {body: fill + linear + "cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; @%p2 ld.global.b32 %r7, [%rd1+64];", says: "by a bulk copy, and no cp.async.bulk.wait_group, or"},
		"twice the same place":      {body: fill + linear + "@%p2 cp.async.bulk.global.shared::cta.bulk_group [%rd1+64], [%r3], 64; " + wait, says: "race at byte 64 of the buffer of x"},
		"unwritten":                 {body: fill + "@%p2 cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r3], 512; " + wait, says: "byte 0x100 of shared memory is read, and nothing has written it"},
		"outside":                   {body: fill + "@%p2 cp.async.bulk.global.shared::cta.bulk_group [%rd1+2000], [%r3], 256; " + wait, says: "outside of every allocation"},
		"not aligned":               {body: fill + "@%p2 cp.async.bulk.global.shared::cta.bulk_group [%rd1+8], [%r3], 256; " + wait, says: "is not a multiple of 16"},
		"too few bytes":             {body: fill + "@%p2 cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r3], 24; " + wait, says: "24 bytes are not a multiple of 16"},
		"both CTAs store":           {body: fill + strings.ReplaceAll(linear, "%p2", "%p1") + wait, says: "race at byte 64 of the buffer of x"},
		"a box that another writes": {body: fill + box + wait + " setp.eq.u32 %p5, %r2, 1; @%p5 st.global.b32 [%rd1+608], 1;", says: "race at byte 608 of the buffer of x"},

		"a box to both": {body: mbarrierOf + "@%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3+4096], 256; mov.b16 %rs1, 3; " +
			"@%p2 cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [%r3], [%rd3, {0, 0}], [%r3+4096], %rs1; " + awaited + out,
			want: func(i int) uint32 {
				if i >= 256 && i < 320 {
					y := i % 256 / 8
					return uint32(y*32 + (i^(y>>2&1)<<2)%8)
				}
				return uint32(i)
			}},
		"bytes to both": {body: mbarrierOf + "@%p1 mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r3+4096], 256; @%p1 mbarrier.arrive.shared::cta.b64 _, [%r3+4096]; mov.b16 %rs1, 3; " +
			"@%p2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r3], [%rd1+64], 256, [%r3+4096], %rs1; " + awaited + out, want: second(16)},
		"to one that does not count on it": {body: mbarrierOf + "@%p2 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3+4096], 256; mov.b16 %rs1, 3; " +
			"@%p2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r3], [%rd1+64], 256, [%r3+4096], %rs1; " + awaited + out, says: "deadlock"},
		"to a CTA that there is not": {body: mbarrierOf + "mov.b16 %rs1, 4; " +
			"@%p2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r3], [%rd1+64], 256, [%r3+4096], %rs1; ", says: "a copy to CTA 2 of a cluster of 2"},
		"from CTA to CTA": {body: fill + mbarrierOf + "@%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3+4096], 256; add.s32 %r9, %r3, 1024; mapa.shared::cluster.u32 %r9, %r9, 1; add.s32 %r10, %r3, 4096; mapa.shared::cluster.u32 %r10, %r10, 1; " +
			"@%p2 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r9], [%r3], 256, [%r10]; setp.eq.u32 %p5, %r2, 0; @%p5 bra $E; " + awaited + strings.Replace(out, "[%r4]", "[%r4+1024]", 1) + " $E: barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;", want: second(1000)},
		"that counts elsewhere": {body: fill + mbarrierOf + "add.s32 %r9, %r3, 1024; mapa.shared::cluster.u32 %r9, %r9, 1; " +
			"@%p2 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r9], [%r3], 256, [%r3+4096];", says: "that counts at an mbarrier of CTA 0"},
		"an arrival elsewhere": {body: fill + mbarrierOf + "mapa.shared::cluster.u32 %r9, %r3, 1; setp.eq.u32 %p5, %r2, 1; @%p5 bra $A; bar.sync 0; @%p1 mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r9+4096]; bra $E; $A: " +
			awaited + "$E: barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;", want: func(i int) uint32 { return uint32(i) }},
		"an arrival where a CTA has ended": {body: mbarrierOf + "setp.eq.u32 %p5, %r2, 0; @%p5 ret; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; mapa.shared::cluster.u32 %r9, %r3, 0; @%p1 mbarrier.arrive.shared::cluster.b64 _, [%r9+4096];",
			says: "the shared memory of CTA 0 of the cluster, which has ended"},
		"a box to a CTA that has ended": {body: mbarrierOf + "mov.b16 %rs1, 3; setp.eq.u32 %p5, %r2, 0; @%p5 ret; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; " +
			"@%p1 cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [%r3], [%rd3, {0, 0}], [%r3+4096], %rs1;",
			says: "the shared memory of CTA 0 of the cluster, which has ended"},
		"a word of another CTA": {body: "mov.b64 %rd6, shared; cvta.shared.u64 %rd6, %rd6; mapa.u64 %rd7, %rd6, 0; cvt.u64.u32 %rd8, %r4; cvt.u64.u32 %rd9, %r3; sub.s64 %rd8, %rd8, %rd9; add.s64 %rd7, %rd7, %rd8; " +
			fill + "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; setp.eq.u32 %p4, %r2, 1; ld.b32 %r8, [%rd7]; mul.wide.u32 %rd5, %r1, 4; add.s64 %rd5, %rd1, %rd5; @%p4 st.global.b32 [%rd5+1024], %r8; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;", want: second(1000)},
	}
}

// bulkCase is one of them.
type bulkCase struct {
	body string
	want func(i int) uint32
	says string
}
