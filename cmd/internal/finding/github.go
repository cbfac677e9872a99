package finding

import (
	"fmt"
	"strings"
)

// github writes a finding as a workflow command of GitHub Actions, which shows it at
// its line of a change:
//
//	::error file=gemm.mlir,line=3,col=7,title=TIR0226::expected a tile of rank 1
func github(f *Finding) string {
	command := map[string]string{"error": "error", "warning": "warning"}[f.Severity]
	if command == "" {
		command = "notice"
	}
	var properties []string
	if f.File != "" {
		properties = append(properties, "file="+githubProperty(f.File))
	}
	if f.Line > 0 {
		properties = append(properties, fmt.Sprintf("line=%d,col=%d", f.Line, f.Column))
	}
	if f.Code != "" {
		properties = append(properties, "title="+githubProperty(f.Code))
	}
	text := f.Message
	for _, n := range f.Notes {
		text += fmt.Sprintf("\n%s:%d:%d: %s", n.File, n.Line, n.Column, n.Message)
	}
	space := ""
	if len(properties) > 0 {
		space = " "
	}
	return fmt.Sprintf("::%s%s%s::%s\n", command, space, strings.Join(properties, ","), githubText(text))
}

// githubText escapes what would end a message.
func githubText(s string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(s)
}

// githubProperty escapes what would end a property, too.
func githubProperty(s string) string {
	return strings.NewReplacer(":", "%3A", ",", "%2C").Replace(githubText(s))
}
