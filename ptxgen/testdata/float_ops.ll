; Every floating-point operation on every kind; fp128 stands for bfloat.
; CHECK: add.rn.f16
; CHECK: add.rn.f32
; CHECK: add.rn.f64
; CHECK[sm_80]: fma.rn.bf16
; CHECK[sm_90a]: add.rn.bf16
; VERSION[sm_80]: 7.0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare half @llvm.fabs.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.floor.f16(half)
declare half @llvm.ceil.f16(half)
declare half @llvm.trunc.f16(half)
declare half @llvm.rint.f16(half)
declare half @llvm.roundeven.f16(half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.fma.f16(half, half, half)
declare float @llvm.fabs.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.nvvm.add.rn.f(float, float)
declare float @llvm.nvvm.mul.rn.f(float, float)
declare float @llvm.nvvm.div.rn.f(float, float)
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.rcp.rn.f(float)
declare float @llvm.nvvm.add.rz.f(float, float)
declare float @llvm.nvvm.mul.rz.f(float, float)
declare float @llvm.nvvm.div.rz.f(float, float)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare float @llvm.nvvm.sqrt.rz.f(float)
declare float @llvm.nvvm.rcp.rz.f(float)
declare float @llvm.nvvm.add.rm.f(float, float)
declare float @llvm.nvvm.mul.rm.f(float, float)
declare float @llvm.nvvm.div.rm.f(float, float)
declare float @llvm.nvvm.fma.rm.f(float, float, float)
declare float @llvm.nvvm.sqrt.rm.f(float)
declare float @llvm.nvvm.rcp.rm.f(float)
declare float @llvm.nvvm.add.rp.f(float, float)
declare float @llvm.nvvm.mul.rp.f(float, float)
declare float @llvm.nvvm.div.rp.f(float, float)
declare float @llvm.nvvm.fma.rp.f(float, float, float)
declare float @llvm.nvvm.sqrt.rp.f(float)
declare float @llvm.nvvm.rcp.rp.f(float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare float @llvm.nvvm.lg2.approx.f(float)
declare float @llvm.nvvm.lg2.approx.ftz.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.sin.approx.ftz.f(float)
declare float @llvm.nvvm.cos.approx.f(float)
declare float @llvm.nvvm.cos.approx.ftz.f(float)
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float)
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare double @llvm.fabs.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.trunc.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.nvvm.add.rn.d(double, double)
declare double @llvm.nvvm.mul.rn.d(double, double)
declare double @llvm.nvvm.div.rn.d(double, double)
declare double @llvm.nvvm.fma.rn.d(double, double, double)
declare double @llvm.nvvm.sqrt.rn.d(double)
declare double @llvm.nvvm.rcp.rn.d(double)
declare double @llvm.nvvm.add.rz.d(double, double)
declare double @llvm.nvvm.mul.rz.d(double, double)
declare double @llvm.nvvm.div.rz.d(double, double)
declare double @llvm.nvvm.fma.rz.d(double, double, double)
declare double @llvm.nvvm.sqrt.rz.d(double)
declare double @llvm.nvvm.rcp.rz.d(double)
declare double @llvm.nvvm.add.rm.d(double, double)
declare double @llvm.nvvm.mul.rm.d(double, double)
declare double @llvm.nvvm.div.rm.d(double, double)
declare double @llvm.nvvm.fma.rm.d(double, double, double)
declare double @llvm.nvvm.sqrt.rm.d(double)
declare double @llvm.nvvm.rcp.rm.d(double)
declare double @llvm.nvvm.add.rp.d(double, double)
declare double @llvm.nvvm.mul.rp.d(double, double)
declare double @llvm.nvvm.div.rp.d(double, double)
declare double @llvm.nvvm.fma.rp.d(double, double, double)
declare double @llvm.nvvm.sqrt.rp.d(double)
declare double @llvm.nvvm.rcp.rp.d(double)
declare fp128 @llvm.fabs.bf16(fp128)
declare fp128 @llvm.minnum.bf16(fp128, fp128)
declare fp128 @llvm.maxnum.bf16(fp128, fp128)
declare fp128 @llvm.minimum.bf16(fp128, fp128)
declare fp128 @llvm.maximum.bf16(fp128, fp128)
declare fp128 @llvm.fma.bf16(fp128, fp128, fp128)

define void @float_f16(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
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
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 2
  %v5 = bitcast i8 addrspace(1)* %v4 to half addrspace(1)*
  %v6 = load half, half addrspace(1)* %v5, align 2
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 4
  %v8 = bitcast i8 addrspace(1)* %v7 to half addrspace(1)*
  %v9 = load half, half addrspace(1)* %v8, align 2
  %v10 = fadd half %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v12 = bitcast i8 addrspace(1)* %v11 to half addrspace(1)*
  store half %v10, half addrspace(1)* %v12, align 2
  %v13 = fadd half %v3, 1.5
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v15 = bitcast i8 addrspace(1)* %v14 to half addrspace(1)*
  store half %v13, half addrspace(1)* %v15, align 2
  %v16 = fadd half -2.25, %v3
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v18 = bitcast i8 addrspace(1)* %v17 to half addrspace(1)*
  store half %v16, half addrspace(1)* %v18, align 2
  %v19 = fsub half %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v21 = bitcast i8 addrspace(1)* %v20 to half addrspace(1)*
  store half %v19, half addrspace(1)* %v21, align 2
  %v22 = fsub half %v3, 1.5
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v24 = bitcast i8 addrspace(1)* %v23 to half addrspace(1)*
  store half %v22, half addrspace(1)* %v24, align 2
  %v25 = fsub half -2.25, %v3
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 10
  %v27 = bitcast i8 addrspace(1)* %v26 to half addrspace(1)*
  store half %v25, half addrspace(1)* %v27, align 2
  %v28 = fmul half %v3, %v6
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v30 = bitcast i8 addrspace(1)* %v29 to half addrspace(1)*
  store half %v28, half addrspace(1)* %v30, align 2
  %v31 = fmul half %v3, 1.5
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 14
  %v33 = bitcast i8 addrspace(1)* %v32 to half addrspace(1)*
  store half %v31, half addrspace(1)* %v33, align 2
  %v34 = fmul half -2.25, %v3
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v36 = bitcast i8 addrspace(1)* %v35 to half addrspace(1)*
  store half %v34, half addrspace(1)* %v36, align 2
  %v37 = fdiv half %v3, %v6
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 18
  %v39 = bitcast i8 addrspace(1)* %v38 to half addrspace(1)*
  store half %v37, half addrspace(1)* %v39, align 2
  %v40 = fdiv half %v3, 1.5
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v42 = bitcast i8 addrspace(1)* %v41 to half addrspace(1)*
  store half %v40, half addrspace(1)* %v42, align 2
  %v43 = fdiv half -2.25, %v3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 22
  %v45 = bitcast i8 addrspace(1)* %v44 to half addrspace(1)*
  store half %v43, half addrspace(1)* %v45, align 2
  %v46 = fmul half %v3, %v6
  %v47 = fadd half %v46, %v9
  %v48 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v49 = bitcast i8 addrspace(1)* %v48 to half addrspace(1)*
  store half %v47, half addrspace(1)* %v49, align 2
  %v50 = fneg half %v3
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 26
  %v52 = bitcast i8 addrspace(1)* %v51 to half addrspace(1)*
  store half %v50, half addrspace(1)* %v52, align 2
  %v53 = fcmp oeq half %v3, %v6
  %v54 = zext i1 %v53 to i8
  %v55 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v56 = bitcast i8 addrspace(1)* %v55 to i8 addrspace(1)*
  store i8 %v54, i8 addrspace(1)* %v56, align 1
  %v57 = fcmp oeq half %v3, 0.5
  %v58 = zext i1 %v57 to i8
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 29
  %v60 = bitcast i8 addrspace(1)* %v59 to i8 addrspace(1)*
  store i8 %v58, i8 addrspace(1)* %v60, align 1
  %v61 = fcmp oge half %v3, %v6
  %v62 = zext i1 %v61 to i8
  %v63 = getelementptr i8, i8 addrspace(1)* %op, i64 30
  %v64 = bitcast i8 addrspace(1)* %v63 to i8 addrspace(1)*
  store i8 %v62, i8 addrspace(1)* %v64, align 1
  %v65 = fcmp oge half %v3, 0.5
  %v66 = zext i1 %v65 to i8
  %v67 = getelementptr i8, i8 addrspace(1)* %op, i64 31
  %v68 = bitcast i8 addrspace(1)* %v67 to i8 addrspace(1)*
  store i8 %v66, i8 addrspace(1)* %v68, align 1
  %v69 = fcmp ogt half %v3, %v6
  %v70 = zext i1 %v69 to i8
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v72 = bitcast i8 addrspace(1)* %v71 to i8 addrspace(1)*
  store i8 %v70, i8 addrspace(1)* %v72, align 1
  %v73 = fcmp ogt half %v3, 0.5
  %v74 = zext i1 %v73 to i8
  %v75 = getelementptr i8, i8 addrspace(1)* %op, i64 33
  %v76 = bitcast i8 addrspace(1)* %v75 to i8 addrspace(1)*
  store i8 %v74, i8 addrspace(1)* %v76, align 1
  %v77 = fcmp ole half %v3, %v6
  %v78 = zext i1 %v77 to i8
  %v79 = getelementptr i8, i8 addrspace(1)* %op, i64 34
  %v80 = bitcast i8 addrspace(1)* %v79 to i8 addrspace(1)*
  store i8 %v78, i8 addrspace(1)* %v80, align 1
  %v81 = fcmp ole half %v3, 0.5
  %v82 = zext i1 %v81 to i8
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 35
  %v84 = bitcast i8 addrspace(1)* %v83 to i8 addrspace(1)*
  store i8 %v82, i8 addrspace(1)* %v84, align 1
  %v85 = fcmp olt half %v3, %v6
  %v86 = zext i1 %v85 to i8
  %v87 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v88 = bitcast i8 addrspace(1)* %v87 to i8 addrspace(1)*
  store i8 %v86, i8 addrspace(1)* %v88, align 1
  %v89 = fcmp olt half %v3, 0.5
  %v90 = zext i1 %v89 to i8
  %v91 = getelementptr i8, i8 addrspace(1)* %op, i64 37
  %v92 = bitcast i8 addrspace(1)* %v91 to i8 addrspace(1)*
  store i8 %v90, i8 addrspace(1)* %v92, align 1
  %v93 = fcmp one half %v3, %v6
  %v94 = zext i1 %v93 to i8
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 38
  %v96 = bitcast i8 addrspace(1)* %v95 to i8 addrspace(1)*
  store i8 %v94, i8 addrspace(1)* %v96, align 1
  %v97 = fcmp one half %v3, 0.5
  %v98 = zext i1 %v97 to i8
  %v99 = getelementptr i8, i8 addrspace(1)* %op, i64 39
  %v100 = bitcast i8 addrspace(1)* %v99 to i8 addrspace(1)*
  store i8 %v98, i8 addrspace(1)* %v100, align 1
  %v101 = fcmp ord half %v3, %v6
  %v102 = zext i1 %v101 to i8
  %v103 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v104 = bitcast i8 addrspace(1)* %v103 to i8 addrspace(1)*
  store i8 %v102, i8 addrspace(1)* %v104, align 1
  %v105 = fcmp ord half %v3, 0.5
  %v106 = zext i1 %v105 to i8
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 41
  %v108 = bitcast i8 addrspace(1)* %v107 to i8 addrspace(1)*
  store i8 %v106, i8 addrspace(1)* %v108, align 1
  %v109 = fcmp ueq half %v3, %v6
  %v110 = zext i1 %v109 to i8
  %v111 = getelementptr i8, i8 addrspace(1)* %op, i64 42
  %v112 = bitcast i8 addrspace(1)* %v111 to i8 addrspace(1)*
  store i8 %v110, i8 addrspace(1)* %v112, align 1
  %v113 = fcmp ueq half %v3, 0.5
  %v114 = zext i1 %v113 to i8
  %v115 = getelementptr i8, i8 addrspace(1)* %op, i64 43
  %v116 = bitcast i8 addrspace(1)* %v115 to i8 addrspace(1)*
  store i8 %v114, i8 addrspace(1)* %v116, align 1
  %v117 = fcmp uge half %v3, %v6
  %v118 = zext i1 %v117 to i8
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 44
  %v120 = bitcast i8 addrspace(1)* %v119 to i8 addrspace(1)*
  store i8 %v118, i8 addrspace(1)* %v120, align 1
  %v121 = fcmp uge half %v3, 0.5
  %v122 = zext i1 %v121 to i8
  %v123 = getelementptr i8, i8 addrspace(1)* %op, i64 45
  %v124 = bitcast i8 addrspace(1)* %v123 to i8 addrspace(1)*
  store i8 %v122, i8 addrspace(1)* %v124, align 1
  %v125 = fcmp ugt half %v3, %v6
  %v126 = zext i1 %v125 to i8
  %v127 = getelementptr i8, i8 addrspace(1)* %op, i64 46
  %v128 = bitcast i8 addrspace(1)* %v127 to i8 addrspace(1)*
  store i8 %v126, i8 addrspace(1)* %v128, align 1
  %v129 = fcmp ugt half %v3, 0.5
  %v130 = zext i1 %v129 to i8
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 47
  %v132 = bitcast i8 addrspace(1)* %v131 to i8 addrspace(1)*
  store i8 %v130, i8 addrspace(1)* %v132, align 1
  %v133 = fcmp ule half %v3, %v6
  %v134 = zext i1 %v133 to i8
  %v135 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v136 = bitcast i8 addrspace(1)* %v135 to i8 addrspace(1)*
  store i8 %v134, i8 addrspace(1)* %v136, align 1
  %v137 = fcmp ule half %v3, 0.5
  %v138 = zext i1 %v137 to i8
  %v139 = getelementptr i8, i8 addrspace(1)* %op, i64 49
  %v140 = bitcast i8 addrspace(1)* %v139 to i8 addrspace(1)*
  store i8 %v138, i8 addrspace(1)* %v140, align 1
  %v141 = fcmp ult half %v3, %v6
  %v142 = zext i1 %v141 to i8
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 50
  %v144 = bitcast i8 addrspace(1)* %v143 to i8 addrspace(1)*
  store i8 %v142, i8 addrspace(1)* %v144, align 1
  %v145 = fcmp ult half %v3, 0.5
  %v146 = zext i1 %v145 to i8
  %v147 = getelementptr i8, i8 addrspace(1)* %op, i64 51
  %v148 = bitcast i8 addrspace(1)* %v147 to i8 addrspace(1)*
  store i8 %v146, i8 addrspace(1)* %v148, align 1
  %v149 = fcmp une half %v3, %v6
  %v150 = zext i1 %v149 to i8
  %v151 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v152 = bitcast i8 addrspace(1)* %v151 to i8 addrspace(1)*
  store i8 %v150, i8 addrspace(1)* %v152, align 1
  %v153 = fcmp une half %v3, 0.5
  %v154 = zext i1 %v153 to i8
  %v155 = getelementptr i8, i8 addrspace(1)* %op, i64 53
  %v156 = bitcast i8 addrspace(1)* %v155 to i8 addrspace(1)*
  store i8 %v154, i8 addrspace(1)* %v156, align 1
  %v157 = fcmp uno half %v3, %v6
  %v158 = zext i1 %v157 to i8
  %v159 = getelementptr i8, i8 addrspace(1)* %op, i64 54
  %v160 = bitcast i8 addrspace(1)* %v159 to i8 addrspace(1)*
  store i8 %v158, i8 addrspace(1)* %v160, align 1
  %v161 = fcmp uno half %v3, 0.5
  %v162 = zext i1 %v161 to i8
  %v163 = getelementptr i8, i8 addrspace(1)* %op, i64 55
  %v164 = bitcast i8 addrspace(1)* %v163 to i8 addrspace(1)*
  store i8 %v162, i8 addrspace(1)* %v164, align 1
  %v165 = fcmp true half %v3, %v6
  %v166 = zext i1 %v165 to i8
  %v167 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v168 = bitcast i8 addrspace(1)* %v167 to i8 addrspace(1)*
  store i8 %v166, i8 addrspace(1)* %v168, align 1
  %v169 = fcmp true half %v3, 0.5
  %v170 = zext i1 %v169 to i8
  %v171 = getelementptr i8, i8 addrspace(1)* %op, i64 57
  %v172 = bitcast i8 addrspace(1)* %v171 to i8 addrspace(1)*
  store i8 %v170, i8 addrspace(1)* %v172, align 1
  %v173 = fcmp false half %v3, %v6
  %v174 = zext i1 %v173 to i8
  %v175 = getelementptr i8, i8 addrspace(1)* %op, i64 58
  %v176 = bitcast i8 addrspace(1)* %v175 to i8 addrspace(1)*
  store i8 %v174, i8 addrspace(1)* %v176, align 1
  %v177 = fcmp false half %v3, 0.5
  %v178 = zext i1 %v177 to i8
  %v179 = getelementptr i8, i8 addrspace(1)* %op, i64 59
  %v180 = bitcast i8 addrspace(1)* %v179 to i8 addrspace(1)*
  store i8 %v178, i8 addrspace(1)* %v180, align 1
  %v181 = fcmp olt half %v3, %v6
  %v182 = select i1 %v181, half %v3, half %v6
  %v183 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v184 = bitcast i8 addrspace(1)* %v183 to half addrspace(1)*
  store half %v182, half addrspace(1)* %v184, align 2
  %v185 = select i1 %v181, half 1.0, half -3.0
  %v186 = getelementptr i8, i8 addrspace(1)* %op, i64 62
  %v187 = bitcast i8 addrspace(1)* %v186 to half addrspace(1)*
  store half %v185, half addrspace(1)* %v187, align 2
  %v188 = call half @llvm.fabs.f16(half %v3)
  %v189 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v190 = bitcast i8 addrspace(1)* %v189 to half addrspace(1)*
  store half %v188, half addrspace(1)* %v190, align 2
  %v191 = call half @llvm.sqrt.f16(half %v3)
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 66
  %v193 = bitcast i8 addrspace(1)* %v192 to half addrspace(1)*
  store half %v191, half addrspace(1)* %v193, align 2
  %v194 = call half @llvm.floor.f16(half %v3)
  %v195 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v196 = bitcast i8 addrspace(1)* %v195 to half addrspace(1)*
  store half %v194, half addrspace(1)* %v196, align 2
  %v197 = call half @llvm.ceil.f16(half %v3)
  %v198 = getelementptr i8, i8 addrspace(1)* %op, i64 70
  %v199 = bitcast i8 addrspace(1)* %v198 to half addrspace(1)*
  store half %v197, half addrspace(1)* %v199, align 2
  %v200 = call half @llvm.trunc.f16(half %v3)
  %v201 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v202 = bitcast i8 addrspace(1)* %v201 to half addrspace(1)*
  store half %v200, half addrspace(1)* %v202, align 2
  %v203 = call half @llvm.rint.f16(half %v3)
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 74
  %v205 = bitcast i8 addrspace(1)* %v204 to half addrspace(1)*
  store half %v203, half addrspace(1)* %v205, align 2
  %v206 = call half @llvm.roundeven.f16(half %v3)
  %v207 = getelementptr i8, i8 addrspace(1)* %op, i64 76
  %v208 = bitcast i8 addrspace(1)* %v207 to half addrspace(1)*
  store half %v206, half addrspace(1)* %v208, align 2
  %v209 = call half @llvm.minnum.f16(half %v3, half %v6)
  %v210 = getelementptr i8, i8 addrspace(1)* %op, i64 78
  %v211 = bitcast i8 addrspace(1)* %v210 to half addrspace(1)*
  store half %v209, half addrspace(1)* %v211, align 2
  %v212 = call half @llvm.maxnum.f16(half %v3, half %v6)
  %v213 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v214 = bitcast i8 addrspace(1)* %v213 to half addrspace(1)*
  store half %v212, half addrspace(1)* %v214, align 2
  %v215 = call half @llvm.minimum.f16(half %v3, half %v6)
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 82
  %v217 = bitcast i8 addrspace(1)* %v216 to half addrspace(1)*
  store half %v215, half addrspace(1)* %v217, align 2
  %v218 = call half @llvm.maximum.f16(half %v3, half %v6)
  %v219 = getelementptr i8, i8 addrspace(1)* %op, i64 84
  %v220 = bitcast i8 addrspace(1)* %v219 to half addrspace(1)*
  store half %v218, half addrspace(1)* %v220, align 2
  %v221 = call half @llvm.copysign.f16(half %v3, half %v6)
  %v222 = getelementptr i8, i8 addrspace(1)* %op, i64 86
  %v223 = bitcast i8 addrspace(1)* %v222 to half addrspace(1)*
  store half %v221, half addrspace(1)* %v223, align 2
  %v224 = call half @llvm.fma.f16(half %v3, half %v6, half %v9)
  %v225 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v226 = bitcast i8 addrspace(1)* %v225 to half addrspace(1)*
  store half %v224, half addrspace(1)* %v226, align 2
  %v227 = call half @llvm.fma.f16(half %v3, half 3.0, half -1.0)
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 90
  %v229 = bitcast i8 addrspace(1)* %v228 to half addrspace(1)*
  store half %v227, half addrspace(1)* %v229, align 2
  ret void
}

define void @float_f32(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
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
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 4
  %v5 = bitcast i8 addrspace(1)* %v4 to float addrspace(1)*
  %v6 = load float, float addrspace(1)* %v5, align 4
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 8
  %v8 = bitcast i8 addrspace(1)* %v7 to float addrspace(1)*
  %v9 = load float, float addrspace(1)* %v8, align 4
  %v10 = fadd float %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v12 = bitcast i8 addrspace(1)* %v11 to float addrspace(1)*
  store float %v10, float addrspace(1)* %v12, align 4
  %v13 = fadd float %v3, 1.5
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v15 = bitcast i8 addrspace(1)* %v14 to float addrspace(1)*
  store float %v13, float addrspace(1)* %v15, align 4
  %v16 = fadd float -2.25, %v3
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v18 = bitcast i8 addrspace(1)* %v17 to float addrspace(1)*
  store float %v16, float addrspace(1)* %v18, align 4
  %v19 = fsub float %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v21 = bitcast i8 addrspace(1)* %v20 to float addrspace(1)*
  store float %v19, float addrspace(1)* %v21, align 4
  %v22 = fsub float %v3, 1.5
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v24 = bitcast i8 addrspace(1)* %v23 to float addrspace(1)*
  store float %v22, float addrspace(1)* %v24, align 4
  %v25 = fsub float -2.25, %v3
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v27 = bitcast i8 addrspace(1)* %v26 to float addrspace(1)*
  store float %v25, float addrspace(1)* %v27, align 4
  %v28 = fmul float %v3, %v6
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v30 = bitcast i8 addrspace(1)* %v29 to float addrspace(1)*
  store float %v28, float addrspace(1)* %v30, align 4
  %v31 = fmul float %v3, 1.5
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v33 = bitcast i8 addrspace(1)* %v32 to float addrspace(1)*
  store float %v31, float addrspace(1)* %v33, align 4
  %v34 = fmul float -2.25, %v3
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v36 = bitcast i8 addrspace(1)* %v35 to float addrspace(1)*
  store float %v34, float addrspace(1)* %v36, align 4
  %v37 = fdiv float %v3, %v6
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v39 = bitcast i8 addrspace(1)* %v38 to float addrspace(1)*
  store float %v37, float addrspace(1)* %v39, align 4
  %v40 = fdiv float %v3, 1.5
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v42 = bitcast i8 addrspace(1)* %v41 to float addrspace(1)*
  store float %v40, float addrspace(1)* %v42, align 4
  %v43 = fdiv float -2.25, %v3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 44
  %v45 = bitcast i8 addrspace(1)* %v44 to float addrspace(1)*
  store float %v43, float addrspace(1)* %v45, align 4
  %v46 = fmul float %v3, %v6
  %v47 = fadd float %v46, %v9
  %v48 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v49 = bitcast i8 addrspace(1)* %v48 to float addrspace(1)*
  store float %v47, float addrspace(1)* %v49, align 4
  %v50 = fneg float %v3
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v52 = bitcast i8 addrspace(1)* %v51 to float addrspace(1)*
  store float %v50, float addrspace(1)* %v52, align 4
  %v53 = fcmp oeq float %v3, %v6
  %v54 = zext i1 %v53 to i8
  %v55 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v56 = bitcast i8 addrspace(1)* %v55 to i8 addrspace(1)*
  store i8 %v54, i8 addrspace(1)* %v56, align 1
  %v57 = fcmp oeq float %v3, 0.5
  %v58 = zext i1 %v57 to i8
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 57
  %v60 = bitcast i8 addrspace(1)* %v59 to i8 addrspace(1)*
  store i8 %v58, i8 addrspace(1)* %v60, align 1
  %v61 = fcmp oge float %v3, %v6
  %v62 = zext i1 %v61 to i8
  %v63 = getelementptr i8, i8 addrspace(1)* %op, i64 58
  %v64 = bitcast i8 addrspace(1)* %v63 to i8 addrspace(1)*
  store i8 %v62, i8 addrspace(1)* %v64, align 1
  %v65 = fcmp oge float %v3, 0.5
  %v66 = zext i1 %v65 to i8
  %v67 = getelementptr i8, i8 addrspace(1)* %op, i64 59
  %v68 = bitcast i8 addrspace(1)* %v67 to i8 addrspace(1)*
  store i8 %v66, i8 addrspace(1)* %v68, align 1
  %v69 = fcmp ogt float %v3, %v6
  %v70 = zext i1 %v69 to i8
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v72 = bitcast i8 addrspace(1)* %v71 to i8 addrspace(1)*
  store i8 %v70, i8 addrspace(1)* %v72, align 1
  %v73 = fcmp ogt float %v3, 0.5
  %v74 = zext i1 %v73 to i8
  %v75 = getelementptr i8, i8 addrspace(1)* %op, i64 61
  %v76 = bitcast i8 addrspace(1)* %v75 to i8 addrspace(1)*
  store i8 %v74, i8 addrspace(1)* %v76, align 1
  %v77 = fcmp ole float %v3, %v6
  %v78 = zext i1 %v77 to i8
  %v79 = getelementptr i8, i8 addrspace(1)* %op, i64 62
  %v80 = bitcast i8 addrspace(1)* %v79 to i8 addrspace(1)*
  store i8 %v78, i8 addrspace(1)* %v80, align 1
  %v81 = fcmp ole float %v3, 0.5
  %v82 = zext i1 %v81 to i8
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 63
  %v84 = bitcast i8 addrspace(1)* %v83 to i8 addrspace(1)*
  store i8 %v82, i8 addrspace(1)* %v84, align 1
  %v85 = fcmp olt float %v3, %v6
  %v86 = zext i1 %v85 to i8
  %v87 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v88 = bitcast i8 addrspace(1)* %v87 to i8 addrspace(1)*
  store i8 %v86, i8 addrspace(1)* %v88, align 1
  %v89 = fcmp olt float %v3, 0.5
  %v90 = zext i1 %v89 to i8
  %v91 = getelementptr i8, i8 addrspace(1)* %op, i64 65
  %v92 = bitcast i8 addrspace(1)* %v91 to i8 addrspace(1)*
  store i8 %v90, i8 addrspace(1)* %v92, align 1
  %v93 = fcmp one float %v3, %v6
  %v94 = zext i1 %v93 to i8
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 66
  %v96 = bitcast i8 addrspace(1)* %v95 to i8 addrspace(1)*
  store i8 %v94, i8 addrspace(1)* %v96, align 1
  %v97 = fcmp one float %v3, 0.5
  %v98 = zext i1 %v97 to i8
  %v99 = getelementptr i8, i8 addrspace(1)* %op, i64 67
  %v100 = bitcast i8 addrspace(1)* %v99 to i8 addrspace(1)*
  store i8 %v98, i8 addrspace(1)* %v100, align 1
  %v101 = fcmp ord float %v3, %v6
  %v102 = zext i1 %v101 to i8
  %v103 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v104 = bitcast i8 addrspace(1)* %v103 to i8 addrspace(1)*
  store i8 %v102, i8 addrspace(1)* %v104, align 1
  %v105 = fcmp ord float %v3, 0.5
  %v106 = zext i1 %v105 to i8
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 69
  %v108 = bitcast i8 addrspace(1)* %v107 to i8 addrspace(1)*
  store i8 %v106, i8 addrspace(1)* %v108, align 1
  %v109 = fcmp ueq float %v3, %v6
  %v110 = zext i1 %v109 to i8
  %v111 = getelementptr i8, i8 addrspace(1)* %op, i64 70
  %v112 = bitcast i8 addrspace(1)* %v111 to i8 addrspace(1)*
  store i8 %v110, i8 addrspace(1)* %v112, align 1
  %v113 = fcmp ueq float %v3, 0.5
  %v114 = zext i1 %v113 to i8
  %v115 = getelementptr i8, i8 addrspace(1)* %op, i64 71
  %v116 = bitcast i8 addrspace(1)* %v115 to i8 addrspace(1)*
  store i8 %v114, i8 addrspace(1)* %v116, align 1
  %v117 = fcmp uge float %v3, %v6
  %v118 = zext i1 %v117 to i8
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v120 = bitcast i8 addrspace(1)* %v119 to i8 addrspace(1)*
  store i8 %v118, i8 addrspace(1)* %v120, align 1
  %v121 = fcmp uge float %v3, 0.5
  %v122 = zext i1 %v121 to i8
  %v123 = getelementptr i8, i8 addrspace(1)* %op, i64 73
  %v124 = bitcast i8 addrspace(1)* %v123 to i8 addrspace(1)*
  store i8 %v122, i8 addrspace(1)* %v124, align 1
  %v125 = fcmp ugt float %v3, %v6
  %v126 = zext i1 %v125 to i8
  %v127 = getelementptr i8, i8 addrspace(1)* %op, i64 74
  %v128 = bitcast i8 addrspace(1)* %v127 to i8 addrspace(1)*
  store i8 %v126, i8 addrspace(1)* %v128, align 1
  %v129 = fcmp ugt float %v3, 0.5
  %v130 = zext i1 %v129 to i8
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 75
  %v132 = bitcast i8 addrspace(1)* %v131 to i8 addrspace(1)*
  store i8 %v130, i8 addrspace(1)* %v132, align 1
  %v133 = fcmp ule float %v3, %v6
  %v134 = zext i1 %v133 to i8
  %v135 = getelementptr i8, i8 addrspace(1)* %op, i64 76
  %v136 = bitcast i8 addrspace(1)* %v135 to i8 addrspace(1)*
  store i8 %v134, i8 addrspace(1)* %v136, align 1
  %v137 = fcmp ule float %v3, 0.5
  %v138 = zext i1 %v137 to i8
  %v139 = getelementptr i8, i8 addrspace(1)* %op, i64 77
  %v140 = bitcast i8 addrspace(1)* %v139 to i8 addrspace(1)*
  store i8 %v138, i8 addrspace(1)* %v140, align 1
  %v141 = fcmp ult float %v3, %v6
  %v142 = zext i1 %v141 to i8
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 78
  %v144 = bitcast i8 addrspace(1)* %v143 to i8 addrspace(1)*
  store i8 %v142, i8 addrspace(1)* %v144, align 1
  %v145 = fcmp ult float %v3, 0.5
  %v146 = zext i1 %v145 to i8
  %v147 = getelementptr i8, i8 addrspace(1)* %op, i64 79
  %v148 = bitcast i8 addrspace(1)* %v147 to i8 addrspace(1)*
  store i8 %v146, i8 addrspace(1)* %v148, align 1
  %v149 = fcmp une float %v3, %v6
  %v150 = zext i1 %v149 to i8
  %v151 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v152 = bitcast i8 addrspace(1)* %v151 to i8 addrspace(1)*
  store i8 %v150, i8 addrspace(1)* %v152, align 1
  %v153 = fcmp une float %v3, 0.5
  %v154 = zext i1 %v153 to i8
  %v155 = getelementptr i8, i8 addrspace(1)* %op, i64 81
  %v156 = bitcast i8 addrspace(1)* %v155 to i8 addrspace(1)*
  store i8 %v154, i8 addrspace(1)* %v156, align 1
  %v157 = fcmp uno float %v3, %v6
  %v158 = zext i1 %v157 to i8
  %v159 = getelementptr i8, i8 addrspace(1)* %op, i64 82
  %v160 = bitcast i8 addrspace(1)* %v159 to i8 addrspace(1)*
  store i8 %v158, i8 addrspace(1)* %v160, align 1
  %v161 = fcmp uno float %v3, 0.5
  %v162 = zext i1 %v161 to i8
  %v163 = getelementptr i8, i8 addrspace(1)* %op, i64 83
  %v164 = bitcast i8 addrspace(1)* %v163 to i8 addrspace(1)*
  store i8 %v162, i8 addrspace(1)* %v164, align 1
  %v165 = fcmp true float %v3, %v6
  %v166 = zext i1 %v165 to i8
  %v167 = getelementptr i8, i8 addrspace(1)* %op, i64 84
  %v168 = bitcast i8 addrspace(1)* %v167 to i8 addrspace(1)*
  store i8 %v166, i8 addrspace(1)* %v168, align 1
  %v169 = fcmp true float %v3, 0.5
  %v170 = zext i1 %v169 to i8
  %v171 = getelementptr i8, i8 addrspace(1)* %op, i64 85
  %v172 = bitcast i8 addrspace(1)* %v171 to i8 addrspace(1)*
  store i8 %v170, i8 addrspace(1)* %v172, align 1
  %v173 = fcmp false float %v3, %v6
  %v174 = zext i1 %v173 to i8
  %v175 = getelementptr i8, i8 addrspace(1)* %op, i64 86
  %v176 = bitcast i8 addrspace(1)* %v175 to i8 addrspace(1)*
  store i8 %v174, i8 addrspace(1)* %v176, align 1
  %v177 = fcmp false float %v3, 0.5
  %v178 = zext i1 %v177 to i8
  %v179 = getelementptr i8, i8 addrspace(1)* %op, i64 87
  %v180 = bitcast i8 addrspace(1)* %v179 to i8 addrspace(1)*
  store i8 %v178, i8 addrspace(1)* %v180, align 1
  %v181 = fcmp olt float %v3, %v6
  %v182 = select i1 %v181, float %v3, float %v6
  %v183 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v184 = bitcast i8 addrspace(1)* %v183 to float addrspace(1)*
  store float %v182, float addrspace(1)* %v184, align 4
  %v185 = select i1 %v181, float 1.0, float -3.0
  %v186 = getelementptr i8, i8 addrspace(1)* %op, i64 92
  %v187 = bitcast i8 addrspace(1)* %v186 to float addrspace(1)*
  store float %v185, float addrspace(1)* %v187, align 4
  %v188 = call float @llvm.fabs.f32(float %v3)
  %v189 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v190 = bitcast i8 addrspace(1)* %v189 to float addrspace(1)*
  store float %v188, float addrspace(1)* %v190, align 4
  %v191 = call float @llvm.sqrt.f32(float %v3)
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 100
  %v193 = bitcast i8 addrspace(1)* %v192 to float addrspace(1)*
  store float %v191, float addrspace(1)* %v193, align 4
  %v194 = call float @llvm.floor.f32(float %v3)
  %v195 = getelementptr i8, i8 addrspace(1)* %op, i64 104
  %v196 = bitcast i8 addrspace(1)* %v195 to float addrspace(1)*
  store float %v194, float addrspace(1)* %v196, align 4
  %v197 = call float @llvm.ceil.f32(float %v3)
  %v198 = getelementptr i8, i8 addrspace(1)* %op, i64 108
  %v199 = bitcast i8 addrspace(1)* %v198 to float addrspace(1)*
  store float %v197, float addrspace(1)* %v199, align 4
  %v200 = call float @llvm.trunc.f32(float %v3)
  %v201 = getelementptr i8, i8 addrspace(1)* %op, i64 112
  %v202 = bitcast i8 addrspace(1)* %v201 to float addrspace(1)*
  store float %v200, float addrspace(1)* %v202, align 4
  %v203 = call float @llvm.rint.f32(float %v3)
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 116
  %v205 = bitcast i8 addrspace(1)* %v204 to float addrspace(1)*
  store float %v203, float addrspace(1)* %v205, align 4
  %v206 = call float @llvm.roundeven.f32(float %v3)
  %v207 = getelementptr i8, i8 addrspace(1)* %op, i64 120
  %v208 = bitcast i8 addrspace(1)* %v207 to float addrspace(1)*
  store float %v206, float addrspace(1)* %v208, align 4
  %v209 = call float @llvm.minnum.f32(float %v3, float %v6)
  %v210 = getelementptr i8, i8 addrspace(1)* %op, i64 124
  %v211 = bitcast i8 addrspace(1)* %v210 to float addrspace(1)*
  store float %v209, float addrspace(1)* %v211, align 4
  %v212 = call float @llvm.maxnum.f32(float %v3, float %v6)
  %v213 = getelementptr i8, i8 addrspace(1)* %op, i64 128
  %v214 = bitcast i8 addrspace(1)* %v213 to float addrspace(1)*
  store float %v212, float addrspace(1)* %v214, align 4
  %v215 = call float @llvm.minimum.f32(float %v3, float %v6)
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 132
  %v217 = bitcast i8 addrspace(1)* %v216 to float addrspace(1)*
  store float %v215, float addrspace(1)* %v217, align 4
  %v218 = call float @llvm.maximum.f32(float %v3, float %v6)
  %v219 = getelementptr i8, i8 addrspace(1)* %op, i64 136
  %v220 = bitcast i8 addrspace(1)* %v219 to float addrspace(1)*
  store float %v218, float addrspace(1)* %v220, align 4
  %v221 = call float @llvm.copysign.f32(float %v3, float %v6)
  %v222 = getelementptr i8, i8 addrspace(1)* %op, i64 140
  %v223 = bitcast i8 addrspace(1)* %v222 to float addrspace(1)*
  store float %v221, float addrspace(1)* %v223, align 4
  %v224 = call float @llvm.fma.f32(float %v3, float %v6, float %v9)
  %v225 = getelementptr i8, i8 addrspace(1)* %op, i64 144
  %v226 = bitcast i8 addrspace(1)* %v225 to float addrspace(1)*
  store float %v224, float addrspace(1)* %v226, align 4
  %v227 = call float @llvm.fma.f32(float %v3, float 3.0, float -1.0)
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 148
  %v229 = bitcast i8 addrspace(1)* %v228 to float addrspace(1)*
  store float %v227, float addrspace(1)* %v229, align 4
  %v230 = call float @llvm.nvvm.add.rn.f(float %v3, float %v6)
  %v231 = getelementptr i8, i8 addrspace(1)* %op, i64 152
  %v232 = bitcast i8 addrspace(1)* %v231 to float addrspace(1)*
  store float %v230, float addrspace(1)* %v232, align 4
  %v233 = call float @llvm.nvvm.mul.rn.f(float %v3, float %v6)
  %v234 = getelementptr i8, i8 addrspace(1)* %op, i64 156
  %v235 = bitcast i8 addrspace(1)* %v234 to float addrspace(1)*
  store float %v233, float addrspace(1)* %v235, align 4
  %v236 = call float @llvm.nvvm.div.rn.f(float %v3, float %v6)
  %v237 = getelementptr i8, i8 addrspace(1)* %op, i64 160
  %v238 = bitcast i8 addrspace(1)* %v237 to float addrspace(1)*
  store float %v236, float addrspace(1)* %v238, align 4
  %v239 = call float @llvm.nvvm.fma.rn.f(float %v3, float %v6, float %v9)
  %v240 = getelementptr i8, i8 addrspace(1)* %op, i64 164
  %v241 = bitcast i8 addrspace(1)* %v240 to float addrspace(1)*
  store float %v239, float addrspace(1)* %v241, align 4
  %v242 = call float @llvm.nvvm.sqrt.rn.f(float %v3)
  %v243 = getelementptr i8, i8 addrspace(1)* %op, i64 168
  %v244 = bitcast i8 addrspace(1)* %v243 to float addrspace(1)*
  store float %v242, float addrspace(1)* %v244, align 4
  %v245 = call float @llvm.nvvm.rcp.rn.f(float %v3)
  %v246 = getelementptr i8, i8 addrspace(1)* %op, i64 172
  %v247 = bitcast i8 addrspace(1)* %v246 to float addrspace(1)*
  store float %v245, float addrspace(1)* %v247, align 4
  %v248 = call float @llvm.nvvm.add.rz.f(float %v3, float %v6)
  %v249 = getelementptr i8, i8 addrspace(1)* %op, i64 176
  %v250 = bitcast i8 addrspace(1)* %v249 to float addrspace(1)*
  store float %v248, float addrspace(1)* %v250, align 4
  %v251 = call float @llvm.nvvm.mul.rz.f(float %v3, float %v6)
  %v252 = getelementptr i8, i8 addrspace(1)* %op, i64 180
  %v253 = bitcast i8 addrspace(1)* %v252 to float addrspace(1)*
  store float %v251, float addrspace(1)* %v253, align 4
  %v254 = call float @llvm.nvvm.div.rz.f(float %v3, float %v6)
  %v255 = getelementptr i8, i8 addrspace(1)* %op, i64 184
  %v256 = bitcast i8 addrspace(1)* %v255 to float addrspace(1)*
  store float %v254, float addrspace(1)* %v256, align 4
  %v257 = call float @llvm.nvvm.fma.rz.f(float %v3, float %v6, float %v9)
  %v258 = getelementptr i8, i8 addrspace(1)* %op, i64 188
  %v259 = bitcast i8 addrspace(1)* %v258 to float addrspace(1)*
  store float %v257, float addrspace(1)* %v259, align 4
  %v260 = call float @llvm.nvvm.sqrt.rz.f(float %v3)
  %v261 = getelementptr i8, i8 addrspace(1)* %op, i64 192
  %v262 = bitcast i8 addrspace(1)* %v261 to float addrspace(1)*
  store float %v260, float addrspace(1)* %v262, align 4
  %v263 = call float @llvm.nvvm.rcp.rz.f(float %v3)
  %v264 = getelementptr i8, i8 addrspace(1)* %op, i64 196
  %v265 = bitcast i8 addrspace(1)* %v264 to float addrspace(1)*
  store float %v263, float addrspace(1)* %v265, align 4
  %v266 = call float @llvm.nvvm.add.rm.f(float %v3, float %v6)
  %v267 = getelementptr i8, i8 addrspace(1)* %op, i64 200
  %v268 = bitcast i8 addrspace(1)* %v267 to float addrspace(1)*
  store float %v266, float addrspace(1)* %v268, align 4
  %v269 = call float @llvm.nvvm.mul.rm.f(float %v3, float %v6)
  %v270 = getelementptr i8, i8 addrspace(1)* %op, i64 204
  %v271 = bitcast i8 addrspace(1)* %v270 to float addrspace(1)*
  store float %v269, float addrspace(1)* %v271, align 4
  %v272 = call float @llvm.nvvm.div.rm.f(float %v3, float %v6)
  %v273 = getelementptr i8, i8 addrspace(1)* %op, i64 208
  %v274 = bitcast i8 addrspace(1)* %v273 to float addrspace(1)*
  store float %v272, float addrspace(1)* %v274, align 4
  %v275 = call float @llvm.nvvm.fma.rm.f(float %v3, float %v6, float %v9)
  %v276 = getelementptr i8, i8 addrspace(1)* %op, i64 212
  %v277 = bitcast i8 addrspace(1)* %v276 to float addrspace(1)*
  store float %v275, float addrspace(1)* %v277, align 4
  %v278 = call float @llvm.nvvm.sqrt.rm.f(float %v3)
  %v279 = getelementptr i8, i8 addrspace(1)* %op, i64 216
  %v280 = bitcast i8 addrspace(1)* %v279 to float addrspace(1)*
  store float %v278, float addrspace(1)* %v280, align 4
  %v281 = call float @llvm.nvvm.rcp.rm.f(float %v3)
  %v282 = getelementptr i8, i8 addrspace(1)* %op, i64 220
  %v283 = bitcast i8 addrspace(1)* %v282 to float addrspace(1)*
  store float %v281, float addrspace(1)* %v283, align 4
  %v284 = call float @llvm.nvvm.add.rp.f(float %v3, float %v6)
  %v285 = getelementptr i8, i8 addrspace(1)* %op, i64 224
  %v286 = bitcast i8 addrspace(1)* %v285 to float addrspace(1)*
  store float %v284, float addrspace(1)* %v286, align 4
  %v287 = call float @llvm.nvvm.mul.rp.f(float %v3, float %v6)
  %v288 = getelementptr i8, i8 addrspace(1)* %op, i64 228
  %v289 = bitcast i8 addrspace(1)* %v288 to float addrspace(1)*
  store float %v287, float addrspace(1)* %v289, align 4
  %v290 = call float @llvm.nvvm.div.rp.f(float %v3, float %v6)
  %v291 = getelementptr i8, i8 addrspace(1)* %op, i64 232
  %v292 = bitcast i8 addrspace(1)* %v291 to float addrspace(1)*
  store float %v290, float addrspace(1)* %v292, align 4
  %v293 = call float @llvm.nvvm.fma.rp.f(float %v3, float %v6, float %v9)
  %v294 = getelementptr i8, i8 addrspace(1)* %op, i64 236
  %v295 = bitcast i8 addrspace(1)* %v294 to float addrspace(1)*
  store float %v293, float addrspace(1)* %v295, align 4
  %v296 = call float @llvm.nvvm.sqrt.rp.f(float %v3)
  %v297 = getelementptr i8, i8 addrspace(1)* %op, i64 240
  %v298 = bitcast i8 addrspace(1)* %v297 to float addrspace(1)*
  store float %v296, float addrspace(1)* %v298, align 4
  %v299 = call float @llvm.nvvm.rcp.rp.f(float %v3)
  %v300 = getelementptr i8, i8 addrspace(1)* %op, i64 244
  %v301 = bitcast i8 addrspace(1)* %v300 to float addrspace(1)*
  store float %v299, float addrspace(1)* %v301, align 4
  %v302 = call float @llvm.nvvm.ex2.approx.f(float %v3)
  %v303 = getelementptr i8, i8 addrspace(1)* %op, i64 248
  %v304 = bitcast i8 addrspace(1)* %v303 to float addrspace(1)*
  store float %v302, float addrspace(1)* %v304, align 4
  %v305 = call float @llvm.nvvm.ex2.approx.ftz.f(float %v3)
  %v306 = getelementptr i8, i8 addrspace(1)* %op, i64 252
  %v307 = bitcast i8 addrspace(1)* %v306 to float addrspace(1)*
  store float %v305, float addrspace(1)* %v307, align 4
  %v308 = call float @llvm.nvvm.lg2.approx.f(float %v3)
  %v309 = getelementptr i8, i8 addrspace(1)* %op, i64 256
  %v310 = bitcast i8 addrspace(1)* %v309 to float addrspace(1)*
  store float %v308, float addrspace(1)* %v310, align 4
  %v311 = call float @llvm.nvvm.lg2.approx.ftz.f(float %v3)
  %v312 = getelementptr i8, i8 addrspace(1)* %op, i64 260
  %v313 = bitcast i8 addrspace(1)* %v312 to float addrspace(1)*
  store float %v311, float addrspace(1)* %v313, align 4
  %v314 = call float @llvm.nvvm.sin.approx.f(float %v3)
  %v315 = getelementptr i8, i8 addrspace(1)* %op, i64 264
  %v316 = bitcast i8 addrspace(1)* %v315 to float addrspace(1)*
  store float %v314, float addrspace(1)* %v316, align 4
  %v317 = call float @llvm.nvvm.sin.approx.ftz.f(float %v3)
  %v318 = getelementptr i8, i8 addrspace(1)* %op, i64 268
  %v319 = bitcast i8 addrspace(1)* %v318 to float addrspace(1)*
  store float %v317, float addrspace(1)* %v319, align 4
  %v320 = call float @llvm.nvvm.cos.approx.f(float %v3)
  %v321 = getelementptr i8, i8 addrspace(1)* %op, i64 272
  %v322 = bitcast i8 addrspace(1)* %v321 to float addrspace(1)*
  store float %v320, float addrspace(1)* %v322, align 4
  %v323 = call float @llvm.nvvm.cos.approx.ftz.f(float %v3)
  %v324 = getelementptr i8, i8 addrspace(1)* %op, i64 276
  %v325 = bitcast i8 addrspace(1)* %v324 to float addrspace(1)*
  store float %v323, float addrspace(1)* %v325, align 4
  %v326 = call float @llvm.nvvm.rsqrt.approx.f(float %v3)
  %v327 = getelementptr i8, i8 addrspace(1)* %op, i64 280
  %v328 = bitcast i8 addrspace(1)* %v327 to float addrspace(1)*
  store float %v326, float addrspace(1)* %v328, align 4
  %v329 = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %v3)
  %v330 = getelementptr i8, i8 addrspace(1)* %op, i64 284
  %v331 = bitcast i8 addrspace(1)* %v330 to float addrspace(1)*
  store float %v329, float addrspace(1)* %v331, align 4
  %v332 = call float @llvm.nvvm.rcp.approx.ftz.f(float %v3)
  %v333 = getelementptr i8, i8 addrspace(1)* %op, i64 288
  %v334 = bitcast i8 addrspace(1)* %v333 to float addrspace(1)*
  store float %v332, float addrspace(1)* %v334, align 4
  ret void
}

