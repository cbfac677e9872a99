package ptxgen

import (
	"strings"
	"sync"

	"github.com/llir/llvm/ir"

	"tileir/ptxgen/ptx"
)

// intrinsic says how a call of an intrinsic is lowered.
type intrinsic struct {
	lower func(g *funcGen, n *node, in *intrinsic)
	// opcode is for lower to use.
	opcode string
	// effect keeps a call whose result nobody reads.
	effect bool
}

// exactIntrinsics are the intrinsics known by their whole name, in tables by what they do.
// Each is made when a name is looked for in it: those that most kernels have come first.
var exactIntrinsics = [...]func() map[string]*intrinsic{
	tableOf(addSpecialRegisters), tableOf(addSynchronization), tableOf(addWarp), tableOf(addArithmetic),
}

func tableOf(add func(map[string]*intrinsic)) func() map[string]*intrinsic {
	return sync.OnceValue(func() map[string]*intrinsic {
		t := map[string]*intrinsic{}
		add(t)
		return t
	})
}

func addSpecialRegisters(t map[string]*intrinsic) {
	for _, r := range []string{"tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster.ctaid", "cluster.nctaid"} {
		for _, axis := range []string{"x", "y", "z"} {
			ptx := "%" + strings.ReplaceAll(r, ".", "_") + "." + axis
			t["llvm.nvvm.read.ptx.sreg."+r+"."+axis] = &intrinsic{lower: (*funcGen).lowerSpecialRegister, opcode: ptx}
		}
	}
	for name, ptx := range map[string]string{
		"laneid": "%laneid", "warpid": "%warpid", "nwarpid": "%nwarpid", "smid": "%smid", "nsmid": "%nsmid",
		"warpsize": "32", "cluster.ctarank": "%cluster_ctarank", "cluster.nctarank": "%cluster_nctarank",
		"lanemask.eq": "%lanemask_eq", "lanemask.lt": "%lanemask_lt", "lanemask.le": "%lanemask_le",
		"lanemask.gt": "%lanemask_gt", "lanemask.ge": "%lanemask_ge",
	} {
		t["llvm.nvvm.read.ptx.sreg."+name] = &intrinsic{lower: (*funcGen).lowerSpecialRegister, opcode: ptx}
	}
	for name, ptx := range map[string]string{"clock": "%clock", "clock64": "%clock64", "globaltimer": "%globaltimer"} {
		t["llvm.nvvm.read.ptx.sreg."+name] = &intrinsic{lower: (*funcGen).lowerClock, opcode: ptx, effect: true}
	}
}

// addArithmetic adds what maps to one instruction on registers and immediates.
func addArithmetic(t map[string]*intrinsic) {
	simple := func(name, opcode string) {
		t["llvm.nvvm."+name] = &intrinsic{lower: (*funcGen).lowerSimple, opcode: opcode}
	}
	for _, op := range []string{"ex2", "lg2", "sin", "cos", "rsqrt", "rcp", "sqrt", "tanh"} {
		simple(op+".approx.f", op+".approx.f32")
		simple(op+".approx.ftz.f", op+".approx.ftz.f32")
	}
	simple("rsqrt.approx.d", "rsqrt.approx.f64")
	simple("rcp.approx.ftz.d", "rcp.approx.ftz.f64")
	simple("div.approx.f", "div.approx.f32")
	simple("div.approx.ftz.f", "div.approx.ftz.f32")
	simple("div.full", "div.full.f32")
	simple("div.full.ftz", "div.full.ftz.f32")
	for _, r := range []string{"rn", "rz", "rm", "rp"} {
		for _, op := range []string{"add", "mul", "div", "fma", "sqrt", "rcp"} {
			simple(op+"."+r+".f", op+"."+r+".f32")
			simple(op+"."+r+".ftz.f", op+"."+r+".ftz.f32")
			simple(op+"."+r+".d", op+"."+r+".f64")
		}
	}
	for name, opcode := range map[string]string{
		"mulhi.i": "mul.hi.s32", "mulhi.ui": "mul.hi.u32", "mulhi.ll": "mul.hi.s64", "mulhi.ull": "mul.hi.u64",
		"mulhi.s": "mul.hi.s16", "mulhi.us": "mul.hi.u16", "prmt": "prmt.b32",
		"fmin.f": "min.f32", "fmax.f": "max.f32", "fmin.d": "min.f64", "fmax.d": "max.f64",
		"fmin.ftz.f": "min.ftz.f32", "fmax.ftz.f": "max.ftz.f32",
		"fmin.nan.f": "min.NaN.f32", "fmax.nan.f": "max.NaN.f32", "fabs.f": "abs.f32", "fabs.d": "abs.f64",
		"fabs.ftz.f": "abs.ftz.f32", "saturate.f": "cvt.sat.f32.f32",
		"ff2f16x2.rn": "cvt.rn.f16x2.f32", "ff2bf16x2.rn": "cvt.rn.bf16x2.f32",
	} {
		simple(name, opcode)
	}
}

