package verify

import (
	"sync"

	"tileir/ast"
)

// structure checks op against its row of the table.
func (c *checker) structure(op *ast.Op, info *ast.OpInfo) bool {
	return c.operandCount(op, info) && c.resultCount(op, info) && c.resultTypes(op) &&
		c.operandConstraints(op, info) && c.resultConstraints(op, info) &&
		c.attributes(op, info) && c.sameRules(op)
}

func (c *checker) operandCount(op *ast.Op, info *ast.OpInfo) bool {
	n := len(op.Operands())
	if op.Segments() != nil {
		return c.segments(op, info)
	}
	if info.Is(ast.SegmentedOperands) && n > 0 {
		c.fail(op, codeSegments, "expected the numbers of operands in operandSegmentSizes, got none")
		return false
	}
	least, most := countRange(info.Operands)
	if n < least || most >= 0 && n > most {
		c.fail(op, codeOperandCount, "expected %s, got %d", countText(least, most, "operand"), n)
		return false
	}
	return true
}

// segments checks the numbers of operands that an op with several varying
// operands carries.
func (c *checker) segments(op *ast.Op, info *ast.OpInfo) bool {
	segments := op.Segments()
	if len(segments) != len(info.Operands) {
		c.fail(op, codeSegments, "expected %d numbers in operandSegmentSizes, got %d", len(info.Operands), len(segments))
		return false
	}
	sum := 0
	for i, n := range segments {
		o := &info.Operands[i]
		switch {
		case n < 0, o.Arity == ast.Single && n != 1, o.Arity == ast.Optional && n > 1:
			c.fail(op, codeOperandCount, "expected %s for operand %s, got %d", arityText(o.Arity), o.Name, n)
			return false
		}
		sum += int(n)
	}
	if sum != len(op.Operands()) {
		c.fail(op, codeSegments, "expected %d operands as operandSegmentSizes says, got %d", sum, len(op.Operands()))
		return false
	}
	return true
}

func arityText(a ast.Arity) string {
	switch a {
	case ast.Single:
		return "one value"
	case ast.Optional:
		return "at most one value"
	}
	return "any number of values"
}

// countRange returns how many values a list of operands or results may stand
// for; most is -1 if there is no bound.
func countRange(infos []ast.OperandInfo) (least, most int) {
	for i := range infos {
		switch infos[i].Arity {
		case ast.Single:
			least++
			most++
		case ast.Optional:
			most++
		case ast.Variadic:
			return countLeast(infos), -1
		}
	}
	return least, most
}

func countLeast(infos []ast.OperandInfo) int {
	n := 0
	for i := range infos {
		if infos[i].Arity == ast.Single {
			n++
		}
	}
	return n
}

func (c *checker) resultCount(op *ast.Op, info *ast.OpInfo) bool {
	n := len(op.Results())
	least, most := countRange(info.Results)
	if n < least || most >= 0 && n > most {
		c.fail(op, codeResultCount, "expected %s, got %d", countText(least, most, "result"), n)
		return false
	}
	return true
}

// resultTypes checks that the types of op's results are well formed.
func (c *checker) resultTypes(op *ast.Op) bool {
	for _, r := range op.Results() {
		if !c.wellFormed(r.Type, op.Pos, op) {
			return false
		}
	}
	return true
}

func (c *checker) operandConstraints(op *ast.Op, info *ast.OpInfo) bool {
	operands := op.Operands()
	at := 0
	for i := range info.Operands {
		o := &info.Operands[i]
		n := 1
		if o.Arity != ast.Single || op.Segments() != nil {
			n = len(op.Group(i))
		}
		for _, v := range operands[at : at+n] {
			if !o.Type.Admits(v.Type) {
				c.fail(op, codeOperandType, "expected %s to be %s, got %s", named("operand", o.Name), o.Type, spell(v.Type)).
					note(v.Pos, "%s is defined here", valueName(v))
				return false
			}
		}
		at += n
	}
	return true
}

func (c *checker) resultConstraints(op *ast.Op, info *ast.OpInfo) bool {
	for i, v := range op.Results() {
		r := &info.Results[min(i, len(info.Results)-1)]
		if !r.Type.Admits(v.Type) {
			c.fail(op, codeResultType, "expected %s to be %s, got %s", named("result", r.Name), r.Type, spell(v.Type))
			return false
		}
	}
	return true
}

func (c *checker) attributes(op *ast.Op, info *ast.OpInfo) bool {
	for i := range info.Attrs {
		a := &info.Attrs[i]
		v := op.Attr(a.Name)
		if v == nil {
			if a.LeftOut() || a.Default != nil && !a.PrettyOnly {
				continue
			}
			c.fail(op, codeAttrMissing, "expected attribute %s, got none", a.Name)
			return false
		}
		if !c.attribute(op, a, v) {
			return false
		}
	}
	return true
}

