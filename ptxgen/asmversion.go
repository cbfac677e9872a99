package ptxgen

import "tileir/ptxgen/ptx"

// asmVersion returns the version that a template of inline assembly needs: the
// most that any of its words asks for.
func asmVersion(template string, sm int) Version {
	need := Version{Major: 7}
	for i := 0; i < len(template); {
		start := i
		for i < len(template) && isAsmWord(template[i]) {
			i++
		}
		if i == start {
			i++
			continue
		}
		word, demand := template[start:i], ptx.MnemonicVersion
		if word[0] == '%' {
			demand = ptx.SpecialVersion
		}
		if v := demand(word, sm); need.Less(v) {
			need = v
		}
	}
	return need
}

// isAsmWord reports whether c can be part of an opcode or a special register.
func isAsmWord(c byte) bool {
	return c == '.' || c == '_' || c == ':' || c == '%' ||
		'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}
