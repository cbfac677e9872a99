package main

import (
	"fmt"
	"io"
	"path/filepath"

	"tileir/cmd/internal/outfile"
	"tileir/launcher"
)

// checkOutputs reports what is wrong with the files to write, before anything
// runs: a name of another kind, and a file that would be written twice.
func (s *session) checkOutputs() error {
	type output struct{ flag, path string }
	var outputs []output
	if trace := s.options.executor.trace; trace != "" {
		outputs = append(outputs, output{"--trace " + trace, trace})
	}
	for _, o := range s.options.out {
		flag := fmt.Sprintf("--out %s=%s", o.param, o.value)
		if ext := filepath.Ext(o.value); ext != ".npy" && ext != ".bin" {
			return fmt.Errorf("%s: expected a file name that ends in .npy or .bin", flag)
		}
		for _, other := range outputs {
			if outfile.Same(o.value, other.path) {
				return fmt.Errorf("%s: expected a file of its own, got that of %s", flag, other.flag)
			}
		}
		outputs = append(outputs, output{flag, o.value})
	}
	return nil
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

// writeOutputs writes the files of --out, all or none.
func (s *session) writeOutputs() error {
	var files outfile.Set
	defer files.Abort()
	var written []writeReport
	for _, o := range s.options.out {
		i, err := s.bufferParam("--out", o.param)
		if err != nil {
			return err
		}
		if err := files.Add(o.value, arrayWriter(o.value, s.final[i])); err != nil {
			return fmt.Errorf("--out %s: %w", o.param, err)
		}
		written = append(written, writeReport{s.bindings[i].Name(), o.value})
	}
	if err := files.Commit(); err != nil {
		return fmt.Errorf("--out: %w", err)
	}
	s.report.Written = written
	return nil
}

// arrayWriter returns how an .npy file is written, or a .bin file of nothing but
// elements.
func arrayWriter(path string, a *launcher.Array) func(io.Writer) error {
	return func(w io.Writer) error {
		if filepath.Ext(path) == ".bin" {
			_, err := w.Write(a.Data)
			return err
		}
		return launcher.WriteNPY(w, a)
	}
}
