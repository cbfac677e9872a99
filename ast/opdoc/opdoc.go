// Package opdoc says in words what each op means: what its summary in the op table
// leaves out, what is undefined, and a program with what it prints. The text is
// ops.txt; docs/OPS.md shows it beside what the table says, and a test runs every
// program.
//
// The package must not know anything about the ops but their names.
package opdoc

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed ops.txt
var text string

// Doc is what is said of an op.
type Doc struct {
	Name      string
	Meaning   string // Markdown; "" where the summary of the op table says it all
	Undefined string // Markdown; "" if nothing is
	Example   string // Tile IR: ops of an entry, what a module holds, or a module
	Output    string // what Program prints
}

// All returns what is said of the ops, in the order of their names.
func All() ([]Doc, error) { return parse(text) }

// Of returns what is said of one op.
func Of(name string) (Doc, bool) {
	docs, err := All()
	if err != nil {
		panic("BUG: opdoc.Of: " + err.Error()) // a test reads all of it
	}
	for _, d := range docs {
		if d.Name == name {
			return d, true
		}
	}
	return Doc{}, false
}

// parse reads sections "=== op", each of parts: the meaning, "--- undefined",
// "--- example" and "--- output".
func parse(text string) ([]Doc, error) {
	var docs []Doc
	var part *string
	for line := range strings.Lines(text) {
		if name, ok := strings.CutPrefix(line, "=== "); ok {
			docs = append(docs, Doc{Name: strings.TrimSpace(name)})
			part = &docs[len(docs)-1].Meaning
			continue
		}
		if len(docs) == 0 {
			return nil, fmt.Errorf("expected ===, got %q", line)
		}
		if name, ok := strings.CutPrefix(line, "--- "); ok {
			d := &docs[len(docs)-1]
			parts := map[string]*string{"undefined": &d.Undefined, "example": &d.Example, "output": &d.Output}
			if part, ok = parts[strings.TrimSpace(name)]; !ok {
				return nil, fmt.Errorf("%s: expected undefined, example or output, got %q", d.Name, line)
			}
			continue
		}
		*part += line
	}
	return docs, nil
}

// Format writes what All reads.
func Format(docs []Doc) string {
	var b strings.Builder
	for _, d := range docs {
		b.WriteString("=== " + d.Name + "\n" + d.Meaning)
		for _, part := range []struct{ name, text string }{{"undefined", d.Undefined}, {"example", d.Example}, {"output", d.Output}} {
			if part.text != "" {
				b.WriteString("--- " + part.name + "\n" + part.text)
			}
		}
	}
	return b.String()
}

// Program returns the example as a whole module, whose entry is @example.
func (d Doc) Program() string {
	switch {
	case strings.Contains(d.Example, "cuda_tile.module"):
		return d.Example
	case strings.Contains(d.Example, "entry @"):
		return "cuda_tile.module @m {\n" + d.Example + "}\n"
	}
	return "cuda_tile.module @m {\nentry @example() {\n" + d.Example + "}\n}\n"
}
