package schedule

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// choice is what of a schedule is chosen together, and the remarks that say why.
type choice struct {
	attrs   []string // the first stands for it in gpu.why
	reasons []remark.Reason
}

// choices lists all of them, in the order in which they are written.
var choices = [...]choice{
	{[]string{gpu.AttrCluster}, []remark.Reason{remark.Cluster, remark.ClusterWhole}},
	{[]string{gpu.AttrWarps, gpu.AttrTeams, gpu.AttrAbreast}, []remark.Reason{remark.Warps, remark.Teams, remark.TeamsNot, remark.Abreast, remark.AbreastNot}},
	{[]string{gpu.AttrAlternate}, []remark.Reason{remark.Alternate}},
	{[]string{gpu.AttrOccupancy}, []remark.Reason{remark.Residency, remark.FewerCTAs}},
	{[]string{gpu.AttrRegisters, gpu.AttrRoleWarps}, []remark.Reason{remark.Registers, remark.RegistersKept, remark.RegistersEnough}},
	{[]string{gpu.AttrOrder}, []remark.Reason{remark.Order, remark.OrderKept, remark.OrderLeft}},
	{[]string{gpu.AttrBand}, []remark.Reason{remark.Band}},
	{[]string{gpu.AttrDescending, gpu.AttrMirrored, gpu.AttrDynamic, gpu.AttrSection, gpu.AttrTold}, []remark.Reason{remark.Descending, remark.Mirrored, remark.Dynamic, remark.AscendingKept}},
	{[]string{gpu.AttrInOrder}, []remark.Reason{remark.InOrder}},
	{[]string{gpu.AttrPersistent}, []remark.Reason{remark.Persistent, remark.PersistentNot}},
	{[]string{gpu.AttrMulticast}, []remark.Reason{remark.Multicast, remark.MulticastNot}},
	{[]string{gpu.AttrDependent}, []remark.Reason{remark.Dependent, remark.DependentNot}},
	{[]string{gpu.AttrInstruction, gpu.AttrGrid}, []remark.Reason{remark.Multiplied, remark.MultiplyTarget, remark.MultiplyShape, remark.MultiplyWarps,
		remark.MultiplyRows, remark.MultiplyGrid, remark.MultiplyAlongK, remark.MultiplyExact, remark.Chained, remark.ChainedNot}},
	{[]string{gpu.AttrOverlap}, []remark.Reason{remark.UnderWay, remark.ReadAhead, remark.ReadInPieces, remark.WaitedFor, remark.Later, remark.LaterNot, remark.TransformOverlapped, remark.TransformAlone}},
	{[]string{gpu.AttrCopy, gpu.AttrStages, gpu.AttrRing}, []remark.Reason{
		remark.Engine, remark.RolesEntry, remark.EnginePointers, remark.EngineBox, remark.EngineLoops, remark.EngineToken, remark.EngineTensor,
		remark.EngineIndex, remark.EngineRoom, remark.EngineHalf, remark.EngineUnneeded, remark.RingAlone,
		remark.Ahead, remark.LoadedAhead, remark.LoadedOnce, remark.NothingAhead, remark.AheadNoRoom, remark.FewerStages, remark.StagesAgain,
		remark.LoopLeft, remark.LoopNested, remark.LoopIndex, remark.LoopForm,
		remark.CopyReshaped, remark.CopyComputed, remark.CopyOutside, remark.CopyBranch, remark.CopyOrdered, remark.CopyToken, remark.CopyReaders,
		remark.CopyView, remark.CopyContiguous, remark.CopyPadding, remark.CopyCluster, remark.CopyAligned, remark.CopyRow, remark.CopyIndex}},
	{[]string{gpu.AttrRounded}, []remark.Reason{remark.Rounded, remark.RoundedNot}},
	{[]string{gpu.AttrTransformed}, []remark.Reason{remark.TransformedByRole}},
	{[]string{gpu.AttrRealigned}, []remark.Reason{remark.Realigned, remark.RealignedNot}},
	{[]string{gpu.AttrEvictFirst}, []remark.Reason{remark.EvictFirst}},
	{[]string{gpu.AttrUnlessOne}, []remark.Reason{remark.UnlessOne, remark.AlwaysScaled}},
}

// ChoiceOf is by which name the reason of an attribute of a schedule stands in gpu.why;
// empty if it has none.
func ChoiceOf(attr string) string {
	for i := range choices {
		if slices.Contains(choices[i].attrs, attr) {
			return choices[i].name()
		}
	}
	return ""
}

