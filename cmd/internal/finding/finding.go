// Package finding writes what a command has to say of its input and of itself, as
// text for people or in a form that programs read. It must not know what is found.
package finding

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf16"

	"tileir/ast"
)

// Finding is one thing to say. Lines and columns count from one; columns count
// bytes, as in text. A finding without a line is about all of File, one without
// File about the command line or the machine.
type Finding struct {
	Severity string    `json:"severity"` // error, warning, remark, note
	Code     string    `json:"code,omitempty"`
	Message  string    `json:"message"`
	File     string    `json:"file,omitempty"`
	Line     int       `json:"line,omitempty"`
	Column   int       `json:"column,omitempty"`
	Notes    []Finding `json:"notes,omitempty"`

	utf16 int // the column in UTF-16 code units; 0: that is not known
}

// OfDiagnostic returns a diagnostic as a finding.
func OfDiagnostic(d *ast.Diagnostic) Finding {
	f := Finding{Severity: d.Severity.String(), Code: d.Code, Message: d.Message}
	if d.Source != nil {
		f.File = d.Source.Name
		if f.Line, f.Column = d.Source.Position(d.Pos); f.Line > 0 {
			f.utf16 = unitsBefore(d.Source.Line(f.Line), f.Column) + 1
		}
	}
	for _, n := range d.AllNotes() {
		f.Notes = append(f.Notes, OfDiagnostic(n))
	}
	return f
}

// unitsBefore counts the UTF-16 code units of a line before a column.
func unitsBefore(line string, column int) int {
	units := 0
	for _, r := range line[:max(0, min(column-1, len(line)))] {
		units += utf16.RuneLen(r)
	}
	return units
}

// OfError returns what an error says as findings: each diagnostic that it holds, or
// the one thing that its text says, at the place that it begins with.
func OfError(err error) []Finding {
	var ds ast.Diagnostics
	if errors.As(err, &ds) && strings.HasPrefix(err.Error(), ds.Error()) {
		list := make([]Finding, len(ds))
		for i, d := range ds {
			list[i] = OfDiagnostic(d)
		}
		if rest := strings.TrimPrefix(strings.TrimPrefix(err.Error(), ds.Error()), "\n"); rest != "" {
			list = append(list, ofText(rest))
		}
		return list
	}
	return []Finding{ofText(err.Error())}
}

// placed is how errors begin that say where they are: file:line:col: error: text.
// Behind it may stand the line and a caret, which the place says as well.
var placed = lazy(`(?s)^([^\n]+?):(\d+):(\d+): (?:error: )?(.*)$`)

func ofText(text string) Finding {
	f := Finding{Severity: ast.Error.String(), Message: text}
	m := placed().FindStringSubmatch(text)
	if m == nil {
		return f
	}
	f.File, f.Message = m[1], withoutExcerpt(m[4])
	f.Line, _ = strconv.Atoi(m[2])
	f.Column, _ = strconv.Atoi(m[3])
	return f
}

// withoutExcerpt takes the quoted line and the caret below it off the end.
func withoutExcerpt(text string) string {
	lines := strings.Split(text, "\n")
	if n := len(lines); n > 2 && strings.TrimSpace(lines[n-1]) == "^" {
		lines = lines[:n-2]
	}
	return strings.Join(lines, "\n")
}
