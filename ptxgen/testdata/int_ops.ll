; Every integer operation on every width, and i1.
; CHECK: add.s16
; CHECK: and.b16
; CHECK: mul.wide.s32
; CHECK: mul.wide.u32
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i16 @llvm.smin.i16(i16, i16)
declare i16 @llvm.smax.i16(i16, i16)
declare i16 @llvm.umin.i16(i16, i16)
declare i16 @llvm.umax.i16(i16, i16)
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.ctpop.i16(i16)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i64 @llvm.nvvm.mulhi.ll(i64, i64)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64)

define void @int_i8(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i8 addrspace(1)*
  %v3 = load i8, i8 addrspace(1)* %v2, align 1
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 1
  %v5 = bitcast i8 addrspace(1)* %v4 to i8 addrspace(1)*
  %v6 = load i8, i8 addrspace(1)* %v5, align 1
  %v7 = add i8 %v3, %v6
  %v8 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v9 = bitcast i8 addrspace(1)* %v8 to i8 addrspace(1)*
  store i8 %v7, i8 addrspace(1)* %v9, align 1
  %v10 = sub i8 %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 1
  %v12 = bitcast i8 addrspace(1)* %v11 to i8 addrspace(1)*
  store i8 %v10, i8 addrspace(1)* %v12, align 1
  %v13 = mul i8 %v3, %v6
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v15 = bitcast i8 addrspace(1)* %v14 to i8 addrspace(1)*
  store i8 %v13, i8 addrspace(1)* %v15, align 1
  %v16 = and i8 %v3, %v6
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 3
  %v18 = bitcast i8 addrspace(1)* %v17 to i8 addrspace(1)*
  store i8 %v16, i8 addrspace(1)* %v18, align 1
  %v19 = or i8 %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v21 = bitcast i8 addrspace(1)* %v20 to i8 addrspace(1)*
  store i8 %v19, i8 addrspace(1)* %v21, align 1
  %v22 = xor i8 %v3, %v6
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 5
  %v24 = bitcast i8 addrspace(1)* %v23 to i8 addrspace(1)*
  store i8 %v22, i8 addrspace(1)* %v24, align 1
  %v25 = or i8 %v6, 1
  %v26 = and i8 %v25, 127
  %v27 = udiv i8 %v3, %v26
  %v28 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v29 = bitcast i8 addrspace(1)* %v28 to i8 addrspace(1)*
  store i8 %v27, i8 addrspace(1)* %v29, align 1
  %v30 = urem i8 %v3, %v26
  %v31 = getelementptr i8, i8 addrspace(1)* %op, i64 7
  %v32 = bitcast i8 addrspace(1)* %v31 to i8 addrspace(1)*
  store i8 %v30, i8 addrspace(1)* %v32, align 1
  %v33 = sdiv i8 %v3, %v26
  %v34 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v35 = bitcast i8 addrspace(1)* %v34 to i8 addrspace(1)*
  store i8 %v33, i8 addrspace(1)* %v35, align 1
  %v36 = srem i8 %v3, %v26
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 9
  %v38 = bitcast i8 addrspace(1)* %v37 to i8 addrspace(1)*
  store i8 %v36, i8 addrspace(1)* %v38, align 1
  %v39 = and i8 %v6, 7
  %v40 = shl i8 %v3, %v39
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 10
  %v42 = bitcast i8 addrspace(1)* %v41 to i8 addrspace(1)*
  store i8 %v40, i8 addrspace(1)* %v42, align 1
  %v43 = shl i8 %v3, 3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 11
  %v45 = bitcast i8 addrspace(1)* %v44 to i8 addrspace(1)*
  store i8 %v43, i8 addrspace(1)* %v45, align 1
  %v46 = lshr i8 %v3, %v39
  %v47 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v48 = bitcast i8 addrspace(1)* %v47 to i8 addrspace(1)*
  store i8 %v46, i8 addrspace(1)* %v48, align 1
  %v49 = lshr i8 %v3, 3
  %v50 = getelementptr i8, i8 addrspace(1)* %op, i64 13
  %v51 = bitcast i8 addrspace(1)* %v50 to i8 addrspace(1)*
  store i8 %v49, i8 addrspace(1)* %v51, align 1
  %v52 = ashr i8 %v3, %v39
  %v53 = getelementptr i8, i8 addrspace(1)* %op, i64 14
  %v54 = bitcast i8 addrspace(1)* %v53 to i8 addrspace(1)*
  store i8 %v52, i8 addrspace(1)* %v54, align 1
  %v55 = ashr i8 %v3, 3
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 15
  %v57 = bitcast i8 addrspace(1)* %v56 to i8 addrspace(1)*
  store i8 %v55, i8 addrspace(1)* %v57, align 1
  %v58 = add i8 %v3, 5
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v60 = bitcast i8 addrspace(1)* %v59 to i8 addrspace(1)*
  store i8 %v58, i8 addrspace(1)* %v60, align 1
  %v61 = sub i8 %v3, 5
  %v62 = getelementptr i8, i8 addrspace(1)* %op, i64 17
  %v63 = bitcast i8 addrspace(1)* %v62 to i8 addrspace(1)*
  store i8 %v61, i8 addrspace(1)* %v63, align 1
  %v64 = mul i8 %v3, 5
  %v65 = getelementptr i8, i8 addrspace(1)* %op, i64 18
  %v66 = bitcast i8 addrspace(1)* %v65 to i8 addrspace(1)*
  store i8 %v64, i8 addrspace(1)* %v66, align 1
  %v67 = and i8 %v3, 5
  %v68 = getelementptr i8, i8 addrspace(1)* %op, i64 19
  %v69 = bitcast i8 addrspace(1)* %v68 to i8 addrspace(1)*
  store i8 %v67, i8 addrspace(1)* %v69, align 1
  %v70 = or i8 %v3, 5
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v72 = bitcast i8 addrspace(1)* %v71 to i8 addrspace(1)*
  store i8 %v70, i8 addrspace(1)* %v72, align 1
  %v73 = xor i8 %v3, 5
  %v74 = getelementptr i8, i8 addrspace(1)* %op, i64 21
  %v75 = bitcast i8 addrspace(1)* %v74 to i8 addrspace(1)*
  store i8 %v73, i8 addrspace(1)* %v75, align 1
  %v76 = add i8 %v3, -3
  %v77 = getelementptr i8, i8 addrspace(1)* %op, i64 22
  %v78 = bitcast i8 addrspace(1)* %v77 to i8 addrspace(1)*
  store i8 %v76, i8 addrspace(1)* %v78, align 1
  %v79 = sub i8 %v3, -3
  %v80 = getelementptr i8, i8 addrspace(1)* %op, i64 23
  %v81 = bitcast i8 addrspace(1)* %v80 to i8 addrspace(1)*
  store i8 %v79, i8 addrspace(1)* %v81, align 1
  %v82 = mul i8 %v3, -3
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v84 = bitcast i8 addrspace(1)* %v83 to i8 addrspace(1)*
  store i8 %v82, i8 addrspace(1)* %v84, align 1
  %v85 = and i8 %v3, -3
  %v86 = getelementptr i8, i8 addrspace(1)* %op, i64 25
  %v87 = bitcast i8 addrspace(1)* %v86 to i8 addrspace(1)*
  store i8 %v85, i8 addrspace(1)* %v87, align 1
  %v88 = or i8 %v3, -3
  %v89 = getelementptr i8, i8 addrspace(1)* %op, i64 26
  %v90 = bitcast i8 addrspace(1)* %v89 to i8 addrspace(1)*
  store i8 %v88, i8 addrspace(1)* %v90, align 1
  %v91 = xor i8 %v3, -3
  %v92 = getelementptr i8, i8 addrspace(1)* %op, i64 27
  %v93 = bitcast i8 addrspace(1)* %v92 to i8 addrspace(1)*
  store i8 %v91, i8 addrspace(1)* %v93, align 1
  %v94 = add i8 %v3, 0
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v96 = bitcast i8 addrspace(1)* %v95 to i8 addrspace(1)*
  store i8 %v94, i8 addrspace(1)* %v96, align 1
  %v97 = sub i8 %v3, 0
  %v98 = getelementptr i8, i8 addrspace(1)* %op, i64 29
  %v99 = bitcast i8 addrspace(1)* %v98 to i8 addrspace(1)*
  store i8 %v97, i8 addrspace(1)* %v99, align 1
  %v100 = mul i8 %v3, 0
  %v101 = getelementptr i8, i8 addrspace(1)* %op, i64 30
  %v102 = bitcast i8 addrspace(1)* %v101 to i8 addrspace(1)*
  store i8 %v100, i8 addrspace(1)* %v102, align 1
  %v103 = and i8 %v3, 0
  %v104 = getelementptr i8, i8 addrspace(1)* %op, i64 31
  %v105 = bitcast i8 addrspace(1)* %v104 to i8 addrspace(1)*
  store i8 %v103, i8 addrspace(1)* %v105, align 1
  %v106 = or i8 %v3, 0
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v108 = bitcast i8 addrspace(1)* %v107 to i8 addrspace(1)*
  store i8 %v106, i8 addrspace(1)* %v108, align 1
  %v109 = xor i8 %v3, 0
  %v110 = getelementptr i8, i8 addrspace(1)* %op, i64 33
  %v111 = bitcast i8 addrspace(1)* %v110 to i8 addrspace(1)*
  store i8 %v109, i8 addrspace(1)* %v111, align 1
  %v112 = add i8 %v3, 1
  %v113 = getelementptr i8, i8 addrspace(1)* %op, i64 34
  %v114 = bitcast i8 addrspace(1)* %v113 to i8 addrspace(1)*
  store i8 %v112, i8 addrspace(1)* %v114, align 1
  %v115 = sub i8 %v3, 1
  %v116 = getelementptr i8, i8 addrspace(1)* %op, i64 35
  %v117 = bitcast i8 addrspace(1)* %v116 to i8 addrspace(1)*
  store i8 %v115, i8 addrspace(1)* %v117, align 1
  %v118 = mul i8 %v3, 1
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v120 = bitcast i8 addrspace(1)* %v119 to i8 addrspace(1)*
  store i8 %v118, i8 addrspace(1)* %v120, align 1
  %v121 = and i8 %v3, 1
  %v122 = getelementptr i8, i8 addrspace(1)* %op, i64 37
  %v123 = bitcast i8 addrspace(1)* %v122 to i8 addrspace(1)*
  store i8 %v121, i8 addrspace(1)* %v123, align 1
  %v124 = or i8 %v3, 1
  %v125 = getelementptr i8, i8 addrspace(1)* %op, i64 38
  %v126 = bitcast i8 addrspace(1)* %v125 to i8 addrspace(1)*
  store i8 %v124, i8 addrspace(1)* %v126, align 1
  %v127 = xor i8 %v3, 1
  %v128 = getelementptr i8, i8 addrspace(1)* %op, i64 39
  %v129 = bitcast i8 addrspace(1)* %v128 to i8 addrspace(1)*
  store i8 %v127, i8 addrspace(1)* %v129, align 1
  %v130 = add i8 %v3, 100
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v132 = bitcast i8 addrspace(1)* %v131 to i8 addrspace(1)*
  store i8 %v130, i8 addrspace(1)* %v132, align 1
  %v133 = sub i8 %v3, 100
  %v134 = getelementptr i8, i8 addrspace(1)* %op, i64 41
  %v135 = bitcast i8 addrspace(1)* %v134 to i8 addrspace(1)*
  store i8 %v133, i8 addrspace(1)* %v135, align 1
  %v136 = mul i8 %v3, 100
  %v137 = getelementptr i8, i8 addrspace(1)* %op, i64 42
  %v138 = bitcast i8 addrspace(1)* %v137 to i8 addrspace(1)*
  store i8 %v136, i8 addrspace(1)* %v138, align 1
  %v139 = and i8 %v3, 100
  %v140 = getelementptr i8, i8 addrspace(1)* %op, i64 43
  %v141 = bitcast i8 addrspace(1)* %v140 to i8 addrspace(1)*
  store i8 %v139, i8 addrspace(1)* %v141, align 1
  %v142 = or i8 %v3, 100
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 44
  %v144 = bitcast i8 addrspace(1)* %v143 to i8 addrspace(1)*
  store i8 %v142, i8 addrspace(1)* %v144, align 1
  %v145 = xor i8 %v3, 100
  %v146 = getelementptr i8, i8 addrspace(1)* %op, i64 45
  %v147 = bitcast i8 addrspace(1)* %v146 to i8 addrspace(1)*
  store i8 %v145, i8 addrspace(1)* %v147, align 1
  %v148 = sub i8 7, %v3
  %v149 = getelementptr i8, i8 addrspace(1)* %op, i64 46
  %v150 = bitcast i8 addrspace(1)* %v149 to i8 addrspace(1)*
  store i8 %v148, i8 addrspace(1)* %v150, align 1
  %v151 = sub i8 0, %v3
  %v152 = getelementptr i8, i8 addrspace(1)* %op, i64 47
  %v153 = bitcast i8 addrspace(1)* %v152 to i8 addrspace(1)*
  store i8 %v151, i8 addrspace(1)* %v153, align 1
  %v154 = icmp eq i8 %v3, %v6
  %v155 = zext i1 %v154 to i8
  %v156 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v157 = bitcast i8 addrspace(1)* %v156 to i8 addrspace(1)*
  store i8 %v155, i8 addrspace(1)* %v157, align 1
  %v158 = icmp eq i8 %v3, -2
  %v159 = zext i1 %v158 to i8
  %v160 = getelementptr i8, i8 addrspace(1)* %op, i64 49
  %v161 = bitcast i8 addrspace(1)* %v160 to i8 addrspace(1)*
  store i8 %v159, i8 addrspace(1)* %v161, align 1
  %v162 = icmp eq i8 3, %v3
  %v163 = zext i1 %v162 to i8
  %v164 = getelementptr i8, i8 addrspace(1)* %op, i64 50
  %v165 = bitcast i8 addrspace(1)* %v164 to i8 addrspace(1)*
  store i8 %v163, i8 addrspace(1)* %v165, align 1
  %v166 = icmp ne i8 %v3, %v6
  %v167 = zext i1 %v166 to i8
  %v168 = getelementptr i8, i8 addrspace(1)* %op, i64 51
  %v169 = bitcast i8 addrspace(1)* %v168 to i8 addrspace(1)*
  store i8 %v167, i8 addrspace(1)* %v169, align 1
  %v170 = icmp ne i8 %v3, -2
  %v171 = zext i1 %v170 to i8
  %v172 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v173 = bitcast i8 addrspace(1)* %v172 to i8 addrspace(1)*
  store i8 %v171, i8 addrspace(1)* %v173, align 1
  %v174 = icmp ne i8 3, %v3
  %v175 = zext i1 %v174 to i8
  %v176 = getelementptr i8, i8 addrspace(1)* %op, i64 53
  %v177 = bitcast i8 addrspace(1)* %v176 to i8 addrspace(1)*
  store i8 %v175, i8 addrspace(1)* %v177, align 1
  %v178 = icmp sge i8 %v3, %v6
  %v179 = zext i1 %v178 to i8
  %v180 = getelementptr i8, i8 addrspace(1)* %op, i64 54
  %v181 = bitcast i8 addrspace(1)* %v180 to i8 addrspace(1)*
  store i8 %v179, i8 addrspace(1)* %v181, align 1
  %v182 = icmp sge i8 %v3, -2
  %v183 = zext i1 %v182 to i8
  %v184 = getelementptr i8, i8 addrspace(1)* %op, i64 55
  %v185 = bitcast i8 addrspace(1)* %v184 to i8 addrspace(1)*
  store i8 %v183, i8 addrspace(1)* %v185, align 1
  %v186 = icmp sge i8 3, %v3
  %v187 = zext i1 %v186 to i8
  %v188 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v189 = bitcast i8 addrspace(1)* %v188 to i8 addrspace(1)*
  store i8 %v187, i8 addrspace(1)* %v189, align 1
  %v190 = icmp sgt i8 %v3, %v6
  %v191 = zext i1 %v190 to i8
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 57
  %v193 = bitcast i8 addrspace(1)* %v192 to i8 addrspace(1)*
  store i8 %v191, i8 addrspace(1)* %v193, align 1
  %v194 = icmp sgt i8 %v3, -2
  %v195 = zext i1 %v194 to i8
  %v196 = getelementptr i8, i8 addrspace(1)* %op, i64 58
  %v197 = bitcast i8 addrspace(1)* %v196 to i8 addrspace(1)*
  store i8 %v195, i8 addrspace(1)* %v197, align 1
  %v198 = icmp sgt i8 3, %v3
  %v199 = zext i1 %v198 to i8
  %v200 = getelementptr i8, i8 addrspace(1)* %op, i64 59
  %v201 = bitcast i8 addrspace(1)* %v200 to i8 addrspace(1)*
  store i8 %v199, i8 addrspace(1)* %v201, align 1
  %v202 = icmp sle i8 %v3, %v6
  %v203 = zext i1 %v202 to i8
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v205 = bitcast i8 addrspace(1)* %v204 to i8 addrspace(1)*
  store i8 %v203, i8 addrspace(1)* %v205, align 1
  %v206 = icmp sle i8 %v3, -2
  %v207 = zext i1 %v206 to i8
  %v208 = getelementptr i8, i8 addrspace(1)* %op, i64 61
  %v209 = bitcast i8 addrspace(1)* %v208 to i8 addrspace(1)*
  store i8 %v207, i8 addrspace(1)* %v209, align 1
  %v210 = icmp sle i8 3, %v3
  %v211 = zext i1 %v210 to i8
  %v212 = getelementptr i8, i8 addrspace(1)* %op, i64 62
  %v213 = bitcast i8 addrspace(1)* %v212 to i8 addrspace(1)*
  store i8 %v211, i8 addrspace(1)* %v213, align 1
  %v214 = icmp slt i8 %v3, %v6
  %v215 = zext i1 %v214 to i8
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 63
  %v217 = bitcast i8 addrspace(1)* %v216 to i8 addrspace(1)*
  store i8 %v215, i8 addrspace(1)* %v217, align 1
  %v218 = icmp slt i8 %v3, -2
  %v219 = zext i1 %v218 to i8
  %v220 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v221 = bitcast i8 addrspace(1)* %v220 to i8 addrspace(1)*
  store i8 %v219, i8 addrspace(1)* %v221, align 1
  %v222 = icmp slt i8 3, %v3
  %v223 = zext i1 %v222 to i8
  %v224 = getelementptr i8, i8 addrspace(1)* %op, i64 65
  %v225 = bitcast i8 addrspace(1)* %v224 to i8 addrspace(1)*
  store i8 %v223, i8 addrspace(1)* %v225, align 1
  %v226 = icmp uge i8 %v3, %v6
  %v227 = zext i1 %v226 to i8
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 66
  %v229 = bitcast i8 addrspace(1)* %v228 to i8 addrspace(1)*
  store i8 %v227, i8 addrspace(1)* %v229, align 1
  %v230 = icmp uge i8 %v3, -2
  %v231 = zext i1 %v230 to i8
  %v232 = getelementptr i8, i8 addrspace(1)* %op, i64 67
  %v233 = bitcast i8 addrspace(1)* %v232 to i8 addrspace(1)*
  store i8 %v231, i8 addrspace(1)* %v233, align 1
  %v234 = icmp uge i8 3, %v3
  %v235 = zext i1 %v234 to i8
  %v236 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v237 = bitcast i8 addrspace(1)* %v236 to i8 addrspace(1)*
  store i8 %v235, i8 addrspace(1)* %v237, align 1
  %v238 = icmp ugt i8 %v3, %v6
  %v239 = zext i1 %v238 to i8
  %v240 = getelementptr i8, i8 addrspace(1)* %op, i64 69
  %v241 = bitcast i8 addrspace(1)* %v240 to i8 addrspace(1)*
  store i8 %v239, i8 addrspace(1)* %v241, align 1
  %v242 = icmp ugt i8 %v3, -2
  %v243 = zext i1 %v242 to i8
  %v244 = getelementptr i8, i8 addrspace(1)* %op, i64 70
  %v245 = bitcast i8 addrspace(1)* %v244 to i8 addrspace(1)*
  store i8 %v243, i8 addrspace(1)* %v245, align 1
  %v246 = icmp ugt i8 3, %v3
  %v247 = zext i1 %v246 to i8
  %v248 = getelementptr i8, i8 addrspace(1)* %op, i64 71
  %v249 = bitcast i8 addrspace(1)* %v248 to i8 addrspace(1)*
  store i8 %v247, i8 addrspace(1)* %v249, align 1
  %v250 = icmp ule i8 %v3, %v6
  %v251 = zext i1 %v250 to i8
  %v252 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v253 = bitcast i8 addrspace(1)* %v252 to i8 addrspace(1)*
  store i8 %v251, i8 addrspace(1)* %v253, align 1
  %v254 = icmp ule i8 %v3, -2
  %v255 = zext i1 %v254 to i8
  %v256 = getelementptr i8, i8 addrspace(1)* %op, i64 73
  %v257 = bitcast i8 addrspace(1)* %v256 to i8 addrspace(1)*
  store i8 %v255, i8 addrspace(1)* %v257, align 1
  %v258 = icmp ule i8 3, %v3
  %v259 = zext i1 %v258 to i8
  %v260 = getelementptr i8, i8 addrspace(1)* %op, i64 74
  %v261 = bitcast i8 addrspace(1)* %v260 to i8 addrspace(1)*
  store i8 %v259, i8 addrspace(1)* %v261, align 1
  %v262 = icmp ult i8 %v3, %v6
  %v263 = zext i1 %v262 to i8
  %v264 = getelementptr i8, i8 addrspace(1)* %op, i64 75
  %v265 = bitcast i8 addrspace(1)* %v264 to i8 addrspace(1)*
  store i8 %v263, i8 addrspace(1)* %v265, align 1
  %v266 = icmp ult i8 %v3, -2
  %v267 = zext i1 %v266 to i8
  %v268 = getelementptr i8, i8 addrspace(1)* %op, i64 76
  %v269 = bitcast i8 addrspace(1)* %v268 to i8 addrspace(1)*
  store i8 %v267, i8 addrspace(1)* %v269, align 1
  %v270 = icmp ult i8 3, %v3
  %v271 = zext i1 %v270 to i8
  %v272 = getelementptr i8, i8 addrspace(1)* %op, i64 77
  %v273 = bitcast i8 addrspace(1)* %v272 to i8 addrspace(1)*
  store i8 %v271, i8 addrspace(1)* %v273, align 1
  %v274 = icmp slt i8 %v3, %v6
  %v275 = select i1 %v274, i8 %v3, i8 %v6
  %v276 = getelementptr i8, i8 addrspace(1)* %op, i64 78
  %v277 = bitcast i8 addrspace(1)* %v276 to i8 addrspace(1)*
  store i8 %v275, i8 addrspace(1)* %v277, align 1
  %v278 = select i1 %v274, i8 1, i8 -1
  %v279 = getelementptr i8, i8 addrspace(1)* %op, i64 79
  %v280 = bitcast i8 addrspace(1)* %v279 to i8 addrspace(1)*
  store i8 %v278, i8 addrspace(1)* %v280, align 1
  %v281 = call i8 @llvm.smin.i8(i8 %v3, i8 %v6)
  %v282 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v283 = bitcast i8 addrspace(1)* %v282 to i8 addrspace(1)*
  store i8 %v281, i8 addrspace(1)* %v283, align 1
  %v284 = call i8 @llvm.smin.i8(i8 %v3, i8 -7)
  %v285 = getelementptr i8, i8 addrspace(1)* %op, i64 81
  %v286 = bitcast i8 addrspace(1)* %v285 to i8 addrspace(1)*
  store i8 %v284, i8 addrspace(1)* %v286, align 1
  %v287 = call i8 @llvm.smax.i8(i8 %v3, i8 %v6)
  %v288 = getelementptr i8, i8 addrspace(1)* %op, i64 82
  %v289 = bitcast i8 addrspace(1)* %v288 to i8 addrspace(1)*
  store i8 %v287, i8 addrspace(1)* %v289, align 1
  %v290 = call i8 @llvm.smax.i8(i8 %v3, i8 -7)
  %v291 = getelementptr i8, i8 addrspace(1)* %op, i64 83
  %v292 = bitcast i8 addrspace(1)* %v291 to i8 addrspace(1)*
  store i8 %v290, i8 addrspace(1)* %v292, align 1
  %v293 = call i8 @llvm.umin.i8(i8 %v3, i8 %v6)
  %v294 = getelementptr i8, i8 addrspace(1)* %op, i64 84
  %v295 = bitcast i8 addrspace(1)* %v294 to i8 addrspace(1)*
  store i8 %v293, i8 addrspace(1)* %v295, align 1
  %v296 = call i8 @llvm.umin.i8(i8 %v3, i8 -7)
  %v297 = getelementptr i8, i8 addrspace(1)* %op, i64 85
  %v298 = bitcast i8 addrspace(1)* %v297 to i8 addrspace(1)*
  store i8 %v296, i8 addrspace(1)* %v298, align 1
  %v299 = call i8 @llvm.umax.i8(i8 %v3, i8 %v6)
  %v300 = getelementptr i8, i8 addrspace(1)* %op, i64 86
  %v301 = bitcast i8 addrspace(1)* %v300 to i8 addrspace(1)*
  store i8 %v299, i8 addrspace(1)* %v301, align 1
  %v302 = call i8 @llvm.umax.i8(i8 %v3, i8 -7)
  %v303 = getelementptr i8, i8 addrspace(1)* %op, i64 87
  %v304 = bitcast i8 addrspace(1)* %v303 to i8 addrspace(1)*
  store i8 %v302, i8 addrspace(1)* %v304, align 1
  %v305 = call i8 @llvm.abs.i8(i8 %v3, i1 false)
  %v306 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v307 = bitcast i8 addrspace(1)* %v306 to i8 addrspace(1)*
  store i8 %v305, i8 addrspace(1)* %v307, align 1
  %v308 = call i8 @llvm.ctpop.i8(i8 %v3)
  %v309 = getelementptr i8, i8 addrspace(1)* %op, i64 89
  %v310 = bitcast i8 addrspace(1)* %v309 to i8 addrspace(1)*
  store i8 %v308, i8 addrspace(1)* %v310, align 1
  %v311 = call i8 @llvm.ctlz.i8(i8 %v3, i1 false)
  %v312 = getelementptr i8, i8 addrspace(1)* %op, i64 90
  %v313 = bitcast i8 addrspace(1)* %v312 to i8 addrspace(1)*
  store i8 %v311, i8 addrspace(1)* %v313, align 1
  %v314 = call i8 @llvm.ctlz.i8(i8 %v39, i1 false)
  %v315 = getelementptr i8, i8 addrspace(1)* %op, i64 91
  %v316 = bitcast i8 addrspace(1)* %v315 to i8 addrspace(1)*
  store i8 %v314, i8 addrspace(1)* %v316, align 1
  %v317 = call i8 @llvm.cttz.i8(i8 %v3, i1 false)
  %v318 = getelementptr i8, i8 addrspace(1)* %op, i64 92
  %v319 = bitcast i8 addrspace(1)* %v318 to i8 addrspace(1)*
  store i8 %v317, i8 addrspace(1)* %v319, align 1
  %v320 = call i8 @llvm.cttz.i8(i8 %v39, i1 false)
  %v321 = getelementptr i8, i8 addrspace(1)* %op, i64 93
  %v322 = bitcast i8 addrspace(1)* %v321 to i8 addrspace(1)*
  store i8 %v320, i8 addrspace(1)* %v322, align 1
  ret void
}

