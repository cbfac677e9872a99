package hazard

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// The stages of a ring are filled whenever a role comes to it, from the entry's beginning on. So nothing
// else may have its bytes until the entry has read the ring for the last time, or, of one that a role
// reads, the rings that the role fills of it.

// checkBytes finds what has bytes of a ring that is in use.
func checkBytes(entry *ast.Op) string {
	p := placesOf(entry)
	for _, ring := range p.rings {
		from, to := bytesOf(ring)
		end := p.lastRead(ring)
		for _, o := range p.others {
			if o.begin <= end && o.from < to && from < o.to {
				return fmt.Sprintf("ring: %s has bytes %d to %d, where a ring has %d to %d", o.op.ShortName(), o.from, o.to, from, to)
			}
		}
	}
	return ""
}

// places are the ops of an entry outside its roles, by number, and who has which bytes.
type places struct {
	entry  *ast.Op
	number map[*ast.Op]int
	ends   map[*ast.Op]int // the number behind an op's regions, or of the outermost loop that it is in
	rings  []*ast.Op
	others []holder
}

// holder is an op that has bytes of shared memory, none of a ring, from a number on.
type holder struct {
	op              *ast.Op
	begin, from, to int
}

func placesOf(entry *ast.Op) *places {
	p := &places{entry: entry, number: map[*ast.Op]int{}, ends: map[*ast.Op]int{}}
	p.visit(entry.Body(0))
	entry.Walk(func(op *ast.Op) {
		if !gpu.Is(op, gpu.AllocShared) || !op.Has(gpu.KeyOffset) {
			return
		}
		if gpu.IsRing(op) {
			p.rings = append(p.rings, op)
			return
		}
		from, to := bytesOf(op)
		for _, u := range op.Value().Uses() {
			if n, ok := p.number[u.Op]; ok {
				p.others = append(p.others, holder{u.Op, n, from, to})
			}
		}
	})
	return p
}

func (p *places) visit(b *ast.Block) {
	for op := range b.Ops() {
		if gpu.Is(op, gpu.Role) {
			continue
		}
		p.number[op] = len(p.number)
		if offset, bytes, ok := gpu.ScratchOf(op); ok {
			p.others = append(p.others, holder{op, p.number[op], offset, offset + bytes})
		}
		for i := range op.Regions() {
			if body := op.Body(i); body != nil {
				p.visit(body)
			}
		}
		p.ends[op] = len(p.number) - 1
	}
}

// lastRead is the number up to which a ring is in use.
func (p *places) lastRead(ring *ast.Op) (last int) {
	last = -1
	for _, u := range ring.Value().Uses() {
		for _, filled := range gpu.FilledOf(u.Op) {
			if filled != ring {
				last = max(last, p.lastRead(filled))
			}
		}
		if _, ok := p.number[u.Op]; !ok || gpu.Fills(u.Op, ring) {
			continue
		}
		at := u.Op
		for op := at; op != p.entry; op = op.Parent() {
			if op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop {
				at = op
			}
		}
		last = max(last, p.ends[at])
	}
	return last
}

// bytesOf is where a tile in shared memory lies.
func bytesOf(alloc *ast.Op) (from, to int) {
	s, err := gpu.SharedOf(alloc)
	if err != nil {
		return 0, 0
	}
	return s.Offset, s.Offset + s.Stages*s.StageStride()
}
