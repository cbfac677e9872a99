// Package opt rewrites Tile IR into better Tile IR: passes that are right for
// every target, each a plain function over a module.
//
// A pass takes a verified module and leaves one that verifies and means the
// same. It may make a program defined where it was undefined, never the other
// way round.
//
// The package must not know that GPUs exist: what depends on one is decided in
// lowering/plan.
package opt

import "tileir/ast"

// Pass is a row of Passes.
type Pass struct {
	Name  string // as flags spell it
	Why   string
	Param string // the name of its parameter, a number; empty if it has none
	Value int    // of the parameter if nothing is said
	Run   func(m *ast.Module, value int)
}

// Passes are all passes, by name.
var Passes = []Pass{
	{Name: "canonicalize", Why: "gives what can be spelled in several ways one spelling", Run: plain(Canonicalize)},
	{Name: "cse", Why: "computes once what is computed twice", Run: plain(CSE)},
	{Name: "dce", Why: "removes what nothing depends on", Run: plain(DCE)},
	{Name: "fuse-fma", Why: "makes a product and a sum one op that rounds once", Run: plain(FuseFMA)},
	{Name: "loop-split", Why: "cuts a loop in two where a condition on its index changes",
		Param: "split-threshold", Value: 1, Run: LoopSplit},
	{Name: "synthesize-debug-info-scopes", Why: "makes locations into debug information", Run: plain(SynthesizeScopes)},
}

func plain(f func(*ast.Module)) func(*ast.Module, int) { return func(m *ast.Module, _ int) { f(m) } }
