package gpu

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/machine"
)

// Limits is what a plan must keep to on a target.
type Limits struct {
	Machine   machine.Machine
	Scheduled func(entry *ast.Op) bool // whether every product of the language in it must say how it is computed
	Walks     func(entry *ast.Op) bool // whether one of persistent CTAs must have its loop over tile blocks
	Layouts   func(entry *ast.Op) bool // whether every tile of it must have a layout
	Transfers func(entry *ast.Op) bool // whether every op that moves a tile must say by what
	Placed    func(entry *ast.Op) bool // whether every shared tile of it must have a place, and every op with scratch say how often threads wait in it
	Ordered   func(entry *ast.Op) bool // whether its threads must wait for each other wherever they have to
}

// Code is the code of the diagnostics of Check.
const Code = "TIR0503"

// maxFindings bounds how much one run reports: beyond it nobody reads on.
const maxFindings = 200

// Check holds the plans in a verified module to the dialect and to a target, and
// reports what is wrong, in the order of the source. A module without plans
// passes. The error is an ast.Diagnostics, or that of ctx.
func Check(ctx context.Context, m *ast.Module, l Limits) (err error) {
	defer halt.Catch(&err)
	c := &checker{limits: l, src: m.Source}
	m.Walk(func(op *ast.Op) {
		halt.If(ctx)
		if len(c.diags) < maxFindings {
			c.op(op)
		}
	})
	return c.diags.Err()
}

// checker holds the state of one run. Its methods, up to 123, are rules, each for a row of the table
// or an attribute: they read an op and the entry around it, and have in common where a diagnostic
// goes, and nothing else.
type checker struct {
	limits Limits
	src    *ast.Source
	diags  ast.Diagnostics
	entry  *entry // the one that the op at hand is in, nil outside
}

// entry is what the ops in an entry are checked against.
type entry struct {
	op             *ast.Op
	planned        bool // it has gpu.planned
	warps, cluster int
	shared         int  // bytes
	scheduled      bool // products must say how they are computed
	walks          bool // persistent CTAs must have their loop over tile blocks
	layouts        bool // every tile must have a layout
	transfers      bool // every op that moves a tile must say by what
	placed         bool // every shared tile must have an offset
	collective     bool // a role's warps hold tiles together
	ordered        bool // the CTAs of a cluster must wait for each other at its beginning and end

	loopsOverBlocks bool // it has gpu.tile_blocks
	reachesAcross   bool // see ReachesAcross
	workspace       bool // it has alloca ops

	sound map[spelledLayout]bool // layouts that were read and found right
}

// fail reports an error about op with the op's name in front.
func (c *checker) fail(op *ast.Op, format string, args ...any) {
	c.diags = append(c.diags, &ast.Diagnostic{
		Severity: ast.Error, Code: Code, Source: c.src, Pos: op.Pos,
		Message: op.ShortName() + ": " + fmt.Sprintf(format, args...),
	})
}

// op checks one op: first that it has what its row says, then, if so, its rule.
func (c *checker) op(op *ast.Op) {
	switch {
	case op.Opcode == ast.OpEntry:
		c.enter(op)
	case outsideEntries(op):
		c.entry = nil
	}
	k := KindOf(op)
	switch {
	case k != None:
		if c.structure(op, k) && c.inEntry(op) && rules[k] != nil {
			rules[k](c, op)
		}
	case op.Opcode == ast.OpUnregistered:
		if strings.HasPrefix(op.Name(), "gpu.") {
			c.fail(op, "expected an op of the gpu dialect%s", suggest(op.Name(), opNames()))
		}
		return
	default:
		c.sharedOperands(op)
		c.ownTileBlock(op)
		c.hasSchedule(op)
		c.accessed(op)
	}
	if c.entry != nil && c.entry.placed {
		c.bounded(op)
	}
	n := len(c.diags)
	if c.langAttrs(op, k); len(c.diags) == n { // how often threads wait follows from the attributes
		c.waitsOf(op)
	}
	c.layoutsOf(op)
}

