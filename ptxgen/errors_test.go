package ptxgen

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/llir/llvm/asm"
)

// TestErrors compiles the functions of testdata/unsupported.txt one by one. Each
// follows a line that starts with ";;" and names what its error must say.
func TestErrors(t *testing.T) {
	text, err := os.ReadFile("testdata/unsupported.txt")
	if err != nil {
		t.Fatal(err)
	}
	cases := strings.Split("\n"+string(text), "\n;; ")
	if len(cases) < 10 {
		t.Fatalf("%d cases", len(cases))
	}
	for _, c := range cases[1:] {
		want, source, _ := strings.Cut(c, "\n")
		m, err := asm.ParseString("unsupported", source)
		if err != nil {
			t.Errorf("%v in\n%s", err, source)
			continue
		}
		_, err = Compile(t.Context(), m, Target{SM: 80, Feature: 0})
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("error %v, expected %q for\n%s", err, want, source)
			continue
		}
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error %q, expected %q", err, want)
		}
		if strings.Contains(source, "define") && e.Func == "" && !strings.Contains(want, "global") {
			t.Errorf("error %q names no function", err)
		}
	}
}

// TestErrorPlace checks that an error names function, block, instruction and
// reason.
func TestErrorPlace(t *testing.T) {
	m, err := asm.ParseString("place", `
define void @f(float %x, float* %p) {
start:
  %r = frem float %x, 2.0
  store float %r, float* %p
  ret void
}`)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Compile(t.Context(), m, Target{SM: 90, Feature: 'a'})
	const want = "ptxgen: function @f: block start: %r = frem float %x, 2.0: unsupported instruction"
	if err == nil || err.Error() != want {
		t.Errorf("error %v, expected %s", err, want)
	}
}

func TestTargets(t *testing.T) {
	for _, target := range Targets() {
		got, err := ParseTarget(target.String())
		if err != nil || got != target {
			t.Errorf("ParseTarget(%s) = %v, %v", target, got, err)
		}
	}
	_, err := ParseTarget("sm_70")
	if err == nil || !strings.Contains(err.Error(), "sm_90a") {
		t.Errorf("error %v, expected a list of targets", err)
	}
	m, _ := asm.ParseString("empty", "")
	if _, err := Compile(t.Context(), m, Target{SM: 42, Feature: 0}); err == nil {
		t.Error("compiled for a target that does not exist")
	}
}
