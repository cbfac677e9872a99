package ast

import (
	"runtime"
	"testing"
)

// TestArenaGrows: what a block with many arguments takes grows as their number does,
// also where they are more than a slab holds.
func TestArenaGrows(t *testing.T) {
	few, many := argsBytes(1<<13), argsBytes(1<<15)
	if many > 5*few {
		t.Errorf("4 times as many arguments take %.1f times as many bytes: %d, %d", float64(many)/float64(few), few, many)
	}
}

// argsBytes is how many bytes are allocated for a block with n arguments, made one by
// one.
func argsBytes(n int) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var a Arena
	b := &Block{}
	for range n {
		a.AddArg(b, TokenType{})
	}
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}
