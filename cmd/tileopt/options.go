package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"tileir/bytecode"
	"tileir/cmd/internal/codes"
	"tileir/cmd/internal/finding"
	"tileir/cmd/internal/shell"
	"tileir/cmd/internal/source"
	"tileir/family"
	"tileir/lowering"
	"tileir/lowering/opt"
	"tileir/lowering/remark"
)

// options is the command line, understood.
type options struct {
	file   string // "-" for standard input
	output string // "-" for standard output

	noImplicitModule  bool
	split             bool
	generic           bool
	debugInfo         bool
	verifyDiagnostics bool
	allowUnregistered bool
	warnHints         bool
	hintErrors        bool

	defines []family.Define // values for the parameters of a family
	ranges  []family.Range  // those of which each is to be tried
	expand  bool

	model   string // the form of the table of candidates: text or json; "": none
	runName string // of the run line that says what they are for

	format        bool
	emit          string
	target        string
	printBefore   []string
	printAfter    []string
	startAfter    string
	recipe        string // a file; "": none
	printRecipe   bool
	disablePasses []string
	timePasses    bool
	lineInfo      bool
	remarks       *remark.Filter // nil: none
	remarksFile   string

	timeout  time.Duration
	maxInput source.Limit

	findings finding.Options

	bytecodeOptions
	passOptions

	listOps     string // "" or a key of opLists
	explain     string
	showVersion bool
}

// errHelp says that the help page is asked for.
var errHelp = errors.New("help")

// The forms that --emit knows.
var emits = []string{"mlir", "plan", "llvm", "ptx"}

// defaultTarget is what is compiled for if nothing is said.
const defaultTarget = "sm_90a"

// newOptions is what holds if nothing is said.
func newOptions() *options {
	return &options{output: "-", emit: "mlir", target: defaultTarget, lineInfo: true, maxInput: source.DefaultLimit, findings: finding.Default()}
}

// parse reads the command line, that of o. Flags may stand before and after the file. After
// an error the options say how to print it.
func (o *options) parse(line *shell.Command, args []string) error {
	help := line.Flags.BoolP("help", "h", false, "")
	files, err := line.Parse(args)
	if err != nil {
		return err
	}
	if *help {
		return errHelp
	}
	switch len(files) {
	case 0:
		o.file = "-"
	case 1:
		o.file = files[0]
	default:
		return fmt.Errorf("expected one file, got %s and %s", files[0], files[1])
	}
	return o.check()
}

// shell is the command line of the command.
func (o *options) shell() *shell.Command {
	return &shell.Command{Name: "tileopt", Help: helpText, Flags: o.flags(), Values: flagValues(), Words: append(shell.OwnWords(), lspWord), OneDash: true}
}

// flagValues lists what flags take.
func flagValues() map[string]func() []string {
	passes := func() (names []string) {
		for _, p := range lowering.Passes() {
			names = append(names, p[0])
		}
		return names
	}
	values := map[string]func() []string{
		"emit":         func() []string { return emits },
		"target":       lowering.Targets,
		"print-before": func() []string { return append(passes(), "all") },
		"print-after":  func() []string { return append(passes(), "all") },
		"start-after":  passes,
		"disable-pass": passes,
		"remarks":      func() []string { return append(passes(), "missed", "applied", "analysis", "all") },
		"list-ops":     func() []string { return slices.Sorted(maps.Keys(opLists)) },
		"pass-pipeline": func() (names []string) {
			for i := range opt.Passes {
				names = append(names, opt.Passes[i].Name)
			}
			return names
		},
		"model":   func() []string { return []string{"text", "json"} },
		"explain": codes.Names,
		"bytecode-version": func() (list []string) {
			for _, v := range bytecode.Versions() {
				list = append(list, v.String())
			}
			return list
		},
	}
	for name, list := range finding.Values() {
		values[name] = func() []string { return list }
	}
	return values
}

// names reads the value of a flag as names, behind those of the flag before.
func names(list *[]string) func(string) error {
	return func(text string) error {
		*list = append(*list, strings.Split(text, ",")...)
		return nil
	}
}

