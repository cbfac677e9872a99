// Package opt rewrites Tile IR into better Tile IR: passes that are right for
// every target.
//
// A pass takes a verified module and leaves one that verifies and means the
// same. It may make a program defined where it was undefined, never the other
// way round.
//
// The package must not know that GPUs exist: what depends on one is decided in
// lowering/plan.
package opt

import (
	"context"
	"fmt"

	"tileir/ast"
	"tileir/halt"
)

// Pass is a row of Passes.
type Pass struct {
	Name  string // as flags spell it
	Why   string
	Param string // the name of its parameter, a number; empty if it has none
	Value int    // of the parameter if nothing is said
	run   func(s scope, value int)
}

// Run applies the pass to a module.
func (p *Pass) Run(m *ast.Module, value int) {
	p.run(scope{context.Background(), m.Body, m.Source}, value)
}

// RunEntry applies the pass to one entry. If ctx ends, the entry is left half done.
func (p *Pass) RunEntry(ctx context.Context, entry *ast.Op, src *ast.Source) (err error) {
	defer halt.Catch(&err)
	p.run(scope{ctx, entry.Body(0), src}, p.Value)
	return nil
}

// Passes are all passes, by name.
var Passes = []Pass{
	{Name: "canonicalize", Why: "gives what can be spelled in several ways one spelling", run: plain(canonicalize)},
	{Name: "cse", Why: "computes once what is computed twice", run: plain(eliminateCommon)},
	{Name: "dce", Why: "removes what nothing depends on", run: plain(removeDead)},
	{Name: "fold", Why: "computes what is known, and leaves out what changes nothing", run: plain(fold)},
	{Name: "fuse-fma", Why: "makes a product and a sum one op that rounds once", run: plain(fuseFMA)},
	{Name: "licm", Why: "computes before a loop what is the same in every iteration", run: plain(hoist)},
	{Name: "loop-split", Why: "cuts a loop in two where a condition on its index changes",
		Param: "split-threshold", Value: 1, run: splitLoops},
	{Name: "synthesize-debug-info-scopes", Why: "makes locations into debug information", run: plain(synthesizeScopes)},
}

func plain(f func(scope)) func(scope, int) { return func(s scope, _ int) { f(s) } }

// Compiling are the names of the passes that compiling starts with, in order.
// The others are for those who ask for them: fuse-fma changes results, loop-split
// makes programs larger, and the lines of locations are the business of llvmgen.
var Compiling = []string{"fold", "canonicalize", "cse", "licm", "dce"}

// Named returns the pass called name.
func Named(name string) *Pass {
	for i := range Passes {
		if Passes[i].Name == name {
			return &Passes[i]
		}
	}
	panic(fmt.Sprintf("BUG: opt.Named: there is no pass %q", name))
}