define void @int_i16(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i16 addrspace(1)*
  %v3 = load i16, i16 addrspace(1)* %v2, align 2
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 2
  %v5 = bitcast i8 addrspace(1)* %v4 to i16 addrspace(1)*
  %v6 = load i16, i16 addrspace(1)* %v5, align 2
  %v7 = add i16 %v3, %v6
  %v8 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v9 = bitcast i8 addrspace(1)* %v8 to i16 addrspace(1)*
  store i16 %v7, i16 addrspace(1)* %v9, align 2
  %v10 = sub i16 %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v12 = bitcast i8 addrspace(1)* %v11 to i16 addrspace(1)*
  store i16 %v10, i16 addrspace(1)* %v12, align 2
  %v13 = mul i16 %v3, %v6
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v15 = bitcast i8 addrspace(1)* %v14 to i16 addrspace(1)*
  store i16 %v13, i16 addrspace(1)* %v15, align 2
  %v16 = and i16 %v3, %v6
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v18 = bitcast i8 addrspace(1)* %v17 to i16 addrspace(1)*
  store i16 %v16, i16 addrspace(1)* %v18, align 2
  %v19 = or i16 %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v21 = bitcast i8 addrspace(1)* %v20 to i16 addrspace(1)*
  store i16 %v19, i16 addrspace(1)* %v21, align 2
  %v22 = xor i16 %v3, %v6
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 10
  %v24 = bitcast i8 addrspace(1)* %v23 to i16 addrspace(1)*
  store i16 %v22, i16 addrspace(1)* %v24, align 2
  %v25 = or i16 %v6, 1
  %v26 = and i16 %v25, 32767
  %v27 = udiv i16 %v3, %v26
  %v28 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v29 = bitcast i8 addrspace(1)* %v28 to i16 addrspace(1)*
  store i16 %v27, i16 addrspace(1)* %v29, align 2
  %v30 = urem i16 %v3, %v26
  %v31 = getelementptr i8, i8 addrspace(1)* %op, i64 14
  %v32 = bitcast i8 addrspace(1)* %v31 to i16 addrspace(1)*
  store i16 %v30, i16 addrspace(1)* %v32, align 2
  %v33 = sdiv i16 %v3, %v26
  %v34 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v35 = bitcast i8 addrspace(1)* %v34 to i16 addrspace(1)*
  store i16 %v33, i16 addrspace(1)* %v35, align 2
  %v36 = srem i16 %v3, %v26
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 18
  %v38 = bitcast i8 addrspace(1)* %v37 to i16 addrspace(1)*
  store i16 %v36, i16 addrspace(1)* %v38, align 2
  %v39 = and i16 %v6, 15
  %v40 = shl i16 %v3, %v39
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v42 = bitcast i8 addrspace(1)* %v41 to i16 addrspace(1)*
  store i16 %v40, i16 addrspace(1)* %v42, align 2
  %v43 = shl i16 %v3, 3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 22
  %v45 = bitcast i8 addrspace(1)* %v44 to i16 addrspace(1)*
  store i16 %v43, i16 addrspace(1)* %v45, align 2
  %v46 = lshr i16 %v3, %v39
  %v47 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v48 = bitcast i8 addrspace(1)* %v47 to i16 addrspace(1)*
  store i16 %v46, i16 addrspace(1)* %v48, align 2
  %v49 = lshr i16 %v3, 3
  %v50 = getelementptr i8, i8 addrspace(1)* %op, i64 26
  %v51 = bitcast i8 addrspace(1)* %v50 to i16 addrspace(1)*
  store i16 %v49, i16 addrspace(1)* %v51, align 2
  %v52 = ashr i16 %v3, %v39
  %v53 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v54 = bitcast i8 addrspace(1)* %v53 to i16 addrspace(1)*
  store i16 %v52, i16 addrspace(1)* %v54, align 2
  %v55 = ashr i16 %v3, 3
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 30
  %v57 = bitcast i8 addrspace(1)* %v56 to i16 addrspace(1)*
  store i16 %v55, i16 addrspace(1)* %v57, align 2
  %v58 = add i16 %v3, 5
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v60 = bitcast i8 addrspace(1)* %v59 to i16 addrspace(1)*
  store i16 %v58, i16 addrspace(1)* %v60, align 2
  %v61 = sub i16 %v3, 5
  %v62 = getelementptr i8, i8 addrspace(1)* %op, i64 34
  %v63 = bitcast i8 addrspace(1)* %v62 to i16 addrspace(1)*
  store i16 %v61, i16 addrspace(1)* %v63, align 2
  %v64 = mul i16 %v3, 5
  %v65 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v66 = bitcast i8 addrspace(1)* %v65 to i16 addrspace(1)*
  store i16 %v64, i16 addrspace(1)* %v66, align 2
  %v67 = and i16 %v3, 5
  %v68 = getelementptr i8, i8 addrspace(1)* %op, i64 38
  %v69 = bitcast i8 addrspace(1)* %v68 to i16 addrspace(1)*
  store i16 %v67, i16 addrspace(1)* %v69, align 2
  %v70 = or i16 %v3, 5
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v72 = bitcast i8 addrspace(1)* %v71 to i16 addrspace(1)*
  store i16 %v70, i16 addrspace(1)* %v72, align 2
  %v73 = xor i16 %v3, 5
  %v74 = getelementptr i8, i8 addrspace(1)* %op, i64 42
  %v75 = bitcast i8 addrspace(1)* %v74 to i16 addrspace(1)*
  store i16 %v73, i16 addrspace(1)* %v75, align 2
  %v76 = add i16 %v3, -3
  %v77 = getelementptr i8, i8 addrspace(1)* %op, i64 44
  %v78 = bitcast i8 addrspace(1)* %v77 to i16 addrspace(1)*
  store i16 %v76, i16 addrspace(1)* %v78, align 2
  %v79 = sub i16 %v3, -3
  %v80 = getelementptr i8, i8 addrspace(1)* %op, i64 46
  %v81 = bitcast i8 addrspace(1)* %v80 to i16 addrspace(1)*
  store i16 %v79, i16 addrspace(1)* %v81, align 2
  %v82 = mul i16 %v3, -3
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v84 = bitcast i8 addrspace(1)* %v83 to i16 addrspace(1)*
  store i16 %v82, i16 addrspace(1)* %v84, align 2
  %v85 = and i16 %v3, -3
  %v86 = getelementptr i8, i8 addrspace(1)* %op, i64 50
  %v87 = bitcast i8 addrspace(1)* %v86 to i16 addrspace(1)*
  store i16 %v85, i16 addrspace(1)* %v87, align 2
  %v88 = or i16 %v3, -3
  %v89 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v90 = bitcast i8 addrspace(1)* %v89 to i16 addrspace(1)*
  store i16 %v88, i16 addrspace(1)* %v90, align 2
  %v91 = xor i16 %v3, -3
  %v92 = getelementptr i8, i8 addrspace(1)* %op, i64 54
  %v93 = bitcast i8 addrspace(1)* %v92 to i16 addrspace(1)*
  store i16 %v91, i16 addrspace(1)* %v93, align 2
  %v94 = add i16 %v3, 0
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v96 = bitcast i8 addrspace(1)* %v95 to i16 addrspace(1)*
  store i16 %v94, i16 addrspace(1)* %v96, align 2
  %v97 = sub i16 %v3, 0
  %v98 = getelementptr i8, i8 addrspace(1)* %op, i64 58
  %v99 = bitcast i8 addrspace(1)* %v98 to i16 addrspace(1)*
  store i16 %v97, i16 addrspace(1)* %v99, align 2
  %v100 = mul i16 %v3, 0
  %v101 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v102 = bitcast i8 addrspace(1)* %v101 to i16 addrspace(1)*
  store i16 %v100, i16 addrspace(1)* %v102, align 2
  %v103 = and i16 %v3, 0
  %v104 = getelementptr i8, i8 addrspace(1)* %op, i64 62
  %v105 = bitcast i8 addrspace(1)* %v104 to i16 addrspace(1)*
  store i16 %v103, i16 addrspace(1)* %v105, align 2
  %v106 = or i16 %v3, 0
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v108 = bitcast i8 addrspace(1)* %v107 to i16 addrspace(1)*
  store i16 %v106, i16 addrspace(1)* %v108, align 2
  %v109 = xor i16 %v3, 0
  %v110 = getelementptr i8, i8 addrspace(1)* %op, i64 66
  %v111 = bitcast i8 addrspace(1)* %v110 to i16 addrspace(1)*
  store i16 %v109, i16 addrspace(1)* %v111, align 2
  %v112 = add i16 %v3, 1
  %v113 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v114 = bitcast i8 addrspace(1)* %v113 to i16 addrspace(1)*
  store i16 %v112, i16 addrspace(1)* %v114, align 2
  %v115 = sub i16 %v3, 1
  %v116 = getelementptr i8, i8 addrspace(1)* %op, i64 70
  %v117 = bitcast i8 addrspace(1)* %v116 to i16 addrspace(1)*
  store i16 %v115, i16 addrspace(1)* %v117, align 2
  %v118 = mul i16 %v3, 1
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v120 = bitcast i8 addrspace(1)* %v119 to i16 addrspace(1)*
  store i16 %v118, i16 addrspace(1)* %v120, align 2
  %v121 = and i16 %v3, 1
  %v122 = getelementptr i8, i8 addrspace(1)* %op, i64 74
  %v123 = bitcast i8 addrspace(1)* %v122 to i16 addrspace(1)*
  store i16 %v121, i16 addrspace(1)* %v123, align 2
  %v124 = or i16 %v3, 1
  %v125 = getelementptr i8, i8 addrspace(1)* %op, i64 76
  %v126 = bitcast i8 addrspace(1)* %v125 to i16 addrspace(1)*
  store i16 %v124, i16 addrspace(1)* %v126, align 2
  %v127 = xor i16 %v3, 1
  %v128 = getelementptr i8, i8 addrspace(1)* %op, i64 78
  %v129 = bitcast i8 addrspace(1)* %v128 to i16 addrspace(1)*
  store i16 %v127, i16 addrspace(1)* %v129, align 2
  %v130 = add i16 %v3, 100
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v132 = bitcast i8 addrspace(1)* %v131 to i16 addrspace(1)*
  store i16 %v130, i16 addrspace(1)* %v132, align 2
  %v133 = sub i16 %v3, 100
  %v134 = getelementptr i8, i8 addrspace(1)* %op, i64 82
  %v135 = bitcast i8 addrspace(1)* %v134 to i16 addrspace(1)*
  store i16 %v133, i16 addrspace(1)* %v135, align 2
  %v136 = mul i16 %v3, 100
  %v137 = getelementptr i8, i8 addrspace(1)* %op, i64 84
  %v138 = bitcast i8 addrspace(1)* %v137 to i16 addrspace(1)*
  store i16 %v136, i16 addrspace(1)* %v138, align 2
  %v139 = and i16 %v3, 100
  %v140 = getelementptr i8, i8 addrspace(1)* %op, i64 86
  %v141 = bitcast i8 addrspace(1)* %v140 to i16 addrspace(1)*
  store i16 %v139, i16 addrspace(1)* %v141, align 2
  %v142 = or i16 %v3, 100
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v144 = bitcast i8 addrspace(1)* %v143 to i16 addrspace(1)*
  store i16 %v142, i16 addrspace(1)* %v144, align 2
  %v145 = xor i16 %v3, 100
  %v146 = getelementptr i8, i8 addrspace(1)* %op, i64 90
  %v147 = bitcast i8 addrspace(1)* %v146 to i16 addrspace(1)*
  store i16 %v145, i16 addrspace(1)* %v147, align 2
  %v148 = sub i16 7, %v3
  %v149 = getelementptr i8, i8 addrspace(1)* %op, i64 92
  %v150 = bitcast i8 addrspace(1)* %v149 to i16 addrspace(1)*
  store i16 %v148, i16 addrspace(1)* %v150, align 2
  %v151 = sub i16 0, %v3
  %v152 = getelementptr i8, i8 addrspace(1)* %op, i64 94
  %v153 = bitcast i8 addrspace(1)* %v152 to i16 addrspace(1)*
  store i16 %v151, i16 addrspace(1)* %v153, align 2
  %v154 = icmp eq i16 %v3, %v6
  %v155 = zext i1 %v154 to i8
  %v156 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v157 = bitcast i8 addrspace(1)* %v156 to i8 addrspace(1)*
  store i8 %v155, i8 addrspace(1)* %v157, align 1
  %v158 = icmp eq i16 %v3, -2
  %v159 = zext i1 %v158 to i8
  %v160 = getelementptr i8, i8 addrspace(1)* %op, i64 97
  %v161 = bitcast i8 addrspace(1)* %v160 to i8 addrspace(1)*
  store i8 %v159, i8 addrspace(1)* %v161, align 1
  %v162 = icmp eq i16 3, %v3
  %v163 = zext i1 %v162 to i8
  %v164 = getelementptr i8, i8 addrspace(1)* %op, i64 98
  %v165 = bitcast i8 addrspace(1)* %v164 to i8 addrspace(1)*
  store i8 %v163, i8 addrspace(1)* %v165, align 1
  %v166 = icmp ne i16 %v3, %v6
  %v167 = zext i1 %v166 to i8
  %v168 = getelementptr i8, i8 addrspace(1)* %op, i64 99
  %v169 = bitcast i8 addrspace(1)* %v168 to i8 addrspace(1)*
  store i8 %v167, i8 addrspace(1)* %v169, align 1
  %v170 = icmp ne i16 %v3, -2
  %v171 = zext i1 %v170 to i8
  %v172 = getelementptr i8, i8 addrspace(1)* %op, i64 100
  %v173 = bitcast i8 addrspace(1)* %v172 to i8 addrspace(1)*
  store i8 %v171, i8 addrspace(1)* %v173, align 1
  %v174 = icmp ne i16 3, %v3
  %v175 = zext i1 %v174 to i8
  %v176 = getelementptr i8, i8 addrspace(1)* %op, i64 101
  %v177 = bitcast i8 addrspace(1)* %v176 to i8 addrspace(1)*
  store i8 %v175, i8 addrspace(1)* %v177, align 1
  %v178 = icmp sge i16 %v3, %v6
  %v179 = zext i1 %v178 to i8
  %v180 = getelementptr i8, i8 addrspace(1)* %op, i64 102
  %v181 = bitcast i8 addrspace(1)* %v180 to i8 addrspace(1)*
  store i8 %v179, i8 addrspace(1)* %v181, align 1
  %v182 = icmp sge i16 %v3, -2
  %v183 = zext i1 %v182 to i8
  %v184 = getelementptr i8, i8 addrspace(1)* %op, i64 103
  %v185 = bitcast i8 addrspace(1)* %v184 to i8 addrspace(1)*
  store i8 %v183, i8 addrspace(1)* %v185, align 1
  %v186 = icmp sge i16 3, %v3
  %v187 = zext i1 %v186 to i8
  %v188 = getelementptr i8, i8 addrspace(1)* %op, i64 104
  %v189 = bitcast i8 addrspace(1)* %v188 to i8 addrspace(1)*
  store i8 %v187, i8 addrspace(1)* %v189, align 1
  %v190 = icmp sgt i16 %v3, %v6
  %v191 = zext i1 %v190 to i8
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 105
  %v193 = bitcast i8 addrspace(1)* %v192 to i8 addrspace(1)*
  store i8 %v191, i8 addrspace(1)* %v193, align 1
  %v194 = icmp sgt i16 %v3, -2
  %v195 = zext i1 %v194 to i8
  %v196 = getelementptr i8, i8 addrspace(1)* %op, i64 106
  %v197 = bitcast i8 addrspace(1)* %v196 to i8 addrspace(1)*
  store i8 %v195, i8 addrspace(1)* %v197, align 1
  %v198 = icmp sgt i16 3, %v3
  %v199 = zext i1 %v198 to i8
  %v200 = getelementptr i8, i8 addrspace(1)* %op, i64 107
  %v201 = bitcast i8 addrspace(1)* %v200 to i8 addrspace(1)*
  store i8 %v199, i8 addrspace(1)* %v201, align 1
  %v202 = icmp sle i16 %v3, %v6
  %v203 = zext i1 %v202 to i8
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 108
  %v205 = bitcast i8 addrspace(1)* %v204 to i8 addrspace(1)*
  store i8 %v203, i8 addrspace(1)* %v205, align 1
  %v206 = icmp sle i16 %v3, -2
  %v207 = zext i1 %v206 to i8
  %v208 = getelementptr i8, i8 addrspace(1)* %op, i64 109
  %v209 = bitcast i8 addrspace(1)* %v208 to i8 addrspace(1)*
  store i8 %v207, i8 addrspace(1)* %v209, align 1
  %v210 = icmp sle i16 3, %v3
  %v211 = zext i1 %v210 to i8
  %v212 = getelementptr i8, i8 addrspace(1)* %op, i64 110
  %v213 = bitcast i8 addrspace(1)* %v212 to i8 addrspace(1)*
  store i8 %v211, i8 addrspace(1)* %v213, align 1
  %v214 = icmp slt i16 %v3, %v6
  %v215 = zext i1 %v214 to i8
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 111
  %v217 = bitcast i8 addrspace(1)* %v216 to i8 addrspace(1)*
  store i8 %v215, i8 addrspace(1)* %v217, align 1
  %v218 = icmp slt i16 %v3, -2
  %v219 = zext i1 %v218 to i8
  %v220 = getelementptr i8, i8 addrspace(1)* %op, i64 112
  %v221 = bitcast i8 addrspace(1)* %v220 to i8 addrspace(1)*
  store i8 %v219, i8 addrspace(1)* %v221, align 1
  %v222 = icmp slt i16 3, %v3
  %v223 = zext i1 %v222 to i8
  %v224 = getelementptr i8, i8 addrspace(1)* %op, i64 113
  %v225 = bitcast i8 addrspace(1)* %v224 to i8 addrspace(1)*
  store i8 %v223, i8 addrspace(1)* %v225, align 1
  %v226 = icmp uge i16 %v3, %v6
  %v227 = zext i1 %v226 to i8
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 114
  %v229 = bitcast i8 addrspace(1)* %v228 to i8 addrspace(1)*
  store i8 %v227, i8 addrspace(1)* %v229, align 1
  %v230 = icmp uge i16 %v3, -2
  %v231 = zext i1 %v230 to i8
  %v232 = getelementptr i8, i8 addrspace(1)* %op, i64 115
  %v233 = bitcast i8 addrspace(1)* %v232 to i8 addrspace(1)*
  store i8 %v231, i8 addrspace(1)* %v233, align 1
  %v234 = icmp uge i16 3, %v3
  %v235 = zext i1 %v234 to i8
  %v236 = getelementptr i8, i8 addrspace(1)* %op, i64 116
  %v237 = bitcast i8 addrspace(1)* %v236 to i8 addrspace(1)*
  store i8 %v235, i8 addrspace(1)* %v237, align 1
  %v238 = icmp ugt i16 %v3, %v6
  %v239 = zext i1 %v238 to i8
  %v240 = getelementptr i8, i8 addrspace(1)* %op, i64 117
  %v241 = bitcast i8 addrspace(1)* %v240 to i8 addrspace(1)*
  store i8 %v239, i8 addrspace(1)* %v241, align 1
  %v242 = icmp ugt i16 %v3, -2
  %v243 = zext i1 %v242 to i8
  %v244 = getelementptr i8, i8 addrspace(1)* %op, i64 118
  %v245 = bitcast i8 addrspace(1)* %v244 to i8 addrspace(1)*
  store i8 %v243, i8 addrspace(1)* %v245, align 1
  %v246 = icmp ugt i16 3, %v3
  %v247 = zext i1 %v246 to i8
  %v248 = getelementptr i8, i8 addrspace(1)* %op, i64 119
  %v249 = bitcast i8 addrspace(1)* %v248 to i8 addrspace(1)*
  store i8 %v247, i8 addrspace(1)* %v249, align 1
  %v250 = icmp ule i16 %v3, %v6
  %v251 = zext i1 %v250 to i8
  %v252 = getelementptr i8, i8 addrspace(1)* %op, i64 120
  %v253 = bitcast i8 addrspace(1)* %v252 to i8 addrspace(1)*
  store i8 %v251, i8 addrspace(1)* %v253, align 1
  %v254 = icmp ule i16 %v3, -2
  %v255 = zext i1 %v254 to i8
  %v256 = getelementptr i8, i8 addrspace(1)* %op, i64 121
  %v257 = bitcast i8 addrspace(1)* %v256 to i8 addrspace(1)*
  store i8 %v255, i8 addrspace(1)* %v257, align 1
  %v258 = icmp ule i16 3, %v3
  %v259 = zext i1 %v258 to i8
  %v260 = getelementptr i8, i8 addrspace(1)* %op, i64 122
  %v261 = bitcast i8 addrspace(1)* %v260 to i8 addrspace(1)*
  store i8 %v259, i8 addrspace(1)* %v261, align 1
  %v262 = icmp ult i16 %v3, %v6
  %v263 = zext i1 %v262 to i8
  %v264 = getelementptr i8, i8 addrspace(1)* %op, i64 123
  %v265 = bitcast i8 addrspace(1)* %v264 to i8 addrspace(1)*
  store i8 %v263, i8 addrspace(1)* %v265, align 1
  %v266 = icmp ult i16 %v3, -2
  %v267 = zext i1 %v266 to i8
  %v268 = getelementptr i8, i8 addrspace(1)* %op, i64 124
  %v269 = bitcast i8 addrspace(1)* %v268 to i8 addrspace(1)*
  store i8 %v267, i8 addrspace(1)* %v269, align 1
  %v270 = icmp ult i16 3, %v3
  %v271 = zext i1 %v270 to i8
  %v272 = getelementptr i8, i8 addrspace(1)* %op, i64 125
  %v273 = bitcast i8 addrspace(1)* %v272 to i8 addrspace(1)*
  store i8 %v271, i8 addrspace(1)* %v273, align 1
  %v274 = icmp slt i16 %v3, %v6
  %v275 = select i1 %v274, i16 %v3, i16 %v6
  %v276 = getelementptr i8, i8 addrspace(1)* %op, i64 126
  %v277 = bitcast i8 addrspace(1)* %v276 to i16 addrspace(1)*
  store i16 %v275, i16 addrspace(1)* %v277, align 2
  %v278 = select i1 %v274, i16 1, i16 -1
  %v279 = getelementptr i8, i8 addrspace(1)* %op, i64 128
  %v280 = bitcast i8 addrspace(1)* %v279 to i16 addrspace(1)*
  store i16 %v278, i16 addrspace(1)* %v280, align 2
  %v281 = call i16 @llvm.smin.i16(i16 %v3, i16 %v6)
  %v282 = getelementptr i8, i8 addrspace(1)* %op, i64 130
  %v283 = bitcast i8 addrspace(1)* %v282 to i16 addrspace(1)*
  store i16 %v281, i16 addrspace(1)* %v283, align 2
  %v284 = call i16 @llvm.smin.i16(i16 %v3, i16 -7)
  %v285 = getelementptr i8, i8 addrspace(1)* %op, i64 132
  %v286 = bitcast i8 addrspace(1)* %v285 to i16 addrspace(1)*
  store i16 %v284, i16 addrspace(1)* %v286, align 2
  %v287 = call i16 @llvm.smax.i16(i16 %v3, i16 %v6)
  %v288 = getelementptr i8, i8 addrspace(1)* %op, i64 134
  %v289 = bitcast i8 addrspace(1)* %v288 to i16 addrspace(1)*
  store i16 %v287, i16 addrspace(1)* %v289, align 2
  %v290 = call i16 @llvm.smax.i16(i16 %v3, i16 -7)
  %v291 = getelementptr i8, i8 addrspace(1)* %op, i64 136
  %v292 = bitcast i8 addrspace(1)* %v291 to i16 addrspace(1)*
  store i16 %v290, i16 addrspace(1)* %v292, align 2
  %v293 = call i16 @llvm.umin.i16(i16 %v3, i16 %v6)
  %v294 = getelementptr i8, i8 addrspace(1)* %op, i64 138
  %v295 = bitcast i8 addrspace(1)* %v294 to i16 addrspace(1)*
  store i16 %v293, i16 addrspace(1)* %v295, align 2
  %v296 = call i16 @llvm.umin.i16(i16 %v3, i16 -7)
  %v297 = getelementptr i8, i8 addrspace(1)* %op, i64 140
  %v298 = bitcast i8 addrspace(1)* %v297 to i16 addrspace(1)*
  store i16 %v296, i16 addrspace(1)* %v298, align 2
  %v299 = call i16 @llvm.umax.i16(i16 %v3, i16 %v6)
  %v300 = getelementptr i8, i8 addrspace(1)* %op, i64 142
  %v301 = bitcast i8 addrspace(1)* %v300 to i16 addrspace(1)*
  store i16 %v299, i16 addrspace(1)* %v301, align 2
  %v302 = call i16 @llvm.umax.i16(i16 %v3, i16 -7)
  %v303 = getelementptr i8, i8 addrspace(1)* %op, i64 144
  %v304 = bitcast i8 addrspace(1)* %v303 to i16 addrspace(1)*
  store i16 %v302, i16 addrspace(1)* %v304, align 2
  %v305 = call i16 @llvm.abs.i16(i16 %v3, i1 false)
  %v306 = getelementptr i8, i8 addrspace(1)* %op, i64 146
  %v307 = bitcast i8 addrspace(1)* %v306 to i16 addrspace(1)*
  store i16 %v305, i16 addrspace(1)* %v307, align 2
  %v308 = call i16 @llvm.ctpop.i16(i16 %v3)
  %v309 = getelementptr i8, i8 addrspace(1)* %op, i64 148
  %v310 = bitcast i8 addrspace(1)* %v309 to i16 addrspace(1)*
  store i16 %v308, i16 addrspace(1)* %v310, align 2
  %v311 = call i16 @llvm.ctlz.i16(i16 %v3, i1 false)
  %v312 = getelementptr i8, i8 addrspace(1)* %op, i64 150
  %v313 = bitcast i8 addrspace(1)* %v312 to i16 addrspace(1)*
  store i16 %v311, i16 addrspace(1)* %v313, align 2
  %v314 = call i16 @llvm.ctlz.i16(i16 %v39, i1 false)
  %v315 = getelementptr i8, i8 addrspace(1)* %op, i64 152
  %v316 = bitcast i8 addrspace(1)* %v315 to i16 addrspace(1)*
  store i16 %v314, i16 addrspace(1)* %v316, align 2
  %v317 = call i16 @llvm.cttz.i16(i16 %v3, i1 false)
  %v318 = getelementptr i8, i8 addrspace(1)* %op, i64 154
  %v319 = bitcast i8 addrspace(1)* %v318 to i16 addrspace(1)*
  store i16 %v317, i16 addrspace(1)* %v319, align 2
  %v320 = call i16 @llvm.cttz.i16(i16 %v39, i1 false)
  %v321 = getelementptr i8, i8 addrspace(1)* %op, i64 156
  %v322 = bitcast i8 addrspace(1)* %v321 to i16 addrspace(1)*
  store i16 %v320, i16 addrspace(1)* %v322, align 2
  ret void
}