func (o *options) flags() *pflag.FlagSet {
	f := pflag.NewFlagSet("tileopt", pflag.ContinueOnError)
	f.SortFlags = false
	f.Usage = func() {}
	f.StringVarP(&o.output, "output", "o", o.output, "")
	f.BoolVar(&o.noImplicitModule, "no-implicit-module", false, "")
	f.BoolVar(&o.split, "split-input-file", false, "")
	f.BoolVar(&o.generic, "mlir-print-op-generic", false, "")
	f.BoolVar(&o.debugInfo, "mlir-print-debuginfo", false, "")
	f.BoolVar(&o.verifyDiagnostics, "verify-diagnostics", false, "")
	f.BoolVar(&o.allowUnregistered, "allow-unregistered-dialect", false, "")
	f.BoolVar(&o.warnHints, "Wunsupported-hints", false, "")
	f.BoolVar(&o.hintErrors, "Werr-hints", false, "")
	f.Var(&shell.FlagFunc{Form: "NAME=VALUE", Func: o.define}, "define", "")
	f.BoolVar(&o.expand, "expand", false, "")
	optional(f, "model", "text|json", o.setModel)
	f.StringVar(&o.runName, "run", "", "")
	f.BoolVar(&o.format, "format", false, "")
	f.StringVar(&o.emit, "emit", o.emit, "")
	f.StringVar(&o.target, "target", o.target, "")
	f.Var(&shell.FlagFunc{Form: "PASS,…|all", Func: names(&o.printBefore)}, "print-before", "")
	f.Var(&shell.FlagFunc{Form: "PASS,…|all", Func: names(&o.printAfter)}, "print-after", "")
	f.StringVar(&o.startAfter, "start-after", "", "")
	f.Var(&shell.FlagFunc{Form: "PASS,…", Func: names(&o.disablePasses)}, "disable-pass", "")
	f.StringVar(&o.recipe, "recipe", "", "")
	f.BoolVar(&o.printRecipe, "print-recipe", false, "")
	f.BoolVar(&o.lineInfo, "line-info", o.lineInfo, "")
	f.BoolVar(&o.showVersion, "version", false, "")
	optional(f, "remarks", "KIND,PASS,…", o.setRemarks)
	f.StringVar(&o.remarksFile, "remarks-output", "", "")
	f.BoolVar(&o.timePasses, "time-passes", false, "")
	optional(f, "list-ops", "json|markdown", func(s string) error {
		if opLists[s] == nil {
			return errors.New("expected --list-ops, --list-ops=json or --list-ops=markdown")
		}
		o.listOps = s
		return nil
	})
	f.DurationVar(&o.timeout, "timeout", 0, "")
	f.Var(&o.maxInput, "max-input", "")
	f.StringVar(&o.explain, "explain", "", "")
	o.findings.Flags(f)
	o.bytecodeOptions.flags(f)
	o.passOptions.flags(f)
	return f
}

// alone is the value of a flag that stands without one.
const alone = "true"

// optional adds a flag that may stand without a value.
func optional(f *pflag.FlagSet, name, form string, set func(string) error) {
	f.Var(&shell.FlagFunc{Form: form, Func: set}, name, "")
	f.Lookup(name).NoOptDefVal = alone
}

// define reads --define NAME=VALUE, or several values of which each is to be tried.
func (o *options) define(text string) error {
	if strings.Contains(text, ",") || strings.Contains(text, "..") {
		r, err := family.ParseRange(text)
		o.ranges = append(o.ranges, r)
		return err
	}
	d, err := family.ParseDefine(text)
	o.defines = append(o.defines, d)
	return err
}

// setModel reads --model or --model=FORM.
func (o *options) setModel(text string) error {
	if text == alone {
		text = "text"
	}
	if text != "text" && text != "json" {
		return errors.New("expected --model, --model=text or --model=json")
	}
	o.model = text
	return nil
}

// setRemarks reads --remarks or --remarks=FILTER.
func (o *options) setRemarks(text string) error {
	if text == alone {
		text = "all"
	}
	filter, err := remark.ParseFilter(text)
	o.remarks = &filter
	return err
}

// sameFile reports whether two names are of one file that is there.
func sameFile(a, b string) bool {
	if a == "-" || b == "-" {
		return false
	}
	one, err := os.Stat(a)
	if err != nil {
		return false
	}
	other, err := os.Stat(b)
	return err == nil && one.Mode().IsRegular() && os.SameFile(one, other)
}

