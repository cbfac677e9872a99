package ptxsim

import (
	"fmt"
	"slices"

	"tileir/ptxgen/ptx"
)

// decoder makes the steps of one function.
type decoder struct {
	m     *module
	f     *function
	rules map[string]func(d *decoder)

	base    []int          // of each declaration, the number of its first register
	locals  map[string]int // variables in .local, from the function's part on
	vars    map[string]int // .param variables of calls, to registers
	at      []int32        // of each statement, the next step
	in      *ptx.Inst      // the instruction that is decoded
	name    *ptx.Mnemonic
	args    []ptx.Arg
	mods    []string // modifiers that nobody has taken
	s       *step
	failure error
}

// fail keeps the first reason why the instruction cannot be decoded.
func (d *decoder) fail(format string, args ...any) {
	if d.failure == nil {
		d.failure = d.m.errorAt(d.in.Line, "%s: %s", d.name.Text, fmt.Sprintf(format, args...))
	}
}

// function decodes the body.
func (d *decoder) function() error {
	d.declare()
	src := d.f.source
	d.at = make([]int32, len(src.Body)+1)
	d.f.steps = make([]step, 0, len(src.Body)+len(src.Body)/16+1) // ownSymbol adds some
	for i := range src.Body {
		in := &src.Body[i]
		d.at[i] = int32(len(d.f.steps))
		if err := d.statement(in); err != nil {
			return err
		}
	}
	d.at[len(src.Body)] = int32(len(d.f.steps))
	for i := range d.f.steps {
		if s := &d.f.steps[i]; s.kind == stepBranch {
			s.target = d.at[src.Labels[s.target].At]
		}
	}
	d.f.steps = append(d.f.steps, step{kind: stepReturn, guard: -1, loc: ptx.NoLoc, line: src.Line})
	joins(d.f)
	return nil
}

// declare numbers registers and places parameters.
func (d *decoder) declare() {
	src := d.f.source
	for i := range src.Regs {
		d.base = append(d.base, d.f.regs)
		d.f.regs += int(src.Regs[i].Len())
	}
	d.vars = map[string]int{}
	d.f.paramAt = map[string]int{}
	for i := range src.Params {
		p := &src.Params[i]
		if d.f.kernel {
			align := int(p.Alignment())
			d.f.paramBytes = (d.f.paramBytes + align - 1) &^ (align - 1)
			d.f.paramAt[p.Name] = d.f.paramBytes
			d.f.paramBytes += int(p.Size())
			continue
		}
		d.f.params = append(d.f.params, int32(d.variable(p.Name)))
	}
	for i := range src.Results {
		d.f.results = append(d.f.results, int32(d.variable(src.Results[i].Name)))
	}
}

// variable returns the register that a .param variable of a call is held in.
func (d *decoder) variable(name string) int {
	n, ok := d.vars[name]
	if !ok {
		n = d.f.regs
		d.vars[name] = n
		d.f.regs++
	}
	return n
}

// statement decodes one statement of the body.
func (d *decoder) statement(in *ptx.Inst) error {
	if in.IsInst() {
		return d.instruction(in)
	}
	switch in.Op {
	case ptx.OpReg:
		d.undefine(in)
	case ptx.OpVar:
		for _, o := range d.f.source.Flat(in) {
			v := d.f.source.Vars[o.ID]
			if v.Space == ptx.LocalSpace {
				if d.declareLocal(v.Name, int(v.Size()), int(v.Alignment())); d.f.localBytes > maxLocalBytes {
					return d.m.errorAt(in.Line, "%d bytes of local memory: a thread has at most %d", d.f.localBytes, maxLocalBytes)
				}
				continue
			}
			if v.Space != ptx.ParamSpace || v.Dims != nil || v.Size() > 8 {
				return d.m.errorAt(in.Line, "the simulator has no variables in %s of a function, but .local and scalar .param", v.Space)
			}
			d.variable(v.Name)
		}
	case ptx.OpTargets, ptx.OpProto:
		return d.m.errorAt(in.Line, "the simulator has no indirect branches and calls")
	}
	return nil
}

