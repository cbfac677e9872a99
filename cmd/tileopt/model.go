package main

import (
	"context"
	"errors"
	"fmt"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/lowering/model"
	"tileir/lowering/recipe"
	"tileir/tune"
	"tileir/verify"
)

// writeModel writes the table of --model: the kernels that the file is for all values of its
// parameters, with what the model says of each, the fastest first.
func (c *command) writeModel(ctx context.Context) error {
	if bytecode.IsBytecode(c.source) {
		return errors.New("--model is about a text with a run line, which says for what grid and arguments: this is bytecode")
	}
	line, err := c.lineDefines()
	if err != nil {
		return c.findings(err)
	}
	space, err := tune.NewSpace(c.name, c.source, line, c.defines, c.ranges, tune.Recipe{Name: c.recipe, Text: c.by})
	if err != nil {
		return c.findings(err)
	}
	ranked, err := tune.Rank(ctx, space.Listed, func(ctx context.Context, k tune.Candidate) (*model.Work, error) {
		return c.workOf(ctx, space.Defines(k))
	})
	if err != nil {
		return err
	}
	if first := ranked[0]; first.Err != nil {
		return c.findings(c.meant(first.Err)) // not even one is possible
	}
	var out output
	write := tune.WriteTable
	if c.model == "json" {
		write = tune.WriteJSON
	}
	if err := write(&out, ranked); err != nil {
		return err
	}
	return c.write(&out)
}

// lineDefines are the values that the run line gives.
func (c *command) lineDefines() ([]family.Define, error) {
	line, err := c.findRunLine(c.source)
	if err != nil {
		return nil, err
	}
	var list []family.Define
	for _, text := range line.Values("define") {
		d, err := family.ParseDefine(text)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: run line: --define %s: %w", c.name, line.Line, text, err)
		}
		list = append(list, d)
	}
	return list, nil
}

func (c *command) findRunLine(text []byte) (launcher.RunLine, error) {
	lines, err := launcher.ParseRunLines(text)
	if err != nil {
		return launcher.RunLine{}, fmt.Errorf("%s: %w", c.name, err)
	}
	line, err := launcher.FindRunLine(lines, c.runName)
	if err != nil {
		return line, fmt.Errorf("%s: %w", c.name, err)
	}
	return line, nil
}

// workOf plans the module that some values make, and says what a launch has to do.
func (c *command) workOf(ctx context.Context, defines []family.Define) (*model.Work, error) {
	by, err := c.readRecipe(c.source, defines)
	if err != nil {
		return nil, err
	}
	m, err := grammar.ParseWith(c.name, c.source, grammar.Options{Defines: family.Besides(c.source, c.by, defines)})
	if err != nil {
		return nil, err
	}
	if err := verify.Module(m); err != nil {
		return nil, err
	}
	line, err := c.findRunLine(m.Source.Text)
	if err != nil {
		return nil, err
	}
	return c.launchWork(ctx, m, line, by)
}

// launchWork plans a module for the launch that a run line describes.
func (c *command) launchWork(ctx context.Context, m *ast.Module, line launcher.RunLine, by *recipe.Recipe) (*model.Work, error) {
	named := ""
	if names := line.Values("entry"); len(names) > 0 {
		named = names[len(names)-1]
	}
	entry, err := launcher.FindEntry(launcher.Entries(m), named)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.name, err)
	}
	grids := line.Values("grid")
	if len(grids) == 0 {
		return nil, fmt.Errorf("%s: --model asks for a grid: expected a line such as // tilerun: --grid 32,32", c.name)
	}
	grid, err := launcher.ParseGrid(grids[len(grids)-1])
	if err == nil {
		err = grid.Validate([3]int64{})
	}
	if err != nil {
		return nil, fmt.Errorf("%s:%d: run line: --grid: %w", c.name, line.Line, err)
	}
	bindings, err := launcher.Bind(entry.Params, launcher.ArgGroup{Args: line.Values("arg")})
	if err != nil {
		return nil, fmt.Errorf("%s:%d: run line: %w", c.name, line.Line, err)
	}
	o := lowering.Options{Target: c.target, Recipe: by, Disable: c.disablePasses, VerifyOnce: true}
	return lowering.WorkOf(ctx, m, entry.Name, tune.LaunchOf(entry.Params, grid, bindings), o.ForLaunch(entry, bindings, grid))
}
