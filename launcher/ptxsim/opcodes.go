package ptxsim

// opcodes is what the simulator executes: by opcode, the rule that decodes an
// instruction. A rule takes every modifier that it heeds; one that is left over
// is an instruction that is not implemented.
func opcodes() map[string]func(d *decoder) {
	return map[string]func(d *decoder){
		// arith.go
		"add": (*decoder).addSub, "sub": (*decoder).addSub,
		"mul": (*decoder).mul, "mad": (*decoder).mad, "fma": (*decoder).fma,
		"div": (*decoder).div, "rem": (*decoder).rem,
		"neg": (*decoder).neg, "abs": (*decoder).abs,
		"min": (*decoder).minMax, "max": (*decoder).minMax,
		// bits.go
		"and": (*decoder).logic, "or": (*decoder).logic, "xor": (*decoder).logic, "not": (*decoder).not,
		"shl": (*decoder).shift, "shr": (*decoder).shift,
		"clz": (*decoder).countBits, "popc": (*decoder).countBits, "brev": (*decoder).countBits,
		"bfe": (*decoder).extract, "bfi": (*decoder).insert, "prmt": (*decoder).permute, "shf": (*decoder).funnel, "lop3": (*decoder).lookup,
		// function.go
		"sqrt": (*decoder).sqrt, "rsqrt": (*decoder).approx, "rcp": (*decoder).rcp, "ex2": (*decoder).approx,
		"lg2": (*decoder).approx, "sin": (*decoder).approx, "cos": (*decoder).approx, "tanh": (*decoder).approx,
		"copysign": (*decoder).copysign,
		// move.go
		"mov": (*decoder).mov, "selp": (*decoder).selp, "setp": (*decoder).setp, "cvt": (*decoder).cvt, "cvta": (*decoder).cvta,
		// access.go, atomic.go
		"ld": (*decoder).ld, "st": (*decoder).st, "atom": (*decoder).atom, "red": (*decoder).atom, "prefetch": (*decoder).nothing,
		"createpolicy": (*decoder).createPolicy,
		// control.go
		"bra": (*decoder).bra, "ret": (*decoder).ret, "exit": (*decoder).ret, "call": (*decoder).call, "trap": (*decoder).trap,
		// sync.go
		"bar": (*decoder).bar, "barrier": (*decoder).bar, "shfl": (*decoder).shfl, "vote": (*decoder).vote, "redux": (*decoder).redux,
		"match": (*decoder).match, "activemask": (*decoder).activemask, "elect": (*decoder).elect,
		"fence": (*decoder).fence, "membar": (*decoder).fence, "nanosleep": (*decoder).nothing, "griddepcontrol": (*decoder).griddepcontrol,
		// registers.go
		"setmaxnreg": (*decoder).setmaxnreg,
		// mma.go, ldmatrix.go, wgmma.go
		"mma": (*decoder).mma, "ldmatrix": (*decoder).ldmatrix, "stmatrix": (*decoder).stmatrix, "wgmma": (*decoder).wgmma,
		// copy.go, mbarrier.go
		"cp": (*decoder).copyAsync, "mbarrier": (*decoder).mbarrier, "mapa": (*decoder).mapa,
	}
}
