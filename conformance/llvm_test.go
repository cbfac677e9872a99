package conformance

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
	"tileir/lowering"
)

// LLVM's own backend is a second road from our LLVM IR to PTX: it must take all
// of it, and what it writes must compute the same. The two halves of that run on
// two machines, one with llc and one with a GPU: the first writes PTX to the
// folder of -llcout, the second reads it from that of -llcin.
var (
	llcOut = flag.String("llcout", "", "a folder that TestLLVM writes the PTX of llc-19 to, for TestLLVMGPU")
	llcIn  = flag.String("llcin", "", "the folder that TestLLVMGPU reads it from")
)

// llvmTarget is the newest that llc-19 knows, and llvmFeatures the newest PTX.
// Nothing is contracted: neither does ptxgen.
const (
	llvmTarget   = "sm_90a"
	llvmFeatures = "+ptx85"
)

// llvmSample lists the files whose programs both roads compile.
func llvmSample(t *testing.T) []string {
	t.Helper()
	var list []string
	for _, pattern := range []string{"../examples/*.mlir", "kernels/*.mlir", "../lowering/testdata/*.mlir", "../lowering/testdata/fixedbugs/*.mlir"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: no files (%v)", pattern, err)
		}
		list = append(list, found...)
	}
	return list
}

// llvmStamp is the first line of what llc makes of an LLVM module, which says
// of which.
func llvmStamp(r *lowering.Result) string {
	return fmt.Sprintf("// of LLVM IR %x\n", sha256.Sum256([]byte(r.LLVM.String())))
}

// TestLLVM gives the LLVM IR of each program to LLVM's own backend, and what
// comes out to ptxas where there is one.
func TestLLVM(t *testing.T) {
	llc, err := exec.LookPath("llc-19")
	if err != nil {
		t.Skip("no llc-19 on the path")
	}
	ptxas := findPTXAS()
	dir := *llcOut
	if dir == "" {
		dir = t.TempDir()
	}
	for _, path := range llvmSample(t) {
		p := parseProgram(t, path)
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			r := p.compile(t, llvmTarget, nil)
			if why := newerLLVM(r); why != "" {
				t.Skip(why)
			}
			ptx := llcPTX(t, llc, r)
			file := filepath.Join(dir, p.name+".ptx")
			if err := os.WriteFile(file, append([]byte(llvmStamp(r)), ptx...), 0o644); err != nil {
				t.Fatal(err)
			}
			if ptxas == "" {
				return
			}
			if said, err := exec.CommandContext(t.Context(), ptxas, "-O0", "-arch="+llvmTarget, file, "-o", os.DevNull).CombinedOutput(); err != nil {
				t.Errorf("ptxas: %v\n%s", err, said)
			}
		})
	}
}

// TestLLVMCases gives llc the operation matrix and the random kernels.
func TestLLVMCases(t *testing.T) {
	llc, err := exec.LookPath("llc-19")
	if err != nil {
		t.Skip("no llc-19 on the path")
	}
	for cases := range slices.Chunk(append(slices.Clone(matrix()), fuzzCases()...), casesAtOnce) {
		t.Run("from "+cases[0].name, func(t *testing.T) {
			t.Parallel()
			r, refused, err := compileOne(t.Context(), llvmTarget, cases...)
			if err != nil || refused != "" {
				t.Fatal(err, refused)
			}
			llcPTX(t, llc, r)
		})
	}
}

// llcPTX compiles a module by llc.
func llcPTX(t *testing.T, llc string, r *lowering.Result) []byte {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), llc, "-march=nvptx64", "-mcpu="+llvmTarget, "-mattr="+llvmFeatures, "-O2", "-fp-contract=off", "-o", "-")
	cmd.Stdin = strings.NewReader(r.LLVM.String())
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	// A target, feature or intrinsic that llc does not know is at most a warning
	// to it; the last becomes an external function.
	if err := cmd.Run(); err != nil || said.Len() > 0 {
		t.Fatalf("llc-19: %v\n%s", err, said.String())
	}
	if at := bytes.Index(out.Bytes(), []byte(".extern .func")); at >= 0 {
		t.Fatalf("llc-19 does not know %s", bytes.SplitN(out.Bytes()[at:], []byte("\n"), 2)[0])
	}
	return out.Bytes()
}

