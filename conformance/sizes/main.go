// Command sizes times products of many sizes in one process, for conformance/sweep.py: to start
// a process and to fill its matrices takes longer than most of the products.
//
//	sizes [-device cuda|sim] FAMILY.mlir
//
// It reads members of the family kernels/gemm_sizes.mlir with elements of f16 and B along n, one
// a line, as values of its parameters, with a recipe and passes to leave out if need be:
//
//	SUM=f32 BM=128 BN=128 BK=64 M=4096 N=4096 K=4096 recipe=FILE without=PASS,PASS
//
// An empty line ends them; they are compiled then, on all cores, and assembled where ptxas is in
// the path. It answers a line "compiled". Each line that follows, "INDEX LAUNCHES PERGRAPH", asks
// for the time of one of them, counted from 0: the answer is the median in seconds, or why there
// is none behind "error: ". Before a member is timed for the first time some elements of what it
// computes are held to sums in f64.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"

	"tileir/launcher"
	"tileir/launcher/cuda"
	"tileir/launcher/ptxsim"
)

func main() {
	device := flag.String("device", "cuda", "cuda or sim")
	flag.Parse()
	if err := run(context.Background(), *device, flag.Args(), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "sizes:", err)
		os.Exit(1)
	}
}

func open(name string) (launcher.Device, error) {
	switch name {
	case "cuda":
		return cuda.Open(0)
	case "sim":
		return ptxsim.New(ptxsim.Options{Target: "sm_90a"})
	}
	return nil, fmt.Errorf("-device: expected cuda or sim, got %q", name)
}

// run answers the lines of in.
func run(ctx context.Context, deviceName string, args []string, in io.Reader, out io.Writer) error {
	if len(args) != 1 {
		return errors.New("expected the file of the family")
	}
	text, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	device, err := open(deviceName)
	if err != nil {
		return err
	}
	defer device.Close()
	lines := bufio.NewScanner(in)
	list, err := readMembers(lines)
	if err != nil {
		return err
	}
	b := &bench{device: device, members: list}
	compileAll(ctx, list, args[0], text, device.Info().Target)
	if err := b.fill(ctx); err != nil {
		return err
	}
	fmt.Fprintln(out, "compiled")
	for lines.Scan() {
		seconds, err := b.answer(ctx, lines.Text())
		if err != nil {
			fmt.Fprintf(out, "error: %s\n", strings.ReplaceAll(err.Error(), "\n", " "))
			continue
		}
		fmt.Fprintf(out, "%.4g\n", seconds)
	}
	return lines.Err()
}

// readMembers reads lines up to an empty one.
func readMembers(lines *bufio.Scanner) (list []*member, err error) {
	for lines.Scan() && lines.Text() != "" {
		m, err := parseMember(lines.Text())
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", len(list)+1, err)
		}
		list = append(list, m)
	}
	return list, lines.Err()
}

// compileAll compiles members on all cores. What one cannot be compiled for it keeps.
func compileAll(ctx context.Context, list []*member, path string, text []byte, target string) {
	room := make(chan struct{}, runtime.GOMAXPROCS(0))
	var wait sync.WaitGroup
	for _, m := range list {
		room <- struct{}{}
		wait.Go(func() {
			defer func() { <-room }()
			m.failed = m.compile(ctx, path, text, target)
		})
	}
	wait.Wait()
}
