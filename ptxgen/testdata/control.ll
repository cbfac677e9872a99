; Control flow: swaps, lost copies, critical edges, switches, loops.
; CHECK: .entry swap(
; CHECK: .entry lost_copy(
; CHECK: .entry critical(
; CHECK: .entry nested(
; CHECK: .pragma "nounroll";
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define void @swap(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %x, i32 addrspace(1)* %op
  store i32 %y, i32 addrspace(1)* %op1
  ret void
}

define void @rotate(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %z, %loop ]
  %z = phi i32 [ 7, %entry ], [ %x, %loop ]
  %w = phi i32 [ 9, %entry ], [ %x, %loop ]
  %p = phi i1 [ true, %entry ], [ %q, %loop ]
  %q = phi i1 [ false, %entry ], [ %p, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %x, i32 addrspace(1)* %op
  store i32 %y, i32 addrspace(1)* %op1
  %pz = zext i1 %p to i32
  %s = add i32 %z, %w
  %t = add i32 %s, %pz
  store i32 %t, i32 addrspace(1)* %op2
  ret void
}

define void @lost_copy(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %x1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x1 = add i32 %x, 3
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %x, i32 addrspace(1)* %op
  store i32 %x1, i32 addrspace(1)* %op1
  ret void
}

define void @critical(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  %c = icmp slt i32 %a, %b
  br i1 %c, label %left, label %join
left:
  %l = mul i32 %a, 5
  %c2 = icmp slt i32 %l, 100
  br i1 %c2, label %join, label %other
other:
  %c3 = icmp eq i32 %b, 3
  br i1 %c3, label %join, label %join2
join:
  %x = phi i32 [ %a, %entry ], [ %l, %left ], [ 42, %other ]
  %y = phi i32 [ 1, %entry ], [ 2, %left ], [ 3, %other ]
  br label %join2
join2:
  %r = phi i32 [ %x, %join ], [ -1, %other ]
  %r2 = phi i32 [ %y, %join ], [ %b, %other ]
  store i32 %r, i32 addrspace(1)* %op
  store i32 %r2, i32 addrspace(1)* %op1
  ret void
}

define void @two_edges(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  %c = icmp slt i32 %a, %b
  br i1 %c, label %j1, label %j2
mid:
  %c2 = icmp ult i32 %m, 10
  br i1 %c2, label %j1, label %j2
j1:
  %x = phi i32 [ 1, %entry ], [ 2, %mid ]
  br label %end
j2:
  %y = phi i32 [ 3, %entry ], [ %m, %mid ]
  %c3 = icmp eq i32 %y, 3
  %m = add i32 %n, %y
  br i1 %c3, label %mid, label %end
end:
  %r = phi i32 [ %x, %j1 ], [ %m, %j2 ]
  store i32 %r, i32 addrspace(1)* %op
  ret void
}

define void @switches(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  switch i32 %n, label %d [
    i32 0, label %c0
    i32 1, label %c1
    i32 2, label %join
    i32 3, label %join
    i32 5, label %d
  ]
c0:
  br label %join
c1:
  br label %join
d:
  %v = phi i32 [ 100, %entry ], [ 100, %entry ]
  br label %join
join:
  %r = phi i32 [ 10, %c0 ], [ 11, %c1 ], [ %a, %entry ], [ %a, %entry ], [ %v, %d ]
  store i32 %r, i32 addrspace(1)* %op
  ret void
}

define void @same_target(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  %c = icmp slt i32 %a, %b
  br i1 %c, label %j, label %j
j:
  %x = phi i32 [ %n, %entry ], [ %n, %entry ]
  store i32 %x, i32 addrspace(1)* %op
  br i1 true, label %k, label %dead
dead:
  store i32 1, i32 addrspace(1)* %op
  br label %k
k:
  ret void
}

define void @nested(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %acc = phi i32 [ %a, %entry ], [ %acc2, %latch ]
  %ci = icmp ult i32 %i, %n
  br i1 %ci, label %inner, label %exit
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %acc1 = phi i32 [ %acc, %outer ], [ %acc2, %inner ]
  %m = mul i32 %j, %i
  %acc2 = add i32 %acc1, %m
  %j1 = add i32 %j, 1
  %nc = icmp ult i32 %j1, 5
  %cj = xor i1 %nc, true
  br i1 %cj, label %latch, label %inner
latch:
  %i1 = add i32 %i, 1
  br label %outer, !llvm.loop !100
exit:
  store i32 %acc, i32 addrspace(1)* %op
  ret void
}

define void @vector_phi(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip8 = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op8 = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %ip = bitcast i8 addrspace(1)* %ip8 to i32 addrspace(1)*
  %op = bitcast i8 addrspace(1)* %op8 to i32 addrspace(1)*
  %a = load i32, i32 addrspace(1)* %ip
  %ip1 = getelementptr i32, i32 addrspace(1)* %ip, i32 1
  %b = load i32, i32 addrspace(1)* %ip1
  %op1 = getelementptr i32, i32 addrspace(1)* %op, i32 1
  %op2 = getelementptr i32, i32 addrspace(1)* %op, i32 2
  %n = and i32 %b, 15
  %v0 = insertelement <2 x half> undef, half 1.0, i32 0
  %v1 = insertelement <2 x half> %v0, half 2.0, i32 1
  %s0 = insertvalue { i32, float } undef, i32 %a, 0
  %s1 = insertvalue { i32, float } %s0, float 1.5, 1
  br label %loop
loop:
  %v = phi <2 x half> [ %v1, %entry ], [ %vn, %loop ]
  %s = phi { i32, float } [ %s1, %entry ], [ %sn, %loop ]
  %f = phi <2 x float> [ <float 1.0, float 3.0>, %entry ], [ %fn, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %e0 = extractelement <2 x half> %v, i32 0
  %e1 = extractelement <2 x half> %v, i32 1
  %vs = insertelement <2 x half> %v, half %e1, i32 0
  %vt = insertelement <2 x half> %vs, half %e0, i32 1
  %vn = fadd <2 x half> %vt, <half 1.0, half 0.5>
  %si = extractvalue { i32, float } %s, 0
  %sj = add i32 %si, %i
  %sf = extractvalue { i32, float } %s, 1
  %sg = fmul float %sf, 1.25
  %sm = insertvalue { i32, float } %s, i32 %sj, 0
  %sn = insertvalue { i32, float } %sm, float %sg, 1
  %fn = shufflevector <2 x float> %f, <2 x float> undef, <2 x i32> <i32 1, i32 0>
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %vb = bitcast <2 x half> %v to i32
  store i32 %vb, i32 addrspace(1)* %op
  %ri = extractvalue { i32, float } %s, 0
  store i32 %ri, i32 addrspace(1)* %op1
  %rf = extractvalue { i32, float } %sn, 1
  %rb = bitcast float %rf to i32
  store i32 %rb, i32 addrspace(1)* %op2
  %op3 = getelementptr i32, i32 addrspace(1)* %op, i32 4
  %opv = bitcast i32 addrspace(1)* %op3 to <2 x float> addrspace(1)*
  store <2 x float> %f, <2 x float> addrspace(1)* %opv
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!0 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @swap, !"kernel", i32 1}
!1 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @rotate, !"kernel", i32 1}
!2 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @lost_copy, !"kernel", i32 1}
!3 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @critical, !"kernel", i32 1}
!4 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @two_edges, !"kernel", i32 1}
!5 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @switches, !"kernel", i32 1}
!6 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @same_target, !"kernel", i32 1}
!7 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @nested, !"kernel", i32 1}
!8 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @vector_phi, !"kernel", i32 1}
!100 = distinct !{!100, !101}
!101 = !{!"llvm.loop.unroll.disable"}
