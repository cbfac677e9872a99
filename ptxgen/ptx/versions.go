package ptx

import "strings"

// MaxVersion is the newest version in the tables: what the drivers of CUDA 13.0
// load.
var MaxVersion = Version{9, 0}

// versionDemand says that opcodes with a prefix, and holding a fragment, need a
// version of PTX. All entries that match count.
type versionDemand struct {
	prefix   string
	fragment string
	version  Version
	// below restricts the entry to targets older than an SM, unless it is 0.
	below int
}

// versionDemands lists what needs more than PTX 7.0, the version of the oldest
// target, after the "PTX ISA Notes" of each instruction in the manual.
var versionDemands = []versionDemand{
	{"", ".shared::cta", Version{7, 8}, 0},
	{"", ".shared::cluster", Version{7, 8}, 0},
	{"cvta", ".param", Version{7, 7}, 0},
	{"add", ".bf16", Version{7, 8}, 0},
	{"sub", ".bf16", Version{7, 8}, 0},
	{"mul", ".bf16", Version{7, 8}, 0},
	{"add", ".f32x2", Version{8, 6}, 0},
	{"mul", ".f32x2", Version{8, 6}, 0},
	{"fma", ".f32x2", Version{8, 6}, 0},
	{"setp", ".bf16", Version{7, 8}, 0},
	{"set", ".bf16", Version{7, 8}, 0},
	{"cvt", "bf16.f64", Version{7, 8}, 0},
	{"cvt", "bf16.s", Version{7, 8}, 0},
	{"cvt", "bf16.u", Version{7, 8}, 0},
	{"cvt", ".f32.bf16", Version{7, 1}, 0},
	{"cvt", ".tf32", Version{7, 0}, 0},
	{"cvt.rn.tf32", "", Version{7, 8}, 0},
	{"cvt.rz.tf32", "", Version{7, 8}, 0},
	{"cvt", ".e4m3x2", Version{7, 8}, 0},
	{"cvt", ".e4m3x2", Version{8, 1}, 90},
	{"cvt", ".e5m2x2", Version{7, 8}, 0},
	{"cvt", ".e5m2x2", Version{8, 1}, 90},
	{"cvt", "e2m1x2", Version{8, 6}, 0},
	{"cvt", "e3m2x2", Version{8, 6}, 0},
	{"cvt", "e2m3x2", Version{8, 6}, 0},
	{"cvt", "ue8m0x2", Version{8, 6}, 0},
	{"cvt.rs", "", Version{8, 7}, 0},
	{"cvt", ".e4m3x4", Version{8, 7}, 0},
	{"cvt", ".e5m2x4", Version{8, 7}, 0},
	{"atom", ".bf16", Version{7, 8}, 0},
	{"red", ".bf16", Version{7, 8}, 0},
	{"atom", ".v2", Version{8, 1}, 0},
	{"atom", ".v4", Version{8, 1}, 0},
	{"red", ".v2", Version{8, 1}, 0},
	{"red", ".v4", Version{8, 1}, 0},
	{"atom", ".b128", Version{8, 3}, 0},
	{"atom", ".cluster", Version{7, 8}, 0},
	{"red", ".cluster", Version{7, 8}, 0},
	{"ld", ".cluster", Version{7, 8}, 0},
	{"st", ".cluster", Version{7, 8}, 0},
	{"fence", ".cluster", Version{7, 8}, 0},
	{"fence.acquire", "", Version{8, 6}, 0},
	{"fence.release", "", Version{8, 6}, 0},
	{"fence.proxy", "", Version{7, 5}, 0},
	{"fence.proxy.async", "", Version{8, 0}, 0},
	{"fence.proxy.tensormap", "", Version{8, 3}, 0},
	{"fence.mbarrier_init", "", Version{8, 0}, 0},
	{"createpolicy", "", Version{7, 4}, 0},
	{"ld", ".L2::", Version{7, 4}, 0},
	{"ld", ".L1::", Version{7, 4}, 0},
	{"ld", ".b128", Version{8, 3}, 0},
	{"ld", ".v8", Version{8, 8}, 0},
	{"st", ".v8", Version{8, 8}, 0},
	{"st", ".L2::cache_hint", Version{7, 4}, 0},
	{"st", ".L1::", Version{7, 4}, 0},
	{"st.async", "", Version{8, 1}, 0},
	{"red.async", "", Version{8, 1}, 0},
	{"cp.async", ".L2::", Version{7, 4}, 0},
	{"cp.async.mbarrier", "", Version{7, 0}, 0},
	{"cp.async.bulk", "", Version{8, 0}, 0},
	{"cp.async.bulk", ".shared::cta.global", Version{8, 6}, 0},
	{"cp.async.bulk.prefetch", "", Version{8, 0}, 0},
	{"cp.async.bulk", ".tile::gather4", Version{8, 6}, 0},
	{"cp.async.bulk", ".tile::scatter4", Version{8, 6}, 0},
	{"cp.async.bulk", ".cta_group", Version{8, 6}, 0},
	{"cp.reduce.async.bulk", "", Version{8, 0}, 0},
	{"prefetch.tensormap", "", Version{8, 0}, 0},
	{"prefetch", ".tensormap", Version{8, 0}, 0},
	{"tensormap.", "", Version{8, 3}, 0},
	{"mbarrier.try_wait", "", Version{7, 8}, 0},
	{"mbarrier.test_wait", ".parity", Version{7, 1}, 0},
	{"mbarrier.arrive.expect_tx", "", Version{8, 0}, 0},
	{"mbarrier.expect_tx", "", Version{8, 0}, 0},
	{"mbarrier.complete_tx", "", Version{8, 0}, 0},
	{"mbarrier", ".cluster", Version{8, 0}, 0},
	{"mbarrier.arrive", "", Version{7, 1}, 0},
	{"mbarrier.arrive", ".shared::cluster", Version{8, 0}, 0},
	{"mbarrier.try_wait", ".relaxed", Version{8, 0}, 0},
	{"barrier.cluster", "", Version{7, 8}, 0},
	{"mapa", "", Version{7, 8}, 0},
	{"getctarank", "", Version{7, 8}, 0},
	{"isspacep", "::", Version{7, 8}, 0},
	{"elect.sync", "", Version{8, 0}, 0},
	{"griddepcontrol", "", Version{7, 8}, 0},
	{"setmaxnreg", "", Version{8, 0}, 0},
	{"wgmma", "", Version{8, 0}, 0},
	{"wgmma", ".s8.u8", Version{8, 4}, 0},
	{"wgmma", ".u8.s8", Version{8, 4}, 0},
	{"mma.sync", ".e4m3", Version{8, 4}, 0},
	{"mma.sync", ".e5m2", Version{8, 4}, 0},
	{"mma.sync.aligned.m16n8k16", ".e4m3", Version{8, 7}, 0},
	{"mma.sync.aligned.m16n8k16", ".e5m2", Version{8, 7}, 0},
	{"mma.sync", ".f16.e4m3", Version{8, 7}, 0},
	{"mma.sync", ".f16.e5m2", Version{8, 7}, 0},
	{"mma.sync", "kind::", Version{8, 7}, 0},
	{"mma", ".block_scale", Version{8, 7}, 0},
	{"mma.sp::ordered_metadata", "", Version{8, 5}, 0},
	{"stmatrix", "", Version{7, 8}, 0},
	{"movmatrix", "", Version{7, 8}, 0},
	{"ldmatrix", ".b8", Version{8, 6}, 0},
	{"ldmatrix", ".b8x16", Version{8, 6}, 0},
	{"multimem", "", Version{8, 1}, 0},
	{"tcgen05", "", Version{8, 6}, 0},
	{"tcgen05", ".ld.red", Version{9, 0}, 0},
	{"clusterlaunchcontrol", "", Version{8, 6}, 0},
	{"redux.sync", ".f32", Version{8, 6}, 0},
	{"applypriority", "", Version{7, 4}, 0},
	{"discard", "", Version{7, 4}, 0},
	{"bmsk", "", Version{7, 6}, 0},
	{"szext", "", Version{7, 6}, 0},
	{"min", ".xorsign", Version{7, 2}, 0},
	{"max", ".xorsign", Version{7, 2}, 0},
	{"min.relu", "", Version{8, 0}, 0},
	{"tanh", ".bf16", Version{7, 8}, 0},
	{"ex2", ".bf16", Version{7, 8}, 0},
}

