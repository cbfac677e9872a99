package chunk

import (
	"context"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/machine"
)

// Limits says when an entry is rewritten, and how. A chunk has at least as many
// elements as the widest type has bytes, 8.
type Limits struct {
	Tile   int64 // bytes in registers of the largest tile that stays whole
	Live   int64 // the same for all tiles that are alive while threads exchange data
	Shared int64 // bytes that the operands of a product may take in shared memory
	Chunk  int64 // elements of a chunk; in an entry that is rewritten, of any tile
}

// ForTarget returns the limits for tile blocks of as many CTAs. A tile as large as
// all registers of a CTA, 256 KiB, still works, because elementwise ops on it need
// not be in registers all at once: up to there ptxas spills a few hundred bytes a
// thread at most, and beyond there code and spills grow with the tile. A chunk
// leaves 16 elements to a thread.
func ForTarget(m machine.Machine, ctas int) Limits {
	registers := int64(ctas * m.RegistersPerCTA * 4)
	return Limits{Tile: registers, Live: 2 * registers, Shared: int64(m.SharedPerCTA), Chunk: 1 << 13}
}

// Always returns limits under which no tile is larger than a chunk.
func Always(m machine.Machine, ctas int) Limits {
	l := ForTarget(m, ctas)
	l.Tile, l.Live = 0, 0
	return l
}

// registerBytes is what a tile takes in registers, of which each holds an
// element, half of one, or two of the 16-bit floating-point numbers.
func registerBytes(t *ast.TileType) int64 {
	if n := t.ElemNum(); n == num.F16 || n == num.BF16 {
		return t.NumElements() * 2
	}
	return t.NumElements() * max(4, elemBytes(t))
}

func elemBytes(t *ast.TileType) int64 {
	if n := t.ElemNum(); n != num.Invalid {
		return int64(n.MemBits()+7) / 8
	}
	return 8 // a pointer
}

// exceeded reports whether an entry goes beyond the limits.
func (l Limits) exceeded(ctx context.Context, entry *ast.Op) bool {
	beyond := false
	entry.Walk(func(op *ast.Op) {
		halt.If(ctx)
		for _, list := range [][]*ast.Value{op.Operands(), op.Results()} {
			for _, v := range list {
				t := ast.AsTile(v.Type)
				beyond = beyond || t != nil && t.NumElements() > l.Chunk && registerBytes(t) > l.Tile
			}
		}
	})
	return beyond || newLiveness(ctx, entry).most(entry.Body(0), 0) > l.Live
}

// liveness finds how many bytes of tiles are alive at once.
type liveness struct {
	ctx   context.Context
	last  map[*ast.Value]*ast.Op      // the last op in the text that reads a value
	alive map[*ast.Value]int64        // bytes of the values that are alive
	dying map[*ast.Block][]*ast.Value // a block's values that were read for the last time
	cheap map[*ast.Value]bool
}

func newLiveness(ctx context.Context, entry *ast.Op) *liveness {
	l := &liveness{
		ctx: ctx, last: map[*ast.Value]*ast.Op{}, alive: map[*ast.Value]int64{},
		dying: map[*ast.Block][]*ast.Value{}, cheap: map[*ast.Value]bool{},
	}
	entry.Walk(func(op *ast.Op) {
		halt.If(ctx)
		for _, v := range op.Operands() {
			l.last[v] = op
		}
	})
	return l
}

