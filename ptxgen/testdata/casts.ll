; Every conversion between kinds; fp128 stands for bfloat.
; CHECK: cvt.u8.u32
; CHECK: cvt.s64.s32
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define void @cast_int(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i64 addrspace(1)*
  %v3 = load i64, i64 addrspace(1)* %v2, align 8
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 8
  %v5 = bitcast i8 addrspace(1)* %v4 to i32 addrspace(1)*
  %v6 = load i32, i32 addrspace(1)* %v5, align 4
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 12
  %v8 = bitcast i8 addrspace(1)* %v7 to i16 addrspace(1)*
  %v9 = load i16, i16 addrspace(1)* %v8, align 2
  %v10 = getelementptr i8, i8 addrspace(1)* %ip, i64 14
  %v11 = bitcast i8 addrspace(1)* %v10 to i8 addrspace(1)*
  %v12 = load i8, i8 addrspace(1)* %v11, align 1
  %v13 = zext i8 %v12 to i16
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v15 = bitcast i8 addrspace(1)* %v14 to i16 addrspace(1)*
  store i16 %v13, i16 addrspace(1)* %v15, align 2
  %v16 = sext i8 %v12 to i16
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v18 = bitcast i8 addrspace(1)* %v17 to i16 addrspace(1)*
  store i16 %v16, i16 addrspace(1)* %v18, align 2
  %v19 = zext i8 %v12 to i32
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v21 = bitcast i8 addrspace(1)* %v20 to i32 addrspace(1)*
  store i32 %v19, i32 addrspace(1)* %v21, align 4
  %v22 = sext i8 %v12 to i32
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v24 = bitcast i8 addrspace(1)* %v23 to i32 addrspace(1)*
  store i32 %v22, i32 addrspace(1)* %v24, align 4
  %v25 = zext i8 %v12 to i64
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v27 = bitcast i8 addrspace(1)* %v26 to i64 addrspace(1)*
  store i64 %v25, i64 addrspace(1)* %v27, align 8
  %v28 = sext i8 %v12 to i64
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v30 = bitcast i8 addrspace(1)* %v29 to i64 addrspace(1)*
  store i64 %v28, i64 addrspace(1)* %v30, align 8
  %v31 = trunc i8 %v12 to i1
  %v32 = zext i1 %v31 to i8
  %v33 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v34 = bitcast i8 addrspace(1)* %v33 to i8 addrspace(1)*
  store i8 %v32, i8 addrspace(1)* %v34, align 1
  %v35 = trunc i16 %v9 to i8
  %v36 = getelementptr i8, i8 addrspace(1)* %op, i64 33
  %v37 = bitcast i8 addrspace(1)* %v36 to i8 addrspace(1)*
  store i8 %v35, i8 addrspace(1)* %v37, align 1
  %v38 = zext i16 %v9 to i32
  %v39 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v40 = bitcast i8 addrspace(1)* %v39 to i32 addrspace(1)*
  store i32 %v38, i32 addrspace(1)* %v40, align 4
  %v41 = sext i16 %v9 to i32
  %v42 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v43 = bitcast i8 addrspace(1)* %v42 to i32 addrspace(1)*
  store i32 %v41, i32 addrspace(1)* %v43, align 4
  %v44 = zext i16 %v9 to i64
  %v45 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v46 = bitcast i8 addrspace(1)* %v45 to i64 addrspace(1)*
  store i64 %v44, i64 addrspace(1)* %v46, align 8
  %v47 = sext i16 %v9 to i64
  %v48 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v49 = bitcast i8 addrspace(1)* %v48 to i64 addrspace(1)*
  store i64 %v47, i64 addrspace(1)* %v49, align 8
  %v50 = trunc i16 %v9 to i1
  %v51 = zext i1 %v50 to i8
  %v52 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v53 = bitcast i8 addrspace(1)* %v52 to i8 addrspace(1)*
  store i8 %v51, i8 addrspace(1)* %v53, align 1
  %v54 = trunc i16 %v9 to i8
  %v55 = lshr i8 %v54, 1
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 65
  %v57 = bitcast i8 addrspace(1)* %v56 to i8 addrspace(1)*
  store i8 %v55, i8 addrspace(1)* %v57, align 1
  %v58 = trunc i32 %v6 to i8
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 66
  %v60 = bitcast i8 addrspace(1)* %v59 to i8 addrspace(1)*
  store i8 %v58, i8 addrspace(1)* %v60, align 1
  %v61 = trunc i32 %v6 to i16
  %v62 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v63 = bitcast i8 addrspace(1)* %v62 to i16 addrspace(1)*
  store i16 %v61, i16 addrspace(1)* %v63, align 2
  %v64 = zext i32 %v6 to i64
  %v65 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v66 = bitcast i8 addrspace(1)* %v65 to i64 addrspace(1)*
  store i64 %v64, i64 addrspace(1)* %v66, align 8
  %v67 = sext i32 %v6 to i64
  %v68 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v69 = bitcast i8 addrspace(1)* %v68 to i64 addrspace(1)*
  store i64 %v67, i64 addrspace(1)* %v69, align 8
  %v70 = trunc i32 %v6 to i1
  %v71 = zext i1 %v70 to i8
  %v72 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v73 = bitcast i8 addrspace(1)* %v72 to i8 addrspace(1)*
  store i8 %v71, i8 addrspace(1)* %v73, align 1
  %v74 = trunc i32 %v6 to i8
  %v75 = lshr i8 %v74, 1
  %v76 = getelementptr i8, i8 addrspace(1)* %op, i64 89
  %v77 = bitcast i8 addrspace(1)* %v76 to i8 addrspace(1)*
  store i8 %v75, i8 addrspace(1)* %v77, align 1
  %v78 = trunc i64 %v3 to i8
  %v79 = getelementptr i8, i8 addrspace(1)* %op, i64 90
  %v80 = bitcast i8 addrspace(1)* %v79 to i8 addrspace(1)*
  store i8 %v78, i8 addrspace(1)* %v80, align 1
  %v81 = trunc i64 %v3 to i16
  %v82 = getelementptr i8, i8 addrspace(1)* %op, i64 92
  %v83 = bitcast i8 addrspace(1)* %v82 to i16 addrspace(1)*
  store i16 %v81, i16 addrspace(1)* %v83, align 2
  %v84 = trunc i64 %v3 to i32
  %v85 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v86 = bitcast i8 addrspace(1)* %v85 to i32 addrspace(1)*
  store i32 %v84, i32 addrspace(1)* %v86, align 4
  %v87 = trunc i64 %v3 to i1
  %v88 = zext i1 %v87 to i8
  %v89 = getelementptr i8, i8 addrspace(1)* %op, i64 100
  %v90 = bitcast i8 addrspace(1)* %v89 to i8 addrspace(1)*
  store i8 %v88, i8 addrspace(1)* %v90, align 1
  %v91 = trunc i64 %v3 to i8
  %v92 = lshr i8 %v91, 1
  %v93 = getelementptr i8, i8 addrspace(1)* %op, i64 101
  %v94 = bitcast i8 addrspace(1)* %v93 to i8 addrspace(1)*
  store i8 %v92, i8 addrspace(1)* %v94, align 1
  ret void
}

