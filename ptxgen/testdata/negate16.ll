; The negative of the least i16, sign-extended: ptxas assumes of neg.s16 that it
; does not overflow.
; CHECK: sub.u16 
; CHECK-NOT: neg.s16
; CHECK-NOT: sub.s16
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @negate16(i16 addrspace(1)* %a, i32 addrspace(1)* %b) {
  %x = load i16, i16 addrspace(1)* %a
  %n = sub i16 0, %x
  %w = sext i16 %n to i32
  store i32 %w, i32 addrspace(1)* %b
  ret void
}
