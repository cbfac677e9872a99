package opt

import (
	"math"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// splitLoops cuts
//
//	for %i in (lo to hi) { … if %i < c { A } else { B } … }
//
// into a loop up to c that does A and a loop from c that does B, where c does
// not change in the loop. The comparison may be any of < ≤ > ≥, either way
// round, and signed as the loop is. An if is worth it if one of its sides holds
// at least threshold ops or one op that takes long.
//
// As in the public pass, c + 1 and the index reached by the last step below hi
// are taken to be in the range of the index type.
func splitLoops(s scope, threshold int) {
	c := &loopSplitter{branches: map[*ast.Op][]*ast.Op{}}
	for op := range s.block.Ops() {
		c.collect(op, threshold)
	}
	for _, l := range c.loops {
		c.split(l.op, hint(l.op, l.threshold))
	}
}

// SplitAround cuts the loop around an if in two, as loop-split does, whatever the numbers are: where the loop counts in ones.
// It returns the second of them, or nil if the if does not ask for that.
func SplitAround(branch *ast.Op) (second *ast.Op) {
	loop := branch.Parent()
	if loop.Opcode != ast.OpFor || !isInteger(loop.Get(ast.InStep), 1) {
		return nil
	}
	s := findSplit(loop, branch, 1)
	if s == nil {
		return nil
	}
	s.exact = true
	return s.perform()[1]
}

// loopSplitter knows the loops of a module, those in regions of others before
// these, and for each loop the ifs in it, at whatever depth, that ask something
// which the loop itself computes.
type loopSplitter struct {
	loops    []foundLoop
	branches map[*ast.Op][]*ast.Op
}

type foundLoop struct {
	op        *ast.Op
	threshold int // that the function around it asks for
}

// collect notes what is in op, which stands in a function of the threshold or is
// one.
func (c *loopSplitter) collect(op *ast.Op, threshold int) {
	if op.Opcode == ast.OpEntry || op.Opcode == ast.OpTestFunc {
		threshold = hint(op, threshold)
	}
	for _, r := range op.Regions() {
		for _, b := range r.Blocks {
			for o := range b.Ops() {
				c.collect(o, threshold)
				if o.Opcode == ast.OpFor {
					c.loops = append(c.loops, foundLoop{o, threshold})
				}
				c.noteBranch(o)
			}
		}
	}
}

func (c *loopSplitter) noteBranch(op *ast.Op) {
	if op.Opcode != ast.OpIf {
		return
	}
	if cmp := defining(op.Get(ast.InCondition), ast.OpCmpI); cmp != nil {
		if loop := cmp.Block().Parent(); loop != nil && loop.Opcode == ast.OpFor {
			c.branches[loop] = append(c.branches[loop], op)
		}
	}
}

// split cuts a loop, if there is an if that is worth it: for the first of those.
func (c *loopSplitter) split(f *ast.Op, limit int) {
	vain := map[splitTry]bool{}
	find := func(branch *ast.Op) *split {
		if len(branch.Operands()) == 0 {
			return nil // erased with a loop that was cut
		}
		try := splitTry{branch.Get(ast.InCondition), hint(branch, limit)}
		if vain[try] {
			return nil
		}
		s := findSplit(f, branch, try.threshold)
		vain[try] = s == nil
		return s
	}
	if !slices.ContainsFunc(c.branches[f], func(branch *ast.Op) bool { return find(branch) != nil }) {
		return
	}
	for _, branch := range innerFirst(f, ast.OpIf) {
		if s := find(branch); s != nil {
			for _, half := range s.perform() {
				half.Walk(c.noteBranch)
			}
			return
		}
	}
}

// splitTry is all that it depends on whether a loop can be cut for an if.
type splitTry struct {
	cond      *ast.Value
	threshold int
}

// innerFirst lists the ops of an opcode in op, those in regions of others
// before these.
func innerFirst(op *ast.Op, code ast.Opcode) (list []*ast.Op) {
	var visit func(op *ast.Op)
	visit = func(op *ast.Op) {
		for _, r := range op.Regions() {
			for _, b := range r.Blocks {
				for o := range b.Ops() {
					visit(o)
					if o.Opcode == code {
						list = append(list, o)
					}
				}
			}
		}
	}
	visit(op)
	return list
}

func hint(op *ast.Op, otherwise int) int {
	if op == nil {
		return otherwise
	}
	return int(op.Int(ast.LoopSplitHint, int64(otherwise)))
}

// split is a way to cut a loop.
type split struct {
	loop, cmp *ast.Op
	bound     *ast.Value // what the index is compared with
	next      bool       // the second loop starts after bound, not at it
	second    bool       // the condition holds in the second loop
	ifs       map[*ast.Op]bool
	keep      bool // somebody but ifs reads the comparison
	exact     bool // bound may be the greatest integer
}

// findSplit returns how to cut f because of branch, or nil.
func findSplit(f, branch *ast.Op, threshold int) *split {
	cmp := defining(branch.Get(ast.InCondition), ast.OpCmpI)
	if threshold == 0 || cmp == nil || cmp.Block() != f.Body(0) {
		return nil
	}
	s := &split{loop: f, cmp: cmp, ifs: map[*ast.Op]bool{}}
	if !s.compare() || !s.inRange() {
		return nil
	}
	worth := false
	for _, u := range cmp.Value().Uses() {
		if u.Op.Opcode == ast.OpIf {
			worth = worth || isWorth(u.Op, threshold)
		}
		if u.Op.Opcode == ast.OpIf && u.Op.Block() == cmp.Block() && staysInLoop(u.Op) {
			s.ifs[u.Op] = true
		} else {
			s.keep = true
		}
	}
	if !worth {
		return nil
	}
	return s
}

// mirrored is the comparison with its sides swapped.
var mirrored = map[uint32]uint32{
	ast.CmpLess: ast.CmpGreater, ast.CmpLessEqual: ast.CmpGreaterEqual,
	ast.CmpGreater: ast.CmpLess, ast.CmpGreaterEqual: ast.CmpLessEqual,
}

// compare reads the comparison as index against bound, and reports whether the
// bound stays the same in the loop.
func (s *split) compare() bool {
	pred := s.cmp.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	if _, ordered := mirrored[pred]; !ordered || s.cmp.Enum(ast.KeySignedness, ast.Signed) != s.signedness() {
		return false
	}
	body := s.loop.Body(0)
	switch index := s.loop.InductionVariable(); index {
	case s.cmp.Get(ast.InLhs):
		s.bound = s.cmp.Get(ast.InRhs)
	case s.cmp.Get(ast.InRhs):
		s.bound = s.cmp.Get(ast.InLhs)
		pred = mirrored[pred]
	default:
		return false
	}
	s.next = pred == ast.CmpGreater || pred == ast.CmpLessEqual
	s.second = pred == ast.CmpGreater || pred == ast.CmpGreaterEqual
	if s.bound.ArgOf() == body {
		return false
	}
	def := s.bound.Def()
	return def == nil || !isInside(def, body)
}

// inRange reports whether the bound is not known to be the greatest integer,
// after which no loop can start.
func (s *split) inRange() bool {
	d := constantOf(s.bound)
	if !s.next || d == nil {
		return true
	}
	width := d.Type.ElemNum().Bits()
	greatest := uint64(math.MaxUint64) >> (64 - width)
	if s.signedness() == ast.Signed {
		greatest >>= 1
	}
	return d.Elem(0) != greatest
}

func (s *split) signedness() uint32 {
	if s.loop.Has(ast.KeyUnsignedCmp) {
		return ast.Unsigned
	}
	return ast.Signed
}

// slowOps, and loads and stores, are worth cutting a loop for, however few they are.
var slowOps = map[ast.Opcode]bool{
	ast.OpMmaF: true, ast.OpMmaI: true, ast.OpReduce: true, ast.OpIf: true, ast.OpFor: true,
}

// isWorth reports whether branch holds enough work.
func isWorth(branch *ast.Op, threshold int) bool {
	for i := range branch.Regions() {
		b := branch.Body(i)
		if b == nil {
			continue
		}
		if b.Len()-1 >= threshold {
			return true
		}
		for op := range b.Ops() {
			if slowOps[op.Opcode] || op.IsLoad() || op.IsStore() {
				return true
			}
		}
	}
	return threshold == 1
}

// staysInLoop reports whether each side of branch yields or continues, and so
// may stand directly in a for.
func staysInLoop(branch *ast.Op) bool {
	then, other := terminators(branch)
	for _, t := range []*ast.Op{then, other} {
		if t != nil && !isYield(t) && t.Opcode != ast.OpContinue {
			return false
		}
	}
	return true
}

// perform replaces the loop by two, and returns them.
func (s *split) perform() [2]*ast.Op {
	f := s.loop
	lo, hi := f.Get(ast.InLowerBound), f.Get(ast.InUpperBound)
	point := s.point()
	end := s.binary(ast.OpMinI, point, hi, signed(s.signedness()))
	start := s.binary(ast.OpMaxI, point, lo, signed(s.signedness()))
	first := s.half(lo, end, f.List(ast.InInitValues), !s.second)
	second := s.half(start, hi, first.Results(), s.second)
	for i, r := range f.Results() {
		r.ReplaceAllUses(second.Result(i))
	}
	f.Erase()
	return [2]*ast.Op{first, second}
}

// point computes the first index of the second loop, before it is held between
// the bounds of the loop.
func (s *split) point() *ast.Value {
	f := s.loop
	lo, step, point := f.Get(ast.InLowerBound), f.Get(ast.InStep), s.bound
	if s.next && s.exact { // no iteration is behind the last one, which is below some integer
		last := s.binary(ast.OpSubI, f.Get(ast.InUpperBound), s.one(step.Type), overflowNone)
		point = s.binary(ast.OpMinI, point, last, signed(s.signedness()))
	}
	if s.next {
		point = s.binary(ast.OpAddI, point, s.one(step.Type), overflowNone)
	}
	if isInteger(step, 1) {
		return point
	}
	// The index takes the values lo, lo + step, …: round up to one of them.
	steps := s.binary(ast.OpDivI, s.binary(ast.OpSubI, point, lo, overflowNone), step,
		signed(s.signedness()), ast.NamedAttr{Name: ast.KeyRounding, Value: ast.EnumOf(ast.EnumRounding, ast.RoundPosInf)})
	return s.binary(ast.OpAddI, lo, s.binary(ast.OpMulI, steps, step, overflowNone), overflowNone)
}

var overflowNone = ast.NamedAttr{Name: ast.KeyOverflow, Value: ast.EnumOf(ast.EnumOverflow, ast.OverflowNone)}

func signed(v uint32) ast.NamedAttr {
	return ast.NamedAttr{Name: ast.KeySignedness, Value: ast.EnumOf(ast.EnumSignedness, v)}
}

// insert puts an op before the loop.
func (s *split) insert(op *ast.Op) *ast.Op {
	op.Loc, op.Pos = s.loop.Loc, s.loop.Pos
	ast.InsertBefore(s.loop, op)
	return op
}

func (s *split) binary(code ast.Opcode, a, b *ast.Value, attrs ...ast.NamedAttr) *ast.Value {
	op := ast.NewOp(code, []*ast.Value{a, b}, []ast.Type{a.Type})
	op.Attrs = attrs
	return s.insert(op).Value()
}

func (s *split) one(t ast.Type) *ast.Value {
	d := &ast.DenseAttr{Type: ast.AsTile(t), Splat: true}
	d.Data = make([]byte, d.ElemBytes())
	d.Data[0] = 1
	return s.insert(constant(d)).Value()
}

// half makes the loop for one side of the condition. As in the public pass, it
// has none of the attributes that say something about the loop as it was, such
// as when to cut it.
func (s *split) half(lo, hi *ast.Value, inits []*ast.Value, holds bool) *ast.Op {
	f := s.loop
	types := make([]ast.Type, len(f.Results()))
	for i, r := range f.Results() {
		types[i] = r.Type
	}
	out := ast.NewOp(ast.OpFor, append([]*ast.Value{lo, hi, f.Get(ast.InStep)}, inits...), types)
	for _, a := range f.Attrs {
		if f.Info().AttrIndex(a.Name) >= 0 {
			out.Attrs = append(out.Attrs, a)
		}
	}
	body := out.AddRegion().AddBlock()
	values := map[*ast.Value]*ast.Value{}
	for _, a := range f.Body(0).Args {
		v := body.AddArg(a.Type)
		v.Name = a.Name
		values[a] = v
	}
	s.fill(body, values, holds)
	return s.insert(out)
}

// fill copies the body of the loop, where of each if only one side is left.
func (s *split) fill(body *ast.Block, values map[*ast.Value]*ast.Value, holds bool) {
	for op := range s.loop.Body(0).Ops() {
		switch {
		case op == s.cmp && s.keep:
			c := constant(truthConstant(holds))
			c.Loc = op.Loc
			body.Append(c)
			values[op.Value()] = c.Value()
		case op == s.cmp:
		case !s.ifs[op]:
			body.Append(op.Clone(values))
		default:
			if fillSide(body, op, values, holds) {
				return
			}
		}
	}
}

func truthConstant(v bool) *ast.DenseAttr {
	d := &ast.DenseAttr{Type: ast.Tile(num.I1), Splat: true, Data: []byte{0}}
	if v {
		d.Data[0] = 1
	}
	return d
}

// fillSide copies one side of an if, and reports whether it ends the body.
func fillSide(body *ast.Block, branch *ast.Op, values map[*ast.Value]*ast.Value, holds bool) bool {
	side := branch.Body(1)
	if holds {
		side = branch.Body(0)
	}
	if side == nil {
		return false
	}
	for op := range side.Ops() {
		if !isYield(op) {
			body.Append(op.Clone(values))
			continue
		}
		for i, v := range op.Operands() {
			if to := values[v]; to != nil {
				v = to
			}
			values[branch.Result(i)] = v
		}
	}
	return isJump(side.Last())
}
