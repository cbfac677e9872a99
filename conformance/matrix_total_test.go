package conformance

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering"
)

// noCase lists the ops that no case is about, and why.
var noCase = map[ast.Opcode]string{
	ast.OpUnregistered: "it stands for ops outside the language",
	ast.OpTestFunc:     "it exists for the public tests of parsers and cannot be launched",
}

// TestMatrixIsTotal keeps the matrix complete: every op of the table is what
// some case is about, or stands in the list above.
func TestMatrixIsTotal(t *testing.T) {
	count := [ast.NumOps]int{}
	names := map[string]bool{}
	for _, c := range matrix() {
		count[c.op]++
		if names[c.name] {
			t.Errorf("two cases are called %q", c.name)
		}
		names[c.name] = true
	}
	for op := ast.Opcode(0); op < ast.NumOps; op++ {
		reason := noCase[op]
		switch {
		case count[op] == 0 && reason == "":
			t.Errorf("%s has neither a case nor a reason", ast.Table[op].Name)
		case count[op] > 0 && reason != "":
			t.Errorf("%s has %d cases and a reason to have none", ast.Table[op].Name, count[op])
		}
	}
	t.Log(census(matrix()))
}

// census counts cases, and those whose expectation leans on the toolchain.
func census(cases []*matrixCase) string {
	borrowed := map[string]int{}
	for _, c := range cases {
		if c.borrowed != "" {
			borrowed[c.borrowed]++
		}
	}
	text := fmt.Sprintf("%d cases", len(cases))
	for why, n := range borrowed {
		text += fmt.Sprintf("\n%d not wholly independent: %s", n, why)
	}
	return text
}

// TestMatrixHasEveryAttribute: each value of each enumeration that the op table
// admits for an attribute is spelled in some case about the op.
func TestMatrixHasEveryAttribute(t *testing.T) {
	seen := map[string]bool{}
	eachCase(t, matrix(), func(c *matrixCase) error {
		m, err := parseMatrix(c)
		if err != nil {
			return err
		}
		m.Walk(func(op *ast.Op) { noteAttributes(op, seen) })
		return nil
	})
	for op := ast.Opcode(1); op < ast.NumOps; op++ {
		if noCase[op] != "" {
			continue
		}
		for _, a := range ast.Table[op].Attrs {
			for _, want := range admitted(&a) {
				if key := ast.Table[op].Name + "." + a.Name + want; !seen[key] && !neverValid[key] {
					t.Errorf("no case has %s", key)
				}
			}
		}
	}
}

var seenLock sync.Mutex

func noteAttributes(op *ast.Op, seen map[string]bool) {
	seenLock.Lock()
	defer seenLock.Unlock()
	info := &ast.Table[op.Opcode]
	for _, a := range info.Attrs {
		switch v := op.Attr(a.Name).(type) {
		case ast.EnumAttr:
			seen[info.Name+"."+a.Name+"="+v.String()] = true
		case ast.UnitAttr, ast.DenseArrayAttr:
			seen[info.Name+"."+a.Name] = true
		case ast.BoolAttr:
			seen[fmt.Sprintf("%s.%s=%v", info.Name, a.Name, bool(v))] = true
		case nil:
			if d, ok := a.Default.(ast.EnumAttr); ok {
				seen[info.Name+"."+a.Name+"="+d.String()] = true
			}
		}
	}
}

// admitted lists the values of an attribute that the table admits.
func admitted(a *ast.AttrInfo) []string {
	switch a.Kind {
	case ast.AttrUnit, ast.AttrIndexFlags, ast.AttrDenseI32:
		return []string{""}
	case ast.AttrBool:
		return []string{"=true", "=false"}
	case ast.AttrEnum:
		var list []string
		for v, name := range a.Enum.Info().Names {
			if name != "" && (a.Only == nil || slices.Contains(a.Only, uint32(v))) {
				list = append(list, "="+name)
			}
		}
		return list
	}
	return nil
}

// neverValid are values that the table admits and the verifier refuses.
var neverValid = map[string]bool{
	"itof.rounding_mode=zero": true, "itof.rounding_mode=negative_inf": true, "itof.rounding_mode=positive_inf": true,
	"negi.overflow=no_unsigned_wrap": true,
}

// compileOne compiles cases as one module; unsupported is the message of a
// located refusal.
func compileOne(ctx context.Context, target string, cases ...*matrixCase) (result *lowering.Result, unsupported string, err error) {
	m, err := parseMatrix(cases...)
	if err != nil {
		return nil, "", err
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%s: panic: %v", target, p)
		}
	}()
	askClusters(m, cases)
	if err := cutIntoChunks(m, cases); err != nil {
		return nil, "", err
	}
	result, err = lowering.Compile(ctx, m, lowering.Options{Target: target})
	var found ast.Diagnostics
	if errors.As(err, &found) && strings.HasPrefix(found[0].Code, "TIR05") {
		return nil, found[0].Message, nil
	}
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", target, err)
	}
	return result, "", nil
}

