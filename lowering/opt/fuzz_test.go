package opt_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/lowering/opt"
	"tileir/verify"
)

// FuzzPasses: every pass makes of a good module a good module, and what it has
// made has nothing left to do for it.
func FuzzPasses(f *testing.F) {
	for _, pattern := range []string{"testdata/*.mlir", "../../examples/*.mlir", "../../verify/testdata/*.mlir"} {
		paths, _ := filepath.Glob(pattern)
		for _, path := range paths {
			src, err := os.ReadFile(path)
			if err != nil {
				f.Fatal(err)
			}
			for _, text := range strings.Split(string(src), mark) {
				f.Add(text)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := grammar.Parse("fuzz", []byte(text))
		if err != nil || verify.Check(m, verify.Options{}).Err() != nil {
			return
		}
		for i := range opt.Passes {
			p := &opt.Passes[i]
			once := m.Clone()
			p.Run(once, p.Value)
			out := fixpoint(p, checked(t, p.Name, once, false), func(string) string {
				p.Run(once, p.Value)
				return checked(t, p.Name, once, false)
			})
			p.Run(once, p.Value)
			if again := checked(t, p.Name, once, false); p.Param == "" && again != out {
				t.Fatalf("%s is not done:\n%s\nand then\n%s", p.Name, out, again)
			}
		}
	})
}
