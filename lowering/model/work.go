package model

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/views"
)

// Work is what an entry with a schedule does.
type Work struct {
	Machine machine.Machine
	Launch  Launch

	Warps, RoleWarps int
	CTAs             int     // of a tile block
	Clustered        int     // of them, those of a cluster
	Parts            int     // of its sums: each CTA runs a part of the loop
	Exchanged        float64 // bytes of sums that each CTA of a cluster has a part of
	Joined           float64 // the same of CTAs that leave them in memory
	Resident         int     // CTAs of a multiprocessor
	Abreast          int     // tile blocks that teams of a CTA run side by side; 1 without
	Persistent       bool
	Streaming        int // CTAs that divide the iterations of tile blocks among them; 0: none do
	Shares           int // of them, those that share a tile block at most
	Shared           int // bytes of a CTA
	Needs            Registers
	Has              int // registers of a thread that multiplies

	Products []Product
	Accesses []Access

	// Guessed says that there are loops of which nobody knows how often they run.
	Guessed bool

	order [3]int // of the grid's dimensions, as tile blocks follow each other
	band  int64
}

// Product is a product of tiles.
type Product struct {
	M, N, K int
	Times   float64 // in a tile block
	Instr   gpu.Instruction
	Bits    int     // of an element
	SharedB float64 // bytes that it reads from shared memory each time
}

// Flop is what it computes each time.
func (p *Product) Flop() float64 { return 2 * float64(p.M) * float64(p.N) * float64(p.K) }

// Access is a load or a store of a tile.
type Access struct {
	Bytes  float64
	Times  float64 // in a tile block
	Dims   analysis.GridDims
	Store  bool
	Copied bool // to shared memory, by threads or the copy engine
	Engine bool // by the copy engine
	Stages int  // through which it is copied ahead; 1: threads wait for it
	For    int  // tile blocks side by side for which the copy engine brings it once; 1 without

	place
}

// place is how the tiles of a view lie in its tensor, as far as that is known.
type place struct {
	// Crosses is how many pieces of rows lie in two lines of the cache, for each line that
	// the tile has: where rows of the tensor begin within lines. The copy engine copies rows
	// of a line at most.
	Crosses float64

	Row     int     // bytes of a tile's row, a line at most
	Piece   int     // bytes that a thread loads at a time
	Beyond  float64 // which part of the tiles lies beyond the tensor's edges
	Aligned float64 // bytes of the tensor if the launcher copies it to aligned rows first
}

// WorkOf reads an entry that has gone through the pass schedule, of which CTAs take so
// many bytes of shared memory.
func WorkOf(entry *ast.Op, m machine.Machine, l Launch, shared int) *Work {
	w := &Work{
		Machine: m, Launch: l, Shared: shared,
		Warps: int(entry.Int(gpu.AttrWarps, 4)), CTAs: gpu.CTAsOf(entry), Clustered: gpu.ClusteredOf(entry), Parts: gpu.SplitOf(entry),
		Resident: int(max(1, entry.Int(gpu.AttrOccupancy, 1))), Persistent: gpu.IsPersistent(entry),
		Abreast: 1, order: [3]int{0, 1, 2}, band: entry.Int(gpu.AttrBand, 0),
	}
	if _, abreast := gpu.AbreastOf(entry); abreast {
		w.Abreast = gpu.TeamsOf(entry)
	}
	if o := gpu.IntsOf(entry, gpu.AttrOrder); len(o) == 3 {
		copy(w.order[:], o)
	}
	if gpu.Streams(entry) {
		w.Streaming, w.Shares = int(entry.Int(gpu.AttrCTAs, int64(w.Resident*m.SMs))), gpu.StreamsOf(entry)
	}
	r := reader{Work: w, needs: map[*ast.Block]Registers{}, fetched: map[*ast.Block]int{}}
	r.block(entry.Body(0), float64(w.Parts))
	w.Needs.Held += FewRegisters
	w.roles(entry)
	w.fit(entry)
	return w
}

// roles counts the warps that copy, and the registers that they leave to the others.
func (w *Work) roles(entry *ast.Op) {
	for _, a := range w.Accesses {
		if a.Engine {
			w.RoleWarps = int(entry.Int(gpu.AttrRoleWarps, 1))
		}
	}
	if own, _, ok := gpu.RegistersOf(entry); ok {
		w.Has = own
		return
	}
	w.Has = w.Machine.RegistersFor((w.Warps + w.RoleWarps) * w.Resident)
}

