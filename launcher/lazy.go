package launcher

import (
	"regexp"
	"sync"
)

// lazy is a regular expression that is compiled when it is first asked for: a command that
// starts asks for few of them.
func lazy(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}
