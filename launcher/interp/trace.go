package interp

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// A trace is what one tile block executes: a line for each op, with its place
// in the source and a summary of its results; for an op without results,
// of its operands. A loop's arguments are shown at each turn. Bodies of reduce
// and scan are not gone into.
//
//	saxpy.mlir:29: %sum = addf: tile<128x256xf32> min 0.5 max 12 mean 6.1 [0.5, 1, 1.5, 2, ...]

// traced is what a trace shows of an op: values with a place in the frame.
type traced struct {
	where    string // "saxpy.mlir:29"
	values   []tracedValue
	operands []tracedValue // of an op with regions, when it begins
}

type tracedValue struct {
	name string // "%sum", "%0"
	typ  string
	slot int32
	view int // of a tensor view; -1
	info info
	tile bool
}

// tracedElements are shown of a tile.
const tracedElements = 4

// trace prepares an op's line; nil if the device does not trace.
func (c *compiler) trace(op *ast.Op) *traced {
	if c.device.options.Trace == nil {
		return nil
	}
	t := &traced{where: c.where(op)}
	if len(op.Regions()) > 0 {
		t.operands = c.tracedValues(op.Operands())
	}
	shown := op.Results()
	if len(op.Regions()) == 0 && !slices.ContainsFunc(shown, func(v *ast.Value) bool { return ast.AsTile(v.Type) != nil }) && !hasView(shown) {
		shown = op.Operands()
	}
	t.values = c.tracedValues(shown)
	return t
}

// traceArguments prepares the line at the start of a block.
func (c *compiler) traceArguments(b *ast.Block) *traced {
	op := b.Parent()
	if c.device.options.Trace == nil || op == nil || len(b.Args) == 0 {
		return nil
	}
	return &traced{where: c.where(op), values: c.tracedValues(b.Args)}
}

func (c *compiler) where(op *ast.Op) string {
	line, _ := c.source.Position(op.Pos)
	return fmt.Sprintf("%s:%d", c.source.Name, line)
}

// tracedValues prepares all but tokens.
func (c *compiler) tracedValues(vs []*ast.Value) []tracedValue {
	var out []tracedValue
	for _, v := range vs {
		if !isToken(v) {
			out = append(out, c.tracedValue(v))
		}
	}
	return out
}

func isToken(v *ast.Value) bool { _, ok := v.Type.(ast.TokenType); return ok }

func hasView(vs []*ast.Value) bool {
	return slices.ContainsFunc(vs, func(v *ast.Value) bool { _, ok := v.Type.(*ast.TensorViewType); return ok })
}

func (c *compiler) tracedValue(v *ast.Value) tracedValue {
	out := tracedValue{name: "%" + v.Name, typ: fmt.Sprint(v.Type), view: -1}
	if v.Name == "" {
		out.name = "%_"
	}
	switch {
	case ast.AsTile(v.Type) != nil:
		out.tile, out.slot, out.info = true, c.slot(v), c.info(v)
	case hasView([]*ast.Value{v}):
		out.view = c.viewOf(v)
	}
	return out
}

// idle stands for an op that has nothing to do at run time, in a trace.
func idle(*frame) error { return nil }

func (r *launch) traces(block [3]uint32) bool {
	return r.trace != nil && r.program.device.options.TraceBlock == block
}

// traceHead begins the trace of a tile block.
func (f *frame) traceHead() {
	f.depth = 0
	fmt.Fprintf(f.run.trace, "# entry @%s, grid %s, %s\n", f.run.entry.name, f.run.grid, blockName(f.block))
}

// traceLine writes one line: where, what, values.
func (f *frame) traceLine(where, what string, values []tracedValue) {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s%s", where, strings.Repeat("  ", f.depth), what)
	for i, v := range values {
		b.WriteString([]string{": ", "; "}[min(i, 1)])
		if len(values) > 1 {
			b.WriteString(v.name + " ")
		}
		f.summarize(&b, v)
	}
	b.WriteByte('\n')
	io.WriteString(f.run.trace, b.String())
}

// traceOp writes the line of an op that has been executed.
func (f *frame) traceOp(in *inst) {
	var names []string
	for _, v := range in.op.Results() {
		if v.Name != "" {
			names = append(names, "%"+v.Name)
		}
	}
	what := in.op.ShortName()
	if in.control != nil {
		what = "end " + what
	}
	if len(names) > 0 {
		what = strings.Join(names, ", ") + " = " + what
	}
	f.traceLine(in.trace.where, what, in.trace.values)
}

// traceEnter writes the line of an op whose regions are about to run.
func (f *frame) traceEnter(in *inst) {
	f.traceLine(in.trace.where, "begin "+in.op.ShortName(), in.trace.operands)
	f.depth++
}

// traceArgs writes the arguments of a block.
func (f *frame) traceArgs(c *code) {
	if c.trace != nil && len(c.trace.values) > 0 {
		f.traceLine(c.trace.where, "with", c.trace.values)
	}
}

// traceEnd writes the line of a terminator.
func (f *frame) traceEnd(c *code) {
	if c.last != nil {
		line, _ := f.run.program.source.Position(c.last.Pos)
		f.traceLine(fmt.Sprintf("%s:%d", f.run.program.source.Name, line), c.last.ShortName(), nil)
	}
}

// summarize writes a value's type and what it holds.
func (f *frame) summarize(b *strings.Builder, v tracedValue) {
	b.WriteString(v.typ)
	switch {
	case v.view >= 0:
		t := &f.views[v.view]
		fmt.Fprintf(b, " at %#x shape %v strides %v", t.base, t.extents, t.strides)
	case v.tile && f.slots[v.slot] != nil:
		summarizeTile(b, f.slots[v.slot], v.info)
	}
}

func summarizeTile(b *strings.Builder, t *tile, i info) {
	if i.n > 1 && !i.ptr {
		lowest, highest, sum, nans := math.Inf(1), math.Inf(-1), 0.0, 0
		for e := range i.n {
			x := i.number(t, e)
			if math.IsNaN(x) {
				nans++
				continue
			}
			lowest, highest, sum = min(lowest, x), max(highest, x), sum+x
		}
		if nans < i.n {
			fmt.Fprintf(b, " min %.6g max %.6g mean %.6g", lowest, highest, sum/float64(i.n-nans))
		}
		if nans > 0 {
			fmt.Fprintf(b, " nan %d", nans)
		}
	}
	first := make([]string, min(i.n, tracedElements))
	for e := range first {
		if i.ptr {
			first[e] = fmt.Sprintf("%#x", element(t, i.bytes, e))
		} else {
			first[e] = fmt.Sprintf("%.9g", i.number(t, e))
		}
	}
	switch {
	case len(i.shape) == 0:
		b.WriteString(" " + first[0])
	case i.n > len(first):
		fmt.Fprintf(b, " [%s, ...]", strings.Join(first, ", "))
	default:
		fmt.Fprintf(b, " [%s]", strings.Join(first, ", "))
	}
}

// number returns an element as a number; integers are signed, but for i1.
func (i info) number(t *tile, e int) float64 {
	v := element(t, i.bytes, e)
	switch {
	case i.elem.IsFloat():
		return num.Decode(i.elem, v)
	case i.elem == num.I1:
		return float64(v)
	}
	return float64(num.Signed(i.elem, v))
}
