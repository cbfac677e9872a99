package plan

import (
	"context"
	"fmt"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/machine"
	"tileir/lowering/plan/assign"
	"tileir/lowering/plan/barrier"
	"tileir/lowering/plan/batch"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/expand"
	"tileir/lowering/plan/legalize"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/plan/smem"
	"tileir/lowering/plan/transfer"
	"tileir/lowering/remark"
)

// Pass is one step of planning.
type Pass struct {
	Name     string
	Why      string
	After    []string // passes that must have run before
	Optional bool     // results are right without it
	Makes    Fact
	run      func(*pass.Context) error
}

// Fact is what holds of a plan from some pass on.
type Fact uint8

// The facts.
const (
	NoFact    Fact = iota
	Scheduled      // every product says by what it is computed
	Walks          // persistent CTAs have their loop over tile blocks
	Layouts        // every tile has a layout
	Transfers      // every op that moves a tile says by what
	Places         // every tile in shared memory has a place there, and who has scratch says how often threads wait in it
)

// Barriers names the pass behind which threads wait for each other wherever they have to.
const Barriers = "barriers"

// MadeBy names the pass from which on a fact holds.
func MadeBy(f Fact) string {
	for _, p := range Passes {
		if p.Makes == f {
			return p.Name
		}
	}
	panic("BUG: plan.MadeBy: no pass makes it")
}

// Passes lists the steps in the order in which they run.
var Passes = []Pass{
	{
		Name: "prints", Why: "has what is printed and lies in memory as a whole copied from there, not loaded",
		After: []string{"chunk"}, run: always(legalize.Prints),
	}, {
		Name: "boxes", Why: "writes accesses through pointers as accesses through views where they are such",
		After: []string{"prints"}, Optional: true, run: legalize.Boxes,
	}, {
		Name: "guards", Why: "has loops with products run without an if around them, of no iterations where it is false",
		After: []string{"boxes"}, Optional: true, run: always(legalize.Guards),
	}, {
		Name: "split-loops", Why: "cuts loops with products in two where a condition on how far they have come changes, as masks are asked for",
		After: []string{"guards"}, Optional: true, run: always(legalize.SplitLoops),
	}, {
		Name: "split-k", Why: "has several CTAs share a loop over products, each with a part of what is summed over, where the schedule says so",
		After: []string{"boxes", "guards", "split-loops"}, run: legalize.ShareK,
	}, {
		Name: "merge", Why: "has one tile block do the work of two neighbours that multiply by the same, where the grid is known to be large enough",
		After: []string{"split-k"}, Optional: true, run: legalize.Merge,
	}, {
		Name: "products", Why: "writes products that no instruction computes as ones that one does",
		After: []string{"boxes", "merge"}, run: legalize.Products,
	}, {
		Name: "functions", Why: "writes sums with functions in fewer steps than those are computed in alone",
		After: []string{"merge"}, Optional: true, run: legalize.Functions,
	}, {
		Name: "masks", Why: "has masks beside products compare each number once, with one that is known",
		After: []string{"products"}, Optional: true, run: always(legalize.Masks),
	}, {
		Name: schedule.Pass, Why: "decides on warps, instructions, and what is copied ahead by whom; the passes behind it carry it out",
		After: []string{"products", "functions", "masks"}, Makes: Scheduled, run: schedule.Choose,
	}, {
		Name: "addends", Why: "has what masks add to products be chosen behind the sum, where CTAs lack registers to keep it",
		After: []string{"schedule"}, Optional: true, run: always(legalize.Addends),
	}, {
		Name: "persist", Why: "has persistent CTAs run one tile block after the other, in a loop around all that the entry does",
		After: []string{"schedule", "addends"}, Optional: true, Makes: Walks, run: carryOut(expand.Persist),
	}, {
		Name: "mma", Why: "multiplies by the instructions scheduled, and stages their operands in shared memory",
		After: []string{"persist"}, run: carryOut(always(expand.Mma)),
	}, {
		Name: "roles", Why: "gives the copies of the copy engine to a thread of their own, ahead of the warps that multiply",
		After: []string{"mma"}, Optional: true, run: carryOut(expand.Roles),
	}, {
		Name: "pipeline", Why: "has threads copy operands ahead of time, while earlier ones are multiplied",
		After: []string{"mma", "roles"}, Optional: true, run: carryOut(expand.Pipeline),
	}, {
		Name: "assign", Why: "gives each tile a layout, once products and copies are fixed",
		After: []string{"mma", "pipeline"}, Makes: Layouts, run: assign.Layouts,
	}, {
		Name: "late-dce", Why: "drops what planning left without readers",
		After: []string{"assign"}, Optional: true, run: always(dce.RemoveDead),
	}, {
		Name: "transfers", Why: "chooses by what tiles go to other threads and from shared memory, once it is known which do",
		After: []string{"assign", "late-dce"}, Makes: Transfers, run: always(transfer.Choose),
	}, {
		Name: "smem", Why: "gives shared tiles and the scratch of ops their place, one place to many that are not used together",
		After: []string{"transfers"}, Makes: Places, run: smem.Allocate,
	}, {
		Name: Barriers, Why: "orders threads where they share memory; needs to know who uses which bytes",
		After: []string{"smem"}, run: barrier.Place,
	}, {
		Name: "batch", Why: "has large tiles loaded, computed and stored some registers at a time, between the barriers there are",
		After: []string{Barriers}, Optional: true, run: always(batch.Stores),
	}, {
		Name: schedule.DependentPass, Why: "has launches that begin before others have ended wait before they reach for memory, once it is known what does",
		After: []string{Barriers, "batch"}, Optional: true, run: always(dependents),
	}, {
		Name: "blocks-per-cta", Why: "lets tile blocks of one warp share a CTA; needs to know that they wait for nobody",
		After: []string{Barriers}, Optional: true, run: always(blocksPerCTA),
	},
}

