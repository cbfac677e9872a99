package ast

import (
	"context"
	"slices"
	"strconv"

	"tileir/ast/num"
	"tileir/halt"
)

// The names of values follow the public printer: numbers in the order of
// definition, %arg0 for arguments, and for some ops a hint, such as %c1_i32;
// a hint that is taken gets a number behind it. Counting goes on from a region
// into the regions inside it, each of which starts where the enclosing region
// has ended; in the generic form, where the region after it has ended, so that no
// number comes twice.

// names holds the names of the values in the regions that are open: those around
// what is printed and the one at hand. So it stays small, whatever the size of
// the module.
type names struct {
	ctx     context.Context
	generic bool
	ids     map[*Value]int32     // a number, or minus one minus an index into trail
	used    map[string]bool      // the names in trail
	trail   []string             // the hints in use, made unique, in the order of their coming
	open    []openRegion         // outermost first
	starts  map[*Region]counters // in the generic form, where counting starts
}

// openRegion is a region whose values have names.
type openRegion struct {
	region *Region
	mark   int // the length of the trail before it
	end    counters
}

// counters is what a region hands to the regions inside it.
type counters struct{ value, arg, conflict int }

// newNames returns the names for the print of a region and what is in it.
func newNames(ctx context.Context, generic bool, root *Region) *names {
	n := &names{ctx: ctx, generic: generic, ids: map[*Value]int32{}, used: map[string]bool{}}
	if generic {
		n.starts = map[*Region]counters{}
		n.count(root, counters{})
	}
	return n
}

// count notes where counting starts in a region of the generic form and in those
// inside it, and returns where it ends. The public printer takes the last first.
func (n *names) count(r *Region, c counters) counters {
	halt.If(n.ctx)
	n.starts[r] = c
	for i, block := range r.Blocks {
		if i == 0 {
			c.arg += len(block.Args)
		} else {
			c.value += len(block.Args)
		}
		for op := block.first; op != nil; op = op.next {
			c.value += min(1, len(op.Results()))
		}
	}
	for _, block := range slices.Backward(r.Blocks) {
		for op := block.last; op != nil; op = op.prev {
			for _, inner := range slices.Backward(op.Regions()) {
				c = n.count(inner, c)
			}
		}
	}
	return c
}

// enter names all that is defined in a region, but not in its ops' regions, unless
// it has been entered already: arguments may be printed before it. It must be left
// before another one beside it is entered.
func (n *names) enter(r *Region) {
	top := len(n.open) - 1
	if top >= 0 && n.open[top].region == r {
		return
	}
	var c counters
	switch {
	case n.generic:
		c = n.starts[r]
	case top >= 0:
		c = n.open[top].end
	}
	mark := len(n.trail)
	if r.op != nil && !n.generic {
		n.argumentHints(r.op, r.Blocks, &c)
	}
	for i, block := range r.Blocks {
		for _, a := range block.Args {
			if _, ok := n.ids[a]; ok {
				continue
			}
			if i == 0 {
				n.hint(a, "arg"+strconv.Itoa(c.arg), &c)
				c.arg++
			} else {
				n.number(a, &c)
			}
		}
		for op := block.first; op != nil; op = op.next {
			halt.If(n.ctx)
			n.op(op, &c)
		}
	}
	n.open = append(n.open, openRegion{r, mark, c})
}

// leave forgets the names of the region entered last.
func (n *names) leave() {
	top := n.open[len(n.open)-1]
	n.open = n.open[:len(n.open)-1]
	for _, block := range top.region.Blocks {
		for _, a := range block.Args {
			delete(n.ids, a)
		}
		for op := block.first; op != nil; op = op.next {
			for _, v := range op.Results() {
				delete(n.ids, v)
			}
		}
	}
	for _, name := range n.trail[top.mark:] {
		delete(n.used, name)
	}
	n.trail = n.trail[:top.mark]
}

func (n *names) number(v *Value, c *counters) {
	n.ids[v] = int32(c.value)
	c.value++
}

// hint names a value by a hint, made unique.
func (n *names) hint(v *Value, hint string, c *counters) {
	if hint == "" {
		n.number(v, c)
		return
	}
	name := hint
	for n.used[name] {
		name = hint + "_" + strconv.Itoa(c.conflict)
		c.conflict++
	}
	n.used[name] = true
	n.trail = append(n.trail, name)
	n.ids[v] = int32(-len(n.trail))
}

// op names the results of an op.
func (n *names) op(op *Op, c *counters) {
	if len(op.Results()) == 0 {
		return
	}
	if !n.generic {
		for i, v := range op.Results() {
			if h, ok := resultHint(op, i); ok {
				n.hint(v, h, c)
			}
		}
	}
	if _, ok := n.ids[op.Result(0)]; !ok {
		n.number(op.Result(0), c)
	}
}

