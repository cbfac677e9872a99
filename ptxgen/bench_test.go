package ptxgen

import (
	"testing"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// syntheticModule makes a kernel of about n instructions: loads, arithmetic,
// addresses, comparisons and stores, in blocks of a hundred.
func syntheticModule(n int) *ir.Module {
	m := ir.NewModule()
	global := types.NewPointer(types.Float)
	global.AddrSpace = spaceGlobal
	p, x := ir.NewParam("p", global), ir.NewParam("x", types.I32)
	f := m.NewFunc("synthetic", types.Void, p, x)
	f.CallingConv = enum.CallingConvPTXKernel
	b := f.NewBlock("entry")
	acc, index := value.Value(constant.NewFloat(types.Float, 1)), value.Value(x)
	for count := 0; count < n; count += 9 {
		wide := b.NewSExt(index, types.I64)
		q := b.NewGetElementPtr(types.Float, p, wide)
		q4 := b.NewGetElementPtr(types.Float, q, constant.NewInt(types.I64, 4))
		v := b.NewLoad(types.Float, q4)
		product := b.NewFMul(v, acc)
		sum := b.NewFAdd(product, constant.NewFloat(types.Float, 0.5))
		c := b.NewFCmp(enum.FPredOLT, sum, acc)
		acc = b.NewSelect(c, sum, v)
		index = b.NewAdd(index, constant.NewInt(types.I32, 3))
		if count%99 == 0 {
			b.NewStore(acc, q)
			next := f.NewBlock("")
			b.NewBr(next)
			b = next
		}
	}
	b.NewRet(nil)
	return m
}

func BenchmarkCompile50k(b *testing.B) {
	m := syntheticModule(50000)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Compile(b.Context(), m, Target{SM: 90, Feature: 'a'}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPrint50k(b *testing.B) {
	m, err := Compile(b.Context(), syntheticModule(50000), Target{SM: 90, Feature: 'a'})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		b.SetBytes(int64(len(m.Bytes())))
	}
}