// addSynchronization adds barriers, fences and waits.
func addSynchronization(t map[string]*intrinsic) {
	effect := func(name, opcode string) {
		t["llvm."+name] = &intrinsic{lower: (*funcGen).lowerSimple, opcode: opcode, effect: true}
	}
	t["llvm.nvvm.barrier0"] = &intrinsic{lower: (*funcGen).lowerBarrier0, effect: true}
	for name, opcode := range map[string]string{
		"nvvm.barrier.n": "bar.sync", "nvvm.barrier": "bar.sync", "nvvm.bar.sync": "bar.sync",
		"nvvm.barrier.sync": "barrier.sync", "nvvm.barrier.sync.cnt": "barrier.sync",
		"nvvm.barrier.cta.sync.all": "barrier.sync", "nvvm.barrier.cta.sync": "barrier.sync",
		"nvvm.barrier.cta.sync.aligned.all": "bar.sync", "nvvm.barrier.cta.sync.aligned": "bar.sync",
		"nvvm.barrier.cta.sync.count": "barrier.sync", "nvvm.barrier.cta.sync.aligned.count": "bar.sync",
		"nvvm.barrier.cta.arrive.count": "barrier.arrive", "nvvm.barrier.cta.arrive.aligned.count": "bar.arrive",
		"nvvm.bar.warp.sync":                          "bar.warp.sync",
		"nvvm.membar.cta":                             "membar.cta",
		"nvvm.membar.gl":                              "membar.gl",
		"nvvm.membar.sys":                             "membar.sys",
		"nvvm.fence.sc.cluster":                       "fence.sc.cluster",
		"nvvm.cp.async.commit.group":                  "cp.async.commit_group",
		"nvvm.cp.async.wait.group":                    "cp.async.wait_group",
		"nvvm.cp.async.wait.all":                      "cp.async.wait_all",
		"nvvm.barrier.cluster.arrive":                 "barrier.cluster.arrive",
		"nvvm.barrier.cluster.arrive.relaxed":         "barrier.cluster.arrive.relaxed",
		"nvvm.barrier.cluster.arrive.aligned":         "barrier.cluster.arrive.aligned",
		"nvvm.barrier.cluster.arrive.relaxed.aligned": "barrier.cluster.arrive.relaxed.aligned",
		"nvvm.barrier.cluster.wait":                   "barrier.cluster.wait",
		"nvvm.barrier.cluster.wait.aligned":           "barrier.cluster.wait.aligned",
		"nvvm.nanosleep":                              "nanosleep.u32",
		"nvvm.exit":                                   "exit", "trap": "trap", "debugtrap": "brkpt",
	} {
		effect(name, opcode)
	}
	for _, name := range []string{"assume", "donothing", "sideeffect"} {
		t["llvm."+name] = &intrinsic{lower: (*funcGen).lowerNothing}
	}
}

// addWarp adds exchanges between the lanes of a warp.
func addWarp(t map[string]*intrinsic) {
	for _, mode := range []string{"bfly", "idx", "up", "down"} {
		for _, k := range []string{"i32", "f32"} {
			t["llvm.nvvm.shfl.sync."+mode+"."+k] = &intrinsic{
				lower: (*funcGen).lowerShuffle, opcode: "shfl.sync." + mode + ".b32", effect: true}
		}
	}
	for name, opcode := range map[string]string{
		"all": "vote.sync.all.pred", "any": "vote.sync.any.pred", "uni": "vote.sync.uni.pred", "ballot": "vote.sync.ballot.b32",
	} {
		t["llvm.nvvm.vote."+name+".sync"] = &intrinsic{lower: (*funcGen).lowerVote, opcode: opcode, effect: true}
	}
	for name, opcode := range map[string]string{
		"add": "add.s32", "min": "min.s32", "max": "max.s32", "umin": "min.u32", "umax": "max.u32",
		"and": "and.b32", "or": "or.b32", "xor": "xor.b32",
	} {
		t["llvm.nvvm.redux.sync."+name] = &intrinsic{
			lower: (*funcGen).lowerSimple, opcode: "redux.sync." + opcode, effect: true}
	}
	t["llvm.nvvm.activemask"] = &intrinsic{lower: (*funcGen).lowerSimple, opcode: "activemask.b32", effect: true}
	t["llvm.nvvm.match.any.sync.i32"] = &intrinsic{lower: (*funcGen).lowerMatch, opcode: "match.any.sync.b32", effect: true}
	t["llvm.nvvm.match.any.sync.i64"] = &intrinsic{lower: (*funcGen).lowerMatch, opcode: "match.any.sync.b64", effect: true}
}

// lookupIntrinsic finds the entry of a name: the whole name, or the name
// without the suffix that says its types.
func lookupIntrinsic(name string) *intrinsic {
	if in := overloadedIntrinsic(name); in != nil {
		return in
	}
	for _, table := range exactIntrinsics {
		if in := table()[name]; in != nil {
			return in
		}
	}
	return nil
}

