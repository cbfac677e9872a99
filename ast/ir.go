package ast

import (
	"math"
	"slices"
	"unsafe"
)

// Module is one parsed file: the ops that stand at its top level, usually a
// single cuda_tile.module.
type Module struct {
	Source *Source
	Body   *Block // top-level ops
	// Around is the module of the builtin dialect that the text writes around
	// Body, or nil. It has no regions.
	Around *Op
	// Resources is the {-# … #-} of the text, data that attributes of other
	// dialects refer to, or empty.
	Resources string
}

// UnnamedModule is the name of a module that its source gives none: bytecode,
// and text that has the entries only.
const UnnamedModule = "kernels"

// Op is one operation. Every op has this one form; what its parts mean is in
// the op table.
//
// Modules have millions of ops and values, and time goes where their bytes go,
// so that both hold in themselves only what most of their kind have.
type Op struct {
	Opcode Opcode
	Pos    Pos         // of the op's name in the source
	order  uint32      // grows along the block; see IsBefore
	reads  uint32      // how many of vals are operands
	Loc    *Location   // nil unless the text gives one
	Attrs  []NamedAttr // may be shared between ops: change them with SetAttr and RemoveAttr

	vals       []*Value // the operands, then the results
	block      *Block
	prev, next *Op
	rare       *rareParts
}

// rareParts is what few ops have.
type rareParts struct {
	regions  []*Region
	segments []int32
	other    *otherParts
}

// otherParts is what only ops outside the table have.
type otherParts struct {
	name  string
	props Attr
	next  []*Block
}

// Value is a result of an op or an argument of a block.
type Value struct {
	Type  Type
	Name  string         // the name in the source, without %; empty if it had none
	Pos   Pos            // of the definition in the source
	index int32          // of a result; of an argument, minus one minus its index
	owner unsafe.Pointer // the *Op of a result, the *Block of an argument: one word for both
	use   [1]Use         // the only use, if uses is nil; none if its Op is nil too
	uses  *useList       // all uses, once there were two
}

// useList is a list of uses with room for the first few of them.
type useList struct {
	list []Use
	room [3]Use
	at   map[Use]int // where each is in the list, once one of many was dropped
}

// manyUses is how many uses are looked through for the one to be dropped.
const manyUses = 16

// Use is one place that reads a value: operand Index of Op.
type Use struct {
	Op    *Op
	Index int
}

// Block is a list of ops with arguments.
type Block struct {
	Args        []*Value
	Label       string // ^name of the source, without ^
	region      *Region
	argLocs     map[*Value]*Location // of the arguments that have one
	first, last *Op
	n           int
	crowded     bool // some op has no number of its own; see place
}

// Region is a list of blocks owned by an op.
type Region struct {
	Blocks []*Block
	op     *Op
}

// NewOp makes an op with operands and result types, in no block yet.
func NewOp(code Opcode, operands []*Value, results []Type) *Op {
	op := &Op{Opcode: code, vals: make([]*Value, 0, len(operands)+len(results))}
	op.AddOperands(operands...)
	vals := make([]Value, len(results))
	for i, t := range results {
		vals[i] = Value{Type: t, owner: unsafe.Pointer(op), index: int32(i)}
		op.vals = append(op.vals, &vals[i])
	}
	return op
}

// Results returns the op's results. The slice belongs to the op.
func (op *Op) Results() []*Value { return op.vals[op.reads:] }

// Result returns result i.
func (op *Op) Result(i int) *Value { return op.vals[int(op.reads)+i] }

// AddResult gives op one more result.
func (op *Op) AddResult(t Type) *Value {
	v := &Value{Type: t, owner: unsafe.Pointer(op), index: int32(len(op.Results()))}
	op.vals = append(op.vals, v)
	return v
}

// Info returns the op's row of the op table, or nil for an op outside it.
func (op *Op) Info() *OpInfo {
	if op.Opcode == OpUnregistered {
		return nil
	}
	return &Table[op.Opcode]
}

// Name returns the full name of an op outside the table, "gpu.barrier", or "".
func (op *Op) Name() string {
	if op.rare == nil || op.rare.other == nil {
		return ""
	}
	return op.rare.other.name
}

// SetName gives an op outside the table its full name.
func (op *Op) SetName(name string) {
	if name != op.Name() {
		op.otherParts().name = name
	}
}