define void @cast_to_f16(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i64 addrspace(1)*
  %v3 = load i64, i64 addrspace(1)* %v2, align 8
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 8
  %v5 = bitcast i8 addrspace(1)* %v4 to i32 addrspace(1)*
  %v6 = load i32, i32 addrspace(1)* %v5, align 4
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 12
  %v8 = bitcast i8 addrspace(1)* %v7 to i16 addrspace(1)*
  %v9 = load i16, i16 addrspace(1)* %v8, align 2
  %v10 = getelementptr i8, i8 addrspace(1)* %ip, i64 14
  %v11 = bitcast i8 addrspace(1)* %v10 to i8 addrspace(1)*
  %v12 = load i8, i8 addrspace(1)* %v11, align 1
  %v13 = getelementptr i8, i8 addrspace(1)* %ip, i64 15
  %v14 = load i8, i8 addrspace(1)* %v13
  %v15 = trunc i8 %v14 to i1
  %v16 = sitofp i64 %v3 to half
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v18 = bitcast i8 addrspace(1)* %v17 to half addrspace(1)*
  store half %v16, half addrspace(1)* %v18, align 2
  %v19 = uitofp i64 %v3 to half
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v21 = bitcast i8 addrspace(1)* %v20 to half addrspace(1)*
  store half %v19, half addrspace(1)* %v21, align 2
  %v22 = sitofp i32 %v6 to half
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v24 = bitcast i8 addrspace(1)* %v23 to half addrspace(1)*
  store half %v22, half addrspace(1)* %v24, align 2
  %v25 = uitofp i32 %v6 to half
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v27 = bitcast i8 addrspace(1)* %v26 to half addrspace(1)*
  store half %v25, half addrspace(1)* %v27, align 2
  %v28 = sitofp i16 %v9 to half
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v30 = bitcast i8 addrspace(1)* %v29 to half addrspace(1)*
  store half %v28, half addrspace(1)* %v30, align 2
  %v31 = uitofp i16 %v9 to half
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 10
  %v33 = bitcast i8 addrspace(1)* %v32 to half addrspace(1)*
  store half %v31, half addrspace(1)* %v33, align 2
  %v34 = sitofp i8 %v12 to half
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v36 = bitcast i8 addrspace(1)* %v35 to half addrspace(1)*
  store half %v34, half addrspace(1)* %v36, align 2
  %v37 = uitofp i8 %v12 to half
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 14
  %v39 = bitcast i8 addrspace(1)* %v38 to half addrspace(1)*
  store half %v37, half addrspace(1)* %v39, align 2
  %v40 = sitofp i1 %v15 to half
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v42 = bitcast i8 addrspace(1)* %v41 to half addrspace(1)*
  store half %v40, half addrspace(1)* %v42, align 2
  %v43 = uitofp i1 %v15 to half
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 18
  %v45 = bitcast i8 addrspace(1)* %v44 to half addrspace(1)*
  store half %v43, half addrspace(1)* %v45, align 2
  ret void
}

