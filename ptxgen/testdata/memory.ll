; Address spaces, globals, shared memory, alloca, parameters, calls.
; CHECK: .func (.param .b32 func_retval0) scale(
; CHECK: .visible .global .align 4 .b8 table[16] = {1, 0, 0, 0, 0, 0, 128, 63
; CHECK: .shared .align 16 .b8 tile[1024];
; CHECK: .extern .shared .align 128 .b8 dynamic[];
; CHECK: .visible .const .align 4 .b8 coeffs[8] = {0, 0, 128, 63, 0, 0, 0, 64};
; CHECK: .visible .global .align 8 .u64 pointers[2] = {generic(table)+4, generic(table)};
; CHECK: .visible .entry memory(
; CHECK: .param .align 64 .b8 memory_param_1[128]
; CHECK: .reqntid 64, 2, 1
; CHECK: .minnctapersm 2
; CHECK: .maxnreg 128
; CHECK: .local .align 16 .b8 __local_depot[32];
; CHECK: mov.b64 {{%rd[0-9]+}}, memory_param_1;
; CHECK: cvta.param.u64
; CHECK: st.shared.b32 [tile+64],
; CHECK: ld.shared.b32 {{%r[0-9]+}}, [{{%r[0-9]+}}+16];
; CHECK: ld.const.b32 {{%r[0-9]+}}, [coeffs+4];
; CHECK: ld.volatile.shared.v4.b32
; CHECK: call ({{call[0-9]+_retval}}), scale,
; CHECK: ret;
; VERSION[sm_80]: 7.7
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = addrspace(1) global { i32, float, [2 x i16], i8 } { i32 1, float 1.0, [2 x i16] [i16 -1, i16 2], i8 7 }, align 4
@tile = internal addrspace(3) global [256 x float] undef, align 16
@dynamic = external addrspace(3) global [0 x i8], align 16
@coeffs = addrspace(4) constant [2 x float] [float 1.0, float 2.0]
@pointers = addrspace(1) global [2 x i8*] [i8* addrspacecast (i8 addrspace(1)* getelementptr (i8, i8 addrspace(1)* bitcast ({ i32, float, [2 x i16], i8 } addrspace(1)* @table to i8 addrspace(1)*), i64 4) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast ({ i32, float, [2 x i16], i8 } addrspace(1)* @table to i8 addrspace(1)*) to i8*)]

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define i32 @scale(i32 %x, i1 %neg, i64 %wide, i8* %p) {
  %t = trunc i64 %wide to i32
  %m = mul i32 %x, %t
  %n = sub i32 0, %m
  %r = select i1 %neg, i32 %n, i32 %m
  %v = load i8, i8* %p
  %w = zext i8 %v to i32
  %s = add i32 %r, %w
  ret i32 %s
}

define i1 @odd(i32 %x) {
  %b = trunc i32 %x to i1
  ret i1 %b
}

define void @nothing() {
  ret void
}

define ptx_kernel void @memory(i8 addrspace(1)* %out, [128 x i8]* byval([128 x i8]) align 64 %blob, i8* %generic, i1 %flag) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %frame = alloca [4 x i32], align 16
  %frame2 = alloca i64, i32 2
  %slot = getelementptr [4 x i32], [4 x i32]* %frame, i32 0, i32 %tid
  store i32 %tid, i32* %slot
  %slot2 = getelementptr [4 x i32], [4 x i32]* %frame, i32 0, i32 2
  %fromframe = load i32, i32* %slot2
  store volatile i64 3, i64* %frame2
  %ts = getelementptr [256 x float], [256 x float] addrspace(3)* @tile, i32 0, i32 16
  store float 1.0, float addrspace(3)* %ts
  %ti = getelementptr [256 x float], [256 x float] addrspace(3)* @tile, i32 0, i32 %tid
  %ti4 = getelementptr float, float addrspace(3)* %ti, i32 4
  %f = load float, float addrspace(3)* %ti4
  call void @llvm.nvvm.barrier0()
  %cp = getelementptr [2 x float], [2 x float] addrspace(4)* @coeffs, i64 0, i64 1
  %c = load float, float addrspace(4)* %cp
  %fc = fmul float %f, %c
  %dyn = bitcast [0 x i8] addrspace(3)* @dynamic to <4 x float> addrspace(3)*
  %dv = load volatile <4 x float>, <4 x float> addrspace(3)* %dyn, align 16
  %d2 = extractelement <4 x float> %dv, i32 2
  %sum = fadd float %fc, %d2
  %i = fptosi float %sum to i32
  %tidw = zext i32 %tid to i64
  %r = call i32 @scale(i32 %i, i1 %flag, i64 %tidw, i8* %generic)
  %o = call i1 @odd(i32 %r)
  call void @nothing()
  %blobp = bitcast [128 x i8]* %blob to i64*
  %word = load i64, i64* %blobp
  %sgen = addrspacecast float addrspace(3)* %ti to float*
  %sv = load float, float* %sgen
  %si = ptrtoint float addrspace(3)* %ti4 to i32
  %sl = ptrtoint float addrspace(3)* %ti to i64
  %gi = ptrtoint float* %sgen to i64
  %back = inttoptr i32 %si to float addrspace(3)*
  store float %sv, float addrspace(3)* %back
  %op = bitcast i8 addrspace(1)* %out to i64 addrspace(1)*
  store i64 %word, i64 addrspace(1)* %op
  %op1 = getelementptr i64, i64 addrspace(1)* %op, i64 1
  store i64 %sl, i64 addrspace(1)* %op1
  %op2 = getelementptr i64, i64 addrspace(1)* %op, i64 -2
  store i64 %gi, i64 addrspace(1)* %op2
  %op3 = bitcast i64 addrspace(1)* %op2 to i1 addrspace(1)*
  store i1 %o, i1 addrspace(1)* %op3
  %op4 = bitcast i64 addrspace(1)* %op to float addrspace(3)* addrspace(1)*
  store float addrspace(3)* %ti, float addrspace(3)* addrspace(1)* %op4
  %lp = load float addrspace(3)*, float addrspace(3)* addrspace(1)* %op4
  store float 2.0, float addrspace(3)* %lp
  %tb = load i32, i32 addrspace(1)* getelementptr ({ i32, float, [2 x i16], i8 }, { i32, float, [2 x i16], i8 } addrspace(1)* @table, i32 0, i32 0)
  %s2 = add i32 %tb, %fromframe
  %glob = addrspacecast i8* %generic to i32 addrspace(1)*
  store i32 %s2, i32 addrspace(1)* %glob
  %big = getelementptr i8, i8 addrspace(1)* %out, i64 8589934592
  store i8 1, i8 addrspace(1)* %big
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{void (i8 addrspace(1)*, [128 x i8]*, i8*, i1)* @memory, !"reqntidx", i32 64, !"reqntidy", i32 2}
!1 = !{void (i8 addrspace(1)*, [128 x i8]*, i8*, i1)* @memory, !"minctasm", i32 2, !"maxnreg", i32 128}
