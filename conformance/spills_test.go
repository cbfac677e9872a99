package conformance

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/verify"
)

// launched is a module and a launch of it that its code is made for, as tilerun makes it: its schedule depends on the grid, and
// with it what a thread has to keep.
type launched struct {
	name    string
	text    []byte
	defines []family.Define
	grid    launcher.Grid
	args    []string
}

// attention is a module of what cuTile Python emits: its features, its queries to a tile block, and whether keys behind those are masked.
type attention struct {
	module            string
	features, queries int64
	causal            bool
	types             []string // of elements
}

// timedAttention are those that conformance/attention.py times.
var timedAttention = []attention{
	{"attention_128", 128, 128, false, []string{"f16", "bf16"}},
	{"attention_causal", 128, 128, true, []string{"f16", "bf16"}},
	{"attention", 64, 64, false, []string{"f16", "bf16"}},
	{"attention_causal_64", 64, 64, true, []string{"f16", "bf16"}},
	{"attention_e4m3", 128, 128, false, []string{"f8E4M3FN"}},
	{"attention_causal_e4m3", 128, 128, true, []string{"f8E4M3FN"}},
}

const (
	attentionPositions = 16384 // of all sequences together
	attentionHeads     = 16    // of each
	anyScale           = "0.1" // of scores; no code is made for it
)

// timedSpills lists what is timed and spills nevertheless.
var timedSpills = map[string]string{
	"gemm_dequantized/large": "behind the loop, once for each tile block: sums of a loop that may not run are moved to where both can be",
}

// TestSpills assembles what is timed for the launches it is timed with, where there is a ptxas: attention of sequences from
// 1024 to 16384, as cuTile Python emits it and by hand, and what else cuTile Python emits with its line tilerun[large]. Nothing
// spills registers but what timedSpills lists. It takes one launch in seven; TILEIR_TESTS=all all of them.
func TestSpills(t *testing.T) {
	a := &assembler{ptxas: findPTXAS(), dir: t.TempDir(), spilt: map[[2]string]string{}}
	if a.ptxas == "" {
		t.Skip("no ptxas in $PTXAS or on the path")
	}
	inParallel(sample(append(attentionLaunches(t), largeLaunches(t)...), 7), func(l launched) {
		if err := l.assemble(t.Context(), a); err != nil {
			t.Errorf("%s: %v", l.name, err)
		}
	})
	t.Logf("%d launches assembled", a.modules)
	a.checkSpills(t, timedSpills, thorough())
}

// attentionLaunches are those of attention: of each module, each of its types and each length, as it is emitted and by hand.
func attentionLaunches(t *testing.T) (list []launched) {
	t.Helper()
	byHand := readFile(t, "../examples/attention/attention_family.mlir")
	for _, k := range timedAttention {
		emitted := readFile(t, filepath.Join("kernels", "cutile", k.module+".mlir"))
		for _, elem := range k.types {
			for length := int64(1024); length <= attentionPositions; length *= 2 {
				list = append(list, k.emitted(emitted, elem, length), k.byHand(byHand, elem, length))
			}
		}
	}
	return list
}

// launch has its name, and its grid.
func (k attention) launch(elem string, length int64) launched {
	grid := launcher.Grid{X: int(length / k.queries), Y: attentionHeads, Z: int(attentionPositions / length)}
	return launched{name: fmt.Sprintf("%s/%s/%d", k.module, elem, length), grid: grid}
}

// tensors are Q, K, V and the result as arguments, and their extents and strides.
func (k attention) tensors(elem string, length int64) (buffers, extents, strides []string) {
	extents = decimal(attentionPositions/length, attentionHeads, length, k.features)
	strides = decimal(attentionHeads*length*k.features, length*k.features, k.features, 1)
	shape := strings.Join(extents, "x")
	for seed := range 3 {
		buffers = append(buffers, fmt.Sprintf("rand:%s:%s:%d", elem, shape, seed))
	}
	return append(buffers, "zeros:"+resultOf(elem)+":"+shape), extents, strides
}

// resultOf is the type of the result.
func resultOf(elem string) string {
	if elem == "bf16" {
		return elem
	}
	return "f16"
}

// emitted is a launch of what cuTile Python emits: it takes each tensor with its extents and strides.
func (k attention) emitted(text []byte, elem string, length int64) launched {
	l := k.launch(elem, length)
	if l.text = text; elem == "bf16" {
		l.text = bytes.ReplaceAll(text, []byte("f16"), []byte(elem))
	}
	buffers, extents, strides := k.tensors(elem, length)
	for _, b := range buffers {
		l.args = slices.Concat(l.args, []string{b}, extents, strides)
	}
	l.args = append(l.args, anyScale)
	return l
}

// byHand is a launch of the program by hand, with tiles of the same size.
func (k attention) byHand(text []byte, elem string, length int64) launched {
	l := k.launch(elem, length)
	l.name, l.text = l.name+"/by hand", text
	mask := "none"
	if k.causal {
		mask = "causal"
	}
	tile := decimal(k.queries, k.features)
	l.defines = []family.Define{{Name: "T", Value: elem}, {Name: "OUT", Value: resultOf(elem)}, {Name: "MASK", Value: mask}, {Name: "BM", Value: tile[0]}, {Name: "BN", Value: "128"}, {Name: "D", Value: tile[1]}}
	buffers, extents, strides := k.tensors(elem, length)
	l.args = slices.Concat(buffers, extents[:3], strides[:2], []string{anyScale})
	return l
}

// largeLaunches are those of the lines tilerun[large] of what cuTile Python emits, and of the kernels beside it that have one.
func largeLaunches(t *testing.T) (list []launched) {
	t.Helper()
	for _, path := range append(glob(t, "kernels/cutile/*.mlir"), glob(t, "kernels/*_wide.mlir")...) {
		name := strings.TrimSuffix(filepath.Base(path), ".mlir")
		text := readFile(t, path)
		lines, err := launcher.ParseRunLines(text)
		if err != nil {
			t.Fatal(err)
		}
		line, err := launcher.FindRunLine(lines, "large")
		if err != nil {
			t.Fatal(err)
		}
		s := parseSetup(t, line.Words)
		list = append(list, launched{name + "/large", text, nil, s.grid, s.args})
	}
	return list
}

// decimal writes numbers.
func decimal(list ...int64) (words []string) {
	for _, n := range list {
		words = append(words, strconv.FormatInt(n, 10))
	}
	return words
}

func readFile(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// assemble compiles a launch's code for an H200, and has it assembled.
func (l launched) assemble(ctx context.Context, a *assembler) error {
	m, err := grammar.ParseWith(l.name, l.text, grammar.Options{Defines: l.defines})
	if err != nil {
		return err
	}
	if err := verify.Module(m); err != nil {
		return err
	}
	entry, err := launcher.FindEntry(launcher.Entries(m), "")
	if err != nil {
		return err
	}
	bindings, err := launcher.Bind(entry.Params, launcher.ArgGroup{Args: l.args})
	if err != nil {
		return err
	}
	o := lowering.Options{Target: "sm_90a", Entry: entry.Name, VerifyOnce: true}
	r, err := lowering.Compile(ctx, m, o.ForLaunch(entry, bindings, l.grid))
	if err != nil {
		return err
	}
	return a.assemble(ctx, "sm_90a", r.Code.PTX, func(string) string { return l.name })
}