define void @cast_from_f16(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to half addrspace(1)*
  %v3 = load half, half addrspace(1)* %v2, align 2
  %v4 = fcmp oge half %v3, 0.0
  %v5 = fcmp ole half %v3, 120.0
  %v6 = and i1 %v4, %v5
  %v7 = select i1 %v6, half %v3, half 1.5
  %v8 = fptosi half %v7 to i8
  %v9 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v10 = bitcast i8 addrspace(1)* %v9 to i8 addrspace(1)*
  store i8 %v8, i8 addrspace(1)* %v10, align 1
  %v11 = fptoui half %v7 to i8
  %v12 = getelementptr i8, i8 addrspace(1)* %op, i64 1
  %v13 = bitcast i8 addrspace(1)* %v12 to i8 addrspace(1)*
  store i8 %v11, i8 addrspace(1)* %v13, align 1
  %v14 = fneg half %v7
  %v15 = fptosi half %v14 to i8
  %v16 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v17 = bitcast i8 addrspace(1)* %v16 to i8 addrspace(1)*
  store i8 %v15, i8 addrspace(1)* %v17, align 1
  %v18 = fcmp oge half %v3, 0.0
  %v19 = fcmp ole half %v3, 120.0
  %v20 = and i1 %v18, %v19
  %v21 = select i1 %v20, half %v3, half 1.5
  %v22 = fptosi half %v21 to i16
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v24 = bitcast i8 addrspace(1)* %v23 to i16 addrspace(1)*
  store i16 %v22, i16 addrspace(1)* %v24, align 2
  %v25 = fptoui half %v21 to i16
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v27 = bitcast i8 addrspace(1)* %v26 to i16 addrspace(1)*
  store i16 %v25, i16 addrspace(1)* %v27, align 2
  %v28 = fneg half %v21
  %v29 = fptosi half %v28 to i16
  %v30 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v31 = bitcast i8 addrspace(1)* %v30 to i16 addrspace(1)*
  store i16 %v29, i16 addrspace(1)* %v31, align 2
  %v32 = fcmp oge half %v3, 0.0
  %v33 = fcmp ole half %v3, 120.0
  %v34 = and i1 %v32, %v33
  %v35 = select i1 %v34, half %v3, half 1.5
  %v36 = fptosi half %v35 to i32
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v38 = bitcast i8 addrspace(1)* %v37 to i32 addrspace(1)*
  store i32 %v36, i32 addrspace(1)* %v38, align 4
  %v39 = fptoui half %v35 to i32
  %v40 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v41 = bitcast i8 addrspace(1)* %v40 to i32 addrspace(1)*
  store i32 %v39, i32 addrspace(1)* %v41, align 4
  %v42 = fneg half %v35
  %v43 = fptosi half %v42 to i32
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v45 = bitcast i8 addrspace(1)* %v44 to i32 addrspace(1)*
  store i32 %v43, i32 addrspace(1)* %v45, align 4
  %v46 = fcmp oge half %v3, 0.0
  %v47 = fcmp ole half %v3, 120.0
  %v48 = and i1 %v46, %v47
  %v49 = select i1 %v48, half %v3, half 1.5
  %v50 = fptosi half %v49 to i64
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v52 = bitcast i8 addrspace(1)* %v51 to i64 addrspace(1)*
  store i64 %v50, i64 addrspace(1)* %v52, align 8
  %v53 = fptoui half %v49 to i64
  %v54 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v55 = bitcast i8 addrspace(1)* %v54 to i64 addrspace(1)*
  store i64 %v53, i64 addrspace(1)* %v55, align 8
  %v56 = fneg half %v49
  %v57 = fptosi half %v56 to i64
  %v58 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v59 = bitcast i8 addrspace(1)* %v58 to i64 addrspace(1)*
  store i64 %v57, i64 addrspace(1)* %v59, align 8
  ret void
}

