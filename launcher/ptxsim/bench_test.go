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

func BenchmarkLoop(b *testing.B) {
	d, err := New(Options{})
	if err != nil {
		b.Fatal(err)
	}
	ctx := context.Background()
	k := launcher.Kernel{Entry: "k", Symbol: "k", Threads: 128, Params: []launcher.Param{{Name: "x", Elem: num.I32, Pointer: true}}}
	loaded, err := d.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: "sm_80", PTX: []byte(loopPTX), Kernels: []launcher.Kernel{k}}})
	if err != nil {
		b.Fatal(err)
	}
	const ctas = 16
	for b.Loop() {
		if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(ctas), Args: []launcher.Arg{launcher.Null()}}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)*7000*128*ctas/b.Elapsed().Seconds()/1e6, "M-threadinstr/s")
}
