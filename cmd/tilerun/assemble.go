package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

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

// assemble adds machine code to compiled code. Where ptxas does not make any, as one that is
// older than the PTX, the driver does, or says why not.
func assemble(ctx context.Context, ptxas string, code *launcher.Code) {
	dir, err := os.MkdirTemp("", "tilerun-tune-*")
	if err != nil {
		return
	}
	defer os.RemoveAll(dir)
	from, to := filepath.Join(dir, "kernel.ptx"), filepath.Join(dir, "kernel.cubin")
	flags := []string{"-arch=" + code.Target, from, "-o", to}
	if level := code.PtxasLevel(); level > 0 {
		flags = append(flags, "-O"+strconv.Itoa(level))
	}
	if os.WriteFile(from, code.PTX, 0o666) != nil || exec.CommandContext(ctx, ptxas, flags...).Run() != nil {
		return
	}
	if machine, err := os.ReadFile(to); err == nil {
		code.Machine = machine
	}
}
