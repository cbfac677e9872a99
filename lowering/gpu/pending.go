package gpu

import (
	"math"
	"slices"

	"tileir/ast"
)

// What runs beside the threads is a value from the op that begins it to those that wait
// for it. A for hands it from an iteration to the next, and to what stands behind; an if
// hands on that of the way that was taken.
//
//	copies by threads    gpu.copy_async    a token, which a gpu.commit of its block takes
//	groups of them       gpu.commit        a token, which gpu.wait takes
//	products             gpu.mma           a tile, which gpu.mma_wait takes
//
// With S stages a loop carries S-1 groups, the oldest first, and closes one more:
//
//	gpu.wait %g1 {pending = S-2}
//	%g = gpu.commit %copy, …
//	continue …, %g2, …, %g
//
// Copies by a role are under way as what they take, a filling: the phase of an mbarrier.
// Who waits for it runs another program, in which the phase goes by its number (role.go); what
// that wait gives is a value again, the stage, which readers take (stages.go).

// IsCopying reports whether op begins copies that are under way as its result, or closes a
// group of them.
func IsCopying(op *ast.Op) bool { return Is(op, CopyAsync) || Is(op, Commit) }

// Waits lists the ops that wait for what is under way as v: in its iteration, in later
// ones, and behind the loops that carry it.
func Waits(v *ast.Value) (list []*ast.Op) {
	followPending(v, func(v *ast.Value, u ast.Use) {
		if WaitsFor(u.Op) != AtOnce && !slices.Contains(list, u.Op) {
			list = append(list, u.Op)
		}
	})
	return list
}

