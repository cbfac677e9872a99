package legalize

import (
	"fmt"
	"math/bits"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// splitK has several CTAs share a tile block's loop over what its products sum over, where the
// schedule says so: a grid with fewer tile blocks than there are multiprocessors keeps more of them
// busy. Each CTA runs as many iterations as the others, or one more, one part behind the other. Those
// of a cluster then add up their rows of all parts, in their order, and go on with them:
//
//	%sum = for %k in (%from to %to) …         %part = gpu.split_part
//	%h = ftof %sum                            %own = for %k in (%first to %end) …
//	store %h, %c[%x, %y] : tile=(128x64)      %0, %1 = gpu.split_exchange %own {along = 0}
//	                                          %rows = addf %0, %1
//	                                          %h = ftof %rows
//	                                          store %h, %c[2·%x + %part, %y] : tile=(64x64)
//
// Through memory, the last one adds up all, and goes on alone with the program as it is:
//
//	%sum = for %k in (%from to %to) …         %part = gpu.split_part
//	%h = ftof %sum                            %own = for %k in (%first to %end) …
//	store %h, %c[%x, %y]                      %sum = gpu.split_join %own
//	                                          %h = ftof %sum
//	                                          store %h, %c[%x, %y]
//
// Sums of floating-point numbers are rounded otherwise than in the order of the program, though
// always in the same way. So nothing but the schedule that somebody gives asks for it.
func splitK(c *pass.Context) error {
	parts := gpu.SplitOf(c.Op)
	if parts == 1 {
		remarkSplit(c)
		return nil
	}
	s := &splitting{Context: c, parts: parts}
	why := s.choose()
	if s.find(); s.why == "" {
		s.split()
	}
	if s.why != "" {
		return c.Wrong(c.Op, "%s = %d, which is not possible: %s", gpu.AttrSplitK, parts, s.why)
	}
	if s.memory {
		c.Remark(s.loop, remark.SplitKMemory, "ctas", parts, "why", why)
		return nil
	}
	c.Remark(s.loop, remark.SplitK, "ctas", parts)
	s.remarkRoom()
	return nil
}

// choose decides through what the CTAs give each other what they have, unless the schedule says it,
// and says why it is memory.
func (s *splitting) choose() (why string) {
	by := s.Op.Str(gpu.AttrSplitBy)
	grid := gpu.IntsOf(s.Op, gpu.AttrLaunch)
	switch {
	case by != "":
		why = "as the schedule says"
	case !s.Machine.Clusters:
		by, why = gpu.SplitByMemory, s.Machine.Generation+" has no clusters"
	case s.parts > s.Machine.ClusterPortable:
		by, why = gpu.SplitByMemory, fmt.Sprintf("a cluster has at most %d", s.Machine.ClusterPortable)
	case grid != nil && grid[0]*grid[1]*grid[2] > s.Machine.ClustersAtOnce(s.parts, 1):
		by, why = gpu.SplitByMemory, fmt.Sprintf("%d clusters do not find room at one time", grid[0]*grid[1]*grid[2])
	default:
		by = gpu.SplitByCluster
	}
	s.Op.SetAttr(gpu.AttrSplitBy, ast.StringAttr(by))
	s.memory = by == gpu.SplitByMemory
	return why
}

// splitting is what becomes of an entry whose sums are split.
type splitting struct {
	*pass.Context
	parts  int
	memory bool         // through which they give each other what they have, or through clusters
	loop   *ast.Op      // that adds up
	sums   []*ast.Value // its results that are sums
	rows   *rowsOfPart
	why    string // what stands against it
}

func (s *splitting) refuse(format string, args ...any) {
	if s.why == "" {
		s.why = fmt.Sprintf(format, args...)
	}
}

// find looks for the loop that adds up, and checks that it can run in parts.
func (s *splitting) find() {
	s.Walk(s.Op, func(op *ast.Op) {
		if !gpu.IsProduct(op) {
			return
		}
		switch loop := op.Parent(); {
		case loop == s.Op:
			s.refuse("a product stands in no loop")
		case loop.Parent() != s.Op:
			s.refuse("a product stands in %s within %s: CTAs share a for of the entry itself", loop.ShortName(), loop.Parent().ShortName())
		case loop.Opcode != ast.OpFor:
			s.refuse("a product stands in %s: CTAs share a for", loop.ShortName())
		case s.loop != nil && s.loop != loop:
			s.refuse("its products stand in several loops")
		case !carriedAlone(op):
			s.refuse("its loop does more with a product than to add it up")
		default:
			s.loop = loop
			s.add(loop.Result(op.Get(ast.InAcc).CarriedIndex()))
		}
	})
	if s.loop == nil {
		s.refuse("no product is added up in a loop")
		return
	}
	s.checkLoop()
	s.checkBesides()
}

// add takes note of a sum, which goes through the shared memory of each CTA of a cluster as a whole.
func (s *splitting) add(sum *ast.Value) {
	s.sums = append(s.sums, sum)
	if n := gpu.TileBytes(sum); !s.memory && n > s.Machine.SharedPerCTA {
		s.refuse("what its loop adds up takes %d bytes of shared memory, and a CTA of %s has at most %d", n, s.Machine.Generation, s.Machine.SharedPerCTA)
	}
}

// checkLoop demands that each iteration of the loop may be run by another CTA.
func (s *splitting) checkLoop() {
	step, known := analysis.SplatValue(s.loop.Get(ast.InStep))
	switch {
	case ast.AsTile(s.loop.InductionVariable().Type).ElemNum() != num.I32 || s.loop.Has(ast.KeyUnsignedCmp):
		s.refuse("its loop counts otherwise than in signed numbers of 32 bits")
	case !known || step <= 0:
		s.refuse("the step of its loop is not known to be positive")
	}
	for i, v := range s.loop.Carried() {
		if _, token := v.Type.(ast.TokenType); !token && !slices.Contains(s.sums, s.loop.Result(i)) {
			s.refuse("its loop carries %s besides, of which a CTA does not know what its part begins with", v.Type)
		}
	}
	s.Walk(s.loop, func(op *ast.Op) {
		if op.AccessesMemory() && !op.IsWeakLoad() || !op.AccessesMemory() && !quiet(op) {
			s.refuse("its loop does more than to load and compute: %s", op.ShortName())
		}
	})
}

// checkBesides demands of what stands outside the loop that all CTAs may do it, or each for its
// rows. What stands behind it one of them does alone where they share sums through memory.
func (s *splitting) checkBesides() {
	last := s.Op.Body(0).Last()
	s.Walk(s.Op, func(op *ast.Op) {
		switch {
		case op == s.Op || op == last || op.IsWeakLoad() || op.Parent() == s.loop || s.memory && s.behind(op):
		case op.IsStore() && op.IsWeak():
			if op.Block() != s.Op.Body(0) || op.IsBefore(s.loop) {
				s.refuse("it stores elsewhere than behind its loop, in the entry itself")
			}
		case op.AccessesMemory() || !quiet(op):
			s.refuse("each CTA would do %s once more", op.ShortName())
		}
	})
}

// behind reports whether an op stands behind the loop.
func (s *splitting) behind(op *ast.Op) bool {
	for op.Parent() != s.Op {
		op = op.Parent()
	}
	return s.loop.IsBefore(op)
}

// quiet reports whether nobody can tell that an op was run once more: it computes, or holds what
// does.
func quiet(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpAssume, ast.OpGetTileBlockId, ast.OpGetNumTileBlocks, ast.OpMakeToken, ast.OpJoinTokens,
		ast.OpFor, ast.OpContinue, ast.OpIf, ast.OpYield, ast.OpReduce, ast.OpScan:
		return true
	}
	return analysis.Repeatable(op)
}

