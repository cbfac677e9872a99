package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"tileir/launcher"
)

// The driver assembles PTX itself, one program after the other. A search has many, so where
// ptxas is there (PTXAS, or the path) it does that, on all cores.

// findAssembler returns the path of ptxas, or "".
func findAssembler() string {
	if path := os.Getenv("PTXAS"); path != "" {
		return path
	}
	path, err := exec.LookPath("ptxas")
	if err != nil {
		return ""
	}
	return path
}

// assemble adds machine code to compiled code.
func assemble(ctx context.Context, ptxas string, code *launcher.Code) error {
	dir, err := os.MkdirTemp("", "tilerun-tune-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	from, to := filepath.Join(dir, "kernel.ptx"), filepath.Join(dir, "kernel.cubin")
	if err := os.WriteFile(from, code.PTX, 0o666); err != nil {
		return err
	}
	var said bytes.Buffer
	run := exec.CommandContext(ctx, ptxas, "-arch="+code.Target, from, "-o", to)
	run.Stderr, run.Stdout = &said, &said
	if err := run.Run(); err != nil {
		return fmt.Errorf("%s: %w\n%s", ptxas, err, bytes.TrimSpace(said.Bytes()))
	}
	code.Machine, err = os.ReadFile(to)
	return err
}
