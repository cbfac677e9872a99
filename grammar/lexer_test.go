package grammar

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/antlr4-go/antlr/v4"

	tir "tileir/grammar/internal/antlr"
)

// compareLexers checks that the lexer by hand makes the tokens that the lexer
// rules of the grammar define.
func compareLexers(t *testing.T, text string) {
	t.Helper()
	if !isASCII(text) {
		return // the generated lexer counts characters, not bytes
	}
	generated := tir.NewTileIRLexer(antlr.NewInputStream(text))
	generated.RemoveErrorListeners()
	hand := lexer{text: text}
	for {
		want, got := generated.NextToken(), hand.next()
		start, end := want.GetStart(), want.GetStop()+1
		if want.GetTokenType() == antlr.TokenEOF {
			start, end = len(text), len(text)
		}
		if int(got.kind) != want.GetTokenType() || int(got.start) != start || int(got.end) != end {
			t.Fatalf("in %q the grammar has token %d [%d,%d) %q, the lexer %d [%d,%d) %q", text,
				want.GetTokenType(), start, end, text[start:end], got.kind, got.start, got.end, text[got.start:got.end])
		}
		if got.kind == kEOF {
			return
		}
	}
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

var lexerSeeds = []string{
	"64x64xf32 2x2 2x2x ?x?xf16 ? ?x ?x? 4x? x 4x 0x 0x0 0x10 0x10x 0x10xf32 0xf32 0xbf16 0xi32 0x7F800000 16x0x10 0xfx",
	"-1 -0x1F -1.5 -1.5e+3 1. 1.e5 1.5E-3 1e5 1.5e 1.5e+ -> - -x --1 1-2",
	"%a %0 %0x %a-b.c$d_ %a#1 %a# %a#b %-",
	"@f @f::@g @f::g @\"a b\" @\"a\\\"b\"::@c @ @0 @a-b @a.b",
	"^bb0 ^ #loc #loc1 #0 # !t !cuda_tile.tile<i32> ! !0",
	"\"a\" \"a\\\"b\" \"\\\\\" \"\" \"open\n \"open\\\n",
	"loc local loc1 _loc testing$func cuda_tile.addf a.b.c $x",
	"// comment\nx //\n//\r\ny / z /* {-# meta \n #-} {-# open",
	":: : = , ( ) [ ] < > { } -> ... ~ ; | & * + \t\r\n",
}

func TestLexers(t *testing.T) {
	for _, s := range lexerSeeds {
		compareLexers(t, s)
	}
	names, _ := filepath.Glob("testdata/*.mlir")
	for _, name := range names {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		compareLexers(t, string(src))
	}
}

func FuzzLex(f *testing.F) {
	for _, s := range lexerSeeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { compareLexers(t, s) })
}

// TestNoPrediction holds the grammar to LL(1): nothing in the generated parser
// simulates the ATN.
func TestNoPrediction(t *testing.T) {
	src, err := os.ReadFile("internal/antlr/tileir_parser.go")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(src), "AdaptivePredict"); n > 0 {
		t.Errorf("%d decisions of the grammar are not LL(1)", n)
	}
}

// TestGenerated checks that the checked-in parser is what ANTLR makes of the
// grammar. It needs ANTLR_JAR and a Java runtime.
func TestGenerated(t *testing.T) {
	jar := os.Getenv("ANTLR_JAR")
	java, err := exec.LookPath("java")
	if jar == "" || err != nil {
		t.Skip("needs ANTLR_JAR and java")
	}
	dir := t.TempDir()
	grammar, err := filepath.Abs("TileIR.g4")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(java, "-jar", jar, "-Dlanguage=Go", "-package", "antlr", "-no-listener", "-no-visitor", "-Xexact-output-dir", "-o", dir, grammar)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range []string{"tileir_parser.go", "tileir_lexer.go"} {
		if out, err := exec.Command("gofmt", "-w", filepath.Join(dir, name)).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		want, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join("internal/antlr", name))
		if err != nil {
			t.Fatal(err)
		}
		// The first line names the path of the grammar.
		if _, a, _ := strings.Cut(string(want), "\n"); a != "" {
			if _, b, _ := strings.Cut(string(got), "\n"); a != b {
				t.Errorf("internal/antlr/%s is stale: run go generate ./grammar/...", name)
			}
		}
	}
}
