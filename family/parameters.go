package family

import "tileir/ast"

// A Parameter is what a family says of one of its parameters.
type Parameter struct {
	Name    string
	Default string   // "": it must be given
	Values  []string // that it may have, of a range each; nil: any
}

// maxValues bounds how many values of a range are listed.
const maxValues = 1 << 10

// Parameters returns the parameters of a text, in the order of their lines; none of
// one that is no family.
func Parameters(name string, text []byte) ([]Parameter, ast.Diagnostics) {
	if !Is(text) {
		return nil, nil
	}
	e := &expander{src: &ast.Source{Name: name, Text: text}, names: map[string]value{}}
	e.declarations()
	var list []Parameter
	for i := range e.params {
		list = append(list, e.params[i].said())
	}
	return list, e.diags
}

// said lists what a parameter may be.
func (p *param) said() Parameter {
	said := Parameter{Name: p.name}
	if p.initial != nil {
		said.Default = p.initial.String()
	}
	for _, v := range p.values {
		said.Values = append(said.Values, v.String())
	}
	for _, r := range p.ranges {
		for n := r[0]; n <= r[1] && len(said.Values) < maxValues; n++ {
			said.Values = append(said.Values, number(n).String())
		}
	}
	return said
}