// Properties returns what the text writes as <…> on an op outside the table, or
// nil. What an op of the table is defined with stands among its Attrs.
func (op *Op) Properties() Attr {
	if op.rare == nil || op.rare.other == nil {
		return nil
	}
	return op.rare.other.props
}

// SetProperties sets the properties of an op outside the table.
func (op *Op) SetProperties(a Attr) {
	if a != nil || op.Properties() != nil {
		op.otherParts().props = a
	}
}

// Successors returns the blocks in which an op outside the table may go on. The
// slice belongs to the op.
func (op *Op) Successors() []*Block {
	if op.rare == nil || op.rare.other == nil {
		return nil
	}
	return op.rare.other.next
}

// AddSuccessor adds a block in which an op outside the table may go on.
func (op *Op) AddSuccessor(b *Block) { op.otherParts().next = append(op.Successors(), b) }

// parts returns the op's rare parts, made if there were none.
func (op *Op) parts() *rareParts {
	if op.rare == nil {
		op.rare = &rareParts{}
	}
	return op.rare
}

// otherParts returns the parts that only ops outside the table have, made if there
// were none.
func (op *Op) otherParts() *otherParts {
	parts := op.parts()
	if parts.other == nil {
		parts.other = &otherParts{}
	}
	return parts.other
}

// FullName returns the op's name with its dialect, "cuda_tile.addf".
func (op *Op) FullName() string {
	if op.Opcode == OpUnregistered {
		return op.Name()
	}
	return "cuda_tile." + Table[op.Opcode].Name
}

// ShortName returns the op's name as diagnostics and the pretty form use it:
// without the dialect for ops of the table.
func (op *Op) ShortName() string {
	if op.Opcode == OpUnregistered {
		return op.Name()
	}
	return Table[op.Opcode].Name
}

// Segments returns how many operands each operand of the op table takes, or nil
// where that does not vary. The slice belongs to the op.
func (op *Op) Segments() []int32 {
	if op.rare == nil {
		return nil
	}
	return op.rare.segments
}

// SetSegments says how many operands each operand of the op table takes.
func (op *Op) SetSegments(counts []int32) {
	if counts != nil || op.Segments() != nil {
		op.parts().segments = counts
	}
}

// Operands returns the op's operands. The slice belongs to the op; change it
// with SetOperand.
func (op *Op) Operands() []*Value { return op.vals[:op.reads:op.reads] }

// Operand returns operand i, counted over all of the op's operands.
func (op *Op) Operand(i int) *Value { return op.Operands()[i] }

// Group returns the operands that stand for operand i of the op table: one,
// none or one for an optional operand, any number for a variadic one.
func (op *Op) Group(i int) []*Value {
	if segments := op.Segments(); segments != nil {
		start := 0
		for _, n := range segments[:i] {
			start += int(n)
		}
		return op.Operands()[start : start+int(segments[i])]
	}
	// At most one operand of the table varies: it takes what the others leave.
	infos, operands := op.Info().Operands, op.Operands()
	extra := len(operands) - len(infos)
	start := 0
	for k := range infos[:i] {
		if infos[k].Arity == Single {
			start++
		} else {
			start += 1 + extra
		}
	}
	if infos[i].Arity == Single {
		return operands[start : start+1]
	}
	return operands[start : start+1+extra]
}

// Opt returns the operand that stands for operand i of the op table, or nil if
// it was left out.
func (op *Op) Opt(i int) *Value {
	if g := op.Group(i); len(g) > 0 {
		return g[0]
	}
	return nil
}

// AddOperands appends operands.
func (op *Op) AddOperands(vs ...*Value) {
	for i, v := range vs {
		v.addUse(Use{op, int(op.reads) + i})
	}
	op.vals = slices.Insert(op.vals, int(op.reads), vs...)
	op.reads += uint32(len(vs))
}

// SetOperand replaces operand i.
func (op *Op) SetOperand(i int, v *Value) {
	op.Operand(i).dropUse(op, i)
	op.vals[i] = v
	v.addUse(Use{op, i})
}

// SetOperands replaces all operands.
func (op *Op) SetOperands(vs ...*Value) {
	op.dropOperands()
	op.AddOperands(vs...)
}

