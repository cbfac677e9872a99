package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/cmd/internal/interrupt"
	"tileir/cmd/internal/source"
	"tileir/family"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
	"tileir/lowering/recipe"
	"tileir/lowering/remark"
	"tileir/tune"
)

// toolchain is the packages that tilerun puts together.
type toolchain struct {
	parse    func(name string, src []byte, defines []family.Define) (*ast.Module, error) // and verify
	compile  func(ctx context.Context, m *ast.Module, target, entry string, of known, lineInfo bool, by *recipe.Recipe, remarks *remark.List, without ...string) (*launcher.Code, error)
	openCPU  func(interp.Options) launcher.Device
	openCUDA func(ordinal int, guards bool) (launcher.Device, error)
	openSim  func(ptxsim.Options) (launcher.Device, error)
}

func isBytecode(src []byte) bool { return bytecode.IsBytecode(src) }

// session is one run, from the file to the report.
type session struct {
	*command
	options options
	report  report

	by     tune.Recipe // Name "": none
	module *ast.Module
	entry  launcher.Entry
	groups []launcher.ArgGroup

	bufferDir string // where relative file names of --buffer start
	device    launcher.Device
	handedOn  string             // the name of a device that a search has opened; "": none
	code      *launcher.Code     // that runs; nil on the interpreter
	params    []launcher.Param   // of the entry, and behind them the buffers of --buffer
	bindings  []launcher.Binding // of params
	made      []*launcher.Array  // by params: contents that a search has made already; nil: none
	initial   []*launcher.Array  // by params; nil where it is no buffer of its own
	final     []*launcher.Array  // after the launch
	prints    launcher.Prints    // of the launch
	trace     *traceFile         // nil: none
	bar       *bar               // nil: no terminal
	notice    notice             // that it takes long
	alive     func()             // to be called when something has happened; nil: no one asks
	differ    bool               // some of final are not what was expected
	unsaid    error              // why standard output lacks something
	start     time.Time          // --timeout counts from here
}

// run takes the steps in order.
func (s *session) run(ctx context.Context) error {
	s.name = source.Name(s.options.file)
	s.report.File = s.name
	if err := s.readSource(ctx); err != nil {
		return err
	}
	if s.options.tune.on || s.options.tune.known {
		if err := s.tuneWithin(ctx); err != nil {
			return err
		}
	}
	if err := s.applyRunLine(); err != nil {
		if errors.As(err, new(ast.Diagnostics)) {
			return err
		}
		return fmt.Errorf("%s: %w", s.name, err)
	}
	ctx, cancel := s.limit(ctx)
	defer cancel()
	return interrupt.Explain(ctx, s.runSource(ctx))
}

// tuneWithin finds the fastest kernel, within the time of the whole run.
func (s *session) tuneWithin(ctx context.Context) error {
	ctx, cancel := s.limit(ctx)
	defer cancel()
	s.bar = newBar(s.stderr)
	return interrupt.Explain(ctx, s.tune(ctx))
}

// limit returns a context that ends with --timeout, or without it when nothing
// happens any more.
func (s *session) limit(ctx context.Context) (context.Context, context.CancelFunc) {
	if s.options.timeout != unsetTimeout {
		return interrupt.After(ctx, s.start, s.options.timeout)
	}
	ctx, progress, cancel := interrupt.Idle(ctx, patience)
	s.alive = progress.Happened
	return ctx, cancel
}

// runSource takes the steps from the text on.
func (s *session) runSource(ctx context.Context) (err error) {
	if s.module, err = wait(ctx, func() (*ast.Module, error) { return s.tools.parse(s.name, s.source, s.kernelDefines()) }); err != nil {
		return err
	}
	if s.entry, err = launcher.FindEntry(launcher.Entries(s.module), s.options.entry); err != nil {
		return fmt.Errorf("%s: %w", s.name, err)
	}
	if err := cmp.Or(s.bind(), s.checkOutputs()); err != nil {
		return fmt.Errorf("entry %s: %w", s.entry.Name, err)
	}
	if err := s.openTrace(); err != nil {
		return err
	}
	s.bar = newBar(s.stderr)
	return errors.Join(s.runOnDevice(ctx), s.trace.close())
}

