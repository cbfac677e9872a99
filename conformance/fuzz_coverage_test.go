package conformance

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
)

// fuzzNever lists the ops that the random kernels do not have, and why.
var fuzzNever = map[ast.Opcode]string{
	ast.OpGlobal: aboutModules, ast.OpGetGlobal: aboutModules,
	ast.OpAtan2: notExact, ast.OpCos: notExact, ast.OpCosH: notExact, ast.OpExp: notExact, ast.OpExp2: notExact, ast.OpLog: notExact,
	ast.OpLog2: notExact, ast.OpPow: notExact, ast.OpFPowI: notExact, ast.OpRsqrt: notExact, ast.OpSin: notExact, ast.OpSinH: notExact,
	ast.OpTan: notExact, ast.OpTanH: notExact,
	ast.OpTestFunc:               aboutModules,
	ast.OpPrintTko:               "what is printed is not compared in its order",
	ast.OpGdcLaunchDependentsTko: aboutLaunches,
	ast.OpGdcWaitTko:             aboutLaunches,
}

const (
	aboutModules  = "a kernel is one entry, which stands beside others in its module"
	notExact      = "devices may differ in the last bits"
	aboutLaunches = "it orders launches, of which there is one"
)

// TestFuzzOps finds every op in the random kernels, but for those of fuzzNever;
// -v lists the forms.
func TestFuzzOps(t *testing.T) {
	forms, ops := map[string]int{}, map[ast.Opcode]int{}
	kernels := max(*fuzzKernels, 600) // the rarest op is in one of a hundred
	for i := range kernels {
		m, err := parseMatrix(fuzzKernel(*fuzzSeed + uint64(i)))
		if err != nil {
			t.Fatal(err)
		}
		m.Walk(func(op *ast.Op) {
			ops[op.Opcode]++
			forms[formOf(op)]++
		})
	}
	for op := range ast.Table {
		code := ast.Opcode(op)
		info := &ast.Table[op]
		switch why := fuzzNever[code]; {
		case info.Name == "":
		case why == "" && ops[code] == 0:
			t.Errorf("no kernel of %d has %s", kernels, info.Name)
		case why != "" && ops[code] > 0:
			t.Errorf("%s is made %d times: strike it off fuzzNever", info.Name, ops[code])
		}
	}
	if !testing.Verbose() {
		return
	}
	for _, form := range slices.Sorted(maps.Keys(forms)) {
		t.Logf("%7d %s", forms[form], form)
	}
}

// formOf is an op with what chooses between ways to compile it: the element
// types, the words of its attributes, which optional operands there are.
func formOf(op *ast.Op) string {
	info := op.Info()
	words := []string{info.Name}
	for _, v := range append(slices.Clone(op.Operands()), op.Results()...) {
		if tile := ast.AsTile(v.Type); tile != nil {
			elem := tile.ElemNum().String()
			if tile.Pointee() != 0 {
				elem = "ptr<" + tile.Pointee().String() + ">"
			}
			words = append(words, elem)
			if op.Opcode != ast.OpLoadPtrTko && op.Opcode != ast.OpStorePtrTko && op.Opcode != ast.OpAtomicRMWTko {
				break
			}
			continue
		}
		if strings.HasSuffix(fmt.Sprintf("%T", v.Type), "TokenType") {
			words = append(words, "token")
			continue
		}
		words = append(words, strings.SplitN(fmt.Sprint(v.Type), "<", 2)[0])
	}
	for _, a := range op.Attrs {
		if e, ok := a.Value.(ast.EnumAttr); ok {
			words = append(words, fmt.Sprint(e))
		}
	}
	return strings.Join(words, " ")
}
