package legalize

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/opt"
	"tileir/lowering/plan/pass"
)

// A program that orders tile blocks itself launches a row of them and computes of the number
// of one where it stands:
//
//	%group = %x / (8·columns)        row    = 8·group + (%x mod 8·columns) mod min(8, rows − 8·group)
//	%in = %x mod (8·columns)         column = (%x mod 8·columns) / min(8, rows − 8·group)
//
// or it is persistent as it is written, and each tile block walks over its part of such numbers:
//
//	for %x in (%block to rows·columns, step %blocks)
//
// Which numbers are neighbours then no analysis of the formula has to find out: where the
// arguments that it reads are known, it is computed for each number. Two tile blocks can be
// merged whose numbers x and x + d differ in the bit d alone, if for all of them what is computed
// of both is either the same, or an even number and the one behind it, which may be
// nothing but an index of views. The merged ones have the numbers q = 0, 1, … :
//
//	x = q + q/d·d        indices that differ: half of what is computed of x

// numbering is what an entry computes of the number of a tile block.
type numbering struct {
	entry   *ast.Op
	walk    *ast.Op      // the loop of a tile block over its numbers, if there is one
	number  []*ast.Value // values that are the number
	count   int          // how many numbers there are
	known   map[*ast.Value]uint64
	slots   map[*ast.Value]int // of what depends on the number: where its value stands
	program []*ast.Op          // computes those, in order: slot 0 is the number, slot i+1 what op i makes
	read    []*ast.Value       // those of them that something else reads
	values  [][]int64          // of each of read, for each number
}

// pairing is a distance between numbers of tile blocks that are merged.
type pairing struct {
	*numbering
	distance int
	next     []*ast.Value // values of the second that are one more than those of the first; others are equal
}

// maxNumbered bounds for how many tile blocks places are computed.
const maxNumbered = 1 << 16

// numberingOf finds what an entry computes of the number of a tile block in a grid that is a
// row, for arguments that are known. The reason says why it is not merged by that; it is empty
// as well where no number is computed with.
func numberingOf(c *pass.Context) (n *numbering, why string) {
	grid, arguments := gpu.IntsOf(c.Op, gpu.AttrLaunch), gpu.IntsOf(c.Op, gpu.AttrArguments)
	if len(grid) != 3 || grid[1] != 1 || grid[2] != 1 {
		return nil, "the grid is no row of tile blocks"
	}
	n = &numbering{entry: c.Op, known: map[*ast.Value]uint64{}, slots: map[*ast.Value]int{}}
	for i := 0; i+1 < len(arguments); i += 2 {
		v := c.Op.Body(0).Args[arguments[i]]
		n.known[v] = num.Wrap(ast.AsTile(v.Type).ElemNum(), uint64(arguments[i+1]))
	}
	n.walk = walkOver(c.Op)
	n.findNumber()
	c.Walk(c.Op, n.add)
	if n.count = grid[0]; n.walk != nil {
		n.count = n.walked()
	}
	n.findRead()
	switch {
	case len(n.program) == 0:
		return nil, "nothing is computed of its number"
	case n.count == 0:
		return nil, "how many numbers there are depends on more than arguments that are known"
	case n.count > maxNumbered:
		return nil, fmt.Sprintf("there are more than %d, so where each of them stands is not computed here", maxNumbered)
	}
	if n.walk != nil {
		why = n.whyNotApart()
	}
	if why == "" && !n.compute() {
		why = "what is computed of its number is undefined for some"
	}
	return n, why
}

// walkOver finds the loop by which each tile block of a row takes every so manieth number, or nil.
func walkOver(entry *ast.Op) *ast.Op {
	for op := range entry.Body(0).Ops() {
		if op.Opcode != ast.OpFor || op.Has(ast.KeyUnsignedCmp) {
			continue
		}
		first, step := assumed(op.Get(ast.InLowerBound)), assumed(op.Get(ast.InStep))
		if isOf(first, ast.OpGetTileBlockId) && isOf(step, ast.OpGetNumTileBlocks) {
			return op
		}
	}
	return nil
}

// assumed is the value that assumes are about.
func assumed(v *ast.Value) *ast.Value {
	for v.Def() != nil && v.Def().Opcode == ast.OpAssume {
		v = v.Def().Source()
	}
	return v
}

// isOf reports whether a value is what an op says along x.
func isOf(v *ast.Value, code ast.Opcode) bool {
	return v.Def() != nil && v.Def().Opcode == code && v.Index() == 0
}

// findNumber has what counts tile blocks, and what is 0 for all of a row, known as such.
func (n *numbering) findNumber() {
	if n.walk != nil {
		n.number = append(n.number, n.walk.Body(0).Args[0])
	}
	n.entry.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpGetTileBlockId {
			return
		}
		for d, v := range op.Results() {
			if d > 0 {
				n.known[v] = 0
			} else if n.walk == nil {
				n.number = append(n.number, v)
			}
		}
	})
	for _, v := range n.number {
		n.slots[v] = 0
	}
}

