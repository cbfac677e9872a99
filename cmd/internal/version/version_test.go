package version

import (
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
)

func TestLine(t *testing.T) {
	machine := runtime.GOOS + "/" + runtime.GOARCH + "\n"
	info := &debug.BuildInfo{GoVersion: "go1.26.8"}
	if got, want := line("tileopt", info), "tileopt (devel), commit unknown, go1.26.8 "+machine; got != want {
		t.Errorf("got %swant %s", got, want)
	}
	info.Main.Version = "v1.2.0"
	info.Settings = []debug.BuildSetting{{Key: "vcs.revision", Value: "2e5ccba8"}, {Key: "vcs.time", Value: "2026-02-01T12:00:00Z"}, {Key: "vcs.modified", Value: "true"}}
	if got, want := line("tileopt", info), "tileopt v1.2.0, commit 2e5ccba8 of 2026-02-01T12:00:00Z with changes, go1.26.8 "+machine; got != want {
		t.Errorf("got %swant %s", got, want)
	}
	if got := Line("tilerun"); !strings.HasPrefix(got, "tilerun ") || !strings.Contains(got, "commit ") {
		t.Errorf("got %s", got)
	}
}
