package conformance

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/verify"
)

// This file makes the table of products in docs/SUPPORT.md: each is compiled, and the plan
// says which instruction computes it.

// productTargets are one of each family of instructions.
var productTargets = []string{"sm_80", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_120"}

const productHead = `
## Products on GPUs

Which instruction computes a product of 64×64×32 whose operands lie row-major in memory, by the types of operands and sums: what
the chooser writes into the plan; its name ends in the types of the sums and of the operands, to which others are converted exactly. ` + "`wgmma` and `mma` are tensor cores, `fma`" + ` is one multiply-add of a thread. A target with a letter behind it
has what the one without has, and more; sm_86 and sm_87 are as sm_80, sm_103 to sm_121 as sm_100 and sm_120.

`

// productTable compiles a product of all types that have one for productTargets.
func productTable(t *testing.T) string {
	var b strings.Builder
	b.WriteString(productHead + "| op | operands | sums | " + strings.Join(productTargets, " | ") + " |\n|---|---|---|" + strings.Repeat("---|", len(productTargets)) + "\n")
	for in := num.I8; in < num.NumTypes; in++ {
		for acc := num.I8; acc < num.NumTypes; acc++ {
			for _, op := range []ast.Opcode{ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled} {
				m := productModule(op, in, acc)
				if m == nil {
					continue
				}
				fmt.Fprintf(&b, "| `%s` | %s | %s |", ast.Table[op].Name, in, acc)
				for _, target := range productTargets {
					fmt.Fprintf(&b, " %s |", productInstruction(t, m, target))
				}
				b.WriteString("\n")
			}
		}
	}
	return b.String()
}

// productModule is a kernel with one product of the types; nil if there is none of these.
func productModule(op ast.Opcode, in, acc num.Type) *ast.Module {
	signs := ""
	if op == ast.OpMmaI {
		signs = " signed signed"
	}
	scales, scaleTypes, scaled := "", "", ""
	if op == ast.OpMmaFScaled {
		scaled = "%one = constant <f8E8M0FNU: 1.0> : tile<64x1xf8E8M0FNU>\n%ones = constant <f8E8M0FNU: 1.0> : tile<1x64xf8E8M0FNU>\n"
		scales, scaleTypes = ", %one, %ones", ", tile<64x1xf8E8M0FNU>, tile<1x64xf8E8M0FNU>"
	}
	const view = "partition_view<tile=(%s), tensor_view<%s, strides=[%d,1]>>"
	av, bv := fmt.Sprintf(view, "64x32", fmt.Sprintf("64x32x%s", in), 32), fmt.Sprintf(view, "32x64", fmt.Sprintf("32x64x%s", in), 64)
	cv := fmt.Sprintf(view, "64x64", fmt.Sprintf("64x64x%s", acc), 64)
	text := fmt.Sprintf(`cuda_tile.module @m { entry @e(%%a: tile<ptr<%[1]s>>, %%b: tile<ptr<%[1]s>>, %%c: tile<ptr<%[2]s>>) {
		%%ap = assume div_by<16>, %%a : tile<ptr<%[1]s>>
		%%bp = assume div_by<16>, %%b : tile<ptr<%[1]s>>
		%%at = make_tensor_view %%ap, shape = [64, 32], strides = [32, 1] : tensor_view<64x32x%[1]s, strides=[32,1]>
		%%bt = make_tensor_view %%bp, shape = [32, 64], strides = [64, 1] : tensor_view<32x64x%[1]s, strides=[64,1]>
		%%ct = make_tensor_view %%c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64x%[2]s, strides=[64,1]>
		%%av = make_partition_view %%at : %[3]s
		%%bv = make_partition_view %%bt : %[4]s
		%%cv = make_partition_view %%ct : %[5]s
		%%i = constant <i32: 0> : tile<i32>
		%%x, %%t = load_view_tko weak %%av[%%i, %%i] : %[3]s, tile<i32> -> tile<64x32x%[1]s>, token
		%%y, %%u = load_view_tko weak %%bv[%%i, %%i] : %[4]s, tile<i32> -> tile<32x64x%[1]s>, token
		%%z, %%v = load_view_tko weak %%cv[%%i, %%i] : %[5]s, tile<i32> -> tile<64x64x%[2]s>, token
		%[10]s
		%%r = %[6]s %%x, %%y, %%z%[8]s%[7]s : tile<64x32x%[1]s>, tile<32x64x%[1]s>, tile<64x64x%[2]s>%[9]s
		store_view_tko weak %%r, %%cv[%%i, %%i] token = %%v : tile<64x64x%[2]s>, %[5]s, tile<i32> -> token
	} }`, in, acc, av, bv, cv, ast.Table[op].Name, signs, scales, scaleTypes, scaled)
	m, err := grammar.Parse("product.mlir", []byte(text))
	if err != nil || verify.Module(m) != nil {
		return nil
	}
	return m
}

var planInstruction = regexp.MustCompile(`instruction = "([^"]+)"`)

// productInstruction is what the plan of a product names.
func productInstruction(t *testing.T, m *ast.Module, target string) string {
	t.Helper()
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
	if err != nil {
		t.Errorf("%s: %v", target, err)
		return ""
	}
	plan := printed(t, r.Plan, ast.PrintOptions{})
	found := planInstruction.FindStringSubmatch(plan)
	if found == nil {
		return "none"
	}
	return "`" + found[1] + "`"
}
