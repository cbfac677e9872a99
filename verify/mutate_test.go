package verify_test

import (
	"bytes"
	"math/rand"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"tileir/grammar"
	"tileir/verify"
)

var comments = regexp.MustCompile(`(?m)^\s*//.*\n`)

var word = regexp.MustCompile(`%?[A-Za-z_][A-Za-z0-9_.]*|-?[0-9][0-9x]*[a-z0-9A-Z]*|<[^<>]*>|\([^()]*\)`)

// Programs in which words have been exchanged at random are read and checked,
// or refused, without a panic; what passes prints as something that passes.
func TestMutations(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.mlir")
	opts := grammar.Options{AllowUnregistered: true}
	rng := rand.New(rand.NewSource(7))
	read, passed := 0, 0
	var mutant []byte
	defer func() {
		if p := recover(); p != nil {
			os.WriteFile(filepath.Join(os.TempDir(), "mutant.mlir"), mutant, 0o644)
			panic(p)
		}
	}()
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		good, _, _ := bytes.Cut(text, []byte("// -----"))
		lines := comments.ReplaceAll(good, nil)
		spots := word.FindAllIndex(lines, -1)
		for range 400 {
			a, b := spots[rng.Intn(len(spots))], spots[rng.Intn(len(spots))]
			mutant = append(append(append([]byte(nil), lines[:a[0]]...), lines[b[0]:b[1]]...), lines[a[1]:]...)
			m, err := grammar.ParseWith("mutant", mutant, opts)
			if err != nil {
				continue
			}
			read++
			if verify.Check(m, verify.Options{AllowUnregistered: true}).Err() != nil {
				continue
			}
			passed++
			if again, err := grammar.ParseWith("printed", []byte(m.String()), opts); err != nil {
				t.Fatalf("the print does not read: %v\n%s", err, m)
			} else if err := verify.Check(again, verify.Options{AllowUnregistered: true}).Err(); err != nil {
				t.Fatalf("the print does not verify: %v", err)
			}
		}
	}
	t.Logf("%d mutants read, %d passed", read, passed)
}
