; Inline assembly: operands of every class, immediates, escapes, versions.
; CHECK: .entry operands(
; CHECK: shfl.sync.bfly.b32
; CHECK: { .reg .pred %q$0; setp.ne.b32 %q$0, %r{{[0-9]+}}, 0; }
; CHECK: mov.b32 %r{{[0-9]+}}, -3;
; VERSION[sm_80]: 7.4
; VERSION[sm_120]: 8.7
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare <2 x half> @llvm.nvvm.ff2f16x2.rn(float, float)

define ptx_kernel void @operands(i8 addrspace(1)* %p, i32 %x, i64 %y, half %h, double %d, i8 %b, i1 %c) {
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %x, i32 1, i32 31)
  call void asm sideeffect "{ .reg .pred %q$$0; setp.ne.b32 %q$$0, $0, 0; }", "r"(i32 %s)
  %i = call i32 asm sideeffect "mov.b32 $0, ${1};", "=r,n"(i32 -3)
  %f = bitcast i32 %i to float
  %g = call float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %f, i32 16, i32 31)
  %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 1)
  %pk = call <2 x half> @llvm.nvvm.ff2f16x2.rn(float %g, float 1.0)
  %all = call { i16, i32, i64, float, double, half, <2 x half>, i8, <4 x half> } asm sideeffect "mov.b16 $0, $9;\0Amov.b32 $1, $10;\0Amov.b64 $2, $11;\0Amov.b32 $3, $12;\0Amov.b64 $4, $13;\0Amov.b16 $5, $14;\0Amov.b32 $6, $15;\0Amov.b16 $7, $16;\0Amov.b64 $8, $17;", "=h,=r,=l,=f,=d,=h,=r,=h,=l,h,r,l,f,d,h,r,h,l"(i16 7, i32 %v, i64 %y, float %g, double %d, half %h, <2 x half> %pk, i8 %b, i8 addrspace(1)* %p)
  %r0 = extractvalue { i16, i32, i64, float, double, half, <2 x half>, i8, <4 x half> } %all, 0
  %r6 = extractvalue { i16, i32, i64, float, double, half, <2 x half>, i8, <4 x half> } %all, 6
  %r7 = extractvalue { i16, i32, i64, float, double, half, <2 x half>, i8, <4 x half> } %all, 7
  %r8 = extractvalue { i16, i32, i64, float, double, half, <2 x half>, i8, <4 x half> } %all, 8
  %pol = call i64 asm "createpolicy.fractional.L2::evict_last.b64 $0, 1.0;", "=l"()
  %z = zext i16 %r0 to i64
  %z7 = zext i8 %r7 to i64
  %t = add i64 %z, %pol
  %t2 = add i64 %t, %z7
  %q = bitcast i8 addrspace(1)* %p to i64 addrspace(1)*
  store i64 %t2, i64 addrspace(1)* %q
  %q2 = bitcast i8 addrspace(1)* %p to <2 x half> addrspace(1)*
  store volatile <2 x half> %r6, <2 x half> addrspace(1)* %q2
  %q3 = bitcast i8 addrspace(1)* %p to <4 x half> addrspace(1)*
  store volatile <4 x half> %r8, <4 x half> addrspace(1)* %q3
  ret void
}