// most returns the most bytes of tiles that are alive across an op of the block
// or of a block in it that makes threads wait for each other. Between such ops
// ptxas may take elements one by one. around is what is alive across the block. What is
// read for the last time within an op of the block is alive until that op ends; but what
// a loop begins with, and nothing else reads, is then what the loop carries.
func (l *liveness) most(b *ast.Block, around int64) int64 {
	most, sum := around, around
	for _, a := range b.Args {
		sum += l.begin(a)
	}
	for op := range b.Ops() {
		halt.If(l.ctx)
		if waits(op) {
			most = max(most, sum)
		}
		l.read(op)
		if op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop {
			sum -= l.end(b)
		}
		for _, r := range op.Regions() {
			for _, body := range r.Blocks {
				if op.Opcode != ast.OpReduce && op.Opcode != ast.OpScan {
					most = max(most, l.most(body, sum))
				}
			}
		}
		sum -= l.end(b)
		for _, r := range op.Results() {
			sum += l.begin(r)
		}
	}
	return most
}

// begin notes that a value is alive from here on, if it is a tile that is read, and
// returns its bytes.
func (l *liveness) begin(v *ast.Value) int64 {
	t := ast.AsTile(v.Type)
	if t == nil || t.NumElements() == 1 || l.last[v] == nil || l.isCheap(v) {
		return 0
	}
	l.alive[v] = registerBytes(t)
	return l.alive[v]
}

// read notes which values op is the last to read.
func (l *liveness) read(op *ast.Op) {
	for _, v := range op.Operands() {
		if l.last[v] == op {
			b := v.ArgOf()
			if b == nil {
				b = v.Def().Block()
			}
			l.dying[b] = append(l.dying[b], v)
		}
	}
}

// end takes from what is alive the values of a block that are not read any more, and
// returns their bytes.
func (l *liveness) end(b *ast.Block) (bytes int64) {
	for _, v := range l.dying[b] {
		bytes += l.alive[v]
		delete(l.alive, v)
	}
	delete(l.dying, b)
	return bytes
}

// waits reports whether threads wait for each other at op.
func waits(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpReduce, ast.OpScan, ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled, ast.OpFor, ast.OpLoop,
		ast.OpPermute, ast.OpExtract, ast.OpInsert, ast.OpPack, ast.OpUnpack:
		return true
	}
	return false
}

// isCheap reports whether v is computed from scalars where it is needed. What is
// known of a value is remembered: most are read more than once.
func (l *liveness) isCheap(v *ast.Value) bool {
	known, ok := l.cheap[v]
	if !ok {
		known = l.findCheap(v.Def())
		l.cheap[v] = known
	}
	return known
}

func (l *liveness) findCheap(op *ast.Op) bool {
	if op == nil {
		return false
	}
	switch op.Opcode {
	case ast.OpConstant, ast.OpIota:
		return true
	case ast.OpBroadcast, ast.OpReshape, ast.OpAssume:
		t := ast.AsTile(op.Source().Type)
		return t != nil && t.NumElements() == 1 || l.isCheap(op.Source())
	}
	if op.Info() == nil || !op.Info().Is(ast.Elementwise) {
		return false
	}
	for _, o := range op.Operands() {
		if !l.isCheap(o) {
			return false
		}
	}
	return true
}

// warpsHint is the optimization hint that says how many warps share a tile.
const warpsHint = "num_worker_warps_per_cta"

// fullWarps are those over which a chunk leaves few elements to a thread.
const fullWarps = 16

// askForWarps hints at as many warps as chunks are made for, unless the program
// hints at something else. Otherwise it would seem that tiles are small.
func askForWarps(entry *ast.Op) {
	hints, _ := entry.Attr(ast.KeyOptimizationHints).(ast.HintsAttr)
	list, _ := hints.Targets.Get("default").(ast.DictAttr)
	if list.Get(warpsHint) != nil {
		return
	}
	list = append(slices.Clone(list), ast.NamedAttr{Name: warpsHint, Value: ast.IntAttr{Value: fullWarps, Type: ast.NumType(num.I64)}})
	targets := slices.DeleteFunc(slices.Clone(hints.Targets), func(t ast.NamedAttr) bool { return t.Name == "default" })
	entry.SetAttr(ast.KeyOptimizationHints, ast.HintsAttr{Targets: append(targets, ast.NamedAttr{Name: "default", Value: list})})
}
