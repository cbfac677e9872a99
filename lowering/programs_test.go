package lowering_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/remark"
)

// testTargets are those of the design; their variants differ in no op's rule.
var testTargets = []string{"sm_80", "sm_86", "sm_89", "sm_90a", "sm_100", "sm_103", "sm_110", "sm_120", "sm_121"}

// thorough reports whether programs are compiled for all targets: with
// TILEIR_TESTS=all, as CI has it.
func thorough() bool { return os.Getenv("TILEIR_TESTS") == "all" }

// TestPrograms compiles every program that there is, and holds what comes out, and
// what was shown on the way, to all that is true of every program. A program is
// compiled for sm_90a and one other target in turn, and every other one for that
// target stopped after every pass and resumed, and compiled a second time unseen; with
// TILEIR_TESTS=all all are, for each target. That the programs compute what the interpreter
// does is for a GPU or the simulator to say.
func TestPrograms(t *testing.T) {
	if !thorough() {
		t.Log("each program for two of its targets; TILEIR_TESTS=all takes all")
	}
	counts := &counted{}
	for i, path := range files(t, "testdata/*.mlir", "testdata/sm_90a/*.mlir", "testdata/passes/*.mlir", "testdata/fixedbugs/*.mlir", "../examples/*.mlir", "../examples/*/*.mlir", "../conformance/kernels/*.mlir", "../conformance/kernels/cutile/*.mlir") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			m := parse(t, path)
			before := m.String()
			resumed := map[[sha256.Size]byte]bool{}
			targets := targetsOf(path, testTargets...)
			for k, target := range targets {
				turn := (i + k) % len(targets)
				if !thorough() && turn > 0 && target != "sm_90a" {
					continue
				}
				c := compileWatched(t, path, m, target)
				c.check(t, counts)
				if h := c.hash(); (turn == 0 && i%2 == 0 || thorough()) && !resumed[h] {
					resumed[h] = true // another target that makes the same of it does so again
					c.checkUnseen(t)
					c.checkResume(t)
				}
				if thorough() {
					c.assemble(t)
				}
			}
			if m.String() != before {
				t.Error("compiling changed the module")
			}
		})
	}
	counts.check(t)
}

// targetsOf returns those of some targets that a program is for: one in a folder
// called like a target is for that one alone.
func targetsOf(path string, targets ...string) []string {
	if only := filepath.Base(filepath.Dir(path)); slices.Contains(targets, only) {
		return []string{only}
	}
	return targets
}

// watched is a program as it was compiled for a target, with all that was shown on
// the way.
type watched struct {
	path, target string
	m            *ast.Module
	result       *lowering.Result
	remarks      remark.List
	dumps        []passDump // after the planning passes, in order
	again        bool       // it was planned more than once, as it needed too much shared memory
}

// passDump is what there is after a pass.
type passDump struct {
	pass string
	text []byte
}

// compileWatched compiles without the places of instructions, which are those of
// another text after reading back.
func compileWatched(t *testing.T, path string, m *ast.Module, target string) *watched {
	t.Helper()
	c := &watched{path: path, target: target, m: m}
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, NoLineInfo: true, Remarks: &c.remarks, Reasons: true, PrintAfter: planningPasses(), Dump: c})
	if err != nil {
		t.Fatalf("%s: %v", target, err)
	}
	c.result = r
	return c
}

// Write takes one dump. Of a pass that runs again, the last counts.
func (c *watched) Write(dump []byte) (int, error) {
	header, text, ok := bytes.Cut(dump, []byte("\n"))
	pass, _, ok2 := strings.Cut(strings.TrimPrefix(string(header), "// after "), ":")
	if !ok || !ok2 {
		return 0, fmt.Errorf("a dump without a header: %s", header)
	}
	if i := slices.IndexFunc(c.dumps, func(d passDump) bool { return d.pass == pass }); i >= 0 {
		c.again = true
		c.dumps = c.dumps[:i]
	}
	c.dumps = append(c.dumps, passDump{pass, bytes.Clone(text)})
	return len(dump), nil
}

// hash is one of all dumps.
func (c *watched) hash() (sum [sha256.Size]byte) {
	h := sha256.New()
	for _, d := range c.dumps {
		h.Write(d.text)
	}
	h.Sum(sum[:0])
	return sum
}

// check holds a program to what is true of all.
func (c *watched) check(t *testing.T, counts *counted) {
	t.Helper()
	if len(c.result.Code.PTX) == 0 || len(c.result.Code.Kernels) == 0 {
		t.Errorf("%s: no code", c.target)
	}
	checkReads(t, c.result.Plan)
	c.checkBarriers(t)
	c.checkBanks(t, counts)
	c.checkLoops(t, counts)
	c.checkReasons(t, counts)
	c.checkTeams(t, counts)
}

// checkReads checks that a plan parses, and prints the same again.
func checkReads(t *testing.T, m *ast.Module) {
	t.Helper()
	text := m.String()
	again, err := grammar.ParseWith("plan", []byte(text), grammar.Options{AllowUnregistered: true})
	if err != nil {
		t.Fatalf("the plan does not parse: %v\n%s", err, text)
	}
	if s := again.String(); s != text {
		t.Errorf("the plan prints differently once read back:\n%s\nand before:\n%s", s, text)
	}
}

// checkUnseen checks that neither dumps nor remarks change what is made.
func (c *watched) checkUnseen(t *testing.T) {
	t.Helper()
	if ptx := compilePTX(t, c.m, lowering.Options{Target: c.target}); !bytes.Equal(ptx, c.result.Code.PTX) {
		t.Errorf("%s: without dumps and remarks another PTX: %s", c.target, firstDifference(ptx, c.result.Code.PTX))
	}
}

// assemble gives the code to ptxas, where there is one: $PTXAS, or one on the path.
func (c *watched) assemble(t *testing.T) {
	t.Helper()
	ptxas := os.Getenv("PTXAS")
	if ptxas == "" {
		ptxas, _ = exec.LookPath("ptxas")
	}
	if ptxas == "" || filepath.Dir(c.path) != "testdata" { // TestPTX of conformance assembles the others
		return
	}
	name := filepath.Join(t.TempDir(), "code.ptx")
	if err := os.WriteFile(name, c.result.Code.PTX, 0o600); err != nil {
		t.Fatal(err)
	}
	if said, err := exec.CommandContext(t.Context(), ptxas, "-O0", "-arch="+c.target, name, "-o", os.DevNull).CombinedOutput(); err != nil {
		t.Errorf("%s: ptxas: %v\n%s", c.target, err, said)
	}
}

// counted is how much the checks have looked at: none of them is idle.
type counted struct{ accesses, loops, reasons, teams int }

func (n *counted) check(t *testing.T) {
	t.Helper()
	if n.accesses < 100 {
		t.Errorf("only %d accesses to scratch looked at", n.accesses)
	}
	if n.loops < 30 {
		t.Errorf("only %d loops over products looked at", n.loops)
	}
	if n.teams < 40 {
		t.Errorf("only %d barriers beside roles looked at", n.teams)
	}
	if n.reasons < 1000 {
		t.Errorf("only %d choices looked at", n.reasons)
	}
}

var errStopped = errors.New("stopped")

// stopAt keeps the first dump, and ends the compilation with it.
type stopAt struct{ text []byte }

func (s *stopAt) Write(dump []byte) (int, error) {
	s.text = bytes.Clone(dump)
	return 0, errStopped
}