define void @float_f64(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
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
  %v5 = bitcast i8 addrspace(1)* %v4 to double addrspace(1)*
  %v6 = load double, double addrspace(1)* %v5, align 8
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 16
  %v8 = bitcast i8 addrspace(1)* %v7 to double addrspace(1)*
  %v9 = load double, double addrspace(1)* %v8, align 8
  %v10 = fadd double %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v12 = bitcast i8 addrspace(1)* %v11 to double addrspace(1)*
  store double %v10, double addrspace(1)* %v12, align 8
  %v13 = fadd double %v3, 1.5
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v15 = bitcast i8 addrspace(1)* %v14 to double addrspace(1)*
  store double %v13, double addrspace(1)* %v15, align 8
  %v16 = fadd double -2.25, %v3
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v18 = bitcast i8 addrspace(1)* %v17 to double addrspace(1)*
  store double %v16, double addrspace(1)* %v18, align 8
  %v19 = fsub double %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v21 = bitcast i8 addrspace(1)* %v20 to double addrspace(1)*
  store double %v19, double addrspace(1)* %v21, align 8
  %v22 = fsub double %v3, 1.5
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v24 = bitcast i8 addrspace(1)* %v23 to double addrspace(1)*
  store double %v22, double addrspace(1)* %v24, align 8
  %v25 = fsub double -2.25, %v3
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v27 = bitcast i8 addrspace(1)* %v26 to double addrspace(1)*
  store double %v25, double addrspace(1)* %v27, align 8
  %v28 = fmul double %v3, %v6
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v30 = bitcast i8 addrspace(1)* %v29 to double addrspace(1)*
  store double %v28, double addrspace(1)* %v30, align 8
  %v31 = fmul double %v3, 1.5
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v33 = bitcast i8 addrspace(1)* %v32 to double addrspace(1)*
  store double %v31, double addrspace(1)* %v33, align 8
  %v34 = fmul double -2.25, %v3
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v36 = bitcast i8 addrspace(1)* %v35 to double addrspace(1)*
  store double %v34, double addrspace(1)* %v36, align 8
  %v37 = fdiv double %v3, %v6
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v39 = bitcast i8 addrspace(1)* %v38 to double addrspace(1)*
  store double %v37, double addrspace(1)* %v39, align 8
  %v40 = fdiv double %v3, 1.5
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v42 = bitcast i8 addrspace(1)* %v41 to double addrspace(1)*
  store double %v40, double addrspace(1)* %v42, align 8
  %v43 = fdiv double -2.25, %v3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v45 = bitcast i8 addrspace(1)* %v44 to double addrspace(1)*
  store double %v43, double addrspace(1)* %v45, align 8
  %v46 = fmul double %v3, %v6
  %v47 = fadd double %v46, %v9
  %v48 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v49 = bitcast i8 addrspace(1)* %v48 to double addrspace(1)*
  store double %v47, double addrspace(1)* %v49, align 8
  %v50 = fneg double %v3
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 104
  %v52 = bitcast i8 addrspace(1)* %v51 to double addrspace(1)*
  store double %v50, double addrspace(1)* %v52, align 8
  %v53 = fcmp oeq double %v3, %v6
  %v54 = zext i1 %v53 to i8
  %v55 = getelementptr i8, i8 addrspace(1)* %op, i64 112
  %v56 = bitcast i8 addrspace(1)* %v55 to i8 addrspace(1)*
  store i8 %v54, i8 addrspace(1)* %v56, align 1
  %v57 = fcmp oeq double %v3, 0.5
  %v58 = zext i1 %v57 to i8
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 113
  %v60 = bitcast i8 addrspace(1)* %v59 to i8 addrspace(1)*
  store i8 %v58, i8 addrspace(1)* %v60, align 1
  %v61 = fcmp oge double %v3, %v6
  %v62 = zext i1 %v61 to i8
  %v63 = getelementptr i8, i8 addrspace(1)* %op, i64 114
  %v64 = bitcast i8 addrspace(1)* %v63 to i8 addrspace(1)*
  store i8 %v62, i8 addrspace(1)* %v64, align 1
  %v65 = fcmp oge double %v3, 0.5
  %v66 = zext i1 %v65 to i8
  %v67 = getelementptr i8, i8 addrspace(1)* %op, i64 115
  %v68 = bitcast i8 addrspace(1)* %v67 to i8 addrspace(1)*
  store i8 %v66, i8 addrspace(1)* %v68, align 1
  %v69 = fcmp ogt double %v3, %v6
  %v70 = zext i1 %v69 to i8
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 116
  %v72 = bitcast i8 addrspace(1)* %v71 to i8 addrspace(1)*
  store i8 %v70, i8 addrspace(1)* %v72, align 1
  %v73 = fcmp ogt double %v3, 0.5
  %v74 = zext i1 %v73 to i8
  %v75 = getelementptr i8, i8 addrspace(1)* %op, i64 117
  %v76 = bitcast i8 addrspace(1)* %v75 to i8 addrspace(1)*
  store i8 %v74, i8 addrspace(1)* %v76, align 1
  %v77 = fcmp ole double %v3, %v6
  %v78 = zext i1 %v77 to i8
  %v79 = getelementptr i8, i8 addrspace(1)* %op, i64 118
  %v80 = bitcast i8 addrspace(1)* %v79 to i8 addrspace(1)*
  store i8 %v78, i8 addrspace(1)* %v80, align 1
  %v81 = fcmp ole double %v3, 0.5
  %v82 = zext i1 %v81 to i8
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 119
  %v84 = bitcast i8 addrspace(1)* %v83 to i8 addrspace(1)*
  store i8 %v82, i8 addrspace(1)* %v84, align 1
  %v85 = fcmp olt double %v3, %v6
  %v86 = zext i1 %v85 to i8
  %v87 = getelementptr i8, i8 addrspace(1)* %op, i64 120
  %v88 = bitcast i8 addrspace(1)* %v87 to i8 addrspace(1)*
  store i8 %v86, i8 addrspace(1)* %v88, align 1
  %v89 = fcmp olt double %v3, 0.5
  %v90 = zext i1 %v89 to i8
  %v91 = getelementptr i8, i8 addrspace(1)* %op, i64 121
  %v92 = bitcast i8 addrspace(1)* %v91 to i8 addrspace(1)*
  store i8 %v90, i8 addrspace(1)* %v92, align 1
  %v93 = fcmp one double %v3, %v6
  %v94 = zext i1 %v93 to i8
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 122
  %v96 = bitcast i8 addrspace(1)* %v95 to i8 addrspace(1)*
  store i8 %v94, i8 addrspace(1)* %v96, align 1
  %v97 = fcmp one double %v3, 0.5
  %v98 = zext i1 %v97 to i8
  %v99 = getelementptr i8, i8 addrspace(1)* %op, i64 123
  %v100 = bitcast i8 addrspace(1)* %v99 to i8 addrspace(1)*
  store i8 %v98, i8 addrspace(1)* %v100, align 1
  %v101 = fcmp ord double %v3, %v6
  %v102 = zext i1 %v101 to i8
  %v103 = getelementptr i8, i8 addrspace(1)* %op, i64 124
  %v104 = bitcast i8 addrspace(1)* %v103 to i8 addrspace(1)*
  store i8 %v102, i8 addrspace(1)* %v104, align 1
  %v105 = fcmp ord double %v3, 0.5
  %v106 = zext i1 %v105 to i8
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 125
  %v108 = bitcast i8 addrspace(1)* %v107 to i8 addrspace(1)*
  store i8 %v106, i8 addrspace(1)* %v108, align 1
  %v109 = fcmp ueq double %v3, %v6
  %v110 = zext i1 %v109 to i8
  %v111 = getelementptr i8, i8 addrspace(1)* %op, i64 126
  %v112 = bitcast i8 addrspace(1)* %v111 to i8 addrspace(1)*
  store i8 %v110, i8 addrspace(1)* %v112, align 1
  %v113 = fcmp ueq double %v3, 0.5
  %v114 = zext i1 %v113 to i8
  %v115 = getelementptr i8, i8 addrspace(1)* %op, i64 127
  %v116 = bitcast i8 addrspace(1)* %v115 to i8 addrspace(1)*
  store i8 %v114, i8 addrspace(1)* %v116, align 1
  %v117 = fcmp uge double %v3, %v6
  %v118 = zext i1 %v117 to i8
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 128
  %v120 = bitcast i8 addrspace(1)* %v119 to i8 addrspace(1)*
  store i8 %v118, i8 addrspace(1)* %v120, align 1
  %v121 = fcmp uge double %v3, 0.5
  %v122 = zext i1 %v121 to i8
  %v123 = getelementptr i8, i8 addrspace(1)* %op, i64 129
  %v124 = bitcast i8 addrspace(1)* %v123 to i8 addrspace(1)*
  store i8 %v122, i8 addrspace(1)* %v124, align 1
  %v125 = fcmp ugt double %v3, %v6
  %v126 = zext i1 %v125 to i8
  %v127 = getelementptr i8, i8 addrspace(1)* %op, i64 130
  %v128 = bitcast i8 addrspace(1)* %v127 to i8 addrspace(1)*
  store i8 %v126, i8 addrspace(1)* %v128, align 1
  %v129 = fcmp ugt double %v3, 0.5
  %v130 = zext i1 %v129 to i8
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 131
  %v132 = bitcast i8 addrspace(1)* %v131 to i8 addrspace(1)*
  store i8 %v130, i8 addrspace(1)* %v132, align 1
  %v133 = fcmp ule double %v3, %v6
  %v134 = zext i1 %v133 to i8
  %v135 = getelementptr i8, i8 addrspace(1)* %op, i64 132
  %v136 = bitcast i8 addrspace(1)* %v135 to i8 addrspace(1)*
  store i8 %v134, i8 addrspace(1)* %v136, align 1
  %v137 = fcmp ule double %v3, 0.5
  %v138 = zext i1 %v137 to i8
  %v139 = getelementptr i8, i8 addrspace(1)* %op, i64 133
  %v140 = bitcast i8 addrspace(1)* %v139 to i8 addrspace(1)*
  store i8 %v138, i8 addrspace(1)* %v140, align 1
  %v141 = fcmp ult double %v3, %v6
  %v142 = zext i1 %v141 to i8
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 134
  %v144 = bitcast i8 addrspace(1)* %v143 to i8 addrspace(1)*
  store i8 %v142, i8 addrspace(1)* %v144, align 1
  %v145 = fcmp ult double %v3, 0.5
  %v146 = zext i1 %v145 to i8
  %v147 = getelementptr i8, i8 addrspace(1)* %op, i64 135
  %v148 = bitcast i8 addrspace(1)* %v147 to i8 addrspace(1)*
  store i8 %v146, i8 addrspace(1)* %v148, align 1
  %v149 = fcmp une double %v3, %v6
  %v150 = zext i1 %v149 to i8
  %v151 = getelementptr i8, i8 addrspace(1)* %op, i64 136
  %v152 = bitcast i8 addrspace(1)* %v151 to i8 addrspace(1)*
  store i8 %v150, i8 addrspace(1)* %v152, align 1
  %v153 = fcmp une double %v3, 0.5
  %v154 = zext i1 %v153 to i8
  %v155 = getelementptr i8, i8 addrspace(1)* %op, i64 137
  %v156 = bitcast i8 addrspace(1)* %v155 to i8 addrspace(1)*
  store i8 %v154, i8 addrspace(1)* %v156, align 1
  %v157 = fcmp uno double %v3, %v6
  %v158 = zext i1 %v157 to i8
  %v159 = getelementptr i8, i8 addrspace(1)* %op, i64 138
  %v160 = bitcast i8 addrspace(1)* %v159 to i8 addrspace(1)*
  store i8 %v158, i8 addrspace(1)* %v160, align 1
  %v161 = fcmp uno double %v3, 0.5
  %v162 = zext i1 %v161 to i8
  %v163 = getelementptr i8, i8 addrspace(1)* %op, i64 139
  %v164 = bitcast i8 addrspace(1)* %v163 to i8 addrspace(1)*
  store i8 %v162, i8 addrspace(1)* %v164, align 1
  %v165 = fcmp true double %v3, %v6
  %v166 = zext i1 %v165 to i8
  %v167 = getelementptr i8, i8 addrspace(1)* %op, i64 140
  %v168 = bitcast i8 addrspace(1)* %v167 to i8 addrspace(1)*
  store i8 %v166, i8 addrspace(1)* %v168, align 1
  %v169 = fcmp true double %v3, 0.5
  %v170 = zext i1 %v169 to i8
  %v171 = getelementptr i8, i8 addrspace(1)* %op, i64 141
  %v172 = bitcast i8 addrspace(1)* %v171 to i8 addrspace(1)*
  store i8 %v170, i8 addrspace(1)* %v172, align 1
  %v173 = fcmp false double %v3, %v6
  %v174 = zext i1 %v173 to i8
  %v175 = getelementptr i8, i8 addrspace(1)* %op, i64 142
  %v176 = bitcast i8 addrspace(1)* %v175 to i8 addrspace(1)*
  store i8 %v174, i8 addrspace(1)* %v176, align 1
  %v177 = fcmp false double %v3, 0.5
  %v178 = zext i1 %v177 to i8
  %v179 = getelementptr i8, i8 addrspace(1)* %op, i64 143
  %v180 = bitcast i8 addrspace(1)* %v179 to i8 addrspace(1)*
  store i8 %v178, i8 addrspace(1)* %v180, align 1
  %v181 = fcmp olt double %v3, %v6
  %v182 = select i1 %v181, double %v3, double %v6
  %v183 = getelementptr i8, i8 addrspace(1)* %op, i64 144
  %v184 = bitcast i8 addrspace(1)* %v183 to double addrspace(1)*
  store double %v182, double addrspace(1)* %v184, align 8
  %v185 = select i1 %v181, double 1.0, double -3.0
  %v186 = getelementptr i8, i8 addrspace(1)* %op, i64 152
  %v187 = bitcast i8 addrspace(1)* %v186 to double addrspace(1)*
  store double %v185, double addrspace(1)* %v187, align 8
  %v188 = call double @llvm.fabs.f64(double %v3)
  %v189 = getelementptr i8, i8 addrspace(1)* %op, i64 160
  %v190 = bitcast i8 addrspace(1)* %v189 to double addrspace(1)*
  store double %v188, double addrspace(1)* %v190, align 8
  %v191 = call double @llvm.sqrt.f64(double %v3)
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 168
  %v193 = bitcast i8 addrspace(1)* %v192 to double addrspace(1)*
  store double %v191, double addrspace(1)* %v193, align 8
  %v194 = call double @llvm.floor.f64(double %v3)
  %v195 = getelementptr i8, i8 addrspace(1)* %op, i64 176
  %v196 = bitcast i8 addrspace(1)* %v195 to double addrspace(1)*
  store double %v194, double addrspace(1)* %v196, align 8
  %v197 = call double @llvm.ceil.f64(double %v3)
  %v198 = getelementptr i8, i8 addrspace(1)* %op, i64 184
  %v199 = bitcast i8 addrspace(1)* %v198 to double addrspace(1)*
  store double %v197, double addrspace(1)* %v199, align 8
  %v200 = call double @llvm.trunc.f64(double %v3)
  %v201 = getelementptr i8, i8 addrspace(1)* %op, i64 192
  %v202 = bitcast i8 addrspace(1)* %v201 to double addrspace(1)*
  store double %v200, double addrspace(1)* %v202, align 8
  %v203 = call double @llvm.rint.f64(double %v3)
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 200
  %v205 = bitcast i8 addrspace(1)* %v204 to double addrspace(1)*
  store double %v203, double addrspace(1)* %v205, align 8
  %v206 = call double @llvm.roundeven.f64(double %v3)
  %v207 = getelementptr i8, i8 addrspace(1)* %op, i64 208
  %v208 = bitcast i8 addrspace(1)* %v207 to double addrspace(1)*
  store double %v206, double addrspace(1)* %v208, align 8
  %v209 = call double @llvm.minnum.f64(double %v3, double %v6)
  %v210 = getelementptr i8, i8 addrspace(1)* %op, i64 216
  %v211 = bitcast i8 addrspace(1)* %v210 to double addrspace(1)*
  store double %v209, double addrspace(1)* %v211, align 8
  %v212 = call double @llvm.maxnum.f64(double %v3, double %v6)
  %v213 = getelementptr i8, i8 addrspace(1)* %op, i64 224
  %v214 = bitcast i8 addrspace(1)* %v213 to double addrspace(1)*
  store double %v212, double addrspace(1)* %v214, align 8
  %v215 = call double @llvm.minimum.f64(double %v3, double %v6)
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 232
  %v217 = bitcast i8 addrspace(1)* %v216 to double addrspace(1)*
  store double %v215, double addrspace(1)* %v217, align 8
  %v218 = call double @llvm.maximum.f64(double %v3, double %v6)
  %v219 = getelementptr i8, i8 addrspace(1)* %op, i64 240
  %v220 = bitcast i8 addrspace(1)* %v219 to double addrspace(1)*
  store double %v218, double addrspace(1)* %v220, align 8
  %v221 = call double @llvm.copysign.f64(double %v3, double %v6)
  %v222 = getelementptr i8, i8 addrspace(1)* %op, i64 248
  %v223 = bitcast i8 addrspace(1)* %v222 to double addrspace(1)*
  store double %v221, double addrspace(1)* %v223, align 8
  %v224 = call double @llvm.fma.f64(double %v3, double %v6, double %v9)
  %v225 = getelementptr i8, i8 addrspace(1)* %op, i64 256
  %v226 = bitcast i8 addrspace(1)* %v225 to double addrspace(1)*
  store double %v224, double addrspace(1)* %v226, align 8
  %v227 = call double @llvm.fma.f64(double %v3, double 3.0, double -1.0)
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 264
  %v229 = bitcast i8 addrspace(1)* %v228 to double addrspace(1)*
  store double %v227, double addrspace(1)* %v229, align 8
  %v230 = call double @llvm.nvvm.add.rn.d(double %v3, double %v6)
  %v231 = getelementptr i8, i8 addrspace(1)* %op, i64 272
  %v232 = bitcast i8 addrspace(1)* %v231 to double addrspace(1)*
  store double %v230, double addrspace(1)* %v232, align 8
  %v233 = call double @llvm.nvvm.mul.rn.d(double %v3, double %v6)
  %v234 = getelementptr i8, i8 addrspace(1)* %op, i64 280
  %v235 = bitcast i8 addrspace(1)* %v234 to double addrspace(1)*
  store double %v233, double addrspace(1)* %v235, align 8
  %v236 = call double @llvm.nvvm.div.rn.d(double %v3, double %v6)
  %v237 = getelementptr i8, i8 addrspace(1)* %op, i64 288
  %v238 = bitcast i8 addrspace(1)* %v237 to double addrspace(1)*
  store double %v236, double addrspace(1)* %v238, align 8
  %v239 = call double @llvm.nvvm.fma.rn.d(double %v3, double %v6, double %v9)
  %v240 = getelementptr i8, i8 addrspace(1)* %op, i64 296
  %v241 = bitcast i8 addrspace(1)* %v240 to double addrspace(1)*
  store double %v239, double addrspace(1)* %v241, align 8
  %v242 = call double @llvm.nvvm.sqrt.rn.d(double %v3)
  %v243 = getelementptr i8, i8 addrspace(1)* %op, i64 304
  %v244 = bitcast i8 addrspace(1)* %v243 to double addrspace(1)*
  store double %v242, double addrspace(1)* %v244, align 8
  %v245 = call double @llvm.nvvm.rcp.rn.d(double %v3)
  %v246 = getelementptr i8, i8 addrspace(1)* %op, i64 312
  %v247 = bitcast i8 addrspace(1)* %v246 to double addrspace(1)*
  store double %v245, double addrspace(1)* %v247, align 8
  %v248 = call double @llvm.nvvm.add.rz.d(double %v3, double %v6)
  %v249 = getelementptr i8, i8 addrspace(1)* %op, i64 320
  %v250 = bitcast i8 addrspace(1)* %v249 to double addrspace(1)*
  store double %v248, double addrspace(1)* %v250, align 8
  %v251 = call double @llvm.nvvm.mul.rz.d(double %v3, double %v6)
  %v252 = getelementptr i8, i8 addrspace(1)* %op, i64 328
  %v253 = bitcast i8 addrspace(1)* %v252 to double addrspace(1)*
  store double %v251, double addrspace(1)* %v253, align 8
  %v254 = call double @llvm.nvvm.div.rz.d(double %v3, double %v6)
  %v255 = getelementptr i8, i8 addrspace(1)* %op, i64 336
  %v256 = bitcast i8 addrspace(1)* %v255 to double addrspace(1)*
  store double %v254, double addrspace(1)* %v256, align 8
  %v257 = call double @llvm.nvvm.fma.rz.d(double %v3, double %v6, double %v9)
  %v258 = getelementptr i8, i8 addrspace(1)* %op, i64 344
  %v259 = bitcast i8 addrspace(1)* %v258 to double addrspace(1)*
  store double %v257, double addrspace(1)* %v259, align 8
  %v260 = call double @llvm.nvvm.sqrt.rz.d(double %v3)
  %v261 = getelementptr i8, i8 addrspace(1)* %op, i64 352
  %v262 = bitcast i8 addrspace(1)* %v261 to double addrspace(1)*
  store double %v260, double addrspace(1)* %v262, align 8
  %v263 = call double @llvm.nvvm.rcp.rz.d(double %v3)
  %v264 = getelementptr i8, i8 addrspace(1)* %op, i64 360
  %v265 = bitcast i8 addrspace(1)* %v264 to double addrspace(1)*
  store double %v263, double addrspace(1)* %v265, align 8
  %v266 = call double @llvm.nvvm.add.rm.d(double %v3, double %v6)
  %v267 = getelementptr i8, i8 addrspace(1)* %op, i64 368
  %v268 = bitcast i8 addrspace(1)* %v267 to double addrspace(1)*
  store double %v266, double addrspace(1)* %v268, align 8
  %v269 = call double @llvm.nvvm.mul.rm.d(double %v3, double %v6)
  %v270 = getelementptr i8, i8 addrspace(1)* %op, i64 376
  %v271 = bitcast i8 addrspace(1)* %v270 to double addrspace(1)*
  store double %v269, double addrspace(1)* %v271, align 8
  %v272 = call double @llvm.nvvm.div.rm.d(double %v3, double %v6)
  %v273 = getelementptr i8, i8 addrspace(1)* %op, i64 384
  %v274 = bitcast i8 addrspace(1)* %v273 to double addrspace(1)*
  store double %v272, double addrspace(1)* %v274, align 8
  %v275 = call double @llvm.nvvm.fma.rm.d(double %v3, double %v6, double %v9)
  %v276 = getelementptr i8, i8 addrspace(1)* %op, i64 392
  %v277 = bitcast i8 addrspace(1)* %v276 to double addrspace(1)*
  store double %v275, double addrspace(1)* %v277, align 8
  %v278 = call double @llvm.nvvm.sqrt.rm.d(double %v3)
  %v279 = getelementptr i8, i8 addrspace(1)* %op, i64 400
  %v280 = bitcast i8 addrspace(1)* %v279 to double addrspace(1)*
  store double %v278, double addrspace(1)* %v280, align 8
  %v281 = call double @llvm.nvvm.rcp.rm.d(double %v3)
  %v282 = getelementptr i8, i8 addrspace(1)* %op, i64 408
  %v283 = bitcast i8 addrspace(1)* %v282 to double addrspace(1)*
  store double %v281, double addrspace(1)* %v283, align 8
  %v284 = call double @llvm.nvvm.add.rp.d(double %v3, double %v6)
  %v285 = getelementptr i8, i8 addrspace(1)* %op, i64 416
  %v286 = bitcast i8 addrspace(1)* %v285 to double addrspace(1)*
  store double %v284, double addrspace(1)* %v286, align 8
  %v287 = call double @llvm.nvvm.mul.rp.d(double %v3, double %v6)
  %v288 = getelementptr i8, i8 addrspace(1)* %op, i64 424
  %v289 = bitcast i8 addrspace(1)* %v288 to double addrspace(1)*
  store double %v287, double addrspace(1)* %v289, align 8
  %v290 = call double @llvm.nvvm.div.rp.d(double %v3, double %v6)
  %v291 = getelementptr i8, i8 addrspace(1)* %op, i64 432
  %v292 = bitcast i8 addrspace(1)* %v291 to double addrspace(1)*
  store double %v290, double addrspace(1)* %v292, align 8
  %v293 = call double @llvm.nvvm.fma.rp.d(double %v3, double %v6, double %v9)
  %v294 = getelementptr i8, i8 addrspace(1)* %op, i64 440
  %v295 = bitcast i8 addrspace(1)* %v294 to double addrspace(1)*
  store double %v293, double addrspace(1)* %v295, align 8
  %v296 = call double @llvm.nvvm.sqrt.rp.d(double %v3)
  %v297 = getelementptr i8, i8 addrspace(1)* %op, i64 448
  %v298 = bitcast i8 addrspace(1)* %v297 to double addrspace(1)*
  store double %v296, double addrspace(1)* %v298, align 8
  %v299 = call double @llvm.nvvm.rcp.rp.d(double %v3)
  %v300 = getelementptr i8, i8 addrspace(1)* %op, i64 456
  %v301 = bitcast i8 addrspace(1)* %v300 to double addrspace(1)*
  store double %v299, double addrspace(1)* %v301, align 8
  ret void
}

