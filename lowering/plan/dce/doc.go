// Package dce drops what a plan does not read any more: ops without readers, and what
// loops carry for themselves alone.
//
// The package must not know why it is not read.
package dce