func (op *Op) dropOperands() {
	for i, v := range op.Operands() {
		v.dropUse(op, i)
	}
	op.vals, op.reads = op.Results(), 0
}

func (v *Value) addUse(u Use) {
	switch {
	case v.uses == nil && v.use[0].Op == nil:
		v.use[0] = u
	case v.uses == nil:
		v.shareUses(&useList{}, u)
	default:
		v.uses.add(u)
	}
}

func (l *useList) add(u Use) {
	if l.at != nil {
		l.at[u] = len(l.list)
	}
	l.list = append(l.list, u)
}

// find returns where a use is in the list, or -1.
func (l *useList) find(u Use) int {
	if len(l.list) < manyUses {
		return slices.Index(l.list, u)
	}
	if l.at == nil {
		l.at = make(map[Use]int, len(l.list))
		for k, other := range l.list {
			l.at[other] = k
		}
	}
	if k, ok := l.at[u]; ok {
		return k
	}
	return -1
}

// remove takes use k out: the last one takes its place.
func (l *useList) remove(k int) {
	last := len(l.list) - 1
	if l.at != nil {
		l.at[l.list[last]] = k
		delete(l.at, l.list[k])
	}
	l.list[k] = l.list[last]
	l.list = l.list[:last]
}

// shareUses moves the only use of v to a list and adds another.
func (v *Value) shareUses(l *useList, u Use) {
	l.list = append(l.room[:0], v.use[0], u)
	v.uses, v.use[0] = l, Use{}
}

func (v *Value) dropUse(op *Op, i int) {
	u := Use{op, i}
	if v.uses == nil {
		if v.use[0] != u {
			panic("BUG: ast: use not recorded")
		}
		v.use[0] = Use{}
		return
	}
	k := v.uses.find(u)
	if k < 0 {
		panic("BUG: ast: use not recorded")
	}
	v.uses.remove(k)
}

// Attr returns the attribute called name, or nil.
func (op *Op) Attr(name string) Attr { return DictAttr(op.Attrs).Get(name) }

// SetAttr adds or replaces an attribute.
func (op *Op) SetAttr(name string, a Attr) {
	for i := range op.Attrs {
		if op.Attrs[i].Name == name {
			op.Attrs = slices.Clone(op.Attrs)
			op.Attrs[i].Value = a
			return
		}
	}
	op.Attrs = append(op.Attrs, NamedAttr{name, a})
}

// RemoveAttr takes the attribute called name away if it is there.
func (op *Op) RemoveAttr(name string) {
	for i := range op.Attrs {
		if op.Attrs[i].Name == name {
			op.Attrs = append(op.Attrs[:i:i], op.Attrs[i+1:]...)
			return
		}
	}
}

// Enum returns the value of the enumeration attribute called name, or its
// default from the op table, or def if there is neither.
func (op *Op) Enum(name string, def uint32) uint32 {
	if e, ok := op.Attr(name).(EnumAttr); ok {
		return e.Value
	}
	if info := op.Info(); info != nil {
		for i := range info.Attrs {
			if e, ok := info.Attrs[i].Default.(EnumAttr); ok && info.Attrs[i].Name == name {
				return e.Value
			}
		}
	}
	return def
}

// Has reports whether the op carries the attribute called name.
func (op *Op) Has(name string) bool { return op.Attr(name) != nil }

// Int returns the integer attribute called name, or def.
func (op *Op) Int(name string, def int64) int64 {
	if a, ok := op.Attr(name).(IntAttr); ok {
		return a.Value
	}
	return def
}

// Str returns the string attribute called name, or "".
func (op *Op) Str(name string) string {
	s, _ := op.Attr(name).(StringAttr)
	return string(s)
}

// Block returns the block that holds the op, or nil.
func (op *Op) Block() *Block { return op.block }

// Next returns the op after this one in its block, or nil.
func (op *Op) Next() *Op { return op.next }

// Prev returns the op before this one in its block, or nil.
func (op *Op) Prev() *Op { return op.prev }

// Parent returns the op whose region holds this op, or nil at top level.
func (op *Op) Parent() *Op {
	if op.block == nil || op.block.region == nil {
		return nil
	}
	return op.block.region.op
}

// Regions returns the op's regions. The slice belongs to the op.
func (op *Op) Regions() []*Region {
	if op.rare == nil {
		return nil
	}
	return op.rare.regions
}

