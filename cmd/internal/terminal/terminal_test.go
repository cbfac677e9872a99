package terminal

import (
	"bytes"
	"os"
	"testing"
)

func TestColors(t *testing.T) {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	none := func(string) string { return "" }
	if Colors(new(bytes.Buffer), "auto", none) || Colors(null, "auto", none) || Colors(null, "never", none) {
		t.Error("expected no colours where there is no terminal")
	}
	if !Colors(new(bytes.Buffer), "always", none) {
		t.Error("expected colours with always")
	}
	for _, off := range []map[string]string{{"NO_COLOR": "1", "TERM": "xterm"}, {"TERM": "dumb"}} {
		if wanted(func(name string) string { return off[name] }) {
			t.Errorf("expected no colours with %v", off)
		}
	}
	if !wanted(func(name string) string { return map[string]string{"TERM": "xterm"}[name] }) {
		t.Error("expected colours on an xterm")
	}
}