// runOnDevice takes the steps that need the device.
func (s *session) runOnDevice(ctx context.Context) error {
	if err := s.openDevice(); err != nil {
		return err
	}
	defer s.device.Close()
	if err := s.makeBuffers(ctx); err != nil {
		return fmt.Errorf("entry %s: %w", s.entry.Name, err)
	}
	if err := s.options.grid.Validate(s.device.Info().MaxGrid); err != nil {
		return fmt.Errorf("entry %s: %w", s.entry.Name, err)
	}
	if err := s.checkExecutorFlags(); err != nil {
		return err
	}
	return s.launchAndReport(ctx)
}

// readSource obeys the command line's --timeout; a run line's is not known yet.
func (s *session) readSource(ctx context.Context) (err error) {
	ctx, cancel := s.limit(ctx)
	defer cancel()
	if s.by.Name = s.options.recipe; s.by.Name != "" {
		if s.by.Text, err = source.Read(ctx, s.by.Name, nil, s.options.maxInput); err != nil {
			return err
		}
	}
	if s.source, err = source.Read(ctx, s.options.file, s.stdin, s.options.maxInput); err != nil || isBytecode(s.source) {
		return err
	}
	return source.CheckKind(s.name, s.source)
}

// applyRunLine puts the file's own flags under those of the command line.
func (s *session) applyRunLine() error {
	own := launcher.ArgGroup{Args: s.options.args}
	s.groups = []launcher.ArgGroup{own}
	if isBytecode(s.source) {
		if s.options.runName != "" {
			return fmt.Errorf("no run line %q: bytecode has no comments", s.options.runName)
		}
		return nil
	}
	line, err := s.runLine()
	if err != nil || line.Words == nil {
		return err
	}
	defaults, err := parseRunLine(line)
	if err != nil {
		return fmt.Errorf("line %d: run line: %w", line.Line, err)
	}
	if len(defaults.defines) > 0 && !family.Is(s.source) {
		return fmt.Errorf("line %d: run line: --define %s=%s, and the text has no parameters", line.Line, defaults.defines[0].Name, defaults.defines[0].Value)
	}
	dir := ""
	if s.options.file != "-" {
		dir = filepath.Dir(s.options.file)
	}
	if !slices.Contains(s.options.given, "buffer") {
		s.bufferDir = dir
	}
	s.options = s.options.over(defaults)
	s.groups = []launcher.ArgGroup{{Args: defaults.args, Dir: dir}, own}
	s.resolveExpectations(dir)
	return nil
}

// runLine returns the run line that was chosen. Of a family it is the one of the
// text that comes of it with the values that the line itself gives, and the command
// line's over them.
func (s *session) runLine() (launcher.RunLine, error) {
	text := s.source
	if family.Is(text) {
		line, err := findRunLine(text, s.options.runName)
		if err != nil {
			return line, err
		}
		given, err := definesOf(line)
		if err != nil {
			return line, err
		}
		s.options.defines = append(given, s.options.defines...)
		expanded, findings := family.Expand(s.name, text, s.kernelDefines())
		if len(findings) > 0 {
			return line, findings
		}
		text = expanded.Text
	}
	return findRunLine(text, s.options.runName)
}

func findRunLine(text []byte, name string) (launcher.RunLine, error) {
	lines, err := launcher.ParseRunLines(text)
	if err != nil {
		return launcher.RunLine{}, err
	}
	return launcher.FindRunLine(lines, name)
}

// definesOf returns the values for parameters that a run line gives.
func definesOf(line launcher.RunLine) (list []family.Define, err error) {
	for _, text := range line.Values("define") {
		d, err := family.ParseDefine(text)
		if err != nil {
			return nil, fmt.Errorf("line %d: run line: --define %s: %w", line.Line, text, err)
		}
		list = append(list, d)
	}
	return list, nil
}

