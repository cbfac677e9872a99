package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"tileir/cmd/internal/outfile"
	"tileir/cmd/internal/terminal"
)

// output is what is to be written once all is well: bytes and, behind them, at
// most one text that is made only while it is written, so that it is never in
// memory as a whole.
type output struct {
	bytes.Buffer
	last func(io.Writer) error
}

// WriteTo implements io.WriterTo.
func (o *output) WriteTo(w io.Writer) (int64, error) {
	n, err := o.Buffer.WriteTo(w)
	if err == nil && o.last != nil {
		err = o.last(w)
	}
	return n, err
}

// write puts data where -o says, and how to launch it next to it.
func (c *command) write(data io.WriterTo) error {
	if c.output == "-" {
		if c.toBytecode && terminal.Is(c.stdout) {
			return errors.New("expected -o FILE or a pipe to write bytecode to, got a terminal")
		}
		return contents(data)(c.stdout)
	}
	var files outfile.Set
	defer files.Abort()
	if c.code != nil && isOrdinary(c.output) {
		info, err := c.code.JSON()
		if err != nil {
			return err
		}
		if err := files.Add(besides(c.output, ".json"), contents(bytes.NewReader(info))); err != nil {
			return err
		}
	}
	if err := files.Add(c.output, contents(data)); err != nil {
		return err
	}
	return files.Commit()
}

// contents returns how a file of these bytes is written.
func contents(data io.WriterTo) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := data.WriteTo(w)
		return err
	}
}

// isOrdinary reports whether path is a file, or would be, and no device.
func isOrdinary(path string) bool {
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular()
}

// besides returns the name of a file that goes with the output, with another
// extension.
func besides(path, ext string) string {
	return strings.TrimSuffix(path, filepath.Ext(path)) + ext
}
