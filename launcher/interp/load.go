package interp

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/launcher"
)

// program is a loaded module.
type program struct {
	device  *device
	source  *ast.Source
	entries map[string]*entry
	list    []launcher.Entry
	globals map[string]*allocation
	pools   pools // of tiles, kept from launch to launch
}

// entry is a compiled kernel.
type entry struct {
	name         string
	params       []launcher.Param
	code         *code
	slots        int
	statics      []static
	viewRanks    []int // rank of each tensor view that a frame must hold
	sites        []*site
	uses         uses
	follows      bool    // values may be undefined, and are followed
	makers       []maker // of undefined values, by number less 1
	synchronizes bool    // a tile block may wait for another: some sites acquire, some release
}

// static is a slot that holds the same value from start to end.
type static struct {
	slot int32
	tile *tile
}

// Load compiles every entry of the module. Ops that the interpreter does not
// execute are reported at their place, as ast.Diagnostics.
func (d *device) Load(ctx context.Context, p *launcher.Program) (launcher.Loaded, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if p == nil || p.Module == nil {
		return nil, errors.New("the CPU interprets: it needs the program's module, got none")
	}
	l := &program{device: d, source: p.Module.Source, entries: map[string]*entry{}, globals: map[string]*allocation{}}
	l.list = launcher.Entries(p.Module)
	if err := l.allocateGlobals(p.Module); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	c := &compiler{program: l, ctx: ctx, rows: rows()}
	if err := c.compile(p.Module); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	for _, e := range slices.Backward(l.list) { // of two of a name, the first counts
		if known := l.entries[e.Name]; known != nil {
			known.params = e.Params
		}
	}
	return l, nil
}

// compile compiles the entries of a module, until its context ends.
func (c *compiler) compile(m *ast.Module) (err error) {
	defer halt.Catch(&err)
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			e := c.entry(op)
			c.entries[e.name] = e
		}
	})
	return c.diags.Err()
}

// Close frees the module's globals.
func (l *program) Close() error {
	for _, a := range l.globals {
		l.device.memory.free(a)
	}
	return nil
}

// allocateGlobals gives every global its memory and its initial value, once:
// its lifetime is the module's.
func (l *program) allocateGlobals(m *ast.Module) error {
	var err error
	m.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpGlobal || err != nil {
			return
		}
		value, _ := op.Attr("value").(*ast.DenseAttr)
		if value == nil {
			err = ast.Diagnostics{l.diagnostic(op, "global without a value")}
			return
		}
		t, n := value.Type.ElemNum(), int(value.Type.NumElements())
		var a *allocation
		if a, err = l.device.memory.allocate(int64(n*t.MemBits()+7)/8, "global @"+op.Str("sym_name")); err != nil {
			return
		}
		for i := range n {
			putPacked(a.bytes(), t.MemBits(), int64(i), value.Elem(i))
		}
		a.ro = op.Has("constant")
		l.globals[op.Str("sym_name")] = a
	})
	return err
}

// putPacked writes element i of an array of elements of the given width.
func putPacked(b []byte, bits int, i int64, v uint64) {
	if bits == 4 {
		shift := uint(i&1) * 4
		b[i/2] = b[i/2]&^(15<<shift) | byte(v&15)<<shift
		return
	}
	w := int64(bits / 8)
	for k := range w {
		b[i*w+k] = byte(v >> (8 * k))
	}
}

func (l *program) diagnostic(op *ast.Op, format string, args ...any) *ast.Diagnostic {
	return &ast.Diagnostic{Source: l.source, Pos: op.Pos, Message: fmt.Sprintf(format, args...)}
}

// compiler turns ops into steps. A value gets a slot when the block that
// defines it is compiled.
type compiler struct {
	*program
	ctx     context.Context
	rows    *[ast.NumOps]row
	slots   map[*ast.Value]int32
	statics map[int32]*tile
	views   map[*ast.Value]int
	lifted  map[*ast.Value]int // elements of the scalars of a lifted body
	lift    int                // for constants and results of the body at hand
	last    lastUses
	dying   map[*ast.Value]bool
	current *entry
	allocas bool   // the block at hand has an alloca
	folder  *frame // what is computed at load time is computed in
	folded  int    // words of what was
	diags   ast.Diagnostics

	subsumption subsumption
}

// fail reports that an op cannot be executed.
func (c *compiler) fail(op *ast.Op, format string, args ...any) step {
	c.diags = append(c.diags, c.diagnostic(op, format, args...))
	return nil
}

