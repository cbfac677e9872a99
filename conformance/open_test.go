package conformance

import (
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/ast/opdoc"
	"tileir/verify"
)

// openPoint is a program that shows how a question is answered that the specification
// leaves open: by what it prints, or where it stops.
type openPoint struct {
	question string // as docs/LANGUAGE.md asks it
	body     string
	prints   string
	stops    string // "": it does not
}

const cells = `%p = alloca num_elem = 256, alignment = 16 : tile<ptr<i32>>
%view = make_tensor_view %p, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
%one = make_partition_view %view : partition_view<tile=(1), tensor_view<256xi32, strides=[1]>>
%seven = constant <i32: [7]> : tile<1xi32>
`

var openPoints = []openPoint{
	{question: "indices, extents and strides of views: signed?", body: cells + `
%last = constant <i8: -1> : tile<i8>
%same = constant <i32: 255> : tile<i32>
%t = store_view_tko weak %seven, %one[%last] : tile<1xi32>, partition_view<tile=(1), tensor_view<256xi32, strides=[1]>>, tile<i8> -> token
%r, %u = load_view_tko weak %one[%same] token = %t : partition_view<tile=(1), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
print_tko "%d\n", %r : tile<1xi32> -> token
`, prints: "[7]\n"},
	{question: "a gather index beyond the tensor", body: cells + `
%zero = constant <i32: 0> : tile<i32>
%rows = constant <i32: [0, 300]> : tile<2xi32>
%both = constant <i32: [5, 6]> : tile<2xi32>
%rows_view = make_gather_scatter_view %view : gather_scatter_view<tile=(2), padding_value = zero, tensor_view<256xi32, strides=[1]>, sparse_dim=0>
%t = store_view_tko weak %both, %rows_view[%rows] : tile<2xi32>, gather_scatter_view<tile=(2), padding_value = zero, tensor_view<256xi32, strides=[1]>, sparse_dim=0>, tile<2xi32> -> token
%r, %u = load_view_tko weak %rows_view[%rows] token = %t : gather_scatter_view<tile=(2), padding_value = zero, tensor_view<256xi32, strides=[1]>, sparse_dim=0>, tile<2xi32> -> tile<2xi32>, token
print_tko "%d\n", %r : tile<2xi32> -> token
`, prints: "[5, 0]\n"},
	{question: "an extent of 2^63 or more", body: `%p = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
%n = constant <i64: -1> : tile<i64>
%v = make_tensor_view %p, shape = [%n], strides = [1] : tile<i64> -> tensor_view<?xi32, strides=[1]>
`, stops: "extent 18446744073709551615 of dimension 0 is 2^63 or more"},
	{question: "what a directive of `print_tko` prints that does not suit its argument", body: `%f = constant <f32: 1.5> : tile<f32>
%i = constant <i32: 3> : tile<i32>
print_tko "%d %f\n", %f, %i : tile<f32>, tile<i32> -> token
`, prints: "1.5 3.000000\n"},
	{question: "two elements of a store that write the same value to one place", body: `%p = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
%p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
%p2 = broadcast %p1 : tile<1xptr<i32>> -> tile<2xptr<i32>>
%v = constant <i32: 7> : tile<2xi32>
store_ptr_tko weak %p2, %v : tile<2xptr<i32>>, tile<2xi32> -> token
`, stops: "undefined behaviour in store_ptr_tko"},
	{question: "the padding of a masked load without one", body: `%p = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
%p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
%no = constant <i1: false> : tile<1xi1>
%v, %t = load_ptr_tko weak %p1, %no : tile<1xptr<i32>>, tile<1xi1> -> tile<1xi32>, token
print_tko "loaded\n" -> token
print_tko "%d\n", %v : tile<1xi32> -> token
`, prints: "loaded\n", stops: "a value that is printed is undefined"},
	{question: "elements beyond a tensor where the view has no padding", body: `%p = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
%three = make_tensor_view %p, shape = [3], strides = [1] : tensor_view<3xi32, strides=[1]>
%pair = make_partition_view %three : partition_view<tile=(2), tensor_view<3xi32, strides=[1]>>
%i = constant <i32: 1> : tile<i32>
%x = constant <i32: [7, 8]> : tile<2xi32>
%t = store_view_tko weak %x, %pair[%i] : tile<2xi32>, partition_view<tile=(2), tensor_view<3xi32, strides=[1]>>, tile<i32> -> token
%r, %u = load_view_tko weak %pair[%i] token = %t : partition_view<tile=(2), tensor_view<3xi32, strides=[1]>>, tile<i32> -> tile<2xi32>, token
%same = cmpi equal %r, %r, signed : tile<2xi32> -> tile<2xi1>
print_tko "%d\n", %same : tile<2xi1> -> token
`, prints: "[1, 1]\n"},
	{question: "the sign and payload of NaN results", body: `%nan = constant <f32: 0xFFC12345> : tile<f32>
%inf = constant <f32: 0x7F800000> : tile<f32>
%a = addf %nan, %inf : tile<f32>
%b = subf %inf, %inf : tile<f32>
%ai = bitcast %a : tile<f32> -> tile<i32>
%bi = bitcast %b : tile<f32> -> tile<i32>
%same = cmpi equal %ai, %bi, signed : tile<i32> -> tile<i1>
print_tko "%d\n", %same : tile<i1> -> token
`, prints: "1\n"},
}

// keptQuestion is answered by what is printed of a module.
const keptQuestion = "an unknown `loc`, attribute or hint"

// TestOpenPoints holds the answers of docs/LANGUAGE.md to what programs do: a row of the table
// has a program, a program has a row.
func TestOpenPoints(t *testing.T) {
	_, section, _ := strings.Cut(readPage(t, languagePage), "## What the specification leaves open\n")
	asked := map[string]bool{}
	for _, row := range regexp.MustCompile(`(?m)^\| (.*?) \| .* \|$`).FindAllStringSubmatch(section, -1) {
		asked[row[1]] = true
	}
	delete(asked, "question")
	if !asked[keptQuestion] {
		t.Errorf("the page does not ask %q", keptQuestion)
	}
	delete(asked, keptQuestion)
	for _, p := range openPoints {
		if !asked[p.question] {
			t.Errorf("the page does not ask %q", p.question)
		}
		delete(asked, p.question)
		said, err := runText(t, opdoc.Doc{Example: p.body}.Program())
		if said != p.prints || (err != nil) != (p.stops != "") || err != nil && !strings.Contains(err.Error(), p.stops) {
			t.Errorf("%s: prints %q, %v; expected %q and %q", p.question, said, err, p.prints, p.stops)
		}
	}
	for question := range asked {
		t.Errorf("no program answers %q", question)
	}
}

// TestUnknownIsKept is the answer to keptQuestion.
func TestUnknownIsKept(t *testing.T) {
	m := parseValid(t, `cuda_tile.module @m {
  entry @example() optimization_hints=<sm_90 = {colour = 3}> {
    %d = constant <i32: 1> : tile<i32>
    %c = negi %d {note = "kept"} : tile<i32> loc(unknown)
  }
}
`)
	var printed strings.Builder
	if err := m.Print(&printed, ast.PrintOptions{DebugInfo: true}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"colour = 3", `note = "kept"`, "loc(unknown)"} {
		if !strings.Contains(printed.String(), want) {
			t.Errorf("%s is lost:\n%s", want, &printed)
		}
	}
	if found := verify.Check(m, verify.Options{WarnHints: true}); len(found) != 1 || !strings.Contains(found[0].Message, "got colour") {
		t.Errorf("expected a warning about the hint, got %v", found)
	}
}