define void @cast_to_f32(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i64 addrspace(1)*
  %v3 = load i64, i64 addrspace(1)* %v2, align 8
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 8
  %v5 = bitcast i8 addrspace(1)* %v4 to i32 addrspace(1)*
  %v6 = load i32, i32 addrspace(1)* %v5, align 4
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 12
  %v8 = bitcast i8 addrspace(1)* %v7 to i16 addrspace(1)*
  %v9 = load i16, i16 addrspace(1)* %v8, align 2
  %v10 = getelementptr i8, i8 addrspace(1)* %ip, i64 14
  %v11 = bitcast i8 addrspace(1)* %v10 to i8 addrspace(1)*
  %v12 = load i8, i8 addrspace(1)* %v11, align 1
  %v13 = getelementptr i8, i8 addrspace(1)* %ip, i64 15
  %v14 = load i8, i8 addrspace(1)* %v13
  %v15 = trunc i8 %v14 to i1
  %v16 = sitofp i64 %v3 to float
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v18 = bitcast i8 addrspace(1)* %v17 to float addrspace(1)*
  store float %v16, float addrspace(1)* %v18, align 4
  %v19 = uitofp i64 %v3 to float
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v21 = bitcast i8 addrspace(1)* %v20 to float addrspace(1)*
  store float %v19, float addrspace(1)* %v21, align 4
  %v22 = sitofp i32 %v6 to float
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v24 = bitcast i8 addrspace(1)* %v23 to float addrspace(1)*
  store float %v22, float addrspace(1)* %v24, align 4
  %v25 = uitofp i32 %v6 to float
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v27 = bitcast i8 addrspace(1)* %v26 to float addrspace(1)*
  store float %v25, float addrspace(1)* %v27, align 4
  %v28 = sitofp i16 %v9 to float
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v30 = bitcast i8 addrspace(1)* %v29 to float addrspace(1)*
  store float %v28, float addrspace(1)* %v30, align 4
  %v31 = uitofp i16 %v9 to float
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v33 = bitcast i8 addrspace(1)* %v32 to float addrspace(1)*
  store float %v31, float addrspace(1)* %v33, align 4
  %v34 = sitofp i8 %v12 to float
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v36 = bitcast i8 addrspace(1)* %v35 to float addrspace(1)*
  store float %v34, float addrspace(1)* %v36, align 4
  %v37 = uitofp i8 %v12 to float
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v39 = bitcast i8 addrspace(1)* %v38 to float addrspace(1)*
  store float %v37, float addrspace(1)* %v39, align 4
  %v40 = sitofp i1 %v15 to float
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v42 = bitcast i8 addrspace(1)* %v41 to float addrspace(1)*
  store float %v40, float addrspace(1)* %v42, align 4
  %v43 = uitofp i1 %v15 to float
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v45 = bitcast i8 addrspace(1)* %v44 to float addrspace(1)*
  store float %v43, float addrspace(1)* %v45, align 4
  ret void
}

define void @cast_from_f32(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to float addrspace(1)*
  %v3 = load float, float addrspace(1)* %v2, align 4
  %v4 = fcmp oge float %v3, 0.0
  %v5 = fcmp ole float %v3, 120.0
  %v6 = and i1 %v4, %v5
  %v7 = select i1 %v6, float %v3, float 1.5
  %v8 = fptosi float %v7 to i8
  %v9 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v10 = bitcast i8 addrspace(1)* %v9 to i8 addrspace(1)*
  store i8 %v8, i8 addrspace(1)* %v10, align 1
  %v11 = fptoui float %v7 to i8
  %v12 = getelementptr i8, i8 addrspace(1)* %op, i64 1
  %v13 = bitcast i8 addrspace(1)* %v12 to i8 addrspace(1)*
  store i8 %v11, i8 addrspace(1)* %v13, align 1
  %v14 = fneg float %v7
  %v15 = fptosi float %v14 to i8
  %v16 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v17 = bitcast i8 addrspace(1)* %v16 to i8 addrspace(1)*
  store i8 %v15, i8 addrspace(1)* %v17, align 1
  %v18 = fcmp oge float %v3, 0.0
  %v19 = fcmp ole float %v3, 120.0
  %v20 = and i1 %v18, %v19
  %v21 = select i1 %v20, float %v3, float 1.5
  %v22 = fptosi float %v21 to i16
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v24 = bitcast i8 addrspace(1)* %v23 to i16 addrspace(1)*
  store i16 %v22, i16 addrspace(1)* %v24, align 2
  %v25 = fptoui float %v21 to i16
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v27 = bitcast i8 addrspace(1)* %v26 to i16 addrspace(1)*
  store i16 %v25, i16 addrspace(1)* %v27, align 2
  %v28 = fneg float %v21
  %v29 = fptosi float %v28 to i16
  %v30 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v31 = bitcast i8 addrspace(1)* %v30 to i16 addrspace(1)*
  store i16 %v29, i16 addrspace(1)* %v31, align 2
  %v32 = fcmp oge float %v3, 0.0
  %v33 = fcmp ole float %v3, 120.0
  %v34 = and i1 %v32, %v33
  %v35 = select i1 %v34, float %v3, float 1.5
  %v36 = fptosi float %v35 to i32
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v38 = bitcast i8 addrspace(1)* %v37 to i32 addrspace(1)*
  store i32 %v36, i32 addrspace(1)* %v38, align 4
  %v39 = fptoui float %v35 to i32
  %v40 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v41 = bitcast i8 addrspace(1)* %v40 to i32 addrspace(1)*
  store i32 %v39, i32 addrspace(1)* %v41, align 4
  %v42 = fneg float %v35
  %v43 = fptosi float %v42 to i32
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v45 = bitcast i8 addrspace(1)* %v44 to i32 addrspace(1)*
  store i32 %v43, i32 addrspace(1)* %v45, align 4
  %v46 = fcmp oge float %v3, 0.0
  %v47 = fcmp ole float %v3, 120.0
  %v48 = and i1 %v46, %v47
  %v49 = select i1 %v48, float %v3, float 1.5
  %v50 = fptosi float %v49 to i64
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v52 = bitcast i8 addrspace(1)* %v51 to i64 addrspace(1)*
  store i64 %v50, i64 addrspace(1)* %v52, align 8
  %v53 = fptoui float %v49 to i64
  %v54 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v55 = bitcast i8 addrspace(1)* %v54 to i64 addrspace(1)*
  store i64 %v53, i64 addrspace(1)* %v55, align 8
  %v56 = fneg float %v49
  %v57 = fptosi float %v56 to i64
  %v58 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v59 = bitcast i8 addrspace(1)* %v58 to i64 addrspace(1)*
  store i64 %v57, i64 addrspace(1)* %v59, align 8
  ret void
}

