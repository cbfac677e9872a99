// Package version says which build of a command runs.
package version

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

// Line returns the line of --version, such as
//
//	tileopt v1.2.0, commit 2e5ccba8 of 2026-02-01T12:00:00Z, go1.26.8 linux/amd64
//
// from what the go command writes into a binary.
func Line(command string) string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	return line(command, info)
}

// Build stands for the version, the commit, and whether the source was changed behind it.
func Build() string {
	version, rest, _ := strings.Cut(strings.TrimSpace(Line("")), ", ")
	commit, _, _ := strings.Cut(rest, ", ")
	return version + ", " + commit
}

func line(command string, info *debug.BuildInfo) string {
	facts := map[string]string{}
	for _, s := range info.Settings {
		facts[s.Key] = s.Value
	}
	commit := "commit unknown" // of go run, and of a source tree without its history
	if revision := facts["vcs.revision"]; revision != "" {
		commit = fmt.Sprintf("commit %s of %s", revision, cmp.Or(facts["vcs.time"], "an unknown time"))
	}
	if facts["vcs.modified"] == "true" {
		commit += " with changes"
	}
	return fmt.Sprintf("%s %s, %s, %s %s/%s\n", command, cmp.Or(info.Main.Version, "(devel)"), commit,
		cmp.Or(info.GoVersion, runtime.Version()), runtime.GOOS, runtime.GOARCH)
}
