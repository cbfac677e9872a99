package verify

import (
	"slices"

	"tileir/ast"
)

// regions checks how many regions op has, that each is one block, and how it
// ends.
func (c *checker) regions(op *ast.Op, info *ast.OpInfo) bool {
	if len(op.Regions()) != len(info.Regions) && !(info.Is(ast.OptionalRegion) && len(op.Regions()) == len(info.Regions)-1) {
		c.fail(op, codeRegionCount, "expected %d regions, got %d", len(info.Regions), len(op.Regions()))
		return false
	}
	for i, r := range op.Regions() {
		if len(r.Blocks) == 0 && info.Is(ast.OptionalRegion) && i == len(info.Regions)-1 {
			continue
		}
		if len(r.Blocks) != 1 {
			c.fail(op, codeRegionCount, "expected one block in %s, got %d", named("region", info.Regions[i]), len(r.Blocks))
			return false
		}
		if !c.block(op, info.Regions[i], r.Blocks[0]) {
			return false
		}
	}
	return true
}

// endings lists, per op with regions, the terminators that end them. An op
// that is not here needs none.
var endings = [ast.NumOps][]ast.Opcode{
	ast.OpEntry:    {ast.OpReturn},
	ast.OpTestFunc: {ast.OpReturn},
	ast.OpFor:      {ast.OpContinue},
	ast.OpLoop:     {ast.OpContinue, ast.OpBreak, ast.OpReturn},
	ast.OpIf:       {ast.OpYield, ast.OpBreak, ast.OpContinue, ast.OpReturn},
	ast.OpReduce:   {ast.OpYield},
	ast.OpScan:     {ast.OpYield},
}

func (c *checker) block(op *ast.Op, region string, b *ast.Block) bool {
	if len(b.Args) > 0 && (op.Opcode == ast.OpModule || op.Opcode == ast.OpIf) {
		c.fail(op, codeBlockArgs, "expected no block arguments in %s, got %d", named("region", region), len(b.Args))
		return false
	}
	allowed := endings[op.Opcode]
	if allowed == nil {
		return true
	}
	last := b.Last()
	if last == nil {
		c.fail(op, codeNoTerminator, "expected %s to end in %s, got an empty block", named("region", region), opNames(allowed))
		return false
	}
	if !slices.Contains(allowed, last.Opcode) {
		c.fail(op, codeNoTerminator, "expected %s to end in %s, got %s", named("region", region), opNames(allowed), last.ShortName()).
			note(last.Pos, "the last op is here")
		return false
	}
	return true
}

func opNames(codes []ast.Opcode) string {
	words := make([]string, len(codes))
	for i, c := range codes {
		words[i] = ast.Table[c].Name
	}
	return list(words)
}

// parent checks that op stands under an op that may hold it.
func (c *checker) parent(op *ast.Op, info *ast.OpInfo) bool {
	p := op.Parent()
	if info.Parents == nil {
		return c.symbolPlace(op, p)
	}
	if p != nil && slices.Contains(info.Parents, p.Opcode) {
		return true
	}
	public := slices.DeleteFunc(slices.Clone(info.Parents), func(o ast.Opcode) bool { return ast.Table[o].Is(ast.TestOnly) })
	if p == nil {
		c.fail(op, codeParent, "expected %s around it, got the top level", opNames(public))
		return false
	}
	c.fail(op, codeParent, "expected %s around it, got %s", opNames(public), p.ShortName()).note(p.Pos, "%s is here", p.ShortName())
	return false
}

// operandsVisible checks that each operand is defined before op, in op's block
// or one that encloses it, with no isolated op in between.
func (c *checker) operandsVisible(op *ast.Op) bool {
	b := op.Block()
	for _, v := range op.Operands() {
		if def := v.Def(); def != nil {
			if def.Block() == b && def.IsBefore(op) {
				continue
			}
		} else if v.ArgOf() == b {
			continue
		}
		if !c.visible(op, v) {
			return false
		}
	}
	return true
}

// frame is a region around the op at hand.
type frame struct {
	at       *ast.Op // the op in the region that is the op at hand, or holds it
	isolated *ast.Op // the nearest op around the region that sees nothing from outside
	outside  int     // how many regions are around that op
}

// enterRegion goes into a region of the op at hand, or, if it is nil, of the
// module.
func (c *checker) enterRegion(r *ast.Region) {
	var f frame
	if n := len(c.frames); n > 0 {
		around := c.frames[n-1]
		f = frame{isolated: around.isolated, outside: around.outside}
		if around.at.IsIsolated() {
			f.isolated, f.outside = around.at, n
		}
	}
	c.inFrame[r] = len(c.frames)
	c.frames = append(c.frames, f)
}

func (c *checker) leaveRegion(r *ast.Region) {
	delete(c.inFrame, r)
	c.frames = c.frames[:len(c.frames)-1]
}

// visible decides the cases that need a look at the regions around op: the one
// that holds the definition must be among them.
func (c *checker) visible(op *ast.Op, v *ast.Value) bool {
	home, def := v.ArgOf(), v.Def()
	if def != nil {
		home = def.Block()
	}
	var at, isolated *ast.Op
	i, encloses := 0, false
	if home != nil {
		i, encloses = c.inFrame[home.Region()]
	}
	if encloses {
		at = c.frames[i].at
		if f := c.frames[len(c.frames)-1]; f.outside > i {
			isolated = f.isolated
		}
	}
	switch {
	case encloses && isolated != nil:
		c.fail(op, codeIsolation, "expected a value from inside %s, got %s from outside", isolated.ShortName(), valueName(v)).
			note(v.Pos, "%s is defined here", valueName(v)).note(isolated.Pos, "%s sees nothing from outside", isolated.ShortName())
		return false
	case encloses && at.Block() != home, // another block of the region
		encloses && (def == nil || def.IsBefore(at)),
		encloses && def != at && isGraph(home):
		return true
	}
	c.fail(op, codeDominance, "expected a value defined before its use, got %s", valueName(v)).
		note(v.Pos, "%s is defined here", valueName(v))
	return false
}

// isGraph reports whether the order of the ops in b means nothing: at top
// level, in a module, and in ops outside the table.
func isGraph(b *ast.Block) bool {
	p := b.Parent()
	return p == nil || p.Opcode == ast.OpModule || p.Opcode == ast.OpUnregistered
}