define void @int_i32(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i32 addrspace(1)*
  %v3 = load i32, i32 addrspace(1)* %v2, align 4
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 4
  %v5 = bitcast i8 addrspace(1)* %v4 to i32 addrspace(1)*
  %v6 = load i32, i32 addrspace(1)* %v5, align 4
  %v7 = add i32 %v3, %v6
  %v8 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v9 = bitcast i8 addrspace(1)* %v8 to i32 addrspace(1)*
  store i32 %v7, i32 addrspace(1)* %v9, align 4
  %v10 = sub i32 %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v12 = bitcast i8 addrspace(1)* %v11 to i32 addrspace(1)*
  store i32 %v10, i32 addrspace(1)* %v12, align 4
  %v13 = mul i32 %v3, %v6
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v15 = bitcast i8 addrspace(1)* %v14 to i32 addrspace(1)*
  store i32 %v13, i32 addrspace(1)* %v15, align 4
  %v16 = and i32 %v3, %v6
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v18 = bitcast i8 addrspace(1)* %v17 to i32 addrspace(1)*
  store i32 %v16, i32 addrspace(1)* %v18, align 4
  %v19 = or i32 %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v21 = bitcast i8 addrspace(1)* %v20 to i32 addrspace(1)*
  store i32 %v19, i32 addrspace(1)* %v21, align 4
  %v22 = xor i32 %v3, %v6
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v24 = bitcast i8 addrspace(1)* %v23 to i32 addrspace(1)*
  store i32 %v22, i32 addrspace(1)* %v24, align 4
  %v25 = or i32 %v6, 1
  %v26 = and i32 %v25, 2147483647
  %v27 = udiv i32 %v3, %v26
  %v28 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v29 = bitcast i8 addrspace(1)* %v28 to i32 addrspace(1)*
  store i32 %v27, i32 addrspace(1)* %v29, align 4
  %v30 = urem i32 %v3, %v26
  %v31 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v32 = bitcast i8 addrspace(1)* %v31 to i32 addrspace(1)*
  store i32 %v30, i32 addrspace(1)* %v32, align 4
  %v33 = sdiv i32 %v3, %v26
  %v34 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v35 = bitcast i8 addrspace(1)* %v34 to i32 addrspace(1)*
  store i32 %v33, i32 addrspace(1)* %v35, align 4
  %v36 = srem i32 %v3, %v26
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v38 = bitcast i8 addrspace(1)* %v37 to i32 addrspace(1)*
  store i32 %v36, i32 addrspace(1)* %v38, align 4
  %v39 = and i32 %v6, 31
  %v40 = shl i32 %v3, %v39
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v42 = bitcast i8 addrspace(1)* %v41 to i32 addrspace(1)*
  store i32 %v40, i32 addrspace(1)* %v42, align 4
  %v43 = shl i32 %v3, 3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 44
  %v45 = bitcast i8 addrspace(1)* %v44 to i32 addrspace(1)*
  store i32 %v43, i32 addrspace(1)* %v45, align 4
  %v46 = lshr i32 %v3, %v39
  %v47 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v48 = bitcast i8 addrspace(1)* %v47 to i32 addrspace(1)*
  store i32 %v46, i32 addrspace(1)* %v48, align 4
  %v49 = lshr i32 %v3, 3
  %v50 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v51 = bitcast i8 addrspace(1)* %v50 to i32 addrspace(1)*
  store i32 %v49, i32 addrspace(1)* %v51, align 4
  %v52 = ashr i32 %v3, %v39
  %v53 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v54 = bitcast i8 addrspace(1)* %v53 to i32 addrspace(1)*
  store i32 %v52, i32 addrspace(1)* %v54, align 4
  %v55 = ashr i32 %v3, 3
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v57 = bitcast i8 addrspace(1)* %v56 to i32 addrspace(1)*
  store i32 %v55, i32 addrspace(1)* %v57, align 4
  %v58 = add i32 %v3, 5
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v60 = bitcast i8 addrspace(1)* %v59 to i32 addrspace(1)*
  store i32 %v58, i32 addrspace(1)* %v60, align 4
  %v61 = sub i32 %v3, 5
  %v62 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v63 = bitcast i8 addrspace(1)* %v62 to i32 addrspace(1)*
  store i32 %v61, i32 addrspace(1)* %v63, align 4
  %v64 = mul i32 %v3, 5
  %v65 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v66 = bitcast i8 addrspace(1)* %v65 to i32 addrspace(1)*
  store i32 %v64, i32 addrspace(1)* %v66, align 4
  %v67 = and i32 %v3, 5
  %v68 = getelementptr i8, i8 addrspace(1)* %op, i64 76
  %v69 = bitcast i8 addrspace(1)* %v68 to i32 addrspace(1)*
  store i32 %v67, i32 addrspace(1)* %v69, align 4
  %v70 = or i32 %v3, 5
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v72 = bitcast i8 addrspace(1)* %v71 to i32 addrspace(1)*
  store i32 %v70, i32 addrspace(1)* %v72, align 4
  %v73 = xor i32 %v3, 5
  %v74 = getelementptr i8, i8 addrspace(1)* %op, i64 84
  %v75 = bitcast i8 addrspace(1)* %v74 to i32 addrspace(1)*
  store i32 %v73, i32 addrspace(1)* %v75, align 4
  %v76 = add i32 %v3, -3
  %v77 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v78 = bitcast i8 addrspace(1)* %v77 to i32 addrspace(1)*
  store i32 %v76, i32 addrspace(1)* %v78, align 4
  %v79 = sub i32 %v3, -3
  %v80 = getelementptr i8, i8 addrspace(1)* %op, i64 92
  %v81 = bitcast i8 addrspace(1)* %v80 to i32 addrspace(1)*
  store i32 %v79, i32 addrspace(1)* %v81, align 4
  %v82 = mul i32 %v3, -3
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v84 = bitcast i8 addrspace(1)* %v83 to i32 addrspace(1)*
  store i32 %v82, i32 addrspace(1)* %v84, align 4
  %v85 = and i32 %v3, -3
  %v86 = getelementptr i8, i8 addrspace(1)* %op, i64 100
  %v87 = bitcast i8 addrspace(1)* %v86 to i32 addrspace(1)*
  store i32 %v85, i32 addrspace(1)* %v87, align 4
  %v88 = or i32 %v3, -3
  %v89 = getelementptr i8, i8 addrspace(1)* %op, i64 104
  %v90 = bitcast i8 addrspace(1)* %v89 to i32 addrspace(1)*
  store i32 %v88, i32 addrspace(1)* %v90, align 4
  %v91 = xor i32 %v3, -3
  %v92 = getelementptr i8, i8 addrspace(1)* %op, i64 108
  %v93 = bitcast i8 addrspace(1)* %v92 to i32 addrspace(1)*
  store i32 %v91, i32 addrspace(1)* %v93, align 4
  %v94 = add i32 %v3, 0
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 112
  %v96 = bitcast i8 addrspace(1)* %v95 to i32 addrspace(1)*
  store i32 %v94, i32 addrspace(1)* %v96, align 4
  %v97 = sub i32 %v3, 0
  %v98 = getelementptr i8, i8 addrspace(1)* %op, i64 116
  %v99 = bitcast i8 addrspace(1)* %v98 to i32 addrspace(1)*
  store i32 %v97, i32 addrspace(1)* %v99, align 4
  %v100 = mul i32 %v3, 0
  %v101 = getelementptr i8, i8 addrspace(1)* %op, i64 120
  %v102 = bitcast i8 addrspace(1)* %v101 to i32 addrspace(1)*
  store i32 %v100, i32 addrspace(1)* %v102, align 4
  %v103 = and i32 %v3, 0
  %v104 = getelementptr i8, i8 addrspace(1)* %op, i64 124
  %v105 = bitcast i8 addrspace(1)* %v104 to i32 addrspace(1)*
  store i32 %v103, i32 addrspace(1)* %v105, align 4
  %v106 = or i32 %v3, 0
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 128
  %v108 = bitcast i8 addrspace(1)* %v107 to i32 addrspace(1)*
  store i32 %v106, i32 addrspace(1)* %v108, align 4
  %v109 = xor i32 %v3, 0
  %v110 = getelementptr i8, i8 addrspace(1)* %op, i64 132
  %v111 = bitcast i8 addrspace(1)* %v110 to i32 addrspace(1)*
  store i32 %v109, i32 addrspace(1)* %v111, align 4
  %v112 = add i32 %v3, 1
  %v113 = getelementptr i8, i8 addrspace(1)* %op, i64 136
  %v114 = bitcast i8 addrspace(1)* %v113 to i32 addrspace(1)*
  store i32 %v112, i32 addrspace(1)* %v114, align 4
  %v115 = sub i32 %v3, 1
  %v116 = getelementptr i8, i8 addrspace(1)* %op, i64 140
  %v117 = bitcast i8 addrspace(1)* %v116 to i32 addrspace(1)*
  store i32 %v115, i32 addrspace(1)* %v117, align 4
  %v118 = mul i32 %v3, 1
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 144
  %v120 = bitcast i8 addrspace(1)* %v119 to i32 addrspace(1)*
  store i32 %v118, i32 addrspace(1)* %v120, align 4
  %v121 = and i32 %v3, 1
  %v122 = getelementptr i8, i8 addrspace(1)* %op, i64 148
  %v123 = bitcast i8 addrspace(1)* %v122 to i32 addrspace(1)*
  store i32 %v121, i32 addrspace(1)* %v123, align 4
  %v124 = or i32 %v3, 1
  %v125 = getelementptr i8, i8 addrspace(1)* %op, i64 152
  %v126 = bitcast i8 addrspace(1)* %v125 to i32 addrspace(1)*
  store i32 %v124, i32 addrspace(1)* %v126, align 4
  %v127 = xor i32 %v3, 1
  %v128 = getelementptr i8, i8 addrspace(1)* %op, i64 156
  %v129 = bitcast i8 addrspace(1)* %v128 to i32 addrspace(1)*
  store i32 %v127, i32 addrspace(1)* %v129, align 4
  %v130 = add i32 %v3, 100
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 160
  %v132 = bitcast i8 addrspace(1)* %v131 to i32 addrspace(1)*
  store i32 %v130, i32 addrspace(1)* %v132, align 4
  %v133 = sub i32 %v3, 100
  %v134 = getelementptr i8, i8 addrspace(1)* %op, i64 164
  %v135 = bitcast i8 addrspace(1)* %v134 to i32 addrspace(1)*
  store i32 %v133, i32 addrspace(1)* %v135, align 4
  %v136 = mul i32 %v3, 100
  %v137 = getelementptr i8, i8 addrspace(1)* %op, i64 168
  %v138 = bitcast i8 addrspace(1)* %v137 to i32 addrspace(1)*
  store i32 %v136, i32 addrspace(1)* %v138, align 4
  %v139 = and i32 %v3, 100
  %v140 = getelementptr i8, i8 addrspace(1)* %op, i64 172
  %v141 = bitcast i8 addrspace(1)* %v140 to i32 addrspace(1)*
  store i32 %v139, i32 addrspace(1)* %v141, align 4
  %v142 = or i32 %v3, 100
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 176
  %v144 = bitcast i8 addrspace(1)* %v143 to i32 addrspace(1)*
  store i32 %v142, i32 addrspace(1)* %v144, align 4
  %v145 = xor i32 %v3, 100
  %v146 = getelementptr i8, i8 addrspace(1)* %op, i64 180
  %v147 = bitcast i8 addrspace(1)* %v146 to i32 addrspace(1)*
  store i32 %v145, i32 addrspace(1)* %v147, align 4
  %v148 = sub i32 7, %v3
  %v149 = getelementptr i8, i8 addrspace(1)* %op, i64 184
  %v150 = bitcast i8 addrspace(1)* %v149 to i32 addrspace(1)*
  store i32 %v148, i32 addrspace(1)* %v150, align 4
  %v151 = sub i32 0, %v3
  %v152 = getelementptr i8, i8 addrspace(1)* %op, i64 188
  %v153 = bitcast i8 addrspace(1)* %v152 to i32 addrspace(1)*
  store i32 %v151, i32 addrspace(1)* %v153, align 4
  %v154 = icmp eq i32 %v3, %v6
  %v155 = zext i1 %v154 to i8
  %v156 = getelementptr i8, i8 addrspace(1)* %op, i64 192
  %v157 = bitcast i8 addrspace(1)* %v156 to i8 addrspace(1)*
  store i8 %v155, i8 addrspace(1)* %v157, align 1
  %v158 = icmp eq i32 %v3, -2
  %v159 = zext i1 %v158 to i8
  %v160 = getelementptr i8, i8 addrspace(1)* %op, i64 193
  %v161 = bitcast i8 addrspace(1)* %v160 to i8 addrspace(1)*
  store i8 %v159, i8 addrspace(1)* %v161, align 1
  %v162 = icmp eq i32 3, %v3
  %v163 = zext i1 %v162 to i8
  %v164 = getelementptr i8, i8 addrspace(1)* %op, i64 194
  %v165 = bitcast i8 addrspace(1)* %v164 to i8 addrspace(1)*
  store i8 %v163, i8 addrspace(1)* %v165, align 1
  %v166 = icmp ne i32 %v3, %v6
  %v167 = zext i1 %v166 to i8
  %v168 = getelementptr i8, i8 addrspace(1)* %op, i64 195
  %v169 = bitcast i8 addrspace(1)* %v168 to i8 addrspace(1)*
  store i8 %v167, i8 addrspace(1)* %v169, align 1
  %v170 = icmp ne i32 %v3, -2
  %v171 = zext i1 %v170 to i8
  %v172 = getelementptr i8, i8 addrspace(1)* %op, i64 196
  %v173 = bitcast i8 addrspace(1)* %v172 to i8 addrspace(1)*
  store i8 %v171, i8 addrspace(1)* %v173, align 1
  %v174 = icmp ne i32 3, %v3
  %v175 = zext i1 %v174 to i8
  %v176 = getelementptr i8, i8 addrspace(1)* %op, i64 197
  %v177 = bitcast i8 addrspace(1)* %v176 to i8 addrspace(1)*
  store i8 %v175, i8 addrspace(1)* %v177, align 1
  %v178 = icmp sge i32 %v3, %v6
  %v179 = zext i1 %v178 to i8
  %v180 = getelementptr i8, i8 addrspace(1)* %op, i64 198
  %v181 = bitcast i8 addrspace(1)* %v180 to i8 addrspace(1)*
  store i8 %v179, i8 addrspace(1)* %v181, align 1
  %v182 = icmp sge i32 %v3, -2
  %v183 = zext i1 %v182 to i8
  %v184 = getelementptr i8, i8 addrspace(1)* %op, i64 199
  %v185 = bitcast i8 addrspace(1)* %v184 to i8 addrspace(1)*
  store i8 %v183, i8 addrspace(1)* %v185, align 1
  %v186 = icmp sge i32 3, %v3
  %v187 = zext i1 %v186 to i8
  %v188 = getelementptr i8, i8 addrspace(1)* %op, i64 200
  %v189 = bitcast i8 addrspace(1)* %v188 to i8 addrspace(1)*
  store i8 %v187, i8 addrspace(1)* %v189, align 1
  %v190 = icmp sgt i32 %v3, %v6
  %v191 = zext i1 %v190 to i8
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 201
  %v193 = bitcast i8 addrspace(1)* %v192 to i8 addrspace(1)*
  store i8 %v191, i8 addrspace(1)* %v193, align 1
  %v194 = icmp sgt i32 %v3, -2
  %v195 = zext i1 %v194 to i8
  %v196 = getelementptr i8, i8 addrspace(1)* %op, i64 202
  %v197 = bitcast i8 addrspace(1)* %v196 to i8 addrspace(1)*
  store i8 %v195, i8 addrspace(1)* %v197, align 1
  %v198 = icmp sgt i32 3, %v3
  %v199 = zext i1 %v198 to i8
  %v200 = getelementptr i8, i8 addrspace(1)* %op, i64 203
  %v201 = bitcast i8 addrspace(1)* %v200 to i8 addrspace(1)*
  store i8 %v199, i8 addrspace(1)* %v201, align 1
  %v202 = icmp sle i32 %v3, %v6
  %v203 = zext i1 %v202 to i8
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 204
  %v205 = bitcast i8 addrspace(1)* %v204 to i8 addrspace(1)*
  store i8 %v203, i8 addrspace(1)* %v205, align 1
  %v206 = icmp sle i32 %v3, -2
  %v207 = zext i1 %v206 to i8
  %v208 = getelementptr i8, i8 addrspace(1)* %op, i64 205
  %v209 = bitcast i8 addrspace(1)* %v208 to i8 addrspace(1)*
  store i8 %v207, i8 addrspace(1)* %v209, align 1
  %v210 = icmp sle i32 3, %v3
  %v211 = zext i1 %v210 to i8
  %v212 = getelementptr i8, i8 addrspace(1)* %op, i64 206
  %v213 = bitcast i8 addrspace(1)* %v212 to i8 addrspace(1)*
  store i8 %v211, i8 addrspace(1)* %v213, align 1
  %v214 = icmp slt i32 %v3, %v6
  %v215 = zext i1 %v214 to i8
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 207
  %v217 = bitcast i8 addrspace(1)* %v216 to i8 addrspace(1)*
  store i8 %v215, i8 addrspace(1)* %v217, align 1
  %v218 = icmp slt i32 %v3, -2
  %v219 = zext i1 %v218 to i8
  %v220 = getelementptr i8, i8 addrspace(1)* %op, i64 208
  %v221 = bitcast i8 addrspace(1)* %v220 to i8 addrspace(1)*
  store i8 %v219, i8 addrspace(1)* %v221, align 1
  %v222 = icmp slt i32 3, %v3
  %v223 = zext i1 %v222 to i8
  %v224 = getelementptr i8, i8 addrspace(1)* %op, i64 209
  %v225 = bitcast i8 addrspace(1)* %v224 to i8 addrspace(1)*
  store i8 %v223, i8 addrspace(1)* %v225, align 1
  %v226 = icmp uge i32 %v3, %v6
  %v227 = zext i1 %v226 to i8
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 210
  %v229 = bitcast i8 addrspace(1)* %v228 to i8 addrspace(1)*
  store i8 %v227, i8 addrspace(1)* %v229, align 1
  %v230 = icmp uge i32 %v3, -2
  %v231 = zext i1 %v230 to i8
  %v232 = getelementptr i8, i8 addrspace(1)* %op, i64 211
  %v233 = bitcast i8 addrspace(1)* %v232 to i8 addrspace(1)*
  store i8 %v231, i8 addrspace(1)* %v233, align 1
  %v234 = icmp uge i32 3, %v3
  %v235 = zext i1 %v234 to i8
  %v236 = getelementptr i8, i8 addrspace(1)* %op, i64 212
  %v237 = bitcast i8 addrspace(1)* %v236 to i8 addrspace(1)*
  store i8 %v235, i8 addrspace(1)* %v237, align 1
  %v238 = icmp ugt i32 %v3, %v6
  %v239 = zext i1 %v238 to i8
  %v240 = getelementptr i8, i8 addrspace(1)* %op, i64 213
  %v241 = bitcast i8 addrspace(1)* %v240 to i8 addrspace(1)*
  store i8 %v239, i8 addrspace(1)* %v241, align 1
  %v242 = icmp ugt i32 %v3, -2
  %v243 = zext i1 %v242 to i8
  %v244 = getelementptr i8, i8 addrspace(1)* %op, i64 214
  %v245 = bitcast i8 addrspace(1)* %v244 to i8 addrspace(1)*
  store i8 %v243, i8 addrspace(1)* %v245, align 1
  %v246 = icmp ugt i32 3, %v3
  %v247 = zext i1 %v246 to i8
  %v248 = getelementptr i8, i8 addrspace(1)* %op, i64 215
  %v249 = bitcast i8 addrspace(1)* %v248 to i8 addrspace(1)*
  store i8 %v247, i8 addrspace(1)* %v249, align 1
  %v250 = icmp ule i32 %v3, %v6
  %v251 = zext i1 %v250 to i8
  %v252 = getelementptr i8, i8 addrspace(1)* %op, i64 216
  %v253 = bitcast i8 addrspace(1)* %v252 to i8 addrspace(1)*
  store i8 %v251, i8 addrspace(1)* %v253, align 1
  %v254 = icmp ule i32 %v3, -2
  %v255 = zext i1 %v254 to i8
  %v256 = getelementptr i8, i8 addrspace(1)* %op, i64 217
  %v257 = bitcast i8 addrspace(1)* %v256 to i8 addrspace(1)*
  store i8 %v255, i8 addrspace(1)* %v257, align 1
  %v258 = icmp ule i32 3, %v3
  %v259 = zext i1 %v258 to i8
  %v260 = getelementptr i8, i8 addrspace(1)* %op, i64 218
  %v261 = bitcast i8 addrspace(1)* %v260 to i8 addrspace(1)*
  store i8 %v259, i8 addrspace(1)* %v261, align 1
  %v262 = icmp ult i32 %v3, %v6
  %v263 = zext i1 %v262 to i8
  %v264 = getelementptr i8, i8 addrspace(1)* %op, i64 219
  %v265 = bitcast i8 addrspace(1)* %v264 to i8 addrspace(1)*
  store i8 %v263, i8 addrspace(1)* %v265, align 1
  %v266 = icmp ult i32 %v3, -2
  %v267 = zext i1 %v266 to i8
  %v268 = getelementptr i8, i8 addrspace(1)* %op, i64 220
  %v269 = bitcast i8 addrspace(1)* %v268 to i8 addrspace(1)*
  store i8 %v267, i8 addrspace(1)* %v269, align 1
  %v270 = icmp ult i32 3, %v3
  %v271 = zext i1 %v270 to i8
  %v272 = getelementptr i8, i8 addrspace(1)* %op, i64 221
  %v273 = bitcast i8 addrspace(1)* %v272 to i8 addrspace(1)*
  store i8 %v271, i8 addrspace(1)* %v273, align 1
  %v274 = icmp slt i32 %v3, %v6
  %v275 = select i1 %v274, i32 %v3, i32 %v6
  %v276 = getelementptr i8, i8 addrspace(1)* %op, i64 224
  %v277 = bitcast i8 addrspace(1)* %v276 to i32 addrspace(1)*
  store i32 %v275, i32 addrspace(1)* %v277, align 4
  %v278 = select i1 %v274, i32 1, i32 -1
  %v279 = getelementptr i8, i8 addrspace(1)* %op, i64 228
  %v280 = bitcast i8 addrspace(1)* %v279 to i32 addrspace(1)*
  store i32 %v278, i32 addrspace(1)* %v280, align 4
  %v281 = call i32 @llvm.smin.i32(i32 %v3, i32 %v6)
  %v282 = getelementptr i8, i8 addrspace(1)* %op, i64 232
  %v283 = bitcast i8 addrspace(1)* %v282 to i32 addrspace(1)*
  store i32 %v281, i32 addrspace(1)* %v283, align 4
  %v284 = call i32 @llvm.smin.i32(i32 %v3, i32 -7)
  %v285 = getelementptr i8, i8 addrspace(1)* %op, i64 236
  %v286 = bitcast i8 addrspace(1)* %v285 to i32 addrspace(1)*
  store i32 %v284, i32 addrspace(1)* %v286, align 4
  %v287 = call i32 @llvm.smax.i32(i32 %v3, i32 %v6)
  %v288 = getelementptr i8, i8 addrspace(1)* %op, i64 240
  %v289 = bitcast i8 addrspace(1)* %v288 to i32 addrspace(1)*
  store i32 %v287, i32 addrspace(1)* %v289, align 4
  %v290 = call i32 @llvm.smax.i32(i32 %v3, i32 -7)
  %v291 = getelementptr i8, i8 addrspace(1)* %op, i64 244
  %v292 = bitcast i8 addrspace(1)* %v291 to i32 addrspace(1)*
  store i32 %v290, i32 addrspace(1)* %v292, align 4
  %v293 = call i32 @llvm.umin.i32(i32 %v3, i32 %v6)
  %v294 = getelementptr i8, i8 addrspace(1)* %op, i64 248
  %v295 = bitcast i8 addrspace(1)* %v294 to i32 addrspace(1)*
  store i32 %v293, i32 addrspace(1)* %v295, align 4
  %v296 = call i32 @llvm.umin.i32(i32 %v3, i32 -7)
  %v297 = getelementptr i8, i8 addrspace(1)* %op, i64 252
  %v298 = bitcast i8 addrspace(1)* %v297 to i32 addrspace(1)*
  store i32 %v296, i32 addrspace(1)* %v298, align 4
  %v299 = call i32 @llvm.umax.i32(i32 %v3, i32 %v6)
  %v300 = getelementptr i8, i8 addrspace(1)* %op, i64 256
  %v301 = bitcast i8 addrspace(1)* %v300 to i32 addrspace(1)*
  store i32 %v299, i32 addrspace(1)* %v301, align 4
  %v302 = call i32 @llvm.umax.i32(i32 %v3, i32 -7)
  %v303 = getelementptr i8, i8 addrspace(1)* %op, i64 260
  %v304 = bitcast i8 addrspace(1)* %v303 to i32 addrspace(1)*
  store i32 %v302, i32 addrspace(1)* %v304, align 4
  %v305 = call i32 @llvm.abs.i32(i32 %v3, i1 false)
  %v306 = getelementptr i8, i8 addrspace(1)* %op, i64 264
  %v307 = bitcast i8 addrspace(1)* %v306 to i32 addrspace(1)*
  store i32 %v305, i32 addrspace(1)* %v307, align 4
  %v308 = call i32 @llvm.ctpop.i32(i32 %v3)
  %v309 = getelementptr i8, i8 addrspace(1)* %op, i64 268
  %v310 = bitcast i8 addrspace(1)* %v309 to i32 addrspace(1)*
  store i32 %v308, i32 addrspace(1)* %v310, align 4
  %v311 = call i32 @llvm.ctlz.i32(i32 %v3, i1 false)
  %v312 = getelementptr i8, i8 addrspace(1)* %op, i64 272
  %v313 = bitcast i8 addrspace(1)* %v312 to i32 addrspace(1)*
  store i32 %v311, i32 addrspace(1)* %v313, align 4
  %v314 = call i32 @llvm.ctlz.i32(i32 %v39, i1 false)
  %v315 = getelementptr i8, i8 addrspace(1)* %op, i64 276
  %v316 = bitcast i8 addrspace(1)* %v315 to i32 addrspace(1)*
  store i32 %v314, i32 addrspace(1)* %v316, align 4
  %v317 = call i32 @llvm.cttz.i32(i32 %v3, i1 false)
  %v318 = getelementptr i8, i8 addrspace(1)* %op, i64 280
  %v319 = bitcast i8 addrspace(1)* %v318 to i32 addrspace(1)*
  store i32 %v317, i32 addrspace(1)* %v319, align 4
  %v320 = call i32 @llvm.cttz.i32(i32 %v39, i1 false)
  %v321 = getelementptr i8, i8 addrspace(1)* %op, i64 284
  %v322 = bitcast i8 addrspace(1)* %v321 to i32 addrspace(1)*
  store i32 %v320, i32 addrspace(1)* %v322, align 4
  ret void
}

