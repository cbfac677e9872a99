package launcher

import "testing"

// The generator must keep up: 4096x4096 f16 in well under 100 ms on one core.
func BenchmarkGenerate(b *testing.B) {
	for _, text := range []string{"rand:f16:4096x4096", "rand:f32:4096x4096", "randn:f16:4096x4096", "randint:-8:8:i8:4096x4096", "ones:f16:4096x4096"} {
		b.Run(text, func(b *testing.B) {
			s, err := ParseSpec(text)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := s.Array(s.elem, 1); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkCompare(b *testing.B) {
	s, _ := ParseSpec("rand:f16:4096x4096")
	x, _ := s.Array(s.elem, 1)
	y, _ := s.Array(s.elem, 2)
	for b.Loop() {
		if _, err := Compare(x, y, DefaultTolerance(x.Elem)); err != nil {
			b.Fatal(err)
		}
	}
}
