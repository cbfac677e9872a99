package machine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestOf(t *testing.T) {
	for _, name := range Names() {
		m, ok := Of(name)
		if !ok || m.Name != name || !strings.HasPrefix(name, m.Generation) {
			t.Errorf("Of(%q) = %q of %q, %t", name, m.Name, m.Generation, ok)
		}
		if m.ThreadsPerSM%32 != 0 || m.SharedFor(1) != m.SharedPerCTA || m.SharedFor(2) >= m.SharedPerSM/2 || !m.Products.Has(FMA) {
			t.Errorf("%s: %+v", name, m)
		}
	}
	for _, name := range []string{"", "sm_90b", "sm_9", "sm_80a", "90a", "sm_90f", "sm_1000"} {
		if _, ok := Of(name); ok {
			t.Errorf("Of(%q) finds a target", name)
		}
	}
	m, _ := Of("sm_90a")
	if w := m.Without(WGMMA); !m.Products.Has(WGMMA) || w.Products.Has(WGMMA) || !w.Products.Has(MMA) {
		t.Error("Without takes too much or too little")
	}
}

// TestWarpsWith holds how many warps fit to what the occupancy calculator of CUDA says.
func TestWarpsWith(t *testing.T) {
	m, _ := Of("sm_90a")
	for _, c := range []struct{ registers, each, warps int }{
		{32, 1, 32}, {32, 2, 64}, {33, 8, 48}, {84, 1, 20}, {84, 8, 16}, {88, 2, 20}, {48, 2, 40}, {128, 16, 16}, {168, 8, 8}, {255, 4, 8}, {255, 16, 0},
	} {
		if got := m.WarpsWith(c.registers, c.each); got != c.warps {
			t.Errorf("%d registers, CTAs of %d warps: %d, want %d", c.registers, c.each, got, c.warps)
		}
	}
}