// undefine is a scope's declaration: its registers, which another scope may
// share, hold nothing.
func (d *decoder) undefine(in *ptx.Inst) {
	if len(d.f.steps) == 0 {
		return
	}
	var regs []int32
	for _, o := range d.f.source.Flat(in) {
		switch o.Kind {
		case ptx.Register:
			regs = append(regs, int32(d.slot(o.Reg())))
		case ptx.RegRange:
			for i := range d.f.source.Regs[o.ID].Len() {
				regs = append(regs, int32(d.base[o.ID])+int32(i))
			}
		}
	}
	d.f.steps = append(d.f.steps, step{kind: stepUndefine, guard: -1, writes: regs, line: in.Line, loc: in.Loc})
}

// slot is the number of a register.
func (d *decoder) slot(r ptx.Reg) int { return d.base[r.Decl()] + int(r.Index()) }

// instruction decodes one instruction by its opcode's row of opcodes.
func (d *decoder) instruction(in *ptx.Inst) error {
	d.in, d.failure = in, nil
	d.name, d.args = d.m.src.Mnemonic(in), d.f.source.Args(in)
	d.mods = slices.Clone(d.name.Mods)
	d.f.steps = append(d.f.steps, step{guard: -1, line: in.Line, loc: in.Loc, join: -1, cost: costOf(d.name)})
	d.s = &d.f.steps[len(d.f.steps)-1]
	d.s.name = d.name.Text
	if in.Guard != 0 {
		d.s.guard, d.s.negate = int32(d.slot(in.Guard)), in.GuardNeg
	}
	rule, ok := d.rules[d.name.Opcode]
	if !ok {
		return d.m.errorAt(in.Line, "%s is not implemented by the simulator", d.name.Text)
	}
	rule(d)
	if d.failure == nil && len(d.mods) > 0 {
		d.fail("modifier .%s is not implemented by the simulator", d.mods[0])
	}
	if d.failure == nil && d.f.dependent && slices.Contains(d.name.Mods, "global") {
		d.behindWait()
	}
	return d.failure
}

// take removes a modifier and says whether it was there.
func (d *decoder) take(mod string) bool {
	i := slices.Index(d.mods, mod)
	if i < 0 {
		return false
	}
	d.mods = slices.Delete(d.mods, i, i+1)
	return true
}

// takeOne removes the first of the modifiers that is there; "" if none is.
func (d *decoder) takeOne(mods ...string) string {
	for _, m := range mods {
		if d.take(m) {
			return m
		}
	}
	return ""
}

// takeType removes the last modifier, which is a type.
func (d *decoder) takeType() ptx.Type {
	if n := len(d.mods); n > 0 {
		if t := ptx.ParseType(d.mods[n-1]); t != ptx.NoType && t != ptx.B128 && t != ptx.F32x2 {
			d.mods = d.mods[:n-1]
			return t
		}
	}
	d.fail("it has no type that the simulator knows")
	return ptx.B32
}

// operands demands a number of operands.
func (d *decoder) operands(n int) bool {
	if len(d.args) != n {
		d.fail("expected %d operands, got %d", n, len(d.args))
		return false
	}
	return true
}

// source is a value that an instruction reads: a register, or a constant of all
// lanes.
type source struct {
	reg      int32
	constant *vec
}

// of returns the value in the lanes.
func (s *source) of(regs []vec) *vec {
	if s.constant != nil {
		return s.constant
	}
	return &regs[s.reg]
}

func constant(v uint64) source {
	var all vec
	for i := range all {
		all[i] = v
	}
	return source{reg: -1, constant: &all}
}

// noVec stands for what could not be decoded.
var noVec vec

// src is operand i read as a type.
func (d *decoder) src(i int, t ptx.Type) source {
	if i >= len(d.args) {
		d.fail("expected more than %d operands", len(d.args))
		return source{constant: &noVec}
	}
	return d.value(d.args[i], t)
}

// value reads an operand as a type.
func (d *decoder) value(a ptx.Arg, t ptx.Type) source {
	width := t.Bits()
	switch a.Kind {
	case ptx.Register:
		if a.Neg {
			d.fail("a complemented predicate as an operand is not implemented by the simulator")
		}
		r := int32(d.slot(a.Reg()))
		d.s.reads = append(d.s.reads, r)
		return source{reg: r}
	case ptx.Int:
		return constant(uint64(a.Val) & mask(width))
	case ptx.Float32:
		if width == 64 {
			break
		}
		return constant(uint64(uint32(a.Val)) & mask(width))
	case ptx.Float64:
		if width != 64 {
			break
		}
		return constant(uint64(a.Val))
	case ptx.Symbol:
		return d.symbol(d.m.src.Symbols[a.ID], a.Val)
	}
	d.fail("an operand is not of a form that the simulator takes here")
	return source{constant: &noVec}
}