define void @int_i64(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
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
  %v5 = bitcast i8 addrspace(1)* %v4 to i64 addrspace(1)*
  %v6 = load i64, i64 addrspace(1)* %v5, align 8
  %v7 = add i64 %v3, %v6
  %v8 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v9 = bitcast i8 addrspace(1)* %v8 to i64 addrspace(1)*
  store i64 %v7, i64 addrspace(1)* %v9, align 8
  %v10 = sub i64 %v3, %v6
  %v11 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v12 = bitcast i8 addrspace(1)* %v11 to i64 addrspace(1)*
  store i64 %v10, i64 addrspace(1)* %v12, align 8
  %v13 = mul i64 %v3, %v6
  %v14 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v15 = bitcast i8 addrspace(1)* %v14 to i64 addrspace(1)*
  store i64 %v13, i64 addrspace(1)* %v15, align 8
  %v16 = and i64 %v3, %v6
  %v17 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v18 = bitcast i8 addrspace(1)* %v17 to i64 addrspace(1)*
  store i64 %v16, i64 addrspace(1)* %v18, align 8
  %v19 = or i64 %v3, %v6
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v21 = bitcast i8 addrspace(1)* %v20 to i64 addrspace(1)*
  store i64 %v19, i64 addrspace(1)* %v21, align 8
  %v22 = xor i64 %v3, %v6
  %v23 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v24 = bitcast i8 addrspace(1)* %v23 to i64 addrspace(1)*
  store i64 %v22, i64 addrspace(1)* %v24, align 8
  %v25 = or i64 %v6, 1
  %v26 = and i64 %v25, 9223372036854775807
  %v27 = udiv i64 %v3, %v26
  %v28 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v29 = bitcast i8 addrspace(1)* %v28 to i64 addrspace(1)*
  store i64 %v27, i64 addrspace(1)* %v29, align 8
  %v30 = urem i64 %v3, %v26
  %v31 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v32 = bitcast i8 addrspace(1)* %v31 to i64 addrspace(1)*
  store i64 %v30, i64 addrspace(1)* %v32, align 8
  %v33 = sdiv i64 %v3, %v26
  %v34 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v35 = bitcast i8 addrspace(1)* %v34 to i64 addrspace(1)*
  store i64 %v33, i64 addrspace(1)* %v35, align 8
  %v36 = srem i64 %v3, %v26
  %v37 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v38 = bitcast i8 addrspace(1)* %v37 to i64 addrspace(1)*
  store i64 %v36, i64 addrspace(1)* %v38, align 8
  %v39 = and i64 %v6, 63
  %v40 = shl i64 %v3, %v39
  %v41 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v42 = bitcast i8 addrspace(1)* %v41 to i64 addrspace(1)*
  store i64 %v40, i64 addrspace(1)* %v42, align 8
  %v43 = shl i64 %v3, 3
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v45 = bitcast i8 addrspace(1)* %v44 to i64 addrspace(1)*
  store i64 %v43, i64 addrspace(1)* %v45, align 8
  %v46 = lshr i64 %v3, %v39
  %v47 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v48 = bitcast i8 addrspace(1)* %v47 to i64 addrspace(1)*
  store i64 %v46, i64 addrspace(1)* %v48, align 8
  %v49 = lshr i64 %v3, 3
  %v50 = getelementptr i8, i8 addrspace(1)* %op, i64 104
  %v51 = bitcast i8 addrspace(1)* %v50 to i64 addrspace(1)*
  store i64 %v49, i64 addrspace(1)* %v51, align 8
  %v52 = ashr i64 %v3, %v39
  %v53 = getelementptr i8, i8 addrspace(1)* %op, i64 112
  %v54 = bitcast i8 addrspace(1)* %v53 to i64 addrspace(1)*
  store i64 %v52, i64 addrspace(1)* %v54, align 8
  %v55 = ashr i64 %v3, 3
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 120
  %v57 = bitcast i8 addrspace(1)* %v56 to i64 addrspace(1)*
  store i64 %v55, i64 addrspace(1)* %v57, align 8
  %v58 = add i64 %v3, 5
  %v59 = getelementptr i8, i8 addrspace(1)* %op, i64 128
  %v60 = bitcast i8 addrspace(1)* %v59 to i64 addrspace(1)*
  store i64 %v58, i64 addrspace(1)* %v60, align 8
  %v61 = sub i64 %v3, 5
  %v62 = getelementptr i8, i8 addrspace(1)* %op, i64 136
  %v63 = bitcast i8 addrspace(1)* %v62 to i64 addrspace(1)*
  store i64 %v61, i64 addrspace(1)* %v63, align 8
  %v64 = mul i64 %v3, 5
  %v65 = getelementptr i8, i8 addrspace(1)* %op, i64 144
  %v66 = bitcast i8 addrspace(1)* %v65 to i64 addrspace(1)*
  store i64 %v64, i64 addrspace(1)* %v66, align 8
  %v67 = and i64 %v3, 5
  %v68 = getelementptr i8, i8 addrspace(1)* %op, i64 152
  %v69 = bitcast i8 addrspace(1)* %v68 to i64 addrspace(1)*
  store i64 %v67, i64 addrspace(1)* %v69, align 8
  %v70 = or i64 %v3, 5
  %v71 = getelementptr i8, i8 addrspace(1)* %op, i64 160
  %v72 = bitcast i8 addrspace(1)* %v71 to i64 addrspace(1)*
  store i64 %v70, i64 addrspace(1)* %v72, align 8
  %v73 = xor i64 %v3, 5
  %v74 = getelementptr i8, i8 addrspace(1)* %op, i64 168
  %v75 = bitcast i8 addrspace(1)* %v74 to i64 addrspace(1)*
  store i64 %v73, i64 addrspace(1)* %v75, align 8
  %v76 = add i64 %v3, -3
  %v77 = getelementptr i8, i8 addrspace(1)* %op, i64 176
  %v78 = bitcast i8 addrspace(1)* %v77 to i64 addrspace(1)*
  store i64 %v76, i64 addrspace(1)* %v78, align 8
  %v79 = sub i64 %v3, -3
  %v80 = getelementptr i8, i8 addrspace(1)* %op, i64 184
  %v81 = bitcast i8 addrspace(1)* %v80 to i64 addrspace(1)*
  store i64 %v79, i64 addrspace(1)* %v81, align 8
  %v82 = mul i64 %v3, -3
  %v83 = getelementptr i8, i8 addrspace(1)* %op, i64 192
  %v84 = bitcast i8 addrspace(1)* %v83 to i64 addrspace(1)*
  store i64 %v82, i64 addrspace(1)* %v84, align 8
  %v85 = and i64 %v3, -3
  %v86 = getelementptr i8, i8 addrspace(1)* %op, i64 200
  %v87 = bitcast i8 addrspace(1)* %v86 to i64 addrspace(1)*
  store i64 %v85, i64 addrspace(1)* %v87, align 8
  %v88 = or i64 %v3, -3
  %v89 = getelementptr i8, i8 addrspace(1)* %op, i64 208
  %v90 = bitcast i8 addrspace(1)* %v89 to i64 addrspace(1)*
  store i64 %v88, i64 addrspace(1)* %v90, align 8
  %v91 = xor i64 %v3, -3
  %v92 = getelementptr i8, i8 addrspace(1)* %op, i64 216
  %v93 = bitcast i8 addrspace(1)* %v92 to i64 addrspace(1)*
  store i64 %v91, i64 addrspace(1)* %v93, align 8
  %v94 = add i64 %v3, 0
  %v95 = getelementptr i8, i8 addrspace(1)* %op, i64 224
  %v96 = bitcast i8 addrspace(1)* %v95 to i64 addrspace(1)*
  store i64 %v94, i64 addrspace(1)* %v96, align 8
  %v97 = sub i64 %v3, 0
  %v98 = getelementptr i8, i8 addrspace(1)* %op, i64 232
  %v99 = bitcast i8 addrspace(1)* %v98 to i64 addrspace(1)*
  store i64 %v97, i64 addrspace(1)* %v99, align 8
  %v100 = mul i64 %v3, 0
  %v101 = getelementptr i8, i8 addrspace(1)* %op, i64 240
  %v102 = bitcast i8 addrspace(1)* %v101 to i64 addrspace(1)*
  store i64 %v100, i64 addrspace(1)* %v102, align 8
  %v103 = and i64 %v3, 0
  %v104 = getelementptr i8, i8 addrspace(1)* %op, i64 248
  %v105 = bitcast i8 addrspace(1)* %v104 to i64 addrspace(1)*
  store i64 %v103, i64 addrspace(1)* %v105, align 8
  %v106 = or i64 %v3, 0
  %v107 = getelementptr i8, i8 addrspace(1)* %op, i64 256
  %v108 = bitcast i8 addrspace(1)* %v107 to i64 addrspace(1)*
  store i64 %v106, i64 addrspace(1)* %v108, align 8
  %v109 = xor i64 %v3, 0
  %v110 = getelementptr i8, i8 addrspace(1)* %op, i64 264
  %v111 = bitcast i8 addrspace(1)* %v110 to i64 addrspace(1)*
  store i64 %v109, i64 addrspace(1)* %v111, align 8
  %v112 = add i64 %v3, 1
  %v113 = getelementptr i8, i8 addrspace(1)* %op, i64 272
  %v114 = bitcast i8 addrspace(1)* %v113 to i64 addrspace(1)*
  store i64 %v112, i64 addrspace(1)* %v114, align 8
  %v115 = sub i64 %v3, 1
  %v116 = getelementptr i8, i8 addrspace(1)* %op, i64 280
  %v117 = bitcast i8 addrspace(1)* %v116 to i64 addrspace(1)*
  store i64 %v115, i64 addrspace(1)* %v117, align 8
  %v118 = mul i64 %v3, 1
  %v119 = getelementptr i8, i8 addrspace(1)* %op, i64 288
  %v120 = bitcast i8 addrspace(1)* %v119 to i64 addrspace(1)*
  store i64 %v118, i64 addrspace(1)* %v120, align 8
  %v121 = and i64 %v3, 1
  %v122 = getelementptr i8, i8 addrspace(1)* %op, i64 296
  %v123 = bitcast i8 addrspace(1)* %v122 to i64 addrspace(1)*
  store i64 %v121, i64 addrspace(1)* %v123, align 8
  %v124 = or i64 %v3, 1
  %v125 = getelementptr i8, i8 addrspace(1)* %op, i64 304
  %v126 = bitcast i8 addrspace(1)* %v125 to i64 addrspace(1)*
  store i64 %v124, i64 addrspace(1)* %v126, align 8
  %v127 = xor i64 %v3, 1
  %v128 = getelementptr i8, i8 addrspace(1)* %op, i64 312
  %v129 = bitcast i8 addrspace(1)* %v128 to i64 addrspace(1)*
  store i64 %v127, i64 addrspace(1)* %v129, align 8
  %v130 = add i64 %v3, 100
  %v131 = getelementptr i8, i8 addrspace(1)* %op, i64 320
  %v132 = bitcast i8 addrspace(1)* %v131 to i64 addrspace(1)*
  store i64 %v130, i64 addrspace(1)* %v132, align 8
  %v133 = sub i64 %v3, 100
  %v134 = getelementptr i8, i8 addrspace(1)* %op, i64 328
  %v135 = bitcast i8 addrspace(1)* %v134 to i64 addrspace(1)*
  store i64 %v133, i64 addrspace(1)* %v135, align 8
  %v136 = mul i64 %v3, 100
  %v137 = getelementptr i8, i8 addrspace(1)* %op, i64 336
  %v138 = bitcast i8 addrspace(1)* %v137 to i64 addrspace(1)*
  store i64 %v136, i64 addrspace(1)* %v138, align 8
  %v139 = and i64 %v3, 100
  %v140 = getelementptr i8, i8 addrspace(1)* %op, i64 344
  %v141 = bitcast i8 addrspace(1)* %v140 to i64 addrspace(1)*
  store i64 %v139, i64 addrspace(1)* %v141, align 8
  %v142 = or i64 %v3, 100
  %v143 = getelementptr i8, i8 addrspace(1)* %op, i64 352
  %v144 = bitcast i8 addrspace(1)* %v143 to i64 addrspace(1)*
  store i64 %v142, i64 addrspace(1)* %v144, align 8
  %v145 = xor i64 %v3, 100
  %v146 = getelementptr i8, i8 addrspace(1)* %op, i64 360
  %v147 = bitcast i8 addrspace(1)* %v146 to i64 addrspace(1)*
  store i64 %v145, i64 addrspace(1)* %v147, align 8
  %v148 = sub i64 7, %v3
  %v149 = getelementptr i8, i8 addrspace(1)* %op, i64 368
  %v150 = bitcast i8 addrspace(1)* %v149 to i64 addrspace(1)*
  store i64 %v148, i64 addrspace(1)* %v150, align 8
  %v151 = sub i64 0, %v3
  %v152 = getelementptr i8, i8 addrspace(1)* %op, i64 376
  %v153 = bitcast i8 addrspace(1)* %v152 to i64 addrspace(1)*
  store i64 %v151, i64 addrspace(1)* %v153, align 8
  %v154 = icmp eq i64 %v3, %v6
  %v155 = zext i1 %v154 to i8
  %v156 = getelementptr i8, i8 addrspace(1)* %op, i64 384
  %v157 = bitcast i8 addrspace(1)* %v156 to i8 addrspace(1)*
  store i8 %v155, i8 addrspace(1)* %v157, align 1
  %v158 = icmp eq i64 %v3, -2
  %v159 = zext i1 %v158 to i8
  %v160 = getelementptr i8, i8 addrspace(1)* %op, i64 385
  %v161 = bitcast i8 addrspace(1)* %v160 to i8 addrspace(1)*
  store i8 %v159, i8 addrspace(1)* %v161, align 1
  %v162 = icmp eq i64 3, %v3
  %v163 = zext i1 %v162 to i8
  %v164 = getelementptr i8, i8 addrspace(1)* %op, i64 386
  %v165 = bitcast i8 addrspace(1)* %v164 to i8 addrspace(1)*
  store i8 %v163, i8 addrspace(1)* %v165, align 1
  %v166 = icmp ne i64 %v3, %v6
  %v167 = zext i1 %v166 to i8
  %v168 = getelementptr i8, i8 addrspace(1)* %op, i64 387
  %v169 = bitcast i8 addrspace(1)* %v168 to i8 addrspace(1)*
  store i8 %v167, i8 addrspace(1)* %v169, align 1
  %v170 = icmp ne i64 %v3, -2
  %v171 = zext i1 %v170 to i8
  %v172 = getelementptr i8, i8 addrspace(1)* %op, i64 388
  %v173 = bitcast i8 addrspace(1)* %v172 to i8 addrspace(1)*
  store i8 %v171, i8 addrspace(1)* %v173, align 1
  %v174 = icmp ne i64 3, %v3
  %v175 = zext i1 %v174 to i8
  %v176 = getelementptr i8, i8 addrspace(1)* %op, i64 389
  %v177 = bitcast i8 addrspace(1)* %v176 to i8 addrspace(1)*
  store i8 %v175, i8 addrspace(1)* %v177, align 1
  %v178 = icmp sge i64 %v3, %v6
  %v179 = zext i1 %v178 to i8
  %v180 = getelementptr i8, i8 addrspace(1)* %op, i64 390
  %v181 = bitcast i8 addrspace(1)* %v180 to i8 addrspace(1)*
  store i8 %v179, i8 addrspace(1)* %v181, align 1
  %v182 = icmp sge i64 %v3, -2
  %v183 = zext i1 %v182 to i8
  %v184 = getelementptr i8, i8 addrspace(1)* %op, i64 391
  %v185 = bitcast i8 addrspace(1)* %v184 to i8 addrspace(1)*
  store i8 %v183, i8 addrspace(1)* %v185, align 1
  %v186 = icmp sge i64 3, %v3
  %v187 = zext i1 %v186 to i8
  %v188 = getelementptr i8, i8 addrspace(1)* %op, i64 392
  %v189 = bitcast i8 addrspace(1)* %v188 to i8 addrspace(1)*
  store i8 %v187, i8 addrspace(1)* %v189, align 1
  %v190 = icmp sgt i64 %v3, %v6
  %v191 = zext i1 %v190 to i8
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 393
  %v193 = bitcast i8 addrspace(1)* %v192 to i8 addrspace(1)*
  store i8 %v191, i8 addrspace(1)* %v193, align 1
  %v194 = icmp sgt i64 %v3, -2
  %v195 = zext i1 %v194 to i8
  %v196 = getelementptr i8, i8 addrspace(1)* %op, i64 394
  %v197 = bitcast i8 addrspace(1)* %v196 to i8 addrspace(1)*
  store i8 %v195, i8 addrspace(1)* %v197, align 1
  %v198 = icmp sgt i64 3, %v3
  %v199 = zext i1 %v198 to i8
  %v200 = getelementptr i8, i8 addrspace(1)* %op, i64 395
  %v201 = bitcast i8 addrspace(1)* %v200 to i8 addrspace(1)*
  store i8 %v199, i8 addrspace(1)* %v201, align 1
  %v202 = icmp sle i64 %v3, %v6
  %v203 = zext i1 %v202 to i8
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 396
  %v205 = bitcast i8 addrspace(1)* %v204 to i8 addrspace(1)*
  store i8 %v203, i8 addrspace(1)* %v205, align 1
  %v206 = icmp sle i64 %v3, -2
  %v207 = zext i1 %v206 to i8
  %v208 = getelementptr i8, i8 addrspace(1)* %op, i64 397
  %v209 = bitcast i8 addrspace(1)* %v208 to i8 addrspace(1)*
  store i8 %v207, i8 addrspace(1)* %v209, align 1
  %v210 = icmp sle i64 3, %v3
  %v211 = zext i1 %v210 to i8
  %v212 = getelementptr i8, i8 addrspace(1)* %op, i64 398
  %v213 = bitcast i8 addrspace(1)* %v212 to i8 addrspace(1)*
  store i8 %v211, i8 addrspace(1)* %v213, align 1
  %v214 = icmp slt i64 %v3, %v6
  %v215 = zext i1 %v214 to i8
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 399
  %v217 = bitcast i8 addrspace(1)* %v216 to i8 addrspace(1)*
  store i8 %v215, i8 addrspace(1)* %v217, align 1
  %v218 = icmp slt i64 %v3, -2
  %v219 = zext i1 %v218 to i8
  %v220 = getelementptr i8, i8 addrspace(1)* %op, i64 400
  %v221 = bitcast i8 addrspace(1)* %v220 to i8 addrspace(1)*
  store i8 %v219, i8 addrspace(1)* %v221, align 1
  %v222 = icmp slt i64 3, %v3
  %v223 = zext i1 %v222 to i8
  %v224 = getelementptr i8, i8 addrspace(1)* %op, i64 401
  %v225 = bitcast i8 addrspace(1)* %v224 to i8 addrspace(1)*
  store i8 %v223, i8 addrspace(1)* %v225, align 1
  %v226 = icmp uge i64 %v3, %v6
  %v227 = zext i1 %v226 to i8
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 402
  %v229 = bitcast i8 addrspace(1)* %v228 to i8 addrspace(1)*
  store i8 %v227, i8 addrspace(1)* %v229, align 1
  %v230 = icmp uge i64 %v3, -2
  %v231 = zext i1 %v230 to i8
  %v232 = getelementptr i8, i8 addrspace(1)* %op, i64 403
  %v233 = bitcast i8 addrspace(1)* %v232 to i8 addrspace(1)*
  store i8 %v231, i8 addrspace(1)* %v233, align 1
  %v234 = icmp uge i64 3, %v3
  %v235 = zext i1 %v234 to i8
  %v236 = getelementptr i8, i8 addrspace(1)* %op, i64 404
  %v237 = bitcast i8 addrspace(1)* %v236 to i8 addrspace(1)*
  store i8 %v235, i8 addrspace(1)* %v237, align 1
  %v238 = icmp ugt i64 %v3, %v6
  %v239 = zext i1 %v238 to i8
  %v240 = getelementptr i8, i8 addrspace(1)* %op, i64 405
  %v241 = bitcast i8 addrspace(1)* %v240 to i8 addrspace(1)*
  store i8 %v239, i8 addrspace(1)* %v241, align 1
  %v242 = icmp ugt i64 %v3, -2
  %v243 = zext i1 %v242 to i8
  %v244 = getelementptr i8, i8 addrspace(1)* %op, i64 406
  %v245 = bitcast i8 addrspace(1)* %v244 to i8 addrspace(1)*
  store i8 %v243, i8 addrspace(1)* %v245, align 1
  %v246 = icmp ugt i64 3, %v3
  %v247 = zext i1 %v246 to i8
  %v248 = getelementptr i8, i8 addrspace(1)* %op, i64 407
  %v249 = bitcast i8 addrspace(1)* %v248 to i8 addrspace(1)*
  store i8 %v247, i8 addrspace(1)* %v249, align 1
  %v250 = icmp ule i64 %v3, %v6
  %v251 = zext i1 %v250 to i8
  %v252 = getelementptr i8, i8 addrspace(1)* %op, i64 408
  %v253 = bitcast i8 addrspace(1)* %v252 to i8 addrspace(1)*
  store i8 %v251, i8 addrspace(1)* %v253, align 1
  %v254 = icmp ule i64 %v3, -2
  %v255 = zext i1 %v254 to i8
  %v256 = getelementptr i8, i8 addrspace(1)* %op, i64 409
  %v257 = bitcast i8 addrspace(1)* %v256 to i8 addrspace(1)*
  store i8 %v255, i8 addrspace(1)* %v257, align 1
  %v258 = icmp ule i64 3, %v3
  %v259 = zext i1 %v258 to i8
  %v260 = getelementptr i8, i8 addrspace(1)* %op, i64 410
  %v261 = bitcast i8 addrspace(1)* %v260 to i8 addrspace(1)*
  store i8 %v259, i8 addrspace(1)* %v261, align 1
  %v262 = icmp ult i64 %v3, %v6
  %v263 = zext i1 %v262 to i8
  %v264 = getelementptr i8, i8 addrspace(1)* %op, i64 411
  %v265 = bitcast i8 addrspace(1)* %v264 to i8 addrspace(1)*
  store i8 %v263, i8 addrspace(1)* %v265, align 1
  %v266 = icmp ult i64 %v3, -2
  %v267 = zext i1 %v266 to i8
  %v268 = getelementptr i8, i8 addrspace(1)* %op, i64 412
  %v269 = bitcast i8 addrspace(1)* %v268 to i8 addrspace(1)*
  store i8 %v267, i8 addrspace(1)* %v269, align 1
  %v270 = icmp ult i64 3, %v3
  %v271 = zext i1 %v270 to i8
  %v272 = getelementptr i8, i8 addrspace(1)* %op, i64 413
  %v273 = bitcast i8 addrspace(1)* %v272 to i8 addrspace(1)*
  store i8 %v271, i8 addrspace(1)* %v273, align 1
  %v274 = icmp slt i64 %v3, %v6
  %v275 = select i1 %v274, i64 %v3, i64 %v6
  %v276 = getelementptr i8, i8 addrspace(1)* %op, i64 416
  %v277 = bitcast i8 addrspace(1)* %v276 to i64 addrspace(1)*
  store i64 %v275, i64 addrspace(1)* %v277, align 8
  %v278 = select i1 %v274, i64 1, i64 -1
  %v279 = getelementptr i8, i8 addrspace(1)* %op, i64 424
  %v280 = bitcast i8 addrspace(1)* %v279 to i64 addrspace(1)*
  store i64 %v278, i64 addrspace(1)* %v280, align 8
  %v281 = call i64 @llvm.smin.i64(i64 %v3, i64 %v6)
  %v282 = getelementptr i8, i8 addrspace(1)* %op, i64 432
  %v283 = bitcast i8 addrspace(1)* %v282 to i64 addrspace(1)*
  store i64 %v281, i64 addrspace(1)* %v283, align 8
  %v284 = call i64 @llvm.smin.i64(i64 %v3, i64 -7)
  %v285 = getelementptr i8, i8 addrspace(1)* %op, i64 440
  %v286 = bitcast i8 addrspace(1)* %v285 to i64 addrspace(1)*
  store i64 %v284, i64 addrspace(1)* %v286, align 8
  %v287 = call i64 @llvm.smax.i64(i64 %v3, i64 %v6)
  %v288 = getelementptr i8, i8 addrspace(1)* %op, i64 448
  %v289 = bitcast i8 addrspace(1)* %v288 to i64 addrspace(1)*
  store i64 %v287, i64 addrspace(1)* %v289, align 8
  %v290 = call i64 @llvm.smax.i64(i64 %v3, i64 -7)
  %v291 = getelementptr i8, i8 addrspace(1)* %op, i64 456
  %v292 = bitcast i8 addrspace(1)* %v291 to i64 addrspace(1)*
  store i64 %v290, i64 addrspace(1)* %v292, align 8
  %v293 = call i64 @llvm.umin.i64(i64 %v3, i64 %v6)
  %v294 = getelementptr i8, i8 addrspace(1)* %op, i64 464
  %v295 = bitcast i8 addrspace(1)* %v294 to i64 addrspace(1)*
  store i64 %v293, i64 addrspace(1)* %v295, align 8
  %v296 = call i64 @llvm.umin.i64(i64 %v3, i64 -7)
  %v297 = getelementptr i8, i8 addrspace(1)* %op, i64 472
  %v298 = bitcast i8 addrspace(1)* %v297 to i64 addrspace(1)*
  store i64 %v296, i64 addrspace(1)* %v298, align 8
  %v299 = call i64 @llvm.umax.i64(i64 %v3, i64 %v6)
  %v300 = getelementptr i8, i8 addrspace(1)* %op, i64 480
  %v301 = bitcast i8 addrspace(1)* %v300 to i64 addrspace(1)*
  store i64 %v299, i64 addrspace(1)* %v301, align 8
  %v302 = call i64 @llvm.umax.i64(i64 %v3, i64 -7)
  %v303 = getelementptr i8, i8 addrspace(1)* %op, i64 488
  %v304 = bitcast i8 addrspace(1)* %v303 to i64 addrspace(1)*
  store i64 %v302, i64 addrspace(1)* %v304, align 8
  %v305 = call i64 @llvm.abs.i64(i64 %v3, i1 false)
  %v306 = getelementptr i8, i8 addrspace(1)* %op, i64 496
  %v307 = bitcast i8 addrspace(1)* %v306 to i64 addrspace(1)*
  store i64 %v305, i64 addrspace(1)* %v307, align 8
  %v308 = call i64 @llvm.ctpop.i64(i64 %v3)
  %v309 = getelementptr i8, i8 addrspace(1)* %op, i64 504
  %v310 = bitcast i8 addrspace(1)* %v309 to i64 addrspace(1)*
  store i64 %v308, i64 addrspace(1)* %v310, align 8
  %v311 = call i64 @llvm.ctlz.i64(i64 %v3, i1 false)
  %v312 = getelementptr i8, i8 addrspace(1)* %op, i64 512
  %v313 = bitcast i8 addrspace(1)* %v312 to i64 addrspace(1)*
  store i64 %v311, i64 addrspace(1)* %v313, align 8
  %v314 = call i64 @llvm.ctlz.i64(i64 %v39, i1 false)
  %v315 = getelementptr i8, i8 addrspace(1)* %op, i64 520
  %v316 = bitcast i8 addrspace(1)* %v315 to i64 addrspace(1)*
  store i64 %v314, i64 addrspace(1)* %v316, align 8
  %v317 = call i64 @llvm.cttz.i64(i64 %v3, i1 false)
  %v318 = getelementptr i8, i8 addrspace(1)* %op, i64 528
  %v319 = bitcast i8 addrspace(1)* %v318 to i64 addrspace(1)*
  store i64 %v317, i64 addrspace(1)* %v319, align 8
  %v320 = call i64 @llvm.cttz.i64(i64 %v39, i1 false)
  %v321 = getelementptr i8, i8 addrspace(1)* %op, i64 536
  %v322 = bitcast i8 addrspace(1)* %v321 to i64 addrspace(1)*
  store i64 %v320, i64 addrspace(1)* %v322, align 8
  ret void
}

