package lowering

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/llir/llvm/ir"

	"tileir/ast"
	"tileir/halt"
	"tileir/launcher"
	"tileir/lowering/chunk"
	"tileir/lowering/gpu"
	"tileir/lowering/llvmgen"
	"tileir/lowering/machine"
	"tileir/lowering/opt"
	"tileir/lowering/plan"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/recipe"
	"tileir/lowering/remark"
	"tileir/ptxgen"
	"tileir/verify"
)

// Options says what to compile for and what to show on the way. The zero value
// of everything but Target is the usual choice.
type Options struct {
	Target string // "sm_90a"

	// Entry names the only entry to compile, so that what the others take to compile, and to
	// assemble, is left out; "" compiles all.
	Entry string

	// Divisors specializes an entry for what divides its arguments: one power of
	// two per parameter, as launcher.Divisors finds them. The launcher refuses
	// other arguments. Without it the code runs for all.
	Divisors map[string][]uint64

	// Grids specializes an entry for the grid that it is launched over: pairs of tile
	// blocks may be merged then, and the launcher refuses a grid of which they are not
	// part. Without it the code runs over all.
	Grids map[string]launcher.Grid

	// Integers specializes an entry for arguments that are integers, by parameter, as
	// launcher.IntegersOf finds them: where tile blocks stand that it numbers itself is known
	// then, and pairs of them may be merged. The launcher refuses others of those that the plan
	// counts on.
	Integers map[string]map[int]int64

	// NoLineInfo leaves out what tells debuggers and profilers which line each
	// instruction comes from. The program is the same with it.
	NoLineInfo bool

	// StartAfter names the pass that planned entries have gone through which do
	// not say so themselves, in gpu.planned, as a dump does.
	StartAfter string

	// Remarks takes what the passes say of their decisions; nil if nobody wants to
	// know. Of an entry that is planned already they say nothing.
	Remarks *remark.List

	// Reasons writes beside what is scheduled why it is so, in gpu.why, for those who read
	// plans. The code is the same.
	Reasons bool

	// Recipe is a schedule from outside; nil: there is none.
	Recipe *recipe.Recipe

	// KeepRecipe asks for Result.Recipe, KeepSchedule for Result.Scheduled.
	KeepRecipe   bool
	KeepSchedule bool

	Disable     []string  // passes to leave out; each must be one that can be
	PrintBefore []string  // passes before which the IR is written to Dump; "all" for every one
	PrintAfter  []string  // and after which
	Dump        io.Writer // where dumps go; its method Reset, if it has one, is called where those so far are of a plan that came to nothing
	Until       Stage     // the last stage to run; StagePTX by default

	// VerifyOnce verifies what the passes left when all have run, and not behind each that
	// changed something. Compiling takes less time; a mistake of a pass is found later, and
	// without the pass's name. It is for those who show nobody what stands between passes.
	VerifyOnce bool

	// Measure runs each step of the pipeline, so that what it takes can be counted, and each
	// verification, by the name verifyPlan; nil to just run them.
	Measure func(step string, run func() error) error
}

// ForLaunch are options that specialize an entry for a launch: what divides its arguments, those that are integers, and the grid.
func (o Options) ForLaunch(entry launcher.Entry, bindings []launcher.Binding, grid launcher.Grid) Options {
	o.Divisors = map[string][]uint64{entry.Name: launcher.DivisorsOf(entry.Params, bindings)}
	o.Integers = map[string]map[int]int64{entry.Name: launcher.IntegersOf(entry.Params, bindings)}
	o.Grids = map[string]launcher.Grid{entry.Name: grid}
	return o
}

// verifyPlan is by which name Options.Measure runs the verification of a plan.
const verifyPlan = "verify the plan"

// measure runs a step as Options.Measure says.
func (o Options) measure(step string, run func() error) error {
	if o.Measure == nil {
		return run()
	}
	return o.Measure(step, run)
}

// Stage names what the pipeline makes.
type Stage uint8

// The stages, in order.
const (
	StagePTX  Stage = iota // run to the end
	StagePlan              // stop at planned Tile IR
	StageLLVM              // stop at LLVM IR
)

