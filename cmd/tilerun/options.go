package main

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"tileir/cmd/internal/finding"
	"tileir/cmd/internal/shell"
	"tileir/cmd/internal/source"
	"tileir/family"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering"
	"tileir/lowering/remark"
)

// Without --timeout, patience is how long nothing may happen: no tile block comes
// to its end, no step to the next.
const (
	unsetTimeout = -1
	patience     = 60 * time.Second
)

// defaultIterations is the number of timed launches of a bare --bench.
const defaultIterations = 10

// defaultPerGraph is how many launches make a graph of a bare --bench-graph.
const defaultPerGraph = 20

// options is what flags say, of a command line or a run line.
type options struct {
	file     string
	defines  []family.Define // values for the parameters of a family
	entry    string
	grid     launcher.Grid
	args     []string
	buffers  []assignment
	out      []assignment
	plots    []assignment
	print    []string
	expect   []assignment
	printed  string // file with what the kernel is expected to print; "": nothing is expected
	check    bool
	tol      *launcher.Tolerance // nil: by element type
	bench    int                 // timed launches; 0: none
	perGraph int                 // launches that are timed as one; 0: each by itself
	cold     bool                // the cache holds nothing of the buffers ahead of a timed launch
	flop     float64             // per launch; 0: not given
	bytes    float64
	device   string // auto, cpu, cuda, sim
	ordinal  int    // of cuda:N
	sim      string // the target of sim:sm_XX; "": the simulator's default
	target   string
	lineInfo bool
	begins   bool           // launches may begin before those before them have ended
	recipe   string         // a file; "": none
	remarks  *remark.Filter // nil: none
	guards   bool
	timeout  time.Duration
	maxInput source.Limit
	seed     uint64
	json     bool
	profile  string // what --profile shows: lines, source or ptx; "": nothing
	sample   int    // tile blocks along each dimension that a profile is made of; 0: all
	runName  string
	version  bool
	executor executor
	findings finding.Options
	tune     tuning

	given []string // the flags that were set
}

// without lists the passes that are left out.
func (o *options) without() []string {
	if o.begins {
		return nil
	}
	return []string{"dependents"}
}

// assignment is PARAM=VALUE.
type assignment struct{ param, value string }

// errHelp asks for the help page.
var errHelp = errors.New("help")

func defaultOptions() options {
	return options{
		grid:     launcher.Grid{X: 1, Y: 1, Z: 1},
		device:   "auto",
		lineInfo: true,
		begins:   true,
		guards:   true,
		timeout:  unsetTimeout,
		maxInput: source.DefaultLimit,
		findings: finding.Default(),
	}
}

// parseCommandLine reads a command line without the program's name.
func parseCommandLine(args []string) (options, error) {
	o, files, err := parseFlags(args)
	if err != nil {
		return o, err
	}
	if len(files) != 1 && !o.version {
		return o, fmt.Errorf("expected one FILE (or - for standard input), got %d%s", len(files), o.apart(files))
	}
	o.file = strings.Join(files, "")
	return o, nil
}

// apart says which flag a word may belong to that stands for itself: 3 in --bench 3.
func (o *options) apart(words []string) string {
	flags := o.shell().Flags
	for _, word := range words {
		for _, name := range o.given {
			if f := flags.Lookup(name); len(words) == 2 && f.NoOptDefVal != "" && f.Value.Type() != "bool" && !strings.ContainsAny(word, "./") {
				return fmt.Sprintf(": %s; did you mean --%s=%s?", strings.Join(words, " and "), name, word)
			}
		}
	}
	if len(words) < 2 {
		return ""
	}
	return ": " + strings.Join(words, " and ")
}

// parseFlags reads flags and returns the words that are none.
func parseFlags(args []string) (options, []string, error) {
	o := defaultOptions()
	c := o.shell()
	help := c.Flags.BoolP("help", "h", false, "")
	words, err := c.Parse(args)
	switch {
	case err != nil:
		return o, nil, err
	case *help:
		return o, nil, errHelp
	case c.Flags.Changed("timeout") && o.timeout < 0:
		return o, nil, fmt.Errorf("--timeout %s is negative; 0 means none", o.timeout)
	}
	if err := o.tune.check(); err != nil {
		return o, nil, err
	}
	c.Flags.Visit(func(f *pflag.Flag) { o.given = append(o.given, f.Name) })
	return o, words, nil
}

