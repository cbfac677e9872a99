package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/verify"
)

// verdict is what a tool says of a module.
type verdict struct {
	taken bool
	print string // of a module that is taken; empty if the tool prints none
	error string // the first one, with its code where it has one
	ill   bool   // the tool broke or did not end
	none  bool   // the tool could not be asked: the module has no bytecode
}

// tool reads a module and says what it thinks of it.
type tool func(text string) verdict

// ours is this project.
func ours(foreign bool) tool {
	return func(text string) (v verdict) {
		defer func() {
			if p := recover(); p != nil {
				v = verdict{error: fmt.Sprint(p), ill: true}
			}
		}()
		m, ds := check(text, foreign)
		for _, d := range ds {
			if d.Severity == ast.Error {
				return verdict{error: d.Code + " " + d.Message}
			}
		}
		return verdict{taken: true, print: m.String()}
	}
}

// check parses and verifies.
func check(text string, foreign bool) (*ast.Module, ast.Diagnostics) {
	m, err := grammar.ParseWith("module", []byte(text), grammar.Options{AllowUnregistered: foreign})
	if err != nil {
		var ds ast.Diagnostics
		errors.As(err, &ds)
		return nil, ds
	}
	return m, verify.Check(m, verify.Options{AllowUnregistered: foreign})
}

// findTool returns the other tool, by what its name says it is.
func findTool(name string, foreign bool) (tool, error) {
	path, err := exec.LookPath(name)
	if err != nil {
		return nil, fmt.Errorf("expected a tool, got %s, which is not there", name)
	}
	switch base := filepath.Base(path); {
	case strings.HasPrefix(base, "cuda-tile-opt"):
		args := []string{"-"}
		if foreign {
			args = append(args, "--allow-unregistered-dialect")
		}
		return func(text string) verdict { return execute(path, args, text, true) }, nil
	case strings.HasPrefix(base, "tileirdisasm"):
		return fromBytecode(foreign, func(file string) verdict { return execute(path, []string{file}, "", false) }), nil
	case strings.HasPrefix(base, "tileiras"):
		return fromBytecode(foreign, func(file string) verdict {
			return execute(path, []string{"--gpu-name", "sm_100", file, "-o", file + ".out"}, "", false)
		}), nil
	}
	return nil, fmt.Errorf("expected cuda-tile-opt, tileirdisasm or tileiras, got %s", name)
}

// fromBytecode asks about our bytecode of a module.
func fromBytecode(foreign bool, ask func(file string) verdict) tool {
	return func(text string) verdict {
		m, ds := check(text, foreign)
		if ds.Err() != nil {
			return verdict{none: true}
		}
		data, err := bytecode.Encode(m, bytecode.Options{})
		if err != nil {
			return verdict{none: true}
		}
		dir, err := os.MkdirTemp("", "differential-")
		if err != nil {
			return verdict{error: err.Error(), ill: true}
		}
		defer os.RemoveAll(dir)
		file := filepath.Join(dir, "module.tileirbc")
		if err := os.WriteFile(file, data, 0o600); err != nil {
			return verdict{error: err.Error(), ill: true}
		}
		return ask(file)
	}
}

// patience is how long a tool may take for one module.
const patience = 30 * time.Second

var firstError = regexp.MustCompile(`(?m)error: (.*)$`)

// execute runs a tool on a text.
func execute(path string, args []string, text string, prints bool) verdict {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Stdin = strings.NewReader(text)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case err == nil && prints:
		return verdict{taken: true, print: out.String()}
	case err == nil:
		return verdict{taken: true}
	case errors.As(err, &exit) && exit.ExitCode() >= 0 && exit.ExitCode() < 128:
		return verdict{error: firstOf(errs.String())}
	}
	return verdict{error: "it broke or did not end: " + err.Error(), ill: true}
}

// firstOf returns the first error of a tool's messages.
func firstOf(messages string) string {
	if m := firstError.FindStringSubmatch(messages); m != nil {
		return m[1]
	}
	line, _, _ := strings.Cut(strings.TrimSpace(messages), "\n")
	return line
}
