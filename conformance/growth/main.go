// Growth counts what the compiler and the interpreter do for modules of a shape and
// a size: how many basic blocks each step executes. It is built with -cover, whose
// counters it reads, by the test beside it:
//
//	go test ./conformance/growth            a sample of sizes
//	go test ./conformance/growth -update    the page docs/GROWTH.md
//
// It writes JSON, one result a line.
package main

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
)

func main() {
	if err := command(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "growth:", err)
		os.Exit(1)
	}
}

func command(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("growth", flag.ContinueOnError)
	only := flags.String("shape", "", "the shapes to measure: those whose name has this in it; all by default")
	sizes := flags.String("n", "250,1000", "the sizes, in numbers of repetitions")
	exact := flags.Bool("exact", false, "the shape's whole name is given")
	looks := flags.Bool("looks", false, "count how often lowering.Compile looks at its context instead")
	if err := flags.Parse(args); err != nil {
		return err
	}
	lines := json.NewEncoder(out)
	for _, s := range slices.Concat(shapes, refused) {
		if !strings.Contains(s.name, *only) || *exact && s.name != *only {
			continue
		}
		for _, text := range strings.Split(*sizes, ",") {
			n, err := strconv.Atoi(text)
			if err != nil || n < 1 {
				return fmt.Errorf("expected sizes as numbers from 1 on, got %q", *sizes)
			}
			var r any
			if *looks && s.bad == nil {
				r, err = countLooks(context.Background(), s, n)
			} else {
				r, err = run(context.Background(), s, n)
			}
			if err = cmp.Or(err, lines.Encode(r)); err != nil {
				return err
			}
		}
	}
	return nil
}
