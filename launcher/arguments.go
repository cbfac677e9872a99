package launcher

import (
	"context"
	"encoding/binary"
	"fmt"

	"tileir/ast/num"
)

// BindBuffer adds a buffer that is no argument, written NAME=VALUE on a command
// line, behind the bindings of an entry's parameters: values may have its address.
// A relative file name starts at dir.
func BindBuffer(bindings []Binding, name, value, dir string) ([]Binding, error) {
	if _, err := FindParam(paramsOf(bindings), name); err == nil {
		return nil, fmt.Errorf("a parameter or buffer has that name already")
	}
	spec, err := ParseSpec(value)
	if err != nil {
		return nil, err
	}
	if !spec.IsBuffer() {
		return nil, fmt.Errorf("expected a buffer such as zeros:f32:64, got %s", value)
	}
	param := Param{Name: name, Elem: spec.Elem(), Pointer: true}
	return append(bindings, Binding{Param: param, Index: len(bindings), Spec: spec.Relative(dir)}), nil
}

func paramsOf(bindings []Binding) []Param {
	params := make([]Param, len(bindings))
	for i, b := range bindings {
		params[i] = b.Param
	}
	return params
}

// refs returns the addresses that a value is made of.
func (s Spec) refs() []Ref {
	if ref, ok := s.At(); ok {
		return []Ref{ref}
	}
	var list []Ref
	for _, a := range s.Addresses() {
		list = append(list, a.Ref)
	}
	return list
}

// CheckAddresses reports addresses of what is no buffer.
func CheckAddresses(bindings []Binding) error {
	params := paramsOf(bindings)
	for _, b := range bindings {
		for _, ref := range b.Spec.refs() {
			i, err := FindParam(params, ref.Name)
			if err != nil {
				return fmt.Errorf("parameter %s: %s: %w", b.Name(), b.Spec.Text, err)
			}
			if !bindings[i].Spec.IsBuffer() {
				return fmt.Errorf("parameter %s: %s: %s holds %s, expected a buffer of its own", b.Name(), b.Spec.Text, ref.Name, bindings[i].Spec.Text)
			}
		}
	}
	return nil
}

// CheckOffsets reports addresses beyond the end of their buffers, whose contents
// are arrays: by binding, nil where it is no buffer of its own.
func CheckOffsets(bindings []Binding, arrays []*Array) error {
	for _, b := range bindings {
		for _, ref := range b.Spec.refs() {
			if size := int64(len(arrays[ref.Of(bindings)].Data)); ref.Offset > size {
				return fmt.Errorf("parameter %s: %s: byte %d is outside of %s, which has %d bytes", b.Name(), b.Spec.Text, ref.Offset, ref.Name, size)
			}
		}
	}
	return nil
}

// Of returns which binding the address, which CheckAddresses has seen, is of.
func (r Ref) Of(bindings []Binding) int {
	i, err := FindParam(paramsOf(bindings), r.Name)
	if err != nil {
		panic("BUG: launcher: Ref.Of: " + err.Error())
	}
	return i
}

// Arguments is the arguments of a launch with the buffers behind them, on one
// device.
type Arguments struct {
	Args    []Arg    // of the entry's parameters
	Uses    []Buffer // that are no arguments
	buffers []Buffer // by binding; nil where it is no buffer of its own
	places  []place
}

// place is an element of a list that holds the address of a buffer.
type place struct {
	list, element int
	address       uint64
}

// UploadArguments makes the arguments of an entry on a device: bindings are those
// of its parameters and, behind them, of BindBuffer; arrays are the contents of
// buffers, see CheckOffsets. Lists get the addresses that the device gives.
func UploadArguments(ctx context.Context, d Device, entry Entry, bindings []Binding, arrays []*Array) (a *Arguments, err error) {
	made := &Arguments{buffers: make([]Buffer, len(bindings))}
	defer func() {
		if err != nil { // which may have left a nil
			made.Free()
		}
	}()
	a = made
	for i, b := range bindings {
		if arrays[i] == nil {
			continue
		}
		if a.buffers[i], err = arrays[i].Upload(ctx, d); err != nil {
			a.buffers[i] = nil
			return nil, b.of(entry, err)
		}
	}
	for i, b := range bindings {
		for _, at := range b.Spec.Addresses() {
			a.places = append(a.places, place{i, at.Element, a.buffers[at.Ref.Of(bindings)].Address()})
		}
	}
	for i, b := range bindings[:len(entry.Params)] {
		arg, err := a.argument(bindings, i)
		if err != nil {
			return nil, b.of(entry, err)
		}
		a.Args = append(a.Args, arg)
	}
	a.Uses = a.buffers[len(a.Args):]
	if a.places == nil {
		return a, nil
	}
	return a, a.Rewrite(ctx, arrays) // the lists, now that addresses are known
}

// of says of which parameter of which entry an error is.
func (b Binding) of(entry Entry, err error) error {
	return fmt.Errorf("entry %s: parameter %s (%s): %w", entry.Name, b.Name(), b.Param.Type(), err)
}

// argument returns the argument for parameter i.
func (a *Arguments) argument(bindings []Binding, i int) (Arg, error) {
	b := bindings[i]
	ref, shared := b.Spec.At()
	switch {
	case shared:
		return Pointer(a.buffers[ref.Of(bindings)], ref.Offset), nil
	case a.buffers[i] != nil:
		return Pointer(a.buffers[i], 0), nil
	case b.Param.Pointer:
		return Null(), nil
	}
	bits, err := b.Spec.Scalar(b.Param.Elem)
	return Scalar(bits), err
}

// Rewrite puts the first contents into the buffers.
func (a *Arguments) Rewrite(ctx context.Context, arrays []*Array) error {
	for i, array := range arrays {
		if array == nil {
			continue
		}
		if err := a.buffers[i].Write(ctx, a.moved(i, array.Data, 1)); err != nil {
			return err
		}
	}
	return nil
}

// moved returns the contents of buffer i with its addresses counted from zero
// (sign 1) or from the buffers (sign -1) on: the other way round from before.
func (a *Arguments) moved(i int, data []byte, sign int64) []byte {
	own := false
	for _, p := range a.places {
		if p.list != i {
			continue
		}
		if !own {
			data, own = append([]byte(nil), data...), true
		}
		word := data[p.element*num.I64.Bits()/8:]
		binary.LittleEndian.PutUint64(word, binary.LittleEndian.Uint64(word)+uint64(sign)*p.address)
	}
	return data
}

// Download reads all buffers back. Addresses in lists come as distances from the
// start of their buffers, so that those of two devices can be compared.
func (a *Arguments) Download(ctx context.Context, like []*Array) ([]*Array, error) {
	arrays := make([]*Array, len(like))
	for i, array := range like {
		if array == nil {
			continue
		}
		data := make([]byte, len(array.Data))
		if err := a.buffers[i].Read(ctx, data); err != nil {
			return nil, err
		}
		arrays[i] = &Array{Elem: array.Elem, Shape: array.Shape, Data: a.moved(i, data, -1)}
	}
	return arrays, nil
}

// Free frees the buffers.
func (a *Arguments) Free() {
	for _, b := range a.buffers {
		if b != nil {
			b.Free()
		}
	}
}
