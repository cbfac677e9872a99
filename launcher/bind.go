package launcher

import (
	"fmt"
	"strings"

	"tileir/ast/num"
)

// Binding is a parameter with the value given for it.
type Binding struct {
	Param Param
	Index int // which parameter
	Spec  Spec
}

// Name returns what messages call the parameter.
func (b Binding) Name() string { return ParamName(b.Param, b.Index) }

// Bytes returns the size of the buffer to make (see Spec.Check), or
// an error when the value does not fit the parameter.
func (b Binding) Bytes() (int64, error) {
	if !b.Param.Pointer {
		_, err := b.Spec.Scalar(b.Param.Elem)
		return 0, b.wrap(err)
	}
	n, err := b.Spec.Check(b.Param.Elem)
	return n, b.wrap(err)
}

// Array makes the contents of a buffer parameter. A generator without a seed
// of its own takes seed plus the parameter's index, so that two parameters
// differ.
func (b Binding) Array(seed uint64) (*Array, error) {
	a, err := b.Spec.Array(b.Param.Elem, seed+uint64(b.Index))
	return a, b.wrap(err)
}

func (b Binding) wrap(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("parameter %s (%s): %w", b.Name(), b.Param.Type(), err)
}

// namedArg is NAME=VALUE; VALUE itself has an = in file names only, after @.
var namedArg = lazy(`^%?([A-Za-z0-9_$.-]+)=(.*)$`)

// ArgGroup is the arguments of one source: a run line or a command line.
type ArgGroup struct {
	Args []string // VALUE or NAME=VALUE
	Dir  string   // where relative file names start; "" for the working directory
}

// Bind gives each parameter its value. Within a group, named arguments go
// first, the others to the remaining parameters in order; a later group
// replaces what an earlier one gave to the same parameter.
func Bind(params []Param, groups ...ArgGroup) ([]Binding, error) {
	bound := make([]*Binding, len(params))
	for _, g := range groups {
		if err := bindGroup(bound, params, g); err != nil {
			return nil, err
		}
	}
	bindings := make([]Binding, len(params))
	var missing []string
	for i, b := range bound {
		if b == nil {
			missing = append(missing, ParamName(params[i], i)+": "+params[i].Type())
			continue
		}
		bindings[i] = *b
	}
	if missing != nil {
		return nil, fmt.Errorf("got %d arguments, expected %d: %s; missing %s",
			len(params)-len(missing), len(params), Signature(params), strings.Join(missing, ", "))
	}
	return bindings, nil
}

func bindGroup(bound []*Binding, params []Param, g ArgGroup) error {
	taken := make([]bool, len(params))
	set := func(i int, text string) error {
		b := Binding{Param: params[i], Index: i}
		spec, err := ParseSpec(text)
		if err != nil {
			return b.wrap(err)
		}
		b.Spec = spec.Relative(g.Dir)
		bound[i], taken[i] = &b, true
		return nil
	}
	var rest []string
	for _, arg := range g.Args {
		m := namedArg().FindStringSubmatch(arg)
		if m == nil {
			rest = append(rest, arg)
			continue
		}
		i, err := FindParam(params, m[1])
		if err != nil {
			return fmt.Errorf("argument %s: %w", arg, err)
		}
		if taken[i] {
			return fmt.Errorf("argument %s: parameter %s has a value already", arg, m[1])
		}
		if err := set(i, m[2]); err != nil {
			return err
		}
	}
	next := 0
	for _, arg := range rest {
		for next < len(params) && taken[next] {
			next++
		}
		if next == len(params) {
			return fmt.Errorf("got %d arguments, expected %d: %s", len(g.Args), len(params), Signature(params))
		}
		if err := set(next, arg); err != nil {
			return err
		}
	}
	return nil
}

// FindParam returns the index of the parameter called name, with or without %.
func FindParam(params []Param, name string) (int, error) {
	name = strings.TrimPrefix(name, "%")
	for i, p := range params {
		if ParamName(p, i) == name || p.Name == "" && name == fmt.Sprint(i) {
			return i, nil
		}
	}
	return 0, fmt.Errorf("no parameter %q; the entry has %s", name, Signature(params))
}

// DivisorsOf returns what divides the arguments that bindings stand for: the addresses of
// buffers are aligned, and scalars are known. Behind those of params there may be others.
func DivisorsOf(params []Param, bindings []Binding) []uint64 {
	args := make([]Arg, len(params))
	for i, b := range bindings[:len(params)] {
		if ref, ok := b.Spec.At(); ok {
			args[i] = Pointer(nil, ref.Offset)
		}
		if bits, err := b.Spec.Scalar(b.Param.Elem); !b.Param.Pointer && err == nil {
			args[i] = Scalar(bits)
		}
	}
	return Divisors(params, args)
}

// IntegersOf returns the arguments that are integers, by parameter.
func IntegersOf(params []Param, bindings []Binding) map[int]int64 {
	list := map[int]int64{}
	for i, b := range bindings[:len(params)] {
		if p := params[i]; !p.Pointer && p.Elem.IsInt() {
			if bits, err := b.Spec.Scalar(p.Elem); err == nil {
				list[i] = num.Signed(p.Elem, bits)
			}
		}
	}
	return list
}

// Form is what code can tell of a value: element type and shape of a buffer that the
// command line describes, else the value as it is written.
func (b Binding) Form() string {
	if b.Spec.IsBuffer() && b.Spec.shape != nil {
		return b.Spec.elem.String() + ":" + shapeText(b.Spec.shape)
	}
	return b.Spec.Text
}
