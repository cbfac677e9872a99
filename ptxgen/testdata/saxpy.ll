; A kernel of everyday shape: guarded elementwise work, constants folded.
; VERSION[sm_80]: 7.0
; VERSION[sm_90a]: 8.0
; CHECK-NOT: 0f3F800000
; CHECK: .visible .entry saxpy(
; CHECK: .param .u64 .ptr .global .align 16 saxpy_param_0
; CHECK: .reqntid 128, 1, 1
; CHECK: shl.b32 {{%r[0-9]+, %r[0-9]+}}, 7;
; CHECK: setp.lt.s32
; CHECK: @!%p1 bra $L_
; CHECK: mad.wide.s32
; CHECK: ld.global.nc.b32
; CHECK: mul.rn.f32
; CHECK: add.rn.f32
; CHECK: st.global.b32 [{{.*}}+16],
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

define void @saxpy(float addrspace(1)* align 16 %x, float addrspace(1)* align 16 %y, float %a, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %bid, 128
  %i = add i32 %m, %tid
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %w = sext i32 %i to i64
  %px = getelementptr float, float addrspace(1)* %x, i64 %w
  %py = getelementptr float, float addrspace(1)* %y, i64 %w
  %vx = load float, float addrspace(1)* %px, align 4, !invariant.load !2
  %py4 = getelementptr float, float addrspace(1)* %py, i64 4
  %vy = load float, float addrspace(1)* %py4, align 4
  %p = fmul float %vx, %a
  %s = fadd float %p, %vy
  %dead = fadd float %s, 1.0
  store float %s, float addrspace(1)* %py4, align 4
  br label %done
done:
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{void (float addrspace(1)*, float addrspace(1)*, float, i32)* @saxpy, !"kernel", i32 1}
!1 = !{void (float addrspace(1)*, float addrspace(1)*, float, i32)* @saxpy, !"reqntidx", i32 128}
!2 = !{}