// followPending calls f for the uses of all values that stand for what is under way as v.
func followPending(v *ast.Value, f func(*ast.Value, ast.Use)) {
	seen := map[*ast.Value]bool{}
	for list := []*ast.Value{v}; len(list) > 0; {
		v, list = list[len(list)-1], list[:len(list)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		for _, u := range v.Uses() {
			f(v, u)
			if Is(u.Op, Commit) {
				list = append(list, u.Op.Value())
			}
			list = append(list, handedTo(u)...)
		}
	}
}

// handedTo lists what a for or an if makes of a value that it begins with or that a body
// of it ends with: the argument of the next iteration, and the result.
func handedTo(u ast.Use) []*ast.Value {
	loop, i := u.Op, u.Index
	switch u.Op.Opcode {
	case ast.OpYield:
		if branch := u.Op.Parent(); branch.Opcode == ast.OpIf {
			return []*ast.Value{branch.Result(i)}
		}
		return nil
	case ast.OpContinue:
		loop = loopOf(u.Op)
	case ast.OpFor:
		i -= loop.At(ast.InInitValues)
	}
	if loop == nil || loop.Opcode != ast.OpFor || i < 0 || u.Op != loop && u.Op.Opcode != ast.OpContinue {
		return nil
	}
	return []*ast.Value{loop.Carried()[i], loop.Result(i)}
}

// loopOf is the loop that a continue goes on with, which may stand in ifs.
func loopOf(end *ast.Op) *ast.Op {
	loop := end.Parent()
	for loop != nil && loop.Opcode == ast.OpIf {
		loop = loop.Parent()
	}
	return loop
}

// CopiesOf lists the copies of the groups that a gpu.wait takes.
func CopiesOf(wait *ast.Op) (list []*ast.Op) {
	for _, v := range reaching(wait.Operands()) {
		if !Is(v.Def(), Commit) {
			continue
		}
		for _, c := range v.Def().Operands() {
			if !slices.Contains(list, c.Def()) {
				list = append(list, c.Def())
			}
		}
	}
	return list
}

// reaching lists values and those that loops and ifs make them of.
func reaching(values []*ast.Value) []*ast.Value {
	list := slices.Clone(values)
	for i := 0; i < len(list); i++ {
		for _, from := range madeOf(list[i]) {
			if !slices.Contains(list, from.value) {
				list = append(list, from.value)
			}
		}
	}
	return list
}

// origin is a value that another is made of, and the op that hands it on: a for one that
// it begins with, or else the end of a body.
type origin struct {
	value *ast.Value
	at    *ast.Op
}

// madeOf lists what a for makes a value of that it carries, or an if its result, or none.
func madeOf(v *ast.Value) (list []origin) {
	op, i := v.Def(), v.Index()
	if op == nil {
		op, i = v.ArgOf().Parent(), i-1
	}
	switch {
	case op.Opcode == ast.OpIf:
		for _, end := range yieldsOf(op) {
			list = append(list, origin{end.Operand(i), end})
		}
	case op.Opcode == ast.OpFor && i >= 0:
		list = append(list, origin{op.List(ast.InInitValues)[i], op})
		for _, end := range endsOf(op.Body(0)) {
			list = append(list, origin{end.Operand(i), end})
		}
	}
	return list
}

// yieldsOf lists the yields of an if; a body that leaves a loop has none.
func yieldsOf(branch *ast.Op) (list []*ast.Op) {
	for i := range branch.Regions() {
		if b := branch.Body(i); b != nil && b.Last() != nil && b.Last().Opcode == ast.OpYield {
			list = append(list, b.Last())
		}
	}
	return list
}

// endsOf lists the continues of a loop's body.
func endsOf(body *ast.Block) (list []*ast.Op) {
	for op := range body.Ops() {
		switch op.Opcode {
		case ast.OpContinue:
			list = append(list, op)
		case ast.OpIf:
			for i := range op.Regions() {
				if b := op.Body(i); b != nil {
					list = append(list, endsOf(b)...)
				}
			}
		}
	}
	return list
}

// committedBehind is how many groups at least are closed between one of those that a
// gpu.wait takes and the wait, by whatever way the group came there.
func committedBehind(wait *ast.Op) int64 {
	behind := map[*ast.Value]int64{} // where a value is made: its group and then so many more were closed
	values := reaching(wait.Operands())
	for _, v := range values {
		behind[v] = math.MaxInt64
		if Is(v.Def(), Commit) {
			behind[v] = 0
		}
	}
	for changed := true; changed; {
		changed = false
		for _, v := range values {
			for _, from := range madeOf(v) {
				n := behind[from.value]
				if n == math.MaxInt64 {
					continue
				}
				if n += commitsUntil(from.value, from.at); n < behind[v] {
					behind[v], changed = n, true
				}
			}
		}
	}
	least := int64(math.MaxInt64)
	for _, v := range wait.Operands() {
		if n := behind[v]; n < math.MaxInt64 {
			least = min(least, n+commitsUntil(v, wait))
		}
	}
	return least
}

// commitsUntil counts the groups that are closed between where v is made and op at least,
// whatever loops and branches there are between.
func commitsUntil(v *ast.Value, op *ast.Op) (n int64) {
	home := v.ArgOf()
	if def := v.Def(); def != nil {
		home = def.Block()
	}
	for {
		for o := op.Prev(); o != nil && o != v.Def(); o = o.Prev() {
			n += commitsOf(o)
		}
		if op.Block() == home || op.Parent() == nil {
			return n
		}
		op = op.Parent()
	}
}

// commitsOf counts the groups that an op closes at least: an if as many as the way with the
// fewest that leads behind it, a loop none, as it may not run.
func commitsOf(op *ast.Op) (n int64) {
	switch {
	case Is(op, Commit):
		return 1
	case op.Opcode != ast.OpIf || len(op.Regions()) < 2 || op.Body(1) == nil:
		return 0
	}
	least := int64(math.MaxInt64)
	for i := range op.Regions() {
		way, last := int64(0), op.Body(i).Last()
		if last != nil && last.Opcode != ast.OpYield && last.Info().Is(ast.Terminator) {
			continue
		}
		for o := range op.Body(i).Ops() {
			way += commitsOf(o)
		}
		least = min(least, way)
	}
	if least == math.MaxInt64 {
		return 0
	}
	return least
}

// closed checks that a gpu.commit of its block takes a copy.
func (c *checker) closed(copy *ast.Op) {
	uses := copy.Value().Uses()
	switch {
	case len(uses) == 0:
		c.fail(copy, "expected %s behind it in its block that takes it: a copy in no group is never waited for", Commit)
	case len(uses) > 1 || !Is(uses[0].Op, Commit) || uses[0].Op.Block() != copy.Block():
		c.fail(copy, "expected one %s of its block to take it, and nothing else, got %s", Commit, uses[len(uses)-1].Op.ShortName())
	}
}

// commit checks that a group is of the copies that the hardware closes with it, and that
// somebody waits for it.
func (c *checker) commit(op *ast.Op) {
	if len(op.Operands()) == 0 {
		c.fail(op, "expected the copies of the group, got none")
		return
	}
	left := slices.Clone(op.Operands())
	for o := op.Prev(); o != nil && !Is(o, Commit); o = o.Prev() {
		switch {
		case Is(o, CopyAsync):
			i := slices.Index(left, o.Value())
			if i < 0 && len(o.Value().Uses()) > 0 {
				c.fail(op, "expected all %d copies started since the last %s, which are a group whatever it takes, got %d", copiesBefore(op), Commit, len(op.Operands()))
				return
			}
			if i >= 0 {
				left = slices.Delete(left, i, i+1)
			}
		case len(left) > 0 && contains(o, Commit):
			c.fail(op, "expected its copies behind %s, in which a group is closed", o.ShortName())
			return
		}
	}
	if len(left) > 0 {
		c.fail(op, "expected copies started since the last %s of its block, once each, got %s", Commit, definedBy(left[0]))
		return
	}
	c.awaited(op)
}

// copiesBefore counts the copies in front of a gpu.commit, up to the last one of its block.
func copiesBefore(commit *ast.Op) (n int) {
	for o := commit.Prev(); o != nil && !Is(o, Commit); o = o.Prev() {
		if Is(o, CopyAsync) {
			n++
		}
	}
	return n
}

// contains reports whether there is an op of a kind in the regions of another.
func contains(op *ast.Op, k Kind) (found bool) {
	op.Walk(func(o *ast.Op) { found = found || o != op && Is(o, k) })
	return found
}

// awaited checks that a group goes to who waits for it, and to no other reader.
func (c *checker) awaited(commit *ast.Op) {
	bad, unread := "", len(commit.Value().Uses()) == 0
	followPending(commit.Value(), func(_ *ast.Value, u ast.Use) {
		to := handedTo(u)
		if len(to) == 0 && !Is(u.Op, Wait) && bad == "" {
			bad = u.Op.ShortName()
		}
		for _, v := range to {
			unread = unread || len(v.Uses()) == 0
		}
	})
	switch {
	case bad != "":
		c.fail(commit, "expected its group to be waited for by %s or handed on by a for or an if only, until which its copies are under way, got %s", Wait, bad)
	case unread:
		c.fail(commit, "expected %s for its group, in every loop that carries it and behind, and behind every if that yields it", Wait)
	}
}

// wait checks that what is waited for are groups, and that none of them is among those
// that may still be under way then.
func (c *checker) wait(op *ast.Op) {
	if len(op.Operands()) == 0 {
		c.fail(op, "expected the groups to wait for, as %s gives them, got none", Commit)
		return
	}
	for _, v := range reaching(op.Operands()) {
		if !Is(v.Def(), Commit) && len(madeOf(v)) == 0 {
			c.fail(op, "expected groups of copies, as %s gives them, got %s", Commit, definedBy(v))
			return
		}
	}
	if n, most := op.Int(KeyPending, 0), committedBehind(op); n > most {
		c.fail(op, "expected no group to be under way but the %d closed behind those waited for, got pending = %d", most, n)
	}
}
