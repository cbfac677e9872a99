package main

import (
	"context"
	"encoding/binary"
	"fmt"

	"tileir/ast/num"
	"tileir/launcher"
)

// bindBuffers puts the buffers of --buffer behind the parameters.
func (s *session) bindBuffers() error {
	for _, o := range s.options.buffers {
		if _, err := launcher.FindParam(s.params, o.param); err == nil {
			return fmt.Errorf("--buffer %s: a parameter or buffer has that name already", o.param)
		}
		spec, err := launcher.ParseSpec(o.value)
		if err != nil {
			return fmt.Errorf("--buffer %s: %w", o.param, err)
		}
		if !spec.IsBuffer() {
			return fmt.Errorf("--buffer %s: expected a buffer such as zeros:f32:64, got %s", o.param, o.value)
		}
		param := launcher.Param{Name: o.param, Elem: spec.Elem(), Pointer: true}
		s.bindings = append(s.bindings, launcher.Binding{Param: param, Index: len(s.params), Spec: spec.Relative(s.bufferDir)})
		s.params = append(s.params, param)
	}
	return nil
}

// refs returns the addresses that a value is made of.
func refs(spec launcher.Spec) []launcher.Ref {
	if ref, ok := spec.At(); ok {
		return []launcher.Ref{ref}
	}
	var list []launcher.Ref
	for _, a := range spec.Addresses() {
		list = append(list, a.Ref)
	}
	return list
}

// checkAddresses reports addresses of what is no buffer.
func (s *session) checkAddresses() error {
	for _, b := range s.bindings {
		for _, ref := range refs(b.Spec) {
			i, err := launcher.FindParam(s.params, ref.Name)
			if err != nil {
				return fmt.Errorf("parameter %s: %s: %w", b.Name(), b.Spec.Text, err)
			}
			if !s.bindings[i].Spec.IsBuffer() {
				return fmt.Errorf("parameter %s: %s: %s holds %s, expected a buffer of its own", b.Name(), b.Spec.Text, ref.Name, s.bindings[i].Spec.Text)
			}
		}
	}
	return nil
}

// target returns which buffer an address, which checkAddresses has seen, is of.
func (s *session) target(ref launcher.Ref) int {
	i, err := launcher.FindParam(s.params, ref.Name)
	if err != nil {
		panic("BUG: tilerun: target: " + err.Error())
	}
	return i
}

// bufferParam finds the parameter or buffer that a flag names. One that shares
// another's buffer stands for that.
func (s *session) bufferParam(flag, name string) (int, error) {
	i, err := launcher.FindParam(s.params, name)
	if err != nil {
		return 0, fmt.Errorf("%s %s: %w", flag, name, err)
	}
	if ref, ok := s.bindings[i].Spec.At(); ok {
		return s.target(ref), nil
	}
	if b := s.bindings[i]; !b.Spec.IsBuffer() {
		return 0, fmt.Errorf("%s %s: the parameter (%s) holds %s, expected a buffer", flag, name, b.Param.Type(), b.Spec.Text)
	}
	return i, nil
}

// makeBuffers makes the contents of all buffers.
func (s *session) makeBuffers() error {
	if err := s.checkMemory(); err != nil {
		return err
	}
	s.initial = make([]*launcher.Array, len(s.bindings))
	for i, b := range s.bindings {
		s.report.addArg(b)
		if !b.Spec.IsBuffer() {
			continue
		}
		a, err := b.Array(s.options.seed)
		if err != nil {
			return err
		}
		s.initial[i], s.params[i].Elem = a, a.Elem
		s.report.Args[i].Buffer = a.Type()
	}
	return s.checkOffsets()
}

// checkOffsets reports addresses beyond the end of their buffers.
func (s *session) checkOffsets() error {
	for _, b := range s.bindings {
		for _, ref := range refs(b.Spec) {
			if size := int64(len(s.initial[s.target(ref)].Data)); ref.Offset > size {
				return fmt.Errorf("parameter %s: %s: byte %d is outside of %s, which has %d bytes", b.Name(), b.Spec.Text, ref.Offset, ref.Name, size)
			}
		}
	}
	return nil
}