define void @cast_to_f64(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i64 addrspace(1)*
  %v3 = load i64, i64 addrspace(1)* %v2, align 8
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 8
  %v5 = bitcast i8 addrspace(1)* %v4 to i32 addrspace(1)*
  %v6 = load i32, i32 addrspace(1)* %v5, align 4
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 12
  %v8 = bitcast i8 addrspace(1)* %v7 to i16 addrspace(1)*
  %v9 = load i16, i16 addrspace(1)* %v8, align 2
  %v10 = getelementptr i8, i8 addrspace(1)* %ip, i64 14
  %v11 = bitcast i8 addrspace(1)* %v10 to i8 addrspace(1)*
  %v12 = load i8, i8 addrspace(1)* %v11, align 1
  %v13 = getelementptr i8, i8 addrspace(1)* %ip, i64 15
  %v14 = load i8, i8 addrspace(1)* %v13
  %v15 = trunc i8 %v14 to i1
  %v16 = sitofp i64 %v3 to double
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v18 = bitcast i8 addrspace(1)* %v17 to double addrspace(1)*
  store double %v16, double addrspace(1)* %v18, align 8
  %v19 = uitofp i64 %v3 to double
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v21 = bitcast i8 addrspace(1)* %v20 to double addrspace(1)*
  store double %v19, double addrspace(1)* %v21, align 8
  %v22 = sitofp i32 %v6 to double
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v24 = bitcast i8 addrspace(1)* %v23 to double addrspace(1)*
  store double %v22, double addrspace(1)* %v24, align 8
  %v25 = uitofp i32 %v6 to double
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v27 = bitcast i8 addrspace(1)* %v26 to double addrspace(1)*
  store double %v25, double addrspace(1)* %v27, align 8
  %v28 = sitofp i16 %v9 to double
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v30 = bitcast i8 addrspace(1)* %v29 to double addrspace(1)*
  store double %v28, double addrspace(1)* %v30, align 8
  %v31 = uitofp i16 %v9 to double
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v33 = bitcast i8 addrspace(1)* %v32 to double addrspace(1)*
  store double %v31, double addrspace(1)* %v33, align 8
  %v34 = sitofp i8 %v12 to double
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v36 = bitcast i8 addrspace(1)* %v35 to double addrspace(1)*
  store double %v34, double addrspace(1)* %v36, align 8
  %v37 = uitofp i8 %v12 to double
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v39 = bitcast i8 addrspace(1)* %v38 to double addrspace(1)*
  store double %v37, double addrspace(1)* %v39, align 8
  %v40 = sitofp i1 %v15 to double
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v42 = bitcast i8 addrspace(1)* %v41 to double addrspace(1)*
  store double %v40, double addrspace(1)* %v42, align 8
  %v43 = uitofp i1 %v15 to double
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v45 = bitcast i8 addrspace(1)* %v44 to double addrspace(1)*
  store double %v43, double addrspace(1)* %v45, align 8
  ret void
}

