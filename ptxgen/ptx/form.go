package ptx

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Effect says what an instruction does beside computing its results and the
// memory accesses that its operands name.
type Effect uint16

// The effects.
const (
	Branches Effect = 1 << iota // goes on elsewhere
	Ends                        // ends the thread
	Calls                       // calls a function
	Barrier                     // meets other threads of the CTA or the cluster
	Warp                        // meets other threads of the warp
	Fence                       // orders memory accesses
	Starts                      // what its operands name happens later
	Waits                       // waits for what was started
	Clock                       // its result is another every time
	Atomic                      // reads and writes memory in one step
	Hints                       // changes nothing that a program can see
)

// Form is a row of the instruction table: an opcode, the modifiers and the
// operands that it can have.
type Form struct {
	Opcode string
	// Mods are the slots for modifiers in their order, apart by blanks: the
	// modifiers that can stand there apart by "|", with a name before "=" if
	// another than the only modifier itself, and "?" at the end if there may be
	// none. A "~" before all of them says that the order is free.
	Mods string
	// Args are the operands, apart by blanks; " / " is between alternatives.
	//
	//	=x     x is written    +x  is read and written    x?  may be left out
	//	T      the type in the slot of this name, or a type such as u32
	//	2T     twice as wide
	//	~T     in a register of that size or larger
	//	x|pred a pair, of which the second may be left out, as may be what is written
	//	x_     a result, for which there may be a "_"
	//	V*T    a vector with as many elements as the slot V says
	//	3*T    a vector of three
	//	pack:T a vector whose elements together are as wide as T
	//	[r]    an address, of what is read (r), written (w), or both (rw); or used as
	//	       nothing but an address (p)
	//	[shared:r]  the same, in a space of its own and not that of the slot "space"
	//	tensor:r    [map, {coordinates}], as many as the slot "dim" says
	//	frag:A      the fragment of matrix A, B, C or D, as wide as the shape demands
	//	frag:A=f16  the same, of a type that no slot has
	//	desc:A      a matrix descriptor, or the fragment
	//	#      an integer that is known    0..3#  between 0 and 3
	//	sym:T  T or the address of a variable
	//	label, targets
	Args    string
	Version Version // the oldest that knows it
	Target  Target  // the oldest that has it
	Effects Effect

	slots     []slot
	free      bool
	alternate func() [][]arg // of operands; read when an instruction is compared with them
}

// slot is a place for a modifier.
type slot struct {
	name     string
	values   string // apart by "|"
	optional bool
}

// argKind is the kind of operand that a form asks for.
type argKind uint8

const (
	argScalar argKind = iota
	argAddress
	argTensor
	argFragment
	argDescriptor
	argConstant
	argLabel
	argTargets
	argPack
)

// arg is an operand of a form.
type arg struct {
	text            string // as the table has it
	kind            argKind
	reads, writes   bool
	optional        bool
	wider           bool   // the register may be wider
	double          bool   // twice as wide as typ says
	pair            bool   // a second, a predicate, may follow after "|"
	sink            bool   // may be "_"
	symbol          bool   // may be the address of a variable
	typ             string // a type, or the slot that has it
	fixed           Type   // the type, unless a slot has it
	slot            int    // that slot's place
	count           string // of a vector: a number, or the slot that has it
	space           string // of an address, where it is not that of the slot
	memR, memW      bool
	fragment        byte
	bounded         bool
	lowest, highest int64
}

// read returns the row with its texts read.
func (f Form) read() *Form {
	if f.Version == (Version{}) {
		f.Version = Version{1, 0}
	}
	f.slots, f.free = readSlots(f.Mods)
	f.alternate = sync.OnceValue(f.readArgs)
	return &f
}

