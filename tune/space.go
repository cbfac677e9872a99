package tune

import (
	"fmt"
	"slices"
	"strings"

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

// A Recipe is a schedule from a file, which may have parameters as the kernel has.
type Recipe struct {
	Name string // the file; "": none
	Text []byte

	own []family.Parameter // besides the kernel's
}

// Space is the candidates of a text.
type Space struct {
	params  []family.Parameter // of the kernel
	recipes []Recipe           // that of candidates that name none, and others
	Name    string             // of the file, for messages
	Text    []byte
	Fixed   []family.Define // the other parameters
	Listed  []Candidate
}

// maxCandidates bounds a space: more cannot be looked at in any time.
const maxCandidates = 1 << 14

// NewSpace lists the kernels of a text. Parameters vary over the ranges that are given,
// and if none is, those of integers over the values that their lines list, unless they are
// fixed. What a run line gives stands for what does not vary: the tile sizes of a run line are
// those of a run without a search, as defaults are. Values that the family does not admit together
// are left out. All candidates have one recipe, if there is one, and others are tried besides;
// parameters of recipes vary as the kernel's.
func NewSpace(name string, text []byte, line, fixed []family.Define, ranges []family.Range, always Recipe, others ...Recipe) (*Space, error) {
	s := &Space{Name: name, Text: text, Fixed: fixed, recipes: append([]Recipe{always}, others...)}
	params, findings := family.Parameters(name, text)
	if len(findings) > 0 {
		return nil, findings
	}
	s.params = params
	axes := s.axes(params, ranges)
	all := 0
	byRecipe := make([][]family.Range, len(s.recipes))
	for i := range s.recipes {
		r := &s.recipes[i]
		if r.own, findings = family.Parameters(r.Name, r.Text); len(findings) > 0 {
			return nil, findings
		}
		r.own = slices.DeleteFunc(r.own, func(p family.Parameter) bool { return declares(params, p.Name) })
		byRecipe[i] = s.axes(r.own, ranges)
		all += choices(byRecipe[i])
	}
	if err := s.known(ranges); err != nil {
		return nil, err
	}
	s.Fixed = slices.Concat(slices.DeleteFunc(slices.Clone(line), func(d family.Define) bool {
		return varies(d.Name, append(byRecipe, axes))
	}), fixed)
	if all *= choices(axes); all > maxCandidates {
		return nil, fmt.Errorf("%s: expected at most %d candidates, got more: --define NAME=VALUE fixes a parameter", name, maxCandidates)
	}
	err := s.list(axes, byRecipe)
	if err == nil && len(s.Listed) == 0 {
		err = fmt.Errorf("%s: none of %d choices of values goes together: the lines where: admit none", name, all)
	}
	return s, err
}

// declares reports whether there is a parameter of a name.
func declares(list []family.Parameter, name string) bool {
	return slices.ContainsFunc(list, func(p family.Parameter) bool { return p.Name == name })
}

// declares reports whether the kernel or any recipe has a parameter of a name.
func (s *Space) declares(name string) bool {
	return declares(s.params, name) || slices.ContainsFunc(s.recipes, func(r Recipe) bool { return declares(r.own, name) })
}

// known refuses a range of what is no parameter.
func (s *Space) known(ranges []family.Range) error {
	for _, r := range ranges {
		if !s.declares(r.Name) {
			// The text says so in its own words, with what may be meant.
			_, findings := family.Expand(s.Name, s.Text, []family.Define{{Name: r.Name, Value: r.Values[0]}})
			return findings
		}
	}
	return nil
}

// axes decides which of some parameters vary.
func (s *Space) axes(params []family.Parameter, ranges []family.Range) (list []family.Range) {
	for _, p := range params {
		given := slices.IndexFunc(ranges, func(r family.Range) bool { return r.Name == p.Name })
		fixed := slices.ContainsFunc(s.Fixed, func(d family.Define) bool { return d.Name == p.Name })
		switch {
		case given >= 0:
			list = append(list, ranges[given])
		case len(ranges) == 0 && !fixed && len(p.Values) > 1 && !slices.ContainsFunc(p.Values, func(v string) bool { return !family.Number(v) }):
			list = append(list, family.Range{Name: p.Name, Values: p.Values})
		}
	}
	return list
}

// varies reports whether a parameter is among some axes.
func varies(name string, lists [][]family.Range) bool {
	return slices.ContainsFunc(slices.Concat(lists...), func(r family.Range) bool { return r.Name == name })
}

// choices is how many there are along some axes, as far as it matters.
func choices(axes []family.Range) int {
	n := 1
	for _, a := range axes {
		n = min(n*len(a.Values), maxCandidates+1)
	}
	return n
}

// list goes through all choices of values for the kernel, and for each through all recipes with
// all choices for theirs.
func (s *Space) list(axes []family.Range, byRecipe [][]family.Range) (err error) {
	each(axes, nil, func(choice []family.Define) bool {
		for i, r := range s.recipes {
			each(byRecipe[i], choice, func(choice []family.Define) bool {
				c := Candidate{Choice: slices.Clone(choice)}
				if i > 0 {
					c.Recipe = r.Name
				}
				var fits bool
				if fits, err = s.fits(c, r); fits {
					s.Listed = append(s.Listed, c)
				}
				return err == nil
			})
		}
		return err == nil
	})
	return err
}

// fits reports whether the kernel and a recipe admit the values of a candidate.
func (s *Space) fits(c Candidate, r Recipe) (bool, error) {
	values := s.Defines(c)
	_, findings := family.Expand(s.Name, s.Text, family.Besides(s.Text, r.Text, values))
	if len(findings) == 0 {
		_, findings = family.Expand(r.Name, r.Text, family.Along(r.Text, s.Text, values))
	}
	switch {
	case family.Excluded(findings):
		return false, nil
	case len(findings) > 0:
		return false, findings
	}
	return true, nil
}

// each goes through all choices, the last axis first, until f says no.
func each(axes []family.Range, choice []family.Define, f func([]family.Define) bool) bool {
	if len(axes) == 0 {
		return f(choice)
	}
	for _, v := range axes[0].Values {
		if !each(axes[1:], append(choice, family.Define{Name: axes[0].Name, Value: v}), f) {
			return false
		}
	}
	return true
}

// RecipeOf is the recipe of a candidate.
func (s *Space) RecipeOf(c Candidate) Recipe {
	for _, r := range s.recipes[1:] {
		if c.Recipe == r.Name {
			return r
		}
	}
	return s.recipes[0]
}

// Defines are the values of all parameters that are given with a candidate, its recipe's as well.
func (s *Space) Defines(c Candidate) (list []family.Define) {
	own := s.RecipeOf(c).own
	for _, d := range slices.Concat(s.Fixed, c.Choice) {
		if declares(s.params, d.Name) || declares(own, d.Name) || !s.declares(d.Name) { // the text says what is wrong with one that nobody has
			list = append(list, d)
		}
	}
	return list
}

// Values are those of all parameters of a candidate, the defaults as well.
func (s *Space) Values(c Candidate) map[string]string {
	m := map[string]string{}
	for _, p := range slices.Concat(s.params, s.RecipeOf(c).own) {
		m[p.Name] = p.Default
	}
	for _, d := range s.Defines(c) {
		m[d.Name] = d.Value
	}
	return m
}