// Result is what a compilation made, as far as it ran.
type Result struct {
	Plan   *ast.Module    // the module with the plan's decisions written in
	LLVM   *ir.Module     // one thread's program
	Code   *launcher.Code // PTX, and how to launch it
	Timing []PassTime     // one entry per step, in order
	Recipe []byte         // the schedule as a recipe: with it, the code is the same

	// Scheduled is the module as it was behind the pass schedule, with how many CTAs a
	// multiprocessor turned out to hold.
	Scheduled *ast.Module

	// Fallback compiles the module once more, for arguments that Code cannot take as
	// it leaves copies to the copy engine (launcher.TensorMapError): slower code, for
	// all arguments. It is for launcher.LoadWithFallback, and nil where Code takes
	// all. The module must not have changed.
	Fallback func(context.Context) (*launcher.Code, error)
}

// PassTime is how long a step took.
type PassTime struct {
	Name string
	Time time.Duration
}

// step is a row of the pipeline.
type step struct {
	name     string
	why      string
	after    []string // steps that must have run before
	optional bool     // results are right without it
	stage    Stage    // what exists when it is done
	makes    plan.Fact
	run      func(*compilation) error
}

// pipeline is the order of the steps and the reasons for it. A test holds the
// order to the constraints in it.
var pipeline = sync.OnceValue(func() []step {
	var steps []step
	var before []string
	for _, name := range opt.Compiling {
		p := opt.Named(name)
		steps = append(steps, step{
			name: name, why: p.Why, after: before, optional: true, stage: StagePlan,
			run: func(c *compilation) error {
				return c.eachEntry(name, func(op *ast.Op) error { return p.RunEntry(c.ctx, op, c.result.Plan.Source) })
			},
		})
		before = []string{name}
	}
	steps = append(steps, step{
		name: "chunk", why: "makes loops over tiles too large for registers; every later step sees small tiles", after: before, stage: StagePlan,
		run: func(c *compilation) error { return c.eachEntry("chunk", c.chunk) },
	})
	for _, p := range plan.Passes {
		steps = append(steps, step{
			name: p.Name, why: p.Why, after: p.After, optional: p.Optional, stage: StagePlan, makes: p.Makes,
			run: func(c *compilation) error {
				return c.eachEntry(p.Name, func(op *ast.Op) error {
					if p.Name == schedule.Pass {
						if err := c.useRecipe(op); err != nil {
							return err
						}
					}
					return p.Run(c.ctx, op, plan.Given{
						Source: c.result.Plan.Source, Machine: c.machine, Remarks: c.remarks, Reasons: c.reasons, Disabled: c.disabled,
						ByRecipe: c.recipe.Schedules(op), KeptFree: c.room.free[op.Str(ast.KeySymName)], CTAsGiven: c.room.held[op.Str(ast.KeySymName)],
						FromDump: c.room.began[op.Str(ast.KeySymName)] >= c.places[schedule.Pass],
					})
				})
			},
		})
	}
	last := steps[len(steps)-1].name
	return append(steps,
		step{name: "llvmgen", why: "writes one thread's program as LLVM IR", after: []string{last}, stage: StageLLVM, run: (*compilation).llvm},
		step{name: "ptxgen", why: "selects instructions; ptxas allocates registers", after: []string{"llvmgen"}, stage: StagePTX, run: (*compilation).ptx},
	)
})

// Passes lists the steps of the pipeline: name and reason.
func Passes() [][2]string {
	var list [][2]string
	for _, s := range pipeline() {
		list = append(list, [2]string{s.name, s.why})
	}
	return list
}

// Targets lists the names of the targets that modules can be compiled for.
func Targets() []string {
	known := machine.Names()
	var names []string
	for _, t := range ptxgen.Targets() {
		if name := t.String(); slices.Contains(known, name) {
			names = append(names, name)
		}
	}
	return names
}

// compilation is a run of the pipeline.
type compilation struct {
	ctx      context.Context
	target   ptxgen.Target
	machine  machine.Machine
	lineInfo bool
	remarks  *remark.List
	reasons  bool
	disabled []string
	recipe   *recipe.Use // nil: there is none
	result   *Result
	kernels  []launcher.Kernel
	room     room
	places   map[string]int // where the planning passes stand in the pipeline
	verified ast.Snapshot
}

