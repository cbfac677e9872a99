package lowering_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/lowering"
	"tileir/verify"
)

// BenchmarkCompile measures the way from text to PTX: reading, checking, and compiling as far
// as a plan, LLVM IR and PTX, each time from the module.
func BenchmarkCompile(b *testing.B) {
	for _, file := range []string{
		"../examples/vector_add.mlir", "../examples/gemm_views.mlir", "../conformance/kernels/cutile/gemm_int8.mlir",
		"../conformance/kernels/cutile/softmax_rows.mlir", "../conformance/kernels/cutile/attention_causal.mlir",
	} {
		name := strings.TrimSuffix(filepath.Base(file), ".mlir")
		src, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		m := parse(b, file)
		measure := func(step string, f func() error) {
			b.Run(name+"/"+step, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if err := f(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
		measure("parse", func() error {
			_, err := grammar.Parse(file, src)
			return err
		})
		measure("verify", func() error { return verify.Module(m) })
		for _, until := range []struct {
			step  string
			stage lowering.Stage
		}{{"plan", lowering.StagePlan}, {"llvm", lowering.StageLLVM}, {"ptx", lowering.StagePTX}} {
			measure(until.step, func() error {
				_, err := lowering.Compile(context.Background(), m, lowering.Options{Target: "sm_90a", Until: until.stage})
				return err
			})
		}
	}
}
