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

// names holds the name of every value of what is printed.
type names struct {
	ctx     context.Context
	generic bool
	ids     map[*Value]int32 // a number, or minus one minus an index into hints
	hints   []string
	used    map[string]bool
	trail   []string // the names in used, in the order of their coming
}

// counters is what a region hands to the regions inside it.
type counters struct{ value, arg, conflict int }

func newNames(ctx context.Context, generic bool, size int) *names {
	return &names{ctx: ctx, generic: generic, ids: make(map[*Value]int32, size), used: map[string]bool{}}
}

// region names all that is defined in a region, and then in its ops' regions. It
// returns where counting has ended.
func (n *names) region(blocks []*Block, parent *Op, c counters) counters {
	mark := len(n.trail)
	if parent != nil && !n.generic {
		n.argumentHints(parent, blocks, &c)
	}
	for i, block := range blocks {
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
	for _, block := range slices.Backward(blocks) {
		for op := block.last; op != nil; op = op.prev {
			for _, r := range slices.Backward(op.Regions()) {
				if end := n.region(r.Blocks, op, c); n.generic {
					c = end
				}
			}
		}
	}
	for _, name := range n.trail[mark:] {
		delete(n.used, name)
	}
	n.trail = n.trail[:mark]
	return c
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
	n.hints = append(n.hints, name)
	n.ids[v] = int32(-len(n.hints))
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
	if v.def == nil || !namesResults(v.def) {
		return "assume"
	}
	h, _ := resultHint(v.def, v.Index())
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
	if v.def != nil {
		// A later result of a group: the group's first result has the name.
		for i := v.Index() - 1; i >= 0; i-- {
			if id, ok := n.ids[v.def.Result(i)]; ok {
				b = append(n.appendID(b, id), '#')
				return strconv.AppendInt(b, int64(v.Index()-i), 10)
			}
		}
	}
	return append(append(b, "<unknown>"...), v.Name...)
}

// startsGroup reports whether the result after v has no name of its own.
func (n *names) startsGroup(v *Value) bool {
	if v.def == nil || v.Index()+1 >= len(v.def.Results()) {
		return false
	}
	_, named := n.ids[v.def.Result(v.Index()+1)]
	return !named
}

func (n *names) appendID(b []byte, id int32) []byte {
	if id < 0 {
		return append(b, n.hints[-id-1]...)
	}
	return strconv.AppendInt(b, int64(id), 10)
}