// Compile compiles a verified module; the module itself is left as it is. An
// error about the source is an ast.Diagnostics.
//
// How much shared memory tiles need on their way between threads is known when
// they have layouts. If it is too much the compilation starts again: see inRoom.
//
// It ends soon after ctx does, wherever it is, with the error of ctx: between two
// looks at ctx lies the work for one op, but for a dump of LLVM IR, which is made at
// a stretch.
func Compile(ctx context.Context, m *ast.Module, o Options) (*Result, error) {
	r, err := o.inRoom(ctx, m)
	if err != nil && errors.Is(err, ctx.Err()) {
		return nil, fmt.Errorf("compile: %w", ctx.Err())
	}
	if err == nil && r.Code != nil && r.Code.AsksForMaps() {
		r.Fallback = o.withoutMaps(m)
	}
	return r, err
}

// withoutMaps returns the function that compiles a module without the copy engine,
// and says nothing of how.
func (o Options) withoutMaps(m *ast.Module) func(context.Context) (*launcher.Code, error) {
	o.Disable = append(slices.Clone(o.Disable), "roles")
	o.PrintBefore, o.PrintAfter, o.Remarks, o.Reasons, o.Until, o.Measure = nil, nil, nil, false, StagePTX, nil
	return func(ctx context.Context) (*launcher.Code, error) {
		r, err := Compile(ctx, m, o)
		if err != nil {
			return nil, err
		}
		return r.Code, nil
	}
}

func compile(ctx context.Context, m *ast.Module, o Options, r room) (_ *Result, err error) {
	defer halt.Catch(&err)
	c, err := newCompilation(ctx, m, o)
	if err != nil {
		return nil, err
	}
	c.room = r
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			name := op.Str(ast.KeySymName)
			r.began[name] = c.places[op.Str(gpu.AttrPlanned)]
			r.held[name] = r.began[name] == 0 && op.Has(gpu.AttrOccupancy) && !slices.Contains(o.Disable, "roles")
		}
	})
	for _, s := range pipeline() {
		halt.If(ctx)
		if !slices.Contains(o.Disable, s.name) && !c.isDone(s) {
			if err := c.step(s, o); err != nil {
				return nil, err
			}
		}
		if o.VerifyOnce && s.stage == StagePlan && !moreOf(StagePlan, s.name) {
			if err := o.measure(verifyPlan, func() error { return c.verify(s, "the passes up to") }); err != nil {
				return nil, err
			}
		}
		if o.Until != StagePTX && s.stage == o.Until && !moreOf(o.Until, s.name) {
			break
		}
	}
	c.keepSchedule(o)
	return c.result, nil
}

// keepSchedule brings the schedule that is kept up to date, and writes it as a recipe, if
// that is asked for. How many CTAs a multiprocessor holds is known when shared memory has
// been given out: there may be room for fewer than were scheduled.
func (c *compilation) keepSchedule(o Options) {
	if c.result.Scheduled == nil {
		return
	}
	ctas := map[string]ast.Attr{}
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode == ast.OpEntry && op.Has(gpu.AttrOccupancy) {
			ctas[op.Str(ast.KeySymName)] = op.Attr(gpu.AttrOccupancy)
		}
	})
	c.walk(c.result.Scheduled, func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			op.RemoveAttr(gpu.AttrOccupancy)
			if n := ctas[op.Str(ast.KeySymName)]; n != nil {
				op.SetAttr(gpu.AttrOccupancy, n)
			}
		}
	})
	if o.KeepRecipe {
		c.result.Recipe = recipe.Print(c.result.Scheduled, c.machine.Name)
	}
}

// step runs one step, times it, and shows what is asked for.
func (c *compilation) step(s step, o Options) error {
	if err := c.dump("before", s, o.PrintBefore, o.Dump); err != nil {
		return err
	}
	start := time.Now()
	if err := o.measure(s.name, func() error { return s.run(c) }); err != nil {
		return c.recipe.Locate(err)
	}
	if s.name == schedule.Pass && (o.KeepRecipe || o.KeepSchedule) {
		var err error
		if c.result.Scheduled, err = c.result.Plan.CloneContext(c.ctx); err != nil {
			return err
		}
	}
	if s.stage == StagePlan && !o.VerifyOnce {
		if err := o.measure(verifyPlan, func() error { return c.verify(s, "pass") }); err != nil {
			return err
		}
	}
	c.result.Timing = append(c.result.Timing, PassTime{s.name, time.Since(start)})
	return c.dump("after", s, o.PrintAfter, o.Dump)
}

