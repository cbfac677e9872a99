package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/opdoc"
)

// opsDocHead introduces docs/OPS.md.
const opsDocHead = `# The ops of CUDA Tile IR

Written by ` + "`tileopt --list-ops=markdown`" + ` from the op table (ast/ops.go), which
parser, printer, verifier and bytecode read as well. To refresh this page:

    go test ./cmd/tileopt -run TestOpsPage -update

In the syntax lines, ` + "`[ x ]?`" + ` is what may be left out, the name of an attribute
stands for its value, ` + "`type(x)`" + ` for the type of x, and ` + "`…`" + ` for more of the same.
Every op may end with ` + "`loc(…)`" + `. The generic form of every op is
` + "`%r = \"cuda_tile.NAME\"(%a, …) <{attributes}> ({regions}) : (types) -> types`" + `.

A since-version behind a part says that the part is younger than its op.

Each example runs in a test, which compares what it prints. One that begins with ops is the
body of an entry, one that begins with ` + "`entry` or `global`" + ` what a module holds. What types, views,
tokens and rounding modes are, [LANGUAGE.md](LANGUAGE.md) says.
`

// writeOpsDoc prints the op table as a page of documentation, a section for
// each group of the specification.
func writeOpsDoc(w io.Writer) error {
	var groups []string
	ops := map[string][]*ast.OpInfo{}
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		info := &ast.Table[op]
		if info.Is(ast.TestOnly) {
			continue
		}
		if ops[info.Group] == nil {
			groups = append(groups, info.Group)
		}
		ops[info.Group] = append(ops[info.Group], info)
	}
	slices.Sort(groups)
	var b strings.Builder
	b.WriteString(opsDocHead)
	for _, g := range groups {
		fmt.Fprintf(&b, "\n## %s\n", g)
		for _, info := range ops[g] {
			writeOpDoc(&b, info)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writeOpDoc(b *strings.Builder, info *ast.OpInfo) {
	e := entryOf(info)
	fmt.Fprintf(b, "\n### %s\n\n%s. Since %s, opcode 0x%02X.\n\n", e.Name, sentence(e.Summary), e.Since, e.Opcode)
	fmt.Fprintf(b, "    %s\n", syntaxOf(info))
	doc, _ := opdoc.Of(e.Name) // a test demands one of each op
	if doc.Meaning != "" {
		fmt.Fprintf(b, "\n%s", doc.Meaning)
	}
	if doc.Undefined != "" {
		fmt.Fprintf(b, "\n**Undefined**: %s", uncapitalized(doc.Undefined))
	}
	if rows := partRows(&e); len(rows) > 0 {
		b.WriteString("\n| part | name | what | since |\n|---|---|---|---|\n")
		for _, r := range rows {
			fmt.Fprintf(b, "| %s | `%s` | %s | %s |\n", r[0], r[1], r[2], r[3])
		}
	}
	for _, line := range opNotes(info, &e) {
		fmt.Fprintf(b, "\n%s\n", line)
	}
	fmt.Fprintf(b, "\n```mlir\n%s```\n\nprints\n\n```text\n%s```\n", doc.Example, doc.Output)
}

// uncapitalized is a sentence that goes on behind a colon.
func uncapitalized(s string) string { return strings.ToLower(s[:1]) + s[1:] }

func sentence(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// partRows lists operands, attributes, results and regions of an op.
func partRows(e *opEntry) (rows [][4]string) {
	since := func(v string) string {
		if v == e.Since {
			return ""
		}
		return v
	}
	for _, o := range e.Operands {
		rows = append(rows, [4]string{"operand", o.Name, o.Type + arityNote(o.Arity), since(o.Since)})
	}
	for _, a := range e.Attrs {
		rows = append(rows, [4]string{"attribute", a.Name, a.Kind + a.note(), since(a.Since)})
	}
	for _, r := range e.Results {
		rows = append(rows, [4]string{"result", r.Name, r.Type + arityNote(r.Arity), since(r.Since)})
	}
	for _, r := range e.Regions {
		rows = append(rows, [4]string{"region", r, "one block", ""})
	}
	return rows
}

// traitSentences says what the traits mean for somebody who writes programs.
var traitSentences = []struct {
	trait ast.Traits
	text  string
}{
	{ast.Pure, "Pure: no effect and defined for all operands."},
	{ast.NoEffect, "No effect on memory, but undefined for some operands."},
	{ast.Terminator, "Ends its block."},
	{ast.IsolatedFromAbove, "Its body sees no values from outside."},
	{ast.RecursiveEffects, "Has the effects of the ops inside."},
}

func opNotes(info *ast.OpInfo, e *opEntry) []string {
	var out []string
	same := func(lists [][]string, what string) {
		for _, names := range lists {
			if len(names) > 1 {
				out = append(out, "Of the same "+what+": `"+strings.Join(names, "`, `")+"`.")
			}
		}
	}
	same(info.SameTypes, "type")
	same(info.SameShape, "shape")
	same(info.SameElem, "element type")
	same(info.SameRank, "rank")
	if len(e.Parents) > 0 {
		out = append(out, "Stands inside `"+strings.Join(e.Parents, "`, `")+"`.")
	}
	var traits []string
	for _, t := range traitSentences {
		if info.Is(t.trait) {
			traits = append(traits, t.text)
		}
	}
	if len(traits) > 0 {
		out = append(out, strings.Join(traits, " "))
	}
	return out
}
