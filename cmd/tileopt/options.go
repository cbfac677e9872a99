package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tileir/cmd/internal/source"
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

	format        bool
	emit          string
	target        string
	printBefore   []string
	printAfter    []string
	startAfter    string
	disablePasses []string
	timePasses    bool
	lineInfo      bool
	remarks       *remark.Filter // nil: none
	remarksFile   string

	timeout  time.Duration
	maxInput source.Limit

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

// parseOptions reads the command line. Flags may stand before and after the
// file.
func parseOptions(args []string) (*options, error) {
	o := &options{output: "-", emit: "mlir", target: defaultTarget, lineInfo: true, maxInput: source.DefaultLimit}
	f := o.flags()
	var files []string
	for {
		if err := f.Parse(args); err != nil {
			return nil, flagError(err)
		}
		if f.NArg() == 0 {
			break
		}
		files = append(files, f.Arg(0))
		args = f.Args()[1:]
	}
	switch len(files) {
	case 0:
		o.file = "-"
	case 1:
		o.file = files[0]
	default:
		return nil, fmt.Errorf("expected one file, got %s and %s", files[0], files[1])
	}
	return o, o.check()
}

// names reads the value of a flag as names, behind those of the flag before.
func names(list *[]string) func(string) error {
	return func(text string) error {
		*list = append(*list, strings.Split(text, ",")...)
		return nil
	}
}

func (o *options) flags() *flag.FlagSet {
	f := flag.NewFlagSet("tileopt", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	f.StringVar(&o.output, "o", o.output, "")
	f.BoolVar(&o.noImplicitModule, "no-implicit-module", false, "")
	f.BoolVar(&o.split, "split-input-file", false, "")
	f.BoolVar(&o.generic, "mlir-print-op-generic", false, "")
	f.BoolVar(&o.debugInfo, "mlir-print-debuginfo", false, "")
	f.BoolVar(&o.verifyDiagnostics, "verify-diagnostics", false, "")
	f.BoolVar(&o.allowUnregistered, "allow-unregistered-dialect", false, "")
	f.BoolVar(&o.warnHints, "Wunsupported-hints", false, "")
	f.BoolVar(&o.hintErrors, "Werr-hints", false, "")
	f.BoolVar(&o.format, "format", false, "")
	f.StringVar(&o.emit, "emit", o.emit, "")
	f.StringVar(&o.target, "target", o.target, "")
	f.Func("print-before", "", names(&o.printBefore))
	f.Func("print-after", "", names(&o.printAfter))
	f.StringVar(&o.startAfter, "start-after", "", "")
	f.Func("disable-pass", "", names(&o.disablePasses))
	f.BoolVar(&o.lineInfo, "line-info", o.lineInfo, "")
	f.BoolVar(&o.showVersion, "version", false, "")
	f.BoolFunc("remarks", "", o.setRemarks)
	f.StringVar(&o.remarksFile, "remarks-output", "", "")
	f.BoolVar(&o.timePasses, "time-passes", false, "")
	f.BoolFunc("list-ops", "", func(s string) error {
		if opLists[s] == nil {
			return errors.New("expected --list-ops, --list-ops=json or --list-ops=markdown")
		}
		o.listOps = s
		return nil
	})
	f.DurationVar(&o.timeout, "timeout", 0, "")
	f.Var(&o.maxInput, "max-input", "")
	f.StringVar(&o.explain, "explain", "", "")
	o.bytecodeOptions.flags(f)
	o.passOptions.flags(f)
	return f
}

// flagError words an error of package flag as ours are.
func flagError(err error) error {
	if errors.Is(err, flag.ErrHelp) {
		return errHelp
	}
	msg := err.Error()
	if name, ok := strings.CutPrefix(msg, "flag provided but not defined: "); ok {
		return fmt.Errorf("unknown flag %s", name)
	}
	return err
}

// setRemarks reads --remarks or --remarks=FILTER.
func (o *options) setRemarks(text string) error {
	if text == "true" {
		text = "all"
	}
	filter, err := remark.ParseFilter(text)
	o.remarks = &filter
	return err
}

func (o *options) check() error {
	if !slices.Contains(emits, o.emit) {
		return fmt.Errorf("expected --emit=%s, got %s", strings.Join(emits, "|"), o.emit)
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
	if o.emit == "mlir" && (len(o.printBefore)+len(o.printAfter) > 0 || o.timePasses || o.startAfter != "" || len(o.disablePasses) > 0 || o.remarks != nil || o.remarksFile != "") {
		return errors.New("--print-before, --print-after, --start-after, --disable-pass, --remarks, --remarks-output and --time-passes are about lowering: expected --emit=plan, llvm or ptx with them")
	}
	if ext := filepath.Ext(o.remarksFile); o.remarksFile != "" && ext != ".yaml" && ext != ".json" {
		return fmt.Errorf("--remarks-output %s: expected a file with .yaml or .json", o.remarksFile)
	}
	if o.encodes() && (o.emit != "mlir" || o.format) {
		return errors.New("-mlir-to-cudatilebc, -test-cudatile-roundtrip and --dump-bytecode say what to write: expected neither --emit nor --format with them")
	}
	return o.bytecodeOptions.check()
}
