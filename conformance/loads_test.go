package conformance

import (
	"fmt"
	"reflect"
	"testing"

	"tileir/launcher"
)

// loads is what the run lines of a program have in common: code for arguments that the same
// numbers divide is compiled once, and the same code is loaded once by each device.
type loads struct {
	program *program
	codes   map[string]*launcher.Code // by entry, target and divisors; equal ones are one
	loaded  map[load]launcher.Loaded
}

// load is code on a device; nil where that interprets.
type load struct {
	device launcher.Device
	code   *launcher.Code
}

func newLoads(p *program) *loads {
	return &loads{program: p, codes: map[string]*launcher.Code{}, loaded: map[load]launcher.Loaded{}}
}

func (l *loads) close(t *testing.T) {
	for _, x := range l.loaded {
		if err := x.Close(); err != nil {
			t.Error(err)
		}
	}
}

// codesFor returns what a run on a device tries: code for any arguments and code for
// these, one where the arguments say nothing of how to compile.
func (l *loads) codesFor(t *testing.T, device launcher.Device, s setup) []*launcher.Code {
	t.Helper()
	target := device.Info().Target
	if target == "" {
		return []*launcher.Code{nil}
	}
	general, special := l.code(t, target, nil), l.code(t, target, l.program.divisors(t, s))
	if general == special {
		return []*launcher.Code{general}
	}
	return []*launcher.Code{general, special}
}

// code is the program's for a target; see divisors for the last argument.
func (l *loads) code(t *testing.T, target string, divisors map[string][]uint64) *launcher.Code {
	t.Helper()
	key := fmt.Sprint(l.program.entry.Name, target, divisors)
	if code := l.codes[key]; code != nil {
		return code
	}
	code := l.program.compile(t, target, divisors).Code
	for _, other := range l.codes {
		if reflect.DeepEqual(code, other) {
			code = other
			break
		}
	}
	l.codes[key] = code
	return code
}

// run launches code once and reads all buffers back.
func (l *loads) run(t *testing.T, device launcher.Device, code *launcher.Code, s setup) *outcome {
	t.Helper()
	loaded := l.loaded[load{device, code}]
	if loaded == nil {
		var err error
		if loaded, err = device.Load(t.Context(), &launcher.Program{Module: l.program.module, Code: code}); err != nil {
			t.Fatal(err)
		}
		l.loaded[load{device, code}] = loaded
	}
	out, err := l.program.onLoaded(t, device, loaded, s)
	if err != nil {
		t.Fatal(err)
	}
	return out
}