// shell is the command line of the command.
func (o *options) shell() *shell.Command {
	return &shell.Command{
		Name: "tilerun", Help: helpText, Flags: o.flags(), Values: flagValues(), Words: shell.OwnWords(),
		Synonyms: map[string]map[string]string{"device": {"gpu": "cuda", "nvidia": "cuda", "host": "cpu"}},
	}
}

// flagValues lists what flags take.
func flagValues() map[string]func() []string {
	devices := []string{"auto", "cpu", "cuda", "sim"}
	for _, t := range lowering.Targets() {
		devices = append(devices, "sim:"+t)
	}
	values := map[string]func() []string{
		"device":    func() []string { return devices },
		"target":    lowering.Targets,
		"profile":   func() []string { return []string{"lines", "source", "ptx"} },
		"tune":      func() []string { return []string{"all", defaultBudget.String()} },
		"unchecked": func() []string { return append(interp.CheckNames(), "all") },
		"remarks": func() []string {
			names := []string{"missed", "applied", "analysis", "all"}
			for _, p := range lowering.Passes() {
				names = append(names, p[0])
			}
			return names
		},
	}
	for name, list := range finding.Values() {
		values[name] = func() []string { return list }
	}
	return values
}

func (o *options) flags() *pflag.FlagSet {
	fs := pflag.NewFlagSet("tilerun", pflag.ContinueOnError)
	fs.SortFlags = false
	fs.Usage = func() {}
	fs.Var(&shell.FlagFunc{Form: "NAME=VALUE", Func: o.define}, "define", "")
	fs.StringVar(&o.entry, "entry", "", "")
	fs.Var(&shell.FlagFunc{Form: "X[,Y[,Z]]", Func: func(s string) (err error) { o.grid, err = launcher.ParseGrid(s); return }}, "grid", "")
	fs.StringArrayVar(&o.args, "arg", nil, "")
	fs.Var(&shell.FlagFunc{Form: "NAME=VALUE", Func: assign(&o.buffers)}, "buffer", "")
	fs.Var(&shell.FlagFunc{Form: "PARAM=FILE", Func: assign(&o.out)}, "out", "")
	fs.Var(&shell.FlagFunc{Form: "PARAM=FILE.png", Func: assign(&o.plots)}, "plot", "")
	fs.StringArrayVar(&o.print, "print", nil, "")
	fs.Var(&shell.FlagFunc{Form: "PARAM=@FILE or @FILE", Func: o.setExpect}, "expect", "")
	fs.Var(&shell.FlagFunc{Form: "RTOL,ATOL", Func: o.setCheck}, "check", "")
	fs.Lookup("check").NoOptDefVal = defaultCheck
	fs.Var(&shell.FlagFunc{Form: "N", Func: o.setBench}, "bench", "")
	fs.Lookup("bench").NoOptDefVal = strconv.Itoa(defaultIterations)
	fs.Var(&shell.FlagFunc{Form: "N", Func: o.setPerGraph}, "bench-graph", "")
	fs.Lookup("bench-graph").NoOptDefVal = strconv.Itoa(defaultPerGraph)
	fs.BoolVar(&o.cold, "bench-cold", false, "")
	fs.Var(&shell.FlagFunc{Form: "N", Func: func(s string) (err error) { o.flop, err = parseAmount(s); return }}, "flop", "")
	fs.Var(&shell.FlagFunc{Form: "N", Func: func(s string) (err error) { o.bytes, err = parseAmount(s); return }}, "bytes", "")
	fs.Var(&shell.FlagFunc{Form: "auto|cpu|cuda[:N]|sim[:sm_XX]", Func: o.setDevice}, "device", "")
	fs.Var(&shell.FlagFunc{Form: "sm_XX[a]", Func: o.setTarget}, "target", "")
	fs.StringVar(&o.recipe, "recipe", "", "")
	fs.BoolVar(&o.lineInfo, "line-info", o.lineInfo, "")
	fs.BoolVar(&o.begins, "dependent", o.begins, "")
	fs.Var(&shell.FlagFunc{Form: "KIND,PASS,…", Func: o.setRemarks}, "remarks", "")
	fs.Lookup("remarks").NoOptDefVal = "all"
	fs.BoolVar(&o.guards, "guards", o.guards, "")
	fs.DurationVar(&o.timeout, "timeout", o.timeout, "")
	fs.Var(&o.maxInput, "max-input", "")
	fs.Uint64Var(&o.seed, "seed", 0, "")
	fs.BoolVar(&o.json, "json", false, "")
	fs.Var(&shell.FlagFunc{Form: "lines|source|ptx", Func: o.setProfile}, "profile", "")
	fs.Lookup("profile").NoOptDefVal = "lines"
	fs.Var(&shell.FlagFunc{Form: "N", Func: o.setSample}, "profile-blocks", "")
	fs.Var(&shell.FlagFunc{Form: "CHECK,…", Func: o.executor.setUnchecked}, "unchecked", "")
	fs.Lookup("unchecked").NoOptDefVal = "all"
	fs.BoolVar(&o.executor.poison, "poison", false, "")
	fs.Var(&shell.FlagFunc{Form: "random:SEED", Func: o.executor.setSchedule}, "schedule", "")
	fs.StringVar(&o.executor.trace, "trace", "", "")
	fs.Var(&shell.FlagFunc{Form: "X[,Y[,Z]]", Func: o.executor.setTraceBlock}, "trace-block", "")
	fs.StringVar(&o.runName, "run", "", "")
	o.tune.flags(fs)
	fs.BoolVar(&o.version, "version", false, "")
	o.findings.Flags(fs)
	return fs
}

