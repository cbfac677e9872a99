package main

import (
	"context"
	"fmt"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/cuda"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
	"tileir/lowering"
	"tileir/lowering/recipe"
	"tileir/lowering/remark"
	"tileir/verify"
)

// defaultToolchain is what the command runs with outside of its tests.
func defaultToolchain() toolchain {
	return toolchain{
		parse:    parse,
		compile:  compile,
		openCPU:  interp.New,
		openCUDA: openCUDA,
		openSim:  ptxsim.New,
	}
}

// openCUDA opens a GPU, with or without guard zones around its buffers.
func openCUDA(ordinal int, guards bool) (launcher.Device, error) {
	if guards {
		return cuda.Open(ordinal)
	}
	return cuda.OpenUnguarded(ordinal)
}

// parse reads a module and verifies it.
func parse(name string, src []byte, defines []family.Define) (*ast.Module, error) {
	if isBytecode(src) {
		if len(defines) > 0 {
			return nil, fmt.Errorf("%s: --define gives values to parameters of a text, and this is bytecode", name)
		}
		return decode(name, src)
	}
	m, err := grammar.ParseWith(name, src, grammar.Options{Defines: defines})
	if err != nil {
		return nil, err
	}
	return m, verify.Module(m)
}

// decode reads a module from bytecode and verifies it.
func decode(name string, src []byte) (*ast.Module, error) {
	f, err := bytecode.Decode(src)
	if err != nil {
		return nil, fmt.Errorf("%s: error: %w", name, err)
	}
	f.Module.Source.Name = name
	return f.Module, verify.Module(f.Module)
}

// known is what is known of a launch when it is compiled for: what divides the arguments,
// those that are integers, and the grid.
type known struct {
	divisors []uint64
	integers map[int]int64
	grid     launcher.Grid
}

// known is what is known of the session's launch.
func (s *session) known() known {
	return known{launcher.DivisorsOf(s.entry.Params, s.bindings), launcher.IntegersOf(s.entry.Params, s.bindings), s.options.grid}
}

// compile makes PTX for a target, specialized for what is known of the launch of the entry that
// is to be run. Some passes may be left out, and the schedule may come from a recipe.
func compile(ctx context.Context, m *ast.Module, target, entry string, of known, lineInfo bool, by *recipe.Recipe, remarks *remark.List, without ...string) (*launcher.Code, error) {
	o := lowering.Options{Target: target, Entry: entry, Divisors: map[string][]uint64{entry: of.divisors}, Integers: map[string]map[int]int64{entry: of.integers}, Grids: map[string]launcher.Grid{entry: of.grid}, NoLineInfo: !lineInfo, Recipe: by, Remarks: remarks, Disable: without, VerifyOnce: true}
	result, err := lowering.Compile(ctx, m, o)
	if err != nil {
		return nil, err
	}
	return result.Code, nil
}