func (c *compiler) entry(op *ast.Op) *entry {
	c.slots = map[*ast.Value]int32{}
	c.statics = map[int32]*tile{}
	c.views = map[*ast.Value]int{}
	c.lifted = map[*ast.Value]int{}
	c.subsumption.forget()
	c.last = findLastUses(op)
	c.folder, c.folded = nil, 0
	c.current = &entry{name: op.Str("sym_name"), uses: uses{params: map[int]use{}, globals: map[string]use{}}}
	c.current.follows = c.followsUndefined(op)
	if body := op.Body(0); body != nil {
		c.current.code = c.block(body)
	} else {
		c.current.code = &code{end: sigReturn}
	}
	c.current.uses.trace(c.current.sites)
	c.current.synchronizes = slices.ContainsFunc(c.current.sites, func(s *site) bool { return s.acquires }) &&
		slices.ContainsFunc(c.current.sites, func(s *site) bool { return s.releases })
	return c.current
}

// info is what a step must know of a tile value.
type info struct {
	n     int // elements
	bytes int // of one element in a buffer of a tile
	elem  num.Type
	ptr   bool // elements are pointers to elem
	shape []int64
}

func (i info) words() int { return max(1, (i.n*i.bytes+7)/8) }

// elemBytes is the size of one element in a tile's storage.
func elemBytes(t num.Type) int { return max(1, t.MemBits()/8) }

func (c *compiler) info(v *ast.Value) info {
	t := ast.AsTile(v.Type)
	if t == nil {
		return info{n: 1, bytes: 8}
	}
	i := info{n: int(t.NumElements()), shape: t.Shape}
	if n := c.lifted[v]; n > 0 {
		i.n, i.shape = n, []int64{int64(n)}
	}
	if p := t.Pointee(); p != num.Invalid {
		i.elem, i.ptr, i.bytes = p, true, 8
	} else {
		i.elem = t.ElemNum()
		i.bytes = elemBytes(i.elem)
	}
	return i
}

// in returns the operand v of the op at hand.
func (c *compiler) in(v *ast.Value) in {
	return in{slot: c.slot(v), dies: c.dying[v]}
}

func (c *compiler) slot(v *ast.Value) int32 {
	s, ok := c.slots[v]
	if !ok {
		s = c.newSlot()
		c.slots[v] = s
	}
	return s
}

func (c *compiler) newSlot() int32 {
	s := int32(c.current.slots)
	c.current.slots++
	return s
}

// out returns the result v of the op at hand.
func (c *compiler) out(v *ast.Value) out {
	return out{slot: c.slot(v), words: c.info(v).words()}
}

// slotsOf returns the slots of values.
func (c *compiler) slotsOf(vs []*ast.Value) []int32 {
	out := make([]int32, len(vs))
	for i, v := range vs {
		out[i] = c.slot(v)
	}
	return out
}

// isStatic reports whether v is a constant of the program.
func (c *compiler) isStatic(v *ast.Value) (*tile, bool) {
	s, ok := c.slots[v]
	if !ok {
		return nil, false
	}
	t, ok := c.statics[s]
	return t, ok
}

// static makes a value constant for the whole program.
func (c *compiler) static(v *ast.Value, t *tile) {
	c.statics[c.slot(v)] = t
	c.current.statics = append(c.current.statics, static{c.slot(v), t})
}

// block compiles a block of ops.
func (c *compiler) block(b *ast.Block) *code {
	out := &code{}
	outerAllocas := c.allocas
	c.allocas = false
	out.args = c.slotsOf(b.Args)
	out.defs = append(out.defs, out.args...)
	for op := range b.Ops() {
		halt.If(c.ctx)
		c.inst(out, op)
	}
	out.allocas = c.allocas
	out.trace = c.traceArguments(b)
	c.allocas = outerAllocas
	return out
}

// inst compiles one op of a block.
func (c *compiler) inst(out *code, op *ast.Op) {
	r := &c.rows[op.Opcode]
	for _, v := range op.Results() {
		if n := c.lift; n > 0 {
			c.lifted[v] = n
		}
	}
	if r.end != sigNext {
		out.end, out.passes, out.last = r.end, c.slotsOf(op.Operands()), op
		return
	}
	c.dying = dying(op, c.last)
	in := inst{op: op}
	switch {
	case r.step != nil:
		in.step = c.carrying(op, r.step(c, op))
	case r.control != nil:
		c.subsumption.forget()
		in.control = r.control(c, op)
		c.subsumption.forget()
	default:
		reason := r.reason
		if reason == "" {
			reason = "the interpreter does not know it"
		}
		c.fail(op, "%s: cannot be executed: %s", op.ShortName(), reason)
		return
	}
	in.trace = c.trace(op)
	if in.step == nil && in.control == nil || c.fold(op, in.step) {
		// A constant, something known from its type, or a failure that was
		// reported.
		if in.trace != nil {
			out.insts = append(out.insts, inst{op: op, step: idle, trace: in.trace})
		}
		return
	}
	in.free = c.freed(op)
	for _, v := range op.Results() {
		s := c.slot(v)
		out.defs = append(out.defs, s)
		if c.last.reader[v] == nil {
			in.free = append(in.free, s)
		}
	}
	out.insts = append(out.insts, in)
}

