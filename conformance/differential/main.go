// Command differential finds where this project and another tool for Tile IR
// differ. It is run by hand, with modules and a tool that the project does not
// have:
//
//	go run ./conformance/differential -tool cuda-tile-opt -mutants 50 FOLDER
//
// Both read every module of the folder and mutants of it: texts in which a few
// tokens have been changed, in the ops' own syntax and in the generic form. A
// difference is a module that one takes and the other refuses, or that both take
// and print otherwise. They are listed by reason, the most frequent first, each
// with the smallest module that shows it.
//
// The name of the tool says what it is asked:
//
//	cuda-tile-opt  the text of a module: whether it is right, and its print
//	tileirdisasm   our bytecode of a module: whether it is right
//	tileiras       our bytecode of a module: whether it is right
//
// The package must not know what a difference means: that is for the reader.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"time"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// config is the command line, understood.
type config struct {
	tool    string
	seed    int64
	mutants int
	workers int
	generic bool
	foreign bool
	out     string
	limit   time.Duration
	folder  string
}

func run(args []string, stdout, stderr io.Writer) int {
	c := config{}
	f := flag.NewFlagSet("differential", flag.ContinueOnError)
	f.SetOutput(stderr)
	f.StringVar(&c.tool, "tool", "cuda-tile-opt", "the other tool, by its path or name")
	f.IntVar(&c.mutants, "mutants", 20, "mutants of each module")
	f.Int64Var(&c.seed, "seed", 1, "of the mutants")
	f.IntVar(&c.workers, "workers", 2, "modules at once")
	f.BoolVar(&c.generic, "generic", true, "mutate the generic form of each module too")
	f.BoolVar(&c.foreign, "allow-unregistered-dialect", true, "admit ops of other dialects")
	f.StringVar(&c.out, "out", "", "a folder to write an example of each difference to")
	f.DurationVar(&c.limit, "for", time.Hour, "how long to go on before the list is written")
	if err := f.Parse(args); err != nil {
		return 1
	}
	if f.NArg() != 1 {
		fmt.Fprintln(stderr, "differential: expected one folder with modules")
		return 1
	}
	c.folder = f.Arg(0)
	if err := c.run(stdout); err != nil {
		fmt.Fprintln(stderr, "differential:", err)
		return 1
	}
	return 0
}

// run compares on all modules and writes the list.
func (c *config) run(stdout io.Writer) error {
	other, err := findTool(c.tool, c.foreign)
	if err != nil {
		return err
	}
	seeds, err := readSeeds(c.folder)
	if err != nil {
		return err
	}
	l := newList()
	c.each(seeds, func(m module) { l.add(m, compare(m, ours(c.foreign), other)) })
	if c.out != "" {
		if err := l.save(c.out); err != nil {
			return err
		}
	}
	return l.print(stdout)
}