define void @wide(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = bitcast i8 addrspace(1)* %v1 to i32 addrspace(1)*
  %v3 = load i32, i32 addrspace(1)* %v2, align 4
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 4
  %v5 = bitcast i8 addrspace(1)* %v4 to i32 addrspace(1)*
  %v6 = load i32, i32 addrspace(1)* %v5, align 4
  %v7 = sext i32 %v3 to i64
  %v8 = sext i32 %v6 to i64
  %v9 = mul i64 %v7, %v8
  %v10 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v11 = bitcast i8 addrspace(1)* %v10 to i64 addrspace(1)*
  store i64 %v9, i64 addrspace(1)* %v11, align 8
  %v12 = mul i64 %v7, 12
  %v13 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v14 = bitcast i8 addrspace(1)* %v13 to i64 addrspace(1)*
  store i64 %v12, i64 addrspace(1)* %v14, align 8
  %v15 = mul i64 %v7, -12
  %v16 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v17 = bitcast i8 addrspace(1)* %v16 to i64 addrspace(1)*
  store i64 %v15, i64 addrspace(1)* %v17, align 8
  %v18 = shl i64 %v7, 5
  %v19 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v20 = bitcast i8 addrspace(1)* %v19 to i64 addrspace(1)*
  store i64 %v18, i64 addrspace(1)* %v20, align 8
  %v21 = shl i64 %v7, 40
  %v22 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v23 = bitcast i8 addrspace(1)* %v22 to i64 addrspace(1)*
  store i64 %v21, i64 addrspace(1)* %v23, align 8
  %v24 = zext i32 %v3 to i64
  %v25 = zext i32 %v6 to i64
  %v26 = mul i64 %v24, %v25
  %v27 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v28 = bitcast i8 addrspace(1)* %v27 to i64 addrspace(1)*
  store i64 %v26, i64 addrspace(1)* %v28, align 8
  %v29 = mul i64 %v24, 12
  %v30 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v31 = bitcast i8 addrspace(1)* %v30 to i64 addrspace(1)*
  store i64 %v29, i64 addrspace(1)* %v31, align 8
  %v32 = mul i64 %v24, -12
  %v33 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v34 = bitcast i8 addrspace(1)* %v33 to i64 addrspace(1)*
  store i64 %v32, i64 addrspace(1)* %v34, align 8
  %v35 = shl i64 %v24, 5
  %v36 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v37 = bitcast i8 addrspace(1)* %v36 to i64 addrspace(1)*
  store i64 %v35, i64 addrspace(1)* %v37, align 8
  %v38 = shl i64 %v24, 40
  %v39 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v40 = bitcast i8 addrspace(1)* %v39 to i64 addrspace(1)*
  store i64 %v38, i64 addrspace(1)* %v40, align 8
  %v41 = call i32 @llvm.fshl.i32(i32 %v3, i32 %v6, i32 13)
  %v42 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v43 = bitcast i8 addrspace(1)* %v42 to i32 addrspace(1)*
  store i32 %v41, i32 addrspace(1)* %v43, align 4
  %v44 = call i32 @llvm.fshl.i32(i32 %v3, i32 %v6, i32 %v6)
  %v45 = getelementptr i8, i8 addrspace(1)* %op, i64 84
  %v46 = bitcast i8 addrspace(1)* %v45 to i32 addrspace(1)*
  store i32 %v44, i32 addrspace(1)* %v46, align 4
  %v47 = call i32 @llvm.fshr.i32(i32 %v3, i32 %v6, i32 13)
  %v48 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v49 = bitcast i8 addrspace(1)* %v48 to i32 addrspace(1)*
  store i32 %v47, i32 addrspace(1)* %v49, align 4
  %v50 = call i32 @llvm.fshr.i32(i32 %v3, i32 %v6, i32 %v6)
  %v51 = getelementptr i8, i8 addrspace(1)* %op, i64 92
  %v52 = bitcast i8 addrspace(1)* %v51 to i32 addrspace(1)*
  store i32 %v50, i32 addrspace(1)* %v52, align 4
  %v53 = call i32 @llvm.bitreverse.i32(i32 %v3)
  %v54 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v55 = bitcast i8 addrspace(1)* %v54 to i32 addrspace(1)*
  store i32 %v53, i32 addrspace(1)* %v55, align 4
  %v56 = call i32 @llvm.nvvm.mulhi.i(i32 %v3, i32 %v6)
  %v57 = getelementptr i8, i8 addrspace(1)* %op, i64 100
  %v58 = bitcast i8 addrspace(1)* %v57 to i32 addrspace(1)*
  store i32 %v56, i32 addrspace(1)* %v58, align 4
  %v59 = call i32 @llvm.nvvm.mulhi.ui(i32 %v3, i32 %v6)
  %v60 = getelementptr i8, i8 addrspace(1)* %op, i64 104
  %v61 = bitcast i8 addrspace(1)* %v60 to i32 addrspace(1)*
  store i32 %v59, i32 addrspace(1)* %v61, align 4
  %v62 = sext i32 %v3 to i64
  %v63 = mul i64 %v62, 1234567890123
  %v64 = sext i32 %v6 to i64
  %v65 = mul i64 %v64, 987654321234567
  %v66 = call i64 @llvm.nvvm.mulhi.ll(i64 %v63, i64 %v65)
  %v67 = getelementptr i8, i8 addrspace(1)* %op, i64 112
  %v68 = bitcast i8 addrspace(1)* %v67 to i64 addrspace(1)*
  store i64 %v66, i64 addrspace(1)* %v68, align 8
  %v69 = call i64 @llvm.nvvm.mulhi.ull(i64 %v63, i64 %v65)
  %v70 = getelementptr i8, i8 addrspace(1)* %op, i64 120
  %v71 = bitcast i8 addrspace(1)* %v70 to i64 addrspace(1)*
  store i64 %v69, i64 addrspace(1)* %v71, align 8
  %v72 = call i64 @llvm.bitreverse.i64(i64 %v63)
  %v73 = getelementptr i8, i8 addrspace(1)* %op, i64 128
  %v74 = bitcast i8 addrspace(1)* %v73 to i64 addrspace(1)*
  store i64 %v72, i64 addrspace(1)* %v74, align 8
  ret void
}

