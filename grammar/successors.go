package grammar

import "tileir/ast"

// Ops of other dialects may go on in other blocks of their region, which they
// name by their labels. A label may follow its use, so that the blocks are looked
// up where the region ends.

// branch is one successor of an op whose region has not ended.
type branch struct {
	op     *ast.Op
	region *ast.Region
	label  token
}

// Successor takes one ^label.
func (b *builder) Successor() {
	t, op := b.last(), b.top().op
	switch {
	case b.unwinding:
	case op.Opcode != ast.OpUnregistered || op.IsBuiltinModule():
		b.fail(t, codeScope, "expected no successors of '"+op.ShortName()+"', got "+b.describe(t))
	case len(b.blocks) == 0:
		b.fail(t, codeScope, "expected successors inside a region only, got "+b.describe(t))
	default:
		b.branches = append(b.branches, branch{op, b.block().Region(), *t})
	}
}

// takeBranches gives the ops of a region that has ended their successors.
func (b *builder) takeBranches(r *ast.Region) {
	start := len(b.branches)
	for i := range b.branches {
		if b.branches[i].region == r {
			start = i
			break
		}
	}
	if start == len(b.branches) {
		return
	}
	labels := map[string]*ast.Block{}
	for _, block := range r.Blocks {
		labels[block.Label] = block
	}
	for _, br := range b.branches[start:] {
		if br.region != r {
			continue // of a region that has failed
		}
		if target := labels[b.str(&br.label)[1:]]; target != nil {
			br.op.AddSuccessor(target)
		} else {
			b.report(&br.label, codeScope, "expected the label of a block of this region, got "+b.describe(&br.label))
		}
	}
	b.branches = b.branches[:start]
}

// newLabel reports a label that another block of the region has.
func (b *builder) newLabel(label string) {
	f := b.top()
	if f.labels == nil {
		f.labels = map[string]bool{}
	}
	if f.labels[label] {
		b.report(b.last(), codeRedefined, "expected a new label, got ^"+label+" again")
	}
	f.labels[label] = true
}
