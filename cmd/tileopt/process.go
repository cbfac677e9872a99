package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/cmd/internal/finding"
	"tileir/cmd/internal/source"
	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering/remark"
	"tileir/verify"
	"tileir/verify/expect"
)

// command is one invocation over one file.
type command struct {
	*options
	args   []string
	name   string // of the file, for messages
	source []byte
	by     []byte // the recipe's text
	stdout io.Writer
	stderr io.Writer
	say    *finding.Printer // of findings, on stderr

	code     *launcher.Code  // the PTX that was made, and how to launch it
	remarked []remark.Remark // what the compiler says of its decisions
	found    ast.Diagnostics // by what comes after checking, with --verify-diagnostics
}

// read brings the input into memory.
func (c *command) read(ctx context.Context, stdin io.Reader) (err error) {
	c.name = source.Name(c.file)
	if c.recipe != "" {
		if c.by, err = source.Read(ctx, c.recipe, nil, c.maxInput); err != nil {
			return err
		}
	}
	if c.source, err = source.Read(ctx, c.file, stdin, c.maxInput); err != nil || bytecode.IsBytecode(c.source) {
		return err
	}
	return source.CheckKind(c.name, c.source)
}

// splitMark parts the modules of a file, in the input and in the output.
const splitMark = "// -----"

// part is a module's share of the input.
type part struct {
	text    []byte
	skipped int    // lines before it
	column  int    // where the line before it, a mark, ends
	mark    []byte // the line that ends it; nil at the end of the input
}

// parts cuts the input at the marks if that is asked for.
func (c *command) parts() []part {
	if !c.split || bytecode.IsBytecode(c.source) {
		return []part{{text: c.source}}
	}
	var out []part
	start, line, first, column := 0, 0, 0, 0
	for at := 0; at < len(c.source); {
		end := bytes.IndexByte(c.source[at:], '\n')
		if end < 0 {
			end = len(c.source)
		} else {
			end += at + 1
		}
		line++
		if bytes.HasPrefix(bytes.TrimLeft(c.source[at:end], " \t"), []byte(splitMark)) {
			mark := c.source[at:end]
			out = append(out, part{c.source[start:at], first, column, mark})
			start, first, column = end, line, len(bytes.TrimRight(mark, "\r\n"))+1
		}
		at = end
	}
	return append(out, part{c.source[start:], first, column, nil})
}

// process does the work on every part and writes the result. Parts without
// errors are written to standard output even if others fail; a file is written
// only if all is well.
func (c *command) process(ctx context.Context) error {
	switch {
	case c.format:
		return c.rewrite("format", func(p part) ([]byte, error) {
			return grammar.Format(c.name, p.text, grammar.Options{AllowUnregistered: c.allowUnregistered})
		})
	case c.expand:
		return c.rewrite("expand", c.expanded)
	case c.model != "":
		return c.writeModel(ctx)
	}
	var out output
	failed, written := false, 0
	for _, p := range c.parts() {
		before := out.Len()
		if written > 0 && !c.toBytecode {
			out.WriteString(splitMark + "\n")
		}
		if err := c.part(ctx, p, &out); err != nil {
			if err != errReported {
				return err
			}
			failed = true
			out.Truncate(before)
			continue
		}
		written++
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if failed && c.output != "-" {
		return errReported
	}
	if c.toBytecode && written > 1 && !c.verifyDiagnostics {
		return fmt.Errorf("--split-input-file made %d modules of %s, and a file of bytecode holds one", written, c.name)
	}
	if !c.verifyDiagnostics {
		if err := c.write(&out); err != nil {
			return err
		}
	}
	if err := c.writeRemarks(); err != nil {
		return err
	}
	if failed {
		return errReported
	}
	return nil
}

// part does the work on one module.
func (c *command) part(ctx context.Context, p part, out *output) error {
	if c.dumpBytecode && bytecode.IsBytecode(p.text) {
		return c.dump(p.text, out)
	}
	m, findings := c.check(p)
	if c.verifyDiagnostics {
		return c.expectFindings(ctx, p, m, findings)
	}
	c.say.Diagnostics(findings...)
	if findings.Err() != nil {
		return errReported
	}
	c.optimize(m)
	return c.emitModule(ctx, m, out)
}

// expectFindings holds all that is found about a module against its comments:
// what checking found, and, if those are no errors, what stands in the way of
// the form that is asked for.
func (c *command) expectFindings(ctx context.Context, p part, m *ast.Module, findings ast.Diagnostics) error {
	if findings.Err() == nil {
		var unwritten output
		c.found = nil
		c.optimize(m)
		if err := c.emitModule(ctx, m, &unwritten); err != nil && err != errReported {
			return err
		}
		place(c.found, p.skipped)
		findings = append(findings, c.found...)
	}
	problems := expect.Check(p.text, p.skipped, findings)
	for _, s := range problems {
		c.say.Error(fmt.Errorf("%s: %s", c.name, s), true)
	}
	if len(problems) > 0 {
		return errReported
	}
	return nil
}

// parse reads one module, from text or bytecode. The error is a list of findings.
func (c *command) parse(data []byte) (*ast.Module, error) {
	if c.fromBytecode || bytecode.IsBytecode(data) {
		if len(family.Besides(nil, c.by, c.defines)) > 0 {
			return nil, ast.Diagnostics{{Severity: ast.Error, Source: &ast.Source{Name: c.name}, Message: "--define gives values to parameters of a text, and this is bytecode"}}
		}
		return c.decode(data)
	}
	return grammar.ParseWith(c.name, data, grammar.Options{AllowUnregistered: c.allowUnregistered, Defines: family.Besides(data, c.by, c.defines)})
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
		if m.Around == nil && p.column > 0 { // as in the public tools, the mark is where the part begins
			m.Around = ast.NewAround(0, &ast.Location{Kind: ast.LocFile, Name: c.name, Line: p.skipped, Col: p.column}, nil)
		}
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
