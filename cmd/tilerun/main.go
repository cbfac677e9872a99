// Command tilerun runs a CUDA Tile IR file on a CPU or a GPU: it makes the
// buffers that the command line describes, launches an entry over a grid, and
// prints, writes, checks or times the result.
//
// The command holds flags and the order of steps, nothing else: values,
// formats and comparisons are in package launcher, devices below it. It must
// not know how anything is parsed, compiled or executed.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"tileir/ast"
	"tileir/cmd/internal/codes"
	"tileir/cmd/internal/finding"
	"tileir/cmd/internal/heap"
	"tileir/cmd/internal/interrupt"
	"tileir/cmd/internal/version"
	"tileir/launcher"
	"tileir/launcher/ptxsim"
)

// Exit codes.
const (
	exitOK    = 0
	exitFail  = 1 // the run failed, or a check did
	exitUsage = 1 // the command line is wrong: for what calls this command the same
)

func main() {
	heap.Start()
	heap.GrowStack()
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run is the command with its surroundings as parameters.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return newCommand(defaultToolchain(), stdin, stdout, stderr).run(args)
}

// command is one invocation.
type command struct {
	tools  toolchain
	stdin  io.Reader
	stdout io.Writer
	stderr io.Writer
	say    *finding.Printer // of findings, on stderr

	args   []string
	name   string // of the file, for messages
	source []byte // for a reproducer
}

func newCommand(tools toolchain, stdin io.Reader, stdout, stderr io.Writer) *command {
	say := finding.New(stderr, "tilerun", finding.Default(), os.Getenv, codes.Title)
	return &command{tools: tools, stdin: stdin, stdout: stdout, stderr: stderr, say: say}
}

// run does everything and turns the outcome into an exit code.
func (c *command) run(args []string) (code int) {
	c.args = args
	defer func() {
		if p := recover(); p != nil {
			c.reportBug(fmt.Sprint(p), debug.Stack())
			code = exitFail
		}
	}()
	start := time.Now()
	ctx, stop := interrupt.Context(context.Background())
	defer stop()

	plain := defaultOptions()
	if done, err := plain.shell().Do(c.stdout, args); done {
		return c.said(err)
	}
	cmdline, err := parseCommandLine(args)
	c.say = finding.New(c.stderr, "tilerun", cmdline.findings, os.Getenv, codes.Title)
	defer c.say.Close()
	switch {
	case errors.Is(err, errHelp):
		_, err := io.WriteString(c.stdout, helpText)
		return c.said(err)
	case err == nil && cmdline.version:
		_, err := io.WriteString(c.stdout, version.Line("tilerun"))
		return c.said(err)
	case err != nil:
		c.say.Usage(err)
		return exitUsage
	}
	s := &session{command: c, options: cmdline, start: start}
	if err = s.run(ctx); err == nil {
		err = s.unsaid
	}
	return c.finish(s, err)
}

// said is the end of a command line that asks for a text.
func (c *command) said(err error) int {
	if err == nil {
		return exitOK
	}
	c.say.Error(err, false)
	return exitFail
}

// finish prints what is left to print.
func (c *command) finish(s *session, err error) int {
	if err != nil {
		s.report.Error = &errorReport{err.Error(), finding.OfError(err)}
	}
	if s.options.json {
		if jsonErr := s.report.writeJSON(c.stdout); jsonErr != nil && err == nil {
			err = jsonErr
		}
	}
	if err == nil {
		return exitOK
	}
	// A device catches the panics of its own goroutines and returns them.
	if text := err.Error(); strings.HasPrefix(text, "BUG:") {
		head, stack, _ := strings.Cut(text, "\n")
		c.reportBug(head, []byte(stack))
		return exitFail
	}
	c.say.Error(err, saysWhere(err))
	return interrupt.ExitCode(err, exitFail)
}

// saysWhere reports whether an error's text starts with a place in the source.
func saysWhere(err error) bool {
	var found ast.Diagnostics
	if errors.As(err, &found) {
		return strings.HasPrefix(err.Error(), found.Error())
	}
	var stopped *launcher.StoppedError
	if errors.As(err, &stopped) && stopped.Location != "" {
		return strings.HasPrefix(err.Error(), stopped.Location)
	}
	var fault *ptxsim.Fault
	if errors.As(err, &fault) && fault.Location != "" {
		return strings.HasPrefix(err.Error(), fault.Location)
	}
	var failed *launcher.AssertError
	return errors.As(err, &failed) && failed.Location != "" && strings.HasPrefix(err.Error(), failed.Location)
}

// reportBug prints a panic, which is always our mistake, and saves what it
// takes to see it again.
func (c *command) reportBug(text string, stack []byte) {
	if !strings.HasPrefix(text, "BUG:") {
		text = "BUG: " + text
	}
	fmt.Fprintf(c.stderr, "tilerun: %s\nThis is a mistake in tilerun, not in your program.\n", text)
	path, err := c.writeReproducer(text, stack)
	if err != nil {
		fmt.Fprintf(c.stderr, "tilerun: writing a reproducer: %v\n", err)
		return
	}
	fmt.Fprintf(c.stderr, "Please report it with the file %s\n", path)
}

// writeReproducer saves the input with command line and stack in front; input
// that is no text goes to the file alone.
func (c *command) writeReproducer(text string, stack []byte) (string, error) {
	pattern := "tilerun-bug-*.mlir"
	if isBytecode(c.source) {
		pattern = "tilerun-bug-*.tilebc"
	}
	f, err := os.CreateTemp("", pattern)
	if err != nil {
		return "", err
	}
	defer f.Close()
	if isBytecode(c.source) {
		c.stderr.Write(stack)
	} else {
		head := fmt.Sprintf("command line: tilerun %s\n%s\n%s", strings.Join(c.args, " "), text, stack)
		for line := range strings.Lines(head) {
			// Run lines of the input must stay the only ones.
			fmt.Fprintf(f, "// | %s\n", strings.TrimRight(line, "\n"))
		}
	}
	if _, err := f.Write(c.source); err != nil {
		return "", err
	}
	return f.Name(), f.Close()
}
