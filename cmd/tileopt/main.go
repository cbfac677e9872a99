// Command tileopt reads a CUDA Tile IR file, checks it, and writes it out again:
// as text, planned for a GPU, as LLVM IR, or as PTX.
//
// The command holds flags and the order of steps, nothing else. It must not
// know how anything is parsed, checked, printed or lowered.
package main

import (
	"context"
	"errors"
	"io"
	"os"
	"time"

	"tileir/cmd/internal/codes"
	"tileir/cmd/internal/finding"
	"tileir/cmd/internal/heap"
	"tileir/cmd/internal/interrupt"
	"tileir/cmd/internal/version"
)

// Exit codes.
const (
	exitOK    = 0
	exitFail  = 1 // the input is wrong, or reading or writing failed
	exitUsage = 1 // the command line is wrong: for the tools that call this one the same
)

func main() {
	heap.Start()
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run is the command with its surroundings as parameters.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	o := newOptions()
	line := o.shell()
	if done, err := line.Do(stdout, args); done {
		return finish(newPrinter(stderr, o), err)
	}
	if len(args) > 0 && args[0] == lspWord.Name && (len(args) == 1 || len(args) == 2 && args[1] == "--stdio") {
		return serveEditor(stdin, stdout, newPrinter(stderr, o))
	}
	err := o.parse(line, args)
	say := newPrinter(stderr, o)
	switch {
	case errors.Is(err, errHelp):
		_, err := io.WriteString(stdout, helpText)
		return finish(say, err)
	case err != nil:
		say.Usage(err)
		say.Close()
		return exitUsage
	case o.listOps != "":
		return finish(say, opLists[o.listOps](stdout))
	case o.listVersions:
		return finish(say, listBytecodeVersions(stdout))
	case o.showVersion:
		_, err := io.WriteString(stdout, version.Line("tileopt"))
		return finish(say, err)
	case o.explain != "":
		return finish(say, explain(stdout, o.explain))
	}
	ctx, stop := interrupt.Context(context.Background())
	defer stop()
	ctx, cancel := interrupt.After(ctx, time.Now(), o.timeout)
	defer cancel()
	c := &command{options: o, args: args, stdout: stdout, stderr: stderr, say: say}
	err = interrupt.Do(ctx, func() error { return c.work(ctx, stdin) })
	return finish(say, interrupt.Explain(ctx, err))
}

// work does all that the command line asks for; a panic is reported as what it is.
func (c *command) work(ctx context.Context, stdin io.Reader) (err error) {
	defer func() {
		if p := recover(); p != nil {
			c.reportBug(p)
			err = errReported
		}
	}()
	heap.GrowStack()
	if err := c.read(ctx, stdin); err != nil {
		return err
	}
	return c.process(ctx)
}

// errReported stands for findings that are on standard error already.
var errReported = errors.New("findings reported")

// newPrinter returns what findings are printed with.
func newPrinter(stderr io.Writer, o *options) *finding.Printer {
	return finding.New(stderr, "tileopt", o.findings, os.Getenv, codes.Title)
}

func finish(say *finding.Printer, err error) int {
	defer say.Close()
	if err == nil {
		return exitOK
	}
	if err != errReported {
		say.Error(err, false)
	}
	return interrupt.ExitCode(err, exitFail)
}
