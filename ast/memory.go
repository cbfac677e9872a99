package ast

// Access says what an op does with memory that a view or pointers name: a column of the
// table. An op that lacks it does nothing of the kind.
type Access uint8

// What an op may do.
const (
	Reads  Access = 1 << iota // its first result is what was there
	Writes                    // it changes what is there
	Atomic                    // what it does with an element nothing comes between
)

// Access returns what op does with memory; none if it is nil or not in the table.
func (op *Op) Access() Access {
	if op == nil || op.Opcode == OpUnregistered {
		return 0
	}
	return Table[op.Opcode].Access
}

// AccessesMemory reports whether op reads or writes memory.
func (op *Op) AccessesMemory() bool { return op.Access() != 0 }

// ReadsMemory reports whether op gives what was in memory.
func (op *Op) ReadsMemory() bool { return op.Access()&Reads != 0 }

// WritesMemory reports whether op changes what is in memory.
func (op *Op) WritesMemory() bool { return op.Access()&Writes != 0 }

// IsLoad reports whether op only reads memory.
func (op *Op) IsLoad() bool { return op.Access() == Reads }

// IsStore reports whether op writes a tile to memory as it is.
func (op *Op) IsStore() bool { return op.Access() == Writes }

// IsAtomic reports whether op reads, combines and writes each element at once.
func (op *Op) IsAtomic() bool { return op.Access()&Atomic != 0 }

// IsWeak reports whether nothing is said of how other tile blocks see an access.
func (op *Op) IsWeak() bool {
	return op.Enum(KeyMemoryOrderingSemantics, OrderWeak) == OrderWeak
}

// IsWeakLoad reports whether op is a load that waits for nothing but its token.
func (op *Op) IsWeakLoad() bool { return op.IsLoad() && op.IsWeak() }

// ThroughView reports whether op accesses memory through a view, and not through
// pointers.
func (op *Op) ThroughView() bool {
	return op.AccessesMemory() && op.Info().OperandIndex(string(InView)) >= 0
}

// Moved returns the tile that an access gives, or else the one that it stores or
// combines with what is there.
func (op *Op) Moved() *Value {
	if op.ReadsMemory() {
		return op.Loaded()
	}
	return op.Stored()
}
