package schedule

import (
	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// How many registers a thread needs of an entry without products is known before tiles
// have layouts: a tile is spread over all threads, or has fewer elements than there are
// threads, each of which has one then. It is known well where a tile is folded, as all of
// it has to be there: the tiles that are live across a fold are held as a whole. Elsewhere
// they are loaded, computed and stored some registers at a time.

// pressure is what the threads of an entry hold.
type pressure struct {
	tiles []lifetime
	folds []int // numbers of the ops that fold a tile, in order
	end   int   // the last number
}

// lifetime is that of a tile, in numbers of ops: of the one that makes it, and the last
// that reads it.
type lifetime struct {
	from, to int
	tile     *ast.TileType
}

// numbers are those of an entry's ops, in the order of its text. One with regions ends with
// a number of its own.
type numbers struct {
	ops      []*ast.Op
	from, to map[*ast.Op]int
	end      int
}

func numberOps(c *pass.Context) *numbers {
	n := &numbers{from: map[*ast.Op]int{}, to: map[*ast.Op]int{}}
	var visit func(b *ast.Block)
	visit = func(b *ast.Block) {
		for op := range b.Ops() {
			halt.If(c.Ctx)
			n.end++
			n.ops, n.from[op] = append(n.ops, op), n.end
			for i := range op.Regions() {
				if body := op.Body(i); body != nil {
					visit(body)
				}
			}
			if len(op.Regions()) > 0 {
				n.end++
			}
			n.to[op] = n.end
		}
	}
	visit(c.Op.Body(0))
	return n
}

// measurePressure finds the tiles of an entry that take registers of their own. What costs
// next to nothing to make is made where it is read.
func measurePressure(c *pass.Context) *pressure {
	n := numberOps(c)
	p := &pressure{end: n.end}
	add := func(v *ast.Value, from int) {
		if analysis.IsTile(v) && shownBy(v) == v && !analysis.Rematerializable(v, 4) {
			p.tiles = append(p.tiles, lifetime{from, n.lastRead(v, v, from), ast.AsTile(v.Type)})
		}
	}
	for _, op := range n.ops {
		if op.Opcode == ast.OpReduce || op.Opcode == ast.OpScan {
			p.folds = append(p.folds, n.from[op])
		}
		if analysis.IsLoop(op) {
			for _, arg := range op.Body(0).Args {
				add(arg, n.from[op])
			}
		}
		for _, r := range op.Results() {
			add(r, n.to[op])
		}
	}
	return p
}

// lastRead is the number of the last op that reads the registers of root under the name v;
// at is one that is known. A loop reads in every iteration what is made before it.
func (n *numbers) lastRead(root, v *ast.Value, at int) int {
	for _, u := range v.Uses() {
		last := n.from[u.Op]
		for loop := analysis.LoopOf(u.Op); loop != nil && !madeIn(root, loop); loop = analysis.LoopOf(loop) {
			last = n.to[loop]
		}
		if at = max(at, last); shows(u.Op) {
			at = n.lastRead(root, u.Op.Value(), at)
		}
	}
	return at
}

// madeIn reports whether a value is made in a loop, or carried by it.
func madeIn(v *ast.Value, loop *ast.Op) bool {
	if def := v.Def(); def != nil {
		return analysis.Within(def, loop.Body(0))
	}
	owner := v.ArgOf().Parent()
	return owner == loop || analysis.Within(owner, loop.Body(0))
}

// shows reports whether an op's result is its operand in another shape.
func shows(op *ast.Op) bool { return op.Opcode == ast.OpReshape || op.Opcode == ast.OpBroadcast }

// shownBy is the value whose registers another names.
func shownBy(v *ast.Value) *ast.Value {
	for v.Def() != nil && shows(v.Def()) {
		v = v.Def().Source()
	}
	return v
}

// What a thread needs registers for beside the tiles that are live across a fold: for
// addresses, counters, and for others that are on their way. The assembler begins with some
// elements before it has ended with those before, so that each takes two. The estimates for
// one to sixteen warps are within a quarter of what it reports of the programs of
// conformance/kernels/cutile that fold rows in parts, and above it for wider tiles.
const (
	rowRegisters     = 24
	registersForLive = 2
)

// registers estimates how many registers a thread takes if so many warps compute the
// entry.
func (p *pressure) registers(warps int) int {
	return rowRegisters + registersForLive*p.live(warps)
}

// live is how many registers of a thread hold tiles at the fold across which most are live.
func (p *pressure) live(warps int) int {
	across := make([]int, p.end+2) // by number of an op, what it adds to what is live across it
	folded := map[int]int{}        // what an op reads that nothing reads behind it
	for _, t := range p.tiles {
		bytes := int(t.tile.NumElements()) * gpu.ElemBytes(t.tile.Elem) / (32 * warps)
		n := max((bytes+3)/4, 1)
		if t.from < t.to {
			across[t.from+1] += n
			across[t.to] -= n
			folded[t.to] = max(folded[t.to], n) // made as it is folded
		}
	}
	most, now, last := 0, 0, 0
	for _, at := range p.folds {
		for ; last <= at; last++ {
			now += across[last]
		}
		most = max(most, now, folded[at])
	}
	return most
}

// warpsBeside estimates how many warps a multiprocessor holds of CTAs of an entry that some
// warps compute.
func warpsBeside(c *pass.Context, p *pressure, warps int) int {
	return c.Machine.WarpsWith(p.registers(warps), warps/c.Cluster)
}