// AddRegion gives op a region.
func (op *Op) AddRegion() *Region {
	r := &Region{op: op}
	op.parts().regions = append(op.Regions(), r)
	return r
}

// Body returns the only block of region i, or nil if the region is empty.
func (op *Op) Body(i int) *Block {
	regions := op.Regions()
	if i >= len(regions) || len(regions[i].Blocks) == 0 {
		return nil
	}
	return regions[i].Blocks[0]
}

// Op returns the op that owns the region.
func (r *Region) Op() *Op { return r.op }

// AddBlock appends an empty block.
func (r *Region) AddBlock() *Block {
	b := &Block{region: r}
	r.Blocks = append(r.Blocks, b)
	return b
}

// Adopt takes a block, with all that is in it, out of its region and puts it at the
// end of r.
func (r *Region) Adopt(b *Block) {
	if from := b.region; from != nil {
		from.Blocks = slices.DeleteFunc(from.Blocks, func(other *Block) bool { return other == b })
	}
	b.region = r
	r.Blocks = append(r.Blocks, b)
}

// Region returns the region that holds the block; nil for a module's body.
func (b *Block) Region() *Region { return b.region }

// Parent returns the op that holds the block; nil for a module's body.
func (b *Block) Parent() *Op {
	if b.region == nil {
		return nil
	}
	return b.region.op
}

// AddArg appends a block argument.
func (b *Block) AddArg(t Type) *Value {
	v := &Value{Type: t}
	b.own(v, len(b.Args))
	b.Args = append(b.Args, v)
	return v
}

// own makes v argument i of b.
func (b *Block) own(v *Value, i int) { v.owner, v.index = unsafe.Pointer(b), int32(-1-i) }

// ArgLoc returns where argument a says that it comes from, or nil.
func (b *Block) ArgLoc(a *Value) *Location { return b.argLocs[a] }

// SetArgLoc records where argument a says that it comes from.
func (b *Block) SetArgLoc(a *Value, l *Location) {
	if b.argLocs == nil {
		b.argLocs = map[*Value]*Location{}
	}
	b.argLocs[a] = l
}

// RemoveArgs removes the arguments with the numbers of which gone is true; they must
// have no uses left.
func (b *Block) RemoveArgs(gone func(i int) bool) { b.Args = removeValues(b.Args, gone) }

// RemoveResults removes the results with the numbers of which gone is true; they must
// have no uses left.
func (op *Op) RemoveResults(gone func(i int) bool) {
	op.vals = op.vals[:int(op.reads)+len(removeValues(op.Results(), gone))]
}

// removeValues takes values out of a list and numbers those that stay afresh.
func removeValues(list []*Value, gone func(i int) bool) []*Value {
	kept := list[:0]
	for i, v := range list {
		switch {
		case !gone(i):
			if v.index < 0 {
				v.index = int32(-1 - len(kept))
			} else {
				v.index = int32(len(kept))
			}
			kept = append(kept, v)
		case len(v.Uses()) > 0:
			panic("BUG: ast: removed a value that still has uses")
		}
	}
	clear(list[len(kept):])
	return kept
}

// First returns the first op of the block, or nil.
func (b *Block) First() *Op { return b.first }

// Last returns the last op of the block, or nil.
func (b *Block) Last() *Op { return b.last }

// Len returns the number of ops in the block.
func (b *Block) Len() int { return b.n }

// Ops iterates over the block's ops in order. The op at hand may be removed
// while iterating; ops inserted right after it are visited.
func (b *Block) Ops() func(yield func(*Op) bool) {
	return func(yield func(*Op) bool) {
		for op := b.first; op != nil; {
			next := op.next
			if !yield(op) {
				return
			}
			if op.block == b {
				next = op.next
			}
			op = next
		}
	}
}

// Append puts op at the end of the block.
func (b *Block) Append(op *Op) { b.insert(op, b.last, nil) }

// InsertBefore puts op into mark's block, before mark.
func InsertBefore(mark, op *Op) { mark.block.insert(op, mark.prev, mark) }

// InsertAfter puts op into mark's block, after mark.
func InsertAfter(mark, op *Op) { mark.block.insert(op, mark, mark.next) }

