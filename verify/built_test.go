package verify_test

import (
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/verify"
)

var (
	i32  = ast.Tile(num.I32)
	f32s = ast.Tile(num.F32, 8)
)

// moduleOf makes a module with one testing$func around what fill puts into it.
func moduleOf(fill func(body *ast.Block)) *ast.Module {
	m := &ast.Module{Source: &ast.Source{Name: "built"}, Body: &ast.Block{}}
	outer := ast.NewOp(ast.OpModule, nil, nil)
	outer.SetAttr("sym_name", ast.StringAttr("m"))
	m.Body.Append(outer)
	fn := ast.NewOp(ast.OpTestFunc, nil, nil)
	fn.SetAttr("sym_name", ast.StringAttr("f"))
	fn.SetAttr("function_type", ast.TypeAttr{Type: &ast.FunctionType{}})
	outer.AddRegion().AddBlock().Append(fn)
	body := fn.AddRegion().AddBlock()
	fill(body)
	body.Append(ast.NewOp(ast.OpReturn, nil, nil))
	return m
}

func add(b *ast.Block, code ast.Opcode, operands []*ast.Value, results ...ast.Type) *ast.Op {
	op := ast.NewOp(code, operands, results)
	b.Append(op)
	return op
}

func constant(b *ast.Block) *ast.Value {
	op := add(b, ast.OpConstant, nil, i32)
	op.SetAttr("value", &ast.DenseAttr{Type: i32, Splat: true, Data: []byte{1, 0, 0, 0}})
	return op.Result(0)
}

// builtModules are what the reader of text refuses by itself, with the code of what is
// found in them; none where nothing is.
var builtModules = []struct {
	code string
	fill func(b *ast.Block)
}{
	{"", func(b *ast.Block) { v := constant(b); add(b, ast.OpAndI, []*ast.Value{v, v}, i32) }},
	{"TIR0101", func(b *ast.Block) { v := constant(b); add(b, ast.OpAbsI, []*ast.Value{v, v}, i32) }},
	{"TIR0101", func(b *ast.Block) { add(b, ast.OpFor, nil) }},
	{"TIR0102", func(b *ast.Block) { add(b, ast.OpMakeToken, nil) }},
	{"TIR0103", func(b *ast.Block) { add(b, ast.OpLoop, nil) }},
	{"TIR0103", func(b *ast.Block) {
		r := add(b, ast.OpLoop, nil).AddRegion()
		r.AddBlock()
		r.AddBlock()
	}},
	{"TIR0108", func(b *ast.Block) {
		v := constant(b)
		op := ast.NewOp(ast.OpAbsI, []*ast.Value{v}, []ast.Type{i32})
		ast.InsertBefore(v.Def(), op)
	}},
	{"TIR0108", func(b *ast.Block) {
		loop := add(b, ast.OpLoop, nil)
		inner := loop.AddRegion().AddBlock()
		v := constant(inner)
		inner.Append(ast.NewOp(ast.OpBreak, nil, nil))
		add(b, ast.OpAbsI, []*ast.Value{v}, i32)
	}},
	{"TIR0109", func(b *ast.Block) {
		fn := b.Parent()
		op := ast.NewOp(ast.OpMakeToken, nil, []ast.Type{ast.TokenType{}})
		ast.InsertBefore(fn, op)
		add(b, ast.OpJoinTokens, []*ast.Value{op.Result(0), op.Result(0)}, ast.TokenType{})
	}},
	{"TIR0112", func(b *ast.Block) {
		v := constant(b)
		add(b, ast.OpLoadPtrTko, []*ast.Value{v}, i32, ast.TokenType{})
	}},
	{"TIR0112", func(b *ast.Block) {
		v := constant(b)
		add(b, ast.OpLoadPtrTko, []*ast.Value{v}, i32, ast.TokenType{}).SetSegments([]int32{1, 1, 0, 0})
	}},
	{"TIR0101", func(b *ast.Block) {
		v := constant(b)
		add(b, ast.OpLoadPtrTko, []*ast.Value{v}, i32, ast.TokenType{}).SetSegments([]int32{0, 1, 0, 0})
	}},
	{"TIR0101", func(b *ast.Block) { // two tokens where one may be
		v := constant(b)
		token := add(b, ast.OpMakeToken, nil, ast.TokenType{}).Result(0)
		add(b, ast.OpLoadPtrTko, []*ast.Value{v, token, token}, i32, ast.TokenType{}).SetSegments([]int32{1, 0, 0, 2})
	}},
	{"TIR0126", func(b *ast.Block) {
		v := add(b, ast.OpIota, nil, ast.Tile(num.I32, 8)).Result(0)
		f := add(b, ast.OpBitcast, []*ast.Value{v}, f32s).Result(0)
		add(b, ast.OpAddF, []*ast.Value{f, f}, f32s)
	}},
	{"TIR0127", func(b *ast.Block) {
		v := constant(b)
		add(b, ast.OpMaxI, []*ast.Value{v, v}, i32).SetAttr("signedness", ast.EnumAttr{Enum: ast.EnumRounding})
	}},
	{"TIR0127", func(b *ast.Block) {
		v := constant(b)
		add(b, ast.OpMaxI, []*ast.Value{v, v}, i32).SetAttr("signedness", ast.EnumAttr{Enum: ast.EnumSignedness, Value: 9})
	}},
	{"TIR0140", func(b *ast.Block) { add(b, ast.OpIota, nil, &ast.TileType{Shape: []int64{8}}) }},
	{"TIR0140", func(b *ast.Block) { add(b, ast.OpIota, nil, nil) }},
	{"TIR0141", func(b *ast.Block) { add(b, ast.OpIota, nil, ast.Tile(num.I32, 0)) }},
	{"TIR0147", func(b *ast.Block) {
		v := add(b, ast.OpAlloca, nil, ast.PtrTile(num.F32))
		v.SetAttr("num_elem", ast.IntAttr{Value: 4, Type: ast.NumType(num.I64)})
		v.SetAttr("alignment", ast.IntAttr{Value: 4, Type: ast.NumType(num.I64)})
		view := &ast.TensorViewType{Elem: num.F32, Shape: []int64{-1}, Strides: []int64{1}}
		add(b, ast.OpMakeTensorView, v.Results(), view).SetSegments([]int32{1, 0, 0})
	}},
	{"TIR0223", func(b *ast.Block) {
		add(b, ast.OpConstant, nil, i32).SetAttr("value", &ast.DenseAttr{Type: i32, Data: []byte{1}})
	}},
}

// TestBuilt verifies modules that a program builds.
func TestBuilt(t *testing.T) {
	for i, c := range builtModules {
		ds := verify.Check(moduleOf(c.fill), verify.Options{})
		switch {
		case c.code == "" && len(ds) > 0:
			t.Errorf("case %d: want nothing, got\n%v", i, ds)
		case c.code != "" && (len(ds) == 0 || ds[0].Code != c.code):
			t.Errorf("case %d: want %s, got\n%v", i, c.code, ds)
		}
	}
}