// split has each CTA run its part, and go on with its rows of the sum.
func (s *splitting) split() {
	body := s.Op.Body(0)
	own := gpu.NewSplitPart(s.loop)
	ast.InsertBefore(body.First(), own)
	s.bound(own.Value())
	if s.memory {
		s.join()
		dce.RemoveDead(s.Context)
		return
	}
	mark := s.gather()
	s.rows = &rowsOfPart{Context: s.Context, parts: s.parts, part: own.Value(), mark: mark, sums: s.sums, made: map[rowsKey]*ast.Value{}, along: map[*ast.Value]int{}, loads: map[*ast.Op][]*ast.Value{}}
	for op := mark; op != nil && s.why == ""; op = op.Next() {
		if op.IsStore() {
			s.why = s.rows.store(op)
		}
	}
	mark.Erase()
	dce.RemoveDead(s.Context)
	for load := body.First(); load != nil; {
		next := load.Next()
		dropLoad(load, s.rows.loads[load])
		load = next
	}
	dce.RemoveDead(s.Context)
}

// join has the CTA that comes last go on with the sums of all.
func (s *splitting) join() {
	join := gpu.NewSplitJoin(s.loop, s.sums)
	ast.InsertAfter(s.loop, join)
	s.replaceSums(join, join.Results(), build.At{Mark: join.Next()})
}

