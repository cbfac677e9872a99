package ptx

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what the tests find as what they expect")

func readFile(t testing.TB, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func files(t testing.TB, pattern string) []string {
	t.Helper()
	list, err := filepath.Glob(pattern)
	if err != nil || len(list) == 0 {
		t.Fatalf("%s: no files (%v)", pattern, err)
	}
	return list
}

// TestExact reads modules of the form that the printer has: they come back byte
// for byte.
func TestExact(t *testing.T) {
	for _, path := range files(t, "testdata/printed/*.ptx") {
		text := readFile(t, path)
		m, err := Parse(path, text)
		if err != nil {
			t.Error(err)
			continue
		}
		if got := m.Bytes(); !bytes.Equal(got, text) {
			t.Errorf("%s: printed otherwise:\n%s", path, firstDifference(got, text))
		}
	}
}

func firstDifference(got, want []byte) string {
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range g {
		if i >= len(w) || g[i] != w[i] {
			return "line " + strconv.Itoa(i+1) + "\n got " + g[i] + "\nwant " + w[min(i, len(w)-1)]
		}
	}
	return "the end is missing"
}

// TestTokens reads what other compilers write: it comes back as the same tokens,
// and what comes back byte for byte.
func TestTokens(t *testing.T) {
	for _, path := range files(t, "testdata/*.ptx") {
		sameTokens(t, path)
	}
}

// TestForeign does the same with all PTX in the folder that PTX_FILES names, such as
// what nvcc, Triton and llc made, and holds it to the table of instructions.
func TestForeign(t *testing.T) {
	dir := os.Getenv("PTX_FILES")
	if dir == "" {
		t.Skip("PTX_FILES names no folder with PTX of other compilers")
	}
	for _, path := range files(t, filepath.Join(dir, "*.ptx")) {
		if m := sameTokens(t, path); m != nil {
			for _, err := range Verify(m) {
				t.Error(err)
			}
		}
	}
}

// sameTokens reads and prints a module, and returns it.
func sameTokens(t *testing.T, path string) *Module {
	t.Helper()
	text := readFile(t, path)
	m, err := Parse(path, text)
	if err != nil {
		t.Error(err)
		return nil
	}
	printed := m.Bytes()
	got, want := tokens(path, printed), tokens(path, text)
	for i := range min(len(got), len(want)) {
		if got[i].text != want[i].text {
			t.Errorf("%s:%d:%d: token %q comes back as %q", path, want[i].line, want[i].col, want[i].text, got[i].text)
			break
		}
	}
	if len(got) != len(want) {
		t.Errorf("%s: %d tokens come back as %d", path, len(want), len(got))
	}
	again, err := Parse(path, printed)
	if err != nil {
		t.Errorf("%s, printed: %v", path, err)
	} else if !bytes.Equal(again.Bytes(), printed) {
		t.Errorf("%s: printed twice:\n%s", path, firstDifference(again.Bytes(), printed))
	}
	return m
}

// tokens returns the tokens of a text, numbers in one form, offsets of 0 left
// out.
func tokens(path string, text []byte) []token {
	l := lexer{file: path, src: string(text), line: 1}
	var list []token
	for {
		t := l.next()
		switch t.kind {
		case tokEOF:
			return list
		case tokIdent: // modifiers may begin with a digit
			l.extend(&t)
		case tokInt:
			t.text = strconv.FormatInt(int64(t.val), 10)
		case tokFloat32, tokFloat64:
			t.text = strconv.FormatUint(t.val, 16)
		}
		list = append(list, t)
	}
}

// TestErrors reads wrong modules: each line of testdata/errors.txt is a text, in
// which "\n" is the end of a line, and after " ## " the error.
func TestErrors(t *testing.T) {
	const path = "testdata/errors.txt"
	lines := strings.Split(strings.TrimSpace(string(readFile(t, path))), "\n")
	for i, line := range lines {
		text, want, _ := strings.Cut(line, " ## ")
		_, err := Parse("f", []byte(strings.ReplaceAll(text, `\n`, "\n")))
		got := "accepted"
		if err != nil {
			got = strings.TrimPrefix(err.Error(), "f:")
		}
		if *update {
			lines[i] = text + " ## " + got
		} else if got != want {
			t.Errorf("%s:%d: %s\n got %s\nwant %s (-update writes the file)", path, i+1, text, got, want)
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestPlaces reads where an instruction comes from.
func TestPlaces(t *testing.T) {
	const path = "testdata/printed/forms.ptx"
	m, err := Parse(path, readFile(t, path))
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Func("forms").Body {
		in := &m.Func("forms").Body[i]
		if m.Mnemonic(in).Opcode != "elect" {
			continue
		}
		l := &m.Locs[in.Loc]
		caller := &m.Locs[l.Caller]
		if in.Line != 66 || l.Line != 3 || caller.Line != 10 || functionName(m, l) != "inner" || m.FileName(l.File) != "forms.mlir" {
			t.Errorf("line %d comes from %+v in %q, inlined at %+v", in.Line, *l, functionName(m, l), *caller)
		}
		return
	}
	t.Error("no elect.sync")
}

// TestScopes reads registers of one name in scopes: a scope within another has
// its own, two that follow each other share it.
func TestScopes(t *testing.T) {
	m, err := Parse("scopes", []byte(`.version 8.0
.target sm_90
.address_size 64
.func f() {
	.reg .b32 a, %r<2>;
	{ .reg .b32 a; mov.b32 a, 1; { .reg .b32 a; mov.b32 a, 2; } mov.b32 a, 3; }
	{ .reg .b32 a, %r<2>; mov.b32 a, 4; mov.b32 %r1, 5; }
	mov.b32 a, 6;
	mov.b32 %r1, 7;
}`))
	if err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	var regs []Reg
	for i := range f.Body {
		if in := &f.Body[i]; in.IsInst() {
			regs = append(regs, f.Flat(in)[0].Reg())
		}
	}
	one, two, three, four, five, six, seven := regs[0], regs[1], regs[2], regs[3], regs[4], regs[5], regs[6]
	if one == two || one != three || four != one || six == one || six == two || five == seven {
		t.Errorf("registers %v", regs)
	}
}

// FuzzParse reads anything; what is accepted comes back from its print.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"testdata/*.ptx", "testdata/printed/*.ptx"} {
		for _, path := range files(f, pattern) {
			f.Add(readFile(f, path))
		}
	}
	for _, line := range strings.Split(string(readFile(f, "testdata/errors.txt")), "\n") {
		text, _, _ := strings.Cut(line, " ## ")
		f.Add([]byte(strings.ReplaceAll(text, `\n`, "\n")))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := Parse("fuzz", text)
		if err != nil {
			return
		}
		printed := m.Bytes()
		again, err := Parse("printed", printed)
		if err != nil {
			t.Fatalf("%v\n%s", err, printed)
		}
		if !bytes.Equal(again.Bytes(), printed) {
			t.Fatalf("printed twice:\n%s", firstDifference(again.Bytes(), printed))
		}
	})
}

// TestTemplate reads inline assembly.
func TestTemplate(t *testing.T) {
	read, err := ParseTemplate("{ .reg .pred %q$$0; setp.ne.u32 %q$$0, ${2:x}, 0; @%q$$0 st.global.b32 [$1+$3], $0; }", 4)
	if err != nil {
		t.Fatal(err)
	}
	f := read.Func
	if len(f.Body) != 5 || !f.Body[1].Joined || f.Regs[0].Names[0] != "%q$0" || len(read.Offsets) != 1 {
		t.Errorf("%d statements, registers %v, offsets %v", len(f.Body), f.Regs, read.Offsets)
	}
	var holes []uint32
	for _, o := range f.Operands {
		if n, ok := HoleOf(o.Reg()); ok && (o.Kind == Register || o.Kind == Address) {
			holes = append(holes, n)
		}
	}
	if !slices.Equal(holes, []uint32{2, 1, 0}) {
		t.Errorf("holes %v", holes)
	}
	for text, want := range map[string]string{
		"mov.b32 $0, $2;":         "inline assembly:1:13: error: template refers to an operand that does not exist",
		"mov.b32 $0, ${1;":        "inline assembly:1:13: error: template refers to an operand that does not exist",
		"mov.b32 $0, $;":          "inline assembly:1:13: error: template refers to an operand that does not exist",
		"{ mov.b32 $0, $1;":       "inline assembly:1:18: error: expected \"}\", got the end",
		"mov.b32 $0, $1; }":       "inline assembly:1:18: error: expected an instruction, got the end",
		".reg .b32 $0;":           "inline assembly:1:11: error: expected the name of a register, got $0",
		"$0: ret;":                "inline assembly:1:1: error: expected an instruction, got $0",
		"mov.b32 $0, %r1;":        "inline assembly:1:13: error: expected a register, got \"%r1\": no such register is declared",
		"mov.b32 $0, \x01;":       "inline assembly:1:13: error: unexpected character '\\x01'",
		".visible .entry f() { }": "inline assembly:1:1: error: expected an instruction, got \".visible\"",
	} {
		if _, err := ParseTemplate(text, 2); err == nil || err.Error() != want {
			t.Errorf("%s\n got %v\nwant %s", text, err, want)
		}
	}
}

// FuzzTemplate reads anything as inline assembly.
func FuzzTemplate(f *testing.F) {
	f.Add("{ .reg .pred p; setp.ne.u32 p, $1, 0; @p st.global.b32 [$0+$2], {$1, ${2}}; } $$x: ret")
	f.Fuzz(func(t *testing.T, text string) {
		read, err := ParseTemplate(text, 3)
		if err != nil {
			return
		}
		for i := range read.Func.Body {
			read.Func.Args(&read.Func.Body[i])
		}
	})
}

// functionName returns the name of the function that a place was inlined from,
// as the section .debug_str has it, or "".
func functionName(m *Module, l *Loc) string {
	if l.Function == "" {
		return ""
	}
	for _, s := range m.Sections {
		if s.Name != ".debug_str" {
			continue
		}
		if name, ok := sectionText(s, l.Function, l.Offset); ok {
			return name
		}
	}
	return ""
}

// sectionText returns the bytes from a label to the next 0.
func sectionText(s *Section, label string, offset int64) (string, bool) {
	found := s.Name == label
	var b strings.Builder
	for i := range s.Lines {
		line := &s.Lines[i]
		found = found || line.Label == label
		if !found {
			continue
		}
		for _, v := range line.Data {
			if offset > 0 {
				offset--
				continue
			}
			if v.Val == 0 {
				return b.String(), true
			}
			b.WriteByte(byte(v.Val))
		}
	}
	return "", false
}