// readSlots reads the slots for modifiers, and whether their order is free.
func readSlots(mods string) (slots []slot, free bool) {
	mods, free = strings.CutPrefix(mods, "~ ")
	slots = make([]slot, 0, strings.Count(mods, " ")+1)
	for text := range strings.FieldsSeq(mods) {
		s := slot{}
		text, s.optional = strings.CutSuffix(text, "?")
		name, values, named := strings.Cut(text, "=")
		if !named {
			values = name
		}
		s.name, s.values = name, values
		slots = append(slots, s)
	}
	return slots, free
}

// readArgs reads the operands, each alternative of them.
func (f *Form) readArgs() [][]arg {
	var alternate [][]arg
	for _, text := range strings.Split(f.Args, " / ") {
		list := []arg{}
		for _, word := range strings.Fields(text) {
			a := parseArg(word)
			a.fixed, a.slot = ParseType(a.typ), f.slotOf(a.typ)
			list = append(list, a)
		}
		alternate = append(alternate, list)
	}
	return alternate
}

// slotOf returns the place of a slot, or -1.
func (f *Form) slotOf(name string) int {
	for i := range f.slots {
		if f.slots[i].name == name {
			return i
		}
	}
	return -1
}

// parseArg reads the text of one operand.
func parseArg(text string) arg {
	a := arg{text: text, reads: true}
	text, a.optional = strings.CutSuffix(text, "?")
	switch text[0] {
	case '=':
		a.reads, a.writes, text = false, true, text[1:]
	case '+':
		a.writes, text = true, text[1:]
	}
	if strings.HasPrefix(text, "[") {
		a.kind = argAddress
		a.access(strings.Trim(text, "[]"))
		return a
	}
	if text == "#" || strings.HasSuffix(text, "#") {
		a.kind = argConstant
		a.bounds(strings.TrimSuffix(text, "#"))
		return a
	}
	text, a.pair = strings.CutSuffix(text, "|pred")
	text, a.sink = strings.CutSuffix(text, "_")
	a.sink = a.sink || a.pair
	kind, rest, _ := strings.Cut(text, ":")
	switch kind {
	case "tensor":
		a.kind = argTensor
		a.access(rest)
	case "frag":
		a.kind, a.fragment = argFragment, rest[0]
		_, a.typ, _ = strings.Cut(rest, "=")
	case "desc":
		a.kind, a.fragment = argDescriptor, rest[0]
	case "pack":
		a.kind, a.typ = argPack, rest
	case "label":
		a.kind = argLabel
	case "targets":
		a.kind = argTargets
	case "sym":
		a.symbol, a.typ = true, rest
	default:
		a.scalar(text)
	}
	return a
}

// scalar reads a type with what stands before it.
func (a *arg) scalar(text string) {
	if count, rest, ok := strings.Cut(text, "*"); ok {
		a.count, text = count, rest
	}
	text, a.wider = strings.CutPrefix(text, "~")
	a.typ, a.double = strings.CutPrefix(text, "2")
}

// access reads what an address is used for.
func (a *arg) access(text string) {
	if space, rest, ok := strings.Cut(text, ":"); ok && space != "" {
		a.space, text = space, rest
	}
	a.memR, a.memW = strings.Contains(text, "r"), strings.Contains(text, "w")
}

// bounds reads "0..3".
func (a *arg) bounds(text string) {
	low, high, ok := strings.Cut(text, "..")
	if !ok {
		return
	}
	a.bounded = true
	a.lowest, _ = strconv.ParseInt(low, 10, 64)
	a.highest, _ = strconv.ParseInt(high, 10, 64)
}

// rows are those of an opcode.
type rows struct {
	once  sync.Once
	forms []*Form // as the table has them, and when once is done with their texts read
}

// rowsOf are the rows by opcode.
var rowsOf = sync.OnceValue(func() map[string]*rows {
	table := make(map[string]*rows, len(formRows)/2)
	for i := range formRows {
		f := &formRows[i]
		r := table[f.Opcode]
		if r == nil {
			r = new(rows)
			table[f.Opcode] = r
		}
		r.forms = append(r.forms, f)
	}
	return table
})

