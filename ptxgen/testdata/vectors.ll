; Vectors: wide accesses, packing, unpacking, lanes; fp128 stands for bfloat.
; CHECK: ld.global.v4.b32
; CHECK: add.rn.f16x2
; CHECK: .entry vec_bf
; CHECK: and.b32 {{%r[0-9]+, %r[0-9]+}}, -65536
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define void @vec(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to <8 x half> addrspace(1)*
  %v3 = load <8 x half>, <8 x half> addrspace(1)* %v2, align 16
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 16
  %v5 = bitcast i8 addrspace(1)* %v4 to <4 x float> addrspace(1)*
  %v6 = load <4 x float>, <4 x float> addrspace(1)* %v5, align 16
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 32
  %v8 = bitcast i8 addrspace(1)* %v7 to <16 x i8> addrspace(1)*
  %v9 = load <16 x i8>, <16 x i8> addrspace(1)* %v8, align 16
  %v10 = getelementptr i8, i8 addrspace(1)* %ip, i64 48
  %v11 = bitcast i8 addrspace(1)* %v10 to <2 x i64> addrspace(1)*
  %v12 = load <2 x i64>, <2 x i64> addrspace(1)* %v11, align 16
  %v13 = fadd <8 x half> %v3, %v3
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v15 = bitcast i8 addrspace(1)* %v14 to <8 x half> addrspace(1)*
  store <8 x half> %v13, <8 x half> addrspace(1)* %v15, align 16
  %v16 = fmul <8 x half> %v3, %v3
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v18 = bitcast i8 addrspace(1)* %v17 to <8 x half> addrspace(1)*
  store <8 x half> %v16, <8 x half> addrspace(1)* %v18, align 16
  %v19 = fneg <8 x half> %v3
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v21 = bitcast i8 addrspace(1)* %v20 to <8 x half> addrspace(1)*
  store <8 x half> %v19, <8 x half> addrspace(1)* %v21, align 16
  %v22 = fadd <4 x float> %v6, %v6
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v24 = bitcast i8 addrspace(1)* %v23 to <4 x float> addrspace(1)*
  store <4 x float> %v22, <4 x float> addrspace(1)* %v24, align 16
  %v25 = shufflevector <4 x float> %v6, <4 x float> %v6, <4 x i32> <i32 3, i32 0, i32 5, i32 6>
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v27 = bitcast i8 addrspace(1)* %v26 to <4 x float> addrspace(1)*
  store <4 x float> %v25, <4 x float> addrspace(1)* %v27, align 16
  %v28 = shufflevector <8 x half> %v3, <8 x half> %v3, <8 x i32> <i32 1, i32 0, i32 2, i32 3, i32 15, i32 14, i32 6, i32 7>
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v30 = bitcast i8 addrspace(1)* %v29 to <8 x half> addrspace(1)*
  store <8 x half> %v28, <8 x half> addrspace(1)* %v30, align 16
  %v31 = shufflevector <8 x half> %v3, <8 x half> %v3, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v33 = bitcast i8 addrspace(1)* %v32 to <4 x half> addrspace(1)*
  store <4 x half> %v31, <4 x half> addrspace(1)* %v33, align 8
  %v34 = extractelement <8 x half> %v3, i32 3
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 104
  %v36 = bitcast i8 addrspace(1)* %v35 to half addrspace(1)*
  store half %v34, half addrspace(1)* %v36, align 2
  %v37 = insertelement <8 x half> %v3, half %v34, i32 6
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 112
  %v39 = bitcast i8 addrspace(1)* %v38 to <8 x half> addrspace(1)*
  store <8 x half> %v37, <8 x half> addrspace(1)* %v39, align 16
  %v40 = insertelement <8 x half> %v37, half 1.0, i64 0
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 128
  %v42 = bitcast i8 addrspace(1)* %v41 to <8 x half> addrspace(1)*
  store <8 x half> %v40, <8 x half> addrspace(1)* %v42, align 16
  %v43 = bitcast <8 x half> %v3 to <4 x i32>
  %v44 = add <4 x i32> %v43, <i32 1, i32 2, i32 3, i32 4>
  %v45 = getelementptr i8, i8 addrspace(1)* %op, i64 144
  %v46 = bitcast i8 addrspace(1)* %v45 to <4 x i32> addrspace(1)*
  store <4 x i32> %v44, <4 x i32> addrspace(1)* %v46, align 16
  %v47 = bitcast <4 x float> %v6 to <8 x half>
  %v48 = extractelement <8 x half> %v47, i32 5
  %v49 = getelementptr i8, i8 addrspace(1)* %op, i64 160
  %v50 = bitcast i8 addrspace(1)* %v49 to half addrspace(1)*
  store half %v48, half addrspace(1)* %v50, align 2
  %v51 = bitcast <2 x i64> %v12 to <16 x i8>
  %v52 = add <16 x i8> %v51, %v9
  %v53 = getelementptr i8, i8 addrspace(1)* %op, i64 176
  %v54 = bitcast i8 addrspace(1)* %v53 to <16 x i8> addrspace(1)*
  store <16 x i8> %v52, <16 x i8> addrspace(1)* %v54, align 16
  %v55 = xor <16 x i8> %v51, %v9
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 192
  %v57 = bitcast i8 addrspace(1)* %v56 to <16 x i8> addrspace(1)*
  store <16 x i8> %v55, <16 x i8> addrspace(1)* %v57, align 16
  %v58 = extractelement <16 x i8> %v9, i32 0
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 208
  %v60 = bitcast i8 addrspace(1)* %v59 to i8 addrspace(1)*
  store i8 %v58, i8 addrspace(1)* %v60, align 1
  %v61 = extractelement <16 x i8> %v9, i32 1
  %v62 = getelementptr i8, i8 addrspace(1)* %op, i64 209
  %v63 = bitcast i8 addrspace(1)* %v62 to i8 addrspace(1)*
  store i8 %v61, i8 addrspace(1)* %v63, align 1
  %v64 = extractelement <16 x i8> %v9, i32 7
  %v65 = getelementptr i8, i8 addrspace(1)* %op, i64 210
  %v66 = bitcast i8 addrspace(1)* %v65 to i8 addrspace(1)*
  store i8 %v64, i8 addrspace(1)* %v66, align 1
  %v67 = extractelement <16 x i8> %v9, i32 15
  %v68 = getelementptr i8, i8 addrspace(1)* %op, i64 211
  %v69 = bitcast i8 addrspace(1)* %v68 to i8 addrspace(1)*
  store i8 %v67, i8 addrspace(1)* %v69, align 1
  %v70 = bitcast <16 x i8> %v9 to <2 x double>
  %v71 = extractelement <2 x double> %v70, i32 1
  %v72 = getelementptr i8, i8 addrspace(1)* %op, i64 216
  %v73 = bitcast i8 addrspace(1)* %v72 to double addrspace(1)*
  store double %v71, double addrspace(1)* %v73, align 8
  %v74 = bitcast <2 x i64> %v12 to <4 x float>
  %v75 = getelementptr i8, i8 addrspace(1)* %op, i64 224
  %v76 = bitcast i8 addrspace(1)* %v75 to <4 x float> addrspace(1)*
  store <4 x float> %v74, <4 x float> addrspace(1)* %v76, align 16
  %v77 = extractelement <2 x i64> %v12, i32 0
  %v78 = bitcast i64 %v77 to <4 x half>
  %v79 = getelementptr i8, i8 addrspace(1)* %op, i64 240
  %v80 = bitcast i8 addrspace(1)* %v79 to <4 x half> addrspace(1)*
  store <4 x half> %v78, <4 x half> addrspace(1)* %v80, align 8
  %v81 = extractelement <4 x half> %v78, i32 2
  %v82 = getelementptr i8, i8 addrspace(1)* %op, i64 248
  %v83 = bitcast i8 addrspace(1)* %v82 to half addrspace(1)*
  store half %v81, half addrspace(1)* %v83, align 2
  %v84 = bitcast <4 x half> %v78 to double
  %v85 = getelementptr i8, i8 addrspace(1)* %op, i64 256
  %v86 = bitcast i8 addrspace(1)* %v85 to double addrspace(1)*
  store double %v84, double addrspace(1)* %v86, align 8
  %v87 = trunc i64 %v77 to i32
  %v88 = bitcast i32 %v87 to <2 x half>
  %v89 = fadd <2 x half> %v88, <half 1.0, half 2.0>
  %v90 = getelementptr i8, i8 addrspace(1)* %op, i64 264
  %v91 = bitcast i8 addrspace(1)* %v90 to <2 x half> addrspace(1)*
  store <2 x half> %v89, <2 x half> addrspace(1)* %v91, align 4
  %v92 = bitcast <4 x float> %v6 to <4 x i32>
  %v93 = icmp slt <4 x i32> %v92, <i32 0, i32 0, i32 0, i32 0>
  %v94 = select <4 x i1> %v93, <4 x float> %v6, <4 x float> zeroinitializer
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 272
  %v96 = bitcast i8 addrspace(1)* %v95 to <4 x float> addrspace(1)*
  store <4 x float> %v94, <4 x float> addrspace(1)* %v96, align 16
  %v97 = and i32 %tid, 3
  %v98 = extractelement <4 x float> %v6, i32 %v97
  %v99 = getelementptr i8, i8 addrspace(1)* %op, i64 288
  %v100 = bitcast i8 addrspace(1)* %v99 to float addrspace(1)*
  store float %v98, float addrspace(1)* %v100, align 4
  %v101 = insertelement <4 x float> %v6, float 9.0, i32 %v97
  %v102 = getelementptr i8, i8 addrspace(1)* %op, i64 304
  %v103 = bitcast i8 addrspace(1)* %v102 to <4 x float> addrspace(1)*
  store <4 x float> %v101, <4 x float> addrspace(1)* %v103, align 16
  %v104 = and i32 %tid, 7
  %v105 = extractelement <8 x half> %v3, i32 %v104
  %v106 = getelementptr i8, i8 addrspace(1)* %op, i64 320
  %v107 = bitcast i8 addrspace(1)* %v106 to half addrspace(1)*
  store half %v105, half addrspace(1)* %v107, align 2
  %v108 = insertelement <8 x half> %v3, half 9.0, i32 %v104
  %v109 = getelementptr i8, i8 addrspace(1)* %op, i64 336
  %v110 = bitcast i8 addrspace(1)* %v109 to <8 x half> addrspace(1)*
  store <8 x half> %v108, <8 x half> addrspace(1)* %v110, align 16
  %v111 = icmp eq i32 %v104, 2
  %v112 = select i1 %v111, <8 x half> %v3, <8 x half> zeroinitializer
  %v113 = getelementptr i8, i8 addrspace(1)* %op, i64 352
  %v114 = bitcast i8 addrspace(1)* %v113 to <8 x half> addrspace(1)*
  store <8 x half> %v112, <8 x half> addrspace(1)* %v114, align 16
  %v115 = fptrunc <4 x float> %v6 to <4 x half>
  %v116 = getelementptr i8, i8 addrspace(1)* %op, i64 368
  %v117 = bitcast i8 addrspace(1)* %v116 to <4 x half> addrspace(1)*
  store <4 x half> %v115, <4 x half> addrspace(1)* %v117, align 8
  %v118 = sext <16 x i8> %v9 to <16 x i16>
  %v119 = bitcast <16 x i16> %v118 to <4 x i64>
  %v120 = extractelement <4 x i64> %v119, i32 2
  %v121 = getelementptr i8, i8 addrspace(1)* %op, i64 376
  %v122 = bitcast i8 addrspace(1)* %v121 to i64 addrspace(1)*
  store i64 %v120, i64 addrspace(1)* %v122, align 8
  %v123 = insertelement <2 x i64> %v12, i64 5, i32 1
  %v124 = getelementptr i8, i8 addrspace(1)* %op, i64 384
  %v125 = bitcast i8 addrspace(1)* %v124 to <2 x i64> addrspace(1)*
  store <2 x i64> %v123, <2 x i64> addrspace(1)* %v125, align 16
  %v126 = shufflevector <4 x float> %v6, <4 x float> %v6, <2 x i32> zeroinitializer
  %v127 = getelementptr i8, i8 addrspace(1)* %op, i64 400
  %v128 = bitcast i8 addrspace(1)* %v127 to <2 x float> addrspace(1)*
  store <2 x float> %v126, <2 x float> addrspace(1)* %v128, align 8
  ret void
}

