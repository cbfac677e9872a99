package tileir_test

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering"
	"tileir/verify"
)

// TestTogether: one module may be verified, compiled, loaded and launched by
// several goroutines at once, on one device; each gets what one alone gets. It
// is for go test -race.
func TestTogether(t *testing.T) {
	module, err := grammar.Parse("scale.mlir", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	device := interp.New(interp.Options{})
	defer device.Close()
	const goroutines = 8
	code := make([][]byte, goroutines)
	var wait sync.WaitGroup
	for i := range goroutines {
		wait.Go(func() {
			var err error
			if code[i], err = useAlone(t.Context(), module, device, float32(i)); err != nil {
				t.Errorf("goroutine %d: %v", i, err)
			}
		})
	}
	wait.Wait()
	for i := range code {
		if !bytes.Equal(code[i], code[0]) {
			t.Errorf("goroutine %d compiled other code than goroutine 0:\n%s", i, code[i])
		}
	}
}

// useAlone does with a module all that there is to do with one, and returns the
// code made of it.
func useAlone(ctx context.Context, module *ast.Module, device launcher.Device, factor float32) ([]byte, error) {
	if err := verify.Module(module); err != nil {
		return nil, err
	}
	compiled, err := lowering.Compile(ctx, module, lowering.Options{Target: "sm_90a"})
	if err != nil {
		return nil, err
	}
	loaded, err := device.Load(ctx, &launcher.Program{Module: module, Code: compiled.Code})
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	x := launcher.FromFloats([]float32{1, 2, 3, 4, 5, 6}, 2, 3)
	buffer, err := x.Upload(ctx, device)
	if err != nil {
		return nil, err
	}
	defer buffer.Free()
	_, err = loaded.Launch(ctx, &launcher.Launch{
		Entry: "scale", Grid: launcher.NewGrid(1),
		Args: []launcher.Arg{launcher.Pointer(buffer, 0), launcher.F32(factor)},
	})
	return compiled.Code.PTX, cmp.Or(err, x.Download(ctx, buffer), isScaled(x, factor))
}

// isScaled reports an error unless x holds 1, 2, 3 ... times the factor.
func isScaled(x *launcher.Array, factor float32) error {
	for i := range x.Len() {
		if got, want := x.Float(i), float64(factor)*float64(i+1); got != want {
			return fmt.Errorf("element %d is %g, expected %g", i, got, want)
		}
	}
	return nil
}

// TestCompileTogether: the examples, each compiled for several targets at once.
func TestCompileTogether(t *testing.T) {
	files, err := filepath.Glob("examples/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		module, err := grammar.Parse(file, text)
		if err != nil {
			t.Fatal(err)
		}
		var wait sync.WaitGroup
		for _, target := range []string{"sm_80", "sm_90a", "sm_120"} {
			wait.Go(func() {
				if _, err := lowering.Compile(t.Context(), module, lowering.Options{Target: target}); err != nil {
					t.Errorf("%s for %s: %v", file, target, err)
				}
			})
		}
		wait.Wait()
	}
}
