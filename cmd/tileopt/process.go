package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/verify"
	"tileir/verify/expect"
)

// command is one invocation over one file.
type command struct {
	*options
	args   []string
	name   string // of the file, for messages
	source []byte
	stdout io.Writer
	stderr io.Writer

	launchInfo []byte          // how to launch the PTX that was made, as JSON
	found      ast.Diagnostics // by what comes after checking, with --verify-diagnostics
}

// read brings the input into memory.
func (c *command) read(stdin io.Reader) error {
	if c.file == "-" {
		c.name = "<stdin>"
		src, err := io.ReadAll(stdin)
		if err != nil {
			return fmt.Errorf("reading standard input: %w", err)
		}
		c.source = src
		return nil
	}
	c.name = c.file
	src, err := os.ReadFile(c.file)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no file %s", c.file)
	}
	c.source = src
	return err
}

// splitMark parts the modules of a file, in the input and in the output.
const splitMark = "// -----"

// part is a module's share of the input.
type part struct {
	text    []byte
	skipped int    // lines before it
	mark    []byte // the line that ends it; nil at the end of the input
}

// parts cuts the input at the marks if that is asked for.
func (c *command) parts() []part {
	if !c.split || bytecode.IsBytecode(c.source) {
		return []part{{text: c.source}}
	}
	var out []part
	start, line, first := 0, 0, 0
	for at := 0; at < len(c.source); {
		end := bytes.IndexByte(c.source[at:], '\n')
		if end < 0 {
			end = len(c.source)
		} else {
			end += at + 1
		}
		line++
		if bytes.HasPrefix(bytes.TrimLeft(c.source[at:end], " \t"), []byte(splitMark)) {
			out = append(out, part{c.source[start:at], first, c.source[at:end]})
			start, first = end, line
		}
		at = end
	}
	return append(out, part{c.source[start:], first, nil})
}

// process does the work on every part and writes the result. Parts without
// errors are written to standard output even if others fail; a file is written
// only if all is well.
func (c *command) process() error {
	if c.format {
		return c.formatFile()
	}
	var out bytes.Buffer
	failed, written := false, 0
	for _, p := range c.parts() {
		before := out.Len()
		if written > 0 && !c.toBytecode {
			out.WriteString(splitMark + "\n")
		}
		if err := c.part(p, &out); err != nil {
			if err != errReported {
				return err
			}
			failed = true
			out.Truncate(before)
			continue
		}
		written++
	}
	if failed && c.output != "-" {
		return errReported
	}
	if c.toBytecode && written > 1 && !c.verifyDiagnostics {
		return fmt.Errorf("--split-input-file made %d modules of %s, and a file of bytecode holds one", written, c.name)
	}
	if !c.verifyDiagnostics {
		if err := c.write(out.Bytes()); err != nil {
			return err
		}
	}
	if failed {
		return errReported
	}
	return nil
}

// part does the work on one module.
func (c *command) part(p part, out *bytes.Buffer) error {
	if c.dumpBytecode && bytecode.IsBytecode(p.text) {
		return c.dump(p.text, out)
	}
	m, findings := c.check(p)
	if c.verifyDiagnostics {
		return c.expectFindings(p, m, findings)
	}
	if len(findings) > 0 {
		fmt.Fprintln(c.stderr, findings.Error())
	}
	if findings.Err() != nil {
		return errReported
	}
	c.optimize(m)
	return c.emitModule(m, out)
}

// expectFindings holds all that is found about a module against its comments:
// what checking found, and, if those are no errors, what stands in the way of
// the form that is asked for.
func (c *command) expectFindings(p part, m *ast.Module, findings ast.Diagnostics) error {
	if findings.Err() == nil {
		var unwritten bytes.Buffer
		c.found = nil
		c.optimize(m)
		if err := c.emitModule(m, &unwritten); err != nil && err != errReported {
			return err
		}
		place(c.found, p.skipped)
		findings = append(findings, c.found...)
	}
	problems := expect.Check(p.text, p.skipped, findings)
	for _, s := range problems {
		fmt.Fprintf(c.stderr, "%s: %s\n", c.name, s)
	}
	if len(problems) > 0 {
		return errReported
	}
	return nil
}

// parse reads one module, from text or bytecode. The error is a list of findings.
func (c *command) parse(data []byte) (*ast.Module, error) {
	if c.fromBytecode || bytecode.IsBytecode(data) {
		return c.decode(data)
	}
	return grammar.ParseWith(c.name, data, grammar.Options{AllowUnregistered: c.allowUnregistered})
}

// check parses and verifies one module.
func (c *command) check(p part) (*ast.Module, ast.Diagnostics) {
	m, err := c.parse(p.text)
	var findings ast.Diagnostics
	if err != nil {
		if !errors.As(err, &findings) {
			panic("BUG: tileopt: the parser's error is no list of findings: " + err.Error())
		}
	} else {
		m.Source.Skipped = p.skipped
		findings = verify.Check(m, verify.Options{
			AllowUnregistered: c.allowUnregistered, WarnHints: c.warnHints, HintErrors: c.hintErrors,
		})
	}
	place(findings, p.skipped)
	return m, findings
}

// place makes findings about a part of the input count the lines before it.
func place(findings ast.Diagnostics, skipped int) {
	for _, d := range findings {
		if d.Source != nil {
			d.Source.Skipped = skipped
		}
	}
}

// write puts data where -o says, and how to launch it next to it.
func (c *command) write(data []byte) error {
	if c.output == "-" {
		if c.toBytecode && isTerminal(c.stdout) {
			return errors.New("expected -o FILE or a pipe to write bytecode to, got a terminal")
		}
		_, err := c.stdout.Write(data)
		return err
	}
	if c.launchInfo != nil && isOrdinary(c.output) {
		if err := writeWhole(besides(c.output, ".json"), c.launchInfo); err != nil {
			return err
		}
	}
	return writeWhole(c.output, data)
}

// isTerminal reports whether w is a device on which bytes would be shown.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// isOrdinary reports whether path is a file, or would be, and no device.
func isOrdinary(path string) bool {
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular()
}

// writeWhole writes a file so that it appears whole or not at all. What is no
// regular file, such as /dev/null, is written in place.
func writeWhole(path string, data []byte) error {
	if !isOrdinary(path) {
		return os.WriteFile(path, data, 0o666)
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	_, err = f.Write(data)
	if e := f.Chmod(modeOf(path)); err == nil {
		err = e
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
		return fmt.Errorf("writing %s: %w", path, err)
	}
	return nil
}

// modeOf returns the permissions that a file at path has or would get.
func modeOf(path string) fs.FileMode {
	if info, err := os.Stat(path); err == nil {
		return info.Mode().Perm()
	}
	return 0o644
}

// besides returns the name of a file that goes with the output, with another
// extension.
func besides(path, ext string) string {
	return strings.TrimSuffix(path, filepath.Ext(path)) + ext
}
