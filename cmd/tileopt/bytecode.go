package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/pflag"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/cmd/internal/shell"
)

// bytecodeOptions is what the command line says about the binary form.
type bytecodeOptions struct {
	toBytecode   bool        // write bytecode
	fromBytecode bool        // refuse input that is no bytecode
	roundTrip    bool        // through bytecode and back before printing
	dumpBytecode bool        // show the bytes with what they mean
	listVersions bool        // and nothing else
	version      ast.Version // to write; zero for the default
}

func (o *bytecodeOptions) flags(f *pflag.FlagSet) {
	f.BoolVar(&o.toBytecode, "mlir-to-cudatilebc", false, "")
	f.BoolVar(&o.fromBytecode, "cudatilebc-to-mlir", false, "")
	f.BoolVar(&o.roundTrip, "test-cudatile-roundtrip", false, "")
	f.BoolVar(&o.dumpBytecode, "dump-bytecode", false, "")
	f.BoolVar(&o.listVersions, "list-versions", false, "")
	f.Var(&shell.FlagFunc{Form: "MAJOR.MINOR", Func: func(s string) (err error) {
		if o.version, err = bytecode.ParseVersion(s); err != nil {
			return &shell.NamedError{Err: err}
		}
		return nil
	}}, "bytecode-version", "")
}

func (o *bytecodeOptions) check() error {
	chosen := 0
	for _, b := range []bool{o.toBytecode, o.fromBytecode, o.roundTrip, o.dumpBytecode} {
		if b {
			chosen++
		}
	}
	if chosen > 1 {
		return errors.New("expected one of -mlir-to-cudatilebc, -cudatilebc-to-mlir, -test-cudatile-roundtrip and --dump-bytecode, got several")
	}
	if o.version != (ast.Version{}) && !o.encodes() {
		return errors.New("--bytecode-version is about writing bytecode: expected -mlir-to-cudatilebc, -test-cudatile-roundtrip or --dump-bytecode with it")
	}
	return nil
}

// encodes reports whether the module goes through the binary form.
func (o *bytecodeOptions) encodes() bool { return o.toBytecode || o.roundTrip || o.dumpBytecode }

// listBytecodeVersions writes the versions that are read and written.
func listBytecodeVersions(w io.Writer) error {
	var b bytes.Buffer
	for _, v := range bytecode.Versions() {
		fmt.Fprintln(&b, v)
	}
	_, err := w.Write(b.Bytes())
	return err
}

// decode reads a module from bytecode. The error is a finding.
func (c *command) decode(data []byte) (*ast.Module, error) {
	f, err := bytecode.Decode(data)
	if err != nil {
		return nil, c.finding(err)
	}
	f.Module.Source.Name = c.name
	return f.Module, nil
}

// finding makes a finding of what is wrong with bytecode.
func (c *command) finding(err error) error {
	return ast.Diagnostics{{Severity: ast.Error, Source: &ast.Source{Name: c.name}, Message: err.Error()}}
}

// dump shows bytecode, which may be malformed: then as far as it was understood.
func (c *command) dump(data []byte, out *output) error {
	err := bytecode.Dump(out, data)
	if err == nil {
		return nil
	}
	if failed := c.write(out); failed != nil {
		return failed
	}
	return c.findings(c.finding(err))
}

// emitBytecode does what the flags about bytecode ask for.
func (c *command) emitBytecode(m *ast.Module, out *output) error {
	data, err := bytecode.Encode(m, bytecode.Options{Version: c.version, Warn: c.warn})
	switch {
	case err != nil:
		return c.findings(err)
	case c.dumpBytecode:
		return c.dump(data, out)
	case c.toBytecode:
		out.Write(data)
		return nil
	}
	if m, err = c.decode(data); err != nil {
		return c.findings(err)
	}
	return c.print(m, out)
}
