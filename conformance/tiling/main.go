// Command tiling compares the model's choice of tile sizes with measured times: of products
// of f16 (examples/gemm/gemm_family.mlir), for each problem size and each tile that the family
// admits. From the module's folder:
//
//	go run ./conformance/tiling csv CACHE.jsonl > FILE.csv    what tilerun --tune=all has kept, as a table
//	go run ./conformance/tiling table FILE.csv                best, worst, and the model's choice of each size, as Markdown
//	go run ./conformance/tiling analyses FILE.csv 4096×4096×4096    what explains the times of one problem's tiles
//	go run ./conformance/tiling fit FILE.csv                  constants for the model, from every other size
//	go run ./conformance/tiling plot FILE.csv FOLDER          pictures
//
// Before each of these, -target sm_80 is for times of another GPU. Where there is none, the
// simulator estimates them, of the problems and tiles of another table, behind what FILE.csv has:
//
//	go run ./conformance/tiling -target sm_80 simulate OTHER.csv FILE.csv
//	go run ./conformance/tiling -target sm_80 simulated FILE.csv 4096×4096×4096    what explains those estimates
//
// docs/TILING.md says what came out, and how the times were measured.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
)

// source is the family that is compared; measured the target whose times are those of a GPU.
const source, measured = "examples/gemm/gemm_family.mlir", "sm_90a"

func main() {
	target := flag.String("target", measured, "what the times are of")
	flag.Parse()
	if err := run(*target, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "tiling:", err)
		os.Exit(1)
	}
}

func run(target string, args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("expected csv, simulate, simulated, table, analyses, fit or plot, and a file")
	}
	if args[0] == "csv" {
		return writeCSV(os.Stdout, args[1])
	}
	problems, err := readCSV(args[1])
	if err != nil {
		return err
	}
	if args[0] == "simulate" && len(args) == 3 {
		s, err := newSimulator(source, target)
		if err != nil {
			return err
		}
		return simulate(context.Background(), s, problems, args[2])
	}
	if err := plan(context.Background(), source, target, problems); err != nil {
		return err
	}
	switch {
	case args[0] == "table":
		return table(os.Stdout, problems)
	case args[0] == "fit":
		return fit(os.Stdout, problems)
	case args[0] == "analyses" && len(args) == 3:
		return analyses(os.Stdout, problems, args[2])
	case args[0] == "simulated" && len(args) == 3:
		return simulated(os.Stdout, problems, args[2])
	case args[0] == "plot" && len(args) == 3:
		return plotAll(args[2], target, problems)
	}
	return fmt.Errorf("expected csv, table, fit, analyses or simulated with a problem, simulate with a file or plot with a folder, got %q", args)
}