// over lays the flags that were given in o over those of a run line. Lists are
// replaced as a whole, but for arguments: those are bound per parameter later.
func (o options) over(line options) options {
	merged := o
	fields := map[string]func(){
		"entry":       func() { merged.entry = line.entry },
		"grid":        func() { merged.grid = line.grid },
		"buffer":      func() { merged.buffers = line.buffers },
		"out":         func() { merged.out = line.out },
		"plot":        func() { merged.plots = line.plots },
		"print":       func() { merged.print = line.print },
		"expect":      func() { merged.expect, merged.printed = line.expect, line.printed },
		"check":       func() { merged.check, merged.tol = line.check, line.tol },
		"bench":       func() { merged.bench = line.bench },
		"bench-graph": func() { merged.perGraph = line.perGraph },
		"bench-cold":  func() { merged.cold = line.cold },
		"flop":        func() { merged.flop = line.flop },
		"bytes":       func() { merged.bytes = line.bytes },
		"device":      func() { merged.device, merged.ordinal, merged.sim = line.device, line.ordinal, line.sim },
		"target":      func() { merged.target = line.target },
		"guards":      func() { merged.guards = line.guards },
		"remarks":     func() { merged.remarks = line.remarks },
		"line-info":   func() { merged.lineInfo = line.lineInfo },
		"dependent":   func() { merged.begins = line.begins },
		"timeout":     func() { merged.timeout = line.timeout },
		"seed":        func() { merged.seed = line.seed },
		"json":        func() { merged.json = line.json },
		"profile":     func() { merged.profile = line.profile },

		"profile-blocks": func() { merged.sample, merged.profile = line.sample, cmp.Or(merged.profile, line.profile) },

		"unchecked":   func() { merged.executor.unchecked = line.executor.unchecked },
		"poison":      func() { merged.executor.poison = line.executor.poison },
		"schedule":    func() { merged.executor.schedule = line.executor.schedule },
		"trace":       func() { merged.executor.trace = line.executor.trace },
		"trace-block": func() { merged.executor.traceBlock = line.executor.traceBlock },
	}
	for _, name := range line.given {
		if set := fields[name]; set != nil && !slices.Contains(o.given, name) {
			set()
		}
	}
	return merged
}

// parseRunLine reads the flags of a run line, which may not choose FILE or
// another run line, nor name files to write.
func parseRunLine(l launcher.RunLine) (options, error) {
	o, rest, err := parseFlags(l.Words)
	switch {
	case errors.Is(err, errHelp):
		return o, fmt.Errorf("--help is not for run lines")
	case err != nil:
		return o, err
	case len(rest) > 0:
		return o, fmt.Errorf("%q is no flag", rest[0])
	}
	for _, name := range commandLineOnly {
		if slices.Contains(o.given, name) {
			return o, fmt.Errorf("--%s is for the command line only", name)
		}
	}
	return o, nil
}

// commandLineOnly are the flags that no run line may have: to look at a program
// must not write files where the program's author wants, and what bounds or
// replaces the reading of the program comes too late in it; a recipe is not for all devices.
var commandLineOnly = []string{"run", "recipe", "out", "plot", "trace", "max-input", "version", "diagnostics", "color",
	"tune", "tuned", "tune-cache", "tune-report", "tune-recipe", "tune-shard"}