// name is by which a choice stands in gpu.why.
func (c *choice) name() string { return c.attrs[0] }

// about finds the choice that a remark is a reason of; nil: it is none.
func about(r *remark.Remark) *choice {
	is := func(c choice) bool { return slices.Contains(c.reasons, r.Reason) }
	if r.Reason == remark.HintIgnored {
		is = func(c choice) bool { return c.name() == attrOfHint[fmt.Sprint(r.Args[0].Value)] }
	}
	if i := slices.IndexFunc(choices[:], is); i >= 0 {
		return &choices[i]
	}
	return nil
}

// attrOfHint is what the hints ask for.
var attrOfHint = map[string]string{hintWarps: gpu.AttrWarps, hintCluster: gpu.AttrCluster, hintOccupancy: gpu.AttrOccupancy}

// values is what an op has of a choice; empty if it has none of it.
func (c *choice) values(op *ast.Op) string {
	var list []string
	for _, name := range c.attrs {
		if v := op.Attr(name); v != nil {
			list = append(list, strings.Trim(gpu.FormatGiven(v), `"`))
		}
	}
	return strings.Join(list, ", ")
}

// givenChoices notes what is said of the ops of an entry before anything is chosen.
func givenChoices(c *pass.Context) map[*ast.Op][]*choice {
	given := map[*ast.Op][]*choice{}
	c.Walk(c.Op, func(op *ast.Op) {
		for i := range choices {
			if choices[i].values(op) != "" {
				given[op] = append(given[op], &choices[i])
			}
		}
	})
	return given
}

// writeReasons writes beside what is chosen why it is so, as the remarks say it:
//
//	gpu.why = {gpu.warps = "8: warps to a tile block: 8, as its products ask for as many"}
//
// A choice that a dump gives is still the one that was made for the reason that stands
// there, unless a person has changed it since: so that is said.
//
//	gpu.why = {gpu.warps = "4: given, where there was 8: warps to a tile block: 8, as …"}
func writeReasons(c *pass.Context, given map[*ast.Op][]*choice, remarks []remark.Remark) {
	said := reasonsSaid(c.Op, remarks)
	c.Walk(c.Op, func(op *ast.Op) {
		before, _ := op.Attr(gpu.AttrWhy).(ast.DictAttr)
		var list ast.DictAttr
		for i := range choices {
			made := &choices[i]
			was, _ := before.Get(made.name()).(ast.StringAttr)
			if why := made.why(op, slices.Contains(given[op], made), said[place{op, made}], string(was)); why != "" {
				list = append(list, ast.NamedAttr{Name: made.name(), Value: ast.StringAttr(why)})
			}
		}
		if op.RemoveAttr(gpu.AttrWhy); list != nil {
			op.SetAttr(gpu.AttrWhy, list)
		}
	})
}

// why is what is written of a choice: that it was given, or what was said of it. Where it
// is still what it was, the reason is, too.
func (c *choice) why(op *ast.Op, given bool, said, was string) string {
	values := c.values(op)
	switch {
	case values == "" && was != "":
		return was
	case values == "" || !given && said == "":
		return said
	case !given:
		return values + ": " + said
	case was == "":
		return values + ": given"
	case strings.HasPrefix(was, values+": "):
		return was
	}
	return values + ": given, where there was " + was
}

// place is where a reason stands.
type place struct {
	op     *ast.Op
	choice *choice
}

// reasonsSaid puts what was said where it belongs, each text once.
func reasonsSaid(entry *ast.Op, remarks []remark.Remark) map[place]string {
	said := map[place][]string{}
	for _, r := range remarks {
		c := about(&r)
		for _, op := range placesOf(entry, c, r.About) {
			if p, text := (place{op, c}), r.Statement(); !slices.Contains(said[p], text) {
				said[p] = append(said[p], text)
			}
		}
	}
	texts := map[place]string{}
	for p, list := range said {
		texts[p] = strings.Join(list, "; ")
	}
	return texts
}

// placesOf says where the reason of a choice that is said of an op stands: beside what is
// chosen, there or in what the op holds, else with the op itself.
func placesOf(entry *ast.Op, c *choice, op *ast.Op) (list []*ast.Op) {
	switch {
	case gpu.GivenFor(c.name(), gpu.OnEntry) && !gpu.GivenFor(c.name(), gpu.OnLoad):
		return []*ast.Op{entry}
	case len(op.Regions()) > 0:
		op.Walk(func(o *ast.Op) {
			if c.values(o) != "" {
				list = append(list, o)
			}
		})
	}
	if list == nil {
		list = []*ast.Op{op}
	}
	return list
}