// hasSchedule checks that a product says by which instruction it is computed, and by which
// warps, once that is scheduled.
func (c *checker) hasSchedule(op *ast.Op) {
	if c.entry == nil || !c.entry.planned || !c.entry.scheduled || !IsProduct(op) {
		return
	}
	for _, name := range []string{AttrInstruction, AttrGrid} {
		if !op.Has(name) {
			c.fail(op, "expected %s: once the entry is scheduled every product has it", name)
			return
		}
	}
}

// outsideEntries reports whether op stands in a module itself, where nothing runs.
func outsideEntries(op *ast.Op) bool {
	b := op.Block()
	return b == nil || b.Parent() == nil || b.Parent().Opcode == ast.OpModule
}

// enter makes op the entry at hand.
func (c *checker) enter(op *ast.Op) {
	e := &entry{op: op, planned: op.Has(AttrPlanned), warps: int(op.Int(AttrWarps, 1)), cluster: ClusterOf(op), shared: int(op.Int(AttrShared, 0)), sound: map[spelledLayout]bool{}}
	e.scheduled = c.limits.Scheduled != nil && c.limits.Scheduled(op)
	e.walks = c.limits.Walks != nil && c.limits.Walks(op)
	e.layouts = c.limits.Layouts != nil && c.limits.Layouts(op)
	e.transfers = c.limits.Transfers != nil && c.limits.Transfers(op)
	e.placed = c.limits.Placed != nil && c.limits.Placed(op)
	e.ordered = c.limits.Ordered != nil && c.limits.Ordered(op)
	e.reachesAcross = ReachesAcross(op)
	op.Walk(func(o *ast.Op) {
		e.loopsOverBlocks = e.loopsOverBlocks || Is(o, TileBlocks)
		e.workspace = e.workspace || o.Opcode == ast.OpAlloca
		e.collective = e.collective || Is(o, Role) && o.Has(KeyCollective)
	})
	c.entry = e
}

// inEntry reports whether an op stands in an entry with a plan.
func (c *checker) inEntry(op *ast.Op) bool {
	if c.entry == nil || !c.entry.planned {
		c.fail(op, "expected to stand in an entry with %s, which says how far its plan went", AttrPlanned)
		return false
	}
	return true
}

// structure checks operands, results, attributes and regions against the row.
func (c *checker) structure(op *ast.Op, k Kind) bool {
	row := &Table[k]
	n := len(c.diags)
	if got := len(op.Regions()); got != row.Regions {
		want := map[int]string{0: "no region", 1: "one region"}[row.Regions]
		c.fail(op, "expected %s, got %d", want, got)
	}
	c.values(op, "operand", row.Operands, op.Operands())
	c.values(op, "result", row.Results, op.Results())
	for _, a := range op.Attrs {
		i := slices.IndexFunc(row.Attrs, func(info AttrInfo) bool { return info.Name == a.Name })
		switch {
		case i >= 0:
			c.attr(op, &row.Attrs[i], a.Value)
		case langAttr(a.Name) == nil:
			var names []string
			for _, info := range row.Attrs {
				names = append(names, info.Name)
			}
			c.fail(op, "there is no attribute %s%s", a.Name, suggest(a.Name, names))
		}
	}
	for _, info := range row.Attrs {
		if !info.Optional && !op.Has(info.Name) {
			c.fail(op, "expected %s = %s: %s", info.Name, info.Kind, info.describe())
		}
	}
	return len(c.diags) == n
}

// describe says what the attribute is.
func (a *AttrInfo) describe() string {
	if a.Doc != "" {
		return a.Doc
	}
	return "its " + a.Name
}

// values checks the number of operands or results and what each is.
func (c *checker) values(op *ast.Op, what string, infos []OperandInfo, values []*ast.Value) {
	least, most, many := 0, 0, false
	for _, info := range infos {
		switch info.Arity {
		case ast.Single:
			least, most = least+1, most+1
		case ast.Optional:
			most++
		case ast.Variadic:
			most, many = max(len(values), most), true
		}
	}
	if len(values) < least || len(values) > most {
		want := fmt.Sprint(least)
		switch {
		case many:
			want += " or more"
		case most > least:
			want = fmt.Sprintf("%d or %d", least, most)
		}
		c.fail(op, "expected %s %ss (%s), got %d", want, what, namesOf(infos), len(values))
		return
	}
	for i, v := range values {
		info := infos[min(i, len(infos)-1)]
		if !c.admits(info.Kind, v) {
			c.fail(op, "expected %s %s to be %s, got %s", what, info.Name, info.Kind, v.Type)
		}
	}
}

