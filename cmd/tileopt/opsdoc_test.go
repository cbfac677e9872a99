package main

import (
	"bytes"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the pages that tests compare with")

// docs/OPS.md is what the op table says.
func TestOpsPage(t *testing.T) {
	const path = "../../docs/OPS.md"
	var page bytes.Buffer
	if err := writeOpsDoc(&page); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(path, page.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if have, err := os.ReadFile(path); err != nil || !bytes.Equal(have, page.Bytes()) {
		t.Errorf("docs/OPS.md is not what the op table says (%v); to refresh it: go test ./cmd/tileopt -run TestOpsPage -update", err)
	}
}