// newerLLVM returns what a module needs of an LLVM newer than 19, "" if nothing.
// llc-19 takes an unknown address space for the generic one and says nothing.
func newerLLVM(r *lowering.Result) string {
	if strings.Contains(r.LLVM.String(), "addrspace(7)") {
		return "the address space of a cluster's shared memory is LLVM 21's"
	}
	return ""
}

// unordered lists the programs whose results the hardware's order of tile blocks
// decides, and why: there is nothing to compare.
var unordered = map[string]string{
	"mutex": "prints in which order tile blocks came in",
}

// llvmRun is one run line of a program.
type llvmRun struct {
	path, line string
}

func llvmRuns(t *testing.T) []llvmRun {
	t.Helper()
	var list []llvmRun
	for _, path := range llvmSample(t) {
		for _, l := range parseProgram(t, path).runLines(t) {
			if l.Name != "large" {
				list = append(list, llvmRun{path, l.Name})
			}
		}
	}
	return list
}

// TestLLVMGPU runs what llc wrote beside what ptxgen writes: all buffers and all
// that is printed must be the same, to the bit but for those of NaN.
func TestLLVMGPU(t *testing.T) {
	if *llcIn == "" {
		t.Skip("no PTX of llc-19: go test ./conformance -run TestLLVM -llcout DIR writes it, -llcin DIR takes it")
	}
	runs := llvmRuns(t)
	onGPU(t, len(runs), func(w *gpuWorker, from, to int) {
		for i := from; i < to; i++ {
			w.say(saidStart, i, "")
			text, exempt := runs[i].compareRoads(t, w)
			switch {
			case exempt != "":
				w.say(saidRefused, i, exempt)
			case text != "":
				w.say(saidBad, i, runs[i].path+" "+runs[i].line+": "+text)
			default:
				w.say(saidGood, i, "")
			}
		}
	})
}

// compareRoads runs the program with either code and says what differs, or why
// nothing is to be compared.
func (run llvmRun) compareRoads(t *testing.T, w *gpuWorker) (text, exempt string) {
	p := parseProgram(t, run.path)
	if target := w.gpu.Info().Target; target != llvmTarget {
		return "", "llc-19 has compiled for " + llvmTarget + ", this is " + target
	}
	line, err := launcher.FindRunLine(p.runLines(t), run.line)
	if err != nil {
		return err.Error(), ""
	}
	s := parseSetup(t, line.Words)
	p.choose(t, s.entry)
	r := p.compile(t, llvmTarget, nil)
	if why := newerLLVM(r) + unordered[p.name]; why != "" {
		return "", why
	}
	ptx, err := os.ReadFile(filepath.Join(*llcIn, p.name+".ptx"))
	if err != nil {
		return err.Error(), ""
	}
	if !bytes.HasPrefix(ptx, []byte(llvmStamp(r))) {
		return "the PTX is of another LLVM module: write it again with -llcout", ""
	}
	theirs := *r.Code
	theirs.PTX = ptx
	want := p.execute(t, w.gpu, &launcher.Program{Module: p.module, Code: r.Code}, s)
	got := p.execute(t, w.gpu, &launcher.Program{Module: p.module, Code: &theirs}, s)
	return differs(got, want), ""
}

// differs says where two outcomes are not the same.
func differs(got, want *outcome) string {
	if a, b := strings.Join(sortedLines(got.printed), ""), strings.Join(sortedLines(want.printed), ""); a != b {
		return fmt.Sprintf("printed %q, expected %q", a, b)
	}
	for name, w := range want.buffers {
		g := got.buffers[name]
		for i := range w.Len() {
			if a, b := g.Bits(i), w.Bits(i); a != b && !(isNaN(w.Elem, a) && isNaN(w.Elem, b)) {
				return fmt.Sprintf("%s, element %d of %d: got %#x, expected %#x", name, i, w.Len(), a, b)
			}
		}
	}
	return ""
}

// isNaN reports whether bits are a NaN of type t. Which one an operation makes,
// neither the language nor LLVM says: LLVM takes a conversion to a wider type
// and back for nothing, the hardware makes one NaN of all.
func isNaN(t num.Type, bits uint64) bool { return t.IsFloat() && math.IsNaN(num.Decode(t, bits)) }
