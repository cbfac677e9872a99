package main

import (
	"bytes"
	"errors"
	"fmt"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
)

// formatFile lays out the input afresh. Nothing is written unless all of it can
// be read.
func (c *command) formatFile() error {
	if bytecode.IsBytecode(c.source) {
		return fmt.Errorf("expected text to format, got bytecode in %s: --cudatilebc-to-mlir turns it into text", c.name)
	}
	var out bytes.Buffer
	var findings ast.Diagnostics
	for _, p := range c.parts() {
		text, err := grammar.Format(c.name, p.text, grammar.Options{AllowUnregistered: c.allowUnregistered})
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
