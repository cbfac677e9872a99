package launcher

import (
	"context"
	"errors"
	"testing"

	"tileir/ast/num"
)

// noRoom is a device without memory.
type noRoom struct{ Device }

func (noRoom) Alloc(context.Context, int64) (Buffer, error) { return nil, errors.New("no room") }

// TestUploadFails: a device that has no memory is an error, and nothing more.
func TestUploadFails(t *testing.T) {
	params := []Param{{Name: "x", Elem: num.F32, Pointer: true}}
	bindings, err := Bind(params, ArgGroup{Args: []string{"zeros:f32:4"}})
	if err != nil {
		t.Fatal(err)
	}
	array, err := bindings[0].Array(0)
	if err != nil {
		t.Fatal(err)
	}
	_, err = UploadArguments(t.Context(), noRoom{}, Entry{Name: "k", Params: params}, bindings, []*Array{array})
	if err == nil || err.Error() != "entry k: parameter x (ptr<f32>): no room" {
		t.Errorf("got %v", err)
	}
}
