package launcher

import (
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
)

func TestAddresses(t *testing.T) {
	s, err := ParseSpec("list:at:x,64,at:y+16,-1,0x10")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := s.Addresses(), []Address{{0, Ref{"x", 0}}, {2, Ref{"y", 16}}}; !slices.Equal(got, want) {
		t.Errorf("addresses %v, expected %v", got, want)
	}
	a, err := s.Array(num.I64, 0)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []int64{0, 64, 16, -1, 16} {
		if got := a.Int(i); got != want {
			t.Errorf("element %d is %d, expected %d", i, got, want)
		}
	}
	if _, err := s.Check(num.I32); err == nil || !strings.Contains(err.Error(), "expected elements of type i32") {
		t.Errorf("got %v", err)
	}
	s, err = ParseSpec("at:%x+4")
	if ref, ok := s.At(); err != nil || !ok || ref != (Ref{"x", 4}) || s.IsBuffer() {
		t.Errorf("%v %v %v", ref, ok, err)
	}
	for text, want := range map[string]string{
		"at:":                           "expected at:NAME or at:NAME+BYTES",
		"at:x+":                         "expected at:NAME or at:NAME+BYTES",
		"at:x-4":                        "", // a name
		"at:x+99999999999999999999":     "are beyond any buffer",
		"list:":                         "expected an integer or at:NAME, got \"\"",
		"list:1,,2":                     "expected an integer or at:NAME, got \"\"",
		"list:x":                        "expected an integer or at:NAME, got \"x\"",
		"list:at:x,9223372036854775808": "expected an integer or at:NAME",
	} {
		if _, err := ParseSpec(text); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, expected %q", text, err, want)
		}
	}
}
