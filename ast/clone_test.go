package ast

import "testing"

// A copy reads the copies of what it reads, also where the use stands before the
// definition, and leaves the original as it was.
func TestCloneOfUsesBeforeTheirDefinitions(t *testing.T) {
	m := &Module{Body: &Block{}}
	outer := &Op{}
	outer.SetName("test.region")
	body := outer.AddRegion().AddBlock()
	m.Body.Append(outer)
	def := NewOp(OpMakeToken, nil, []Type{TokenType{}})
	use := NewOp(OpJoinTokens, []*Value{def.Result(0)}, []Type{TokenType{}})
	body.Append(use)
	body.Append(def)
	for name, copied := range map[string]*Op{"module": m.Clone().Body.First(), "op": outer.Clone(map[*Value]*Value{})} {
		use2 := copied.Body(0).First()
		if use2.Operand(0) != use2.Next().Result(0) || len(use2.Next().Result(0).Uses()) != 1 {
			t.Errorf("%s: the copy of the use does not read the copy of the definition", name)
		}
		if len(def.Result(0).Uses()) != 1 || use.Operand(0) != def.Result(0) {
			t.Errorf("%s: the original has changed", name)
		}
	}
}
