package conformance

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"sync"
	"testing"

	"tileir/lowering"
)

// mainTargets are assembled always, the rest of lowering.Targets without -short.
var mainTargets = []string{"sm_80", "sm_90a", "sm_100", "sm_120"}

// maySpill lists the examples that may spill registers, and why: none at
// present.
var maySpill = map[string]string{}

// TestPTX compiles each example for each target, for any arguments and for those
// of its run line, and assembles what comes out where there is a ptxas: $PTXAS,
// or one on the path.
func TestPTX(t *testing.T) {
	targets := mainTargets
	if !testing.Short() {
		targets = lowering.Targets()
		for _, target := range mainTargets {
			if !slices.Contains(targets, target) {
				t.Errorf("%s is no target", target)
			}
		}
	}
	ptxas := findPTXAS()
	dir := t.TempDir()
	type job struct {
		p        *program
		target   string
		divisors map[string][]uint64 // of the run line
	}
	jobs := make(chan job)
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for j := range jobs {
				if err := compileAndAssemble(t, j.p, j.target, j.divisors, ptxas, dir); err != nil {
					t.Errorf("%s for %s: %v", j.p.name, j.target, err)
				}
			}
		})
	}
	for _, p := range examples(t) {
		divisors := p.divisors(t, p.defaults(t))
		for _, target := range targets {
			jobs <- job{p, target, divisors}
		}
	}
	close(jobs)
	wait.Wait()
	if ptxas == "" {
		t.Skip("compiled, but not assembled: no ptxas in $PTXAS or on the path")
	}
}

func findPTXAS() string {
	if path := os.Getenv("PTXAS"); path != "" {
		return path
	}
	path, _ := exec.LookPath("ptxas")
	return path
}

var spillPattern = regexp.MustCompile(`(\d+) bytes spill stores, (\d+) bytes spill loads`)

func compileAndAssemble(t *testing.T, p *program, target string, divisors map[string][]uint64, ptxas, dir string) error {
	general, err := lowering.Compile(t.Context(), p.module, lowering.Options{Target: target})
	if err != nil {
		return err
	}
	special, err := lowering.Compile(t.Context(), p.module, lowering.Options{Target: target, Divisors: divisors})
	if err != nil || ptxas == "" {
		return err
	}
	file := filepath.Join(dir, p.name+"_"+target)
	if err := assemble(t, p, target, general.Code.PTX, ptxas, file+".ptx"); err != nil || bytes.Equal(general.Code.PTX, special.Code.PTX) {
		return err
	}
	return assemble(t, p, target, special.Code.PTX, ptxas, file+"_special.ptx")
}

func assemble(t *testing.T, p *program, target string, ptx []byte, ptxas, file string) error {
	if err := os.WriteFile(file, ptx, 0o600); err != nil {
		return err
	}
	cmd := exec.CommandContext(t.Context(), ptxas, "-v", "-arch="+target, file, "-o", file+".cubin")
	said, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("ptxas: %w\n%s", err, said)
	}
	for _, m := range spillPattern.FindAllStringSubmatch(string(said), -1) {
		if m[1]+m[2] == "00" {
			continue
		}
		reason := maySpill[p.name]
		if reason == "" {
			return fmt.Errorf("ptxas spills registers: %s", m[0])
		}
		t.Logf("%s for %s: %s, admitted: %s", p.name, target, m[0], reason)
	}
	return nil
}