define void @bool(i8 addrspace(1)* %in, i8 addrspace(1)* %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tidw = zext i32 %tid to i64
  %ioff = mul i64 %tidw, 64
  %ip = getelementptr i8, i8 addrspace(1)* %in, i64 %ioff
  %ooff = mul i64 %tidw, 1024
  %op = getelementptr i8, i8 addrspace(1)* %out, i64 %ooff
  %v1 = getelementptr i8, i8 addrspace(1)* %ip, i64 0
  %v2 = load i8, i8 addrspace(1)* %v1
  %v3 = trunc i8 %v2 to i1
  %v4 = getelementptr i8, i8 addrspace(1)* %ip, i64 1
  %v5 = load i8, i8 addrspace(1)* %v4
  %v6 = trunc i8 %v5 to i1
  %v7 = getelementptr i8, i8 addrspace(1)* %ip, i64 2
  %v8 = load i8, i8 addrspace(1)* %v7
  %v9 = trunc i8 %v8 to i1
  %v10 = and i1 %v3, %v6
  %v11 = zext i1 %v10 to i8
  %v12 = getelementptr i8, i8 addrspace(1)* %op, i64 0
  %v13 = bitcast i8 addrspace(1)* %v12 to i8 addrspace(1)*
  store i8 %v11, i8 addrspace(1)* %v13, align 1
  %v14 = and i1 %v3, true
  %v15 = zext i1 %v14 to i8
  %v16 = getelementptr i8, i8 addrspace(1)* %op, i64 1
  %v17 = bitcast i8 addrspace(1)* %v16 to i8 addrspace(1)*
  store i8 %v15, i8 addrspace(1)* %v17, align 1
  %v18 = and i1 %v3, false
  %v19 = zext i1 %v18 to i8
  %v20 = getelementptr i8, i8 addrspace(1)* %op, i64 2
  %v21 = bitcast i8 addrspace(1)* %v20 to i8 addrspace(1)*
  store i8 %v19, i8 addrspace(1)* %v21, align 1
  %v22 = or i1 %v3, %v6
  %v23 = zext i1 %v22 to i8
  %v24 = getelementptr i8, i8 addrspace(1)* %op, i64 3
  %v25 = bitcast i8 addrspace(1)* %v24 to i8 addrspace(1)*
  store i8 %v23, i8 addrspace(1)* %v25, align 1
  %v26 = or i1 %v3, true
  %v27 = zext i1 %v26 to i8
  %v28 = getelementptr i8, i8 addrspace(1)* %op, i64 4
  %v29 = bitcast i8 addrspace(1)* %v28 to i8 addrspace(1)*
  store i8 %v27, i8 addrspace(1)* %v29, align 1
  %v30 = or i1 %v3, false
  %v31 = zext i1 %v30 to i8
  %v32 = getelementptr i8, i8 addrspace(1)* %op, i64 5
  %v33 = bitcast i8 addrspace(1)* %v32 to i8 addrspace(1)*
  store i8 %v31, i8 addrspace(1)* %v33, align 1
  %v34 = xor i1 %v3, %v6
  %v35 = zext i1 %v34 to i8
  %v36 = getelementptr i8, i8 addrspace(1)* %op, i64 6
  %v37 = bitcast i8 addrspace(1)* %v36 to i8 addrspace(1)*
  store i8 %v35, i8 addrspace(1)* %v37, align 1
  %v38 = xor i1 %v3, true
  %v39 = zext i1 %v38 to i8
  %v40 = getelementptr i8, i8 addrspace(1)* %op, i64 7
  %v41 = bitcast i8 addrspace(1)* %v40 to i8 addrspace(1)*
  store i8 %v39, i8 addrspace(1)* %v41, align 1
  %v42 = xor i1 %v3, false
  %v43 = zext i1 %v42 to i8
  %v44 = getelementptr i8, i8 addrspace(1)* %op, i64 8
  %v45 = bitcast i8 addrspace(1)* %v44 to i8 addrspace(1)*
  store i8 %v43, i8 addrspace(1)* %v45, align 1
  %v46 = add i1 %v3, %v6
  %v47 = zext i1 %v46 to i8
  %v48 = getelementptr i8, i8 addrspace(1)* %op, i64 9
  %v49 = bitcast i8 addrspace(1)* %v48 to i8 addrspace(1)*
  store i8 %v47, i8 addrspace(1)* %v49, align 1
  %v50 = add i1 %v3, true
  %v51 = zext i1 %v50 to i8
  %v52 = getelementptr i8, i8 addrspace(1)* %op, i64 10
  %v53 = bitcast i8 addrspace(1)* %v52 to i8 addrspace(1)*
  store i8 %v51, i8 addrspace(1)* %v53, align 1
  %v54 = add i1 %v3, false
  %v55 = zext i1 %v54 to i8
  %v56 = getelementptr i8, i8 addrspace(1)* %op, i64 11
  %v57 = bitcast i8 addrspace(1)* %v56 to i8 addrspace(1)*
  store i8 %v55, i8 addrspace(1)* %v57, align 1
  %v58 = sub i1 %v3, %v6
  %v59 = zext i1 %v58 to i8
  %v60 = getelementptr i8, i8 addrspace(1)* %op, i64 12
  %v61 = bitcast i8 addrspace(1)* %v60 to i8 addrspace(1)*
  store i8 %v59, i8 addrspace(1)* %v61, align 1
  %v62 = sub i1 %v3, true
  %v63 = zext i1 %v62 to i8
  %v64 = getelementptr i8, i8 addrspace(1)* %op, i64 13
  %v65 = bitcast i8 addrspace(1)* %v64 to i8 addrspace(1)*
  store i8 %v63, i8 addrspace(1)* %v65, align 1
  %v66 = sub i1 %v3, false
  %v67 = zext i1 %v66 to i8
  %v68 = getelementptr i8, i8 addrspace(1)* %op, i64 14
  %v69 = bitcast i8 addrspace(1)* %v68 to i8 addrspace(1)*
  store i8 %v67, i8 addrspace(1)* %v69, align 1
  %v70 = mul i1 %v3, %v6
  %v71 = zext i1 %v70 to i8
  %v72 = getelementptr i8, i8 addrspace(1)* %op, i64 15
  %v73 = bitcast i8 addrspace(1)* %v72 to i8 addrspace(1)*
  store i8 %v71, i8 addrspace(1)* %v73, align 1
  %v74 = mul i1 %v3, true
  %v75 = zext i1 %v74 to i8
  %v76 = getelementptr i8, i8 addrspace(1)* %op, i64 16
  %v77 = bitcast i8 addrspace(1)* %v76 to i8 addrspace(1)*
  store i8 %v75, i8 addrspace(1)* %v77, align 1
  %v78 = mul i1 %v3, false
  %v79 = zext i1 %v78 to i8
  %v80 = getelementptr i8, i8 addrspace(1)* %op, i64 17
  %v81 = bitcast i8 addrspace(1)* %v80 to i8 addrspace(1)*
  store i8 %v79, i8 addrspace(1)* %v81, align 1
  %v82 = icmp eq i1 %v3, %v6
  %v83 = zext i1 %v82 to i8
  %v84 = getelementptr i8, i8 addrspace(1)* %op, i64 18
  %v85 = bitcast i8 addrspace(1)* %v84 to i8 addrspace(1)*
  store i8 %v83, i8 addrspace(1)* %v85, align 1
  %v86 = icmp eq i1 %v3, true
  %v87 = zext i1 %v86 to i8
  %v88 = getelementptr i8, i8 addrspace(1)* %op, i64 19
  %v89 = bitcast i8 addrspace(1)* %v88 to i8 addrspace(1)*
  store i8 %v87, i8 addrspace(1)* %v89, align 1
  %v90 = icmp eq i1 %v3, false
  %v91 = zext i1 %v90 to i8
  %v92 = getelementptr i8, i8 addrspace(1)* %op, i64 20
  %v93 = bitcast i8 addrspace(1)* %v92 to i8 addrspace(1)*
  store i8 %v91, i8 addrspace(1)* %v93, align 1
  %v94 = icmp ne i1 %v3, %v6
  %v95 = zext i1 %v94 to i8
  %v96 = getelementptr i8, i8 addrspace(1)* %op, i64 21
  %v97 = bitcast i8 addrspace(1)* %v96 to i8 addrspace(1)*
  store i8 %v95, i8 addrspace(1)* %v97, align 1
  %v98 = icmp ne i1 %v3, true
  %v99 = zext i1 %v98 to i8
  %v100 = getelementptr i8, i8 addrspace(1)* %op, i64 22
  %v101 = bitcast i8 addrspace(1)* %v100 to i8 addrspace(1)*
  store i8 %v99, i8 addrspace(1)* %v101, align 1
  %v102 = icmp ne i1 %v3, false
  %v103 = zext i1 %v102 to i8
  %v104 = getelementptr i8, i8 addrspace(1)* %op, i64 23
  %v105 = bitcast i8 addrspace(1)* %v104 to i8 addrspace(1)*
  store i8 %v103, i8 addrspace(1)* %v105, align 1
  %v106 = icmp sge i1 %v3, %v6
  %v107 = zext i1 %v106 to i8
  %v108 = getelementptr i8, i8 addrspace(1)* %op, i64 24
  %v109 = bitcast i8 addrspace(1)* %v108 to i8 addrspace(1)*
  store i8 %v107, i8 addrspace(1)* %v109, align 1
  %v110 = icmp sge i1 %v3, true
  %v111 = zext i1 %v110 to i8
  %v112 = getelementptr i8, i8 addrspace(1)* %op, i64 25
  %v113 = bitcast i8 addrspace(1)* %v112 to i8 addrspace(1)*
  store i8 %v111, i8 addrspace(1)* %v113, align 1
  %v114 = icmp sge i1 %v3, false
  %v115 = zext i1 %v114 to i8
  %v116 = getelementptr i8, i8 addrspace(1)* %op, i64 26
  %v117 = bitcast i8 addrspace(1)* %v116 to i8 addrspace(1)*
  store i8 %v115, i8 addrspace(1)* %v117, align 1
  %v118 = icmp sgt i1 %v3, %v6
  %v119 = zext i1 %v118 to i8
  %v120 = getelementptr i8, i8 addrspace(1)* %op, i64 27
  %v121 = bitcast i8 addrspace(1)* %v120 to i8 addrspace(1)*
  store i8 %v119, i8 addrspace(1)* %v121, align 1
  %v122 = icmp sgt i1 %v3, true
  %v123 = zext i1 %v122 to i8
  %v124 = getelementptr i8, i8 addrspace(1)* %op, i64 28
  %v125 = bitcast i8 addrspace(1)* %v124 to i8 addrspace(1)*
  store i8 %v123, i8 addrspace(1)* %v125, align 1
  %v126 = icmp sgt i1 %v3, false
  %v127 = zext i1 %v126 to i8
  %v128 = getelementptr i8, i8 addrspace(1)* %op, i64 29
  %v129 = bitcast i8 addrspace(1)* %v128 to i8 addrspace(1)*
  store i8 %v127, i8 addrspace(1)* %v129, align 1
  %v130 = icmp sle i1 %v3, %v6
  %v131 = zext i1 %v130 to i8
  %v132 = getelementptr i8, i8 addrspace(1)* %op, i64 30
  %v133 = bitcast i8 addrspace(1)* %v132 to i8 addrspace(1)*
  store i8 %v131, i8 addrspace(1)* %v133, align 1
  %v134 = icmp sle i1 %v3, true
  %v135 = zext i1 %v134 to i8
  %v136 = getelementptr i8, i8 addrspace(1)* %op, i64 31
  %v137 = bitcast i8 addrspace(1)* %v136 to i8 addrspace(1)*
  store i8 %v135, i8 addrspace(1)* %v137, align 1
  %v138 = icmp sle i1 %v3, false
  %v139 = zext i1 %v138 to i8
  %v140 = getelementptr i8, i8 addrspace(1)* %op, i64 32
  %v141 = bitcast i8 addrspace(1)* %v140 to i8 addrspace(1)*
  store i8 %v139, i8 addrspace(1)* %v141, align 1
  %v142 = icmp slt i1 %v3, %v6
  %v143 = zext i1 %v142 to i8
  %v144 = getelementptr i8, i8 addrspace(1)* %op, i64 33
  %v145 = bitcast i8 addrspace(1)* %v144 to i8 addrspace(1)*
  store i8 %v143, i8 addrspace(1)* %v145, align 1
  %v146 = icmp slt i1 %v3, true
  %v147 = zext i1 %v146 to i8
  %v148 = getelementptr i8, i8 addrspace(1)* %op, i64 34
  %v149 = bitcast i8 addrspace(1)* %v148 to i8 addrspace(1)*
  store i8 %v147, i8 addrspace(1)* %v149, align 1
  %v150 = icmp slt i1 %v3, false
  %v151 = zext i1 %v150 to i8
  %v152 = getelementptr i8, i8 addrspace(1)* %op, i64 35
  %v153 = bitcast i8 addrspace(1)* %v152 to i8 addrspace(1)*
  store i8 %v151, i8 addrspace(1)* %v153, align 1
  %v154 = icmp uge i1 %v3, %v6
  %v155 = zext i1 %v154 to i8
  %v156 = getelementptr i8, i8 addrspace(1)* %op, i64 36
  %v157 = bitcast i8 addrspace(1)* %v156 to i8 addrspace(1)*
  store i8 %v155, i8 addrspace(1)* %v157, align 1
  %v158 = icmp uge i1 %v3, true
  %v159 = zext i1 %v158 to i8
  %v160 = getelementptr i8, i8 addrspace(1)* %op, i64 37
  %v161 = bitcast i8 addrspace(1)* %v160 to i8 addrspace(1)*
  store i8 %v159, i8 addrspace(1)* %v161, align 1
  %v162 = icmp uge i1 %v3, false
  %v163 = zext i1 %v162 to i8
  %v164 = getelementptr i8, i8 addrspace(1)* %op, i64 38
  %v165 = bitcast i8 addrspace(1)* %v164 to i8 addrspace(1)*
  store i8 %v163, i8 addrspace(1)* %v165, align 1
  %v166 = icmp ugt i1 %v3, %v6
  %v167 = zext i1 %v166 to i8
  %v168 = getelementptr i8, i8 addrspace(1)* %op, i64 39
  %v169 = bitcast i8 addrspace(1)* %v168 to i8 addrspace(1)*
  store i8 %v167, i8 addrspace(1)* %v169, align 1
  %v170 = icmp ugt i1 %v3, true
  %v171 = zext i1 %v170 to i8
  %v172 = getelementptr i8, i8 addrspace(1)* %op, i64 40
  %v173 = bitcast i8 addrspace(1)* %v172 to i8 addrspace(1)*
  store i8 %v171, i8 addrspace(1)* %v173, align 1
  %v174 = icmp ugt i1 %v3, false
  %v175 = zext i1 %v174 to i8
  %v176 = getelementptr i8, i8 addrspace(1)* %op, i64 41
  %v177 = bitcast i8 addrspace(1)* %v176 to i8 addrspace(1)*
  store i8 %v175, i8 addrspace(1)* %v177, align 1
  %v178 = icmp ule i1 %v3, %v6
  %v179 = zext i1 %v178 to i8
  %v180 = getelementptr i8, i8 addrspace(1)* %op, i64 42
  %v181 = bitcast i8 addrspace(1)* %v180 to i8 addrspace(1)*
  store i8 %v179, i8 addrspace(1)* %v181, align 1
  %v182 = icmp ule i1 %v3, true
  %v183 = zext i1 %v182 to i8
  %v184 = getelementptr i8, i8 addrspace(1)* %op, i64 43
  %v185 = bitcast i8 addrspace(1)* %v184 to i8 addrspace(1)*
  store i8 %v183, i8 addrspace(1)* %v185, align 1
  %v186 = icmp ule i1 %v3, false
  %v187 = zext i1 %v186 to i8
  %v188 = getelementptr i8, i8 addrspace(1)* %op, i64 44
  %v189 = bitcast i8 addrspace(1)* %v188 to i8 addrspace(1)*
  store i8 %v187, i8 addrspace(1)* %v189, align 1
  %v190 = icmp ult i1 %v3, %v6
  %v191 = zext i1 %v190 to i8
  %v192 = getelementptr i8, i8 addrspace(1)* %op, i64 45
  %v193 = bitcast i8 addrspace(1)* %v192 to i8 addrspace(1)*
  store i8 %v191, i8 addrspace(1)* %v193, align 1
  %v194 = icmp ult i1 %v3, true
  %v195 = zext i1 %v194 to i8
  %v196 = getelementptr i8, i8 addrspace(1)* %op, i64 46
  %v197 = bitcast i8 addrspace(1)* %v196 to i8 addrspace(1)*
  store i8 %v195, i8 addrspace(1)* %v197, align 1
  %v198 = icmp ult i1 %v3, false
  %v199 = zext i1 %v198 to i8
  %v200 = getelementptr i8, i8 addrspace(1)* %op, i64 47
  %v201 = bitcast i8 addrspace(1)* %v200 to i8 addrspace(1)*
  store i8 %v199, i8 addrspace(1)* %v201, align 1
  %v202 = select i1 %v3, i1 %v6, i1 %v9
  %v203 = zext i1 %v202 to i8
  %v204 = getelementptr i8, i8 addrspace(1)* %op, i64 48
  %v205 = bitcast i8 addrspace(1)* %v204 to i8 addrspace(1)*
  store i8 %v203, i8 addrspace(1)* %v205, align 1
  %v206 = select i1 %v3, i1 %v6, i1 true
  %v207 = zext i1 %v206 to i8
  %v208 = getelementptr i8, i8 addrspace(1)* %op, i64 49
  %v209 = bitcast i8 addrspace(1)* %v208 to i8 addrspace(1)*
  store i8 %v207, i8 addrspace(1)* %v209, align 1
  %v210 = select i1 %v3, i1 %v6, i1 false
  %v211 = zext i1 %v210 to i8
  %v212 = getelementptr i8, i8 addrspace(1)* %op, i64 50
  %v213 = bitcast i8 addrspace(1)* %v212 to i8 addrspace(1)*
  store i8 %v211, i8 addrspace(1)* %v213, align 1
  %v214 = select i1 %v3, i1 true, i1 %v6
  %v215 = zext i1 %v214 to i8
  %v216 = getelementptr i8, i8 addrspace(1)* %op, i64 51
  %v217 = bitcast i8 addrspace(1)* %v216 to i8 addrspace(1)*
  store i8 %v215, i8 addrspace(1)* %v217, align 1
  %v218 = select i1 %v3, i1 false, i1 %v6
  %v219 = zext i1 %v218 to i8
  %v220 = getelementptr i8, i8 addrspace(1)* %op, i64 52
  %v221 = bitcast i8 addrspace(1)* %v220 to i8 addrspace(1)*
  store i8 %v219, i8 addrspace(1)* %v221, align 1
  %v222 = select i1 %v3, i1 true, i1 false
  %v223 = zext i1 %v222 to i8
  %v224 = getelementptr i8, i8 addrspace(1)* %op, i64 53
  %v225 = bitcast i8 addrspace(1)* %v224 to i8 addrspace(1)*
  store i8 %v223, i8 addrspace(1)* %v225, align 1
  %v226 = select i1 %v3, i1 false, i1 true
  %v227 = zext i1 %v226 to i8
  %v228 = getelementptr i8, i8 addrspace(1)* %op, i64 54
  %v229 = bitcast i8 addrspace(1)* %v228 to i8 addrspace(1)*
  store i8 %v227, i8 addrspace(1)* %v229, align 1
  %v230 = xor i1 %v3, true
  %v231 = xor i1 %v230, true
  %v232 = select i1 %v230, i32 1, i32 2
  %v233 = getelementptr i8, i8 addrspace(1)* %op, i64 56
  %v234 = bitcast i8 addrspace(1)* %v233 to i32 addrspace(1)*
  store i32 %v232, i32 addrspace(1)* %v234, align 4
  %v235 = select i1 %v231, i32 1, i32 2
  %v236 = getelementptr i8, i8 addrspace(1)* %op, i64 60
  %v237 = bitcast i8 addrspace(1)* %v236 to i32 addrspace(1)*
  store i32 %v235, i32 addrspace(1)* %v237, align 4
  %v238 = zext i1 %v3 to i8
  %v239 = getelementptr i8, i8 addrspace(1)* %op, i64 64
  %v240 = bitcast i8 addrspace(1)* %v239 to i8 addrspace(1)*
  store i8 %v238, i8 addrspace(1)* %v240, align 1
  %v241 = sext i1 %v3 to i8
  %v242 = getelementptr i8, i8 addrspace(1)* %op, i64 65
  %v243 = bitcast i8 addrspace(1)* %v242 to i8 addrspace(1)*
  store i8 %v241, i8 addrspace(1)* %v243, align 1
  %v244 = zext i1 %v3 to i16
  %v245 = getelementptr i8, i8 addrspace(1)* %op, i64 66
  %v246 = bitcast i8 addrspace(1)* %v245 to i16 addrspace(1)*
  store i16 %v244, i16 addrspace(1)* %v246, align 2
  %v247 = sext i1 %v3 to i16
  %v248 = getelementptr i8, i8 addrspace(1)* %op, i64 68
  %v249 = bitcast i8 addrspace(1)* %v248 to i16 addrspace(1)*
  store i16 %v247, i16 addrspace(1)* %v249, align 2
  %v250 = zext i1 %v3 to i32
  %v251 = getelementptr i8, i8 addrspace(1)* %op, i64 72
  %v252 = bitcast i8 addrspace(1)* %v251 to i32 addrspace(1)*
  store i32 %v250, i32 addrspace(1)* %v252, align 4
  %v253 = sext i1 %v3 to i32
  %v254 = getelementptr i8, i8 addrspace(1)* %op, i64 76
  %v255 = bitcast i8 addrspace(1)* %v254 to i32 addrspace(1)*
  store i32 %v253, i32 addrspace(1)* %v255, align 4
  %v256 = zext i1 %v3 to i64
  %v257 = getelementptr i8, i8 addrspace(1)* %op, i64 80
  %v258 = bitcast i8 addrspace(1)* %v257 to i64 addrspace(1)*
  store i64 %v256, i64 addrspace(1)* %v258, align 8
  %v259 = sext i1 %v3 to i64
  %v260 = getelementptr i8, i8 addrspace(1)* %op, i64 88
  %v261 = bitcast i8 addrspace(1)* %v260 to i64 addrspace(1)*
  store i64 %v259, i64 addrspace(1)* %v261, align 8
  %v262 = getelementptr i8, i8 addrspace(1)* %op, i64 96
  %v263 = bitcast i8 addrspace(1)* %v262 to i1 addrspace(1)*
  store i1 %v3, i1 addrspace(1)* %v263
  %v264 = load volatile i1, i1 addrspace(1)* %v263
  %v265 = zext i1 %v264 to i8
  %v266 = getelementptr i8, i8 addrspace(1)* %op, i64 97
  %v267 = bitcast i8 addrspace(1)* %v266 to i8 addrspace(1)*
  store i8 %v265, i8 addrspace(1)* %v267, align 1
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5}
!0 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @int_i8, !"kernel", i32 1}
!1 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @int_i16, !"kernel", i32 1}
!2 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @int_i32, !"kernel", i32 1}
!3 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @int_i64, !"kernel", i32 1}
!4 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @wide, !"kernel", i32 1}
!5 = !{void (i8 addrspace(1)*, i8 addrspace(1)*)* @bool, !"kernel", i32 1}