define void @cast_from_f64(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to double addrspace(1)*
  %v3 = load double, double addrspace(1)* %v2, align 8
  %v4 = fcmp oge double %v3, 0.0
  %v5 = fcmp ole double %v3, 120.0
  %v6 = and i1 %v4, %v5
  %v7 = select i1 %v6, double %v3, double 1.5
  %v8 = fptosi double %v7 to i8
  %v9 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v10 = bitcast i8 addrspace(1)* %v9 to i8 addrspace(1)*
  store i8 %v8, i8 addrspace(1)* %v10, align 1
  %v11 = fptoui double %v7 to i8
  %v12 = getelementptr i8, i8 addrspace(1)* %op, i64 1
  %v13 = bitcast i8 addrspace(1)* %v12 to i8 addrspace(1)*
  store i8 %v11, i8 addrspace(1)* %v13, align 1
  %v14 = fneg double %v7
  %v15 = fptosi double %v14 to i8
  %v16 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v17 = bitcast i8 addrspace(1)* %v16 to i8 addrspace(1)*
  store i8 %v15, i8 addrspace(1)* %v17, align 1
  %v18 = fcmp oge double %v3, 0.0
  %v19 = fcmp ole double %v3, 120.0
  %v20 = and i1 %v18, %v19
  %v21 = select i1 %v20, double %v3, double 1.5
  %v22 = fptosi double %v21 to i16
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v24 = bitcast i8 addrspace(1)* %v23 to i16 addrspace(1)*
  store i16 %v22, i16 addrspace(1)* %v24, align 2
  %v25 = fptoui double %v21 to i16
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v27 = bitcast i8 addrspace(1)* %v26 to i16 addrspace(1)*
  store i16 %v25, i16 addrspace(1)* %v27, align 2
  %v28 = fneg double %v21
  %v29 = fptosi double %v28 to i16
  %v30 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v31 = bitcast i8 addrspace(1)* %v30 to i16 addrspace(1)*
  store i16 %v29, i16 addrspace(1)* %v31, align 2
  %v32 = fcmp oge double %v3, 0.0
  %v33 = fcmp ole double %v3, 120.0
  %v34 = and i1 %v32, %v33
  %v35 = select i1 %v34, double %v3, double 1.5
  %v36 = fptosi double %v35 to i32
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v38 = bitcast i8 addrspace(1)* %v37 to i32 addrspace(1)*
  store i32 %v36, i32 addrspace(1)* %v38, align 4
  %v39 = fptoui double %v35 to i32
  %v40 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v41 = bitcast i8 addrspace(1)* %v40 to i32 addrspace(1)*
  store i32 %v39, i32 addrspace(1)* %v41, align 4
  %v42 = fneg double %v35
  %v43 = fptosi double %v42 to i32
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v45 = bitcast i8 addrspace(1)* %v44 to i32 addrspace(1)*
  store i32 %v43, i32 addrspace(1)* %v45, align 4
  %v46 = fcmp oge double %v3, 0.0
  %v47 = fcmp ole double %v3, 120.0
  %v48 = and i1 %v46, %v47
  %v49 = select i1 %v48, double %v3, double 1.5
  %v50 = fptosi double %v49 to i64
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v52 = bitcast i8 addrspace(1)* %v51 to i64 addrspace(1)*
  store i64 %v50, i64 addrspace(1)* %v52, align 8
  %v53 = fptoui double %v49 to i64
  %v54 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v55 = bitcast i8 addrspace(1)* %v54 to i64 addrspace(1)*
  store i64 %v53, i64 addrspace(1)* %v55, align 8
  %v56 = fneg double %v49
  %v57 = fptosi double %v56 to i64
  %v58 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v59 = bitcast i8 addrspace(1)* %v58 to i64 addrspace(1)*
  store i64 %v57, i64 addrspace(1)* %v59, align 8
  ret void
}

define void @cast_to_bf16(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i64 addrspace(1)*
  %v3 = load i64, i64 addrspace(1)* %v2, align 8
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 8
  %v5 = bitcast i8 addrspace(1)* %v4 to i32 addrspace(1)*
  %v6 = load i32, i32 addrspace(1)* %v5, align 4
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 12
  %v8 = bitcast i8 addrspace(1)* %v7 to i16 addrspace(1)*
  %v9 = load i16, i16 addrspace(1)* %v8, align 2
  %v10 = getelementptr i8, i8 addrspace(1)* %ip, i64 14
  %v11 = bitcast i8 addrspace(1)* %v10 to i8 addrspace(1)*
  %v12 = load i8, i8 addrspace(1)* %v11, align 1
  %v13 = getelementptr i8, i8 addrspace(1)* %ip, i64 15
  %v14 = load i8, i8 addrspace(1)* %v13
  %v15 = trunc i8 %v14 to i1
  %v16 = sitofp i64 %v3 to fp128
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v18 = bitcast i8 addrspace(1)* %v17 to fp128 addrspace(1)*
  store fp128 %v16, fp128 addrspace(1)* %v18, align 2
  %v19 = uitofp i64 %v3 to fp128
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v21 = bitcast i8 addrspace(1)* %v20 to fp128 addrspace(1)*
  store fp128 %v19, fp128 addrspace(1)* %v21, align 2
  %v22 = sitofp i32 %v6 to fp128
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v24 = bitcast i8 addrspace(1)* %v23 to fp128 addrspace(1)*
  store fp128 %v22, fp128 addrspace(1)* %v24, align 2
  %v25 = uitofp i32 %v6 to fp128
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v27 = bitcast i8 addrspace(1)* %v26 to fp128 addrspace(1)*
  store fp128 %v25, fp128 addrspace(1)* %v27, align 2
  %v28 = sitofp i16 %v9 to fp128
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v30 = bitcast i8 addrspace(1)* %v29 to fp128 addrspace(1)*
  store fp128 %v28, fp128 addrspace(1)* %v30, align 2
  %v31 = uitofp i16 %v9 to fp128
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 10
  %v33 = bitcast i8 addrspace(1)* %v32 to fp128 addrspace(1)*
  store fp128 %v31, fp128 addrspace(1)* %v33, align 2
  %v34 = sitofp i8 %v12 to fp128
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v36 = bitcast i8 addrspace(1)* %v35 to fp128 addrspace(1)*
  store fp128 %v34, fp128 addrspace(1)* %v36, align 2
  %v37 = uitofp i8 %v12 to fp128
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 14
  %v39 = bitcast i8 addrspace(1)* %v38 to fp128 addrspace(1)*
  store fp128 %v37, fp128 addrspace(1)* %v39, align 2
  %v40 = sitofp i1 %v15 to fp128
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v42 = bitcast i8 addrspace(1)* %v41 to fp128 addrspace(1)*
  store fp128 %v40, fp128 addrspace(1)* %v42, align 2
  %v43 = uitofp i1 %v15 to fp128
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 18
  %v45 = bitcast i8 addrspace(1)* %v44 to fp128 addrspace(1)*
  store fp128 %v43, fp128 addrspace(1)* %v45, align 2
  ret void
}

