; !dbg metadata becomes .loc: before the first instruction that differs in it,
; that of the function before the parameters, a caller before what is inlined.
; VERSION[sm_80]: 7.2
; CHECK: .file 1 "/src/k.mlir"
; CHECK: .file 2 "h??.py"
; CHECK: .entry k(
; CHECK: .loc 1 4 0
; CHECK: ld.param.b64
; CHECK: .loc 1 7 3
; CHECK: ld.global.b32 [[X:%r[0-9]+]]
; CHECK-NOT: .loc 1 8 3
; CHECK: .loc 1 9 3
; CHECK: .loc 2 2 5, function_name $L__name1, inlined_at 1 9 3
; CHECK: xor.b32 [[Y:%r[0-9]+]], [[X]], 5;
; CHECK: or.b32 [[Z:%r[0-9]+]], [[Y]], 6;
; CHECK: .loc 1 10 1
; CHECK: st.global.b32 [{{.*}}+8], [[Z]];
; CHECK: .loc 1 7 3
; CHECK: ret;
; CHECK: .section .debug_str
; CHECK: $L__name1:
; CHECK: .b8 104, 0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(i32 addrspace(1)* %p) !dbg !4 {
  %x = load i32, i32 addrspace(1)* %p, !dbg !8
  %q = getelementptr i32, i32 addrspace(1)* %p, i64 2, !dbg !9
  %y = xor i32 %x, 5, !dbg !11
  %z = or i32 %y, 6
  store i32 %z, i32 addrspace(1)* %q, !dbg !12
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!3}
!0 = !DIFile(filename: "k.mlir", directory: "/src")
!1 = !DIFile(filename: "h\22\C3.py", directory: "")
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !0, isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !0, file: !0, line: 4, type: !6, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !2)
!5 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocation(line: 7, column: 3, scope: !4)
!9 = !DILocation(line: 8, column: 3, scope: !4)
!10 = !DILocation(line: 9, column: 3, scope: !4)
!11 = !DILocation(line: 2, column: 5, scope: !5, inlinedAt: !10)
!12 = !DILocation(line: 10, column: 1, scope: !13)
!13 = !DILexicalBlock(scope: !4, file: !0, line: 10, column: 1)