// askClusters writes into each entry how many CTAs its case wants.
func askClusters(m *ast.Module, cases []*matrixCase) {
	k := 0
	m.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpEntry {
			return
		}
		if n := cases[k].cluster; n > 0 {
			hint := ast.DictAttr{{Name: "num_cta_in_cga", Value: ast.IntAttr{Value: int64(n), Type: ast.NumType(num.I64)}}}
			op.SetAttr("optimization_hints", ast.HintsAttr{Targets: ast.DictAttr{{Name: "default", Value: hint}}})
		}
		k++
	})
}

// tally counts the reasons for which cases were left out.
type tally struct {
	mu      sync.Mutex
	reasons map[string]int
	done    int
}

// typeWords are left out of reasons, so that like ones count together.
var typeWords = regexp.MustCompile(`\b(i1|i4|i8|i16|i32|i64|bf16|tf32|f16|f32|f64|f8E4M3FN|f8E5M2|f8E8M0FNU|f8E5M3FNU|f4E2M1FN|sm_\d+|r[nzmp])\b`)

func (y *tally) add(reason string) {
	reason = typeWords.ReplaceAllString(reason, "…")
	y.mu.Lock()
	defer y.mu.Unlock()
	if reason == "" {
		y.done++
		return
	}
	if y.reasons == nil {
		y.reasons = map[string]int{}
	}
	y.reasons[reason]++
}

func (y *tally) String() string {
	var lines []string
	total := 0
	for reason, n := range y.reasons {
		lines = append(lines, fmt.Sprintf("%5d  %s", n, reason))
		total += n
	}
	slices.Sort(lines)
	slices.Reverse(lines)
	return fmt.Sprintf("%d done, %d refused:\n%s", y.done, total, strings.Join(lines, "\n"))
}

// TestMatrixCompiles compiles each case for one target in turn, for three with
// TILEIR_TESTS=all, with TILEIR_MATRIX=full for all. Refusals with a place (TIR05..) are
// counted; nothing else may go wrong. Where there is a ptxas ($PTXAS, or on the
// path), a sample is assembled, with TILEIR_MATRIX=full everything.
func TestMatrixCompiles(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles two thousand modules")
	}
	targets := lowering.Targets()
	every := len(targets)
	if thorough() {
		every = 3
	}
	number := map[*matrixCase]int{}
	for i, c := range matrix() {
		number[c] = i
	}
	ptxas, dir := findPTXAS(), t.TempDir()
	var y tally
	eachCase(t, matrix(), func(c *matrixCase) error {
		for i, target := range targets {
			k := number[c] + i
			if !fullMatrix() && k%every != 0 {
				continue
			}
			result, refused, err := compileOne(t.Context(), target, c)
			if err != nil {
				return err
			}
			y.add(refused)
			if result != nil {
				if err := checkBarriers(result.Plan); err != nil {
					return fmt.Errorf("barriers for %s: %w", target, err)
				}
			}
			if result != nil && ptxas != "" && (fullMatrix() || k%100 == 0) {
				file := filepath.Join(dir, fmt.Sprintf("%d_%s.ptx", number[c], target))
				if err := assemblePTX(t.Context(), ptxas, target, file, result.Code.PTX); err != nil {
					return err
				}
			}
		}
		return nil
	})
	t.Log(y.String())
}

// TestClusterCompiles compiles a sample of the cases with each tile block on
// the CTAs of a cluster, and assembles it where there is a ptxas.
func TestClusterCompiles(t *testing.T) {
	const every = 16
	var some []*matrixCase
	for i, c := range matrix() {
		if i%every == 0 {
			d := *c
			d.cluster = 2 << (i / every % 4)
			some = append(some, &d)
		}
	}
	ptxas, dir := findPTXAS(), t.TempDir()
	targets := []string{"sm_90a", "sm_100", "sm_120"}
	var y tally
	var number atomic.Int64
	eachCase(t, some, func(c *matrixCase) error {
		n := number.Add(1)
		target := targets[n%int64(len(targets))]
		result, refused, err := compileOne(t.Context(), target, c)
		y.add(refused)
		if err != nil || result == nil || ptxas == "" {
			return err
		}
		return assemblePTX(t.Context(), ptxas, target, filepath.Join(dir, fmt.Sprintf("%d.ptx", n)), result.Code.PTX)
	})
	t.Log(y.String())
}

func assemblePTX(ctx context.Context, ptxas, target, file string, ptx []byte) error {
	if err := os.WriteFile(file, ptx, 0o600); err != nil {
		return err
	}
	defer os.Remove(file)
	said, err := exec.CommandContext(ctx, ptxas, "-arch="+target, file, "-o", os.DevNull).CombinedOutput()
	if err != nil {
		return fmt.Errorf("ptxas for %s: %w\n%s", target, err, said)
	}
	return nil
}
