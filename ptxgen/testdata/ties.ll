; Tied operands of inline assembly: a register that dies is given away, so that
; nothing moves between the instructions of a chain; one that lives is copied.
; CHECK: .entry chain(
; CHECK: fma.rn.f32 [[A:%r[0-9]+]], 
; CHECK: fma.rn.f32 [[A]], 
; CHECK: st.global.b32 {{.*}}, [[A]];
; CHECK: .entry loop(
; CHECK: mov.b32 [[L:%r[0-9]+]], 0f00000000;
; CHECK: $L_
; CHECK: fma.rn.f32 [[L]], 
; CHECK: st.global.b32 {{.*}}, [[L]];
; CHECK: .entry live(
; CHECK: ld.global.b32 [[V:%r[0-9]+]], 
; CHECK: mov.b32 [[W:%r[0-9]+]], [[V]];
; CHECK: fma.rn.f32 [[W]], 
; CHECK: .entry invariant(
; CHECK: ld.global.b32 [[I:%r[0-9]+]], 
; CHECK: $L_
; CHECK: mov.b32 [[J:%r[0-9]+]], [[I]];
; CHECK: fma.rn.f32 [[J]], 
; CHECK: .entry after_alias(
; CHECK: mov.b32 [[C:%r[0-9]+]], [[B:%r[0-9]+]];
; CHECK: fma.rn.f32 [[C]], 
; CHECK: add.s32 {{%r[0-9]+}}, [[B]], 5;
; CHECK: .entry unpacked(
; CHECK: ld.global.b32 [[U:%r[0-9]+]], 
; CHECK: add.u32 [[U]], [[U]], 1;
; CHECK: mov.b32 {{.*}}, [[U]];
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @chain(float addrspace(1)* %p) {
  %v = load float, float addrspace(1)* %p
  %a = call float asm sideeffect "fma.rn.f32 $0, $0, $0, $0;", "=f,0"(float %v)
  %b = call { float, float } asm sideeffect "fma.rn.f32 $0, $0, $0, $0; mov.b32 $1, 0;", "=f,=f,0"(float %a)
  %c = extractvalue { float, float } %b, 0
  store float %c, float addrspace(1)* %p
  ret void
}

define ptx_kernel void @loop(float addrspace(1)* %p, i32 %n) {
entry:
  br label %head
head:
  %acc = phi float [ 0.0, %entry ], [ %next, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %r = call { float } asm sideeffect "fma.rn.f32 $0, $0, $0, $0;", "=f,0"(float %acc)
  %next = extractvalue { float } %r, 0
  %i1 = add i32 %i, 1
  br label %head
exit:
  store float %acc, float addrspace(1)* %p
  ret void
}

define ptx_kernel void @live(float addrspace(1)* %p) {
  %v = load float, float addrspace(1)* %p
  %a = call float asm sideeffect "fma.rn.f32 $0, $0, $0, $0;", "=f,0"(float %v)
  %s = fadd float %a, %v
  store float %s, float addrspace(1)* %p
  ret void
}

define ptx_kernel void @invariant(float addrspace(1)* %p, i32 %n) {
entry:
  %v = load float, float addrspace(1)* %p
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call float asm sideeffect "fma.rn.f32 $0, $0, $0, $0;", "=f,0"(float %v)
  store float %a, float addrspace(1)* %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define ptx_kernel void @after_alias(float addrspace(1)* %p) {
  %v = load float, float addrspace(1)* %p
  %bits = bitcast float %v to i32
  %a = call float asm sideeffect "fma.rn.f32 $0, $0, $0, $0;", "=f,0"(float %v)
  store float %a, float addrspace(1)* %p
  %x = add i32 %bits, 5
  %q = bitcast float addrspace(1)* %p to i32 addrspace(1)*
  store i32 %x, i32 addrspace(1)* %q
  ret void
}

define ptx_kernel void @unpacked(i32 addrspace(1)* %p) {
  %v = load i32, i32 addrspace(1)* %p
  %w = bitcast i32 %v to <2 x half>
  %h = extractelement <2 x half> %w, i32 0
  %q = bitcast i32 addrspace(1)* %p to half addrspace(1)*
  store half %h, half addrspace(1)* %q
  %a = call i32 asm sideeffect "add.u32 $0, $0, 1;", "=r,0"(i32 %v)
  %x = bitcast i32 %a to <2 x half>
  %y = extractelement <2 x half> %x, i32 0
  store half %y, half addrspace(1)* %q
  ret void
}
