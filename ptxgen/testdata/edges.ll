; Where a step off is easy: constants, alignments, halves of words, conditions.
; CHECK: .entry undefined_shift(
; CHECK: shl.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, 40;
; CHECK: .entry unaligned(
; CHECK: ld.global.b32
; CHECK: ld.global.b32
; CHECK: ld.global.b32
; CHECK: ld.global.b32
; CHECK: .entry after_eight(
; CHECK: ld.global.v2.b32 {{[^;]*}}+8];
; CHECK: ld.global.v2.b32 {{[^;]*}}+16];
; CHECK: .entry computed_index(
; CHECK: st.global.b32 [{{%rd[0-9]+}}+20], 
; CHECK: .entry negated(
; CHECK: setp.lt.s32 [[P:%p[0-9]+]], 
; CHECK: @[[P]] bra 
; CHECK: st.global.b32 {{[^;]*}}, 5;
; CHECK: .entry swapped(
; CHECK: ld.global.b32 [[W:%r[0-9]+]], 
; CHECK: mov.b32 {[[L:%rs[0-9]+]], [[H:%rs[0-9]+]]}, [[W]];
; CHECK: mov.b32 [[X:%r[0-9]+]], {[[H]], [[L]]};
; CHECK: st.global.b32 {{[^;]*}}, [[X]];
; CHECK: .entry signs(
; CHECK: xor.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, -2147450880;
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @undefined_shift(i32 addrspace(1)* %p) {
  %x = shl i32 3, 40
  store i32 %x, i32 addrspace(1)* %p
  ret void
}

define ptx_kernel void @unaligned(<4 x i32> addrspace(1)* %p, <4 x i32> addrspace(1)* %q) {
  %x = load <4 x i32>, <4 x i32> addrspace(1)* %p, align 4
  store <4 x i32> %x, <4 x i32> addrspace(1)* %q, align 16
  ret void
}

define ptx_kernel void @after_eight({ i64, i32, i32, i32, i32 } addrspace(1)* %p, i32 addrspace(1)* %q) {
  %x = load { i64, i32, i32, i32, i32 }, { i64, i32, i32, i32, i32 } addrspace(1)* %p, align 16
  %a = extractvalue { i64, i32, i32, i32, i32 } %x, 1
  store i32 %a, i32 addrspace(1)* %q
  ret void
}

define ptx_kernel void @computed_index(i32 addrspace(1)* %p, i32 %x) {
  %i = add i64 2, 3
  %a = getelementptr i32, i32 addrspace(1)* %p, i64 %i
  store i32 %x, i32 addrspace(1)* %a
  ret void
}

define ptx_kernel void @negated(i32 addrspace(1)* %p, i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %n = xor i1 %c, true
  br i1 %n, label %five, label %end
five:
  store i32 5, i32 addrspace(1)* %p
  br label %end
end:
  ret void
}

define ptx_kernel void @swapped(<2 x half> addrspace(1)* %p) {
  %x = load <2 x half>, <2 x half> addrspace(1)* %p, align 4
  %y = shufflevector <2 x half> %x, <2 x half> undef, <2 x i32> <i32 1, i32 0>
  store <2 x half> %y, <2 x half> addrspace(1)* %p, align 4
  ret void
}

define ptx_kernel void @signs(<2 x half> addrspace(1)* %p) {
  %x = load <2 x half>, <2 x half> addrspace(1)* %p, align 4
  %y = fneg <2 x half> %x
  store <2 x half> %y, <2 x half> addrspace(1)* %p, align 4
  ret void
}