// replaceSums has all that reads the sums read totals in their place, but for the op that makes them. What
// a sum begins with is added then, at a place behind, unless it is nothing.
func (s *splitting) replaceSums(join *ast.Op, totals []*ast.Value, at build.At) {
	for i, sum := range s.sums {
		total, first := totals[i], s.loop.List(ast.InInitValues)[sum.Index()]
		if !isZeros(first) {
			s.loop.SetOperand(s.loop.At(ast.InInitValues)+sum.Index(), build.At{Mark: s.loop}.Zeros(ast.AsTile(sum.Type)))
			total = addTiles(at, first, total)
		}
		for _, u := range slices.Clone(sum.Uses()) {
			if u.Op != join && !within(u.Op, join) {
				u.Op.SetOperand(u.Index, total)
			}
		}
	}
}

// within reports whether op stands in a region of another.
func within(op, other *ast.Op) bool {
	for op = op.Parent(); op != nil; op = op.Parent() {
		if op == other {
			return true
		}
	}
	return false
}

// dropLoad removes a load of a tile that nobody reads but by rows: who waits for it waits for
// those.
func dropLoad(load *ast.Op, rows []*ast.Value) {
	if len(rows) == 0 || len(load.Loaded().Uses()) > 0 {
		return
	}
	done := rows[0]
	if len(rows) > 1 {
		done = build.At{Mark: load}.Op(ast.OpJoinTokens, ast.TokenType{}, rows...).Value()
	}
	load.Get(ast.OutToken).ReplaceAllUses(done)
	load.Erase()
}

// bound has the loop run a part of its iterations: of n, n/parts, and one more in each of the
// first n mod parts. They are counted in 64 bits where what lies between the bounds, or the end
// of the last one, may not fit into 32.
func (s *splitting) bound(part *ast.Value) {
	a := build.At{Mark: s.loop}
	from, to := s.loop.Get(ast.InLowerBound), s.loop.Get(ast.InUpperBound)
	first, known := analysis.SplatValue(from)
	step, _ := analysis.SplatValue(s.loop.Get(ast.InStep))
	t := num.I32
	if !known || first < 0 || step > 1 {
		t, from, to, part = num.I64, a.Wide(from), a.Wide(to), a.Wide(part)
	}
	to = a.Signed(ast.OpMaxI, to, from)
	n := to
	if !known || first != 0 {
		n = a.Binary(ast.OpSubI, to, from)
	}
	if step > 1 {
		n = a.Signed(ast.OpDivI, a.Binary(ast.OpAddI, n, a.Constant(t, step-1)), a.Constant(t, step))
	}
	each := a.Signed(ast.OpShRI, n, a.Constant(t, int64(bits.TrailingZeros(uint(s.parts)))))
	more := a.Binary(ast.OpAndI, n, a.Constant(t, int64(s.parts-1)))
	begin := func(part *ast.Value) *ast.Value {
		at := a.Binary(ast.OpAddI, a.Binary(ast.OpMulI, each, part), a.Signed(ast.OpMinI, part, more))
		if step > 1 {
			at = a.Binary(ast.OpMulI, at, a.Constant(t, step))
		}
		if known && first == 0 {
			return at
		}
		return a.Binary(ast.OpAddI, from, at)
	}
	bounds := []*ast.Value{begin(part), begin(a.Binary(ast.OpAddI, part, a.Constant(t, 1)))}
	if step > 1 {
		bounds[1] = a.Signed(ast.OpMinI, bounds[1], to)
	}
	for i, v := range bounds {
		if t == num.I64 {
			v = a.Op(ast.OpTruncI, ast.Tile(num.I32), v).Value()
		}
		s.loop.SetOperand(i, v)
	}
}

