package conformance

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
)

const launchPage = "../docs/LAUNCH.md"

func compiledFile(t *testing.T, path, target string) *launcher.Code {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", path))
	if err != nil {
		t.Fatal(err)
	}
	return compiledText(t, path, text, target)
}

func compiledText(t *testing.T, path string, text []byte, target string) *launcher.Code {
	t.Helper()
	m, err := grammar.Parse(path, text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return r.Code
}

func indented(t *testing.T, v any) string {
	t.Helper()
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestLaunchPage holds the examples of docs/LAUNCH.md to what is compiled, and looks
// there for every field that is written.
func TestLaunchPage(t *testing.T) {
	page := documents(t)[launchPage]
	gemm := compiledFile(t, "examples/gemm_views.mlir", "sm_90a")
	want := []string{
		indented(t, compiledFile(t, "examples/hello.mlir", "sm_90a")),
		indented(t, firstMap(t, gemm)),
	}
	blocks := regexp.MustCompile("(?s)```json\n(.*?)```").FindAllStringSubmatch(page, -1)
	if len(blocks) != len(want) {
		t.Fatalf("%s has %d blocks of JSON, expected %d", launchPage, len(blocks), len(want))
	}
	shown := page
	for i, b := range blocks {
		if b[1] != want[i] {
			page = strings.Replace(page, b[0], "```json\n"+want[i]+"```", 1)
		}
	}
	if *update {
		if err := os.WriteFile(launchPage, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if page != shown {
		t.Errorf("%s does not show what is compiled: run go generate ./conformance", launchPage)
	}
	every := &launcher.Code{Kernels: []launcher.Kernel{{
		Cluster: [3]int{2, 1, 1}, BlocksPerCTA: 2, BlocksPerSM: 2,
		Params:   []launcher.Param{{Name: "a", Elem: gemm.Kernels[0].Params[0].Elem, Divisor: 16}},
		Hidden:   []launcher.Hidden{{Kind: launcher.HiddenWorkspace, Bytes: 1, Align: 1}, firstMap(t, gemm)},
		Messages: []launcher.Message{{Args: []launcher.TileType{{Elem: gemm.Kernels[0].Params[0].Elem}}, Location: "x"}},
	}}}
	for _, m := range regexp.MustCompile(`"([a-z_]+)":`).FindAllStringSubmatch(indented(t, every), -1) {
		if !strings.Contains(page, "`"+m[1]+"`") {
			t.Errorf("%s does not say what %s is", launchPage, m[1])
		}
	}
}

// firstMap is the first tensor map that a program asks for.
func firstMap(t *testing.T, c *launcher.Code) launcher.Hidden {
	t.Helper()
	for _, h := range c.Kernels[0].Hidden {
		if h.Kind == launcher.HiddenTensorMap {
			return h
		}
	}
	t.Fatal("no parameter is a tensor map")
	return launcher.Hidden{}
}

var (
	ptxEntry = regexp.MustCompile(`(?s)\.entry (\S+?)\((.*?)\)\n`)
	ptxParam = regexp.MustCompile(`\.param (?:\.align (\d+) )?\.[a-z](\d+) [^\[\n,]*(?:\[(\d+)\])?`)
)

// TestParamSizes holds the sizes of parameters in launch descriptions to the PTX that
// they belong to.
func TestParamSizes(t *testing.T) {
	var params []string
	for e := num.I1; e < num.NumTypes; e++ {
		if e == num.I1 || e.MemBits() >= 8 { // of the others there are no scalars
			params = append(params, fmt.Sprintf("%%s%d: tile<%s>, %%p%d: tile<ptr<%s>>", e, e, e, e))
		}
	}
	every := "cuda_tile.module @m { entry @every(" + strings.Join(params, ", ") + ") { return } }"
	programs := map[string]*launcher.Code{"every type": compiledText(t, "every.mlir", []byte(every), "sm_90a")}
	for _, path := range []string{"examples/hello.mlir", "examples/gemm_views.mlir", "lowering/testdata/alloca.mlir"} {
		programs[path] = compiledFile(t, path, "sm_90a")
	}
	kinds := map[string]bool{}
	for path, code := range programs {
		entries := map[string][]int{}
		for _, e := range ptxEntry.FindAllStringSubmatch(string(code.PTX), -1) {
			for _, p := range ptxParam.FindAllStringSubmatch(e[2], -1) {
				bits, _ := strconv.Atoi(p[2])
				count, err := strconv.Atoi(p[3])
				if err != nil {
					count = 1
				}
				entries[e[1]] = append(entries[e[1]], bits/8*count)
			}
		}
		for _, k := range code.Kernels {
			var sizes []int
			for _, p := range k.Params {
				sizes = append(sizes, p.Bytes())
			}
			for _, h := range k.Hidden {
				sizes, kinds[h.Kind] = append(sizes, h.ParamBytes()), true
			}
			if got := entries[k.Symbol]; !slices.Equal(got, sizes) {
				t.Errorf("%s: entry %s takes %v bytes in PTX, %v in its description", path, k.Entry, got, sizes)
			}
		}
	}
	if len(kinds) != 6 {
		t.Errorf("the programs have hidden parameters of kinds %v, expected all six", kinds)
	}
}
