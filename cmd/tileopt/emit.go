package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tileir/ast"
	"tileir/cmd/internal/outfile"
	"tileir/cmd/internal/shell"
	"tileir/family"
	"tileir/lowering"
	"tileir/lowering/recipe"
	"tileir/lowering/remark"
)

// emitModule writes a module in the form that is asked for.
func (c *command) emitModule(ctx context.Context, m *ast.Module, out *output) error {
	if c.encodes() {
		return c.emitBytecode(m, out)
	}
	if c.emit == "mlir" && !c.printRecipe {
		return c.print(m, out)
	}
	o := lowering.Options{Target: c.target, StartAfter: c.startAfter, Disable: c.disablePasses, PrintBefore: c.printBefore, PrintAfter: c.printAfter, NoLineInfo: !c.lineInfo, Until: stages[c.emit]}
	o.Reasons = c.emit == "plan" || len(c.printBefore)+len(c.printAfter) > 0
	o.VerifyOnce = !o.Reasons
	if c.remarks != nil || c.remarksFile != "" {
		o.Remarks = new(remark.List)
	}
	var err error
	if o.Recipe, err = c.readRecipe(cmp.Or(m.Source.Template, m.Source).Text, c.defines); err != nil {
		return c.findings(err)
	}
	if c.printRecipe {
		o.KeepRecipe, o.Until = true, lowering.StagePlan
	}
	r, err := c.compile(ctx, m, o)
	c.takeRemarks(o.Remarks)
	if err != nil {
		return c.findings(c.meant(err))
	}
	if c.timePasses {
		printTimes(c.stderr, r.Timing)
	}
	if c.printRecipe {
		out.Write(r.Recipe)
		return nil
	}
	switch c.emit {
	case "plan":
		return c.print(r.Plan, out)
	case "llvm":
		out.WriteString(r.LLVM.String())
	default:
		out.Write(r.Code.PTX)
		c.code = r.Code
	}
	return nil
}

// compile writes what is dumped when it is known of which plan it is, that there might be
// gone on from it; where the compiler ends in a panic, too.
func (c *command) compile(ctx context.Context, m *ast.Module, o lowering.Options) (r *lowering.Result, err error) {
	var dumps bytes.Buffer
	o.Dump = &dumps
	defer func() {
		if _, wrote := dumps.WriteTo(c.stderr); err == nil && wrote != nil {
			err = fmt.Errorf("write dumps: %w", wrote)
		}
	}()
	return lowering.Compile(ctx, m, o)
}

// readRecipe reads that of --recipe, if there is one, with what is given for its parameters and
// for those of the text that it is for.
func (c *command) readRecipe(text []byte, defines []family.Define) (*recipe.Recipe, error) {
	if c.recipe == "" {
		return nil, nil
	}
	return recipe.Read(c.recipe, c.by, family.Along(c.by, text, defines)...)
}

// meant adds to an error about a name of the command line the one that it may stand
// for.
func (c *command) meant(err error) error {
	if shell.Meant(c.target, lowering.Targets()) != "" {
		return shell.DidYouMean(err, c.target, lowering.Targets())
	}
	names := slices.Concat(c.printBefore, c.printAfter, c.disablePasses)
	if c.startAfter != "" {
		names = append(names, c.startAfter)
	}
	return shell.DidYouMean(err, strings.Join(names, ","), flagValues()["print-after"]())
}

// takeRemarks prints what the compiler says of its decisions, as findings, and keeps
// it for --remarks-output.
func (c *command) takeRemarks(said *remark.List) {
	list := said.All()
	if c.remarks != nil {
		list = c.remarks.Of(list)
		for i := range list {
			c.warn(list[i].Diagnostic())
		}
	}
	c.remarked = append(c.remarked, list...)
}

// writeRemarks writes the file of --remarks-output, if there is to be one.
func (c *command) writeRemarks() (err error) {
	if c.remarksFile == "" {
		return nil
	}
	text := remark.YAML(c.remarked)
	if filepath.Ext(c.remarksFile) == ".json" {
		if text, err = remark.JSON(c.remarked); err != nil {
			return err
		}
	}
	return outfile.Write(c.remarksFile, text)
}

// stages says how far to lower for each form.
var stages = map[string]lowering.Stage{"plan": lowering.StagePlan, "llvm": lowering.StageLLVM, "ptx": lowering.StagePTX}

// print makes the text of a module the last of the output. With several parts it
// is made at once, so that their modules need not be kept.
func (c *command) print(m *ast.Module, out *output) error {
	o := ast.PrintOptions{Generic: c.generic, DebugInfo: c.debugInfo, NoImplicitModule: c.noImplicitModule}
	if c.split {
		return m.Print(&out.Buffer, o)
	}
	out.last = func(w io.Writer) error { return m.Print(w, o) }
	return nil
}

// warn prints a warning, or keeps it for --verify-diagnostics.
func (c *command) warn(d *ast.Diagnostic) {
	if c.verifyDiagnostics {
		c.found = append(c.found, d)
		return
	}
	c.say.Diagnostics(d)
}

// findings prints an error that is about the source as what it is, or keeps it
// for --verify-diagnostics.
func (c *command) findings(err error) error {
	var ds ast.Diagnostics
	if !errors.As(err, &ds) {
		return err
	}
	if c.verifyDiagnostics {
		c.found = append(c.found, ds...)
		return errReported
	}
	c.say.Diagnostics(ds...)
	return errReported
}

// printTimes writes a table of how long each pass took.
func printTimes(w io.Writer, times []lowering.PassTime) {
	var total time.Duration
	for _, t := range times {
		fmt.Fprintf(w, "%10.3f ms  %s\n", ms(t.Time), t.Name)
		total += t.Time
	}
	fmt.Fprintf(w, "%10.3f ms  total\n", ms(total))
}

func ms(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1e6 }