define void @cast_from_bf16(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to fp128 addrspace(1)*
  %v3 = load fp128, fp128 addrspace(1)* %v2, align 2
  %v4 = fcmp oge fp128 %v3, bitcast (i16 0 to fp128)
  %v5 = fcmp ole fp128 %v3, bitcast (i16 17136 to fp128)
  %v6 = and i1 %v4, %v5
  %v7 = select i1 %v6, fp128 %v3, fp128 bitcast (i16 16320 to fp128)
  %v8 = fptosi fp128 %v7 to i8
  %v9 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v10 = bitcast i8 addrspace(1)* %v9 to i8 addrspace(1)*
  store i8 %v8, i8 addrspace(1)* %v10, align 1
  %v11 = fptoui fp128 %v7 to i8
  %v12 = getelementptr i8, i8 addrspace(1)* %op, i64 1
  %v13 = bitcast i8 addrspace(1)* %v12 to i8 addrspace(1)*
  store i8 %v11, i8 addrspace(1)* %v13, align 1
  %v14 = fneg fp128 %v7
  %v15 = fptosi fp128 %v14 to i8
  %v16 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v17 = bitcast i8 addrspace(1)* %v16 to i8 addrspace(1)*
  store i8 %v15, i8 addrspace(1)* %v17, align 1
  %v18 = fcmp oge fp128 %v3, bitcast (i16 0 to fp128)
  %v19 = fcmp ole fp128 %v3, bitcast (i16 17136 to fp128)
  %v20 = and i1 %v18, %v19
  %v21 = select i1 %v20, fp128 %v3, fp128 bitcast (i16 16320 to fp128)
  %v22 = fptosi fp128 %v21 to i16
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v24 = bitcast i8 addrspace(1)* %v23 to i16 addrspace(1)*
  store i16 %v22, i16 addrspace(1)* %v24, align 2
  %v25 = fptoui fp128 %v21 to i16
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v27 = bitcast i8 addrspace(1)* %v26 to i16 addrspace(1)*
  store i16 %v25, i16 addrspace(1)* %v27, align 2
  %v28 = fneg fp128 %v21
  %v29 = fptosi fp128 %v28 to i16
  %v30 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v31 = bitcast i8 addrspace(1)* %v30 to i16 addrspace(1)*
  store i16 %v29, i16 addrspace(1)* %v31, align 2
  %v32 = fcmp oge fp128 %v3, bitcast (i16 0 to fp128)
  %v33 = fcmp ole fp128 %v3, bitcast (i16 17136 to fp128)
  %v34 = and i1 %v32, %v33
  %v35 = select i1 %v34, fp128 %v3, fp128 bitcast (i16 16320 to fp128)
  %v36 = fptosi fp128 %v35 to i32
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v38 = bitcast i8 addrspace(1)* %v37 to i32 addrspace(1)*
  store i32 %v36, i32 addrspace(1)* %v38, align 4
  %v39 = fptoui fp128 %v35 to i32
  %v40 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v41 = bitcast i8 addrspace(1)* %v40 to i32 addrspace(1)*
  store i32 %v39, i32 addrspace(1)* %v41, align 4
  %v42 = fneg fp128 %v35
  %v43 = fptosi fp128 %v42 to i32
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v45 = bitcast i8 addrspace(1)* %v44 to i32 addrspace(1)*
  store i32 %v43, i32 addrspace(1)* %v45, align 4
  %v46 = fcmp oge fp128 %v3, bitcast (i16 0 to fp128)
  %v47 = fcmp ole fp128 %v3, bitcast (i16 17136 to fp128)
  %v48 = and i1 %v46, %v47
  %v49 = select i1 %v48, fp128 %v3, fp128 bitcast (i16 16320 to fp128)
  %v50 = fptosi fp128 %v49 to i64
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v52 = bitcast i8 addrspace(1)* %v51 to i64 addrspace(1)*
  store i64 %v50, i64 addrspace(1)* %v52, align 8
  %v53 = fptoui fp128 %v49 to i64
  %v54 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v55 = bitcast i8 addrspace(1)* %v54 to i64 addrspace(1)*
  store i64 %v53, i64 addrspace(1)* %v55, align 8
  %v56 = fneg fp128 %v49
  %v57 = fptosi fp128 %v56 to i64
  %v58 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v59 = bitcast i8 addrspace(1)* %v58 to i64 addrspace(1)*
  store i64 %v57, i64 addrspace(1)* %v59, align 8
  ret void
}

