package main

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"tileir/cmd/internal/shell"
	"tileir/family"
	"tileir/tune"
)

// tuning is what the flags say of the search for the fastest kernel.
type tuning struct {
	on      bool // --tune
	all     bool // --tune=all
	budget  time.Duration
	known   bool // --tuned
	cache   string
	report  string
	shard   tune.Shard
	recipes []string
	ranges  []family.Range // of --define with several values
}

// defaultBudget is the time of a bare --tune.
const defaultBudget = 30 * time.Second

func (t *tuning) flags(fs *pflag.FlagSet) {
	fs.Var(&shell.FlagFunc{Form: "TIME|all", Func: t.set}, "tune", "")
	fs.Lookup("tune").NoOptDefVal = defaultBudget.String()
	fs.BoolVar(&t.known, "tuned", false, "")
	fs.StringVar(&t.cache, "tune-cache", "", "")
	fs.StringVar(&t.report, "tune-report", "", "")
	fs.StringArrayVar(&t.recipes, "tune-recipe", nil, "")
	fs.Var(&shell.FlagFunc{Form: "INDEX/COUNT", Func: func(s string) (err error) { t.shard, err = tune.ParseShard(s); return }}, "tune-shard", "")
}

// set reads the value of --tune.
func (t *tuning) set(s string) error {
	t.on = true
	if s == "all" {
		t.all, t.budget = true, 0
		return nil
	}
	d, err := time.ParseDuration(s)
	if err != nil || d <= 0 {
		return errors.New("expected a time such as 30s or 5m, or all")
	}
	t.all, t.budget = false, d
	return nil
}

// check holds the flags to each other.
func (t *tuning) check() error {
	switch {
	case t.on && t.known:
		return errors.New("--tune measures and --tuned takes what was measured: expected one of them")
	case !t.on && !t.known && len(t.ranges) > 0:
		return fmt.Errorf("--define %s=%s gives several values, of which each makes a kernel: expected --tune or --tuned with it", t.ranges[0].Name, strings.Join(t.ranges[0].Values, ","))
	case !t.on && (t.report != "" || t.shard.Count > 0):
		return errors.New("--tune-report and --tune-shard are about a search: expected --tune with them")
	case !t.on && !t.known && (t.cache != "" || len(t.recipes) > 0):
		return errors.New("--tune-cache and --tune-recipe say what to choose from: expected --tune or --tuned with them")
	}
	return nil
}