// resolveExpectations makes the files that a run line expects relative to it.
func (s *session) resolveExpectations(dir string) {
	if slices.Contains(s.options.given, "expect") {
		return
	}
	for i, e := range s.options.expect {
		if path, ok := strings.CutPrefix(e.value, "@"); ok && !filepath.IsAbs(path) {
			s.options.expect[i].value = "@" + filepath.Join(dir, path)
		}
	}
	if path := s.options.printed; path != "" && !filepath.IsAbs(path) {
		s.options.printed = filepath.Join(dir, path)
	}
}

// bind gives the parameters their values and checks what can be checked
// without a device.
func (s *session) bind() error {
	var err error
	if s.bindings, err = launcher.Bind(s.entry.Params, s.groups...); err != nil {
		return err
	}
	if err := s.bindBuffers(); err != nil {
		return err
	}
	if err := launcher.CheckAddresses(s.bindings); err != nil {
		return err
	}
	for _, b := range s.bindings {
		if _, err := b.Bytes(); err != nil {
			return err
		}
	}
	for _, name := range s.options.print {
		if _, err := s.bufferParam("--print", name); err != nil {
			return err
		}
	}
	for _, o := range s.options.out {
		if _, err := s.bufferParam("--out", o.param); err != nil {
			return err
		}
	}
	for _, o := range s.options.plots {
		if _, err := s.bufferParam("--plot", o.param); err != nil {
			return err
		}
	}
	for _, e := range s.options.expect {
		if _, err := s.bufferParam("--expect", e.param); err != nil {
			return err
		}
	}
	return nil
}

// checkMemory reports an error when the buffers are more than the device or
// the host has room for.
func (s *session) checkMemory() error {
	info := s.device.Info()
	copies := int64(2) // what goes in and what comes back
	if info.Target == "" {
		copies++
	}
	if s.options.check {
		copies += 2
	}
	host := availableMemory() / copies
	var total int64
	for _, b := range s.bindings {
		n, err := b.Bytes()
		if err != nil {
			return err
		}
		total += n
		what := fmt.Sprintf("parameter %s (%s): the buffers up to %s take %d bytes", b.Name(), b.Param.Type(), b.Spec.Text, total)
		if info.Memory > 0 && total > info.Memory {
			return fmt.Errorf("%s, %s has %d", what, info.Name, info.Memory)
		}
		if host > 0 && total > host {
			return fmt.Errorf("%s, this machine has memory for %d in each of the %d copies needed", what, host, copies)
		}
	}
	return nil
}

// launchAndReport runs the entry and does with the result what was asked for.
func (s *session) launchAndReport(ctx context.Context) error {
	s.report.Entry, s.report.Grid = s.entry.Name, s.options.grid
	loaded, err := s.load(ctx)
	if err != nil {
		return err
	}
	defer loaded.Close()
	live, err := launcher.UploadArguments(ctx, s.device, s.entry, s.bindings, s.initial)
	if err != nil {
		return err
	}
	defer live.Free()
	if err := s.firstLaunch(ctx, loaded, live); err != nil {
		return err
	}
	if s.options.sample > 0 {
		s.command.say.Say("results are neither shown nor compared: --profile-blocks executes some tile blocks only")
		return s.showProfile()
	}
	if s.final, err = live.Download(ctx, s.initial); err != nil {
		return err
	}
	if err := s.show(); err != nil {
		return err
	}
	if err := s.showProfile(); err != nil {
		return err
	}
	compared := errors.Join(s.checkAll(ctx), s.expectAll(ctx), s.trace.close())
	if s.differ && s.options.device == "sim" {
		compared = errors.Join(compared, s.differentProduct(ctx))
	}
	if ctx.Err() == nil {
		compared = errors.Join(compared, s.benchmark(ctx, loaded, live))
	}
	return compared
}