// always is a step that nothing can be wrong with.
func always[T any](f func(T)) func(T) error {
	return func(c T) error {
		f(c)
		return nil
	}
}

// carryOut is a step that makes what is scheduled. What is possible the schedule pass has
// said: only a plan that was changed behind that pass can ask for anything else.
func carryOut(f func(*pass.Context) error) func(*pass.Context) error {
	return func(c *pass.Context) error {
		err := f(c)
		if err != nil && !c.FromDump {
			panic(fmt.Sprintf("BUG: %s: it is scheduled what cannot be: %v", c.Pass, err))
		}
		return err
	}
}

// Given is what the passes are given beside an entry.
type Given struct {
	Source    *ast.Source
	Machine   machine.Machine
	Remarks   *remark.List // nil if nobody listens
	Disabled  []string     // passes that will not run, and are not counted on
	ByRecipe  bool         // a recipe schedules the entry
	KeptFree  int          // bytes of shared memory that the schedule leaves beside what it counts
	CTAsGiven bool         // the source asks for so many CTAs on a multiprocessor
	Reasons   bool         // the schedule is written with its reasons
	FromDump  bool         // the schedule pass ran before, and what it left may have been changed since
}

// Run applies one pass to one entry. An error is a located diagnostic where
// the source says something that cannot be done; if ctx ends, the entry is left
// half done.
func (p Pass) Run(ctx context.Context, op *ast.Op, g Given) (err error) {
	defer halt.Catch(&err)
	c := pass.New(ctx, op, g.Machine)
	c.Pass, c.Source, c.Remarks, c.ByRecipe, c.KeptFree, c.CTAsGiven, c.Reasons, c.FromDump = p.Name, g.Source, g.Remarks, g.ByRecipe, g.KeptFree, g.CTAsGiven, g.Reasons, g.FromDump
	for _, name := range g.Disabled {
		c.Disabled[name] = true
	}
	return p.run(c)
}
