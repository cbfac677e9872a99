; Inline assembly: matrix instructions, tied operands, immediates, packed halves.
; CHECK: .entry mma(
; CHECK: ldmatrix.sync.aligned.m8n8.x2.shared.b16 {{[{]%r[0-9]+, %r[0-9]+[}]}}, [{{%r[0-9]+}}];
; CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r{{[0-9]+}}
; VERSION[sm_80]: 7.0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@smem = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @mma(float addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [0 x i8], [0 x i8] addrspace(3)* @smem, i32 0, i32 %tid
  %addr = ptrtoint i8 addrspace(3)* %p to i32
  %b = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {$0,$1}, [$2];", "=r,=r,r,~{memory}"(i32 %addr)
  %b0 = extractvalue { i32, i32 } %b, 0
  %b1 = extractvalue { i32, i32 } %b, 1
  %ap = bitcast i8 addrspace(3)* %p to <8 x half> addrspace(3)*
  %a = load <8 x half>, <8 x half> addrspace(3)* %ap, align 16
  %a0 = shufflevector <8 x half> %a, <8 x half> undef, <2 x i32> <i32 0, i32 1>
  %a1 = shufflevector <8 x half> %a, <8 x half> undef, <2 x i32> <i32 2, i32 3>
  %a2 = shufflevector <8 x half> %a, <8 x half> undef, <2 x i32> <i32 4, i32 5>
  %a3 = shufflevector <8 x half> %a, <8 x half> undef, <2 x i32> <i32 6, i32 7>
  %d = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$11,$12,$13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, i32 %b0, i32 %b1, float 0.0, float 0.0, float 0.0, float 0.0)
  %d0 = extractvalue { float, float, float, float } %d, 0
  %d3 = extractvalue { float, float, float, float } %d, 3
  store float %d0, float addrspace(1)* %out
  %o1 = getelementptr float, float addrspace(1)* %out, i64 1
  store float %d3, float addrspace(1)* %o1
  %dead = call float asm "mov.b32 $0, 7;", "=f"()
  ret void
}