define void @vec_bf(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to <8 x fp128> addrspace(1)*
  %v3 = load <8 x fp128>, <8 x fp128> addrspace(1)* %v2, align 16
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 16
  %v5 = bitcast i8 addrspace(1)* %v4 to <4 x float> addrspace(1)*
  %v6 = load <4 x float>, <4 x float> addrspace(1)* %v5, align 16
  %v7 = fpext <8 x fp128> %v3 to <8 x float>
  %v8 = extractelement <8 x float> %v7, i32 0
  %v9 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v10 = bitcast i8 addrspace(1)* %v9 to float addrspace(1)*
  store float %v8, float addrspace(1)* %v10, align 4
  %v11 = extractelement <8 x float> %v7, i32 1
  %v12 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v13 = bitcast i8 addrspace(1)* %v12 to float addrspace(1)*
  store float %v11, float addrspace(1)* %v13, align 4
  %v14 = extractelement <8 x float> %v7, i32 2
  %v15 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v16 = bitcast i8 addrspace(1)* %v15 to float addrspace(1)*
  store float %v14, float addrspace(1)* %v16, align 4
  %v17 = extractelement <8 x float> %v7, i32 3
  %v18 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v19 = bitcast i8 addrspace(1)* %v18 to float addrspace(1)*
  store float %v17, float addrspace(1)* %v19, align 4
  %v20 = extractelement <8 x float> %v7, i32 4
  %v21 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v22 = bitcast i8 addrspace(1)* %v21 to float addrspace(1)*
  store float %v20, float addrspace(1)* %v22, align 4
  %v23 = extractelement <8 x float> %v7, i32 5
  %v24 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v25 = bitcast i8 addrspace(1)* %v24 to float addrspace(1)*
  store float %v23, float addrspace(1)* %v25, align 4
  %v26 = extractelement <8 x float> %v7, i32 6
  %v27 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v28 = bitcast i8 addrspace(1)* %v27 to float addrspace(1)*
  store float %v26, float addrspace(1)* %v28, align 4
  %v29 = extractelement <8 x float> %v7, i32 7
  %v30 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v31 = bitcast i8 addrspace(1)* %v30 to float addrspace(1)*
  store float %v29, float addrspace(1)* %v31, align 4
  %v32 = fadd <8 x fp128> %v3, %v3
  %v33 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v34 = bitcast i8 addrspace(1)* %v33 to <8 x fp128> addrspace(1)*
  store <8 x fp128> %v32, <8 x fp128> addrspace(1)* %v34, align 16
  %v35 = fptrunc <4 x float> %v6 to <4 x fp128>
  %v36 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v37 = bitcast i8 addrspace(1)* %v36 to <4 x fp128> addrspace(1)*
  store <4 x fp128> %v35, <4 x fp128> addrspace(1)* %v37, align 8
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @vec, !"kernel", i32 1}
!1 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @vec_bf, !"kernel", i32 1}
