// Package schedule decides how an entry will run, from what the machine has and what is
// known of the entry: warps, instructions, what is copied ahead by whom and in how many
// stages, registers. It writes that down as attributes, each with its reason as a remark,
// and keeps what stands there already. What it wrote others read by Schedule.
//
// The package must not know layouts of threads, where shared memory lies, or how a
// schedule is carried out.
package schedule
