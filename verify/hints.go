package verify

import (
	"slices"
	"strings"

	"tileir/ast"
)

// targets lists the names under which hints may stand.
var targets = []string{"default", "sm_80", "sm_86", "sm_87", "sm_88", "sm_89", "sm_90", "sm_100", "sm_103", "sm_107", "sm_110", "sm_120", "sm_121"}

// hintsOf lists the hints that an op understands.
func hintsOf(op *ast.Op) []string {
	switch {
	case op.Opcode == ast.OpEntry:
		return []string{"num_cta_in_cga", "num_worker_warps_per_cta", "occupancy"}
	case op.ThroughView() && !op.IsAtomic():
		return []string{"latency", "allow_tma"}
	}
	return []string{"latency"}
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
	for _, h := range d {
		if !slices.Contains(known, h.Name) {
			c.warn(codeHint, op.Pos, "%s: expected %s as hint, got %s", op.ShortName(), list(known), h.Name)
			good = false
		} else if want := hintProblem(target, h); want != "" {
			c.warn(codeHint, op.Pos, "%s: expected %s for %s.%s, got %s", op.ShortName(), want, target, h.Name, attrText(h.Value))
			good = false
		}
	}
	return good
}

// hintProblem says what a hint's value should have been, or "" if it is good.
func hintProblem(target string, h ast.NamedAttr) string {
	if h.Name == "allow_tma" {
		if _, ok := h.Value.(ast.BoolAttr); !ok {
			return "true or false"
		}
		return ""
	}
	v, ok := h.Value.(ast.IntAttr)
	switch {
	case !ok:
		return "an integer"
	case h.Name == "num_cta_in_cga" && strings.HasPrefix(target, "sm_8"):
		return unless(v.Value == 1, "1")
	case h.Name == "num_cta_in_cga":
		return unless(isPowerUpTo(v.Value, 16), "a power of two up to 16")
	case h.Name == "num_worker_warps_per_cta":
		return unless(isPowerUpTo(v.Value, 32), "a power of two up to 32")
	case h.Name == "latency":
		return unless(v.Value >= 1 && v.Value <= 10, "an integer from 1 to 10")
	default:
		return unless(v.Value >= 1 && v.Value <= 32, "an integer from 1 to 32")
	}
}

func unless(good bool, want string) string {
	if good {
		return ""
	}
	return want
}

func isPowerUpTo(v, most int64) bool { return v > 0 && v <= most && v&(v-1) == 0 }