// ownSymbol is a register with the address of memory of the CTA or of the thread: a step
// before the instruction computes it, from where that begins.
func (d *decoder) ownSymbol(at int, begin func(p *path) uint64) int32 {
	r := int32(d.f.regs)
	d.f.regs++
	own := *d.s
	*d.s = step{guard: -1, line: own.line, loc: own.loc, join: -1, writes: []int32{r}, exec: func(p *path, mask uint32) {
		base := begin(p) + uint64(at)
		x := &p.frame.regs[r]
		for i := range x {
			x[i] = base
		}
	}}
	own.reads = append(own.reads, r)
	d.f.steps = append(d.f.steps, own)
	d.s = &d.f.steps[len(d.f.steps)-1]
	return r
}

// dst is operand i that is written; a sink is a register that nobody reads.
func (d *decoder) dst(i int) int32 {
	if i >= len(d.args) {
		d.fail("expected more than %d operands", len(d.args))
		return 0
	}
	return d.result(d.args[i])
}

func (d *decoder) result(a ptx.Arg) int32 {
	switch a.Kind {
	case ptx.Register:
		r := int32(d.slot(a.Reg()))
		d.s.writes = append(d.s.writes, r)
		return r
	case ptx.Sink:
		r := int32(d.f.regs)
		d.f.regs++
		return r
	}
	d.fail("expected a register for the result")
	return 0
}

// list returns the elements of a vector operand, or the operand itself.
func list(a ptx.Arg) []ptx.Arg {
	if a.Kind == ptx.Vector {
		return a.Elems
	}
	return []ptx.Arg{a}
}

// sources reads the elements of a vector operand.
func (d *decoder) sources(i int, t ptx.Type) []source {
	if i >= len(d.args) {
		d.fail("expected more than %d operands", len(d.args))
		return nil
	}
	var out []source
	for _, a := range list(d.args[i]) {
		out = append(out, d.value(a, t))
	}
	return out
}

// results are the registers of a vector operand that is written.
func (d *decoder) results(i int) []int32 {
	if i >= len(d.args) {
		d.fail("expected more than %d operands", len(d.args))
		return nil
	}
	var out []int32
	for _, a := range list(d.args[i]) {
		out = append(out, d.result(a))
	}
	return out
}

// address is where a memory operand points: a register or nothing, and a distance.
type address struct {
	base   source
	offset uint64
}

// memory reads operand i as an address of 32 or 64 bits.
func (d *decoder) memory(i int) address {
	if i >= len(d.args) {
		d.fail("expected more than %d operands", len(d.args))
		return address{base: source{constant: &noVec}}
	}
	return d.addressOf(d.args[i])
}

func (d *decoder) addressOf(a ptx.Arg) address {
	switch a.Kind {
	case ptx.Address:
		r := int32(d.slot(a.Reg()))
		d.s.reads = append(d.s.reads, r)
		return address{source{reg: r}, uint64(a.Val)}
	case ptx.IntAddress:
		return address{constant(0), uint64(a.Val)}
	case ptx.SymAddress:
		return address{base: d.symbol(d.m.src.Symbols[a.ID], a.Val)}
	}
	d.fail("expected an address")
	return address{base: source{constant: &noVec}}
}

// symbol is the address of a variable or of a parameter of the entry, in its
// space.
func (d *decoder) symbol(name string, offset int64) source {
	if at, ok := d.m.sharedAt(name); ok {
		return source{reg: d.ownSymbol(at+int(offset), func(p *path) uint64 { return uint64(p.warp.cta.shared.base) })}
	}
	if at, ok := d.locals[name]; ok {
		return source{reg: d.ownSymbol(at+int(offset), func(p *path) uint64 { return uint64(p.frame.local) })}
	}
	if a, ok := d.m.globals[name]; ok {
		return constant(a.base + uint64(offset))
	}
	if at, ok := d.f.paramAt[name]; ok {
		return constant(uint64(at) + uint64(offset))
	}
	d.fail("%s is no variable that the simulator knows", name)
	return source{constant: &noVec}
}

// mask has the low bits set.
func mask(width int) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<width - 1
}
