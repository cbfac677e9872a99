package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/launcher"
	"tileir/lowering/recipe"
	"tileir/lowering/remark"
)

// racingProgram has two tile blocks write to the same place.
const racingProgram = `// tilerun: --grid 2 --arg x=zeros:i32:1
cuda_tile.module @m {
  entry @k(%x: tile<ptr<i32>>) {
    %i, %j, %k = get_tile_block_id : tile<i32>
    %t = make_token : token
    %u = store_ptr_tko weak %x, %i token=%t : tile<ptr<i32>>, tile<i32> -> token
  }
}
`

// TestSimulator runs generated code without a GPU: its results, what it reports,
// what it finds, and the flags.
func TestSimulator(t *testing.T) {
	racing := filepath.Join(t.TempDir(), "racing.mlir")
	if err := os.WriteFile(racing, []byte(racingProgram), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args, out, err string
		code           int
	}{
		{"examples/vector_add.mlir --device sim --check", "check c (f32:1024): passed", "", 0},
		{"examples/vector_add.mlir --device sim:sm_80 --schedule random:3 --expect c=arange:f32:1024", "expect c (f32:1024): FAILED", "--expect failed for c", 1},
		{"examples/grid_hello.mlir --device sim --check --json", `"name": "sim:sm_90a"`, "", 0},
		{"examples/vector_add.mlir --device sim --grid 9", "", "examples/vector_add.mlir:30:16: error: ld.global.v4.b32: 16 bytes at", 1},
		{"examples/vector_add.mlir --device sim:sm_80 --target sm_90a", "", "code for sm_90a cannot run on the device, which is sm_80", 1},
		{"examples/vector_add.mlir --device sim --profile", "estimated time", "", 0},
		{"examples/gemm_views.mlir --device sim --grid 1 --profile=source", "%acc_next = mmaf %a_tile", "", 0},
		{"examples/vector_add.mlir --device sim:sm_80 --profile=ptx", "| \tld.global", "", 0},
		{"examples/vector_add.mlir --device sim --profile --json", `"bound_by"`, "", 0},
		{"examples/vector_add.mlir --device sim --profile-blocks 2", "3 CTAs were executed", "results are neither shown nor compared", 0},
		{"examples/vector_add.mlir --device sim --profile-blocks 2 --json", `"ctas_executed": 3`, "", 0},
		{"examples/vector_add.mlir --device sim --profile-blocks 2 --check", "", "expected neither --check nor --bench", 1},
		{"examples/vector_add.mlir --device sim --profile-blocks 0", "", "along each dimension of the grid, at least 1", exitUsage},
		{"examples/vector_add.mlir --device cpu --profile-blocks 1", "", "--profile is for the simulator, --device sim; the device is cpu", 1},
		{"examples/vector_add.mlir --device cpu --profile", "", "--profile is for the simulator, --device sim; the device is cpu", 1},
		{"examples/vector_add.mlir --device sim --profile=all", "", "expected lines, source or ptx", exitUsage},
		{"examples/vector_add.mlir --device sim --poison", "", "are for the interpreter; the device is sim:sm_90a", 1},
		{"examples/vector_add.mlir --device sim --unchecked=assume", "", "of --unchecked the simulator has races only; the device is sim:sm_90a", 1},
		{"examples/vector_add.mlir --device sim --unchecked", "", "of --unchecked the simulator has races only; the device is sim:sm_90a", 1},
		{racing + " --device sim", "", ":6:10: error: st.global.b32: race at byte 0 of the buffer of x: it is written by another tile block, and nothing orders the two", 1},
		{racing + " --device sim --unchecked=races", "", "", 0},
		{"examples/vector_add.mlir --device sim:80", "", `target "80": expected sm_XX`, exitUsage},
		{"examples/vector_add.mlir --device cpu:1", "", deviceForms, exitUsage},
	} {
		var stdout, stderr bytes.Buffer
		args := strings.Fields(strings.Replace(c.args, "examples/", examples, 1))
		code := run(args, nil, &stdout, &stderr)
		said := strings.ReplaceAll(stderr.String(), examples, "examples/")
		if code != c.code || !strings.Contains(stdout.String(), c.out) || !strings.Contains(said, c.err) {
			t.Errorf("%s: exit %d\n%s%s", c.args, code, stdout.String(), said)
		}
	}
}

// TestDifferentProduct demands that wrong results of a matrix product are explained: the
// instruction that multiplies other elements, or multiplies them as another type.
func TestDifferentProduct(t *testing.T) {
	for _, c := range []struct{ target, from, to, want string }{
		{"sm_80", ".trans.shared", ".shared", "the 8×8 matrices of operand A are transposed: element (1, 0) of operand A is byte 128 of the buffer of A"},
		{"sm_80", ".f16.f16.f32", ".bf16.bf16.f32", "f16 bits are read as bf16: element (0, 0) of operand A is byte 0 of the buffer of A, which the program multiplies as f16"},
		{"sm_90a", ".f32.f16.f16", ".f32.bf16.bf16", "f16 bits are read as bf16"},
	} {
		tools := defaultToolchain()
		tools.compile = func(ctx context.Context, m *ast.Module, target, entry string, of known, lineInfo bool, by *recipe.Recipe, remarks *remark.List, without ...string) (*launcher.Code, error) {
			code, err := compile(ctx, m, target, entry, of, lineInfo, by, remarks, without...)
			if err == nil {
				code.PTX = bytes.Replace(code.PTX, []byte(c.from), []byte(c.to), 1)
			}
			return code, err
		}
		var stdout, stderr bytes.Buffer
		args := []string{examples + "gemm_views.mlir", "--device", "sim:" + c.target, "--check", "--grid", "1,1"}
		args = append(args, strings.Fields("--arg A=rand:f16:64x64:5 --arg B=rand:f16:64x64:6 --arg C=zeros:f32:64x64 --arg M=64 --arg N=64 --arg K=64 --arg stride_ak=64 --arg stride_bn=64 --arg stride_cm=64")...)
		code := newCommand(tools, nil, &stdout, &stderr).run(args)
		if code != exitFail || !strings.Contains(stderr.String(), c.want) {
			t.Errorf("%s for %s: exit %d, expected %q\n%s%s", c.to, c.from, code, c.want, stdout.String(), stderr.String())
		}
	}
}
