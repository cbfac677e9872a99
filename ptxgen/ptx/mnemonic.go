package ptx

import "strings"

// Mnemonic is an opcode with its modifiers.
type Mnemonic struct {
	// Text is the whole, such as "ld.global.v2.b32".
	Text string
	// Opcode is what precedes the first dot.
	Opcode string
	// Mods are the modifiers in the order of the text, without their dots.
	Mods []string
	// Form is the row of the instruction table, or nil if Err says why there is
	// none.
	Form *Form
	Err  error

	values []string // of the form's slots
	types  []Type   // what they say, or NoType
	errAt  int      // what of the text precedes that which Err is about
}

// NewMnemonic splits a mnemonic and finds its row of the table.
func NewMnemonic(text string) Mnemonic {
	parts := strings.Split(text, ".")
	n := Mnemonic{Text: text, Opcode: parts[0], Mods: parts[1:]}
	blame := 0
	n.Form, n.values, blame, n.Err = match(n.Opcode, n.Mods)
	n.errAt = len(strings.Join(parts[:blame], "."))
	n.types = make([]Type, len(n.values))
	for i, v := range n.values {
		n.types[i] = ParseType(v)
	}
	return n
}

// Has reports whether a modifier is there, named without its dot.
func (n *Mnemonic) Has(mod string) bool {
	for _, m := range n.Mods {
		if m == mod {
			return true
		}
	}
	return false
}

// Mod returns the modifier in a slot of the form, or "".
func (n *Mnemonic) Mod(slot string) string {
	if n.Form == nil {
		return ""
	}
	if i := n.Form.slotOf(slot); i >= 0 {
		return n.values[i]
	}
	return ""
}

// TypeIn returns the type in a slot of the form, or NoType.
func (n *Mnemonic) TypeIn(slot string) Type { return ParseType(n.Mod(slot)) }

// Type returns the type that the mnemonic ends with, or NoType.
func (n *Mnemonic) Type() Type {
	if len(n.Mods) == 0 {
		return NoType
	}
	return ParseType(n.Mods[len(n.Mods)-1])
}

// Mnemonic returns the mnemonic of an instruction, and an empty one of another statement.
func (m *Module) Mnemonic(in *Inst) *Mnemonic {
	if !in.IsInst() {
		return &Mnemonic{}
	}
	return &m.Ops[in.Op-numPseudoOps]
}
