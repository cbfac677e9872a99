package ptxsim

import (
	"fmt"
	"strings"
	"testing"
)

// TestNaN holds which NaN comes of operands that are to what an H200 made of values that
// were known only at run time (22 November 2026, driver 580). The PTX ISA leaves it open.
func TestNaN(t *testing.T) {
	const a32, b32, s32 = "0x7fc00001", "0xffc12345", "0x7f812345" // the last one signals
	const a64, b64, s64 = "0x7ff8000000000001", "0xfff8123456789abc", "0x7ff0000000012345"
	for _, c := range []struct{ op, operands, want string }{
		{"add.f32", a32 + " " + b32, "0x7fffffff"},
		{"mul.f32", b32 + " 0x3f800000", "0x7fffffff"},
		{"fma.rn.f32", b32 + " 0x3f800000 " + a32, "0x7fffffff"},
		{"min.f32", a32 + " " + b32, "0x7fffffff"},
		{"max.f32", a32 + " 0x3f800000", "0x3f800000"},
		{"max.f32", b32, b32}, // one register twice
		{"min.f32", s32, s32},
		{"max.NaN.f32", b32, "0x7fffffff"},
		{"min.ftz.f32", a32, "0x7fffffff"},
		{"max.ftz.f16", "0x7e01", "0x7fff"},
		{"min.f16x2", "0x7e017e01", "0x7fff7fff"},
		{"min.bf16x2", "0x7fc17fc1", "0x7fff7fff"},
		{"add.rn.f64", a64 + " " + b64, b64},
		{"fma.rn.f64", a64 + " " + b64 + " " + s64, b64},
		{"neg.f32", a32, "0x7fffffff"},
		{"abs.f32", b32, "0x7fffffff"},
		{"sqrt.rn.f32", b32, "0x7fffffff"},
		{"min.f16", "0xfe23", "0xfe23"},
		{"min.bf16", "0xffc2", "0x7fff"},
		{"neg.f16", "0x7e01", "0x7fff"},
		{"abs.bf16", "0xffc2", "0x7fff"},
		{"add.f64", a64 + " " + b64, b64},
		{"add.f64", b64 + " " + a64, a64},
		{"add.f64", s64 + " 0x3ff0000000000000", "0x7ff8000000012345"},
		{"sub.f64", a64 + " " + b64, b64},
		{"mul.f64", b64 + " " + a64, a64},
		{"add.f64", "0d7FF8000000000001 " + b64, a64}, // a literal counts as the second operand
		{"add.f64", b64 + " 0d7FF8000000000001", a64},
		{"sub.f64", "0d7FF8000000000001 " + b64, a64},
		{"mul.f64", "0d7FF8000000000001 " + b64, a64},
		{"mul.f64", "0d3FF0000000000000 " + b64, b64},
		{"div.rn.f64", b64 + " 0d7FF8000000000001", b64},
		{"max.f64", s64, s64},
		{"max.f64", a64 + " " + b64, b64},
		{"div.rn.f64", a64 + " " + b64, a64},
		{"fma.rn.f64", a64 + " " + b64 + " 0x3ff0000000000000", b64},
		{"fma.rn.f64", a64 + " 0x3ff0000000000000 " + b64, b64},
		{"fma.rn.f64", "0x3ff0000000000000 " + a64 + " " + b64, a64},
		{"neg.f64", b64, b64},
		{"abs.f64", s64, "0x7ff8000000012345"},
		{"cvt.f32.bf16", "0xffc2", "0xffc20000"},
		{"cvt.f32.f16", "0xfe23", "0x7fffffff"},
		{"cvt.f64.f16", "0xfe23", "0xfff88c0000000000"},
		{"cvt.rn.f16.f64", b64, "0xfe04"},
		{"cvt.rna.tf32.f32", b32, "0xffc12000"},
		{"cvt.rzi.s32.f32", b32, "0x0"},
		{"cvt.rzi.s32.f64", b64, "0x80000000"},
	} {
		t.Run(c.op+" "+c.operands, func(t *testing.T) {
			got, err := runText(t, kernelText(nanText(c.op, strings.Fields(c.operands))), 32, 64, Options{})
			if err != nil {
				t.Fatal(err)
			}
			if v := fmt.Sprintf("%#x", uint64(got[0])|uint64(got[1])<<32); v != c.want {
				t.Errorf("got %s, expected %s", v, c.want)
			}
		})
	}
}

// nanText computes of constants in registers, and of literals, which start with 0d, and
// stores 64 bits; of one operand, where the instruction takes two, of the same register twice.
func nanText(op string, operands []string) string {
	mods := strings.Split(op, ".")
	from, to := mods[len(mods)-1], mods[len(mods)-1]
	if mods[0] == "cvt" {
		to = mods[len(mods)-2]
	}
	prefix := func(t string) (string, int) {
		switch {
		case strings.HasSuffix(t, "64"):
			return "%rd", 64
		case strings.HasSuffix(t, "f16"):
			return "%rs", 16
		}
		return "%r", 32
	}
	reg, width := prefix(from)
	out, size := prefix(to)
	var b, list strings.Builder
	for i, v := range operands {
		if strings.HasPrefix(v, "0d") {
			list.WriteString(", " + v)
			continue
		}
		fmt.Fprintf(&b, "\tmov.b%d %s%d, %s;\n", width, reg, i+3, v)
		fmt.Fprintf(&list, ", %s%d", reg, i+3)
	}
	if (mods[0] == "min" || mods[0] == "max") && len(operands) == 1 {
		list.WriteString(list.String())
	}
	fmt.Fprintf(&b, "\t%s %s7%s;\n\tsetp.eq.u32 %%p1, %%r1, 0;\n\t@%%p1 st.global.b%d [%%rd1], %s7;", op, out, list.String(), size, out)
	return b.String()
}
