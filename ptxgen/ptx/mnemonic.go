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
}

// NewMnemonic splits a mnemonic.
func NewMnemonic(text string) Mnemonic {
	parts := strings.Split(text, ".")
	return Mnemonic{Text: text, Opcode: parts[0], Mods: parts[1:]}
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

// Type returns the type that the mnemonic ends with, or NoType.
func (n *Mnemonic) Type() Type {
	if len(n.Mods) == 0 {
		return NoType
	}
	return ParseType(n.Mods[len(n.Mods)-1])
}

// Mnemonic returns the mnemonic of an instruction.
func (m *Module) Mnemonic(in *Inst) *Mnemonic { return &m.Ops[in.Op] }
