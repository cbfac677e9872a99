package conformance

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/verify"
)

// python finds an interpreter that has the package cuda-tile, or skips. The
// variable CUTILE_PYTHON may name one.
func python(t *testing.T) string {
	name := os.Getenv("CUTILE_PYTHON")
	if name == "" {
		name = "python3"
	}
	if err := exec.Command(name, "-c", "import cuda.tile").Run(); err != nil {
		t.Skipf("%s has no package cuda-tile (%v); set CUTILE_PYTHON to an interpreter that has", name, err)
	}
	return name
}

// TestCutileExport exports the kernels under cutile/ in every version and takes
// each through the toolchain and back.
func TestCutileExport(t *testing.T) {
	dir := t.TempDir()
	if out, err := exec.Command(python(t), "cutile/export.py", dir).CombinedOutput(); err != nil {
		t.Fatalf("export.py: %v\n%s", err, out)
	}
	checkCutile(t, filepath.Join(dir, "*", "*.tileirbc"), 200)
}

// TestCutileFiles does the same with the exported files that are kept here.
func TestCutileFiles(t *testing.T) { checkCutile(t, "testdata/cutile/*.tileirbc", 12) }

// TestCutileTimed holds the kernels that are timed on a GPU to what cuTile Python
// makes of their source today.
func TestCutileTimed(t *testing.T) {
	dir := t.TempDir()
	if out, err := exec.Command(python(t), "cutile/timed.py", dir).CombinedOutput(); err != nil {
		t.Fatalf("timed.py: %v\n%s", err, out)
	}
	files, err := filepath.Glob("kernels/cutile_*.mlir")
	if err != nil || len(files) < 3 {
		t.Fatalf("expected at least 3 files, got %d (%v)", len(files), err)
	}
	for _, name := range files {
		data, err := os.ReadFile(filepath.Join(dir, stem(name)+".tileirbc"))
		if err != nil {
			t.Error(err)
			continue
		}
		f, err := bytecode.Decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		kept, err := grammar.Parse(name, src)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := kept.String(), f.Module.String(); got != want {
			t.Errorf("%s is not what conformance/cutile/timed.py makes:\n%s\nwant\n%s", name, got, want)
		}
	}
}

func checkCutile(t *testing.T, glob string, least int) {
	files, err := filepath.Glob(glob)
	if err != nil || len(files) < least {
		t.Fatalf("expected at least %d files %s, got %d (%v)", least, glob, len(files), err)
	}
	canonical := 0
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		f, err := bytecode.Decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if err := verify.Module(f.Module); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if cutileRoundTrip(t, name, data, f) {
			canonical++
		}
	}
	t.Logf("%d files; the bytes are the same with the layout of the file in all unless reported, without it in %d", len(files), canonical)
}

// cutileRoundTrip checks that the text of a module reads as the same module, that
// its bytes do, and that they are the same bytes. It reports whether they are so
// even when nothing is known of the file's layout.
func cutileRoundTrip(t *testing.T, name string, data []byte, f *bytecode.File) bool {
	printed := printWithLocations(f.Module)
	m, err := grammar.Parse(name, []byte(printed))
	if err != nil {
		t.Errorf("%s: the printed form: %v", name, err)
		return false
	}
	if got := printWithLocations(m); got != printed {
		t.Errorf("%s: the printed form reads as another module:\n%s\nwant\n%s", name, got, printed)
	}
	same, err := bytecode.Encode(f.Module, bytecode.Options{Version: f.Version, Layout: f.Layout})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	if i := firstDifference(same, data); i >= 0 && otherBytes[stem(name)] == "" {
		t.Errorf("%s: %d bytes in, %d out, the first difference at byte %d", name, len(data), len(same), i)
	}
	plain, err := bytecode.Encode(f.Module, bytecode.Options{Version: f.Version})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	again, err := bytecode.Decode(plain)
	if err != nil {
		t.Errorf("%s: written and read: %v", name, err)
		return false
	}
	if got := printWithLocations(again.Module); got != printed {
		t.Errorf("%s: written and read:\n%s\nwant\n%s", name, got, printed)
	}
	return bytes.Equal(plain, data)
}

// otherBytes lists the kernels whose bytes differ, and why.
var otherBytes = map[string]string{
	"double_max": "cuda-tile writes the 64 bits of a negative f64 as a positive number of 65, " +
		"which the public reader takes for +inf where -inf is meant; we read both forms and write the one of 64: " +
		"to write back the form of 65 would hand that reader the wrong number once more",
}

func stem(name string) string {
	base := filepath.Base(name)
	return base[:len(base)-len(filepath.Ext(base))]
}

func printWithLocations(m *ast.Module) string {
	var b bytes.Buffer
	if err := m.Print(&b, ast.PrintOptions{DebugInfo: true, NoImplicitModule: true}); err != nil {
		return err.Error()
	}
	return b.String()
}

// firstDifference returns where a and b differ, or -1.
func firstDifference(a, b []byte) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	if len(a) != len(b) {
		return min(len(a), len(b))
	}
	return -1
}

// TestCutileKernels runs the kernels under kernels/cutile, which write_programs.py
// made with cuTile, by their run lines, and holds what they leave to what NumPy
// made of the same arguments. TestProgramsGPU holds a GPU to the interpreter.
func TestCutileKernels(t *testing.T) {
	device := interp.New(interp.Options{})
	defer device.Close()
	paths, err := filepath.Glob("kernels/cutile/*.mlir")
	if err != nil || len(paths) < 20 {
		t.Fatalf("expected the kernels of write_programs.py, got %d (%v)", len(paths), err)
	}
	for _, path := range paths {
		t.Run(stem(path), func(t *testing.T) {
			p := readProgram(t, path)
			checkArrays(t, "testdata/cutile/"+p.name, p.run(t, device, p.defaults(t)))
		})
	}
}

// checkArrays compares buffers with the files NAME.NUMBER.npy, by the number of
// the parameter.
func checkArrays(t *testing.T, name string, got *outcome) {
	t.Helper()
	files, err := filepath.Glob(name + ".*.npy")
	if err != nil || len(files) == 0 {
		t.Fatalf("%s.*.npy: no expectations (%v): run cutile/write_programs.py", name, err)
	}
	for _, file := range files {
		number := strings.TrimSuffix(strings.TrimPrefix(file, name+"."), ".npy")
		buffer := got.buffers["arg"+number]
		if buffer == nil {
			t.Errorf("%s: the entry has no buffer of that number", file)
			continue
		}
		want, err := launcher.ReadNPYFile(file, buffer.Elem)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		result, err := launcher.Compare(buffer, want, launcher.DefaultTolerance(buffer.Elem))
		if err != nil {
			t.Errorf("%s: %v", file, err)
		} else if !result.OK() {
			t.Errorf("%s: %s", file, result)
		}
	}
}

// TestCutileLauncher runs kernels of NumPy arrays from Python.
func TestCutileLauncher(t *testing.T) {
	name := python(t)
	cmd := exec.Command(name, "cutile/cpu_launch_test.py", "-v")
	cmd.Env = append(os.Environ(), "TILERUN="+command(t, "tilerun"))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("cpu_launch_test.py: %v\n%s", err, out)
	}
}
