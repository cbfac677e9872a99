package remark

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write docs/REMARKS.md")

const page = "../../docs/REMARKS.md"

// TestReference holds docs/REMARKS.md to the table.
func TestReference(t *testing.T) {
	want := reference()
	if *update {
		if err := os.WriteFile(page, want, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(page)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("docs/REMARKS.md is not what the table says (%v); to refresh it: go test ./lowering/remark -update", err)
	}
}

func reference() []byte {
	var b bytes.Buffer
	b.WriteString(`# Remarks

What the compiler says of its decisions, at the op that each is about. This page is made from the table of
` + "`lowering/remark`" + ` by ` + "`go test ./lowering/remark -update`" + `.

    tileopt --emit=ptx --remarks FILE -o /dev/null                    # all, on standard error
    tileopt --emit=ptx --remarks=missed,schedule FILE -o /dev/null    # what stood against copying ahead
    tileopt --emit=ptx --remarks-output=FILE.yaml FILE -o /dev/null   # as LLVM's optimization records; or FILE.json
    tilerun --device cuda --remarks=missed FILE                       # for the arguments that it runs with
    tileopt --explain TIR0666                                         # what a code means

A remark is *applied* where something was done to make the program fast, *missed* where it was not, or not as far as it
might be, and *analysis* where it says what the compiler reckons with. Of an entry that was read as a plan, the passes that
it went through say nothing.

| who asks | reads |
|---|---|
`)
	for _, q := range Questions {
		var codes []string
		for _, r := range q.Reasons {
			codes = append(codes, Table[r].Code)
		}
		fmt.Fprintf(&b, "| %s | %s |\n", q.Text, strings.Join(slices.Sorted(slices.Values(codes)), ", "))
	}
	for _, pass := range Passes() {
		fmt.Fprintf(&b, "\n## %s\n\n| code | kind | what is said | instead |\n|---|---|---|---|\n", pass)
		for _, row := range Table {
			if row.Pass == pass {
				fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", row.Code, row.Kind, row.Text, row.Instead)
			}
		}
	}
	return b.Bytes()
}
