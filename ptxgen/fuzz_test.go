package ptxgen

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/llir/llvm/asm"
	"github.com/llir/llvm/ir"
)

// parseQuietly parses text on which the parser may panic.
func parseQuietly(text string) (m *ir.Module) {
	defer func() {
		if recover() != nil {
			m = nil
		}
	}()
	m, err := asm.ParseString("fuzz", text)
	if err != nil {
		return nil
	}
	return m
}

// FuzzCompile looks for modules that parse but make Compile or the printer
// panic.
func FuzzCompile(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.ll")
	files = append(files, "testdata/unsupported.txt")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		m := parseQuietly(text)
		if m == nil {
			t.Skip("does not parse")
		}
		out, err := Compile(t.Context(), m, Target{SM: 90, Feature: 'a'})
		if err == nil && len(out.Bytes()) == 0 {
			t.Error("nothing printed")
		}
	})
}

// tokenRE splits LLVM text so that types, values, opcodes and numbers can be
// exchanged for others of their kind.
var tokenRE = regexp.MustCompile(`%[\w.]+|\b(?:i1|i8|i16|i32|i64|half|float|double|fp128)\b|\b\d+\b|` +
	`\b(?:add|sub|mul|shl|lshr|ashr|and|or|xor|fadd|fsub|fmul|fdiv|udiv|sdiv|zext|sext|trunc|bitcast|sitofp|fptosi|fpext|fptrunc)\b`)

// mutate exchanges a few tokens of a text for others that occur in it.
func mutate(text []byte, seed uint64) string {
	rnd := rand.New(rand.NewPCG(seed, 1))
	at := tokenRE.FindAllIndex(text, -1)
	out := text
	for range 1 + rnd.IntN(4) {
		to, from := at[rnd.IntN(len(at))], at[rnd.IntN(len(at))]
		if len(out) != len(text) && to[1] > len(out) {
			continue
		}
		next := append([]byte(nil), out[:to[0]]...)
		next = append(next, text[from[0]:from[1]]...)
		out = append(next, out[to[1]:]...)
	}
	return string(out)
}

// FuzzMutations compiles inputs in which tokens were exchanged: text that often
// parses and is seldom right, because the parser checks few types.
func FuzzMutations(f *testing.F) {
	var texts [][]byte
	files, _ := filepath.Glob("testdata/*.ll")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		texts = append(texts, text)
	}
	for seed := range uint64(300) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		m := parseQuietly(mutate(texts[seed%uint64(len(texts))], seed))
		if m == nil {
			return
		}
		substituteBFloat(m)
		if out, err := Compile(t.Context(), m, Target{SM: 80, Feature: 0}); err == nil {
			out.Bytes()
		}
	})
}
