// Package recipe reads schedules that stand in a file of their own, and writes them
// into the entries they are for.
//
// A recipe is made of rules, each for entries by name and target, of steps, which are
// settings under a name, and of settings: the attributes of docs/PLAN.md that may be
// given, without gpu. before their names.
//
//	step deep for load { copy = "cp.async.bulk.tensor" stages = 4 }
//
//	entry gemm_* on sm_90a {
//	  warps = 8
//	  occupancy = 1
//	  product of 128x128xf32 from ?x?xf16 { instruction = "wgmma.m64k16.f32.f16" }
//	  load { use deep }
//	  load 1 { stages = 3 }
//	}
//
// Products and loads are counted from 0 in the order in which the pass schedule meets
// them, which is when rules are carried out; what a rule says of the entry itself is there
// from the beginning. A later setting goes before an earlier one, and a recipe before the
// source. What a rule leaves open is chosen as ever.
//
// The package must not know how a schedule is chosen or carried out.
package recipe
