// Package expect holds diagnostics against the expectations that a source
// states in its own comments:
//
//	// expected-error {{expected f32}}
//	// expected-warning @below {{…}}    also @above, @+2, @-1, @unknown
//	// expected-note-re @below {{rank {{[0-9]+}} here}}
//
// An expectation is for the line that it stands on or names; @above and @below
// pass over lines that hold expectations; @unknown is for any line or none. The text in braces is a part of the
// message; with -re, what stands in inner braces is a regular expression. A
// message ends in its code, as in "… [TIR0123]".
//
// The package must not know where the diagnostics come from.
package expect

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"tileir/ast"
)

// want is one expectation.
type want struct {
	severity string
	line     int // counted from one within the text, or anywhere
	at       int // where it is stated
	text     string
	pattern  *regexp.Regexp
	met      bool
}

// anywhere is the line of an expectation that is for any line.
const anywhere = -1

// Check compares the findings about text, a part of a file after skipped
// lines, with the expectations in it, and returns one line per difference.
func Check(text []byte, skipped int, got ast.Diagnostics) []string {
	wants, problems := parse(strings.Split(string(text), "\n"), skipped)
	var visit func(ds []*ast.Diagnostic)
	visit = func(ds []*ast.Diagnostic) {
		for _, d := range ds {
			line, _ := d.Source.Position(d.Pos)
			if !meet(wants, d, line-skipped) {
				problems = append(problems, fmt.Sprintf("line %d: unexpected %s: %s", line, d.Severity, message(d)))
			}
			visit(d.Notes)
		}
	}
	visit(got)
	for i := range wants {
		if w := &wants[i]; !w.met {
			problems = append(problems, fmt.Sprintf("line %d: expected %s %q %s, got none", w.at+skipped, w.severity, w.text, w.place(skipped)))
		}
	}
	return problems
}

func (w *want) place(skipped int) string {
	if w.line == anywhere {
		return "anywhere"
	}
	return fmt.Sprintf("on line %d", w.line+skipped)
}

func message(d *ast.Diagnostic) string {
	if d.Code == "" {
		return d.Message
	}
	return d.Message + " [" + d.Code + "]"
}

// meet marks an expectation that d meets, one that is still open if there is
// any. Notes need not be expected.
func meet(wants []want, d *ast.Diagnostic, line int) bool {
	found := false
	for i := range wants {
		w := &wants[i]
		if w.line != line && w.line != anywhere || w.severity != d.Severity.String() || !w.matches(message(d)) {
			continue
		}
		found = true
		if !w.met {
			w.met = true
			return true
		}
	}
	return found || d.Severity == ast.Note
}

func (w *want) matches(msg string) bool {
	if w.pattern != nil {
		return w.pattern.MatchString(msg)
	}
	return strings.Contains(msg, w.text)
}

// form is compiled on first use: few runs need it.
var form = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`expected-(error|warning|remark|note)(-re)?\s*(@(?:above|below|unknown|[+-][0-9]+))?\s*\{\{(.*?)\}\}(?:\s|$)`)
})

func parse(lines []string, skipped int) (wants []want, problems []string) {
	for i, l := range lines {
		if !strings.Contains(l, "expected-") {
			continue
		}
		for _, m := range form().FindAllStringSubmatch(l, -1) {
			w := want{severity: m[1], line: target(lines, i, m[3]), at: i + 1, text: m[4]}
			if m[2] != "" {
				p, err := pattern(m[4])
				if err != nil {
					problems = append(problems, fmt.Sprintf("line %d: %v", i+1+skipped, err))
					continue
				}
				w.pattern = p
			}
			wants = append(wants, w)
		}
	}
	return wants, problems
}

// target finds the line, counted from one, that a designator on line i means.
func target(lines []string, i int, where string) int {
	step := 0
	switch where {
	case "":
		return i + 1
	case "@unknown":
		return anywhere
	case "@above":
		step = -1
	case "@below":
		step = 1
	default:
		n, _ := strconv.Atoi(where[1:])
		return i + 1 + n
	}
	for i += step; i >= 0 && i < len(lines) && strings.Contains(lines[i], "expected-"); i += step {
	}
	return i + 1
}

// pattern turns "text {{regexp}} text" into a regular expression.
func pattern(s string) (*regexp.Regexp, error) {
	var b strings.Builder
	for {
		text, rest, ok := strings.Cut(s, "{{")
		b.WriteString(regexp.QuoteMeta(text))
		if !ok {
			return regexp.Compile(b.String())
		}
		re, after, _ := strings.Cut(rest, "}}")
		b.WriteString("(?:" + re + ")")
		s = after
	}
}
