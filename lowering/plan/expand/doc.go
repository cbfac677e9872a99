// Package expand carries out a schedule: products become those of the instruction
// scheduled, their operands are staged in shared memory, and copies run ahead, made by
// a role of their own or by the threads that multiply.
//
// The package must not know why the schedule is as it is, layouts of threads, or where
// shared memory lies. What cannot be carried out is an error at its place.
package expand
