package ptxgen

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/llir/llvm/asm"
	"github.com/llir/llvm/ir"

	"tileir/ptxgen/ptx"
)

// testTargets are the targets that every test input is assembled for.
var testTargets = []string{"sm_80", "sm_90a", "sm_100", "sm_120"}

// findPtxas returns the assembler, or skips the test.
func findPtxas(t testing.TB) string {
	if p := os.Getenv("PTXAS"); p != "" {
		return p
	}
	p, err := exec.LookPath("ptxas")
	if err != nil {
		t.Skip("ptxas is neither on PATH nor named by PTXAS: generated code is not assembled")
	}
	return p
}

// assemble runs ptxas over a module.
func assemble(t *testing.T, ptxas, target string, text []byte) {
	t.Helper()
	dir := t.TempDir()
	in := filepath.Join(dir, "in.ptx")
	if err := os.WriteFile(in, text, 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(ptxas, "-arch="+target, "-o", filepath.Join(dir, "out.cubin"), in)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%s: ptxas: %v\n%s\n%s", target, err, out, numbered(text))
	}
}

// numbered prefixes each line with its number, as ptxas counts them.
func numbered(text []byte) string {
	var b strings.Builder
	for i, line := range strings.Split(string(text), "\n") {
		fmt.Fprintf(&b, "%4d %s\n", i+1, line)
	}
	return b.String()
}

func mustTarget(t testing.TB, name string) Target {
	t.Helper()
	target, err := ParseTarget(name)
	if err != nil {
		t.Fatal(err)
	}
	return target
}

// parseModule parses LLVM text in which fp128 stands for bfloat, a type that
// the parser lacks.
func parseModule(t testing.TB, name string, text []byte) *ir.Module {
	t.Helper()
	m, err := asm.ParseBytes(name, text)
	if err != nil {
		t.Fatal(err)
	}
	substituteBFloat(m)
	return m
}

// expectation is a comment of a test input.
type expectation struct {
	kind    string // CHECK, CHECK-NOT, VERSION, ERROR, TARGETS
	target  string // or empty for all
	pattern string
}

var expectationRE = regexp.MustCompile(`(?m)^; (CHECK|CHECK-NOT|VERSION|ERROR|TARGETS)(?:\[(\w+)\])?: (.*)$`)

func expectations(text []byte) []expectation {
	var list []expectation
	for _, m := range expectationRE.FindAllSubmatch(text, -1) {
		list = append(list, expectation{string(m[1]), string(m[2]), strings.TrimSpace(string(m[3]))})
	}
	return list
}

// variableRE finds [[NAME:regexp]] and [[NAME]] in a CHECK.
var variableRE = regexp.MustCompile(`\[\[(\w+)(?::(.*?\]?))?\]\]`)

// bindVariables replaces variables by what they stand for, or by a regular
// expression that captures it.
func bindVariables(p string, bound map[string]string) string {
	return variableRE.ReplaceAllStringFunc(p, func(s string) string {
		m := variableRE.FindStringSubmatch(s)
		if m[2] != "" {
			return "{{(?P<" + m[1] + ">" + m[2] + ")\\b}}"
		}
		return "{{" + regexp.QuoteMeta(bound[m[1]]) + "\\b}}"
	})
}

// patternRE turns the text of a CHECK into a regular expression: {{...}} holds
// one, all else is literal, and runs of space match any space.
func patternRE(p string) *regexp.Regexp {
	var b strings.Builder
	for p != "" {
		lit, rest, found := strings.Cut(p, "{{")
		for i, word := range strings.Fields(lit) {
			if i > 0 || strings.HasPrefix(lit, " ") {
				b.WriteString(`\s+`)
			}
			b.WriteString(regexp.QuoteMeta(word))
		}
		if len(lit) > 0 && strings.HasSuffix(lit, " ") {
			b.WriteString(`\s+`)
		}
		if !found {
			break
		}
		re, tail, _ := strings.Cut(rest, "}}")
		b.WriteString("(?:" + re + ")")
		p = tail
	}
	return regexp.MustCompile(b.String())
}

// TestInputs compiles every file of testdata for every target, compares with
// the expectations in its comments, and assembles the result.
func TestInputs(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no inputs", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list := expectations(text)
		for _, target := range inputTargets(list) {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".ll")+"/"+target, func(t *testing.T) {
				t.Parallel()
				checkInput(t, file, target, text, list)
			})
		}
	}
}

// inputTargets returns the targets that an input names, or all.
func inputTargets(list []expectation) []string {
	for _, e := range list {
		if e.kind == "TARGETS" {
			return strings.Fields(e.pattern)
		}
	}
	return testTargets
}

func checkInput(t *testing.T, file, target string, text []byte, list []expectation) {
	m, err := Compile(t.Context(), parseModule(t, file, text), mustTarget(t, target))
	if checkError(t, list, target, err) {
		return
	}
	out := m.Bytes()
	checkText(t, list, target, m, out)
	if !bytes.Equal(out, []byte(m.String())) {
		t.Error("Bytes and String differ")
	}
	readBack(t, out)
	for _, e := range ptx.Verify(m) {
		t.Errorf("as it was built: %v\n%s", e, numbered(out))
	}
	assemble(t, findPtxas(t), target, out)
}

// readBack reads what was generated: it is a module by the instruction table,
// and prints as it was.
func readBack(t *testing.T, text []byte) {
	t.Helper()
	m, err := ptx.Parse("ptx", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, numbered(text))
	}
	for _, e := range ptx.Verify(m) {
		t.Errorf("%v\n%s", e, numbered(text))
	}
	if !bytes.Equal(m.Bytes(), text) {
		t.Errorf("what is read prints otherwise:\n%s", m)
	}
}

// checkError reports whether an error was expected.
func checkError(t *testing.T, list []expectation, target string, err error) bool {
	t.Helper()
	for _, e := range list {
		if e.kind != "ERROR" || e.target != "" && e.target != target {
			continue
		}
		if err == nil || !patternRE(e.pattern).MatchString(err.Error()) {
			t.Errorf("error %v, expected %s", err, e.pattern)
		}
		return true
	}
	if err != nil {
		t.Fatal(err)
	}
	return false
}

// checkText compares text with CHECK, in order, CHECK-NOT, anywhere, and
// VERSION.
func checkText(t *testing.T, list []expectation, target string, m *ptx.Module, out []byte) {
	t.Helper()
	rest, bound := out, map[string]string{}
	for _, e := range list {
		if e.target != "" && e.target != target {
			continue
		}
		switch e.kind {
		case "CHECK":
			re := patternRE(bindVariables(e.pattern, bound))
			at := re.FindSubmatchIndex(rest)
			if at == nil {
				t.Fatalf("no %q (%s) in\n%s", e.pattern, re, numbered(rest))
			}
			for i, name := range re.SubexpNames() {
				if name != "" {
					bound[name] = string(rest[at[2*i]:at[2*i+1]])
				}
			}
			rest = rest[at[1]:]
		case "CHECK-NOT":
			if at := patternRE(e.pattern).Find(out); at != nil {
				t.Errorf("unwanted %q in\n%s", at, numbered(out))
			}
		case "VERSION":
			if m.Version.String() != e.pattern {
				t.Errorf("version %s, expected %s", m.Version, e.pattern)
			}
		}
	}
}
