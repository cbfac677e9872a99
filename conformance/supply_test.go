package conformance

import (
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// licences says under which licence each module is that the commands are linked
// from, by its SPDX name. A module that is not here needs a look at its licence.
var licences = map[string]string{
	"codeberg.org/go-fonts/liberation":   "BSD-3-Clause",
	"codeberg.org/go-latex/latex":        "BSD-3-Clause",
	"codeberg.org/go-pdf/fpdf":           "MIT",
	"git.sr.ht/~sbinet/gg":               "MIT",
	"github.com/ajstarks/svgo":           "CC-BY-4.0",
	"github.com/golang/freetype":         "FTL",
	"golang.org/x/image":                 "BSD-3-Clause",
	"golang.org/x/text":                  "BSD-3-Clause",
	"gonum.org/v1/plot":                  "BSD-3-Clause",
	"github.com/antlr4-go/antlr/v4":      "BSD-3-Clause",
	"github.com/ebitengine/purego":       "Apache-2.0",
	"github.com/go-json-experiment/json": "BSD-3-Clause",
	"github.com/llir/llvm":               "0BSD",
	"github.com/mewmew/float":            "Unlicense",
	"github.com/pkg/errors":              "BSD-2-Clause",
	"github.com/spf13/pflag":             "BSD-3-Clause",
	"go.lsp.dev/jsonrpc2":                "BSD-3-Clause",
	"go.lsp.dev/protocol":                "BSD-3-Clause",
	"go.lsp.dev/uri":                     "BSD-3-Clause",
	"golang.org/x/exp":                   "BSD-3-Clause",
}

// credits is what a licence asks to be said beside its text: by whom a work is, where it is
// found, and which part of it is under another one.
var credits = map[string]string{
	"codeberg.org/go-fonts/liberation": "The fonts within are under the SIL Open Font License 1.1 (OFL-1.1), which follows, with their own copyright.",
	"github.com/ajstarks/svgo":         "SVGo by Anthony Starks, https://github.com/ajstarks/svgo, licensed under https://creativecommons.org/licenses/by/4.0/legalcode; not changed.",
	"github.com/golang/freetype":       "Portions of this software are copyright © 2010 The FreeType-Go Authors; it is based in part on the work of the FreeType Team, www.freetype.org.\nOf the two licences it is used under the first, the FreeType License.",
}

// dependency is a module that a command is linked from.
type dependency struct{ path, version string }

// dependencies asks the commands themselves what they are linked from.
func dependencies(t *testing.T) []dependency {
	t.Helper()
	var list []dependency
	for _, name := range []string{"tileopt", "tilerun"} {
		info, err := buildinfo.ReadFile(command(t, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range info.Deps {
			if d := (dependency{m.Path, m.Version}); !slices.Contains(list, d) {
				list = append(list, d)
			}
		}
	}
	slices.SortFunc(list, func(a, b dependency) int { return strings.Compare(a.path, b.path) })
	return list
}

// TestSBOM: docs/sbom.json lists what the commands are linked from, each with
// its licence, and nothing else. That its hashes are right CI says: it makes the
// file again.
func TestSBOM(t *testing.T) {
	text, err := os.ReadFile("../docs/sbom.json")
	if err != nil {
		t.Fatal(err)
	}
	var bom struct {
		BOMFormat  string
		Components []struct {
			Name, Version string
			Licenses      []struct{ License struct{ ID string } }
		}
	}
	if err := json.Unmarshal(text, &bom); err != nil || bom.BOMFormat != "CycloneDX" {
		t.Fatalf("expected a file in CycloneDX, got %q (%v)", bom.BOMFormat, err)
	}
	var stated, linked []string
	for _, c := range bom.Components {
		id := ""
		if len(c.Licenses) == 1 {
			id = c.Licenses[0].License.ID
		}
		stated = append(stated, c.Name+" "+c.Version+" "+id)
	}
	for _, d := range dependencies(t) {
		linked = append(linked, d.path+" "+d.version+" "+licences[d.path])
	}
	slices.Sort(stated)
	if !slices.Equal(stated, linked) {
		t.Errorf("docs/sbom.json lists\n%s\nbut the commands are linked from\n%s\n.ci/sbom makes it anew",
			strings.Join(stated, "\n"), strings.Join(linked, "\n"))
	}
}

// TestCredits: licences that ask for more than their text have it in NOTICE.
func TestCredits(t *testing.T) {
	for path, id := range licences {
		if (strings.HasPrefix(id, "CC-BY") || id == "FTL") && credits[path] == "" {
			t.Errorf("%s: %s asks to name the authors", path, id)
		}
	}
	for path := range credits {
		if licences[path] == "" {
			t.Errorf("%s gets credit and is not linked", path)
		}
	}
}

// TestNotice: NOTICE has the licence of everything that the commands are linked
// from, as its authors wrote it.
func TestNotice(t *testing.T) {
	want := notice(t)
	if *update {
		if err := os.WriteFile("../NOTICE", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("../NOTICE")
	if err != nil || string(got) != want {
		t.Errorf("NOTICE is not what the modules say (%v): go test ./conformance -run TestNotice -update writes it", err)
	}
}

const noticeHead = `tileir

The commands are linked from this module, which is under the Apache License 2.0 (LICENSE), from the standard library of
Go, which is under the licence of golang.org/x/exp below, and from the following modules. Nothing of them is changed.
`

func notice(t *testing.T) string {
	var b strings.Builder
	b.WriteString(noticeHead)
	for _, d := range dependencies(t) {
		id := licences[d.path]
		if id == "" {
			t.Errorf("%s: its licence is not in the table", d.path)
		}
		fmt.Fprintf(&b, "\n%s\n%s %s: %s\n\n", strings.Repeat("-", 80), d.path, d.version, id)
		if credit := credits[d.path]; credit != "" {
			b.WriteString(credit + "\n\n")
		}
		if id == "Apache-2.0" {
			b.WriteString("The text is that of LICENSE.\n")
			continue
		}
		b.WriteString(strings.TrimSpace(licenceText(t, d)) + "\n")
	}
	return b.String()
}

// licenceText reads the licence in the module's own directory: with that of fonts, and the
// one we choose, where those have files of their own.
func licenceText(t *testing.T, d dependency) string {
	t.Helper()
	list := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", d.path)
	list.Dir = ".."
	dir, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, name := range []string{"LICENSE", "LICENSE.md", "UNLICENSE", "LICENSE-SIL", "licenses/ftl.txt"} {
		if part, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), name)); err == nil {
			text.WriteString(strings.TrimSpace(strings.ReplaceAll(string(part), "\r", "")) + "\n\n")
		}
	}
	if text.Len() == 0 {
		t.Fatalf("%s has no licence", d.path)
	}
	return text.String()
}
