package ptx

import (
	"fmt"
	"strconv"
	"strings"
)

// Role says what an instruction does with one of its operands.
type Role uint8

// The roles.
const (
	Reads       Role = 1 << iota // the value, or the base of an address
	Writes                       // the register
	ReadsMemory                  // what is at the address
	WritesMemory
)

// Roles returns what an instruction does with each of its operands, in the
// order of Flat; nil if its operands are not those of its form. A group has the
// roles of none. It appends to buf[:0].
func (m *Module) Roles(f *Func, in *Inst, buf []Role) []Role {
	n := m.Mnemonic(in)
	k := matcher{m: m, f: f, n: n, ops: f.Flat(in)}
	if n.Opcode == "call" {
		return callRoles(k.ops, buf)
	}
	if n.Form == nil {
		return nil
	}
	k.roles = append(buf[:0], make([]Role, len(k.ops))...)
	for _, alternative := range n.Form.alternate() {
		clear(k.roles)
		if k.fits(alternative) {
			return k.roles
		}
	}
	return nil
}

// callRoles are those of a call, which passes what is in the parameter space.
func callRoles(ops []Operand, buf []Role) []Role {
	roles := buf[:0]
	for _, o := range ops {
		role := Role(0)
		if o.Kind == Register {
			role = Reads
		}
		roles = append(roles, role)
	}
	return roles
}

// matcher compares the operands of an instruction with those of a form.
type matcher struct {
	m     *Module
	f     *Func
	n     *Mnemonic
	ops   []Operand
	roles []Role // of each operand, or nil
	// find returns a variable, parameter or function by name, or nil if names
	// are not looked at.
	find func(name string) (symbolInfo, bool)

	at  int    // the next operand
	why string // what is wrong with operand at, if something is
}

// symbolInfo is what a name stands for.
type symbolInfo struct {
	space Space
	fn    *Func
}

// fits compares all operands with an alternative.
func (k *matcher) fits(list []arg) bool {
	k.at, k.why = 0, ""
	for i := range list {
		a := &list[i]
		if k.at == len(k.ops) {
			if a.optional {
				return true
			}
			k.fail("operands: expected %d, got %d", required(list), i)
			return false
		}
		if k.operand(a); k.why != "" {
			return false
		}
	}
	if k.at < len(k.ops) {
		k.fail("operands: expected %d, got more", len(list))
		return false
	}
	return true
}

// required counts the operands that may not be left out.
func required(list []arg) int {
	n := 0
	for i := range list {
		if !list[i].optional {
			n++
		}
	}
	return n
}

func (k *matcher) fail(format string, args ...any) { k.why = fmt.Sprintf(format, args...) }

// take passes an operand with a role.
func (k *matcher) take(r Role) {
	if k.roles != nil {
		k.roles[k.at] = r
	}
	k.at++
}

// roleOf is the role of a register that an argument names.
func roleOf(a *arg) Role {
	r := Role(0)
	if a.reads {
		r |= Reads
	}
	if a.writes {
		r |= Writes
	}
	return r
}

// operand compares the next operand, and what is within it.
func (k *matcher) operand(a *arg) {
	switch a.kind {
	case argScalar:
		k.scalars(a)
	case argAddress:
		k.address(a)
	case argTensor:
		k.tensor(a)
	case argFragment:
		k.fragment(a)
	case argDescriptor:
		if k.ops[k.at].Kind == Vector {
			k.fragment(a)
		} else {
			k.value(a, B64)
		}
	case argConstant:
		k.constant(a)
	case argLabel, argTargets:
		if k.ops[k.at].Kind != LabelRef {
			k.fail("expected a label, got %s", k.describe())
			return
		}
		k.take(0)
	case argPack:
		k.pack(a)
	}
}

// typeOf returns the type that an argument asks for.
func (k *matcher) typeOf(a *arg) Type {
	t := a.fixed
	if t == NoType {
		t = k.n.types[a.slot]
	}
	if a.double {
		t = twice[t]
	}
	return t
}

// twice are the types of double width.
var twice = map[Type]Type{U16: U32, S16: S32, U32: U64, S32: S64}

// vectorLength returns how many elements an argument has, 0 for one that is no
// vector.
func (k *matcher) vectorLength(a *arg) int64 {
	if a.count == "" {
		return 0
	}
	text := a.count
	if c := text[0]; c < '0' || c > '9' {
		if text = k.n.Mod(text); text == "" {
			return 0
		}
		text = text[1:] // v4, x4
	}
	n, _ := strconv.ParseInt(text, 10, 64)
	return n
}

