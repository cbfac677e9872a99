package lsp

import (
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

const familyText = `// param: N = 64 in 64, 100, 128
entry @k() {
  %x = iota : tile<${N}xi32>
  %double = addi %x, %x : tile<${N}xi32>
  %again = addi %double, %double :   tile<${N}xi32>
}
`

// An editor sees a family as its defaults make it, at the family's own places.
func TestFamily(t *testing.T) {
	d := newTestDocument(familyText)
	if len(d.read.diags) > 0 {
		t.Fatal(d.read.diags)
	}
	r := d.read
	start := strings.Index(string(r.text.bytes), "tile<64xi32>\n  %again")
	for word, want := range map[string]protocol.Range{
		"tile":    {Start: place(3, 26), End: place(3, 30)},
		"64x":     {Start: place(3, 31), End: place(3, 36)},
		"i32>\n":  {Start: place(3, 36), End: place(3, 39)},
		"%again ": {Start: place(4, 2), End: place(4, 8)},
	} {
		at := start + strings.Index(string(r.text.bytes[start:]), word)
		if got := r.text.textRange(at, at+len(strings.TrimRight(word, " >\n"))); got != want {
			t.Errorf("%q is at %v, expected %v", word, got, want)
		}
	}
	use := r.tokenAt(r.text.offset(place(4, 18)))
	if use == nil || r.tokenText(use) != "%double" {
		t.Errorf("found %v", use)
	}
}

// What is wrong is said at its place, and a mistake about parameters is no end.
func TestFamilyFindings(t *testing.T) {
	d := newTestDocument(strings.Replace(familyText, "N = 64", "N = 100", 1))
	if got := d.read.diagnostic(fileURI, d.read.diags[0]).Range.Start; got != (place(2, 14)) {
		t.Errorf("found at %v", got)
	}
	d = newTestDocument(strings.Replace(familyText, "${N}", "${M}", 1))
	if len(d.read.diags) != 1 || d.read.diagnostic(fileURI, d.read.diags[0]).Range.Start != (place(2, 21)) {
		t.Errorf("got %v", d.read.diags)
	}
}

func newTestDocument(text string) *document {
	d := &document{name: "k.mlir", text: newText([]byte(text), true)}
	d.read = read(d.name, d.text)
	return d
}

// All requests go through a family as through any text.
func TestFamilySession(t *testing.T) {
	c := started(t, familyText)
	data := c.call("textDocument/semanticTokens/full", ofFile)
	if !strings.Contains(string(data.Result()), "[1,0,5,") {
		t.Errorf("got %s", data.Result())
	}
	edits := c.call("textDocument/formatting", ofFile)
	if !strings.Contains(string(edits.Result()), `%again = addi %double, %double : tile<${N}xi32>`) {
		t.Errorf("got %s", edits.Result())
	}
}