// fit is how many CTAs a multiprocessor holds where the schedule does not say it.
func (w *Work) fit(entry *ast.Op) {
	if entry.Has(gpu.AttrOccupancy) {
		return
	}
	m := w.Machine
	n := m.CTAsOf(w.Warps + w.RoleWarps)
	if w.Shared > 0 {
		n = min(n, m.SharedPerSM/(w.Shared+m.SharedReserved))
	}
	registers := min(max(w.Needs.Total(), m.RegisterStep), m.RegistersPerThread)
	n = min(n, m.WarpsWith(registers, w.Warps+w.RoleWarps)/(w.Warps+w.RoleWarps))
	w.Resident = max(1, n)
	w.Has = m.RegistersPerThread
}

// reader goes through an entry.
type reader struct {
	*Work
	needs   map[*ast.Block]Registers
	fetched map[*ast.Block]int // registers of all threads for the tile that they load last, and hand on themselves
}

func (r *reader) block(b *ast.Block, times float64) {
	for op := range b.Ops() {
		r.op(op, times)
		if gpu.Is(op, gpu.SplitJoin) { // one of the CTAs goes on
			times /= float64(r.Parts)
		}
		inside := times
		if analysis.IsLoop(op) {
			n, known := r.Launch.trips(op)
			inside *= n
			r.Guessed = r.Guessed || !known
		}
		for _, region := range op.Regions() {
			for _, b := range region.Blocks {
				r.block(b, inside)
			}
		}
	}
}

func (r *reader) op(op *ast.Op, times float64) {
	switch {
	case gpu.IsProduct(op):
		r.product(op, times)
	case gpu.Is(op, gpu.SplitJoin):
		for _, v := range op.Operands() {
			r.Joined += float64(gpu.TileBytes(v))
		}
	case gpu.Is(op, gpu.StreamJoin):
		sums, _ := gpu.SumsOf(op)
		for _, v := range sums {
			r.Joined += float64(gpu.TileBytes(v))
		}
	case gpu.Is(op, gpu.SplitExchange):
		r.Exchanged += float64(gpu.TileBytes(gpu.Get(op, gpu.InTile)))
	case op.IsLoad():
		r.load(op, times)
	case op.WritesMemory():
		r.Accesses = append(r.Accesses, Access{Bytes: float64(written(op)), Times: times, Dims: analysis.GridDims{true, true, true}, Store: true, Stages: 1, For: 1, place: r.Launch.placeOf(op)})
	}
}

// written is how many bytes an op writes: those of its largest tile of numbers.
func written(op *ast.Op) (most int) {
	for _, v := range op.Operands() {
		if t := ast.AsTile(v.Type); t != nil && t.ElemNum() != num.Invalid {
			most = max(most, gpu.TileBytes(v))
		}
	}
	return most
}

func (r *reader) product(op *ast.Op, times float64) {
	instr, ok := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	grid := gpu.IntsOf(op, gpu.AttrGrid)
	at, ct := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	if !ok || len(grid) != 2 || at.Rank() != 2 {
		return
	}
	p := Product{M: int(ct.Shape[0]), N: int(ct.Shape[1]), K: int(at.Shape[1]), Times: times, Instr: instr, Bits: at.ElemNum().Bits()}
	p.SharedB = p.sharedBytes(grid)
	r.Products = append(r.Products, p)

	h := Held{Result: gpu.TileBytes(op.Value()) / 4, Sums: 1}
	if instr.MostK() > 0 && !op.Has(ast.KeyFastAcc) {
		h.Sums = 3
	}
	need := r.needs[op.Block()]
	switch {
	case byWarps(&p) && !r.Machine.Products.Has(machine.WGMMA):
		need.Held += p.fragments(grid, r.fetched[op.Block()]/(warpLanes*r.Warps*r.CTAs))
	case !instr.ReadsShared():
		h.Lhs = gpu.TileBytes(op.Get(ast.InLhs)) / 4
	}
	need.Add(h, 32*r.Warps*r.CTAs)
	r.needs[op.Block()] = need
	if need.Total() > r.Needs.Total() {
		r.Needs = need
	}
}