// specialRegisterDemands are the special registers newer than PTX 7.0.
var specialRegisterDemands = []versionDemand{
	{"%cluster", "", Version{7, 8}, 0},
	{"%is_explicit_cluster", "", Version{7, 8}, 0},
	{"%ncluster", "", Version{7, 8}, 0},
	{"%nclusterid", "", Version{7, 8}, 0},
	{"%reserved_smem", "", Version{7, 6}, 0},
	{"%total_smem", "", Version{4, 1}, 0},
	{"%aggr_smem", "", Version{8, 1}, 0},
	{"%current_graph_exec", "", Version{8, 0}, 0},
}

// MnemonicVersion returns the oldest version that knows an opcode with its
// modifiers, on an SM.
func MnemonicVersion(text string, sm int) Version {
	return matchVersion(versionDemands, text, sm)
}

// SpecialVersion returns the oldest version that knows a special register, on
// an SM.
func SpecialVersion(name string, sm int) Version {
	return matchVersion(specialRegisterDemands, name, sm)
}

func matchVersion(table []versionDemand, s string, sm int) Version {
	need := Version{7, 0}
	for i := range table {
		d := &table[i]
		if d.below != 0 && sm >= d.below {
			continue
		}
		if d.isOf(s) && need.Less(d.version) && strings.Contains(s, d.fragment) {
			need = d.version
		}
	}
	return need
}