// formsOf returns the rows of an opcode, their texts read.
func formsOf(opcode string) []*Form {
	r := rowsOf()[opcode]
	if r == nil {
		return nil
	}
	r.once.Do(func() {
		for i, f := range r.forms {
			r.forms[i] = f.read()
		}
	})
	return r.forms
}

// Forms lists the rows of the instruction table.
func Forms() []Form { return formRows }

// match returns the form of a mnemonic and the modifiers in its slots, or says
// why there is none, and which modifier is to blame: 0 is the opcode.
func match(opcode string, mods []string) (f *Form, values []string, blame int, err error) {
	rows := formsOf(opcode)
	if rows == nil {
		return nil, nil, 0, fmt.Errorf("unknown instruction %q", opcode)
	}
	longest := 0
	for _, f := range rows {
		values := make([]string, len(f.slots))
		fits, n := false, 0
		if f.free {
			fits, n = f.matchFree(mods, values)
		} else {
			fits, n = matchSlots(f.slots, mods, values)
		}
		if fits {
			return f, values, 0, nil
		}
		longest = max(longest, n)
	}
	for i, mod := range mods {
		if !slices.ContainsFunc(rows, func(f *Form) bool { return f.hasMod(mod) }) {
			return nil, nil, i + 1, fmt.Errorf("%s has no modifier .%s", opcode, mod)
		}
	}
	if longest < len(mods) {
		return nil, nil, longest + 1, fmt.Errorf("%s: unexpected modifier .%s", opcode, mods[longest])
	}
	return nil, nil, len(mods), fmt.Errorf("%s: a modifier is missing", strings.Join(append([]string{opcode}, mods...), "."))
}

func (f *Form) hasMod(mod string) bool {
	return slices.ContainsFunc(f.slots, func(s slot) bool { return s.has(mod) })
}

// matchSlots puts modifiers into slots in their order, and returns how many of
// them fit.
func matchSlots(slots []slot, mods, values []string) (bool, int) {
	if len(slots) == 0 {
		return len(mods) == 0, 0
	}
	s := &slots[0]
	best := 0
	if len(mods) > 0 && s.has(mods[0]) {
		values[0] = mods[0]
		fits, n := matchSlots(slots[1:], mods[1:], values[1:])
		if fits {
			return true, n + 1
		}
		best = n + 1
	}
	values[0] = ""
	if !s.optional {
		return false, best
	}
	fits, n := matchSlots(slots[1:], mods, values[1:])
	return fits, max(n, best)
}

// matchFree puts modifiers into slots in any order, and returns how many of them
// fit.
func (f *Form) matchFree(mods, values []string) (bool, int) {
	for n, mod := range mods {
		i := 0
		for i < len(f.slots) && (values[i] != "" || !f.slots[i].has(mod)) {
			i++
		}
		if i == len(f.slots) {
			return false, n
		}
		values[i] = mod
	}
	for i := range f.slots {
		if values[i] == "" && !f.slots[i].optional {
			return false, len(mods)
		}
	}
	return true, len(mods)
}

// has reports whether a modifier can stand in the slot.
func (s *slot) has(mod string) bool {
	for v := range strings.SplitSeq(s.values, "|") {
		if v == mod || isShape(v, mod) {
			return true
		}
	}
	return false
}

// isShape reports whether a modifier is one of the shapes that "m64n*k16" stands for: columns
// in steps of 8, at most 256.
func isShape(shapes, mod string) bool {
	before, after, ok := strings.Cut(shapes, "*")
	if !ok || !strings.HasPrefix(mod, before) || !strings.HasSuffix(mod[len(before):], after) {
		return false
	}
	number := mod[len(before) : len(mod)-len(after)]
	n, err := strconv.Atoi(number)
	return err == nil && 8 <= n && n <= 256 && n%8 == 0 && number == strconv.Itoa(n)
}
