package conformance

import (
	"bytes"
	"context"
	"fmt"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering/opt"
	"tileir/verify"
)

// foldRounds is how many sets of operands each case is folded with.
const foldRounds = 3

// TestFoldsAsInterpreted gives the cases of the matrix that are about elementwise
// ops constants in place of what they load: numbers at the edges of their types.
// Folded, each must leave what it leaves on the interpreter, to the bit, and an op
// that is undefined for its operands must still be there to be found. No op is left
// that no case folds.
func TestFoldsAsInterpreted(t *testing.T) {
	device := interp.New(interp.Options{Workers: 1})
	defer device.Close()
	for code, cases := range elementwiseCases() {
		folded := 0
		cases = sample(cases, max(len(cases)/3, 1))
		for _, c := range cases {
			for round := range foldRounds {
				gone, err := foldKeeps(t, device, c, round)
				if err != nil {
					t.Errorf("%s: %v", c.name, err)
				}
				if gone {
					folded++
				}
			}
		}
		if folded == 0 {
			t.Errorf("no case folds %s", ast.Table[code].Name)
		}
	}
}

// elementwiseCases are the cases that are about elementwise ops on numbers, by op.
// A select of constants is the business of canonicalize.
func elementwiseCases() map[ast.Opcode][]*matrixCase {
	list := map[ast.Opcode][]*matrixCase{}
	for _, c := range matrix() {
		switch c.op {
		case ast.OpOffset, ast.OpSelect, ast.OpIntToPtr, ast.OpPtrToInt, ast.OpPtrToPtr:
			continue
		}
		if ast.Table[c.op].Is(ast.Elementwise) && c.asserts == "" {
			list[c.op] = append(list[c.op], c)
		}
	}
	return list
}

// foldKeeps folds a case with one set of constants. It reports whether its op is
// gone.
func foldKeeps(t *testing.T, device launcher.Device, c *matrixCase, round int) (bool, error) {
	m, err := parseMatrix(c)
	if err != nil {
		return false, err
	}
	knowLoads(m, round)
	want, wantErr := runModule(t.Context(), device, c, m)
	opt.Named("fold").Run(m, 0)
	if err := verify.Module(m); err != nil {
		return false, fmt.Errorf("%w\n%s", err, m)
	}
	got, gotErr := runModule(t.Context(), device, c, m)
	gone := true
	m.Walk(func(op *ast.Op) { gone = gone && op.Opcode != c.op })
	switch {
	case wantErr != nil && gotErr == nil:
		return gone, fmt.Errorf("folded, nobody finds this: %w\n%s", wantErr, m)
	case wantErr == nil && gotErr != nil:
		return gone, fmt.Errorf("%w\n%s", gotErr, m)
	case wantErr != nil:
		return gone, nil
	}
	for i := range want.memory {
		if g, w := got.memory[i], want.memory[i]; w != nil && !bytes.Equal(g.Data, w.Data) {
			return gone, fmt.Errorf("parameter %d: %s\n%s", i, c.compareColumn(i, g, w, 0), m)
		}
	}
	return gone, nil
}

func runModule(ctx context.Context, device launcher.Device, c *matrixCase, m *ast.Module) (*state, error) {
	loaded, err := device.Load(ctx, &launcher.Program{Module: m})
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	return c.run(ctx, device, loaded, symbol(0))
}

// knowLoads puts a constant, another one each time, in the place of every number
// that is loaded.
func knowLoads(m *ast.Module, round int) {
	next := 0
	m.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpLoadPtrTko && op.Opcode != ast.OpLoadViewTko {
			return
		}
		tile := ast.AsTile(op.Result(0).Type)
		if tile.ElemNum() == num.Invalid {
			return
		}
		specials := specialsOf(tile.ElemNum())
		bits := specials[(7*round+3*next+round*next)%len(specials)]
		next++
		d := &ast.DenseAttr{Type: tile, Splat: true}
		for range d.ElemBytes() {
			d.Data = append(d.Data, byte(bits))
			bits >>= 8
		}
		known := ast.NewOp(ast.OpConstant, nil, []ast.Type{tile})
		known.SetAttr("value", d)
		ast.InsertBefore(op, known)
		op.Result(0).ReplaceAllUses(known.Result(0))
	})
}
