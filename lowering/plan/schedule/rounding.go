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
func chooseRounded(c *pass.Context) (chosen []*ast.Op, err error) {
	used := map[*ast.Op]bool{}
	for _, p := range Products(c) {
		for which, v := range gpu.Factors(p) {
			load := loadToRound(v)
			if load == nil {
				if roundsFor(c, p) {
					c.Say(whyNotRead(v))
				}
				continue
			}
			used[load] = true
			if load.Has(gpu.AttrRounded) || !roundsFor(c, p) {
				continue
			}
			load.SetAttr(gpu.AttrRounded, ast.BoolAttr(true))
			if no := whyNotRounded(c, p, which); no != nil {
				load.RemoveAttr(gpu.AttrRounded)
				sayNotRounded(c, load, no)
				continue
			}
			chosen = append(chosen, load)
		}
	}
	c.Walk(c.Op, func(op *ast.Op) {
		if isRounded(op) && !used[op] && err == nil {
			err = c.Wrong(op, "%s = true, but no product reads its tile by way of an ftof that rounds to tf32, to nearest even", gpu.AttrRounded)
		}
	})
	return chosen, err
}

// roundsFor reports whether the engine would copy the operands of a product: it runs beside
// the threads, in a loop.
func roundsFor(c *pass.Context, p *ast.Op) bool {
	a, acc := ast.AsTile(p.Get(ast.InLhs).Type), ast.AsTile(p.Value().Type)
	if !splitsRoles(c.Machine) || c.Disabled["roles"] || p.Has(gpu.AttrPart) || p.Parent() == c.Op || a.Rank() != 2 {
		return false
	}
	instr, ok := gpu.InstructionFor(c.Machine, a.ElemNum(), acc.ElemNum(), acc.Shape[0], acc.Shape[1], a.Shape[1])
	return ok && instr.Beside()
}

// whyNotRead says of an operand that is rounded behind its load why loadToRound has none;
// nil if it is no such operand.
func whyNotRead(v *ast.Value) *pass.Refusal {
	op := v.Def()
	if op == nil || op.Opcode != ast.OpFToF || !gpu.RoundsTo(ast.AsTile(op.Source().Type).ElemNum(), ast.AsTile(v.Type).ElemNum()) {
		return nil
	}
	mode := op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven)
	load := analysis.LoadedBy(op.Source())
	switch {
	case load == nil:
		return nil // there is nothing to copy
	case mode != ast.RoundNearestEven:
		return pass.Refuse(op, remark.RoundedNot, "why", "it rounds to nearest, ties to even, and this is "+ast.EnumRounding.Info().Names[mode])
	case load.Opcode != ast.OpLoadViewTko:
		return pass.Refuse(op, remark.RoundedNot, "why", remark.Table[remark.EnginePointers].Title)
	}
	return pass.Refuse(op, remark.RoundedNot, "why", "other ops read what is loaded, or what it is rounded to")
}

// sayNotRounded says why the engine does not round what a load brings: it does not copy it.
func sayNotRounded(c *pass.Context, load *ast.Op, no *pass.Refusal) {
	why := "it does not bring the tile"
	if no != nil {
		why = remark.Table[no.Reason].Title
	}
	c.Remark(load, remark.RoundedNot, "why", why)
}

// whyNotRounded says what keeps the engine from copying operand which of a product, that is
// marked as rounded.
func whyNotRounded(c *pass.Context, p *ast.Op, which int) *pass.Refusal {
	v := gpu.Factors(p)[which]
	load := loadToRound(v)
	if no := Straight(c); no != nil {
		return no
	}
	if by := load.Str(gpu.AttrCopy); by != "" && by != gpu.CopyEngine {
		return pass.Refuse(load, remark.EngineUnneeded, "why", "its schedule says so")
	}
	t := &StagedTile{value: v, block: p.Block(), Readers: []*ast.Op{p}, uses: 1}
	contiguous, ok := stagedDim(c, v)
	if !ok {
		return pass.Refuse(load, remark.CopyContiguous)
	}
	t.Shared = gpu.Shared{Shape: gpu.Shape(ast.AsTile(v.Type)), Elem: num.TF32, Stages: 1, Contiguous: contiguous, Slices: 1}
	_, no := RingLoadOf(c, t, analysis.NewProgramSlice(c.Op, gpu.SaysTileBlock))
	return no
}

// copyAhead chooses what the engine copies. Where that is not all that it was to round, or what a role was to transform,
// threads do so with the rest, and the choice is made anew, as are the remarks on it.
func (c *chooser) copyAhead(rounded, byRole []*ast.Op) error {
	before := map[*ast.Op][]ast.NamedAttr{c.Op: slices.Clone(c.Op.Attrs)}
	for _, t := range c.tiles {
		if load := t.Source(); load != nil {
			before[load] = slices.Clone(load.Attrs)
		}
	}
	said := c.Remarks.Mark()
	if err := c.copyByEngine(); err != nil {
		return err
	}
	copied := func(load *ast.Op) bool { return load.Str(gpu.AttrCopy) == gpu.CopyEngine }
	left, threads := slices.DeleteFunc(rounded, copied), slices.DeleteFunc(byRole, copied)
	if len(left)+len(threads) == 0 {
		return nil
	}
	if c.rings != nil {
		for op, attrs := range before {
			op.Attrs = attrs
		}
		c.Remarks.Rewind(said)
		for _, load := range left {
			sayNotRounded(c.Context, load, c.refused[load])
		}
	}
	for _, load := range left {
		load.RemoveAttr(gpu.AttrRounded)
	}
	for _, load := range threads {
		load.RemoveAttr(gpu.AttrTransformed)
	}
	c.tiles = stagedTiles(c.Context)
	if c.rings == nil {
		return nil // the engine copies nothing, for reasons that have been said
	}
	c.rings = nil
	return c.copyByEngine()
}

// checkRounded refuses what is to be rounded by hand and the engine does not copy, unless the
// pass is left out that would have it copied.
func checkRounded(c *pass.Context) (err error) {
	c.Walk(c.Op, func(op *ast.Op) {
		if err == nil && isRounded(op) && op.Str(gpu.AttrCopy) != gpu.CopyEngine && !c.Disabled["roles"] {
			err = c.Wrong(op, "%s = true, but the copy engine does not bring its tile", gpu.AttrRounded)
		}
	})
	return err
}
