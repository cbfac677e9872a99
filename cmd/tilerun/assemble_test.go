package main

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"tileir/launcher"
)

// TestAssemble: what ptxas writes goes with the code, and where it writes nothing the driver is
// left to assemble.
func TestAssemble(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the assembler of the test is a shell script")
	}
	for script, want := range map[string]string{
		"cp \"$2\" \"$4\"\n": "some PTX",
		"exit 1\n":           "",
		"exit 0\n":           "",
	} {
		ptxas := filepath.Join(t.TempDir(), "ptxas")
		if err := os.WriteFile(ptxas, []byte("#!/bin/sh\n"+script), 0o777); err != nil {
			t.Fatal(err)
		}
		code := &launcher.Code{Target: "sm_90a", PTX: []byte("some PTX")}
		assemble(t.Context(), ptxas, code)
		if !bytes.Equal(code.Machine, []byte(want)) {
			t.Errorf("%q: got %q", script, code.Machine)
		}
	}
}
