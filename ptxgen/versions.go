package ptxgen

import "strings"

// maxVersion is the newest version emitted: what the drivers of CUDA 13.0 load.
var maxVersion = Version{9, 0}

// demand says that opcodes with a prefix, and holding a fragment, need a
// version of PTX. All entries that match count.
type versionDemand struct {
	prefix   string
	fragment string
	version  Version
}

// versionDemands lists what needs more than PTX 7.0, the version of the oldest
// target, after the "PTX ISA Notes" of each instruction in the manual.
var versionDemands = []versionDemand{
	{"cvta", ".param", Version{7, 7}},
	{"add", ".bf16", Version{7, 8}},
	{"sub", ".bf16", Version{7, 8}},
	{"mul", ".bf16", Version{7, 8}},
	{"add", ".f32x2", Version{8, 6}},
	{"mul", ".f32x2", Version{8, 6}},
	{"fma", ".f32x2", Version{8, 6}},
	{"setp", ".bf16", Version{7, 8}},
	{"set", ".bf16", Version{7, 8}},
	{"cvt", "bf16.f64", Version{7, 8}},
	{"cvt", "bf16.s", Version{7, 8}},
	{"cvt", "bf16.u", Version{7, 8}},
	{"cvt", ".f32.bf16", Version{7, 1}},
	{"cvt", ".tf32", Version{7, 0}},
	{"cvt.rn.tf32", "", Version{7, 8}},
	{"cvt.rz.tf32", "", Version{7, 8}},
	{"cvt", ".e4m3x2", Version{8, 1}},
	{"cvt", ".e5m2x2", Version{8, 1}},
	{"cvt", "e2m1x2", Version{8, 6}},
	{"cvt", "e3m2x2", Version{8, 6}},
	{"cvt", "e2m3x2", Version{8, 6}},
	{"cvt", "ue8m0x2", Version{8, 6}},
	{"cvt.rs", "", Version{8, 7}},
	{"cvt", ".e4m3x4", Version{8, 7}},
	{"cvt", ".e5m2x4", Version{8, 7}},
	{"atom", ".bf16", Version{7, 8}},
	{"red", ".bf16", Version{7, 8}},
	{"atom", ".v2", Version{8, 1}},
	{"atom", ".v4", Version{8, 1}},
	{"red", ".v2", Version{8, 1}},
	{"red", ".v4", Version{8, 1}},
	{"atom", ".b128", Version{8, 3}},
	{"atom", ".cluster", Version{7, 8}},
	{"red", ".cluster", Version{7, 8}},
	{"ld", ".cluster", Version{7, 8}},
	{"st", ".cluster", Version{7, 8}},
	{"fence", ".cluster", Version{7, 8}},
	{"fence.acquire", "", Version{8, 6}},
	{"fence.release", "", Version{8, 6}},
	{"fence.proxy", "", Version{7, 5}},
	{"fence.proxy.async", "", Version{8, 0}},
	{"fence.proxy.tensormap", "", Version{8, 3}},
	{"fence.mbarrier_init", "", Version{8, 0}},
	{"createpolicy", "", Version{7, 4}},
	{"ld", ".L2::", Version{7, 4}},
	{"ld", ".L1::", Version{7, 4}},
	{"ld", ".b128", Version{8, 3}},
	{"ld", ".v8", Version{8, 8}},
	{"st", ".v8", Version{8, 8}},
	{"st", ".L2::cache_hint", Version{7, 4}},
	{"st", ".L1::", Version{7, 4}},
	{"st.async", "", Version{8, 1}},
	{"red.async", "", Version{8, 1}},
	{"cp.async", ".L2::", Version{7, 4}},
	{"cp.async.mbarrier", "", Version{7, 0}},
	{"cp.async.bulk", "", Version{8, 0}},
	{"cp.async.bulk", ".shared::cta.global", Version{8, 6}},
	{"cp.async.bulk.prefetch", "", Version{8, 0}},
	{"cp.async.bulk", ".tile::gather4", Version{8, 6}},
	{"cp.async.bulk", ".tile::scatter4", Version{8, 6}},
	{"cp.async.bulk", ".cta_group", Version{8, 6}},
	{"cp.reduce.async.bulk", "", Version{8, 0}},
	{"prefetch.tensormap", "", Version{8, 0}},
	{"prefetch", ".tensormap", Version{8, 0}},
	{"tensormap.", "", Version{8, 3}},
	{"mbarrier.try_wait", "", Version{7, 8}},
	{"mbarrier.test_wait", ".parity", Version{7, 1}},
	{"mbarrier.arrive.expect_tx", "", Version{8, 0}},
	{"mbarrier.expect_tx", "", Version{8, 0}},
	{"mbarrier.complete_tx", "", Version{8, 0}},
	{"mbarrier", ".cluster", Version{8, 0}},
	{"mbarrier.arrive", ".shared::c", Version{7, 8}},
	{"mbarrier.try_wait", ".relaxed", Version{8, 0}},
	{"barrier.cluster", "", Version{7, 8}},
	{"mapa", "", Version{7, 8}},
	{"getctarank", "", Version{7, 8}},
	{"isspacep", "::", Version{7, 8}},
	{"elect.sync", "", Version{8, 0}},
	{"griddepcontrol", "", Version{7, 8}},
	{"setmaxnreg", "", Version{8, 0}},
	{"wgmma", "", Version{8, 0}},
	{"mma.sync", ".e4m3", Version{8, 4}},
	{"mma.sync", ".e5m2", Version{8, 4}},
	{"mma.sync", "kind::", Version{8, 7}},
	{"mma", ".block_scale", Version{8, 7}},
	{"mma.sp::ordered_metadata", "", Version{8, 5}},
	{"stmatrix", "", Version{7, 8}},
	{"movmatrix", "", Version{7, 8}},
	{"ldmatrix", ".b8", Version{8, 6}},
	{"ldmatrix", ".b8x16", Version{8, 6}},
	{"multimem", "", Version{8, 1}},
	{"tcgen05", "", Version{8, 6}},
	{"tcgen05", ".ld.red", Version{9, 0}},
	{"clusterlaunchcontrol", "", Version{8, 6}},
	{"redux.sync", ".f32", Version{8, 6}},
	{"applypriority", "", Version{7, 4}},
	{"discard", "", Version{7, 4}},
	{"bmsk", "", Version{7, 6}},
	{"szext", "", Version{7, 6}},
	{"min", ".xorsign", Version{7, 2}},
	{"max", ".xorsign", Version{7, 2}},
	{"min.relu", "", Version{8, 0}},
	{"tanh", ".bf16", Version{7, 8}},
	{"ex2", ".bf16", Version{7, 8}},
}