// probes are instructions that ptxas takes for a target if it has what the field
// says, and refuses if not.
var probes = []struct {
	name string
	has  func(m Machine) bool
	ptx  string
}{
	{"mma", func(m Machine) bool { return m.Products.Has(MMA) }, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {f0,f1,f2,f3}, {r0,r1,r2,r3}, {r4,r5}, {f0,f1,f2,f3};"},
	{"mma.f8", func(m Machine) bool { return m.Products.Has(MMAF8) }, "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {f0,f1,f2,f3}, {r0,r1,r2,r3}, {r4,r5}, {f0,f1,f2,f3};"},
	{"mma.f64", func(m Machine) bool { return m.Products.Has(MMAF64) }, "mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 {e0,e1,e2,e3}, {e0,e1,e2,e3,e0,e1,e2,e3}, {e0,e1,e2,e3}, {e0,e1,e2,e3};"},
	{"mma.scaled", func(m Machine) bool { return m.Products.Has(MMAScaled) },
		"mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0 {f0,f1,f2,f3}, {r0,r1,r2,r3}, {r4,r5}, {f0,f1,f2,f3}, r6, {0,0}, r7, {0,0};"},
	{"wgmma", func(m Machine) bool { return m.Products.Has(WGMMA) }, "wgmma.fence.sync.aligned;"},
	{"tcgen05", func(m Machine) bool { return m.Products.Has(TCGEN05) }, "tcgen05.mma.cta_group::1.kind::f16 [r0], d0, d1, r1, p;"},
	{"copy async", func(m Machine) bool { return m.CopyAsync }, "cp.async.cg.shared.global [r0], [d0], 16;"},
	{"copy bulk", func(m Machine) bool { return m.CopyBulk }, "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [r0], [d0], r1, [r2];"},
	{"copy tensor", func(m Machine) bool { return m.CopyTensor }, "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [r0], [d0, {r1, r2}], [r3];"},
	{"mbarrier", func(m Machine) bool { return m.Mbarrier }, "mbarrier.init.shared.b64 [r0], r1;"},
	{"mbarrier bytes", func(m Machine) bool { return m.MbarrierBytes }, "mbarrier.arrive.expect_tx.shared::cta.b64 d0, [r0], r1; mbarrier.try_wait.shared::cta.b64 p, [r0], d0;"},
	{"proxy fence", func(m Machine) bool { return m.ProxyFence }, "fence.proxy.async;"},
	{"elect", func(m Machine) bool { return m.ElectThread }, "elect.sync r0|p, 0xffffffff;"},
	{"set registers", func(m Machine) bool { return m.SetRegisters }, "setmaxnreg.dec.sync.aligned.u32 40;"},
	{"grid dependency", func(m Machine) bool { return m.GridDependency }, "griddepcontrol.wait;"},
	{"clusters", func(m Machine) bool { return m.Clusters }, "barrier.cluster.arrive; barrier.cluster.wait; mov.u32 r0, %cluster_ctarank;"},
	{"load matrix", func(m Machine) bool { return m.LoadMatrix }, "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {r0,r1,r2,r3}, [r4];"},
	{"store matrix", func(m Machine) bool { return m.StoreMatrix }, "stmatrix.sync.aligned.m8n8.x4.shared.b16 [r4], {r0,r1,r2,r3};"},
	{"access of 32 bytes", func(m Machine) bool { return m.AccessBytes == 32 }, "ld.global.v8.b32 {r0,r1,r2,r3,r4,r5,r6,r7}, [d0];"},
	{"add f32", func(m Machine) bool { return m.AddF32 == 16 }, "red.relaxed.gpu.global.add.v4.f32 [d0], {f0,f1,f2,f3};"},
	{"add f16", func(m Machine) bool { return m.AddF16 == 16 }, "red.relaxed.gpu.global.add.noftz.v4.f16x2 [d0], {r0,r1,r2,r3};"},
	{"add two f16", func(m Machine) bool { return m.AddF16 >= 4 }, "red.relaxed.gpu.global.add.noftz.f16x2 [d0], r0;"},
	{"add bf16", func(m Machine) bool { return m.AddBF16 == 16 }, "red.relaxed.gpu.global.add.noftz.v4.bf16x2 [d0], {r0,r1,r2,r3};"},
	{"atomic add bf16", func(m Machine) bool { return m.AtomicAddBF16 }, "atom.relaxed.gpu.global.add.noftz.bf16 h0, [d0], h1;"},
	{"convert f8", func(m Machine) bool { return m.ConvertF8 }, "cvt.rn.satfinite.e4m3x2.f32 h0, f0, f1; cvt.rn.f16x2.e5m2x2 r0, h0;"},
	{"round tf32", func(m Machine) bool { return m.RoundTF32 }, "cvt.rn.tf32.f32 r0, f0;"},
	{"packed f32", func(m Machine) bool { return m.PackedF32 }, "fma.rn.f32x2 d0, d1, d2, d3;"},
	{"reduce ints", func(m Machine) bool { return m.ReduceInts }, "redux.sync.add.s32 r0, r1, 0xffffffff;"},
	{"reduce f32", func(m Machine) bool { return m.ReduceF32 }, "redux.sync.min.f32 f0, f1, 0xffffffff;"},
}

// probeKernel is a kernel of all probes, one to a line. A cluster is a matter of the
// launch, so none is asked for.
func probeKernel(target string) string {
	lines := []string{
		".version 9.0", ".target " + target, ".address_size 64", ".visible .entry k() {",
		".reg .b16 h<2>; .reg .b32 r<8>; .reg .b64 d<4>; .reg .f32 f<4>; .reg .f64 e<4>; .reg .pred p;",
	}
	for _, p := range probes {
		lines = append(lines, p.ptx)
	}
	return strings.Join(append(lines, "ret; }", ""), "\n")
}

// refusals finds in what ptxas says the lines that it refuses.
var refusals = regexp.MustCompile(`, line (\d+); error *: (.*)`)

// TestFeatures asks ptxas of each feature of each target.
func TestFeatures(t *testing.T) {
	ptxas := os.Getenv("PTXAS")
	if ptxas == "" {
		ptxas, _ = exec.LookPath("ptxas")
	}
	if ptxas == "" {
		t.Skip("ptxas is neither on PATH nor named by PTXAS: nobody is asked about features")
	}
	for _, name := range Names() {
		m, _ := Of(name)
		file := filepath.Join(t.TempDir(), "probe.ptx")
		if err := os.WriteFile(file, []byte(probeKernel(name)), 0o666); err != nil {
			t.Fatal(err)
		}
		said, err := exec.CommandContext(t.Context(), ptxas, "-arch="+name, file, "-o", os.DevNull).CombinedOutput()
		if _, refused := err.(*exec.ExitError); err != nil && !refused {
			t.Fatal(err)
		}
		refused := map[string]string{} // a reason, by line
		for _, line := range refusals.FindAllSubmatch(said, -1) {
			refused[string(line[1])] = string(line[2])
		}
		if refused["1"] != "" {
			t.Skip("this ptxas is older than CUDA 13: ", refused["1"])
		}
		if err != nil && len(refused) == 0 {
			t.Fatalf("%s: no line refused, and yet %v:\n%s", name, err, said)
		}
		for i, p := range probes {
			if why := refused[strconv.Itoa(6+i)]; p.has(m) == (why != "") {
				t.Errorf("%s: %s: the table says %t, ptxas %q", name, p.name, p.has(m), why)
			}
		}
	}
}

// sizes are numbers of generations that mean something else where they stand.
var sizes = map[string][]string{
	"lowering/llvmgen/mathtable.go": {"80", "90", "110"},
	"lowering/llvmgen/mathtrig.go":  {"100"},
}

// TestNumbers holds the rest of lowering to asking this package: no number of a
// generation, no name of a target, no field or constant called after one.
func TestNumbers(t *testing.T) {
	var numbers []string
	for _, g := range generations {
		numbers = append(numbers, strconv.Itoa(g.sm))
	}
	target, field := regexp.MustCompile(`^"?sm_[0-9]`), regexp.MustCompile(`^(Min|min|First|first)?(SM|sm|Arch|arch)$`)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || filepath.Dir(path) == filepath.Join("..", "machine") {
			return err
		}
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		mine := sizes["lowering/"+filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator)))]
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if slices.Contains(numbers, n.Value) && !slices.Contains(mine, n.Value) || target.MatchString(n.Value) {
					t.Errorf("%s: %s: what depends on the target is a field of machine.Machine", files.Position(n.Pos()), n.Value)
				}
			case *ast.Ident:
				if field.MatchString(n.Name) {
					t.Errorf("%s: %s: ask a field of machine.Machine that says what is there", files.Position(n.Pos()), n.Name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// elsewhere are the files and folders outside of lowering that name targets or compare their
// numbers, and why those cannot ask this package.
var elsewhere = map[string]string{
	"cmd/tileopt/options.go":           "the target that is compiled for where none is named",
	"conformance":                      "tests go through targets",
	"launcher/cuda/device.go":          "the target that a device of some capability takes",
	"launcher/ptxsim/device.go":        "the target that is simulated where none is named",
	"launcher/ptxsim/profile/rates.go": "GPUs that estimates are of: how fast each is, not what it can do",
	"lsp/plan.go":                      "the target that an editor shows where none is named",
	"verify/hints.go":                  "the language: for which targets it has hints",
	"ptxgen/ptx":                       "the tables of the PTX ISA: which target has which instruction",
}

// TestTargetsElsewhere holds the packages outside of lowering to the same: none but those of
// the list knows a target by its name, or compares the number of one.
func TestTargetsElsewhere(t *testing.T) {
	name := regexp.MustCompile(`^["` + "`" + `]sm_[0-9]`)
	used := map[string]bool{}
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		rel, _ := filepath.Rel(root, path)
		rel = filepath.ToSlash(rel)
		if err == nil && d.IsDir() && (rel == "lowering" || d.Name() == "testdata" || d.Name() == "antlr" || len(rel) > 1 && strings.HasPrefix(d.Name(), ".")) {
			return filepath.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			found := ""
			switch n := n.(type) {
			case *ast.BasicLit:
				if name.MatchString(n.Value) {
					found = n.Value
				}
			case *ast.BinaryExpr:
				if n.Op != token.QUO {
					found = numberOf(n.X, n.Y)
				}
			case *ast.KeyValueExpr:
				found = numberOf(n.Key, n.Value)
			}
			if found == "" {
				return true
			}
			for _, key := range []string{rel, filepath.ToSlash(filepath.Dir(rel)), strings.SplitN(rel, "/", 2)[0]} {
				if elsewhere[key] != "" {
					used[key] = true
					return true
				}
			}
			t.Errorf("%s: %s: ask lowering/machine what a GPU has, or ptxgen/ptx which instructions", files.Position(n.Pos()), found)
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for key := range elsewhere {
		if !used[key] {
			t.Errorf("%s names no target any more: strike it from the list", key)
		}
	}
}

// numberOf says that a number is compared with one of a generation, or given as one.
func numberOf(x, n ast.Expr) string {
	if s, ok := x.(*ast.SelectorExpr); ok {
		x = s.Sel
	}
	name, ok := x.(*ast.Ident)
	if lit, is := n.(*ast.BasicLit); ok && is && strings.EqualFold(name.Name, "sm") && lit.Kind == token.INT {
		return name.Name + " " + lit.Value
	}
	return ""
}