// liveArgs is the arguments of a launch with the buffers behind them.
type liveArgs struct {
	args    []launcher.Arg    // of the entry's parameters
	buffers []launcher.Buffer // by the session's params; nil where it is no buffer of its own
	places  []place
}

// place is an element of a list that holds the address of a buffer.
type place struct {
	list, element int
	address       uint64
}

// upload makes the arguments on a device.
func (s *session) upload(ctx context.Context, d launcher.Device) (live *liveArgs, err error) {
	live = &liveArgs{buffers: make([]launcher.Buffer, len(s.bindings))}
	defer func() {
		if err != nil {
			live.free()
		}
	}()
	for i, b := range s.bindings {
		if s.initial[i] == nil {
			continue
		}
		if live.buffers[i], err = s.initial[i].Upload(ctx, d); err != nil {
			live.buffers[i] = nil
			return nil, fmt.Errorf("entry %s: parameter %s (%s): %w", s.entry.Name, b.Name(), b.Param.Type(), err)
		}
	}
	for i, b := range s.bindings {
		for _, a := range b.Spec.Addresses() {
			live.places = append(live.places, place{i, a.Element, live.buffers[s.target(a.Ref)].Address()})
		}
	}
	for i, b := range s.bindings[:len(s.entry.Params)] {
		arg, err := s.argument(live, i, b)
		if err != nil {
			return nil, fmt.Errorf("entry %s: parameter %s (%s): %w", s.entry.Name, b.Name(), b.Param.Type(), err)
		}
		live.args = append(live.args, arg)
	}
	if live.places == nil {
		return live, nil
	}
	return live, live.rewrite(ctx, s.initial) // the lists, now that addresses are known
}

// argument returns the argument for parameter i.
func (s *session) argument(live *liveArgs, i int, b launcher.Binding) (launcher.Arg, error) {
	ref, shared := b.Spec.At()
	switch {
	case shared:
		return launcher.Pointer(live.buffers[s.target(ref)], ref.Offset), nil
	case live.buffers[i] != nil:
		return launcher.Pointer(live.buffers[i], 0), nil
	case b.Param.Pointer:
		return launcher.Null(), nil
	}
	bits, err := b.Spec.Scalar(b.Param.Elem)
	return launcher.Scalar(bits), err
}

// uses returns the buffers that are no arguments.
func (l *liveArgs) uses() []launcher.Buffer { return l.buffers[len(l.args):] }

// rewrite puts the first contents into the buffers: lists with the addresses
// that this device has given.
func (l *liveArgs) rewrite(ctx context.Context, arrays []*launcher.Array) error {
	for i, a := range arrays {
		if a == nil {
			continue
		}
		if err := l.buffers[i].Write(ctx, l.moved(i, a.Data, 1)); err != nil {
			return err
		}
	}
	return nil
}

// moved returns the contents of buffer i with its addresses counted from zero
// (sign 1) or from the buffers (sign -1) on: the other way round from before.
func (l *liveArgs) moved(i int, data []byte, sign int64) []byte {
	own := false
	for _, p := range l.places {
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

// download reads all buffers back. Addresses come as distances from the start of
// their buffers, so that those of two devices can be compared.
func (l *liveArgs) download(ctx context.Context, like []*launcher.Array) ([]*launcher.Array, error) {
	arrays := make([]*launcher.Array, len(like))
	for i, a := range like {
		if a == nil {
			continue
		}
		data := make([]byte, len(a.Data))
		if err := l.buffers[i].Read(ctx, data); err != nil {
			return nil, err
		}
		arrays[i] = &launcher.Array{Elem: a.Elem, Shape: a.Shape, Data: l.moved(i, data, -1)}
	}
	return arrays, nil
}

func (l *liveArgs) free() {
	for _, b := range l.buffers {
		if b != nil {
			b.Free()
		}
	}
}
