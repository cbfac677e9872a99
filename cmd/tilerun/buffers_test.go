package main

import (
	"bytes"
	"strings"
	"testing"
)

// inPlace adds the elements of two arrays into the second, which may be the first.
const inPlace = `cuda_tile.module @m {
  entry @double(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %x1 = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
    %xs = broadcast %x1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %px = offset %xs, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %y1 = reshape %y : tile<ptr<i32>> -> tile<1xptr<i32>>
    %ys = broadcast %y1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %py = offset %ys, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %v, %t = load_ptr_tko weak %px : tile<4xptr<i32>> -> tile<4xi32>, token
    %w = addi %v, %v : tile<4xi32>
    %u = store_ptr_tko weak %py, %w token = %t : tile<4xptr<i32>>, tile<4xi32> -> token
    return
  }
}
`

// listOfArrays adds 1 to the first element of each of two arrays, whose
// addresses lie in a list: address, length, address, length.
const listOfArrays = `cuda_tile.module @m {
  entry @each(%list: tile<ptr<i64>>) {
    %block, %y, %z = get_tile_block_id : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %at = muli %block, %two : tile<i32>
    %p = offset %list, %at : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %word, %t = load_ptr_tko weak %p : tile<ptr<i64>> -> tile<i64>, token
    %array = int_to_ptr %word : tile<i64> -> tile<ptr<i32>>
    %v, %u = load_ptr_tko weak %array : tile<ptr<i32>> -> tile<i32>, token
    %one = constant <i32: 1> : tile<i32>
    %w = addi %v, %one : tile<i32>
    %s = store_ptr_tko weak %array, %w token = %u : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
`

func runText(text string, args ...string) (int, string, string) {
	var out, errs bytes.Buffer
	code := run(append([]string{"-", "--device", "cpu"}, args...), strings.NewReader(text), &out, &errs)
	return code, out.String(), errs.String()
}

// TestSharedBuffer: two parameters may have one buffer, or parts of it; either
// name shows it.
func TestSharedBuffer(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"--arg arange:i32:4 --arg at:x --print y --check", "x (i32:4):\n[0 2 4 6]\ncheck x (i32:4): passed"},
		{"--arg y=zeros:i32:8 --arg x=at:y+16 --print x", "y (i32:8):\n[0 0 0 0 0 0 0 0]\n"},
		{"--arg arange:i32:8 --arg at:x+16 --print x --bench=2", "x (i32:8):\n[0 1 2 3 0 2 4 6]\nbench 2"},
		{"--arg arange:i32:4 --arg at:x --expect y=@none.npy", ""},
	} {
		code, out, errs := runText(inPlace, strings.Fields(c.args)...)
		if (code == 0) != (c.want != "") || !strings.HasPrefix(out, c.want) {
			t.Errorf("%s: exit %d: %s%s", c.args, code, out, errs)
		}
	}
}

// TestListOfArrays: a buffer of addresses, of parameters or of buffers that are
// none; on each run of --check and --bench the addresses are right.
func TestListOfArrays(t *testing.T) {
	args := strings.Fields("--grid 2 --buffer a=arange:i32:4 --buffer b=full:7:i32:2 --arg list:at:a,4,at:b,2 --print a --print b --print list --check --bench=2")
	code, out, errs := runText(listOfArrays, args...)
	want := "a (i32:4):\n[1 1 2 3]\nb (i32:2):\n[8 7]\nlist (i64:4):\n[0 4 0 2]\ncheck list (i64:4): passed"
	if code != 0 || !strings.HasPrefix(out, want) || !strings.Contains(out, "check b (i32:2): passed") {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
	code, out, errs = runText("// tilerun: --buffer a=zeros:i32:4 --arg list:at:a,4,at:a+4,4 --grid 2 --print a\n" + listOfArrays)
	if code != 0 || out != "a (i32:4):\n[1 1 0 0]\n" {
		t.Errorf("run line: exit %d: %s%s", code, out, errs)
	}
	if code, out, _ := runText(listOfArrays, append(args, "--json")...); code != 0 || !strings.Contains(out, `"value": "list:at:a,4,at:b,2"`) {
		t.Errorf("exit %d: %s", code, out)
	}
}

func TestAddressErrors(t *testing.T) {
	for args, want := range map[string]string{
		"--arg list:at:a,1":                                       `parameter list: list:at:a,1: no parameter "a"; the entry has (list: ptr<i64>)`,
		"--arg at:list":                                           "list holds at:list, expected a buffer of its own",
		"--buffer a=zeros:i32:1 --arg list:at:a+8":                "byte 8 is outside of a, which has 4 bytes",
		"--buffer list=zeros:i32:1 --arg list:1":                  "--buffer list: a parameter or buffer has that name already",
		"--buffer a=3 --arg list:1":                               "--buffer a: expected a buffer such as zeros:f32:64, got 3",
		"--buffer a=null --arg list:at:a":                         "--buffer a: expected a buffer",
		"--buffer a=zeros:i32 --arg list:at:a":                    "--buffer a: zeros:i32: expected zeros:TYPE:SHAPE",
		"--buffer a=zeros:i32:1 --buffer a=ones:i32:1 --arg null": "a parameter or buffer has that name already",
	} {
		if code, _, errs := runText(listOfArrays, strings.Fields(args)...); code == 0 || !strings.Contains(errs, want) {
			t.Errorf("%s: exit %d: %swant %s", args, code, errs, want)
		}
	}
}
