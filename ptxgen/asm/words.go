package asm

import "tileir/ptxgen/ptx"

// Scope is whose accesses an instruction is ordered with.
type Scope uint8

// The scopes.
const (
	CTA Scope = iota
	Cluster
	GPU
	System
)

var scopeNames = [...]string{CTA: "cta", Cluster: "cluster", GPU: "gpu", System: "sys"}

// Order is how an access to memory is ordered with others. Weak accesses have no scope.
type Order uint8

// The orders.
const (
	Weak Order = iota
	Relaxed
	Acquire
	Release
	AcqRel
)

var orderNames = [...]string{Weak: "", Relaxed: "relaxed", Acquire: "acquire", Release: "release", AcqRel: "acq_rel"}

// ordering are the modifiers of an order and its scope.
func ordering(o Order, s Scope) (order, scope string) {
	if o == Weak {
		return "", ""
	}
	return orderNames[o], scopeNames[s]
}

// Rounding is where a result goes that lies between two numbers.
type Rounding uint8

// The rounding modes; Approx and Full are how exact an instruction of f32 is instead.
const (
	Nearest Rounding = iota // ties to even
	Zero
	Down
	Up
	Approx
	Full
)

var roundingNames = [...]string{Nearest: "rn", Zero: "rz", Down: "rm", Up: "rp", Approx: "approx", Full: "full"}

// name is a type as a modifier.
func name(t ptx.Type) string { return t.String()[1:] }

// word is a modifier that stands there or not.
func word(there bool, mod string) string {
	if there {
		return mod
	}
	return ""
}
