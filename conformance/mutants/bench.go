package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// A bug may make a test run forever: it gets patience, and slower times as long as
// it takes without the bug.
const (
	patience = time.Minute
	slower   = 5
)

// bench builds and runs tests with all bugs in them.
type bench struct {
	dir     string            // for temporary files
	overlay string            // what go build is told of the changed files
	built   map[string]string // the test of each package
	sound   map[string]error  // of runs without a bug: what failed, nil if they passed
	takes   map[string]time.Duration
}

func newBench(mutants []mutant) (*bench, error) {
	files, err := plant(mutants)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return nil, err
	}
	b := &bench{dir: dir, overlay: filepath.Join(dir, "overlay.json"), built: map[string]string{}, sound: map[string]error{}, takes: map[string]time.Duration{}}
	return b, b.write(files)
}

func (b *bench) close() { os.RemoveAll(b.dir) }

// write writes the changed files and the table of them.
func (b *bench) write(files map[string]string) error {
	replace := map[string]string{}
	for path, text := range files {
		original, err := filepath.Abs(path)
		if err != nil {
			return err
		}
		changed := filepath.Join(b.dir, strings.ReplaceAll(path, "/", "_"))
		replace[original] = changed
		if err := os.WriteFile(changed, []byte(text), 0o600); err != nil {
			return err
		}
	}
	table, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(b.overlay, table, 0o600)
}

// verdict says which test saw a mutant.
type verdict struct {
	Key, File, What string
	Caught          string // the test that failed; "" if none did
}

func (v verdict) String() string {
	if v.Caught == "" {
		return "ESCAPED " + v.File + ": " + v.What
	}
	return "caught  " + v.File + ": " + v.What + " (" + v.Caught + ")"
}

// try runs the tests of a bug's package, the quick ones first, until one fails.
func (b *bench) try(m *mutant) (verdict, error) {
	v := verdict{Key: m.key(), File: m.file, What: m.what}
	rows := testsOf(m.dir())
	if m.first != "" {
		rows = append([][]string{strings.Fields(m.first)}, rows...)
	}
	for _, row := range rows {
		if err := b.prepare(row); err != nil {
			return v, err
		}
		name := strings.Join(row, " ")
		if _, passed := b.run(row, m.number, patience+slower*b.takes[name]); !passed {
			v.Caught = name
			break
		}
	}
	return v, nil
}

// prepare builds a test, and makes sure that it passes while no bug is chosen.
func (b *bench) prepare(row []string) error {
	name := strings.Join(row, " ")
	if err, known := b.sound[name]; known {
		return err
	}
	if err := b.build(row[0]); err != nil {
		return err
	}
	b.sound[name] = nil
	start := time.Now()
	if said, passed := b.run(row, 0, 15*time.Minute); !passed {
		b.sound[name] = fmt.Errorf("%s fails without a bug:\n%s", name, said)
	}
	b.takes[name] = time.Since(start)
	return b.sound[name]
}

// build builds the test of a package, once.
func (b *bench) build(pkg string) error {
	if b.built[pkg] != "" {
		return nil
	}
	test := filepath.Join(b.dir, strings.ReplaceAll(pkg, "/", "_")+".test")
	said, err := exec.Command("go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay="+b.overlay, "-o", test, "./"+pkg).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", pkg, err, said)
	}
	b.built[pkg] = test
	return nil
}

// run runs a test with one bug, or with none, for some time at most.
func (b *bench) run(row []string, number int, limit time.Duration) (said string, passed bool) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	flags, settings := split(row[1:])
	cmd := exec.CommandContext(ctx, b.built[row[0]], append([]string{"-test.failfast", "-test.short"}, flags...)...)
	cmd.Dir = row[0]
	cmd.Env = append(append(os.Environ(), settings...), fmt.Sprintf("%s=%d", variable, number))
	out, err := cmd.CombinedOutput()
	return string(out), err == nil && !errors.Is(ctx.Err(), context.DeadlineExceeded)
}

// split takes the words of a test apart: flags, and variables of its environment.
func split(words []string) (flags, settings []string) {
	for _, w := range words {
		if strings.HasPrefix(w, "-") {
			flags = append(flags, w)
		} else {
			settings = append(settings, w)
		}
	}
	return flags, settings
}
