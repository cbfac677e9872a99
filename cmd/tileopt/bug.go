package main

import (
	"fmt"
	"os"
	"runtime/debug"
	"strings"
)

// reportBug prints a panic, which is always our mistake, and saves what it
// takes to see it again.
func (c *command) reportBug(p any) {
	text := fmt.Sprint(p)
	if !strings.HasPrefix(text, "BUG:") {
		text = "BUG: " + text
	}
	fmt.Fprintf(c.stderr, "tileopt: %s\nThis is a mistake in tileopt, not in your program.\n", text)
	path, err := c.writeReproducer(text, debug.Stack())
	if err != nil {
		fmt.Fprintf(c.stderr, "tileopt: writing a reproducer: %v\n", err)
		return
	}
	fmt.Fprintf(c.stderr, "Please report it with the file %s\n", path)
}

// writeReproducer saves the input with command line and stack in front.
func (c *command) writeReproducer(text string, stack []byte) (string, error) {
	f, err := os.CreateTemp("", "tileopt-bug-*.mlir")
	if err != nil {
		return "", err
	}
	defer f.Close()
	head := fmt.Sprintf("command line: tileopt %s\n%s\n%s", strings.Join(c.args, " "), text, stack)
	for line := range strings.Lines(head) {
		fmt.Fprintf(f, "// | %s\n", strings.TrimRight(line, "\n"))
	}
	if _, err := f.Write(c.source); err != nil {
		return "", err
	}
	return f.Name(), f.Close()
}