func namesOf(infos []OperandInfo) string {
	var names []string
	for _, info := range infos {
		names = append(names, info.Name)
	}
	return strings.Join(names, ", ")
}

// admits reports whether a value is of a kind.
func (c *checker) admits(k ValueKind, v *ast.Value) bool {
	t := ast.AsTile(v.Type)
	_, token := v.Type.(ast.TokenType)
	_, view := v.Type.(*ast.PartitionViewType)
	switch k {
	case Tile:
		return t != nil
	case SharedTile:
		return isShared(v.Type)
	case TileOrShared:
		return t != nil || isShared(v.Type)
	case Slot:
		return t != nil && t.String() == "tile<i32>"
	case Guard:
		return t != nil && t.String() == "tile<i1>"
	case Source:
		return view || t != nil && t.Pointee() != 0
	case Coordinate, Printed:
		return t != nil || token
	case Token, Copying, Group:
		return token
	case TensorView:
		_, ok := v.Type.(*ast.TensorViewType)
		return ok
	case Map:
		return isOpaque(v.Type, mapType)
	case Mbarriers:
		return isOpaque(v.Type, mbarrierType)
	case Filling:
		return isOpaque(v.Type, fillingType)
	case Phase:
		return t != nil && t.String() == "tile<i32>"
	case Index:
		return t != nil && t.Rank() == 0 && t.ElemNum().IsInt()
	}
	return false
}

// isShared reports whether t is the type of a tile in shared memory.
func isShared(t ast.Type) bool {
	return isOpaque(t, "!gpu.shared<")
}

// isOpaque reports whether t is a type of the dialect that is spelled so, or
// begins so.
func isOpaque(t ast.Type, prefix string) bool {
	o, ok := t.(*ast.OpaqueType)
	return ok && strings.HasPrefix(o.Text, prefix)
}

// attr checks an attribute against its row.
func (c *checker) attr(op *ast.Op, info *AttrInfo, a ast.Attr) {
	if why := info.refuse(a); why != "" {
		c.fail(op, "%s", why)
	}
}

// refuse says why a value is not one of the attribute's; empty: it is.
func (info *AttrInfo) refuse(a ast.Attr) string {
	ok := true
	switch info.Kind {
	case UnitAttr:
		_, ok = a.(ast.UnitAttr)
	case BoolAttr:
		_, ok = a.(ast.BoolAttr)
	case TypeAttr:
		_, ok = a.(ast.TypeAttr)
	case TypesAttr, LayoutAttr:
		_, ok = a.(ast.ArrayAttr)
	case SchedulesAttr:
		_, ok = a.(ast.DictAttr)
	case ReasonsAttr:
		ok = isReasons(a)
	case IntAttr:
		var n ast.IntAttr
		if n, ok = a.(ast.IntAttr); ok && n.Value < info.Min {
			return fmt.Sprintf("expected %s to be at least %d, got %d", info.Name, info.Min, n.Value)
		}
	case IntsAttr:
		return info.refuseInts(a)
	case StringAttr:
		var s ast.StringAttr
		if s, ok = a.(ast.StringAttr); ok && len(info.OneOf) > 0 && !slices.Contains(info.OneOf, string(s)) {
			return fmt.Sprintf("expected %s to be one of %s, got %q", info.Name, strings.Join(info.OneOf, ", "), string(s))
		}
	}
	if !ok {
		return fmt.Sprintf("expected %s to be %s", info.Name, info.Kind)
	}
	return ""
}

// isReasons reports whether an attribute is a dictionary of strings.
func isReasons(a ast.Attr) bool {
	list, ok := a.(ast.DictAttr)
	return ok && !slices.ContainsFunc(list, func(r ast.NamedAttr) bool {
		_, text := r.Value.(ast.StringAttr)
		return !text
	})
}