// define reads --define NAME=VALUE, or several values for --tune.
func (o *options) define(text string) error {
	if strings.Contains(text, ",") || strings.Contains(text, "..") {
		r, err := family.ParseRange(text)
		o.tune.ranges = append(o.tune.ranges, r)
		return err
	}
	d, err := family.ParseDefine(text)
	o.defines = append(o.defines, d)
	return err
}

func (o *options) setRemarks(text string) error {
	filter, err := remark.ParseFilter(text)
	o.remarks = &filter
	return err
}

// assign returns how PARAM=VALUE is added to a list.
func assign(list *[]assignment) func(string) error {
	return func(s string) error {
		param, value, ok := strings.Cut(s, "=")
		if !ok || param == "" || value == "" {
			return fmt.Errorf("expected PARAM=FILE")
		}
		*list = append(*list, assignment{param, value})
		return nil
	}
}

// setExpect reads PARAM=VALUE, or @FILE with what the kernel prints.
func (o *options) setExpect(s string) error {
	path, ok := strings.CutPrefix(s, "@")
	switch {
	case !ok:
		if assign(&o.expect)(s) != nil {
			return fmt.Errorf("expected PARAM=@FILE or PARAM=VALUE for a buffer, or @FILE for what the kernel prints")
		}
		return nil
	case path == "" || path == "-":
		return fmt.Errorf("expected the name of a file after @")
	case o.printed != "":
		return fmt.Errorf("expected one file of what the kernel prints, got @%s as well", o.printed)
	}
	o.printed = path
	return nil
}

// defaultCheck stands for a bare --check.
const defaultCheck = "by element type"

func (o *options) setCheck(s string) error {
	o.check, o.tol = true, nil
	if s == defaultCheck {
		return nil
	}
	rel, abs, ok := strings.Cut(s, ",")
	r, err1 := strconv.ParseFloat(rel, 64)
	a, err2 := strconv.ParseFloat(abs, 64)
	if !ok || err1 != nil || err2 != nil || !(r >= 0) || !(a >= 0) {
		return fmt.Errorf("expected RTOL,ATOL, such as 1e-3,1e-5")
	}
	o.tol = &launcher.Tolerance{Rel: r, Abs: a}
	return nil
}

// maxIterations bounds --bench.
const maxIterations = 1_000_000

func (o *options) setBench(s string) error {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > maxIterations {
		return fmt.Errorf("expected a number of launches from 1 to %d", maxIterations)
	}
	o.bench = n
	return nil
}

// maxPerGraph bounds --bench-graph: the driver needs memory for each launch.
const maxPerGraph = 10_000

func (o *options) setPerGraph(s string) error {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > maxPerGraph {
		return fmt.Errorf("expected how many launches make a graph, from 1 to %d", maxPerGraph)
	}
	o.perGraph = n
	return nil
}

// parseAmount reads a number or a product of numbers, such as 2*4096*4096*4096.
func parseAmount(s string) (float64, error) {
	product := 1.0
	for factor := range strings.SplitSeq(s, "*") {
		x, err := strconv.ParseFloat(strings.TrimSpace(factor), 64)
		if err != nil || !(x > 0) || math.IsInf(x, 0) {
			return 0, fmt.Errorf("expected a number or a product such as 2*4096*4096*4096")
		}
		product *= x
	}
	return product, nil
}

// deviceForms is what --device takes.
const deviceForms = "expected auto, cpu, cuda, cuda:N, sim or sim:sm_XX"

func (o *options) setDevice(s string) error {
	name, which, given := strings.Cut(s, ":")
	o.device, o.ordinal, o.sim = name, 0, ""
	switch {
	case name != "auto" && name != "cpu" && name != "cuda" && name != "sim", given && (name == "auto" || name == "cpu"):
		return errors.New(deviceForms)
	case !given:
		return nil
	case name == "sim":
		o.sim = which
		_, err := launcher.ParseTarget(which)
		return err
	}
	n, err := strconv.Atoi(which)
	if err != nil || n < 0 {
		return errors.New(deviceForms)
	}
	o.ordinal = n
	return nil
}

func (o *options) setTarget(s string) error {
	_, err := launcher.ParseTarget(s)
	o.target = s
	return err
}
