package family

import (
	"fmt"
	"strings"

	"tileir/ast"
)

// A Range is values of which a parameter may have any: NAME=16,32 or NAME=1..4.
type Range struct {
	Name   string
	Values []string
}

// ParseRange reads NAME=VALUE, or NAME= and values with commas between, of which LOW..HIGH
// are all integers between.
func ParseRange(text string) (Range, error) {
	name, list, ok := strings.Cut(text, "=")
	if !ok || !namePattern().MatchString(name) || strings.TrimSpace(list) == "" {
		return Range{}, fmt.Errorf("expected NAME=VALUE, such as BM=128, or NAME=VALUE,VALUE")
	}
	e := &expander{src: &ast.Source{Text: []byte(list)}, names: map[string]value{}}
	p := param{name: name}
	if !e.list(&p, 0, list) {
		return Range{}, fmt.Errorf("%s", e.diags[0].Message)
	}
	return Range{name, p.said().Values}, nil
}

// Excluded reports whether all that was found of values is that a line where: does not
// admit them together, or that what they make is cut by mistake: there are others.
func Excluded(findings ast.Diagnostics) bool {
	for _, d := range findings {
		if d.Code != codeWhere && d.Code != codeArithmetic {
			return false
		}
	}
	return len(findings) > 0
}

// Number reports whether a value is an integer, not a word.
func Number(text string) bool {
	v, ok := parseValue(text)
	return ok && v.kind == integer
}
