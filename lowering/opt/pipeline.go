package opt

import (
	"fmt"
	"strconv"
	"strings"

	"tileir/ast"
)

// Step is a pass with the value of its parameter.
type Step struct {
	Pass  *Pass
	Value int
}

// Run applies the steps in order.
func Run(m *ast.Module, steps []Step) {
	for _, s := range steps {
		s.Pass.Run(m, s.Value)
	}
}

// NewStep finds the pass called name. options is empty or "parameter=number".
func NewStep(name, options string) (Step, error) {
	for i := range Passes {
		p := &Passes[i]
		if p.Name != name {
			continue
		}
		s := Step{Pass: p, Value: p.Value}
		if options == "" {
			return s, nil
		}
		key, value, _ := strings.Cut(options, "=")
		n, err := strconv.Atoi(value)
		if key != p.Param || err != nil {
			return s, fmt.Errorf("expected %s, got %q", p.usage(), options)
		}
		s.Value = n
		return s, nil
	}
	return Step{}, fmt.Errorf("there is no pass %q", name)
}

// usage says which options the pass takes.
func (p *Pass) usage() string {
	if p.Param == "" {
		return "no options of " + p.Name
	}
	return p.Param + "=NUMBER as the option of " + p.Name
}

// ParsePipeline reads a list of passes such as
//
//	builtin.module(cuda_tile.module(canonicalize,loop-split{split-threshold=3}))
//
// The names of ops around passes say which ops these look at; as all ops that
// a pass looks at are in modules, they are read and have no effect.
func ParsePipeline(text string) ([]Step, error) {
	var out []Step
	rest := strings.TrimSpace(text)
	for depth := 0; rest != "" || depth > 0; {
		end := strings.IndexAny(rest, "(),{")
		if end < 0 {
			end = len(rest)
		}
		name := strings.TrimSpace(rest[:end])
		rest = rest[end:]
		options := ""
		if strings.HasPrefix(rest, "{") {
			var closed bool
			if options, rest, closed = strings.Cut(rest[1:], "}"); !closed {
				return nil, fmt.Errorf("expected '}' after the options of %s", name)
			}
		}
		switch {
		case strings.HasPrefix(rest, "("):
			depth++
		case name != "":
			s, err := NewStep(name, strings.TrimSpace(options))
			if err != nil {
				return nil, err
			}
			out = append(out, s)
		}
		switch {
		case rest == "" && depth > 0:
			return nil, fmt.Errorf("expected ')' at the end of the pipeline")
		case strings.HasPrefix(rest, ")"):
			if depth--; depth < 0 {
				return nil, fmt.Errorf("expected no ')' before %q", rest)
			}
		}
		if rest != "" {
			rest = rest[1:]
		}
	}
	return out, nil
}
