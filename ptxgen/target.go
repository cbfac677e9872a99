package ptxgen

import "tileir/ptxgen/ptx"

// Target is a GPU architecture that PTX is generated for.
type Target = ptx.Target

// Version is a PTX ISA version.
type Version = ptx.Version

// Targets lists the targets known, in ascending order.
func Targets() []Target { return ptx.Targets() }

// ParseTarget reads a target name such as "sm_90a". The error for an unknown
// name lists those known.
func ParseTarget(s string) (Target, error) { return ptx.ParseTarget(s) }
