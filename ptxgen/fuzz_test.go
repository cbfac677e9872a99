package ptxgen

import (
	"os"
	"path/filepath"
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
		out, err := Compile(m, Target{90, 'a'})
		if err == nil && len(out.Bytes()) == 0 {
			t.Error("nothing printed")
		}
	})
}