// isOf reports whether s begins with the prefix, which of most is another from the first letter on.
func (d *versionDemand) isOf(s string) bool {
	return d.prefix == "" || s != "" && s[0] == d.prefix[0] && strings.HasPrefix(s, d.prefix)
}

// Needs returns the oldest version and target that have an instruction, on an
// SM.
func (n *Mnemonic) Needs(sm int) (Version, Target) {
	version, target := MnemonicVersion(n.Text, sm), Target{}
	if n.Form != nil {
		target = n.Form.Target
		if version.Less(n.Form.Version) || n.Form.Version.Less(Version{7, 0}) && version == (Version{7, 0}) {
			version = n.Form.Version
		}
	}
	for _, d := range targetDemands {
		if strings.HasPrefix(n.Text, d.prefix) && strings.Contains(n.Text, d.fragment) && target.SM < d.target.SM {
			target = d.target
		}
	}
	return version, target
}

// Has reports whether a target has an instruction, with its modifiers.
func (t Target) Has(instruction string) bool {
	n := NewMnemonic(instruction)
	_, oldest := n.Needs(t.SM)
	return n.Err == nil && t.has(oldest)
}

// targetDemands lists what modifiers need of a target beyond what the row of
// the table says.
var targetDemands = []struct {
	prefix   string
	fragment string
	target   Target
}{
	{"", ".shared::cluster", sm90},
	{"ld", ".cluster", sm90},
	{"st", ".cluster", sm90},
	{"atom", ".cluster", sm90},
	{"red", ".cluster", sm90},
	{"fence", ".cluster", sm90},
	{"mbarrier", ".cluster", sm90},
	{"ld", ".b128", sm70},
	{"ld", ".v8", sm100},
	{"st", ".v8", sm100},
	{"ld", ".L1::", sm70},
	{"st", ".L1::", sm70},
	{"ld", ".L2::", sm75},
	{"st", ".L2::cache_hint", sm80},
	{"min", ".xorsign", Target{SM: 86}},
	{"max", ".xorsign", Target{SM: 86}},
	{"cvt.rn.tf32", "", sm90},
	{"cvt.rz.tf32", "", sm90},
	{"cvt", "bf16.f64", sm90},
	{"cvt", "bf16.s", sm90},
	{"cvt", "bf16.u", sm90},
	{"cvt", "f64.bf16", sm90},
	{"cvt", ".bf16", sm80},
	{"mma.sync.aligned.m16n8k4.row.col.f64", "", sm90},
	{"mma.sync.aligned.m16n8k8.row.col.f64", "", sm90},
	{"mma.sync.aligned.m16n8k16.row.col.f64", "", sm90},
	{"mma.sync.aligned.m16n8", ".s8", sm80},
	{"mma.sync.aligned.m16n8", ".u8", sm80},
	{"mma.sync.aligned.m16n8k16.row.col.f16", "", sm80},
	{"mma.sync.aligned.m16n8k16.row.col.f32.f16", "", sm80},
}