// specialRegisterDemands are the special registers newer than PTX 7.0.
var specialRegisterDemands = []versionDemand{
	{"%cluster", "", Version{7, 8}},
	{"%is_explicit_cluster", "", Version{7, 8}},
	{"%ncluster", "", Version{7, 8}},
	{"%nclusterid", "", Version{7, 8}},
	{"%reserved_smem", "", Version{7, 6}},
	{"%total_smem", "", Version{4, 1}},
	{"%aggr_smem", "", Version{8, 1}},
	{"%current_graph_exec", "", Version{8, 0}},
}

// opcodeVersion returns the version that an opcode with its modifiers needs.
func opcodeVersion(opcode string) Version {
	return matchVersion(versionDemands, opcode)
}

func matchVersion(table []versionDemand, s string) Version {
	need := Version{7, 0}
	for i := range table {
		d := &table[i]
		if need.less(d.version) && strings.HasPrefix(s, d.prefix) && strings.Contains(s, d.fragment) {
			need = d.version
		}
	}
	return need
}

// asmVersion returns the version that a template of inline assembly needs: the
// most that any of its words asks for.
func asmVersion(template string) Version {
	need := Version{7, 0}
	for i := 0; i < len(template); {
		start := i
		for i < len(template) && isAsmWord(template[i]) {
			i++
		}
		if i == start {
			i++
			continue
		}
		word, table := template[start:i], versionDemands
		if word[0] == '%' {
			table = specialRegisterDemands
		}
		if v := matchVersion(table, word); need.less(v) {
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
