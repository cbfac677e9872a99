; Address arithmetic: what may be folded into an offset, and what may not.
; CHECK: .func (.param .b32 func_retval0) bytes(
; CHECK: .entry wraps(
; CHECK: add.s32 [[A:%r[0-9]+]], {{%r[0-9]+}}, 7;
; CHECK: mad.wide.s32 {{%rd[0-9]+}}, [[A]], 4, 
; CHECK: .entry nowrap(
; CHECK: mad.wide.s32 [[B:%rd[0-9]+]], {{%r[0-9]+}}, 4, 
; CHECK: ld.global.b32 {{%r[0-9]+}}, [[[B]]+28];
; CHECK: .entry unsigned(
; CHECK: add.s32 [[C:%r[0-9]+]], {{%r[0-9]+}}, 7;
; CHECK: mad.wide.u32 {{%rd[0-9]+}}, [[C]], 4, 
; CHECK: .entry wide(
; CHECK: shl.b64 [[D:%rd[0-9]+]], {{%rd[0-9]+}}, 3;
; CHECK: add.s64 [[E:%rd[0-9]+]], {{%rd[0-9]+}}, [[D]];
; CHECK: ld.global.b64 {{%rd[0-9]+}}, [[[E]]+-16];
; CHECK: st.global.b64 [[[E]]+8], 
; CHECK: .entry shared(
; CHECK: mad.lo.s32 [[F:%r[0-9]+]], {{%r[0-9]+}}, 12, 
; CHECK: st.shared.b32 [[[F]]+60], 
; CHECK: .entry short(
; CHECK: add.s16 
; CHECK: cvt.s32.s16
; CHECK: .entry escapes(
; CHECK: add.s64 [[G:%rd[0-9]+]], {{%rd[0-9]+}}, 64;
; CHECK: st.global.b64 [{{%rd[0-9]+}}+64], [[G]];
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x { i32, i32, i32 }] undef, align 16

define ptx_kernel void @wraps(i32 addrspace(1)* %p, i32 %i) {
  %j = add i32 %i, 7
  %q = getelementptr i32, i32 addrspace(1)* %p, i32 %j
  %v = load i32, i32 addrspace(1)* %q
  store i32 %v, i32 addrspace(1)* %p
  ret void
}

define ptx_kernel void @nowrap(i32 addrspace(1)* %p, i32 %i) {
  %j = add nsw i32 %i, 7
  %w = sext i32 %j to i64
  %q = getelementptr i32, i32 addrspace(1)* %p, i64 %w
  %v = load i32, i32 addrspace(1)* %q
  store i32 %v, i32 addrspace(1)* %p
  ret void
}

define ptx_kernel void @unsigned(i32 addrspace(1)* %p, i32 %i) {
  %j = add nsw i32 %i, 7
  %w = zext i32 %j to i64
  %q = getelementptr i32, i32 addrspace(1)* %p, i64 %w
  %v = load i32, i32 addrspace(1)* %q
  store i32 %v, i32 addrspace(1)* %p
  ret void
}

define ptx_kernel void @wide(i64 addrspace(1)* %p, i64 %i) {
  %j = add i64 %i, -2
  %q = getelementptr i64, i64 addrspace(1)* %p, i64 %j
  %v = load i64, i64 addrspace(1)* %q
  %r = getelementptr i64, i64 addrspace(1)* %q, i64 3
  store i64 %v, i64 addrspace(1)* %r
  ret void
}

define ptx_kernel void @shared(i32 %i) {
  %j = add i32 %i, 4
  %w = zext i32 %j to i64
  %q = getelementptr [64 x { i32, i32, i32 }], [64 x { i32, i32, i32 }] addrspace(3)* @tile, i64 0, i64 %w, i32 0
  %r = getelementptr i32, i32 addrspace(3)* %q, i32 3
  store i32 %i, i32 addrspace(3)* %r
  ret void
}

define ptx_kernel void @short(i8 addrspace(1)* %p, i16 %i) {
  %j = add i16 %i, 4
  %q = getelementptr i8, i8 addrspace(1)* %p, i16 %j
  store i8 1, i8 addrspace(1)* %q
  ret void
}

define ptx_kernel void @escapes(i8 addrspace(1)* %p) {
  %q = getelementptr i8, i8 addrspace(1)* %p, i64 64
  %c = bitcast i8 addrspace(1)* %q to i8 addrspace(1)* addrspace(1)*
  store i8 addrspace(1)* %q, i8 addrspace(1)* addrspace(1)* %c
  ret void
}

define i8 @bytes(i8 %a, half %b, float %c, double %d, i8 addrspace(3)* %e, i64 %f) {
  %x = load i8, i8 addrspace(3)* %e
  %y = add i8 %x, %a
  ret i8 %y
}

define ptx_kernel void @caller(i8 addrspace(1)* %p, i8 addrspace(3)* %s) {
  %r = call i8 @bytes(i8 200, half 1.0, float 2.0, double 3.0, i8 addrspace(3)* %s, i64 5)
  store i8 %r, i8 addrspace(1)* %p
  ret void
}
