package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"tileir/ast"
	"tileir/cmd/internal/codes"
	"tileir/cmd/internal/shell"
)

// explain prints what a code means.
func explain(w io.Writer, code string) error {
	e, ok := codes.Of(strings.ToUpper(code))
	if !ok {
		err := fmt.Errorf("no finding has the code %q; codes look like TIR0108", strings.ToUpper(code))
		return shell.DidYouMean(err, strings.ToUpper(code), codes.Names())
	}
	example := e.Example
	if example != "" {
		example = "\n\nExample:\n\n    " + strings.ReplaceAll(strings.TrimRight(example, "\n"), "\n", "\n    ")
	}
	_, err := fmt.Fprintf(w, "%s: %s\n\n%s%s\n", e.Code, e.Title, e.Detail, example)
	return err
}

// opEntry is an op in the JSON of --list-ops.
type opEntry struct {
	Name     string      `json:"name"`
	Group    string      `json:"group"`
	Summary  string      `json:"summary"`
	Opcode   uint16      `json:"opcode"`
	Since    string      `json:"since"`
	Operands []partEntry `json:"operands,omitempty"`
	Attrs    []attrEntry `json:"attributes,omitempty"`
	Results  []partEntry `json:"results,omitempty"`
	Regions  []string    `json:"regions,omitempty"`
	Traits   []string    `json:"traits,omitempty"`
	Parents  []string    `json:"parents,omitempty"`
	Format   string      `json:"format"`
}

type partEntry struct {
	Name  string `json:"name"`
	Type  string `json:"type"`
	Arity string `json:"arity"`
	Since string `json:"since"`
}

type attrEntry struct {
	Name     string   `json:"name"`
	Kind     string   `json:"kind"`
	Values   []string `json:"values,omitempty"`
	Optional bool     `json:"optional,omitempty"`
	Default  string   `json:"default,omitempty"`
	Since    string   `json:"since"`
}

// opLists are the forms in which --list-ops prints the op table; "true" is that
// without a value.
var opLists = map[string]func(io.Writer) error{"true": listOps, "json": listOpsJSON, "markdown": writeOpsDoc}

func opEntries() (list []opEntry) {
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		if info := &ast.Table[op]; !info.Is(ast.TestOnly) {
			list = append(list, entryOf(info))
		}
	}
	return list
}

func listOpsJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(opEntries())
}

func listOps(w io.Writer) error {
	for _, e := range opEntries() {
		if _, err := io.WriteString(w, e.text()); err != nil {
			return err
		}
	}
	return nil
}

func entryOf(info *ast.OpInfo) opEntry {
	e := opEntry{
		Name: info.Name, Group: info.Group, Summary: info.Summary, Opcode: info.Code, Since: info.Since.String(),
		Operands: parts(info, info.Operands), Results: parts(info, info.Results), Regions: info.Regions,
		Traits: info.Traits.Names(), Format: info.Format,
	}
	for i := range info.Attrs {
		e.Attrs = append(e.Attrs, attrOf(info, &info.Attrs[i]))
	}
	for _, p := range info.Parents {
		if !ast.Table[p].Is(ast.TestOnly) {
			e.Parents = append(e.Parents, ast.Table[p].Name)
		}
	}
	return e
}

func parts(info *ast.OpInfo, list []ast.OperandInfo) []partEntry {
	var out []partEntry
	for i := range list {
		out = append(out, partEntry{list[i].Name, list[i].Type.String(), list[i].Arity.String(), info.SinceOf(list[i].Since).String()})
	}
	return out
}

func attrOf(info *ast.OpInfo, a *ast.AttrInfo) attrEntry {
	e := attrEntry{Name: a.Name, Kind: a.Kind.String(), Optional: a.LeftOut(), Since: info.SinceOf(a.Since).String()}
	if a.Kind == ast.AttrEnum {
		names := a.Enum.Info().Names
		e.Kind = a.Enum.Info().Mnemonic
		e.Values = names
		if a.Only != nil {
			e.Values = nil
			for _, v := range a.Only {
				e.Values = append(e.Values, names[v])
			}
		}
	}
	switch d := a.Default.(type) {
	case ast.EnumAttr:
		e.Default = d.String()
	case ast.IntAttr:
		e.Default = fmt.Sprint(d.Value)
	}
	return e
}

// text renders an op for a reader.
func (e *opEntry) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  (%s, since %s)\n    %s\n", e.Name, e.Group, e.Since, e.Summary)
	for _, o := range e.Operands {
		fmt.Fprintf(&b, "    operand    %-14s %s%s\n", o.Name, o.Type, arityNote(o.Arity))
	}
	for _, a := range e.Attrs {
		fmt.Fprintf(&b, "    attribute  %-14s %s%s\n", a.Name, a.Kind, a.note())
	}
	for _, r := range e.Results {
		fmt.Fprintf(&b, "    result     %-14s %s%s\n", r.Name, r.Type, arityNote(r.Arity))
	}
	if len(e.Regions) > 0 {
		fmt.Fprintf(&b, "    regions    %s\n", strings.Join(e.Regions, ", "))
	}
	if len(e.Parents) > 0 {
		fmt.Fprintf(&b, "    inside     %s\n", strings.Join(e.Parents, ", "))
	}
	b.WriteByte('\n')
	return b.String()
}

func arityNote(a string) string {
	if a == "single" {
		return ""
	}
	return " (" + a + ")"
}

func (a *attrEntry) note() string {
	s := ""
	if len(a.Values) > 0 {
		s = ": " + strings.Join(a.Values, ", ")
	}
	if a.Default != "" {
		s += "; default " + a.Default
	}
	if a.Optional {
		s += " (optional)"
	}
	return s
}
