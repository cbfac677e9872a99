package grammar_test

import (
	"strings"
	"testing"

	"tileir/grammar"
)

// TestMetadata reads data that stands beside the ops: all dictionaries become one, as
// MLIR prints it, and nothing of them is lost.
func TestMetadata(t *testing.T) {
	m, err := grammar.Parse("m.mlir", []byte(`{-# dialect_resources: {builtin: {a: "0x0400000001000000"}} #-}
module {} {-# external_resources: { who: { "b 2": "x", c: true } }, dialect_resources: { } #-}
{-# // of no use
  dialect_resources: { builtin: { d: "0x01000000", a: "0x08000000" } } #-}
{-# #-}
`))
	if err != nil {
		t.Fatal(err)
	}
	const want = `
{-#
  dialect_resources: {
    builtin: {
      a: "0x08000000",
      d: "0x01000000"
    }
  },
  external_resources: {
    who: {
      "b 2": "x",
      c: true
    }
  }
#-}
`
	text := m.String()
	if !strings.HasSuffix(text, want) {
		t.Fatalf("printed as\n%s\nexpected at its end\n%s", text, want)
	}
	again, err := grammar.Parse("again.mlir", []byte(text))
	if err != nil || again.String() != text {
		t.Errorf("read back, %v, it prints as\n%s", err, again)
	}
}

// TestWrongMetadata reads what is no such dictionary; the place is that of the first
// word that does not belong there.
func TestWrongMetadata(t *testing.T) {
	const blob = `expected a blob for a: "0x" and two digits for each byte`
	for _, c := range []struct{ text, place, want string }{
		{`{-# nosuch: {} #-}`, "2:5", "expected dialect_resources or external_resources, got 'nosuch'"},
		{`{-# dialect_resources {} #-}`, "2:23", "expected a colon"},
		{`{-# dialect_resources: 5 #-}`, "2:24", "expected {"},
		{`{-# dialect_resources: {}, #-}`, "2:28", "got the end of the dictionary"},
		{`{-# dialect_resources: {} {} #-}`, "2:27", "expected a comma or #-}"},
		{`{-# dialect_resources: { nod: {} } #-}`, "2:26", "expected builtin"},
		{`{-# dialect_resources: { builtin: { a: "0x04000000010" } } #-}`, "2:40", blob},
		{`{-# dialect_resources: { builtin: { a: "0x03" } } #-}`, "2:40", blob},
		{`{-# dialect_resources: { builtin: { a: "0x0500000001" } } #-}`, "2:40", blob},
		{`{-# dialect_resources: { builtin: { a: "0x0000000001" } } #-}`, "2:40", blob},
		{`{-# dialect_resources: { builtin: { a: "04000000" } } #-}`, "2:40", blob},
		{`{-# dialect_resources: { builtin: { a: true } } #-}`, "2:40", blob},
		{`{-# dialect_resources: { builtin: { a: "0x04000000" #-}`, "2:53", "expected } or a comma"},
		{`{-# external_resources: { w: { k: 5 } } #-}`, "2:35", "expected a string, true or false for k, got the number 5"},
		{`{-# external_resources: { "w": {} } #-}`, "2:27", "expected a name"},
	} {
		_, err := grammar.Parse("m.mlir", []byte("module {}\n"+c.text+"\n"))
		if err == nil || !strings.Contains(err.Error(), "m.mlir:"+c.place+": error: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, expected %q at %s", c.text, err, c.want, c.place)
		}
	}
}
