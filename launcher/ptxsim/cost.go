package ptxsim

import (
	"slices"

	"tileir/launcher/ptxsim/profile"
	"tileir/ptxgen/ptx"
)

// cost is what is known of a step when it is decoded that only a profile asks for.
type cost struct {
	class   profile.Class
	pipe    profile.Pipe
	piped   bool  // that it keeps the pipe busy
	latency int64 // until its results are there
	traffic []traffic
	product *productCost
	load    *bulkLoad // to shared memory
	stores  *boxPlace // to global memory
	group   groupStep
	pending int           // groups that a wait leaves under way
	bar     *namedBarrier // that it arrives or waits at
	object  *address      // of an mbarrier that it arrives or waits at
	waits   bool          // which of the two

	cluster, clusterWait bool // that it arrives, or waits, at the barrier of the cluster
}

// traffic is an access of memory.
type traffic struct {
	space space
	at    address
	bytes int     // of a lane
	read  *source // how many of them a lane reads, if it says so
	rows  int     // of 16 bytes, whose addresses the first so many lanes give: ldmatrix, stmatrix
	async bool    // by cp.async: the result is not waited for here
}

// productCost is the work of a warp's part of a product.
type productCost struct {
	flop         int64
	bits         int // of an element of A
	operandBytes int64
	async        bool
	result       []int32 // registers that are no others' results
}

// groupStep is what a step does with groups of copies or products.
type groupStep uint8

const (
	noGroup groupStep = iota
	commitsCopies
	waitsForCopies
	commitsProducts
	waitsForProducts
	commitsStores
	waitsForStores
)

// opcodeClasses says to which class an opcode belongs; accesses are classed by
// their space, and arithmetic by its type.
var opcodeClasses = map[string]profile.Class{
	"mov": profile.Move, "selp": profile.Move, "prmt": profile.Integer, "cvt": profile.Convert, "cvta": profile.Integer, "createpolicy": profile.Integer,
	"rsqrt": profile.Special, "rcp": profile.Special, "ex2": profile.Special, "lg2": profile.Special, "sin": profile.Special, "cos": profile.Special,
	"tanh": profile.Special, "sqrt": profile.Special, "div": profile.Special,
	"bra": profile.Control, "ret": profile.Control, "exit": profile.Control, "call": profile.Control, "trap": profile.Control,
	"shfl": profile.Shuffle, "vote": profile.Shuffle, "redux": profile.Shuffle, "match": profile.Shuffle, "activemask": profile.Shuffle, "elect": profile.Shuffle,
	"bar": profile.Sync, "barrier": profile.Sync, "fence": profile.Sync, "membar": profile.Sync, "mbarrier": profile.Sync, "nanosleep": profile.Sync,
	"griddepcontrol": profile.Sync, "setmaxnreg": profile.Sync,
	"mma": profile.Tensor, "wgmma": profile.Tensor, "ldmatrix": profile.Shared, "stmatrix": profile.Shared, "cp": profile.Copy, "prefetch": profile.Global,
	"ld": profile.Global, "st": profile.Global, "atom": profile.Global, "red": profile.Global, "mapa": profile.Integer,
}

// costs says what a class costs where nothing else is said.
var costs = [profile.NumClasses]struct {
	pipe    profile.Pipe
	piped   bool
	latency int64
}{
	profile.Integer: {profile.ALUPipe, true, profile.LatencyALU},
	profile.Float:   {profile.FMAPipe, true, profile.LatencyALU},
	profile.Double:  {profile.FP64Pipe, true, profile.LatencyDouble},
	profile.Special: {profile.SpecialPipe, true, profile.LatencySpecial},
	profile.Convert: {profile.ALUPipe, true, profile.LatencyALU},
	profile.Move:    {profile.ALUPipe, true, profile.LatencyALU},
	profile.Control: {latency: profile.LatencyALU},
	profile.Shuffle: {latency: profile.LatencyShuffle},
	profile.Global:  {latency: profile.LatencyGlobal},
	profile.Shared:  {latency: profile.LatencyShared},
	profile.Copy:    {latency: 1},
	profile.Tensor:  {latency: profile.LatencyTensor},
	profile.Sync:    {latency: 1},
}

// costOf classes an instruction before its rule decodes it.
func costOf(n *ptx.Mnemonic) *cost {
	class, known := opcodeClasses[n.Opcode]
	last := ptx.NoType
	if len(n.Mods) > 0 {
		last = ptx.ParseType(n.Mods[len(n.Mods)-1])
	}
	switch {
	case n.Opcode == "wgmma" && !n.Has("mma_async"):
		class = profile.Sync
	case known && n.Opcode == "div" && last.Kind() != ptx.Float:
		class = profile.Integer
	case known:
	case slices.Contains(n.Mods, "f64"):
		class = profile.Double
	case last.Kind() == ptx.Float || n.Has("f32") || n.Has("f16x2") || n.Has("bf16x2"):
		class = profile.Float
	}
	c := costs[class]
	if class == profile.Convert && slowConversion(n) {
		c = costs[profile.Special]
	}
	return &cost{class: class, pipe: c.pipe, piped: c.piped, latency: c.latency}
}

// slowConversion reports whether a conversion is between integers and floats, of f64,
// or to integral numbers: others are arithmetic.
func slowConversion(n *ptx.Mnemonic) bool {
	if len(n.Mods) < 2 {
		return false
	}
	to, from := ptx.ParseType(n.Mods[len(n.Mods)-2]), ptx.ParseType(n.Mods[len(n.Mods)-1])
	integral := n.Has("rni") || n.Has("rzi") || n.Has("rmi") || n.Has("rpi")
	return integral || to == ptx.F64 || from == ptx.F64 || (to.Kind() == ptx.Float) != (from.Kind() == ptx.Float)
}

// touches notes an access that the instruction makes.
func (d *decoder) touches(t traffic) {
	c := d.s.cost
	c.traffic = append(c.traffic, t)
	switch {
	case c.class != profile.Global:
	case t.space == sharedSpace || t.space == clusterSpace:
		c.class, c.latency = profile.Shared, profile.LatencyShared
	case t.space == paramSpace:
		c.latency = profile.LatencyShared
	}
}

// cost is that of a warp's quarter of a product of warpgroups.
func (g *groupForm) cost() *productCost {
	c := &productCost{flop: 2 * 16 * int64(g.n) * int64(g.k), bits: g.a.bits, async: true, result: g.result}
	rows := g.n // of B, read once for four warps
	if g.fragment == nil {
		rows += 64
	}
	c.operandBytes = int64(rows*g.k*g.operand) / 4
	return c
}
