package ptx

import (
	"strconv"
	"sync"
)

// SpecialRegister is a register that the machine sets.
type SpecialRegister struct {
	Name    string
	Type    Type
	Version Version // the oldest that knows it
	SM      int     // the oldest GPU that has it
}

// specialRows are the special registers of the PTX ISA manual, those with
// components written once.
var specialRows = []SpecialRegister{
	{"%tid.xyz", U32, Version{1, 0}, 0},
	{"%ntid.xyz", U32, Version{1, 0}, 0},
	{"%ctaid.xyz", U32, Version{1, 0}, 0},
	{"%nctaid.xyz", U32, Version{1, 0}, 0},
	{"%laneid", U32, Version{1, 3}, 0},
	{"%warpid", U32, Version{1, 3}, 0},
	{"%nwarpid", U32, Version{2, 0}, 20},
	{"%smid", U32, Version{1, 3}, 0},
	{"%nsmid", U32, Version{2, 0}, 20},
	{"%gridid", U64, Version{3, 0}, 30},
	{"%is_explicit_cluster", Pred, Version{7, 8}, 90},
	{"%clusterid.xyz", U32, Version{7, 8}, 90},
	{"%nclusterid.xyz", U32, Version{7, 8}, 90},
	{"%cluster_ctaid.xyz", U32, Version{7, 8}, 90},
	{"%cluster_nctaid.xyz", U32, Version{7, 8}, 90},
	{"%cluster_ctarank", U32, Version{7, 8}, 90},
	{"%cluster_nctarank", U32, Version{7, 8}, 90},
	{"%lanemask_eq", U32, Version{2, 0}, 20},
	{"%lanemask_le", U32, Version{2, 0}, 20},
	{"%lanemask_lt", U32, Version{2, 0}, 20},
	{"%lanemask_ge", U32, Version{2, 0}, 20},
	{"%lanemask_gt", U32, Version{2, 0}, 20},
	{"%clock", U32, Version{1, 0}, 0},
	{"%clock_hi", U32, Version{5, 0}, 20},
	{"%clock64", U64, Version{2, 0}, 20},
	{"%globaltimer", U64, Version{3, 1}, 30},
	{"%globaltimer_lo", U32, Version{3, 1}, 30},
	{"%globaltimer_hi", U32, Version{3, 1}, 30},
	{"%total_smem_size", U32, Version{4, 1}, 20},
	{"%aggr_smem_size", U32, Version{8, 1}, 90},
	{"%dynamic_smem_size", U32, Version{4, 1}, 20},
	{"%reserved_smem_offset_begin", B32, Version{7, 6}, 80},
	{"%reserved_smem_offset_end", B32, Version{7, 6}, 80},
	{"%reserved_smem_offset_cap", B32, Version{7, 6}, 80},
	{"%reserved_smem_offset_0", B32, Version{7, 6}, 80},
	{"%reserved_smem_offset_1", B32, Version{7, 6}, 80},
	{"%current_graph_exec", U64, Version{8, 0}, 50},
	{"WARP_SZ", U32, Version{1, 0}, 0},
}

// specials are the rows with their components apart, and their places by name.
var specials = sync.OnceValue(func() (table struct {
	rows []SpecialRegister
	ids  map[string]uint32
}) {
	table.ids = map[string]uint32{}
	add := func(r SpecialRegister, name string) {
		r.Name = name
		table.ids[name] = uint32(len(table.rows))
		table.rows = append(table.rows, r)
	}
	for _, r := range specialRows {
		n := len(r.Name) - len(".xyz")
		if n < 0 || r.Name[n:] != ".xyz" {
			add(r, r.Name)
			continue
		}
		for _, axis := range []string{".x", ".y", ".z"} {
			add(r, r.Name[:n]+axis)
		}
	}
	for i := range 32 {
		add(SpecialRegister{Type: B32, Version: Version{1, 0}}, "%envreg"+strconv.Itoa(i))
	}
	return table
})

// Specials returns the special registers, which operands of the kind Special
// index.
func Specials() []SpecialRegister { return specials().rows }

// FindSpecial returns the place of a special register in Specials.
func FindSpecial(name string) (id uint32, ok bool) {
	id, ok = specials().ids[name]
	return id, ok
}
