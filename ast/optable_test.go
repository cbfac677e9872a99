package ast

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every row is complete and no two share a name or a bytecode opcode.
func TestTableRows(t *testing.T) {
	codes := map[uint16]string{}
	for op := OpUnregistered + 1; op < NumOps; op++ {
		info := &Table[op]
		if info.Name == "" || info.Group == "" || info.Summary == "" || info.Format == "" || info.Since == (Version{}) {
			t.Errorf("opcode %d: incomplete row %+v", op, info)
			continue
		}
		if op > OpUnregistered+1 && Table[op-1].Name >= info.Name {
			t.Errorf("%s stands after %s; Lookup needs the order of the names", info.Name, Table[op-1].Name)
		}
		if other, ok := codes[info.Code]; ok {
			t.Errorf("%s and %s share the bytecode opcode %#x", info.Name, other, info.Code)
		}
		codes[info.Code] = info.Name
		if got, ok := Lookup(info.Name); !ok || got != op {
			t.Errorf("Lookup(%q) = %d, %v; want %d", info.Name, got, ok, op)
		}
		checkSegments(t, info)
		checkNames(t, info)
		checkFormat(t, info)
		checkAttrs(t, info)
		checkAccess(t, info)
	}
	for _, bad := range []string{"", "a", "addg", "zzz", "cuda_tile.addf"} {
		if _, ok := Lookup(bad); ok {
			t.Errorf("Lookup(%q) found an op", bad)
		}
	}
}

// An op whose accesses may be ordered accesses memory, and the other way round: what was
// there is its first result, before the token, and what goes there one of its operands.
func checkAccess(t *testing.T, info *OpInfo) {
	ordered := slices.ContainsFunc(info.Attrs, func(a AttrInfo) bool { return a.Name == KeyMemoryOrderingSemantics })
	if ordered != (info.Access != 0) {
		t.Errorf("%s: a memory order: %v, Access %b", info.Name, ordered, info.Access)
	}
	if info.Access == 0 {
		return
	}
	if reads := info.Access&Reads != 0; reads != (len(info.Results) == 2) {
		t.Errorf("%s: Access %b, %d results", info.Name, info.Access, len(info.Results))
	}
	named := func(names ...Part) bool {
		return slices.ContainsFunc(names, func(p Part) bool { return info.OperandIndex(string(p)) >= 0 })
	}
	if writes := info.Access&Writes != 0; writes != named(InTile, InValue, InArg, InVal) {
		t.Errorf("%s: Access %b, but Op.Stored finds otherwise", info.Name, info.Access)
	}
	if !named(InView, InPointers, InSource, InDestination) {
		t.Errorf("%s: Op.Accessed finds nothing", info.Name)
	}
}

// Op.Group relies on at most one varying operand unless the row says so.
func checkSegments(t *testing.T, info *OpInfo) {
	vary := 0
	for _, o := range info.Operands {
		if o.Arity != Single {
			vary++
		}
	}
	if (vary > 1) != info.Is(SegmentedOperands) {
		t.Errorf("%s: %d operands vary, SegmentedOperands is %v", info.Name, vary, info.Is(SegmentedOperands))
	}
	for i, r := range info.Results {
		if r.Arity != Single && i != len(info.Results)-1 {
			t.Errorf("%s: result %s varies and is not the last", info.Name, r.Name)
		}
	}
}

func checkNames(t *testing.T, info *OpInfo) {
	seen := map[string]bool{}
	add := func(n string) {
		if seen[n] {
			t.Errorf("%s: two parts are called %s", info.Name, n)
		}
		seen[n] = true
	}
	for _, o := range info.Operands {
		add(o.Name)
	}
	for _, o := range info.Results {
		add(o.Name)
	}
	for _, a := range info.Attrs {
		add(a.Name)
	}
	for _, r := range info.Regions {
		add(r)
	}
	for _, rules := range [][][]string{info.SameTypes, info.SameShape, info.SameElem, info.SameRank} {
		for _, rule := range rules {
			for _, n := range rule {
				if info.OperandIndex(n) < 0 && info.ResultIndex(n) < 0 {
					t.Errorf("%s: sameness rule names %s, which is neither operand nor result", info.Name, n)
				}
			}
		}
	}
}

var (
	formatName   = regexp.MustCompile(`\$([A-Za-z_][A-Za-z_0-9]*)`)
	formatCustom = regexp.MustCompile(`custom<(\w+)>`)
)

// A format names only parts of its row, and every part unless it is custom.
func checkFormat(t *testing.T, info *OpInfo) {
	named := map[string]bool{}
	for _, m := range formatName.FindAllStringSubmatch(info.Format, -1) {
		named[m[1]] = true
		if info.OperandIndex(m[1]) < 0 && info.ResultIndex(m[1]) < 0 && info.AttrIndex(m[1]) < 0 && info.RegionIndex(m[1]) < 0 {
			t.Errorf("%s: format names $%s, which is no part of the op", info.Name, m[1])
		}
	}
	if strings.Count(info.Format, "'")%2 != 0 || strings.Count(info.Format, "(") < strings.Count(info.Format, ")?") {
		t.Errorf("%s: unbalanced format %q", info.Name, info.Format)
	}
	if m := formatCustom.FindString(info.Format); m != "" && strings.HasPrefix(info.Format, m+"()") {
		return
	}
	for _, o := range info.Operands {
		if !named[o.Name] {
			t.Errorf("%s: format leaves out operand %s", info.Name, o.Name)
		}
	}
	for _, r := range info.Regions {
		if !named[r] {
			t.Errorf("%s: format leaves out region %s", info.Name, r)
		}
	}
	if strings.Count(info.Format, "attr-dict") != 1 {
		t.Errorf("%s: format must have one attr-dict: %q", info.Name, info.Format)
	}
}

func checkAttrs(t *testing.T, info *OpInfo) {
	for i := range info.Attrs {
		a := &info.Attrs[i]
		for _, v := range a.Only {
			if names := a.Enum.Info().Names; int(v) >= len(names) || names[v] == "" {
				t.Errorf("%s: attribute %s admits value %d, which has no name", info.Name, a.Name, v)
			}
		}
		if e, ok := a.Default.(EnumAttr); ok && (a.Kind != AttrEnum || e.Enum != a.Enum) {
			t.Errorf("%s: default of %s is of another enumeration", info.Name, a.Name)
		}
		if a.Optional && a.Default != nil {
			t.Errorf("%s: attribute %s is optional and has a default", info.Name, a.Name)
		}
	}
}

func BenchmarkLookup(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		Lookup(Table[1+i%int(NumOps-1)].Name)
	}
}