func (o *options) check() error {
	if !slices.Contains(emits, o.emit) {
		return shell.DidYouMean(fmt.Errorf("expected --emit=%s, got %s", strings.Join(emits, "|"), o.emit), o.emit, emits)
	}
	if targets := lowering.Targets(); !slices.Contains(targets, o.target) {
		return shell.DidYouMean(fmt.Errorf("cannot compile for target %q: expected one of %s", o.target, strings.Join(targets, ", ")), o.target, targets)
	}
	if o.format && o.emit != "mlir" {
		return fmt.Errorf("--format lays out the text as it is: expected no --emit=%s with it", o.emit)
	}
	if !o.format && sameFile(o.file, o.output) {
		return fmt.Errorf("-o %s is the file that is read, whose comments and layout would be lost: expected another one, or --format, which keeps them", o.output)
	}
	if o.output == "" {
		return errors.New("expected a file after -o")
	}
	if o.timeout < 0 {
		return fmt.Errorf("--timeout %s is negative; 0 means none", o.timeout)
	}
	if o.emit == "ptx" && filepath.Ext(o.output) == ".json" {
		return fmt.Errorf("-o %s: the name with .json is that of the file beside the PTX: expected another one, such as %s", o.output, besides(o.output, ".ptx"))
	}
	if o.split && (o.emit == "llvm" || o.emit == "ptx") {
		return fmt.Errorf("--split-input-file makes several modules, and --emit=%s one file: expected --emit=mlir or plan", o.emit)
	}
	if o.emit == "mlir" && !o.printRecipe && (len(o.printBefore)+len(o.printAfter) > 0 || o.timePasses || o.startAfter != "" || len(o.disablePasses) > 0 || o.remarks != nil || o.remarksFile != "") {
		return errors.New("--print-before, --print-after, --start-after, --disable-pass, --remarks, --remarks-output and --time-passes are about lowering: expected --emit=plan, llvm or ptx with them")
	}
	if ext := filepath.Ext(o.remarksFile); o.remarksFile != "" && ext != ".yaml" && ext != ".json" {
		return fmt.Errorf("--remarks-output %s: expected a file with .yaml or .json", o.remarksFile)
	}
	if o.findings.Format != "text" && (len(o.printBefore)+len(o.printAfter) > 0 || o.timePasses) {
		return errors.New("--print-before, --print-after and --time-passes write text to standard error: expected --diagnostics=text with them")
	}
	if o.expand && (o.format || o.encodes() || o.emit != "mlir") {
		return errors.New("--expand writes the text itself: expected neither --format, --emit nor bytecode with it")
	}
	if o.format && len(o.defines) > 0 {
		return errors.New("--format lays out a family as it is: expected no --define with it")
	}
	if o.printRecipe && (o.emit != "mlir" || o.split || o.encodes() || o.format || o.expand) {
		return errors.New("--print-recipe writes a recipe: expected no other form, and one module, with it")
	}
	if err := o.checkModel(); err != nil {
		return err
	}
	if o.recipe != "" && o.emit == "mlir" && !o.printRecipe && o.model == "" {
		return errors.New("--recipe is about lowering: expected --emit=plan, llvm or ptx with it")
	}
	if o.encodes() && (o.emit != "mlir" || o.format) {
		return errors.New("-mlir-to-cudatilebc, -test-cudatile-roundtrip and --dump-bytecode say what to write: expected neither --emit nor --format with them")
	}
	return o.bytecodeOptions.check()
}

// checkModel holds --model to what goes with it.
func (o *options) checkModel() error {
	switch {
	case o.model == "" && len(o.ranges) > 0:
		return fmt.Errorf("--define %s=%s gives several values, of which each makes a module: expected --model with it", o.ranges[0].Name, strings.Join(o.ranges[0].Values, ","))
	case o.model == "" && o.runName != "":
		return errors.New("--run names the run line that says what the candidates of --model are for: expected --model with it")
	case o.model != "" && (o.emit != "mlir" || o.split || o.encodes() || o.format || o.expand || o.printRecipe):
		return errors.New("--model writes a table of candidates: expected no other form, and one module, with it")
	}
	return nil
}