// moreOf reports whether a step of the same stage follows the one called name.
func moreOf(stage Stage, name string) bool {
	seen := false
	for _, s := range pipeline() {
		if seen && s.stage == stage {
			return true
		}
		seen = seen || s.name == name
	}
	return false
}

func newCompilation(ctx context.Context, m *ast.Module, o Options) (*compilation, error) {
	t, err := ptxgen.ParseTarget(o.Target)
	device, ok := machine.Of(o.Target)
	if err != nil || !ok {
		return nil, fmt.Errorf("cannot compile for target %q: expected one of %s", o.Target, strings.Join(Targets(), ", "))
	}
	if err := checkPasses(o); err != nil {
		return nil, err
	}
	plan, err := m.CloneContext(ctx)
	if err != nil {
		return nil, err
	}
	if err := gpu.ForTarget(ctx, plan, device); err != nil {
		return nil, err
	}
	c := &compilation{ctx: ctx, target: t, machine: device, lineInfo: !o.NoLineInfo, remarks: o.Remarks, reasons: o.Reasons, disabled: o.Disable, result: &Result{Plan: plan}, places: map[string]int{}}
	if c.reasons && c.remarks == nil {
		c.remarks = new(remark.List)
	}
	for i, s := range pipeline() {
		if s.stage == StagePlan {
			c.places[s.name] = i + 1
		}
	}
	if err := c.beginRecipe(o.Recipe); err != nil {
		return nil, err
	}
	if err := c.resume(o.StartAfter); err != nil {
		return nil, c.recipe.Locate(err)
	}
	if err := c.keepOnly(o.Entry); err != nil {
		return nil, err
	}
	return c, c.specialize(o)
}

// keepOnly leaves out all entries but the one of a name; "" keeps all.
func (c *compilation) keepOnly(name string) error {
	if name == "" {
		return nil
	}
	var names []string
	var others []*ast.Op
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode != ast.OpEntry {
			return
		}
		if names = append(names, op.Str(ast.KeySymName)); names[len(names)-1] != name {
			others = append(others, op)
		}
	})
	if !slices.Contains(names, name) {
		return fmt.Errorf("there is no entry %q to compile: expected one of %s", name, strings.Join(names, ", "))
	}
	for _, op := range others {
		op.Erase()
	}
	return nil
}

// specialize writes into the entries what is known of the launch: the divisors of arguments,
// and the grid.
func (c *compilation) specialize(o Options) error {
	var err error
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode != ast.OpEntry || err != nil {
			return
		}
		name := op.Str(ast.KeySymName)
		if g, ok := o.Grids[name]; ok {
			op.SetAttr(gpu.AttrLaunch, gpu.Ints(g.X, g.Y, g.Z))
		}
		if n, ok := o.Integers[name]; ok && op.Has(gpu.AttrLaunch) {
			gpu.SetArguments(op, n)
		}
		if d, ok := o.Divisors[name]; ok {
			if n := len(op.Body(0).Args); len(d) != n {
				err = fmt.Errorf("divisors of entry %s: got %d, expected one for each of %d parameters", name, len(d), n)
				return
			}
			gpu.SetDivisors(op, d)
		}
	})
	return err
}

// beginRecipe writes what a recipe says of entries into them, if there is one. A
// schedule that has been carried out is none to be changed any more.
func (c *compilation) beginRecipe(r *recipe.Recipe) (err error) {
	if r == nil {
		return nil
	}
	planned := func(entry *ast.Op) bool { return c.places[entry.Str(gpu.AttrPlanned)] > c.places[schedule.Pass] }
	c.recipe, err = r.Begin(c.result.Plan, c.machine, planned)
	return err
}

// useRecipe writes what the recipe says of the ops of an entry into them, as if it stood
// in the source.
func (c *compilation) useRecipe(entry *ast.Op) error {
	if c.recipe == nil {
		return nil
	}
	if err := c.recipe.Ops(entry); err != nil {
		return err
	}
	return c.checkPlan()
}

// checkPasses refuses names of passes that there are not, and to leave out
// passes that the result depends on.
func checkPasses(o Options) error {
	var names, may []string
	for _, s := range pipeline() {
		names = append(names, s.name)
		if s.optional {
			may = append(may, s.name)
		}
	}
	for _, d := range o.Disable {
		if !slices.Contains(may, d) {
			return fmt.Errorf("pass %q cannot be disabled: expected one of %s", d, strings.Join(may, ", "))
		}
	}
	if err := checkPrinted("before", o.PrintBefore, names); err != nil {
		return err
	}
	return checkPrinted("after", o.PrintAfter, names)
}

