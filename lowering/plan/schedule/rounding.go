package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// chooseRounded has the copy engine round the operands of products that it can copy, and
// returns their loads. What the schedule says already is kept, and an error if it cannot be.
func (s *Schedule) chooseRounded() (chosen []*ast.Op, err error) {
	used := map[*ast.Op]bool{}
	for _, p := range s.Products() {
		for which, v := range gpu.Factors(p) {
			load := loadToRound(v)
			if load == nil {
				continue
			}
			used[load] = true
			if load.Has(gpu.AttrRounded) {
				continue
			}
			load.SetAttr(gpu.AttrRounded, ast.BoolAttr(true))
			if no := s.whyNotRounded(p, which); no != nil {
				load.RemoveAttr(gpu.AttrRounded)
				continue // what refuses the copy is said when copies are chosen
			}
			chosen = append(chosen, load)
		}
	}
	s.Walk(s.Op, func(op *ast.Op) {
		if isRounded(op) && !used[op] && err == nil {
			err = s.Wrong(op, "%s = true, but no product reads its tile by way of an ftof that rounds to tf32, to nearest even", gpu.AttrRounded)
		}
	})
	return chosen, err
}

// whyNotRounded says what keeps the engine from copying operand which of a product.
func (s *Schedule) whyNotRounded(p *ast.Op, which int) *pass.Refusal {
	load := loadToRound(gpu.Factors(p)[which])
	a, c := ast.AsTile(p.Get(ast.InLhs).Type), ast.AsTile(p.Value().Type)
	instr, ok := gpu.InstructionFor(s.Machine, a.ElemNum(), c.ElemNum(), c.Shape[0], c.Shape[1], a.Shape[1])
	if !ok || !instr.Beside() || !splitsRoles(s.Machine) || s.Disabled["roles"] || p.Has(gpu.AttrPart) || p.Parent() == s.Op {
		return pass.Refuse(load, remark.EngineLoops)
	}
	if no := s.Straight(); no != nil {
		return no
	}
	if by := load.Str(gpu.AttrCopy); by != "" && by != gpu.CopyEngine {
		return pass.Refuse(load, remark.EngineLoops)
	}
	v := gpu.Factors(p)[which]
	t := &StagedTile{value: v, block: p.Block(), Readers: []*ast.Op{p}, uses: 1}
	contiguous, ok := s.stagedDim(v)
	if !ok {
		return pass.Refuse(load, remark.CopyContiguous)
	}
	t.Shared = gpu.Shared{Shape: gpu.Shape(ast.AsTile(v.Type)), Elem: num.TF32, Stages: 1, Contiguous: contiguous, Slices: 1}
	_, no := s.RingLoad(t, analysis.NewProgramSlice(s.Op, gpu.SaysTileBlock))
	return no
}

// copyRounded chooses what the engine copies. Where that is not all that it was to round, the
// rest is converted by threads, and the choice is made anew.
func (c *chooser) copyRounded(rounded []*ast.Op) error {
	before := map[*ast.Op][]ast.NamedAttr{c.Op: slices.Clone(c.Op.Attrs)}
	for _, t := range c.tiles {
		if load := t.Source(); load != nil {
			before[load] = slices.Clone(load.Attrs)
		}
	}
	if err := c.copyByEngine(); err != nil {
		return err
	}
	left := slices.DeleteFunc(rounded, func(load *ast.Op) bool { return load.Str(gpu.AttrCopy) == gpu.CopyEngine })
	if len(left) == 0 {
		return nil
	}
	if c.rings != nil {
		for op, attrs := range before {
			op.Attrs = attrs
		}
	}
	for _, load := range left {
		load.RemoveAttr(gpu.AttrRounded)
	}
	c.tiles = c.stagedTiles()
	if c.rings == nil {
		return nil // the engine copies nothing, for reasons that have been said
	}
	c.rings = nil
	return c.copyByEngine()
}

// checkRounded refuses what is to be rounded by hand and the engine does not copy, unless the
// pass is left out that would have it copied.
func (c *chooser) checkRounded() (err error) {
	c.Walk(c.Op, func(op *ast.Op) {
		if err == nil && isRounded(op) && op.Str(gpu.AttrCopy) != gpu.CopyEngine && !c.Disabled["roles"] {
			err = c.Wrong(op, "%s = true, but the copy engine does not bring its tile", gpu.AttrRounded)
		}
	})
	return err
}