define void @cast_float(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to double addrspace(1)*
  %v3 = load double, double addrspace(1)* %v2, align 8
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 8
  %v5 = bitcast i8 addrspace(1)* %v4 to float addrspace(1)*
  %v6 = load float, float addrspace(1)* %v5, align 4
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 12
  %v8 = bitcast i8 addrspace(1)* %v7 to half addrspace(1)*
  %v9 = load half, half addrspace(1)* %v8, align 2
  %v10 = getelementptr i8, i8 addrspace(1)* %ip, i64 14
  %v11 = bitcast i8 addrspace(1)* %v10 to fp128 addrspace(1)*
  %v12 = load fp128, fp128 addrspace(1)* %v11, align 2
  %v13 = fpext half %v9 to float
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v15 = bitcast i8 addrspace(1)* %v14 to float addrspace(1)*
  store float %v13, float addrspace(1)* %v15, align 4
  %v16 = fpext half %v9 to double
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v18 = bitcast i8 addrspace(1)* %v17 to double addrspace(1)*
  store double %v16, double addrspace(1)* %v18, align 8
  %v19 = fpext fp128 %v12 to float
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v21 = bitcast i8 addrspace(1)* %v20 to float addrspace(1)*
  store float %v19, float addrspace(1)* %v21, align 4
  %v22 = fpext fp128 %v12 to double
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v24 = bitcast i8 addrspace(1)* %v23 to double addrspace(1)*
  store double %v22, double addrspace(1)* %v24, align 8
  %v25 = fptrunc float %v6 to half
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v27 = bitcast i8 addrspace(1)* %v26 to half addrspace(1)*
  store half %v25, half addrspace(1)* %v27, align 2
  %v28 = fptrunc float %v6 to fp128
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 34
  %v30 = bitcast i8 addrspace(1)* %v29 to fp128 addrspace(1)*
  store fp128 %v28, fp128 addrspace(1)* %v30, align 2
  %v31 = fpext float %v6 to double
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v33 = bitcast i8 addrspace(1)* %v32 to double addrspace(1)*
  store double %v31, double addrspace(1)* %v33, align 8
  %v34 = fptrunc double %v3 to half
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v36 = bitcast i8 addrspace(1)* %v35 to half addrspace(1)*
  store half %v34, half addrspace(1)* %v36, align 2
  %v37 = fptrunc double %v3 to fp128
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 50
  %v39 = bitcast i8 addrspace(1)* %v38 to fp128 addrspace(1)*
  store fp128 %v37, fp128 addrspace(1)* %v39, align 2
  %v40 = fptrunc double %v3 to float
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v42 = bitcast i8 addrspace(1)* %v41 to float addrspace(1)*
  store float %v40, float addrspace(1)* %v42, align 4
  %v43 = bitcast half %v9 to i16
  %v44 = add i16 %v43, 1
  %v45 = bitcast i16 %v44 to half
  %v46 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v47 = bitcast i8 addrspace(1)* %v46 to half addrspace(1)*
  store half %v45, half addrspace(1)* %v47, align 2
  %v48 = bitcast fp128 %v12 to i16
  %v49 = add i16 %v48, 1
  %v50 = bitcast i16 %v49 to fp128
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 58
  %v52 = bitcast i8 addrspace(1)* %v51 to fp128 addrspace(1)*
  store fp128 %v50, fp128 addrspace(1)* %v52, align 2
  %v53 = bitcast float %v6 to i32
  %v54 = add i32 %v53, 1
  %v55 = bitcast i32 %v54 to float
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v57 = bitcast i8 addrspace(1)* %v56 to float addrspace(1)*
  store float %v55, float addrspace(1)* %v57, align 4
  %v58 = bitcast double %v3 to i64
  %v59 = add i64 %v58, 1
  %v60 = bitcast i64 %v59 to double
  %v61 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v62 = bitcast i8 addrspace(1)* %v61 to double addrspace(1)*
  store double %v60, double addrspace(1)* %v62, align 8
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9}
!0 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_int, !"kernel", i32 1}
!1 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_to_f16, !"kernel", i32 1}
!2 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_from_f16, !"kernel", i32 1}
!3 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_to_f32, !"kernel", i32 1}
!4 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_from_f32, !"kernel", i32 1}
!5 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_to_f64, !"kernel", i32 1}
!6 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_from_f64, !"kernel", i32 1}
!7 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_to_bf16, !"kernel", i32 1}
!8 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_from_bf16, !"kernel", i32 1}
!9 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @cast_float, !"kernel", i32 1}
