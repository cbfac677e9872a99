// Package terminal says what may be shown where: whether a stream ends at a
// person, and whether in colours.
package terminal

import (
	"io"
	"os"
	"runtime"
)

// Is reports whether w is a device on which bytes would be shown.
func Is(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// ColorModes are the values of --color.
var ColorModes = []string{"auto", "always", "never"}

// Colors reports whether text for w may have colours, for a value of --color.
// Without one that decides, it may on a terminal, unless NO_COLOR is set
// (no-color.org) or TERM says that the terminal has none.
func Colors(w io.Writer, mode string, getenv func(string) string) bool {
	if mode == "always" || mode == "never" {
		return mode == "always"
	}
	return Is(w) && wanted(getenv)
}

func wanted(getenv func(string) string) bool {
	if getenv("NO_COLOR") != "" || getenv("TERM") == "dumb" {
		return false
	}
	// The old console of Windows shows escape sequences as they are; the newer
	// ones say that they are there.
	return runtime.GOOS != "windows" || getenv("WT_SESSION") != "" || getenv("TERM") != ""
}
