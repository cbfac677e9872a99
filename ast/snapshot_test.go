package ast

import (
	"testing"

	"tileir/ast/num"
)

// TestSnapshot changes a module in every way that its functions offer: each is seen, once, and what
// changes nothing is not.
func TestSnapshot(t *testing.T) {
	i32, f32 := Tile(num.I32), Tile(num.F32)
	body := (&Op{Opcode: OpModule}).AddRegion().AddBlock()
	m := &Module{Body: body}
	x, y := NewOp(OpConstant, nil, []Type{i32}), NewOp(OpConstant, nil, []Type{i32})
	sum := NewOp(OpAddI, []*Value{x.Result(0), x.Result(0)}, []Type{i32})
	loop, other := NewOp(OpLoop, nil, nil), NewOp(OpUnregistered, nil, nil)
	inner := loop.AddRegion().AddBlock()
	for _, op := range []*Op{x, y, sum, loop, other} {
		body.Append(op)
	}
	sum.SetAttr("n", IntAttr{Value: 1, Type: NumType(num.I64)})
	sum.SetAttr("left out", StringAttr("a"))

	var s Snapshot
	seen := func(what string, want bool) {
		t.Helper()
		if got := s.Changed(m, "left out"); got != want {
			t.Errorf("%s: seen: %v, expected %v", what, got, want)
		}
		if s.Changed(m, "left out") {
			t.Errorf("%s: a change at the second look", what)
		}
	}
	seen("first look", true)
	for _, c := range []struct {
		what   string
		change func()
	}{
		{"operand", func() { sum.SetOperand(1, y.Result(0)) }},
		{"another operand", func() { loop.AddOperands(y.Result(0)) }},
		{"which operand an operand stands for", func() { loop.SetSegments([]int32{1, 0}) }},
		{"the same", func() { loop.SetSegments([]int32{0, 1}) }},
		{"type", func() { y.Result(0).Type = f32 }},
		{"result", func() { sum.AddResult(i32) }},
		{"attribute", func() { sum.SetAttr("n", IntAttr{Value: 2, Type: NumType(num.I64)}) }},
		{"another attribute", func() { sum.SetAttr("m", UnitAttr{}) }},
		{"attribute gone", func() { sum.RemoveAttr("n") }},
		{"name", func() { other.SetName("gpu.x") }},
		{"location", func() { other.Loc = &Location{} }},
		{"argument", func() { inner.AddArg(i32) }},
		{"type of an argument", func() { inner.Args[0].Type = f32 }},
		{"block", func() { loop.Regions()[0].AddBlock() }},
		{"region", func() { other.AddRegion() }},
		{"order", func() { x.Unlink(); InsertAfter(y, x) }},
		{"place", func() { other.Unlink(); inner.Append(other) }},
		{"op", func() { inner.Append(NewOp(OpContinue, nil, nil)) }},
		{"op gone", func() { inner.Last().Erase() }},
	} {
		c.change()
		seen(c.what, true)
	}
	for what, change := range map[string]func(){
		"the attribute that does not count": func() { sum.SetAttr("left out", StringAttr("b")) },
		"the attribute gone":                func() { sum.RemoveAttr("left out") },
		"an attribute written anew":         func() { sum.SetAttr("m", UnitAttr{}) },
		"an operand replaced by itself":     func() { sum.SetOperand(0, sum.Operand(0)) },
	} {
		change()
		seen(what, false)
	}
}
