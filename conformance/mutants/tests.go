package main

import (
	"slices"
	"strings"
)

// tests lists for each package the tests that should see its bugs, quick ones
// first: a package, and flags. A package below one listed follows its parent's
// row.
var tests = map[string][]string{
	"ast":                    {"ast", "grammar " + syntax, "verify " + findings, "bytecode -test.run=RoundTrip|Coverage|Refusals", "lowering/opt -test.skip=Fuzz"},
	"ast/num":                {"ast/num -test.run=Special|Subnormal|FToBit|TestIntegers|ParseDecimal", "ast/num -test.run=IntFloat|EncodeRounds|EncodeUnsigned|EncodeE8M0|DecodeBy", "ast/num -test.run=Arithmetic|Sqrt|Accurate|RoundTrip|FastForms"},
	"grammar":                {"grammar " + syntax, "grammar -test.run=Nesting|Long|Large|NotText", "verify " + findings},
	"bytecode":               {"bytecode -test.run=Errors|Depth|Dump|Forms|RoundTrip|Coverage|Refusals|Not|Layout|Older", "bytecode -test.run=Truncated|Mutated"},
	"verify":                 {"verify " + findings},
	"views":                  {"views", "launcher/interp -test.run=Files", "conformance -test.run=Faults$"},
	"launcher":               {"launcher -test.skip=Fuzz", "cmd/tilerun -test.run=Runs|Usage|Failures|Out|JSON"},
	"launcher/interp":        {"launcher/interp -test.run=Files|Rows", "launcher/interp -test.run=Matrix|Gemm|Page|Tiling|Knowledge|Past", "conformance -test.run=Faults$"},
	"lowering/opt":           {"lowering/opt -test.skip=Fuzz", "conformance -test.run=PassesKeepMeaning"},
	"lowering/chunk":         {"lowering/chunk", "lowering -test.run=Passes", "conformance -test.run=ChunksKeepMeaning"},
	"lowering/layout":        {"lowering/layout", "lowering -test.run=Programs|Passes"},
	"lowering/analysis":      append([]string{"lowering/analysis"}, plans...),
	"lowering/plan":          plans,
	"lowering/plan/barrier":  plans,
	"lowering/plan/expand":   slices.Concat(plans, allExecuted[1:]),
	"lowering/plan/legalize": slices.Concat(plans, allExecuted[1:]),
	"lowering/llvmgen":       slices.Concat(executed, []string{"lowering/llvmgen"}, allExecuted),
	"ptxgen":                 slices.Concat([]string{"ptxgen -test.skip=Fuzz", "ptxgen/ptx"}, executed, allExecuted),
	"ptxgen/asm":             slices.Concat(executed, []string{"lowering -test.run=MemoryOrders", "ptxgen/asm"}, allExecuted),
	"cmd/tileopt":            {"cmd/tileopt -test.skip=Timeout|WithoutEnd"},
	"cmd/tilerun":            {"cmd/tilerun -test.run=Runs|Usage|Failures|Out|JSON|Help|Assertion|Flags"},
}

// What most bugs in the language show in.
const (
	syntax   = "-test.run=Format|RoundTrip|Printed|Errors|Lexers|Generated|LastElement"
	findings = "-test.run=Files|Built|Examples|Catalogue|Codes"
)

// plans are the tests that see what is wrong in plans, and in what they are made of.
var plans = []string{"lowering/plan/assign", "lowering/plan/barrier", "lowering/plan/schedule", "lowering -test.run=Passes|Programs|Pipeline", "lowering -test.run=Batch|Errors|Remarks", "conformance -test.run=TestFuzz$ -fuzzkernels=40"}

// executed are the tests that execute generated code, on the simulator: a sample,
// and all.
var (
	executed    = []string{"conformance -test.run=ProgramsSim", "conformance -test.run=MatrixSim", "conformance -test.run=ExamplesSim"}
	allExecuted = []string{"conformance -test.run=MatrixSim TILEIR_TESTS=all", "conformance -test.run=ProgramsSim TILEIR_TESTS=all"}
)

// generated are the packages that make what a GPU executes, and the simulator.
var generated = []string{"lowering/llvmgen", "ptxgen"}

// testsOf returns the tests of a package, each split into words.
func testsOf(dir string) [][]string {
	for tests[dir] == nil {
		i := strings.LastIndexByte(dir, '/')
		if i < 0 {
			return nil
		}
		dir = dir[:i]
	}
	var list [][]string
	for _, t := range tests[dir] {
		list = append(list, strings.Fields(t))
	}
	return list
}
