package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/lowering/recipe"
	"tileir/verify"
)

// member is one kernel for one size.
type member struct {
	defines []family.Define
	values  map[string]int // BM, BN, BK, M, N, K
	recipe  string         // a file; "": none
	without []string       // passes

	program launcher.Program
	failed  error // why it is not to be timed

	loaded launcher.Loaded // once it was asked for
}

var sizes = []string{"BM", "BN", "BK", "M", "N", "K"}

// parseMember reads a line of NAME=VALUE.
func parseMember(line string) (*member, error) {
	m := &member{values: map[string]int{}}
	for _, word := range strings.Fields(line) {
		name, value, ok := strings.Cut(word, "=")
		switch {
		case !ok:
			return nil, fmt.Errorf("expected NAME=VALUE, got %q", word)
		case name == "recipe":
			m.recipe = value
		case name == "without":
			m.without = strings.Split(value, ",")
		default:
			m.defines = append(m.defines, family.Define{Name: name, Value: value})
			if n, err := strconv.Atoi(value); err == nil {
				m.values[name] = n
			}
		}
	}
	for _, name := range sizes {
		if m.values[name] < 1 {
			return nil, fmt.Errorf("expected a positive number for %s", name)
		}
	}
	return m, nil
}

func (m *member) grid() launcher.Grid {
	v := m.values
	return launcher.NewGrid((v["M"]+v["BM"]-1)/v["BM"], (v["N"]+v["BN"]-1)/v["BN"])
}

// entry is the name of the family's entry.
const entry = "gemm_sizes"

// compile makes the program for a device's target.
func (m *member) compile(ctx context.Context, path string, text []byte, target string) error {
	module, err := grammar.ParseWith(path, text, grammar.Options{Defines: m.defines})
	if err != nil {
		return err
	}
	if err := verify.Module(module); err != nil {
		return err
	}
	by, err := m.readRecipe()
	if err != nil {
		return err
	}
	o := lowering.Options{
		Target: target, NoLineInfo: true, Recipe: by, Disable: m.without,
		Divisors: map[string][]uint64{entry: {launcher.MaxDivisor, launcher.MaxDivisor, launcher.MaxDivisor}},
		Grids:    map[string]launcher.Grid{entry: m.grid()},
	}
	compiled, err := lowering.Compile(ctx, module, o)
	if err != nil {
		return err
	}
	m.program = launcher.Program{Module: module, Code: compiled.Code}
	return assemble(ctx, compiled.Code)
}

func (m *member) readRecipe() (*recipe.Recipe, error) {
	if m.recipe == "" {
		return nil, nil
	}
	text, err := os.ReadFile(m.recipe)
	if err != nil {
		return nil, err
	}
	return recipe.Read(m.recipe, text)
}

// assemble has ptxas make machine code, on the core that compiled; without one the driver does,
// when the program is loaded.
func assemble(ctx context.Context, code *launcher.Code) error {
	ptxas, err := exec.LookPath(cmp.Or(os.Getenv("PTXAS"), "ptxas"))
	if err != nil {
		return nil
	}
	dir, err := os.MkdirTemp("", "sizes-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	from, to := filepath.Join(dir, "kernel.ptx"), filepath.Join(dir, "kernel.cubin")
	if err := os.WriteFile(from, code.PTX, 0o666); err != nil {
		return err
	}
	if said, err := exec.CommandContext(ctx, ptxas, "-arch="+code.Target, from, "-o", to).CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, said)
	}
	code.Machine, err = os.ReadFile(to)
	return err
}
