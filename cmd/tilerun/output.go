package main

import (
	"fmt"
	"io"
	"path/filepath"

	"tileir/ast/num"
	"tileir/cmd/internal/outfile"
	"tileir/launcher"
	"tileir/launcher/picture"
)

// output is a file to write, with the flag that asks for it.
type output struct{ flag, path string }

// checkOutputs reports what is wrong with the files to write, before anything
// runs: a name of another kind, and a file that would be written twice.
func (s *session) checkOutputs() error {
	var outputs []output
	if trace := s.options.executor.trace; trace != "" {
		outputs = append(outputs, output{"--trace " + trace, trace})
	}
	for _, o := range s.options.plots {
		now := output{fmt.Sprintf("--plot %s=%s", o.param, o.value), o.value}
		if filepath.Ext(o.value) != ".png" {
			return fmt.Errorf("%s: expected a file name that ends in .png", now.flag)
		}
		if err := now.ofItsOwn(outputs); err != nil {
			return err
		}
		outputs = append(outputs, now)
	}
	return s.checkOut(outputs)
}

// ofItsOwn reports a file that another flag writes.
func (o output) ofItsOwn(others []output) error {
	for _, other := range others {
		if outfile.Same(o.path, other.path) {
			return fmt.Errorf("%s: expected a file of its own, got that of %s", o.flag, other.flag)
		}
	}
	return nil
}

// checkOut reports what is wrong with the files of --out, beside those of other flags.
// Several buffers may go to one file that has names for them.
func (s *session) checkOut(outputs []output) error {
	for i, o := range s.options.out {
		now := output{fmt.Sprintf("--out %s=%s", o.param, o.value), o.value}
		ext := filepath.Ext(o.value)
		if writers[ext] == nil {
			return fmt.Errorf("%s: expected a file name that ends in .npy or .bin, or in .npz or .safetensors, which hold several buffers", now.flag)
		}
		others := outputs
		for _, before := range s.options.out[:i] {
			if before.value == o.value && holdsSeveral[ext] && before.param != o.param {
				continue
			}
			others = append(others, output{fmt.Sprintf("--out %s=%s", before.param, before.value), before.value})
		}
		if err := now.ofItsOwn(others); err != nil {
			return err
		}
		if err := s.holds(ext, o.param); err != nil {
			return fmt.Errorf("%s: %w", now.flag, err)
		}
	}
	return nil
}

// holds reports why a buffer cannot be written to a file of some kind.
func (s *session) holds(ext, param string) error {
	i, err := s.bufferParam("--out", param)
	if err != nil || ext != ".safetensors" || s.bindings[i].Param.Elem == num.Invalid {
		return err
	}
	return launcher.CheckSafetensors(s.bindings[i].Param.Elem)
}

// show prints and writes the buffers that were asked for.
func (s *session) show() error {
	for _, name := range s.options.print {
		i, err := s.bufferParam("--print", name)
		if err != nil {
			return err
		}
		text := s.final[i].String()
		s.say("%s (%s):\n%s\n", s.bindings[i].Name(), s.final[i].Type(), text)
		s.report.Printed = append(s.report.Printed, printReport{s.bindings[i].Name(), text})
	}
	return s.writeOutputs()
}

// writeOutputs writes the files of --out and --plot, all or none.
func (s *session) writeOutputs() error {
	var files outfile.Set
	defer files.Abort()
	written, err := s.addOutputs(&files)
	if err != nil {
		return err
	}
	for _, o := range s.options.plots {
		i, err := s.bufferParam("--plot", o.param)
		if err != nil {
			return err
		}
		if err := files.Add(o.value, plotWriter(s.bindings[i].Name(), s.final[i])); err != nil {
			return fmt.Errorf("--plot %s: %w", o.param, err)
		}
		written = append(written, writeReport{s.bindings[i].Name(), o.value})
	}
	if err := files.Commit(); err != nil {
		return fmt.Errorf("--out: %w", err)
	}
	s.report.Written = written
	return nil
}

// addOutputs adds the files of --out, each with all buffers that go there.
func (s *session) addOutputs(files *outfile.Set) (written []writeReport, err error) {
	arrays := map[string][]launcher.NamedArray{}
	for _, o := range s.options.out {
		i, err := s.bufferParam("--out", o.param)
		if err != nil {
			return nil, err
		}
		arrays[o.value] = append(arrays[o.value], launcher.NamedArray{Name: s.bindings[i].Name(), Array: s.final[i]})
		written = append(written, writeReport{s.bindings[i].Name(), o.value})
	}
	for _, o := range s.options.out {
		list := arrays[o.value]
		if list == nil {
			continue // written with the first buffer that goes there
		}
		delete(arrays, o.value)
		write := writers[filepath.Ext(o.value)]
		if err := files.Add(o.value, func(w io.Writer) error { return write(w, list) }); err != nil {
			return nil, fmt.Errorf("--out %s: %w", o.param, err)
		}
	}
	return written, nil
}

// writers write the files of --out, by the ending of their names.
var writers = map[string]func(io.Writer, []launcher.NamedArray) error{
	".npy":         func(w io.Writer, list []launcher.NamedArray) error { return launcher.WriteNPY(w, list[0].Array) },
	".bin":         func(w io.Writer, list []launcher.NamedArray) error { _, err := w.Write(list[0].Data); return err },
	".npz":         launcher.WriteNPZ,
	".safetensors": launcher.WriteSafetensors,
}

// holdsSeveral says which of them have names for what they hold.
var holdsSeveral = map[string]bool{".npz": true, ".safetensors": true}

// plotWriter returns how a picture of a buffer is written.
func plotWriter(name string, a *launcher.Array) func(io.Writer) error {
	return func(w io.Writer) error {
		return picture.WritePNG(w, picture.Array{Title: fmt.Sprintf("%s (%s)", name, a.Type()), Shape: a.Shape, At: a.Float})
	}
}
