package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestRemarks asks for what the compiler says of a product: all of it, some, and in a file.
func TestRemarks(t *testing.T) {
	const product, nowhere = "../../examples/gemm_views.mlir", os.DevNull
	lines := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(product) + `:\d+:\d+: remark: .* \[(TIR\d+)\]$`)
	codes := func(flags ...string) (list []string) {
		code, _, errs := tileopt("", append(flags, "--emit=ptx", "--target=sm_90a", product, "-o", nowhere)...)
		if code != 0 {
			t.Fatalf("%v: exit %d, %s", flags, code, errs)
		}
		for _, m := range lines.FindAllStringSubmatch(errs, -1) {
			list = append(list, m[1])
		}
		return list
	}
	all := codes("--remarks")
	for _, c := range []struct {
		flag     string
		has, not string
	}{
		{"--remarks=all", "TIR0625", ""},
		{"--remarks=applied", "TIR0625", "TIR0620"}, // by which instruction; how many warps
		{"--remarks=analysis", "TIR0683", "TIR0625"},
		{"--remarks=missed", "TIR0644", "TIR0625"},
		{"--remarks=schedule", "TIR0625", "TIR0683"},
		{"--remarks=applied,missed,schedule", "TIR0644", "TIR0620"},
		{"--remarks=analysis,smem", "TIR0683", "TIR0620"},
	} {
		got := " " + strings.Join(codes(c.flag), " ") + " "
		if !strings.Contains(got, " "+c.has+" ") || c.not != "" && strings.Contains(got, c.not) {
			t.Errorf("%s: got%swant %s and not %s", c.flag, got, c.has, c.not)
		}
	}
	folder := t.TempDir()
	for _, name := range []string{"remarks.json", "remarks.yaml"} {
		file := filepath.Join(folder, name)
		if said := codes("--remarks-output=" + file); len(said) > 0 {
			t.Errorf("%s: and on standard error: %v", name, said)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		if strings.HasSuffix(name, "json") {
			var list []struct {
				Code, File string
				Line       int
			}
			if err := json.Unmarshal(text, &list); err != nil {
				t.Fatal(err)
			}
			for _, r := range list {
				if r.File != product || r.Line == 0 {
					t.Errorf("%s is at %s:%d", r.Code, r.File, r.Line)
				}
				got = append(got, r.Code)
			}
		} else {
			for _, m := range regexp.MustCompile(`(?m)^  - Code: +'(TIR\d+)'$`).FindAllSubmatch(text, -1) {
				got = append(got, string(m[1]))
			}
		}
		if strings.Join(got, " ") != strings.Join(all, " ") {
			t.Errorf("%s: got %v, want %v", name, got, all)
		}
	}
	for flag, want := range map[string]string{
		"--remarks=pipelines": `expected missed, applied, analysis, all or a pass, one of chunk, boxes, `, "--remarks-output=remarks.txt": "remarks.txt",
	} {
		if code, _, errs := tileopt("", flag, "--emit=ptx", product, "-o", nowhere); code == 0 || !strings.Contains(errs, want) {
			t.Errorf("%s: exit %d, %s", flag, code, errs)
		}
	}
}

// TestStartAfter goes on from a dump with and without the word how far it went.
func TestStartAfter(t *testing.T) {
	const product = "../../examples/gemm_views.mlir"
	_, want, dump := tileopt("", "--emit=ptx", "--target=sm_90a", "--line-info=false", "--print-after=roles", product)
	said := regexp.MustCompile(`, gpu\.planned = "roles"`)
	if len(said.FindAllString(dump, -1)) != 1 {
		t.Fatalf("the dump says %d times how far it went", len(said.FindAllString(dump, -1)))
	}
	for text, flags := range map[string][]string{
		dump:                            nil,
		said.ReplaceAllString(dump, ""): {"--start-after=roles"},
	} {
		code, got, errs := tileopt(text, append(flags, "--emit=ptx", "--target=sm_90a", "--line-info=false")...)
		if code != 0 || got != want {
			t.Errorf("%v: exit %d, the PTX is another: %t\n%s", flags, code, got != want, errs)
		}
	}
	if code, _, errs := tileopt(dump, "--start-after=mma", "--emit=ptx", "--target=sm_90a"); code != 1 || !strings.Contains(errs, "expected to start after pass mma, got an entry that went through roles") {
		t.Errorf("exit %d, %s", code, errs)
	}
}
