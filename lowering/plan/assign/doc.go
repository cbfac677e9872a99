// Package assign gives every tile a layout: which thread holds which element.
//
// The package must not know why products and copies are as they are, or by what tiles go
// to other threads.
package assign
