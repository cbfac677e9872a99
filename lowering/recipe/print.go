package recipe

import (
	"fmt"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// Print writes the schedule of a module whose entries have gone through the pass of that
// name as a recipe for one target, with what each op is in comments. Where a module has
// no entry it is empty.
func Print(m *ast.Module, target string) []byte {
	var b strings.Builder
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			printEntry(&b, op, target)
		}
	})
	return []byte(b.String())
}

func printEntry(b *strings.Builder, entry *ast.Op, target string) {
	if b.Len() > 0 {
		b.WriteByte('\n')
	}
	fmt.Fprintf(b, "entry %s on %s {\n", name(entry.Str(ast.KeySymName)), target)
	printSettings(b, entry, gpu.OnEntry, "  ")
	for _, of := range []struct {
		word  string
		place gpu.Place
	}{{"product", gpu.OnProduct}, {"load", gpu.OnLoad}} {
		for n, op := range opsOf(entry, of.place) {
			var inside strings.Builder
			printSettings(&inside, op, of.place, "    ")
			if inside.Len() > 0 {
				fmt.Fprintf(b, "  %s %d { // %s\n%s  }\n", of.word, n, describe(op), inside.String())
			}
		}
	}
	b.WriteString("}\n")
}

// name writes the name of an entry so that it reads as itself.
func name(text string) string {
	if text == "" {
		return strconv.Quote(text)
	}
	for i := range len(text) {
		if !isWordByte(text[i]) || text[i] == '*' || text[i] == '?' {
			return strconv.Quote(text)
		}
	}
	return text
}

// describe says what an op is, for people.
func describe(op *ast.Op) string {
	result := made(op).Type.String()
	if gpu.IsOn(gpu.OnProduct, op) {
		return fmt.Sprintf("%s %s, %s -> %s", op.ShortName(), op.Get(ast.InLhs).Type, op.Get(ast.InRhs).Type, result)
	}
	return op.ShortName() + " " + result
}

// printSettings writes what an op has of a schedule, in the order of the table.
func printSettings(b *strings.Builder, op *ast.Op, place gpu.Place, indent string) {
	for _, a := range gpu.GivenOn(place) {
		if v := op.Attr(a.Name); v != nil {
			fmt.Fprintf(b, "%s%s = %s\n", indent, setting(&a), gpu.FormatGiven(v))
		}
	}
}
