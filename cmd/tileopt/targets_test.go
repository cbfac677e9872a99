package main

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tileir/lowering"
)

// TestTargetLists: help and README name the targets that there are, and so do
// the errors about all others.
func TestTargetLists(t *testing.T) {
	var plain, listed []string
	for _, name := range lowering.Targets() {
		number := strings.TrimRight(name, "af")
		if name == number || name == "sm_90a" {
			plain = append(plain, name)
		} else if !strings.HasPrefix(number, "sm_1") {
			t.Errorf("%s: README and help say that targets from sm_100 on have a and f", name)
		}
	}
	_, help, _ := strings.Cut(helpText, "the GPU for plan, llvm and ptx:")
	help, _, _ = strings.Cut(help, ";")
	if got := regexp.MustCompile(`sm_\w+`).FindAllString(help, -1); !slices.Equal(got, plain) {
		t.Errorf("help names %v, expected %v", got, plain)
	}
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(readme), "compiles for any target without a GPU: sm_")
	list, _, _ = strings.Cut(list, "\n")
	for _, number := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		listed = append(listed, "sm_"+number)
	}
	if !slices.Equal(listed, plain) {
		t.Errorf("README names %v, expected %v", listed, plain)
	}
	for _, name := range []string{"sm_88", "sm_77", "gfx90a"} {
		want := `cannot compile for target "` + name + `": expected one of ` + strings.Join(lowering.Targets(), ", ") + "\nRun tileopt --help for usage.\n"
		if code, _, errs := tileopt(saxpy, "--emit=ptx", "--target="+name); code != 1 || errs != "tileopt: "+want {
			t.Errorf("exit %d: %swant %s", code, errs, want)
		}
	}
}