// fragments is how many registers of a thread operands of mma.sync take, where warps share a
// product as a grid: of one step of the instruction, while those of the next are on their way.
// Tiles that threads load go through shared memory one after the other: the first operand lies
// in registers as a whole when the second, for which a thread has so many fetched, follows.
func (p *Product) fragments(grid []int, fetched int) int {
	const steps = 2
	first, second := p.M/grid[0]*p.Bits/32, p.N/grid[1]*p.Bits/32 // of all threads of a warp, for one to sum over
	if fetched > 0 {
		return (first*p.K + max(second*min(steps*p.Instr.K, p.K), fetched*warpLanes)) / warpLanes
	}
	return steps * (first + second) * p.Instr.K / warpLanes
}

// sharedBytes is what a product reads from shared memory where warps share it as a grid: the
// first operand for each column of them, the second for each row, or, where four warps
// multiply together, for each 64 rows.
func (p *Product) sharedBytes(grid []int) float64 {
	elem := float64(p.Bits) / 8
	rows := grid[0]
	if p.Instr.ReadsShared() {
		rows = max(1, p.M/p.Instr.M)
	}
	return elem * float64(p.K) * (float64(p.M*grid[1]) + float64(p.N*rows))
}

func (r *reader) load(op *ast.Op, times float64) {
	read := 0
	for _, v := range op.Results() {
		if analysis.IsTile(v) {
			read = gpu.TileBytes(v)
		}
	}
	if read == 0 {
		return // a number, or a wait
	}
	copied, place := op.Str(gpu.AttrCopy), r.Launch.placeOf(op)
	if copied == "" || copied == gpu.CopyNone {
		r.fetched[op.Block()] = read / min(place.Piece, registerBytes)
	}
	together := 1
	if op.Parent().Opcode != ast.OpEntry { // in a loop: all teams read it
		together = r.Abreast
	}
	r.Accesses = append(r.Accesses, Access{
		Bytes: float64(read), Times: times, Dims: analysis.DependsUpTo(op.Operands()...), For: together,
		Copied: copied == gpu.CopyEngine || copied == gpu.CopyThreads, Engine: copied == gpu.CopyEngine, Stages: int(max(1, op.Int(gpu.AttrStages, 1))),
		place: place,
	})
}

const (
	lineBytes     = 128 // of L2
	mostAtOnce    = 16  // that a thread loads
	registerBytes = 4   // however few of them a load brings
)

// placeOf says how the tiles that an op reads or writes lie.
func (l *Launch) placeOf(op *ast.Op) place {
	p := place{Row: lineBytes, Piece: mostAtOnce}
	if !op.ThroughView() {
		return p
	}
	m := views.Of(op.Get(ast.InView).Type.(ast.View))
	elem := int64(m.Tensor.Elem.Bits())
	for d, n := range m.Tile {
		switch s := m.Tensor.Strides[m.Dim[d]]; {
		case s == 1:
			p.Row = int(min(lineBytes, max(1, n*elem/8)))
		case s != ast.Dynamic && s != 0:
			p.Piece = min(p.Piece, max(1, int(s*elem/8&-(s*elem/8))))
		}
	}
	if p.Piece < mostAtOnce || offLines(m, elem) {
		p.Crosses = float64(lineBytes) / float64(p.Row)
	}
	extents, ok := l.extents(op.Get(ast.InView))
	if !ok {
		return p
	}
	p.Beyond = beyond(m, extents)
	if copied, _ := op.Attr(gpu.AttrRealigned).(ast.BoolAttr); bool(copied) {
		p.Crosses, p.Aligned = 0, float64(elem)/8
		for _, n := range extents {
			p.Aligned *= float64(n)
		}
	}
	return p
}

// offLines reports whether rows of a tensor are known to begin within lines.
func offLines(m *views.Map, elem int64) (within bool) {
	for d := range m.Tile {
		s := m.Tensor.Strides[m.Dim[d]]
		within = within || s != 1 && s != ast.Dynamic && s*elem%(8*lineBytes) != 0
	}
	return within
}

// beyond is which part of a view's tiles lies beyond the tensor's edges.
func beyond(m *views.Map, extents []int64) float64 {
	tiles, within := make([]int64, m.Rank()), 1.0
	m.IndexSpace(extents, tiles)
	for d, n := range tiles {
		if all := n * m.Tile[d]; all > 0 {
			within *= min(1, float64(extents[m.Dim[d]])/float64(all))
		}
	}
	return 1 - within
}
