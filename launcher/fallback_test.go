package launcher_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tileir/launcher"
)

// pickyDevice takes odd arguments only in code that is called "any".
type pickyDevice struct {
	launcher.Device
	log []string
}

type pickyLoaded struct {
	d    *pickyDevice
	name string
}

func (d *pickyDevice) Load(_ context.Context, p *launcher.Program) (launcher.Loaded, error) {
	d.log = append(d.log, "load "+string(p.Code.PTX))
	if len(p.Code.PTX) == 0 {
		return nil, errors.New("no code")
	}
	return &pickyLoaded{d, string(p.Code.PTX)}, nil
}

func (l *pickyLoaded) Launch(_ context.Context, launch *launcher.Launch) (*launcher.Result, error) {
	if l.name != "any" && launch.Args[0].Bits()%2 != 0 {
		return nil, fmt.Errorf("entry f: %w", &launcher.TensorMapError{Err: errors.New("odd")})
	}
	l.d.log = append(l.d.log, fmt.Sprintf("launch %s %d", l.name, launch.Args[0].Bits()))
	return &launcher.Result{Dropped: int(launch.Args[0].Bits())}, nil
}

func (l *pickyLoaded) Resources(entry string) (launcher.Resources, error) {
	return launcher.Resources{Registers: len(l.name)}, nil
}

func (l *pickyLoaded) Close() error {
	l.d.log = append(l.d.log, "close "+l.name)
	return nil
}

// TestLoadWithFallback launches with arguments that the first code takes, that it does
// not take, and that it takes again: the other code is made once, when it is needed.
func TestLoadWithFallback(t *testing.T) {
	ctx, d := t.Context(), &pickyDevice{}
	compile := func(context.Context) (*launcher.Code, error) {
		d.log = append(d.log, "compile")
		return &launcher.Code{PTX: []byte("any")}, nil
	}
	loaded, err := launcher.LoadWithFallback(ctx, d, &launcher.Program{Code: &launcher.Code{PTX: []byte("fast!")}}, compile)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int64{2, 3, 4, 5} {
		r, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Args: []launcher.Arg{launcher.I64(n)}})
		if err != nil || r.Dropped != int(n) {
			t.Errorf("launch %d: %+v, %v", n, r, err)
		}
		used, err := loaded.(interface {
			Resources(string) (launcher.Resources, error)
		}).Resources("f")
		if want := 5 - 2*int(n%2); err != nil || used.Registers != want {
			t.Errorf("after launch %d: %+v, %v, expected %d registers", n, used, err, want)
		}
	}
	if err := loaded.Close(); err != nil {
		t.Error(err)
	}
	want := "load fast!, launch fast! 2, compile, load any, launch any 3, launch fast! 4, launch any 5, close fast!, close any"
	if got := strings.Join(d.log, ", "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestNoFallback checks what is said where there is nothing to fall back to.
func TestNoFallback(t *testing.T) {
	ctx := t.Context()
	odd := &launcher.Launch{Entry: "f", Args: []launcher.Arg{launcher.I64(1)}}
	for _, c := range []struct {
		compile func(context.Context) (*launcher.Code, error)
		want    string
	}{
		{nil, "entry f: the tensor map of an argument: odd"},
		{func(context.Context) (*launcher.Code, error) { return nil, errors.New("out of luck") }, "out of luck"},
		{func(context.Context) (*launcher.Code, error) { return &launcher.Code{}, nil }, "no code"},
	} {
		loaded, err := launcher.LoadWithFallback(ctx, &pickyDevice{}, &launcher.Program{Code: &launcher.Code{PTX: []byte("fast")}}, c.compile)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := loaded.Launch(ctx, odd); err == nil || !strings.Contains(err.Error(), c.want) || !errors.As(err, new(*launcher.TensorMapError)) {
			t.Errorf("got %v, expected %q and a TensorMapError", err, c.want)
		}
		loaded.Close()
	}
	if _, err := launcher.LoadWithFallback(ctx, &pickyDevice{}, &launcher.Program{Code: &launcher.Code{}}, nil); err == nil {
		t.Error("no error of what cannot be loaded")
	}
}
