package conformance

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
)

// This file makes the table of instructions in docs/SUPPORT.md: ops of the operation matrix
// are compiled by type, and what stands in the PTX at an op's line is what computes it.

// instructionTargets are one of each family.
var instructionTargets = []string{"sm_80", "sm_89", "sm_90a", "sm_100", "sm_120"}

const instructionHead = `
## Instructions of ops on GPUs

Which instructions compute an op, by the types of elements that it goes from and to: those at the op's line in the PTX of a kernel
with one such op, in its first form (rounding to nearest even, weak, …), between loads and stores. Each is named once, in the
order of the code, without ` + "`mov`" + `; "…" stands for arithmetic on integers, bits and predicates beside them, and branches: what is written so
is a sequence. "–" needs no instruction: the op names registers, is part of what reads it, or is computed when compiling.
Ops that move elements between threads need what layouts ask for: of these all that was found is named, over types and shapes.
An empty column is as the one before it. Products are in the next table; ` + "`load_view_tko`" + ` has a row for the operands of one
in a loop, [gemm_views](../examples/gemm_views.mlir).

`

// instructionRow is a line of the table: types that go the same way.
type instructionRow struct {
	types []string
	cells []string // for each target
}

// instructionTable compiles a case of the matrix for each op and type.
func instructionTable(t *testing.T) string {
	seen := map[string]bool{}
	rows := map[string][]*instructionRow{}
	for _, c := range matrix() {
		if c.text != "" || c.chunk != 0 || c.cluster != 0 || isProduct(c.op) || ast.Table[c.op].Is(ast.Symbol) {
			continue
		}
		m, err := parseMatrix(c)
		if err != nil {
			t.Fatal(err)
		}
		op := firstOf(m, c.op)
		if op == nil {
			continue
		}
		name, types := ast.Table[c.op].Name, typesOf(op)
		if seen[name+" "+types] {
			continue
		}
		seen[name+" "+types] = true
		rows[name] = append(rows[name], &instructionRow{[]string{types}, instructionCells(t, m, op)})
	}
	var b strings.Builder
	b.WriteString(instructionHead + "| op | types | " + strings.Join(instructionTargets, " | ") + " |\n|---|---|" + strings.Repeat("---|", len(instructionTargets)) + "\n")
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		list := rows[name]
		if code, _ := ast.Lookup(name); movesElements[code] {
			list = []*instructionRow{together(list)}
		}
		if name == ast.Table[ast.OpLoadViewTko].Name {
			list = append(list, operandRow(t))
		}
		for _, r := range merged(list) {
			fmt.Fprintf(&b, "| `%s` | %s | %s |\n", name, strings.Join(r.types, ", "), strings.Join(sparse(r.cells), " | "))
		}
	}
	return b.String()
}

// operandRow says how operands of products in a loop are brought.
func operandRow(t *testing.T) *instructionRow {
	const file = "../examples/gemm_views.mlir"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	load := firstOf(m, ast.OpLoadViewTko)
	return &instructionRow{[]string{elementIn(load.Results()) + " for a product in a loop"}, instructionCells(t, m, load)}
}

// instructionCells compiles a module for all targets and says what stands at an op.
func instructionCells(t *testing.T, m *ast.Module, op *ast.Op) []string {
	line, _ := m.Source.Position(op.Pos)
	cells := make([]string, len(instructionTargets))
	for i, target := range instructionTargets {
		cells[i] = cellOf(instructionsAt(t, m, target, line))
	}
	return cells
}

// movesElements are the ops whose instructions depend on layouts, not on types.
var movesElements = map[ast.Opcode]bool{
	ast.OpBroadcast: true, ast.OpCat: true, ast.OpExtract: true, ast.OpInsert: true, ast.OpPack: true, ast.OpPermute: true,
	ast.OpReduce: true, ast.OpReshape: true, ast.OpScan: true, ast.OpUnpack: true, ast.OpLoadViewTko: true, ast.OpStoreViewTko: true,
	ast.OpAssert: true, ast.OpPrintTko: true,
}