// load compiles the module and loads it, and compiles it again for arguments that the
// copy engine cannot take.
func (s *session) load(ctx context.Context) (launcher.Loaded, error) {
	code, err := s.compile(ctx)
	if err != nil {
		return nil, err
	}
	s.code = code
	var fallback func(context.Context) (*launcher.Code, error)
	if code != nil {
		fallback = func(ctx context.Context) (_ *launcher.Code, err error) {
			s.code, err = s.compile(ctx, "roles")
			return s.code, err
		}
	}
	return launcher.LoadWithFallback(ctx, s.device, &launcher.Program{Module: s.module, Code: code}, fallback)
}

// firstLaunch runs the entry once, for its results.
func (s *session) firstLaunch(ctx context.Context, loaded launcher.Loaded, live *launcher.Arguments) error {
	out, kept := s.bar.under(s.stdout), new(bytes.Buffer)
	if s.options.json {
		out = kept
	}
	launch := &launcher.Launch{Entry: s.entry.Name, Grid: s.options.grid, Args: live.Args, Uses: live.Uses, Output: out}
	if s.options.check || s.options.printed != "" {
		launch.Prints = &s.prints
	}
	result, err := s.launch(ctx, loaded, launch)
	s.report.Output = kept.String()
	if result != nil && result.Dropped > 0 {
		s.report.Dropped = result.Dropped
		s.command.say.Say("%d messages of the kernel were lost: its message buffer was full", result.Dropped)
	}
	return err
}

// launch launches under a progress bar.
func (s *session) launch(ctx context.Context, loaded launcher.Loaded, l *launcher.Launch) (result *launcher.Result, err error) {
	s.happened()
	s.notice.start = time.Now()
	s.bar.during(l.Warmup+max(1, l.Iterations), func() { result, err = loaded.Launch(ctx, l) })
	s.happened()
	return result, err
}

// progress takes what the interpreter reports: how many tile blocks are done.
func (s *session) progress(done, total int64) {
	s.happened()
	s.bar.progress(done, total)
	if line := s.notice.progress(done, total, s.interpreted()); line != "" {
		s.bar.erase()
		s.command.say.Say("%s", line)
	}
}

func (s *session) happened() {
	if s.alive != nil {
		s.alive()
	}
}

// interpreted returns how many launches of the run are the interpreter's.
func (s *session) interpreted() launches {
	n := launches{}
	if s.options.check {
		n.check = 1
	}
	if s.device.Info().Target == "" {
		n.first, n.bench = 1, s.options.bench
	}
	return n
}

// benchmark times further launches, from the same first contents on.
func (s *session) benchmark(ctx context.Context, loaded launcher.Loaded, live *launcher.Arguments) error {
	if s.options.bench == 0 {
		return nil
	}
	if err := live.Rewrite(ctx, s.initial); err != nil {
		return err
	}
	warmup := warmupLaunches
	if s.device.Info().Target == "" {
		warmup = 0 // the interpreter has nothing to warm up
	}
	result, err := s.launch(ctx, loaded, &launcher.Launch{
		Entry: s.entry.Name, Grid: s.options.grid, Args: live.Args, Uses: live.Uses,
		Warmup: warmup, Iterations: s.options.bench, PerGraph: s.options.perGraph, Cold: s.options.cold,
	})
	if err != nil {
		return fmt.Errorf("--bench: %w", err)
	}
	b, err := newBenchReport(result.Times, s.options.flop, s.options.bytes)
	if err != nil {
		return err
	}
	if r, ok := loaded.(interface {
		Resources(string) (launcher.Resources, error)
	}); ok {
		if res, err := r.Resources(s.entry.Name); err == nil {
			b.Resources = &res
		}
	}
	b.PerGraph, b.Cold = s.options.perGraph, s.options.cold
	s.report.Bench = b
	s.say("%s\n", b)
	return nil
}

// warmupLaunches come before timed ones on a GPU.
const warmupLaunches = 3

// say prints to standard output, unless that is for JSON.
func (s *session) say(format string, args ...any) {
	if !s.options.json && s.unsaid == nil {
		_, s.unsaid = fmt.Fprintf(s.stdout, format, args...)
	}
}
