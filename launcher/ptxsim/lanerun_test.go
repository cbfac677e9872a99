package ptxsim

import (
	"fmt"
	"testing"
)

// down exchanges words between lanes: %r4 is the address of the thread's own word in shared
// memory, %r5 that of the lane as far from the last one as it is from the first, %r6
// that of such a lane of the other warp.
const down = turn + `
	xor.b32 %r5, %r2, 124;
	xor.b32 %r6, %r5, 128;
	add.s32 %r5, %r3, %r5;
	add.s32 %r6, %r3, %r6;
`

// TestLanesDown accesses memory from each lane in front of where the one before does.
func TestLanesDown(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       func(thread int) int
	}{
		{"words are read", down + "st.shared.b32 [%r4], %r1; bar.sync 0; ld.shared.b32 %r7, [%r6]; st.global.b32 [%rd2], %r7;",
			func(i int) int { return i ^ 63 }},
		{"words are written", down + "st.shared.b32 [%r6], %r1; bar.sync 0; ld.shared.b32 %r7, [%r4]; st.global.b32 [%rd2], %r7;",
			func(i int) int { return i ^ 63 }},
		{"bytes", turn + "sub.s32 %r5, 63, %r1; add.s32 %r5, %r3, %r5; st.shared.b8 [%r5], %r1; bar.sync 0; ld.shared.u8 %r7, [%r5]; add.s32 %r6, %r3, %r1; ld.shared.u8 %r8, [%r6]; shl.b32 %r8, %r8, 8; or.b32 %r7, %r7, %r8; st.global.b32 [%rd2], %r7;",
			func(i int) int { return i | (63-i)<<8 }},
		{"pairs", turn + "sub.s32 %r5, 63, %r1; shl.b32 %r5, %r5, 3; add.s32 %r5, %r3, %r5; shl.b32 %r6, %r1, 8; st.shared.v2.b32 [%r5], {%r1, %r6}; bar.sync 0; ld.shared.v2.b32 {%r7, %r8}, [%r5]; or.b32 %r7, %r7, %r8; st.global.b32 [%rd2], %r7;",
			func(i int) int { return i | i<<8 }},
		{"some lanes of global memory", "sub.s32 %r2, 63, %r1; mul.wide.u32 %rd3, %r2, 4; add.s64 %rd3, %rd1, %rd3; setp.ne.u32 %p1, %r1, 5; @%p1 st.global.b32 [%rd3], %r1; bar.sync 0; ld.global.b32 %r4, [%rd3]; add.s32 %r4, %r4, 1; st.global.b32 [%rd3], %r4;",
			func(i int) int {
				if i == 63-5 {
					return 1
				}
				return 64 - i
			}},
	} {
		for _, o := range []Options{{Races: RacesOn}, {Races: RacesOff}} {
			t.Run(fmt.Sprintf("%s/%d", c.name, o.Races), func(t *testing.T) {
				got, err := runText(t, kernelText(c.body), 64, 64, o)
				if err != nil {
					t.Fatal(err)
				}
				for i, v := range got {
					if int(v) != c.want(i) {
						t.Errorf("thread %d: got %#x, expected %#x", i, v, c.want(i))
					}
				}
			})
		}
	}
}