// gather moves what the sums are not needed for, behind the loop, before a mark, and returns
// the mark: what is loaded is there before any CTA stores.
func (s *splitting) gather() (mark *ast.Op) {
	depends := map[*ast.Value]bool{}
	for _, v := range s.sums {
		depends[v] = true
	}
	mark = gpu.New(s.loop, gpu.Commit, nil)
	ast.InsertAfter(s.loop, mark)
	last := s.Op.Body(0).Last()
	for op := mark.Next(); op != nil; {
		next := op.Next()
		found := false
		op.Walk(func(o *ast.Op) {
			found = found || slices.ContainsFunc(o.Operands(), func(v *ast.Value) bool { return depends[v] })
		})
		switch {
		case found || op.IsStore() || op == last:
			for _, r := range op.Results() {
				depends[r] = true
			}
			if found && op.IsLoad() {
				s.refuse("%s waits for the sum, or for what is stored of it", op.ShortName())
			}
		default:
			op.Unlink()
			ast.InsertBefore(mark, op)
		}
		op = next
	}
	return mark
}

// leastIterations is how many iterations a part should have, if it is known how many there are:
// to exchange what was added up takes as long as some of them.
const leastIterations = 4

// usualParts is how many CTAs should share a sum at most: each has as much to tell the others.
const usualParts = 8

// remarkSplit says of a loop over products that it could be split, where the grid is known to
// leave at least every second multiprocessor idle.
func remarkSplit(c *pass.Context) {
	grid := gpu.IntsOf(c.Op, gpu.AttrLaunch)
	if !c.Listening() || grid == nil || onClusters(c) {
		return
	}
	s := &splitting{Context: c, parts: 1, memory: true}
	if s.find(); s.why != "" {
		return
	}
	blocks, most := grid[0]*grid[1]*grid[2], usualParts
	if n := s.iterations(); n > 0 {
		most = min(most, n/leastIterations)
	}
	ctas := 1
	for 2*ctas <= most && 2*ctas*blocks <= c.Machine.SMs {
		ctas *= 2
	}
	if ctas > 1 {
		c.Remark(s.loop, remark.SplitKNot, "blocks", blocks, "sms", c.Machine.SMs, "ctas", ctas)
	}
}

// remarkRoom says that not all clusters find room, where the grid is known.
func (s *splitting) remarkRoom() {
	grid := gpu.IntsOf(s.Op, gpu.AttrLaunch)
	if !s.Listening() || grid == nil {
		return
	}
	blocks, once := grid[0]*grid[1]*grid[2], s.Machine.ClustersAtOnce(s.parts, 1)
	if blocks > once {
		s.Remark(s.loop, remark.SplitKRoom, "blocks", blocks, "ctas", s.parts, "once", once, "fits", s.fitting(blocks, s.parts))
	}
}

// fitting is the most CTAs, of at most so many, that can share each of so many tile blocks and all
// have a multiprocessor for themselves.
func (s *splitting) fitting(blocks, most int) (ctas int) {
	for ctas = 1; 2*ctas <= most && blocks <= s.Machine.ClustersAtOnce(2*ctas, 1); {
		ctas *= 2
	}
	return ctas
}

// iterations is how many the loop has, as far as constants say it; 0 if they do not.
func (s *splitting) iterations() int {
	from, known := analysis.SplatValue(s.loop.Get(ast.InLowerBound))
	to, also := analysis.SplatValue(s.loop.Get(ast.InUpperBound))
	step, positive := analysis.SplatValue(s.loop.Get(ast.InStep))
	if !known || !also || !positive || step <= 0 || to <= from {
		return 0
	}
	return int((to - from + step - 1) / step)
}
