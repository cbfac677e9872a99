package tune

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/family"
)

// A Candidate is one of the kernels of a space.
type Candidate struct {
	Choice []family.Define // the parameters that vary, in their order
	Recipe string          // the file of a recipe; "": the schedule that is chosen
}

// String names a candidate as the command line does: BM=128 BN=64, and its recipe.
func (c Candidate) String() string {
	var words []string
	for _, d := range c.Choice {
		words = append(words, d.Name+"="+d.Value)
	}
	if c.Recipe != "" {
		words = append(words, c.Recipe)
	}
	if len(words) == 0 {
		return "as it is"
	}
	return strings.Join(words, " ")
}

// Space is the candidates of a text.
type Space struct {
	params []family.Parameter
	Name   string // of the file, for messages
	Text   []byte
	Fixed  []family.Define // the other parameters
	Axes   []family.Range  // those that vary
	Listed []Candidate
}

// maxCandidates bounds a space: more cannot be looked at in any time.
const maxCandidates = 1 << 14

// NewSpace lists the kernels of a text. Parameters vary over the ranges that are given,
// and if none is, those of integers over the values that their lines list, unless they are
// fixed. Values that the family does not admit together are left out; recipes are files to
// try besides the schedule that is chosen.
func NewSpace(name string, text []byte, fixed []family.Define, ranges []family.Range, recipes ...string) (*Space, error) {
	s := &Space{Name: name, Text: text, Fixed: fixed}
	params, findings := family.Parameters(name, text)
	if len(findings) > 0 {
		return nil, findings
	}
	s.params = params
	if err := s.axes(params, ranges); err != nil {
		return nil, err
	}
	total := 1 + len(recipes)
	for _, a := range s.Axes {
		if total *= len(a.Values); total > maxCandidates {
			return nil, fmt.Errorf("%s: expected at most %d candidates, got more: --define NAME=VALUE fixes a parameter", name, maxCandidates)
		}
	}
	var refused ast.Diagnostics
	s.each(0, nil, func(choice []family.Define) bool {
		_, findings := family.Expand(name, text, s.Defines(choice))
		switch {
		case family.Excluded(findings):
			return true
		case len(findings) > 0:
			refused = findings
			return false
		}
		for _, r := range append([]string{""}, recipes...) {
			s.Listed = append(s.Listed, Candidate{slices.Clone(choice), r})
		}
		return true
	})
	switch {
	case refused != nil:
		return nil, refused
	case len(s.Listed) == 0:
		return nil, fmt.Errorf("%s: none of %d choices of values goes together: the lines where: admit none", name, total)
	}
	return s, nil
}

// axes decides what varies.
func (s *Space) axes(params []family.Parameter, ranges []family.Range) error {
	for _, r := range ranges {
		if !slices.ContainsFunc(params, func(p family.Parameter) bool { return p.Name == r.Name }) {
			// The text says so in its own words, with what may be meant.
			_, findings := family.Expand(s.Name, s.Text, []family.Define{{Name: r.Name, Value: r.Values[0]}})
			return findings
		}
	}
	for _, p := range params {
		given := slices.IndexFunc(ranges, func(r family.Range) bool { return r.Name == p.Name })
		fixed := slices.ContainsFunc(s.Fixed, func(d family.Define) bool { return d.Name == p.Name })
		switch {
		case given >= 0:
			s.Axes = append(s.Axes, ranges[given])
		case len(ranges) == 0 && !fixed && len(p.Values) > 1 && !slices.ContainsFunc(p.Values, func(v string) bool { return !family.Number(v) }):
			s.Axes = append(s.Axes, family.Range{Name: p.Name, Values: p.Values})
		}
	}
	return nil
}

// each goes through all choices, the last axis first, until f says no.
func (s *Space) each(axis int, choice []family.Define, f func([]family.Define) bool) bool {
	if axis == len(s.Axes) {
		return f(choice)
	}
	for _, v := range s.Axes[axis].Values {
		if !s.each(axis+1, append(choice, family.Define{Name: s.Axes[axis].Name, Value: v}), f) {
			return false
		}
	}
	return true
}

// Defines are the values of all parameters that are given with a choice.
func (s *Space) Defines(choice []family.Define) []family.Define {
	return slices.Concat(s.Fixed, choice)
}

// Values are those of all parameters with a choice, the defaults as well.
func (s *Space) Values(c Candidate) map[string]string {
	m := map[string]string{}
	for _, p := range s.params {
		m[p.Name] = p.Default
	}
	for _, d := range s.Defines(c.Choice) {
		m[d.Name] = d.Value
	}
	return m
}
