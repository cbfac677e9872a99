package conformance

import (
	"bytes"
	"flag"
	"fmt"
	goast "go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/llvmgen"
	"tileir/verify"
)

var update = flag.Bool("update", false, "write docs/SUPPORT.md and what README.md shows anew")

const supportPage = "../docs/SUPPORT.md"

const supportHead = `# What runs where

Made from the tables of the code by ` + "`go generate ./conformance`" + `; do not edit.

Every op of the language is read, printed and verified; the tests of ` + "`ast` and `verify`" + ` hold them to that.

- since: the version of Tile IR that brought the op.
- CPU: the interpreter executes it.
- GPU: the code generator has a rule for it. A combination of types or modes that the rule does not cover is refused
  with an error that names the place.

`

// TestSupport keeps docs/SUPPORT.md equal to the tables of the code.
func TestSupport(t *testing.T) {
	want := supportText(t)
	if *update {
		if err := os.WriteFile(supportPage, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(supportPage)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("docs/SUPPORT.md is out of date (%v): run go generate ./conformance", err)
	}
}

// supportText renders the page, op by op within the groups of the
// specification.
func supportText(t *testing.T) []byte {
	cpu := interpreterGaps(t)
	var groups []string
	rows := map[string]*strings.Builder{}
	total, onCPU, onGPU := 0, 0, 0
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		info := &ast.Table[op]
		if info.Is(ast.TestOnly) {
			continue
		}
		if rows[info.Group] == nil {
			rows[info.Group] = &strings.Builder{}
			groups = append(groups, info.Group)
		}
		gpu, reason := llvmgen.Supported(op)
		row := supportRow{cpu: cpu[op] == "", gpu: gpu}
		switch {
		case row.cpu && planned[op] != "" && compiles(t, planned[op]):
			row.gpu, row.note = true, "the plan writes it as gpu.mma"
		case info.Is(ast.Symbol): // modules, entries, globals: declared, not executed
			row = supportRow{cpu: true, gpu: true, note: "declaration"}
		case !gpu && !row.cpu:
			row.note = "CPU: " + cpu[op] + "; GPU: " + reason
		case !gpu:
			row.note = reason
		case !row.cpu:
			row.note = cpu[op]
		}
		fmt.Fprintf(rows[info.Group], "| `%s` | %s | %s | %s | %s |\n", info.Name, info.Since, yes(row.cpu), yes(row.gpu), row.note)
		total++
		onCPU += count(row.cpu)
		onGPU += count(row.gpu)
	}
	var b bytes.Buffer
	b.WriteString(supportHead)
	fmt.Fprintf(&b, "Ops: %d. On the CPU: %d. On a GPU: %d.\n", total, onCPU, onGPU)
	for _, g := range groups {
		fmt.Fprintf(&b, "\n## %s\n\n| op | since | CPU | GPU | note |\n|---|---|---|---|---|\n%s", g, rows[g])
	}
	b.WriteString(instructionTable(t))
	b.WriteString(productTable(t))
	return b.Bytes()
}

// planned holds a program for each op that a planning pass replaces before the
// code generator sees it.
var planned = map[ast.Opcode]string{
	ast.OpMmaF: `entry @e() {
		%a = constant <f16: 1.0> : tile<64x64xf16>
		%acc = constant <f32: 0.0> : tile<64x64xf32>
		%r = mmaf %a, %a, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
		print_tko "%f", %r : tile<64x64xf32> -> token
	}`,
	ast.OpMmaI: `entry @e() {
		%a = constant <i8: 1> : tile<64x64xi8>
		%acc = constant <i32: 0> : tile<64x64xi32>
		%r = mmai %a, %a, %acc signed signed : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xi32>
		print_tko "%i", %r : tile<64x64xi32> -> token
	}`,
	ast.OpMmaFScaled: `entry @e() {
		%a = constant <f8E4M3FN: 1.0> : tile<64x64xf8E4M3FN>
		%s = constant <i8: 127> : tile<64x2xi8>
		%as = bitcast %s : tile<64x2xi8> -> tile<64x2xf8E8M0FNU>
		%bs = permute %as [1, 0] : tile<64x2xf8E8M0FNU> -> tile<2x64xf8E8M0FNU>
		%acc = constant <f32: 0.0> : tile<64x64xf32>
		%r = mmaf_scaled %a, %a, %acc, %as, %bs : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>, tile<64x2xf8E8M0FNU>, tile<2x64xf8E8M0FNU>
		print_tko "%f", %r : tile<64x64xf32> -> token
	}`,
}

// compiles reports whether an entry compiles for the oldest target.
func compiles(t *testing.T, entry string) bool {
	t.Helper()
	text := "cuda_tile.module @m {\n" + entry + "\n}\n"
	module, err := grammar.Parse("planned.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(module); err != nil {
		t.Fatal(err)
	}
	_, err = lowering.Compile(t.Context(), module, lowering.Options{Target: "sm_80"})
	return err == nil
}

type supportRow struct {
	cpu, gpu bool
	note     string
}

func yes(b bool) string { return map[bool]string{true: "yes", false: "no"}[b] }

func count(b bool) int { return map[bool]int{true: 1}[b] }

// interpreterGaps returns, for each op that the interpreter does not execute,
// why. Its table is not exported, so it is read from the source: a row that
// holds a reason is a gap, any other row executes the op. A test there demands
// a row for every op.
func interpreterGaps(t *testing.T) map[ast.Opcode]string {
	file, err := parser.ParseFile(token.NewFileSet(), "../launcher/interp/rows.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	gaps := map[ast.Opcode]string{}
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		gaps[op] = "the interpreter has no row for the op"
	}
	goast.Inspect(file, func(n goast.Node) bool {
		row, ok := n.(*goast.KeyValueExpr)
		if !ok {
			return true
		}
		key, ok := row.Key.(*goast.SelectorExpr)
		if !ok || !strings.HasPrefix(key.Sel.Name, "Op") {
			return true
		}
		if op, ok := opcodeOf(key.Sel.Name); ok {
			gaps[op] = reasonIn(row.Value)
		}
		return false
	})
	return gaps
}

// opcodeOf finds the op of a constant: OpMmaFScaled is mmaf_scaled.
func opcodeOf(constant string) (ast.Opcode, bool) {
	name := strings.ToLower(strings.TrimPrefix(constant, "Op"))
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		own := strings.NewReplacer("_", "", "$", "", "testing", "test").Replace(ast.Table[op].Name)
		if own == name {
			return op, true
		}
	}
	return ast.OpUnregistered, false
}

// reasonIn returns the field reason of a composite literal, or "".
func reasonIn(value goast.Expr) string {
	literal, ok := value.(*goast.CompositeLit)
	if !ok {
		return ""
	}
	for _, e := range literal.Elts {
		field, ok := e.(*goast.KeyValueExpr)
		if !ok || field.Key.(*goast.Ident).Name != "reason" {
			continue
		}
		reason, err := strconv.Unquote(field.Value.(*goast.BasicLit).Value)
		if err != nil {
			return err.Error()
		}
		return reason
	}
	return ""
}