define void @float_bf16(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
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
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 2
  %v5 = bitcast i8 addrspace(1)* %v4 to fp128 addrspace(1)*
  %v6 = load fp128, fp128 addrspace(1)* %v5, align 2
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 4
  %v8 = bitcast i8 addrspace(1)* %v7 to fp128 addrspace(1)*
  %v9 = load fp128, fp128 addrspace(1)* %v8, align 2
  %v10 = fadd fp128 %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v12 = bitcast i8 addrspace(1)* %v11 to fp128 addrspace(1)*
  store fp128 %v10, fp128 addrspace(1)* %v12, align 2
  %v13 = fadd fp128 %v3, bitcast (i16 16320 to fp128)
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v15 = bitcast i8 addrspace(1)* %v14 to fp128 addrspace(1)*
  store fp128 %v13, fp128 addrspace(1)* %v15, align 2
  %v16 = fadd fp128 bitcast (i16 49168 to fp128), %v3
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v18 = bitcast i8 addrspace(1)* %v17 to fp128 addrspace(1)*
  store fp128 %v16, fp128 addrspace(1)* %v18, align 2
  %v19 = fsub fp128 %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v21 = bitcast i8 addrspace(1)* %v20 to fp128 addrspace(1)*
  store fp128 %v19, fp128 addrspace(1)* %v21, align 2
  %v22 = fsub fp128 %v3, bitcast (i16 16320 to fp128)
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v24 = bitcast i8 addrspace(1)* %v23 to fp128 addrspace(1)*
  store fp128 %v22, fp128 addrspace(1)* %v24, align 2
  %v25 = fsub fp128 bitcast (i16 49168 to fp128), %v3
  %v26 = getelementptr i8, i8 addrspace(1)* %op, i64 10
  %v27 = bitcast i8 addrspace(1)* %v26 to fp128 addrspace(1)*
  store fp128 %v25, fp128 addrspace(1)* %v27, align 2
  %v28 = fmul fp128 %v3, %v6
  %v29 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v30 = bitcast i8 addrspace(1)* %v29 to fp128 addrspace(1)*
  store fp128 %v28, fp128 addrspace(1)* %v30, align 2
  %v31 = fmul fp128 %v3, bitcast (i16 16320 to fp128)
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 14
  %v33 = bitcast i8 addrspace(1)* %v32 to fp128 addrspace(1)*
  store fp128 %v31, fp128 addrspace(1)* %v33, align 2
  %v34 = fmul fp128 bitcast (i16 49168 to fp128), %v3
  %v35 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v36 = bitcast i8 addrspace(1)* %v35 to fp128 addrspace(1)*
  store fp128 %v34, fp128 addrspace(1)* %v36, align 2
  %v37 = fdiv fp128 %v3, %v6
  %v38 = getelementptr i8, i8 addrspace(1)* %op, i64 18
  %v39 = bitcast i8 addrspace(1)* %v38 to fp128 addrspace(1)*
  store fp128 %v37, fp128 addrspace(1)* %v39, align 2
  %v40 = fdiv fp128 %v3, bitcast (i16 16320 to fp128)
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v42 = bitcast i8 addrspace(1)* %v41 to fp128 addrspace(1)*
  store fp128 %v40, fp128 addrspace(1)* %v42, align 2
  %v43 = fdiv fp128 bitcast (i16 49168 to fp128), %v3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 22
  %v45 = bitcast i8 addrspace(1)* %v44 to fp128 addrspace(1)*
  store fp128 %v43, fp128 addrspace(1)* %v45, align 2
  %v46 = fmul fp128 %v3, %v6
  %v47 = fadd fp128 %v46, %v9
  %v48 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v49 = bitcast i8 addrspace(1)* %v48 to fp128 addrspace(1)*
  store fp128 %v47, fp128 addrspace(1)* %v49, align 2
  %v50 = fneg fp128 %v3
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 26
  %v52 = bitcast i8 addrspace(1)* %v51 to fp128 addrspace(1)*
  store fp128 %v50, fp128 addrspace(1)* %v52, align 2
  %v53 = fcmp oeq fp128 %v3, %v6
  %v54 = zext i1 %v53 to i8
  %v55 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v56 = bitcast i8 addrspace(1)* %v55 to i8 addrspace(1)*
  store i8 %v54, i8 addrspace(1)* %v56, align 1
  %v57 = fcmp oeq fp128 %v3, bitcast (i16 16128 to fp128)
  %v58 = zext i1 %v57 to i8
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 29
  %v60 = bitcast i8 addrspace(1)* %v59 to i8 addrspace(1)*
  store i8 %v58, i8 addrspace(1)* %v60, align 1
  %v61 = fcmp oge fp128 %v3, %v6
  %v62 = zext i1 %v61 to i8
  %v63 = getelementptr i8, i8 addrspace(1)* %op, i64 30
  %v64 = bitcast i8 addrspace(1)* %v63 to i8 addrspace(1)*
  store i8 %v62, i8 addrspace(1)* %v64, align 1
  %v65 = fcmp oge fp128 %v3, bitcast (i16 16128 to fp128)
  %v66 = zext i1 %v65 to i8
  %v67 = getelementptr i8, i8 addrspace(1)* %op, i64 31
  %v68 = bitcast i8 addrspace(1)* %v67 to i8 addrspace(1)*
  store i8 %v66, i8 addrspace(1)* %v68, align 1
  %v69 = fcmp ogt fp128 %v3, %v6
  %v70 = zext i1 %v69 to i8
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v72 = bitcast i8 addrspace(1)* %v71 to i8 addrspace(1)*
  store i8 %v70, i8 addrspace(1)* %v72, align 1
  %v73 = fcmp ogt fp128 %v3, bitcast (i16 16128 to fp128)
  %v74 = zext i1 %v73 to i8
  %v75 = getelementptr i8, i8 addrspace(1)* %op, i64 33
  %v76 = bitcast i8 addrspace(1)* %v75 to i8 addrspace(1)*
  store i8 %v74, i8 addrspace(1)* %v76, align 1
  %v77 = fcmp ole fp128 %v3, %v6
  %v78 = zext i1 %v77 to i8
  %v79 = getelementptr i8, i8 addrspace(1)* %op, i64 34
  %v80 = bitcast i8 addrspace(1)* %v79 to i8 addrspace(1)*
  store i8 %v78, i8 addrspace(1)* %v80, align 1
  %v81 = fcmp ole fp128 %v3, bitcast (i16 16128 to fp128)
  %v82 = zext i1 %v81 to i8
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 35
  %v84 = bitcast i8 addrspace(1)* %v83 to i8 addrspace(1)*
  store i8 %v82, i8 addrspace(1)* %v84, align 1
  %v85 = fcmp olt fp128 %v3, %v6
  %v86 = zext i1 %v85 to i8
  %v87 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v88 = bitcast i8 addrspace(1)* %v87 to i8 addrspace(1)*
  store i8 %v86, i8 addrspace(1)* %v88, align 1
  %v89 = fcmp olt fp128 %v3, bitcast (i16 16128 to fp128)
  %v90 = zext i1 %v89 to i8
  %v91 = getelementptr i8, i8 addrspace(1)* %op, i64 37
  %v92 = bitcast i8 addrspace(1)* %v91 to i8 addrspace(1)*
  store i8 %v90, i8 addrspace(1)* %v92, align 1
  %v93 = fcmp one fp128 %v3, %v6
  %v94 = zext i1 %v93 to i8
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 38
  %v96 = bitcast i8 addrspace(1)* %v95 to i8 addrspace(1)*
  store i8 %v94, i8 addrspace(1)* %v96, align 1
  %v97 = fcmp one fp128 %v3, bitcast (i16 16128 to fp128)
  %v98 = zext i1 %v97 to i8
  %v99 = getelementptr i8, i8 addrspace(1)* %op, i64 39
  %v100 = bitcast i8 addrspace(1)* %v99 to i8 addrspace(1)*
  store i8 %v98, i8 addrspace(1)* %v100, align 1
  %v101 = fcmp ord fp128 %v3, %v6
  %v102 = zext i1 %v101 to i8
  %v103 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v104 = bitcast i8 addrspace(1)* %v103 to i8 addrspace(1)*
  store i8 %v102, i8 addrspace(1)* %v104, align 1
  %v105 = fcmp ord fp128 %v3, bitcast (i16 16128 to fp128)
  %v106 = zext i1 %v105 to i8
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 41
  %v108 = bitcast i8 addrspace(1)* %v107 to i8 addrspace(1)*
  store i8 %v106, i8 addrspace(1)* %v108, align 1
  %v109 = fcmp ueq fp128 %v3, %v6
  %v110 = zext i1 %v109 to i8
  %v111 = getelementptr i8, i8 addrspace(1)* %op, i64 42
  %v112 = bitcast i8 addrspace(1)* %v111 to i8 addrspace(1)*
  store i8 %v110, i8 addrspace(1)* %v112, align 1
  %v113 = fcmp ueq fp128 %v3, bitcast (i16 16128 to fp128)
  %v114 = zext i1 %v113 to i8
  %v115 = getelementptr i8, i8 addrspace(1)* %op, i64 43
  %v116 = bitcast i8 addrspace(1)* %v115 to i8 addrspace(1)*
  store i8 %v114, i8 addrspace(1)* %v116, align 1
  %v117 = fcmp uge fp128 %v3, %v6
  %v118 = zext i1 %v117 to i8
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 44
  %v120 = bitcast i8 addrspace(1)* %v119 to i8 addrspace(1)*
  store i8 %v118, i8 addrspace(1)* %v120, align 1
  %v121 = fcmp uge fp128 %v3, bitcast (i16 16128 to fp128)
  %v122 = zext i1 %v121 to i8
  %v123 = getelementptr i8, i8 addrspace(1)* %op, i64 45
  %v124 = bitcast i8 addrspace(1)* %v123 to i8 addrspace(1)*
  store i8 %v122, i8 addrspace(1)* %v124, align 1
  %v125 = fcmp ugt fp128 %v3, %v6
  %v126 = zext i1 %v125 to i8
  %v127 = getelementptr i8, i8 addrspace(1)* %op, i64 46
  %v128 = bitcast i8 addrspace(1)* %v127 to i8 addrspace(1)*
  store i8 %v126, i8 addrspace(1)* %v128, align 1
  %v129 = fcmp ugt fp128 %v3, bitcast (i16 16128 to fp128)
  %v130 = zext i1 %v129 to i8
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 47
  %v132 = bitcast i8 addrspace(1)* %v131 to i8 addrspace(1)*
  store i8 %v130, i8 addrspace(1)* %v132, align 1
  %v133 = fcmp ule fp128 %v3, %v6
  %v134 = zext i1 %v133 to i8
  %v135 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v136 = bitcast i8 addrspace(1)* %v135 to i8 addrspace(1)*
  store i8 %v134, i8 addrspace(1)* %v136, align 1
  %v137 = fcmp ule fp128 %v3, bitcast (i16 16128 to fp128)
  %v138 = zext i1 %v137 to i8
  %v139 = getelementptr i8, i8 addrspace(1)* %op, i64 49
  %v140 = bitcast i8 addrspace(1)* %v139 to i8 addrspace(1)*
  store i8 %v138, i8 addrspace(1)* %v140, align 1
  %v141 = fcmp ult fp128 %v3, %v6
  %v142 = zext i1 %v141 to i8
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 50
  %v144 = bitcast i8 addrspace(1)* %v143 to i8 addrspace(1)*
  store i8 %v142, i8 addrspace(1)* %v144, align 1
  %v145 = fcmp ult fp128 %v3, bitcast (i16 16128 to fp128)
  %v146 = zext i1 %v145 to i8
  %v147 = getelementptr i8, i8 addrspace(1)* %op, i64 51
  %v148 = bitcast i8 addrspace(1)* %v147 to i8 addrspace(1)*
  store i8 %v146, i8 addrspace(1)* %v148, align 1
  %v149 = fcmp une fp128 %v3, %v6
  %v150 = zext i1 %v149 to i8
  %v151 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v152 = bitcast i8 addrspace(1)* %v151 to i8 addrspace(1)*
  store i8 %v150, i8 addrspace(1)* %v152, align 1
  %v153 = fcmp une fp128 %v3, bitcast (i16 16128 to fp128)
  %v154 = zext i1 %v153 to i8
  %v155 = getelementptr i8, i8 addrspace(1)* %op, i64 53
  %v156 = bitcast i8 addrspace(1)* %v155 to i8 addrspace(1)*
  store i8 %v154, i8 addrspace(1)* %v156, align 1
  %v157 = fcmp uno fp128 %v3, %v6
  %v158 = zext i1 %v157 to i8
  %v159 = getelementptr i8, i8 addrspace(1)* %op, i64 54
  %v160 = bitcast i8 addrspace(1)* %v159 to i8 addrspace(1)*
  store i8 %v158, i8 addrspace(1)* %v160, align 1
  %v161 = fcmp uno fp128 %v3, bitcast (i16 16128 to fp128)
  %v162 = zext i1 %v161 to i8
  %v163 = getelementptr i8, i8 addrspace(1)* %op, i64 55
  %v164 = bitcast i8 addrspace(1)* %v163 to i8 addrspace(1)*
  store i8 %v162, i8 addrspace(1)* %v164, align 1
  %v165 = fcmp true fp128 %v3, %v6
  %v166 = zext i1 %v165 to i8
  %v167 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v168 = bitcast i8 addrspace(1)* %v167 to i8 addrspace(1)*
  store i8 %v166, i8 addrspace(1)* %v168, align 1
  %v169 = fcmp true fp128 %v3, bitcast (i16 16128 to fp128)
  %v170 = zext i1 %v169 to i8
  %v171 = getelementptr i8, i8 addrspace(1)* %op, i64 57
  %v172 = bitcast i8 addrspace(1)* %v171 to i8 addrspace(1)*
  store i8 %v170, i8 addrspace(1)* %v172, align 1
  %v173 = fcmp false fp128 %v3, %v6
  %v174 = zext i1 %v173 to i8
  %v175 = getelementptr i8, i8 addrspace(1)* %op, i64 58
  %v176 = bitcast i8 addrspace(1)* %v175 to i8 addrspace(1)*
  store i8 %v174, i8 addrspace(1)* %v176, align 1
  %v177 = fcmp false fp128 %v3, bitcast (i16 16128 to fp128)
  %v178 = zext i1 %v177 to i8
  %v179 = getelementptr i8, i8 addrspace(1)* %op, i64 59
  %v180 = bitcast i8 addrspace(1)* %v179 to i8 addrspace(1)*
  store i8 %v178, i8 addrspace(1)* %v180, align 1
  %v181 = fcmp olt fp128 %v3, %v6
  %v182 = select i1 %v181, fp128 %v3, fp128 %v6
  %v183 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v184 = bitcast i8 addrspace(1)* %v183 to fp128 addrspace(1)*
  store fp128 %v182, fp128 addrspace(1)* %v184, align 2
  %v185 = select i1 %v181, fp128 bitcast (i16 16256 to fp128), fp128 bitcast (i16 49216 to fp128)
  %v186 = getelementptr i8, i8 addrspace(1)* %op, i64 62
  %v187 = bitcast i8 addrspace(1)* %v186 to fp128 addrspace(1)*
  store fp128 %v185, fp128 addrspace(1)* %v187, align 2
  %v188 = call fp128 @llvm.fabs.bf16(fp128 %v3)
  %v189 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v190 = bitcast i8 addrspace(1)* %v189 to fp128 addrspace(1)*
  store fp128 %v188, fp128 addrspace(1)* %v190, align 2
  %v191 = call fp128 @llvm.minnum.bf16(fp128 %v3, fp128 %v6)
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 66
  %v193 = bitcast i8 addrspace(1)* %v192 to fp128 addrspace(1)*
  store fp128 %v191, fp128 addrspace(1)* %v193, align 2
  %v194 = call fp128 @llvm.maxnum.bf16(fp128 %v3, fp128 %v6)
  %v195 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v196 = bitcast i8 addrspace(1)* %v195 to fp128 addrspace(1)*
  store fp128 %v194, fp128 addrspace(1)* %v196, align 2
  %v197 = call fp128 @llvm.minimum.bf16(fp128 %v3, fp128 %v6)
  %v198 = getelementptr i8, i8 addrspace(1)* %op, i64 70
  %v199 = bitcast i8 addrspace(1)* %v198 to fp128 addrspace(1)*
  store fp128 %v197, fp128 addrspace(1)* %v199, align 2
  %v200 = call fp128 @llvm.maximum.bf16(fp128 %v3, fp128 %v6)
  %v201 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v202 = bitcast i8 addrspace(1)* %v201 to fp128 addrspace(1)*
  store fp128 %v200, fp128 addrspace(1)* %v202, align 2
  %v203 = call fp128 @llvm.fma.bf16(fp128 %v3, fp128 %v6, fp128 %v9)
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 74
  %v205 = bitcast i8 addrspace(1)* %v204 to fp128 addrspace(1)*
  store fp128 %v203, fp128 addrspace(1)* %v205, align 2
  %v206 = call fp128 @llvm.fma.bf16(fp128 %v3, fp128 bitcast (i16 16448 to fp128), fp128 bitcast (i16 49024 to fp128))
  %v207 = getelementptr i8, i8 addrspace(1)* %op, i64 76
  %v208 = bitcast i8 addrspace(1)* %v207 to fp128 addrspace(1)*
  store fp128 %v206, fp128 addrspace(1)* %v208, align 2
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @float_f16, !"kernel", i32 1}
!1 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @float_f32, !"kernel", i32 1}
!2 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @float_f64, !"kernel", i32 1}
!3 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @float_bf16, !"kernel", i32 1}