// add takes up an op whose result is known, or known of the number.
func (n *numbering) add(op *ast.Op) {
	if len(op.Results()) != 1 || !isNumber(op.Value()) {
		return
	}
	if bits, ok := analysis.SplatBits(op.Value()); ok {
		n.known[op.Value()] = bits
		return
	}
	if !analysis.IsElementwise(op) {
		return
	}
	varies := false
	for _, v := range op.Operands() {
		_, slot := n.slots[v]
		_, known := n.known[v]
		if !slot && !known {
			return
		}
		varies = varies || slot
	}
	if varies {
		n.program = append(n.program, op)
		n.slots[op.Value()] = len(n.program)
	} else if bits, ok := n.evaluate(op, nil); ok {
		n.known[op.Value()] = bits
	}
}

// isNumber reports whether a value is one integer.
func isNumber(v *ast.Value) bool {
	t := ast.AsTile(v.Type)
	return t != nil && t.Rank() == 0 && t.ElemNum().IsInt()
}

// evaluate computes an op of values by slot, and of those that are known.
func (n *numbering) evaluate(op *ast.Op, values []uint64) (uint64, bool) {
	var in [3]uint64
	for i, v := range op.Operands() {
		if slot, ok := n.slots[v]; ok {
			in[i] = values[slot]
		} else {
			in[i] = n.known[v]
		}
	}
	switch op.Opcode {
	case ast.OpAssume:
		return in[0], true
	case ast.OpSelect:
		if in[0]&1 != 0 {
			return in[1], true
		}
		return in[2], true
	}
	return opt.Evaluate(op, in[:len(op.Operands())])
}

// walked is how many numbers all tile blocks walk over together; 0 if that is not known.
func (n *numbering) walked() int {
	end := n.walk.Get(ast.InUpperBound)
	bits, ok := n.known[end]
	if !ok {
		return 0
	}
	return int(max(0, num.Signed(ast.AsTile(end.Type).ElemNum(), bits)))
}

// findRead lists what of the number is read by anything but what is computed of it.
func (n *numbering) findRead() {
	note := func(v *ast.Value) {
		if slices.ContainsFunc(v.Uses(), func(u ast.Use) bool { return !n.computes(u.Op) }) {
			n.read = append(n.read, v)
		}
	}
	for _, v := range n.number {
		note(v)
	}
	for _, op := range n.program {
		note(op.Value())
	}
}

// computes reports whether an op is part of what is computed of the number.
func (n *numbering) computes(op *ast.Op) bool {
	return len(op.Results()) == 1 && n.slots[op.Value()] > 0
}

// whyNotApart says why numbers cannot be given to other tile blocks than those that walk over
// them: one of them might read what another has written, or write where it has, and
// those of one tile block follow each other.
func (n *numbering) whyNotApart() (why string) {
	stores := 0
	n.entry.Walk(func(op *ast.Op) {
		switch {
		case op.IsLoad() && op.ThroughView() && op.Get(ast.InToken) != nil && op.Get(ast.InToken).Def().Opcode != ast.OpMakeToken:
			why = op.ShortName() + " waits for what the tile block did before"
		case op.IsStore():
			stores++
		case (op.Opcode == ast.OpGetTileBlockId || op.Opcode == ast.OpGetNumTileBlocks) && !n.walksAlone(op.FirstResult()):
			why = "it reads more of its number than where its loop begins"
		}
	})
	for _, v := range n.walk.Carried() {
		if _, token := v.Type.(ast.TokenType); !token {
			why = "the loop over its numbers carries something"
		}
	}
	if stores != 1 {
		why = "it does not store one tile for each number"
	}
	return why
}

// walksAlone reports whether nothing but the bounds of the walk reads a value.
func (n *numbering) walksAlone(v *ast.Value) bool {
	return !slices.ContainsFunc(v.Uses(), func(u ast.Use) bool {
		return u.Op != n.walk && !(u.Op.Opcode == ast.OpAssume && n.walksAlone(u.Op.Value()))
	})
}

// compute finds what is read of each number. It says no where that is undefined.
func (n *numbering) compute() bool {
	values := make([]uint64, 1+len(n.program))
	n.values = make([][]int64, len(n.read))
	for x := range n.count {
		values[0] = uint64(x)
		for i, op := range n.program {
			v, ok := n.evaluate(op, values)
			if !ok {
				return false
			}
			values[i+1] = v
		}
		for i, v := range n.read {
			n.values[i] = append(n.values[i], num.Signed(ast.AsTile(v.Type).ElemNum(), values[n.slots[v]]))
		}
	}
	return true
}

// pair tries a distance between the numbers of tile blocks that are merged.
func (n *numbering) pair(distance int) *pairing {
	if distance < 1 || distance&(distance-1) != 0 || n.count%(2*distance) != 0 {
		return nil
	}
	p := &pairing{numbering: n, distance: distance}
	for i, v := range n.read {
		switch n.compare(i, distance) {
		case differ:
			return nil
		case follow:
			p.next = append(p.next, v)
		}
	}
	return p
}

// How what is computed of one number compares with what is computed of its pair's.
const (
	differ = iota
	equal
	follow // the first is even, and the second one more
)

// compare compares value i of all pairs.
func (n *numbering) compare(i, distance int) int {
	same, next := true, true
	for x, v := range n.values[i] {
		if x&distance == 0 {
			w := n.values[i][x+distance]
			same = same && v == w
			next = next && v&1 == 0 && v >= 0 && w == v+1
		}
	}
	switch {
	case same:
		return equal
	case next:
		return follow
	}
	return differ
}
