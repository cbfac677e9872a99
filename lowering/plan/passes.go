package plan

import (
	"tileir/ast"
)

// Pass is one step of planning.
type Pass struct {
	Name string
	Why  string
	run  func(*entry) error
}

// Passes lists the steps in the order in which they run.
var Passes = []Pass{
	{"prints", "has what is printed and lies in memory as a whole copied from there, not loaded", entryStep((*entry).printFromMemory)},
	{"boxes", "writes accesses through pointers as accesses through views where they are such", (*entry).rewriteBoxes},
	{"products", "writes products that no instruction computes as ones that one does", (*entry).rewriteProducts},
	{"warps", "fixes how many threads share a tile; every layout counts them", entryStep((*entry).chooseWarps)},
	{"mma", "names the instruction of each product and stages its operands", (*entry).mmaOps},
	{"pipeline", "copies operands ahead of time, while earlier ones are multiplied", (*entry).pipelineLoops},
	{"assign", "gives each tile a layout, once products and copies are fixed", (*entry).assignLayouts},
	{"dce", "drops what planning left without readers", entryStep((*entry).removeDead)},
	{"smem", "gives shared tiles and the scratch of ops their place, one place to many that are not used together", (*entry).allocateShared},
	{"barriers", "orders threads where they share memory; needs to know who uses which bytes", (*entry).placeBarriers},
	{"together", "lets tile blocks of one warp share a CTA; needs to know that they wait for nobody", entryStep((*entry).shareCTA)},
}

func entryStep(f func(*entry)) func(*entry) error {
	return func(e *entry) error {
		f(e)
		return nil
	}
}

// Run applies one pass to one entry. An error is a located diagnostic where
// the source says something that cannot be done.
func (p Pass) Run(op *ast.Op, src *ast.Source, t Target) error {
	e := &entry{op: op, target: t, src: src, div: map[*ast.Value]uint64{}}
	e.warps, e.cluster = int(op.Int(AttrWarps, 1)), ClusterOf(op)
	return p.run(e)
}

// removeDead erases pure ops without readers, from the last to the first.
func (e *entry) removeDead() {
	var visit func(b *ast.Block)
	visit = func(b *ast.Block) {
		for op := b.Last(); op != nil; {
			prev := op.Prev()
			for i := range op.Regions() {
				if body := op.Body(i); body != nil {
					visit(body)
				}
			}
			if isDead(op) {
				op.Erase()
			}
			op = prev
		}
	}
	visit(e.op.Body(0))
}

func isDead(op *ast.Op) bool {
	pure := Is(op, Convert) || Is(op, LoadShared) || Is(op, AllocShared)
	if info := op.Info(); info != nil {
		pure = repeatable(op) || op.Opcode == ast.OpAssume
	}
	for _, r := range op.Results() {
		pure = pure && len(r.Uses()) == 0
	}
	return pure
}