// scalars compares a value, a pair or a vector.
func (k *matcher) scalars(a *arg) {
	t := k.typeOf(a)
	if a.pair && k.ops[k.at].Kind == Pair {
		k.take(0)
		k.value(a, t)
		if k.why == "" {
			k.value(&arg{writes: true, sink: true}, Pred)
		}
		return
	}
	n := k.vectorLength(a)
	if o := k.ops[k.at]; n == 0 && a.count != "" && o.Kind == Vector && o.Val == 1 {
		n = 1 // braces around the one register, which ptxas takes
	}
	if n == 0 || n == 1 && k.ops[k.at].Kind != Vector {
		k.value(a, t)
		return
	}
	k.vector(a, t, n)
}

// vector compares a vector of n elements.
func (k *matcher) vector(a *arg, t Type, n int64) {
	o := k.ops[k.at]
	if o.Kind != Vector || o.Val != n {
		k.fail("expected a vector of %d of type %s, got %s", n, t, k.describe())
		return
	}
	k.take(0)
	for range n {
		if k.value(a, t); k.why != "" {
			return
		}
	}
}

// value compares a register or, where it is only read, a number or an address.
func (k *matcher) value(a *arg, t Type) {
	o := &k.ops[k.at]
	switch {
	case o.Kind == Register:
		k.register(a, t, o)
	case o.Kind == Sink && a.sink:
		k.take(0)
	case a.writes:
		k.fail("expected a register of type %s, got %s", t, k.describe())
	default:
		k.read(a, t, o)
	}
}

func (k *matcher) register(a *arg, t Type, o *Operand) {
	have := k.f.RegType(o.Reg())
	switch {
	case !holds(have, t, a.wider):
		k.fail("expected a register of type %s, got %s of type %s", t, k.f.RegName(o.Reg()), have)
	case o.Neg && a.writes:
		k.fail("expected a predicate to write, got !%s", k.f.RegName(o.Reg()))
	default:
		k.take(roleOf(a))
	}
}

// holds reports whether a register of a type can hold a value of another.
func holds(have, want Type, wider bool) bool {
	if have.Bits() != want.Bits() {
		return wider && have.Bits() > want.Bits() && want.Kind() != Float && have.Kind() != Predicate && have.Kind() != Float
	}
	h, w := have.Kind(), want.Kind()
	switch {
	case h == Predicate || w == Predicate:
		return h == w
	case h == Untyped || w == Untyped:
		return true
	case h == Float || w == Float:
		return have == want
	}
	return true
}

// read compares an operand that is no register and is only read.
func (k *matcher) read(a *arg, t Type, o *Operand) {
	ok := false
	switch o.Kind {
	case Int:
		ok = t.Kind() != Float
	case Float32:
		ok = t == F32 || t == B32
	case Float64:
		ok = t == F64 || t == F32 || t == B64
	case Special:
		k.special(t, o)
		return
	case Symbol:
		k.symbol(a, t, o)
		return
	}
	if !ok {
		k.fail("expected a value of type %s, got %s", t, k.describe())
		return
	}
	k.take(Reads)
}

// special compares a special register, which mov and cvt read alone.
func (k *matcher) special(t Type, o *Operand) {
	s := &Specials()[o.ID]
	switch {
	case s.Name == "WARP_SZ":
	case k.n.Opcode != "mov" && k.n.Opcode != "cvt":
		k.fail("expected a value of type %s, got %s, which only mov reads", t, s.Name)
		return
	case !holds(s.Type, t, false):
		k.fail("expected a value of type %s, got %s of type %s", t, s.Name, s.Type)
		return
	}
	k.take(Reads)
}

// symbol compares the address of a variable.
func (k *matcher) symbol(a *arg, t Type, o *Operand) {
	name := k.m.Symbols[o.ID]
	if !a.symbol || t.Bits() < 32 || t.Kind() == Float {
		k.fail("expected a value of type %s, got the address of %s", t, name)
		return
	}
	if k.find != nil {
		if _, ok := k.find(name); !ok {
			k.fail("%s is not declared", name)
			return
		}
	}
	k.take(Reads)
}

// constant compares a number that is known.
func (k *matcher) constant(a *arg) {
	o := &k.ops[k.at]
	switch {
	case o.Kind != Int:
		k.fail("expected a number, got %s", k.describe())
	case a.bounded && (o.Val < a.lowest || o.Val > a.highest):
		k.fail("expected a number from %d to %d, got %d", a.lowest, a.highest, o.Val)
	default:
		k.take(Reads)
	}
}

// spaceOf returns the space of an address, without what follows "::".
func (k *matcher) spaceOf(a *arg) string {
	slot := "space"
	if a.space != "" {
		slot = a.space
	}
	space := k.n.Mod(slot)
	if space == "" && a.space != "" && a.space != "dst" && a.space != "src" {
		space = a.space
	}
	space, _, _ = strings.Cut(space, "::")
	return space
}

// address compares [base + offset].
func (k *matcher) address(a *arg) {
	o := &k.ops[k.at]
	switch o.Kind {
	case Address:
		k.base(a, o)
	case SymAddress:
		k.symAddress(a, o)
	case IntAddress:
	default:
		k.fail("expected an address, got %s", k.describe())
	}
	if k.why == "" {
		k.take(memoryRole(a))
	}
}

