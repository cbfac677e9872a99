package remark

import (
	"encoding/json"
	"fmt"
	"strings"

	"tileir/ast"
)

// Diagnostic returns the remark as a finding, for those who print findings. One
// without a place in the text says where it belongs in its message.
func (r *Remark) Diagnostic() *ast.Diagnostic {
	d := &ast.Diagnostic{Severity: ast.Remark, Code: r.Row().Code, Source: r.Source, Pos: r.Pos, Message: r.Message()}
	if file, line, col := r.Place(); r.Pos == 0 && line > 0 {
		d.Message += fmt.Sprintf(" (%s:%d:%d)", file, line, col)
	}
	return d
}

// tags are the kinds as LLVM's optimization records have them.
var tags = [...]string{Applied: "Passed", Missed: "Missed", Analysis: "Analysis"}

// YAML writes remarks as a document each, as LLVM's optimization records are, so
// that what reads those reads these.
func YAML(list []Remark) []byte {
	var b strings.Builder
	for i := range list {
		r := &list[i]
		row := r.Row()
		fmt.Fprintf(&b, "--- !%s\nPass:            %s\nName:            %s\n", tags[row.Kind], row.Pass, row.Name)
		if file, line, col := r.Place(); line > 0 {
			fmt.Fprintf(&b, "DebugLoc:        { File: %s, Line: %d, Column: %d }\n", quoted(file), line, col)
		}
		fmt.Fprintf(&b, "Function:        %s\nArgs:\n", quoted(r.Entry))
		for _, part := range r.parts() {
			fmt.Fprintf(&b, "  - %-16s %s\n", part.Name+":", quoted(fmt.Sprint(part.Value)))
		}
		b.WriteString("...\n")
	}
	return []byte(b.String())
}

// quoted is a YAML scalar between single quotes.
func quoted(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// parts takes the message apart into texts and arguments, in the order in which
// they are read, as LLVM does; code, op and what to write instead come last.
func (r *Remark) parts() (list []Arg) {
	text := r.Row().Text
	for text != "" {
		at, arg := len(text), Arg{}
		for _, a := range r.Args {
			if i := strings.Index(text, "{"+a.Name+"}"); i >= 0 && i < at {
				at, arg = i, a
			}
		}
		if at > 0 {
			list = append(list, Arg{"String", text[:at]})
		}
		if arg.Name == "" {
			break
		}
		list = append(list, Arg{strings.ToUpper(arg.Name[:1]) + arg.Name[1:], arg.Value})
		text = text[at+len(arg.Name)+2:]
	}
	if instead := r.Instead(); instead != "" {
		list = append(list, Arg{"Instead", instead})
	}
	return append(list, Arg{"Op", r.Op}, Arg{"Code", r.Row().Code})
}

// record is a remark in JSON.
type record struct {
	Kind    string         `json:"kind"`
	Pass    string         `json:"pass"`
	Name    string         `json:"name"`
	Code    string         `json:"code"`
	File    string         `json:"file,omitempty"`
	Line    int            `json:"line,omitempty"` // from 1
	Column  int            `json:"column,omitempty"`
	Entry   string         `json:"entry"`
	Op      string         `json:"op"`
	Message string         `json:"message"`
	Instead string         `json:"instead,omitempty"`
	Args    map[string]any `json:"args,omitempty"`
}

// JSON writes remarks as an array.
func JSON(list []Remark) ([]byte, error) {
	records := make([]record, len(list))
	for i := range list {
		r := &list[i]
		row := r.Row()
		file, line, col := r.Place()
		records[i] = record{row.Kind.String(), row.Pass, row.Name, row.Code, file, line, col, r.Entry, r.Op, r.fill(row.Text), r.Instead(), nil}
		for _, a := range r.Args {
			if records[i].Args == nil {
				records[i].Args = map[string]any{}
			}
			records[i].Args[a.Name] = a.Value
		}
	}
	text, err := json.MarshalIndent(records, "", "  ")
	return append(text, '\n'), err
}
