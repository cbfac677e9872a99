package verify_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"tileir/grammar"
	"tileir/verify"
)

// FuzzCheck: whatever can be read can be checked, and what passes prints as
// something that passes too.
func FuzzCheck(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.mlir")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range bytes.SplitAfter(text, []byte("// -----\n")) {
			f.Add(part)
		}
	}
	for _, e := range verify.Codes {
		f.Add([]byte(e.Example))
	}
	opts := grammar.Options{AllowUnregistered: true}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := grammar.ParseWith("fuzz", text, opts)
		if err != nil {
			return
		}
		if verify.Check(m, verify.Options{AllowUnregistered: true, WarnHints: true}).Err() != nil {
			return
		}
		again, err := grammar.ParseWith("printed", []byte(m.String()), opts)
		if err != nil {
			t.Fatalf("the print does not read: %v\n%s", err, m)
		}
		if err := verify.Check(again, verify.Options{AllowUnregistered: true}).Err(); err != nil {
			t.Fatalf("the print does not verify: %v\n%s", err, m)
		}
	})
}