func memoryRole(a *arg) Role {
	r := Reads
	if a.memR {
		r |= ReadsMemory
	}
	if a.memW {
		r |= WritesMemory
	}
	return r
}

// base checks the register of an address: 64 bits, of which shared memory and
// what else a CTA has for itself need 32.
func (k *matcher) base(a *arg, o *Operand) {
	t := k.f.RegType(o.Reg())
	space := k.spaceOf(a)
	narrow := space != "" && space != "global" && space != "const"
	if t.Kind() == Float || t.Kind() == Predicate || t.Bits() != 64 && !(narrow && t.Bits() == 32) {
		want := ".b64"
		if narrow {
			want = ".b64 or .b32"
		}
		k.fail("expected an address of type %s, got %s of type %s", want, k.f.RegName(o.Reg()), t)
	}
}

func (k *matcher) symAddress(a *arg, o *Operand) {
	if k.find == nil {
		return
	}
	name := k.m.Symbols[o.ID]
	s, ok := k.find(name)
	space := k.spaceOf(a)
	switch {
	case !ok:
		k.fail("%s is not declared", name)
	case s.fn != nil:
		k.fail("expected a variable, got the function %s", name)
	case space != "" && s.space.String() != "."+space:
		k.fail("expected a variable in .%s, got %s in %s", space, name, s.space)
	}
}

// tensor compares [map, {coordinates}].
func (k *matcher) tensor(a *arg) {
	o := &k.ops[k.at]
	if o.Kind != Bracket || o.Val != 2 {
		k.fail("expected the address of a tensor map with coordinates, got %s", k.describe())
		return
	}
	k.take(0)
	if k.value(&arg{reads: true, symbol: true}, B64); k.why != "" {
		return
	}
	if k.roles != nil {
		k.roles[k.at-1] = memoryRole(a)
	}
	n := int64(k.n.Mod("dim")[0] - '0')
	k.vector(&arg{reads: true}, S32, n)
}

// pack compares a vector whose elements together are as wide as a type.
func (k *matcher) pack(a *arg) {
	o := k.ops[k.at]
	t := k.typeOf(a)
	if o.Kind != Vector || o.Val == 0 || int64(t.Bits())%o.Val != 0 {
		k.fail("expected a vector that is as wide as %s, got %s", t, k.describe())
		return
	}
	elem, ok := bitTypes[int64(t.Bits())/o.Val]
	if !ok || o.Val == 1 {
		k.fail("expected a vector that is as wide as %s, got one of %d", t, o.Val)
		return
	}
	k.take(0)
	one := *a
	one.sink = a.writes
	for range o.Val {
		if k.value(&one, elem); k.why != "" {
			return
		}
	}
}

// bitTypes are the types of bits by their width.
var bitTypes = map[int64]Type{8: B8, 16: B16, 32: B32, 64: B64, 128: B128}

// fragment compares the registers of a matrix that a lane holds.
func (k *matcher) fragment(a *arg) {
	t := a.fixed
	if t == NoType {
		t = k.n.TypeIn(string(a.fragment))
	}
	n, elem := k.fragmentOf(a.fragment, t)
	k.vector(a, elem, n)
}

// fragmentOf returns how many registers of which type a lane holds of a matrix:
// an m by k, k by n or m by n matrix lies in the registers of 32 lanes, or of
// 128 for wgmma, in words unless its elements are wider. Of f16, two lanes of wmma hold
// each element of A and of B: 8 words whatever the shape (PTX ISA, "Matrix Fragments for WMMA").
func (k *matcher) fragmentOf(matrix byte, t Type) (int64, Type) {
	var rows, cols, inner int64
	if _, err := fmt.Sscanf(k.n.Mod("shape"), "m%dn%dk%d", &rows, &cols, &inner); err != nil {
		return 0, t
	}
	lanes := int64(32)
	if k.n.Opcode == "wgmma" {
		lanes = 128
	}
	if k.n.Opcode == "wmma" && t == F16 && (matrix == 'A' || matrix == 'B') {
		return 8, B32
	}
	elements := rows * cols
	switch matrix {
	case 'A':
		elements = rows * inner
	case 'B':
		elements = inner * cols
	}
	switch t {
	case F32, S32, F64:
		return elements / lanes, t
	}
	return elements * int64(t.Bits()) / (32 * lanes), B32
}

// describe says what the next operand is.
func (k *matcher) describe() string {
	o := &k.ops[k.at]
	switch o.Kind {
	case Vector:
		return fmt.Sprintf("a vector of %d", o.Val)
	case Tuple:
		return "a list in parentheses"
	case Pair:
		return "a pair"
	case Bracket:
		return "an address with coordinates"
	}
	p := printer{m: k.m, f: k.f}
	p.single(o)
	return string(p.b)
}
