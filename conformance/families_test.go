package conformance

import (
	"os"
	"path/filepath"
	"testing"

	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
	"tileir/lowering"
	"tileir/verify"
)

// lineOfAll is the run line of a family that suits all of its values.
const lineOfAll = "any"

// notTogether is the code of values that a line where: excludes.
const notTogether = "TIR0035"

// TestFamilies gives each parameter of the families among the examples each of its
// values, the others their defaults: what comes of it is compiled and, one in so
// many, run on the simulator against the interpreter.
func TestFamilies(t *testing.T) {
	sim := openSim(t, ptxsim.Options{Target: "sm_90a"})
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	n := 0
	for _, path := range glob(t, "../examples/*/*_family.mlir") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		list, findings := family.Parameters(path, text)
		if len(findings) > 0 {
			t.Fatal(findings)
		}
		for _, p := range list {
			for _, v := range p.Values {
				n++
				run := thorough() || n%5 == 0
				t.Run(filepath.Base(path)+"/"+p.Name+"="+v, func(t *testing.T) {
					tryMember(t, path, text, family.Define{Name: p.Name, Value: v}, sim, cpu, run)
				})
			}
		}
	}
	if n < 30 {
		t.Errorf("only %d values", n)
	}
}

// tryMember compiles a family with a value and runs it on both devices.
func tryMember(t *testing.T, path string, text []byte, d family.Define, sim, cpu launcher.Device, run bool) {
	if _, findings := family.Expand(path, text, []family.Define{d}); len(findings) > 0 {
		if findings[0].Code != notTogether {
			t.Fatal(findings)
		}
		t.Skip(findings[0].Message)
	}
	m, err := grammar.ParseWith(path, text, grammar.Options{Defines: []family.Define{d}})
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a"}); err != nil {
		t.Fatal(err)
	}
	if !run {
		return
	}
	p := &program{name: filepath.Base(path), dir: filepath.Dir(path), source: text, module: m}
	p.choose(t, "")
	line, err := launcher.FindRunLine(p.runLines(t), lineOfAll)
	if err != nil {
		t.Fatal(err)
	}
	s := parseSetup(t, line.Words)
	s.specialize = true
	got, want := p.run(t, sim, s), p.run(t, cpu, s)
	for name, b := range want.buffers {
		c, err := launcher.Compare(got.buffers[name], b, launcher.DefaultTolerance(b.Elem))
		if err != nil || !c.OK() {
			t.Errorf("%s: %v %v", name, c, err)
		}
	}
}