func (info *AttrInfo) refuseInts(a ast.Attr) string {
	list, ok := a.(ast.DenseArrayAttr)
	switch {
	case !ok:
		return fmt.Sprintf("expected %s to be %s", info.Name, info.Kind)
	case info.Len > 0 && len(list.Values) != info.Len:
		return fmt.Sprintf("expected %s to have %d numbers, got %d", info.Name, info.Len, len(list.Values))
	}
	for _, n := range list.Values {
		if n < info.Min {
			return fmt.Sprintf("expected every number of %s to be at least %d, got %d", info.Name, info.Min, n)
		}
	}
	return ""
}

// langAttr returns the row of an attribute of ops of the language, or nil.
func langAttr(name string) *LangAttr {
	for i := range Attrs {
		if Attrs[i].Name == name {
			return &Attrs[i]
		}
	}
	return nil
}

// langAttrs checks the attributes that ops of the language take, and those ops of
// the dialect that are among movers and makers of tiles.
func (c *checker) langAttrs(op *ast.Op, k Kind) {
	for _, a := range op.Attrs {
		if !strings.HasPrefix(a.Name, "gpu.") || k != None && langAttr(a.Name) == nil {
			continue
		}
		row := langAttr(a.Name)
		if row == nil {
			c.fail(op, "there is no attribute %s%s", a.Name, suggest(a.Name, attrNames()))
			continue
		}
		if !slices.ContainsFunc(row.On, func(p Place) bool { return stands(p, op, k) }) {
			c.fail(op, "%s is for %s", a.Name, row.On[0])
			continue
		}
		n := len(c.diags)
		if c.attr(op, &row.AttrInfo, a.Value); len(c.diags) == n && attrRules[a.Name] != nil {
			attrRules[a.Name](c, op)
		}
	}
}

// stands reports whether an op is at a place.
func stands(p Place, op *ast.Op, k Kind) bool {
	switch p {
	case OnEntry:
		return op.Opcode == ast.OpEntry
	case OnMemory:
		return op.AccessesMemory()
	case OnLoad:
		return op.IsLoad()
	case OnProduct:
		return op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI
	case OnMover:
		return k == Convert || k == Print || k == SplitExchange || k == SplitJoin || k == StreamJoin || k == TakeWorkspace || isMover(op)
	case OnTile:
		return makesTile(op)
	case OnStore:
		v, _ := StoredTile(op)
		return v != nil
	case OnBatched:
		return op.IsLoad() || Batchable(op)
	case OnFactors:
		return op.Opcode == ast.OpMulF
	case OnFold:
		return op.Opcode == ast.OpReduce
	case OnCount:
		return op.Opcode == ast.OpFor
	case OnAssert:
		return op.Opcode == ast.OpAssert
	case OnAny:
		return true
	}
	return false
}

// isMover reports whether op, of the language, may move data between threads.
func isMover(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpReduce, ast.OpScan, ast.OpCat, ast.OpExtract, ast.OpInsert, ast.OpPack, ast.OpUnpack,
		ast.OpAssert, ast.OpPrintTko:
		return true
	}
	return op.ReadsMemory()
}

// makesTile reports whether a result of op, or an argument of a body that it
// repeats, is a tile.
func makesTile(op *ast.Op) bool {
	isTile := func(v *ast.Value) bool { return ast.AsTile(v.Type) != nil }
	return slices.ContainsFunc(op.Results(), isTile) ||
		isLoop(op) && op.Body(0) != nil && slices.ContainsFunc(op.Body(0).Args, isTile)
}

func isLoop(op *ast.Op) bool { return op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop }

// sharedOperands refuses that ops of the language take tiles in shared memory:
// nothing says when their bytes may be used again.
func (c *checker) sharedOperands(op *ast.Op) {
	for _, v := range op.Operands() {
		if isShared(v.Type) {
			c.fail(op, "expected an operand of Tile IR, got %s: a shared tile stays where it is allocated", v.Type)
		}
	}
}

func opNames() (names []string) {
	for k := AllocShared; k < NumKinds; k++ {
		names = append(names, Table[k].Name)
	}
	return names
}

func attrNames() (names []string) {
	for _, a := range Attrs {
		names = append(names, a.Name)
	}
	return names
}

// suggest asks whether the nearest of some names is meant, if one is near.
func suggest(name string, names []string) string {
	near := ast.Nearest(name, names)
	if near == "" {
		return ""
	}
	return "; is it " + near + "?"
}