// overloadedIntrinsic finds the entry of a name without the suffix that says its types.
func overloadedIntrinsic(stem string) *intrinsic {
	if strings.HasPrefix(stem, "llvm.nvvm.") {
		return nil
	}
	for {
		if in := overloadedIntrinsics[stem]; in != nil {
			return in
		}
		dot := strings.LastIndexByte(stem, '.')
		if dot < 0 {
			return nil
		}
		stem = stem[:dot]
	}
}

func (g *funcGen) intrinsicOf(n *node) *intrinsic {
	name := n.inst.(*ir.InstCall).Callee.(*ir.Func).Name()
	in := lookupIntrinsic(name)
	if in == nil {
		g.fail(n, "unknown intrinsic or external function @%s", name)
	}
	return in
}

func (g *funcGen) intrinsicHasEffect(n *node) bool { return g.intrinsicOf(n).effect }

// lowerIntrinsic lowers a call of a function without a body.
func (g *funcGen) lowerIntrinsic(n *node) {
	in := g.intrinsicOf(n)
	in.lower(g, n, in)
}

// operands fetches the arguments of a call, which must have as many.
func (g *funcGen) arguments(n *node, count int) []operand {
	if len(n.args) != count {
		g.fail(n, "expected %d arguments", count)
	}
	ops := make([]operand, count)
	for i, a := range n.args {
		ops[i] = g.value(a)
		if k := g.kindOf(a); k == kF16 || k == kBF16 {
			ops[i] = g.inRegister(ops[i], B16)
		}
	}
	return ops
}

// finish stores a computed register as the result.
func (g *funcGen) finish(n *node, d operand) {
	if n.kind != kNone {
		n.val = d
		return
	}
	n.slots = g.fromWords(n, []operand{d}, n.typ)
}

// lowerSimple emits one instruction on the arguments.
func (g *funcGen) lowerSimple(n *node, in *intrinsic) {
	ops := g.arguments(n, len(n.args))
	if n.kind == kNone && g.types.shape(n.typ) == nil {
		g.emit(in.opcode, ops...)
		return
	}
	class := B32
	if n.kind != kNone {
		class = n.kind.class()
	}
	if len(ops) > 0 {
		ops[0] = g.inRegister(ops[0], g.kindOf(n.args[0]).class())
	}
	g.finish(n, g.compute(class, in.opcode, ops...))
}

func (g *funcGen) lowerNothing(*node, *intrinsic) {}

func (g *funcGen) lowerBarrier0(*node, *intrinsic) { g.emit("bar.sync", intOp(0)) }

// lowerSpecialRegister reads a register that never changes; the prologue reads
// it once.
func (g *funcGen) lowerSpecialRegister(n *node, in *intrinsic) {
	if n.kind != kI32 {
		g.fail(n, "result is no i32")
	}
	if in.opcode == "32" {
		n.val = intOp(32)
		return
	}
	g.require(ptx.SpecialVersion(in.opcode, g.moduleGen.out.Target.SM), in.opcode)
	special := g.special(n, in.opcode)
	key := symKey{symbol: special.ID, special: true}
	r, ok := g.symRegs[key]
	if !ok {
		r = g.newReg(B32).Reg()
		g.emitPrologue("mov.u32", regOp(r), special)
		g.symRegs[key] = r
	}
	n.val = regOp(r)
}

// special returns a special register.
func (g *funcGen) special(n *node, name string) operand {
	id, ok := ptx.FindSpecial(name)
	if !ok {
		g.fail(n, "unknown special register %s", name)
	}
	return operand{Kind: operandSpecial, ID: id}
}

// lowerClock reads a register that changes.
func (g *funcGen) lowerClock(n *node, in *intrinsic) {
	if n.kind != kI32 && n.kind != kI64 {
		g.fail(n, "result is no integer")
	}
	n.val = g.compute(n.kind.class(), "mov."+n.kind.info().u, g.special(n, in.opcode))
}

// lowerShuffle reorders mask, value, lane, clamp.
func (g *funcGen) lowerShuffle(n *node, in *intrinsic) {
	ops := g.arguments(n, 4)
	n.val = g.compute(B32, in.opcode, g.inRegister(ops[1], B32), ops[2], ops[3], ops[0])
}

// lowerVote reorders mask and predicate.
func (g *funcGen) lowerVote(n *node, in *intrinsic) {
	ops := g.arguments(n, 2)
	if n.kind == kNone || g.kindOf(n.args[1]) != kI1 {
		g.fail(n, "unexpected types")
	}
	n.val = g.compute(n.kind.class(), in.opcode, g.inRegister(ops[1], Pred), ops[0])
}

// lowerMatch reorders mask and value.
func (g *funcGen) lowerMatch(n *node, in *intrinsic) {
	ops := g.arguments(n, 2)
	n.val = g.compute(B32, in.opcode, g.register(n.args[1]), ops[0])
}
