package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"tileir/ast"
	"tileir/cmd/internal/shell"
	"tileir/lowering/opt"
	"tileir/verify"
)

// passOptions is what the command line says about passes over Tile IR: which to
// run, in the order in which they stand there.
type passOptions struct {
	steps []opt.Step
}

// flags adds a flag for each pass. -loop-split=split-threshold=3 gives a pass
// its option.
func (o *passOptions) flags(f *pflag.FlagSet) {
	for i := range opt.Passes {
		name := opt.Passes[i].Name
		optional(f, name, "OPTIONS", func(value string) error {
			if value == alone {
				value = ""
			}
			s, err := opt.NewStep(name, value)
			o.steps = append(o.steps, s)
			return err
		})
	}
	f.Var(&shell.FlagFunc{Form: "PASS,…", Func: func(text string) error {
		steps, err := opt.ParsePipeline(text)
		if err == nil && len(steps) == 0 {
			err = errors.New("expected the name of a pass")
		}
		o.steps = append(o.steps, steps...)
		return err
	}}, "pass-pipeline", "")
}

// optimize runs the passes and checks that they left a good module: anything
// else is our mistake.
func (c *command) optimize(m *ast.Module) {
	if len(c.steps) == 0 {
		return
	}
	opt.Run(m, c.steps)
	if ds := verify.Check(m, verify.Options{AllowUnregistered: c.allowUnregistered}); ds.Err() != nil {
		var names []string
		for _, s := range c.steps {
			names = append(names, s.Pass.Name)
		}
		panic(fmt.Sprintf("BUG: tileopt: %s made a module that is wrong:\n%v", strings.Join(names, ", "), ds.Err()))
	}
}