// freed lists the slots of the values that op, or what is in its regions, reads
// last, but for constants.
func (c *compiler) freed(op *ast.Op) []int32 {
	var list []int32
	free := func(v *ast.Value) {
		if s := c.slot(v); c.last.reader[v] == op && c.statics[s] == nil {
			list = append(list, s)
		}
	}
	for _, v := range op.Operands() {
		free(v)
	}
	for _, v := range c.last.inside[op] {
		free(v)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// lastUses says, for the values of an entry, which op of the block that defines
// them reads them last, itself or in its regions; and of an op with regions which
// values it reads last.
type lastUses struct {
	reader map[*ast.Value]*ast.Op
	inside map[*ast.Op][]*ast.Value
}

// findLastUses goes through an entry in order. path is the op at hand with the ops
// around it, the outermost first: where a value is read, the reader in the block
// that defines it is as deep on the path as that block.
func findLastUses(entry *ast.Op) lastUses {
	last := lastUses{map[*ast.Value]*ast.Op{}, map[*ast.Op][]*ast.Value{}}
	depths := map[*ast.Block]int{}
	var path []*ast.Op
	var visit func(op *ast.Op)
	visit = func(op *ast.Op) {
		for _, r := range op.Regions() {
			for _, b := range r.Blocks {
				depths[b] = len(path)
				for o := range b.Ops() {
					path = append(path, o)
					for _, v := range o.Operands() {
						if depth, ok := depths[definingBlock(v)]; ok {
							last.reader[v] = path[depth]
						}
					}
					visit(o)
					path = path[:len(path)-1]
				}
			}
		}
	}
	visit(entry)
	for v, reader := range last.reader {
		if len(reader.Regions()) > 0 {
			last.inside[reader] = append(last.inside[reader], v)
		}
	}
	return last
}

func definingBlock(v *ast.Value) *ast.Block {
	if b := v.ArgOf(); b != nil {
		return b
	}
	return v.Def().Block()
}

// dying lists the operands whose storage the op may write over: it is their
// last reader, and it reads them once.
func dying(op *ast.Op, last lastUses) map[*ast.Value]bool {
	if len(op.Regions()) > 0 {
		return nil
	}
	m := map[*ast.Value]bool{}
	for _, v := range op.Operands() {
		if last.reader[v] == op {
			m[v] = true
		}
	}
	return m
}

// maxFolded is the largest tile, in elements, that is computed at load time.
const maxFolded = 1 << 20

// maxFoldedWords is what is kept of an entry's folded tiles. Those beyond are
// computed when they are needed, like any other.
const maxFoldedWords = 1 << 24

// fold runs an op whose operands are all constants of the program once and
// makes its results constants too.
func (c *compiler) fold(op *ast.Op, s step) bool {
	if s == nil || len(op.Results()) != 1 || len(op.Operands()) == 0 || c.lift > 0 || c.folded > maxFoldedWords {
		return false
	}
	i := op.Info()
	if i == nil || !i.Is(ast.Pure) || ast.AsTile(op.Result(0).Type) == nil || c.info(op.Result(0)).n > maxFolded {
		return false
	}
	for _, v := range op.Operands() {
		if _, ok := c.isStatic(v); !ok {
			return false
		}
	}
	r := c.out(op.Result(0))
	f := c.foldingFrame(op)
	defer f.drop(r.slot)
	if s(f) != nil {
		return false // found at run time, if it is reached
	}
	t := newStatic(r.words)
	copy(t.words, f.slots[r.slot].words)
	t.undef = f.slots[r.slot].undef
	c.static(op.Result(0), t)
	c.folded += len(t.words)
	return true
}

// foldingFrame is a frame with the operands of op, all constants, in their slots.
// One serves the entry's ops one after the other.
func (c *compiler) foldingFrame(op *ast.Op) *frame {
	if c.folder == nil {
		c.folder = newFrame(&entry{}, &launch{program: c.program, entry: c.current, checked: c.device.options.Unchecked&noted != noted}, new(pool))
	}
	f := c.folder
	f.slots = append(f.slots, make([]*tile, c.current.slots-len(f.slots))...)
	for _, v := range op.Operands() {
		f.slots[c.slots[v]] = c.statics[c.slots[v]]
	}
	return f
}