func (b *Block) insert(op, prev, next *Op) {
	if op.block != nil {
		panic("BUG: ast: op is in a block already")
	}
	op.block = b
	if prev != nil {
		op.prev, prev.next = prev, op
	} else {
		b.first = op
	}
	if next != nil {
		op.next, next.prev = next, op
	} else {
		b.last = op
	}
	b.n++
	b.place(op)
}

// orderStep is the gap left between the order numbers of neighbours, so that
// most insertions find a free number between two ops.
const orderStep = 16

// place gives op, just linked, a number between those of its neighbours. If there
// is none left, the block is numbered afresh when somebody asks for the order, so
// that many insertions at one place cost no more than one.
func (b *Block) place(op *Op) {
	low := uint32(0)
	if op.prev != nil {
		low = op.prev.order
	}
	switch {
	case op.next == nil && low <= math.MaxUint32-orderStep:
		op.order = low + orderStep
		return
	case op.next != nil && op.next.order-low > 1:
		op.order = low + (op.next.order-low)/2
		return
	}
	b.crowded = true
}

// renumber gives the ops of a block numbers at equal distances.
func (b *Block) renumber() {
	b.crowded = false
	step := uint32(min(orderStep, math.MaxUint32/(b.n+1)))
	n := uint32(0)
	for o := b.first; o != nil; o = o.next {
		n += step
		o.order = n
	}
}

// IsBefore reports whether op stands before other in the block that holds
// both.
func (op *Op) IsBefore(other *Op) bool {
	if op.block.crowded {
		op.block.renumber()
	}
	return op.order < other.order
}

// Unlink takes op out of its block; it keeps its operands and results.
func (op *Op) Unlink() {
	b := op.block
	if op.prev != nil {
		op.prev.next = op.next
	} else {
		b.first = op.next
	}
	if op.next != nil {
		op.next.prev = op.prev
	} else {
		b.last = op.prev
	}
	op.block, op.prev, op.next = nil, nil, nil
	b.n--
}

// Erase removes op, whose results must have no uses left, with all that is in
// its regions.
func (op *Op) Erase() {
	for _, r := range op.Results() {
		if len(r.Uses()) > 0 {
			panic("BUG: ast: erased " + op.FullName() + " still has uses")
		}
	}
	op.Walk(func(o *Op) { o.dropOperands() })
	if op.block != nil {
		op.Unlink()
	}
}

// Walk calls f for op and then for every op inside it, in order.
func (op *Op) Walk(f func(*Op)) {
	f(op)
	for _, r := range op.Regions() {
		for _, b := range r.Blocks {
			for o := b.first; o != nil; {
				next := o.next
				o.Walk(f)
				o = next
			}
		}
	}
}

// Inside iterates over the ops right in the blocks of op's regions, in order.
func (op *Op) Inside() func(yield func(*Op) bool) {
	return func(yield func(*Op) bool) {
		for _, r := range op.Regions() {
			for _, b := range r.Blocks {
				for o := range b.Ops() {
					if !yield(o) {
						return
					}
				}
			}
		}
	}
}

// Walk calls f for every op of the module, in order.
func (m *Module) Walk(f func(*Op)) {
	for op := m.Body.first; op != nil; {
		next := op.next
		op.Walk(f)
		op = next
	}
}

// Def returns the op that defines v, or nil for a block argument.
func (v *Value) Def() *Op {
	if v.index < 0 {
		return nil
	}
	return (*Op)(v.owner)
}

// ArgOf returns the block that v is an argument of, or nil for an op result.
func (v *Value) ArgOf() *Block {
	if v.index < 0 {
		return (*Block)(v.owner)
	}
	return nil
}

// Index returns which result or argument v is.
func (v *Value) Index() int {
	if v.index < 0 {
		return int(-1 - v.index)
	}
	return int(v.index)
}

// Uses returns the places that read v, in no order that means anything: rewriting changes it,
// and a module that is read back has another one. The slice belongs to v.
func (v *Value) Uses() []Use {
	switch {
	case v.uses != nil:
		return v.uses.list
	case v.use[0].Op == nil:
		return nil
	}
	return v.use[:]
}

// ReplaceAllUses makes every reader of v read w.
func (v *Value) ReplaceAllUses(w *Value) {
	if v == w {
		return
	}
	for _, u := range v.Uses() {
		u.Op.vals[u.Index] = w
		w.addUse(u)
	}
	v.uses, v.use[0] = nil, Use{}
}
