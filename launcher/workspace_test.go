package launcher

import (
	"bytes"
	"testing"
)

// Parts that are not there are taken from the start.
func TestWorkspaceHeader(t *testing.T) {
	for parts, want := range map[int][]byte{
		1:  {0xfe, 0xff, 0xff, 0xff},
		32: {0, 0, 0, 0},
		33: {0, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff},
	} {
		want = append([]byte{byte(len(want) / 4), 15: 0}, want...)
		if got := WorkspaceHeader(parts); !bytes.Equal(got, want) {
			t.Errorf("%d parts: got %x, want %x", parts, got, want)
		}
	}
	if got := WorkspaceBytes(Hidden{Bytes: 1 << 20, Align: 256}, 33); got != 16+8+256+33<<20 {
		t.Errorf("size: %d", got)
	}
}
