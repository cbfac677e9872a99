package verify

import (
	"slices"
	"strings"

	"tileir/ast"
)

// targets lists the names under which hints may stand.
var targets = []string{"default", "sm_80", "sm_86", "sm_87", "sm_88", "sm_89", "sm_90", "sm_100", "sm_103", "sm_107", "sm_110", "sm_120", "sm_121"}

// Hint is an optimization hint that the language knows.
type Hint struct {
	Name   string
	On     string // what takes it, in words
	Values string // what it may be, in words
	Asks   string // what for

	taken  func(op *ast.Op) bool
	number func(v int64) bool // whether an integer is one of the values; nil: it is true or false
}

// Hints lists the hints, in the order in which messages name them.
func Hints() []Hint {
	entry := func(op *ast.Op) bool { return op.Opcode == ast.OpEntry }
	memory := func(op *ast.Op) bool { return op.Opcode != ast.OpEntry }
	tiles := func(op *ast.Op) bool { return op.ThroughView() && !op.IsAtomic() }
	return []Hint{
		{"num_cta_in_cga", "entries", "a power of two up to 16", "CTAs that share a tile block (1 on sm_8x)", entry, powerUpTo(16)},
		{"num_worker_warps_per_cta", "entries", "a power of two up to 32", "warps for a tile block", entry, powerUpTo(32)},
		{"occupancy", "entries", "an integer from 1 to 32", "tile blocks that a multiprocessor should hold", entry, upTo(32)},
		{"latency", "memory ops", "an integer from 1 to 10", "how far ahead a load in a loop should run", memory, upTo(10)},
		{"allow_tma", "view loads and stores", "true or false", "whether the copy engine may do it", tiles, nil},
	}
}

func powerUpTo(most int64) func(v int64) bool {
	return func(v int64) bool { return v > 0 && v <= most && v&(v-1) == 0 }
}

func upTo(most int64) func(v int64) bool {
	return func(v int64) bool { return v >= 1 && v <= most }
}

// hintsOf lists the hints that an op understands.
func hintsOf(op *ast.Op) (known []Hint) {
	for _, h := range Hints() {
		if h.taken(op) {
			known = append(known, h)
		}
	}
	return known
}

func hintNames(hints []Hint) (names []string) {
	for _, h := range hints {
		names = append(names, h.Name)
	}
	return names
}

// hints checks the optimization hints of op: their form always, their meaning
// if warnings about it are wanted.
func (c *checker) hints(op *ast.Op) {
	h, ok := op.Attr("optimization_hints").(ast.HintsAttr)
	if !ok {
		return
	}
	for _, entry := range h.Targets {
		d, ok := entry.Value.(ast.DictAttr)
		if !ok {
			c.fail(op, codeHintForm, "expected a dictionary of hints for %s, got %s", entry.Name, attrText(entry.Value))
			return
		}
		if !c.opts.WarnHints || c.hintsFor(op, entry.Name, d) {
			continue
		}
		if c.opts.HintErrors {
			c.fail(op, codeHint, "expected known optimization hints in range, got those above")
			return
		}
	}
}

// hintsFor warns about the hints for one target and reports whether all were
// good.
func (c *checker) hintsFor(op *ast.Op, target string, d ast.DictAttr) bool {
	if !slices.Contains(targets, target) {
		c.warn(codeHint, op.Pos, "%s: expected a known target for hints, got %s", op.ShortName(), target)
		return false
	}
	known, good := hintsOf(op), true
	for _, given := range d {
		at := slices.IndexFunc(known, func(h Hint) bool { return h.Name == given.Name })
		if at < 0 {
			c.warn(codeHint, op.Pos, "%s: expected %s as hint, got %s", op.ShortName(), list(hintNames(known)), given.Name)
			good = false
		} else if want := known[at].problem(target, given.Value); want != "" {
			c.warn(codeHint, op.Pos, "%s: expected %s for %s.%s, got %s", op.ShortName(), want, target, given.Name, attrText(given.Value))
			good = false
		}
	}
	return good
}

// problem says what a hint's value should have been, or "" if it is good.
func (h *Hint) problem(target string, value ast.Attr) string {
	_, truth := value.(ast.BoolAttr)
	v, integer := value.(ast.IntAttr)
	switch {
	case h.number == nil && truth:
		return ""
	case h.number == nil:
		return h.Values
	case !integer:
		return "an integer"
	case h.Name == "num_cta_in_cga" && strings.HasPrefix(target, "sm_8"):
		return unless(v.Value == 1, "1")
	}
	return unless(h.number(v.Value), h.Values)
}

func unless(good bool, want string) string {
	if good {
		return ""
	}
	return want
}
