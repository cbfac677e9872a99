package lsp

import (
	"context"
	"strings"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/remark"
	"tileir/verify"
)

// The compiler's decisions about a text are made beside the loop when it is opened and
// saved, and shown until it changes: for each op what became of it, and what the
// compiler says of it.

// defaultTarget is the GPU that decisions are made for, if nothing else is set.
const defaultTarget = "sm_90a"

// maxPlanned is the size of texts of which decisions are made, in bytes.
const maxPlanned = 1 << 18

// plan is what the compiler decided.
type plan struct {
	target  string
	ops     map[ast.Pos][]*ast.Op // what became of the op at a place
	remarks map[ast.Pos][]string  // what is said of it
	err     string                // why there is no plan
}

// startPlan has the plan of a document made.
func (s *server) startPlan(ctx context.Context, d *document) {
	d.wantsPlan = false
	d.endPlan()
	if s.settings.Target == "none" || len(d.text.bytes) > maxPlanned || !s.reading(d).whole {
		return
	}
	s.work.plans++
	ctx, d.stopPlan = context.WithCancel(ctx)
	name, source, target, version := d.name, d.text.bytes, s.settings.Target, d.version
	go func() {
		made := makePlan(ctx, name, source, target)
		s.inbox.put(&message{do: func() {
			if s.docs[d.uri] == d && d.version == version && ctx.Err() == nil {
				d.plan, d.planOf = made, version
			}
		}})
	}()
}

// endPlan forgets a plan, and ends the making of one.
func (d *document) endPlan() {
	if d.stopPlan != nil {
		d.stopPlan()
		d.stopPlan = nil
	}
	d.plan = nil
}

func (s *server) stopPlans() {
	for _, d := range s.docs {
		d.endPlan()
	}
}

// makePlan reads a text once more, so that nothing is shared with the loop, and plans it.
func makePlan(ctx context.Context, name string, source []byte, target string) (p *plan) {
	p = &plan{target: target, ops: map[ast.Pos][]*ast.Op{}, remarks: map[ast.Pos][]string{}}
	defer func() {
		if bug := recover(); bug != nil {
			p.err = "the compiler failed"
		}
	}()
	m, err := grammar.Parse(name, source)
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		p.err = err.Error()
		return p
	}
	said := new(remark.List)
	r, err := lowering.Compile(ctx, m, lowering.Options{Target: target, Until: lowering.StagePlan, Remarks: said})
	for _, about := range said.All() {
		p.remarks[about.Pos] = append(p.remarks[about.Pos], about.Row().Kind.String()+" ("+about.Row().Pass+"): "+about.Message())
	}
	if err != nil {
		p.err, _, _ = strings.Cut(err.Error(), "\n")
		return p
	}
	r.Plan.Walk(func(op *ast.Op) { p.ops[op.Pos] = append(p.ops[op.Pos], op) })
	return p
}

// maxShown is how many ops a plan shows of what one op became.
const maxShown = 4

// describe says in Markdown what was decided about the op at a place; "" if nothing was.
func (p *plan) describe(at ast.Pos) string {
	var b strings.Builder
	shown := 0
	for _, op := range p.ops[at] {
		if len(op.Regions()) > 0 || shown == maxShown || !isPlanned(op) {
			continue
		}
		if shown == 0 {
			b.WriteString("Planned for " + p.target + ":\n```tileir\n")
		}
		b.Write(ast.AppendOp(nil, op))
		b.WriteByte('\n')
		shown++
	}
	if shown > 0 {
		b.WriteString("```\n")
	}
	for _, text := range p.remarks[at] {
		b.WriteString("- " + text + "\n")
	}
	return b.String()
}

// isPlanned reports whether an op says how it runs.
func isPlanned(op *ast.Op) bool {
	if strings.HasPrefix(op.FullName(), "gpu.") {
		return true
	}
	for _, a := range op.Attrs {
		if strings.HasPrefix(a.Name, "gpu.") {
			return true
		}
	}
	return false
}