func (c *checker) attribute(op *ast.Op, a *ast.AttrInfo, v ast.Attr) bool {
	if !a.Takes(v) {
		c.fail(op, codeAttrKind, "expected attribute %s to be %s, got %s", a.Name, a.Form(), attrText(v))
		return false
	}
	switch v := v.(type) {
	case ast.EnumAttr:
		if a.Only != nil && !contains(a.Only, v.Value) {
			c.fail(op, codeAttrVariant, "expected %s to be %s, got %s", a.Name, variants(a), v)
			return false
		}
	case ast.IntAttr:
		if a.Bounded && v.Value < a.Min {
			c.fail(op, codeAttrRange, "expected %s to be at least %d, got %d", a.Name, a.Min, v.Value)
			return false
		}
	}
	return true
}

func contains(list []uint32, v uint32) bool {
	for _, x := range list {
		if x == v {
			return true
		}
	}
	return false
}

// sameWhat is what the parties of a sameRule share.
type sameWhat uint8

const (
	sameType sameWhat = iota
	sameShape
	sameElem
	sameRank
)

// sameRule is a sameness rule of the table with its names resolved: operand i
// is i, result i is ^i.
type sameRule struct {
	what    sameWhat
	parties []int8
}

// sameness resolves the sameness rules of the table, once.
var sameness = sync.OnceValue(func() *[ast.NumOps][]sameRule {
	all := new([ast.NumOps][]sameRule)
	for op := range all {
		info := &ast.Table[op]
		for what, rules := range [...][][]string{sameType: info.SameTypes, sameShape: info.SameShape, sameElem: info.SameElem, sameRank: info.SameRank} {
			for _, names := range rules {
				r := sameRule{what: sameWhat(what)}
				for _, name := range names {
					if i := info.OperandIndex(name); i >= 0 {
						r.parties = append(r.parties, int8(i))
					} else {
						r.parties = append(r.parties, ^int8(info.ResultIndex(name)))
					}
				}
				all[op] = append(all[op], r)
			}
		}
	}
	return all
})

// party returns the values that stand for one party of a sameness rule.
func party(op *ast.Op, p int8) []*ast.Value {
	if p >= 0 {
		return op.Group(int(p))
	}
	i := int(^p)
	if op.Info().Results[i].Arity != ast.Single {
		return op.Results()[i:]
	}
	return op.Results()[i : i+1]
}

func (c *checker) sameRules(op *ast.Op) bool {
	rules := c.same[op.Opcode]
	for i := range rules {
		var first *ast.Value
		firstParty := int8(0)
		for _, p := range rules[i].parties {
			for _, v := range party(op, p) {
				if first == nil {
					first, firstParty = v, p
				} else if !alike(rules[i].what, first.Type, v.Type) {
					c.differ(op, rules[i].what, firstParty, first, p, v)
					return false
				}
			}
		}
	}
	return true
}

func alike(what sameWhat, a, b ast.Type) bool {
	if a == b {
		return true
	}
	if what == sameType {
		return ast.Same(a, b)
	}
	x, y := ast.AsTile(a), ast.AsTile(b)
	if x == nil || y == nil {
		return false
	}
	switch what {
	case sameShape:
		return equalShapes(x.Shape, y.Shape)
	case sameElem:
		return ast.Same(x.Elem, y.Elem)
	default:
		return len(x.Shape) == len(y.Shape)
	}
}

func equalShapes(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

var sameTexts = [...]struct {
	code Code
	noun string
}{
	sameType:  {codeSameType, "type"},
	sameShape: {codeSameShape, "shape"},
	sameElem:  {codeSameElem, "element type"},
	sameRank:  {codeSameRank, "rank"},
}

func (c *checker) differ(op *ast.Op, what sameWhat, p int8, v *ast.Value, q int8, w *ast.Value) {
	t := sameTexts[what]
	f := c.fail(op, t.code, "expected %s and %s to have one %s, got %s and %s",
		partyName(op, p), partyName(op, q), t.noun, spell(v.Type), spell(w.Type))
	for _, x := range []*ast.Value{v, w} {
		if x.Def() != op {
			f.note(x.Pos, "%s is defined here with type %s", valueName(x), spell(x.Type))
		}
	}
}

func partyName(op *ast.Op, p int8) string {
	if p >= 0 {
		return op.Info().Operands[p].Name
	}
	return op.Info().Results[^p].Name
}
