package main

import (
	"bytes"
	"errors"
	"fmt"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/family"
)

// rewrite writes what becomes of the text of the input. Nothing is written unless
// all of it can be read.
func (c *command) rewrite(what string, of func(part) ([]byte, error)) error {
	if bytecode.IsBytecode(c.source) {
		return fmt.Errorf("expected text to %s, got bytecode in %s: --cudatilebc-to-mlir turns it into text", what, c.name)
	}
	var out bytes.Buffer
	var findings ast.Diagnostics
	for _, p := range c.parts() {
		text, err := of(p)
		var wrong ast.Diagnostics
		if errors.As(err, &wrong) {
			place(wrong, p.skipped)
			findings = append(findings, wrong...)
		}
		out.Write(text)
		if p.mark != nil {
			out.Write(bytes.TrimSpace(p.mark))
			out.WriteByte('\n')
		}
	}
	if len(findings) > 0 {
		c.say.Diagnostics(findings...)
		return errReported
	}
	return c.write(&out)
}

// expanded returns what a family becomes, as text for any tool.
func (c *command) expanded(p part) ([]byte, error) {
	src, findings := family.Expand(c.name, p.text, c.defines)
	if len(findings) > 0 {
		return nil, findings
	}
	return src.Text, nil
}