func checkPrinted(when string, passes, names []string) error {
	for _, p := range passes {
		if p != "all" && !slices.Contains(names, p) {
			return fmt.Errorf("there is no pass %q to print %s: expected all or one of %s", p, when, strings.Join(names, ", "))
		}
	}
	return nil
}

// walk calls f for every op in a module or an op, unless the context ends.
func (c *compilation) walk(in interface{ Walk(func(*ast.Op)) }, f func(*ast.Op)) {
	in.Walk(func(op *ast.Op) {
		halt.If(c.ctx)
		f(op)
	})
}

// eachEntry runs a pass over every entry that has not gone through it.
func (c *compilation) eachEntry(name string, run func(entry *ast.Op) error) error {
	var err error
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode != ast.OpEntry || err != nil || c.wentThrough(op, name) {
			return
		}
		if err = run(op); err == nil {
			op.SetAttr(gpu.AttrPlanned, ast.StringAttr(name))
		}
	})
	return err
}

// verify checks that what a pass left, or all up to it, still holds together. One that left
// everything as it was needs no look, unless more is demanded of plans from it on.
func (c *compilation) verify(s step, behind string) error {
	if !c.verified.Changed(c.result.Plan, gpu.AttrPlanned) && s.makes == plan.NoFact {
		return nil
	}
	bad := verify.ModuleContext(c.ctx, c.result.Plan)
	if bad == nil {
		bad = c.checkPlan()
	}
	halt.If(c.ctx)
	if bad != nil {
		panic(fmt.Sprintf("BUG: lowering: after %s %s the module does not verify:\n%v", behind, s.name, bad))
	}
	return nil
}

func (c *compilation) chunk(entry *ast.Op) error {
	ctas, err := schedule.CTAs(c.ctx, entry, c.machine)
	if err != nil {
		return err
	}
	limits := c.room.limits(c.machine, ctas)
	kept, chunked, err := chunk.Entry(c.ctx, entry, c.result.Plan.Source, limits)
	name := entry.Str(ast.KeySymName)
	if chunked && limits.Tile > 0 { // not because of shared memory
		c.remarks.Add(remark.ChunkedRegisters, c.result.Plan.Source, name, entry, "chunk", int(limits.Chunk))
	}
	if c.remarks != nil {
		for _, k := range kept {
			c.remarks.Add(remark.KeptInMemory, c.result.Plan.Source, name, k.Op, "tile", k.Tile.String(), "why", k.Why)
		}
	}
	return err
}

func (c *compilation) llvm() error {
	m, kernels, err := llvmgen.Generate(c.ctx, c.result.Plan, c.machine, llvmgen.Options{LineInfo: c.lineInfo})
	c.result.LLVM, c.kernels = m, kernels
	return err
}

func (c *compilation) ptx() error {
	m, err := ptxgen.Compile(c.ctx, c.result.LLVM, c.target)
	if err != nil {
		return fmt.Errorf("ptxgen: %w", err)
	}
	text, err := m.Print(c.ctx)
	if err != nil {
		return err
	}
	c.result.Code = &launcher.Code{Target: c.target.String(), PTX: text, LineInfo: c.lineInfo, Kernels: c.kernels}
	return nil
}

// dump writes the IR as it is before or after a step, if that is one of passes.
func (c *compilation) dump(when string, s step, passes []string, to io.Writer) error {
	if to == nil || !slices.Contains(passes, s.name) && !slices.Contains(passes, "all") {
		return nil
	}
	var text []byte
	var err error
	comment := "//"
	switch {
	case c.result.Code != nil:
		text = c.result.Code.PTX
	case c.result.LLVM != nil:
		text, comment = []byte(c.result.LLVM.String()), ";"
	default:
		var b bytes.Buffer
		err = c.result.Plan.PrintContext(c.ctx, &b, ast.PrintOptions{})
		text = b.Bytes()
	}
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(to, "%s %s %s: %s\n%s\n", comment, when, s.name, s.why, text); err != nil {
		return fmt.Errorf("dump %s %s: %w", when, s.name, err)
	}
	return nil
}
