// Package shell is what both commands do with a command line: flags in the style of
// GNU, a word on those that are misspelt, what a shell completes, and the manual
// page. The page of --help is its source of what flags mean.
//
// It must not know what a flag does.
package shell

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"tileir/ast"
)

// Command is a command with its flags.
type Command struct {
	Name   string
	Help   string // the page of --help
	Flags  *pflag.FlagSet
	Values map[string]func() []string // what flags take, by name; those that stand on a list
	Words  []Word                     // that may stand in place of a file
	// Synonyms has, of a flag, what words of other tools are called here.
	Synonyms map[string]map[string]string
	// OneDash says that long flags may have one dash, as those of LLVM's tools.
	OneDash bool
}

// Word is something that the command does instead of working on a file.
type Word struct{ Name, What string }

// FlagFunc is a flag whose value a function takes.
type FlagFunc struct {
	Form string // of the value, as in X[,Y[,Z]]
	Func func(string) error
}

func (f *FlagFunc) String() string     { return "" }
func (f *FlagFunc) Type() string       { return f.Form }
func (f *FlagFunc) Set(s string) error { return f.Func(s) }

// NamedError is an error of a flag's value that names the value itself, so that nothing
// but the flag need stand before it.
type NamedError struct{ Err error }

func (e *NamedError) Error() string { return e.Err.Error() }
func (e *NamedError) Unwrap() error { return e.Err }

// Parse reads a command line and returns the words that are no flags. Its errors
// name the flag or the value that may have been meant.
func (c *Command) Parse(args []string) ([]string, error) {
	if c.OneDash {
		args = c.twoDashes(args)
	}
	if err := c.Flags.Parse(args); err != nil {
		return nil, c.explain(err)
	}
	var err error
	c.Flags.Visit(func(f *pflag.Flag) {
		if f.Value.Type() == "string" && f.Value.String() == "" { // a variable of the shell that is not set
			err = fmt.Errorf("--%s: expected a value, got none", f.Name)
		}
	})
	return c.Flags.Args(), err
}

// twoDashes gives flags of several letters a second dash. What stands behind a flag
// as its value stays as it is.
func (c *Command) twoDashes(args []string) []string {
	args = slices.Clone(args)
	for i := 0; i < len(args) && args[i] != "--"; i++ {
		word := args[i]
		if !strings.HasPrefix(word, "-") || word == "-" {
			continue
		}
		name, _, valued := strings.Cut(strings.TrimLeft(word, "-"), "=")
		if len(name) > 1 && word[1] != '-' {
			args[i] = "-" + word
		}
		if f := c.flag(name); f != nil && !valued && f.NoOptDefVal == "" {
			i++
		}
	}
	return args
}

// flag finds a flag by its name or its letter.
func (c *Command) flag(name string) *pflag.Flag {
	if len(name) == 1 {
		return c.Flags.ShorthandLookup(name)
	}
	return c.Flags.Lookup(name)
}

// forms says what a value looks like, by the type of the flag, where the flag's own error speaks
// of Go's packages.
var forms = map[string]string{
	"duration": "a time with its unit, such as 5s, 2m or 500ms",
	"uint64":   "a whole number, 0 or greater",
	"bool":     "true or false",
}

// explain adds to an error what may have been meant.
func (c *Command) explain(err error) error {
	var unknown *pflag.NotExistError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown):
		name := unknown.GetSpecifiedName()
		if group := unknown.GetSpecifiedShortnames(); group != "" {
			name, _, _ = strings.Cut(group, "=") // -grid: one dash too few
		}
		if flag := c.nearestFlag(name); flag != "" {
			return fmt.Errorf("%w; did you mean --%s?", err, flag)
		}
	case errors.As(err, &invalid):
		var named *NamedError
		if errors.As(err, &named) {
			return fmt.Errorf("--%s: %w", invalid.GetFlag().Name, named.Err)
		}
		if what := forms[invalid.GetFlag().Value.Type()]; what != "" {
			return fmt.Errorf("invalid argument %q for %q flag: expected %s", invalid.GetValue(), "--"+invalid.GetFlag().Name, what)
		}
		if same := c.Synonyms[invalid.GetFlag().Name][invalid.GetValue()]; same != "" {
			return fmt.Errorf("%w; did you mean %s?", err, same)
		}
		if values := c.Values[invalid.GetFlag().Name]; values != nil {
			return DidYouMean(err, invalid.GetValue(), values())
		}
	}
	return err
}

// nearestFlag returns the flag that an unknown one may stand for: misspelt, or longer than
// it is, as --argument for --arg.
func (c *Command) nearestFlag(name string) string {
	best := Nearest(name, c.flagNames())
	if best != "" {
		return best
	}
	for _, flag := range c.flagNames() {
		if len(flag) > 2 && len(flag) > len(best) && strings.HasPrefix(name, flag) {
			best = flag
		}
	}
	return best
}

func (c *Command) flagNames() (names []string) {
	c.Flags.VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	return names
}

// DidYouMean adds to an error about a value the one of a list that it may stand for.
func DidYouMean(err error, value string, known []string) error {
	if near := Meant(value, known); near != "" {
		return fmt.Errorf("%w; did you mean %s?", err, near)
	}
	return err
}

// Meant returns the name of a list that a value may stand for, or "". Of a value with
// commas it is about the first part that is not on the list.
func Meant(value string, known []string) string {
	for part := range strings.SplitSeq(value, ",") {
		if !slices.Contains(known, part) {
			return Nearest(part, known)
		}
	}
	return ""
}

// Nearest returns the name of a list that a misspelt one may stand for, or "": it
// differs in at most two letters, in one if there are no more than three. Two
// neighbours in the wrong order count as one; another number is another thing.
func Nearest(name string, known []string) string {
	best, limit := "", 3
	if len(name) <= 3 {
		limit = 2
	}
	for _, k := range known {
		if d := distance(name, k, limit); d < limit && !otherNumber(name, k, d) {
			best, limit = k, d
		}
	}
	return best
}

// otherNumber reports whether two names, at a distance, differ in their numbers alone,
// and by more than a digit that is missing or one too many.
func otherNumber(a, b string, distance int) bool {
	return a != b && withoutDigits(a) == withoutDigits(b) && (distance > 1 || len(a) == len(b))
}

func withoutDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return -1
		}
		return r
	}, s)
}

func distance(a, b string, limit int) int {
	least := ast.Distance(a, b, limit)
	for i := 1; i < len(a); i++ {
		swapped := a[:i-1] + a[i:i+1] + a[i-1:i] + a[i+1:]
		least = min(least, 1+ast.Distance(swapped, b, limit))
	}
	return least
}
