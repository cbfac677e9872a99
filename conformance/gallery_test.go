package conformance

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/cuda"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
	"tileir/lowering"
)

const galleryPage = "../docs/GALLERY.md"

// gallery reads the examples that stand in folders by subject. Each carries a run
// line with what NumPy expects of it (examples/references.py).
func gallery(t *testing.T) []*program {
	t.Helper()
	paths, err := filepath.Glob("../examples/*/*.mlir")
	if err != nil || len(paths) < 30 {
		t.Fatalf("expected thirty kernels or more, got %d (%v)", len(paths), err)
	}
	list := make([]*program, len(paths))
	for i, path := range paths {
		list[i] = readProgram(t, path)
	}
	return list
}

// subject is the folder of a kernel of the gallery.
func (p *program) subject() string { return filepath.Base(p.dir) }

// TestGallery runs each kernel on the CPU, in a shaken order and with poison where
// nobody has written, against what its run line expects.
func TestGallery(t *testing.T) {
	device := interp.New(interp.Options{Schedule: &interp.Schedule{Seed: 1}, Poison: true})
	defer device.Close()
	for _, p := range gallery(t) {
		t.Run(p.subject()+"/"+p.name, func(t *testing.T) { p.runGallery(t, device, false) })
	}
}

// TestGallerySim does the same in generated code on the simulator, each kernel on one
// of the targets in turn, with TILEIR_TESTS=all on both.
func TestGallerySim(t *testing.T) {
	for k, target := range targetsForSim() {
		device := openSim(t, ptxsim.Options{Target: target})
		for i, p := range gallery(t) {
			if !inTurn(i, k) {
				continue
			}
			t.Run(target+"/"+p.subject()+"/"+p.name, func(t *testing.T) { p.runGallery(t, device, true) })
		}
	}
}

// TestGalleryGPU does the same on the first GPU.
func TestGalleryGPU(t *testing.T) {
	device, err := cuda.Open(0)
	if err != nil {
		t.Skipf("no GPU: %v", err)
	}
	defer device.Close()
	for _, p := range gallery(t) {
		t.Run(p.subject()+"/"+p.name, func(t *testing.T) { p.runGallery(t, device, true) })
	}
}

// runGallery holds one kernel to the expectations of its run line.
func (p *program) runGallery(t *testing.T, device launcher.Device, specialize bool) {
	t.Helper()
	s := p.defaults(t)
	if len(s.expected) == 0 {
		t.Error("the run line expects nothing of any buffer")
	}
	s.specialize = specialize
	p.checkExpected(t, p.run(t, device, s), s)
}

// TestGalleryTargets compiles each kernel for every target that there is, for some in
// turn without TILEIR_TESTS=all.
func TestGalleryTargets(t *testing.T) {
	for i, p := range gallery(t) {
		for k, target := range lowering.Targets() {
			if thorough() || (i+k)%8 == 0 {
				p.compile(t, target, nil)
			}
		}
	}
}

// TestGalleryLayout holds the kernels to the layout of tileopt --format.
func TestGalleryLayout(t *testing.T) {
	for _, p := range gallery(t) {
		formatted, err := grammar.Format(p.name, p.source, grammar.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(formatted, p.source) {
			t.Errorf("%s/%s.mlir has another layout than tileopt --format gives it", p.dir, p.name)
		}
	}
}

const galleryHead = `# Gallery

Kernels by subject, each a file that runs on a CPU in a fraction of a second and is compared with NumPy there:

` + "    tilerun examples/norms/softmax.mlir" + `

The run line in a file gives its arguments and, with ` + "`--expect`" + `, the .npy file beside it that holds the result; what made
these is [references.py](../examples/references.py). All of them also run on a GPU and on the simulator, and compile for every target.

This page is made from the comments of the files by ` + "`go generate ./conformance`" + `; do not edit.
`

// TestGalleryPage keeps docs/GALLERY.md equal to the first comments of the kernels.
func TestGalleryPage(t *testing.T) {
	var page strings.Builder
	page.WriteString(galleryHead)
	subject := ""
	for _, p := range gallery(t) {
		if s := p.subject(); s != subject {
			subject = s
			fmt.Fprintf(&page, "\n## %s%s\n\n| kernel | what it computes | what it teaches |\n|---|---|---|\n", strings.ToUpper(s[:1]), s[1:])
		}
		what, teaches := p.remarks(t)
		fmt.Fprintf(&page, "| [%s](../examples/%s/%s.mlir) | %s | %s |\n", p.name, subject, p.name, what, teaches)
	}
	if *update {
		if err := os.WriteFile(galleryPage, []byte(page.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(galleryPage); err != nil || string(got) != page.String() {
		t.Errorf("docs/GALLERY.md is out of date (%v): run go generate ./conformance", err)
	}
}

// remarks returns the first paragraph of a kernel's comment, and the line in it that
// says what the kernel teaches.
func (p *program) remarks(t *testing.T) (what, teaches string) {
	t.Helper()
	paragraph, _, _ := strings.Cut(string(p.source), "\n//\n")
	what = strings.Join(strings.Fields(strings.ReplaceAll(paragraph, "//", " ")), " ")
	for line := range strings.Lines(string(p.source)) {
		if text, ok := strings.CutPrefix(line, "// Teaches: "); ok {
			teaches = strings.TrimSpace(text)
		}
	}
	if what == "" || teaches == "" {
		t.Errorf("%s/%s.mlir does not begin with what it computes and a line // Teaches:", p.dir, p.name)
	}
	return strings.ReplaceAll(what, "|", "\\|"), strings.ReplaceAll(teaches, "|", "\\|")
}