// argumentHints names the arguments of loops and reductions.
func (n *names) argumentHints(op *Op, blocks []*Block, c *counters) {
	if len(blocks) == 0 {
		return
	}
	args := blocks[0].Args
	for i, a := range args {
		switch op.Opcode {
		case OpFor:
			if i == 0 {
				n.hint(a, "loopIdx", c)
			} else {
				n.hint(a, "iterArg"+strconv.Itoa(i-1), c)
			}
		case OpReduce:
			name := [2]string{"reduce_lhs", "reduce_rhs"}[i%2]
			if len(args) > 2 {
				name += strconv.Itoa(i / 2)
			}
			n.hint(a, name, c)
		}
	}
}

// resultHint returns the hint for result i of an op. Ops with several results
// in the table are hinted by their names there.
func resultHint(op *Op, i int) (string, bool) {
	if i > 0 {
		if info := op.Info(); info != nil && len(info.Results) > 1 && i < len(info.Results) {
			return info.Results[i].Name, true
		}
		return "", false
	}
	switch op.Opcode {
	case OpAssume:
		return assumeHint(op), true
	case OpBroadcast:
		return "bcast", true
	case OpConstant:
		return constantHint(op), true
	case OpFor:
		return "for", true
	case OpMakeTensorView:
		return "tview", true
	case OpMakePartitionView:
		return "pview", true
	case OpMakeStridedView:
		return "sview", true
	case OpMakeGatherScatterView:
		return "gsview", true
	case OpReduce:
		return "reduce", true
	case OpReshape:
		return "reshape", true
	}
	if info := op.Info(); info != nil && len(info.Results) > 1 {
		return info.Results[0].Name, true
	}
	return "", false
}

// namesResults reports whether the public printer asks an op for hints, even
// if it gives none.
func namesResults(op *Op) bool {
	switch op.Opcode {
	case OpIf, OpLoop, OpScan, OpEntry, OpModule:
		return true
	}
	_, ok := resultHint(op, 0)
	return ok
}

func assumeHint(op *Op) string {
	if len(op.Operands()) == 0 {
		return "assume"
	}
	v := op.Operands()[0]
	if v.Def() == nil || !namesResults(v.Def()) {
		return "assume"
	}
	h, _ := resultHint(v.Def(), v.Index())
	return "assume_" + h
}

// constantHint makes %true, %c4_i32-like names: cst_4_i32.
func constantHint(op *Op) string {
	d, ok := op.Attr("value").(*DenseAttr)
	if !ok {
		return "cst"
	}
	t := d.Type.ElemNum()
	single := d.Splat || d.Type.NumElements() == 1
	switch {
	case t == num.I1 && !single:
		return "cst_i1"
	case t == num.I1:
		return strconv.FormatBool(d.Elem(0)&1 != 0)
	case !single:
		return "cst_" + t.String()
	case t.IsInt():
		return "cst_" + strconv.FormatInt(num.Signed(t, d.Elem(0)), 10) + "_" + t.String()
	}
	x := num.Decode(t, d.Elem(0))
	switch {
	case x != x:
		return "cst_NaN_" + t.String()
	case x >= 0 && x < 1<<64 && x == float64(uint64(x)) && (x != 0 || d.Elem(0) == 0):
		return "cst_" + strconv.FormatUint(uint64(x), 10) + "_" + t.String()
	}
	return "cst_" + t.String()
}

// appendTo appends %name, or %name#2 for a result of a group under one name.
func (n *names) appendTo(b []byte, v *Value) []byte {
	b = append(b, '%')
	id, ok := n.ids[v]
	if ok {
		b = n.appendID(b, id)
		if n.startsGroup(v) {
			b = append(b, "#0"...)
		}
		return b
	}
	if def := v.Def(); def != nil {
		// A later result of a group: the group's first result has the name.
		for i := v.Index() - 1; i >= 0; i-- {
			if id, ok := n.ids[def.Result(i)]; ok {
				b = append(n.appendID(b, id), '#')
				return strconv.AppendInt(b, int64(v.Index()-i), 10)
			}
		}
	}
	return append(append(b, "<unknown>"...), v.Name...)
}

// startsGroup reports whether the result after v has no name of its own.
func (n *names) startsGroup(v *Value) bool {
	def := v.Def()
	if def == nil || v.Index()+1 >= len(def.Results()) {
		return false
	}
	_, named := n.ids[def.Result(v.Index()+1)]
	return !named
}

func (n *names) appendID(b []byte, id int32) []byte {
	if id < 0 {
		return append(b, n.trail[-id-1]...)
	}
	return strconv.AppendInt(b, int64(id), 10)
}
