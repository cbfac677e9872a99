package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
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
