; Atomic operations, fences and ordered accesses.
; CHECK: red.relaxed.gpu.global.add.u32 [{{%rd[0-9]+}}], 1;
; CHECK: atom.acq_rel.cta.global.add.u32
; CHECK: atom.acquire.sys.global.max.s32
; CHECK: red.release.gpu.global.add.f32 [{{%rd[0-9]+}}+4], 0f3FC00000;
; CHECK: fence.sc.sys;
; CHECK: atom.acquire.sys.global.exch.b32
; CHECK: atom.relaxed.cta.shared.add.u64
; CHECK: atom.acq_rel.gpu.global.cas.b32
; CHECK: setp.eq.b32
; CHECK: atom.relaxed.gpu.global.cas.b16
; CHECK: red.relaxed.gpu.global.add.noftz.f16
; CHECK: ld.acquire.gpu.global.b32
; CHECK: ld.relaxed.sys.global.b64
; CHECK: st.release.cta.shared.b32
; CHECK: fence.sc.gpu;
; CHECK: st.relaxed.gpu.global.b32
; CHECK: fence.acq_rel.gpu;
; CHECK: fence.sc.cta;
; CHECK: fence.acq_rel.sys;
; VERSION[sm_80]: 7.0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cell = internal addrspace(3) global i64 undef

define ptx_kernel void @atomics(i32 addrspace(1)* %p, i64 addrspace(1)* %q, half addrspace(1)* %h) {
entry:
  %a = atomicrmw add i32 addrspace(1)* %p, i32 1 syncscope("device") monotonic
  %b = atomicrmw sub i32 addrspace(1)* %p, i32 3 syncscope("block") acq_rel
  %c = atomicrmw max i32 addrspace(1)* %p, i32 %b acquire
  %pf0 = getelementptr i32, i32 addrspace(1)* %p, i64 1
  %pf = bitcast i32 addrspace(1)* %pf0 to float addrspace(1)*
  %d = atomicrmw fadd float addrspace(1)* %pf, float 1.5 syncscope("device") release
  %e = atomicrmw xchg i32 addrspace(1)* %p, i32 %c seq_cst
  %f = atomicrmw add i64 addrspace(3)* @cell, i64 2 syncscope("block") monotonic
  %g = cmpxchg i32 addrspace(1)* %p, i32 %e, i32 7 syncscope("device") acq_rel monotonic
  %g0 = extractvalue { i32, i1 } %g, 0
  %g1 = extractvalue { i32, i1 } %g, 1
  %ph = bitcast half addrspace(1)* %h to i16 addrspace(1)*
  %k = cmpxchg i16 addrspace(1)* %ph, i16 0, i16 5 syncscope("device") monotonic monotonic
  %l = atomicrmw fadd half addrspace(1)* %h, half 1.0 syncscope("device") monotonic
  %m = load atomic i32, i32 addrspace(1)* %p syncscope("device") acquire, align 4
  %n = load atomic i64, i64 addrspace(1)* %q monotonic, align 8
  %cell32 = bitcast i64 addrspace(3)* @cell to i32 addrspace(3)*
  store atomic i32 %m, i32 addrspace(3)* %cell32 syncscope("block") release, align 4
  store atomic i32 %g0, i32 addrspace(1)* %p syncscope("device") seq_cst, align 4
  fence syncscope("device") acq_rel
  fence syncscope("block") seq_cst
  fence release
  fence syncscope("singlethread") seq_cst
  %s = add i64 %n, %f
  %t = select i1 %g1, i64 %s, i64 0
  store i64 %t, i64 addrspace(1)* %q
  ret void
}