// together is one row for all types of an op.
func together(list []*instructionRow) *instructionRow {
	all := &instructionRow{types: []string{"all"}, cells: make([]string, len(instructionTargets))}
	for i := range all.cells {
		var words []string
		for _, r := range list {
			for word := range strings.FieldsSeq(r.cells[i]) {
				if !slices.Contains(words, word) && word != "–" && word != "…" && !plainWork.MatchString(strings.Trim(word, "`")) {
					words = append(words, word)
				}
			}
		}
		slices.Sort(words)
		all.cells[i] = strings.Join(append(words, "…"), " ")
		if len(words) == 0 {
			all.cells[i] = "–"
		}
	}
	return all
}

// merged puts types that go the same way into one row.
func merged(list []*instructionRow) (out []*instructionRow) {
	for _, r := range list {
		at := slices.IndexFunc(out, func(o *instructionRow) bool { return slices.Equal(o.cells, r.cells) })
		if at < 0 {
			out = append(out, r)
			continue
		}
		out[at].types = append(out[at].types, r.types...)
	}
	return out
}

// sparse leaves out what is as the cell before.
func sparse(cells []string) []string {
	out := slices.Clone(cells)
	for i := len(out) - 1; i > 0; i-- {
		if out[i] == out[i-1] {
			out[i] = ""
		}
	}
	return out
}

func isProduct(op ast.Opcode) bool {
	return op == ast.OpMmaF || op == ast.OpMmaI || op == ast.OpMmaFScaled
}

// firstOf returns the first op of a kind in a module.
func firstOf(m *ast.Module, code ast.Opcode) (found *ast.Op) {
	m.Walk(func(op *ast.Op) {
		if op.Opcode == code && found == nil {
			found = op
		}
	})
	return found
}

// typesOf spells the types of elements that an op goes from and to.
func typesOf(op *ast.Op) string {
	from, to := elementIn(op.Operands()), elementIn(op.Results())
	switch {
	case from == "" || from == to:
		return to
	case to == "":
		return from
	}
	return from + " → " + to
}

// elementIn is the type of elements of the first tile among values, or "".
func elementIn(values []*ast.Value) string {
	for _, v := range values {
		if tile := ast.AsTile(v.Type); tile != nil {
			return strings.TrimSuffix(strings.TrimPrefix(tile.Elem.String(), "ptr<"), ">")
		}
	}
	return ""
}

var (
	locLine     = regexp.MustCompile(`^\s*\.loc \d+ (\d+)`)
	instruction = regexp.MustCompile(`^[\s{]*(?:@!?%?\w+\s+)?([a-z][\w.:]*)(?:\s|$)`)
	// plainWork is what a sequence has beside the instructions that tell what it is.
	plainWork = regexp.MustCompile(`^(add|sub|mul|mul\.(lo|wide|hi)|mad(\.\w+)?|neg|abs|min|max|and|or|xor|not|shl|shr|shf(\.\w+)*|prmt|lop3|setp\.\w+|selp|cvt\.[usb]\d+)\.([busf]\d+|pred)$|^(bra|ret|(ld|st)\.param\..*|setp\..*)$`)
)

// instructionsAt compiles a module and lists the kinds of instructions at a line of it;
// nil if the target refuses it.
func instructionsAt(t *testing.T, m *ast.Module, target string, line int) []string {
	t.Helper()
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
	if err != nil {
		return nil
	}
	kinds := []string{}
	here, want := false, strconv.Itoa(line)
	for text := range strings.SplitSeq(string(r.Code.PTX), "\n") {
		if loc := locLine.FindStringSubmatch(text); loc != nil {
			here = loc[1] == want
			continue
		}
		if !here {
			continue
		}
		for statement := range strings.SplitSeq(text, ";") { // inline assembly has several on a line
			found := instruction.FindStringSubmatch(statement)
			if found != nil && !strings.HasPrefix(found[1], "mov.") && !slices.Contains(kinds, found[1]) {
				kinds = append(kinds, found[1])
			}
		}
	}
	return kinds
}

// cellOf writes a list of instructions.
func cellOf(kinds []string) string {
	if kinds == nil {
		return "refused"
	}
	if len(kinds) == 0 {
		return "–"
	}
	telling := slices.DeleteFunc(slices.Clone(kinds), plainWork.MatchString)
	end := " …"
	if len(telling) == 0 || len(kinds) <= 3 {
		telling, end = kinds, ""
	}
	if len(telling) == len(kinds) {
		end = ""
	}
	return "`" + strings.Join(telling, "` `") + "`" + end
}
