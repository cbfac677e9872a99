; What sm_90a has alone passes through untouched, and sets the version.
; TARGETS: sm_90a
; CHECK: wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {[[A:%r[0-9]+]], [[B:%r[0-9]+]], [[C:%r[0-9]+]], [[D:%r[0-9]+]]},
; CHECK: wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {[[A]], [[B]], [[C]], [[D]]},
; VERSION: 8.0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @wgmma(float addrspace(1)* %out, i64 %da, i64 %db, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a0 = phi float [ 0.0, %entry ], [ %n0, %loop ]
  %a1 = phi float [ 0.0, %entry ], [ %n1, %loop ]
  %a2 = phi float [ 0.0, %entry ], [ %n2, %loop ]
  %a3 = phi float [ 0.0, %entry ], [ %n3, %loop ]
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"()
  %r = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, 1, 1, 1, 0, 0;", "=f,=f,=f,=f,l,l,0,1,2,3"(i64 %da, i64 %db, float %a0, float %a1, float %a2, float %a3)
  %r0 = extractvalue { float, float, float, float } %r, 0
  %r1 = extractvalue { float, float, float, float } %r, 1
  %r2 = extractvalue { float, float, float, float } %r, 2
  %r3 = extractvalue { float, float, float, float } %r, 3
  %s = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, 1, 1, 1, 0, 0;", "=f,=f,=f,=f,l,l,0,1,2,3"(i64 %da, i64 %db, float %r0, float %r1, float %r2, float %r3)
  %s0 = extractvalue { float, float, float, float } %s, 0
  %s1 = extractvalue { float, float, float, float } %s, 1
  %s2 = extractvalue { float, float, float, float } %s, 2
  %s3 = extractvalue { float, float, float, float } %s, 3
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"()
  %w = call { float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %s0, float %s1, float %s2, float %s3)
  %n0 = extractvalue { float, float, float, float } %w, 0
  %n1 = extractvalue { float, float, float, float } %w, 1
  %n2 = extractvalue { float, float, float, float } %w, 2
  %n3 = extractvalue { float, float, float, float } %w, 3
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %t = fadd float %n0, %n1
  %u = fadd float %n2, %n3
  %v = fadd float %t, %u
  store float %v, float addrspace(1)* %out
  ret void
}
