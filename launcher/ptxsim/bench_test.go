package ptxsim

import (
	"context"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
)

// loopPTX adds and multiplies in a loop: what the decoded instructions of a warp
// cost.
const loopPTX = `.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0)
{
	.reg .pred %p<2>;
	.reg .b32 %r<8>;
	.reg .b64 %rd<3>;
	ld.param.b64 %rd1, [k_param_0];
	mov.u32 %r1, %tid.x;
	mov.b32 %r2, 0;
	mov.b32 %r3, 0f3F800000;
$L:
	fma.rn.f32 %r3, %r3, 0f3F000000, 0f3F000000;
	add.s32 %r4, %r1, %r2;
	and.b32 %r5, %r4, 255;
	xor.b32 %r1, %r5, %r1;
	add.s32 %r2, %r2, 1;
	setp.lt.s32 %p1, %r2, 1000;
	@%p1 bra $L;
	mul.wide.u32 %rd2, %r1, 4;
	ret;
}
`

// memoryPTX reads global memory, turns words round in shared memory, and writes them
// back, in a loop of 13 instructions.
const memoryPTX = `.version 7.0
.target sm_80
.address_size 64
.extern .shared .align 1024 .b8 shared[];
.visible .entry k(.param .u64 k_param_0)
{
	.reg .pred %p<2>;
	.reg .b32 %r<12>;
	.reg .b64 %rd<4>;
	ld.param.b64 %rd1, [k_param_0];
	mov.u32 %r1, %tid.x;
	mov.u32 %r9, %ctaid.x;
	mad.lo.s32 %r10, %r9, 128, %r1;
	mul.wide.u32 %rd2, %r10, 4;
	add.s64 %rd3, %rd1, %rd2;
	shl.b32 %r2, %r1, 2;
	mov.b32 %r3, shared;
	add.s32 %r4, %r3, %r2;
	xor.b32 %r5, %r2, 508;
	add.s32 %r5, %r3, %r5;
	mov.b32 %r6, 0;
$L:
	ld.global.b32 %r7, [%rd3];
	st.shared.b32 [%r4], %r7;
	bar.sync 0;
	ld.shared.b32 %r8, [%r5];
	add.s32 %r8, %r8, 1;
	and.b32 %r8, %r8, 65535;
	xor.b32 %r8, %r8, %r6;
	add.s32 %r8, %r8, %r7;
	st.global.b32 [%rd3], %r8;
	bar.sync 0;
	add.s32 %r6, %r6, 1;
	setp.lt.s32 %p1, %r6, 1000;
	@%p1 bra $L;
	ret;
}
`

func BenchmarkLoop(b *testing.B) { benchmark(b, loopPTX, 7, Options{}) }

// BenchmarkMemory is four memory instructions of thirteen, with and without a look for
// races.
func BenchmarkMemory(b *testing.B) {
	b.Run("races", func(b *testing.B) { benchmark(b, memoryPTX, 13, Options{}) })
	b.Run("off", func(b *testing.B) { benchmark(b, memoryPTX, 13, Options{Races: RacesOff}) })
}

// benchmark runs a loop of so many instructions 1000 times in each thread.
func benchmark(b *testing.B, text string, instructions float64, o Options) {
	d, err := New(o)
	if err != nil {
		b.Fatal(err)
	}
	ctx := context.Background()
	const ctas, threads = 16, 128
	x, err := d.Alloc(ctx, 4*ctas*threads)
	if err != nil {
		b.Fatal(err)
	}
	k := launcher.Kernel{Entry: "k", Symbol: "k", Threads: threads, SharedBytes: 512, Params: []launcher.Param{{Name: "x", Elem: num.I32, Pointer: true}}}
	loaded, err := d.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: "sm_80", PTX: []byte(text), Kernels: []launcher.Kernel{k}}})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(ctas), Args: []launcher.Arg{launcher.Pointer(x, 0)}}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)*instructions*1000*threads*ctas/b.Elapsed().Seconds()/1e6, "M-threadinstr/s")
}
